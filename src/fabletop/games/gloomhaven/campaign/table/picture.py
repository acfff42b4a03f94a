"""From what a seat sees of a visit to what its page draws. The templates decide nothing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from .....kernel.words import Say
from .....tablekit.chronicle import Reading, in_turns
from .....tablekit.models import Phase, TurnArt
from .....tablekit.shown import Shown, Written
from ...table.chronicle import parts
from ...table.lights import Lights
from ..views import TownView
from .answers import answer_art
from .drama import event_art, homecoming, learn, offers, tales
from .heroes import heroes
from .models import HeroArt, Picture, TaleArt
from .town import bench, errands, pages, party_art, places, recruits, shelves
from .world import map_art

PHASES = (
    ("town", ("town", "crossroads")),
    ("travel", ("travel", "terms")),
    ("road", ("road",)),
    ("out", ("over",)),
)
# Where a question is answered; wherever it is not said, the eyes stay where they are.
FOCUS = {
    "GH-CAMP-02": "map",
    "GH-CAMP-10": "map",
    "GH-CAMP-11": "map",
    "GH-CAMP-12": "map",
    "GH-CAMP-70": "map",
    "GH-CAMP-51": "trainer",
    "GH-CAMP-53": "trainer",
    "GH-CAMP-57": "enhancer",
    "GH-CAMP-59": "enhancer",
}


def draw(snap: Shown[TownView], say: Say) -> Picture:
    view, lights = snap.view, Lights(snap.questions)
    about = next((one.about for one in snap.questions), "")
    sheets = heroes(view, lights, say)
    own = tuple(one for one in sheets if one.mine and one.status in ("present", "away"))
    learn_title, cards = learn(view, lights, about, say)
    return Picture(
        phases=phases(view, say),
        called=own[0].name if len(own) == 1 else "",
        tabs=tabs(own, say),
        focus=focus(view, lights),
        places=places(view, lights, say),
        party=party_art(view, lights, say),
        map=map_art(view, lights, say),
        shelves=shelves(view, lights, say) if view.in_city else (),
        recruits=recruits(lights, say),
        offers=offers(view, lights, say),
        event=event_art(view, lights, say),
        tales=told(snap, say),
        learn=cards,
        learn_title=learn_title,
        bench=bench(view, lights, about, say),
        pages=pages(view, say),
        own=own,
        heroes=sheets,
        ready=view.ready,
        acts=errands(lights, say),
        journey=say.name(view.plan.scenario) if snap.over and view.plan.scenario else "",
        answers={
            answer.key: answer_art(answer.key, view, say)
            for one in snap.questions
            for answer in one.answers
        },
        chronicle=chronicle(snap.chronicle, say),
    )


def told(snap: Shown[TownView], say: Say) -> tuple[TaleArt, ...]:
    """A story, if there is one: that of the way home before anything else is done."""
    if snap.view.event:
        return ()
    if snap.view.home is not None and not snap.choices:
        return (homecoming(snap.view.home, say),)
    return tales(snap.events, say)


def focus(view: TownView, lights: Lights) -> str:
    found = next((FOCUS[rule] for rule in lights.rules if rule in FOCUS), "")
    return found or ("map" if not view.in_city and view.phase != "town" else "")


def phases(view: TownView, say: Say) -> tuple[Phase, ...]:
    return tuple(
        Phase(say("web-gc-phase-" + name), "now" if view.phase in inside else "later")
        for name, inside in PHASES
    )


def tabs(own: Sequence[HeroArt], say: Say) -> tuple[tuple[str, str, str, int], ...]:
    """What a small screen shows one at a time."""
    return (
        ("table", say("web-gc-tab-town"), "city", 0),
        ("you", say("web-gc-tab-heroes"), "person", len(own)),
        ("players", say("web-gh-tab-party"), "companion", 0),
        ("log", say("web-tab-log"), "scroll", 0),
    )


def chronicle(lines: Sequence[Written], say: Say) -> tuple[TurnArt, ...]:
    """Town has no turns: all lines are one."""
    return in_turns(lines, Reading(lambda _: None, partial(parts, say), {}), whole=True)
