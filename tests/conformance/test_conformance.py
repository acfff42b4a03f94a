"""What every game promises: it ends, replays, forks, undoes, saves, conserves and refuses."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fabletop import IllegalChoice, Journal
from fabletop.games import with_parts
from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.chance import Chance
from fabletop.kernel.secrecy import Zone
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying

from ..kernel.looks import asked, everyone
from ..kernel.player import choose
from .cases import Case, Run, known_games, ours, registered, run_of

ROOT = Path(__file__).parents[2]
AHEAD = 20
KEYS_TRIED = 40


@pytest.mark.parametrize("name", registered())
def test_every_game_loads(name: str) -> None:
    game = with_parts()[name]
    assert game.id == name
    assert known_games()[name] is game


def seen(session: Session) -> dict[str, Any]:
    """Digest, choices, questions, views and chronicle, without wording the chronicle."""
    return {
        "digest": session.digest,
        "choices": list(session.journal.choices),
        "requests": [asked(one) for one in session.requests],
        "views": [msgspec.json.encode(session.view(seat)) for seat in everyone(session)],
        "lines": list(session.lines),
        "result": session.result,
        "free": session.undo_is_free,
    }


# The end


def test_random_play_comes_to_an_end(run: Run) -> None:
    session = run.session
    assert session.over and session.requests == ()
    result = session.result
    assert result is not None and result.reason
    seats = list(range(run.case.seats))
    assert sorted(seat for group in result.ranking for seat in group) == seats
    assert len(result.scores) == len(seats)
    for seat in everyone(session):
        assert msgspec.json.encode(session.view(seat))


def test_bots_and_tables_can_look_at_any_point(run: Run) -> None:
    game = run.case.definition
    rounds = 0
    for session in [*(one.session for one in run.samples), run.session]:
        for seat in range(run.case.seats):
            assert math.isfinite(game.evaluate(session.state, seat))
        assert game.rules.rounds(session.state) >= rounds
        rounds = game.rules.rounds(session.state)
        for view in map(session.view, everyone(session)):
            forbidden = [type(one) for one in walk(view) if isinstance(one, _state_types(game))]
            assert not forbidden, "a view is built up from nothing"


def _state_types(game: Any) -> tuple[type, ...]:
    return (Request, Zone, Chance, Session, game.rules.state)


def walk(value: Any) -> Iterator[Any]:
    """A value and all that is in it."""
    yield value
    parts: list[Any] = []
    if isinstance(value, msgspec.Struct):
        parts = [getattr(value, field) for field in value.__struct_fields__]
    elif isinstance(value, dict):
        parts = [*value.keys(), *value.values()]
    elif isinstance(value, list | tuple | set | frozenset):
        parts = list(value)
    for part in parts:
        yield from walk(part)


# Replay, forks, undo, save


def test_replay_equals_play(run: Run) -> None:
    text = run.session.journal.to_json()
    again = replaying.replay(run.case.definition, Journal.from_json(text))
    assert again.journal.to_json() == text
    assert seen(again) == seen(run.session)


def test_every_checkpoint_equals_the_replay(run: Run) -> None:
    for sample in run.samples:
        fork = sample.session.fork()
        assert fork.digest == run.digests[sample.at] == sample.session.digest
        assert seen(fork) == seen(sample.session)
        for at in range(sample.at, min(sample.at + AHEAD, len(run.answers))):
            fork.answer(*run.answers[at])
            assert fork.digest == run.digests[at + 1], f"after answer {at}"
    middle = run.samples[len(run.samples) // 2]
    fork = middle.session.fork(keep=False)
    for answer in run.answers[middle.at :]:
        fork.answer(*answer)
    assert seen(fork)["digest"] == run.digests[-1] and fork.result == run.session.result
    assert fork.journal.choices == run.session.journal.choices


def test_undo_then_redo_changes_nothing(run: Run) -> None:
    session = run.case.start()
    sampled = {sample.at for sample in run.samples} | {len(run.answers)}
    for number, answer in enumerate(run.answers, 1):
        session.answer(*answer)
        if number not in sampled:
            continue
        before, back = seen(session), 0
        while back < 1 + number % 3 and (session.journal.choices or session._pending):
            session.undo()
            back += 1
            assert seen(session) != before
        for _ in range(back):
            session.redo()
        assert seen(session) == before
    assert session.digest == run.digests[-1] and session.journal == run.session.journal


def test_a_saved_game_goes_on(run: Run) -> None:
    for sample in run.few(12):
        journal = Journal.from_json(sample.session.save())
        resumed = replaying.resume(run.case.definition, journal)
        now, before = seen(resumed), seen(sample.session)
        for part in ("digest", "choices", "requests", "views", "lines", "result"):
            assert now[part] == before[part], part
        for at in range(sample.at, min(sample.at + AHEAD, len(run.answers))):
            resumed.answer(*run.answers[at])
            assert resumed.digest == run.digests[at + 1], f"after answer {at}"


def test_an_imagined_table_can_be_played(run: Run) -> None:
    """By the seat that is to answer, and by the others as they are imagined."""
    game, stock = run.case.definition, run.case.definition.rules.components(run.session.state)
    for sample in run.samples:
        for request in sample.session.requests:
            dream = sample.session.imagine(request.seat, sample.at)
            luck = Chance(sample.at)
            for _ in range(AHEAD):
                if dream.over:
                    break
                choose(dream, luck)
            assert dream.fork().digest == dream.digest
            assert game.rules.components(dream.state) == stock


# Answers


def legal_answers(request: Request, luck: Chance) -> list[Keys]:
    """All answers to a pick; for the other kinds the extremes and some between."""
    keys, least, most = request.keys, request.least, request.most
    if request.kind == "amount":
        return [(str(number),) for number in sorted({least, (least + most) // 2, most})]
    if request.kind == "order":
        return [keys, keys[::-1]]
    if request.kind == "pick":
        every: list[Keys] = [(key,) for key in keys]
    else:
        every = [keys[:least], keys[:most], keys[len(keys) - most :]]
        if least <= 1 <= most:
            every += [(key,) for key in keys]
    luck.shuffle("keys", every)
    return every[:KEYS_TRIED]


def illegal_answers(request: Request) -> list[Any]:
    keys = request.keys
    found: list[Any] = [None, "x", {}, 5, ("no-such-key",), (None,), (5,), ((),), [["x"]]]
    if request.kind == "amount":
        return [*found, (), (str(request.least - 1),), (str(request.most + 1),), ("1", "1"), ("x",)]
    found += [(key.upper() + "-",) for key in keys[:2]] + [(*keys, "no-such-key")]
    found += [(key,) for key in request.blocked]
    if request.kind == "order":
        return [*found, keys[1:], (*keys, keys[0]), (keys[0],) * len(keys)]
    if request.kind == "pick":
        return [*found, (), (keys[0], keys[0]), (*keys, *keys)]
    if request.least:
        found.append(())
    if request.most < len(keys):
        found.append(keys)
    return [*found, (keys[0], keys[0])] if keys else found


def test_every_offered_answer_is_accepted(run: Run) -> None:
    luck = Chance(run.case.seed)
    for sample in run.samples:
        session = sample.session
        stock = run.case.definition.rules.components(session.state)
        for request in session.requests:
            for keys in legal_answers(request, luck):
                fork = session.fork()
                fork.answer(request.seat, keys)
                if not fork._pending:
                    assert len(fork.journal.choices) > len(session.journal.choices)
                assert run.case.definition.rules.components(fork.state) == stock, (
                    request.rule,
                    keys,
                )


def test_any_other_answer_is_refused(run: Run) -> None:
    for sample in run.few(15):
        session = sample.session
        before = seen(session)
        for request in session.requests:
            for keys in illegal_answers(request):
                with pytest.raises(IllegalChoice):
                    session.answer(request.seat, keys)
        waiting = {request.seat for request in session.requests}
        for seat in range(-1, run.case.seats + 1):
            if seat not in waiting:
                with pytest.raises(IllegalChoice):
                    session.answer(seat, session.requests[0].keys[:1])
        assert seen(session) == before


# Conservation


def test_nothing_is_lost_and_nothing_comes_from_nowhere(run: Run) -> None:
    game = run.case.definition
    stock = dict(game.rules.components(run.case.start().state))
    assert stock or not ours(run.case.game), "a game says what lies in its box"
    for session in [*(one.session for one in run.samples), run.session]:
        assert dict(game.rules.components(session.state)) == stock


# Other processes

SCRIPT = """
import sys
from tests.conformance.test_conformance import outcome
print(outcome(sys.argv[1]))
"""


def outcome(game: str) -> str:
    """The digests of a game with its fewest and with its most seats."""
    told = []
    for seats in known_games()[game].seats:
        run = run_of(Case(game, seats, 1))
        told += [str(len(run.answers)), run.digests[-1], run.session.imagine(None, 3).digest]
    return " ".join(told)


@pytest.mark.parametrize("game", known_games())
def test_the_same_seed_gives_the_same_game_in_every_process(game: str) -> None:
    path = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    running = [
        subprocess.Popen(
            [sys.executable, "-c", SCRIPT, game],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            text=True,
        )
        for hash_seed in ("0", "1")
    ]
    outputs = [process.communicate()[0].strip() for process in running]
    assert [process.returncode for process in running] == [0, 0]
    assert outputs == [outcome(game)] * 2
