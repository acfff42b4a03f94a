"""The voice of the campaign: perks, spots for stickers and names of heroes are things, too.

`brute-perk-3` is said as what the perk does, `trample-spot-1` as the line of the card it is on,
`brute-name-2` as a name that the class may have.
"""

from __future__ import annotations

import re

from msgspec.structs import replace

from .....kernel.words import Say
from ...library import library
from ...telling.abilities import line_parts
from ...telling.texts import perk_text
from ...voice import Voice
from ..enhancing import line_at
from ..library import archive
from ..records import Spot

_NUMBERED = re.compile(r"(.+)-(perk|spot|name)-([1-9]\d?)$")


class TownVoice(Voice):
    """Says also what has no name, only a number on its owner."""

    __slots__ = ()

    def name(self, id: str) -> str:
        found = _NUMBERED.match(id)
        spoken = numbered(found[1], found[2], int(found[3]), self) if found is not None else ""
        return spoken or super().name(id)


def numbered(owner: str, kind: str, number: int, say: Say) -> str:
    """A thing by its number, counted from 1; empty if the owner has no such thing."""
    if kind == "spot":
        known = owner in library().cards and number <= len(archive().spots_of(owner))
        return spot_name(owner, number - 1, say) if known else ""
    if owner not in library().classes:
        return ""
    if kind == "perk":
        perks = library().classes[owner].perks
        return perk_text(replace(perks[number - 1], boxes=1), say) if number <= len(perks) else ""
    names = archive().callings[owner].names
    return names[number - 1] if number <= len(names) else ""


def spot_name(card: str, number: int, say: Say) -> str:
    """Where on the card a spot is: the half, the line as it is printed, and the part of it."""
    places = [place(card, spot, say) for spot in archive().spots_of(card)]
    half, line, on = places[number]
    parts = [say(f"spot-{on}")] if on != "main" else []
    if places.count(places[number]) > 1:  # two of them read alike
        parts.append(say("spot-number", number=places[: number + 1].count(places[number])))
    told = f"{line} ({', '.join(parts)})" if parts else line
    return say(f"spot-in-{half}", line=told)


def place(card: str, spot: Spot, say: Say) -> tuple[str, str, str]:
    return spot.half, line_parts(line_at(card, spot, {}), say)[0], spot.on
