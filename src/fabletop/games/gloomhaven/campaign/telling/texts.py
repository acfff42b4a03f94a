"""The full text of every record of the campaign."""

from __future__ import annotations

from collections.abc import Mapping

from .....kernel.words import Say
from ... import telling as scenario
from ...forms import Record
from ...library import library
from ...telling.phrases import either, sentence, signed
from .. import records as r
from ..library import archive
from .consequences import calling_name, effects_text, needs_text, outcome_text


def text_of(id: str, say: Say) -> str:
    """The text of a thing by its id: of an event only the front, of an outcome its back."""
    found = records_of(id)
    if found:
        return "\n".join(record_text(one, say) for one in found)
    outcome = _outcome(id)
    if outcome is not None:
        return f"{outcome.story}\n{outcome_text(outcome, say)}"
    return scenario.text_of(id, say)


def records_of(id: str) -> list[Record]:
    box = archive()
    kinds: tuple[Mapping[str, Record], ...] = (
        box.events,
        box.quests,
        box.achievements,
        box.regions,
        box.boxes,
        box.milestones,
    )
    found = [kind[id] for kind in kinds if id in kind]
    return found or [one for one in box.chapters if id == f"chapter-{one.number}"]


def _outcome(id: str) -> r.Outcome | None:
    """`city-07-a-1`: the first outcome of the first answer."""
    event, _, place = id.rpartition("-")
    event, _, option = event.rpartition("-")
    record = archive().events.get(event)
    if record is None or option not in ("a", "b") or not place.isdecimal():
        return None
    outcomes = (record.a if option == "a" else record.b).outcomes
    return outcomes[int(place) - 1] if 1 <= int(place) <= len(outcomes) else None


def record_text(record: Record, say: Say) -> str:
    match record:
        case r.Event():
            return event_text(record, say)
        case r.Quest():
            return quest_text(record, say)
        case r.Achievement():
            return say(f"achievement-{record.scope}", what=record.id)
        case r.Region():
            return record.story
        case r.Place():
            return place_text(record, say)
        case r.Calling():
            return calling_text(record, say)
        case r.Box():
            return f"{record.story} {effects_text(record.effects, say)}".strip()
        case r.Milestone():
            needs = sentence(needs_text(record.needs, say))
            return f"{needs} {effects_text(record.effects, say)}"
        case r.Chapter():
            needs = sentence(needs_text(record.needs, say))
            return f"{needs} {record.story} {effects_text(record.effects, say)}".strip()
    return table_text(record, say)


def table_text(record: Record, say: Say) -> str:
    """Lines of the town's tables, cards of the random decks, stickers and their spots."""
    match record:
        case r.Tier():
            return say("tier-line", level=record.level, points=record.points)
        case r.PriceBand():
            change, reputation = signed(record.change), signed(record.reputation)
            return say("price-line", reputation=reputation, change=change)
        case r.Offering():
            return say("offering-line", total=record.total)
        case r.DesignCard():
            return sentence(say("effect-design", item=library().item_numbers[record.item]))
        case r.SideCard():
            name = library().scenario_numbers[record.scenario]
            return sentence(say("effect-unlock", scenario=name))
        case r.Sticker():
            return say("sticker-line", what=record.id, price=record.price)
        case r.Spots():
            return say("spots-line", card=record.card, amount=len(record.spots))
    raise AssertionError(f"{type(record).__name__} has no text")


# Events and places


def event_text(event: r.Event, say: Say) -> str:
    """The front: the story and the two answers."""
    answers = [
        say("event-answer", letter=f"option-{letter}", label=f"{event.id}-{letter}")
        for letter in ("a", "b")
    ]
    return " ".join([event.story, *answers])


def place_text(place: r.Place, say: Say) -> str:
    name = library().scenario_numbers[place.scenario]
    texts = [say("place-line", what=name, number=place.scenario), place.rumour]
    return " ".join([*texts, say("place-city")] if place.city else texts)


def calling_text(calling: r.Calling, say: Say) -> str:
    texts = [sentence(say.name(calling_name(calling.id)))]
    for field, number in (("unlock", calling.unlock), ("retirement", calling.retirement)):
        if number:
            texts.append(say(f"calling-{field}", number=number))
    return " ".join(texts)


# Quests


def quest_text(quest: r.Quest, say: Say) -> str:
    texts = [quest.story, *(sentence(step_text(step, say)) for step in quest.steps)]
    if quest.sequential:
        texts.append(say("quest-in-order"))
    texts.append(say("quest-opens", box=quest.opens))
    return " ".join(texts if quest.dealt else [*texts, say("quest-not-dealt")])


def step_text(step: r.QuestStep, say: Say) -> str:
    """What is to be done."""
    count = step.count
    if step.monsters:
        kind = "item-kills" if step.feat == "item-kills" else "kills"
        return say(f"quest-{kind}", count=count, monsters=either(step.monsters, say))
    if step.scenarios:
        return say("quest-to-the-end", number=step.scenarios[0])
    if step.regions:
        regions = [region.lower().replace(" ", "-") for region in step.regions]
        return say("quest-regions", count=count, regions=either(regions, say))
    if step.slots:
        slots = [f"slot-{one}" for one in step.slots]
        return say("quest-items", count=count, slots=either(slots, say))
    if step.item:
        return say("quest-item-found", number=step.item)
    marks = ("elite", "different", "boss", "side")
    mark = next((f"-{one}" for one in marks if getattr(step, one)), "")
    return say(f"quest-{step.feat}{mark}", count=count)
