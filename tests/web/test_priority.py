"""The house is tidied while nobody waits, and all of it now and then."""

from __future__ import annotations

import asyncio

import pytest

from fabletop.web.live import priority as manners
from fabletop.web.live.priority import Manners


@pytest.mark.parametrize(
    ("counts", "looked"),
    [
        ((manners.UNTIDY, 0, 0), []),
        ((manners.UNTIDY + 1, 0, 0), [0]),
        ((manners.UNTIDY + 1, manners.SELDOM, 0), [2]),
    ],
)
def test_tidying_after_an_action(
    monkeypatch: pytest.MonkeyPatch, counts: tuple[int, int, int], looked: list[int]
) -> None:
    found: list[int] = []
    monkeypatch.setattr("gc.get_count", lambda: counts)
    monkeypatch.setattr("gc.collect", found.append)

    async def story() -> None:
        house = Manners()
        with house.acting():
            with house.acting():
                pass
            await asyncio.sleep(3 * manners.AFTERWARDS)
            assert found == []  # somebody still acts
        await asyncio.sleep(10 * manners.AFTERWARDS)

    asyncio.run(story())
    assert found == looked
