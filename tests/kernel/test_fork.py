"""Forks are independent; imagined tables keep what a seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from fabletop.kernel.ask import Offer, Rule, ask_all, pick, pick_amid
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import Game
from fabletop.kernel.secrecy import Eyes
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying

from .looks import asked, looks
from .player import choose, play
from .tiny import Notes, start
from .toy import TOY

Table = Game[Notes]
Fair = Callable[..., Session]


def bare(session: Session) -> dict[str, object]:
    seen = looks(session)
    del seen["undone"]
    return seen


@pytest.mark.parametrize("seed", range(3))
def test_a_fork_equals_its_origin_at_every_point(fair: Fair, seed: int) -> None:
    session = fair(seed=seed)
    for _ in play(session, seed):
        assert bare(session.fork()) == bare(session)


@pytest.mark.parametrize("seed", range(3))
def test_a_fork_played_on_like_its_origin_stays_equal(fair: Fair, seed: int) -> None:
    session = fair(25, seed=seed)
    fork = session.fork()
    one, other = Chance(seed), Chance(seed)
    while not session.over:
        assert choose(session, one) == choose(fork, other)
        assert bare(fork) == bare(session)


@pytest.mark.parametrize("keep", [True, False])
def test_a_fork_played_on_leaves_its_origin_alone(fair: Fair, keep: bool) -> None:
    session = fair(seats=4)
    luck = Chance(8)
    while not session.over:
        before = looks(session)
        fork = session.fork(keep=keep)
        for number in play(fork, 77):
            if number == 12:
                break
        fork.state.traders[0].coins += 5
        fork.journal.options["length"] = "other"
        assert looks(session) == before
        assert session.journal.options["length"] == "short"
        choose(session, luck)


def test_an_origin_played_on_leaves_its_fork_alone(fair: Fair) -> None:
    session = fair(18)
    fork = session.fork()
    before = looks(fork)
    for _ in play(session, 3):
        pass
    session.undo()
    assert looks(fork) == before


def test_a_fork_keeps_secret_answers_given(fair: Fair) -> None:
    session = fair()
    session.answer(1, session.requests[1].keys[:1])
    fork = session.fork()
    assert [one.seat for one in fork.requests] == [0, 2]
    for each in (session, fork):
        for request in each.requests:
            each.answer(request.seat, request.keys[-1:])
    assert bare(fork) == bare(session)
    assert session.fork().digest == session.digest


def test_a_fork_without_chronicle_and_checkpoints_plays_the_same(fair: Fair) -> None:
    session = fair(15)
    fork = session.fork(keep=False, log=False)
    for _ in play(session, 4):
        pass
    for _ in play(fork, 4):
        pass
    assert fork.digest == session.digest and fork.journal.choices == session.journal.choices
    assert fork.log(0) == [] != session.log(0)
    assert len(fork._marks) == 1
    assert fork.fork().digest == fork.digest


def test_a_session_without_checkpoints_says_that_it_cannot_fork() -> None:
    session = replaying.start(TOY, 2, 1, {}, keep=False)
    with pytest.raises(RuntimeError, match="without checkpoints"):
        session.fork()


def test_a_finished_game_can_be_forked(fair: Fair) -> None:
    session = fair(10_000)
    fork = session.fork()
    assert fork.over and fork.result == session.result and bare(fork) == bare(session)


# Imagined tables


def hands(session: Session, seat: int) -> list[list[str]]:
    others = [one for one in session.state.traders if one.seat != seat]
    return [list(one.hand.cards) for one in others] + [list(session.state.deck.cards)]


@pytest.mark.parametrize("seat", range(3))
def test_imagine_keeps_what_the_seat_knows_and_redeals_the_rest(fair: Fair, seat: int) -> None:
    session = fair(seats=3, seed=seat)
    differ = 0
    for number in play(session, seat):
        if number % 6 or session.over:
            continue
        before = looks(session)
        for seed in range(4):
            dream = session.imagine(seat, seed)
            assert msgspec.json.encode(dream.view(seat)) == msgspec.json.encode(session.view(seat))
            request, real = dream.request(seat), session.request(seat)
            assert (request and asked(request)) == (real and asked(real))
            assert TOY.rules.components(dream.state) == TOY.rules.components(session.state)
            differ += hands(dream, seat) != hands(session, seat)
        assert looks(session) == before
    assert differ > 10


def test_imagine_keeps_peeked_and_given_cards(fair: Fair) -> None:
    session = fair()
    state = session.state
    shown = state.deck.show_top(3, 1)
    given = state.traders[1].hand.draw()
    state.traders[2].hand.put(given, seen=1 << 1)
    session._mark()  # the hand-made scene is what forks start from
    others = set()
    for seed in range(20):
        dream = session.imagine(1, seed)
        assert Eyes(1).top(dream.state.deck) == tuple(shown)
        assert dream.state.traders[2].hand.cards[-1] == given
        others.add(tuple(session.imagine(0, seed).state.deck.cards[-3:]))
    assert len(others) > 15, "who has not looked knows nothing"


def test_imagine_reaches_every_arrangement(fair: Fair) -> None:
    """What a seat cannot know is dealt evenly: any unseen card may lie on top."""
    session = fair(seats=2)
    unseen = {*session.state.deck.cards, *session.state.traders[1].hand.cards}
    tops = {session.imagine(0, seed).state.deck.cards[-1] for seed in range(400)}
    assert tops == unseen


def test_imagine_for_a_spectator_redeals_all_hands(fair: Fair) -> None:
    session = fair()
    dream = session.imagine(None, 3)
    for one, other in zip(session.state.traders, dream.state.traders, strict=True):
        assert sorted(one.hand.cards) != sorted(other.hand.cards)


def rolls(game: Table) -> Rule[None]:
    for number in range(6):
        yield from pick(0, f"TI-{number}", {"a": 1, "b": 2})
        game.state.notes.append(str(game.chance.roll("die", 4)))
    game.state.step += 1


def test_chance_differs_in_an_imagined_table() -> None:
    session = start(rolls, rolls)
    session.answer(0, ("a",))
    rolled = set()
    for seed in range(10):
        dream = session.imagine(0, seed)
        dream.answer(0, ("a",))
        rolled.add(dream.state.notes[-1])
        assert dream.state.notes[0] == session.state.notes[0]
    session.answer(0, ("a",))
    assert len(rolled) >= 9 and session.state.notes[-1] not in rolled


def offered(game: Table) -> Rule[None]:
    """The two top cards are seat 1's hand, in a manner of speaking."""
    deck = game.state.deck

    def offers() -> list[Offer]:
        def play(card: str) -> None:
            deck.cards.remove(card)
            game.state.notes.append(f"played {card}")

        hand = [card for card in deck.cards[-2:] if len(deck) > 6]
        return [Offer(1, "TI-SIDE", {card: partial(play, card) for card in hand})] if hand else []

    chosen = yield from pick_amid(0, "TI-MAIN", lambda: {"a": "a", "b": "b"}, offers)
    game.state.notes.append(chosen)
    game.state.step += 1


