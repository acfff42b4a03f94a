"""Tables that go on from a position of somebody's file: their answers cannot stop the server."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fabletop
from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.session import Session
from fabletop.web.bots import worker
from fabletop.web.http.errors import NotAllowed
from fabletop.web.lobby.settings import SeatPlan, TablePlan
from fabletop.web.tables.registry import Rooms
from fabletop.web.tables.room import Room
from fabletop.web.time_limit import TooLong

from .tables import humans, opened, plan, play, run
from .test_importing import HOSTILE, foreign, within

LONGEST_WAIT_S = 1.5  # of anything else in the event loop, on a busy machine
SECONDS = 60


async def smuggled(rooms: Rooms, *seats: SeatPlan) -> Room:
    """A table whose next answer never ends, as if neither inspection nor trial had noticed."""
    session = fabletop.resume(json.dumps(HOSTILE["low-level"]()))
    wanted = TablePlan("witcher", list(seats), foreign=True)
    made = await rooms._open(wanted, session.save(), session.journal.to_json())
    return await rooms.room(made.table)


@asynccontextmanager
async def watched() -> AsyncIterator[list[float]]:
    """How long the event loop let others wait."""
    waits = [0.0]

    async def tick() -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(0.01)
            waits.append(time.monotonic() - began)

    ticking = asyncio.create_task(tick())
    try:
        yield waits
    finally:
        ticking.cancel()


def first_answer(room: Room) -> dict[str, Any]:
    request = room.session.requests[0]
    return {"seat": request.seat, "keys": request.keys[:1]}


def test_an_answer_that_never_ends_is_refused_and_the_others_play_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await smuggled(rooms, *humans("Eve", "Eva"))
            other = await rooms.room((await rooms.create(plan(*humans("Ann", "Ben")))).table)
            before = (room.version, room.session.digest)
            async with watched() as waits:
                work = room.answer(**first_answer(room), version=room.version, key="k")
                answering = asyncio.create_task(work)
                await asyncio.sleep(0)
                assert await play(other, 10) == 10
                with pytest.raises(NotAllowed) as refused:
                    await answering
            assert refused.value.why == "web-foreign-limits"
            assert (room.version, room.session.digest) == before
            assert max(waits) < LONGEST_WAIT_S

    with within(SECONDS):
        run(story)


def test_a_try_that_never_ends_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await smuggled(rooms, *humans("Eve", "Eva"))
            answer = first_answer(room)
            await room.whatif_start(answer["seat"])
            with pytest.raises(NotAllowed, match="web-foreign-limits"):
                await room.whatif_answer(**answer)
            assert room.has_try_out(answer["seat"])

    with within(SECONDS):
        run(story)


def test_a_bot_at_such_a_table_gives_up(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Its answer is refused once; then it is left alone, and bots elsewhere play."""

    def refusals() -> int:
        return sum("was refused" in one.getMessage() for one in caplog.records)

    async def story() -> None:
        async with opened(tmp_path) as rooms:
            bot = SeatPlan("bot", "", "random")
            room = await smuggled(rooms, bot, *humans("Eva"))
            while not refusals():
                await asyncio.sleep(0.05)
            await asyncio.sleep(0.2)
            assert not room.bots.thinking and room.version == 0
            other = await rooms.room((await rooms.create(plan(*humans("Ann"), bot))).table)
            assert await play(other, 5) == 5

    with within(SECONDS):
        run(story)
    assert refusals() == 1


class Dreamer:
    """A bot that thinks for ever."""

    def choose(self, session: Session, request: Request) -> Keys:
        while True:
            pass


def test_a_thought_that_never_ends_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the worker is there for the next table."""
    monkeypatch.setattr(worker, "THOUGHT_S", 0.1)
    session = fabletop.new("witcher", 2, 5)
    seat = session.requests[0].seat
    with monkeypatch.context() as patch:
        patch.setattr(worker, "make", lambda bot, seed: Dreamer())
        with within(SECONDS), pytest.raises(TooLong):
            worker.choose(session.save(), "greedy", seat, 1)
    assert worker.choose(session.save(), "random", seat, 1).keys


def test_an_honest_position_is_played_as_everywhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            made = await rooms.import_journal(json.dumps(foreign("witcher")), TablePlan("", []))
            room = await rooms.room(made.table)
            assert room.plan.foreign
            assert await play(room, 20, seed=4) == 20
            choices = room.session.journal.choices
            again = fabletop.resume(msgspec.json.encode(foreign("witcher")))
            for one in choices[len(again.journal.choices) :]:
                if not one.forced:
                    again.answer(one.seat, one.keys)
            assert again.digest == room.session.digest
        async with opened(tmp_path) as rooms:
            assert (await rooms.room(made.table)).plan.foreign

    run(story)


def test_a_table_opened_here_is_not_foreign(tmp_path: Path) -> None:
    """It is played choice by choice under these rules, so nothing is rehearsed."""

    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("Ann", "Ben")))).table)
            text = room.session.save()
            made = await rooms.import_journal(text, TablePlan("", []))
            assert not room.plan.foreign
            assert not (await rooms.room(made.table)).plan.foreign

    run(story)
