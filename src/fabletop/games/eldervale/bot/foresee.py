"""Evaluation of a position for bots that search: `evaluate` with corrections learned from games.

`evaluate` was thought out; the corrections were measured. In hundreds of games every player had
small changes of the judgement, drawn by lot, and it was counted which of them went with points and
victories (`bench/judgement.py`). Greedy keeps the plain judgement: the balance of the content was
measured with it.
"""

from __future__ import annotations

from ..library import library
from ..state import ROOFED, TRAY, UNDERWORLD, EldervaleState, Player
from .evaluate import evaluate, worth
from .summary import remaining, standing

# Corrections in victory points. These fade in the second half of the game:
SUMMONED = {"wizard": 3.5, "dragon": 2.5, "warrior": 1.5}
GOLD, SWORD, TOKEN = 0.6, -0.3, 0.2
ENOUGH, PLENTY = 4, 12  # of one kind, of all
SPELL, TREASURE = -0.7, -0.2
DEAD = -0.5  # a unit in the Underworld
# these all the time:
DWELLING, POWER = -1.5, -1.0
# and these do not:
VP, ON_MAP, PROPHECY = 0.05, 0.7, -0.3
RIVAL = -0.1  # of the standing of the others, on average
LEAD = 0.4  # to be ahead, for every realm still unexplored
STRONGEST, OTHERS = 0.3, 0.3  # of what the position is worth to the strongest rival, to all of them
# How often a faction wins, of what would be fair
FAVOUR = {
    "storm-harpies": 1.28,
    "clockwork-conclave": 1.20,
    "vile-ogres": 1.16,
    "barrow-court": 1.15,
    "goblin-fire-witches": 1.13,
    "atlanteans": 1.09,
    "carnival-of-masks": 1.02,
    "dawn-order": 1.00,
    "rovnokraj-guardians": 0.99,
    "shadow-demons": 0.99,
    "reed-naiads": 0.94,
    "ashen-legion": 0.91,
    "deepdelve-dwarves": 0.82,
    "seraph-choir": 0.81,
    "kite-riders": 0.78,
    "heath-elves": 0.71,
}
FORTUNE = 20.0  # what an even chance more is worth


def foresee(state: EldervaleState, seat: int) -> float:
    """What this seat would give for the position, in victory points."""
    value = evaluate(state, seat)
    mate = state.mate(seat)
    value += taught(state, state.players[seat])
    if mate is not None:
        value += taught(state, state.players[mate])
    rivals = [one for one in state.players if one.seat not in (seat, mate) and not one.ghost]
    if not rivals:
        return value
    standings = [standing(one) for one in rivals]
    ahead = max(-1.0, min(1.0, standing(state.players[seat]) - max(standings)))
    value += RIVAL * sum(standings) / len(rivals) + LEAD * ahead * len(state.stock.cards)
    if state.turns:  # what others hope for counts: it is lost to them when the end comes sooner
        hopes = [worth(state, one) for one in rivals]
        value -= STRONGEST * max(hopes) + OTHERS * sum(hopes) / len(rivals)
    return value


def taught(state: EldervaleState, player: Player) -> float:
    """What the plain judgement has wrong about a player, as far as it is known."""
    left = remaining(state, player.seat)
    early = min(1.0, 2 * left)
    units = player.units
    places = list(units.values())
    soon = DEAD * places.count(UNDERWORLD)
    for unit, more in SUMMONED.items():
        if units[unit] not in (TRAY, ROOFED):
            soon += more
    supply = player.supply
    soon += GOLD * min(ENOUGH, supply["gold"]) + SWORD * min(ENOUGH, supply["sword"])
    soon += TOKEN * min(PLENTY, sum(supply.values()))
    soon += TREASURE * len(player.treasure)
    value = VP * player.vp
    magic = library().magic
    for id in player.hand.cards:
        kind = magic[id].kind
        if kind == "spell":
            soon += SPELL
        elif kind == "prophecy":
            value += PROPHECY
    later = DWELLING * len(player.dwellings) + POWER * sum(player.power.values())
    for place in places:
        if place >= 0:
            value += ON_MAP
    return value + early * soon + left * later + FORTUNE * (FAVOUR.get(player.faction, 1.0) - 1)