def test_side_offers_of_an_imagined_table_are_those_of_its_hands() -> None:
    session = start(offered, seats=2)
    offers = set()
    for seed in range(12):
        dream = session.imagine(0, seed)
        side = dream.request(1)
        assert side is not None and side.keys == tuple(dream.state.deck.cards[-2:])
        offers.add(side.keys)
        dream.answer(1, side.keys[:1])
        assert dream.state.notes == [f"played {side.keys[0]}"]
        assert bare(dream.fork(log=False)) == bare(dream)
        dream.answer(0, ("b",))
        assert dream.state.notes[-1] == "b"
    assert len(offers) > 4
    assert session.requests[1].keys == ("g", "h")


def test_the_same_dream_twice_is_the_same(fair: Fair) -> None:
    session = fair(17)
    assert session.imagine(1, 5).digest == session.imagine(1, 5).digest
    assert session.imagine(1, 5).digest != session.imagine(1, 6).digest


@pytest.mark.parametrize("keep", [True, False])
def test_a_fork_of_an_imagined_table_reproduces_it(fair: Fair, keep: bool) -> None:
    session = fair(seats=4, seed=6)
    luck = Chance(6)
    dreams = 0
    while not session.over:
        choose(session, luck)
        if len(session.requests) != 1 or session._pending:
            continue
        dreams += 1
        dream = session.imagine(session.requests[0].seat, 9, keep=keep)
        again = dream.imagine(session.requests[0].seat, 4, keep=keep)
        for twin in (dream, again):
            for _ in range(4):
                assert bare(twin.fork(log=False)) == bare(twin)
                if twin.over:
                    break
                choose(twin, luck)
    assert dreams > 10


