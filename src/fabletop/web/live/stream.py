"""Server-sent events: one stream per seat and screen, the newest whole snapshot after each change.

The id of an event is the table's version. A browser that comes back names the last one it has
(``Last-Event-ID``, or ``version=`` for a page just loaded) and is sent nothing if that is still
the newest. Fragments come ready and gzipped (`view.fragment`), so many listeners cost little.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

from sse_starlette import EventSourceResponse
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message, Receive, Scope, Send

from ..http.forms import parse_int
from ..http.gzip import OPENING, Gzipped, stored
from ..tables.room import Room
from ..tables.seats import site_of, take_chair
from ..view.fragment import fragment
from .priority import Priority

HEARTBEAT_S = 15
DEBOUNCE_S = 0.02  # who has just chosen gets the reply first; quick changes become one event
SPECTATOR_DEBOUNCE_S = 0.25
_RETRY = b"retry: 1500\n\n"
_PING = b": still here\n\n"

Draw = Callable[[int | None], Gzipped]


async def stream(request: Request) -> Response:
    """The stream of a seat, or of a spectator."""
    chair = await take_chair(request, request.query_params.get("seat"))
    site = site_of(request)
    return events(
        request, chair.room, chair.seat, lambda since: fragment(site, chair, since), site.priority
    )


class Stream(EventSourceResponse):
    """A stream that ends properly when the server does, so that nobody takes it for a fault."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        ended = False

        async def noting(message: Message) -> None:
            nonlocal ended
            ended = message["type"] == "http.response.body" and not message.get("more_body")
            await send(message)

        await super().__call__(scope, receive, noting)
        if not ended:
            await send({"type": "http.response.body", "body": b"", "more_body": False})


def events(
    request: Request, room: Room, seat: int | None, draw: Draw, priority: Priority
) -> Response:
    """All versions from now on, each drawn by `draw` with what has happened since the last one."""
    gzips = "gzip" in request.headers.get("accept-encoding", "")
    known = parse_int(request.headers.get("last-event-id") or request.query_params.get("version"))
    beat: Any = stored(_PING) if gzips else _PING
    return Stream(
        _messages(room, seat, draw, priority, known, gzips),
        headers={"content-encoding": "gzip", "vary": "accept-encoding"} if gzips else None,
        ping=HEARTBEAT_S,
        ping_message_factory=lambda: beat,
        sep="\n",
    )


async def _messages(
    room: Room, seat: int | None, draw: Draw, priority: Priority, known: int | None, gzips: bool
) -> AsyncIterator[bytes]:
    yield OPENING + stored(_RETRY) if gzips else _RETRY
    sent, fresh = known, True
    async for _ in room.listen(seat):
        await asyncio.sleep(SPECTATOR_DEBOUNCE_S if seat is None else DEBOUNCE_S)
        async with priority.listening():
            version = room.version
            news = not (fresh and version == known)
            told = message(version, draw(sent), gzips) if news else b""
        if told:
            yield told
        sent, fresh = version, False


def message(version: int, content: Gzipped, gzips: bool) -> bytes:
    """One event, plain or as blocks of the gzip stream."""
    head, end = f"id: {version}\nevent: snapshot\ndata: ".encode(), b"\n\n"
    if gzips:
        return stored(head) + content.block + stored(end)
    return head + content.plain + end


ROUTES = [Route("/t/{table}/stream", stream)]
