"""Who sits where: from the cookies of a request to a chair at a room."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import msgspec
from starlette.requests import Request

from ..http.cookies import Tokens, Visitor, tokens_of, visitor_of
from ..http.errors import NoSuchTable
from ..http.forms import whole
from ..http.guard import Limit, Refused
from ..http.gzip import Packed, one_line
from ..live.priority import Manners
from ..view.render import CURTAIN, FRAGMENT, Fragments, table_page
from ..view.snapshot import Snapshot
from .registry import Room, Rooms

_TABLE = re.compile(r"[a-z0-9]{4,32}")


@dataclass
class Site:
    """What all pages of one server share."""

    rooms: Rooms
    key: bytes  # signs the visitors' cookies
    creations: Limit
    hints: Limit
    fragments: Fragments = field(default_factory=Fragments)
    manners: Manners = field(default_factory=Manners)


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
    def played(self) -> int:
        """The seat, for those who want to do something; spectators may not."""
        if self.seat is None:
            raise Refused(403, "web-error-watching")
        return self.seat

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

    def veiled(self) -> Snapshot:
        """What everybody may see, for the time the screen is passed on."""
        return msgspec.structs.replace(self.room.snapshot(None, self.language), seat=self.seat)


async def find_room(site: Site, table: str) -> Room:
    try:
        if _TABLE.fullmatch(table):
            return await site.rooms.room(table)
    except NoSuchTable:
        pass
    raise Refused(404, "web-error-table")


async def take_chair(request: Request, table: str, wanted: str | None = None) -> Chair:
    """The chair of a request: the seat wanted if this browser has it, else the one to move."""
    site = site_of(request)
    room = await find_room(site, table)
    tokens = tokens_of(request)
    mine = tuple([
        seat
        for seat, token in sorted(tokens.seats.items())
        if await site.rooms.seat_of(table, token) == seat
    ])  # fmt: skip
    language = visiting(request).language
    seat = _chosen(room, mine, wanted)
    if seat is None and not await _may_watch(site.rooms, table, tokens):
        raise Refused(403, "web-error-not-seated")
    return Chair(room, seat, mine, tokens, language, arriving=not wanted and len(mine) > 1)


def _chosen(room: Room, mine: tuple[int, ...], wanted: str | None) -> int | None:
    if wanted:
        seat = whole(wanted)
        if seat is None or seat not in mine:
            raise Refused(403, "web-error-not-yours")
        return seat
    asked = [one.seat for one in room.session.requests if one.seat in mine and not one.optional]
    return next(iter([*asked, *mine]), None)


async def _may_watch(rooms: Rooms, table: str, tokens: Tokens) -> bool:
    return bool(tokens.watch) and await rooms.seat_of(table, tokens.watch) == "watch"


def fragment(site: Site, chair: Chair, since: int | None = None) -> Packed:
    """What this chair shows now: the table, or the curtain between two seats of one browser."""
    room, upcoming = chair.room, chair.next_here

    def draw() -> str:
        if upcoming is not None:
            snap = chair.veiled()
            shown = table_page(snap, CURTAIN, next=snap.seats[upcoming], mine=chair.mine)
        else:
            snap = room.snapshot(chair.seat, chair.language, since=since)
            shown = table_page(snap, FRAGMENT, mine=chair.mine)
        return one_line(shown)

    if room.trying(chair.seat):  # private, and it changes without a new version
        return Packed(draw())
    here = frozenset(seat for seat, count in room.present.items() if count > 0)
    key = (
        room.id, room.version, here, frozenset(room.bots.thinking),
        chair.seat, chair.language, since, upcoming, chair.mine, chair.arriving,
    )  # fmt: skip
    return site.fragments.get(key, draw)
