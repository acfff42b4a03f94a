"""GH-MOVE-20 to GH-MOVE-26: push and pull."""

from __future__ import annotations

from typing import Literal

from ....kernel.ask import Rule, pick
from ..effects.vocabulary import Impact
from ..map.ground import ground
from ..state import Figure, Seat, Table
from ..terms import Hex
from . import bonuses, where
from .cards import gain_xp
from .damage import suffer
from .figures import flies, gone, hostile, immune_to_force
from .moving import enter, find_room, tell_way
from .terrain import remove_tile


def force(
    game: Table,
    kind: Literal["push", "pull"],
    target: Figure,
    amount: int,
    center: Hex,
    by: Figure,
    seat: Seat,
    impact: Impact | None = None,
    may_skip: bool = True,
) -> Rule[None]:
    """GH-MOVE-21: the attacker's side chooses each step, or skips the whole. GH-MOVE-25: the
    abilities that lead here never mean allies."""
    state = game.state
    if gone(state, target) or immune_to_force(state, target) or bonuses.unmoved(state, target, by):
        return
    breaks = impact is not None and impact.kind == "breaks"
    free_from = target.at
    for done in range(amount):
        steps = steps_of(game, kind, target, center, breaks)
        if not steps:
            if not done:
                game.tell("not-forced", who=target.id, what=kind)
            if impact is not None and impact.kind == "blocked":
                for _ in range(amount - done):
                    yield from crash(game, target, by, impact)
            break
        options: dict[str, Hex | None] = {f"step:{q},{r}": (q, r) for q, r in steps}
        if done == 0 and may_skip:
            options["skip"] = None
        to = yield from pick(seat, "GH-MOVE-21", options, about=target.id)
        if to is None:
            return
        tile = where.tiles(state).get(to)
        tell_way(game, "forced", target, (target.at, to), kind)
        target.at = to
        if tile is not None and tile.kind == "obstacle" and impact is not None:
            remove_tile(state, tile)
            yield from crash(game, target, by, impact)
        if gone(state, target):
            return
        # GH-MOVE-23: traps and hazards count, difficult terrain does not
        yield from enter(game, target, in_the_air=flies(state, target), by=by)
        if gone(state, target):
            return
        if not shared(game, target):
            free_from = target.at
    if shared(game, target):  # GH-MOVE-22: back to the last free hex
        target.at = free_from
        yield from find_room(game, target)


def shared(game: Table, figure: Figure) -> bool:
    return any(one is not figure and one.at == figure.at for one in game.state.figures.values())


def steps_of(game: Table, kind: str, target: Figure, center: Hex, breaks: bool) -> list[Hex]:
    """GH-MOVE-20: each step leads farther away (closer), by range."""
    state = game.state
    here = ground(state)
    now = here.far(center, target.at)
    blocked = {one.at for one in state.figures.values() if hostile(one, target)}
    found = []
    over = flies(state, target)
    for at in here.around(target.at):
        then = here.far(center, at)
        if (then > now) if kind == "push" else (then < now):
            solid = where.kind_at(state, at) == "obstacle" and not breaks and not over
            if at not in blocked and not solid:  # GH-MOVE-22
                found.append(at)
    return found


def crash(game: Table, target: Figure, by: Figure, impact: Impact) -> Rule[None]:
    if gone(game.state, target):
        return
    yield from suffer(game, target, impact.damage, by)
    if by.owner >= 0:
        gain_xp(game, game.state.heroes[by.owner], impact.xp)
