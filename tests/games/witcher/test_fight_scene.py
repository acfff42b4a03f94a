"""The scene of a fight follows the open question: step, badges, the attack that is lit."""

from __future__ import annotations

import re
from typing import Any

import pytest

import fabletop
from fabletop.bots import GreedyBot
from fabletop.games.witcher import GAME
from fabletop.games.witcher.library import library
from fabletop.games.witcher.table.odds import cards_lost
from fabletop.games.witcher.table.steps import ANY_STEP, RULE_STEPS, step_now, steps_of
from fabletop.kernel.words import LANGUAGES

from .arena import accept_defeat, attacked, dueling, hunting, ready, stack
from .faces import badges, page, picture, scene_of, step
from .scene import Scene


def hunted(monster: str = "harpy", **fields: Any) -> Scene:
    """The Bear hunts, the Wolf leads the monster, which attacks first."""
    table = Scene("bear", "wolf", "viper")
    fields.setdefault("deck", [])
    fields.setdefault("hand", table.cards(5))
    hunting(table, monster, tracked=False, **fields)
    return table


def card_with(side: str, least: int = 2) -> str:
    """A fight card whose attack on this side deals plain damage."""
    for id, card in library().fight_cards.items():
        if getattr(card, side).damage >= least:
            return id
    raise AssertionError


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["charge", "bite"])
def test_the_attack_that_lands_is_lit(side: str, language: str) -> None:
    table = hunted(shield=0)
    attacked(table, card_with(side), side)
    assert table.asked.rule == "WI-DAMAGE-3"
    (card,) = scene_of(picture(table.session, 0, language)).shown
    assert [one.side for one in card.sides if one.announced] == [side]


def test_harm_is_a_step_and_the_one_who_is_hit_decides() -> None:
    table = hunted(shield=0)
    attacked(table, card_with("bite"), "bite")
    mine, other = picture(table.session, 0), picture(table.session, 1)
    assert step(mine) == step(other) == "Harm"
    assert badges(mine) == ("you decide", "attacks")
    assert badges(other) == ("decides", "attacks")
    assert mine.asked_as == "You are hit: Harpy"


def test_a_card_removed_by_an_attack_is_harm() -> None:
    table = hunted()
    attacked(table, "fight-02", "charge")
    assert table.asked.rule == "WI-MONSTER-5"
    found = picture(table.session, 0)
    assert step(found) == "Harm"
    assert not scene_of(found).announce, "the attack has been turned over"
    assert [one.side for one in scene_of(found).shown[0].sides if one.announced] == ["charge"]


def test_who_leads_the_monster_reads_so() -> None:
    table = hunted()
    leader = table.asked.seat
    found = picture(table.session, leader)
    school = table.state.players[leader].school
    assert table.asked.rule == "WI-MONSTER-2"
    assert found.asked_as == "You lead the Harpy against Bear"
    assert scene_of(found).role is not None
    assert step(found) == "Announce"
    assert badges(found) == ("waits", "you lead it")
    assert badges(picture(table.session, 0)) == ("waits", f"led by {school.capitalize()}")
    assert [one.hotkey for one in scene_of(found).announce] == ["1", "2"]


def test_a_won_fight_stands_at_its_result() -> None:
    table = Scene("bear", "wolf")
    strong = table.cards(2, damage=20)
    hunting(table, "harpy", hand=strong)
    table.choose(f"play:{strong[0]}", rule="WI-COMBO-2")
    while table.asked.rule != "WI-FATIGUE-2":
        table.choose("done" if table.asked.rule == "WI-COMBO-2" else "pass")
    found = picture(table.session, 0)
    assert step(found) == "Fatigue"
    assert [one.name for one in scene_of(found).steps if one.state == "done"] == ["Fight", "Result"]
    assert badges(found) == ("you decide", "slain")
    assert found.asked_as == "Harpy falls: your trophy"


def test_a_lost_fight_stands_at_its_result() -> None:
    table = hunted(shield=0)
    table.lay("bear", hand=table.cards(1))
    attacked(table, card_with("bite", 3), "bite")
    assert table.asked.rule == "WI-MARKET-8"
    found = picture(table.session, 0)
    assert step(found) == "Free card"
    assert badges(found) == ("you decide", "has won")
    assert badges(picture(table.session, 1)) == ("decides", "has won")
    accept_defeat(table)


def test_a_duel_says_who_hits_whom() -> None:
    table = Scene("bear", "wolf")
    ready(table, "bear", hand=table.cards(2, damage=3))
    ready(table, "wolf", deck=[], hand=table.cards(5), shield=0)
    dueling(table, "wolf")
    table.choose(table.offered[0], rule="WI-COMBO-2")
    while table.asked.rule == "WI-COMBO-2":
        table.choose("done")
    assert table.asked.rule == "WI-DAMAGE-3"
    found = picture(table.session, 1)
    assert step(found) == "Damage"
    assert badges(found) == ("waits", "you decide")
    assert found.asked_as == "You are hit: Bear"


