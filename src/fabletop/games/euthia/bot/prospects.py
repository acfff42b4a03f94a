"""What a hero can still reach: fights, mines, shops, quests, unknown land; nearer is better.

A goal's worth falls with every step to it, so each step towards it is worth taking.
"""

from __future__ import annotations

from typing import NamedTuple

from ..library import library
from ..rules.belongings import bags_of, max_health
from ..rules.costs import payable
from ..rules.dragon import form_of
from ..rules.foes import special_rule
from ..scenarios import BountyGoal, DragonRule, GolemRule, TrophyScore
from ..state import EuthiaState, Player
from .atlas import Atlas, atlas_of
from .odds import level_of, means_of, menace, odds, typical, typical_means
from .reach import Reach
from .shopping import TRADING, errand
from .worth import coin, column, cost_worth, effects_worth, loot_worth

SEARCH = 1.5  # a tile, while the wanted elite has no lair on the map
MENDED = 0.75  # of what a hero unhurt would win, to one who may be healed
PROMISE = 0.85  # what is hoped for is less than what one has
LOSS = 4.5  # a death
SMALL_LOSS = 3.5  # where no rival gains by it
GOAL = 10.0  # a bounty that the common goal still needs


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
    if state.trade is not None:
        reach.now["trade"] = 0
    trade, errands = 0.0, {}
    for field, shop in atlas.shops:
        if field in far:
            if shop not in errands:
                errands[shop] = errand(state, player, shop, turns)
            steps = far[field]
            share = reach.share("trade", steps)
            if steps > reach.now.get("trade", -1):  # things bought later help for fewer turns
                share *= max(0.0, 1 - 1.2 / max(1, turns))
            trade = max(trade, share * errands[shop])
    # to free a shop, or to find one, is worth more to a hero who has none to go to
    need = 0.0 if errands else errand(state, player, "merchants", turns)
    health = endurance(player)
    want = Want(more, turns, 0.25 if errands else 0.5 * need)
    fight = best(fights(state, player, atlas, far, reach, want, health), 1.0, 0.25)
    missing = max_health(player) - player.health
    if missing > 1 and player.coins:  # what the same fights would be worth to a hero unhurt
        sound = fights(state, player, atlas, far, reach, want, health + missing)
        better = best(sound, 1.0, 0.25) - fight
        if better > 0:
            fight += MENDED * better * mending(atlas, far, reach)
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
    value = best(goals, 1.0, 0.75, 0.5, 0.3)
    if state.trade is not None and in_turn:
        value += TRADING - 0.4 * max(0, state.trade.refreshed - 1)
    return PROMISE * value


def mending(atlas: Atlas, far: dict[int, int], reach: Reach) -> float:
    """How near the next place is where wounds are healed for coins."""
    shares = [reach.share("trade", far[at]) for at, _ in atlas.shops if at in far]
    shares += [reach.share("free", far[at]) for at in atlas.churches if at in far]
    return max(shares, default=0.0)


def lost_lair(state: EuthiaState, atlas: Atlas) -> bool:
    """The open bounty's elite has no lair on the map yet."""
    return bool(state.bounty) and not atlas.lairs(state, state.bounty)


class Want(NamedTuple):
    """What a further token would add to each column, and how long things still help."""

    more: dict[str, float]
    turns: int
    shop: float  # a shop to be freed


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


