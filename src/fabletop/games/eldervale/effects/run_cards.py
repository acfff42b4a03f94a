"""What effects do with adventure cards."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.ask import Rule, pick
from ..library import library
from ..rules.dungeon import burn, buy, buyable
from ..rules.levels import sole_leader
from ..rules.resources import gain_several
from ..rules.standing import changes
from ..rules.tableau import activate, gain_card, lose_card, payable, refill, resolve, to_bottom
from ..rules.tiles import owed
from ..state import Held, Player, Table
from . import vocabulary as e
from .aim import Aim
from .modifiers import Shielded
from .registry import effects

CHOICE = "EL-GEN-1"


@effects.on(e.BuyCard)
def run_buy(game: Table, aim: Aim, effect: e.BuyCard) -> Rule[None]:
    found = offered(game, aim, effect)
    if not found:
        return
    options: dict[str, str] = {f"buy:{card}": card for card in found}
    options["pass"] = ""
    card = yield from pick(aim.player.seat, CHOICE, options, about=aim.source)
    if card:
        yield from buy(game, aim.player, card, game.state.placed_by(aim.player), effect.discount)
        refill(game, library().adventures[card].element)  # EL-DUNGEON-6


def offered(game: Table, aim: Aim, effect: e.BuyCard) -> list[str]:
    """Face-up cards of the element named that can be paid for."""
    player, wanted = aim.player, effect.element
    named = aim.element if wanted == "this" else wanted
    element = "" if wanted in ("any", "led") else named
    found = buyable(game, player, game.state.placed_by(player), effect.discount, element)
    if wanted == "led":
        box = library().adventures
        found = [card for card in found if sole_leader(game, player, box[card].element)]
    return found


@effects.possible_if(e.BuyCard)
def can_buy(game: Table, aim: Aim, effect: e.BuyCard) -> bool:
    return bool(offered(game, aim, effect))


@effects.on(e.Burn)
def run_burn(game: Table, aim: Aim, effect: e.Burn) -> Rule[None]:
    burned: list[str] = []
    for _ in range(effect.amount):
        options = {
            f"burn:{card}": element
            for element, card in game.state.offers.items()
            if card and element not in burned
        }
        if not options:
            break
        element = yield from pick(aim.player.seat, CHOICE, options, about=aim.source)
        burned.append(element)
        burn(game, game.state.offers[element])
    for element in burned:
        refill(game, element)


def adventure_cards(player: Player) -> Iterator[Held]:
    """EL-CARD-9: start cards are never meant."""
    return (held for held in player.tableau if held.id in library().adventures)


def exposed(game: Table, aim: Aim) -> list[tuple[Player, Held]]:
    """Adventure cards of opponents that are not shielded."""
    return [
        (owner, held)
        for owner in game.state.opponents(aim.player.seat)
        if not any(change.what == "cards" for change in changes(game, owner, Shielded))
        for held in adventure_cards(owner)
    ]


@effects.on(e.DropCard)
def run_drop(game: Table, aim: Aim, effect: e.DropCard) -> Rule[None]:
    player = aim.player
    if effect.whose == "own":
        options: dict[str, str] = {f"drop:{held.id}": held.id for held in adventure_cards(player)}
        if not options:
            return
        options["pass"] = ""
        card = yield from pick(player.seat, CHOICE, options, about=aim.source)
        if card:
            lose_card(game, player, card)
            to_bottom(game, card)
            yield from effects.run(game, aim, effect.effects)
        return
    targets = {f"drop:{held.id}": (owner, held.id) for owner, held in exposed(game, aim)}
    if targets:
        owner, card = yield from pick(player.seat, CHOICE, targets, about=aim.source)
        lose_card(game, owner, card)
        to_bottom(game, card)
        yield from gain_several(game, owner, owed(effect.consolation))


@effects.possible_if(e.DropCard)
def can_drop(game: Table, aim: Aim, effect: e.DropCard) -> bool:
    if effect.whose == "own":
        return any(True for _ in adventure_cards(aim.player))
    return bool(exposed(game, aim))


@effects.on(e.TakeCard)
def run_take_card(game: Table, aim: Aim, effect: e.TakeCard) -> Rule[None]:
    options = {
        f"take-card:{held.id}": (owner, held.id) for owner, held in takeable(game, aim, effect)
    }
    if options:
        owner, card = yield from pick(aim.player.seat, CHOICE, options, about=aim.source)
        yield from gain_card(game, aim.player, card, owner)
        yield from gain_several(game, owner, owed(effect.consolation))


def takeable(game: Table, aim: Aim, effect: e.TakeCard) -> list[tuple[Player, Held]]:
    box = library().adventures
    return [
        (owner, held)
        for owner, held in exposed(game, aim)
        if box[held.id].cost.size <= effect.cost and not held.orbs
    ]


@effects.possible_if(e.TakeCard)
def can_take_card(game: Table, aim: Aim, effect: e.TakeCard) -> bool:
    return bool(takeable(game, aim, effect))


@effects.on(e.Activate)
def run_activate(game: Table, aim: Aim, effect: e.Activate) -> Rule[None]:
    found = activatable(game, aim, effect)
    if found:
        options = {f"do:{card}": card for card in found}
        card = yield from pick(aim.player.seat, CHOICE, options, about=aim.source)
        yield from activate(game, aim.player, card)


def activatable(game: Table, aim: Aim, effect: e.Activate) -> list[str]:
    player = aim.player
    found = []
    for held in adventure_cards(player):
        action = library().adventures[held.id].action
        if action is None or held.id == aim.source or held.id in game.state.chain:
            continue
        if effect.symbol not in ("any", action.symbol) or not payable(player, player, held):
            continue
        if effect.used or held.id not in player.acted:
            found.append(held.id)
    return found


@effects.possible_if(e.Activate)
def can_activate(game: Table, aim: Aim, effect: e.Activate) -> bool:
    return bool(activatable(game, aim, effect))


@effects.on(e.Borrow)
def run_borrow(game: Table, aim: Aim, effect: e.Borrow) -> Rule[None]:
    found = borrowable(game, aim, effect)
    if found:
        options = {f"do:{held.id}": (owner, held.id) for owner, held in found}
        owner, card = yield from pick(aim.player.seat, CHOICE, options, about=aim.source)
        yield from resolve(game, aim.player, owner, card)
        yield from gain_several(game, owner, owed(effect.fee))


def borrowable(game: Table, aim: Aim, effect: e.Borrow) -> list[tuple[Player, Held]]:
    found = []
    for owner in game.state.opponents(aim.player.seat):
        for held in adventure_cards(owner):
            action = library().adventures[held.id].action
            if action is None or effect.symbol not in ("any", action.symbol):
                continue
            if payable(owner, aim.player, held) and not owner.ghost:
                found.append((owner, held))
    return found


@effects.possible_if(e.Borrow)
def can_borrow(game: Table, aim: Aim, effect: e.Borrow) -> bool:
    return bool(borrowable(game, aim, effect))
