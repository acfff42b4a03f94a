"""View-models of the map: figures, tiles, and the hexes that are answers."""

from __future__ import annotations

from functools import lru_cache

from ....kernel.hexes import Hex
from ....kernel.words import Say
from ..effects.vocabulary import Attack, Move
from ..library import library
from ..records import Stats
from ..telling.texts import stats_text, text_of
from ..views import FigureView, TableView, TileView
from .faces import OWN, SHARED, face_of, tile_of
from .ground import WIDTH, middle, outline, outlines, scenario_shown
from .lights import Lights
from .models import FigureArt, MarkArt, Sign, SpotArt, TileArt
from .naming import called
from .places import whereabouts

PILL = 34
HEX_VERBS = (
    "start",
    "move",
    "to",
    "step",
    "hex",
    "trap",
    "disarm",
    "obstacle",
    "boulder",
    "destroy",
    "take",
    "spot",
    "spawn",
    "summon",
    "token",
    "treasure",
)
FIGURE_VERBS = (
    "attack",
    "focus",
    "target",
    "heal",
    "hurt",
    "help",
    "grant",
    "control",
    "kill",
    "push",
    "pull",
    "first",
)
MANY_VERBS = ("area", "way", "targets")


def hex_of(text: str) -> Hex | None:
    """A hex as it is written in an answer."""
    left, comma, right = text.partition(",")
    if comma and left.lstrip("-").isdecimal() and right.lstrip("-").isdecimal():
        return int(left), int(right)
    return None


# Figures


def figures(view: TableView, lights: Lights, say: Say) -> tuple[FigureArt, ...]:
    return tuple(figure_art(one, view, lights, say) for one in view.figures)


def figure_art(one: FigureView, view: TableView, lights: Lights, say: Say) -> FigureArt:
    x, y = middle(one.at)
    name = called(one.id, one.rank, view, say)
    stats = stats_of(one, view)
    move, reach = this_round(one, view, stats)
    told = say("web-gh-figure", who=name, hp=one.hp, most=one.most)
    conditions = conditions_of(one.conditions, say)
    if conditions:
        told = f"{told} {', '.join(sign.title for sign in conditions)}."
    return FigureArt(
        id=one.id,
        kind=one.kind,
        type=one.type,
        tone=tone_of(one, view),
        icon=face_of(one.type),
        rank=one.rank,
        number=one.number if one.kind != "hero" else 0,
        x=x,
        y=y,
        at=f"{one.at[0]},{one.at[1]}",
        name=name,
        title=told,
        text=figure_text(one.kind, one.type, one.rank, view.monster_level, say),
        key=lights.about(one.id, *FIGURE_VERBS),
        acting=view.turn.figure == one.id,
        yours=view.turn.figure == one.id and decides_for(one, view, lights),
        done=one.acted,
        hp=max(0, one.hp),
        most=one.most,
        bar=round(PILL * max(0, one.hp) / max(1, one.most)),
        shield=one.shield,
        conditions=conditions,
        side=one.side,
        move=move,
        range=reach,
        fly=stats is not None and stats.flying,
    )


def decides_for(one: FigureView, view: TableView, lights: Lights) -> bool:
    """Is the viewer asked while this figure of theirs acts?"""
    return bool(lights.keys) and one.owner >= 0 and one.owner == view.seat


def tone_of(one: FigureView, view: TableView) -> str:
    if one.owner >= 0:
        return view.heroes[one.owner].type
    if one.side == "heroes":
        return "ally"
    return one.rank or "normal"


def stats_of(one: FigureView, view: TableView) -> Stats | None:
    if one.kind == "monster":
        return library().stats(one.type, one.rank, view.monster_level)
    return None


def this_round(one: FigureView, view: TableView, stats: Stats | None) -> tuple[int, int]:
    """Movement points and range, by the card of the round where there is one."""
    if stats is None:
        return 0, 0
    card = card_of(view, one.type) if view.phase == "turns" else ""
    move, reach = max(0, stats.move), max(1, stats.range)
    if card:
        lines = library().monster_cards[card].abilities
        going = next((line for line in lines if isinstance(line, Move)), None)
        value = going.value if going is not None else None
        move = max(0, move + value) if isinstance(value, int) else 0
        blow = next((line for line in lines if isinstance(line, Attack)), None)
        if blow is not None:
            reach = max(1, blow.range + (stats.range if blow.base_range else 0))
    return (0 if "immobilize" in one.conditions else move), reach


def card_of(view: TableView, type: str) -> str:
    """The ability card that this kind of monster follows in this round."""
    box = library()
    deck = "boss" if type in box.bosses else box.monsters[type].deck
    return next((one.current for one in view.decks if one.name == deck), "")


@lru_cache(maxsize=1024)
def figure_text(kind: str, type: str, rank: str, level: int, say: Say) -> str:
    if kind == "monster":
        return stats_text(library().stats(type, rank, level), say)
    if kind == "objective":
        return ""
    return text_of(type, say) if kind == "summon" else ""


@lru_cache(maxsize=256)
def conditions_of(conditions: tuple[str, ...], say: Say) -> tuple[Sign, ...]:
    return tuple(Sign(one, "", say.name(one), OWN) for one in conditions)


# What lies about


