"""Filters: does a realm, or a unit, fit what a text speaks of?"""

from __future__ import annotations

from collections.abc import Callable

from ..effects.aim import Aim
from ..effects.measures import RealmFilter, UnitFilter
from ..state import Place, Player, Table
from .land import dwelling_at, element_of, is_element, is_ruin, monster_at, near, occupied
from .tiles import tiles
from .units import fits


def realm_fits(game: Table, aim: Aim, place: Place, wanted: RealmFilter) -> bool:
    """Does a realm fit what a text speaks of, seen by "you"?"""
    if wanted == "any":
        return True
    return _REALM[wanted](game, aim, place)


def _own(game: Table, aim: Aim, place: Place) -> bool:
    return place in aim.player.units.values()


def _opponent(game: Table, aim: Aim, place: Place) -> bool:
    return any(place in one.units.values() for one in game.state.opponents(aim.player.seat))


def _beside_dwelling(game: Table, aim: Aim, place: Place) -> bool:
    own = aim.player.dwellings
    return place in own or any(one in own for one in near(game.state, place))


_REALM: dict[str, Callable[[Table, Aim, Place], bool]] = {
    "unoccupied": lambda game, aim, place: place not in occupied(game.state),
    "occupied": lambda game, aim, place: place in occupied(game.state),
    "ruin": lambda game, aim, place: is_ruin(game.state, place),
    "element": lambda game, aim, place: is_element(game.state, place),
    "lair": lambda game, aim, place: tiles()[game.state.realms[place].tile].lair,
    "own-dwelling": lambda game, aim, place: dwelling_at(game.state, place) is aim.player,
    "beside-dwelling": _beside_dwelling,
    "beside-ruin": lambda game, aim, place: any(
        is_ruin(game.state, one) for one in near(game.state, place)
    ),
    "beside-unit": lambda game, aim, place: any(
        _own(game, aim, one) for one in near(game.state, place)
    ),
    "with-unit": _own,
    "with-opponent": _opponent,
    "with-monster": lambda game, aim, place: bool(monster_at(game.state, place)),
    "this-element": lambda game, aim, place: (
        bool(aim.element) and element_of(game.state, place) == aim.element
    ),
    "here": lambda game, aim, place: place == aim.here,
    "beside-here": lambda game, aim, place: aim.here >= 0 and place in near(game.state, aim.here),
}


def has_unit_on_map(player: Player, wanted: UnitFilter) -> bool:
    return any(where >= 0 and fits(unit, wanted) for unit, where in player.units.items())
