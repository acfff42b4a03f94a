"""Cards of the tableau: gaining, losing, orbs, auras, activation (EL-CARD, EL-AURA)."""

from __future__ import annotations

from functools import cache

import msgspec

from ....kernel.ask import Rule, pick
from ..effects import abilities as a
from ..effects.aim import Aim
from ..effects.modifiers import ActivateAs
from ..effects.registry import effects
from ..library import library
from ..records import AdventureCard
from ..state import ORB, Held, Player, Table
from .cashing import gain_shown
from .events import Event
from .paying import can_pay, pay
from .piles import bury, turn_up
from .power import gain_power
from .prices import affordable, discount, pay_price
from .resources import gain_several
from .standing import changes
from .tiles import owed
from .treasure import deposit_costs, merged, pay_deposit
from .units import fits, kind_of
from .windows import fire


def find(player: Player, card: str) -> int:
    """Where in the tableau a card lies."""
    return next(place for place, held in enumerate(player.tableau) if held.id == card)


def change(player: Player, card: str, **fields: str | bool | tuple[str, ...]) -> None:
    place = find(player, card)
    player.tableau[place] = msgspec.structs.replace(player.tableau[place], **fields)


# Gaining and losing


def new_card(card: str) -> Held:
    record = library().adventures[card]
    squares = 1 if isinstance(record.aura, a.Deepen) else len(record.slots)
    return Held(card, ("",) * squares)


def gain_card(game: Table, player: Player, card: str, loser: Player | None = None) -> Rule[None]:
    """EL-CARD-10: into the tableau, 1 power in its element; no limit on the tableau.

    It comes from the offer, or from the tableau of another player.
    """
    record = library().adventures[card]
    owner = yield from team_owner(game, player, card)
    if loser is not None:
        lose_card(game, loser, card)
    elif game.state.offers[record.element] == card:
        game.state.offers[record.element] = ""
    owner.tableau.append(new_card(card))
    game.tell("gained-card", who=owner.faction, card=card)
    yield from gain_power(game, owner, record.element)
    if record.kind == "aura" and not owner.ghost:
        yield from offer_host(game, owner, card)  # EL-AURA-2
    yield from fire(game, Event("card-gained", owner, element=record.element))


def team_owner(game: Table, player: Player, card: str) -> Rule[Player]:
    """EL-VAR-TEAM-6: it may at once be given to the teammate, who then gains the power."""
    mate = game.state.mate(player.seat)
    if mate is None:
        return player
    options = {"keep": player, "give": game.state.players[mate]}
    return (yield from pick(player.seat, "EL-VAR-TEAM-6", options, about=card))


def lose_card(game: Table, player: Player, card: str) -> None:
    """EL-CARD-11: tokens on it are discarded, an orb on it leaves the game, power stays."""
    state = game.state
    held = player.tableau.pop(find(player, card))
    state.spent += held.tokens
    state.orbs_gone += held.orbs
    for place, one in enumerate(player.tableau):
        if one.host == card:  # EL-AURA-6: the aura comes off and stays unattached
            player.tableau[place] = msgspec.structs.replace(one, host="")
    game.tell("lost-card", who=player.faction, card=card)


def to_bottom(game: Table, card: str) -> None:
    """EL-DUNGEON-7: face down to the bottom of its deck."""
    element = library().adventures[card].element
    bury(game, element, card)
    refill(game, element)


def refill(game: Table, element: str) -> None:
    """EL-DUNGEON-4, -6: every deck that has cards shows one."""
    state = game.state
    if not state.offers[element] and state.decks[element].cards:
        state.offers[element] = turn_up(game, element)
        game.reveal()
        game.tell("turned-up", card=state.offers[element])


# Auras


@cache
def auras() -> dict[str, AdventureCard]:
    return {id: card for id, card in library().adventures.items() if card.kind == "aura"}


def hosts(player: Player, aura: str) -> list[str]:
    """EL-AURA-1, EL-AURA-3: cards with a unit symbol, one aura each, never the start card."""
    taken = {held.host for held in player.tableau if held.host}
    box = library().adventures
    return [
        held.id
        for held in player.tableau
        if held.id in box and box[held.id].action is not None and held.id not in taken
    ]


def aura_of(player: Player, card: str) -> tuple[Held, a.AnyAura] | None:
    """The aura that strengthens a card."""
    for held in player.tableau:
        if held.host == card:
            record = library().adventures[held.id]
            assert record.aura is not None
            if record.orb.symbol != "required" or held.orb:
                return held, record.aura
    return None


def offer_host(game: Table, player: Player, aura: str) -> Rule[None]:
    """EL-AURA-2: attached at once, or laid unattached into the tableau."""
    open_hosts = hosts(player, aura)
    if not open_hosts:
        return
    options = {"unattached": "", **{f"host:{one}": one for one in open_hosts}}
    host = yield from pick(player.seat, "EL-AURA-2", options, about=aura)
    if host:
        attach(game, player, aura, host)


def attach(game: Table, player: Player, aura: str, host: str) -> None:
    change(player, aura, host=host)
    game.tell("attached", who=player.faction, card=aura, host=host)


