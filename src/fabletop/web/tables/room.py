"""A room: one table in memory, with its commands, its queries and its listeners.

Every change goes the same way: under the room's lock a command is run on a fork, its entries are
committed to the store, and only then applied and announced. Nothing is announced before its commit.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from ...bots.mcts.analysis import Costly
from ...kernel.ask import Keys, Request, Seat
from ...kernel.session import Session
from ...kernel.session.journal import Drafted
from ...kernel.session.legal import checked
from ..bots.hints import hint_of, regrets_of
from ..bots.pool import BotPool
from ..bots.previews import PreviewCache
from ..bots.seats import BotSeats, thought_seed
from ..http.errors import NotAllowed, Stale, StoreFailed
from ..lobby.settings import SeatPlan, TablePlan
from ..storage import Behind, Entry, Store
from ..view import build
from ..view.foretold import Foretelling, foretelling
from ..view.snapshot import Hint, Regret, Snapshot
from ..view.voice import page_voice
from . import commands
from .event_log import TableLog
from .limited import LimitedProcesses
from .load import Loader
from .rehearsal import is_playable
from .tryout import TryOut

T = TypeVar("T")
Command = Callable[[], list[Entry] | int]

CHECKPOINT_EVERY = 20  # choices; in a long game, whose checkpoint is longer, after a tenth of them
PRESENCE_GRACE_S = 3.0  # from the end of a seat's stream until the seat counts as away

logger = logging.getLogger(__name__)


class Room:
    """One table."""

    def __init__(
        self,
        id: str,
        log: TableLog,
        store: Store,
        loader: Loader,
        bot_pool: BotPool,
        processes: LimitedProcesses,
        share: Callable[[Seat, int, list[Keys] | None], Awaitable[None]] | None = None,
    ) -> None:
        """Answers at a foreign table are rehearsed in the `processes`; `share` tells other workers
        of a seat's try."""
        self.id = id
        self.log = log
        self.present: Counter[Seat] = Counter()
        self.last_used = time.monotonic()  # when somebody last came or went (monotonic clock)
        self.bots = BotSeats(bot_pool)
        self._store = store
        self._loader = loader
        self._bot_pool = bot_pool
        self._processes = processes
        self._share = share
        self._lock = asyncio.Lock()
        self._try_outs: dict[Seat, TryOut] = {}
        self._analyses: dict[Seat, asyncio.Task[tuple[Costly, ...]]] = {}
        self._line_cache = build.LineCache()
        self._previews = PreviewCache()
        self._listeners: set[asyncio.Event] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    @property
    def plan(self) -> TablePlan:
        return self.log.plan

    @property
    def session(self) -> Session:
        return self.log.session

    @property
    def version(self) -> int:
        """Grows with every change (choice, undo, vote, chat, name)."""
        return self.log.version

    @property
    def seats(self) -> list[SeatPlan]:
        """Who sits where now (an open seat that was taken is human)."""
        return self.log.seats

    @property
    def idle(self) -> bool:
        """Nobody looks and nothing happens: the room may be forgotten until it is wanted again."""
        asked = any(not analysis.done() for analysis in self._analyses.values())
        return not (asked or self._listeners or self._tasks or self.bots.thinking)

    # Commands. Each gives the version afterwards. `version` is the one the sender has seen: Stale
    # if what the command is about has changed since.

    async def answer(self, seat: Seat, keys: Sequence[str], *, version: int, key: str) -> int:
        """Answer the question this seat saw at `version`. The same `key` again gets the same
        reply and does nothing. Raises Stale, IllegalChoice."""
        await self._catch_up_to(version)
        return await self._change(lambda: commands.answer(self.log, seat, keys, version, key))

    async def answer_all(
        self, seat: Seat, answers: Sequence[Drafted], *, version: int, key: str
    ) -> int:
        """Give a sequence of answers, all or none, in one commit; the first one is to the question
        that this seat saw at `version`. Raises Stale, NotAllowed, IllegalChoice."""
        await self._catch_up_to(version)
        if self.plan.foreign:
            trial = self.session.fork()
            for one in answers:
                await self._rehearse(trial, seat, one.keys)
                trial.answer(seat, one.keys)
        return await self._change(
            lambda: commands.answer_all(self.log, seat, answers, version, key)
        )

    def is_repeated(self, seat: Seat | None, key: str) -> bool:
        """Is this idempotency key known? Then the command does nothing a second time."""
        return (seat, key) in self.log.replies

    async def undo(self, seat: Seat, *, version: int | None = None) -> int:
        """Take back this seat's last choice, or ask the others whether it may. Raises Stale,
        NotAllowed, IllegalChoice."""
        await self._catch_up_to(version)
        return await self._change(lambda: commands.undo(self.log, seat, version))

    async def redo(self, seat: Seat, *, version: int | None = None) -> int:
        """Make the choices taken back last again. Raises Stale, IllegalChoice."""
        await self._catch_up_to(version)
        return await self._change(lambda: commands.redo(self.log, seat, version))

    async def vote(self, seat: Seat, yes: bool, *, version: int | None = None) -> int:
        """About somebody's undo; the asker's no withdraws it. Raises Stale, NotAllowed."""
        await self._catch_up_to(version)
        return await self._change(lambda: commands.vote(self.log, seat, yes, version))

    async def chat(self, seat: Seat | None, text: str, *, key: str = "") -> int:
        """The same `key` again says nothing twice."""
        return await self._change(lambda: commands.chat(self.log, seat, text, key))

    async def rename(self, seat: Seat, name: str) -> int:
        """Also sits down at an open seat."""
        return await self._change(lambda: commands.rename(self.log, seat, name))

    async def sit(self, seat: Seat) -> int:
        """Somebody has come by the link of an open seat; nothing happens if it is taken."""
        return await self._change(lambda: commands.sit(self.log, seat))

    async def catch_up(self) -> None:
        """Apply what other workers have written."""
        await self._shielded(self._catch_up())

    async def _catch_up_to(self, version: int | None) -> None:
        """A sender that has seen a newer version has it from another worker."""
        if version is not None and version > self.version:
            await self.catch_up()

    async def _catch_up(self) -> None:
        async with self._lock:
            await self._apply(await self._store.entries(self.id, self.version))

    async def _change(self, command: Command) -> int:
        return await self._shielded(self._commit(command))

    async def _shielded(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish even if the client has disconnected: a change half made would leave the room
        behind its store."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _commit(self, command: Command) -> int:
        async with self._lock:
            while True:
                entries = command()
                if isinstance(entries, int):
                    return entries
                choices = [one for one in entries if one.kind == "choice"]
                if len(choices) == 1 and choices[0].seat is not None:
                    await self._rehearse(self.session, choices[0].seat, choices[0].keys)
                try:
                    await self._write(entries)
                except Behind as behind:
                    await self._apply(behind.newer)
                    continue
                await self._apply(entries)
                return self.version

    async def _rehearse(self, session: Session, seat: Seat, keys: Sequence[str]) -> None:
        """At a foreign table an answer may take for ever. Raises NotAllowed."""
        if self.plan.foreign and not await is_playable(self._processes, session, seat, keys):
            raise NotAllowed("web-foreign-limits")

    async def _write(self, entries: list[Entry]) -> None:
        trial = self.log.dry_run(entries)
        often = max(CHECKPOINT_EVERY, self.session.length // 10)
        due = trial is not None and (
            self.log.since_checkpoint + len(entries) >= often
            or trial.over
            or entries[-1].kind != "choice"
        )
        try:
            await self._store.append(self.id, entries, trial.save if trial and due else None)
        except Behind:
            raise
        except Exception as error:
            logger.exception("table %s could not be written", self.id)
            raise StoreFailed(str(error)) from error
        if due:
            self.log.since_checkpoint = -len(entries)  # the choices just written are in it

    async def _apply(self, entries: Sequence[Entry]) -> None:
        before = self.log.game_version
        try:
            for entry in entries:
                self.log.apply(entry)
        except Exception:
            logger.exception("table %s is loaded again", self.id)
            self.log = await self._loader.log(self.id)
        if self.log.game_version != before:
            self._try_outs.clear()
        self.bots.wake(self)
        if entries:
            self.notify()

    # Trying and asking for advice

    async def whatif_start(self, seat: Seat, *, version: int | None = None) -> None:
        """Nothing happens if this seat is trying already. Raises Stale, NotAllowed."""
        await self._catch_up_to(version)
        commands.require_current(self.log, self.log.game_version, version)
        if seat not in self._try_outs:
            self._try_outs[seat] = TryOut(self.session, seat)
            await self._announce_try_out(seat)

    async def whatif_answer(
        self, seat: Seat, keys: Sequence[str], *, step: int | None = None
    ) -> None:
        """`step`: how many answers of the try were seen. Raises Stale, NotAllowed,
        IllegalChoice."""
        try_out = self._try_out(seat)
        if step is not None and step != len(try_out.answers):
            raise Stale(self.version)
        seen = len(try_out.answers)
        await self._rehearse(try_out.session, seat, keys)
        if self._try_outs.get(seat) is not try_out or len(try_out.answers) != seen:
            raise Stale(self.version)  # somebody was quicker meanwhile
        try_out.answer(keys)
        await self._announce_try_out(seat)

    async def whatif_drop(self, seat: Seat) -> None:
        if self._try_outs.pop(seat, None) is not None:
            await self._announce_try_out(seat)

    async def _announce_try_out(self, seat: Seat) -> None:
        self.notify()
        if self._share is not None:
            try_out = self._try_outs.get(seat)
            answers = None if try_out is None else [one.keys for one in try_out.answers]
            await self._share(seat, self.log.game_version, answers)

    def adopt_try_out(self, seat: Seat, game_version: int, answers: list[Keys] | None) -> None:
        """A try of this seat that was made with another worker."""
        self._try_outs.pop(seat, None)
        if answers is not None and game_version == self.log.game_version:
            self._try_outs[seat] = try_out = TryOut(self.session, seat)
            for keys in answers:
                try_out.answer(keys)
        self.notify()

    async def whatif_keep(self, seat: Seat, *, key: str) -> int:
        """Play the tried answers for good, all or none; nothing happens if there are none."""
        answers = [Drafted(one.rule, one.keys) for one in self._try_out(seat).answers]
        del self._try_outs[seat]
        if not answers:
            return self.version
        return await self.answer_all(seat, answers, version=self.version, key=key)

    def has_try_out(self, seat: Seat | None) -> bool:
        """Is this seat trying something out in private?"""
        return seat in self._try_outs

    def _try_out(self, seat: Seat) -> TryOut:
        if seat not in self._try_outs:
            raise NotAllowed("web-whatif-none")
        return self._try_outs[seat]

    def _question_seen(self, seat: Seat, refusal: str) -> tuple[Session, Request]:
        """The question this seat sees, on the table or in its try; else NotAllowed."""
        try_out = self._try_outs.get(seat)
        session = self.session if try_out is None else try_out.session
        request = session.request(seat)
        if request is None or (try_out is not None and try_out.ended):
            raise NotAllowed(refusal)
        return session, request

    async def foretell(
        self, seat: Seat, language: str, keys: Sequence[str] | None = None
    ) -> Foretelling:
        """What this answer would do; without one, what each would do, as far as there is time.
        Raises NotAllowed where nothing is asked, IllegalChoice."""
        session, request = self._question_seen(seat, "web-foretell-not-asked")
        version, say = self.version, page_voice(language, session.game.id)
        if keys is None:
            found = await self._previews.of(request, session, self._bot_pool)
        else:
            given = checked(request, keys, session.voice)
            found = await self._bot_pool.foretell(session.save(past=False), seat, given)
        return foretelling(found, request, version, say)

    async def hint(self, seat: Seat, language: str) -> Hint:
        """What the adviser would answer. Raises NotAllowed where nothing is asked."""
        session, _ = self._question_seen(seat, "web-hint-not-asked")
        version = self.version
        seed = thought_seed(self.log, seat)
        advice = await self._bot_pool.advise(session.save(past=False), seat, seed)
        return hint_of(advice, version, page_voice(language, session.game.id))

    def analysis_started(self, seat: Seat) -> bool:
        """Has this seat's analysis been asked for already?"""
        return seat in self._analyses

    def analysis(self, seat: Seat, language: str) -> list[Regret] | None:
        """The costliest choices of a seat; None while they are still being looked for. Raises
        NotAllowed before the end."""
        if not self.session.over:
            raise NotAllowed("web-analysis-early")
        asked = self._analyses.get(seat)
        if asked is None:
            text = self.session.journal.to_json()
            work = self._bot_pool.analyse(text, seat, thought_seed(self.log, seat))
            asked = self._analyses[seat] = asyncio.create_task(work)
        if not asked.done():
            return None
        if asked.exception() is not None:
            logger.error(
                "table %s could not be looked back on", self.id, exc_info=asked.exception()
            )
            raise NotAllowed("web-analysis-old")
        return regrets_of(asked.result(), page_voice(language, self.session.game.id))

    # Looking

    def snapshot(self, seat: Seat | None, language: str, *, since: int | None = None) -> Snapshot:
        """`events` are those after version `since` (a stream passes the version it sent last);
        without it, those of the last change."""
        try_out = None if seat is None else self._try_outs.get(seat)
        return build.snapshot(
            self.log, self._viewer(seat, language, since), self._line_cache, try_out
        )

    def whole_chronicle(self, seat: Seat | None, language: str) -> Snapshot:
        """The table with its chronicle from the beginning."""
        viewer = msgspec.structs.replace(self._viewer(seat, language, None), whole=True)
        return build.snapshot(self.log, viewer, build.LineCache(), None)

    def replayed(self, seat: Seat | None, language: str, first: int, last: int) -> Snapshot:
        """The table with the lines of the chronicle from `first` to `last` as its events."""
        return build.replayed(
            self.log, self._viewer(seat, language, None), self._line_cache, first, last
        )

    def history(self, seat: Seat | None, at: int, language: str) -> Snapshot:
        """The table after `at` choices, read-only. Raises NotAllowed."""
        session = commands.back_then(self.session, at)
        return build.past(self.log, session, at, self._viewer(seat, language, None))

    def _viewer(self, seat: Seat | None, language: str, since: int | None) -> build.Viewer:
        present = [one for one, count in self.present.items() if count > 0]
        thinking = self.bots.seen_thinking(self.log)
        return build.Viewer(self.id, seat, language, present, thinking, since)

    async def export(self, seat: Seat | None) -> str:
        """The journal file. Raises NotAllowed before the end, unless solo or hot-seat."""
        if not build.export_possible(self.log, seat):
            raise NotAllowed("web-export-early")
        return self.session.journal.to_json() if self.session.over else self.session.save()

    # Listening

    async def listen(self, seat: Seat | None = None) -> AsyncIterator[int]:
        """Versions, the present one at once; a slow listener gets only the newest. The same
        version may come twice: then something beside the game has changed (presence, a what-if, a
        bot's thinking). `seat` counts as present meanwhile."""
        news = asyncio.Event()
        news.set()
        self._listeners.add(news)
        self._arrive(seat)
        try:
            while True:
                await news.wait()
                news.clear()
                if self._closed:
                    return
                yield self.version
        finally:
            self._listeners.discard(news)
            self.last_used = time.monotonic()
            if seat is not None and not self._closed:
                asyncio.get_running_loop().call_later(PRESENCE_GRACE_S, self._leave, seat)

    def notify(self) -> None:
        """Wake all listeners: something has changed."""
        for news in self._listeners:
            news.set()

    def _arrive(self, seat: Seat | None) -> None:
        if seat is not None:
            self.present[seat] += 1
            if self.present[seat] == 1:
                self.notify()

    def _leave(self, seat: Seat) -> None:
        self.present[seat] -= 1
        if self.present[seat] == 0:
            self.notify()

    async def close(self) -> None:
        """End the streams and the thinking; changes under way are seen through."""
        self._closed = True
        self.bots.stop()
        for asked in self._analyses.values():
            asked.cancel()
        self.notify()
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=5)
