"""View models of the map: fields, unexplored places, tokens, heroes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from ....kernel.hexes import Hex
from ....kernel.words import Say
from ....tablekit.lights import Lights
from ..library import library
from ..records import MapTile
from ..rules.lattice import COMPASS
from ..telling.effects import sentence
from ..telling.places import field_text
from ..terms import ELEMENTS
from ..views.models import PlayerView, TableView, TileView, field_parts
from .figures import marks, pieces
from .geometry import around, at, bounds, middle, outline, solid, tile_hexes
from .models import FieldArt, FogArt, GroundArt, Loot, MapArt, TileArt
from .reach import Reach, explores, harm, reach

LEAST = 400  # units that are always shown
BESIDE_FIGHT = 520, 520  # as much as stays readable beside a fight
BESIDE_TRADE = 400, 500  # and beside the market sheet
EDGE = 54
LOOT = ("coins", "gaar", "potions", "silver", "gold")
# what may be done on the field where the hero stands, the likeliest first
HERE = ("treasure", "mine", "trade", "confront", "church-heal", "ward", "ruins")
GOING = ("step", "to", "portal")


def map_art(
    view: TableView, own: PlayerView | None, lights: Lights, bounded: bool, say: Say
) -> MapArt:
    spots = places(view)
    covered = {hex: tile for tile in view.tiles for hex in tile.hexes}
    elements = elementals(view)
    wanted = explored(view, own, lights)
    glowing = [at(hex) for anchor in wanted for hex in tile_hexes(anchor)]
    left, top, width, height = frame(view, own, spots, glowing)
    x, y = looked_at(view, own, spots)
    way = reach(view, own, lights)
    return MapArt(
        box=f"0 0 {width} {height}",
        shift=f"translate({-left} {-top})",
        centre=f"{x - left} {y - top}",
        choosing=way.choosing,
        points=say("web-eu-points-left", count=view.mp) if way.now and view.mp else "",
        grounds=tuple(grounds(view)),
        fields=tuple(fields(view, own, elements, lights, way, bounded, say)),
        tiles=tuple(
            TileArt(one.tile, outline(one.hexes), place == len(view.tiles) - 1)
            for place, one in enumerate(view.tiles)
        ),
        fog=tuple(fog(view, covered, wanted, say)),
        marks=tuple(marks(view, spots, say)),
        pieces=tuple(pieces(view, own, spots, say)),
    )


def auras(view: TableView) -> tuple[tuple[str, str], ...]:
    """How far each elemental reaches (EU-ELEM-1): element, path."""
    there = {hex for tile in view.tiles for hex in tile.hexes}
    return tuple(
        (one, outline(tuple(near for near in around(hex) if near in there)))
        for hex, one in elementals(view).items()
    )


def places(view: TableView) -> dict[str, tuple[int, int]]:
    """Where each field lies."""
    found = {}
    for tile in view.tiles:
        found[f"{tile.tile}:0"] = middle(tile.hexes[0])
        for number, hex in enumerate(tile.hexes, 1):
            found[f"{tile.tile}:{number}"] = at(hex)
    return found


def elementals(view: TableView) -> dict[Hex, str]:
    found: dict[Hex, str] = {}
    for tile in view.tiles:
        for number, printed in enumerate(library().map_tiles[tile.tile].fields):
            if printed.location in ELEMENTS and number + 1 not in tile.rubble:
                found[tile.hexes[number]] = printed.location
    return found


def frame(
    view: TableView,
    own: PlayerView | None,
    spots: dict[str, tuple[int, int]],
    glowing: list[tuple[int, int]],
) -> tuple[int, int, int, int]:
    """Left, top, width, height of all that is explored; beside a fight or a trade only of what lies
    around it."""
    left, top, right, bottom = bounds((*spots.values(), *glowing))
    left, top, right, bottom = left - EDGE, top - EDGE, right + EDGE, bottom + EDGE
    width, height = max(LEAST, right - left), max(LEAST, bottom - top)
    x, y = (left + right) // 2, (top + bottom) // 2
    if view.fight is not None or view.trade is not None:
        most_wide, most_high = BESIDE_FIGHT if view.fight is not None else BESIDE_TRADE
        width, height = min(width, most_wide), min(height, most_high)
        hero_x, hero_y = looked_at(view, own, spots)
        x = clamp(hero_x, left, right, width)
        y = clamp(hero_y, top, bottom, height)
    return x - width // 2, y - height // 2, width, height


def clamp(wanted: int, low: int, high: int, span: int) -> int:
    """The middle of the frame, so that it does not look past the edge."""
    if high - low <= span:
        return (low + high) // 2
    return min(high - span // 2, max(low + span // 2, wanted))


def looked_at(
    view: TableView, own: PlayerView | None, spots: dict[str, tuple[int, int]]
) -> tuple[int, int]:
    """Where a small screen looks first."""
    if view.fight is not None and view.fight.field in spots:
        return spots[view.fight.field]
    who = own if own is not None else view.players[view.active]
    return spots.get(who.at, spots[next(iter(spots))])


# Fields


def grounds(view: TableView) -> Iterator[GroundArt]:
    for tile in view.tiles:
        printed = library().map_tiles[tile.tile]
        for number, (field, hex) in enumerate(zip(printed.fields, tile.hexes, strict=True), 1):
            x, y = at(hex)
            location = "" if number in tile.rubble else field.location
            kind = location.partition("-")[0] or "plain"
            yield GroundArt(x, y, kind, bool(tile.monsters[number - 1]))


def fields(
    view: TableView,
    own: PlayerView | None,
    elements: dict[Hex, str],
    lights: Lights,
    way: Reach,
    bounded: bool,
    say: Say,
) -> Iterator[FieldArt]:
    fought = view.fight.field if view.fight is not None else ""
    acting = lights.first(*HERE)
    for tile in view.tiles:
        printed = library().map_tiles[tile.tile]
        for number in (1, 2, 3):
            key = field_key(tile, number, own, acting, lights)
            here = f"{tile.tile}:{number}"
            wards = view.peril.magic.get(here, 0)
            art = hex_art(tile, printed, number, key, fought == here, elements, wards, say)
            unknown = here in way.now and explores(view, tile, number, bounded)
            yield on_the_way(art, here, way, view.sheltered, unknown, say)
        if printed.special:
            here = f"{tile.tile}:0"
            key = field_key(tile, 0, own, acting, lights)
            art = centre_art(tile, printed, key, fought == here, elements, say)
            yield on_the_way(art, here, way, view.sheltered, False, say)


def on_the_way(
    art: FieldArt, here: str, way: Reach, sheltered: tuple[str, ...], unknown: bool, say: Say
) -> FieldArt:
    """The same field while a way is asked for: its price and what entering it does."""
    if not way.choosing:
        return art
    price = way.now.get(here, way.later.get(here))
    if price is None:
        return replace(art, state="here" if here == way.own else "veiled")
    health = harm(art.elements, sheltered)
    costs = [say("web-eu-step-price", count=price)]
    if health:
        element = "fire" if health < 0 else "water"
        costs.append(say(f"web-eu-step-{element}", amount=abs(health)))
    if art.monster:
        costs.append(say("web-eu-step-fight"))
    if unknown:
        costs.append(say("web-eu-step-explore"))
    return replace(
        art,
        state="open" if here in way.now else "later",
        price=str(price),
        harm=health,
        explores=unknown,
        text=" ".join((*costs, art.text)),
    )


def field_key(
    tile: TileView, number: int, own: PlayerView | None, acting: str, lights: Lights
) -> str:
    here = f"{tile.tile}:{number}"
    key = lights.exact(*(f"{verb}:{here}" for verb in GOING))
    if not key and own is not None and own.at == here:
        return acting
    return key


def hex_art(
    tile: TileView,
    printed: MapTile,
    number: int,
    key: str,
    fought: bool,
    elements: dict[Hex, str],
    wards: int,
    say: Say,
) -> FieldArt:
    hex = tile.hexes[number - 1]
    x, y = at(hex)
    field = printed.fields[number - 1]
    rubble = number in tile.rubble
    location = "" if rubble else field.location
    monster = tile.monsters[number - 1]
    kind, _, badge = location.partition("-")
    near = {elements[one] for one in around(hex) if one in elements}
    title, text = told_of(printed.id, number, bool(monster), say)
    loot, width = loot_of(printed.id, number) if monster else ((), 0)
    acts = [say("web-eu-under", element=one) for one in ELEMENTS if one in near]
    return FieldArt(
        id=f"{tile.tile}-{number}",
        x=x,
        y=y,
        land=kind or "plain",
        icon="rubble" if rubble else kind,
        badge=badge,
        monster=monster,
        loot=loot,
        loot_width=width,
        title=title,
        text=" ".join((text, *acts)),
        key=key,
        fought=fought,
        rubble=rubble,
        elements=tuple(sorted(near)),
        wards=wards,
    )


def centre_art(
    tile: TileView,
    printed: MapTile,
    key: str,
    fought: bool,
    elements: dict[Hex, str],
    say: Say,
) -> FieldArt:
    x, y = middle(tile.hexes[0])
    near = {elements[one] for one in tile.hexes if one in elements}
    locked = any(tile.monsters)
    title, text = told_of(printed.id, 0, locked, say)
    return FieldArt(
        id=f"{tile.tile}-0",
        x=x,
        y=y,
        land=printed.special,
        icon="winged" if printed.special == "legendary" else printed.special,
        badge="",
        monster=0,
        loot=(),
        loot_width=0,
        title=title,
        text=text,
        key=key,
        round=True,
        locked=locked,
        fought=fought,
        elements=tuple(sorted(near)),
    )


@lru_cache(maxsize=4000)
def told_of(tile: str, number: int, held: bool, say: Say) -> tuple[str, str]:
    """Title and text of a field; `held` by monsters."""
    printed = library().map_tiles[tile]
    if number == 0:
        place = say(f"centre-{printed.special}")
        text = sentence(place)
        if held:
            text += " " + say("why-centre")
    else:
        place = field_text(printed.fields[number - 1], printed, say)
        text = sentence(place)
    state = say("web-eu-held") if held else say("web-eu-free")
    return say("web-eu-field", tile=tile, number=number, state=state), text


@lru_cache(maxsize=500)
def loot_of(tile: str, number: int) -> tuple[tuple[Loot, ...], int]:
    """What lies on a field, in a row around its middle, and how long the row is."""
    loot = library().map_tiles[tile].fields[number - 1].loot
    held = [(one, amount) for one in LOOT if (amount := getattr(loot, one))]
    widths = [
        27 + 9 * (amount > 9) if one == "coins" else 14 + 9 * (amount > 1) for one, amount in held
    ]
    whole, x = sum(widths), -sum(widths) // 2
    found = []
    for (one, amount), wide in zip(held, widths, strict=True):
        found.append(Loot(one, amount, x))
        x += wide
    return tuple(found), whole


# What is not yet known


def fog(
    view: TableView, covered: dict[Hex, TileView], wanted: dict[Hex, str], say: Say
) -> Iterator[FogArt]:
    """Tile positions beside the map: silhouettes; those that may be explored now glow."""
    seen: set[Hex] = set()
    for tile in view.tiles:
        q, r = tile.hexes[0]
        for dq, dr in COMPASS.values():
            anchor = (q + dq, r + dr)
            if anchor in covered or anchor in seen:
                continue
            seen.add(anchor)
            x, y = middle(anchor)
            key = wanted.get(anchor, "")
            title = say("web-eu-unknown")
            path = outline(tile_hexes(anchor))
            shape = "".join(solid(one) for one in tile_hexes(anchor)) if key else ""
            yield FogArt(f"fog-{anchor[0]}-{anchor[1]}", path, shape, x, y, title, key)


def explored(view: TableView, own: PlayerView | None, lights: Lights) -> dict[Hex, str]:
    """EU-MAP-3: the positions that may be chosen, with their answers."""
    if own is None or not own.at:
        return {}
    home, _ = field_parts(own.at)
    q, r = next(one.hexes[0] for one in view.tiles if one.tile == home)
    return {
        (q + dq, r + dr): key
        for name, (dq, dr) in COMPASS.items()
        if (key := lights.exact(f"explore:{name}"))
    }
