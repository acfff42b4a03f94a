"""Authorization at a table: from the cookies of a request to the seat it may act or look for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import msgspec
from starlette.requests import Request

from ..http.cookies import Tokens, Visitor, tokens_of, visitor_of
from ..http.errors import NoSuchTable
from ..http.forms import parse_int
from ..http.guard import RateLimit, Refused
from ..live.priority import Priority
from ..view.render import FragmentCache
from ..view.snapshot import Snapshot
from .registry import Rooms
from .room import Room

_TABLE = re.compile(r"[a-z0-9]{4,32}")


@dataclass
class Site:
    """What all pages of one server share."""

    rooms: Rooms
    key: bytes  # signs the visitors' cookies
    creations: RateLimit
    hints: RateLimit
    foretellings: RateLimit
    fragments: FragmentCache = field(default_factory=FragmentCache)
    priority: Priority = field(default_factory=Priority)


class Viewpoint(Protocol):
    """A seat, or None among the spectators."""

    @property
    def seat(self) -> int | None: ...


def require_seat(viewpoint: Viewpoint) -> int:
    """The seat of somebody who wants to act; spectators are refused."""
    if viewpoint.seat is None:
        raise Refused(403, "web-error-watching")
    return viewpoint.seat


def site_of(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


def visiting(request: Request) -> Visitor:
    return visitor_of(request, site_of(request).key)


@dataclass(frozen=True)
class Chair:
    """A place to look from: a seat, or None among the spectators; `mine` are all seats that this
    browser plays. `arriving`: nobody has said yet for which of them."""

    room: Room
    seat: int | None
    mine: tuple[int, ...]
    tokens: Tokens
    language: str
    arriving: bool = False

    @property
    def next_here(self) -> int | None:
        """Another seat of this browser whose turn it is while the one shown has nothing to do; or
        the one that somebody who has just come here must say to be."""
        if self.arriving:
            return self.seat
        asked = {one.seat for one in self.room.session.requests if not one.optional}
        if len(self.mine) < 2 or self.seat in asked:
            return None
        return next((seat for seat in self.mine if seat in asked), None)

    def public_snapshot(self) -> Snapshot:
        """What everybody may see, for the time the screen is passed on."""
        return msgspec.structs.replace(self.room.snapshot(None, self.language), seat=self.seat)


async def find_room(site: Site, table: str) -> Room:
    try:
        if _TABLE.fullmatch(table):
            return await site.rooms.room(table)
    except NoSuchTable:
        pass
    raise Refused(404, "web-error-table")


async def take_chair(request: Request, wanted: str | None = None) -> Chair:
    """The chair of a request: the seat wanted if this browser has it, else the one to move."""
    site, table = site_of(request), request.path_params["table"]
    room = await find_room(site, table)
    request.state.game = room.session.game  # whose words a refusal may need
    tokens = tokens_of(request)
    held = sorted(tokens.seats.items())
    mine = [seat for seat, token in held if await site.rooms.seat_of(table, token) == seat]
    language = visiting(request).language
    seat = _chosen(room, mine, wanted)
    if seat is None and not await _may_watch(site.rooms, table, tokens):
        raise Refused(403, "web-error-not-seated")
    return Chair(room, seat, tuple(mine), tokens, language, arriving=not wanted and len(mine) > 1)


def _chosen(room: Room, mine: Sequence[int], wanted: str | None) -> int | None:
    if wanted:
        seat = parse_int(wanted)
        if seat is None or seat not in mine:
            raise Refused(403, "web-error-not-yours")
        return seat
    asked = [one.seat for one in room.session.requests if one.seat in mine and not one.optional]
    return next(iter([*asked, *mine]), None)


async def _may_watch(rooms: Rooms, table: str, tokens: Tokens) -> bool:
    return bool(tokens.watch) and await rooms.seat_of(table, tokens.watch) == "watch"
