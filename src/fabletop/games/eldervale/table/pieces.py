"""View models of units and monsters on the map."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ....kernel.words import Say
from ..library import library
from ..views.models import PlayerView, TableView
from .lights import Lights
from .models import BeastArt, UnitArt
from .signs import kind_of, shape, told, tone

OWN_VERBS = ("join", "unit", "home")
ANY_VERBS = ("move", "swap", "banish", "recall")
ROOM = 104  # for the row of units in a hex

Points = list[tuple[float, float]]


def beasts(
    view: TableView, middles: Points, keys: list[str], lights: Lights, say: Say
) -> Iterator[BeastArt]:
    for place, realm in enumerate(view.realms):
        if not realm.monster:
            continue
        x, y = middles[place]
        beside = len(realm.columns)
        key = lights.exact(*(f"{verb}:{realm.monster}" for verb in ("rush", "monster", "side")))
        yield BeastArt(
            id=realm.monster,
            icon=realm.monster,
            strength=strength(realm.monster),
            x=round(x + beside / 2 * 37, 1),
            y=y - (0 if beside else 31),
            title=say("web-el-monster", monster=realm.monster, dice=strength(realm.monster)),
            text=monster_text(realm.monster, say),
            key=key or keys[place],
            lit=bool(key),
            fought=view.battle is not None and view.battle.at == place,
            tag=lights.hotkeys.get(key, ""),
        )


def strength(monster: str) -> int:
    """EL-MONSTER-1; the Guardian of the solo game has four dice (EL-SOLO-7)."""
    record = library().monsters.get(monster)
    return record.strength if record is not None else 4


def monster_text(monster: str, say: Say) -> str:
    return told(monster, say) if monster in library().monsters else say.name(monster)


def units(
    view: TableView, middles: Points, keys: list[str], lights: Lights, say: Say
) -> Iterator[UnitArt]:
    """In each realm a row: those who stand there, then those who may be put there."""
    rows: dict[int, list[UnitArt]] = {}
    for player in view.players:
        seen: dict[tuple[int, str], int] = {}
        for unit in player.units:
            if unit.place < 0:
                continue
            kind = kind_of(unit.id)
            number = seen[unit.place, kind] = seen.get((unit.place, kind), 0) + 1
            key = unit_key(view, player, unit.place, kind, number, lights)
            rows.setdefault(unit.place, []).append(
                UnitArt(
                    id=f"unit-{player.seat}-{unit.id}",
                    kind=kind,
                    tone=tone(player),
                    shape=shape(player.seat),
                    title=say(
                        "web-el-unit",
                        unit=kind,
                        who=player.faction,
                        place=view.realms[unit.place].tile,
                    ),
                    key=key or keys[unit.place],
                    lit=bool(key),
                    tag=lights.hotkeys.get(key, ""),
                )
            )
    if view.seat is not None:
        for place, realm in enumerate(view.realms):
            for ghost in ghosts(view.players[view.seat], realm.tile, lights, say):
                rows.setdefault(place, []).append(ghost)
    for place, row in sorted(rows.items()):
        x, y = middles[place]
        step = min(27.0, ROOM / len(row))
        for number, one in enumerate(row):
            yield replaced(one, round(x + (number - (len(row) - 1) / 2) * step, 1), y + 24)


def replaced(one: UnitArt, x: float, y: float) -> UnitArt:
    return msgspec.structs.replace(one, x=x, y=y)


def unit_key(
    view: TableView, player: PlayerView, place: int, kind: str, number: int, lights: Lights
) -> str:
    """The answer about this unit: one's own by kind and realm, others' with their faction."""
    tile = view.realms[place].tile
    more = f":{number}" if number > 1 else ""
    found = [f"{verb}:{player.faction}:{kind}:{tile}{more}" for verb in ANY_VERBS]
    if player.seat == view.seat:
        found += [f"{verb}:{kind}:{tile}{more}" for verb in OWN_VERBS]
        found += [f"save:{kind}{more}"] if view.battle is not None else []
    return lights.exact(*found)


def ghosts(player: PlayerView, tile: str, lights: Lights, say: Say) -> Iterator[UnitArt]:
    """If several kinds of units may be placed here, each has its own mark."""
    placing = lights.ending("place", tile)
    if len(placing) < 2:
        return
    for key in placing:
        kind = key.split(":")[1]
        title = say("web-el-place-here", unit=kind, place=tile)
        yield UnitArt(
            f"ghost-{kind}-{tile}",
            kind,
            tone(player),
            shape(player.seat),
            title,
            key=key,
            lit=True,
            ghost=True,
            tag=lights.hotkeys.get(key, ""),
        )