def test_a_fork_of_a_dream_within_a_step_dreams_at_the_same_place() -> None:
    session = start(rolls, rolls)
    session.answer(0, ("a",))
    dream = session.imagine(0, 3)
    for _ in range(2):
        dream.answer(0, ("b",))
    deeper = dream.imagine(0, 8)
    for _ in range(2):
        deeper.answer(0, ("a",))
        assert bare(deeper.fork()) == bare(deeper)
    deeper.undo()
    assert bare(deeper.fork()) == bare(deeper)


@pytest.mark.parametrize("seat", [0, None])
def test_the_questions_of_others_fit_the_hands_imagined(fair: Fair, seat: int | None) -> None:
    """Keys made from the real hands would tell a bot what the others hold, and could not be
    played."""
    session = fair()
    for seed in range(5):
        dream = session.imagine(seat, seed)
        for request in dream.requests:
            hand = dream.state.traders[request.seat].hand
            assert sorted(request.keys) == sorted(f"lay:{card}" for card in hand.cards)
        for _ in play(dream, seed):
            pass


def test_undo_in_an_imagined_table_stays_in_it(fair: Fair) -> None:
    session = fair(14)
    dream = session.imagine(0, 2)
    before = bare(dream)
    luck = Chance(5)
    while dream._pending or len(dream.journal.choices) == len(session.journal.choices):
        choose(dream, luck)
    while dream._pending or len(dream.journal.choices) > len(session.journal.choices):
        dream.undo()
    assert bare(dream) == before


def test_undo_in_a_fork_of_an_imagined_table_stays_in_it() -> None:
    session = start(rolls, rolls)
    session.answer(0, ("a",))
    dream = session.imagine(0, 3)
    for _ in range(7):  # into the second step
        dream.answer(0, ("b",))
    fork = dream.fork()
    for _ in range(6):
        dream.undo()
        fork.undo()
        assert bare(fork) == bare(dream)


def secret(game: Table) -> Rule[None]:
    answers = yield from ask_all("TI-ALL", {seat: {"a": "a", "b": "b"} for seat in range(3)})
    game.state.notes.extend(answers.values())
    game.state.step += 1


def test_secret_answers_of_others_are_open_again_in_an_imagined_table() -> None:
    session = start(secret)
    session.answer(0, ("a",))
    session.answer(1, ("b",))
    dream = session.imagine(0, 1)
    assert [one.seat for one in dream.requests] == [1, 2]
    dream.answer(1, ("a",))
    assert [one.seat for one in dream.fork().requests] == [2]
    dream.answer(2, ("b",))
    assert dream.state.notes == ["a", "a", "b"] and session.state.notes == []
    assert [one.seat for one in session.imagine(None, 1).requests] == [0, 1, 2]


def test_a_dream_writes_no_chronicle(fair: Fair) -> None:
    dream = fair(12).imagine(0, 1)
    for _ in play(dream, 1):
        pass
    assert dream.log(0) == []
