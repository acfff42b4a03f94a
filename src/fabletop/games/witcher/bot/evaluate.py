"""How good a position is, for bots that look one step ahead.

The scale is the trophy track: one step is worth `STEP`. A fight in progress is worth its chance of
being won, which a short reckoning of blows estimates.
"""

from __future__ import annotations

from functools import cache

from ..library import library
from ..records import ActionCard
from ..state import Player, WitcherState
from ..terms import ATTRIBUTES, Attribute
from .fights import fight_value
from .targets import prospects
from .weights import ATTRIBUTE_WORTH, STEP


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
