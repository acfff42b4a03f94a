"""Forecast of a combo or of a damage instance: the rules run on a copy of the table.

Only numbers come out, and only such as everybody could work out from what lies open.
"""

from __future__ import annotations

from copy import copy
from typing import TypeVar

from ....kernel.ask import Request, Rule
from ....kernel.gamedef import Game
from ....kernel.secrecy import Zone
from ..rules.beasts import combat_counts, kind_now, limit_damage, limit_draw, muted
from ..rules.combo import note_colours, worth
from ..rules.damage import lose_points, raise_shields
from ..state import Blow, Fight, Player, Strike, Table, WitcherState
from .models import Harm, Prospect

T = TypeVar("T")


def prospect(state: WitcherState, fight: Fight) -> Prospect | None:
    """The combo of the fight turn in progress; None without one, or when a card has left it."""
    if fight.blow is None or fight.acting < 0 or not whole(fight.blow):
        return None
    game, player, blow = trial(state, fight, fight.blow)
    if not blow.colours:
        note_colours(blow)
    worths = worth(blow.combo, blow.links, muted(game))
    damage = limit_damage(game, player, blow, max(0, worths.damage + blow.damage))
    draw = limit_draw(game, blow, combat_counts(game, player) + worths.draw + blow.draw)
    raise_shields(game, player, blow)
    if blow.dealt >= 0:
        return Prospect(None, None, max(0, draw))
    return Prospect(damage, player.shield, max(0, draw))


def whole(blow: Blow) -> bool:
    return len(blow.combo) == len(blow.links) + 1


def trial(state: WitcherState, fight: Fight, blow: Blow) -> tuple[Table, Player, Blow]:
    """The table with a fight turn that may be changed without anybody noticing."""
    blow, fight, state = copy(blow), copy(fight), copy(state)
    fight.blow, state.fight = blow, fight
    return Game(state, [], False), copy(state.players[fight.acting]), blow


def harm(state: WitcherState, strike: Strike) -> Harm | None:
    """The damage instance about to be applied; None while there is only an attack type."""
    if not strike.amount:
        return None
    game = Game(state, [], False)
    victim = copy(state.players[strike.target])
    victim.hand, victim.deck = loose(victim.hand), loose(victim.deck)
    victim.discard = loose(victim.discard)
    before, sure = victim.shield, bool(victim.shield or victim.deck.cards)
    hand_first = kind_now(game, "hand-first") is not None
    lost = outcome(lose_points(game, victim, strike.amount, hand_first))
    return Harm(before - victim.shield, lost, sure and not hand_first)


def loose(zone: Zone) -> Zone:
    return Zone(zone.audience, list(zone.cards))


def outcome(rule: Rule[T]) -> T:
    """Run a rule to its end with any answers: which cards are chosen changes no number."""
    try:
        asked = next(rule)
        while True:
            assert isinstance(asked, Request)
            asked = rule.send(asked.keys[: asked.least])
    except StopIteration as end:
        result: T = end.value
        return result
