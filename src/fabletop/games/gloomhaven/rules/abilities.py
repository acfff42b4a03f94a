"""What abilities do, one function for each. A run says whether the ability was performed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from ....kernel.ask import Rule
from ..effects import vocabulary as e
from ..state import ActionTally, Figure, Seat, Table
from .augments import offered, settle
from .cards import gain_xp
from .figures import gone, seat_for
from .values import holds

Run: TypeAlias = Callable[[Table, Figure, Any, Sequence[e.Boost], ActionTally, Seat], Rule[bool]]
F = TypeVar("F", bound=Callable[..., Any])

RUNS: dict[type, Run] = {}


def runs(kind: type) -> Callable[[F], F]:
    def enter(function: F) -> F:
        RUNS[kind] = function
        return function

    return enter


def automated(figure: Figure) -> bool:
    """Monsters, allied objectives and summons on their own turn follow section 6."""
    return figure.kind != "hero"


def perform(
    game: Table,
    figure: Figure,
    ability: e.AnyAbility,
    tally: ActionTally,
    seat: Seat,
    boosts: Sequence[e.Boost] = (),
) -> Rule[bool]:
    """One line of an action, with its element uses and what follows from them."""
    state = game.state
    if gone(state, figure) or "stun" in figure.conditions:  # GH-COND-07
        return False
    if not holds(state, ability.when, figure, tally):
        return False
    used: Sequence[e.Augment] = ()
    if ability.augments:
        if figure.owner >= 0 and figure.kind == "hero":
            used = yield from offered(game, figure, ability, seat)
        else:
            used = yield from settle(game, figure, ability)
    changes = [*boosts, *(one.boost for one in used if one.boost is not None)]
    instead = [one for augment in used for one in augment.instead]
    if instead:
        performed = False
        for one in instead:
            performed |= yield from perform(game, figure, one, tally, seat, changes)
    else:
        performed = yield from RUNS[type(ability)](game, figure, ability, changes, tally, seat)
    for augment in used:
        for one in augment.then:
            performed |= yield from perform(game, figure, one, tally, seat, boosts)
    if performed and ability.xp and figure.kind == "hero":  # GH-CARDS-20
        gain_xp(game, state.heroes[figure.owner], ability.xp)
    return performed


def perform_all(
    game: Table, figure: Figure, abilities: Sequence[e.AnyAbility], seat: Seat | None = None
) -> Rule[bool]:
    """Several abilities in printed order, as one action of their own."""
    tally, performed = ActionTally(), False
    who = seat_for(game.state, figure) if seat is None else seat
    for ability in abilities:
        performed |= yield from perform(game, figure, ability, tally, who)
    return performed


def amount_with(boosts: Sequence[e.Boost], field: str) -> int:
    return sum(getattr(one, field) for one in boosts)


def load() -> None:
    """All runs enter themselves when their modules are read."""
    from ..effects import run_bonuses, run_bosses, run_cards, run_figures, run_moves, run_terrain

    assert all((run_bonuses, run_bosses, run_cards, run_figures, run_moves, run_terrain))


load()
