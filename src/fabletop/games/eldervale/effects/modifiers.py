"""Standing changes: rules that read otherwise for the owner of a card, an ability or a monster.

They are asked for where the rule is applied and never stored. A modifier with a `unit` speaks of
your units of that kind; in a battle it works if such a unit of yours takes part in it. A monster's
modifiers about dice work for the monster's side (or for its controller's, EL-MONSTER-13); its
modifiers of scope "while" bind every player while it stands on a realm.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from .measures import Against, Amount, ElementFilter, RealmFilter, UnitFilter

Side: TypeAlias = Literal["own", "foes"]


class Modifier(msgspec.Struct, frozen=True, tag_field="change", forbid_unknown_fields=True):
    """A rule that reads otherwise; the tag after `change` names it."""


# Battle


class Dice(Modifier, tag="dice", frozen=True):
    """Step 2: your side gets `amount` more dice, with `each` for every unit that fits `unit`, else
    once if such a unit takes part. `side` "foes": every other side gets them (a negative amount
    takes them away), but never falls below 1 die. `realm` is where the battle must be."""

    amount: Amount = 1
    unit: UnitFilter = "any"
    each: bool = False
    side: Side = "own"
    against: Against = "any"
    realm: RealmFilter = "any"


class SupportFire(Modifier, tag="support_fire", frozen=True):
    """Step 2: your units of this kind in realms adjacent to a battle you take part in may add their
    dice without moving into it; they are not removed if you lose (Longbows, G-2)."""

    unit: UnitFilter


class JoinReach(Modifier, tag="join_reach", frozen=True):
    """Step 1: your units of this kind may join from realms at distance up to `reach`."""

    unit: UnitFilter = "any"
    reach: int = 2


class DwellingDice(Modifier, tag="dwelling_dice", frozen=True):
    """Step 2: dwellings at distance up to `reach` of the battle realm add their die (1 is the rule,
    0 only the one in the realm, -1 none); for your side if a unit of yours that fits `unit` takes
    part, or for every other side."""

    reach: int
    unit: UnitFilter = "any"
    side: Side = "own"


class SwordDice(Modifier, tag="sword_dice", frozen=True):
    """Step 3: each sword (or gold) you spend adds `dice` dice instead of 1 if a unit of this kind
    takes part; the maximum of 6 stands and the last sword may be used in part."""

    unit: UnitFilter = "any"
    dice: int = 2


class WinTies(Modifier, tag="win_ties", frozen=True):
    """Step 5: if your dice are among the best and level, you alone win (EL-BATTLE-12 does not
    apply). If two tied sides have this, it helps neither."""

    unit: UnitFilter = "any"


class Forbid(Modifier, tag="forbid", frozen=True):
    """In your battles the other players may not: "swords" spend swords for dice (step 3), "join"
    relocate units into it (step 1), "rerolls" reroll or change dice after the roll (step 4)."""

    what: Literal["swords", "join", "rerolls"]
    unit: UnitFilter = "any"


# Prices


class Discount(Modifier, tag="discount", frozen=True):
    """You pay `amount` resources less, of your choice among the price, never less than 0; a
    negative amount makes it dearer by resources of any kind.
    "dwelling": EL-DWELL-3; "card": an adventure card's cost when it is gained; "summon":
    EL-ACTION-4; "spell": the resources left of the slash; "ruin": what Mage Tower and Fortress ask;
    "aura": moving an aura (EL-AURA-5).
    `element`: of the realm, the card; `unit`: the unit whose placement or activation causes it, for
    "summon" the unit summoned, for "dwelling" always the worker."""

    what: Literal["dwelling", "card", "summon", "spell", "ruin", "aura"]
    amount: int = 1
    element: ElementFilter = "any"
    unit: UnitFilter = "any"


# Placement


class PlaceReach(Modifier, tag="place_reach", frozen=True):
    """Further placement of such a unit: any realm up to `reach` away from a unit of yours."""

    unit: UnitFilter
    reach: int = 2


class PlaceLike(Modifier, tag="place_like", frozen=True):
    """Such a unit may be placed as by Flight (EL-PLACE-5), Teleport (-6) or Assault (-7)."""

    unit: UnitFilter
    like: Literal["flight", "teleport", "assault"]


class PlaceFrom(Modifier, tag="place_from", frozen=True):
    """Such a unit may also be placed, first or further, into realms that fit `realm`
    ("beside-dwelling", "lair", "this-element", "ruin"), whatever the distance, occupied or not; not
    into a realm with a unit of yours."""

    realm: RealmFilter
    unit: UnitFilter = "any"


class PlaceOnto(Modifier, tag="place_onto", frozen=True):
    """EL-PLACE-4: such a unit may also be placed into a realm holding units of yours (and still
    only where it could be placed otherwise)."""

    unit: UnitFilter = "any"


class Peaceful(Modifier, tag="peaceful", frozen=True):
    """Placing such a unit triggers no battle with opponents' units (EL-BATTLE-1); monsters in the
    realm or rushing into it are fought all the same."""

    unit: UnitFilter


class NoRush(Modifier, tag="no_rush", frozen=True):
    """EL-MONSTER-5: no monster rushes after you have placed such a unit in a realm that fits."""

    unit: UnitFilter = "any"
    realm: RealmFilter = "any"


# Limits and other rules


class Cap(Modifier, tag="cap", frozen=True):
    """EL-RES-3: you may hold `amount` more of each kind of token."""

    amount: int


class TrayLimit(Modifier, tag="tray_limit", frozen=True):
    """EL-RES-12: your tray holds `amount` more treasure tokens."""

    amount: int


class HandLimit(Modifier, tag="hand_limit", frozen=True):
    """EL-RES-9: your hand limit is `amount` higher."""

    amount: int


class ActivateAs(Modifier, tag="activate_as", frozen=True):
    """EL-CARD-1: your units of this kind may activate actions with the symbol `like`."""

    unit: UnitFilter
    like: Literal["dragon", "wizard", "warrior", "any"]


class LeadTies(Modifier, tag="lead_ties", frozen=True):
    """Where you share the highest level of a track (at least level 1) you count as sole highest."""


class ScoredCards(Modifier, tag="scored_cards", frozen=True):
    """EL-SCORE-4: you score up to `amount` more adventure cards in all."""

    amount: int


class Shielded(Modifier, tag="shielded", frozen=True):
    """Spells, cards and abilities of opponents cannot relocate your units or put them into the
    Underworld ("units"), take or discard your adventure cards ("cards"), take your resources
    ("resources"). Battles are not touched by this."""

    what: Literal["units", "cards", "resources"]


# Monsters and mercenaries


class RushReach(Modifier, tag="rush_reach", frozen=True):
    """This monster rushes from realms at distance up to `reach`."""

    reach: int = 2


class RushAt(Modifier, tag="rush_at", frozen=True):
    """This monster also rushes from anywhere when a unit that fits `unit` is placed in a realm that
    fits `realm` (EL-VAR-MOTHER-5)."""

    realm: RealmFilter = "any"
    unit: UnitFilter = "any"


class RushSkips(Modifier, tag="rush_skips", frozen=True):
    """This monster does not rush after a unit that fits `unit` was placed in a realm that fits
    `realm`; both must fit."""

    unit: UnitFilter = "any"
    realm: RealmFilter = "any"


class Uncontrollable(Modifier, tag="uncontrollable", frozen=True):
    """This monster cannot be controlled (EL-VAR-MOTHER-6)."""


class Hoard(Modifier, tag="hoard", frozen=True):
    """EL-VAR-MOTHER-7, -9: whoever beats it gains 1 glory and a hoard token; it is defeated only
    when the last token is taken."""


class Homing(Modifier, tag="homing", frozen=True):
    """EL-VAR-MOTHER-8: after every battle this monster returns to its lair, if still on the map."""


class Charge(Modifier, tag="charge", frozen=True):
    """EL-VAR-MERC-7: after an opponent's placement in an adjacent realm this unit may relocate
    there and a battle becomes due."""


class Mimicry(Modifier, tag="mimicry", frozen=True):
    """EL-VAR-MERC-8: once per turn this unit uses an ability of another of your unit kinds."""


AnyModifier: TypeAlias = (
    Dice
    | SupportFire
    | JoinReach
    | DwellingDice
    | SwordDice
    | WinTies
    | Forbid
    | Discount
    | PlaceReach
    | PlaceLike
    | PlaceFrom
    | PlaceOnto
    | Peaceful
    | NoRush
    | Cap
    | TrayLimit
    | HandLimit
    | ActivateAs
    | LeadTies
    | ScoredCards
    | Shielded
    | RushReach
    | RushAt
    | RushSkips
    | Uncontrollable
    | Hoard
    | Homing
    | Charge
    | Mimicry
)
