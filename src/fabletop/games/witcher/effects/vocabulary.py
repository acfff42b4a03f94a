"""The effect vocabulary: records of what cards do, carried out by `run_outcomes` and `run_fights`,
and standing changes, which the rules ask for (`rules/standing.py`)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ..terms import Attribute, Terrain, Window


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One thing that happens; the tag after `do` names it."""


# Gold and potions


class GainGold(Effect, tag="gain_gold", frozen=True):
    amount: int


class LoseGold(Effect, tag="lose_gold", frozen=True):
    """WI-GEN-3: as much as there is."""

    amount: int


class GainPotion(Effect, tag="gain_potion", frozen=True):
    amount: int = 1


class DiscardPotions(Effect, tag="discard_potions", frozen=True):
    amount: int


class DiscardAllPotions(Effect, tag="discard_all_potions", frozen=True):
    pass


class Gamble(Effect, tag="gamble", frozen=True):
    """A game of dice with the locals (WI-LOC-6, solo WI-SOLO-6)."""


# Attributes and Shield


class RaiseAttribute(Effect, tag="raise_attribute", frozen=True):
    attribute: Attribute | Literal["choice"]


class LowerAttribute(Effect, tag="lower_attribute", frozen=True):
    attribute: Attribute | Literal["choice"]


class RaiseShield(Effect, tag="raise_shield", frozen=True):
    amount: int


class LowerShield(Effect, tag="lower_shield", frozen=True):
    amount: int


# Action cards


class Draw(Effect, tag="draw", frozen=True):
    cards: int


class Discard(Effect, tag="discard", frozen=True):
    """From the hand."""

    cards: int
    how: Literal["chosen", "random"] = "chosen"


class Remove(Effect, tag="remove", frozen=True):
    """Chosen from hand, deck or discard pile, out of the game for good (WI-DECK-6)."""

    cards: int


class Rest(Effect, tag="rest", frozen=True):
    """Phase III of this turn keeps and refills to this many cards (WI-EXPLORE-10)."""

    cards: int


class GainCard(Effect, tag="gain_card", frozen=True):
    """Take an action card of this printed cost to the discard pile (WI-EXPLORE-8)."""

    cost: int


class Recycle(Effect, tag="recycle", frozen=True):
    """Put the top cards of the own discard pile under the deck."""

    cards: int


class TakeDiscard(Effect, tag="take_discard", frozen=True):
    """Take a card of the own discard pile to the hand."""

    which: Literal["top", "chosen"]


class Exchange(Effect, tag="exchange", frozen=True):
    """Exchange one hand card with the top card of the own discard pile."""


# Trails and events


class GainTrail(Effect, tag="gain_trail", frozen=True):
    terrain: Terrain | Literal["choice"]


class TakeEvent(Effect, tag="take_event", frozen=True):
    """Keep the event card (equipment or companion) with this number."""

    number: int


# Fights only


class AddDamage(Effect, tag="add_damage", frozen=True):
    amount: int


class AddDraw(Effect, tag="add_draw", frozen=True):
    """To the draw of step 4 of this fight turn."""

    amount: int


class UnlinkedCard(Effect, tag="unlinked_card", frozen=True):
    """Add one card to the combo without a matching extension (WI-COMBO-5)."""


class WildColour(Effect, tag="wild_colour", frozen=True):
    """One card of the combo counts as any colour when linking."""


class ReduceDamage(Effect, tag="reduce_damage", frozen=True):
    amount: int


class Retaliate(Effect, tag="retaliate", frozen=True):
    """If this damage makes you discard a card, the attacker's life deck loses cards."""

    cards: int


class Drain(Effect, tag="drain", frozen=True):
    """The opponent's life deck loses cards from its top."""

    cards: int


class Scry(Effect, tag="scry", frozen=True):
    """Look at the top cards of the opponent's life deck; return them in any order, or, with
    `sink`, leave them or put them to the bottom."""

    cards: int
    sink: bool = False


class SwitchAttack(Effect, tag="switch_attack", frozen=True):
    """The other attack type is used."""


class DoubleShields(Effect, tag="double_shields", frozen=True):
    """Shield symbols of this combo count double."""


class FreePotion(Effect, tag="free_potion", frozen=True):
    """One potion used in this fight does not count against the Alchemy limit."""


class Refill(Effect, tag="refill", frozen=True):
    """Phase III refills to this many cards, whatever the fight's result says."""

    cards: int


AnyEffect: TypeAlias = (
    GainGold
    | LoseGold
    | GainPotion
    | DiscardPotions
    | DiscardAllPotions
    | Gamble
    | RaiseAttribute
    | LowerAttribute
    | RaiseShield
    | LowerShield
    | Draw
    | Discard
    | Remove
    | Rest
    | GainCard
    | Recycle
    | TakeDiscard
    | Exchange
    | GainTrail
    | TakeEvent
    | AddDamage
    | AddDraw
    | UnlinkedCard
    | WildColour
    | ReduceDamage
    | Retaliate
    | Drain
    | Scry
    | SwitchAttack
    | DoubleShields
    | FreePotion
    | Refill
)


# Standing changes


class Standing(msgspec.Struct, frozen=True, tag_field="change", forbid_unknown_fields=True):
    """A rule that reads otherwise for the owner; the tag after `change` names it."""


class OneCardMove(Standing, tag="one_card_move", frozen=True):
    """Once per turn one move to this terrain is paid with any single card."""

    terrain: Terrain | Literal["any"]


class TrainingDiscount(Standing, tag="training_discount", frozen=True):
    gold: int


class PotionLimit(Standing, tag="potion_limit", frozen=True):
    amount: int


class ChoosePotion(Standing, tag="choose_potion", frozen=True):
    """When gaining a potion draw two and keep one."""


class UncountedPotion(Standing, tag="uncounted_potion", frozen=True):
    """One used potion per fight is not counted against the Alchemy limit."""


class FirstTurn(Standing, tag="first_turn", frozen=True):
    """The first fight turn in every hunt."""


class ShieldMaximum(Standing, tag="shield_maximum", frozen=True):
    amount: int


class ExtraSpecialisation(Standing, tag="extra_specialisation", frozen=True):
    """One more use of the Specialisation per fight."""


class ExtraReroll(Standing, tag="extra_reroll", frozen=True):
    """One more re-roll in dice poker."""


class RefillAfterLoss(Standing, tag="refill_after_loss", frozen=True):
    """After a lost fight phase III still refills to this many."""

    cards: int


AnyStanding: TypeAlias = (
    OneCardMove
    | TrainingDiscount
    | PotionLimit
    | ChoosePotion
    | UncountedPotion
    | FirstTurn
    | ShieldMaximum
    | ExtraSpecialisation
    | ExtraReroll
    | RefillAfterLoss
)


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold for an ability; everything named must be true."""

    combo_at_least: int = 0
    combo_exactly: int = 0
    shield_zero: bool = False
    dealt_at_least: int = 0
    made_discard: bool = False
    fight: Literal["", "won", "lost", "lost-to-monster"] = ""
    hunt: bool = False


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a potion, trophy, piece of equipment or companion lets its owner do.

    `limit`: `fight` and `turn` are uses by choice, once each; `first` happens by itself the first
    time in each fight, `always` every time.
    """

    window: Window | None = None
    limit: Literal["fight", "turn", "first", "always"] = "fight"
    when: Condition = Condition()
    effects: tuple[AnyEffect, ...] = ()
    standing: tuple[AnyStanding, ...] = ()
