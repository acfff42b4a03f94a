"""Map panel: realms, what lies and stands on them, free hexes around."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from ....kernel.hexes import Hex, neighbours
from ....kernel.words import Say
from ..library import library
from ..rules.tiles import printed_under
from ..views.models import RealmView, TableView
from .labels import label
from .lights import Lights
from .models import DwellingArt, Label, MapArt, RealmArt, SpotArt, TreasureArt
from .pieces import beasts, units
from .signs import bag_marks, landmark_marks, shape, told, tone
from .whereabouts import SHORT, beside, lines

FRAME = (700, 464)
WIDTH, HEIGHT = 656, 464  # of the frame, without the strip at its right
CLOSE = (440, 400)  # the frame of a battle: its realm and those around it
ACROSS, DOWN = 112.6, 97.5  # from hex to hex
HALF, TIP = 58, 68  # of a hex, with its edge
LARGEST = 1.06
READABLE = 1.12  # labels are drawn so large at least that a low screen can be read
NAMELESS = 0.8

HERE = ("dwell", "to", "battle-at", "realm", "charge")


@lru_cache(maxsize=2000)
def middle(q: int, r: int) -> tuple[float, float]:
    return round(ACROSS * (q + r / 2), 1), round(DOWN * r, 1)


def map_art(view: TableView, lights: Lights, say: Say) -> MapArt:
    spots = fog(view, lights, say)
    middles = [middle(one.q, one.r) for one in view.realms]
    frame = CLOSE if view.battle is not None else FRAME
    move, scale, at = fitted(framed(view, middles, spots), *inner(frame))
    far = scale < NAMELESS
    keys = [realm_key(one, lights) for one in view.realms]
    x, y = looked_at(view, middles)
    return MapArt(
        frame=frame,
        move=move,
        far=far,
        grow=round(max(1.0, READABLE / scale), 2),
        centre=(round(at[0] + x * scale), round(at[1] + y * scale)),
        realms=tuple(
            realm_art(view, place, keys[place], title, lights, not far, say)
            for place, title in enumerate(titles(view, say))
        ),
        spots=spots,
        dwellings=tuple(dwellings(view, keys, say)),
        treasure=tuple(treasure(view, keys, lights, say)),
        beasts=tuple(beasts(view, middles, keys, lights, say)),
        units=tuple(units(view, middles, keys, lights, say)),
        labels=tuple(labels(view, far)),
    )


def framed(
    view: TableView, middles: list[tuple[float, float]], spots: tuple[SpotArt, ...]
) -> list[tuple[float, float]]:
    """What has to be seen: the land with the hexes to choose from; in a battle what is near it."""
    if view.battle is None:
        return [*middles, *((one.x, one.y) for one in spots if one.key)]
    realm = view.realms[view.battle.at]
    near = {(realm.q, realm.r), *neighbours((realm.q, realm.r))}
    return [at for one, at in zip(view.realms, middles, strict=True) if (one.q, one.r) in near]


def inner(frame: tuple[int, int]) -> tuple[int, int]:
    return (WIDTH, HEIGHT) if frame == FRAME else frame


def fitted(
    points: list[tuple[float, float]], width: float = WIDTH, height: float = HEIGHT
) -> tuple[str, float, tuple[float, float]]:
    """The transform that brings the whole land into the frame."""
    if not points:
        return f"translate({width / 2} {height / 2}) scale(1)", 1.0, (width / 2, height / 2)
    left, right = min(x for x, _ in points) - HALF, max(x for x, _ in points) + HALF
    top, bottom = min(y for _, y in points) - TIP, max(y for _, y in points) + TIP
    scale = min(width / (right - left), height / (bottom - top), LARGEST)
    x = round(width / 2 - (left + right) / 2 * scale, 1)
    y = round(height / 2 - (top + bottom) / 2 * scale, 1)
    return f"translate({x} {y}) scale({scale:.3f})", scale, (x, y)


def looked_at(view: TableView, middles: list[tuple[float, float]]) -> tuple[float, float]:
    """Where a small screen looks: a battle stands in the middle, otherwise no empty sea does."""
    if not middles:
        return 0.0, 0.0
    x, y = middles[watched(view)]
    if view.battle is not None:
        return x, y
    across, down = sorted(x for x, _ in middles), sorted(y for _, y in middles)
    return inland(x, across, 1.5 * ACROSS), inland(y, down, 2 * DOWN)


def inland(at: float, shores: list[float], off: float) -> float:
    """The nearest place so far away from both shores, or their middle."""
    low, high = shores[0] + off, shores[-1] - off
    return (low + high) / 2 if low > high else max(low, min(high, at))


def watched(view: TableView) -> int:
    """The realm a small screen looks at: the battle, the unit just placed, or a unit of one's."""
    if view.battle is not None:
        return view.battle.at
    if view.placed_at >= 0:
        return view.placed_at
    who = view.players[view.seat if view.seat is not None else view.active]
    return next((one.place for one in who.units if one.place >= 0), 0)


def fought(view: TableView) -> set[int]:
    """Where a battle is fought or about to begin."""
    if view.battle is not None:
        return {view.battle.at}
    if view.phase == "pending" and view.placed_at >= 0:
        return {view.placed_at, *view.due}
    return set(view.due)


def realm_key(realm: RealmView, lights: Lights) -> str:
    """The one answer that is about this realm; of several placements the units carry them."""
    found = lights.exact(*(f"{verb}:{realm.tile}" for verb in HERE))
    placing = lights.ending("place", realm.tile)
    return found or (placing[0] if len(placing) == 1 else "")


