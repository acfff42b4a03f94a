"""Gloomhaven's monster solver for people at a real table: lay a position out, see what happens.

The page keeps the position; the server works it out and remembers nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ....web.http.guard import RateLimit, client_address
from ....web.http.responses import html
from ....web.tables.seats import visiting
from ....web.view.render import page
from ....web.view.voice import page_voice

GAME = "gloomhaven"
PAGES = f"{GAME}/pages/solver"
TOOLS = (
    "floor",
    "wall",
    "obstacle",
    "trap",
    "hazard",
    "difficult",
    "monster",
    "enemy",
    "ally",
    "clear",
)
NUMBERS = (("move", "move", 0, 20), ("range", "range", 0, 8), ("targets", "attack", -1, 3))
SWITCHES = ("flying", "jump", "muddled")
TOLD = (
    "no-monster",
    "no-hexes",
    "outside",
    "wall-first",
    "wall-second",
    "initiative",
    "remove",
    "loaded",
    "copied",
    "unreachable",
    "in-pattern",
)
MOST_AT_ONCE, MOST_A_MINUTE = 60, 240


async def show(request: Request) -> Response:
    from ..table.solving import examples

    language = visiting(request).language
    say = page_voice(language, GAME)
    known = (
        (say(f"web-gh-solver-example-{name}"), msgspec.json.encode(one).decode())
        for name, one in examples().items()
    )
    told = {name: say(f"web-gh-solver-{name}") for name in TOLD}
    told |= {name: say(f"web-gh-solver-tool-{name}") for name in TOOLS}
    shown: dict[str, Any] = {
        "game": GAME,
        "tools": [(name, str((n + 1) % 10)) for n, name in enumerate(TOOLS)],
        "numbers": NUMBERS,
        "switches": SWITCHES,
        "examples": list(known),
        "words": msgspec.json.encode(told).decode(),
    }
    return html(request, page(f"{PAGES}.html", language, say=say, page=shown))


async def solve(request: Request) -> Response:
    """A position as JSON; the reply is what is drawn, or the sentence that says what is wrong."""
    from ..solver import BadPosition
    from ..table.solving import solved

    _limit().take(client_address(request))
    written = await request.body()
    language = visiting(request).language
    say = page_voice(language, GAME)
    try:
        async with _one_at_a_time():
            found = await asyncio.to_thread(solved, written, say)
    except BadPosition as fault:
        return JSONResponse({"error": "bad-position", "message": str(fault)}, 422)
    reasons = page(
        "gloomhaven/pages/solver/reasons.html", language, say=say, found=found, game=GAME
    )
    drawing = page("gloomhaven/pages/solver/drawing.html", language, say=say, found=found)
    return JSONResponse({"outcomes": len(found.outcomes), "reasons": reasons, "drawing": drawing})


@asynccontextmanager
async def _one_at_a_time() -> AsyncIterator[None]:
    """A large position takes a second; those who wait for it do not slow the tables down."""
    while _busy:
        await asyncio.sleep(0.02)
    _busy.append(True)
    try:
        yield
    finally:
        _busy.clear()


_busy: list[bool] = []


@cache
def _limit() -> RateLimit:
    return RateLimit(MOST_AT_ONCE, MOST_A_MINUTE, lambda: asyncio.get_running_loop().time())


ROUTES = [
    Route("/gloomhaven/solver", show),
    Route("/gloomhaven/solver", solve, methods=["POST"]),
]
