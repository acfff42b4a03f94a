"""Dwellings (EL-DWELL)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from ....kernel.ask import Rule
from ..state import ROOFED, Place, Player, Table
from .cashing import pick_cashing
from .ending import trigger_end
from .events import Event
from .ghost_choices import choose_site
from .land import dwelling_at, is_ruin, near
from .power import gain_power
from .prices import Changes, affordable, discount, discounts, less_by, pay_price
from .realms import bridge_bonus
from .rewards import gain_vp
from .tiles import tiles
from .units import WORKERS
from .windows import fire

MOST = 6  # EL-DWELL-9


def open_sites(game: Table, player: Player, less: int = 0) -> Iterator[tuple[Place, str]]:
    """EL-DWELL-2: element realms with a worker of yours, no dwelling of anyone, cost payable.

    EL-DWELL-11: only workers can become dwellings.
    """
    state, box = game.state, tiles()
    if len(player.dwellings) >= MOST:  # six roofs
        return
    cheaper: Changes | None = None
    for unit in WORKERS:
        place = player.units[unit]
        if place < 0:
            continue
        tile = box[state.realms[place].tile]
        if tile.kind != "element" or dwelling_at(state, place) is not None:
            continue
        if cheaper is None:
            cheaper = discounts(game, player, "dwelling")
        if affordable(player, tile.cost, less + less_by(cheaper, tile.element, "worker-1")):
            yield place, unit


def sites(game: Table, player: Player, less: int = 0) -> dict[Place, str]:
    """Where a dwelling can be built, and of which worker."""
    found: dict[Place, str] = {}
    for place, unit in open_sites(game, player, less):
        found.setdefault(place, unit)
    return found


def can_build(game: Table, player: Player) -> bool:
    return next(open_sites(game, player), None) is not None


def build(
    game: Table, player: Player, less: int = 0, where: Container[Place] | None = None
) -> Rule[bool]:
    """EL-DWELL-1: choose, pay, build, score, gain power, in this order."""
    state = game.state

    def options() -> dict[str, tuple[Place, str]]:
        return {
            f"dwell:{state.realms[place].tile}": (place, unit)
            for place, unit in sites(game, player, less).items()
            if where is None or place in where
        }

    found = options()
    if not found:
        return False
    if player.ghost:
        open_now = dict(found.values())
        place = choose_site(game, {one: site_worth(game, one) for one in open_now})
        worker = open_now[place]
    else:
        place, worker = yield from pick_cashing(game, player, "EL-DWELL-2", options)
    tile = tiles()[state.realms[place].tile]
    cheaper = less + discount(game, player, "dwelling", tile.element, "worker-1")
    # EL-DWELL-3: the cost printed on the realm
    yield from pay_price(game, player, tile.cost, cheaper, tile.id)
    yield from raise_roof(game, player, worker, place)
    return True


def raise_roof(game: Table, player: Player, worker: str, place: Place) -> Rule[None]:
    """EL-DWELL-4: the worker is now a dwelling, not a unit; EL-DWELL-7: it stays to the end."""
    tile = tiles()[game.state.realms[place].tile]
    player.units[worker] = ROOFED
    player.dwellings.append(place)
    game.tell("built", who=player.faction, realm=tile.id)
    # EL-DWELL-10: scoring the neighbours is one step
    gain_vp(game, player, site_worth(game, place), tile.id)
    yield from gain_power(game, player, tile.element, tile.symbols)  # EL-DWELL-6
    if len(player.dwellings) == MOST:
        trigger_end(game, player)  # EL-DWELL-9
    yield from fire(game, Event("dwell", player, place, worker, tile.element))


def site_worth(game: Table, place: Place) -> int:
    """EL-DWELL-5: 2 VP per adjacent ruin, 2 VP per adjacent dwelling of anyone."""
    state = game.state
    worth = bridge_bonus(game, place)
    for one in near(state, place):
        worth += 2 * is_ruin(state, one)
        worth += 2 * (dwelling_at(state, one) is not None)
    return worth
