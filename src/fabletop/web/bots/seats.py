"""The bot seats of one table: each is asked when it is its turn, and answers like everybody."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from typing import Protocol

from ...bots import RandomBot
from ...kernel.ask import Keys, Request, Seat
from ...kernel.session.legal import IllegalChoice
from ..http.errors import NotAllowed, Stale, StoreFailed
from ..tables.event_log import TableLog
from .pool import BotPool
from .worker import Thought

RETRY_S = 1  # after the store could not write

logger = logging.getLogger(__name__)


class BotTable(Protocol):
    """What bots see of the room they play in."""

    id: str
    log: TableLog

    async def answer(self, seat: Seat, keys: Sequence[str], *, version: int, key: str) -> int: ...


class BotSeats:
    """Runs the bots of a room, in the process that holds the table's lease. The room is passed to
    each call and not kept, so that an evicted room is freed at once."""

    def __init__(self, pool: BotPool) -> None:
        self.thinking: set[Seat] = set()  # also about side offers, which are secret
        self.owned = False
        self._pool = pool
        self._declined: set[tuple[int, Seat]] = set()  # what a bot has left alone: side offers
        self._positions: dict[Seat, dict[int, str]] = {}
        self._turns: set[asyncio.Task[None]] = set()

    def wake(self, room: BotTable) -> None:
        """Let each bot that is asked think; not while people vote about an undo."""
        log = room.log
        if not self.owned or log.ballot is not None:
            return
        for request in log.session.requests:
            seat = request.seat
            asked = log.seats[seat].kind == "bot" and seat not in self.thinking
            if asked and (log.game_version, seat) not in self._declined:
                self.thinking.add(seat)
                turn = asyncio.create_task(self._turn(room, request))
                self._turns.add(turn)
                turn.add_done_callback(self._turns.discard)

    def seen_thinking(self, log: TableLog) -> frozenset[Seat]:
        """The bots that everybody sees think: those with a mandatory question. Whether a bot has
        a side offer tells what is in its hand."""
        asked = (one.seat for one in log.session.requests if not one.optional)
        return frozenset(seat for seat in asked if seat in self.thinking)

    def stop(self) -> None:
        """No more thoughts; an answer on its way is seen through by the room."""
        self.owned = False
        for turn in self._turns:
            turn.cancel()

    async def _turn(self, room: BotTable, request: Request) -> None:
        """One thought and its answer; then look again who is asked."""
        seat, log = request.seat, room.log
        asked_at, version = log.game_version, log.version
        keys = await self._think(room, request)
        self.thinking.discard(seat)
        if self.owned and room.log.game_version == asked_at:
            if request.optional and not keys:
                self._decline(asked_at, seat)
            elif room.log.ballot is None:
                await self._answer(room, request, keys, version)
        self.wake(room)

    def _decline(self, asked_at: int, seat: Seat) -> None:
        """Do not ask this bot again before the game goes on."""
        self._declined = {one for one in self._declined if one[0] == asked_at}
        self._declined.add((asked_at, seat))

    async def _think(self, room: BotTable, request: Request) -> Keys:
        seat, log = request.seat, room.log
        session, seed, bot = log.session, thought_seed(log, seat), log.seats[seat].bot
        place = len(session.journal.choices)
        try:
            text = session.save(past=False)
            passed = self._passed(log, seat)
            thought: Thought = await self._pool.choose(text, bot, seat, seed, passed)
        except Exception:
            logger.exception("%s could not think at table %s", bot, room.id)
            return RandomBot(seed).choose(session, request)
        if thought.position:
            self._positions.setdefault(seat, {})[place] = thought.position
        return thought.keys

    def _passed(self, log: TableLog, seat: Seat) -> frozenset[str]:
        """The digests of the positions in which this seat has chosen since something was last
        shown or rolled, or somebody else chose. The worker gave them with its answers."""
        session = log.session
        choices = session.journal.choices
        place = len(choices)
        while place > session.free_since and choices[place - 1].seat == seat:
            place -= 1
        known = self._positions.get(seat, {})
        recent = {at: digest for at, digest in known.items() if place <= at < len(choices)}
        self._positions[seat] = recent
        return frozenset(recent.values())

    async def _answer(self, room: BotTable, request: Request, keys: Keys, version: int) -> None:
        seat = request.seat
        try:
            await room.answer(seat, keys, version=version, key=f"bot/{version}")
        except Stale:
            return
        except IllegalChoice:
            logger.exception("a bot gave %r to %s at table %s", keys, request.rule, room.id)
            other = RandomBot(thought_seed(room.log, seat)).choose(room.log.session, request)
            await room.answer(seat, other, version=version, key=f"bot/{version}/again")
        except NotAllowed:  # a foreign table where the answer would take too long
            logger.warning("a bot's answer at table %s was refused", room.id)
            self._decline(room.log.game_version, seat)
        except StoreFailed:
            await asyncio.sleep(RETRY_S)


def thought_seed(log: TableLog, seat: Seat) -> int:
    """A seed of its own for every thought, as secret as the game's."""
    place = f"{log.session.journal.seed}/{log.game_version}/{seat}"
    return int.from_bytes(hashlib.sha256(place.encode()).digest()[:7], "big")
