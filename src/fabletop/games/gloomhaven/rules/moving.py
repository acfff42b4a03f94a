"""GH-MOVE: walking, jumping, flying; what entering a hex brings."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.ask import Rule, pick
from ..map.ground import ground
from ..state import ActionTally, Figure, GloomhavenState, Overlay, Table
from ..terms import Hex
from . import where
from .cards import gain_xp
from .conditions import give, has
from .damage import suffer
from .doors import open_door_at
from .feats import count
from .figures import flies, gone
from .levels import hazard_damage, trap_damage
from .terrain import remove_tile


def walk(
    game: Table, figure: Figure, path: Sequence[Hex], jump: bool, tally: ActionTally
) -> Rule[bool]:
    """GH-MOVE-03: hex by hex; False when the movement ended early (GH-MOVE-09)."""
    state = game.state
    air = flies(state, figure)
    started = figure.at
    entered: list[Hex] = []
    stretch = [started]
    whole = True
    for place, at in enumerate(path):
        last = place == len(path) - 1
        figure.at = at
        entered.append(at)
        stretch.append(at)
        if last or at in where.tiles(state):
            tell_way(game, "walked", figure, stretch)
            stretch = [at]
        yield from enter(game, figure, in_the_air=air or (jump and not last), by=None)
        if gone(state, figure) or not can_go_on(figure):
            whole = last and not gone(state, figure)
            break
    note_way(state, figure, started, entered, tally)
    if not gone(state, figure):
        yield from find_room(game, figure)
    return whole


def tell_way(game: Table, line: str, figure: Figure, way: Sequence[Hex], what: str = "") -> None:
    """Tell a movement from the first hex of its way to the last; told in stretches where something
    lies on the way, so that what it brings is told after it."""
    if game.recording:
        path = " ".join(f"{q},{r}" for q, r in way)
        game.tell(line, who=figure.id, steps=len(way) - 1, path=path, what=what)


def can_go_on(figure: Figure) -> bool:
    return not (has(figure, "immobilize") or has(figure, "stun"))


def note_way(
    state: GloomhavenState, figure: Figure, started: Hex, entered: list[Hex], tally: ActionTally
) -> None:
    """What later abilities of the action may refer to."""
    tally.began = started
    tally.entered = tuple(entered)
    tally.passed = tuple(entered[:-1])
    tally.moved += len(entered)
    if state.turn.figure == figure.id:
        state.turn.moved += len(entered)


def enter(game: Table, figure: Figure, in_the_air: bool, by: Figure | None) -> Rule[None]:
    """A figure comes onto a hex by normal or forced movement."""
    state = game.state
    at = figure.at
    if figure.kind == "hero" and by is None and at in ground(state).closed:
        yield from open_door_at(game, figure, at)  # GH-DOOR-01
    if in_the_air:  # GH-MOVE-04, GH-MOVE-06
        return
    tile = where.tiles(state).get(at)
    if tile is None:
        return
    if tile.kind == "trap":
        yield from spring(game, figure, tile, by)
    elif tile.kind == "hazard":  # GH-TERRAIN-04: every time; it stays
        yield from suffer(game, figure, hazard_damage(state), by)


def spring(game: Table, figure: Figure, tile: Overlay, by: Figure | None) -> Rule[None]:
    """GH-TERRAIN-02: the effect is applied, the trap is removed."""
    state = game.state
    remove_tile(state, tile)
    game.tell("sprang-trap", who=figure.id)
    credit_trap(state)
    yield from trap_effect(game, figure, tile, by)


def trap_effect(game: Table, figure: Figure, tile: Overlay, by: Figure | None) -> Rule[None]:
    state = game.state
    if tile.xp and tile.maker >= 0 and figure.side != "heroes":
        gain_xp(game, state.heroes[tile.maker], tile.xp)
    # GH-TERRAIN-07: no attack, so no shield
    amount = trap_damage(state) if tile.damage < 0 else tile.damage
    yield from suffer(game, figure, amount, by)
    if not gone(state, figure):
        for condition in tile.conditions:
            give(game, figure, condition)


def credit_trap(state: GloomhavenState) -> None:
    """Battle goals: a trap sprung or disarmed in the turn of a hero or its summon."""
    acting = state.figures.get(state.turn.figure)
    if acting is not None and acting.owner >= 0:
        count(state.heroes[acting.owner], "traps")


def find_room(game: Table, figure: Figure) -> Rule[None]:
    """Nobody shares a hex: whoever was stopped on an occupied one goes to the nearest free hex."""
    state = game.state
    if any(one is not figure and one.at == figure.at for one in state.figures.values()):
        free = [
            at
            for at in ground(state).hexes
            if not where.occupied(state, at)
            and where.kind_at(state, at) != "obstacle"
            and at not in ground(state).closed
        ]
        seat = figure.owner if figure.owner >= 0 else state.asked
        nearest = where.nearest(state, figure.at, free)
        figure.at = yield from pick(
            seat, "GH-MOVE-07", {f"to:{q},{r}": (q, r) for q, r in nearest}, about=figure.id
        )
