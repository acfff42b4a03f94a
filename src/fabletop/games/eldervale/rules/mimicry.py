"""The Mimic copies an ability of another kind of unit (EL-VAR-MERC-8, D-40)."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar, cast

import msgspec

from ..effects.abilities import Ability, Trigger
from ..effects.measures import Count
from ..effects.modifiers import AnyModifier, Discount, Modifier
from ..library import library
from ..records import FactionAbility
from ..state import Player, Table

MIMIC = "mimic"
BUILT_IN = ("flight", "teleport", "assault")  # never the workers' Build
_MARK = "mimic:"

T = TypeVar("T")


def copied(player: Player) -> str:
    """The ability the Mimic has copied in this turn, if any."""
    for one in player.used:
        if one.startswith(_MARK):
            return one[len(_MARK) :]
    return ""


def may_copy(player: Player, ability: str) -> bool:
    """One ability in each turn, whoever's turn it is."""
    return MIMIC in player.units and copied(player) in ("", ability)


def copy(game: Table, player: Player, ability: str) -> None:
    """From now to the end of the turn the Mimic has this ability."""
    if not copied(player):
        player.used.append(_MARK + ability)
        game.tell("mimicked", who=player.faction, what=ability)


def abilities_of(player: Player) -> tuple[FactionAbility, ...]:
    """Of units summoned or not."""
    faction = library().factions.get(player.faction)
    return faction.abilities if faction is not None else ()


@cache
def triggers_of(ability: str) -> tuple[Trigger, ...]:
    """How the triggers of an ability read for the Mimic; it may always do without."""
    record = library().unit_abilities[ability]
    return tuple(
        msgspec.structs.replace(_read(one, record.unit, MIMIC), may=True)
        for one in record.ability.triggers
    )


@cache
def modifiers_of(ability: str) -> dict[Modifier, AnyModifier]:
    """How the changes of an ability read while the Mimic counts among the units named."""
    record = library().unit_abilities.get(ability)
    if record is None:  # a built-in one
        return {}
    both = f"{record.unit}+{MIMIC}"
    return {one: _read(one, record.unit, both) for one in record.ability.modifiers}


@cache
def standing_abilities(faction: str) -> tuple[str, ...]:
    """Abilities that change rules; that of building is the workers' own."""
    return tuple(one.id for one in library().factions[faction].abilities if _changes(one.ability))


def _changes(ability: Ability) -> bool:
    return any(
        not (isinstance(one, Discount) and one.what == "dwelling") for one in ability.modifiers
    )


def _read(thing: T, kind: str, instead: str) -> T:
    """The same record with another word for a kind of unit; what is counted counts both."""
    if isinstance(thing, tuple):
        return cast(T, tuple(_read(one, kind, instead) for one in thing))
    if not isinstance(thing, msgspec.Struct):
        return thing
    if isinstance(thing, Count):
        instead = f"{kind}+{MIMIC}"
    changed: dict[str, Any] = {}
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        if name == "unit":
            changed[name] = instead if value == kind else value
        elif isinstance(value, (tuple, msgspec.Struct)):
            changed[name] = _read(value, kind, instead)
    return cast(T, msgspec.structs.replace(thing, **changed))
