"""The bots of one table: they are asked when it is their turn, and answer like everybody."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import weakref
from typing import TYPE_CHECKING

from ...bots import RandomBot
from ...bots.mcts import MctsBot, positions_before
from ...kernel.ask import Keys, Request, Seat
from ...kernel.session.legal import IllegalChoice
from ..http.errors import Stale, StoreFailed
from .pool import Thinkers

if TYPE_CHECKING:
    from ..tables.room import Room

log = logging.getLogger(__name__)


class Bots:
    """Lets the bots of a room play, in the process that owns the room."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self.thinking: set[Seat] = set()
        self.owned = False
        self._room: Room = weakref.proxy(room)  # so that a room goes at once when it is forgotten
        self._thinkers = thinkers
        self._left_alone: set[tuple[int, Seat]] = set()  # side offers nobody wanted
        self._turns: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """Let each bot that is asked think; not while people vote about going back."""
        course = self._room.course
        if not self.owned or course.ballot is not None:
            return
        for request in course.session.requests:
            seat = request.seat
            asked = course.seats[seat].kind == "bot" and seat not in self.thinking
            if asked and (course.moved, seat) not in self._left_alone:
                self.thinking.add(seat)
                turn = asyncio.create_task(self._turn(request))
                self._turns.add(turn)
                turn.add_done_callback(self._turns.discard)

    def stop(self) -> None:
        """No more thoughts; an answer on its way is seen through by the room."""
        self.owned = False
        for turn in self._turns:
            turn.cancel()

    def seed(self, seat: Seat) -> int:
        """Luck of its own for every thought, and as secret as the game's."""
        course = self._room.course
        place = f"{course.session.journal.seed}/{course.moved}/{seat}"
        return int.from_bytes(hashlib.sha256(place.encode()).digest()[:7], "big")

    async def _turn(self, request: Request) -> None:
        """One thought and its answer; then look again who is asked."""
        room, seat = self._room, request.seat
        moved, version = room.course.moved, room.version
        keys = await self._thought(request)
        self.thinking.discard(seat)
        if self.owned and room.course.moved == moved:
            if request.optional and not keys:
                self._left_alone = {one for one in self._left_alone if one[0] == moved}
                self._left_alone.add((moved, seat))
                room.tell()
            elif room.course.ballot is None:
                await self._answer(request, keys, version)
        self.wake()

    async def _thought(self, request: Request) -> Keys:
        room, seat = self._room, request.seat
        session, seed, bot = room.session, self.seed(seat), room.seats[seat].bot
        try:
            passed = positions_before(session, seat) if bot == MctsBot.name else frozenset()
            text = session.save(past=False)
            return await self._thinkers.choose(text, bot, seat, seed, passed)
        except Exception:
            log.exception("%s could not think at table %s", bot, room.id)
            return RandomBot(seed).choose(session, request)

    async def _answer(self, request: Request, keys: Keys, version: int) -> None:
        room, seat = self._room, request.seat
        try:
            await room.answer(seat, keys, version=version, key=f"bot/{version}")
        except Stale:
            return
        except IllegalChoice:
            log.exception("a bot gave %r to %s at table %s", keys, request.rule, room.id)
            other = RandomBot(self.seed(seat)).choose(room.session, request)
            await room.answer(seat, other, version=version, key=f"bot/{version}/again")
        except StoreFailed:
            await asyncio.sleep(1)
