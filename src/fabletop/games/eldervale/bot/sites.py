"""Evaluation of building sites: what a dwelling would bring."""

from __future__ import annotations

from ..rules.land import graph
from ..rules.tiles import Tile, tiles
from ..state import EldervaleState, Place, Player
from .summary import Summary, standing, values

# What so many units are worth over a whole game: the more there are, the rarer one regroups
UNITS = tuple(32 * number / (number + 1) for number in range(32))
WORKER = 1.2  # a worker, besides
OPEN = 0.5  # a card that would be scored, but is not there yet
HAMLET = 0.5  # what each pair of dwellings adds
ENDING, CLEAR = 8.0, 12.0  # what the end is worth to a player who is so many points ahead


def best_site(
    state: EldervaleState, player: Player, workers: list[Place], summary: Summary
) -> tuple[float, bool]:
    """The best dwelling that workers on the map could become; whether one can be paid for."""
    best, payable = 0.0, False
    if len(player.dwellings) >= 6:
        return best, payable
    box = tiles()
    for place in workers:
        tile = box[state.realms[place].tile]
        if tile.kind != "element" or place in summary.homes:
            continue
        gain = site_gain(state, player, place, tile, summary)
        lacking = -player.supply["gold"]
        for kind, number in tile.cost.items():
            have = player.supply.get(kind, 0)
            if have < number and kind != "any":
                lacking += number - have
        if lacking > 0:
            gain *= 0.6**lacking if lacking < 4 else 0.0
        elif not payable or gain > best:
            payable, best = True, max(best, gain)
        if gain > best:
            best = gain
    return best, payable


def site_gain(
    state: EldervaleState, player: Player, place: Place, tile: Tile, summary: Summary
) -> float:
    """EL-DWELL-5, -6, EL-SCORE-3, -4: points, power, the cards it unlocks; less its price."""
    box = tiles()
    gain = 0.0
    for one in graph(state.hexes)[place]:
        if one in summary.homes:
            gain += 2
        if box[state.realms[one].tile].ruin:
            gain += 2
    rise, level = risen(player, tile.element, tile.symbols)
    gain += rise * summary.count.get(tile.element, 1) + values()[level]
    waiting = max(0, min(3, len(player.tableau) - 1 - 3 * len(player.dwellings)))
    gain += 2.0 * waiting + OPEN * (3 - waiting) * min(1.0, 2 * summary.left)
    gain += HAMLET * (2 * len(player.dwellings) + 1) * min(1.0, 3 * summary.left)
    if len(player.dwellings) == 5 and state.left < 0:  # EL-DWELL-9
        gain += end_worth(standing(player) - best_rival(state, player))
    price = 0.95 * summary.rate * sum(tile.cost.values())
    fewer = UNITS[summary.units] - UNITS[summary.units - 1]
    return gain - price - (WORKER + fewer + 0.5) * summary.left


def end_worth(ahead: float) -> float:
    """What it is worth that the last turns come, to a player who is so far ahead, or behind."""
    return ENDING * max(-1.0, min(1.0, ahead / CLEAR))


def best_rival(state: EldervaleState, player: Player) -> float:
    return max(standing(one) for one in state.opponents(player.seat))


def risen(player: Player, element: str, number: int) -> tuple[int, int]:
    """How much the value of a track rises by so much power, and the level reached."""
    level = player.power.get(element, 0)
    if not level and len(player.power) == 4:
        return 0, 0
    top = min(5, level + number)
    return values()[top] - values()[level], top