def asked_in_fights(seed: int, seats: int) -> set[str]:
    """Every rule that asks inside the fights of a game; each is drawn at a step of its list."""
    session = fabletop.new("witcher", seats, seed)
    bots = [GreedyBot(seat + 1) for seat in range(seats)]
    met: set[str] = set()
    while not session.over:
        request = session.requests[0]
        fight = session.view(request.seat).fight
        if fight is not None:
            met.add(request.rule)
            assert step_now(fight, [request.rule]) in steps_of(fight), request.rule
        session.answer(request.seat, bots[request.seat].choose(session, request))
    return met


@pytest.mark.parametrize(("seed", "seats"), [(3, 3), (5, 4)])
def test_no_rule_asked_inside_a_fight_falls_through(seed: int, seats: int) -> None:
    met = asked_in_fights(seed, seats)
    assert {"WI-COMBO-2", "WI-MONSTER-2", "WI-DAMAGE-3", "WI-FATIGUE-2"} <= met
    assert met <= {*RULE_STEPS, *ANY_STEP}


ASKING = ("hunt", "duel", "damage", "combo", "specialisations", "beasts", "abilities", "potions")


def test_every_rule_that_can_ask_inside_a_fight_has_a_step() -> None:
    files = [GAME.folder / "rules" / f"{name}.py" for name in (*ASKING, "trophies")]
    files += (GAME.folder / "effects").glob("*.py")
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    rules = set(re.findall(r'"(WI-[A-Z]+-\d+)"', source))
    assert len(rules) > 20
    assert rules <= {*RULE_STEPS, *ANY_STEP}


def test_known_fight_cards_carry_the_name_and_key_of_their_answer() -> None:
    table = Scene("viper", "wolf")
    strong = table.cards(2, damage=1)
    hunting(table, "harpy", hand=strong, specialisation=3)
    table.choose(f"play:{strong[0]}", rule="WI-COMBO-2")
    while table.asked.rule != "WI-SPEC-2":
        offered = table.offered
        table.choose("specialise" if "specialise" in offered else "done")
    found = picture(table.session, 0)
    known = scene_of(found).known
    assert [one.key for one in known] == [*table.asked.keys]
    assert [one.hotkey for one in known] == [str(1 + place) for place in range(len(known))]
    html = page(table.session, 0)
    for one in known:
        assert html.count(f'data-answer="{one.key}"') == 1
        assert html.count(one.name) >= 3  # on the card, for screen readers, on the answer


ATTACKERS = [
    id
    for id, one in sorted(library().monsters.items())
    if one.ability.trigger in ("m1", "m*", "fight") and one.ability.kind != "worse-side"
]


def taken(table: Scene, card: str, side: str) -> tuple[int, int]:
    """How many cards the picture says this attack takes, and how many it takes."""
    stack(table, card)
    view = table.session.view(0)
    assert view.fight is not None
    said = cards_lost(getattr(library().fight_cards[card], side), view.fight, view.players[0])
    before = table.state.players[0].cards_left
    table.choose(side, rule="WI-MONSTER-2")
    while table.asked.rule in ("WI-DAMAGE-3", "WI-MONSTER-5"):
        table.choose(table.offered[0])
    return said, before - table.state.players[0].cards_left


@pytest.mark.parametrize("monster", ["harpy", *ATTACKERS])
@pytest.mark.parametrize("side", ["charge", "bite"])
def test_the_bars_count_what_the_rules_take(monster: str, side: str) -> None:
    for card in library().fight_cards:
        table = Scene("wolf", "bear")
        cards = {"hand": table.cards(7), "deck": table.cards(5)}
        hunting(table, monster, tracked=False, shield=1, defence=2, **cards)
        said, lost = taken(table, card, side)
        assert said == lost, card


def test_the_bars_count_the_last_gasp() -> None:
    table = Scene("wolf", "bear")
    hunting(table, "bruxa", hand=table.cards(7), deck=table.cards(5), shield=1, defence=2)
    table.set_life(2)
    table.choose(table.offered[0], rule="WI-COMBO-2")
    assert taken(table, "fight-01", "charge") == (4, 4)  # 3 and 2 more, less Shield


def test_words_of_the_scene_are_there_in_every_language() -> None:
    for language in LANGUAGES:
        say = GAME.voice(language)
        for rule in {*RULE_STEPS.values()}:
            assert say(f"web-wi-step-{rule}")
