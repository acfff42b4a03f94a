"""A roll outside of combat: the dice, the sum, and the ranges it is read against."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.words import Say
from ....tablekit.lights import Lights
from ..effects.vocabulary import Range
from ..fields import CENTRE
from ..library import library
from ..records import Elemental
from ..views.models import PlayerView, TableView, field_parts
from .duel import columns, dice
from .ledgers import roll_ledger
from .models import RollArt

ASKED = "EU-ROLL-7"


def roll_art(view: TableView, lights: Lights, turned: Sequence[str], say: Say) -> RollArt | None:
    """A roll that is being changed, against an elemental or for a quest (EU-ROLL-7)."""
    if view.roll is None or view.fight is not None or ASKED not in lights.rules:
        return None
    hero = view.players[view.active]
    found = elemental(hero)
    ranges = without_gaps(found.ranges) if found is not None else ()
    title = say.name(found.id) if found is not None else say("web-eu-roll-hero")
    return RollArt(
        title,
        hero.hero,
        dice(view.roll, lights),
        roll_ledger(view.roll, None, turned, say),
        columns(ranges, view.roll.total, say, "wounds"),
    )


def without_gaps(ranges: tuple[Range, ...]) -> tuple[Range, ...]:
    """The ranges, and between them those in which nothing happens."""
    found: list[Range] = []
    for one in ranges:
        low = found[-1].most if found else None
        if low is not None and one.least is not None and one.least > low + 1:
            found.append(Range(low + 1, one.least - 1))
        found.append(one)
    return tuple(found)


def elemental(player: PlayerView) -> Elemental | None:
    """The elemental on the field where this hero stands."""
    tile, number = field_parts(player.at)
    if number == CENTRE:
        return None
    here = library().map_tiles[tile].fields[number - 1].location
    return library().elementals.get(here)
