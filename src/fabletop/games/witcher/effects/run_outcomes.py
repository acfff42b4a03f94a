"""Run functions of effects on possessions: gold, potions, attributes, cards, trails, events.

WI-EXPLORE-4: effects are carried out in printed order; WI-GEN-3: each as far as possible.
"""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..rules import cards
from ..rules.attributes import lower_attribute, lower_shield, raise_attribute, shield_maximum
from ..rules.damage import gain_shield
from ..rules.keepsakes import take_keepsake
from ..rules.market import HAND_KEPT, gain_card_of_cost
from ..rules.poker import gamble
from ..rules.potions import discard_potions, gain_potion
from ..rules.trails import gain_any_trail, gain_trail
from ..state import Table
from ..terms import ATTRIBUTES, Attribute
from . import vocabulary as e
from .aim import Aim
from .registry import effects

CHOICE = "WI-EXPLORE-4"  # questions that a card's effect asks


# Gold and potions


@effects.on(e.GainGold)
def gain_gold(game: Table, player: Aim, effect: e.GainGold) -> None:
    player.gold += effect.amount
    game.tell("gained-gold", who=player.school, amount=effect.amount)


@effects.on(e.LoseGold)
def lose_gold(game: Table, player: Aim, effect: e.LoseGold) -> None:
    lost = min(effect.amount, player.gold)  # WI-GEN-3
    player.gold -= lost
    game.tell("lost-gold", who=player.school, amount=lost)


@effects.on(e.GainPotion)
def gain_potions(game: Table, player: Aim, effect: e.GainPotion) -> Rule[None]:
    for _ in range(effect.amount):
        yield from gain_potion(game, player)


@effects.on(e.DiscardPotions)
def lose_potions(game: Table, player: Aim, effect: e.DiscardPotions) -> Rule[None]:
    yield from discard_potions(game, player, effect.amount, CHOICE)


@effects.on(e.DiscardAllPotions)
def lose_all_potions(game: Table, player: Aim, effect: e.DiscardAllPotions) -> Rule[None]:
    yield from discard_potions(game, player, len(player.potions), CHOICE)


@effects.on(e.Gamble)
def play_dice(game: Table, player: Aim, effect: e.Gamble) -> Rule[None]:
    if player.gold:
        yield from gamble(game, player)


# Attributes and Shield


@effects.on(e.RaiseAttribute)
def attribute_up(game: Table, player: Aim, effect: e.RaiseAttribute) -> Rule[None]:
    name = effect.attribute
    if name == "choice":
        open_ones: dict[str, Attribute] = {
            one: one for one in ATTRIBUTES if player.attribute(one) < 5
        }
        if not open_ones:
            return
        name = yield from pick(player.seat, "WI-ATTR-2", open_ones)
    yield from raise_attribute(game, player, name)


@effects.on(e.LowerAttribute)
def attribute_down(game: Table, player: Aim, effect: e.LowerAttribute) -> Rule[None]:
    name = effect.attribute
    if name == "choice":
        open_ones: dict[str, Attribute] = {
            one: one for one in ATTRIBUTES if 1 < player.attribute(one) < 5
        }
        if not open_ones:
            return
        name = yield from pick(player.seat, "WI-ATTR-6", open_ones)
    lower_attribute(game, player, name)


@effects.on(e.RaiseShield)
def shield_up(game: Table, player: Aim, effect: e.RaiseShield) -> None:
    gain_shield(game, player, effect.amount)


@effects.on(e.LowerShield)
def shield_down(game: Table, player: Aim, effect: e.LowerShield) -> None:
    lower_shield(game, player, effect.amount)


@effects.possible_if(e.RaiseShield)
def shield_has_room(game: Table, player: Aim, effect: e.RaiseShield) -> bool:
    return player.shield < shield_maximum(game, player)


# Action cards


@effects.on(e.Draw)
def draw_cards(game: Table, player: Aim, effect: e.Draw) -> None:
    cards.draw(game, player, effect.cards)


@effects.possible_if(e.Draw)
def can_draw(game: Table, player: Aim, effect: e.Draw) -> bool:
    return bool(player.deck.cards) and len(player.hand.cards) < cards.HAND_LIMIT


@effects.on(e.Discard)
def discard_cards(game: Table, player: Aim, effect: e.Discard) -> Rule[None]:
    if effect.how == "random":
        cards.discard_random(game, player, effect.cards)
    else:
        yield from cards.discard_chosen(game, player, effect.cards, CHOICE)


@effects.possible_if(e.Discard)
def drawback(game: Table, player: Aim, effect: e.Discard) -> bool:
    """A drawback alone is no reason to use something."""
    return False


@effects.on(e.Remove)
def remove_cards(game: Table, player: Aim, effect: e.Remove) -> Rule[None]:
    yield from cards.remove_chosen(game, player, effect.cards, "WI-DECK-6")


@effects.on(e.Rest)
def rest(game: Table, player: Aim, effect: e.Rest) -> None:
    """WI-EXPLORE-10: how many cards phase III of this turn leaves and draws."""
    visit = game.state.visit
    visit.kept = min(HAND_KEPT, effect.cards)
    visit.refill = effect.cards
    game.tell("rested", who=player.school, cards=effect.cards)


@effects.on(e.GainCard)
def gain_card(game: Table, player: Aim, effect: e.GainCard) -> Rule[None]:
    yield from gain_card_of_cost(game, player, effect.cost, "WI-EXPLORE-8")


@effects.on(e.Recycle)
def recycle_cards(game: Table, player: Aim, effect: e.Recycle) -> None:
    cards.recycle(game, player, effect.cards)


@effects.on(e.TakeDiscard)
def take_discard(game: Table, player: Aim, effect: e.TakeDiscard) -> Rule[None]:
    pile = player.discard.cards
    if not pile:
        return
    card = pile[-1]
    if effect.which == "chosen":
        card = yield from pick(player.seat, CHOICE, {one: one for one in pile}, about="to-take")
    cards.take_to_hand(game, player, card)


@effects.possible_if(e.Recycle, e.TakeDiscard)
def has_discards(game: Table, player: Aim, effect: e.Recycle | e.TakeDiscard) -> bool:
    return bool(player.discard.cards)


@effects.on(e.Exchange)
def exchange_card(game: Table, player: Aim, effect: e.Exchange) -> Rule[None]:
    yield from cards.exchange(game, player, CHOICE)


@effects.possible_if(e.Exchange)
def can_exchange(game: Table, player: Aim, effect: e.Exchange) -> bool:
    return bool(player.discard.cards and player.hand.cards)


# Trails and events


@effects.on(e.GainTrail)
def take_trail(game: Table, player: Aim, effect: e.GainTrail) -> Rule[None]:
    if effect.terrain == "choice":
        yield from gain_any_trail(game, player, "WI-TRAIL-4")
    else:
        gain_trail(game, player, effect.terrain)


@effects.on(e.TakeEvent)
def take_event(game: Table, player: Aim, effect: e.TakeEvent) -> None:
    take_keepsake(game, player, effect.number)