def loss_of(state: EuthiaState) -> float:
    return SMALL_LOSS if state.alone else LOSS


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
    want: Want,
    health: float,
) -> list[float]:
    slots = ready_slots(player)
    gaar = player.gaar + player.dwurt
    loss = loss_of(state)
    found: list[float] = []
    against: dict[int, tuple[float, float]] = {}
    for field, level, token, loot in atlas.monsters:
        steps = far.get(field)
        if steps is None or not steps:
            continue
        if level not in against:
            against[level] = against_level(state, player, slots, health, gaar, level, want.turns)
        won, fame = against[level]
        prize = fame + loot_worth(loot, want.turns) + more_of(want.more, token)
        if token == "trade":
            prize += want.shop
        value = won * prize - (1 - won) * loss
        if value > 0:
            found.append(value * reach.share("combat", steps))
    if state.bounty and not state.bounty_won:
        value = elite_worth(state, player, slots, health, gaar, want)
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
    turns: int,
) -> tuple[float, float]:
    """Odds and reward against the next monster of a level; its back is known to all."""
    cards = menace(typical_means(level), *cards_ready(state, player))
    foe = typical(level)._replace(cards=cards)
    fame = trophy_worth(state, player, level)
    deck = state.decks[f"monster-{level}"].cards
    if deck:
        card = library().monsters[deck[-1]]
        foe = foe._replace(vitality=card.vitality)
        if player.reputation >= card.least and (
            card.most is None or player.reputation <= card.most
        ):
            fame += effects_worth(card.reward, turns)
    return odds(slots, foe.vitality, health, gaar, foe), fame


def cards_ready(state: EuthiaState, player: Player) -> tuple[float, float]:
    """Silver and gold cards that may be played against this hero: the banks, or half a hand."""
    if state.alone:
        decks = state.decks
        return len(decks["silver-bank"].cards), len(decks["gold-bank"].cards)
    rivals = len(state.players) - 1
    silver = gold = 0
    for one in state.players:
        if one is not player:
            silver += len(one.silver.cards)
            gold += len(one.gold.cards)
    return round(0.5 * silver / rivals, 1), round(0.5 * gold / rivals, 1)


def elite_prize(state: EuthiaState, player: Player, level: int, more: float, turns: int) -> float:
    prize = more + trophy_worth(state, player, 2 * level)
    if state.bounty:
        prize += effects_worth(library().bounties[state.bounty].reward, turns)
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
    want: Want,
) -> float:
    card = library().elites[library().bounties[state.bounty].elite]
    foe = level_of(card)._replace(cards=menace(means_of(card), *cards_ready(state, player)))
    won = odds(slots, card.vitality, health, gaar, foe)
    prize = elite_prize(state, player, card.level, want.more["elites"], want.turns)
    return won * prize - (1 - won) * loss_of(state)


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
    return lives * (8.0 if state.alone else 4.0) - (1 - lives) * loss_of(state)


# Mines, shops, and what costs no action


def mines(
    state: EuthiaState,
    player: Player,
    atlas: Atlas,
    far: dict[int, int],
    reach: Reach,
    want: Want,
) -> list[float]:
    found: list[float] = []
    resource = 0.3 + 3 * coin(want.turns)
    if len(player.bags) >= bags_of(player):
        resource *= 0.4
    for field in atlas.mines:
        steps = far.get(field)
        if steps is None:
            continue
        own = state.interactions.get(8 * field + player.seat, 0)
        if own == 1:
            continue
        value = resource + want.more["interaction"] * (0.9 if own == 0 else -0.9)
        if value > 0:
            found.append(value * reach.share("mining", steps))
    return found


def free_goals(
    state: EuthiaState,
    player: Player,
    atlas: Atlas,
    far: dict[int, int],
    reach: Reach,
    want: Want,
    unknown: float,
) -> list[float]:
    found: list[float] = []
    more = want.more
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
                value += quest_worth(player, id, want)
            if value > 0:
                found.append(value * reach.share("free", far[field]))
    for field, missing in atlas.edges:
        if field in far and atlas.near[field]:
            found.append(unknown * missing * reach.share("free", far[field]))
    return found


def quest_worth(player: Player, id: str, want: Want) -> float:
    quest = library().quests[id]
    prize = effects_worth(quest.reward, want.turns) + want.more["quests"]
    worth = [
        (0.55 if one.roll else 1.0) * prize - cost_worth(one.cost, want.turns)
        for one in quest.wants
        if payable(player, one.cost)
    ]
    return max(0.0, max(worth, default=0.0))
