"""Summary of a position for the parts of the evaluation: time left, and what counts how often."""

from __future__ import annotations

from functools import cache

import msgspec

from ..library import library
from ..rules.tiles import tiles
from ..state import ROOFED, TRAY, UNDERWORLD, EldervaleState, Player

SLASH = 1.15  # symbols of a treasure token that offers a choice


class Summary(msgspec.Struct, gc=False):
    """A player's position, as far as several parts of the evaluation need it."""

    left: float  # how much of the game is left, 1 to 0
    rate: float  # what a resource is worth now
    unlocked: float  # what one more adventure card scores, of its power value
    count: dict[str, int]  # how often the value of each track is scored
    homes: list[int]  # realms with a dwelling
    units: int  # summoned, and no dwellings


@cache
def values() -> tuple[int, ...]:
    """EL-POWER-9 by level, 0 without a token."""
    return (0, *library().constants.power_values)


@cache
def elements() -> dict[str, str]:
    return {id: card.element for id, card in library().adventures.items()}


@cache
def symbols() -> dict[str, float]:
    """What a treasure token brings when it is cashed, in tokens."""
    return {
        id: SLASH if one.slash else float(len(one.shows)) for id, one in library().treasures.items()
    }


def remaining(state: EldervaleState, seat: int) -> float:
    """How much of the game is left for a seat, from 1 at the start to 0 after its last turn."""
    if state.phase == "over":
        return 0.0
    seats = len(state.players)
    if state.left >= 0:
        ahead = (seat - state.active) % seats
        deciding = state.phase in ("start", "main")
        return 0.07 if (0 < ahead <= state.left or (not ahead and deciding)) else 0.0
    whole = 3 * len(state.elements) - 8
    left = max(0.08, min(1.0, len(state.stock.cards) / max(1, whole)))
    if left > 0.2 and any(len(player.dwellings) >= 5 for player in state.players):
        return 0.2  # EL-DWELL-9 is near
    return left


def standing(player: Player) -> float:
    """A rough evaluation of a rival: units in the Underworld, in the tray and under roofs can do
    nothing."""
    places = list(player.units.values())
    idle = places.count(TRAY) + places.count(ROOFED)
    return (
        player.vp
        + 2.5 * sum(player.power.values())
        + 3.0 * len(player.dwellings)
        + 2.0 * len(player.tableau)
        + 0.6 * sum(player.supply.values())
        + 0.5 * len(player.hand.cards)
        + 1.5 * (len(places) - idle)
        + player.orbs
        - places.count(UNDERWORLD)
    )


def later_unlocked(left: float) -> float:
    """What part of its worth a card counts that no dwelling unlocks yet (EL-SCORE-4)."""
    return 0.05 + 0.25 * min(1.0, 2 * left)


def summarise(state: EldervaleState, player: Player, left: float) -> Summary:
    """The summary of a player's position; `left` is how much of the game is left."""
    count = dict.fromkeys(player.power, 1)
    count[player.element] = count.get(player.element, 0) + 1
    of = elements()
    for held in player.tableau:
        element = of.get(held.id)
        if element is not None:
            count[element] = count.get(element, 0) + 1
    box = tiles()
    for place in player.dwellings:
        element = box[state.realms[place].tile].element
        count[element] = count.get(element, 0) + 1
    homes: list[int] = []
    for one in state.players:
        homes += one.dwellings
    open_cards = 3 * len(player.dwellings) - (len(player.tableau) - 1)
    unlocked = 1.0 if open_cards > 0 else later_unlocked(left)
    rate = 0.95 if left > 0.3 else 0.02 + 3.1 * left
    places = list(player.units.values())
    units = len(places) - places.count(TRAY) - places.count(ROOFED)
    return Summary(left, rate, unlocked, count, homes, units)
