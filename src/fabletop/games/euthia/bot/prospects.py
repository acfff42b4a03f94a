"""What a hero can still reach: fights, mines, shops, quests, unknown land; nearer is better.

A goal's worth falls with every step to it, so each step towards it is worth taking; one that can
only be reached in a later turn is worth about half.
"""

from __future__ import annotations

from functools import cache

from ..library import library
from ..records import Foe
from ..rules.belongings import bags_of, max_health
from ..rules.costs import payable
from ..rules.dragon import form_of
from ..rules.foes import special_rule
from ..rules.movement import VALUES
from ..scenarios import BountyGoal, DragonRule, GolemRule, TrophyScore
from ..state import EuthiaState, Player
from ..terms import ACTIONS, MINES
from .atlas import Atlas, atlas_of
from .power import Level, bite_of, cards_of, odds, typical
from .worth import column, cost_worth, effects_worth, merit

STEP = 0.93
FAR_STEP = 0.8
LATER = 0.72
NEXT = 3  # steps of the next turn beside its action
NEAR = tuple(STEP**steps for steps in range(80))
FAR = tuple(FAR_STEP**steps for steps in range(80))
PROMISE = 0.85  # what is hoped for is less than what one has
SHOP = 0.85  # a shop without a trade action now
LOSS = 4.5  # a death
GOAL = 5.0  # a bounty that the common goal still needs
PURSE = 1.8  # to one who comes to a shop with enough coins
ENOUGH = 5
REFRESHED = 2  # after that no better goods are hoped for
TRADING = 1.2  # a trade begun
TALK = 0.8  # something to reveal or to learn
STORED = {"combat": 0.5, "trade": 0.3, "mining": 0.2}


class Reach:
    """How far the hero comes with movement points and tokens, by what is to be done there."""

    __slots__ = ("later", "now", "walk")

    def __init__(self, state: EuthiaState, player: Player, in_turn: bool, turns: int) -> None:
        tokens = player.tokens
        self.later = LATER if turns else 0.0
        self.now: dict[str, int] = {}
        self.walk = 0
        if not in_turn or is_fresh(state, player):
            return
        self.walk = state.mp + sum(VALUES[one] for one in tokens)
        self.now["free"] = self.walk
        for one in tokens:
            self.now[one] = self.walk - VALUES[one]

    def share(self, action: str, steps: int) -> float:
        now = self.now.get(action, -1)
        if steps <= now:
            return NEAR[steps]
        near = self.walk + NEXT
        if steps <= near:
            return self.later * NEAR[steps]
        return self.later * NEAR[near] * FAR[min(79, steps - near)]


def is_fresh(state: EuthiaState, player: Player) -> bool:
    """Nothing was used yet: the turn is as good as not begun."""
    return (
        state.mp == 0
        and state.fight is None
        and state.trade is None
        and all(one in player.tokens for one in ACTIONS)
    )


def best(values: list[float], *shares: float) -> float:
    values.sort(reverse=True)
    return sum(value * share for value, share in zip(values, shares, strict=False))


def prospects(
    state: EuthiaState, player: Player, tokens: dict[str, int], in_turn: bool, turns: int
) -> float:
    """The best goal of each kind of action, and a little of the next best."""
    atlas = atlas_of(state)
    far = atlas.far(player.at)
    reach = Reach(state, player, in_turn, turns)
    more = {
        name: column(name, number + 1) - column(name, number) for name, number in tokens.items()
    }
    trade = trade_worth(player, turns)
    open_shops = [field for field in atlas.shops if field in far]
    # to free a shop, or to find one, is worth more to a hero who has none to go to
    guarded = (0.25 if open_shops else 0.7) * trade
    health = endurance(player)
    fight = best(fights(state, player, atlas, far, reach, more, guarded, health), 1.0, 0.25)
    heal = 0.0
    missing = max_health(player) - player.health
    if missing > 1 and player.coins:  # what the same fights would be worth to a hero unhurt
        sound = fights(state, player, atlas, far, reach, more, guarded, health + missing)
        heal = max(0.0, best(sound, 1.0, 0.25) - fight) + 0.15 * min(missing, 8)
    if state.trade is not None:
        reach.now["trade"] = 0
    near = max(
        (
            max(reach.share("trade", far[one]), SHOP * reach.share("free", far[one]))
            for one in open_shops
        ),
        default=0.0,
    )
    unknown = 0.25 + 0.03 * turns + (0.0 if open_shops else 0.12 * trade)
    goals = [
        fight,
        best(mines(state, player, atlas, far, reach, more), 1.0, 0.2),
        (trade + heal) * near,
        best(free_goals(state, player, atlas, far, reach, more, unknown, heal), 1.0, 0.4, 0.2),
    ]
    # all want the same steps: the best goal counts, the others less
    value = best(goals, 1.0, 0.6, 0.4, 0.3)
    if state.trade is not None and in_turn:
        value += TRADING + bargain(state, player, turns)
    if not in_turn:
        value += sum(STORED[one] for one in player.tokens)
    return PROMISE * value


