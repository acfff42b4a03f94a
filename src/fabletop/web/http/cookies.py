"""Signed and secret cookies: there are no accounts, only what the browser keeps.

The cookie ``fabletop`` holds name, language and the list of tables, signed. The secret tokens of
seats lie in cookies that are sent to their own table only (``Path=/t/<id>``), so a browser may
sit at a hundred tables without carrying a hundred secrets along. No script can read any of them.
"""

from __future__ import annotations

import hmac
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable
from hashlib import sha256

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...kernel.words import LANGUAGES

COOKIE = "fabletop"
YEAR_S = 365 * 24 * 3600
MOST_TABLES = 60
LONGEST_COOKIE = 3800

_SEAT = re.compile(r"(seat|invite)-(\d{1,2})$")
WATCH = "watch"


class Visitor(msgspec.Struct):
    """What the browser remembers of its owner."""

    name: str = ""
    language: str = ""
    tables: dict[str, list[int]] = {}
    campaigns: list[str] = []

    def remember(self, table: str, seats: Iterable[int]) -> None:
        """Put a table in front of the list, with the seats held; the oldest fall off its end."""
        held = sorted({*self.tables.pop(table, []), *seats})
        older = list(self.tables.items())[: MOST_TABLES - 1]
        self.tables = {table: held, **dict(older)}


class Tokens(msgspec.Struct):
    """The secret tokens this browser keeps for one table."""

    seats: dict[int, str] = {}
    invitations: dict[int, str] = {}
    watch: str = ""


def visitor_of(request: Request, key: bytes) -> Visitor:
    """The visitor of a request, with a language in any case."""
    visitor = _verified(request.cookies.get(COOKIE, ""), key) or Visitor()
    if visitor.language not in LANGUAGES:
        visitor.language = preferred_language(request.headers.get("accept-language", ""))
    return visitor


def preferred_language(header: str) -> str:
    """The first of our languages that the browser asks for."""
    for entry in header[:200].split(","):
        language = entry.split(";")[0].split("-")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return "en"


def _sign(content: bytes, key: bytes) -> str:
    return urlsafe_b64encode(hmac.digest(key, content, sha256)[:18]).decode()


def _verified(cookie: str, key: bytes) -> Visitor | None:
    """The content of a cookie with a valid signature; None for any other."""
    content, _, signature = cookie.partition(".")
    if not signature or len(cookie) > LONGEST_COOKIE or not cookie.isascii():
        return None
    if not hmac.compare_digest(_sign(content.encode(), key), signature):
        return None
    try:
        return msgspec.json.decode(urlsafe_b64decode(content), type=Visitor)
    except (ValueError, msgspec.MsgspecError):
        return None


def keep_visitor(response: Response, request: Request, visitor: Visitor, key: bytes) -> None:
    """Give the browser its signed cookie."""
    content = urlsafe_b64encode(msgspec.json.encode(visitor))
    keep_secret(response, request, COOKIE, f"{content.decode()}.{_sign(content, key)}", "/")


def tokens_of(request: Request) -> Tokens:
    """The tokens that came with a request to a table."""
    tokens = Tokens({}, {})
    for name, value in request.cookies.items():
        found = _SEAT.match(name)
        if found is not None:
            kept = tokens.seats if found[1] == "seat" else tokens.invitations
            kept[int(found[2])] = value
    tokens.watch = request.cookies.get(WATCH, "")
    return tokens


def keep_tokens(response: Response, request: Request, table: str, tokens: Tokens) -> None:
    """Give the browser the tokens of a table."""
    path = f"/t/{table}"
    for seat, token in tokens.seats.items():
        keep_secret(response, request, f"seat-{seat}", token, path)
    for seat, token in tokens.invitations.items():
        keep_secret(response, request, f"invite-{seat}", token, path)
    if tokens.watch:
        keep_secret(response, request, WATCH, tokens.watch, path)


def keep_secret(response: Response, request: Request, name: str, value: str, path: str) -> None:
    """A cookie that goes back to this path only."""
    secure = request.url.scheme == "https"
    response.set_cookie(
        name, value, max_age=YEAR_S, path=path, httponly=True, samesite="lax", secure=secure
    )
