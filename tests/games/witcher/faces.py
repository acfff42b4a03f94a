"""The Witcher's page of a session, as a seat sees it: its view model and its HTML."""

from __future__ import annotations

from fabletop.games.witcher.table.models import FightArt
from fabletop.games.witcher.table.picture import Picture, draw
from fabletop.kernel.session import Session
from fabletop.web.lobby.settings import SeatPlan, TablePlan
from fabletop.web.tables.event_log import TableLog
from fabletop.web.view.build import LineCache, Viewer, snapshot
from fabletop.web.view.render import table_page
from fabletop.web.view.snapshot import Snapshot
from fabletop.web.view.voice import page_voice


def look(session: Session, seat: int | None, language: str = "en") -> Snapshot:
    seats = [SeatPlan("human", "") for _ in range(session.journal.seats)]
    plan = TablePlan(game="witcher", seats=seats, options={}, language=language)
    looking = Viewer("amber-fox", seat, language, present=range(session.journal.seats))
    return snapshot(TableLog(plan, session), looking, LineCache(), None)


def picture(session: Session, seat: int | None = None, language: str = "en") -> Picture:
    """Without a seat: of whoever is asked first."""
    seat = session.requests[0].seat if seat is None else seat
    return draw(look(session, seat, language), page_voice(language, "witcher"))


def page(session: Session, seat: int, language: str = "en") -> str:
    return table_page(look(session, seat, language), "parts/table.html")


def scene_of(found: Picture) -> FightArt:
    assert found.fight is not None
    return found.fight


def step(found: Picture) -> str:
    (now,) = [one.name for one in scene_of(found).steps if one.state == "now"]
    return now


def badges(found: Picture) -> tuple[str, str]:
    fight = scene_of(found)
    return fight.left.badge, fight.right.badge
