"""GH-CAMP-81, GH-CAMP-82: chapters of the city record and milestones, each when it is due."""

from __future__ import annotations

from .....kernel.ask import Rule
from ..library import archive
from ..records import Chapter, Milestone
from ..state import Town, TownState
from .boxes import met
from .consequences import apply


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
    due = milestone_due(game.state)
    assert due is not None
    game.state.world.milestones.append(due.id)
    for effect in due.effects:
        yield from apply(game, effect)


def chapter_due(state: TownState) -> Chapter | None:
    """GH-CAMP-81: in order, each when its condition is met."""
    chapters, read = archive().chapters, state.world.record
    if not 0 <= read < len(chapters):
        return None
    return chapters[read] if met(state, chapters[read].needs) else None


def read_chapter(game: Town) -> Rule[None]:
    """GH-CAMP-81: the next chapter is read, and what it says is done."""
    due = chapter_due(game.state)
    assert due is not None
    game.state.world.record += 1
    game.reveal()
    game.tell("town-chapter-read", number=due.number)
    for effect in due.effects:
        yield from apply(game, effect)
