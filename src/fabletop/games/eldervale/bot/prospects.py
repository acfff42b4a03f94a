"""Evaluation of units and cards by what can still be done with them."""

from __future__ import annotations

from functools import cache

from ..library import library
from ..rules.actions import summon_cost
from ..rules.paying import Cost, can_pay
from ..rules.tiles import owed, tiles
from ..rules.units import WORKERS
from ..state import ON_CARD, ORB, READY, ROOFED, TRAY, EldervaleState, Held, Place, Player
from .sites import UNITS, WORKER, best_site, risen
from .summary import Summary, symbols, values

# What an activation is worth, by the number of the card within its element
ACTION = (0.0, 2.0, 0.0, 0.0, 0.0, 0.0, 2.3, 2.3, 2.4, 2.9, 3.0, 3.4, 4.2, 0.0)
# What a card without an action is worth by itself, over a whole game
STANDING = {2: 2.0, 3: 2.0, 4: 2.5, 5: 2.5, 13: 5.0}
UNIT = {"warrior": 2.6, "wizard": 2.2, "dragon": 3.6}  # besides the number of units
SETTLER = 2.5  # a worker left to become a dwelling
GIFTED = 1.5  # more, if the faction has an ability for such units
DEPOSIT = 9  # its number among the cards of an element
CYCLES = 4.0  # regroups of a game
TURN = 3.4  # what a turn of placing brings
SHARES = (0.6, 0.6, 0.5, 0.35, 0.25, *(0.15,) * 40)  # how often each action is used
EXPEDITION = 0.7  # what shortening the game by an expedition costs, while it is young


# Units and cards


def forces(state: EldervaleState, player: Player, summary: Summary) -> float:
    """Units by what they can still do, cards by what their actions bring."""
    left = summary.left
    active = player.seat == state.active
    regrouping = active and state.phase in ("regroup", "return")
    mine, ready = summary.units, 0
    gifted = gifts().get(player.faction, ())
    value = UNITS[mine] * left
    here: list[Place] = []
    workers: list[Place] = []
    for unit, where in player.units.items():
        if where in (TRAY, ROOFED):
            continue
        value += (UNIT.get(unit, WORKER) + (GIFTED if unit in gifted else 0.0)) * left
        if where >= 0:
            here.append(where)
            if unit[:7] == "worker-":
                workers.append(where)
        elif where in (READY, ON_CARD):
            ready += 1
    if regrouping:
        ready = mine
    soon = min(1.0, 4 * left)
    if settlers(player):
        value += SETTLER * soon
    value += TURN / (mine + 1) * ready * soon
    # Actions for the units on the map, the best first
    brings = [one for held in player.tableau if (one := activation(player, held)) > 0]
    value += left * CYCLES * standing_cards(player, brings)
    site, open_site = best_site(state, player, workers, summary)
    if here:
        acted = player.acted
        if acted:
            brings = [
                one
                for held in player.tableau
                if held.id not in acted and (one := activation(player, held)) > 0
            ]
        if "gather" not in acted:
            brings.append(1.0)
        if open_site and len(here) > 1 and "dwell" not in acted:
            brings.append(0.5 * site)
        if "summon" not in acted:
            brings.append(0.8 * best_summon(player, summary))
        brings.sort(reverse=True)
        share = 0.85 if regrouping else 0.75 * soon
        value += share * sum(brings[: len(here)])
        if regrouping:
            value -= 0.03 * max(0, len(here) - len(brings))
    if regrouping and state.doing:
        value += underway(player, state.doing, site, summary)
    value += (0.1 if regrouping else 0.15) * site * soon
    return value


def settlers(player: Player) -> bool:
    """Is a worker left that may become a dwelling?"""
    if len(player.dwellings) >= 6:
        return False
    places = player.units
    return any(places[worker] not in (TRAY, ROOFED) for worker in WORKERS)


def underway(player: Player, name: str, site: float, summary: Summary) -> float:
    """A card action that is begun and not yet carried out."""
    if name == "gather":
        return 1.0
    if name == "dwell":
        return 0.9 * site
    if name == "summon":
        return best_summon(player, summary)
    return sum(activation(player, held) for held in player.tableau if held.id == name)


@cache
def gifts() -> dict[str, tuple[str, ...]]:
    """The advanced units for which a faction has an ability."""
    return {
        id: tuple(one.unit for one in faction.abilities if one.unit in UNIT)
        for id, faction in library().factions.items()
    }


@cache
def actions() -> dict[str, tuple[str, float, bool]]:
    """Of each card with an action: its symbol, what the action is worth, whether it needs a
    deposit."""
    return {
        id: (card.action.symbol, ACTION[card.number], card.number == DEPOSIT)
        for id, card in library().adventures.items()
        if card.action is not None
    }


