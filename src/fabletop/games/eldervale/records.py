"""What each kind of component carries (docs/rules/eldervale.md, section 2.3)."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from .effects.abilities import NO_ABILITY, Ability, AnyAura
from .effects.measures import (
    NOTHING,
    Amount,
    AnyCondition,
    Bag,
    RealmFilter,
    UnitFilter,
)
from .effects.modifiers import AnyModifier
from .effects.vocabulary import AnyEffect
from .terms import (
    AdventureKind,
    Basic,
    Edition,
    Element,
    MagicKind,
    Mercenary,
    OrbSymbol,
    Origin,
    RealmKind,
    Resource,
    UnitKind,
    Window,
)

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Text: TypeAlias = Annotated[str, Meta(min_length=1)]
Strength: TypeAlias = Annotated[int, Meta(ge=1, le=5)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a record."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of content; `origin` says where its facts come from."""

    origin: Origin


# Factions and start cards


class FactionAbility(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An ability of one kind of unit; its triggers and modifiers name the same `unit`."""

    id: Id
    name: Text
    unit: UnitKind
    ability: Ability


class Faction(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    name: Text
    element: Element
    side: Literal["front", "back"]
    abilities: Annotated[tuple[FactionAbility, ...], Meta(min_length=2, max_length=2)]
    flavour: str = ""


class StartCard(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`workers`: what the 4th, 5th and 6th worker cost, in resources of any kind."""

    id: Id
    name: Text
    element: Element
    gather: Basic
    workers: tuple[int, int, int]
    warrior: Bag
    wizard: Bag
    dragon: Bag


# Realms


class ElementRealm(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`spaces`: the resource printed under each treasure column."""

    id: Id
    name: Text
    element: Element
    symbols: Annotated[int, Meta(ge=1, le=2)]
    spaces: Annotated[tuple[Basic, ...], Meta(min_length=1, max_length=2)]
    cost: Bag
    lair: bool = False


class Landmark(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ruin or an optional realm. `action` says what its action is in effects; where that is
    empty the action is a rule of its own (Portal, Mill, Dungeon, Oracle). `lair_of`: the special
    monster that lives there. `optional`: only in a variant."""

    id: Id
    name: Text
    kind: RealmKind
    pay: Bag = NOTHING
    action: tuple[AnyEffect, ...] = ()
    ruin: bool
    lair_of: str = ""
    optional: bool = False


# Adventure cards


class Slot(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A square for a treasure token. "gain": shows `printed` when empty; "deposit": empty, the
    action cannot be performed; "store": only keeps tokens (vaults)."""

    kind: Literal["gain", "deposit", "store"]
    printed: Bag = NOTHING


class Action(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An action of a card: the unit symbol above it, what it costs, what it does. A deposit slot of
    the card is paid in addition to `pay`, before the effects."""

    symbol: UnitKind = "worker"
    pay: Bag = NOTHING
    effects: tuple[AnyEffect, ...]


class OrbText(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An orb symbol (EL-CARD-13). "required": without an orb the card does nothing. "upgrade": with
    an orb its action does `effects` after its own, and `ability` works too."""

    symbol: OrbSymbol = "none"
    effects: tuple[AnyEffect, ...] = ()
    ability: Ability = NO_ABILITY


NO_ORB = OrbText()


class AdventureCard(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`number`: 1 to 13 within the element (section 2.5.8)."""

    id: Id
    name: Text
    element: Element
    number: Annotated[int, Meta(ge=1, le=13)]
    kind: AdventureKind
    cost: Bag
    slots: tuple[Slot, ...] = ()
    action: Action | None = None
    ability: Ability = NO_ABILITY
    aura: AnyAura | None = None
    orb: OrbText = NO_ORB
    flavour: str = ""


# Magic cards


class Casting(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """EL-MAGIC-2: pay `pay`, or nothing with at least `power` (a track value) in `element`."""

    pay: Bag
    element: Element
    power: Annotated[int, Meta(ge=2, le=6)] = 4


class MagicCard(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Spell: in the window `on` (with `who`, `unit`, `realm` as for a trigger), if `when` holds,
    pay the casting cost, then the effects, then `vp`.
    Quest: in its window, if `when` holds, you may reveal it for `vp`. Window "own-turn": at any
    moment of your turn.
    Prophecy: at the end `vp` if `when` holds, and `score` besides, counted from the table."""

    id: Id
    name: Text
    kind: MagicKind
    on: Window
    who: Literal["you", "opponent", "anyone"] = "you"
    unit: UnitFilter = "any"
    realm: RealmFilter = "any"
    when: tuple[AnyCondition, ...] = ()
    casting: Casting | None = None
    effects: tuple[AnyEffect, ...] = ()
    vp: Annotated[int, Meta(ge=0, le=8)] = 0
    score: Amount = 0
    flavour: str = ""


# Treasure, monsters, mercenaries


class TreasureFace(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A design of treasure token; `copies` of it are in the box. `shows`: one or two symbols;
    two different ones are joined by a slash (EL-GEN-5), two equal ones are both gained."""

    id: Id
    element: Element
    shows: Annotated[tuple[Resource, ...], Meta(min_length=1, max_length=2)]
    copies: Annotated[int, Meta(ge=1, le=12)] = 1

    @property
    def slash(self) -> bool:
        return len(set(self.shows)) == 2


class MonsterAbility(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`chain`: EL-MONSTER-9. `scope`: "battle" for its own side in its battles; "movement" about
    its rush and standing; "while": binds every player while it stands on a realm."""

    id: Id
    name: Text
    chain: bool = False
    scope: Literal["battle", "movement", "while"]
    triggers: tuple[MonsterTrigger, ...] = ()
    modifiers: tuple[AnyModifier, ...] = ()


class MonsterTrigger(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the monster does or causes by itself, always done.

    dice, rolled: in its battle, "you" is its side. won: it has won; "you" is each defeated player.
    remove: it is defeated; "you" is the player who won, nothing if nobody did.
    action: after it rushed, before the realm action; "you" is the player who placed.
    Scope "while": turn-start, regroup, placed, dwell, card-gained, underworld: "you" is the player
    who does it (once per such event), filters as for a trigger."""

    on: Window
    unit: UnitFilter = "any"
    realm: RealmFilter = "any"
    when: tuple[AnyCondition, ...] = ()
    effects: tuple[AnyEffect, ...]


class Monster(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`reward`: what the victor gains; elemental monsters give 1 power of their element instead of
    glory by rule (EL-BATTLE-14), so theirs is empty. `lair`: of a special monster, its landmark."""

    id: Id
    name: Text
    element: Element | None = None
    edition: Edition
    strength: Strength
    abilities: Annotated[tuple[MonsterAbility, ...], Meta(min_length=1)]
    reward: tuple[AnyEffect, ...] = ()
    lair: str = ""
    flavour: str = ""


class MercenaryCard(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Mercenary
    name: Text
    dice: Annotated[int, Meta(ge=1, le=6)]
    gold: int
    ability: FactionlessAbility
    flavour: str = ""


class FactionlessAbility(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    name: Text
    modifiers: tuple[AnyModifier, ...]


# Rewards and tracks


class HoardToken(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Resolved at once when taken. `vp` stands apart from `effects` for the Ghosts (EL-SOLO-9)."""

    id: Id
    name: Text
    vp: int
    effects: tuple[AnyEffect, ...] = ()


class MenuSpace(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A space of the reward menu (EL-ORB-3)."""

    id: Id
    effects: tuple[AnyEffect, ...]


class GlorySpace(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`orb`: the first to arrive takes the orb, later ones do `effects` (EL-GLORY-3)."""

    id: Id
    number: Annotated[int, Meta(ge=1)]
    orb: bool = False
    effects: tuple[AnyEffect, ...]


class GhostLevel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """EL-SOLO-10: units in its ready area from the start, besides three workers; cards it takes of
    an expedition; tokens removed for 1 power; whether it settles when it regroups."""

    units: Annotated[int, Meta(ge=0, le=6)]
    cards: Annotated[int, Meta(ge=1, le=2)]
    tokens: Annotated[int, Meta(ge=1, le=2)]
    dwells: bool


class Constants(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Section 2.2, the numbers that are data."""

    id: Id
    power_values: tuple[int, ...]
    glory_beyond: tuple[AnyEffect, ...]
    dice_worker: int
    dice_warrior: int
    dice_dragon: int
    dice_wizard: int
    tactics_recovery: Bag
    start_resources: Bag
    ghost_levels: dict[Literal["easy", "normal", "hard"], GhostLevel]


class StartLayout(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Hexes (q, r) of the start map for these numbers of players (section 4.3)."""

    id: Id
    players: tuple[int, ...]
    hexes: tuple[tuple[int, int], ...]


# Solo


class GhostCard(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """EL-SOLO-2. `targets` in order; an empty list is a Regroup card."""

    id: Id
    name: Text
    targets: tuple[RealmKind, ...]
    unit: UnitKind = "worker"
    direction: Annotated[int, Meta(ge=0, le=5)]
    vp: Annotated[int, Meta(ge=0, le=2)] = 0
    guardian: bool = False
    flavour: str = ""
