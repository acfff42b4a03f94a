"""Run functions of effects that belong to fights: damage, combos, attacks, life decks."""

from __future__ import annotations

from ....kernel.ask import Rule, order, pick
from ..library import library
from ..rules.cards import put_back
from ..rules.life import (
    check_attacked,
    current,
    current_blow,
    current_strike,
    fighter,
    lose_life,
    opponent,
    opposing_pile,
)
from ..rules.market import refill_after_loss
from ..state import Table
from . import vocabulary as e
from .aim import Aim
from .registry import effects

# The own fight turn: combo, damage, draw


@effects.on(e.AddDamage)
def add_damage(game: Table, player: Aim, effect: e.AddDamage) -> None:
    current_blow(game).damage += effect.amount


@effects.possible_if(e.AddDamage)
def before_damage(game: Table, player: Aim, effect: e.AddDamage) -> bool:
    blow = current(game).blow
    return blow is not None and blow.dealt < 0


@effects.on(e.AddDraw)
def add_draw(game: Table, player: Aim, effect: e.AddDraw) -> None:
    current_blow(game).draw += effect.amount


@effects.possible_if(e.AddDraw)
def draws_more(game: Table, player: Aim, effect: e.AddDraw) -> bool:
    """A drawback alone is no reason to use something."""
    return effect.amount > 0


@effects.on(e.UnlinkedCard)
def unlinked_card(game: Table, player: Aim, effect: e.UnlinkedCard) -> None:
    current_blow(game).unlinked += 1


@effects.on(e.WildColour)
def wild_colour(game: Table, player: Aim, effect: e.WildColour) -> None:
    current_blow(game).wild += 1


@effects.possible_if(e.UnlinkedCard)
def can_extend(game: Table, player: Aim, effect: e.UnlinkedCard) -> bool:
    blow = current(game).blow
    return blow is not None and bool(blow.combo) and bool(player.hand.cards)


@effects.possible_if(e.WildColour)
def can_link(game: Table, player: Aim, effect: e.WildColour) -> bool:
    """WI-POTION-6: a card to link, and an extension below it, now or after an unlinked card."""
    blow = current(game).blow
    if blow is None or not blow.combo or not player.hand.cards:
        return False
    return bool(library().cards[blow.combo[-1]].extensions) or blow.unlinked > 0


@effects.on(e.DoubleShields)
def double_shields(game: Table, player: Aim, effect: e.DoubleShields) -> None:
    current_blow(game).doubled = True


@effects.possible_if(e.DoubleShields)
def not_doubled(game: Table, player: Aim, effect: e.DoubleShields) -> bool:
    blow = current(game).blow
    return blow is not None and bool(blow.combo) and not blow.doubled


# Attacks against the player


@effects.on(e.ReduceDamage)
def reduce_damage(game: Table, player: Aim, effect: e.ReduceDamage) -> None:
    strike = current_strike(game)
    strike.amount = max(0, strike.amount - effect.amount)


@effects.on(e.Retaliate)
def retaliate(game: Table, player: Aim, effect: e.Retaliate) -> None:
    current_strike(game).retaliate += effect.cards


@effects.possible_if(e.ReduceDamage, e.Retaliate)
def under_attack(game: Table, player: Aim, effect: e.ReduceDamage | e.Retaliate) -> bool:
    strike = current(game).strike
    return strike is not None and strike.amount > 0


@effects.on(e.SwitchAttack)
def switch_attack(game: Table, player: Aim, effect: e.SwitchAttack) -> None:
    strike = current_strike(game)
    strike.side = "bite" if strike.side == "charge" else "charge"
    game.tell("attack-switched", who=player.school, side=strike.side)


# The opponent's life deck


@effects.on(e.Drain)
def drain(game: Table, player: Aim, effect: e.Drain) -> None:
    fight = current(game)
    lost = lose_life(game, opponent(fight, player.seat), effect.cards)
    if fight.blow is not None and fight.acting == player.seat:
        # WI-FIGHT-5: what step 1 adds is part of this turn's attack
        fight.blow.made_discard = fight.blow.made_discard or lost > 0
    check_attacked(game)


@effects.on(e.Scry)
def scry(game: Table, player: Aim, effect: e.Scry) -> Rule[None]:
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
    put_back(pile, ordered, player.seat)


@effects.possible_if(e.Drain, e.Scry)
def has_target(game: Table, player: Aim, effect: e.Drain | e.Scry) -> bool:
    return bool(opposing_pile(game, player).cards)


# Limits and results of the fight


@effects.on(e.FreePotion)
def free_potion(game: Table, player: Aim, effect: e.FreePotion) -> None:
    one = fighter(game, player)
    assert one is not None
    one.free_potions += 1


@effects.on(e.Refill)
def refill(game: Table, player: Aim, effect: e.Refill) -> None:
    current(game).refill = effect.cards


@effects.possible_if(e.Refill)
def refills_more(game: Table, player: Aim, effect: e.Refill) -> bool:
    """WI-POTION-6: only where the result of the fight would leave fewer cards."""
    fight = current(game)
    beaten = fight.outcome == ("total-defeat" if fight.hunt else "defender")
    return beaten and refill_after_loss(player, fight.refill) < effect.cards
