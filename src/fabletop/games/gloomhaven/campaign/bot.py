"""How good a visit has been for a player so far: what the greedy bot looks at."""

from __future__ import annotations

from ..library import library
from ..records import Item
from .document import Character
from .library import archive
from .rules.levelling import owed_perks, owes_card
from .rules.quests import counted
from .rules.town import in_city, is_ready
from .state import Seat, TownState
from .terms import FEWEST

NOBODY = -1000.0  # without a character there is no setting out
HINDRANCE = -50.0
LEVEL = 60.0
CARD, PERK = 8.0, 10.0
GOLD = 0.5
ITEM, PRICE = 6.0, 0.6  # of a thing that can be carried
SPARE = 0.3  # of the price of one too many
STICKER = 30.0
BLESSING = 4.0
QUEST = 60.0
RETIRED = 2500.0  # and a new life begins
READY = 0.5
CITY = 200.0  # after a scenario there is always something to do at home
WISE = 1.0
DEFEAT = 15.0
SHARE = 0.5  # of another player's fortune in the own
PLANS = {"campaign": 60.0, "casual": 15.0, "dungeon": 5.0}
STAGES = {"terms": 20.0, "road": 40.0, "over": 60.0}
PACE = {  # what a scenario brings a quest on, roughly
    "kills": 2.0,
    "scenarios": 0.6,
    "donations": 10.0,
    "checks": 0.8,
    "exhausted": 0.6,
    "others-exhausted": 0.6,
    "gold": 8.0,
    "items": 0.6,
}
SLOW = 0.1
HANDS = {"one-hand": 1, "two-hands": 2}


def evaluate(state: TownState, seat: Seat) -> float:
    """Everybody's characters count, the own ones more; then how near the party is to leaving."""
    worth = 2.0 * state.party.visited + world_worth(state)
    for one in range(state.seats):
        own = 1.0 if one == seat else SHARE
        worth += own * fortune(state, one)
    worth += READY * is_ready(state, seat) + CITY * in_city(state)
    worth += WISE * (state.party.settings["difficulty"] == wise_difficulty(state))
    if state.plan.scenario >= 0:
        worth += PLANS[state.plan.mode] - 0.1 * state.plan.scenario - state.plan.road
        worth -= DEFEAT * defeats(state, state.plan.scenario)
        worth += STAGES.get(state.phase, 0.0)
    return worth


def wise_difficulty(state: TownState) -> str:
    """Easier after a defeat."""
    past = [one for one in state.campaign.chapters if one.party == state.number and one.outcome]
    return "easy" if past and past[-1].outcome == "lost" else "normal"


def defeats(state: TownState, scenario: int) -> int:
    """How often the party was beaten there: it may be wiser to try elsewhere first."""
    return sum(
        one.scenario == scenario and one.party == state.number and one.outcome == "lost"
        for one in state.campaign.chapters
    )


def world_worth(state: TownState) -> float:
    world = state.world
    return (
        4.0 * world.prosperity
        + 3.0 * state.party.reputation
        + 10.0 * len(world.unlocked)
        + 5.0 * (len(world.achievements) + len(state.party.achievements))
        + STICKER * sum(len(one) for one in world.enhancements.values())
        + 0.1 * sum(world.items.values())
    )


def fortune(state: TownState, seat: Seat) -> float:
    """The characters of one player: enough of them must be there, more than that only hinder."""
    wanted = FEWEST if state.seats == 1 else 1
    living = [
        one
        for one in state.party.characters
        if one.status in ("present", "away") and state.seat_of(one) == seat
    ]
    present = len(state.of_seat(seat))
    worth = NOBODY * max(0, wanted - present) + HINDRANCE * max(0, present - wanted)
    lines = [one.retired for one in state.party.lineages if one.player == seat]
    worth += RETIRED * sum(lines)
    return worth + sum(character_worth(one) for one in living[:wanted])


def character_worth(one: Character) -> float:
    worth = LEVEL * one.level + GOLD * one.gold + 0.2 * one.xp + 3.0 * one.checks
    worth -= CARD * owes_card(one) + PERK * max(0, owed_perks(one))
    worth += things(one) + start_worth(one)
    cards = library().cards
    worth += sum(int(cards[card].level) for card in one.pool if cards[card].level.isdecimal())
    return worth + quest_worth(one)


def start_worth(one: Character) -> float:
    start = one.start
    good = BLESSING * start.blesses
    bad = 2.0 * start.damage + 3.0 * start.discards + 2.0 * start.minus_ones + 4.0 * start.curses
    return good - bad - 3.0 * len(start.conditions) - 2.0 * len(start.consumed)


def things(one: Character) -> float:
    """Items that fit on the body are worth more than they cost, spare ones less."""
    worth = 0.0
    used: dict[str, int] = {}
    for item in sorted((library().items[id] for id in one.items), key=lambda item: -item.price):
        if takes_place(item, used, one.level):
            worth += ITEM + PRICE * item.price - 3.0 * item.minus_ones
        else:
            worth += SPARE * item.price
    return worth


def takes_place(item: Item, used: dict[str, int], level: int) -> bool:
    """GH-SETUP-07, roughly: is there a slot left for it?"""
    slot = "hands" if item.slot in HANDS else item.slot
    limit = {"hands": 2, "small": (level + 1) // 2}.get(slot, 1)
    needs = HANDS.get(item.slot, 1)
    if used.get(slot, 0) + needs > limit:
        return False
    used[slot] = used.get(slot, 0) + needs
    return True


def quest_worth(one: Character) -> float:
    """How far the personal quest has come, and how long the rest will take."""
    if not one.quest:
        return 0.0
    steps = archive().quests[one.quest].steps
    done = [min(1.0, counted(one, number, step) / step.count) for number, step in enumerate(steps)]
    left = sum(
        step.count * (1.0 - part) / PACE.get(step.feat, SLOW)
        for step, part in zip(steps, done, strict=True)
    )
    return QUEST * sum(done) / len(done) - left
