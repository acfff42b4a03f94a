"""A database of the first days, with tables in it, is brought up to date and played on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, inspect, text

from fabletop.bots import RandomBot
from fabletop.web.lobby.settings import SeatPlan, TablePlan
from fabletop.web.storage import migrations, schema
from fabletop.web.storage.engine import WRITING, open_engine
from fabletop.web.tables.registry import Rooms
from fabletop.web.tables.room import Room

from . import postgres

FIRST = "0001"
OLD = ("tables", "seats", "entries")  # what there was then


@pytest.fixture(
    params=[
        "sqlite",
        pytest.param(
            "postgresql",
            marks=pytest.mark.skipif(postgres.programs() is None, reason="no PostgreSQL here"),
        ),
    ]
)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/old.db"
    else:
        with postgres.running() as address:
            yield address


def test_tables_of_the_first_version_go_on(url: str, tmp_path: Path) -> None:
    new = f"sqlite:///{tmp_path}/new.db"
    table, token, version = asyncio.run(_played(new))
    _written_as_it_was(new, url)

    async def story() -> None:
        rooms = Rooms(url, bot_workers=1)
        await rooms.start()
        try:
            room = await rooms.room(table)
            assert room.version == version
            assert room.log.talk[-1].text == "Čau, Łódź!"
            assert await rooms.seat_of(table, token) == 1
            assert await _answer(room) == version + 1
        finally:
            await rooms.stop()

    asyncio.run(story())
    with open_engine(url).connect() as connection:
        found = set(inspect(connection).get_table_names())
        assert found >= set(schema.metadata.tables)
        versions = connection.execute(text("SELECT version_num FROM alembic_version"))
        assert set(versions.scalars()) == migrations.newest_revisions()


async def _played(url: str) -> tuple[str, str, int]:
    """A table with some choices and some talk: its id, Ben's token, its version."""
    rooms = Rooms(url, bot_workers=1)
    await rooms.start()
    try:
        seats = [SeatPlan("human", "Ann"), SeatPlan("human", "Ben")]
        opened = await rooms.create(TablePlan("witcher", seats))
        room = await rooms.room(opened.table)
        for _ in range(25):  # enough for a checkpoint
            await _answer(room)
        version = await room.chat(0, "Čau, Łódź!")
        return opened.table, opened.seats[1], version
    finally:
        await rooms.stop()


async def _answer(room: Room) -> int:
    request = next(one for one in room.session.requests if not one.optional)
    keys = RandomBot(1).choose(room.session, request)
    key = f"k{room.version}"
    return await room.answer(request.seat, keys, version=room.version, key=key)


def _written_as_it_was(new: str, old: str) -> None:
    """The rows of one database in another of the first version."""
    with (
        open_engine(new).connect() as source,
        open_engine(old).execution_options(**{WRITING: True}).begin() as target,
    ):
        _first(target)
        assert set(inspect(target).get_table_names()) == {*OLD, "alembic_version"}
        then = MetaData()
        then.reflect(target, only=OLD)
        for name in OLD:
            rows = source.execute(schema.metadata.tables[name].select()).mappings().all()
            assert rows
            columns = then.tables[name].columns.keys()
            known = [{column: row[column] for column in columns} for row in rows]
            target.execute(then.tables[name].insert(), known)


def _first(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    config.attributes["connection"] = connection
    command.upgrade(config, FIRST)