# Fights


def ready_slots(player: Player) -> tuple[str, ...]:
    if not player.exhausted:
        return tuple(player.slots)
    return tuple("" if id in player.exhausted else id for id in player.slots)


def endurance(player: Player) -> float:
    """Health, and what potions could give back."""
    tiles = library().tiles
    potions = sum(id in tiles and tiles[id].kind == "potion" for id in player.bags)
    return player.health + 2.5 * min(potions, 3)


@cache
def level_of(foe: Foe) -> Level:
    return Level(foe.vitality, bite_of(foe), foe.penalty, cards_of(foe))


def trophy_worth(state: EuthiaState, player: Player, level: int) -> float:
    if len(player.bags) >= bags_of(player):
        return 0.0
    return 0.3 + (level if special_rule(state, TrophyScore) is not None else 0)


def fights(
    state: EuthiaState,
    player: Player,
    atlas: Atlas,
    far: dict[int, int],
    reach: Reach,
    more: dict[str, float],
    guarded: float,
    health: float,
) -> list[float]:
    slots = ready_slots(player)
    gaar = player.gaar + player.dwurt
    found: list[float] = []
    against: dict[int, tuple[float, float]] = {}
    for field, level, token, loot in atlas.monsters:
        steps = far.get(field)
        if steps is None or not steps:
            continue
        if level not in against:
            against[level] = against_level(state, player, slots, health, gaar, level)
        won, fame = against[level]
        prize = fame + loot + more_of(more, token) + (guarded if token == "trade" else 0.0)
        value = won * prize - (1 - won) * LOSS
        if value > 0:
            found.append(value * reach.share("combat", steps))
    if state.bounty and not state.bounty_won:
        value = elite_worth(state, player, slots, health, gaar, more)
        if value > 0:
            for field in atlas.lairs(state, state.bounty):
                if field in far:
                    found.append(value * reach.share("combat", far[field]))
    if state.peril.at >= 0:
        value = peril_worth(state, player, slots, health)
        for field in (state.peril.at, *atlas.near.get(state.peril.at, ())):
            if field in far:
                found.append(value * reach.share("combat", far[field]))
    return found


def more_of(more: dict[str, float], token: str) -> float:
    """What a token on the field adds to its column; a treasure under it comes on top."""
    if token == "interaction":
        return 1.8 * more[token]
    if token[-1].isdigit():
        return more["hero"] + (0.0, 0.7, 1.3, 2.2)[int(token[-1])]
    return more[token]


def against_level(
    state: EuthiaState,
    player: Player,
    slots: tuple[str, ...],
    health: float,
    gaar: int,
    level: int,
) -> tuple[float, float]:
    """Odds and reward against the next monster of a level; its back is known to all."""
    foe = typical(level)
    fame = trophy_worth(state, player, level)
    deck = state.decks[f"monster-{level}"].cards
    if deck:
        card = library().monsters[deck[-1]]
        foe = foe._replace(vitality=card.vitality)
        if player.reputation >= card.least and (
            card.most is None or player.reputation <= card.most
        ):
            fame += effects_worth(card.reward)
    return odds(slots, foe.vitality, health, gaar, foe), fame


def elite_prize(state: EuthiaState, player: Player, level: int, more: float) -> float:
    prize = more + trophy_worth(state, player, 2 * level)
    if state.bounty:
        prize += effects_worth(library().bounties[state.bounty].reward)
    goal = library().scenarios[state.options["scenario"]].goal
    if isinstance(goal, BountyGoal):
        if not state.alone:
            return prize + 1.0
        have = sum(len(one.bounties) for one in state.players)
        if have < goal.base + len(state.players):
            prize += GOAL
    return prize


def elite_worth(
    state: EuthiaState,
    player: Player,
    slots: tuple[str, ...],
    health: float,
    gaar: int,
    more: dict[str, float],
) -> float:
    card = library().elites[library().bounties[state.bounty].elite]
    won = odds(slots, card.vitality, health, gaar, level_of(card))
    return won * elite_prize(state, player, card.level, more["elites"]) - (1 - won) * LOSS


