"""A cache of previews: a question is foretold once, however often its page is looked at."""

from __future__ import annotations

import asyncio

from ...kernel.ask import Request, Seat
from ...kernel.session import Session
from .foretell import MOST_ANSWERS, Previews
from .pool import BotPool


class PreviewCache:
    """The newest question of each seat with its previews, found or on their way."""

    def __init__(self) -> None:
        self._found: dict[Seat, tuple[Request, asyncio.Task[Previews]]] = {}

    async def of(self, request: Request, session: Session, pool: BotPool) -> Previews:
        """The previews of all answers. If the time was too short, or it failed, they are
        looked for again."""
        known = self._found.get(request.seat)
        if known is not None and known[0] is request and _good(known[1]):
            return await asyncio.shield(known[1])
        work = pool.foretell(session.save(past=False), request.seat)
        asked = asyncio.create_task(work)
        self._found[request.seat] = (request, asked)
        return await asyncio.shield(asked)


def _good(asked: asyncio.Task[Previews]) -> bool:
    if not asked.done():
        return True
    if asked.cancelled() or asked.exception() is not None:
        return False
    found = asked.result()
    return found.complete or len(found.previews) >= MOST_ANSWERS
