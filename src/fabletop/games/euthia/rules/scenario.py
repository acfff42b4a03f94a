"""Where scenarios take hold of the rounds (8.1), and their goals."""

from __future__ import annotations

from ....kernel.ask import Rule
from ..library import library
from ..scenarios import BountyGoal, DragonGoal, HearthGoal, Raids
from ..state import EuthiaState, Table
from .dragon import dragon_appears, dragon_round
from .foes import special_rule
from .golem import golem_goal, golem_round
from .hearths import fallen, raid_round, settlements


def round_starts(game: Table) -> None:
    """EU-ROUND-4: before tokens are laid out."""
    dragon_appears(game)


def round_ends(game: Table) -> Rule[None]:
    """EU-ROUND-4: after the last turn."""
    rule = special_rule(game.state, Raids)
    if rule is not None:
        raid_round(game, rule)
    yield from dragon_round(game)
    golem_round(game)


def bounties_wanted(state: EuthiaState, goal: BountyGoal) -> int:
    """S-1 rule 4: by difficulty. Players + 2 of each level come in order, so the easy goal is all
    of level 1, the normal one has one of level 2, the hard one two."""
    more = {"easy": goal.easy, "hard": goal.hard}.get(state.options["difficulty"], goal.base)
    return more + len(state.players)


def goal_reached(state: EuthiaState) -> bool:
    """EU-SOLO-19, EU-COOP-8: the common goal of solo and cooperative play."""
    goal = library().scenarios[state.options["scenario"]].goal
    players = len(state.players)
    if isinstance(goal, BountyGoal):
        return sum(len(one.bounties) for one in state.players) >= bounties_wanted(state, goal)
    if isinstance(goal, HearthGoal):
        standing = len(settlements(state))
        return standing >= goal.base + players and fallen(state) <= standing
    if isinstance(goal, DragonGoal):
        return state.peril.slain
    return golem_goal(state)
