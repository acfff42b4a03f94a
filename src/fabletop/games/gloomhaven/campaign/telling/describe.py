"""A visit as short plain lines, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from .....kernel.words import Say
from ..views import CharacterView, TownView


def describe(view: TownView, say: Say) -> list[str]:
    """Where the party stands, who is there, what is for sale and where it could go."""
    lines = [
        say(
            "town-line-place",
            campaign=view.campaign,
            place=view.party.place,
            reputation=view.party.reputation,
            prosperity=view.world.prosperity,
            level=view.world.level,
        )
    ]
    if view.event:
        lines.append(say("town-line-event", what=view.event))
        lines.append(say.name(f"{view.event}-story"))
    present = [one for one in view.characters if one.status == "present"]
    for one in sorted(present, key=lambda one: one.seat != view.seat):
        lines.append(character_line(one, say))
    away = [one.type for one in view.characters if one.status == "away"]
    if away:
        lines.append(say("town-line-away", list=listed(away, say)))
    if view.in_city:
        wares = (say("town-ware", what=one.item, amount=one.price) for one in view.shop)
        lines.append(say("town-line-shop", list=", ".join(wares) or say("town-nothing")))
    places = (say(f"town-place-{one.status}", what=one.scenario) for one in view.places)
    lines.append(say("town-line-map", list=", ".join(places)))
    ready = [say("town-player", number=seat + 1) for seat, yes in enumerate(view.ready) if yes]
    if ready:
        lines.append(say("town-line-ready", list=", ".join(ready)))
    return lines


def character_line(one: CharacterView, say: Say) -> str:
    calling = say.name(one.type)
    return say(
        "town-line-character",
        who=f"{one.name}, {calling}" if one.name else calling,
        level=one.level,
        xp=one.xp,
        gold=one.gold,
        checks=one.checks,
        quest=say.name(one.quest) if one.quest else say("recap-no-quest"),
        items=listed(one.items, say),
    )


def listed(ids: Iterable[str], say: Say) -> str:
    return ", ".join(say.name(one) for one in ids) or say("town-nothing")