def move_aura(game: Table, player: Player, aura: str) -> Rule[None]:
    """EL-AURA-4, EL-AURA-5: only its full cost moves it; EL-AURA-6: a loose one is free."""
    place = find(player, aura)
    record = library().adventures[aura]
    if player.tableau[place].host:
        less = discount(game, player, "aura", record.element)
        yield from pay_price(game, player, owed(record.cost), less, aura)
        if isinstance(record.aura, a.Deepen):
            game.state.spent += player.tableau[place].tokens
            change(player, aura, slots=("",))
    options = {f"host:{one}": one for one in hosts(player, aura)}
    host = yield from pick(player.seat, "EL-AURA-1", options, about=aura)
    attach(game, player, aura, host)


def movable_auras(game: Table, player: Player) -> list[str]:
    """EL-FREE-6: auras that can be attached, or moved for their cost."""
    found: list[str] = []
    known = auras()
    for held in player.tableau:
        record = known.get(held.id)
        if record is None or not hosts(player, held.id):
            continue
        less = discount(game, player, "aura", record.element) if held.host else 0
        if not held.host or affordable(player, owed(record.cost), less):
            found.append(held.id)
    return found


# Activation


def may_activate(game: Table, player: Player, held: Held, unit: str, symbol: str) -> bool:
    """EL-CARD-1: a worker symbol takes any unit, the others exactly that kind."""
    if symbol == "worker" or kind_of(unit) == symbol:
        return True
    aura = aura_of(player, held.id)
    if aura is not None and isinstance(aura[1], a.OpenTo):
        return True
    return any(
        fits(unit, one.unit) and one.like in ("any", symbol)
        for one in changes(game, player, ActivateAs)
    )


def works(held: Held, card: AdventureCard) -> bool:
    """EL-CARD-13: some cards do nothing until an orb covers the symbol."""
    return card.orb.symbol != "required" or held.orb


def spared(player: Player, card: str) -> int:
    aura = aura_of(player, card)
    return aura[1].discount if aura is not None and isinstance(aura[1], a.OpenTo) else 0


def payable(player: Player, payer: Player, held: Held) -> bool:
    """EL-CARD-3: an action may be chosen only if its costs can be paid."""
    card = library().adventures[held.id]
    if card.action is None or not works(held, card):
        return False
    deposits = deposit_costs(card, held)
    if deposits is None:
        return False
    less = spared(player, held.id) if player is payer else 0
    base = owed(card.action.pay)
    return any(affordable(payer, merged(base, one), less) for one in deposits)


def resolve(game: Table, player: Player, owner: Player, card: str) -> Rule[None]:
    """Pay and do the action of a card once; EL-CARD-2: completely, before anything else.

    EL-DOOR-1: a doorway says by itself what only the sole leader gains.
    """
    held = owner.tableau[find(owner, card)]
    record = library().adventures[card]
    assert record.action is not None
    deposits = deposit_costs(record, held)
    if deposits is None:
        return
    less = spared(owner, card) if player is owner else 0
    yield from pay_deposit(game, player, deposits, owed(record.action.pay), less, card)
    aim = Aim(player, card, record.element)
    game.state.chain.append(card)  # a card cannot set itself off again by way of others
    yield from effects.run(game, aim, record.action.effects)
    if held.orb and record.orb.symbol == "upgrade":
        yield from effects.run(game, aim, record.orb.effects)
    game.state.chain.remove(card)


def activate(game: Table, player: Player, card: str) -> Rule[None]:
    """EL-CARD-4: use the action of a card, strengthened by its aura."""
    game.tell("activated", who=player.faction, card=card)
    found = aura_of(player, card)
    aura = found[1] if found is not None else None
    if isinstance(aura, a.DoubleOrNothing):
        face = game.chance.die("aura")
        game.tell("rolled-die", who=player.faction, face=face)
        times = 2 if face >= aura.at_least else 0
        for _ in range(times):
            if payable(player, player, player.tableau[find(player, card)]):
                yield from resolve(game, player, player, card)
        return
    yield from resolve(game, player, player, card)
    if found is not None and any(held.id == found[0].id for held in player.tableau):
        yield from strengthen(game, player, card, found[0].id)


def strengthen(game: Table, player: Player, card: str, id: str) -> Rule[None]:
    """What an aura adds after its host was resolved."""
    record = library().adventures[id]
    match record.aura:
        case a.Also():
            yield from effects.run(game, Aim(player, id, record.element), record.aura.effects)
        case a.Deepen():
            yield from gain_deepened(game, player, id, record.aura)
        case a.Again():
            yield from offer_again(game, player, card, id, record.aura)
        case _:  # the others work before or after the activation
            pass


def gain_deepened(game: Table, player: Player, id: str, aura: a.Deepen) -> Rule[None]:
    """EL-SLOT-3: the gain slot that the aura adds."""
    token = player.tableau[find(player, id)].slots[0]
    if token and token != ORB:
        yield from gain_shown(game, player, token)
    else:
        yield from gain_several(game, player, owed(aura.bag))


def offer_again(game: Table, player: Player, card: str, id: str, aura: a.Again) -> Rule[None]:
    """Pay the aura's price and resolve the host once more."""
    held = next((one for one in player.tableau if one.id == card), None)
    price = owed(aura.pay)
    if held is None or not can_pay(player, price) or not payable(player, player, held):
        return
    options = {"again": True, "pass": False}
    if (yield from pick(player.seat, "EL-AURA-1", options, about=id)):
        yield from pay(game, player, price, id)
        if payable(player, player, held):
            yield from resolve(game, player, player, card)
