"""Several workers at one database: what does not need a database to be seen."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from fabletop.web import cluster
from fabletop.web.cluster import Cluster
from fabletop.web.storage import Store
from fabletop.web.tables.room import Room


class FailingRoom:
    """A room that another worker's bots have played in; its first look at the store fails."""

    def __init__(self) -> None:
        self.bots = SimpleNamespace(owned=False)
        self.looks = 0

    async def catch_up(self) -> None:
        self.looks += 1
        if self.looks == 1:
            raise OSError("the database has gone for a moment")


def test_leases_are_taken_over_after_the_database_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "LEASE_POLL_S", 0.01)
    leases = SimpleNamespace(alive=lambda: True, claim=lambda table: True)
    room = FailingRoom()
    store: Any = SimpleNamespace(leases=leases)
    here = Cluster(cast(Store, store), {"one": cast(Room, room)})

    async def story() -> None:
        polling = asyncio.create_task(here._poll_leases())
        async with asyncio.timeout(5):
            while room.looks < 2:
                await asyncio.sleep(0.01)
        polling.cancel()

    asyncio.run(story())
    assert room.bots.owned
