"""Treasure may be cashed at any time, in the middle of other effects, too (EL-FREE-3)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import msgspec

from ....kernel.ask import Asked, Keys, Request, Rule
from ....kernel.game import Step
from ..state import Table
from .treasure import CASH, cash

# EL-FREE-9: not between paying and receiving
ATOMIC = frozenset((
    "EL-RES-4", "EL-RES-10", "EL-MAGIC-5", "EL-SLOT-7",  # paying
    "EL-RES-5", "EL-RES-12", "EL-GEN-5", "EL-FREE-4",  # receiving
))  # fmt: skip


def interruptible(step: Step) -> Step:
    """The same step; whoever is asked something may cash treasure first."""

    def run(game: Table) -> Rule[None] | None:
        running = step(game)
        return None if running is None else _watched(game, running)

    return run


def _watched(game: Table, running: Generator[Asked, Any, None]) -> Rule[None]:
    players = game.state.players
    reply: Any = None
    while True:
        try:
            asked = running.send(reply)
        except StopIteration:
            return
        if type(asked) is Request and players[asked.seat].treasure and _may_wait(asked):
            reply = yield from _widened(game, asked)
        else:
            reply = yield asked


def _may_wait(asked: Request) -> bool:
    """A question that is put anyway, and does not offer cashing by itself."""
    if asked.kind != "pick" or asked.rule in ATOMIC or (len(asked.keys) < 2 and not asked.always):
        return False
    return not any(key.startswith(CASH) for key in asked.keys)


def _widened(game: Table, asked: Request) -> Rule[Keys]:
    """The question with the tokens of the one who is asked; put anew when one was cashed."""
    player = game.state.players[asked.seat]
    keys: Keys
    while player.treasure:
        tokens = {CASH + token: token for token in player.treasure}
        keys = yield msgspec.structs.replace(asked, keys=(*asked.keys, *tokens))
        if keys[0] not in tokens:
            return keys
        yield from cash(game, player, tokens[keys[0]])
    keys = yield asked
    return keys
