"""The choice of heroes: the boards that may still be chosen."""

from __future__ import annotations

from ....kernel.words import Say
from ....tablekit.lights import Lights
from ..library import library
from ..terms import HEROES
from ..views.models import TableView
from .models import HeroArt
from .own import SLOT_ICONS


def heroes(view: TableView, lights: Lights, say: Say) -> tuple[HeroArt, ...]:
    """EU-SETUP-6: the boards that may be chosen."""
    if view.phase != "heroes":
        return ()
    found = []
    for id in HEROES:
        board = library().heroes[id]
        free = [one.kind for one in board.slots if one.lock is None]
        slots = tuple(
            (SLOT_ICONS.get(one, one), number, say.name(one))
            for one in ("sword", "skill", "first-strike")
            if (number := free.count(one))
        )
        found.append(
            HeroArt(
                id,
                say.name(id),
                say.name(f"{id}-way"),
                say.name(f"{id}-story"),
                board.health,
                slots,
                lights.exact(f"hero:{id}"),
            )
        )
    taken = {one.hero for one in view.players}
    return tuple(one for one in found if one.id not in taken)
