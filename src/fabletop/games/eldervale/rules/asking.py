"""Questions of the own turn, in the middle of which free actions are allowed (EL-FREE-1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, TypeVar

from ....kernel.ask import Deed, Offer, Reasons, Rule, follow, pick, pick_amid
from ..state import Player, Table
from .free import anytime, free_actions
from .magic import magic_on

T = TypeVar("T")
Allowed: TypeAlias = Callable[[Table, Player, dict[str, Deed]], dict[str, Deed]]


def pick_free(
    game: Table,
    player: Player,
    rule: str,
    options: Callable[[], Mapping[str, T]],
    about: str = "",
    allowed: Allowed | None = None,
) -> Rule[T | None]:
    """EL-FREE-9: one of the options; before it, any number of free actions that are `allowed`.

    None if these leave nothing to choose (EL-ACTION-9).

    Whoever holds magic cards is asked even if one answer is left: silence would betray the hand.
    """
    while True:
        open_now = options()
        free = free_actions(game, player) if player.seat == game.state.active else {}
        if allowed is not None:
            free = allowed(game, player, free)
        choices: dict[str, T | Deed] = {**open_now, **free}
        always = bool(player.hand.cards)
        chosen = yield from pick(player.seat, rule, _same(choices), about=about, always=always)
        if chosen in open_now:
            return open_now[chosen]
        yield from follow(free[chosen])
        if not options():
            return None


def _same(keys: Mapping[str, object]) -> dict[str, str]:
    return {key: key for key in keys}


def pick_openly(
    game: Table,
    player: Player,
    rule: str,
    options: Callable[[], Mapping[str, T]],
    reasons: Callable[[], Reasons] | None = None,
) -> Rule[T]:
    """One of the options, while others may cash treasure and cast what fits at any time.

    EL-FREE-3: nobody has to be asked for that, so it is a side offer.
    """
    return pick_amid(
        player.seat, rule, options, lambda: offers(game, player), always=True, reasons=reasons
    )


def offers(game: Table, player: Player) -> list[Offer]:
    """What the others may do meanwhile."""
    state = game.state
    cards_heard = state.echoes or magic_on("anytime")
    found: list[Offer] = []
    for seat in state.asking_order():
        other = state.players[seat]
        if not (other.treasure or cards_heard) or other is player or other.ghost:
            continue
        open_now = anytime(game, other)
        if open_now:
            found.append(Offer(seat, "EL-FREE-3", open_now))
    return found
