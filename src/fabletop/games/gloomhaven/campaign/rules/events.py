"""GH-CAMP-25 to GH-CAMP-33: city and road events."""

from __future__ import annotations

from typing import Literal

from .....kernel.ask import Rule, pick
from ..effects import OtherOption
from ..library import archive
from ..records import Option
from ..state import LEADER, Town, TownState
from ..terms import Deck
from .consequences import apply, holds, pay
from .decks import deck_of, draw_event, put_event_back

Letter = Literal["a", "b"]
RULES = {"city": "GH-CAMP-41", "road": "GH-CAMP-26"}


def can_draw(state: TownState, deck: Deck) -> bool:
    return bool(deck_of(state, deck))


def can_meet(state: TownState) -> bool:
    """GH-CAMP-41: once in a visit, as soon as there is somebody to meet it."""
    return not state.party.visited and bool(state.present) and can_draw(state, "city")


def city_event(game: Town) -> None:
    """GH-CAMP-41: one at most in a visit, if the party likes."""
    game.state.party.visited = True
    draw_event(game, "city")


def resolve_event(game: Town) -> Rule[None]:
    """GH-CAMP-26: the party agrees on an option; only then its back is turned, and it counts."""
    state = game.state
    options: dict[str, Letter] = {
        f"option:{state.event}-a": "a",
        f"option:{state.event}-b": "b",
    }
    letter = yield from pick(LEADER, RULES[state.deck], options, about=state.event)
    game.reveal()
    game.tell("town-event-option", what=f"{state.event}-{letter}")
    marks = yield from resolve_option(game, letter)
    # GH-CAMP-33: different symbols remove it; where nothing applied it goes back
    put_event_back(game, "remove" in marks)


def resolve_option(game: Town, letter: Letter) -> Rule[list[str]]:
    """GH-CAMP-30: from top to bottom, every outcome whose case holds; what becomes of the card."""
    record = archive().events[game.state.event]
    option: Option = record.a if letter == "a" else record.b
    marks: list[str] = []
    applied = False
    for number, outcome in enumerate(option.outcomes, 1):
        if not holds(game.state, outcome.case, applied):
            continue
        applied = True
        game.tell("town-event-outcome", what=f"{record.id}-{letter}-{number}")
        yield from pay(game, outcome.case)
        if outcome.after != "other":
            marks.append(outcome.after)
        for effect in outcome.effects:
            if isinstance(effect, OtherOption):
                marks += yield from resolve_option(game, "b" if letter == "a" else "a")
            else:
                yield from apply(game, effect)
    return marks
