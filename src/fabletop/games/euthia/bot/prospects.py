"""What a hero can still reach: fights, mines, shops, quests, unknown land; nearer is better.

A goal's worth falls with every step to it, so each step towards it is worth taking.
"""

from __future__ import annotations

from ..library import library
from ..rules.belongings import bags_of, max_health
from ..rules.costs import payable
from ..state import EuthiaState, Player
from .atlas import Atlas, atlas_of
from .quarry import Want, endurance, fights
from .reach import Reach
from .shopping import TRADING, errand
from .worth import coin, column, cost_worth, effects_worth

SEARCH = 1.5  # a tile, while the wanted elite has no lair on the map
MENDED = 0.75  # of what a hero unhurt would win, to one who may be healed
PROMISE = 0.85  # what is hoped for is less than what one has


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
            # things bought later help for fewer turns
            trade = max(trade, errands[shop] * reach.share_in_time("trade", steps))
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


# Mines, and what costs no action


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
