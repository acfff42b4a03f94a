"""What counts and conditions read from the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..effects import measures as m
from ..effects.aim import Aim
from ..library import library
from ..state import GONE, ON_CARD, READY, UNDERWORLD, Battle, Player, Side, Table
from .filters import realm_fits
from .land import element_of, near
from .levels import sole_leader, value
from .standing import element_fits
from .units import fits

Reader = Callable[[Table, Aim, m.Count, Player], int]


def amount(game: Table, aim: Aim, number: m.Amount) -> int:
    """A plain number, or one read from the table."""
    return number if isinstance(number, int) else count(game, aim, number)


def count(game: Table, aim: Aim, what: m.Count) -> int:
    """`each` for every full `per` of the things counted, at most `most`."""
    if what.whose == "own" or what.of in _TABLE:
        found = READ[what.of](game, aim, what, aim.player)
    else:
        found = sum(READ[what.of](game, aim, what, one) for one in _owners(game, aim, what))
    return min(what.most, found // what.per * what.each)


def _owners(game: Table, aim: Aim, what: m.Count) -> list[Player]:
    if what.whose == "opponent":
        return game.state.opponents(aim.player.seat)
    return game.state.players


def holds(game: Table, aim: Aim, condition: m.AnyCondition) -> bool:
    return _HOLDS[type(condition)](game, aim, condition)


def all_hold(game: Table, aim: Aim, conditions: tuple[m.AnyCondition, ...]) -> bool:
    return all(holds(game, aim, one) for one in conditions)


def _compare(game: Table, aim: Aim, what: m.Count) -> tuple[int, list[int]]:
    own = count(game, aim, what)
    others = [
        count(game, aim.as_player(one), what)
        for one in game.state.players
        if one.seat != aim.player.seat
    ]
    return own, others


def _most(game: Table, aim: Aim, condition: m.Most) -> bool:
    own, others = _compare(game, aim, condition.count)
    return all(own > one or (condition.tie and own == one) for one in others)


def _fewest(game: Table, aim: Aim, condition: m.Fewest) -> bool:
    own, others = _compare(game, aim, condition.count)
    return all(own <= one for one in others)


def _leads(game: Table, aim: Aim, condition: m.Leads) -> bool:
    if condition.element == "any":
        return any(sole_leader(game, aim.player, one) for one in game.state.elements)
    element = aim.element if condition.element == "this" else condition.element
    return sole_leader(game, aim.player, element)


def _facing(game: Table, aim: Aim, condition: m.Facing) -> bool:
    return facing(game, aim, condition.against)


def facing(game: Table, aim: Aim, against: m.Against) -> bool:
    """In this battle: is a monster, or another player, among the other sides?"""
    battle = game.state.battle
    if battle is None:
        return False
    if against == "any":
        return True
    own = own_side(battle, aim)
    return any(
        bool(one.monster) == (against == "monster") for one in battle.sides if one is not own
    )


_HOLDS: dict[type, Callable[[Table, Aim, Any], bool]] = {
    m.AtLeast: lambda game, aim, one: count(game, aim, one.count) >= one.number,
    m.AtMost: lambda game, aim, one: count(game, aim, one.count) <= one.number,
    m.Most: _most,
    m.Fewest: _fewest,
    m.Leads: _leads,
    m.Facing: _facing,
    m.Active: lambda game, aim, one: (game.state.active == aim.player.seat) == one.yes,
}


# What can be counted


def own_side(battle: Battle, aim: Aim) -> Side | None:
    if aim.side is not None:
        return aim.side
    return next((one for one in battle.sides if one.seat == aim.player.seat), None)


def _units(game: Table, aim: Aim, what: m.Count, player: Player) -> int:
    found = 0
    for unit, where in player.units.items():
        if where >= 0 and fits(unit, what.unit, aim.unit):
            found += realm_fits(game, aim, where, what.realm)
    return found


def _in(place: int) -> Reader:
    def read(game: Table, aim: Aim, what: m.Count, player: Player) -> int:
        found = 0
        for unit, where in player.units.items():
            found += where == place and fits(unit, what.unit, aim.unit)
        return found

    return read


def _summoned(game: Table, aim: Aim, what: m.Count, player: Player) -> int:
    found = 0
    for unit, where in player.units.items():
        if where >= 0 or where in (READY, UNDERWORLD, ON_CARD):
            found += fits(unit, what.unit)
    return found


def _dwellings(game: Table, aim: Aim, what: m.Count, player: Player) -> int:
    return sum(
        element_fits(what.element, element_of(game.state, place), aim.element)
        and realm_fits(game, aim, place, what.realm)
        for place in player.dwellings
    )


def _chain(game: Table, aim: Aim, what: m.Count, player: Player) -> int:
    """The largest group of dwellings that hang together."""
    left, best = set(player.dwellings), 0
    for start in player.dwellings:
        if start not in left:
            continue
        left.discard(start)
        group = [start]
        for one in group:
            for beside in near(game.state, one):
                if beside in left:
                    left.discard(beside)
                    group.append(beside)
        best = max(best, len(group))
    return best


def _cards(game: Table, aim: Aim, what: m.Count, player: Player) -> list[str]:
    box = library().adventures
    return [
        box[held.id].element
        for held in player.tableau
        if held.id in box
        and element_fits(what.element, box[held.id].element, aim.element)
        and what.kind in ("any", box[held.id].kind)
    ]


def _cards_of_one(game: Table, aim: Aim, what: m.Count, player: Player) -> int:
    found = _cards(game, aim, what, player)
    return max((found.count(one) for one in game.state.elements), default=0)


def _resource(game: Table, aim: Aim, what: m.Count, player: Player) -> int:
    if what.resource == "magic":
        return len(player.hand.cards)
    return player.supply[what.resource]


def _stored(game: Table, aim: Aim, what: m.Count, player: Player) -> int:
    return sum(len(held.tokens) for held in player.tableau)


def _symbols(game: Table, aim: Aim, what: m.Count, player: Player) -> int:
    """EL-VAULT-2: printed symbols on the tokens on this very card."""
    faces = library().treasures
    return sum(
        len(faces[token].shows)
        for held in player.tableau
        if held.id == aim.source
        for token in held.tokens
    )


def _power(game: Table, aim: Aim, what: m.Count, player: Player) -> int:
    if what.element == "any":
        return max((value(player, one) for one in player.power), default=0)
    return value(player, aim.element if what.element == "this" else what.element)


def _sides(game: Table, aim: Aim) -> tuple[int, int, int]:
    """In this battle: other sides, own dice, how far behind the strongest other side."""
    battle = game.state.battle
    if battle is None:
        return 0, 0, 0
    own = own_side(battle, aim)
    others = [one for one in battle.sides if one is not own]
    mine = own.pool if own is not None else 0
    strongest = max((one.pool for one in others), default=0)
    return len(others), mine, max(0, strongest - mine)


def _fighters(game: Table, aim: Aim, what: m.Count, player: Player) -> int:
    battle = game.state.battle
    if battle is None:
        return 0
    return sum(
        where == battle.at and fits(unit, what.unit, aim.unit)
        for unit, where in player.units.items()
    )


def _neighbours(game: Table, aim: Aim, what: m.Count, player: Player) -> int:
    if aim.here < 0:
        return 0
    return sum(realm_fits(game, aim, one, what.realm) for one in near(game.state, aim.here))


_TABLE = frozenset(("monsters", "defeated", "foes", "dice", "behind", "neighbours", "symbols"))

READ: dict[str, Reader] = {
    "units": _units,
    "underworld": _in(UNDERWORLD),
    "ready": _in(READY),
    "summoned": _summoned,
    "dwellings": _dwellings,
    "dwelling-elements": lambda game, aim, what, one: len(
        {element_of(game.state, place) for place in one.dwellings}
    ),
    "dwelling-chain": _chain,
    "cards": lambda game, aim, what, one: len(_cards(game, aim, what, one)),
    "card-elements": lambda game, aim, what, one: len(set(_cards(game, aim, what, one))),
    "cards-of-one": _cards_of_one,
    "resource": _resource,
    "resource-kinds": lambda game, aim, what, one: sum(map(bool, one.supply.values())),
    "resources": lambda game, aim, what, one: sum(one.supply.values()) + len(one.hand.cards),
    "treasures": lambda game, aim, what, one: len(one.treasure),
    "stored": _stored,
    "symbols": _symbols,
    "power": _power,
    "tracks": lambda game, aim, what, one: len(one.power),
    "leads": lambda game, aim, what, one: sum(
        sole_leader(game, one, element) for element in game.state.elements
    ),
    "tops": lambda game, aim, what, one: sum(level == 5 for level in one.power.values()),
    "glory": lambda game, aim, what, one: max(0, one.glory),
    "orbs": lambda game, aim, what, one: one.orbs,
    "placed-orbs": lambda game, aim, what, one: sum(held.orbs for held in one.tableau),
    "monsters": lambda game, aim, what, one: sum(
        where >= 0 for where in game.state.monsters.values()
    ),
    "defeated": lambda game, aim, what, one: sum(
        where == GONE for where in game.state.monsters.values()
    ),
    "controlled": lambda game, aim, what, one: sum(
        unit in library().monsters for unit in one.units
    ),
    "quests": lambda game, aim, what, one: len(one.quests),
    "vp": lambda game, aim, what, one: one.vp,
    "foes": lambda game, aim, what, one: _sides(game, aim)[0],
    "fighters": _fighters,
    "dice": lambda game, aim, what, one: _sides(game, aim)[1],
    "behind": lambda game, aim, what, one: _sides(game, aim)[2],
    "neighbours": _neighbours,
}
