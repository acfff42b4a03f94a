"""Treasure may be cashed at any time, in the middle of other effects, too (EL-FREE-3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TypeVar

from ....kernel.ask import Deed, Request, Rule, follow, pick
from ....kernel.interrupts import undisturbed
from ..library import library
from ..state import Player, Table
from .resources import gain

T = TypeVar("T")

CASH = "cash:"


def cash(game: Table, player: Player, token: str) -> Rule[None]:
    """EL-FREE-3: discard a token from the tray and gain what it shows."""
    player.treasure.remove(token)
    game.state.spent.append(token)  # EL-RES-13: it leaves the game
    game.tell("cashed", who=player.faction, token=token)
    yield from gain_shown(game, player, token)


def gain_shown(game: Table, player: Player, token: str) -> Rule[None]:
    """EL-RES-11; EL-SLOT-7, EL-GEN-5: a slash is chosen each time; magic: draw one.

    EL-FREE-3: while one token is being cashed the others wait.
    """
    face = library().treasures[token]
    if face.slash:
        options = {f"gain:{kind}": kind for kind in face.shows}
        kind = yield from undisturbed(pick(player.seat, "EL-GEN-5", options, about=token))
        gain(game, player, kind)
    else:
        gain(game, player, face.shows[0], len(face.shows))


def cashable(game: Table, player: Player) -> dict[str, Deed]:
    """All that may be cashed, by key."""
    return {CASH + token: partial(cash, game, player, token) for token in player.treasure}


def cashing(game: Table, request: Request) -> dict[str, Deed]:
    """EL-FREE-3: cashing is offered with every question for one thing (`kernel.interrupts`)."""
    player = game.state.players[request.seat]
    return cashable(game, player) if player.treasure else {}


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
        tokens = cashable(game, player)
        both = {key: key for key in (*open_now, *tokens)}
        key = yield from pick(player.seat, rule, both, about=about)
        if key in open_now:
            return open_now[key]
        yield from follow(tokens[key])
