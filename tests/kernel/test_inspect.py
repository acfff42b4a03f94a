"""Inspection of a checkpoint that comes in somebody's file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from fabletop import BadJournal, Journal
from fabletop.kernel.gamedef import GameDef
from fabletop.kernel.session import Session
from fabletop.kernel.session.replay import resume

from .toy import TOY

Fair = Callable[..., Session]


def _file(session: Session) -> Journal:
    return Journal.from_json(session.save())


def _refused(file: Journal, game: GameDef = TOY) -> str:
    with pytest.raises(BadJournal) as refused:
        resume(game, file, foreign=True)
    assert refused.value.fault == "position"
    return str(refused.value)


def test_an_honest_checkpoint_goes_on(fair: Fair) -> None:
    session = fair(20)
    assert resume(TOY, _file(session), foreign=True).digest == session.digest


@pytest.mark.parametrize(
    "chance",
    [
        {"fixed": {"die": [6]}},
        {"streams": {"die": -1}},
        {"streams": {"die": 1 << 64}},
        {"uses": -1},
    ],
)
def test_luck_that_was_tampered_with_is_refused(fair: Fair, chance: dict[str, Any]) -> None:
    file = _file(fair(20))
    assert file.checkpoint is not None
    file.checkpoint.state["chance"].update(chance)
    if chance != {"streams": {"die": 1 << 64}}:
        resume(TOY, file)  # trusted, it would be taken
    with pytest.raises(BadJournal):
        resume(TOY, file, foreign=True)


def test_seats_that_nobody_has_are_refused(fair: Fair) -> None:
    file = _file(fair(20))
    file.choices[0] = file.choices[0]._replace(seat=10**15)
    assert "no seat" in _refused(file)
    file = _file(fair(20))
    file.seats = 10**15
    assert "players" in _refused(file)


def test_a_chronicle_for_strangers_is_refused(fair: Fair) -> None:
    file = _file(fair(20))
    assert file.checkpoint is not None
    file.checkpoint.lines = [["line", {}, 1 << 40]]
    assert "chronicle" in _refused(file)


def test_a_game_says_what_else_is_impossible(fair: Fair) -> None:
    rules = replace(TOY.rules, inspect=lambda state, seats: "the dice are loaded")
    assert "the dice are loaded" in _refused(_file(fair(20)), replace(TOY, rules=rules))
