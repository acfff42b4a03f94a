"""Placing a unit (EL-PLACE)."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from ..effects.aim import Aim
from ..effects.modifiers import PlaceFrom, PlaceLike, PlaceOnto, PlaceReach
from ..state import EldervaleState, Place, Player, Table
from .actions import Means
from .filters import realm_fits
from .land import distances, graph, occupied, within_two
from .mimicry import BUILT_IN, MIMIC, abilities_of, modifiers_of
from .standing import changes_here
from .tiles import tiles
from .units import fits, ready_units
from .uses import copied

Placing: TypeAlias = PlaceReach | PlaceLike | PlaceFrom | PlaceOnto
PLACING: tuple[type[Placing], ...] = (PlaceReach, PlaceLike, PlaceFrom, PlaceOnto)
Changes: TypeAlias = list[tuple[Placing, str]]

LIKE = {"dragon": "flight", "wizard": "teleport", "warrior": "assault"}


def placements(game: Table, player: Player) -> dict[str, tuple[str, Place]]:
    """All legal placements by key; EL-PLACE-2: only where the action can be carried out."""
    found: dict[str, tuple[str, Place]] = {}
    ready = ready_units(player)
    if not ready:
        return found
    changed = changes_here(game, player, PLACING)
    means, box, realms = Means(game, player), tiles(), game.state.realms
    for kind, unit in ready.items():
        keys = place_keys(kind)
        for place in _open_to(game, player, unit, None, changed):
            tile = box[realms[place].tile]
            if tile.kind == "element" or means.allow(tile, unit):
                found[keys[tile.id]] = (unit, place)
    return found


@cache
def place_keys(kind: str) -> dict[str, str]:
    """The key of placing such a unit, by tile."""
    return {tile: f"place:{kind}:{tile}" for tile in tiles()}


def reach(game: Table, player: Player, unit: str, taken: set[Place]) -> list[Place]:
    """Where this unit may be placed, actions aside, in the order of the map."""
    return _open_to(game, player, unit, taken, changes_here(game, player, PLACING))


def _open_to(
    game: Table, player: Player, unit: str, taken: set[Place] | None, changed: Changes
) -> list[Place]:
    """EL-PLACE-10: mercenaries and controlled monsters follow the plain rules and their own."""
    if unit == MIMIC:
        return sorted(mimic_reach(game, player, taken))
    # EL-PLACE-8: the abilities of a kind are optional, besides the plain rules
    return _reach(game, player, unit, taken, LIKE.get(unit, ""), changed)


def mimic_reach(game: Table, player: Player, taken: set[Place] | None) -> dict[Place, list[str]]:
    """EL-VAR-MERC-8: where the Mimic may go, and by copying what; "" stands for nothing new."""
    changed = changes_here(game, player, PLACING)
    now = copied(player)
    found: dict[Place, list[str]] = {
        place: [""] for place in _reach(game, player, MIMIC, taken, now, changed)
    }
    if now:
        return found
    ways: dict[str, Changes] = {like: [] for like in BUILT_IN}
    for ability in abilities_of(player):
        twins = modifiers_of(ability.id).values()
        more = [(one, player.element) for one in twins if isinstance(one, Placing)]
        if more:
            ways[ability.id] = more
    for ability_id, more in ways.items():
        for place in _reach(game, player, MIMIC, taken, ability_id, [*changed, *more]):
            if found.setdefault(place, []) != [""]:
                found[place].append(ability_id)
    return found


def _reach(
    game: Table, player: Player, unit: str, taken: set[Place] | None, like: str, changed: Changes
) -> list[Place]:
    """`taken` is None where it is not known yet: mostly it does not matter."""
    state = game.state
    own = {where for where in player.units.values() if where >= 0}
    likes = {like}
    if changed:
        changed = [one for one in changed if fits(unit, one[0].unit)]
        likes.update(one.like for one, _ in changed if isinstance(one, PlaceLike))
    if not own:
        # EL-PLACE-3: first placement: any unoccupied realm; EL-PLACE-7: Assault: occupied, too
        if "assault" in likes:
            return list(range(len(state.realms)))
        free = _free(state, taken)
        if not changed:
            return free
        return sorted({*free, *_changed(game, player, own, changed)})  # EL-PLACE-9
    # EL-PLACE-4: further placement: adjacent to a unit of yours, no unit of yours in it
    ways = within_two(state.hexes) if "flight" in likes else graph(state.hexes)  # EL-PLACE-5
    open_to: set[Place] = set()
    for one in own:
        open_to.update(ways[one])
    if "teleport" in likes:  # EL-PLACE-6: any unoccupied realm of the map
        open_to.update(_free(state, taken))
    if changed:
        open_to |= _changed(game, player, own, changed)  # EL-PLACE-9
    if not (changed and any(isinstance(one, PlaceOnto) for one, _ in changed)):
        open_to -= own
    return sorted(open_to)


def _free(state: EldervaleState, taken: set[Place] | None) -> list[Place]:
    if taken is None:
        taken = occupied(state)
    return [place for place in range(len(state.realms)) if place not in taken]


def _changed(game: Table, player: Player, own: set[Place], changed: Changes) -> set[Place]:
    """What abilities and cards add; reaching further needs a unit to start from."""
    state = game.state
    found: set[Place] = set()
    for change, element in changed:
        if isinstance(change, PlaceReach):
            for start in own:
                steps = distances(state.hexes, start)
                found.update(place for place, far in enumerate(steps) if 0 <= far <= change.reach)
        elif isinstance(change, PlaceFrom):
            aim = Aim(player, element=element)
            found.update(
                place
                for place in range(len(state.realms))
                if realm_fits(game, aim, place, change.realm)
            )
    return found
