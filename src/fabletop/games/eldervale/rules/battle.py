"""Battles, step by step (EL-BATTLE)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed, Rule, follow, pick, pick_some
from ....kernel.moments import PASS
from ..effects.aim import Aim
from ..effects.modifiers import Forbid, JoinReach
from ..effects.registry import effects
from ..library import library
from ..state import MONSTER, Battle, Place, Player, Side, Table, team_of
from . import dice
from .aftermath import removal, settle_winner
from .counts import all_hold
from .dice import side_of
from .events import Event
from .free import anytime, free_actions
from .ghost_choices import choose_join, choose_swords
from .land import distances, monster_at, units_at
from .magic import playable
from .monsters import element_of_monster
from .paying import pay
from .standing import changes, changes_here, monster_changes
from .triggers import owned
from .units import fits, kind_of
from .windows import REST, asked_window, must_use, rest, worth_a_question

# Before the battle


def sides_at(game: Table, place: Place) -> int:
    """EL-BATTLE-2: players with units there, and the monster.

    EL-VAR-TEAM-8: teammates by themselves have no battle, so a team counts once here.
    """
    state = game.state
    seats = [player.seat for player in state.players if place in player.units.values()]
    players = len({team_of(seat) for seat in seats}) if state.teams else len(seats)
    return players + bool(monster_at(state, place))


def pending_step(game: Table) -> Rule[None]:
    """EL-BATTLE-2: after the realm action; effects may still prevent the battle."""
    state = game.state
    if not state.due:
        state.phase = "late"
        return
    place = state.due[0]
    if len(state.due) > 1 and not state.player.ghost:  # EL-BATTLE-3: the active player's order
        options = {f"battle-at:{state.realms[one].tile}": one for one in state.due}
        place = yield from pick(state.active, "EL-BATTLE-3", options)
    state.cancelled = False
    event = Event("battle-pending", here=place)
    if sides_at(game, place) > 1:
        for seat in state.asking_order():  # D-28
            player = state.players[seat]
            more = partial(own_turn, game, player)
            yield from asked_window(game, player, event, "EL-BATTLE-2", more)
            if state.cancelled:
                break
    state.due.remove(place)
    if state.cancelled or sides_at(game, place) < 2:
        game.tell("battle-cancelled", realm=state.realms[place].tile)
        return
    state.battle = Battle(place, waiting=list(state.asking_order()))
    state.phase = "battle"
    game.tell("battle-began", realm=state.realms[place].tile)


def current(game: Table) -> Battle:
    battle = game.state.battle
    assert battle is not None
    return battle


def battle_step(game: Table) -> Rule[None] | None:
    """The next part of the battle."""
    battle = current(game)
    return STAGES[battle.stage](game, battle)


# Step 1


# A step in which nothing was asked goes on into the next by itself: no checkpoint is needed there


def join_step(game: Table, battle: Battle) -> Rule[None]:
    """EL-BATTLE-4: each player once decides which units from adjacent realms relocate here."""
    if not battle.waiting:
        battle.stage = "dice"
        yield from dice_step(game, battle)
        return
    player = game.state.players[battle.waiting[0]]
    if player.ghost:
        choose_join(game, player, battle, joiners(game, battle, player))
    else:
        yield from join(game, battle, player)
    battle.waiting.pop(0)


def join(game: Table, battle: Battle, player: Player) -> Rule[None]:
    event = Event("join", player, battle.at)
    if any(where >= 0 for where in player.units.values()):
        more = partial(own_turn, game, player)
        yield from asked_window(game, player, event, "EL-BATTLE-4", more)
    if forbidden(game, battle, player, "join"):
        return
    units = joiners(game, battle, player)
    if not units:
        return
    chosen = yield from pick_some(player.seat, "EL-BATTLE-4", _keys(game, player, units))
    for unit in chosen:
        player.units[unit] = battle.at
        game.tell("joined", who=player.faction, unit=kind_of(unit))


def own_turn(game: Table, player: Player) -> dict[str, Deed]:
    """EL-FREE-9: the active player may use every free action between battle steps."""
    if player.seat == game.state.active:
        return free_actions(game, player)
    return anytime(game, player)


def joiners(game: Table, battle: Battle, player: Player) -> list[str]:
    steps = distances(game.state.hexes, battle.at)
    further = changes(game, player, JoinReach)
    return [
        unit
        for unit, where in player.units.items()
        if where >= 0
        and 0 < steps[where] <= max([1, *(one.reach for one in further if fits(unit, one.unit))])
    ]


def _keys(game: Table, player: Player, units: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for unit in units:
        tile = game.state.realms[player.units[unit]].tile
        key = f"join:{kind_of(unit)}:{tile}"
        number = 2
        while key in found:
            key = f"join:{kind_of(unit)}:{tile}:{number}"
            number += 1
        found[key] = unit
    return found


def forbidden(game: Table, battle: Battle, player: Player, what: str) -> bool:
    """Something an opponent fights with forbids it; EL-VAR-TEAM-7: a teammate's does not."""
    for other in game.state.opponents(player.seat):
        if battle.at not in other.units.values():
            continue
        for change, _ in changes_here(game, other, Forbid):
            if change.what == what and dice.has_fighter(other, battle.at, change.unit):
                return True
    monster = monster_at(game.state, battle.at)
    return bool(monster) and any(one.what == what for one in _monster_forbids(monster))


