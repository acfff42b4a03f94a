"""Mining (EU-MINE)."""

from __future__ import annotations

from functools import cache

from ....kernel.ask import Rule, pick
from ..effects.uses import Use
from ..effects.vocabulary import Cart
from ..fields import mark_of
from ..library import library
from ..state import EuthiaState, Player, Table
from .costs import give_card
from .land import interaction, is_mine, location, monster_on, others_with_interaction
from .room import draw_tiles, keen, settle, take_tile
from .standing import pays_no_fees
from .windows import ready, spend, trigger

CART = 3  # EU-MINE-4
FEE = 1


def may_mine(game: Table, player: Player) -> bool:
    """EU-MINE-1: a liberated mine with none or two own tokens; the fees can be paid."""
    state = game.state
    if not is_mine(location(state, player.at)) or monster_on(state, player.at):
        return False
    if interaction(state, player.at, player.seat) == 1:
        return False
    return can_pay_fees(state, player)


def can_pay_fees(state: EuthiaState, player: Player) -> bool:
    """EU-MINE-2, EU-FREE-3: who cannot pay all may not; EU-COOP-3: a gold card, once."""
    others = others_with_interaction(state, player.at, player.seat)
    if not others or pays_no_fees(state, player):
        return True
    if state.mode == "coop":
        return bool(player.gold.cards)
    return player.coins >= FEE * len(others)


def pay_fees(game: Table, player: Player) -> Rule[None]:
    """EU-MINE-2: one coin to every other player with a token here; EU-COOP-3: a gold card."""
    state = game.state
    others = others_with_interaction(state, player.at, player.seat)
    if not others or pays_no_fees(state, player):
        return
    if state.mode == "coop":
        yield from give_card(game, player, "gold", "EU-COOP-3")
        return
    for seat in others:
        player.coins -= FEE
        state.players[seat].coins += FEE
        game.tell("paid-fee", who=player.hero, to=state.players[seat].hero)


def carts(game: Table, player: Player) -> list[str]:
    """EU-MINE-4: ready tiles with the cart symbol."""
    found = []
    for id in (*player.slots, *player.bags):
        uses = cart_uses(id)
        if not uses or id in player.exhausted or (id in player.bags and not from_bag(id)):
            continue
        if ready(game, player, id, uses):
            found.append(id)
    return found


@cache
def cart_uses(id: str) -> tuple[Use, ...]:
    one = library().tiles.get(id)
    if one is None:
        return ()
    return tuple(use for use in one.uses if any(isinstance(x, Cart) for x in use.effects))


def from_bag(id: str) -> bool:
    return library().tiles[id].kind in ("scroll", "flask", "chest", "supplies", "artifact")


def mine(game: Table, player: Player, source: str = "") -> Rule[None]:
    """EU-MINE-3: pay, mark, take the top tile of the mine's kind; with a cart one of three.
    EU-TIME-2: a tile that granted the action and has a cart too gives both."""
    state = game.state
    kind = location(state, player.at)
    yield from pay_fees(game, player)
    mark = mark_of(player.at, player.seat)
    tokens = state.interactions.get(mark, 0)
    state.interactions[mark] = 1  # EU-MINE-1: none becomes one, two become one
    game.tell("mined", who=player.hero, place=kind)
    look = 1 + keen(game, player, "resource")
    found = carts(game, player)
    if source in player.slots and cart_uses(source):
        found.append(source)
    if found:
        options: dict[str, str] = {f"cart:{id}": id for id in found}
        cart = yield from pick(player.seat, "EU-MINE-4", {**options, "no-cart": ""})
        if cart:  # at most one cart per action
            if cart != source:
                spend(game, player, cart)
            look = CART
    tile = yield from draw_tiles(game, player, kind, look, "EU-MINE-4")
    if tile is not None:
        yield from take_tile(game, player, tile)
    yield from trigger(game, player, "mined")
    yield from settle(game, player)
    assert tokens != 1
