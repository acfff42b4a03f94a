"""Questions of the own turn, in the middle of which free actions are allowed (EL-FREE-1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from ....kernel.ask import Amid, Reasons, Request, Rule, pick
from ....kernel.moments import Reaction
from ..state import Player, Table
from .free import anytime, free_actions
from .magic import magic_on

T = TypeVar("T")


def pick_free(
    game: Table,
    player: Player,
    rule: str,
    options: Callable[[], Mapping[str, T]],
    about: str = "",
) -> Rule[T | None]:
    """EL-FREE-9: one of the options; before it, any number of free actions.

    None if these leave nothing to choose (EL-ACTION-9).

    Whoever holds magic cards is asked even if one answer is left: silence would betray the hand.
    """
    while True:
        open_now = options()
        free = free_actions(game, player) if player.seat == game.state.active else {}
        choices: dict[str, T | Reaction] = {**open_now, **free}
        always = bool(player.hand.cards)
        chosen = yield from pick(player.seat, rule, _same(choices), about=about, always=always)
        if chosen in open_now:
            return open_now[chosen]
        running = free[chosen]()
        if running is not None:
            yield from running
        if not options():
            return None


def _same(keys: Mapping[str, object]) -> dict[str, str]:
    return {key: key for key in keys}


def pick_openly(
    game: Table,
    player: Player,
    rule: str,
    options: Mapping[str, T],
    reasons: Callable[[], Reasons] | None = None,
) -> Rule[T | None]:
    """One of the options, while others may cash treasure and cast what fits at any time.

    EL-FREE-3: nobody has to be asked for that, so it is a side offer. None: somebody took one, and
    the question is to be put anew.
    """
    sides: list[Request] = []
    deeds: dict[int, Mapping[str, Reaction]] = {}
    state = game.state
    cards_heard = state.echoes or magic_on("anytime")
    for seat in state.asking_order():
        other = state.players[seat]
        if not (other.treasure or cards_heard) or other is player or other.ghost:
            continue
        open_now = anytime(game, other)
        if open_now:
            deeds[seat] = open_now
            sides.append(Request(seat, "EL-FREE-3", "pick", tuple(open_now), optional=True))
    main = Request(player.seat, rule, "pick", tuple(options), always=True, reasons=reasons)
    if not sides:
        (key,) = yield main
        return options[key]
    who, (key,) = yield Amid(main, tuple(sides))
    if who == player.seat:
        return options[key]
    running = deeds[who][key]()
    if running is not None:
        yield from running
    return None
