"""The store: an append-only event log per table, read and written in threads beside the event loop.

Optimistic locking: a change is written with the version it was made at. If somebody else has
changed the table since, nothing is written and the writer gets the newer entries (`Behind`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from functools import partial
from typing import Literal, ParamSpec, TypeVar, cast

import msgspec
from msgspec.json import decode
from sqlalchemy import Connection, Row, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from . import schema
from .batching import BatchWriter, Change
from .engine import WRITING, open_engine
from .entries import Entry, EntryKind, StoredTable
from .lease import Leases, lock_number
from .migrations import upgrade

logger = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

CHANNEL = "fabletop"
WAL_CHECKPOINT_EVERY_S = 2.0  # often, so that each checkpoint has little to write

Holder = int | Literal["watch"]
"""What a token opens: a seat, or a place among the spectators."""


class Behind(Exception):
    """The table has gone on elsewhere; these are the entries to catch up with."""

    def __init__(self, newer: list[Entry]) -> None:
        super().__init__(f"{len(newer)} newer entries")
        self.newer = newer


class Store:
    """The database of tables, seats and entries."""

    def __init__(self, url: str) -> None:
        self._engine = open_engine(url)
        self.shared = self._engine.dialect.name == "postgresql"
        writers = 8 if self.shared else 1  # SQLite has one writer anyway: let it not wait for locks
        self._writers = ThreadPoolExecutor(writers, "store-write")
        self._readers = ThreadPoolExecutor(4, "store-read")
        self._batch_writer = BatchWriter(self._writers, self._append)
        self.leases = Leases(self._engine) if self.shared else None
        self._checkpointing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._write(self._upgrade)
        if not self.shared:
            self._checkpointing = asyncio.create_task(self._checkpoint_periodically())

    async def stop(self) -> None:
        if self._checkpointing is not None:
            self._checkpointing.cancel()
        if self.leases is not None:
            await self._read(self.leases.close)
        self._writers.shutdown()
        self._readers.shutdown()
        self._engine.dispose()

    @property
    def address(self) -> str:
        """The address for a connection of the driver's own, with its password."""
        url = self._engine.url.set(drivername="postgresql")
        return url.render_as_string(hide_password=False)

    # Tables

    async def create(
        self, table: StoredTable, game: str, watch: str, tokens: Mapping[int, str]
    ) -> None:
        """A new table with the hashes of its tokens."""
        await self._write(self._create, table, game, watch, tokens)

    async def table(self, id: str) -> StoredTable | None:
        return await self._read(self._table, id)

    async def tokens(self, id: str) -> dict[str, Holder]:
        """What each hashed token of the table opens; empty if there is no such table."""
        return await self._read(self._tokens, id)

    async def find(self, token: str) -> tuple[str, Holder] | None:
        """The table and the seat of a hashed token."""
        return await self._read(self._find, token)

    # For whoever keeps more than tables in this database

    async def change(self, purpose: str, id: str, work: Callable[[Connection], T]) -> T:
        """Do this in one transaction, or nothing of it; one after another for the same id."""
        return await self._write(self._change, purpose, id, work)

    async def look(self, work: Callable[[Connection], T]) -> T:
        return await self._read(self._look, work)

    # Entries

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        return await self._read(self._entries, id, after)

    async def append(
        self,
        id: str,
        entries: Sequence[Entry],
        checkpoint: Callable[[], str] | None = None,
    ) -> None:
        """Write changes; they are there for good when this returns. `checkpoint` gives the saved
        session as it is after them."""
        change = Change(id, entries, checkpoint)
        try:
            if self.shared:
                await self._write(self._append, [change])
            else:
                await self._batch_writer.append(change)
        except IntegrityError:
            newer = await self.entries(id, entries[0].version - 1)
            if not newer:
                raise
            raise Behind(newer) from None

    async def announce(self, id: str, news: str) -> None:
        """Tell the other workers something about a table that is not for good."""
        await self._write(self._announce, f"{id} {news}")

    async def _checkpoint_periodically(self) -> None:
        """Checkpoint SQLite's write-ahead log beside the writer thread: a checkpoint waits for the
        disk, and no commit should wait with it."""
        while True:
            await asyncio.sleep(WAL_CHECKPOINT_EVERY_S)
            try:
                await self._read(self._checkpoint_wal)
            except Exception:  # the next one writes what this one has left
                logger.exception("the write-ahead log could not be checkpointed")

    def _checkpoint_wal(self) -> None:
        with closing(self._engine.raw_connection()) as db:  # outside of any transaction
            db.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")

    # In threads

    async def _write(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._writers, partial(work, *args, **kwargs))

    async def _read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, partial(work, *args, **kwargs))

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._engine.connect().execution_options(**{WRITING: True}) as db, db.begin():
            yield db

    def _change(self, purpose: str, id: str, work: Callable[[Connection], T]) -> T:
        with self._writing() as db:
            if self.shared:
                db.execute(select(func.pg_advisory_xact_lock(lock_number(purpose, id))))
            return work(db)

    def _look(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as db:
            return work(db)

    def _upgrade(self) -> None:
        with self._writing() as db:
            if self.shared:  # several workers start at the same time
                db.execute(select(func.pg_advisory_xact_lock(lock_number("upgrade", ""))))
            upgrade(db)

    def _create(self, table: StoredTable, game: str, watch: str, tokens: Mapping[int, str]) -> None:
        with self._writing() as db:
            add_table(db, table, game, watch)
            rows = [{"table_id": table.id, "seat": s, "token": t} for s, t in tokens.items()]
            if rows:
                db.execute(insert(schema.seats), rows)

    def _table(self, id: str) -> StoredTable | None:
        t = schema.tables.c
        query = select(t.id, t.plan, t.start, t.checkpoint, t.checkpoint_version)
        with self._engine.begin() as db:
            row = db.execute(query.where(t.id == id)).one_or_none()
        return None if row is None else StoredTable(*row)

    def _tokens(self, id: str) -> dict[str, Holder]:
        tables, seats = schema.tables.c, schema.seats.c
        with self._engine.begin() as db:
            watch = db.execute(select(tables.watch).where(tables.id == id)).scalar()
            rows = db.execute(select(seats.token, seats.seat).where(seats.table_id == id)).all()
        found: dict[str, Holder] = {row.token: row.seat for row in rows}
        if watch is not None:
            found[watch] = "watch"
        return found

    def _find(self, token: str) -> tuple[str, Holder] | None:
        tables, seats = schema.tables.c, schema.seats.c
        with self._engine.begin() as db:
            seat = db.execute(
                select(seats.table_id, seats.seat).where(seats.token == token)
            ).one_or_none()
            if seat is not None:
                return str(seat.table_id), int(seat.seat)
            table = db.execute(select(tables.id).where(tables.watch == token)).scalar()
        return None if table is None else (str(table), "watch")

    def _entries(self, id: str, after: int) -> list[Entry]:
        with self._engine.begin() as db:
            return _newer(db, id, after)

    def _append(self, changes: Sequence[Change]) -> None:
        """A version that is there already is refused by the table's primary key."""
        at = now()
        checkpoints = [_checkpoint_row(one) for one in changes if one.checkpoint is not None]
        rows = [_row(one.table, entry, at) for one in changes for entry in one.entries]
        with self._writing() as db:
            if self.shared:  # the change is made under the table's lock
                number = lock_number("change", changes[0].table)
                db.execute(select(func.pg_advisory_xact_lock(number)))
            db.execute(insert(schema.entries), rows)
            if checkpoints:
                db.execute(_SET_CHECKPOINT, checkpoints)
            if self.shared:
                news = f"{changes[0].table} {changes[0].entries[-1].version}"
                db.execute(select(func.pg_notify(CHANNEL, news)))

    def _announce(self, news: str) -> None:
        with self._writing() as db:
            db.execute(select(func.pg_notify(CHANNEL, news)))


def add_table(db: Connection, table: StoredTable, game: str, watch: str) -> None:
    row = {**msgspec.structs.asdict(table), "game": game, "watch": watch, "created": now()}
    db.execute(insert(schema.tables), row)


_SET_CHECKPOINT = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values(checkpoint=bindparam("saved"), checkpoint_version=bindparam("version"))
)


def _checkpoint_row(change: Change) -> dict[str, object]:
    saved = None if change.checkpoint is None else change.checkpoint()
    return {"table": change.table, "saved": saved, "version": change.entries[-1].version}


def _newer(db: Connection, id: str, after: int) -> list[Entry]:
    e = schema.entries.c
    query = (
        select(e.version, e.kind, e.seat, e.rule, e["keys"], e.key, e.text)
        .where(e.table_id == id, e.version > after)
        .order_by(e.version)
    )
    return [_entry(row) for row in db.execute(query)]


def _entry(row: Row[int, str, int | None, str, str, str | None, str]) -> Entry:
    """Built by hand: reading a typed value for the first time is not safe in several threads."""
    version, kind, seat, rule, keys, key, said = row
    return Entry(version, cast(EntryKind, kind), seat, rule, tuple(decode(keys)), key, said)


def _row(id: str, entry: Entry, at: str) -> dict[str, object]:
    keys = msgspec.json.encode(entry.keys).decode()
    return {**msgspec.structs.asdict(entry), "keys": keys, "table_id": id, "at": at}


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
