"""The registry of rooms: creates tables, loads and evicts them, finds the seats of tokens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import ParamSpec, TypeVar

import msgspec

from ...bots import BOTS, UnknownBot
from ...kernel.gamedef import BadSetup
from ...kernel.session import Session
from ...kernel.words import LANGUAGES
from ..bots import BOT_WORKERS
from ..bots.pool import BotPool
from ..cluster import Cluster
from ..http.limits import clean_name
from ..lobby.settings import Opened, SeatPlan, TablePlan
from ..storage import Holder, Store, StoredTable
from .importing import read
from .limited import LimitedProcesses
from .load import Loader, beginning, first_session, prepare
from .room import Room
from .tokens import hashed, new_seed, new_table_id, new_token

P = ParamSpec("P")
T = TypeVar("T")

IDLE_TIMEOUT_S = 60.0
MOST_ROOMS = 256  # in memory; idle ones are evicted above that, least recently used first
MOST_TOKENS = 2000  # tables whose tokens are cached


class Rooms:
    """Opens tables, finds them again, and knows who may sit where."""

    def __init__(
        self,
        url: str,
        *,
        bot_workers: int = BOT_WORKERS,
        idle_timeout: float = IDLE_TIMEOUT_S,
    ) -> None:
        """`url`: sqlite:///file or postgresql://…; `idle_timeout`: seconds without a visitor after
        which a room is evicted from memory."""
        self.store = Store(url)
        self.idle_timeout = idle_timeout
        self.bot_pool = BotPool(bot_workers)
        self._loader = Loader(self.store)
        self._processes = LimitedProcesses()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tokens: dict[str, dict[str, Holder]] = {}
        self._evicting: asyncio.Task[None] | None = None
        self._cluster = Cluster(self.store, self._rooms) if self.store.shared else None

    async def start(self) -> None:
        """Bring the store up to date; hear of other workers if there may be any."""
        prepare()
        await self.store.start()
        if self._cluster is not None:
            await self._cluster.start()
        self._evicting = asyncio.create_task(self._evict_idle())

    async def stop(self) -> None:
        if self._evicting is not None:
            self._evicting.cancel()
        if self._cluster is not None:
            await self._cluster.stop()
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
        self._rooms.clear()
        self.bot_pool.stop()
        self._processes.stop()
        self._loader.close()
        await self.store.stop()

    # Opening

    async def create(self, plan: TablePlan) -> Opened:
        """A new table. Raises BadSetup, UnknownBot."""
        plan = _checked(plan)
        seed = new_seed() if plan.seed is None else plan.seed
        session = await self.in_background(first_session, plan, seed)
        return await self._open(plan, session.save(), beginning(session))

    async def import_journal(self, text: str, plan: TablePlan) -> Opened:
        """A table that goes on with a journal file. The plan says who sits where (nobody: all
        seats in one browser) and the language. Raises BadJournal, BadSetup, UnknownBot."""
        taken = await read(self._processes, text)
        if not plan.seats:
            plan = msgspec.structs.replace(
                plan, seats=[SeatPlan("human") for _ in range(taken.seats)], hot_seat=True
            )
        if len(plan.seats) != taken.seats:
            raise BadSetup(f"This game has {taken.seats} seats, not {len(plan.seats)}.")
        plan = msgspec.structs.replace(
            plan, game=taken.game, options=taken.options, foreign=taken.foreign
        )
        return await self._open(_checked(plan), taken.checkpoint, taken.start)

    async def stored_table(self, plan: TablePlan, begin: Callable[[], Session]) -> StoredTable:
        """A table as it would be stored, for whoever writes it together with something else."""
        plan = _checked(plan)
        session = await self.in_background(begin)
        begun = session.journal.choices
        start = session.journal.to_json() if begun else beginning(session)
        text = msgspec.json.encode(msgspec.structs.replace(plan, options={}, seed=None)).decode()
        return StoredTable(new_table_id(), text, start, session.save(), 0)

    async def _open(self, plan: TablePlan, checkpoint: str, start: str) -> Opened:
        id, watch = new_table_id(), new_token()
        tokens = {n: new_token() for n, one in enumerate(plan.seats) if one.kind != "bot"}
        plan = msgspec.structs.replace(plan, seed=None)  # it is in the journal
        text = msgspec.json.encode(plan).decode()
        stored = StoredTable(id, text, start, checkpoint, 0)
        hashes = {seat: hashed(token) for seat, token in tokens.items()}
        await self.store.create(stored, plan.game, hashed(watch), hashes)
        if any(one.kind == "bot" for one in plan.seats):
            self.bot_pool.warm(plan.game)
        return Opened(id, tokens, watch)

    # Finding

    async def room(self, table: str) -> Room:
        """The room of a table, set up if need be. Raises NoSuchTable."""
        room = self._rooms.pop(table, None)
        if room is not None:
            self._rooms[table] = room  # the one used last stands last
            room.last_used = time.monotonic()
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
        log = await self._loader.log(table)
        share = partial(self._cluster.share, table) if self._cluster is not None else None
        room = Room(table, log, self.store, self._loader, self.bot_pool, self._processes, share)
        room.bots.owned = self._cluster is None or await self._cluster.claim(table)
        await self._evict_surplus()
        self._rooms[table] = room
        if self._cluster is not None:
            await self._cluster.restore_try_outs(room)
        if any(one.kind == "bot" for one in log.seats):
            self.bot_pool.warm(log.plan.game)
        room.bots.wake(room)
        return room

    async def in_background(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Building a game takes a while: not in the event loop, and one after another."""
        return await self._loader.run(work, *args, **kwargs)

    async def _evict_idle(self) -> None:
        """Periodically evict the rooms that nobody has used for `idle_timeout`."""
        while True:
            await asyncio.sleep(self.idle_timeout / 4)
            since = time.monotonic() - self.idle_timeout
            for id in [id for id, room in self._rooms.items() if room.last_used < since]:
                await self._evict(id)

    async def _evict_surplus(self) -> None:
        """Evict idle rooms, least recently used first, while there are too many."""
        for id in list(self._rooms):
            if len(self._rooms) < MOST_ROOMS:
                return
            await self._evict(id)

    async def _evict(self, id: str) -> None:
        """Drop a room from memory if it is idle; it is loaded again from the store on demand."""
        if id in self._rooms and self._rooms[id].idle:
            del self._rooms[id]
            if self._cluster is not None:
                await self._cluster.release(id)


def _checked(plan: TablePlan) -> TablePlan:
    """The plan with what people typed made harmless and bots that exist."""
    seats = []
    for one in plan.seats:
        bot = (one.bot or "greedy") if one.kind == "bot" else ""
        if bot and bot not in BOTS:
            raise UnknownBot(f"There is no bot {bot!r}; there are: {', '.join(BOTS)}.")
        seats.append(SeatPlan(one.kind, clean_name(one.name), bot))
    language = plan.language if plan.language in LANGUAGES else "en"
    return msgspec.structs.replace(plan, seats=seats, language=language)
