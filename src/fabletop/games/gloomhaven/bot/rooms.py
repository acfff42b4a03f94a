"""Room valuation: enemies to be cleared away, doors to be opened in good time."""

from __future__ import annotations

from functools import cache

from ..library import library
from ..rules.levels import monster_level
from ..rules.memory import rooms_laid_out
from ..state import REST, Figure, GloomhavenState
from ..terms import Rank
from .plans import HIT, KILL, steps_between
from .sketches import CONDITION

CROWD, ELITE = 2.0, 1.25
ROOM = 340.0  # of a random dungeon
OPEN = 30.0  # what an open door is worth by itself
PACE, EFFORT = 2.6, 1.0  # what a hero's turn takes off the enemies; what each of them costs besides
DOOR_ROUNDS = 1.5  # to walk to a door and to make ready
DUNGEON = 3, 45.0  # rooms of a random dungeon, and what to expect in each
UNREADY, ALONE = 5.0, 8.0  # a card that is missing, a friend who is


def menace(foes: list[Figure]) -> float:
    """What the enemies on the map stand for; many together are worse than one by one."""
    worth, count = 0.0, 0
    for one in foes:
        if one.kind != "monster":
            continue
        count += 1
        weight = ELITE if one.rank in ("elite", "boss") else 1.0
        worth += weight * (KILL + HIT * max(0, one.hp))
        for condition in one.conditions:
            worth -= 0.8 * CONDITION.get(condition, 0.0)
    return worth + CROWD * count * count


def opened_rooms(state: GloomhavenState) -> float:
    """A room brings what it will cost to clear it, and a little more: it is the way to win."""
    if state.dungeon:
        return ROOM * rooms_laid_out(state)
    done = rooms_laid_out(state)
    level = monster_level(state)
    worth = OPEN * (len(state.revealed) - done)
    for room in state.revealed[:done]:
        worth += room_worth(state.scenario, room, state.count, level)
    return worth


@cache
def room_worth(scenario: str, room: str, count: int, level: int) -> float:
    worth, many = OPEN, 0
    for spawn in library().scenarios[scenario].spawns:
        rank = spawn.ranks[count - 2]
        if spawn.room == room and rank != "none":
            weight = 1.0 if rank == "normal" else ELITE
            worth += weight * (KILL + HIT * life_of(spawn.monster, rank, count, level))
            many += 1
    return worth + CROWD * many * many


def rounds_to_go(state: GloomhavenState, foes: list[Figure]) -> float:
    """How long it will take until all enemies are gone, those behind the doors as well."""
    work = 0.0
    for one in foes:
        if one.kind == "monster":
            work += one.hp + EFFORT
    done = rooms_laid_out(state)
    if state.dungeon:
        doors = max(0, DUNGEON[0] - done)
        hidden = DUNGEON[1] * doors
    else:
        opened = state.revealed[:done]
        doors, hidden = behind_doors(state.scenario, opened, state.count, monster_level(state))
    heroes = 0
    for hero in state.heroes:
        heroes += not hero.exhausted
    return (work + hidden) / (PACE * max(1, heroes)) + DOOR_ROUNDS * doors


@cache
def behind_doors(
    scenario: str, opened: tuple[str, ...], count: int, level: int
) -> tuple[int, float]:
    """The rooms not yet open, and the work that waits in them."""
    work = 0.0
    rooms: set[str] = set()
    for spawn in library().scenarios[scenario].spawns:
        rank = spawn.ranks[count - 2]
        if spawn.room not in opened and rank != "none":
            rooms.add(spawn.room)
            work += life_of(spawn.monster, rank, count, level) + EFFORT
    return len(rooms), work


@cache
def life_of(monster: str, rank: Rank, count: int, level: int) -> int:
    """The hit points with which a monster appears."""
    hp = library().stats(monster, rank, level).hp
    return hp if isinstance(hp, int) else hp.times * count + hp.plus


def unreadiness(state: GloomhavenState) -> float:
    """Doors are opened with cards in hand, and with friends at hand who act in this round."""
    worth = 0.0
    opener = state.figures.get(state.turn.figure)
    for hero in state.heroes:
        figure = state.figures.get(hero.type)
        if figure is not None and not hero.exhausted:
            if opener is not None and figure is not opener:
                worth += ALONE * (steps_between(figure.at, opener.at) > 5)
                worth += ALONE * (figure.acted or hero.picks.cards[:1] == [REST])
            in_hand = len(hero.hand.cards) + len(hero.picks.cards)
            worth += UNREADY * max(0, min(4, len(hero.discard.cards) - 1, 4 - in_hand))
    return worth
