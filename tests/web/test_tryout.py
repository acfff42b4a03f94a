"""A private try goes on until chance, a secret or somebody else decides, and shows none of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletop import IllegalChoice
from fabletop.kernel.ask import Rule, pick
from fabletop.kernel.gamedef import Game
from fabletop.kernel.secrecy import only
from fabletop.web.http.errors import NotAllowed
from fabletop.web.tables.tryout import TryOut

from ..kernel.tiny import Notes, start

GO = {"go": "go", "stay": "stay"}
Table = Game[Notes]


def trying(then: Callable[[Table], object], after: int = 0) -> TryOut:
    """A try of seat 0 that has answered once; this happened then, and seat `after` is asked."""

    def step(game: Table) -> Rule[None]:
        yield from pick(0, "TI-PICK", GO)
        then(game)
        game.state.notes.append("seen")
        yield from pick(after, "TI-NEXT", GO)
        game.state.step += 1

    one = TryOut(start(step), 0)
    one.answer(["go"])
    return one


def test_a_try_goes_on_when_the_seat_shows_its_own_card() -> None:
    one = trying(lambda game: game.reveal(only(0)))
    assert not one.ended
    assert one.session.state.notes == ["seen"]


@pytest.mark.parametrize(
    "then", [lambda game: game.reveal(), lambda game: game.chance.die("x")], ids=["card", "die"]
)
def test_a_try_ends_before_chance_or_a_secret_decides(then: Callable[[Table], object]) -> None:
    one = trying(then)
    assert one.ended and [choice.keys for choice in one.answers] == [("go",)]
    assert one.session.state.notes == [], "the outcome is not shown"
    with pytest.raises(NotAllowed):
        one.answer(["go"])


def test_a_try_ends_at_the_question_of_somebody_else() -> None:
    one = trying(lambda game: None, after=1)
    assert one.ended and one.session.state.notes == ["seen"]


def test_a_refused_answer_is_no_part_of_the_try() -> None:
    one = trying(lambda game: None)
    with pytest.raises(IllegalChoice):
        one.answer(["swim"])
    assert len(one.answers) == 1 and not one.ended
