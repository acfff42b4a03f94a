"""View models of the pieces on the map: tokens, heroes, a dragon or a golem."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ....kernel.words import Say
from ..rules.foes import rule_of_scenario
from ..scenarios import GolemRule
from ..views.models import PlayerView, TableView, field_parts
from .models import MarkArt, PieceArt

STANDS = ((15, -19), (-17, -19), (17, 8), (-17, 8))


def marks(view: TableView, spots: dict[str, tuple[int, int]], say: Say) -> Iterator[MarkArt]:
    number = Counter(one.field for one in view.tokens)
    crowd: dict[str, int] = {}
    for one in view.tokens:
        hero = view.players[one.seat].hero
        place = crowd.get(one.field, 0)
        crowd[one.field] = place + 1
        x, y = spots[one.field]
        title = say(f"web-eu-token-{one.kind}", who=hero, number=one.number)
        id = f"mark-{one.field.replace(':', '-')}-{one.kind}-{one.seat}"
        x += 20 * (place % 3) - 10 * (min(3, number[one.field]) - 1)
        yield MarkArt(id, x, y + 20 - 18 * (place // 3), one.kind, hero, one.number, title)


def pieces(
    view: TableView, own: PlayerView | None, spots: dict[str, tuple[int, int]], say: Say
) -> Iterator[PieceArt]:
    crowd: dict[str, int] = {}
    for player in sorted(view.players, key=lambda one: one is own):  # you on top
        if not player.hero or not player.at:
            continue
        dx, dy = STANDS[crowd.get(player.at, 0) % 4]
        crowd[player.at] = crowd.get(player.at, 0) + 1
        x, y = spots[player.at]
        tile, number = field_parts(player.at)
        title = say("web-eu-piece", who=player.hero, tile=tile, number=number)
        active = player.seat == view.active
        id = f"hero-{player.hero}"
        yield PieceArt(
            id, x + dx, y + dy, player.hero, player.hero, title, "", player is own, active
        )
    if view.peril.at and not view.peril.slain:
        golem = rule_of_scenario(view.scenario, GolemRule) is not None
        x, y = spots[view.peril.at]
        name = say("web-eu-golem" if golem else "web-eu-dragon")
        icon = "giant" if golem else "winged"
        yield PieceArt("peril", x, y - 4, "", icon, name, "", False, False)
