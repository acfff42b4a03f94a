"""Final scoring (EU-SCORE)."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..effects.standing import FinalScore
from ..fields import seat_of_mark
from ..library import library
from ..records import Side
from ..scenarios import TrophyScore
from ..state import EuthiaState, Player, Table
from ..terms import MINES
from .belongings import board_of, is_skill
from .costs import resources, trophies, trophy_level
from .foes import special_rule
from .scenario import goal_reached
from .standing import changes, counted

COINS = 5  # CONST-SCORE
THING = 2  # a gem or an essence
DEATH = 2  # EU-SCORE-5
ROWS = (0, 2, 5, 9, 15)
# EU-SCORE-3: from how many on each row is reached
COLUMNS: dict[str, tuple[int, int, int, int]] = {
    "hero": (4, 7, 10, 14),
    "interaction": (7, 10, 14, 20),
    "trade": (1, 2, 4, 5),
    "taken": (1, 2, 3, 4),
    "quests": (2, 4, 6, 8),
    "elites": (1, 2, 4, 6),
}


def row(column: str, number: int) -> int:
    """EU-SCORE-3: the highest row reached."""
    return ROWS[sum(number >= least for least in COLUMNS[column])]


def tokens_of(state: EuthiaState, player: Player) -> dict[str, int]:
    """EU-SCORE-4: what lies on the map, and what lies beside the board."""
    seat = player.seat
    return {
        "hero": [*state.hero_tokens.values()].count(seat),
        "interaction": sum(
            [n for mark, n in state.interactions.items() if seat_of_mark(mark) == seat]
        ),
        "trade": [*state.trade_tokens.values()].count(seat),
        "taken": player.taken,
        "quests": len(player.quests),
        "elites": len(player.bounties),
    }


def table_score(state: EuthiaState, player: Player) -> int:
    return sum(row(column, number) for column, number in tokens_of(state, player).items())


def fixed_worth(state: EuthiaState, player: Player) -> int:
    """EU-SCORE-1 (1) to (5), in coins. EU-SCORE-2: Gaar, Dwurt, trophies, cards count nothing."""
    tiles = library().tiles
    worth = player.coins
    for id in player.slots:
        if id:
            worth += tiles[id].buy or 0
            if not is_skill(tiles[id]):
                worth += THING * len(player.inlaid.get(id, ()))
    for id in player.bags:
        one = tiles.get(id)
        if one is not None and one.source not in MINES:
            worth += one.buy or 0
            worth += THING * len(player.inlaid.get(id, ()))
    worth += THING * len(player.loose)
    slots = board_of(player).slots
    for place in player.unlocked:
        lock = slots[place].lock
        if lock is not None:
            worth += lock.coins + (THING if lock.essence else 0)
    return worth


def side_worth(side: Side) -> int:
    return side.coins + THING * len(side.gems)


def choose_side(game: Table, player: Player, id: str) -> Rule[Side]:
    """EU-SCORE-1 (6): the side with reputation, else the one with more coins; of two sides with
    reputation the player's choice."""
    sides = library().tiles[id].sides
    famous = {f"side:{number}": one for number, one in enumerate(sides, 1) if one.reputation}
    if len(famous) > 1:
        return (yield from pick(player.seat, "EU-SCORE-1", famous, about=id))
    if famous:
        return next(iter(famous.values()))
    return max(sides, key=lambda side: (side.coins, side_worth(side)))


def scenario_score(state: EuthiaState, player: Player) -> int:
    """S-1 rule 3: trophies by level, elite ones more; most bounty cards."""
    rule = special_rule(state, TrophyScore)
    if rule is None:
        return 0
    total = 0
    for card in trophies(player):
        total += trophy_level(card) * (rule.elite if card in library().elites else 1)
    most = max(len(one.bounties) for one in state.players)
    if most and len(player.bounties) == most:
        total += rule.most_bounties
    return total


def score(game: Table) -> Rule[None]:
    """EU-SCORE-1 to EU-SCORE-5; EU-GEN-6: the final total has no floor."""
    state = game.state
    state.won = goal_reached(state)
    scores: list[int] = [0] * len(state.players)
    for player in state.order:
        total = player.reputation
        coins = fixed_worth(state, player)
        for id in resources(player):
            side = yield from choose_side(game, player, id)
            coins += side_worth(side)
            total += side.reputation
        total += coins // COINS
        total += table_score(state, player)
        if state.mode != "coop":  # EU-SOLO-19: chaos tokens on the board count alike
            total -= DEATH * player.fallen
        total += scenario_score(state, player)
        for id, one in changes(state, player, FinalScore):
            total += one.amount * counted(state, player, one.per, id)
        scores[player.seat] = total
        game.tell("final-score", who=player.hero, coins=coins, score=total)
    state.scores = scores
    if state.alone:  # S-1 rule 4, EU-COOP-8: the final reputation beside won or lost
        game.tell("goal-reached" if state.won else "goal-missed", score=sum(scores))
    state.phase = "over"


def tiebreak(player: Player) -> int:
    """EU-SCORE-6: silver cards in hand count 1, gold 4."""
    return len(player.silver.cards) + 4 * len(player.gold.cards)
