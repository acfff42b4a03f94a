"""What effects do, one function for each; `possible` says whether there is any point in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from ....kernel.ask import Rule, order, pick
from ..rules import cards
from ..rules.attributes import (
    lower_attribute,
    lower_shield,
    raise_attribute,
    raise_shield,
    shield_maximum,
)
from ..rules.beasts import ability_now
from ..rules.keepsakes import take_keepsake
from ..rules.life import check_attacked, current, fighter, lose_life, opponent, opposing_pile
from ..rules.market import gain_card_of_cost
from ..rules.poker import gamble
from ..rules.potions import discard_potions, gain_potion
from ..rules.trails import gain_any_trail, gain_trail
from ..state import Player, Table
from ..terms import ATTRIBUTES, Attribute
from . import vocabulary as e

Run: TypeAlias = Callable[[Table, Player, Any], Rule[None] | None]
F = TypeVar("F", bound=Callable[..., Any])

RUNS: dict[type, Run] = {}
POINT: dict[type, Callable[[Table, Player, Any], bool]] = {}

CHOICE = "WI-EXPLORE-4"  # questions that a card's effect asks


def runs(kind: type) -> Callable[[F], F]:
    def enter(function: F) -> F:
        RUNS[kind] = function
        return function

    return enter


def sensible(*kinds: type) -> Callable[[F], F]:
    def enter(function: F) -> F:
        for kind in kinds:
            POINT[kind] = function
        return function

    return enter


def run_effects(game: Table, player: Player, effects: tuple[e.AnyEffect, ...]) -> Rule[None]:
    """WI-EXPLORE-4: in printed order; WI-GEN-3: each as far as possible."""
    for effect in effects:
        running = RUNS[type(effect)](game, player, effect)
        if running is not None:
            yield from running


def possible(game: Table, player: Player, effects: tuple[e.AnyEffect, ...]) -> bool:
    """Would at least one of the effects do anything now?"""
    for effect in effects:
        point = POINT.get(type(effect))
        if point is None or point(game, player, effect):
            return True
    return False


# Gold and potions


@runs(e.GainGold)
def gain_gold(game: Table, player: Player, effect: e.GainGold) -> None:
    player.gold += effect.amount
    game.tell("gained-gold", who=player.school, amount=effect.amount)


@runs(e.LoseGold)
def lose_gold(game: Table, player: Player, effect: e.LoseGold) -> None:
    lost = min(effect.amount, player.gold)  # WI-GEN-3
    player.gold -= lost
    game.tell("lost-gold", who=player.school, amount=lost)


@runs(e.GainPotion)
def gain_potions(game: Table, player: Player, effect: e.GainPotion) -> Rule[None]:
    for _ in range(effect.amount):
        yield from gain_potion(game, player)


@runs(e.DiscardPotions)
def lose_potions(game: Table, player: Player, effect: e.DiscardPotions) -> Rule[None]:
    yield from discard_potions(game, player, effect.amount, CHOICE)


@runs(e.DiscardAllPotions)
def lose_all_potions(game: Table, player: Player, effect: e.DiscardAllPotions) -> Rule[None]:
    yield from discard_potions(game, player, len(player.potions), CHOICE)


@runs(e.Gamble)
def play_dice(game: Table, player: Player, effect: e.Gamble) -> Rule[None]:
    if player.gold:
        yield from gamble(game, player)


# Attributes and Shield


@runs(e.RaiseAttribute)
def attribute_up(game: Table, player: Player, effect: e.RaiseAttribute) -> Rule[None]:
    name = effect.attribute
    if name == "choice":
        open_ones: dict[str, Attribute] = {
            one: one for one in ATTRIBUTES if player.attribute(one) < 5
        }
        if not open_ones:
            return
        name = yield from pick(player.seat, "WI-ATTR-2", open_ones)
    yield from raise_attribute(game, player, name)


@runs(e.LowerAttribute)
def attribute_down(game: Table, player: Player, effect: e.LowerAttribute) -> Rule[None]:
    name = effect.attribute
    if name == "choice":
        open_ones: dict[str, Attribute] = {
            one: one for one in ATTRIBUTES if 1 < player.attribute(one) < 5
        }
        if not open_ones:
            return
        name = yield from pick(player.seat, "WI-ATTR-6", open_ones)
    lower_attribute(game, player, name)


@runs(e.RaiseShield)
def shield_up(game: Table, player: Player, effect: e.RaiseShield) -> None:
    gain_shield(game, player, effect.amount)


@runs(e.LowerShield)
def shield_down(game: Table, player: Player, effect: e.LowerShield) -> None:
    lower_shield(game, player, effect.amount)


def gain_shield(game: Table, player: Player, amount: int) -> None:
    """Shield in a fight turn: the Noonwraith allows it to rise by no more than its amount."""
    fight = game.state.fight
    if fight is None or fight.blow is None or fight.acting != player.seat:
        raise_shield(game, player, amount)
        return
    if fight.monster:
        ability = ability_now(game)
        if ability is not None and ability.kind == "shield-cap":
            amount = min(amount, ability.amount - fight.blow.shield_gained)
    fight.blow.shield_gained += raise_shield(game, player, amount)


# Action cards


@runs(e.Draw)
def draw_cards(game: Table, player: Player, effect: e.Draw) -> None:
    cards.draw(game, player, effect.cards)


@runs(e.Discard)
def discard_cards(game: Table, player: Player, effect: e.Discard) -> Rule[None]:
    if effect.how == "random":
        cards.discard_random(game, player, effect.cards)
    else:
        yield from cards.discard_chosen(game, player, effect.cards, CHOICE)


@runs(e.Remove)
def remove_cards(game: Table, player: Player, effect: e.Remove) -> Rule[None]:
    yield from cards.remove_chosen(game, player, effect.cards, "WI-DECK-6")


@runs(e.GainCard)
def gain_card(game: Table, player: Player, effect: e.GainCard) -> Rule[None]:
    yield from gain_card_of_cost(game, player, effect.cost, "WI-EXPLORE-8")


@runs(e.Recycle)
def recycle_cards(game: Table, player: Player, effect: e.Recycle) -> None:
    cards.recycle(game, player, effect.cards)


@runs(e.TakeDiscard)
def take_discard(game: Table, player: Player, effect: e.TakeDiscard) -> Rule[None]:
    pile = player.discard.cards
    if not pile:
        return
    card = pile[-1]
    if effect.which == "chosen":
        card = yield from pick(player.seat, CHOICE, {one: one for one in pile}, about="to-take")
    cards.take_to_hand(game, player, card)


@runs(e.Exchange)
def exchange_card(game: Table, player: Player, effect: e.Exchange) -> Rule[None]:
    yield from cards.exchange(game, player, CHOICE)


# Trails and events


@runs(e.GainTrail)
def take_trail(game: Table, player: Player, effect: e.GainTrail) -> Rule[None]:
    if effect.terrain == "choice":
        yield from gain_any_trail(game, player, "WI-TRAIL-4")
    else:
        gain_trail(game, player, effect.terrain)


@runs(e.TakeEvent)
def take_event(game: Table, player: Player, effect: e.TakeEvent) -> None:
    take_keepsake(game, player, effect.number)


# Fights only


@runs(e.AddDamage)
def add_damage(game: Table, player: Player, effect: e.AddDamage) -> None:
    blow = current(game).blow
    assert blow is not None
    blow.damage += effect.amount


@runs(e.AddDraw)
def add_draw(game: Table, player: Player, effect: e.AddDraw) -> None:
    blow = current(game).blow
    assert blow is not None
    blow.draw += effect.amount


@runs(e.UnlinkedCard)
def unlinked_card(game: Table, player: Player, effect: e.UnlinkedCard) -> None:
    blow = current(game).blow
    assert blow is not None
    blow.unlinked += 1


@runs(e.WildColour)
def wild_colour(game: Table, player: Player, effect: e.WildColour) -> None:
    blow = current(game).blow
    assert blow is not None
    blow.wild += 1


@runs(e.DoubleShields)
def double_shields(game: Table, player: Player, effect: e.DoubleShields) -> None:
    blow = current(game).blow
    assert blow is not None
    blow.doubled = True


@runs(e.ReduceDamage)
def reduce_damage(game: Table, player: Player, effect: e.ReduceDamage) -> None:
    strike = current(game).strike
    assert strike is not None
    strike.amount = max(0, strike.amount - effect.amount)


@runs(e.Retaliate)
def retaliate(game: Table, player: Player, effect: e.Retaliate) -> None:
    strike = current(game).strike
    assert strike is not None
    strike.retaliate += effect.cards


@runs(e.SwitchAttack)
def switch_attack(game: Table, player: Player, effect: e.SwitchAttack) -> None:
    strike = current(game).strike
    assert strike is not None
    strike.side = "bite" if strike.side == "charge" else "charge"
    game.tell("attack-switched", who=player.school, side=strike.side)


@runs(e.Drain)
def drain(game: Table, player: Player, effect: e.Drain) -> None:
    fight = current(game)
    lost = lose_life(game, opponent(fight, player.seat), effect.cards)
    if fight.blow is not None and fight.acting == player.seat:
        # WI-FIGHT-5: what step 1 adds is part of this turn's attack
        fight.blow.made_discard = fight.blow.made_discard or lost > 0
    check_attacked(game)


@runs(e.Scry)
def scry(game: Table, player: Player, effect: e.Scry) -> Rule[None]:
    """Only the looking player sees the cards; they lie again where they lay, or as ordered."""
    pile = opposing_pile(game, player)
    top = pile.show_top(effect.cards, player.seat)
    game.reveal()
    if effect.sink:
        keep = yield from pick(player.seat, "WI-FIGHT-10", {"leave": True, "sink": False})
        if not keep:
            for card in top:
                pile.put_under(pile.take(card))
        return
    ordered = yield from order(player.seat, "WI-FIGHT-10", {card: card for card in top})
    put_back(pile.take, pile.put, ordered, player.seat)


def put_back(
    take: Callable[[str], str], put: Callable[[str, int], None], top_first: list[str], seat: int
) -> None:
    """Lay looked-at cards on top again; the seat goes on knowing them."""
    for card in top_first:
        take(card)
    for card in reversed(top_first):
        put(card, 1 << seat)


@runs(e.FreePotion)
def free_potion(game: Table, player: Player, effect: e.FreePotion) -> None:
    one = fighter(game, player)
    assert one is not None
    one.free_potions += 1


@runs(e.Refill)
def refill(game: Table, player: Player, effect: e.Refill) -> None:
    current(game).refill = effect.cards


# When there is any point in an effect


@sensible(e.Draw)
def can_draw(game: Table, player: Player, effect: e.Draw) -> bool:
    return bool(player.deck.cards) and len(player.hand.cards) < cards.HAND_LIMIT


@sensible(e.Recycle, e.TakeDiscard)
def has_discards(game: Table, player: Player, effect: e.Effect) -> bool:
    return bool(player.discard.cards)


@sensible(e.Exchange)
def can_exchange(game: Table, player: Player, effect: e.Effect) -> bool:
    return bool(player.discard.cards and player.hand.cards)


@sensible(e.AddDamage)
def before_damage(game: Table, player: Player, effect: e.Effect) -> bool:
    blow = current(game).blow
    return blow is not None and blow.dealt < 0


@sensible(e.UnlinkedCard, e.WildColour)
def can_extend(game: Table, player: Player, effect: e.Effect) -> bool:
    blow = current(game).blow
    return blow is not None and bool(blow.combo) and bool(player.hand.cards)


@sensible(e.DoubleShields)
def not_doubled(game: Table, player: Player, effect: e.Effect) -> bool:
    blow = current(game).blow
    return blow is not None and bool(blow.combo) and not blow.doubled


@sensible(e.ReduceDamage, e.Retaliate)
def under_attack(game: Table, player: Player, effect: e.Effect) -> bool:
    strike = current(game).strike
    return strike is not None and strike.amount > 0


@sensible(e.Drain, e.Scry)
def has_target(game: Table, player: Player, effect: e.Effect) -> bool:
    return bool(opposing_pile(game, player).cards)


@sensible(e.AddDraw, e.Discard)
def by_itself_no_point(game: Table, player: Player, effect: e.AddDraw | e.Discard) -> bool:
    """A drawback alone is no reason to use something."""
    return isinstance(effect, e.AddDraw) and effect.amount > 0


@sensible(e.RaiseShield)
def shield_has_room(game: Table, player: Player, effect: e.Effect) -> bool:
    return player.shield < shield_maximum(game, player)
