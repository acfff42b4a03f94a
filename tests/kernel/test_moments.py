"""Moments: who is asked, in which order, and how long."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
import pytest

from fabletop.kernel.ask import Deed, Rule, Seat, pick
from fabletop.kernel.gamedef import Game
from fabletop.kernel.moments import announce
from fabletop.kernel.session import Session
from fabletop.kernel.session.journal import Choice

from .tiny import Notes, start

Table = Game[Notes]


class Blow(msgspec.Struct, frozen=True):
    """Seats 2 and 0 may parry, once each; whoever parries may then think about it."""

    game: Table
    discreet: bool
    rule: str = "TI-BLOW"

    def seats(self) -> Iterable[Seat]:
        return (2, 1, 0)

    def reactions(self, seat: Seat) -> Mapping[str, Deed]:
        notes = self.game.state.notes
        found: dict[str, Deed] = {}
        if seat != 1 and f"parry {seat}" not in notes:
            found["parry"] = lambda: notes.append(f"parry {seat}")
        if f"parry {seat}" in notes and f"think {seat}" not in notes:
            found["think"] = lambda: self.think(seat)
        return found

    def think(self, seat: Seat) -> Rule[None]:
        about = yield from pick(seat, "TI-THINK", {"life": "life", "death": "death"})
        self.game.state.notes += [f"think {seat}", about]


def struck(discreet: bool) -> Session:
    def blow(game: Table) -> Rule[None]:
        yield from announce(Blow(game, discreet))
        game.state.notes.append("struck")
        game.state.step += 1

    return start(blow)


def open_to(session: Session) -> tuple[int, tuple[str, ...]]:
    (request,) = session.requests
    return request.seat, request.keys


def test_only_those_who_can_react_are_asked() -> None:
    session = struck(discreet=False)
    assert open_to(session) == (2, ("parry", "pass"))
    session.answer(2, ("pass",))
    assert open_to(session) == (0, ("parry", "pass"))
    session.answer(0, ("pass",))
    assert session.over and session.state.notes == ["struck"]
    assert [choice.seat for choice in session.journal.choices] == [2, 0]


def test_a_discreet_moment_asks_everybody() -> None:
    session = struck(discreet=True)
    asked = []
    while not session.over:
        asked.append(open_to(session))
        session.answer(session.requests[0].seat, ("pass",))
    assert asked == [(2, ("parry", "pass")), (1, ("pass",)), (0, ("parry", "pass"))]
    assert not any(choice.forced for choice in session.journal.choices)


@pytest.mark.parametrize("discreet", [True, False])
def test_a_reaction_may_open_others_until_the_seat_passes(discreet: bool) -> None:
    session = struck(discreet)
    session.answer(2, ("parry",))
    assert open_to(session) == (2, ("think", "pass"))
    session.answer(2, ("think",))
    assert open_to(session) == (2, ("life", "death"))
    session.answer(2, ("death",))
    if discreet:
        assert open_to(session) == (2, ("pass",))
        session.answer(2, ("pass",))
        session.answer(1, ("pass",))
    assert open_to(session) == (0, ("parry", "pass"))
    assert session.state.notes == ["parry 2", "think 2", "death"]
    session.answer(0, ("parry",))
    session.answer(0, ("pass",))
    assert session.over and session.state.notes[-2:] == ["parry 0", "struck"]
    assert session.journal.choices[1] == Choice("TI-BLOW", 2, ("think",))
