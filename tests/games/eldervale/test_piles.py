"""Face-down piles: nobody, and no imagined table, knows what comes next (section 6)."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules.piles import bury, turn_up, uncover
from fabletop.games.eldervale.rules.treasure import lift

from .scene import Scene


@pytest.mark.rule("EL-SETUP-7")
def test_el_setup_7_every_token_left_may_come_next(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    found = set()
    for seed in range(60):
        twin = table.session.imagine(0, seed)
        place = next(
            n for n, one in enumerate(twin.state.realms) if one.tile == "order-1" and one.covered[0]
        )
        lift(twin._table, place, 0)
        found.add(twin.state.realms[place].columns[0][-1])
    assert found == set(table.state.pools["order"].cards)


def test_uncovering_is_no_luck_but_stays_what_it_was(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    uses = table.state.chance.uses
    fork = table.session.fork()
    pool = fork.state.pools["order"]
    again = uncover(fork._table, pool, "treasure-order")
    assert uncover(table.game, table.state.pools["order"], "treasure-order") == again
    assert table.state.chance.uses == uses and again not in pool.cards


@pytest.mark.rule("EL-DUNGEON-7")
def test_el_dungeon_7_buried_cards_come_last_in_their_order(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    deck = table.state.decks["order"]
    loose = set(deck.cards)
    buried = [turn_up(table.game, "order") for _ in range(2)]
    for card in buried:
        bury(table.game, "order", card)
    found = [turn_up(table.game, "order") for _ in range(len(loose))]
    assert found[-2:] == buried and set(found) == loose
    assert not deck.cards and table.state.buried["order"] == 0


@pytest.mark.rule("EL-VAR-NODOOR-1")
def test_el_var_nodoor_1_the_doorway_comes_up_last(scene: type[Scene]) -> None:
    table = scene("order", "earth", no_doorways="on")
    deck = table.state.decks["order"]
    found = [turn_up(table.game, "order") for _ in range(len(deck.cards))]
    assert library().adventures[found[-1]].kind == "doorway"
    assert [library().adventures[one].kind for one in found].count("doorway") == 1
