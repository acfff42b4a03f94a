"""Evaluation of goals within reach: fights, mines, shops, quests, unexplored land.

The worth of a goal is discounted by every step to it, so each step towards it pays.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..effects.uses import Cost
from ..fields import Field
from ..library import library
from ..rules.belongings import max_health
from ..rules.costs import payable
from ..rules.land import interaction
from ..state import EuthiaState, Player
from .atlas import Atlas, atlas_of
from .means import room_of
from .reach import Reach
from .shopping import errand
from .targets import HEALED, MOST_POTIONS, POTION, Want, endurance, fights, potions_of
from .worth import TREASURE_FOUND, coin, column, cost_worth, effects_worth

SEARCH = 1.5  # a tile, while the wanted elite has no lair on the map
TOWERS = 0.8  # of what a visit there would be worth
BANKS = ("silver-bank", "gold-bank")


class Temper(NamedTuple):
    """How much a bot hopes."""

    promise: float = 0.85  # what is hoped for is less than what one has
    mended: float = 0.75  # of what a hero unhurt would win, to one who may be healed


PLAIN = Temper()


def best(values: list[float], *shares: float) -> float:
    values.sort(reverse=True)
    return sum(value * share for value, share in zip(values, shares, strict=False))


def prospects(
    state: EuthiaState,
    player: Player,
    tokens: dict[str, int],
    in_turn: bool,
    turns: int,
    temper: Temper,
) -> float:
    """The best goal of each kind of action, and a little of the next best. A fight changes nothing
    of it for most of its questions, so it is remembered there."""
    atlas = atlas_of(state)
    if state.fight is None:
        return reckoned(state, player, atlas, tokens, in_turn, turns, temper)
    key = (atlas, temper, tuple(tokens.values()), in_turn, turns, *situation(state, player))
    found = _CACHE.get(key)
    if found is None:
        if len(_CACHE) >= CACHE_SIZE:
            _CACHE.clear()
        found = _CACHE[key] = reckoned(state, player, atlas, tokens, in_turn, turns, temper)
    return found


_CACHE: dict[tuple[object, ...], float] = {}
CACHE_SIZE = 400


def situation(state: EuthiaState, player: Player) -> tuple[object, ...]:
    """All that prospects depend on beside the map and the tokens on it."""
    return (
        state.options["scenario"],
        state.mp,
        state.phase,
        state.bounty,
        state.bounty_won,
        state.peril.at,
        state.peril.hits,
        player.seat,
        player.hero,
        player.at,
        player.health,
        player.coins,
        player.gaar,
        player.dwurt,
        player.reputation,
        player.fallen,
        *player.tokens,
        0,
        *player.slots,
        *player.unlocked,
        0,
        *player.bags,
        0,
        *player.loose,
        0,
        *player.exhausted,
        0,
        *player.beside,
        0,
        *player.pile,
        0,
        *state.fronts,
        *state.interactions.values(),
        0,
        *[len(one.silver.cards) for one in state.players],
        *[len(one.gold.cards) for one in state.players],
        *[len(one.bounties) for one in state.players],
        *[len(state.decks[bank].cards) for bank in BANKS if bank in state.decks],
        *[zone.cards[-1] for level in (1, 2, 3) if (zone := state.decks[f"monster-{level}"]).cards],
        *[id for offer in state.offers.values() for id in offer],
        0,
        *[id for shown in state.open_quests.values() for id in shown],
    )


def reckoned(
    state: EuthiaState,
    player: Player,
    atlas: Atlas,
    tokens: dict[str, int],
    in_turn: bool,
    turns: int,
    temper: Temper,
) -> float:
    far = atlas.far(player.at)
    reach = Reach(state, player, in_turn, turns)
    more = {
        name: column(name, number + 1) - column(name, number) for name, number in tokens.items()
    }
    trade, errands = 0.0, {}
    soon = reach.shares_in_time("trade")
    for field, shop in atlas.shops:
        if field in far:
            if shop not in errands:
                errands[shop] = errand(state, player, shop, turns)
            steps = far[field]
            # things bought later help for fewer turns
            trade = max(trade, errands[shop] * soon[steps])
    if state.trade is not None and in_turn:  # here and now, or whenever a shop is reached again
        known = state.trade.refreshed > 0
        trade = max(trade, errand(state, player, state.trade.shop, turns, known))
    # to free a shop, or to find one, is worth more to a hero who has none to go to
    need = 0.0 if errands else errand(state, player, "merchants", turns)
    health = endurance(player)
    towers = 0.0
    if any(token.towers for _, _, token, _ in atlas.monsters):
        towers = TOWERS * errand(state, player, "dragonslayers", turns)
    want = Want(more, turns, 0.25 if errands else 0.5 * need, towers)
    fight = best(fights(state, player, atlas, far, reach, want, health), 1.0, 0.25)
    more_health = provisions(player)
    if more_health > 1:  # what the same fights would be worth to a hero unhurt and provided for
        sound = fights(state, player, atlas, far, reach, want, health + more_health)
        better = best(sound, 1.0, 0.25) - fight
        if better > 0:
            fight += temper.mended * better * mending(atlas, far, reach)
    unknown = 0.25 + 0.03 * turns + 0.1 * need
    if lost_lair(state, atlas):
        unknown += SEARCH if state.alone else 0.3 * SEARCH
    goals = [
        fight,
        best(mines(state, player, atlas, far, reach, want), 1.0, 0.2),
        trade,
        best(free_goals(state, player, atlas, far, reach, want, unknown), 1.0, 0.4, 0.2),
    ]
    # all want the same steps: the best goal counts, the others less
    return temper.promise * best(goals, 1.0, 0.75, 0.5, 0.3)


def provisions(player: Player) -> float:
    """The health that coins could buy: wounds healed, and potions for the empty bags."""
    missing = max_health(player) - player.health
    healed = min(missing, HEALED * player.coins)
    room = min(MOST_POTIONS - potions_of(player), room_of(player))
    left = player.coins - healed // HEALED
    return healed + POTION * max(0, min(room, left))


def mending(atlas: Atlas, far: dict[Field, int], reach: Reach) -> float:
    """How near the next place is where wounds are healed for coins."""
    trade, free = reach.shares("trade"), reach.shares("free")
    found = [trade[far[at]] for at, _ in atlas.shops if at in far]
    found += [free[far[at]] for at in atlas.churches if at in far]
    return max(found, default=0.0)


def lost_lair(state: EuthiaState, atlas: Atlas) -> bool:
    """The open bounty's elite has no lair on the map yet."""
    return bool(state.bounty) and not atlas.lairs(state, state.bounty)


