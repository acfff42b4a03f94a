"""Records of what happens in battles and to monsters; part of the vocabulary of `shapes.py`."""

from __future__ import annotations

from typing import Literal

import msgspec

from .measures import Amount, RealmFilter, UnitFilter


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One thing that happens; the tag after `do` names it."""


# Battles. A side's dice never exceed 6 nor fall below 1.


class AddDice(Effect, tag="add_dice", frozen=True):
    """Steps 2-3: dice for your side."""

    amount: Amount = 1


class RemoveDice(Effect, tag="remove_dice", frozen=True):
    """Steps 2-3: take dice from another side of your choice, or only from the monster's."""

    amount: int = 1
    side: Literal["one", "monster", "each"] = "one"


class SetDie(Effect, tag="set_die", frozen=True):
    """`dice` of your side's dice show `face`. In steps 2-3 they are preset and not rolled; after
    the roll dice of your choice are turned. `side` "foe": of another side of your choice, after the
    roll only."""

    face: int
    dice: int = 1
    side: Literal["own", "foe"] = "own"


class Reroll(Effect, tag="reroll", frozen=True):
    """After the roll: roll up to `dice` dice again that show at most `upto`. `side`: your own,
    "foe" = dice of your choice of one other side of your choice, "monster" = the monster's.
    `all_of`: all dice that fit, until none fits."""

    dice: int = 1
    side: Literal["own", "foe", "monster"] = "own"
    upto: int = 6
    all_of: bool = False


class ShiftDie(Effect, tag="shift_die", frozen=True):
    """After the roll: turn up to `dice` different dice of your side by `by`, within 1 to 6."""

    by: int = 1
    dice: int = 1


class SwapDie(Effect, tag="swap_die", frozen=True):
    """After the roll: exchange one die of yours with a die of another side, both of your choice."""


class CancelBattle(Effect, tag="cancel_battle", frozen=True):
    """The pending battle does not take place; everybody stays where they are."""


class SaveUnits(Effect, tag="save_units", frozen=True):
    """Step 7, you being defeated: up to `amount` of your units in the battle that fit `unit` are
    not put into the Underworld but "stay" in the realm or go to the "ready" area."""

    amount: int = 1
    unit: UnitFilter = "any"
    to: Literal["stay", "ready"] = "ready"


# Monsters. Only uncontrolled monsters on the map are meant unless the text says otherwise.


class ControlMonster(Effect, tag="control_monster", frozen=True):
    """Take control (EL-MONSTER-11) of a monster with at most `strength` in a realm that fits."""

    strength: int = 5
    realm: RealmFilter = "any"


class SendHome(Effect, tag="send_home", frozen=True):
    """A monster of your choice away from its lair, in a realm that fits, returns to it
    (EL-MONSTER-15); a battle due there without it may lapse (EL-BATTLE-2)."""

    realm: RealmFilter = "any"


class MoveMonster(Effect, tag="move_monster", frozen=True):
    """Relocate a monster of your choice to a realm without a monster at distance up to `reach`
    that fits `to`; no battle follows."""

    reach: int = 1
    to: RealmFilter = "any"


class DefeatMonster(Effect, tag="defeat_monster", frozen=True):
    """A monster with at most `strength` in a realm that fits is defeated (EL-MONSTER-10). There is
    no reward beyond what stands beside this effect."""

    strength: int
    realm: RealmFilter = "any"


class ReviveMonster(Effect, tag="revive_monster", frozen=True):
    """A defeated monster of your choice whose lair is on the map is put back on it, as by
    EL-MONSTER-15. `control`: it goes to your ready area under your control instead, whether or not
    its lair is on the map."""

    control: bool = False


class StopRush(Effect, tag="stop_rush", frozen=True):
    """The rush about to happen does not happen, nor another in its place."""
