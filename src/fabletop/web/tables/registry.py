"""All rooms of this process: opening tables, finding them again, knowing who may sit where."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Literal, ParamSpec, TypeVar

import msgspec

from ...bots import BOTS, UnknownBot
from ...kernel.gamedef import BadSetup
from ...kernel.session import Session
from ...kernel.session.journal import BadJournal
from ...kernel.words import LANGUAGES
from ..bots.pool import Thinkers
from ..cluster import Neighbours
from ..http.errors import NoSuchTable, NotAllowed, Stale, StoreFailed
from ..lobby.settings import Opened, SeatPlan, TablePlan
from ..storage import Store, StoredTable
from .commands import LONGEST_NAME, clean
from .event_log import Course
from .load import beginning, first_session, imported, prepare, set_up
from .room import IllegalChoice, Room
from .tokens import hashed, new_seed, new_table_id, new_token

__all__ = [
    "BadJournal",
    "BadSetup",
    "IllegalChoice",
    "NoSuchTable",
    "NotAllowed",
    "Opened",
    "Room",
    "Rooms",
    "SeatPlan",
    "Stale",
    "StoreFailed",
    "TablePlan",
    "UnknownBot",
]

P = ParamSpec("P")
T = TypeVar("T")

MOST_ROOMS = 256  # at hand; those that nobody looks at are forgotten first
MOST_TOKENS = 2000

Holder = int | Literal["watch"]


class Rooms:
    """Opens tables, finds them again, and knows who may sit where."""

    def __init__(
        self, url: str, *, thinkers: int = 2, delay: float = 0.4, lonely: float = 60.0
    ) -> None:
        """`url`: sqlite:///file or postgresql://…; `delay`: seconds before a bot answers; `lonely`:
        seconds after which a room where nobody is is forgotten."""
        self.store = Store(url)
        self.lonely = lonely
        self.thinkers = Thinkers(thinkers, delay)
        self._table_setter = ThreadPoolExecutor(1, "set-up")
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tokens: dict[str, dict[str, Holder]] = {}
        self._tidying: asyncio.Task[None] | None = None
        self._neighbours = Neighbours(self.store, self._rooms) if self.store.shared else None

    async def start(self) -> None:
        """Bring the store up to date; hear of other workers if there may be any."""
        prepare()
        await self.store.start()
        if self._neighbours is not None:
            await self._neighbours.start()
        self._tidying = asyncio.create_task(self._tidy())

    async def stop(self) -> None:
        if self._tidying is not None:
            self._tidying.cancel()
        if self._neighbours is not None:
            await self._neighbours.stop()
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self._rooms.clear()
        self.thinkers.stop()
        self._table_setter.shutdown()
        await self.store.stop()

    # Opening

    async def create(self, plan: TablePlan) -> Opened:
        """A new table. Raises BadSetup, UnknownBot."""
        plan = _checked(plan)
        seed = new_seed() if plan.seed is None else plan.seed
        session = await self.aside(first_session, plan, seed)
        return await self._open(plan, session, beginning(session))

    async def import_journal(self, text: str, plan: TablePlan) -> Opened:
        """A table that goes on with a journal file. The plan says who sits where (nobody: all
        seats in one browser) and the language. Raises BadJournal, BadSetup, UnknownBot."""
        session = await self.aside(imported, text)
        journal = session.journal
        if not plan.seats:
            plan = msgspec.structs.replace(
                plan, seats=[SeatPlan("human") for _ in range(journal.seats)], hot_seat=True
            )
        if len(plan.seats) != journal.seats:
            raise BadSetup(f"This game has {journal.seats} seats, not {len(plan.seats)}.")
        plan = msgspec.structs.replace(plan, game=journal.game, options=journal.options)
        return await self._open(_checked(plan), session, journal.to_json())

    async def lay(self, plan: TablePlan, begin: Callable[[], Session]) -> StoredTable:
        """A table as it would be stored, for whoever writes it together with something else."""
        plan = _checked(plan)
        session = await self.aside(begin)
        begun = session.journal.choices
        start = session.journal.to_json() if begun else beginning(session)
        text = msgspec.json.encode(msgspec.structs.replace(plan, options={}, seed=None)).decode()
        return StoredTable(new_table_id(), text, start, session.save(), 0)

    async def _open(self, plan: TablePlan, session: Session, start: str) -> Opened:
        id, watch = new_table_id(), new_token()
        tokens = {n: new_token() for n, one in enumerate(plan.seats) if one.kind != "bot"}
        plan = msgspec.structs.replace(plan, seed=None)  # it is in the journal
        text = msgspec.json.encode(plan).decode()
        stored = StoredTable(id, text, start, session.save(), 0)
        hashes = {seat: hashed(token) for seat, token in tokens.items()}
        await self.store.create(stored, plan.game, hashed(watch), hashes)
        if any(one.kind == "bot" for one in plan.seats):
            self.thinkers.warm(plan.game)
        return Opened(id, tokens, watch)

    # Finding

    async def room(self, table: str) -> Room:
        """The room of a table, set up if need be. Raises NoSuchTable."""
        room = self._rooms.pop(table, None)
        if room is not None:
            self._rooms[table] = room  # the one used last stands last
            room.wanted = time.monotonic()
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def seat_of(self, table: str, token: str) -> Holder | None:
        """What the token opens at this table."""
        known = self._tokens.get(table)
        if known is None or hashed(token) not in known:  # in a campaign players come later
            known = await self.store.tokens(table)
            if known:
                if len(self._tokens) >= MOST_TOKENS:
                    self._tokens.pop(next(iter(self._tokens)))
                self._tokens[table] = known
        return known.get(hashed(token))

    async def find(self, token: str) -> tuple[str, Holder] | None:
        """The table and seat a token belongs to, for links that name only the token."""
        return await self.store.find(hashed(token))

    async def _load(self, table: str) -> Room:
        course = await self._course(table)
        share = partial(self._neighbours.share, table) if self._neighbours is not None else None
        room = Room(table, course, self.store, self.thinkers, lambda: self._course(table), share)
        room.bots.owned = self._neighbours is None or await self._neighbours.claim(table)
        await self._make_place()
        self._rooms[table] = room
        if self._neighbours is not None:
            await self._neighbours.welcome(room)
        if any(one.kind == "bot" for one in course.seats):
            self.thinkers.warm(course.plan.game)
        room.bots.wake()
        return room

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Setting up a game takes a while: not in the event loop, and one after another."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._table_setter, partial(work, *args, **kwargs))

    async def _course(self, table: str) -> Course:
        stored = await self.store.table(table)
        if stored is None:
            raise NoSuchTable(table)
        entries = await self.store.entries(table)
        return await self.aside(set_up, stored, entries)

    async def _tidy(self) -> None:
        """Every now and then forget the rooms that nobody has wanted for a while."""
        while True:
            await asyncio.sleep(self.lonely / 4)
            since = time.monotonic() - self.lonely
            for id in [id for id, room in self._rooms.items() if room.wanted < since]:
                await self._forget(id)

    async def _make_place(self) -> None:
        """Forget rooms where nobody is if there are too many."""
        for id in list(self._rooms):
            if len(self._rooms) < MOST_ROOMS:
                return
            await self._forget(id)

    async def _forget(self, id: str) -> None:
        """If nobody is there: the store has it, and it is set up again when it is wanted."""
        if id in self._rooms and self._rooms[id].idle:
            del self._rooms[id]
            if self._neighbours is not None:
                await self._neighbours.release(id)


def _checked(plan: TablePlan) -> TablePlan:
    """The plan with what people typed made harmless and bots that exist."""
    seats = []
    for one in plan.seats:
        bot = (one.bot or "greedy") if one.kind == "bot" else ""
        if bot and bot not in BOTS:
            raise UnknownBot(f"There is no bot {bot!r}; there are: {', '.join(BOTS)}.")
        seats.append(SeatPlan(one.kind, clean(one.name, LONGEST_NAME), bot))
    language = plan.language if plan.language in LANGUAGES else "en"
    return msgspec.structs.replace(plan, seats=seats, language=language)
