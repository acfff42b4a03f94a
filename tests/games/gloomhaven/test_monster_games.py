"""Monsters in whole games: every turn ends as the solver says, on every map of the box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import fabletop
from fabletop.bots import make
from fabletop.bots.play import play_out
from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.monsters.from_state import (
    abilities_of,
    attack_shape,
    can_attack_with,
    jumps,
    position_for,
)
from fabletop.games.gloomhaven.monsters.insight import insight, points_of
from fabletop.games.gloomhaven.monsters.outcomes import turn_of
from fabletop.games.gloomhaven.monsters.turn import automated_turn
from fabletop.games.gloomhaven.rules import turn as turns
from fabletop.games.gloomhaven.rules.figures import gone
from fabletop.games.gloomhaven.state import Figure, Table


class Witness:
    """Stands beside every automated turn of "Move, Attack" and compares it with the solver."""

    def __init__(self) -> None:
        self.before = automated_turn
        self.seen = 0
        self.moved = 0

    def turn(self, game: Table, figure: Figure) -> Iterator[Any]:
        state = game.state
        lines = abilities_of(state, figure)
        kinds = [type(one) for one in lines]
        plain = kinds == [e.Move, e.Attack] and not any(one.augments for one in lines)
        if not plain or "stun" in figure.conditions:
            yield from self.before(game, figure)
            return
        position = position_for(state, figure, jump=jumps(state, figure, lines))
        attack = lines[1] if can_attack_with(state, figure, lines[1]) else None
        assert attack is None or isinstance(attack, e.Attack)
        shape = None if attack is None else attack_shape(state, figure, attack)
        outcomes = turn_of(position, shape, points_of(state, figure, lines))
        assert set(insight(state, figure).ends) <= {one.end for one in outcomes}
        start, tiles = figure.at, state.overlays
        yield from self.before(game, figure)
        if not gone(state, figure) and state.overlays == tiles:  # no trap has stopped it
            assert figure.at in {one.end for one in outcomes}
            self.seen += 1
            self.moved += figure.at != start


@pytest.mark.rule("GH-FOCUS-01", "GH-MMOVE-06")
@pytest.mark.parametrize("scenario", ["1", "3", "9", "14", "20"])
def test_turns_of_real_games_end_as_the_solver_says(
    scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    witness = Witness()
    monkeypatch.setattr(turns, "automated_turn", witness.turn)
    for seed in range(3):
        session = fabletop.new("gloomhaven", 2, seed, {"scenario": scenario}, log=False)
        play_out(session, [make("random", 2 * seed + seat) for seat in range(2)])
    assert witness.seen > 0
    assert witness.moved > 0
