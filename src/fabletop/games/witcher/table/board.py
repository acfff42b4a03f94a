"""The map: places, roads, monsters, witchers."""

from __future__ import annotations

from functools import cache, lru_cache

from ....kernel.words import Say
from ....tablekit.lights import Lights
from ..library import library
from ..records import Place
from ..telling.abilities import ability_text, beast_text
from ..telling.texts import place_text
from ..views.models import PlayerView, TableView
from .models import MonsterArt, PlaceArt, Road, TokenArt

WIDTH, HEIGHT = 900, 560
MIDDLE = (WIDTH // 2, HEIGHT // 2)
RIGHTMOST = 828  # where a name still has room on both sides
NAMES_ABOVE = ("kaer-morhen", "hengfors", "kaer-seren")

# where witchers stand around a place, so that nobody hides a number: the first one right above
STANDS = ((25, -20), (43, 6), (0, -39), (29, 31), (-28, -30))
LAIR = (-40, 5)

# twelve directions, in tenths
AROUND = (
    (10, 0),
    (9, 5),
    (5, 9),
    (0, 10),
    (-5, 9),
    (-9, 5),
    (-10, 0),
    (-9, -5),
    (-5, -9),
    (0, -10),
    (5, -9),
    (9, -5),
)

# how far a road bends, in hundredths of its length; the others bend a little, by turns
BENDS = {
    (1, 9): -30,
    (1, 5): 10,
    (5, 9): 12,
    (9, 12): 12,
    (12, 13): 10,
    (2, 3): 6,
    (1, 6): -6,
    (2, 6): 4,
    (3, 7): 5,
    (4, 7): -6,
    (0, 11): 8,
    (0, 15): -10,
    (7, 11): 8,
    (7, 10): 3,
    (9, 10): 6,
    (10, 12): -6,
    (6, 9): 6,
    (5, 6): -6,
    (15, 18): 8,
    (11, 18): -6,
}


def at(place: Place) -> tuple[int, int]:
    """A place of the map in the drawing, which is wider than the printed map."""
    return 48 + round((place.x - 101) * 0.605), 44 + round((place.y - 119) * 0.369)


def place_named(id: str) -> Place:
    box = library()
    return box.places[box.place_numbers[id]]


# Places and roads


def places(view: TableView, own: PlayerView | None, lights: Lights, say: Say) -> list[PlaceArt]:
    return [place_art(one, view, own, lights, say) for one in library().places.values()]


def place_art(
    place: Place, view: TableView, own: PlayerView | None, lights: Lights, say: Say
) -> PlaceArt:
    here = own is not None and own.place == place.id
    mark, mark_title = errand(place.id, own, say)
    x, y = at(place)
    action = f"act:{place.action}"
    title, text = told_of(place.id, say, len(view.players) == 1)
    return PlaceArt(
        id=place.id,
        number=place.number,
        name=place.name,
        x=x,
        y=y,
        terrain=land(place),
        action=place.action,
        title=title,
        text=text,
        key=lights.exact(f"move:{place.id}", *([action] if here else [])),
        here=here,
        above=place.id in NAMES_ABOVE,
        lean=min(0, RIGHTMOST - x),
        tavern=view.tavern == place.id,
        quest=mark,
        quest_title=mark_title,
    )


@lru_cache(maxsize=200)
def told_of(id: str, say: Say, solo: bool) -> tuple[str, str]:
    """Title and text of a place; they never change, and every page has them all."""
    place = place_named(id)
    return place_title(place, say), place_text(place, say, solo)


def place_title(place: Place, say: Say) -> str:
    terrain = "any-terrain" if place.terrain == "any" else place.terrain
    return say("web-wi-place", place=place.id, number=place.number, terrain=terrain)


def land(place: Place) -> str:
    return "wild" if place.terrain == "any" else place.terrain


def errand(place: str, own: PlayerView | None, say: Say) -> tuple[str, str]:
    """What of the own quests and rumours waits at this place."""
    if own is None:
        return "", ""
    for quest in own.quests:
        if quest.place == place:
            return "quest", say("thing-quest", place=place, card=quest.card)
    if place in own.tracks:
        return "trail", say("thing-track", place=place)
    return "", ""


def roads(own: PlayerView | None, lights: Lights) -> list[Road]:
    here = own.place if own is not None else ""
    return [
        Road(id, path, water, here in ends and any(lights.exact(f"move:{one}") for one in ends))
        for id, path, water, ends in network()
    ]


@cache
def network() -> tuple[tuple[str, str, bool, tuple[str, str]], ...]:
    """Every road once, as a gentle curve."""
    box = library().places
    pairs = sorted({(min(one, to), max(one, to)) for one in box for to in box[one].neighbours})
    return tuple(
        (f"road-{a}-{b}", curve(a, b), b in box[a].waterways, (box[a].id, box[b].id))
        for a, b in pairs
    )


def curve(a: int, b: int) -> str:
    box = library().places
    (x1, y1), (x2, y2) = at(box[a]), at(box[b])
    bend = BENDS.get((a, b), 5 if (a + b) % 2 else -5) / 100
    cx = (x1 + x2) / 2 - (y2 - y1) * bend
    cy = (y1 + y2) / 2 + (x2 - x1) * bend
    return f"M{x1} {y1}Q{cx:.0f} {cy:.0f} {x2} {y2}"


@cache
def scenery() -> tuple[tuple[str, int, int, int], ...]:
    """Woods, peaks and waves around the places, only to look at: terrain, x, y, size."""
    drawn = []
    for place in library().places.values():
        if place.terrain == "any":
            continue
        x, y = at(place)
        for turn in range(3):
            far, side = 48 + 8 * turn, (place.number * 5 + turn * 4 + 1) % 12
            dx, dy = AROUND[side]
            drawn.append((place.terrain, x + dx * far // 10, y + dy * far // 14, 26 - 4 * turn))
    return tuple(drawn)


@cache
def glows() -> tuple[tuple[str, int, int], ...]:
    """The light around each place: terrain, x, y."""
    return tuple((land(one), *at(one)) for one in library().places.values())


# Who stands where


def tokens(view: TableView, lights: Lights, say: Say) -> list[TokenArt]:
    found = []
    crowd: dict[str, int] = {}
    for player in sorted(view.players, key=lambda one: one.seat == view.seat):  # you on top
        if not player.school:
            continue
        dx, dy = STANDS[crowd.get(player.place, 0)]
        dy = -dy if player.place in NAMES_ABOVE else dy
        crowd[player.place] = crowd.get(player.place, 0) + 1
        x, y = at(place_named(player.place))
        found.append(
            TokenArt(
                seat=player.seat,
                school=player.school,
                x=x + dx,
                y=y + dy,
                title=say("web-wi-token", who=player.school, place=player.place),
                key=lights.exact(f"duel:{player.school}", f"poker:{player.school}"),
                you=player.seat == view.seat,
                active=player.seat == view.active,
            )
        )
    return found


def monsters(view: TableView, own: PlayerView | None, lights: Lights, say: Say) -> list[MonsterArt]:
    box = library()
    found = []
    for section in view.sections:
        if not section.monster:
            continue
        monster = box.monsters[section.monster]
        level = say(f"roman-{monster.level}")
        x, y = at(place_named(section.place))
        found.append(
            MonsterArt(
                id=section.monster,
                name=say.name(section.monster),
                level=level,
                life=monster.life,
                terrain=section.terrain,
                terrain_name=say.name(section.terrain),
                place=say.name(section.place),
                x=x + LAIR[0],
                y=y + LAIR[1],
                text=monster_text(section.monster, say),
                title=say(
                    "web-wi-monster",
                    monster=section.monster,
                    level=level,
                    life=monster.life,
                    place=section.place,
                ),
                key=lights.exact(f"hunt:{section.monster}", f"track:{section.terrain}"),
                tracked=own is not None and any(t.terrain == section.terrain for t in own.trails),
                fought=view.fight is not None and view.fight.monster == section.monster,
            )
        )
    return found


@lru_cache(maxsize=200)
def monster_text(id: str, say: Say) -> str:
    """What it does in a fight, and what its trophy does."""
    monster = library().monsters[id]
    trophy = say("trophy-ability", ability=ability_text(monster.trophy, say))
    return f"{beast_text(monster.ability, say)} {trophy}"


def centre(view: TableView, own: PlayerView | None) -> tuple[int, int]:
    """Where a small screen looks first: at whoever acts, or at the own witcher."""
    who = own if own is not None else view.players[view.active]
    if view.fight is not None:
        who = view.players[view.fight.attacker]
    return at(place_named(who.place)) if who.place else MIDDLE


def drama_side(view: TableView) -> str:
    """The half of the board in which nothing is going on."""
    if view.fight is None and view.dice is None and view.open_card is None:
        return "right"
    acting = view.players[view.fight.attacker if view.fight is not None else view.active]
    x, _ = at(place_named(acting.place)) if acting.place else MIDDLE
    return "left" if x > WIDTH // 2 else "right"
