"""How good a position is, for bots that look one step ahead.

The scale is the trophy track: one step is worth `STEP`. A fight in progress is worth its chance of
being won, which a short reckoning of blows estimates.
"""

from __future__ import annotations

from collections import deque
from functools import cache
from math import exp

from ..library import library
from ..records import ActionCard
from ..rules.combo import worth
from ..state import MONSTER, Blow, Fight, Player, WitcherState
from ..terms import ATTRIBUTES, Attribute

STEP = 100.0

# What each value of an attribute is worth, 1 to 5
ATTRIBUTE_WORTH: dict[Attribute, tuple[float, ...]] = {
    "combat": (0, 0, 16, 28, 37, 46),
    "defence": (0, 0, 8, 15, 21, 28),
    "alchemy": (0, 0, 6, 11, 15, 22),
    "specialisation": (0, 0, 7, 13, 18, 25),
}
NEAR = 0.72  # how much of its charm a target keeps with each step of distance


def evaluate(state: WitcherState, seat: int) -> float:
    """What this seat would give for the position."""
    player = state.players[seat]
    value = standing(state, player) + prospects(state, player)
    fight = state.fight
    if fight is not None:
        value += fight_value(state, fight, seat)
    for rival in state.players:
        if rival.seat != seat:
            value -= 0.12 * (STEP * rival.position + 2 * rival.gold)
    return value


def standing(state: WitcherState, player: Player) -> float:
    """Everything the player has."""
    value = STEP * player.position + 3 * player.level
    for name in ATTRIBUTES:
        value += ATTRIBUTE_WORTH[name][player.attribute(name)]
        if player.attribute(name) == 5 and player.position < 3 and can_still_meditate(state, name):
            value += 25
    value += 1.3 * min(player.gold, 6) + 0.5 * max(0, player.gold - 6)
    useful = min(len(player.potions), player.alchemy)
    value += 3.0 * useful + 1.0 * (len(player.potions) - useful)
    value += 5 * len(player.trails) + 3 * len(player.tracks) + 3 * len(player.quests)
    value += 6 * len(player.keepsakes) + 3 * len(player.trophies)
    quality = card_quality()
    for zone in (player.deck, player.hand, player.discard):
        for card in zone.cards:
            value += quality[card]
    return value + 0.4 * len(player.hand.cards) + 0.5 * player.shield


def can_still_meditate(state: WitcherState, name: Attribute) -> bool:
    box = library().attribute_trophies
    return any(box[one].attribute == name for one in state.attribute_trophies)


@cache
def card_quality() -> dict[str, float]:
    """Every card is a point of life, and does something besides."""
    return {id: 0.8 + 0.75 * (card_value(one) - 1) for id, one in library().cards.items()}


def card_value(card: ActionCard) -> float:
    """The scale of section 2.6.5, extensions by the chance that they find a partner."""
    value = card.damage + 0.75 * card.shield + card.draw + len(card.special)
    for one in card.extensions:
        effects = one.damage + 0.75 * one.shield + one.draw + len(one.special)
        value += min(1.0, 0.3 * len(one.colours)) * (effects + 0.6)
    return value + (0.3 if card.terrain == "wild" else 0)


# Fights


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


# The map


@cache
def distances() -> dict[int, dict[int, int]]:
    """Steps between all places."""
    places = library().places
    table: dict[int, dict[int, int]] = {}
    for start in places:
        found = {start: 0}
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in places[here].neighbours:
                if there not in found:
                    found[there] = found[here] + 1
                    queue.append(there)
        table[start] = found
    return table


def prospects(state: WitcherState, player: Player) -> float:
    """What waits nearby: the best target, and a little of the others."""
    if state.fight is not None and player.seat == state.fight.attacker:
        return 0.0
    far = distances()[player.place]
    travelling = state.active == player.seat and state.phase == "travel"
    choosing = state.active == player.seat and state.phase == "choose"
    reach = len(player.hand.cards) if travelling else 0
    best = total = 0.0
    for place, worth_of_it in targets(state, player, choosing).items():
        steps = far[place]
        near = 0.9**steps if steps <= reach else 0.55 * NEAR**steps
        charm = worth_of_it * near
        total += charm
        best = max(best, charm)
    return best + 0.15 * (total - best)


def targets(state: WitcherState, player: Player, choosing: bool) -> dict[int, float]:
    """Places worth going to, and how much."""
    found: dict[int, float] = {}
    hand = float(len(player.hand.cards))
    cards = player.cards_left + len(player.discard.cards)
    for section in state.sections:
        if section.monster and section.place >= 0:
            monster = library().monsters[section.monster]
            token = any(
                library().places[int(trail.cards[0])].terrain == section.terrain
                for trail in player.trails
            )
            potions = min(player.alchemy, len(player.potions))
            life = monster.life - 1.2 * potions
            at_hand = hand if choosing else min(hand, 3.0)
            margin = reckon(player, cards, at_hand, player.shield, life, monster.level, token)
            chance = 1 / (1 + exp(-margin / 3.2))
            found[section.place] = 55 * chance
    for number, place in library().places.items():
        charm = 0.0
        if choosing or number in state.visit.acted:
            continue
        if place.action in ATTRIBUTES:
            value = player.attribute(place.action)
            if value <= player.level and value < 5:
                table = ATTRIBUTE_WORTH[place.action]
                charm = 0.6 * (table[value + 1] - table[value])
        elif place.action == "school":
            charm = 0.5 * training_charm(player, place.school == player.school)
        elif place.action == "potion":
            charm = 1.6
        elif place.action == "trail":
            charm = 2.0
        if number in player.tracks:
            charm += 3.5
        charm += 5.0 * sum(quest.place == number for quest in player.quests)
        if charm:
            found[number] = found.get(number, 0.0) + charm
    return found


def training_charm(player: Player, own: bool) -> float:
    best = 0.0
    for name in ATTRIBUTES:
        value = player.attribute(name)
        if value < 5 and value + 1 <= player.gold and (own or name != "specialisation"):
            gain = ATTRIBUTE_WORTH[name][value + 1] - ATTRIBUTE_WORTH[name][value]
            best = max(best, gain - 1.3 * (value + 1))
    return best
