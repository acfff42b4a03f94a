"""The Mimic copies an ability of another kind of unit (EL-VAR-MERC-8, D-40)."""

from __future__ import annotations

from functools import cache

import msgspec

from ..effects.abilities import Ability, Trigger
from ..effects.modifiers import AnyModifier, Discount, Modifier
from ..effects.substitution import with_unit
from ..library import library
from ..records import FactionAbility
from ..state import Player, Table
from .units import either, figure
from .uses import copied, note_copied

MIMIC = "mimic"
BUILT_IN = ("flight", "teleport", "assault")  # never the workers' Build


def may_copy(player: Player, ability: str) -> bool:
    """One ability in each turn, whoever's turn it is."""
    return MIMIC in player.units and copied(player) in ("", ability)


def copy(game: Table, player: Player, ability: str) -> None:
    """From now to the end of the turn the Mimic has this ability."""
    if not copied(player):
        note_copied(player, ability)
        game.tell("mimicked", who=player.faction, what=ability)


def abilities_of(player: Player) -> tuple[FactionAbility, ...]:
    """Of units summoned or not."""
    faction = library().factions.get(player.faction)
    return faction.abilities if faction is not None else ()


@cache
def triggers_of(ability: str) -> tuple[Trigger, ...]:
    """How the triggers of an ability read for the Mimic; it may always do without."""
    record = library().unit_abilities[ability]
    both = either(record.unit, MIMIC)
    return tuple(
        msgspec.structs.replace(with_unit(one, record.unit, figure(MIMIC), both), may=True)
        for one in record.ability.triggers
    )


@cache
def modifiers_of(ability: str) -> dict[Modifier, AnyModifier]:
    """How the changes of an ability read while the Mimic counts among the units named."""
    record = library().unit_abilities.get(ability)
    if record is None:  # a built-in one
        return {}
    both = either(record.unit, MIMIC)
    return {one: with_unit(one, record.unit, both, both) for one in record.ability.modifiers}


@cache
def standing_abilities(faction: str) -> tuple[str, ...]:
    """Abilities that change rules; that of building is the workers' own."""
    return tuple(one.id for one in library().factions[faction].abilities if _changes(one.ability))


def _changes(ability: Ability) -> bool:
    return any(
        not (isinstance(one, Discount) and one.what == "dwelling") for one in ability.modifiers
    )