def peril_worth(state: EuthiaState, player: Player, slots: tuple[str, ...], health: float) -> float:
    """Three rounds with a dragon or a golem: worth it while the hero lives through them."""
    dragon, golem = special_rule(state, DragonRule), special_rule(state, GolemRule)
    if dragon is not None:
        form = library().forms[form_of(state, dragon)]
    elif golem is not None:
        form = library().forms[golem.form]
    else:
        return 0.0
    foe = level_of(form)
    lives = odds(slots, 7.0, health, 0, foe)
    return lives * (8.0 if state.alone else 4.0) - (1 - lives) * LOSS


# Mines, shops, and what costs no action


def mines(
    state: EuthiaState,
    player: Player,
    atlas: Atlas,
    far: dict[int, int],
    reach: Reach,
    more: dict[str, float],
) -> list[float]:
    found: list[float] = []
    resource = 1.0 if len(player.bags) < bags_of(player) else 0.4
    for field in atlas.mines:
        steps = far.get(field)
        if steps is None:
            continue
        own = state.interactions.get(8 * field + player.seat, 0)
        if own == 1:
            continue
        value = resource + more["interaction"] * (0.9 if own == 0 else -0.9)
        if value > 0:
            found.append(value * reach.share("mining", steps))
    return found


def trade_worth(player: Player, turns: int) -> float:
    """Coins and what brings coins, tiles to reveal and to learn, wounds to heal."""
    purse = player.coins
    for id in player.bags:
        one = library().tiles.get(id)
        if one is not None and one.source in MINES:
            purse += max(side.coins for side in one.sides)
    purse += 2 * len(player.loose)
    value = PURSE * min(1.0, purse / ENOUGH) * min(1.0, 0.2 * turns)
    if purse:
        tiles = library().tiles
        if player.pile and tiles[player.pile[0]].value <= player.reputation:
            value += 1.6 * min(1.0, 0.2 * turns)
        for id in player.beside[:4]:
            if (tiles[id].buy or 0) <= purse:
                value += min(1.0, 0.15 * turns * max(0.2, merit(id)))
    return value


def bargain(state: EuthiaState, player: Player, turns: int) -> float:
    """What can still be done in the trade under way."""
    trade = state.trade
    assert trade is not None
    tiles, coins = library().tiles, player.coins
    value = 0.05 * len(player.bags)
    if coins and player.pile and tiles[player.pile[0]].value <= player.reputation:
        value += TALK
    if any((tiles[id].buy or 0) <= coins for id in player.beside):
        value += TALK
    value -= 0.4 * max(0, trade.refreshed - 1)
    if trade.refreshed > REFRESHED:
        return min(1.2, value)
    goods = [merit(id) for id in state.offers[trade.shop] if (tiles[id].buy or 0) <= coins]
    return min(1.2, value + min(0.5, 0.06 * turns * max(0.0, max(goods, default=0.0))))


def free_goals(
    state: EuthiaState,
    player: Player,
    atlas: Atlas,
    far: dict[int, int],
    reach: Reach,
    more: dict[str, float],
    unknown: float,
    heal: float,
) -> list[float]:
    found: list[float] = []
    for field, level in atlas.treasures:
        if field in far:
            value = more["hero"] + (0.0, 0.7, 1.3, 2.2)[level]
            found.append(value * reach.share("free", far[field]))
    if player.health > 3:
        for field in atlas.elementals:
            if field in far and not state.interactions.get(8 * field + player.seat):
                found.append((more["interaction"] + 0.5) * reach.share("free", far[field]))
    for field, kind in atlas.encounters:
        if field in far:
            value = 0.0
            for id in state.open_quests.get(kind, ()):
                value += quest_worth(player, id, more["quests"])
            if value > 0:
                found.append(value * reach.share("free", far[field]))
    for field, missing in atlas.edges:
        if field in far and atlas.near[field]:
            found.append(unknown * missing * reach.share("free", far[field]))
    if heal:
        found.extend(heal * reach.share("free", far[f]) for f in atlas.churches if f in far)
    return found


def quest_worth(player: Player, id: str, more: float) -> float:
    quest = library().quests[id]
    worth = [
        (0.55 if want.roll else 1.0) * (effects_worth(quest.reward) + more) - cost_worth(want.cost)
        for want in quest.wants
        if payable(player, want.cost)
    ]
    return max(0.0, max(worth, default=0.0))
