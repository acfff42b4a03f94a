"""EL-RES, EL-MAGIC: resources and magic cards."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.effects.aim import Aim
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules import paying
from fabletop.games.eldervale.rules import resources as r
from fabletop.games.eldervale.rules.cashing import cash, gain_shown
from fabletop.games.eldervale.rules.events import Event
from fabletop.games.eldervale.rules.magic import (
    cast,
    castable,
    echoed,
    note_echo,
    playable,
    reveal,
)
from fabletop.games.eldervale.rules.treasure import keep
from fabletop.games.eldervale.terms import RESOURCES

from .scene import Scene


def test_el_res_1_seven_kinds_of_resources(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    assert (*table.a.supply, "magic") == RESOURCES
    assert table.a.supply["gold"] == 0 and table.a.supply["gem"] == 1


@pytest.mark.rule("EL-RES-6")
def test_el_res_2_gains_come_from_a_supply_that_never_ends(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    for player in table.state.players:
        for kind in ("gem", "tool"):
            assert r.gain(table.game, player, kind, 4) == 4
    table.run(paying.pay(table.game, table.a, {"gem": 5}))
    assert table.a.supply["gem"] == 0
    assert r.gain(table.game, table.b, "gem", 1) == 0  # b is at the cap; the supply is not empty


def test_el_res_3_four_potions_and_two_more_are_five(scene: type[Scene]) -> None:
    """T-3."""
    table = scene("order", "earth")
    table.give(table.a, potion=4)
    assert r.gain(table.game, table.a, "potion", 2) == 1
    assert table.a.supply["potion"] == 5


def test_el_res_4_gold_stands_for_anything_never_the_reverse(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.give(table.a, gold=2, gem=5)
    assert paying.can_pay(table.a, {"tool": 1, "magic": 1})
    assert not paying.can_pay(table.a, {"gold": 3})
    assert not paying.can_pay(table.a, {"tool": 3})
    table.run(paying.pay(table.game, table.a, {"tool": 2}))
    assert table.a.supply["gold"] == 0 and table.a.supply["gem"] == 5


@pytest.mark.rule("EL-MAGIC-5")
def test_el_res_5_any_resource_gained_and_spent(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.give(table.a, gem=1)
    table.hold(table.a, "wolf-charm")
    assert table.asks(r.gain_any(table.game, table.a), "gain:magic") == ()
    assert len(table.a.hand.cards) == 2
    keys = table.asks(paying.spend_any(table.game, table.a, 1))
    assert "spend:gem" in keys and "spend:wolf-charm" in keys
    assert table.asks(paying.spend_any(table.game, table.a, 1), "spend:wolf-charm") == ()
    assert table.state.magic_discard.cards == ["wolf-charm"]


def test_el_res_7_spent_cards_lie_open(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.hold(table.a, "wolf-charm")
    r.discard_magic(table.game, table.a, "wolf-charm")
    assert table.session.view(1).magic_discard.cards == ("wolf-charm",)


def test_el_res_8_the_discard_pile_becomes_the_deck(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    state = table.state
    state.magic_discard.cards = state.magic.cards[:3]
    state.magic.cards = state.magic.cards[3:5]
    assert r.draw_magic(table.game, table.a, 4) == 4
    assert len(state.magic.cards) == 1 and not state.magic_discard.cards
    assert r.draw_magic(table.game, table.a, 4) == 1  # both empty: as many as possible


def test_el_res_9_seven_cards_at_the_end_of_the_own_turn(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.hold(
        table.a, *[one for one in library().magic if library().magic[one].kind == "prophecy"][:9]
    )
    table.phase("end")
    assert table.asked.rule == "EL-RES-9" and table.asked.least == 2
    table.choose(*table.offered[:2])
    assert len(table.a.hand.cards) == 7 and len(table.state.magic_discard.cards) == 2


def test_el_res_10_the_payer_says_what_gold_stands_for(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.give(table.a, tool=2, sword=1, gold=1)
    keys = table.asks(paying.pay(table.game, table.a, {"tool": 2, "sword": 1}))
    assert keys == ("pay3:tool:tool:sword", "pay3:tool:sword:gold", "pay3:tool:tool:gold")
    table.asks(paying.pay(table.game, table.a, {"tool": 2, "sword": 1}), "pay3:tool:tool:gold")
    assert table.a.supply == {"gem": 0, "scroll": 0, "potion": 0, "tool": 0, "sword": 1, "gold": 0}


def test_el_res_11_what_tokens_show(scene: type[Scene]) -> None:
    table = scene("fire", "earth")
    table.give(table.a)
    table.run(gain_shown(table.game, table.a, "fire-sword-sword-1"))
    assert table.a.supply["sword"] == 2
    assert table.asks(gain_shown(table.game, table.a, "fire-sword-gem-1")) == (
        "gain:sword",
        "gain:gem",
    )
    table.run(gain_shown(table.game, table.a, "fire-magic-1"))
    assert len(table.a.hand.cards) == 1


def test_el_res_12_a_fifth_token_is_cashed(scene: type[Scene]) -> None:
    """T-4."""
    table = scene("fire", "earth")
    table.give(table.a)
    table.treasure(table.a, "fire-magic-1", "fire-gold-1", "fire-sword-1", "fire-potion-1")
    token = table.take_token("fire-sword-sword-1")
    keys = table.asks(keep(table.game, table.a, token), "cash:fire-gold-1")
    assert keys == ()
    assert len(table.a.treasure) == 4 and table.a.supply["gold"] == 1
    assert "fire-sword-sword-1" in table.a.treasure


def test_el_res_13_cashed_tokens_leave_the_game(scene: type[Scene]) -> None:
    table = scene("fire", "earth")
    table.treasure(table.a, "fire-gold-1")
    table.run(cash(table.game, table.a, "fire-gold-1"))
    assert table.state.spent == ["fire-gold-1"] and not table.a.treasure


def test_el_magic_1_a_spell_is_cast_and_discarded(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.hold(table.b, "wolf-charm")
    card = library().magic["wolf-charm"]
    table.run(cast(table.game, Aim(table.b, card.id), card))
    assert table.state.cancelled and table.b.vp == card.vp
    assert table.state.magic_discard.cards == ["wolf-charm"] and not table.state.casting


def test_el_magic_1_a_card_answers_what_has_happened_in_this_turn(scene: type[Scene]) -> None:
    """Only whom it concerns: an answer to opponents is not for the one who acted."""
    table = scene("order", "earth", "fire")
    for player in table.state.players:
        table.give(player, gem=2, scroll=2, potion=2, tool=2, sword=2)
    note_echo(table.game, Event("card-gained", table.a, element="order"))
    (echo,) = table.state.echoes
    assert set(echo.cards) == {
        "1:envious-echo", "2:envious-echo", "0:scholar-of-four-schools",
    }  # fmt: skip
    table.hold(table.b, "envious-echo")
    assert "cast:envious-echo" in echoed(table.game, table.b)
    table.b.hand.take("envious-echo")
    table.a.hand.put("envious-echo")
    assert not echoed(table.game, table.a) and not echoed(table.game, table.b)


def test_el_magic_2_minimum_power_makes_casting_free(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    card = next(c for c in library().magic.values() if c.casting is not None)
    assert card.casting is not None
    table.state.elements = (*table.state.elements, card.casting.element)
    table.hold(table.a, card.id)
    table.give(table.a)
    assert not castable(table.game, table.a, card)
    table.a.power[card.casting.element] = 2  # value 3: too little
    assert not castable(table.game, table.a, card)
    table.a.power[card.casting.element] = 3  # value 4
    assert castable(table.game, table.a, card)


def test_el_magic_3_a_fulfilled_quest_is_kept_open(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.hold(table.a, "full-muster")
    now = Event("own-turn", table.a)
    assert "reveal:full-muster" not in playable(table.game, table.a, now)
    table.ready(table.a, "dragon", "wizard")
    assert "reveal:full-muster" in playable(table.game, table.a, now)
    reveal(table.game, table.a, library().magic["full-muster"])
    assert table.a.quests == ["full-muster"] and table.a.vp == 4
    assert not table.a.hand.cards and not table.state.magic_discard.cards


def test_el_magic_4_a_prophecy_is_never_played(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    prophecy = next(id for id, one in library().magic.items() if one.kind == "prophecy")
    table.hold(table.a, prophecy)
    assert not [key for key in table.offered if prophecy in key]
    assert prophecy in {
        key.split(":")[1] for key in table.asks(paying.spend_any(table.game, table.a, 1))
    }
