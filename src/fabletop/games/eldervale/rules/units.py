"""Units: kinds, places, the ready area, the Underworld (EL-GEN, EL-UNDER)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from ..effects.measures import UnitFilter
from ..state import READY, Place, Player
from ..terms import ADVANCED, UnitKind

WORKERS = tuple(f"worker-{number}" for number in range(1, 7))
_KIND = dict.fromkeys(WORKERS, "worker")


def kind_of(unit: str) -> str:
    """EL-GEN-7: workers, dragons, wizards, warriors; mercenaries and monsters by their id."""
    return _KIND.get(unit, unit)


def figure(id: str) -> UnitFilter:
    """A filter that content cannot name: this very mercenary or controlled monster."""
    return cast(UnitFilter, id)


def either(kind: UnitKind, id: str) -> UnitFilter:
    """A filter that content cannot name: units of a kind, and this very figure."""
    return cast(UnitFilter, f"{kind}+{id}")


def fits(unit: str, wanted: UnitFilter, concerned: str = "") -> bool:
    """Does a unit fit what a text speaks of?"""
    if wanted == "any":
        return True
    if wanted == "this":
        return unit == concerned
    if wanted == "advanced":
        return unit in ADVANCED
    kind = _KIND.get(unit, unit)
    return kind == wanted or ("+" in wanted and kind in wanted.split("+"))  # `either`


def ready_units(player: Player) -> dict[str, str]:
    """One unit of each kind in the ready area, by kind."""
    found: dict[str, str] = {}
    for unit, where in player.units.items():
        if where == READY:
            found.setdefault(_KIND.get(unit, unit), unit)
    return found


def on_map(player: Player) -> list[str]:
    return [unit for unit, where in player.units.items() if where >= 0]


def one_of_each(player: Player, units: Iterable[str]) -> dict[tuple[str, Place], str]:
    """Units that differ to the eye: one for each kind and place."""
    found: dict[tuple[str, Place], str] = {}
    for unit in units:
        found.setdefault((kind_of(unit), player.units[unit]), unit)
    return found
