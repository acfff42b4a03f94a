"""Traps and obstacles."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ....kernel.hexes import neighbours
from ..map.ground import ground
from ..rules import where
from ..rules.figures import foes_of
from ..rules.moving import credit_trap, trap_effect
from ..rules.selectors import choose
from ..rules.terrain import cuts_off, pieces, remove_tile
from ..state import Figure, Overlay, Table
from ..terms import Hex
from . import vocabulary as e
from .aim import Aim
from .registry import effects

TRIANGLES: tuple[tuple[Hex, ...], ...] = tuple(
    ((0, 0), one, two)
    for one, two in zip(neighbours((0, 0)), (*neighbours((0, 0))[1:], (1, 0)), strict=True)
)


def empties(game: Table, figure: Figure, distance: int) -> list[Hex]:
    """GH-TERRAIN-20: empty hexes within range and line of sight."""
    state = game.state
    if distance <= 1:
        return [at for at in where.near(state, figure.at) if where.empty(state, at)]
    return [
        at
        for at in ground(state).hexes
        if where.within(state, figure.at, at, distance) and where.empty(state, at)
    ]


@effects.on(e.CreateTrap)
def run_create_trap(game: Table, aim: Aim, ability: e.CreateTrap) -> Rule[bool]:
    state, figure = game.state, aim.figure
    free = empties(game, figure, ability.range)
    if figure.kind != "hero":  # GH-MOTHER-08: as close as possible to an enemy
        free = closest_to(game, free, [one.at for one in foes_of(state, figure)])
    if not free:
        return False
    options: dict[str, Hex | None] = {f"trap:{q},{r}": (q, r) for q, r in free}
    if figure.kind == "hero":
        options["skip"] = None
    at = yield from pick(aim.seat, "GH-TERRAIN-20", options)
    if at is None:
        return False
    maker = figure.owner if figure.kind == "hero" else -1
    trap = Overlay(at, "trap", "made", ability.damage, ability.conditions, maker, ability.xp_sprung)
    state.overlays = (*state.overlays, trap)
    game.tell("made-trap", who=figure.id)
    return True


def closest_to(game: Table, hexes: list[Hex], targets: list[Hex]) -> list[Hex]:
    state = game.state
    if not targets:
        return hexes
    best: dict[Hex, int] = {at: min(where.far(state, at, to) for to in targets) for at in hexes}
    least = min(best.values(), default=0)
    return [at for at in hexes if best[at] == least]


@effects.on(e.DisarmTrap)
def run_disarm_trap(game: Table, aim: Aim, ability: e.DisarmTrap) -> Rule[bool]:
    """GH-TERRAIN-03: removed without effect."""
    state, figure = game.state, aim.figure
    found = tiles_in_range(game, figure, "trap", ability.range)
    options: dict[str, Overlay | None] = {f"disarm:{t.at[0]},{t.at[1]}": t for t in found}
    if not options:
        return False
    options["skip"] = None
    tile = yield from pick(aim.seat, "GH-TERRAIN-03", options)
    if tile is None:
        return False
    remove_tile(state, tile)
    credit_trap(state)
    aim.tally.trap = tile
    game.tell("disarmed-trap", who=figure.id)
    return True


@effects.on(e.SpringTrap)
def run_spring_trap(game: Table, aim: Aim, ability: e.SpringTrap) -> Rule[bool]:
    figure = aim.figure
    if aim.tally.trap is None:
        return False
    chosen = yield from choose(game, aim, ability.who, "GH-TERRAIN-02", "target")
    for one in chosen:
        yield from trap_effect(game, one, aim.tally.trap, figure)
    return bool(chosen)


def tiles_in_range(game: Table, figure: Figure, kind: str, distance: int) -> list[Overlay]:
    state = game.state
    return [
        tile
        for tile in state.overlays
        if tile.kind == kind
        and where.on_map(state, tile.at)
        and where.far(state, figure.at, tile.at) <= distance
        and (distance <= 1 or where.sees(state, figure.at, tile.at))
    ]


@effects.on(e.CreateObstacle)
def run_create_obstacle(game: Table, aim: Aim, ability: e.CreateObstacle) -> Rule[bool]:
    """GH-TERRAIN-21: never so that an area is cut off."""
    state, figure = game.state, aim.figure
    made: list[Hex] = []
    for _ in range(ability.count):
        options: dict[str, tuple[Hex, ...] | None] = {}
        if ability.at == "killed":
            for q, r in aim.tally.killed:
                if not where.occupied(state, (q, r)):
                    options[f"obstacle:{q},{r}"] = ((q, r),)
        else:
            for q, r in empties(game, figure, ability.range):
                shapes = TRIANGLES if ability.size == 3 else (((0, 0),),)
                for shape in shapes:
                    hexes = tuple((q + dq, r + dr) for dq, dr in shape)
                    if all(where.empty(state, at) for at in hexes):
                        name = ";".join(f"{a},{b}" for a, b in sorted(hexes))
                        wide = f"boulder:{q},{r}:{name}"
                        options[wide if ability.size == 3 else f"obstacle:{name}"] = hexes
        options = {
            key: hexes
            for key, hexes in options.items()
            if hexes is not None and not cuts_off(state, add=hexes)
        }
        if not options:
            break
        options["skip"] = None
        chosen = yield from pick(aim.seat, "GH-TERRAIN-21", options)
        if chosen is None:
            break
        state.overlays += tuple(Overlay(at, "obstacle", "boulder") for at in chosen)
        made.extend(chosen)
        game.tell("made-obstacle", who=figure.id)
    aim.tally.obstacle = tuple(made)
    return bool(made)


@effects.on(e.DestroyObstacle)
def run_destroy_obstacle(game: Table, aim: Aim, ability: e.DestroyObstacle) -> Rule[bool]:
    """GH-TERRAIN-22."""
    state, figure = game.state, aim.figure
    distance = ability.range + aim.sum_of("range")
    found = tiles_in_range(game, figure, "obstacle", distance)
    groups = pieces(state)
    gone: list[Hex] = []
    if not ability.count:
        for tile in found:
            gone.extend(at for at in groups[tile.at] if at not in gone)
    else:
        for _ in range(ability.count):
            options: dict[str, Overlay | None] = {
                f"destroy:{t.at[0]},{t.at[1]}": t for t in found if t.at not in gone
            }
            if not options:
                break
            options["skip"] = None
            chosen = yield from pick(aim.seat, "GH-TERRAIN-22", options)
            if chosen is None:
                break
            gone.extend(groups[chosen.at])
    state.overlays = tuple(
        one for one in state.overlays if one.at not in gone or one.kind != "obstacle"
    )
    aim.tally.obstacle = tuple(gone)
    aim.tally.destroyed += len(gone)
    if gone:
        game.tell("destroyed-obstacle", who=figure.id)
    return bool(gone)


@effects.on(e.MoveObstacle)
def run_move_obstacle(game: Table, aim: Aim, ability: e.MoveObstacle) -> Rule[bool]:
    state, figure = game.state, aim.figure
    groups = pieces(state)
    found = tiles_in_range(game, figure, "obstacle", ability.range)
    options: dict[str, Overlay | None] = {
        f"take:{t.at[0]},{t.at[1]}": t for t in found if len(groups[t.at]) == 1
    }
    if not options:
        return False
    options["skip"] = None
    tile = yield from pick(aim.seat, "GH-TERRAIN-22", options)
    if tile is None:
        return False
    places = {
        f"obstacle:{q},{r}": (q, r)
        for q, r in empties(game, figure, ability.to)
        if not cuts_off(state, add=((q, r),), without=(tile.at,))
    }
    if not places:
        return False
    at = yield from pick(aim.seat, "GH-TERRAIN-21", places)
    remove_tile(state, tile)
    state.overlays = (*state.overlays, Overlay(at, "obstacle", tile.art))
    aim.tally.obstacle = (at,)
    game.tell("moved-obstacle", who=figure.id)
    return True
