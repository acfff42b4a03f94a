"""From what a seat sees to what its page draws: every word said, every number reckoned.

The templates loop over the `Picture`; they decide nothing.
"""

from __future__ import annotations

from ....kernel.words import Say
from ....tablekit.models import Phase
from ....tablekit.shown import Ended, Shown
from ..library import library
from ..telling.scenarios import dungeon_room_name
from ..views import HeroView, TableView
from . import board
from .answers import answer_art
from .chronicle import chronicle
from .explain import explains
from .ground import dungeon_art, middle
from .ledger import ledger
from .lights import Lights
from .models import Picture, Standing
from .naming import hero_name
from .offers import offers
from .own import heroes, own_art
from .track import decks, elements, goal, kinds, track

SETUP = ("classes", "pool", "perks", "goals", "equip", "hand", "place")
PHASES = (
    ("setup", SETUP),
    ("cards", ("round", "lead", "second")),
    ("initiative", ("initiative",)),
    ("turns", ("turns",)),
    ("end", ("end-of-round", "short-rests", "over")),
)


def draw(snap: Shown[TableView], say: Say) -> Picture:
    view, lights = snap.view, Lights(snap.questions)
    seated = view.heroes[snap.seat] if snap.seat is not None else None
    own = seated if seated is not None and seated.type else None
    about = tuple(one.about for one in snap.questions)
    drawn = dungeon_art(view) if view.revealed else None
    told_goal, note, text = goal(view, say)
    heading, offered = offers(view, seated, lights, say)
    over = snap.result is not None
    return Picture(
        phases=phases(view, say),
        title=say("web-gh-map"),
        called=hero_name(own, say) if own is not None else "",
        tabs=tabs(own, say),
        round=view.round,
        scenario=scenario_name(view, say),
        number=scenario_number(view),
        level=say("web-gh-level", level=view.level),
        goal=told_goal,
        goal_note=note,
        goal_text=text,
        dungeon=drawn,
        centre=middle(board.centre(view)) if drawn is not None else (0, 0),
        tiles=board.tiles(view, say) if drawn is not None else (),
        spots=board.spots(view, lights, say),
        marks=board.marks(view, lights, say),
        figures=board.figures(view, lights, say),
        track=track(view, lights, say),
        elements=elements(view, lights, say),
        decks=decks(view, own, say),
        ledger=ledger(view, snap.events, say) if view.phase == "turns" else None,
        explains=explains(view, about, say) if not over else (),
        kinds=kinds(view, say),
        own=own_art(own, view, lights, say) if own is not None else None,
        heroes=heroes(view, lights, say),
        offers=offered,
        offer_title=heading,
        answers={
            answer.key: answer_art(answer.key, view, one.about, say)
            for one in snap.questions
            for answer in one.answers
        },
        chronicle=chronicle(snap.chronicle, view, say, whole=snap.whole_chronicle),
        standings=standings(snap.result, view, say),
        outcome=say("web-gh-outcome-" + view.outcome) if over and view.outcome else "",
        verdict=view.outcome if over else "",
        story=story(view, say),
    )


def scenario_name(view: TableView, say: Say) -> str:
    """The scenario, or the room of a random dungeon that was laid out last."""
    if view.dungeon:
        return dungeon_room_name(view.dungeon[-1], say)
    return say.name(view.scenario or "random-dungeon")


def scenario_number(view: TableView) -> int:
    """As printed in the scenario book; a random dungeon has none."""
    known = library().scenarios.get(view.scenario) if not view.dungeon else None
    return known.number if known is not None else 0


def phases(view: TableView, say: Say) -> tuple[Phase, ...]:
    """The parts of a round, the present one marked; the setup only while it lasts."""
    setup = view.phase in SETUP
    return tuple(
        Phase(say("web-gh-phase-" + name), "now" if view.phase in inside else "later")
        for name, inside in PHASES
        if (name == "setup") <= setup
    )


def tabs(own: HeroView | None, say: Say) -> tuple[tuple[str, str, str, int], ...]:
    """What a small screen shows one at a time."""
    hand = own.hand.count if own is not None else 0
    return (
        ("table", say("web-tab-table"), "map", 0),
        ("you", say("web-gh-tab-cards"), "hand", hand),
        ("players", say("web-gh-tab-party"), "companion", 0),
        ("explain", say("web-gh-tab-explain"), "hint", 0),
        ("log", say("web-tab-log"), "scroll", 0),
    )


def story(view: TableView, say: Say) -> str:
    """What is told before the first step and after the last one."""
    if not view.scenario or view.scenario not in library().scenarios:
        return ""
    if view.phase == "over" and view.outcome == "won":
        return say.name(f"{view.scenario}-conclusion")
    return say.name(f"{view.scenario}-introduction") if view.phase in SETUP else ""


def standings(result: Ended | None, view: TableView, say: Say) -> tuple[Standing, ...]:
    if result is None:
        return ()
    found = []
    for one in result.places:
        hero = view.heroes[one.seat]
        goals = hero.goals.cards or ()
        found.append(
            Standing(
                seat=one.seat,
                type=hero.type,
                name=one.name,
                hero=hero_name(hero, say),
                xp=hero.xp,
                gold=hero.gold + hero.tokens * view.gold_per_token,
                checks=hero.checks,
                goal=say.name(goals[0]) if goals else "",
                goal_met=hero.checks > 0,
                fallen=hero.exhausted,
            )
        )
    return tuple(found)
