"""Bots in worker processes: they play whole games, and a dead one is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import fabletop
from fabletop.bots import RandomBot
from fabletop.bots.mcts import Budget, positions_before
from fabletop.bots.mcts import voice as bot_voice
from fabletop.bots.mcts.analysis import Costly, analyse
from fabletop.bots.mcts.wording import answered
from fabletop.kernel.session.journal import Journal
from fabletop.web.bots import worker
from fabletop.web.bots.pool import BotPool
from fabletop.web.bots.worker import Thought
from fabletop.web.http.errors import NotAllowed
from fabletop.web.lobby.settings import SeatPlan
from fabletop.web.tables.registry import Rooms
from fabletop.web.tables.room import Room

from . import postgres
from .tables import asked, humans, opened, plan, play, run

JOURNALS = Path(__file__).parents[1] / "journals"


def test_a_short_save_thinks_the_same_as_the_whole() -> None:
    session, player = fabletop.new("witcher", 2, 9), RandomBot(2)
    for number in range(120):
        request = session.requests[0]
        if number % 10 == 0:
            short = worker.choose(session.save(past=False), "greedy", request.seat, number)
            assert short == worker.choose(session.save(), "greedy", request.seat, number)
        session.answer(request.seat, player.choose(session, request))


def test_bots_play_with_people_and_are_seen_thinking(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            seats = [*humans("Ann"), SeatPlan("bot", bot="greedy"), SeatPlan("bot", bot="random")]
            room = await rooms.room((await rooms.create(plan(*seats))).table)
            seen: set[int] = set()

            async def watch() -> None:
                async for _ in room.listen():
                    cards = room.snapshot(None, "en").seats
                    seen.update(one.seat for one in cards if one.thinking)

            watching = asyncio.create_task(watch())
            await play(room, 12)
            watching.cancel()
            assert seen == {1, 2}
            bots = {one.seat for one in room.session.journal.choices if not one.forced}
            assert bots == {0, 1, 2}

    run(story)


def test_a_table_of_bots_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            seats = [SeatPlan("bot", bot="random"), SeatPlan("bot", bot="random")]
            table = (await rooms.create(plan(*seats))).table
            room = await rooms.room(table)
            async for version in room.listen():
                if version >= 30:
                    break
        async with opened(tmp_path) as rooms:
            room = await rooms.room(table)
            first = room.version
            async for version in room.listen():
                if version >= first + 10:
                    break

    run(story)


def test_a_dead_worker_is_replaced_and_the_turn_asked_again() -> None:
    async def story() -> None:
        pool = BotPool(workers=1)
        session = fabletop.new("witcher", 2, 9)
        text, seat = session.save(past=False), session.requests[0].seat
        try:
            expected = await pool.choose(text, "greedy", seat, 4)
            for _ in range(2):
                executor = pool._pool
                assert executor is not None
                thoughts = [
                    asyncio.create_task(pool.choose(text, "greedy", seat, 4)) for _ in range(6)
                ]
                await asyncio.sleep(0)
                for pid in list(executor._processes):
                    os.kill(pid, signal.SIGKILL)
                assert await asyncio.gather(*thoughts) == [expected] * 6
                assert pool._pool is not executor
        finally:
            pool.stop()

    run(story)


def test_a_bot_that_cannot_think_answers_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*args: object) -> None:
        raise RuntimeError("no idea")

    async def story() -> None:
        async with opened(tmp_path) as rooms:
            monkeypatch.setattr(rooms.bot_pool, "choose", broken)
            seats = [*humans("Ann"), SeatPlan("bot", bot="greedy")]
            room = await rooms.room((await rooms.create(plan(*seats))).table)
            assert await play(room, 10) == 10

    run(story)


def test_a_searching_bot_is_told_the_positions_of_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As digests that came with its earlier answers: the event loop makes no forks for them."""
    told: list[frozenset[str]] = []
    playing: list[Room] = []

    async def choose(text: str, bot: str, seat: int, seed: int, passed: frozenset[str]) -> Thought:
        session = playing[0].session
        assert passed <= positions_before(session, seat)
        told.append(passed)
        request = session.request(seat)
        assert request is not None
        return Thought(RandomBot(seed).choose(session, request), session.digest)

    async def story() -> None:
        async with opened(tmp_path) as rooms:
            monkeypatch.setattr(rooms.bot_pool, "choose", choose)
            seats = [SeatPlan("bot", bot="mcts"), SeatPlan("bot", bot="mcts")]
            table = (await rooms.create(plan(*seats))).table
            playing.append(await rooms.room(table))
            async for version in playing[0].listen():
                if version >= 60:
                    break

    run(story)
    assert any(told) and not all(told)


def test_a_hint_names_a_legal_answer_and_its_reasons(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("Ann", "Ben")))).table)
            request = asked(room)
            assert request is not None
            hint = await room.hint(request.seat, "cs")
            assert hint.rule == request.rule and hint.version == room.version
            assert set(hint.keys) <= set(request.keys)
            assert hint.label and hint.label in hint.reasons[0]
            with pytest.raises(NotAllowed):
                await room.hint(1 - request.seat, "cs")

    run(story)


