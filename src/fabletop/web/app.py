"""The application: pages, actions, streams and the JSON API over one set of rooms."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path, PurePosixPath

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from .http.guard import Guard, RateLimit, Refused
from .http.gzip import Gzipped
from .http.limits import (
    FORETELLINGS_AT_ONCE,
    FORETELLINGS_PER_MINUTE,
    HINTS_AT_ONCE,
    HINTS_PER_MINUTE,
    TABLES_AT_ONCE,
    TABLES_PER_MINUTE,
)
from .http.responses import HANDLERS, refusal
from .interpreter import tune_interpreter
from .live import stream
from .pages import routes as page_routes
from .plugin import pages
from .tables import routes as actions
from .tables.registry import Rooms
from .tables.seats import Site
from .view.render import static_file

IMMUTABLE = "public, max-age=31536000, immutable"
A_MONTH = "public, max-age=2592000"
REVALIDATE = "no-cache"
MEDIA_TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
FIXED_SUFFIXES = (".woff2", ".png", ".webp")
GZIPPED_SUFFIXES = (".css", ".js", ".svg", ".txt")


def create_app(
    rooms: Rooms,
    *,
    key: bytes,
    hosts: tuple[str, ...] = (),
    tables_at_once: int = TABLES_AT_ONCE,
    tables_per_minute: float = TABLES_PER_MINUTE,
) -> Starlette:
    """The whole web table; `hosts` are the names it answers to (none: all), `key` signs cookies."""
    site = Site(
        rooms,
        key,
        creations=RateLimit(tables_at_once, tables_per_minute, _clock),
        hints=RateLimit(HINTS_AT_ONCE, HINTS_PER_MINUTE, _clock),
        foretellings=RateLimit(FORETELLINGS_AT_ONCE, FORETELLINGS_PER_MINUTE, _clock),
    )
    own = pages().values()
    uploads = [path for one in own for path in one.uploads]
    app = Starlette(
        routes=[
            Route("/static/{path:path}", static),
            Mount("/api/v1", LazyApi(site)),
            *page_routes.ROUTES,
            *actions.ROUTES,
            *stream.ROUTES,
            *(route for one in own for route in one.routes),
        ],
        middleware=[
            Middleware(
                Guard,
                refusal=refusal,
                journal_paths=("/import", *uploads),
                hosts=hosts,
            ),
            Middleware(GZipMiddleware, minimum_size=600, compresslevel=6),
        ],
        exception_handlers=HANDLERS,
        lifespan=_lifespan,
    )
    app.state.site = site
    return app


class LazyApi:
    """The JSON API, made when it is first asked for: FastAPI alone takes half the time of a start,
    and a player at the table never needs it."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.made: ASGIApp | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.made is None:
            from .api.routes import create_api

            self.made = create_api(self.site)
        await self.made(scope, receive, send)


def _clock() -> float:
    return asyncio.get_running_loop().time()


@asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    rooms: Rooms = app.state.site.rooms
    await rooms.start()
    tune_interpreter()
    try:
        yield
    finally:
        await rooms.stop()


async def static(request: Request) -> Response:
    """Static files; with a content hash in the address (`v=`) browsers keep them for good."""
    path = PurePosixPath(request.path_params["path"])
    media = MEDIA_TYPES.get(path.suffix)
    clean = ".." not in path.parts and not path.is_absolute() and "\x00" not in str(path)
    file = static_file(str(path)) if media and clean else None
    if file is None:
        raise Refused(404, "web-error-page")
    stamp = file.stat().st_mtime_ns
    keep = A_MONTH if path.suffix in FIXED_SUFFIXES else REVALIDATE
    keep = IMMUTABLE if request.query_params.get("v") else keep
    headers = {"cache-control": keep, "etag": f'"{stamp:x}"', "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    content = _read(file, stamp)
    gzips = path.suffix in GZIPPED_SUFFIXES and "gzip" in request.headers.get("accept-encoding", "")
    if gzips:
        headers["content-encoding"] = "gzip"
    return Response(content.file if gzips else content.plain, media_type=media, headers=headers)


@lru_cache(maxsize=200)
def _read(file: Path, stamp: int) -> Gzipped:
    """A file compressed once; read again after it has changed."""
    return Gzipped(file.read_bytes())
