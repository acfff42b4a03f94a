"""Fragments: the table as a seat sees it now, rendered once for all who see the same."""

from __future__ import annotations

from ..http.gzip import Gzipped, one_line
from ..tables.seats import Chair, Site
from .render import CURTAIN, FRAGMENT, table_page


def fragment(site: Site, chair: Chair, since: int | None = None) -> Gzipped:
    """What this chair shows now: the table, or the curtain between two seats of one browser."""
    room, upcoming = chair.room, chair.next_here

    def draw() -> str:
        if upcoming is not None:
            snap = chair.public_snapshot()
            shown = table_page(snap, CURTAIN, next=snap.seats[upcoming], mine=chair.mine)
        else:
            snap = room.snapshot(chair.seat, chair.language, since=since)
            shown = table_page(snap, FRAGMENT, mine=chair.mine)
        return one_line(shown)

    if room.has_try_out(chair.seat):  # private, and it changes without a new version
        return Gzipped(draw())
    present = frozenset(seat for seat, count in room.present.items() if count > 0)
    key = (
        room.id,
        room.version,
        present,
        room.bots.seen_thinking(room.log),
        chair.seat,
        chair.language,
        since,
        upcoming,
        chair.mine,
        chair.arriving,
    )
    return site.fragments.get(key, draw)