@cache
def passives() -> dict[str, float]:
    return {
        id: STANDING[card.number]
        for id, card in library().adventures.items()
        if card.action is None
    }


def activation(player: Player, held: Held) -> float:
    """What activating a card brings now; next to nothing without its unit or its deposit."""
    known = actions().get(held.id)
    if known is None:
        return 0.0
    symbol, value, deposit = known
    if symbol != "worker" and player.units.get(symbol, TRAY) == TRAY:
        return 0.25
    if deposit:  # nothing without a token, free with an orb
        token = held.slots[0]
        if token != ORB:
            value = value - symbols()[token] if token else 0.2
    return value + 1.2 if held.orb else value


def standing_cards(player: Player, brings: list[float]) -> float:
    """What the tableau brings in a cycle: only so many units come home to activate something."""
    value = 0.0
    for share, one in zip(SHARES, sorted(brings, reverse=True), strict=False):
        value += share * one
    known = passives()
    for held in player.tableau:
        own = known.get(held.id)
        if own is not None:
            value += (own + bool(held.host) + 1.5 * held.orb) / CYCLES
    return value


def best_summon(player: Player, summary: Summary) -> float:
    best = 0.0
    seen = False
    more = UNITS[summary.units + 1] - UNITS[summary.units]
    gifted = gifts().get(player.faction, ())
    for unit, where in player.units.items():
        if where != TRAY:
            continue
        if unit[:7] == "worker-":
            if seen:
                continue
            seen = True
        cost = summon_cost(player, unit)
        if can_pay(player, cost):
            gift = GIFTED if unit in gifted else 0.0
            gain = (UNIT.get(unit, WORKER) + gift + more) * summary.left
            if unit[:7] == "worker-" and not settlers(player):
                gain += SETTLER * min(1.0, 4 * summary.left)
            best = max(best, gain - 0.95 * summary.rate * sum(cost.values()) + 0.7)
    return best


# What is begun


def begun(state: EldervaleState, player: Player, summary: Summary) -> float:
    """A unit has been placed and its action is not yet carried out."""
    if state.placed_at < 0 or not state.placed:
        return 0.0
    realm = state.realms[state.placed_at]
    tile = tiles()[realm.tile]
    kind = tile.kind
    if kind == "element":
        if state.phase == "placed" or len(realm.columns) > 1:
            tops = [symbols()[one[-1]] if one else 0.9 for one in realm.columns]
            return 0.95 * summary.rate * max(tops)
        return 0.0
    if kind == "dungeon" or kind == "oracle":
        return best_card(state, player, summary)
    if kind == "mill":
        if any(one.window == "dwell" and one.actor == player.seat for one in state.echoes):
            return 0.0
        workers = [
            where for unit, where in player.units.items() if where >= 0 and unit[:7] == "worker-"
        ]
        site, payable = best_site(state, player, workers, summary)
        return 0.9 * site if payable else 0.0
    if kind == "portal":
        return best_summon(player, summary)
    if kind == "mage-tower":
        return 0.5 * summary.rate
    return 0.7 * summary.rate


def best_card(state: EldervaleState, player: Player, summary: Summary) -> float:
    """The best two face-up cards that can be paid for; after the first none has to be.

    An expedition shortens the game, so one that brings a single card is hardly worth it.
    """
    box = library().adventures
    found: list[tuple[float, Cost]] = []
    whole = True
    for id in state.offers.values():
        if not id:
            whole = False
            continue
        cost = owed(box[id].cost)
        if can_pay(player, cost):
            gain = card_gain(player, id, summary) - 0.95 * summary.rate * box[id].cost.size
            found.append((gain, cost))
    if not found:
        return 0.0
    found.sort(key=lambda one: -one[0])
    best = found[0][0]
    if not whole:
        return max(0.0, 0.9 * best)
    second = 0.0
    for place, (gain, cost) in enumerate(found):
        for other, price in found[place + 1 :]:
            if other <= 0:
                break
            if gain + other > best + second and can_pay(player, both(cost, price)):
                best, second = gain, other
                break
    patience = max(-0.5, min(1.0, 2 * summary.left, 1.4 - state.round / 18))
    return best + 0.9 * second - EXPEDITION * patience


def both(one: Cost, other: Cost) -> Cost:
    return {**one, **{kind: number + one.get(kind, 0) for kind, number in other.items()}}


def card_gain(player: Player, id: str, summary: Summary) -> float:
    card = library().adventures[id]
    rise, level = risen(player, card.element, 1)
    gain = rise * summary.count.get(card.element, 1) + values()[level] * summary.unlocked
    if card.action is None:
        return gain + STANDING[card.number] * summary.left
    able = card.action.symbol == "worker" or player.units.get(card.action.symbol, TRAY) != TRAY
    return gain + summary.left * CYCLES * (0.4 * ACTION[card.number] if able else 0.15)
