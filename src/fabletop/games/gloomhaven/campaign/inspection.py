"""Is everything that a document names in this box, and every number within its bounds?

People may edit the file. What the rules would stumble over is said in a sentence that names the
place, before anything is played.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from difflib import get_close_matches
from typing import Any

from ..library import library
from .document import GLOOMHAVEN, BadDocument, Campaign, Character, Party, World
from .library import archive
from .rules.prosperity import MOST_POINTS
from .rules.reputation import BEST, WORST
from .state import TownState
from .terms import (
    DIFFICULTIES,
    HIGHEST_LEVEL,
    LONGEST_NAME,
    LONGEST_NOTES,
    MOST,
    SETTINGS,
    VARIANTS,
)


def inspect(campaign: Campaign) -> None:
    """Refuse a document with a fault; the first one found is named."""
    for fault in faults(campaign):
        raise BadDocument(f"This campaign cannot be used: {fault}.")


def position_fault(state: TownState, seats: int) -> str | None:
    """What is impossible about a visit from somebody's file: its campaign is looked at as that of a
    document, and so is what the party is about to do."""
    return next(position_faults(state, seats), None)


def position_faults(state: TownState, seats: int) -> Iterator[str]:
    yield from outside("visit", "number of seats", state.seats, seats, seats)
    yield from outside("visit", "number of answers", len(state.ready), seats, seats)
    yield from outside("visit", "party", state.number, 0, len(state.campaign.parties) - 1)
    if state.event:
        yield from unknown("visit", "event", (state.event,), archive().events)
    if state.plan.scenario >= 0:
        yield from unknown("visit", "scenario", (state.plan.scenario,), library().scenario_numbers)
    yield from faults(state.campaign)


def inspect_fields(plain: Any, read: Any) -> None:
    """Refuse a document with a field that the program would drop: what somebody wrote into the file
    is kept or refused, never lost in silence."""
    for where, field, known in strangers(plain, read, "campaign"):
        near = get_close_matches(field, known, 1)
        hint = f"; is {near[0]!r} meant?" if near else ""
        raise BadDocument(
            f"This campaign cannot be read: {where} has the unknown field {field!r}{hint}"
        )


def strangers(plain: Any, read: Any, where: str) -> Iterator[tuple[str, str, list[str]]]:
    """Fields of the file that are not in what was read of it: where, which, and what is known."""
    if isinstance(plain, dict):
        for field, one in plain.items():
            if field not in read:
                yield where, field, list(read)
            else:
                yield from strangers(one, read[field], f"{where}.{field}")
    elif isinstance(plain, list):
        for number, (one, same) in enumerate(zip(plain, read, strict=True)):
            yield from strangers(one, same, f"{where}[{number}]")


def faults(campaign: Campaign) -> Iterator[str]:
    yield from world_faults(campaign.world)
    for number, party in enumerate(campaign.parties, 1):
        yield from party_faults(party, f"party {number}")
    for number, chapter in enumerate(campaign.chapters, 1):
        yield from outside(
            f"chapter {number}", "party", chapter.party, 0, len(campaign.parties) - 1
        )
    for key, journey in campaign.journeys.items():
        if not key.isdecimal() or int(key) >= len(campaign.parties):
            yield f"a journey of the party {key!r}, which is not there"
            continue
        ids = [one.id for one in campaign.parties[int(key)].characters]
        yield from unknown(f"journey of party {int(key) + 1}", "character", journey.characters, ids)


def unknown(
    where: str, kind: str, found: Iterable[str | int], known: Container[str | int]
) -> Iterator[str]:
    for one in found:
        if one not in known:
            yield f"{where}: the {kind} {one!r} is not known"


def outside(
    where: str, kind: str, value: int, least: int, most: int | None = None
) -> Iterator[str]:
    if value < least or (most is not None and value > most):
        bounds = f"{least} or more" if most is None else f"{least} to {most}"
        yield f"{where}: {kind} is {value}, but must be {bounds}"


def world_faults(world: World) -> Iterator[str]:
    box, shelf = library(), archive()
    yield from outside("world", "prosperity", world.prosperity, 0, MOST_POINTS)
    yield from outside("world", "record", world.record, -1, len(shelf.chapters))
    yield from outside("world", "donated", world.donated, 0)
    for kind, found, known in (
        ("achievement", world.achievements, shelf.achievements),
        ("event", (*world.city, *world.road, *world.removed), shelf.events),
        ("class", (*world.classes, *world.retired), box.classes),
        ("box", world.boxes, shelf.boxes),
        ("milestone", world.milestones, shelf.milestones),
        ("item", (*world.items, *world.designs), box.items),
        ("side scenario", world.sides, box.scenarios),
        ("quest", (*world.quests, *world.quests_done), shelf.quests),
    ):
        yield from unknown("world", kind, found, known)
    places = (*world.unlocked, *world.completed)
    yield from unknown("world", "scenario", places, box.scenario_numbers)
    for item, copies in world.items.items():
        if item in box.items:
            yield from outside("world, items", item, copies, 0, box.items[item].copies)
    for card, marks in world.enhancements.items():
        yield from enhancement_faults(card, marks)


def enhancement_faults(card: str, marks: Iterable[str]) -> Iterator[str]:
    where = f"world, enhancements of {card}"
    spots = [str(number) for number in range(len(archive().spots_of(card)))]
    taken: list[str] = []
    for mark in marks:
        spot, _, sticker = mark.partition("-")
        yield from unknown(where, "spot", (spot,), spots)
        yield from unknown(where, "sticker", (sticker,), archive().stickers)
        if spot in taken:
            yield f"{where}: the spot {spot} holds two stickers"
        taken.append(spot)
    if not spots:
        yield f"{where}: the card has no spots"


def party_faults(party: Party, where: str) -> Iterator[str]:
    box = library()
    yield from outside(where, "reputation", party.reputation, WORST, BEST)
    yield from outside(where, "number of players", len(party.players), 1, MOST)
    yield from unknown(where, "achievement", party.achievements, archive().achievements)
    if party.location != GLOOMHAVEN:
        yield from unknown(where, "location", (party.location,), box.scenario_numbers)
    yield from outside(where, "length of the notes", len(party.notes), 0, LONGEST_NOTES)
    values = {"difficulty": DIFFICULTIES, **VARIANTS}
    yield from unknown(where, "setting", party.settings, values)
    for name in SETTINGS:
        given = party.settings.get(name)
        if given not in values[name]:
            choice = ", ".join(values[name])
            yield f"{where}: the setting {name!r} is {given!r}, but must be one of: {choice}"
    for reward in party.rewards:
        yield from unknown(where, "item", (reward.item,) if reward.item else (), box.items)
        yield from unknown(where, "scenario", reward.scenarios, box.scenario_numbers)
    for number, line in enumerate(party.lineages):
        yield from outside(f"{where}, lineage {number}", "player", line.player, 0, MOST - 1)
    ids = [one.id for one in party.characters]
    if len(set(ids)) < len(ids):
        yield f"{where}: two characters have the same id"
    for one in party.characters:
        yield from character_faults(party, one, f"{where}, character {one.id}")


def character_faults(party: Party, one: Character, where: str) -> Iterator[str]:
    box = library()
    if one.type not in box.classes:
        yield f"{where}: the class {one.type!r} is not known"
        return
    if len(one.name) > LONGEST_NAME or not one.name.isprintable():  # GH-CAMP-48
        yield f"{where}: a name has at most {LONGEST_NAME} signs, all of them printable"
    yield from outside(where, "level", one.level, 1, HIGHEST_LEVEL)
    yield from outside(where, "gold", one.gold, 0)
    yield from outside(where, "xp", one.xp, 0)
    yield from outside(where, "checks", one.checks, 0)
    yield from outside(where, "lineage", one.lineage, 0, len(party.lineages) - 1)
    yield from unknown(where, "item", one.items, box.items)
    yield from unknown(where, f"{one.type} card", one.pool, box.hand_cards(one.type))
    quests = (*((one.quest,) if one.quest else ()), *one.offered)
    yield from unknown(where, "quest", quests, archive().quests)
    boxes = [perk.boxes for perk in box.classes[one.type].perks]
    if len(one.perks) != len(boxes):
        yield f"{where}: {len(boxes)} perks expected, not {len(one.perks)}"
        return
    for number, (ticked, most) in enumerate(zip(one.perks, boxes, strict=True), 1):
        yield from outside(where, f"perk {number}", ticked, 0, most)
