"""What holds everybody's breath: an event and what came of it, a choice for life, a farewell."""

from __future__ import annotations

from collections.abc import Sequence

from .....kernel.phrasing import label
from .....kernel.words import Say
from .....tablekit.shown import Happened
from ...library import library
from ...table.cards import card_art
from ...table.faces import OWN, SHARED
from ...table.lights import Lights
from ...table.models import CardArt
from ...telling.phrases import sentence
from ..library import archive
from ..telling.consequences import effects_text
from ..telling.recap import said
from ..telling.texts import step_text
from ..views import HomeView, TownView
from .heroes import TOWN
from .models import EventArt, OfferArt, TaleArt

TALES = ("town-event-outcome", "town-retired", "town-box-opened", "town-chapter-read")
QUIET = ("town-event-option", "town-event-removed", "town-event-returned", *TALES)


def event_art(view: TownView, lights: Lights, say: Say) -> EventArt | None:
    if not view.event:
        return None
    answers = tuple(
        (
            letter.upper(),
            say.name(f"{view.event}-{letter}"),
            lights.exact(f"option:{view.event}-{letter}"),
        )
        for letter in ("a", "b")
    )
    return EventArt(
        view.event, view.deck, say.name(view.event), say.name(f"{view.event}-story"), answers
    )


def tales(events: Sequence[Happened], say: Say) -> tuple[TaleArt, ...]:
    """What the last choice has brought, if it is worth a story; in plain lines what else came."""
    found = [tale(number, one, say) for number, one in enumerate(events) if one.id in TALES]
    if not found:
        return ()
    lines = tuple(one.text for one in events if one.id not in QUIET)
    last = found[-1]
    more = tuple(dict.fromkeys((*last.lines, *lines)))
    return (*found[:-1], TaleArt(last.id, last.kind, last.icon, last.title, last.story, more))


def homecoming(home: HomeView, say: Say) -> TaleArt:
    """GH-CAMP-70: how the scenario ended, and everything it has brought."""
    story = say.name(f"{home.scenario}-conclusion") if home.outcome == "won" else ""
    told = story if story and story != f"{home.scenario}-conclusion" else say("web-gc-home-text")
    outcome = f"outcome-{home.outcome}"
    title = say("town-came-home", what=home.scenario, outcome=outcome).removesuffix(".")
    lines = tuple(said((line for line in home.lines if line.id != "town-came-home"), say))
    return TaleArt("tale-home", "home", "gate", title, told, lines)


def tale(number: int, one: Happened, say: Say) -> TaleArt:
    id, what = f"tale-{number}", str(one.args.get("what", ""))
    match one.id:
        case "town-event-outcome":
            event = what.rsplit("-", 2)[0]
            return TaleArt(id, "event", "scroll", say.name(event), say.name(what), ())
        case "town-retired":
            title = say("web-gc-retired", who=str(one.args["who"]))
            return TaleArt(id, "farewell", "retire", title, say.name(f"{what}-farewell"), ())
        case "town-box-opened":
            inside = effects_text(archive().boxes[what].effects, say)
            lines = (inside,) if inside else ()
            return TaleArt(id, "box", "box", say.name(what), say.name(f"{what}-story"), lines)
    chapter = f"chapter-{one.args['number']}"
    return TaleArt(id, "record", "record", say.name(chapter), say.name(f"{chapter}-story"), ())


# Choices for life


def learn(view: TownView, lights: Lights, about: str, say: Say) -> tuple[str, tuple[CardArt, ...]]:
    """GH-CAMP-51: the cards of which one is learned."""
    if "GH-CAMP-51" not in lights.rules:
        return "", ()
    found = [key.partition(":")[2] for key in lights.keys if key.startswith("card:")]
    cards = sorted(found, key=lambda card: int(library().cards[card].level))
    return say("web-gc-learn", who=about), tuple(card_art(one, lights, say) for one in cards)


def offers(view: TownView, lights: Lights, say: Say) -> tuple[OfferArt, ...]:
    """Quests, levels, names, and who of the party is meant."""
    if "GH-CAMP-40" in lights.rules:
        return ()
    return tuple(one for key in lights.keys if (one := offer(key, view, say)) is not None)


def offer(key: str, view: TownView, say: Say) -> OfferArt | None:
    verb, _, thing = key.partition(":")
    if verb == "quest":
        record = archive().quests[thing]
        steps = " ".join(sentence(step_text(step, say)) for step in record.steps)
        opens = say("quest-opens", box=record.opens)
        return OfferArt(
            thing,
            "quest",
            SHARED,
            "goal",
            say.name(thing),
            f"{steps} {opens}",
            say.name(f"{thing}-story"),
            key,
        )
    if verb == "level":
        name = say("key-level", a=thing)
        return OfferArt(f"level-{thing}", "trainer", TOWN, "none", name, "", "", key)
    if verb in ("name", "nameless"):
        calling = thing.rsplit("-", 2)[0]
        icon, sheet, tone = (calling, OWN, calling) if thing else ("person", SHARED, "none")
        return OfferArt(thing or verb, icon, sheet, tone, label(key, say), "", "", key)
    if verb == "character":
        hero = next((one for one in view.characters if one.type == thing), None)
        note = say("web-gc-purse", gold=hero.gold) if hero is not None else ""
        return OfferArt(thing, thing, OWN, thing, say.name(thing), note, "", key)
    return None
