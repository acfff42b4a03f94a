"""GH-CAMP-80 to GH-CAMP-82: sealed boxes, the city record, and what must hold for them."""

from __future__ import annotations

from ...library import library
from ..effects import AnyEffect, event_id
from ..library import archive
from ..records import Needs
from ..state import Town, TownState
from .achievements import has
from .decks import add_event
from .prosperity import level_of


def open_box(game: Town, id: str) -> tuple[AnyEffect, ...]:
    """GH-CAMP-80: a class inside is there for everyone; other contents say what to do."""
    state = game.state
    if id in state.world.boxes:
        return ()
    state.world.boxes.append(id)
    box = archive().boxes[id]
    game.tell("town-box-opened", what=id)
    if box.calling:
        unlock_class(game, box.calling)
    return box.effects


def unlock_class(game: Town, type: str) -> None:
    """GH-CAMP-67: its city and its road event come with it. A class whose cards are not in this box
    of content cannot be played."""
    world = game.state.world
    if type in library().classes and type not in world.classes:
        world.classes.append(type)
        game.tell("town-class-unlocked", who=type)
    add_pair(game, archive().callings[type].unlock)


def add_pair(game: Town, number: int) -> None:
    """GH-CAMP-67: each number means one city and one road card."""
    if number:
        add_event(game, event_id("city", number))
        add_event(game, event_id("road", number))


def met(state: TownState, needs: Needs) -> bool:
    """Everything named holds."""
    world, party = state.world, state.party
    low, high = needs.reputation_at_least, needs.reputation_at_most
    return (
        len(world.retired) >= needs.retirements
        and world.donated >= needs.donated
        and level_of(state) >= needs.prosperity
        and len(world.completed) >= needs.scenarios
        and all(one in world.completed for one in needs.completed)
        and len(world.boxes) >= needs.boxes
        and (low is None or party.reputation >= low)
        and (high is None or party.reputation <= high)
        and all(world.achievements.count(one) >= needs.times for one in needs.global_achievements)
        and all(has(state, one) for one in needs.party_achievements)
    )


def open_record(game: Town) -> None:
    """GH-CAMP-81: the city record."""
    world = game.state.world
    if world.record < 0:
        world.record = 0
        game.tell("town-record-opened")
