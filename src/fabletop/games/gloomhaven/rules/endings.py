"""GH-END: how a scenario is won or lost, and what everybody takes home."""

from __future__ import annotations

from ..library import library
from ..records import BattleGoal, Goal
from ..state import Figure, GloomhavenState, Hero, Outcome, Table
from . import memory, where
from .feats import XP_FOUND
from .figures import figure_of
from .levels import completion_xp, gold_per_token
from .scenarios import scenario_of
from .values import measure


def check_goal(game: Table) -> None:
    """GH-END-01: after every death, revealed room, looted goal and arrival; whichever comes first
    counts, and the round is played to its end."""
    state = game.state
    if state.outcome:
        return
    scenario = scenario_of(state)
    fallen = any(memory.has_fallen(state, one) for one in scenario.lose)
    if fallen or all(one.exhausted for one in state.heroes):  # GH-EXHAUST-04
        settle(game, "lost")
    elif met(state, scenario.goal):
        settle(game, "won")


def settle(game: Table, outcome: Outcome) -> None:
    game.state.outcome = outcome
    game.tell("outcome", what=outcome)


def enemies_left(state: GloomhavenState) -> bool:
    """GH-SPECIAL-16: enemies of the characters, also one that is controlled just now."""
    return any(
        one.kind == "monster" and (one.side != "heroes" or memory.is_led(state, one))
        for one in state.figures.values()
    )


def met(state: GloomhavenState, goal: Goal) -> bool:
    """Everything named must hold."""
    if goal.kill_all and (enemies_left(state) or not all_revealed(state)):
        return False
    if goal.kill_revealed and enemies_left(state):
        return False
    for type in goal.kill:
        if not memory.was_seen(state, type):
            return False
        if any(one.type == type for one in state.figures.values()):
            return False
    wanted = goal.kill_count
    if wanted != 0 and memory.kills(state) < wanted_kills(state, goal):
        return False
    if any(room not in state.revealed for room in goal.reveal):
        return False
    if goal.loot_goals and memory.goal_treasures_looted(state) < goal_treasures(state):
        return False
    return not goal.reach or memory.has_reached(state, goal.reach)


def wanted_kills(state: GloomhavenState, goal: Goal) -> int:
    anybody = Figure("", "objective", "", (0, 0), 1, 1)
    return measure(state, goal.kill_count, anybody)


def goal_treasures(state: GloomhavenState) -> int:
    return sum(one.number == 0 for one in scenario_of(state).treasures)


def all_revealed(state: GloomhavenState) -> bool:
    return all(room.id in state.revealed for room in scenario_of(state).rooms)


def objective_reaches(game: Table, figure: Figure) -> None:
    """The objective ended its turn adjacent to its marker."""
    state = game.state
    for one in scenario_of(state).objectives:
        if one.id == figure.type and one.toward:
            for at in scenario_of(state).marker(one.toward):
                if where.on_map(state, at) and where.far(state, figure.at, at) <= 1:
                    memory.note_reached(state, figure.type)
                    check_goal(game)


# What everybody takes home


def finish(game: Table) -> None:
    """GH-END-02, GH-END-06: outside a campaign it is only a score. GH-VAR-04: who has not died
    by now has survived, won or lost."""
    state = game.state
    state.phase = "over"
    won = state.outcome == "won"
    game.reveal()
    for hero in state.heroes:
        figure = figure_of(state, hero)
        if figure is not None:
            hero.hp_left = max(0, figure.hp)
        hero.gold += hero.tokens * gold_per_token(state)
        goal = kept_goal(hero)
        fulfilled = goal is not None and is_met(state, hero, goal)
        # GH-END-05: after a failure gold and experience are kept, nothing comes on top
        if won:
            # GH-END-03, GH-END-04: the exhausted receive everything the others do
            hero.xp += completion_xp(state)
            if goal is not None and fulfilled:
                hero.checks += goal.checks
        if goal is not None:
            game.tell("battle-goal", who=hero.type, what=goal.id, met=int(won and fulfilled))
        hero.goals.audience = -1
        clean_deck(state, hero)


def clean_deck(state: GloomhavenState, hero: Hero) -> None:
    """GH-MOD-14: blessings and curses go back to their supplies."""
    while "bless" in hero.deck.cards:
        hero.deck.take("bless")
        state.blesses += 1
    while "curse" in hero.deck.cards:
        hero.deck.take("curse")
        state.curses += 1


def kept_goal(hero: Hero) -> BattleGoal | None:
    return library().goals[hero.goals.cards[0]] if hero.goals.cards else None


def is_met(state: GloomhavenState, hero: Hero, goal: BattleGoal) -> bool:
    """2.13: counted per scenario and hero."""
    count = feat_of(state, hero, goal.feat)
    least = goal.least + (hero.level if goal.level else 0)
    return count >= least and (goal.most is None or count <= goal.most)


def feat_of(state: GloomhavenState, hero: Hero, feat: str) -> int:
    if feat == "cards-left":
        active = sum(not one.lost for one in hero.active)
        return len(hero.hand.cards) + len(hero.discard.cards) + active
    if feat == "xp":  # gained from abilities
        return hero.xp - hero.feats.get(XP_FOUND, 0)
    if feat == "hp-left":
        return hero.hp_left
    if feat == "hp-missing":
        return max_hp(hero) - hero.hp_left
    return hero.feats.get(feat, 0)


def max_hp(hero: Hero) -> int:
    return library().classes[hero.type].hp[hero.level - 1]
