"""Uses of tiles, the records: when and at what price; conditions, costs, triggers."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ..terms import Element, GemKind, ItemKind, Location, Mine, Timing
from .standing import AnyStanding
from .vocabulary import AnyEffect, Range


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold for a use; everything named must be true."""

    health_at_most: int = 0  # current health of the hero
    affected: Element | Literal[""] = ""  # the hero's field is affected by such an elemental
    at: tuple[Location, ...] = ()  # the hero's hex shows one of these
    first_round: bool = False  # combat round 1 or before
    monster_hurt: bool = False  # the monster has at least 1 hit
    unhurt: bool = False  # no wound suffered in this combat so far
    elite: bool = False  # the monster is an elite, a dragon or a golem
    double: bool = False  # both dice of the roll just made show the same
    no_gaar: bool = False  # the hero has neither Gaar nor Dwurt


ALWAYS = Condition()  # nothing is named, so it always holds


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is paid, all of it, or nothing happens. Things come from the board's spaces, bags and
    containers; socketed gems and laid essences never count (EU-QUEST-3). `any`: of one's choice.
    `health`: wounds suffered, never the last point. `trophies`: levels, one trophy each, exactly of
    that level. `items`: tiles of these kinds, equipped or not (a skill never counts)."""

    coins: int = 0
    gaar: int = 0
    dwurt: int = 0
    health: int = 0
    reputation: int = 0
    silver: int = 0
    gold: int = 0
    gems: tuple[GemKind | Literal["any"], ...] = ()
    essences: tuple[Element | Literal["any"], ...] = ()
    resources: tuple[Mine | Literal["any"], ...] = ()
    trophies: tuple[int, ...] = ()
    items: tuple[ItemKind, ...] = ()


# When a `permanent` use with a trigger happens by itself, each time: after a combat won (after
# EU-COMBAT-30 step 3) or an elite beaten; at the end of a mining or trade action; after a
# confrontation; when a treasure is found; when a quest is fulfilled; after each tile that the
# hero's exploration has placed; at the start (before the first choice) and end (before EU-TURN-8)
# of the hero's turn; when a combat begins (after the prep window); after each monster attack in
# which the hero suffered a wound and lives; after a resurrection.
Trigger: TypeAlias = Literal[
    "",
    "combat-won",
    "elite-won",
    "mined",
    "traded",
    "confronted",
    "treasure-found",
    "quest-fulfilled",
    "tile-placed",
    "turn-start",
    "turn-end",
    "combat-begun",
    "wounded",
    "resurrected",
]


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One effect line of a tile with its icon (EU-TIME-1).

    Used by choice in its window, after paying `cost`, with an armour set of `set_size` or more
    (0: none needed) and under `when`. `attack` and `first-strike` uses carry a `diagram`; their
    `effects` happen when the strike is chosen, before the roll. `permanent` uses carry `changes`
    that stand, or `effects` that happen by themselves at `trigger`.
    Several uses of one tile with the same timing happen together, those whose set size is reached
    (EU-ITEMS-10) and whose cost is paid; the tile is exhausted once (EU-TIME-2).
    """

    timing: Timing
    effects: tuple[AnyEffect, ...] = ()
    diagram: tuple[Range, ...] = ()
    changes: tuple[AnyStanding, ...] = ()
    trigger: Trigger = ""
    set_size: Literal[0, 3, 4, 5] = 0
    cost: Cost = Cost()
    when: Condition = ALWAYS
