"""Treasure may be cashed at any time, in the middle of other effects, too (EL-FREE-3)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from functools import partial
from typing import Any, TypeVar

import msgspec

from ....kernel.ask import Asked, Deed, Keys, Request, Rule, pick
from ....kernel.gamedef import Step
from ..library import library
from ..state import Player, Table
from .resources import gain

T = TypeVar("T")

CASH = "cash:"
# Where a token is in hand already, no other can be turned over
ONE_BY_ONE = frozenset(("EL-GEN-5", "EL-FREE-4"))


def cash(game: Table, player: Player, token: str) -> Rule[None]:
    """EL-FREE-3: discard a token from the tray and gain what it shows."""
    player.treasure.remove(token)
    game.state.spent.append(token)  # EL-RES-13: it leaves the game
    game.tell("cashed", who=player.faction, token=token)
    yield from gain_shown(game, player, token)


def gain_shown(game: Table, player: Player, token: str) -> Rule[None]:
    """EL-RES-11; EL-SLOT-7, EL-GEN-5: a slash is chosen each time; magic: draw one."""
    face = library().treasures[token]
    if face.slash:
        options = {f"gain:{kind}": kind for kind in face.shows}
        kind = yield from pick(player.seat, "EL-GEN-5", options, about=token)
        gain(game, player, kind)
    else:
        gain(game, player, face.shows[0], len(face.shows))


def cashable(game: Table, player: Player) -> dict[str, Deed]:
    """All that may be cashed, by key."""
    return {CASH + token: partial(cash, game, player, token) for token in player.treasure}


def pick_cashing(
    game: Table,
    player: Player,
    rule: str,
    options: Callable[[], Mapping[str, T]],
    about: str = "",
) -> Rule[T]:
    """One of the options; EL-FREE-3: treasure cashed meanwhile may change what they are."""
    while True:
        open_now = options()
        if len(open_now) == 1 or not player.treasure:
            return (yield from pick(player.seat, rule, open_now, about=about))
        tokens = {CASH + token: token for token in player.treasure}
        both = {key: key for key in (*open_now, *tokens)}
        key = yield from pick(player.seat, rule, both, about=about)
        if key in open_now:
            return open_now[key]
        yield from cash(game, player, tokens[key])


# Questions that know nothing of treasure


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
    if asked.kind != "pick" or asked.rule in ONE_BY_ONE:
        return False
    if len(asked.keys) < 2 and not asked.always:
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
