"""Bots answer every kind of question legally, by their seed alone, and never know too much."""

from __future__ import annotations

from collections import Counter

import pytest

import fabletop
from fabletop import bots
from fabletop.bots.candidates import (
    MAX_SWAPS,
    candidates,
    one_key_larger,
    orders,
    spaced_amounts,
    swap_search,
)
from fabletop.bots.greedy import DETERMINIZATIONS, VICTORY, GreedyBot
from fabletop.bots.play import EndlessGame, play_out
from fabletop.bots.random import RandomBot
from fabletop.kernel.ask import Keys, Request, Rule, amount, ask_all, order, pick, pick_some
from fabletop.kernel.gamedef import Game
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying

from .kernel.tiny import Notes, start
from .kernel.toy import TOY

LETTERS = tuple("abcde")


def asked(kind: str, keys: Keys = LETTERS, least: int = 1, most: int = 1, **more: bool) -> Request:
    return Request(0, "TI-ASK-1", kind, keys, least, most, **more)  # type: ignore[arg-type]


def spread_of(request: Request, times: int = 6000) -> Counter[Keys]:
    bot, nowhere = RandomBot(5), start()
    return Counter(bot.choose(nowhere, request) for _ in range(times))


def test_random_picks_are_even() -> None:
    found = spread_of(asked("pick"))
    assert set(found) == {(key,) for key in LETTERS}
    assert max(found.values()) < 1.2 * min(found.values())


def test_random_sets_are_even_in_size_and_then_in_content() -> None:
    found = spread_of(asked("pick_some", tuple("abc"), 0, 2))
    sizes = Counter(dict.fromkeys(range(3), 0))
    for keys, count in found.items():
        sizes[len(keys)] += count
    assert max(sizes.values()) < 1.2 * min(sizes.values())
    assert {frozenset(keys) for keys in found} == {
        frozenset(one) for one in ("", "a", "b", "c", "ab", "ac", "bc")
    }


def test_random_amounts_and_orders_reach_every_answer() -> None:
    assert {keys[0] for keys in spread_of(asked("amount", (), 2, 5))} == {"2", "3", "4", "5"}
    assert len(spread_of(asked("order", tuple("abc"), 3, 3))) == 6


def test_random_leaves_side_offers_alone_now_and_then() -> None:
    assert set(spread_of(asked("pick", tuple("ab"), optional=True))) == {(), ("a",), ("b",)}


def test_a_seed_decides_all_answers() -> None:
    def journal(seed: int) -> str:
        session = replaying.start(TOY, 3, 1, {}, keep=False, log=False)
        return play_out(session, [RandomBot(seed + seat) for seat in range(3)]).journal.to_json()

    assert journal(4) == journal(4)
    assert journal(4) != journal(40)


@pytest.mark.parametrize("name", sorted(bots.BOTS))
def test_every_bot_plays_a_whole_game(name: str) -> None:
    for seed in range(1 if name == "mcts" else 4):
        session = replaying.start(TOY, 3, seed, {"length": "short" if name == "mcts" else "long"})
        play_out(session, [bots.make(name, seat) for seat in range(3)])
        assert session.over


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(bots.UnknownBot, match=r"'clever'.*random, greedy"):
        bots.make("clever", 1)


def test_a_game_without_end_is_stopped() -> None:
    def forever(game: Game[Notes]) -> Rule[None]:
        while True:
            yield from pick(0, "TI-ASK-1", {"again": 1, "once more": 2})

    with pytest.raises(EndlessGame, match="within 50 choices"):
        play_out(start(forever), [RandomBot(1)] * 3, most=50)


# Which answers are weighed


def test_few_sets_are_all_weighed_and_many_are_grown() -> None:
    few = candidates(asked("pick_some", tuple("abcd"), 0, 4))
    assert few is not None and len(few) == 16
    many = asked("pick_some", tuple("abcdefgh"), 0, 8)
    assert candidates(many) is None
    assert one_key_larger(many, ("c",))[0] == ("a", "c")
    assert len(one_key_larger(many, ("c",))) == 7


def test_of_many_sets_of_one_size_the_best_is_found_by_swapping() -> None:
    """Ten of thirteen, as a hand is chosen: the worth of a set is the sum of its keys' worth."""
    keys = tuple("abcdefghijklm")
    worth = {key: (number * 5) % 13 for number, key in enumerate(keys)}
    request = asked("pick_some", keys, 10, 10)
    assert candidates(request) is None
    found = swap_search(request, lambda some: float(sum(worth[key] for key in some)))
    best = max(found, key=lambda some: found[some])
    assert set(keys) - set(best) == {key for key in keys if worth[key] < 3}
    assert len(keys) < len(found) <= MAX_SWAPS
    assert all(len(some) == 10 and list(some) == sorted(set(some)) for some in found)


