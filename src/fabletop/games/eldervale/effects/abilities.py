"""Abilities: what happens in a window (triggers), what reads otherwise (modifiers), and auras."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ..terms import Window
from .measures import (
    NOTHING,
    Against,
    AnyCondition,
    Bag,
    ElementFilter,
    RealmFilter,
    UnitFilter,
)
from .modifiers import AnyModifier
from .vocabulary import AnyEffect


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """In the window `on`, if everything named fits, the owner does the effects.

    When exactly (section 2.5.13), and what the filters mean there:
    turn-start, turn-end: once in your turn; `unit`: one of your units of that kind is in a realm.
    own-turn: whenever you may take free actions; `unit` as above. Always `may`, once per turn.
    placed: a unit of `who` was placed; `unit` and `realm` speak of it, before the rush.
    rush: a monster is about to rush after a placement of `who`; filters speak of that placement.
    action: the realm action of a placement of `who` has just been carried out; filters as placed.
    battle-pending: a battle is due; `who` "you": a unit of yours that fits `unit` is in its realm;
    "anyone": any battle.
    join, dice, rolled, won, remove: in a battle in which you take part with a unit that fits
    `unit`, at your turn in the order (join: before you decide; won: you have won, after the glory;
    remove: you are defeated, before removal); `realm` speaks of the battle realm. `who` "anyone" at
    join: also before you decide about a battle in which you have no unit yet.
    underworld: a unit of `who` that fits `unit` was put into the Underworld, once for each unit.
    power: `who` advanced on a track that fits `element` (EL-WARD-2), once for each level.
    card-gained: `who` gained an adventure card that fits `element`.
    dwell: `who` built a dwelling in a realm that fits `realm` and `element`, after its power.
    regroup: at the beginning of step 1 of your regroup; `unit` as turn-start.
    game-end: in EL-SCORE-5, always done.

    `may` false: it must be done. `pay` is the price of using it, then `may` is meant. `once`: how
    often at most.
    """

    on: Window
    effects: tuple[AnyEffect, ...]
    who: Literal["you", "opponent", "anyone"] = "you"
    unit: UnitFilter = "any"
    realm: RealmFilter = "any"
    element: ElementFilter = "any"
    against: Against = "any"
    when: tuple[AnyCondition, ...] = ()
    may: bool = True
    pay: Bag = NOTHING
    once: Literal["always", "turn", "battle"] = "always"


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a card or unit does by itself, without being activated."""

    triggers: tuple[Trigger, ...] = ()
    modifiers: tuple[AnyModifier, ...] = ()


NO_ABILITY = Ability()


# Auras (EL-AURA): how the host card, to which the aura is attached, is strengthened


class AuraShape(msgspec.Struct, frozen=True, tag_field="aura", forbid_unknown_fields=True):
    """What an aura does to its host; the tag after `aura` names it."""


class DoubleOrNothing(AuraShape, tag="double_or_nothing", frozen=True):
    """When the host is activated, roll one die: `at_least` or more, resolve it twice, else not at
    all. Costs are paid per resolution; a second one that cannot be paid is skipped."""

    at_least: int = 4


class Again(AuraShape, tag="again", frozen=True):
    """After the host was activated by a unit you may pay `pay` and resolve it once more (its own
    costs too)."""

    pay: Bag


class Also(AuraShape, tag="also", frozen=True):
    """After the host was activated by a unit also do the effects."""

    effects: tuple[AnyEffect, ...]


class OpenTo(AuraShape, tag="open_to", frozen=True):
    """Any unit may activate the host, and then its costs are `discount` resources less."""

    discount: int = 0


class TwoUnits(AuraShape, tag="two_units", frozen=True):
    """The host's action may be used by two units in one regroup, each resolving it."""


class PassOn(AuraShape, tag="pass_on", frozen=True):
    """After the host is resolved the unit is not bound to it: it may at once activate another free
    action, or go to the ready area."""


class Deepen(AuraShape, tag="deepen", frozen=True):
    """The host has one more gain slot, printed `bag`, gained after every activation of the host
    (EL-SLOT-3). The slot is on the aura and goes with it; a token on it is discarded when it is
    moved."""

    bag: Bag


class FromUnderworld(AuraShape, tag="from_underworld", frozen=True):
    """In step 2 of your regroup one unit returning from the Underworld may activate the host, if
    its action is free and the symbol fits."""


AnyAura: TypeAlias = (
    DoubleOrNothing | Again | Also | OpenTo | TwoUnits | PassOn | Deepen | FromUnderworld
)