# Mines, and what costs no action


def mines(
    state: EuthiaState,
    player: Player,
    atlas: Atlas,
    far: dict[Field, int],
    reach: Reach,
    want: Want,
) -> list[float]:
    found: list[float] = []
    resource = 0.3 + 3 * coin(want.turns)
    if room_of(player) <= 0:
        resource *= 0.4
    shares = reach.shares("mining")
    for field in atlas.mines:
        steps = far.get(field)
        if steps is None:
            continue
        own = interaction(state, field, player.seat)
        if own == 1:
            continue
        value = resource + want.more["interaction"] * (0.9 if own == 0 else -0.9)
        if value > 0:
            found.append(value * shares[steps])
    return found


def free_goals(
    state: EuthiaState,
    player: Player,
    atlas: Atlas,
    far: dict[Field, int],
    reach: Reach,
    want: Want,
    unknown: float,
) -> list[float]:
    found: list[float] = []
    more = want.more
    shares = reach.shares("free")
    nearest = atlas.nearest(player.at)
    for steps, level in nearest.treasures:
        found.append((more["hero"] + TREASURE_FOUND[level]) * shares[steps])
    if player.health > 3:
        for field in atlas.elementals:
            if field in far and not interaction(state, field, player.seat):
                found.append((more["interaction"] + 0.5) * shares[far[field]])
    for field, kind in atlas.encounters:
        if field in far:
            value = 0.0
            for id in state.open_quests.get(kind, ()):
                value += quest_worth(player, id, want)
            if value > 0:
                found.append(value * shares[far[field]])
    for steps, missing in nearest.edges:
        found.append(unknown * missing * shares[steps])
    return found


def quest_worth(player: Player, id: str, want: Want) -> float:
    best_way = 0.0
    for share, prize, price, cost in ways_of(id, want.turns):
        value = share * (prize + want.more["quests"]) - price
        if value > best_way and payable(player, cost):
            best_way = value
    return best_way


@cache
def ways_of(id: str, turns: int) -> tuple[tuple[float, float, float, Cost], ...]:
    """The ways to fulfil a quest: how likely, what it brings, what it costs."""
    quest = library().quests[id]
    prize = effects_worth(quest.reward, turns)
    return tuple(
        (0.55 if one.roll else 1.0, prize, cost_worth(one.cost, turns), one.cost)
        for one in quest.wants
    )
