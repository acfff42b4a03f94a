"""New realms on the map (EL-REALM, EL-VAR-FROST)."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ....kernel.hexes import Hex
from ..state import TRAY, EldervaleState, Place, Player, Realm, Table
from .ending import trigger_end
from .ghost_choices import choose_realm_hex
from .land import beside, bridge_sites, open_hexes
from .piles import uncover
from .tiles import lair_of, tiles

COLUMN = 3  # EL-SETUP-7: tokens in a column


def hex_key(at: Hex) -> str:
    return f"hex:{at[0]}:{at[1]}"


def lay(game: Table, tile: str, at: Hex) -> Place:
    """Put a realm on the map and populate it (EL-REALM-6, EL-SETUP-13)."""
    state = game.state
    record = tiles()[tile]
    columns: list[tuple[str, ...]] = []
    covered: list[int] = []
    for _ in record.spaces:
        pool = state.pools[record.element]
        # a table saved before rules version 4 may have had more columns: theirs are spoken for
        height = max(0, min(COLUMN, len(pool.cards) - hidden(state, record.element) - sum(covered)))
        shown = height if state.options["treasure"] == "open" else min(1, height)
        stream = f"treasure-{record.element}"
        columns.append(tuple([uncover(game, pool, stream) for _ in range(shown)]))
        covered.append(height - shown)
    state.drawn = ""
    state.hexes = (*state.hexes, at)
    state.realms.append(Realm(tile, tuple(columns), tuple(covered)))
    if columns:
        game.reveal()
    place = len(state.realms) - 1
    for monster, where in state.monsters.items():
        # EL-MONSTER-1, EL-MONSTER-2: it enters with its lair; EL-REALM-7: without a rush
        if where == TRAY and lair_of(monster) == tile:
            state.monsters[monster] = place
            game.tell("monster-entered", monster=monster, realm=tile)
    return place


def hidden(state: EldervaleState, element: str) -> int:
    """The tokens of an element that lie face down on the map."""
    return sum(
        sum(realm.covered) for realm in state.realms if tiles()[realm.tile].element == element
    )


def explore_realm(game: Table, player: Player) -> Rule[None]:
    """EL-DUNGEON-1: draw the top realm and place it; nothing happens if the stock is empty."""
    state = game.state
    if not state.stock.cards:
        return
    tile = state.drawn = state.stock.draw()
    game.reveal()
    game.tell("drew-realm", who=player.faction, realm=tile)
    if tiles()[tile].kind == "bridge":
        yield from lay_bridge(game, player, tile)
    else:
        at = yield from choose_hex(game, player, tile)
        lay(game, tile, at)
    if tiles()[tile].kind == "dragons-lair":
        state.hoard_left = 3  # EL-VAR-MOTHER-3: three random tokens, face down
    if not state.stock.cards:
        trigger_end(game, player)  # EL-END-1


def choose_hex(game: Table, player: Player, tile: str) -> Rule[Hex]:
    """EL-REALM-5: an empty hex beside at least two realms, chosen by whoever drew the tile."""
    spots = open_hexes(game.state)
    if player.ghost:
        return choose_realm_hex(game, spots)
    return (
        yield from pick(player.seat, "EL-REALM-5", {hex_key(at): at for at in spots}, about=tile)
    )


def lay_bridge(game: Table, player: Player, tile: str) -> Rule[None]:
    """EL-VAR-FROST-3: beside exactly one realm, its start side (2 VP) touching it."""
    state = game.state
    sites = bridge_sites(state.hexes)
    if player.ghost:
        spot = choose_realm_hex(game, tuple(at for at, _ in sites))
        at, axis = next(one for one in sites if one[0] == spot)
    else:
        options = {hex_key(one[0]): one for one in sites}
        at, axis = yield from pick(player.seat, "EL-GEO-5", options, about=tile)
    place = lay(game, tile, at)
    state.bridge, state.bridge_axis = place, axis
    if state.stock.cards:
        # EL-VAR-FROST-4, EL-GEO-6: the next realm on the far side, exempt from the
        # two-neighbour rule; EL-VAR-FROST-10: whatever it is
        far = state.stock.draw()
        game.tell("drew-realm", who=player.faction, realm=far)
        lay(game, far, beside(at, axis + 3))
        if tiles()[far].kind == "dragons-lair":
            state.hoard_left = 3


def bridge_bonus(game: Table, place: Place) -> int:
    """EL-VAR-FROST-8: 2 VP for a dwelling at the start side, 10 at the far side."""
    state = game.state
    if state.bridge < 0:
        return 0
    at = state.hexes[state.bridge]
    if state.hexes[place] == beside(at, state.bridge_axis):
        return 2
    return 10 if state.hexes[place] == beside(at, state.bridge_axis + 3) else 0
