"""The projected score: what the end would bring now, as far as a seat can know (EL-SCORE)."""

from __future__ import annotations

import pytest

import fabletop
from fabletop.bots import GreedyBot
from fabletop.games.eldervale.rules.ending import score
from fabletop.kernel.gamedef import Game
from fabletop.kernel.session import Session

from .scene import Scene

PAUSES = 8  # looks at each game


def looks(seed: int, seats: int) -> list[Session]:
    """A greedy game, now and then forked."""
    session = fabletop.new("eldervale", seats, seed)
    bots = [GreedyBot(seed + seat) for seat in range(seats)]
    found = []
    for choice in range(360):
        if session.over:
            break
        request = next(one for one in session.requests if not one.optional)
        session.answer(request.seat, bots[request.seat].choose(session, request))
        if choice % (360 // PAUSES) == 40:
            found.append(session.fork())
    return found


@pytest.fixture(scope="module")
def games() -> list[Session]:
    return looks(12, 3)


@pytest.mark.rule("EL-SCORE-1", "EL-SCORE-2", "EL-SCORE-3", "EL-SCORE-4", "EL-SCORE-5")
def test_el_score_own_projection_is_what_scoring_gives(games: list[Session]) -> None:
    known = 0
    for session in games:
        seen = [session.view(seat).players[seat].ahead for seat in range(3)]
        everyone = session.view(None).players
        fork = session.fork()
        score(Game(fork.state, [], recording=False))
        for seat, sheet in enumerate(fork.state.sheet):
            assert seen[seat] == sheet[1:]
            assert everyone[seat].ahead == (*sheet[1:-1], 0)
            known += sheet[-1] > 0
    assert known, "no prophecy was ever fulfilled: the games are too short"


def test_a_projection_is_the_same_on_every_table_the_seat_can_imagine(
    games: list[Session],
) -> None:
    for session in games:
        for seat in range(3):
            told = [one.ahead for one in session.view(seat).players]
            for seed in range(3):
                dream = session.imagine(seat, seed)
                assert [one.ahead for one in dream.view(seat).players] == told


def test_looking_changes_nothing(games: list[Session]) -> None:
    for session in games:
        before = session.digest
        for seat in (None, 0, 1, 2):
            session.view(seat)
        assert session.digest == before


def test_el_score_6_a_prophecy_counts_for_its_holder_alone(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.hold(table.a, "prophecy-of-hearths")
    table.a.dwellings.extend([0, 1, 2, 3])
    assert table.session.view(0).players[0].ahead[-1] == 6
    assert table.session.view(1).players[0].ahead[-1] == 0
    assert table.session.view(None).players[0].ahead[-1] == 0
