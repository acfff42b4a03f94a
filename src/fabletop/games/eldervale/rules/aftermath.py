"""After the dice: glory, removal, tactics (EL-BATTLE-13 to -17)."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..effects.aim import Aim
from ..effects.modifiers import Hoard
from ..effects.registry import effects
from ..library import library
from ..state import GONE, MONSTER, Battle, Player, Side, Table
from .counts import all_hold
from .dice import side_of
from .events import Event
from .glory import gain_glory
from .land import units_at
from .monsters import defeat, element_of_monster, homing, send_home
from .power import TOP, gain_power
from .rewards import gain_vp
from .standing import monster_changes
from .underworld import send_to_underworld
from .windows import asked_window, must_use


def settle_winner(game: Table, battle: Battle, winner: Side) -> Rule[None]:
    """EL-BATTLE-13: a monster gains no glory; EL-BATTLE-14: a player gains one."""
    state = game.state
    if winner.seat == MONSTER:
        yield from monster_won(game, battle, winner.monster)
        return
    player = state.players[winner.seat]
    # EL-BATTLE-18: a monster that has left takes no further part, so it is not among the defeated
    beaten_one = battle.monster if side_of(battle, MONSTER) is not None else ""
    yield from take_reward(game, player, beaten_one)
    for unit in units_at(player, battle.at):
        if unit in library().monsters:  # EL-MONSTER-13: a controlled one has won, too
            yield from monster_won(game, battle, unit, player)
    event = Event("won", player, battle.at)
    if not player.ghost:
        yield from must_use(game, player, event)
        yield from asked_window(game, player, event, "EL-BATTLE-14")


def monster_won(
    game: Table, battle: Battle, monster: str, controller: Player | None = None
) -> Rule[None]:
    """What befalls each defeated player when a monster was on the winning side.

    EL-VAR-TEAM-7: it does not befall the teammate of whoever controls it.
    """
    record = library().monsters.get(monster)
    if record is None:
        return
    spared = game.state.mate(controller.seat) if controller is not None else None
    defeated = [side.seat for side in battle.sides if not side.won and side.seat != spared]
    for ability in record.abilities:
        for trigger in ability.triggers:
            if trigger.on != "won" or ability.scope == "while":
                continue
            for seat in game.state.asking_order():
                player = game.state.players[seat]
                aim = Aim(player, monster, record.element or "", battle.at)
                if seat in defeated and not player.ghost and all_hold(game, aim, trigger.when):
                    yield from effects.run(game, aim, trigger.effects)


def take_reward(game: Table, player: Player, monster: str) -> Rule[None]:
    """EL-BATTLE-14: glory, or 1 power in the element of the monster that was defeated."""
    element = element_of_monster(monster) if monster else ""
    if monster and monster_changes(monster, Hoard):
        yield from gain_glory(game, player)  # EL-VAR-MOTHER-7: there is no power alternative
        yield from take_hoard(game, player)
        return
    if not element:
        record = library().monsters.get(monster)
        if record is not None and record.reward and not player.ghost:
            yield from effects.run(game, Aim(player, monster), record.reward)
        else:
            yield from gain_glory(game, player)
        return
    if player.ghost:  # EL-SOLO-6
        power = 0 < player.power.get(element, 0) < TOP
    else:
        options = {"glory": False, f"power:{element}": True}
        power = yield from pick(player.seat, "EL-BATTLE-14", options, about=monster)
    if power:
        yield from gain_power(game, player, element)
    else:
        yield from gain_glory(game, player)


def take_hoard(game: Table, player: Player) -> Rule[None]:
    """EL-VAR-MOTHER-7: one random hoard token, revealed and resolved at once."""
    state = game.state
    if not state.hoard_left:
        return
    token = state.hoard.draw()
    state.hoard_left -= 1
    player.hoard.append(token)
    game.reveal()
    game.tell("took-hoard", who=player.faction, token=token)
    record = library().hoard[token]
    gain_vp(game, player, record.vp)
    if not player.ghost:  # EL-SOLO-9: only the VP printed on it
        yield from effects.run(game, Aim(player, token), record.effects)


def removal(game: Table, battle: Battle) -> Rule[None]:
    """EL-BATTLE-15: defeated units to the Underworld, a defeated monster off the map.

    EL-BATTLE-17: the winner's units stay; dwellings stay in any case.
    """
    state = game.state
    defeated = [side.seat for side in battle.sides if not side.won]
    for seat in state.asking_order():
        if seat not in defeated:
            continue
        player = state.players[seat]
        if not player.ghost:
            event = Event("remove", player, battle.at)
            yield from must_use(game, player, event)
            yield from asked_window(game, player, event, "EL-BATTLE-15")
        if (yield from uses_tactics(game, battle, player)):
            continue
        for unit in units_at(player, battle.at):
            if f"{seat}:{unit}" not in battle.keep:
                yield from spoils(game, battle, unit)  # EL-MONSTER-13: of a controlled one
                yield from send_to_underworld(game, player, unit)
    monster = battle.monster
    if monster and state.monsters.get(monster) == battle.at:
        if MONSTER in defeated:
            yield from beaten(game, battle, monster)
        # EL-VAR-MOTHER-8: after every battle, whatever its result
        if homing(monster) and state.monsters.get(monster, -1) >= 0:
            yield from send_home(game, monster)


def uses_tactics(game: Table, battle: Battle, player: Player) -> Rule[bool]:
    """EL-VAR-TACTICS-2: exhaust the active token, and all units stay; no swords are gained.

    EL-VAR-TACTICS-3: their presence makes no battle due.
    """
    if player.tactics != 2 or player.ghost or not units_at(player, battle.at):
        return False
    options = {"tactics": True, "pass": False}
    if not (yield from pick(player.seat, "EL-VAR-TACTICS-2", options)):
        return False
    player.tactics = 1
    game.tell("used-tactics", who=player.faction)
    return True


def spoils(game: Table, battle: Battle, monster: str) -> Rule[None]:
    """What the victor gains by the card of a monster that is among the defeated."""
    record = library().monsters.get(monster)
    winner = next((side for side in battle.sides if side.won), None)
    if record is None or winner is None or winner.seat == MONSTER:
        return
    player = game.state.players[winner.seat]
    aim = Aim(player, monster, record.element or "", battle.at)
    for ability in record.abilities:
        for trigger in ability.triggers:
            if trigger.on != "remove" or player.ghost or ability.scope == "while":
                continue
            if all_hold(game, aim, trigger.when):
                yield from effects.run(game, aim, trigger.effects)


def beaten(game: Table, battle: Battle, monster: str) -> Rule[None]:
    """The monster is among the defeated."""
    state = game.state
    yield from spoils(game, battle, monster)
    if monster_changes(monster, Hoard):
        if not state.hoard_left:  # EL-VAR-MOTHER-9: with the third token she is defeated for good
            state.monsters[monster] = GONE
            game.tell("monster-defeated", monster=monster)
        return
    yield from defeat(game, monster)