ORPHANS = """
import asyncio, sys
from fabletop.web.bots.pool import BotPool
from fabletop.web.bots.worker import warm

async def main():
    pool = BotPool(workers=2)
    await asyncio.gather(*(pool._ask(warm, "witcher") for _ in range(4)))
    print(*pool._pool._processes, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_workers_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(ORPHANS)
    process = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    assert process.stdout is not None
    workers = [int(pid) for pid in process.stdout.readline().split()]
    process.kill()
    process.wait()
    assert workers

    async def gone() -> None:
        while any(_runs(pid) for pid in workers):
            await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(gone(), 10))


def _runs(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(postgres.programs() is None, reason="no PostgreSQL server here")
def test_two_workers_share_a_table_and_one_lets_the_bots_think() -> None:
    async def story(url: str) -> None:
        one = Rooms(url, bot_workers=1)
        await one.start()
        async with opened(url) as two:
            seats = [*humans("Ann", "Ben"), SeatPlan("bot", bot="random")]
            table = (await one.create(plan(*seats))).table
            here, there = await one.room(table), await two.room(table)
            assert [here.bots.owned, there.bots.owned] == [True, False]
            heard = asyncio.create_task(_versions(there, 12))
            played = await asyncio.gather(play(here, 6, seed=1), _versions(there, 6))
            assert played[0] == 6
            assert await play(there, 6, seed=2) == 6  # bots answer through the other worker
            assert await heard >= 12
            await there.chat(1, "Both are up to date.")
            await here.catch_up()
            assert here.session.digest == there.session.digest
            await one.stop()  # the owner goes; the other takes the table over
            while not there.bots.owned:
                await asyncio.sleep(0.1)
            assert await play(there, 6, seed=3) == 6

    with postgres.running() as url:
        asyncio.run(asyncio.wait_for(story(url), 90))


@pytest.mark.skipif(postgres.programs() is None, reason="no PostgreSQL server here")
def test_a_private_try_is_the_same_with_every_worker() -> None:
    async def story(url: str) -> None:
        async with opened(url) as one, opened(url) as two, opened(url) as three:
            table = (await one.create(plan(*humans("Ann", "Ben")))).table
            here, there = await one.room(table), await two.room(table)
            request = here.session.requests[0]
            seat = request.seat
            await here.whatif_start(seat, version=here.version)
            await _until(lambda: there.has_try_out(seat))
            await there.whatif_answer(seat, request.keys[: request.least or 1], step=0)
            await _until(lambda: _tried(here, seat) == 1)
            late = await three.room(table)  # set up after all that
            assert _tried(late, seat) == 1
            assert here.snapshot(seat, "en").view == late.snapshot(seat, "en").view
            assert not here.has_try_out(1 - seat)
            await late.whatif_drop(seat)
            await _until(lambda: not here.has_try_out(seat) and not there.has_try_out(seat))

    with postgres.running() as url:
        asyncio.run(asyncio.wait_for(story(url), 90))


def _tried(room: Room, seat: int) -> int:
    shown = room.snapshot(seat, "en").whatif
    return 0 if shown is None else len(shown.answers)


async def _until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


async def _versions(room: Room, at_least: int) -> int:
    async for version in room.listen():
        if version >= at_least:
            return version
    return 0


def test_a_finished_game_is_looked_back_on_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How well `worker.analyse_game` searches is tested with the bot. Here the first choices of a
    game are searched, quickly, and what is found comes back in words."""
    text = (JOURNALS / "witcher" / "2-random-1.json").read_text()
    asked: list[int] = []
    costly: list[Costly] = []

    async def found(journal: str, seat: int, seed: int) -> tuple[Costly, ...]:
        asked.append(seat)
        await asyncio.sleep(0)
        whole = Journal.from_json(journal)
        begun = msgspec.structs.replace(whole, choices=whole.choices[:24], digests={})
        costly.extend(analyse(begun, seat, Budget(iterations=24), most=2))
        return tuple(costly)

    async def story() -> None:
        async with opened(tmp_path) as rooms:
            monkeypatch.setattr(rooms.bot_pool, "analyse", found)
            made = await rooms.import_journal(text, plan(*humans("Ann", "Ben")))
            room = await rooms.room(made.table)
            assert room.analysis(0, "cs") is None
            while (regrets := room.analysis(0, "cs")) is None:
                await asyncio.sleep(0.05)
            assert asked == [0]
            assert costly and [one.at for one in regrets] == [one.at for one in costly]
            say = bot_voice(room.session.game, "cs")
            for one, found_ in zip(regrets, costly, strict=True):
                assert one.rule == found_.rule and one.question
                choice = room.session.journal.choices[one.at]
                assert (choice.seat, choice.keys) == (0, found_.chosen)
                assert f"„{answered(found_.chosen, say)}“" in one.reasons[0]
                assert f"„{answered(found_.better, say)}“" in one.reasons[0]
            assert room.analysis(0, "cs") == regrets
            assert asked == [0]
            fresh = await rooms.room((await rooms.create(plan(*humans("Ann", "Ben")))).table)
            with pytest.raises(NotAllowed):
                fresh.analysis(0, "cs")

    run(story)