def _monster_forbids(monster: str) -> tuple[Forbid, ...]:
    return monster_changes(monster, Forbid)


# Steps 2 and 3


def dice_step(game: Table, battle: Battle) -> Rule[None]:
    """EL-BATTLE-5: dice by units and dwellings; then monsters' own abilities."""
    state = game.state
    dice.count_sides(game, battle)
    if len(battle.sides) < 2:
        end_battle(game)
        return
    for side in battle.sides:
        game.tell("has-dice", who=dice.name_of(game, side), number=side.pool)
    yield from monster_acts(game, battle, "dice")
    battle.stage = "swords"
    seats = [side.seat for side in battle.sides]
    battle.waiting = [
        seat for seat in state.asking_order() if seat in seats or state.mate(seat) in seats
    ]


def monster_acts(game: Table, battle: Battle, window: str) -> Rule[None]:
    """A monster's abilities for its own side; the active player chooses for it."""
    side = next((one for one in battle.sides if one.monster), None)
    if side is None or side.monster not in library().monsters:
        return
    aim = Aim(
        game.state.player, side.monster, element_of_monster(side.monster), battle.at, "", side
    )
    for ability in library().monsters[side.monster].abilities:
        for trigger in ability.triggers:
            if trigger.on != window or ability.scope == "while":
                continue
            if all_hold(game, aim, trigger.when):
                game.tell("monster-acts", monster=side.monster)
                yield from effects.run(game, aim, trigger.effects)


def swords_step(game: Table, battle: Battle) -> Rule[None]:
    """EL-BATTLE-8: in the order of step 1, swords and abilities that add dice."""
    if not battle.waiting:
        battle.stage = "roll"
        yield from roll_step(game, battle)
        return
    player = game.state.players[battle.waiting[0]]
    side = side_of(battle, player.seat)
    if player.ghost:
        choose_swords(game, player, battle)
    else:
        if side is not None:
            yield from must_use(game, player, Event("dice", player, battle.at))
        yield from announce_swords(game, battle, player, side)
    battle.waiting.pop(0)


def announce_swords(game: Table, battle: Battle, player: Player, side: Side | None) -> Rule[None]:
    """EL-BATTLE-8: abilities and spells that add dice, then how many swords to spend.

    EL-VAR-TEAM-9: dice for the teammate are no announcement; own swords may follow them.
    """
    event = Event("dice", player, battle.at)
    quiet = player.quiet == game.state.turns
    while True:
        adding: dict[str, Deed] = {}
        if side is not None:
            adding |= owned(game, player, event, must=False)
            if not quiet:
                adding |= playable(game, player, event)
        swords: dict[str, Deed] = {}
        aid: dict[str, Deed] = {}
        if not forbidden(game, battle, player, "swords"):
            swords, aid = own_swords(game, battle, player), aid_for_mate(game, battle, player)
        hidden = side is not None and not quiet and bool(player.hand.cards)
        free = own_turn(game, player)
        if not (adding or swords or aid or hidden) and (
            quiet or not (could_arm(game, battle, player) or worth_a_question(game, player, free))
        ):
            return
        options: dict[str, Deed | None] = {**adding, **swords, **aid, **free}
        options[PASS] = None
        if hidden:
            options[REST] = partial(rest, game, player)
        keys = {one: one for one in options}
        key = yield from pick(player.seat, "EL-BATTLE-8", keys, always=hidden)
        deed = options[key]
        if deed is None:
            return
        yield from follow(deed)
        if key in swords or key == REST:  # announced
            return


def own_swords(game: Table, battle: Battle, player: Player) -> dict[str, Deed]:
    """EL-BATTLE-8: how many swords may be announced."""
    side = side_of(battle, player.seat)
    if side is None:
        return {}
    each = dice.dice_per_sword(game, player, battle.at)
    return sword_options(game, player, side, "swords", each)


