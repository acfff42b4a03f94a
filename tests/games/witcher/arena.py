"""Fights laid out for tests: a hunt at Hengfors, a duel at Vengerberg.

The hunter is the active player. Hands hold two blank cards unless told otherwise, because the
kernel plays a single card by itself.
"""

from __future__ import annotations

from typing import Any

from fabletop.games.witcher.state import Player

from .scene import Scene


def ready(table: Scene, school: str, **fields: Any) -> Player:
    """A witcher without luck in his cards: two blank ones in hand, ten in the deck."""
    fields.setdefault("hand", table.cards(2))
    fields.setdefault("deck", table.cards(10))
    fields.setdefault("discard", [])
    return table.lay(school, **fields)


def hunting(table: Scene, monster: str, *, tracked: bool = True, **fields: Any) -> Player:
    """The active witcher challenges a monster at Hengfors; with its trail he strikes first."""
    school = table.state.player.school
    ready(table, school, place="hengfors", **fields)
    table.monster(monster, at="hengfors")
    if tracked:
        table.trail(school, "doldeth")
    table.hunt()
    return table.state.player


def stack(table: Scene, *cards: str) -> None:
    """Like `Scene.stack_life`, but the cards may also lie among those the monster has lost."""
    fight = table.fight
    for card in cards:
        if card in fight.lost.cards:
            table.state.fight_deck.put(fight.lost.take(card))
            fight.lost.put(table.state.fight_deck.cards.pop(0))
    table.stack_life(*cards)


def attacked(table: Scene, card: str, side: str) -> None:
    """The monster attacks with this side of this fight card."""
    stack(table, card)
    table.choose(side, rule="WI-MONSTER-2")


def dueling(table: Scene, rival: str) -> None:
    """The active witcher challenges a rival at Vengerberg; lay both out before."""
    table.lay(table.state.player.school, place="vengerberg")
    table.lay(rival, place="vengerberg")
    table.duel(rival)


def accept_defeat(table: Scene) -> None:
    """Take the first free card offered after a lost fight."""
    table.choose(table.offered[0], rule="WI-MARKET-8")