def test_swaps_find_keys_that_are_worth_something_only_together() -> None:
    keys = tuple("abcdefgh")
    pair = {"f", "h"}

    def worth(some: Keys) -> float:
        return len(pair & set(some)) + (10.0 if pair <= set(some) else 0.0) - ("a" in some)

    found = swap_search(asked("pick_some", keys, 3, 3), worth)
    assert max(found.values()) == 12
    alike = swap_search(asked("pick_some", keys, 3, 3), lambda some: 0.0)
    assert len(alike) > len(keys)  # none helps, and still there is something to choose from


def test_amounts_are_spread_with_both_ends() -> None:
    assert spaced_amounts(3, 6) == [3, 4, 5, 6]
    wide = spaced_amounts(0, 1000)
    assert (len(wide), wide[0], wide[-1]) == (12, 0, 1000)


def test_orders_of_few_are_complete_and_of_many_are_some() -> None:
    assert len(orders(tuple("abc"))) == 6
    assert orders(tuple("abcd"))[0] == tuple("abcd")
    assert all(sorted(one) == list("abcde") for one in orders(LETTERS))


# Greedy, on games of a few lines whose worth is the number of notes


def noted(game: Game[Notes]) -> Rule[None]:
    """Every kind of question; what is worth something is written down."""
    picked = yield from pick(0, "TI-ASK-1", {"poor": 1, "rich": 5, "fair": 3})
    game.state.notes += ["x"] * picked
    some = yield from pick_some(0, "TI-ASK-2", {str(one): one for one in range(9)})
    game.state.notes += ["x"] * sum(1 if one % 2 else -1 for one in some)
    number = yield from amount(0, "TI-ASK-3", 0, 9)
    game.state.notes += ["x"] * (9 - abs(number - 4))
    first, *_ = yield from order(0, "TI-ASK-4", {"a": 0, "b": 1, "c": 7})
    game.state.notes += ["x"] * first
    yield from pick(0, "TI-ASK-5", {"this": 1, "that": 2})
    game.state.step += 1


def valued(session: Session) -> Session:
    """Let the worth of a tiny game be the number of its notes."""
    object.__setattr__(session.game, "evaluate", lambda state, seat: float(len(state.notes)))
    return session


def test_greedy_takes_the_best_of_every_kind() -> None:
    session = valued(start(noted))
    bot = GreedyBot(1)
    answers = []
    while not session.over:
        (request,) = session.requests
        answers.append(bot.choose(session, request))
        session.answer(0, answers[-1])
    pick_, _, amount_, order_, _ = answers
    assert (pick_, amount_, order_[0]) == (("rich",), ("4",), "c")


def chosen_hand(game: Game[Notes]) -> Rule[None]:
    """Exactly three of nine; every key is worth its number, and the best come last."""
    some = yield from pick_some(0, "TI-ASK-1", {str(one): one for one in range(9)}, least=3, most=3)
    game.state.notes += ["x"] * sum(some)
    game.state.step += 1
    yield from pick(0, "TI-ASK-2", {"a": 1, "b": 2})


@pytest.mark.parametrize("bot", [GreedyBot(1), bots.MctsBot(1)])
def test_a_number_of_many_keys_is_not_simply_the_first_ones(bot: bots.Bot) -> None:
    session = valued(start(chosen_hand))
    assert bot.choose(session, session.requests[0]) == ("6", "7", "8")


def test_greedy_grows_a_set_beyond_the_least_that_is_wanted() -> None:
    def between(game: Game[Notes]) -> Rule[None]:
        some = yield from pick_some(
            0, "TI-ASK-1", {str(one): one for one in range(9)}, least=3, most=5
        )
        game.state.notes += ["x"] * sum(one for one in some if one != 6)
        yield from pick(0, "TI-ASK-2", {"a": 1, "b": 2})

    session = valued(start(between))
    assert GreedyBot(1).choose(session, session.requests[0]) == ("3", "4", "5", "7", "8")


def test_greedy_leaves_the_game_as_it_was() -> None:
    session = replaying.start(TOY, 3, 2, {})
    before = (session.digest, session.journal.to_json())
    GreedyBot(3).rank(session, session.requests[0])
    assert (session.digest, session.journal.to_json()) == before


