"""Evaluation of a position, for bots that look one step ahead.

The scale is the trophy track: one step is worth `STEP`. A fight in progress is worth its chance of
being won, estimated by exchanging average blows (`fights.py`).
"""

from __future__ import annotations

from functools import cache

from ..library import library
from ..records import ActionCard, Extension
from ..rules.attributes import HIGHEST
from ..rules.market import HAND_KEPT
from ..rules.trophies import TOP
from ..state import Player, WitcherState
from ..terms import ATTRIBUTES, Attribute
from . import weights as w
from .fights import fight_value
from .targets import targets_value


def evaluate(state: WitcherState, seat: int) -> float:
    """What the position is worth to this seat."""
    player = state.players[seat]
    value = possessions(state, player) + targets_value(state, player)
    if state.active == seat:  # WI-EXPLORE-10: what phase III will bring
        value += w.REST * (state.visit.refill - HAND_KEPT)
    fight = state.fight
    if fight is not None:
        value += fight_value(state, fight, seat)
    for rival in state.players:
        if rival.seat != seat:
            value -= w.RIVAL * (w.STEP * rival.position + w.RIVAL_GOLD * rival.gold)
    return value


def possessions(state: WitcherState, player: Player) -> float:
    """Everything the player has."""
    value = w.STEP * player.position + w.LEVEL * player.level
    may_climb = player.position < TOP - 1  # WI-MEDITATE-5: never onto the top
    for name in ATTRIBUTES:
        attribute = player.attribute(name)
        value += w.ATTRIBUTE_WORTH[name][attribute]
        if attribute == HIGHEST and may_climb and can_still_meditate(state, name):
            value += w.READY_TO_MEDITATE
    surplus = max(0, player.gold - w.GOLD_ENOUGH)
    value += w.GOLD * min(player.gold, w.GOLD_ENOUGH) + w.SURPLUS_GOLD * surplus
    useful = min(len(player.potions), player.alchemy)
    value += w.POTION * useful + w.SURPLUS_POTION * (len(player.potions) - useful)
    trails = w.TRAIL * len(player.trails) + w.TRAIL_QUEST * len(player.tracks)
    value += trails + w.QUEST * len(player.quests)
    value += w.KEEPSAKE * len(player.keepsakes) + w.TROPHY * len(player.trophies)
    quality = card_quality()
    for zone in (player.deck, player.hand, player.discard):
        for card in zone.cards:
            value += quality[card]
    return value + w.CARD_IN_HAND * len(player.hand.cards) + w.SHIELD * player.shield


def can_still_meditate(state: WitcherState, name: Attribute) -> bool:
    box = library().attribute_trophies
    return any(box[one].attribute == name for one in state.attribute_trophies)


@cache
def card_quality() -> dict[str, float]:
    """Every card is a point of life, and does something besides."""
    return {
        id: w.CARD_OF_LIFE + w.CARD_QUALITY * (card_value(one) - 1)
        for id, one in library().cards.items()
    }


def card_value(card: ActionCard) -> float:
    """The scale of section 2.6.5, extensions by the chance that they find a partner."""
    value = symbols_value(card)
    for one in card.extensions:
        chance = min(1.0, w.LINK_CHANCE * len(one.colours))
        value += chance * (symbols_value(one) + w.LINK)
    return value + (w.WILD_TERRAIN if card.terrain == "wild" else 0)


def symbols_value(part: ActionCard | Extension) -> float:
    return part.damage + w.SHIELD_SYMBOL * part.shield + part.draw + len(part.special)
