"""The chance of winning a fight, and what that is worth."""

from __future__ import annotations

from math import exp

from ..library import library
from ..rules.attributes import SHIELD_TRACK
from ..rules.cards import HAND_LIMIT
from ..rules.combo import worth
from ..rules.trails import has_trail
from ..rules.trophies import TOP
from ..state import MONSTER, Fight, Player, WitcherState
from .weights import STEP

VICTORY = 4  # the last step to the top counts so many times

# How the result of a fight counts for those who do not win it
HUNT_OF_RIVAL = 0.25
DUEL_OF_RIVALS = 0.2
DUEL_LOST = 0.25  # of what the attacker gains
NOT_BEATEN = 4.0  # to the defender of a duel

DUEL_TROPHY = 0.95  # of a step
DUEL_WITHOUT_TROPHY = 3.0
BET = 3.0

# How a margin turns into a chance: the larger, the less a small margin decides
HUNT_SPREAD = 3.2
DUEL_SPREAD = 4

POTION_DAMAGE = 1.2  # what a potion contributes, in life of the monster
MOST_TURNS = 24


def chance_of(margin: float, spread: float) -> float:
    """Logistic: 0.5 at a margin of 0."""
    return 1 / (1 + exp(-margin / spread))


def fight_value(state: WitcherState, fight: Fight, seat: int) -> float:
    """Chance of winning times what is won; for onlookers the other way round, and less."""
    attacker = state.players[fight.attacker]
    last_step = attacker.position >= TOP - 1
    if fight.hunt:
        chance = hunt_chance(attacker, fight)
        gain = STEP * (VICTORY if last_step else 1.0)
        return chance * gain if seat == fight.attacker else -HUNT_OF_RIVAL * chance * gain
    defender = state.players[fight.defender]
    chance = chance_of(duel_strength(fight, attacker) - duel_strength(fight, defender), DUEL_SPREAD)
    new_trophy = fresh_school(attacker, defender)
    gain = STEP * DUEL_TROPHY if new_trophy else DUEL_WITHOUT_TROPHY
    if last_step and new_trophy:
        gain *= VICTORY
    if seat == fight.attacker:
        return chance * gain
    if seat == fight.defender:
        return NOT_BEATEN - chance * (gain * DUEL_LOST + NOT_BEATEN)
    on_attacker = sum(side == "attacker" for better, side in fight.bets if better == seat)
    on_defender = sum(side == "defender" for better, side in fight.bets if better == seat)
    prize = BET * (on_attacker * chance + on_defender * (1 - chance))
    return prize - DUEL_OF_RIVALS * chance * gain


def fresh_school(winner: Player, loser: Player) -> bool:
    box = library().witcher_trophies
    return not any(box[one].school == loser.school for one in winner.trophies if one in box)


def duel_strength(fight: Fight, player: Player) -> float:
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


def hunt_chance(player: Player, fight: Fight) -> float:
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
        made = worth(blow.combo, blow.links)
        life -= float(made.damage + blow.damage)
        shield = min(shield + made.shield, min(player.defence, SHIELD_TRACK))
        hand += player.combat + made.draw + blow.draw
    if life <= 0:
        return 1.0
    used = len(fight.fighters[0].potions)
    potions = max(0, min(player.alchemy - used, len(player.potions)))
    first = fight.acting != MONSTER
    if fight.stage != "turns":
        first = has_trail(player, fight.terrain)
    level = library().monsters[fight.monster].level
    life -= POTION_DAMAGE * potions
    return chance_of(margin(player, cards, hand, shield, life, level, first), HUNT_SPREAD)


def margin(
    player: Player,
    cards: float,
    hand: float,
    shield: float,
    life: float,
    level: int,
    witcher_first: bool,
) -> float:
    """Blow by blow with average numbers: cards left when the monster falls, or minus its life."""
    most_shield = min(player.defence, SHIELD_TRACK)
    skill = 0.85 + 0.06 * player.specialisation
    bite = 2.5 + 0.25 * level
    witcher_acts = witcher_first
    for _ in range(MOST_TURNS):
        if witcher_acts:
            size = max(min(hand, HAND_LIMIT), 0.0)
            life -= (0.5 + 0.85 * size) * skill
            if life <= 0:
                return cards
            played = min(size, 0.5 + 0.5 * size)
            cards -= played
            hand = min(hand - played + player.combat + 0.25, HAND_LIMIT, max(cards, 0.0))
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
