"""GH-CARDS-14, GH-CARDS-15: abilities are performed one by one, each as far as possible."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.ask import Rule
from ..effects.aim import Aim
from ..effects.registry import effects
from ..effects.vocabulary import AnyAbility, Augment
from ..state import ActionTally, Figure, Seat, Table
from .augments import offered, settle
from .cards import gain_xp
from .clauses import holds
from .figures import gone, seat_for


def perform(game: Table, aim: Aim, ability: AnyAbility) -> Rule[bool]:
    """One line of an action, with its element uses and what follows from them; was it performed?"""
    state, figure = game.state, aim.figure
    if gone(state, figure) or "stun" in figure.conditions:  # GH-COND-07
        return False
    if not holds(state, ability.when, figure, aim.tally):
        return False
    used: Sequence[Augment] = ()
    if ability.augments:
        if figure.kind == "hero":
            used = yield from offered(game, aim, ability)
        else:
            used = yield from settle(game, figure, ability)
    changed = aim
    if used:
        more = [one.boost for one in used if one.boost is not None]
        changed = aim.boosted([*aim.boosts, *more])
    instead = [one for augment in used for one in augment.instead]
    if instead:
        performed = False
        for one in instead:
            performed |= yield from perform(game, changed, one)
    else:
        running: Rule[bool] | bool = effects.runs[type(ability)](game, changed, ability)
        performed = running if isinstance(running, bool) else (yield from running)
    for augment in used:
        for one in augment.then:
            performed |= yield from perform(game, aim, one)
    if performed and ability.xp and figure.kind == "hero":  # GH-CARDS-20
        gain_xp(game, state.heroes[figure.owner], ability.xp)
    return performed


def perform_all(
    game: Table, figure: Figure, abilities: Sequence[AnyAbility], seat: Seat | None = None
) -> Rule[bool]:
    """Several abilities in printed order, as one action of their own."""
    who = seat_for(game.state, figure) if seat is None else seat
    aim, performed = Aim(figure, ActionTally(), who), False
    for ability in abilities:
        performed |= yield from perform(game, aim, ability)
    return performed
