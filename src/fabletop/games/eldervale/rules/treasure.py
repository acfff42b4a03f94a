"""Treasure tokens: taking, keeping, slots (EL-RES-11, -12, EL-FREE-4, EL-SLOT)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import msgspec

from ....kernel.ask import Rule, follow, pick
from ....kernel.interrupts import undisturbed
from ..effects.modifiers import TrayLimit
from ..library import library
from ..records import AdventureCard
from ..state import ORB, Held, Place, Player, Realm, Table
from .cashing import cashable, pick_cashing
from .piles import uncover
from .prices import affordable, pay_price
from .standing import changes
from .tiles import tiles

TRAY_LIMIT = 4  # EL-RES-12


def tray_limit(game: Table, player: Player) -> int:
    return TRAY_LIMIT + sum(one.amount for one in changes(game, player, TrayLimit))


# Columns of realms


def columns(game: Table, place: Place) -> list[int]:
    """The columns of a realm that still hold a token."""
    return [number for number, one in enumerate(game.state.realms[place].columns) if one]


def take_top(game: Table, player: Player, place: Place, column: int) -> Rule[None]:
    """EL-ACTION-1: the top token into the tray; the one below becomes face up."""
    token = lift(game, place, column)
    game.tell("took-token", who=player.faction, token=token)
    yield from keep(game, player, token)


def lift(game: Table, place: Place, column: int) -> str:
    """Lift the top token of a column."""
    state = game.state
    realm = state.realms[place]
    shown = list(realm.columns)
    covered = list(realm.covered)
    *rest, token = shown[column]
    if not rest and covered[column]:
        element = tiles()[realm.tile].element
        rest = [uncover(game, state.pools[element], f"treasure-{element}")]
        covered[column] -= 1
        game.reveal()
    shown[column] = tuple(rest)
    state.realms[place] = Realm(realm.tile, tuple(shown), tuple(covered))
    return token


def keep(game: Table, player: Player, token: str) -> Rule[None]:
    """EL-RES-12: at most four in the tray; the new one may be the one cashed."""
    if player.ghost:
        game.state.spent.append(token)
        return
    player.treasure.append(token)
    while len(player.treasure) > TRAY_LIMIT and len(player.treasure) > tray_limit(game, player):
        options = cashable(game, player)
        if player.seat == game.state.active and open_slots(player):
            options |= {f"slot:{one}": partial(slot, game, player, one) for one in player.treasure}
        deed = yield from pick(player.seat, "EL-RES-12", options)
        yield from follow(deed)


# Slots


def shown_costs(token: str) -> list[dict[str, int]]:
    """EL-SLOT-5, -7: what a token on a deposit slot asks for, by choice of the slash."""
    face = library().treasures[token]
    if face.slash:
        return [{kind: 1} for kind in face.shows]
    return [{face.shows[0]: len(face.shows)}]


def open_slots(player: Player) -> dict[str, tuple[int, int]]:
    """EL-FREE-4: every slot of the tableau but those with an orb, by key."""
    found: dict[str, tuple[int, int]] = {}
    for place, held in enumerate(player.tableau):
        for number, token in enumerate(held.slots):
            if token != ORB:
                found[f"slot-on:{held.id}:{number + 1}"] = (place, number)
    return found


def slot(game: Table, player: Player, token: str) -> Rule[None]:
    """EL-FREE-4, EL-SLOT-1: a token from the tray onto a slot; one already there is discarded.

    EL-FREE-3: while one token is being put on a card the others wait.
    """
    choice = pick(player.seat, "EL-FREE-4", open_slots(player), about=token)
    place, number = yield from undisturbed(choice)
    player.treasure.remove(token)
    fill_slot(game, player, place, number, token)
    game.tell("slotted", who=player.faction, token=token, card=player.tableau[place].id)


def fill_slot(game: Table, player: Player, place: int, number: int, thing: str) -> None:
    """EL-SLOT-2: what lies there replaces the printing; the old token is gone without gain."""
    held = player.tableau[place]
    slots = list(held.slots)
    if slots[number]:
        game.state.spent.append(slots[number])
    slots[number] = thing
    player.tableau[place] = msgspec.structs.replace(held, slots=tuple(slots))


def deposit_slot(card: AdventureCard) -> int | None:
    for number, one in enumerate(card.slots):
        if one.kind == "deposit":
            return number
    return None


def deposit_costs(card: AdventureCard, held: Held) -> list[Mapping[str, int]] | None:
    """EL-SLOT-4: empty, the action cannot be performed (None); EL-SLOT-6: an orb costs nothing."""
    number = deposit_slot(card)
    if number is None or held.slots[number] == ORB:
        return [{}]
    token = held.slots[number]
    return list(shown_costs(token)) if token else None


def pay_deposit(
    game: Table,
    player: Player,
    costs: list[Mapping[str, int]],
    base: Mapping[str, int],
    less: int = 0,
    about: str = "",
) -> Rule[None]:
    """EL-SLOT-5: spend what the token shows; a slash is chosen at each use."""
    cost = costs[0]
    if len(costs) > 1:

        def ways() -> dict[str, Mapping[str, int]]:
            return {
                f"pay1:{next(iter(one))}": one
                for one in costs
                if affordable(player, merged(base, one), less)
            }

        cost = yield from pick_cashing(game, player, "EL-SLOT-7", ways, about)
    yield from pay_price(game, player, merged(base, cost), less, about)


def merged(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    found = dict(one)
    for kind, number in other.items():
        found[kind] = found.get(kind, 0) + number
    return found
