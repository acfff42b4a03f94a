"""A table weighs what its game has to remember, and nothing once it is forgotten."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
import weakref
from pathlib import Path

import pytest

from fabletop.web.tables import registry
from fabletop.web.tables.registry import Rooms
from fabletop.web.tables.room import Room

from .tables import humans, opened, plan, play, run

A_CHOICE = 1_500  # bytes: the journal, the chronicle, a mark now and then
A_TABLE = 150_000


def held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


async def new_room(rooms: Rooms, seed: int) -> Room:
    return await rooms.room((await rooms.create(plan(*humans("Ann", "Ben"), seed=seed))).table)


def test_memory_is_that_of_the_history_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "MOST_ROOMS", 1)

    async def story() -> None:
        async with opened(tmp_path) as rooms:
            await play(await new_room(rooms, 1), 300)  # whatever is read and made once
            await new_room(rooms, 2)
            empty = held()
            room = await new_room(rooms, 3)
            await play(room, 600)
            halfway = held()
            given = await play(room, 300, seed=2)
            assert (held() - halfway) / given < A_CHOICE
            del room
            await new_room(rooms, 4)
            assert held() - empty < A_TABLE

    tracemalloc.start()
    try:
        run(story)
    finally:
        tracemalloc.stop()


def test_a_room_that_nobody_wants_is_forgotten_after_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path, idle_timeout=0.2) as rooms:
            idle, watched = await new_room(rooms, 1), await new_room(rooms, 2)
            listening = aiter(watched.listen(0))
            await anext(listening)
            await play(idle, 30)
            id, digest, gone = idle.id, idle.session.digest, weakref.ref(idle)
            del idle
            while gone() is not None:  # the story as a whole has a time limit
                await asyncio.sleep(0.05)
            assert (await rooms.room(id)).session.digest == digest
            assert await rooms.room(watched.id) is watched

    gc.disable()  # nobody else may help
    try:
        run(story)
    finally:
        gc.enable()
