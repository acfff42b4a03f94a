"""Targets on the map: what a player could reach, discounted by distance."""

from __future__ import annotations

from collections import deque
from functools import cache
from math import exp

from ..library import library
from ..state import Player, WitcherState
from ..terms import ATTRIBUTES
from .fights import reckon
from .weights import ATTRIBUTE_WORTH

NEAR = 0.72  # how much of its charm a target keeps with each step of distance


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
