"""First and last panel: factions to choose from, and the score sheet."""

from __future__ import annotations

from ....kernel.words import Say
from ....tablekit.shown import Ended
from ..library import library
from ..views.models import TableView
from .lights import Lights
from .models import FactionArt, Standing
from .own import abilities
from .signs import shape, tone

# EL-SCORE-0 to -6
SHEET = ("track", "orbs", "power", "houses", "cards", "vaults", "prophecies")


def faction_art(id: str, key: str, say: Say) -> FactionArt:
    record = library().factions[id]
    return FactionArt(
        id,
        say.name(id),
        record.element,
        say.name(record.element),
        abilities(id, Lights(()), say),
        record.flavour,
        key,
    )


def standings(result: Ended | None, view: TableView, say: Say) -> tuple[Standing, ...]:
    """Everybody's points step by step; the ghost of the solo game after the player."""
    if result is None:
        return ()
    places = {one.seat: (one.place, one.name) for one in result.places}
    found = []
    for player in view.players:
        place, name = places.get(player.seat, (0, say.name("ghost")))
        sheet = view.sheet[player.seat] if player.seat < len(view.sheet) else ()
        found.append(
            Standing(
                place,
                player.seat,
                name,
                player.faction,
                say.name(player.faction),
                tone(player),
                shape(player.seat),
                player.vp,
                tuple(
                    (say(f"web-el-sheet-{step}"), number)
                    for step, number in zip(SHEET, sheet, strict=False)
                ),
            )
        )
    if any(not one.place for one in found):  # solo: whoever has more
        return tuple(sorted(found, key=lambda one: -one.score))
    return tuple(sorted(found, key=lambda one: one.place))