def tiles(view: TableView, say: Say) -> tuple[TileArt, ...]:
    found = [
        tile_art(one.kind, one.art, one.at, damage_of(one, view), one.conditions, say)
        for one in view.tiles
    ]
    found += doors(view, say)
    found += [
        thing("money", "coins", SHARED, at, say("web-gh-money", gold=view.gold_per_token))
        for at in view.money
    ]
    found += [
        thing("chest", "chest", OWN, at, say("web-gh-goal-treasure" if goal else "web-gh-treasure"))
        for at, goal in view.treasures
    ]
    return tuple(found)


def damage_of(one: TileView, view: TableView) -> int:
    """A trap of the scenario has the damage of its level."""
    return view.trap_damage if one.damage < 0 else one.damage


@lru_cache(maxsize=2048)
def tile_art(
    kind: str, art: str, at: Hex, damage: int, conditions: tuple[str, ...], say: Say
) -> TileArt:
    x, y = middle(at)
    title = say("web-gh-tile-" + kind)
    text = title
    if kind == "trap":
        names = ", ".join(say.name(one) for one in conditions)
        text = say("web-gh-trap-text", damage=damage, conditions=names or "–")
    return TileArt(
        f"tile-{at[0]}_{at[1]}",
        kind,
        tile_of(kind, art),
        OWN,
        x,
        y,
        outline(at, 0.9),
        title,
        text,
        str(damage) if kind == "trap" and damage else "",
        f"{at[0]},{at[1]}",
    )


@lru_cache(maxsize=2048)
def thing(kind: str, icon: str, sheet: str, at: Hex, title: str) -> TileArt:
    x, y = middle(at)
    return TileArt(
        f"{kind}-{at[0]}_{at[1]}",
        kind,
        icon,
        sheet,
        x,
        y,
        outline(at, 0.8),
        title,
        "",
        "",
        f"{at[0]},{at[1]}",
    )


def doors(view: TableView, say: Say) -> list[TileArt]:
    lit, found = frozenset(view.revealed), []
    for one in scenario_shown(view).doors:
        if lit.isdisjoint(one.rooms):
            continue
        if one.id in view.opened:
            state, icon = "open", "open-door"
        elif one.locked and one.id not in view.unlocked:
            state, icon = "locked", "door"
        else:
            state, icon = "closed", "door"
        found.append(door(one.id, one.at, state, icon, say("web-gh-door-" + state)))
    return found


@lru_cache(maxsize=1024)
def door(id: str, at: Hex, state: str, icon: str, title: str) -> TileArt:
    x, y = middle(at)
    return TileArt(
        f"door-{id}",
        f"door {state}",
        icon,
        OWN,
        x,
        y,
        outline(at, 0.88),
        title,
        "",
        "",
        f"{at[0]},{at[1]}",
    )


# Answers on the map


def spots(view: TableView, lights: Lights, say: Say) -> tuple[SpotArt, ...]:
    found: dict[Hex, SpotArt] = {}
    for key in lights.keys:
        verb, *parts = key.split(":")
        at = hex_of(parts[0]) if parts else None
        if at is None or verb not in HEX_VERBS or at in found:
            continue
        x, y = middle(at)
        found[at] = SpotArt(
            f"spot-{at[0]}_{at[1]}",
            x,
            y,
            outline(at, 0.9),
            whereabouts(at, view, say),
            key,
            lights.hotkeys[key],
        )
    return tuple(found.values())


def marks(view: TableView, lights: Lights, say: Say) -> tuple[MarkArt, ...]:
    """Areas, ways and groups of targets; each has its number on the map."""
    standing = {one.id: one.at for one in view.figures}
    here = standing.get(view.turn.figure)
    found = []
    for key in lights.keys:
        verb, *parts = key.split(":")
        if verb not in MANY_VERBS or len(parts) < 2:
            continue
        hexes = [hex_of(one) for one in parts[1].split(";")]
        places = [at for at in hexes if at is not None]
        if not places:
            places = [standing[one] for one in parts[1].split("+") if one in standing]
        if places:
            found.append(mark(key, verb, parts[0], places, here, say))
    return tuple(found)


def mark(
    key: str, verb: str, number: str, places: list[Hex], here: Hex | None, say: Say
) -> MarkArt:
    middles = [middle(at) for at in places]
    if verb == "area":
        path = outlines(places, 0.94)
        x = sum(one[0] for one in middles) // len(middles)
        y = sum(one[1] for one in middles) // len(middles)
    else:
        start = [middle(here)] if here is not None and verb == "way" else []
        path = "M" + "L".join(f"{x} {y}" for x, y in [*start, *middles])
        x, y = middles[len(middles) // 2]
        y -= 18
    x += round((int(number) % 3 - 1) * WIDTH / 4) if number.isdecimal() else 0
    return MarkArt(
        f"mark-{verb}-{number}", verb, path, x, y, number, say(f"key-{verb}", a=number), key
    )


def centre(view: TableView) -> Hex:
    """Where a small screen looks first: at whoever acts, or at the own hero, or at anybody."""
    standing = {one.id: one for one in view.figures}
    acting = standing.get(view.turn.figure)
    if acting is not None:
        return acting.at
    own = view.heroes[view.seat].type if view.seat is not None else ""
    if own in standing:
        return standing[own].at
    heroes = [one.at for one in view.figures if one.kind == "hero"]
    if heroes:
        return heroes[0]
    rooms = [one for one in scenario_shown(view).rooms if one.id in view.revealed]
    return rooms[0].hexes[len(rooms[0].hexes) // 2] if rooms else (0, 0)
