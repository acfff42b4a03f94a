"""Small edges of rules and texts."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale import GAME
from fabletop.games.eldervale.effects import measures as m
from fabletop.games.eldervale.effects import vocabulary as e
from fabletop.games.eldervale.effects.aim import Aim
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules.counts import holds
from fabletop.games.eldervale.rules.ending import prophecies
from fabletop.games.eldervale.rules.power import gain_power
from fabletop.games.eldervale.rules.turn import why_not
from fabletop.games.eldervale.telling import text_of
from fabletop.games.eldervale.telling.abilities import ability_text
from fabletop.games.eldervale.telling.phrases import Voice
from fabletop.kernel.words import LANGUAGES

from . import deeds
from .scene import Scene


def test_el_gen_1_burning_without_may_is_no_choice(scene: type[Scene]) -> None:
    """Charcoal Burners: which card, but not whether."""
    table = scene("fire", "light")
    asked = deeds.do(table, table.a, e.Burn(1), "burn:" + table.state.offers["fire"])
    assert asked and "pass" not in asked[0]


def test_el_score_6_nobody_has_more_than_none(scene: type[Scene]) -> None:
    table = scene("fire", "light")
    table.hold(table.a, "prophecy-of-the-first-house")
    worth = library().magic["prophecy-of-the-first-house"].vp
    assert prophecies(table.game, table.a) == worth
    table.dwell(table.b, "light-1", "worker-6")
    assert prophecies(table.game, table.a) == 0
    more = m.Most(m.Count(of="dwellings"))
    assert not holds(table.game, Aim(table.a), more)


def test_el_power_7_ignored_once_both_are_lost(scene: type[Scene]) -> None:
    table = scene("fire", "light", "water", "earth")
    table.a.power = {"fire": 1, "light": 1, "water": 1, "earth": 1}
    new = next(one for one in table.state.elements if one not in table.a.power)
    assert table.asks(gain_power(table.game, table.a, new, 2), "ignore") == ()
    assert new not in table.a.power
    table.run(gain_power(table.game, table.a, "fire", 2))
    assert table.a.power["fire"] == 3


def test_el_var_team_5_a_refusal_stands_for_that_card_only(scene: type[Scene]) -> None:
    table = scene("fire", "light", "water", "earth", team="on")
    table.hold(table.a, "thieves-moon", "homeward-roads")
    table.hold(table.b, "groaning-larder")
    table.choose("offer:thieves-moon")
    table.choose("refuse", by=table.b)
    assert "offer:homeward-roads" in table.offered and "offer:thieves-moon" not in table.offered
    table.choose("offer:homeward-roads")
    table.choose("swap-card:groaning-larder", by=table.b)
    assert table.b.hand.cards == ["homeward-roads"] and "groaning-larder" in table.a.hand.cards


def test_el_gen_13_an_option_is_open_if_what_it_begins_with_is(scene: type[Scene]) -> None:
    """Menagerie of Bad Ideas: 2 VP only for a monster put back."""
    table = scene("chaos", "light")
    card = library().adventures["menagerie-of-bad-ideas"]
    assert card.action is not None
    choose = card.action.effects[1]
    table.monster("glass-griffin", "portal")
    asked = deeds.do(table, table.a, choose, "to:mill", "gain:gem", source="menagerie-of-bad-ideas")
    assert all("menagerie-of-bad-ideas-2" not in key for keys in asked for key in keys)
    assert table.a.vp == 0


def test_el_gen_13_with_nothing_to_begin_with_the_rest_counts(scene: type[Scene]) -> None:
    table = scene("chaos", "light")
    choice = e.Choose(((e.ReviveMonster(), e.Vp(2)),))
    deeds.do(table, table.a, choice, source="menagerie-of-bad-ideas")
    assert table.a.vp == 2


@pytest.mark.rule("EL-FREE-3")
def test_el_place_2_the_hint_names_cashing(scene: type[Scene]) -> None:
    table = scene("fire", "light")
    table.give(table.a, gem=1)
    token = next(id for id, one in library().treasures.items() if one.shows == ("gem",))
    place = "place:worker:fortress"
    assert why_not(table.game, table.a)[place].id == "why-no-action"
    table.treasure(table.a, token)
    assert why_not(table.game, table.a)[place].id == "why-cash-first"
    assert table.a.supply["gem"] == 1 and table.a.treasure == [token]
    table.choose(f"cash:{token}")
    assert place in table.offered


@pytest.mark.rule("EL-BATTLE-10")
def test_el_free_9_a_griffin_forbids_rerolls_only(scene: type[Scene]) -> None:
    places = {**scene("fire", "light").default_map(), "light-3": (2, -1)}
    table = scene("fire", "light", map=places)
    table.hold(table.a, "beastbane-verse")
    table.give(table.a, potion=1)
    table.put(table.a, "worker-1", "portal")
    table.put(table.b, "worker-1", "portal")
    battle = deeds.battle(table, "portal", 1, 1, 3, stage="rolled", monster="glass-griffin")
    for side, faces in zip(battle.sides, ([5], [1], [6, 6, 6]), strict=True):
        side.dice = faces
    table.monster("glass-griffin", "portal")
    battle.waiting = [1, 0]
    table.phase("battle")
    assert table.asked.rule == "EL-BATTLE-10" and table.asked.seat == 0
    assert "cast:beastbane-verse" in table.offered


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_discounts_say_which_wizard_is_meant(language: str) -> None:
    """One to be summoned, or one that was placed."""
    text = text_of("clockwork-conclave", GAME.voice(language))
    wizard = GAME.voice(language)("unit-is-wizard")
    assert f"({wizard})" not in text


@pytest.mark.parametrize(
    ("language", "condition"), [("en", " if "), ("cs", "pokud"), ("pl", "jeśli")]
)
def test_patrol_says_its_condition_once(language: str, condition: str) -> None:
    (ability,) = (
        one for one in library().factions["rovnokraj-guardians"].abilities if one.id == "patrol"
    )
    text = ability_text(ability.ability, Voice(GAME.voice(language)))
    assert text.count(condition) == 1
