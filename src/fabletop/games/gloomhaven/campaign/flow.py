"""Flow of a visit: the next step, said from the state alone."""

from __future__ import annotations

from ....kernel.gamedef import Result, Step
from .rules import donations, events, levelling, milestones, quests, rewards, town, travel
from .state import TownState

STEPS: dict[str, Step] = {
    "crossroads": town.stroll,
    "town": town.stroll,
    "travel": travel.choose_travel,
    "terms": travel.agree_on_terms,
    "road": travel.set_out,
}


def next_step(state: TownState) -> Step | None:
    """What follows from what has happened comes first; then the card on the table; then whatever
    the party is about."""
    if state.phase == "over":
        return None
    return consequence(state) or (events.resolve_event if state.event else STEPS[state.phase])


def consequence(state: TownState) -> Step | None:
    """GH-CAMP-82: looked at after every change."""
    if milestones.milestone_due(state):
        return milestones.reach_milestone
    if donations.offerings_due(state):
        return donations.reward_offerings
    if milestones.chapter_due(state):
        return milestones.read_chapter
    if rewards.quest_scenarios_due(state):
        return rewards.unlock_quest_scenarios
    if state.party.rewards:
        return rewards.take_reward
    if quests.chooser(state):
        return quests.choose_quest
    if levelling.debtor(state):
        return levelling.settle_debt
    return None


def result(state: TownState) -> Result:
    """A visit has no losers. The score of a player is what the characters are worth in gold."""
    seats = tuple(range(state.seats))
    scores = tuple(sum(one.gold for one in state.of_seat(seat)) for seat in seats)
    return Result((seats,), scores, "town-over")
