"""Opening the database: SQLite with a write-ahead log, PostgreSQL with a connection pool."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url

WAL_AUTOCHECKPOINT_PAGES = 20_000  # the store checkpoints long before, beside the writer
WRITING = "fabletop_writing"  # an execution option: this transaction is going to write


def open_engine(url: str) -> Engine:
    address = make_url(url)
    if address.get_backend_name() == "sqlite":
        if address.database:
            Path(address.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(address, connect_args={"timeout": 30, "check_same_thread": False})
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if address.drivername in ("postgresql", "postgres"):
        address = address.set(drivername="postgresql+psycopg")
    return create_engine(address, pool_size=8, max_overflow=4, pool_pre_ping=True)


def _prepare_sqlite(connection: Any, _: object) -> None:
    """A commit is in the file system's hands when it returns, so kill -9 cannot take it back; only
    a loss of power may cost the last moments. (`FULL` costs one fsync more for every choice.)"""
    connection.isolation_level = None  # transactions are begun below, not by the driver
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={WAL_AUTOCHECKPOINT_PAGES}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Who is going to write takes the lock at once: a reader cannot always become a writer."""
    writing = connection.get_execution_options().get(WRITING)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
