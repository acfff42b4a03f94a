"""Targets on the map: what a player could go for, discounted by distance."""

from __future__ import annotations

from collections import deque
from functools import cache

from ..library import library
from ..records import Place
from ..rules.attributes import HIGHEST
from ..rules.trails import has_trail
from ..state import Player, WitcherState
from ..terms import ATTRIBUTES
from .fights import HUNT_SPREAD, POTION_DAMAGE, chance_of, margin
from .weights import ATTRIBUTE_WORTH, GOLD

# Discounts for each step of distance: within this turn, and later
SOON = 0.9
LATER = 0.72
NOT_NOW = 0.55  # whatever is out of reach in this turn
SECOND_TARGETS = 0.15  # of all targets but the best

HUNT = 55
USUAL_HAND = 3.0  # cards at the beginning of a fight in a later turn
RAISED_ATTRIBUTE = 0.6  # of what it is worth then
TRAINED_ATTRIBUTE = 0.5
POTION = 1.6
TRAIL_QUEST = 2.0
TRACK = 3.5
QUEST = 5.0


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


def targets_value(state: WitcherState, player: Player) -> float:
    """The best target, and a little of the others."""
    if state.fight is not None and player.seat == state.fight.attacker:
        return 0.0
    far = distances()[player.place]
    travelling = state.active == player.seat and state.phase == "travel"
    choosing = state.active == player.seat and state.phase == "choose"
    reach = len(player.hand.cards) if travelling else 0
    best = total = 0.0
    for place, value in targets(state, player, choosing).items():
        steps = far[place]
        discounted = value * (SOON**steps if steps <= reach else NOT_NOW * LATER**steps)
        total += discounted
        best = max(best, discounted)
    return best + SECOND_TARGETS * (total - best)


def targets(state: WitcherState, player: Player, choosing: bool) -> dict[int, float]:
    """Places to go to, each with its value there. `choosing`: phase II, only fights are left."""
    found: dict[int, float] = {}
    for section in state.sections:
        if section.monster and section.place >= 0:
            trail = has_trail(player, section.terrain)
            found[section.place] = HUNT * hunt_chance(player, section.monster, choosing, trail)
    if choosing:
        return found
    for number, place in library().places.items():
        if number in state.visit.acted:
            continue
        value = place_value(player, place)
        if value:
            found[number] = found.get(number, 0.0) + value
    return found


def hunt_chance(player: Player, monster: str, now: bool, trail: bool) -> float:
    """The chance of defeating this monster, in this turn or in a later one."""
    record = library().monsters[monster]
    hand = float(len(player.hand.cards))
    cards = player.cards_left + len(player.discard.cards)
    potions = min(player.alchemy, len(player.potions))
    life = record.life - POTION_DAMAGE * potions
    hand = hand if now else min(hand, USUAL_HAND)
    return chance_of(
        margin(player, cards, hand, player.shield, life, record.level, trail), HUNT_SPREAD
    )


def place_value(player: Player, place: Place) -> float:
    """What the action of a place is worth, and the errands that end there."""
    value = 0.0
    if place.action in ATTRIBUTES:
        attribute = player.attribute(place.action)
        if attribute <= player.level and attribute < HIGHEST:
            table = ATTRIBUTE_WORTH[place.action]
            value = RAISED_ATTRIBUTE * (table[attribute + 1] - table[attribute])
    elif place.action == "school":
        value = TRAINED_ATTRIBUTE * training_value(player, place.school == player.school)
    elif place.action == "potion":
        value = POTION
    elif place.action == "trail":
        value = TRAIL_QUEST
    if place.number in player.tracks:
        value += TRACK
    return value + QUEST * sum(quest.place == place.number for quest in player.quests)


def training_value(player: Player, own: bool) -> float:
    """The best attribute that can be paid for at a school, less its price."""
    best = 0.0
    for name in ATTRIBUTES:
        value = player.attribute(name)
        price = value + 1
        if value < HIGHEST and price <= player.gold and (own or name != "specialisation"):
            gain = ATTRIBUTE_WORTH[name][value + 1] - ATTRIBUTE_WORTH[name][value]
            best = max(best, gain - GOLD * price)
    return best