def test_why_ranks_the_answers() -> None:
    session = valued(start(noted))
    ranked = GreedyBot(1).rank(session, session.requests[0])
    assert [one.keys for one in ranked] == [("rich",), ("fair",), ("poor",)]
    assert [one.value for one in ranked] == [5, 3, 1]


def test_ties_are_broken_by_the_bots_own_luck() -> None:
    session = start(noted)
    chosen = {GreedyBot(seed).choose(session, session.requests[0]) for seed in range(30)}
    assert len(chosen) == 3


def test_luck_is_tried_several_times() -> None:
    def gamble(game: Game[Notes]) -> Rule[None]:
        if (yield from pick(0, "TI-ASK-1", {"roll": True, "rest": False})):
            game.state.notes += ["x"] * game.chance.below("gamble", 1000)
        game.state.step += 1
        yield from pick(0, "TI-ASK-2", {"a": 1, "b": 2})

    session = valued(start(gamble))
    found = {one.keys[0]: one.value for one in GreedyBot(1).rank(session, session.requests[0])}
    assert found["rest"] == 0
    assert found["roll"] * DETERMINIZATIONS == pytest.approx(
        round(found["roll"] * DETERMINIZATIONS)
    )
    assert found["roll"] != round(found["roll"])


def test_greedy_imagines_the_answers_given_at_the_same_time() -> None:
    def together(game: Game[Notes]) -> Rule[None]:
        laid = yield from ask_all("TI-ASK-1", {seat: {"hi": 2, "lo": 1} for seat in range(3)})
        game.state.notes += ["x"] * laid[1]
        game.state.step += 1
        yield from pick(0, "TI-ASK-2", {"a": 1, "b": 2})

    session = valued(start(together))
    request = session.request(1)
    assert request is not None
    assert GreedyBot(1).choose(session, request) == ("hi",)


def test_greedy_takes_a_win_and_avoids_a_defeat() -> None:
    session = replaying.start(TOY, 2, 0, {})
    play_until_last(session)
    ranked = GreedyBot(1).rank(session, session.requests[0])
    assert abs(ranked[0].value) >= VICTORY / 2


def play_until_last(session: Session) -> None:
    """Up to a question every answer to which ends the game."""
    bots_ = [RandomBot(seat) for seat in range(2)]
    while True:
        request = next(one for one in session.requests if not one.optional)
        keys = bots_[request.seat].choose(session, request)
        twin = session.fork()
        twin.answer(request.seat, keys)
        if twin.over:
            return
        session.answer(request.seat, keys)


def test_greedy_beats_random_at_the_toy_fair() -> None:
    wins = 0
    for seed in range(20):
        session = replaying.start(TOY, 2, seed, {})
        players: list[bots.Bot] = [GreedyBot(seed), RandomBot(seed)]
        result = play_out(session, players).result
        assert result is not None
        wins += result.ranking[0] == (0,)
    assert wins >= 14


# The real thing


def test_random_bots_finish_witcher() -> None:
    for seed in range(3):
        session = fabletop.new("witcher", 3, seed, keep=False, log=False)
        assert play_out(session, [RandomBot(seat) for seat in range(3)]).over


@pytest.mark.rule("GH-SETUP-06")
def test_a_hand_of_gloomhaven_is_weighed_and_not_the_first_cards_taken() -> None:
    session = fabletop.new("gloomhaven", 2, 1)
    first = GreedyBot(1)
    for _ in range(12):
        request = next(one for one in session.requests if not one.optional)
        if request.kind == "pick_some":
            break
        own = ("own-choice",) if "own-choice" in request.keys else None
        session.answer(request.seat, own or first.choose(session, request))
    assert (request.rule, request.kind) == ("GH-SETUP-06", "pick_some")
    weighed = first.rank(session, request)
    assert request.least == request.most < len(request.keys)
    assert len(request.keys) <= len({one.keys for one in weighed}) <= MAX_SWAPS
    assert {key for one in weighed for key in one.keys} == set(request.keys)


def test_greedy_beats_random_at_witcher() -> None:
    wins = 0
    for seed in range(4):
        session = fabletop.new("witcher", 2, seed)
        players: list[bots.Bot] = [GreedyBot(seed), RandomBot(seed)]
        result = play_out(session, players).result
        assert result is not None
        wins += result.ranking[0] == (0,)
    assert wins >= 3
