"""GH-CAMP-70: rewards of scenarios, and what the party has to decide about them."""

from __future__ import annotations

from .....kernel.ask import Rule, pick
from ...library import library
from ...records import Rewards
from ..document import Reward
from ..library import archive
from ..state import LEADER, Town, TownState
from .achievements import gain_achievement
from .consequences import change_gold, change_xp, choose_one
from .decks import release_number
from .prosperity import gain_prosperity
from .quests import quest_scenario
from .reputation import gain_reputation
from .scenarios import id_of, known, scenario, unlock
from .shop import receive


def give_rewards(game: Town, number: int) -> None:
    """GH-CAMP-70: locations, achievements, gold and experience for each, prosperity, reputation,
    designs; what has to be decided waits for the party."""
    record = scenario(number)
    rewards: Rewards = record.rewards
    for place in record.unlocks:
        unlock(game, place)
    for achievement in (*rewards.global_achievements, *rewards.party_achievements):
        if achievement in archive().achievements:
            gain_achievement(game, achievement)
    for one in game.state.present:
        change_gold(game, one, rewards.gold_each)  # losses never exceed what is there
        change_xp(game, one, rewards.xp_each)
    if rewards.reputation:
        gain_reputation(game, rewards.reputation)
    if rewards.prosperity:
        gain_prosperity(game, rewards.prosperity)
    for design in rewards.designs:
        release_number(game, design)
    for item in archive().places[number].items:  # one copy, for whom the players like
        game.state.party.rewards.append(Reward(item=library().item_numbers[item]))
    choices = tuple(one for one in rewards.choose_scenario if known(one))
    if choices:
        game.state.party.rewards.append(Reward(scenarios=choices))


def take_reward(game: Town) -> Rule[None]:
    """D-REWARD: the players decide who gets an item, or which place is put on the map."""
    state = game.state
    reward = state.party.rewards.pop(0)
    if reward.item in library().items and state.present:
        who = yield from choose_one(game, state.present, reward.item)
        receive(game, who, reward.item)
    left = [one for one in reward.scenarios if one not in state.world.unlocked]
    if left:
        options = {f"unlock:{id_of(one)}": one for one in left}
        number = yield from pick(LEADER, "GH-CAMP-70", options)
        unlock(game, number)


def quest_scenarios_due(state: TownState) -> list[int]:
    """2.14: scenarios that a personal quest puts on the map."""
    due = [quest_scenario(one) for one in state.present]
    return [one for one in due if known(one) and one not in state.world.unlocked]


def unlock_quest_scenarios(game: Town) -> None:
    for number in quest_scenarios_due(game.state):
        unlock(game, number)
