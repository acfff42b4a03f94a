"""Middleware: origin and size checks of requests, security headers of replies; the rate limit.

Cookies are SameSite and a POST must come from our own pages, so no form needs a token of its own.
Nothing on a page is inline: the policy below allows only files of this server.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...kernel.ask import Text
from .limits import FORM_BYTES, JOURNAL_BYTES

POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
REPLY_HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # not less: without a referrer, Origin would be "null"
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

_SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
_OWN_SITES = ("same-origin", "none")


class Refused(HTTPException):
    """A request that is not carried out: a status and a sentence for the visitor."""

    def __init__(self, status: int, id: str, /, **args: str | int) -> None:
        super().__init__(status, id)
        self.text = Text(id, args)


Refusal = Callable[[Request, Refused], Response]


class Guard:
    """The outermost layer: checks where a request comes from and how long it is."""

    def __init__(
        self,
        app: ASGIApp,
        refusal: Refusal,
        journal_paths: tuple[str, ...] = (),
        hosts: tuple[str, ...] = (),
    ) -> None:
        self.app = app
        self.refusal = refusal
        self.journal_paths = journal_paths
        self.hosts = hosts  # names this server answers to; none given: all

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        limit = JOURNAL_BYTES if scope["path"] in self.journal_paths else FORM_BYTES
        fault = self._fault(scope, limit)
        if fault is None:
            await self.app(scope, _counted(receive, limit), _with_headers(send))
        else:
            reply = self.refusal(Request(scope), fault)
            await reply(scope, receive, _with_headers(send))

    def _fault(self, scope: Scope, limit: int) -> Refused | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self.hosts and _name(host) not in self.hosts:
            return Refused(421, "web-error-origin")
        if scope["method"] in _SAFE_METHODS:
            return None
        if not _from_here(headers, host):
            return Refused(403, "web-error-origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 12:
            return Refused(400, "web-error-form")
        return _too_long() if int(length) > limit else None


def _name(host: str) -> str:
    """The host without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _from_here(headers: Headers, host: str) -> bool:
    """Was this POST sent by one of our own pages, or by a program that is no browser?"""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in _OWN_SITES:
        return False
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == host


def _too_long() -> Refused:
    return Refused(413, "web-error-big")


def _counted(receive: Receive, limit: int) -> Receive:
    """A body without a stated length is counted as it comes."""
    taken = 0

    async def counting() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > limit:
            raise _too_long()
        return message

    return counting


def _with_headers(send: Send) -> Send:
    """Add the security headers to every reply; without another word it is not to be cached."""

    async def adding(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in REPLY_HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return adding


def client_address(request: Request) -> str:
    """The address by which rate limits count; empty where the server does not know it."""
    return request.client.host if request.client else ""


class RateLimit:
    """A token bucket for each address: `burst` at once, then `per_minute`."""

    def __init__(
        self, burst: int, per_minute: float, clock: Callable[[], float], most: int = 10_000
    ) -> None:
        self.burst = burst
        self.per_second = per_minute / 60
        self.clock = clock
        self.most = most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str) -> None:
        """Use one; `Refused` when this address has none left."""
        now = self.clock()
        left, since = self._left.pop(address, (float(self.burst), now))
        left = min(self.burst, left + (now - since) * self.per_second)
        spent = left - 1 if left >= 1 else left
        self._left[address] = (spent, now)
        if len(self._left) > self.most:
            self._left.popitem(last=False)
        if left < 1:
            raise Refused(429, "web-error-often", seconds=int((1 - left) / self.per_second) + 1)
