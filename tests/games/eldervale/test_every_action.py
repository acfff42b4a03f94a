"""Every action of an adventure card can be carried out, whichever elements are in play."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules.tableau import activate
from fabletop.kernel.ask import Request

from .scene import Scene

ACTIONS = sorted(id for id, card in library().adventures.items() if card.action is not None)
RICH = {"gem": 3, "scroll": 3, "potion": 3, "tool": 3, "sword": 3, "gold": 1}


def first_answers(doing: Any) -> list[Request]:
    """Answer every question with its first key."""
    asked: list[Request] = []
    reply: Any = None
    while True:
        try:
            question = doing.send(reply)
        except StopIteration:
            return asked
        asked.append(question)
        reply = (question.keys[0],)


def wealth(table: Scene) -> tuple[Any, ...]:
    a, b = table.a, table.b
    return (
        dict(a.supply),
        dict(b.supply),
        a.vp,
        a.glory,
        dict(a.power),
        len(a.hand.cards),
        list(a.treasure),
        len(a.tableau),
        len(b.tableau),
        dict(a.units),
        dict(b.units),
        dict(table.state.monsters),
    )


def laid(scene: type[Scene], theirs: str) -> Scene:
    """A table in mid-game: units, dwellings, a monster, cards and resources."""
    table = scene("order", "earth")
    for player in table.state.players:
        table.give(player, **RICH)
        table.put(player, "worker-1", "portal")
    table.put(table.a, "worker-2", "order-1")
    table.dwell(table.a, "order-2", "worker-6")
    table.put(table.b, "worker-2", "mage-tower")
    table.b.power["order"] = 2
    table.own(table.b, theirs)
    table.hold(table.a, "envy", "parley")
    for card in ("wildfire", "prophecy-of-hearths"):
        table.state.magic.take(card)
        table.state.magic_discard.put(card)
    table.monster("glass-griffin", "mill")
    return table


@pytest.mark.parametrize("orb", [False, True], ids=["plain", "orb"])
@pytest.mark.parametrize("id", ACTIONS)
def test_an_action_does_something(scene: type[Scene], id: str, orb: bool) -> None:
    card = library().adventures[id]
    table = laid(scene, "hillfort" if id != "hillfort" else "mushroom-cellars")
    slots = [
        "orb" if slot.kind == "deposit" else "order-tool-tool-1" if place == 0 else ""
        for place, slot in enumerate(card.slots)
    ]
    table.own(table.a, id, *slots, orb=orb and card.orb.symbol != "none")
    table.luck("gamble", 6, 6)
    before = wealth(table)
    first_answers(activate(table.game, table.a, id))
    assert wealth(table) != before
    assert not table.state.chain
