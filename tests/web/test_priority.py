"""Garbage is collected while no request is handled, and all of it now and then."""

from __future__ import annotations

import asyncio

import pytest

from fabletop.web import interpreter
from fabletop.web.live.priority import IDLE_DELAY_S, Priority


@pytest.mark.parametrize(
    ("counts", "collected"),
    [
        ((interpreter.YOUNG_OBJECTS, 0, 0), []),
        ((interpreter.YOUNG_OBJECTS + 1, 0, 0), [0]),
        ((interpreter.YOUNG_OBJECTS + 1, interpreter.FULL_COLLECTION_EVERY, 0), [2]),
    ],
)
def test_garbage_is_collected_after_an_action(
    monkeypatch: pytest.MonkeyPatch, counts: tuple[int, int, int], collected: list[int]
) -> None:
    found: list[int] = []
    monkeypatch.setattr("gc.get_count", lambda: counts)
    monkeypatch.setattr("gc.collect", found.append)

    async def story() -> None:
        priority = Priority()
        with priority.acting():
            with priority.acting():
                pass
            await asyncio.sleep(3 * IDLE_DELAY_S)
            assert found == []  # somebody still acts
        await asyncio.sleep(10 * IDLE_DELAY_S)

    asyncio.run(story())
    assert found == collected
