"""Element board panel: the wheel of power tracks, glory, the reward menu, the VP track."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, degrees, pi, sin

from ....kernel.words import Say
from ..effects.vocabulary import Power
from ..library import library
from ..views.models import PlayerView, TableView
from .lights import Lights
from .models import Mark, Peg, Petal, Ruler, RulerPeg, Space
from .signs import effect_marks, projected, shape, told, tone

# clockwise from the top
AROUND = ("light", "air", "order", "water", "darkness", "earth", "chaos", "fire")
MIDDLE = 146
FIRST, CELL, STEP = 28.0, 15.4, 17.4  # the radius of the first level, its depth, the next one
LEVELS = 5
RULER = 520  # the length of the VP track
PEG_ROOM = 17.0


def spot(radius: float, angle: float) -> tuple[float, float]:
    """A point of the wheel; the angle in degrees clockwise from the top."""
    turn = angle * pi / 180
    return round(MIDDLE + radius * sin(turn), 1), round(MIDDLE - radius * cos(turn), 1)


@cache
def cell(place: int, level: int) -> str:
    """One level of a petal."""
    inner = FIRST + STEP * (level - 1)
    outer = inner + CELL
    near, far = 22.5 - degrees(1.4 / inner), 22.5 - degrees(1.4 / outer)
    angle = place * 45
    (ax, ay), (bx, by) = spot(inner, angle - near), spot(outer, angle - far)
    (cx, cy), (dx, dy) = spot(outer, angle + far), spot(inner, angle + near)
    return (
        f"M{ax} {ay}L{bx} {by}A{outer:.1f} {outer:.1f} 0 0 1 {cx} {cy}"
        f"L{dx} {dy}A{inner:.1f} {inner:.1f} 0 0 0 {ax} {ay}z"
    )


def petals(view: TableView, lights: Lights, say: Say) -> tuple[Petal, ...]:
    return tuple(petal(view, place, one, lights, say) for place, one in enumerate(AROUND))


def petal(view: TableView, place: int, element: str, lights: Lights, say: Say) -> Petal:
    levels = tuple(
        (one.faction, one.power[element]) for one in view.players if element in one.power
    )
    key = lights.exact(f"power:{element}", f"move-token:{element}", f"element:{element}")
    playing, orb = element in view.elements, element in view.power_orbs
    return petal_art(place, element, playing, orb, levels, key, say)


@lru_cache(maxsize=4000)
def petal_art(
    place: int,
    element: str,
    playing: bool,
    with_orb: bool,
    powers: tuple[tuple[str, int], ...],
    key: str,
    say: Say,
) -> Petal:
    best = max((level for _, level in powers), default=0)
    levels = ", ".join(say("line-level", element=who, level=level) for who, level in powers)
    title = say("web-el-track" if playing else "web-el-no-track", element=element)
    x, y = spot(129, place * 45)
    orb = spot(FIRST + STEP * (LEVELS - 1) + CELL / 2, place * 45)
    return Petal(
        element=element,
        name=say.name(element),
        title=f"{title} {levels}".strip(),
        cells=tuple((cell(place, one), one <= best) for one in range(1, LEVELS + 1)),
        x=x,
        y=y,
        lock=spot(68, place * 45),
        playing=playing,
        orb=orb if with_orb else None,
        key=key,
    )


def pegs(view: TableView, say: Say) -> tuple[Peg, ...]:
    """Power tokens; those on one level stand side by side."""
    found = []
    levels: dict[tuple[str, int], list[PlayerView]] = {}
    for one in view.players:
        for element, level in one.power.items():
            levels.setdefault((element, level), []).append(one)
    for place, element in enumerate(AROUND):
        for level in range(1, LEVELS + 1):
            here = levels.get((element, level), [])
            if not here:
                continue
            radius = FIRST + STEP * (level - 1) + CELL / 2
            shift = min(degrees(13.6 / radius), 36 / max(1, len(here)))
            for number, player in enumerate(here):
                x, y = spot(radius, place * 45 + (number - (len(here) - 1) / 2) * shift)
                title = say("line-level", element=element, level=level)
                found.append(
                    Peg(
                        f"peg-{player.seat}-{element}",
                        tone(player),
                        shape(player.seat),
                        x,
                        y,
                        f"{say.name(player.faction)}: {title}",
                    )
                )
    return tuple(found)


# Glory and the reward menu


def glory(view: TableView, say: Say) -> tuple[Space, ...]:
    """EL-GLORY: the start, then the spaces with who stands there."""
    spaces = [Space("glory-0", (), False, False, say("web-el-glory-start"), "", at(view, 0, say))]
    for one in library().glory:
        orb = one.number in view.glory_orbs
        marks = effect_marks(one.effects)
        title = told(one.id, say)
        own = view.players[view.seat].glory if view.seat is not None else -9
        spaces.append(
            Space(
                one.id,
                () if orb else marks,
                orb,
                False,
                title,
                "",
                at(view, one.number, say),
                own == one.number - 1,
            )
        )
    return tuple(spaces)


def at(view: TableView, number: int, say: Say) -> tuple[tuple[str, str, str], ...]:
    last = len(library().glory)
    return tuple(
        (shape(one.seat), tone(one), say.name(one.faction))
        for one in view.players
        if min(one.glory, last) == number and one.faction
    )


def menu(view: TableView, lights: Lights, say: Say) -> tuple[Space, ...]:
    """EL-ORB-3: each space once in a game."""
    found = []
    for id, space in library().menu.items():
        marks = effect_marks(space.effects)
        if any(isinstance(one, Power) for one in space.effects):
            marks = (*marks, Mark("", "1"))
        used = id in view.menu
        key = lights.exact(f"menu:{id}")
        found.append(Space(id, marks, used, used, told(id, say), key))
    return tuple(found)


# Victory points


def ruler(view: TableView, say: Say) -> Ruler:
    """The VP track with everybody's token, and dashed where it would stand if the game ended now;
    tokens that would hide each other move apart."""
    points = [(one.vp, False, one) for one in view.players if one.faction]
    points += [(projected(one), True, one) for one in view.players if one.faction and one.ahead]
    points.sort(key=lambda one: (one[0], one[1], one[2].seat))
    most = max(70, 10 * (max((vp for vp, _, _ in points), default=0) // 10 + 1))
    found: list[RulerPeg] = []
    before = -PEG_ROOM
    for vp, ahead, player in points:
        x = before = max(RULER * vp / most, before + PEG_ROOM + 6)
        word = "web-el-ahead-of" if ahead else "web-el-points-of"
        title = say(word, who=player.faction, vp=vp)
        found.append(
            RulerPeg(player.seat, tone(player), shape(player.seat), round(x, 1), vp, title, ahead)
        )
    step = 10 if most <= 100 else 20
    marks = [(round(RULER * n / most, 1), n) for n in range(0, most + 1, step)]
    ticks = tuple((x, n) for x, n in marks if all(abs(x - peg.x) > PEG_ROOM for peg in found))
    return Ruler(ticks, tuple(found))
