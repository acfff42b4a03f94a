"""Standing changes and triggers: which of them speak for a player now (EL-CARD-12, EL-MONSTER-13).

They are looked up by what they stand on: the faction, cards of the tableau, units that are hired
or controlled, monsters on the map.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

import msgspec

from ..effects.abilities import Ability, Trigger
from ..effects.modifiers import AnyModifier, Modifier
from ..library import library
from ..records import MonsterAbility
from ..state import EldervaleState, Player, Table
from .mimicry import MIMIC, modifiers_of
from .units import figure
from .uses import copied

M = TypeVar("M", bound=Modifier)
Kinds: TypeAlias = type[M] | tuple[type[M], ...]  # as for isinstance

FIGURES = 9  # of a player's own colour


class Source(msgspec.Struct, frozen=True):
    """Something that changes rules or acts by itself: its abilities and when they work."""

    id: str
    element: str
    ability: Ability
    orb: bool = False  # only with the orb symbol covered


class Heard(NamedTuple):
    """Who can have anything to do in a window, by owner's id: anybody, others than the one who
    acted, those who must act, those who may."""

    known: frozenset[str]
    others: frozenset[str]
    must: frozenset[str]
    may: frozenset[str]


@cache
def sources() -> dict[str, tuple[Source, ...]]:
    """Everything in the box that has an ability, by the id under which it is owned."""
    box = library()
    found: dict[str, tuple[Source, ...]] = {}
    for id, faction in box.factions.items():
        found[id] = tuple(Source(one.id, faction.element, one.ability) for one in faction.abilities)
    for id, card in box.adventures.items():
        required = card.orb.symbol == "required"
        parts = [Source(id, card.element, card.ability, required)]
        parts.append(Source(id, card.element, card.orb.ability, True))
        found[id] = tuple(one for one in parts if one.ability.triggers or one.ability.modifiers)
    for id, mercenary in box.mercenaries.items():
        ability = Ability(modifiers=mercenary.ability.modifiers)
        found[id] = (Source(id, "", ability),)
    for id, monster in box.monsters.items():  # EL-MONSTER-13: the chain ones, for the controller
        found[id] = tuple(
            Source(
                id, monster.element or "", Ability(_for_controller(id, one), _of_figure(id, one))
            )
            for one in monster.abilities
            if one.chain and one.scope != "while"
        )
    return {id: parts for id, parts in found.items() if parts}


def _of_figure(id: str, ability: MonsterAbility) -> tuple[AnyModifier, ...]:
    """Changes that hold for the controller only where this very figure takes part."""
    return tuple(
        msgspec.structs.replace(one, unit=figure(id)) if "unit" in one.__struct_fields__ else one
        for one in ability.modifiers
    )


def _for_controller(id: str, ability: MonsterAbility) -> tuple[Trigger, ...]:
    """EL-MONSTER-13, EL-VAR-TEAM-10: a chain ability serves its controller's side."""
    return tuple(
        Trigger(
            on=one.on,
            effects=one.effects,
            unit=figure(id),  # only while this very figure takes part
            realm=one.realm,
            when=one.when,
            once="battle",
        )
        for one in ability.triggers
        if one.on in ("dice", "rolled")
    )


@cache
def by_kind(kind: Kinds[M]) -> dict[str, tuple[tuple[M, str, bool], ...]]:
    """The modifiers of one kind, by owner's id: modifier, its element, whether it needs an orb."""
    found: dict[str, tuple[tuple[M, str, bool], ...]] = {}
    for id, parts in sources().items():
        some = tuple(
            (change, one.element, one.orb)
            for one in parts
            for change in one.ability.modifiers
            if isinstance(change, kind)
        )
        if some:
            found[id] = some
    return found


@cache
def while_monsters(kind: Kinds[M]) -> dict[str, tuple[tuple[M, str], ...]]:
    """EL-MONSTER-8: rules that bind every player while a monster is on the map."""
    found: dict[str, tuple[tuple[M, str], ...]] = {}
    for id, monster in library().monsters.items():
        some = tuple(
            (change, monster.element or "")
            for one in monster.abilities
            if one.scope == "while"
            for change in one.modifiers
            if isinstance(change, kind)
        )
        if some:
            found[id] = some
    return found


