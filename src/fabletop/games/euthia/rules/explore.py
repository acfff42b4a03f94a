"""Exploration (EU-MAP-3 to EU-MAP-6) and what comes with a new tile."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..fields import on_map
from ..library import library
from ..records import MapTile
from ..state import EuthiaState, Player, Table
from ..terms import ROMAN, Element
from .encounters import prepare_encounter
from .land import elements_at, missing_around
from .lattice import Anchor
from .life import die_outside, suffer
from .movement import FIRE, soothe
from .standing import sheltered
from .windows import trigger

CHAPTERS = (1, 2, 3, 4, 5)


def stack_top(state: EuthiaState) -> int:
    """EU-SETUP-5: the chapter of the top tile; 0 when the stack is empty."""
    for chapter in CHAPTERS:
        if state.decks[f"map-{chapter}"].cards:
            return chapter
    return 0


def draw_map_tile(game: Table) -> str:
    """The kind of the top tile, then any tile of that kind and chapter: nobody knew which."""
    state = game.state
    chapter = stack_top(state)
    kind = state.decks[f"map-{chapter}"].draw()
    game.reveal()
    return state.decks[f"map-{chapter}-{kind}"].draw()


def to_explore(state: EuthiaState, player: Player) -> dict[str, Anchor]:
    """EU-MAP-3: positions still missing around the hero's hex, while the stack lasts."""
    if not stack_top(state):
        return {}
    return missing_around(state, player.at)


def explore(game: Table) -> Rule[None]:
    """EU-MAP-3: the position is chosen, then the tile is drawn and placed there."""
    state, player = game.state, game.state.player
    open_positions = {f"explore:{name}": at for name, at in to_explore(state, player).items()}
    anchor = yield from pick(player.seat, "EU-MAP-3", open_positions)
    place_tile(game, draw_map_tile(game), anchor)
    if state.arrived:
        yield from trigger(game, player, "tile-placed")


def place_tile(game: Table, id: str, anchor: Anchor) -> None:
    """EU-MAP-4: encounters are prepared, then the elementals act."""
    state = game.state
    tile = library().map_tiles[id]
    before: dict[int, tuple[Element, ...]] = {}
    if has_elemental(tile):
        before = {one.seat: elements_at(state, one.at) for one in state.players if on_map(one.at)}
    lay(state, id, anchor)
    game.tell("placed-tile", tile=id, chapter=ROMAN[tile.chapter])
    if tile.encounter:
        prepare_encounter(game, tile.encounter)
    if has_elemental(tile):
        new_elementals(game, before)


def lay(state: EuthiaState, id: str, anchor: Anchor) -> None:
    state.grid[anchor] = len(state.placed)
    state.placed.append(id)
    state.anchors.append(anchor)


def has_elemental(tile: MapTile) -> bool:
    return any(one.location in ("fire", "water") for one in tile.fields)


def new_elementals(game: Table, before: dict[int, tuple[Element, ...]]) -> None:
    """EU-ELEM-5: every hero newly under fire is wounded, newly under water healed; both: nothing.
    Editions differ: CZ heals only on entering, PL only touches the hero who explores."""
    state = game.state
    edition = state.options["edition"]
    for player in state.order:
        if not on_map(player.at) or (edition == "polish" and player.seat != state.active):
            continue
        here = elements_at(state, player.at)
        if "fire" in here and "water" in here:
            continue
        new = [one for one in here if one not in before.get(player.seat, here)]
        if "fire" in new and not sheltered(state, player, "fire"):
            game.tell("fire-burns", who=player.hero)
            if suffer(game, player, FIRE):
                die_outside(game, player)  # EU-MAP-5: exploration stops for a dead hero
        elif "water" in new and edition != "czech" and not sheltered(state, player, "water"):
            soothe(game, player)
