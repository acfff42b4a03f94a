"""The store: what was written is there, in order, once; nobody overwrites anybody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect

from fabletop.web.storage import Behind, Entry, Store, StoredTable, schema
from fabletop.web.storage.migrations import branches

from . import postgres


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres.running() as url:
        yield url


@pytest.fixture(
    params=[
        "sqlite",
        pytest.param(
            "postgresql",
            marks=pytest.mark.skipif(postgres.programs() is None, reason="no PostgreSQL here"),
        ),
    ]
)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/deep/folder/tables.db"
    return str(request.getfixturevalue("server"))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


async def make(store: Store, id: str) -> None:
    tokens = {0: f"{id}-zero", 1: f"{id}-one"}
    await store.create(StoredTable(id, "{}", "start", "saved", 0), "toy", f"{id}-watch", tokens)


def choice(version: int, key: str | None = None) -> Entry:
    return Entry(version, "choice", 0, "TO-1", ("žár:1", "b"), key or f"k{version}")


def test_entries_come_back_as_they_were_written(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await make(store, "same")
            written = [choice(1), Entry(2, "chat", None, text="Čau, Łódź! 🐺"), choice(3)]
            await store.append("same", written[:2])
            await store.append("same", written[2:])
        async with opened(url) as store:
            assert await store.entries("same") == written
            assert await store.entries("same", after=2) == written[2:]

    asyncio.run(story())


def test_who_is_behind_writes_nothing_and_gets_the_newer_entries(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await make(store, "behind")
            await store.append("behind", [choice(1), choice(2)])
            with pytest.raises(Behind) as caught:
                await store.append("behind", [choice(2, "other")])
            assert caught.value.newer == [choice(2)]
            assert await store.entries("behind") == [choice(1), choice(2)]

    asyncio.run(story())


def test_of_many_writers_at_once_each_version_has_one(url: str) -> None:
    async def write(store: Store, name: int) -> bool:
        try:
            await store.append("race", [choice(1, f"writer-{name}")])
        except Behind:
            return False
        return True

    async def story() -> None:
        async with opened(url) as one, opened(url) as two:
            await make(one, "race")
            won = await asyncio.gather(*(write((one, two)[n % 2], n) for n in range(12)))
            assert sum(won) == 1
            assert len(await two.entries("race")) == 1

    asyncio.run(story())


def test_a_checkpoint_is_written_with_its_version(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await make(store, "mark")
            await store.append("mark", [choice(1)])
            await store.append("mark", [choice(2), choice(3)], lambda: "later")
            found = await store.table("mark")
            assert found == StoredTable("mark", "{}", "start", "later", 3)
            assert await store.table("nowhere") is None

    asyncio.run(story())


def test_tokens_open_their_own_seats_only(url: str) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await make(store, "keys")
            assert await store.find("keys-one") == ("keys", 1)
            assert await store.find("keys-watch") == ("keys", "watch")
            assert await store.find("keys-two") is None
            assert await store.tokens("keys") == {
                "keys-zero": 0,
                "keys-one": 1,
                "keys-watch": "watch",
            }
            assert await store.tokens("nowhere") == {}

    asyncio.run(story())


def test_the_event_loop_does_not_wait_for_the_store(tmp_path: Path) -> None:
    """While the database is locked by somebody else, everything but the writer goes on."""

    async def story() -> None:
        address = f"sqlite:///{tmp_path}/t.db"
        async with opened(address) as store:
            await make(store, "slow")
            with create_engine(address).connect() as other:
                other.exec_driver_sql("BEGIN IMMEDIATE")
                writing = asyncio.create_task(store.append("slow", [choice(1)]))
                for _ in range(20):
                    await asyncio.sleep(0.005)
                assert not writing.done()
                assert await store.entries("slow") == []
                other.exec_driver_sql("COMMIT")
            await writing

    asyncio.run(story())


def test_migrations_make_what_the_schema_says(url: str) -> None:
    async def story() -> None:
        async with opened(url), opened(url):  # a second start changes nothing
            pass

    asyncio.run(story())
    address = url.replace("postgresql://", "postgresql+psycopg://")
    found = inspect(create_engine(address))
    for table in schema.metadata.tables.values():
        columns = {one["name"]: one["nullable"] for one in found.get_columns(table.name)}
        assert columns == {one.name: one.nullable for one in table.columns}
        assert set(found.get_pk_constraint(table.name)["constrained_columns"]) == {
            one.name for one in table.primary_key
        }
    folder = Path(schema.__file__).parent / "migrations" / "versions"
    assert sorted(folder.glob("*.py"))[-1].name[:4] == schema.HEAD
    for branch in branches():
        assert sorted(branch.folder.glob("*.py"))[-1].name[:4] == branch.head
