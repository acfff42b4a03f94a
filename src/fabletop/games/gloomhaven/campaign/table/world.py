"""The world map as far as it has been found."""

from __future__ import annotations

from .....kernel.phrasing import label
from .....kernel.words import Say
from ...library import library
from ...table.faces import SHARED
from ...table.lights import Lights
from ..library import archive
from ..records import Region
from ..views import PlaceView, TownView
from .heroes import TOWN
from .labels import Box, Named, beside, region_at, sides, sign
from .models import Act, MapArt, RegionArt, RoadArt, SpotArt

CITY = (96, 930)
WAGON = 34  # how far beside its place the party stands
CITY_HALF = 36  # its sign is larger than that of a place
WAYS = (
    ("gloomhaven", "gate", TOWN),
    ("random-dungeon", "dungeon", TOWN),
    ("spoilers", "watch", SHARED),
    ("set-out", "wagon", TOWN),
    ("remain", "return", SHARED),
    ("back", "return", SHARED),
    ("all-done", "gate", TOWN),
)


def map_art(view: TownView, lights: Lights, say: Say) -> MapArt:
    places = {one.number: one for one in view.places}
    here = places.get(view.party.location)
    x, y = here.at if here is not None else CITY
    city = Named("gloomhaven", say.name("gloomhaven"), *CITY, CITY_HALF)
    named = [city, *(Named(one.scenario, say.name(one.scenario), *one.at) for one in view.places)]
    wagon = sign(Named("wagon", "", x + WAGON, y - WAGON))
    where = sides(named, [wagon])
    taken = (wagon, *map(sign, named), *(beside(one, where[one.id]) for one in named))
    return MapArt(
        regions=tuple(region(one, taken, say) for one in archive().regions.values()),
        roads=roads(view, places),
        spots=tuple(spot(one, where[one.scenario], view, lights, say) for one in view.places),
        city=SpotArt(
            "gloomhaven",
            0,
            city.name,
            *CITY,
            "city",
            "",
            say.name("gloomhaven-story"),
            view.in_city,
            False,
            lights.exact("gloomhaven"),
            where["gloomhaven"],
        ),
        x=x,
        y=y,
        acts=tuple(
            Act(key, icon, sheet, label(key, say))
            for key, icon, sheet in WAYS
            if lights.exact(key) and "GH-CAMP-57" not in lights.rules
        ),
    )


def region(one: Region, taken: tuple[Box, ...], say: Say) -> RegionArt:
    """A part of the map; its name keeps off the edge and off what lies there."""
    name = say.name(one.id)
    return RegionArt(
        one.id, name, outline(one.outline), *region_at(name, one.at, one.outline, taken)
    )


def outline(points: tuple[tuple[int, int], ...]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points) + "z" if points else ""


def roads(view: TownView, places: dict[int, PlaceView]) -> tuple[RoadArt, ...]:
    """The links between places on the map: travelling along them needs no road event."""
    found: list[RoadArt] = []
    for number, one in places.items():
        if one.city:
            found.append(road(f"0-{number}", CITY, one.at, "city"))
        links = library().scenarios[one.scenario].links
        found += [
            road(f"{number}-{other}", one.at, places[other].at, "link")
            for other in links
            if other in places and (number < other or number not in links_of(places[other]))
        ]
    return tuple(found)


def links_of(place: PlaceView) -> tuple[int, ...]:
    return tuple(library().scenarios[place.scenario].links)


def road(id: str, start: tuple[int, int], end: tuple[int, int], kind: str) -> RoadArt:
    """A road bends a little, always to the same side."""
    (x, y), (to_x, to_y) = start, end
    bend_x, bend_y = (x + to_x) // 2 - (to_y - y) // 8, (y + to_y) // 2 + (to_x - x) // 8
    return RoadArt(id, f"M{x} {y}Q{bend_x} {bend_y} {to_x} {to_y}", kind)


def spot(one: PlaceView, side: str, view: TownView, lights: Lights, say: Say) -> SpotArt:
    note = say("web-gc-place-" + one.status)
    if one.status == "open":
        note = say("web-gc-place-road" if one.road_event else "web-gc-place-near")
    rumour = say.name(f"place-{one.number}-rumour")
    return SpotArt(
        id=one.scenario,
        number=one.number,
        name=say.name(one.scenario),
        x=one.at[0],
        y=one.at[1],
        status=one.status,
        note=note,
        text=f"{rumour} {needs(one, say)}".strip(),
        here=one.here,
        chosen=view.plan.scenario == one.scenario,
        key=lights.exact(
            f"travel:{one.scenario}", f"unlock:{one.scenario}", f"casual:{one.scenario}"
        ),
        side=side,
    )


def needs(one: PlaceView, say: Say) -> str:
    """Why a place is closed."""
    return say("travel-requirements") if one.status == "blocked" else ""
