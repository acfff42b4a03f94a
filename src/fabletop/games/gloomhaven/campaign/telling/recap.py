"""Where a party stands, for people who come back after a while. It tells only what the group has
seen: places on the map, not what waits there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .....kernel.words import MissingWords, Say
from ...library import library
from ..document import GLOOMHAVEN, Campaign, Chapter, Character, Journey, Party, Said
from ..library import archive

LATELY = 6  # chapters that are told again
WORTH_TELLING = {
    "town-achievement",
    "town-box-opened",
    "town-buried",
    "town-chapter-read",
    "town-class-unlocked",
    "town-created",
    "town-enhanced",
    "town-level",
    "town-prosperity-level",
    "town-named",
    "town-record-opened",
    "town-retired",
    "town-stickered",
    "town-unlocked",
}


def recap(campaign: Campaign, number: int, say: Say) -> list[str]:
    """The story so far of the party with this number, as lines."""
    party = campaign.parties[number]
    lines = [say("recap-title", campaign=campaign.name, party=party.name)]
    lines.append(
        say(
            "recap-count",
            scenarios=len(campaign.world.completed),
            level=archive().prosperity_level(campaign.world.prosperity),
            reputation=party.reputation,
        )
    )
    chapters = [one for one in campaign.chapters if one.party == number]
    lines.append(say("recap-lately") if chapters else say("recap-begun"))
    for chapter in chapters[-LATELY:]:
        lines += [f"· {line}" for line in chapter_lines(chapter, say)]
    lines.append(where(party, campaign.journeys.get(str(number)), say))
    lines += [hero_line(one, say) for one in party.characters if one.status == "present"]
    lines += list(_lists(campaign, party, say))
    return lines


def chapter_lines(chapter: Chapter, say: Say) -> list[str]:
    """A visit or a scenario in a few words, with what came of it."""
    if chapter.kind == "visit":
        head = say("recap-visit", what=place_name(chapter.scenario))
    else:
        won = "won" if chapter.outcome == "won" else "lost"
        head = say(f"recap-{won}", what=place_name(chapter.scenario))
    return [" ".join([head, *told(chapter.told, say)])]


def told(lines: Iterable[Said], say: Say) -> Iterator[str]:
    """What is worth remembering of what was said."""
    return said((line for line in lines if line.id in WORTH_TELLING), say)


def said(lines: Iterable[Said], say: Say) -> Iterator[str]:
    """What was told, told again. A line that an older program or somebody's pen left without what
    the words of today need is passed over."""
    for line in lines:
        try:
            yield say(line.id, **dict(line.args))
        except MissingWords:
            continue


def where(party: Party, journey: Journey | None, say: Say) -> str:
    if journey is not None:
        return say("recap-underway", what=place_name(journey.scenario))
    if party.location == GLOOMHAVEN:
        return say("recap-where-city")
    return say("recap-where", what=place_name(party.location))


def hero_line(one: Character, say: Say) -> str:
    quest = say.name(one.quest) if one.quest else say("recap-no-quest")
    who = say.name(one.type)
    if one.name:
        who = f"{one.name}, {who}"
    return say("recap-hero", who=who, level=one.level, gold=one.gold, quest=quest)


def open_ways(campaign: Campaign, party: Party) -> list[int]:
    """GH-CAMP-01: on the map, not completed, and nothing is missing for it."""
    achieved = [*campaign.world.achievements, *party.achievements]
    found = []
    for number in sorted(campaign.world.unlocked):
        if number not in campaign.world.completed:
            ways = library().scenarios[place_name(number)].requires
            met = [all((one.id in achieved) == one.complete for one in way) for way in ways]
            if any(met) or not ways:
                found.append(number)
    return found


def place_name(number: int) -> str:
    return library().scenario_numbers.get(number, "random-dungeon")


def _lists(campaign: Campaign, party: Party, say: Say) -> Iterator[str]:
    achieved = [*campaign.world.achievements, *party.achievements]
    ways = [place_name(number) for number in open_ways(campaign, party)]
    for id, names in (
        ("recap-achievements", achieved),
        ("recap-retired", campaign.world.retired),
        ("recap-open", ways),
    ):
        if names:
            yield say(id, list=", ".join(say.name(one) for one in names))
