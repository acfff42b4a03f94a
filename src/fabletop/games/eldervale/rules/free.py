"""Free actions of the own turn (EL-FREE) and orbs (EL-ORB)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed, Rule, follow, pick
from ..effects.aim import Aim
from ..effects.registry import effects
from ..library import library
from ..state import ORB, READY, Player, Table, teammate
from .cashing import cashable
from .events import Event
from .magic import echoed, magic_on, playable
from .mimicry import MIMIC
from .paying import can_pay, pay, tell_paid
from .tableau import change, find, movable_auras, move_aura
from .tiles import owed
from .treasure import deposit_slot, fill_slot, open_slots, slot
from .triggers import mimicries, owned
from .uses import exchange_refused, note_refusal


def free_actions(game: Table, player: Player) -> dict[str, Deed]:
    """EL-FREE-2: everything open to the active player between atomic steps."""
    state = game.state
    found: dict[str, Deed] = anytime(game, player)  # EL-FREE-3
    if player.treasure and open_slots(player):
        for token in player.treasure:  # EL-FREE-4
            found[f"slot:{token}"] = partial(slot, game, player, token)
    now = Event("own-turn", player)
    abilities = owned(game, player, now, must=False)
    if abilities:
        found |= abilities
    if player.hand.cards:  # EL-FREE-5
        found |= playable(game, player, now)
    for aura in movable_auras(game, player):  # EL-FREE-6
        found[f"aura:{aura}"] = partial(move_aura, game, player, aura)
    if player.orbs and orb_uses(game, player):
        found["orb"] = partial(use_orb, game, player)
    if MIMIC in player.units:  # EL-VAR-MERC-8
        found |= mimicries(game, player)
    if state.mercenaries:
        found |= hires(game, player)
    if player.tactics == 1 and can_pay(player, owed(library().constants.tactics_recovery)):
        found["tactics"] = partial(recover_tactics, game, player)
    if state.teams:
        found |= exchanges(game, player)
    return found


def anytime(game: Table, player: Player) -> dict[str, Deed]:
    """What a player may do at any time, in other players' turns, too."""
    found = cashable(game, player) if player.treasure else {}
    if player.hand.cards:
        if magic_on("anytime"):
            found |= playable(game, player, Event("anytime"))
        if game.state.echoes:
            found |= echoed(game, player)
    return found


# Orbs


def orb_uses(game: Table, player: Player) -> dict[str, Deed]:
    """EL-ORB-2: reward menu, deposit slot, orb symbol, mercenary."""
    state = game.state
    found: dict[str, Deed] = {}
    for space in library().menu:
        if space not in state.menu:
            found[f"menu:{space}"] = partial(order_reward, game, player, space)
    for held in player.tableau:
        card = library().adventures.get(held.id)
        if card is None:
            continue
        number = deposit_slot(card)
        if number is not None and held.slots[number] != ORB:
            found[f"deposit:{held.id}"] = partial(deposit_orb, game, player, held.id, number)
        if card.orb.symbol != "none" and not held.orb:
            found[f"cover:{held.id}"] = partial(cover, game, player, held.id)
    for mercenary in state.mercenaries:
        if mercenary not in state.released:
            found[f"hire-orb:{mercenary}"] = partial(hire, game, player, mercenary, True)
    for mercenary, turn in player.hired.items():
        if turn:  # EL-ORB-6: also on a mercenary employed for gold
            found[f"hire-orb:{mercenary}"] = partial(hire, game, player, mercenary, True)
    return found


def use_orb(game: Table, player: Player) -> Rule[None]:
    deed = yield from pick(player.seat, "EL-ORB-2", orb_uses(game, player))
    player.orbs -= 1
    yield from follow(deed)


def order_reward(game: Table, player: Player, space: str) -> Rule[None]:
    """EL-ORB-3: the orb stays; nobody can use that space again."""
    game.state.menu.append(space)
    game.tell("ordered", who=player.faction, space=space)
    yield from effects.run(game, Aim(player, space), library().menu[space].effects)


def deposit_orb(game: Table, player: Player, card: str, number: int) -> None:
    """EL-ORB-4: from now on the deposit costs nothing."""
    fill_slot(game, player, find(player, card), number, ORB)
    game.tell("orb-placed", who=player.faction, card=card)


def cover(game: Table, player: Player, card: str) -> None:
    """EL-ORB-5: permanent."""
    change(player, card, orb=True)
    game.tell("orb-placed", who=player.faction, card=card)


# Mercenaries


def hires(game: Table, player: Player) -> dict[str, Deed]:
    """EL-VAR-MERC-2: 1 gold; EL-VAR-MERC-6: not one that went back in this turn."""
    return {
        f"hire:{one}": partial(hire, game, player, one, False)
        for one in game.state.mercenaries
        if one not in game.state.released
        and player.supply["gold"] >= library().mercenaries[one].gold
    }


def hire(game: Table, player: Player, mercenary: str, orb: bool) -> None:
    """EL-FREE-7, EL-VAR-MERC-3: for gold until the next regroup, with an orb for good."""
    state = game.state
    if mercenary in state.mercenaries:
        state.mercenaries.remove(mercenary)  # EL-VAR-MERC-4: nobody else's meanwhile
        player.units[mercenary] = READY
    if not orb:
        price = library().mercenaries[mercenary].gold
        player.supply["gold"] -= price
        tell_paid(game, player, "gold", price)
    player.hired[mercenary] = 0 if orb else state.turns
    game.tell("hired", who=player.faction, unit=mercenary)


# Tactics


def recover_tactics(game: Table, player: Player) -> Rule[None]:
    """EL-FREE-8, EL-VAR-TACTICS-4: 3 swords turn the token to its active side."""
    yield from pay(game, player, owed(library().constants.tactics_recovery), "sword")
    player.tactics = 2
    game.tell("tactics-ready", who=player.faction)


# Teams


def exchanges(game: Table, player: Player) -> dict[str, Deed]:
    """EL-VAR-TEAM-5: one for one, only with cards on both hands."""
    mate = game.state.players[teammate(player.seat)]
    if not mate.hand.cards:
        return {}
    return {
        f"offer:{card}": partial(exchange, game, player, mate, card)
        for card in player.hand.cards
        if not exchange_refused(player, card)
    }


def exchange(game: Table, player: Player, mate: Player, card: str) -> Rule[None]:
    """The teammate agrees by naming a card, or refuses."""
    options = {"refuse": "", **{f"swap-card:{one}": one for one in mate.hand.cards}}
    other = yield from pick(mate.seat, "EL-VAR-TEAM-5", options, about=card)
    if not other:
        note_refusal(player, card)
        return
    if card not in player.hand.cards or other not in mate.hand.cards:
        return  # an imagined table has dealt them to somebody else
    player.hand.take(card)
    mate.hand.take(other)
    player.hand.put(other)
    mate.hand.put(card)
    game.tell("exchanged", who=player.faction, other=mate.faction)
