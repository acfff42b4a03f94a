"""Worth of effects, on the value scales of docs/rules/witcher.md, 2.6.8 (in gold) and 2.6.5.

`in_fight` asks for the scale of potions and trophies, where cards are life. Content is budgeted
with these numbers. The evaluation does not read them: bots try each answer on an imagined table, so
an effect shows there what it is worth by having been carried out.
"""

from __future__ import annotations

from ..effects import vocabulary as e
from ..effects.registry import effects

POTION = 1.5
ALL_POTIONS = 2.0  # of which there are rarely more than one
ATTRIBUTE = 3.0
SHIELD = 0.75
TRAIL = 1.5
LITTLE = 0.5  # a chance, or a change without gain
SPECIAL = 1.5  # whatever changes the course of a fight turn
CARD = 0.75
CARD_IN_FIGHT = 1.0
CHOSEN_CARD = 0.5  # the card one misses least
USUAL_REFILL = 2  # after a lost fight
USUAL_REST = 3  # cards in phase III


@effects.worth_of(e.GainGold)
def gold_gained(effect: e.GainGold, in_fight: bool) -> float:
    return effect.amount


@effects.worth_of(e.LoseGold)
def gold_lost(effect: e.LoseGold, in_fight: bool) -> float:
    return -effect.amount


@effects.worth_of(e.GainPotion)
def potions_gained(effect: e.GainPotion, in_fight: bool) -> float:
    return POTION * effect.amount


@effects.worth_of(e.DiscardPotions)
def potions_lost(effect: e.DiscardPotions, in_fight: bool) -> float:
    return -POTION * effect.amount


@effects.worth_of(e.DiscardAllPotions)
def all_potions_lost(effect: e.DiscardAllPotions, in_fight: bool) -> float:
    return -ALL_POTIONS


@effects.worth_of(e.RaiseAttribute, e.TakeEvent)
def attribute_raised(effect: e.RaiseAttribute | e.TakeEvent, in_fight: bool) -> float:
    """A piece of equipment or a companion counts like a step of an attribute."""
    return ATTRIBUTE


@effects.worth_of(e.LowerAttribute)
def attribute_lowered(effect: e.LowerAttribute, in_fight: bool) -> float:
    return -ATTRIBUTE


@effects.worth_of(e.RaiseShield, e.ReduceDamage)
def shield_gained(effect: e.RaiseShield | e.ReduceDamage, in_fight: bool) -> float:
    return SHIELD * effect.amount


@effects.worth_of(e.LowerShield)
def shield_lost(effect: e.LowerShield, in_fight: bool) -> float:
    return -SHIELD * effect.amount


@effects.worth_of(e.Draw)
def cards_drawn(effect: e.Draw, in_fight: bool) -> float:
    return (CARD_IN_FIGHT if in_fight else CARD) * effect.cards


@effects.worth_of(e.Discard)
def cards_discarded(effect: e.Discard, in_fight: bool) -> float:
    return -effect.cards if effect.how == "random" else -CHOSEN_CARD * effect.cards


@effects.worth_of(e.Remove)
def cards_removed(effect: e.Remove, in_fight: bool) -> float:
    """A smaller deck is a better one."""
    return effect.cards


@effects.worth_of(e.Rest)
def rested(effect: e.Rest, in_fight: bool) -> float:
    return effect.cards - USUAL_REST


@effects.worth_of(e.GainCard)
def card_gained(effect: e.GainCard, in_fight: bool) -> float:
    return 0.5 + effect.cost


@effects.worth_of(e.Recycle)
def cards_recycled(effect: e.Recycle, in_fight: bool) -> float:
    return (CARD_IN_FIGHT if in_fight else 0.25) * effect.cards


@effects.worth_of(e.TakeDiscard)
def discard_taken(effect: e.TakeDiscard, in_fight: bool) -> float:
    return SPECIAL if in_fight else CARD


@effects.worth_of(e.GainTrail)
def trail_gained(effect: e.GainTrail, in_fight: bool) -> float:
    return TRAIL


@effects.worth_of(e.Gamble, e.Exchange)
def little(effect: e.Gamble | e.Exchange, in_fight: bool) -> float:
    return LITTLE


@effects.worth_of(e.AddDamage, e.AddDraw)
def added(effect: e.AddDamage | e.AddDraw, in_fight: bool) -> float:
    return effect.amount


@effects.worth_of(e.Drain, e.Retaliate)
def life_taken(effect: e.Drain | e.Retaliate, in_fight: bool) -> float:
    return effect.cards


@effects.worth_of(e.Refill)
def refilled(effect: e.Refill, in_fight: bool) -> float:
    return effect.cards - USUAL_REFILL


@effects.worth_of(
    e.UnlinkedCard, e.WildColour, e.SwitchAttack, e.Scry, e.DoubleShields, e.FreePotion
)
def special(effect: e.AnyEffect, in_fight: bool) -> float:
    return SPECIAL
