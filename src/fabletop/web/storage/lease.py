"""Leases of tables: the worker that holds a table's advisory lock in PostgreSQL runs its bots.

Every worker may change every table (each change takes a lock of its own). If the holder of a lease
dies, its connection closes and the lock is free again.
"""

from __future__ import annotations

import hashlib
import logging
from threading import Lock

from sqlalchemy import Connection, Engine, func, select, text
from sqlalchemy.exc import SQLAlchemyError

logger = logging.getLogger(__name__)


def lock_number(purpose: str, id: str) -> int:
    """The number of a lock; PostgreSQL knows them by 64 bits."""
    digest = hashlib.blake2b(f"fabletop/{purpose}/{id}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


class Leases:
    """The leases this process holds. One connection holds all their locks."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._guard = Lock()
        self._connection: Connection | None = None
        self._held: set[str] = set()

    def claim(self, id: str) -> bool:
        """Try to get the lease; True if this process holds it."""
        with self._guard:
            if id in self._held:
                return True
            number = lock_number("owner", id)
            try:
                got = self._connected().execute(select(func.pg_try_advisory_lock(number))).scalar()
            except SQLAlchemyError as error:
                self._lose(error)
                return False
            if got:
                self._held.add(id)
            return bool(got)

    def release(self, id: str) -> None:
        with self._guard:
            if id not in self._held:
                return
            self._held.discard(id)
            try:
                number = lock_number("owner", id)
                self._connected().execute(select(func.pg_advisory_unlock(number)))
            except SQLAlchemyError as error:
                self._lose(error)

    def alive(self) -> bool:
        """False if the connection was lost, and all leases with it."""
        with self._guard:
            try:
                self._connected().execute(text("SELECT 1"))
            except SQLAlchemyError as error:
                self._lose(error)
                return False
            return True

    def close(self) -> None:
        with self._guard:
            self._drop()

    def _connected(self) -> Connection:
        if self._connection is None:
            connection = self._engine.connect()
            self._connection = connection.execution_options(isolation_level="AUTOCOMMIT")
        return self._connection

    def _lose(self, error: SQLAlchemyError) -> None:
        """The connection is lost, and with it every lock."""
        logger.warning("lost the connection that holds the leases: %s", error)
        self._drop()

    def _drop(self) -> None:
        self._held.clear()
        if self._connection is not None:
            self._connection.invalidate()  # closing for good frees the locks with it
            self._connection.close()
        self._connection = None