def realm_art(
    view: TableView, place: int, key: str, title: str, lights: Lights, named: bool, say: Say
) -> RealmArt:
    realm = view.realms[place]
    name, element, icon, symbols, text = printed(realm.tile, say)
    x, y = middle(realm.q, realm.r)
    return RealmArt(
        place=place,
        tile=realm.tile,
        name=name,
        element=element,
        icon=icon,
        x=x,
        y=y,
        symbols=symbols,
        title=title,
        text=text,
        key=key,
        lit=bool(key or lights.ending("place", realm.tile)),
        hot=place in fought(view),
        named=named or not element,
        lines=lines(name) if named else lines(name, SHORT),
        tag=lights.hotkeys.get(key, ""),
    )


@lru_cache(maxsize=400)
def printed(tile: str, say: Say) -> tuple[str, str, str, int, str]:
    """What never changes: name, element, icon, symbols, text."""
    box = library()
    text = told(tile, say)
    if tile in box.realms:
        realm = box.realms[tile]
        return say.name(tile), realm.element, realm.element, realm.symbols, text
    return say.name(tile), "", box.landmarks[tile].kind, 0, text


def titles(view: TableView, say: Say) -> list[str]:
    """The realms in words: their names, who stands and dwells there."""
    parts = [
        [say.name(one.tile), say.name(one.monster)] if one.monster else [say.name(one.tile)]
        for one in view.realms
    ]
    for player in view.players:
        for place, number in Counter(one.place for one in player.units if one.place >= 0).items():
            parts[place].append(say("web-el-units-of", who=player.faction, count=number))
        for place in player.dwellings:
            parts[place].append(say("web-el-dwelling-of", who=player.faction))
    return [", ".join(one) for one in parts]


# What lies on a realm


def dwellings(view: TableView, keys: list[str], say: Say) -> Iterator[DwellingArt]:
    for player in view.players:
        for place in player.dwellings:
            realm = view.realms[place]
            x, y = middle(realm.q, realm.r)
            title = say("web-el-dwelling-of", who=player.faction)
            yield DwellingArt(
                f"dwelling-{place}",
                tone(player),
                shape(player.seat),
                x,
                y + 45,
                title,
                keys[place],
            )


def treasure(view: TableView, keys: list[str], lights: Lights, say: Say) -> Iterator[TreasureArt]:
    box = library()
    for place, realm in enumerate(view.realms):
        if realm.tile not in box.realms:
            continue
        record = box.realms[realm.tile]
        beside = len(realm.columns) + bool(realm.monster)
        x, y = middle(realm.q, realm.r)
        for number, column in enumerate(realm.columns):
            at = (round(x + (number - (beside - 1) / 2) * 37, 1), y)
            if column.shown:
                token = column.shown[-1]
                face = box.treasures[token]
                key = lights.exact(f"take:{token}")
                title = say("web-el-column", token=token, height=column.height)
                yield TreasureArt(
                    f"token-{token}",
                    face.element,
                    face.shows,
                    face.slash,
                    column.height,
                    *at,
                    title,
                    key or keys[place],
                    bool(key),
                    lights.hotkeys.get(key, ""),
                )
            else:
                kind = printed_under(record.spaces, number)
                key = lights.exact(f"gain:{kind}") if realm.tile in lights.topics else ""
                title = say("web-el-exhausted", kind=kind)
                yield TreasureArt(
                    f"space-{place}-{number}",
                    record.element,
                    (kind,),
                    False,
                    0,
                    *at,
                    title,
                    key or keys[place],
                    bool(key),
                    lights.hotkeys.get(key, ""),
                )


def labels(view: TableView, far: bool) -> Iterator[Label]:
    """What a dwelling costs, and what a ruin does; from afar they would lie over each other."""
    if far:
        return
    box = library()
    roofed = {place for player in view.players for place in player.dwellings}
    for place, realm in enumerate(view.realms):
        x, y = middle(realm.q, realm.r)
        if realm.tile in box.landmarks:
            marks = landmark_marks(realm.tile)
            if marks:
                yield label(marks, x, y + 46)
        elif place not in roofed:
            yield label(bag_marks(box.realms[realm.tile].cost), x, y + 46)


# Fog


def fog(view: TableView, lights: Lights, say: Say) -> tuple[SpotArt, ...]:
    """The empty hexes around the land; those where the drawn realm may lie carry the answer."""
    quiet = edge(tuple((one.q, one.r) for one in view.realms))
    laid = lights.hexes()
    if not laid:
        return tuple(quiet.values())
    for q, r in laid:
        x, y = middle(q, r)
        key = next(iter(lights.starting(f"hex:{q}:{r}")), "")
        title = f"{say('web-el-lay-here', tile=view.drawn)}, {beside((q, r), view, say)}"
        tag = lights.hotkeys.get(key, "")
        quiet = quiet | {(q, r): SpotArt(f"hex-{q}-{r}", x, y, key, title, tag)}
    return tuple(quiet[at] for at in sorted(quiet))


@lru_cache(maxsize=500)
def edge(taken: tuple[Hex, ...]) -> dict[Hex, SpotArt]:
    around = {other for at in taken for other in neighbours(at)}.difference(taken)
    return {(q, r): SpotArt(f"hex-{q}-{r}", *middle(q, r), "", "", "") for q, r in sorted(around)}
