"""A roll outside of combat, the choice of heroes."""

from __future__ import annotations

from ....kernel.words import Say
from ....tablekit.lights import Lights
from ..library import library
from ..records import Elemental
from ..terms import HEROES
from ..views import PlayerView, TableView
from .duel import columns, dice
from .ledgers import roll_ledger
from .scenes import HeroArt, RollArt

ASKED = "EU-ROLL-7"


def roll_art(view: TableView, lights: Lights, say: Say) -> RollArt | None:
    """A roll that is being changed, against an elemental or for a quest (EU-ROLL-7)."""
    if view.roll is None or view.fight is not None or ASKED not in lights.rules:
        return None
    hero = view.players[view.active]
    found = elemental(hero)
    ranges = columns(found.ranges, view.roll.total, say, "wounds") if found is not None else ()
    title = say.name(found.id) if found is not None else say("web-eu-roll-hero")
    return RollArt(
        title, hero.hero, dice(view.roll, lights), roll_ledger(view.roll, None, say), ranges
    )


def elemental(player: PlayerView) -> Elemental | None:
    """The elemental on the field where this hero stands."""
    tile, _, number = player.at.partition(":")
    if not tile or number == "0":
        return None
    here = library().map_tiles[tile].fields[int(number) - 1].location
    return next((one for id, one in library().elementals.items() if id == here), None)


def heroes(view: TableView, lights: Lights, say: Say) -> tuple[HeroArt, ...]:
    """EU-SETUP-6: the boards that may be chosen."""
    if view.phase != "heroes":
        return ()
    found = []
    for id in HEROES:
        board = library().heroes[id]
        free = [one.kind for one in board.slots if one.lock is None]
        slots = tuple(
            one for one in ("sword", "skill", "first-strike") for _ in range(free.count(one))
        )
        found.append(
            HeroArt(id, say.name(id), say.name(f"{id}-way"), say.name(f"{id}-story"), board.health,
                    slots, lights.exact(f"hero:{id}"))
        )  # fmt: skip
    taken = {one.hero for one in view.players}
    return tuple(one for one in found if one.id not in taken)