def aid_for_mate(game: Table, battle: Battle, player: Player) -> dict[str, Deed]:
    """EL-VAR-TEAM-9: swords for the teammate, even without taking part."""
    mate = game.state.mate(player.seat)
    side = side_of(battle, mate) if mate is not None else None
    return {} if side is None else sword_options(game, player, side, "aid", 1)


def sword_options(game: Table, player: Player, side: Side, verb: str, each: int) -> dict[str, Deed]:
    """EL-BATTLE-8: gold counts as a sword; no paying for dice above 6."""
    have = player.supply["sword"] + player.supply["gold"]
    useful = -(-(dice.MOST - side.pool) // each)
    return {
        f"{verb}:{number}": partial(spend_swords, game, player, side, number, each)
        for number in range(1, min(have, useful) + 1)
    }


def could_arm(game: Table, battle: Battle, player: Player) -> bool:
    """EL-FREE-3: without swords at hand, but with treasure that shows some."""
    faces = library().treasures
    if not any(kind in ("sword", "gold") for one in player.treasure for kind in faces[one].shows):
        return False
    own = (player.seat, game.state.mate(player.seat))
    useful = any(side.seat in own and side.pool < dice.MOST for side in battle.sides)
    return useful and not forbidden(game, battle, player, "swords")


def spend_swords(game: Table, player: Player, side: Side, number: int, each: int) -> Rule[None]:
    here = game.state.realms[current(game).at].tile
    yield from pay(game, player, {"sword": number}, here, told=False)
    dice.add_dice(side, number * each)
    game.tell("spent-swords", who=player.faction, number=number, dice=side.pool)


# Step 4


def roll_step(game: Table, battle: Battle) -> Rule[None]:
    still_there(game, battle)
    if len(battle.sides) < 2:
        end_battle(game)
        return
    dice.roll(game, battle)
    battle.stage = "rolled"
    yield from monster_acts(game, battle, "rolled")
    for seat in game.state.asking_order():
        if side_of(battle, seat) is not None:
            player = game.state.players[seat]
            yield from must_use(game, player, Event("rolled", player, battle.at))
    battle.waiting = [
        seat for seat in game.state.asking_order() if side_of(battle, seat) is not None
    ]


def still_there(game: Table, battle: Battle) -> None:
    """EL-BATTLE-18: whoever has no unit left here takes no further part."""
    state = game.state
    battle.sides = [
        side
        for side in battle.sides
        if (
            state.monsters.get(side.monster) == battle.at
            if side.seat == MONSTER
            else units_at(state.players[side.seat], battle.at)
        )
    ]


def rolled_step(game: Table, battle: Battle) -> Rule[None]:
    """EL-BATTLE-10: rerolls and changes, until all pass in succession (EL-GEN-4)."""
    if not battle.waiting:
        battle.stage = "winner"
        yield from winner_step(game, battle)
        return
    seat = battle.waiting[0]
    player = game.state.players[seat]
    acted = yield from rolled_window(game, battle, player)
    battle.waiting.pop(0)
    if acted:
        order = [one for one in game.state.asking_order() if side_of(battle, one) is not None]
        at = order.index(seat) if seat in order else 0
        battle.waiting = order[at + 1 :] + order[:at]


def rolled_window(game: Table, battle: Battle, player: Player) -> Rule[bool]:
    event = Event("rolled", player, battle.at)
    if forbidden(game, battle, player, "rerolls"):  # EL-FREE-9: only this, no free action
        if player.seat != game.state.active:
            return False
        event = Event("own-turn", player)
    return (
        yield from asked_window(
            game, player, event, "EL-BATTLE-10", partial(own_turn, game, player)
        )
    )


# Steps 5 to 7


def winner_step(game: Table, battle: Battle) -> Rule[None]:
    """EL-BATTLE-16: glory (step 6) before removal (step 7)."""
    still_there(game, battle)
    if len(battle.sides) < 2:  # EL-BATTLE-18: no winner, no glory, no removal
        end_battle(game)
        return
    winner = dice.best(game, battle)
    if winner is not None:
        winner.won = True
        game.tell("won-battle", who=dice.name_of(game, winner))
        yield from settle_winner(game, battle, winner)
    else:  # EL-BATTLE-12: all are defeated
        game.tell("all-defeated")
    battle.stage = "removal"


def removal_step(game: Table, battle: Battle) -> Rule[None]:
    yield from removal(game, battle)
    end_battle(game)


def end_battle(game: Table) -> None:
    state = game.state
    for player in state.players:
        player.granted_now.clear()
    state.battle = None
    state.phase = "pending"
    game.tell("battle-over")


STAGES = {
    "join": join_step,
    "dice": dice_step,
    "swords": swords_step,
    "roll": roll_step,
    "rolled": rolled_step,
    "winner": winner_step,
    "removal": removal_step,
}
