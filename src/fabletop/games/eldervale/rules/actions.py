"""Realm actions (EL-ACTION) and summoning."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from ....kernel.ask import Deed, Rule, follow, pick
from ..effects.aim import Aim
from ..effects.measures import UnitFilter
from ..effects.registry import effects
from ..library import library
from ..state import READY, TRAY, Place, Player, Table
from ..terms import ADVANCED
from .cashing import pick_cashing
from .dungeon import can_buy, expedition, oracle
from .dwellings import build, can_build
from .paying import Cost
from .prices import Changes, affordable, discount, discounts, less_by, pay_price
from .resources import gain
from .tiles import Tile, owed, printed_under, tiles
from .treasure import take_top
from .units import WORKERS, fits, kind_of


def feasible(game: Table, player: Player, place: Place, unit: str) -> bool:
    """EL-PLACE-2: can the action be carried out now, including all payments?"""
    return Means(game, player).allow(tiles()[game.state.realms[place].tile], unit)


class Means:
    """What a player could do in realms, each kind of action asked for once."""

    __slots__ = ("_cheaper", "_game", "_known", "_player")

    def __init__(self, game: Table, player: Player) -> None:
        self._game = game
        self._player = player
        self._known: dict[str, bool] = {}
        self._cheaper: dict[str, Changes] = {}

    def allow(self, tile: Tile, unit: str) -> bool:
        kind = tile.kind
        if kind == "element":  # EL-ACTION-2: legal even if the cap swallows the resource
            return True
        key = kind
        if kind == "dungeon" or tile.pay:
            what = "ruin" if tile.pay else "card"
            cheaper = self._cheaper.get(what)
            if cheaper is None:
                cheaper = self._cheaper[what] = discounts(self._game, self._player, what)
            if cheaper:  # it may matter who is placed
                key = f"{kind}:{kind_of(unit)}"
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._can(tile, unit)
        return known

    def _can(self, tile: Tile, unit: str) -> bool:
        game, player = self._game, self._player
        if tile.kind == "mill":
            return can_build(game, player)
        if tile.kind == "portal":
            return may_summon(game, player)
        if tile.kind == "dungeon":  # EL-ACTION-6: at least one card, with an empty stock, too
            return can_buy(player, game.state.offers, self._cheaper["card"], unit)
        if tile.pay:
            return affordable(player, tile.pay, less_by(self._cheaper["ruin"], unit=unit))
        return True


def act(game: Table, player: Player, place: Place, unit: str = "") -> Rule[None]:
    """EL-PLACE-1: the action of a realm; EL-REALM-8: whoever owns a dwelling there."""
    tile = tiles()[game.state.realms[place].tile]
    if not Means(game, player).allow(tile, unit):  # EL-ACTION-9: made impossible meanwhile
        game.tell("action-lapsed", who=player.faction)
        return
    if tile.kind == "element":
        yield from gather_treasure(game, player, place, tile)
    elif tile.kind == "mill":  # EL-ACTION-5
        yield from build(game, player)
    elif tile.kind == "portal":
        yield from summon(game, player)
    elif tile.kind == "dungeon":
        yield from expedition(game, player, unit)
    elif tile.kind == "oracle":
        yield from oracle(game, player, unit)
    else:
        # EL-ACTION-3, EL-ACTION-7, EL-ACTION-8: Tower, Fortress, as printed;
        # EL-VAR-MOTHER-4, EL-VAR-FROST-7: Lair and Bridge likewise
        less = discount(game, player, "ruin", unit=unit)
        yield from pay_price(game, player, tile.pay, less, tile.id)
        yield from effects.run(game, Aim(player, tile.id, here=place, unit=unit), tile.action)


def gather_treasure(game: Table, player: Player, place: Place, tile: Tile) -> Rule[None]:
    """EL-ACTION-1: the top token of one column; EL-ACTION-2: or the printing of an empty space."""
    options: dict[str, Deed] = {}
    for number, column in enumerate(game.state.realms[place].columns):
        if column:
            options[f"take:{column[-1]}"] = partial(take_top, game, player, place, number)
        else:
            kind = printed_under(tile.spaces, number)
            options[f"gain:{kind}"] = partial(gain_printed, game, player, kind)
    deed = yield from pick(player.seat, "EL-ACTION-1", options, about=tile.id)
    yield from follow(deed)


def gain_printed(game: Table, player: Player, kind: str) -> None:
    gain(game, player, kind)


# Summoning


def summon_cost(player: Player, unit: str) -> Cost:
    """EL-ACTION-4: as on the start card; the 4th, 5th and 6th worker 1, 2, 3 of any kind."""
    advanced, workers = _summon_costs(player.element)
    if unit in advanced:
        return advanced[unit]
    units = player.units
    left = 0
    for one in WORKERS:
        left += units[one] == TRAY
    return workers[3 - left]


@cache
def _summon_costs(element: str) -> tuple[dict[str, Cost], tuple[Cost, ...]]:
    """What is printed on a start card: for the advanced units, for the workers."""
    start = library().start_cards[element]
    advanced: dict[str, Cost] = {unit: owed(getattr(start, unit)) for unit in ADVANCED}
    return advanced, tuple({"any": number} for number in start.workers)


def open_summons(
    game: Table, player: Player, wanted: UnitFilter, less: int
) -> Iterator[tuple[str, str]]:
    """Kinds of unsummoned units that can be paid for, with one unit of each."""
    cheaper: Changes | None = None
    worker = False
    for unit, where in player.units.items():
        if where != TRAY or not fits(unit, wanted):
            continue
        if unit in WORKERS:
            if worker:  # all at one price
                continue
            worker = True
        if cheaper is None:
            cheaper = discounts(game, player, "summon")
        spared = less + less_by(cheaper, unit=unit) if cheaper else less
        if affordable(player, summon_cost(player, unit), spared):
            yield kind_of(unit), unit


def summonable(
    game: Table, player: Player, wanted: UnitFilter = "any", less: int = 0
) -> dict[str, str]:
    """Unsummoned units that can be paid for, by kind."""
    return dict(open_summons(game, player, wanted, less))


def may_summon(game: Table, player: Player, wanted: UnitFilter = "any", less: int = 0) -> bool:
    return next(open_summons(game, player, wanted, less), None) is not None


def summon(game: Table, player: Player, wanted: UnitFilter = "any", less: int = 0) -> Rule[None]:
    """EL-ACTION-4: pay, then the unit is ready for the rest of the game."""
    if not may_summon(game, player, wanted, less):
        return

    def options() -> dict[str, str]:
        found = summonable(game, player, wanted, less)
        return {f"summon:{kind}": unit for kind, unit in found.items()}

    unit = yield from pick_cashing(game, player, "EL-ACTION-4", options)
    cheaper = less + discount(game, player, "summon", unit=unit)
    yield from pay_price(game, player, summon_cost(player, unit), cheaper, kind_of(unit))
    player.units[unit] = READY
    game.tell("summoned", who=player.faction, unit=kind_of(unit))
