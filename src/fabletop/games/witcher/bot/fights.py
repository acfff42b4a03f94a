"""The chance of winning a fight, and what that is worth."""

from __future__ import annotations

from math import exp

from ..library import library
from ..rules.combo import worth
from ..state import MONSTER, Blow, Fight, Player, WitcherState
from .weights import STEP


def fight_value(state: WitcherState, fight: Fight, seat: int) -> float:
    """Chance of winning times what is won; for onlookers the other way round, and less."""
    attacker = state.players[fight.attacker]
    if fight.hunt:
        chance = hunt_chance(state, attacker, fight)
        gain = STEP * (1.0 if attacker.position < 3 else 4.0)
        return chance * gain if seat == fight.attacker else -0.25 * chance * gain
    defender = state.players[fight.defender]
    mine, theirs = duel_strength(state, fight, attacker), duel_strength(state, fight, defender)
    chance = 1 / (1 + exp(-(mine - theirs) / 4))
    gain = STEP * 0.95 if fresh_school(attacker, defender) else 3.0
    if attacker.position == 3 and gain > 3:
        gain *= 4
    if seat == fight.attacker:
        return chance * gain
    if seat == fight.defender:
        return 4 - chance * (gain * 0.25 + 4)
    bet = sum(side == "attacker" for better, side in fight.bets if better == seat)
    against = sum(side == "defender" for better, side in fight.bets if better == seat)
    prize = 3.0 * (bet * chance + against * (1 - chance))
    return prize - 0.2 * chance * gain


def fresh_school(winner: Player, loser: Player) -> bool:
    box = library().witcher_trophies
    return not any(box[one].school == loser.school for one in winner.trophies if one in box)


def duel_strength(state: WitcherState, fight: Fight, player: Player) -> float:
    """Cards left, Shield, and how hard the next blows will be."""
    blow = fight.blow if fight.acting == player.seat else None
    cards = player.cards_left + player.shield
    if fight.stage == "prepare":
        cards += len(player.discard.cards)
    rate = 1.2 * player.combat + 0.8 * player.specialisation
    strength = cards + rate + 0.5 * len(player.hand.cards)
    if blow is not None and blow.combo and blow.dealt < 0:
        made = worth(blow.combo, blow.links)
        strength += 1.15 * (made.damage + blow.damage) + 0.8 * made.shield
        strength += 0.7 * (made.draw + blow.draw) + player.combat * 0.5
    return strength


def hunt_chance(state: WitcherState, player: Player, fight: Fight) -> float:
    """The chance of defeating the monster from here on."""
    life = float(len(fight.life.cards))
    cards = float(player.cards_left)
    if fight.stage == "prepare":
        life = float(library().monsters[fight.monster].life)
        cards += len(player.discard.cards)
    shield = float(player.shield)
    hand = float(len(player.hand.cards))
    blow = fight.blow
    if blow is not None and blow.combo and blow.dealt < 0:
        life -= pending_damage(blow, fight)
        made = worth(blow.combo, blow.links)
        shield = min(shield + made.shield, min(player.defence, 4))
        hand += player.combat + made.draw + blow.draw
    if life <= 0:
        return 1.0
    used = len(fight.fighters[0].potions)
    potions = max(0, min(player.alchemy - used, len(player.potions)))
    first = fight.acting != MONSTER if fight.stage == "turns" else has_token(player, fight)
    monster = library().monsters[fight.monster]
    margin = reckon(player, cards, hand, shield, life - 1.2 * potions, monster.level, first)
    return 1 / (1 + exp(-margin / 3.2))


def pending_damage(blow: Blow, fight: Fight) -> float:
    made = worth(blow.combo, blow.links)
    return float(made.damage + blow.damage)


def has_token(player: Player, fight: Fight) -> bool:
    return any(
        library().places[int(trail.cards[0])].terrain == fight.terrain for trail in player.trails
    )


def reckon(
    player: Player,
    cards: float,
    hand: float,
    shield: float,
    life: float,
    level: int,
    witcher_first: bool,
) -> float:
    """Blow by blow with average numbers: cards left when the monster falls, or minus its life."""
    most_shield = min(player.defence, 4)
    skill = 0.85 + 0.06 * player.specialisation
    bite = 2.5 + 0.25 * level
    witcher_acts = witcher_first
    for _ in range(24):
        if witcher_acts:
            size = max(min(hand, 7.0), 0.0)
            life -= (0.5 + 0.85 * size) * skill
            if life <= 0:
                return cards
            played = min(size, 0.5 + 0.5 * size)
            cards -= played
            hand = min(hand - played + player.combat + 0.25, 7.0, max(cards, 0.0))
            shield = min(shield + 0.3 + 0.2 * size, most_shield)
        else:
            hurt = max(0.0, bite - shield)
            shield = max(0.0, shield - bite)
            cards -= hurt
            life -= 1
            if cards <= 0:
                return -max(life, 0.5)
            if life <= 0:
                return cards
        if cards <= 0:
            return -max(life, 0.5)
        hand = min(hand, cards)
        witcher_acts = not witcher_acts
    return -life
