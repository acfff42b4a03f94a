"""Loading a table from the store, in a thread of its own.

It is played again from its beginning, so that everything can be looked at and taken back. After an
upgrade that changed the rules that no longer works: then it goes on from its last checkpoint.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import ParamSpec, TypeVar

import msgspec

import fabletop

from ...games import game_of, with_parts
from ...kernel.session import Session
from ...kernel.session.journal import BadJournal, Journal
from ...kernel.session.legal import IllegalChoice
from ..http.errors import NoSuchTable
from ..lobby.settings import TablePlan
from ..storage import Entry, Store, StoredTable
from .event_log import EntryMismatch, TableLog

P = ParamSpec("P")
T = TypeVar("T")


def prepare() -> None:
    """What every table needs, before there are threads: msgspec learns a type when it first meets
    it, and two threads that do so at the same time bring the whole process down."""
    msgspec.json.decode(b'{"game":"","seats":[]}', type=TablePlan)


@cache
def warm(game: str) -> None:
    """The same for a game, when its first table is set up: by one thread, before any other."""
    session = fabletop.new(game, with_parts()[game].seats[0], 0)
    fabletop.resume(session.save())


class Loader:
    """Builds games in a thread beside the event loop, one after another."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._thread = ThreadPoolExecutor(1, "load")

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, partial(work, *args, **kwargs))

    async def log(self, table: str) -> TableLog:
        """The log of a stored table. Raises NoSuchTable."""
        stored = await self._store.table(table)
        if stored is None:
            raise NoSuchTable(table)
        return await self.run(set_up, stored, await self._store.entries(table))

    def close(self) -> None:
        self._thread.shutdown()


def set_up(stored: StoredTable, entries: list[Entry]) -> TableLog:
    """The log of a table from what is stored."""
    plan = msgspec.json.decode(stored.plan, type=TablePlan)
    warm(plan.game)
    try:
        log = TableLog(plan, fabletop.replay(stored.start))
        for entry in entries:
            log.apply(entry)
        log.since_checkpoint = _choices_after(entries, stored.checkpoint_version)
    except (BadJournal, IllegalChoice, EntryMismatch):
        return _go_on(stored, entries, plan)
    return log


def _go_on(stored: StoredTable, entries: list[Entry], plan: TablePlan) -> TableLog:
    log = TableLog(plan, fabletop.resume(stored.checkpoint))
    for entry in entries:
        log.apply(entry, play=entry.version > stored.checkpoint_version)
    return log


def _choices_after(entries: list[Entry], version: int) -> int:
    return sum(one.kind == "choice" and one.version > version for one in entries)


def first_session(plan: TablePlan, seed: int) -> Session:
    """A new game as planned; `BadSetup` if it cannot be."""
    if plan.game in with_parts():
        warm(plan.game)
    return fabletop.new(plan.game, len(plan.seats), seed, plan.options)


def beginning(session: Session) -> str:
    """The journal of a game before its first choice."""
    old = session.journal
    return Journal(
        old.game, old.rules_version, old.content, old.seats, old.options, old.seed
    ).to_json()


def imported(journal: Journal) -> Session:
    """The game of a journal file. What a stranger's file holds is played again choice by choice;
    only one written under other rules goes on from the checkpoint it brings, which is inspected."""
    try:
        if same_rules(journal) or journal.checkpoint is None:
            return fabletop.replay(msgspec.structs.replace(journal, checkpoint=None))
        return fabletop.resume(journal, foreign=True)
    except (BadJournal, MemoryError):
        raise
    except fabletop.BadSetup as error:
        unknown = journal.game not in with_parts()
        raise BadJournal(str(error), fault="other-game" if unknown else "shape") from None
    except Exception as error:  # a checkpoint that only looks like one
        raise BadJournal(f"The game in it cannot go on: {error!r}.", fault="position") from error


def same_rules(journal: Journal) -> bool:
    """Was it written under the rules and with the cards of this server?"""
    game = game_of(journal.game)
    return game is None or (
        journal.rules_version == game.rules.version and journal.content == game.content_hash()
    )
