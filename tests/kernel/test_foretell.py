"""Foretelling: an answer's outcome as far as it is certain, and nothing that a seat cannot know."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import replace

import pytest

from fabletop import IllegalChoice
from fabletop.kernel.ask import Rule, ask_all, pick
from fabletop.kernel.chance import Chance, Undecided
from fabletop.kernel.gamedef import Game
from fabletop.kernel.secrecy import EVERYONE, NOBODY, Zone, all_but, only
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying
from fabletop.kernel.session.foretell import Foretold

from .looks import looks
from .tiny import Notes, start, tiny

Table = Game[Notes]
GO = {"go": "go", "stay": "stay"}


def note(game: Table, coins: int) -> None:
    game.state.notes.append(str(coins))
    game.tell("line-bid", seat=0, coins=coins)


def told(foretold: Foretold) -> list[str | int]:
    """The numbers in the lines of `note`, and the cards in others."""
    return [line.args.get("coins", line.args.get("card", "")) for line in foretold.lines]


def after_a_pick(then: Callable[[Table], Rule[None] | None]) -> Session:
    """A game that asks seat 0, and then does this."""

    def step(game: Table) -> Rule[None]:
        yield from pick(0, "TI-PICK", GO)
        note(game, 1)
        running = then(game)
        if running is not None:
            yield from running
        note(game, 9)
        game.state.step += 1

    return start(step, step)


def test_all_lines_up_to_the_next_question_are_told() -> None:
    session = after_a_pick(lambda game: note(game, 2))
    foretold = session.foretell(0, ["go"])
    assert told(foretold) == [1, 2, 9]
    assert foretold.settled
    assert foretold.next is not None and foretold.next.keys == tuple(GO)
    assert foretold.view == ("1", "2", "9")


def test_nothing_changes_by_foretelling() -> None:
    session = after_a_pick(lambda game: note(game, 2))
    before = looks(session)
    session.foretell(0, ["go"])
    assert looks(session) == before
    session.answer(0, ["go"])
    session.undo()
    redone = looks(session)
    session.foretell(0, ["go"])
    assert looks(session) == redone
    session.redo()


@pytest.mark.parametrize(
    "draw",
    [
        lambda chance: chance.below("x", 2),
        lambda chance: chance.die("x"),
        lambda chance: chance.roll("x", 2),
        lambda chance: chance.pick("x", "ab"),
        lambda chance: chance.shuffle("x", [1, 2]),
        lambda chance: chance.shuffle("x", list(range(20))),
    ],
)
def test_chance_ends_what_is_told(draw: Callable[[Chance], object]) -> None:
    def roll(game: Table) -> None:
        draw(game.chance)
        note(game, 2)

    foretold = after_a_pick(roll).foretell(0, ["go"])
    assert told(foretold) == [1]
    assert not foretold.settled
    assert foretold.next is None and foretold.view is None and not foretold.nothing


def test_chance_that_is_forbidden_decides_nothing() -> None:
    chance = Chance(1)
    chance.forbid()
    chance.shuffle("x", ["the only one"])
    with pytest.raises(Undecided):
        chance.die("x")
    assert not isinstance(Undecided(), Exception), "whoever handles errors must let it pass"


def test_a_card_that_the_seat_cannot_see_ends_what_is_told() -> None:
    def draw(game: Table) -> None:
        card = game.deal(game.state.deck, Zone(EVERYONE))
        game.tell("line-drawn", card=card)

    foretold = after_a_pick(draw).foretell(0, ["go"])
    assert told(foretold) == [1] and not foretold.settled


def test_a_card_on_which_the_seat_has_looked_does_not_end_it() -> None:
    def draw(game: Table) -> None:
        card = game.deal(game.state.deck, Zone(EVERYONE))
        game.tell("line-drawn", card=card)

    session = after_a_pick(draw)
    for mark in session._marks:
        mark.state.deck.show_top(1, 0)
    assert told(session.fork().foretell(0, ["go"])) == [1, "h", 9]


def test_what_the_seat_shows_to_others_does_not_end_it() -> None:
    for seat, lines in ((0, [1, 2, 9]), (1, [1])):

        def show(game: Table, seat: int = seat) -> None:
            game.reveal(only(seat))
            note(game, 2)

        session = after_a_pick(show)
        assert told(session.foretell(0, ["go"])) == lines
        session.answer(0, ["go"])
        assert not session.undo_is_free


def test_a_reveal_without_a_word_is_found_by_comparing_tables() -> None:
    def draw(game: Table) -> None:
        game.tell("line-drawn", card=game.state.deck.draw())

    foretold = after_a_pick(draw).foretell(0, ["go"])
    assert told(foretold) == [1] and not foretold.settled


def test_a_question_that_depends_on_a_secret_is_not_told() -> None:
    def ask(game: Table) -> Rule[None]:
        top = game.state.deck.cards[-1]
        yield from pick(0, "TI-TOP", {top: top, "none": ""})

    foretold = after_a_pick(ask).foretell(0, ["go"])
    assert not foretold.settled and foretold.next is None


def test_lines_for_others_are_not_told() -> None:
    def whisper(game: Table) -> None:
        game.tell("line-drawn", all_but(0), card="a")
        game.tell("line-drawn", only(0), card="b")

    assert told(after_a_pick(whisper).foretell(0, ["go"])) == [1, "b", 9]


def test_a_question_to_somebody_else_ends_it_and_is_not_given() -> None:
    def ask(game: Table) -> Rule[None]:
        yield from pick(1, "TI-OTHER", GO)

    foretold = after_a_pick(ask).foretell(0, ["go"])
    assert told(foretold) == [1]
    assert foretold.settled and foretold.next is None


def together(game: Table) -> Rule[None]:
    answers = yield from ask_all("TI-ALL", dict.fromkeys(range(3), GO))
    game.state.notes.append(", ".join(answers.values()))
    note(game, 1)
    game.state.step += 1


def test_a_secret_answer_waits_for_those_of_others_whoever_has_given_one() -> None:
    session = start(together)
    first = session.foretell(0, ["go"])
    assert first.lines == () and not first.settled and not first.nothing
    session.answer(1, ["go"])
    session.answer(2, ["stay"])
    assert session.foretell(0, ["go"]) == first


def test_an_illegal_answer_is_refused() -> None:
    session = after_a_pick(lambda game: None)
    before = looks(session)
    for seat, keys in ((0, ["swim"]), (0, []), (1, ["go"]), (7, ["go"])):
        with pytest.raises(IllegalChoice):
            session.foretell(seat, keys)
    assert looks(session) == before


def test_an_answer_after_which_all_is_as_it_was_does_nothing() -> None:
    def step(game: Table) -> Rule[None]:
        if (yield from pick(0, "TI-PICK", GO)) == "go":
            game.state.step += 1

    session = start(step, step)
    assert session.foretell(0, ["stay"]).nothing
    assert not session.foretell(0, ["go"]).nothing


def test_an_answer_that_leads_to_another_question_does_something() -> None:
    def step(game: Table) -> Rule[None]:
        yield from pick(0, "TI-PICK", GO)
        yield from pick(0, "TI-MORE", GO)
        game.state.step += 1

    assert not start(step).foretell(0, ["go"]).nothing


def test_a_game_says_itself_what_comes_to_nothing() -> None:
    def step(game: Table) -> Rule[None]:
        if (yield from pick(0, "TI-PICK", GO)) == "go":
            game.state.notes.append("gone")
        game.state.step += 1

    def no_notes(before: Notes, after: Notes) -> bool:
        assert after.step == before.step + 1
        return before.notes == after.notes

    game = tiny(step, step)
    game = replace(game, rules=dataclasses.replace(game.rules, in_vain=no_notes))
    session = replaying.start(game, 2, 1, {})
    assert session.foretell(0, ["stay"]).nothing
    assert not session.foretell(0, ["go"]).nothing


def test_the_end_of_the_game_is_settled() -> None:
    def step(game: Table) -> Rule[None]:
        yield from pick(0, "TI-PICK", GO)
        note(game, 1)
        game.state.step += 1

    foretold = start(step).foretell(0, ["go"])
    assert told(foretold) == [1] and foretold.settled and foretold.next is None


def test_it_can_be_foretold_on_an_imagined_table() -> None:
    session = after_a_pick(lambda game: note(game, 2))
    assert session.imagine(0, 5).foretell(0, ["go"]) == session.foretell(0, ["go"])


def test_a_session_that_writes_no_chronicle_foretells_its_lines() -> None:
    session = after_a_pick(lambda game: note(game, 2)).fork(log=False)
    assert told(session.foretell(0, ["go"])) == [1, 2, 9]
    assert session.lines == []


def test_dealing_what_nobody_sees_is_noted_before_the_card_moves() -> None:
    session = after_a_pick(lambda game: None)
    game = session._table
    game.state.deck.show_top(1, 2)
    game.deal(game.state.deck, Zone(NOBODY))
    assert not game.revealed
    game.deal(game.state.deck, Zone(EVERYONE))
    assert game.revealed
