"""GH-CAMP-80 to GH-CAMP-82: sealed boxes, the city record, and what opens them."""

from __future__ import annotations

from .....kernel.ask import Rule
from ...library import library
from ..effects import AnyEffect, event_id
from ..library import archive
from ..records import Chapter, Milestone, Needs
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


def milestone_due(state: TownState) -> Milestone | None:
    """GH-CAMP-82: the first condition that holds and has not been rewarded."""
    reached = state.world.milestones
    return next(
        (
            one
            for id, one in archive().milestones.items()
            if id not in reached and met(state, one.needs)
        ),
        None,
    )


def reach_milestone(game: Town) -> Rule[None]:
    """GH-CAMP-82: once in a campaign."""
    from .consequences import apply

    due = milestone_due(game.state)
    assert due is not None
    game.state.world.milestones.append(due.id)
    for effect in due.effects:
        yield from apply(game, effect)


def open_record(game: Town) -> None:
    """GH-CAMP-81: the city record."""
    world = game.state.world
    if world.record < 0:
        world.record = 0
        game.tell("town-record-opened")


def chapter_due(state: TownState) -> Chapter | None:
    """GH-CAMP-81: in order, each when its condition is met."""
    chapters, read = archive().chapters, state.world.record
    if not 0 <= read < len(chapters):
        return None
    return chapters[read] if met(state, chapters[read].needs) else None


def read_chapter(game: Town) -> Rule[None]:
    """GH-CAMP-81: the next chapter is read, and what it says is done."""
    from .consequences import apply

    due = chapter_due(game.state)
    assert due is not None
    game.state.world.record += 1
    game.reveal()
    game.tell("town-chapter-read", number=due.number)
    for effect in due.effects:
        yield from apply(game, effect)