def held_of(player: Player, known: Container[str]) -> list[tuple[str, bool]]:
    """Of the things looked for those a player owns, and whether an orb covers the symbol."""
    found: list[tuple[str, bool]] = []
    if player.ghost:  # EL-SOLO-1, -9: no faction abilities, and its cards do nothing
        return found
    if player.faction in known:
        found.append((player.faction, False))
    for held in player.tableau:
        if held.id in known:
            found.append((held.id, held.orb))
    if len(player.units) > FIGURES:  # mercenaries and controlled monsters
        found += [(unit, False) for unit in player.units if unit in known]
    return found


Known: TypeAlias = Mapping[str, tuple[tuple[M, str, bool], ...]]
Loose: TypeAlias = Mapping[str, tuple[tuple[M, str], ...]]


@cache
def index(kind: Kinds[M]) -> tuple[Known[M], Loose[M]]:
    """Where changes of one kind stand: on things players own, on monsters of the map."""
    return by_kind(kind), while_monsters(kind)


def speaking(
    state: EldervaleState, player: Player, known: Known[M], loose: Loose[M]
) -> list[tuple[M, str]]:
    """Of the changes of an index those that hold for this player now."""
    found: list[tuple[M, str]] = []
    for id, orb in held_of(player, known):
        for change, element, needs_orb in known[id]:
            if orb or not needs_orb:
                found.append((change, element))
    if found and MIMIC in player.units:
        twins = modifiers_of(copied(player))
        found = [(cast(M, twins.get(change, change)), element) for change, element in found]
    for id in loose:
        if stands(state, id) and not state.peace:  # EL-PEACE-1: inactive during peace
            found += loose[id]
    return found


def changes_here(game: Table, player: Player, kind: Kinds[M]) -> list[tuple[M, str]]:
    """All changes of one kind that hold for this player, with the element each belongs to."""
    found = speaking(game.state, player, *index(kind))
    if player.granted or player.granted_now:
        lent = (*player.granted, *player.granted_now)
        found += [(one, "") for one in lent if isinstance(one, kind)]
    return found


def changes(game: Table, player: Player, kind: type[M]) -> list[M]:
    return [change for change, _ in changes_here(game, player, kind)]


def stands(state: EldervaleState, monster: str) -> bool:
    """EL-MONSTER-13: on a realm, loose or controlled; not in a ready area."""
    where = state.monsters.get(monster)
    if where is not None:
        return where >= 0
    for player in state.players:
        if len(player.units) > FIGURES and player.units.get(monster, -1) >= 0:
            return True
    return False


@cache
def own_changes(monster: str, kind: type[M]) -> tuple[M, ...]:
    record = library().monsters.get(monster)
    if record is None:
        return ()
    return tuple(
        change
        for one in record.abilities
        for change in one.modifiers
        if isinstance(change, kind) and one.scope != "while"
    )


def monster_changes(monster: str, kind: type[M]) -> tuple[M, ...]:
    """What a monster's own card says about itself."""
    found: tuple[M, ...] = own_changes(monster, kind)
    return found


@cache
def triggers_on(window: str) -> dict[str, tuple[tuple[str, Trigger, str, bool], ...]]:
    """Triggers of a window by owner's id: a name of its own, trigger, element, needs an orb."""
    found: dict[str, Any] = {}
    for id, parts in sources().items():
        for one in parts:
            for trigger in one.ability.triggers:
                if trigger.on == window:
                    some = found.setdefault(id, [])
                    some.append((one.id, trigger, one.element, one.orb))
    return {id: tuple(some) for id, some in found.items()}


@cache
def heard(window: str) -> Heard:
    known = triggers_on(window)
    others: set[str] = set()
    must: set[str] = set()
    may: set[str] = set()
    for id, some in known.items():
        for _, trigger, _, _ in some:
            (may if trigger.may or trigger.pay.size else must).add(id)
            if trigger.who != "you":
                others.add(id)
    return Heard(frozenset(known), frozenset(others), frozenset(must), frozenset(may))


def element_fits(wanted: str, element: str, this: str) -> bool:
    """Does an element fit what a text speaks of? "this" is the element of the card."""
    if wanted == "any":
        return True
    return element == (this if wanted == "this" else wanted)


def forget() -> None:
    """Look everything up anew, after a scene has changed the box."""
    for known in (sources, by_kind, while_monsters, index, own_changes, triggers_on, heard):
        known.cache_clear()
