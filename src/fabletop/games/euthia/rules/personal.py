"""Personal tiles (EU-TILES): reveal, learn, move, unlock."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed, Rule, pick
from ..library import library
from ..state import Player, Table
from .belongings import board_of, is_open, is_skill, open_slots, slot_kind, tile
from .gear import can_equip, may_lose, put_on, take_off
from .life import gain_coins
from .standing import discount

REVEAL = 1  # CONST-REVEAL


def hidden_tiles(player: Player) -> list[str]:
    """EU-TILES-2: face-down tiles whose value the hero's reputation reaches."""
    return [id for id in player.pile if tile(id).value <= player.reputation]


def reveal(game: Table, player: Player) -> Rule[None]:
    """EU-TILES-2: all of them for one coin; EU-TILES-3: of equal ones one is kept."""
    gain_coins(game, player, -REVEAL)
    found = hidden_tiles(player)
    values = sorted({tile(id).value for id in found})
    for value in values:
        equal = [id for id in found if tile(id).value == value]
        kept = yield from pick(player.seat, "EU-TILES-3", {f"keep:{id}": id for id in equal})
        for id in equal:
            player.pile.remove(id)
            if id != kept:
                game.state.removed.append(id)
        player.beside.append(kept)  # EU-TILES-4: never lost again
        game.tell("revealed-tile", who=player.hero, thing=kept)


def learning_cost(game: Table, player: Player, id: str) -> int:
    return max(0, (tile(id).buy or 0) - discount(game.state, player, "learn"))


def learn_options(game: Table, player: Player) -> dict[str, Deed]:
    """EU-TILES-5: a revealed skill onto an empty unlocked slot with its symbol."""
    options: dict[str, Deed] = {}
    for id in player.beside:
        one = tile(id)
        if is_skill(one) and learning_cost(game, player, id) <= player.coins:
            for place in open_slots(player, slot_kind(one)):
                if not player.slots[place] and can_equip(player, id, place):
                    options[f"learn:{id}:{place + 1}"] = partial(learn, game, player, id, place)
    return options


def learn(game: Table, player: Player, id: str, place: int) -> None:
    gain_coins(game, player, -learning_cost(game, player, id))
    player.beside.remove(id)
    put_on(player, id, place)
    game.tell("learned", who=player.hero, thing=id)


def shift_options(game: Table, player: Player) -> dict[str, Deed]:
    """EU-TILES-6: free of charge: move personal tiles, or take skills off the board."""
    options: dict[str, Deed] = {}
    for place, id in enumerate(player.slots):
        if not id or not tile(id).hero:
            continue
        for other in open_slots(player, slot_kind(tile(id))):
            if not player.slots[other]:
                options[f"shift:{id}:{other + 1}"] = partial(shift, game, player, place, other)
        if is_skill(tile(id)) and may_lose(player, id):
            options[f"unlearn:{id}"] = partial(unlearn, game, player, place)
    return options


def shift(game: Table, player: Player, place: int, other: int) -> None:
    player.slots[place], player.slots[other] = "", player.slots[place]
    game.tell("shifted", who=player.hero, thing=player.slots[other])


def unlearn(game: Table, player: Player, place: int) -> None:
    """EU-TILES-6: back to the face-up supply, its state kept; learning it again costs again."""
    id = take_off(player, place)
    player.beside.append(id)
    game.tell("unlearned", who=player.hero, thing=id)


def unlock_options(game: Table, player: Player) -> dict[str, Deed]:
    """EU-TILES-8: coins or one essence, exactly what the slot shows; for good."""
    options: dict[str, Deed] = {}
    for place, slot in enumerate(board_of(player).slots):
        if is_open(player, place) or slot.lock is None:
            continue
        price = max(0, slot.lock.coins - discount(game.state, player, "unlock"))
        if slot.lock.essence and slot.lock.essence not in player.loose:
            continue
        if price <= player.coins:
            options[f"unlock:{place + 1}:{slot.kind}"] = partial(unlock, game, player, place, price)
    return options


def unlock(game: Table, player: Player, place: int, price: int) -> None:
    lock = board_of(player).slots[place].lock
    assert lock is not None
    gain_coins(game, player, -price)
    if lock.essence:
        player.loose.remove(lock.essence)
    player.unlocked.append(place)
    game.tell("unlocked", who=player.hero, slot=board_of(player).slots[place].kind)


def own_arms(player: Player) -> list[str]:
    """EU-TILES-7: revealed personal weapons and shields, still to be bought."""
    return [id for id in player.beside if not is_skill(library().tiles[id])]
