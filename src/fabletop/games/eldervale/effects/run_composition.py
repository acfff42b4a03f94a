"""What composed effects do: choices, conditions, gambles, effects for others, lent modifiers."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..rules.counts import holds
from ..state import Side, Table
from . import vocabulary as e
from .aim import Aim
from .registry import effects

CHOICE = "EL-GEN-1"  # questions that an effect asks


@effects.on(e.Choose)
def run_choose(game: Table, aim: Aim, effect: e.Choose) -> Rule[None]:
    options = {
        f"option:{aim.source}-{number}": some for number, some in openings(game, aim, effect)
    }
    if options:
        some = yield from pick(aim.player.seat, CHOICE, options, about=aim.source)
        yield from effects.run(game, aim, some)


def openings(game: Table, aim: Aim, effect: e.Choose) -> list[tuple[int, tuple[e.AnyEffect, ...]]]:
    """EL-GEN-13: options whose first effect can be done; if there is none, as EL-GEN-1."""
    numbered = list(enumerate(effect.of, 1))
    found = [(n, some) for n, some in numbered if effects.possible(game, aim, some[:1])]
    return found or [(n, some) for n, some in numbered if effects.possible(game, aim, some)]


@effects.possible_if(e.Choose)
def can_choose(game: Table, aim: Aim, effect: e.Choose) -> bool:
    return any(effects.possible(game, aim, some) for some in effect.of)


@effects.on(e.When)
def run_when(game: Table, aim: Aim, effect: e.When) -> Rule[None]:
    met = holds(game, aim, effect.condition)
    yield from effects.run(game, aim, effect.effects if met else effect.otherwise)


@effects.possible_if(e.When)
def can_when(game: Table, aim: Aim, effect: e.When) -> bool:
    met = holds(game, aim, effect.condition)
    return effects.possible(game, aim, effect.effects if met else effect.otherwise)


@effects.on(e.Gamble)
def run_gamble(game: Table, aim: Aim, effect: e.Gamble) -> Rule[None]:
    face = game.chance.die("gamble")
    game.tell("rolled-die", who=aim.player.faction, face=face)
    lucky = face >= effect.at_least
    yield from effects.run(game, aim, effect.effects if lucky else effect.otherwise)


@effects.on(e.Others)
def run_others(game: Table, aim: Aim, effect: e.Others) -> Rule[None]:
    """EL-VAR-TEAM-7: the teammate is no opponent."""
    state = game.state
    battle = state.battle
    for seat in state.asking_order():
        other = state.players[seat]
        if effect.who == "foes":
            sides: list[Side] = battle.sides if battle is not None else []
            own = aim.side.seat if aim.side is not None else aim.player.seat
            if state.allied(own, seat) or all(side.seat != seat for side in sides):
                continue
        elif seat in (aim.player.seat, state.mate(aim.player.seat)):
            continue
        if not other.ghost:
            yield from effects.run(game, aim.as_player(other), effect.effects)


@effects.on(e.Grant)
def run_grant(game: Table, aim: Aim, effect: e.Grant) -> None:
    player = aim.player
    lent = player.granted if effect.until == "turn" else player.granted_now
    lent.append(effect.modifier)
