"""Lines as beats: every line is mapped, and beats point at what is on the page."""

from __future__ import annotations

import re
from functools import cache
from pkgutil import resolve_name

import pytest

from fabletop.bots import RandomBot
from fabletop.games import games
from fabletop.tablekit.beats import KINDS, Beat, Play, Plays, played
from fabletop.web.lobby.settings import SeatPlan, TablePlan
from fabletop.web.tables.event_log import TableLog
from fabletop.web.view import build
from fabletop.web.view.render import beats, table_page
from fabletop.web.view.snapshot import Event

OWN = tuple(id for id, game in games().items() if game.face.beats)
TOLD = re.compile(r"""tell(?:_way)?\(\s*(?:game,\s*)?"([a-z0-9-]+)\"""")
SEEN = 0.5  # the part of elements named by beats that must be on one of the two pages


def plays(game: str) -> Plays:
    found: Plays = resolve_name(games()[game].face.beats.replace(":beats", ":PLAYS"))
    return found


@cache
def lines_told(game: str) -> frozenset[str]:
    """The messages that random games of three wrote into the chronicle."""
    found: set[str] = set()
    for seed in range(3):
        session = games()[game].new(3, seed)
        bots = [RandomBot(seed * 10 + seat) for seat in range(3)]
        for _ in range(900):
            if session.over:
                break
            request = session.requests[0]
            session.answer(request.seat, bots[request.seat].choose(session, request))
        found |= {line.id for line in session.lines}
    return frozenset(found)


def test_our_four_games_have_beats() -> None:
    assert len(OWN) == 4


@pytest.mark.parametrize("game", OWN)
def test_every_line_told_is_mapped(game: str) -> None:
    assert lines_told(game) - set(plays(game)) == set()


@pytest.mark.parametrize("game", OWN)
def test_every_line_in_the_rules_is_mapped(game: str) -> None:
    """Also those that random games hardly ever reach; a campaign's town has no board."""
    folder = games()[game].folder
    parts = [folder / "rules", folder / "effects", folder / "monsters"]
    sources = [file.read_text() for part in parts for file in part.rglob("*.py")]
    written = {id for text in sources for id in TOLD.findall(text) if not id.startswith("town-")}
    assert written and written - set(plays(game)) == set()


@pytest.mark.parametrize("game", OWN)
def test_kinds_are_a_closed_set(game: str) -> None:
    assert {play.kind for play in plays(game).values()} <= set(KINDS)


def test_a_sign_tells_gain_from_loss() -> None:
    event = Event("hurt", {"who": "cat", "amount": 3}, "Cat takes 3 damage.", 7)
    lost, won = (
        played([event], {"hurt": Play("lose", "w-{who}", amount=amount)}, {"cat": 2})[0]
        for amount in ("-amount", "amount")
    )
    assert (lost.amount, won.amount) == (-3, 3)
    assert (lost.at, lost.seat, lost.number) == ("w-cat", 2, 7)


def test_a_line_without_a_fact_names_no_element() -> None:
    event = Event("hurt", {}, "Somebody is hurt.", 1)
    assert plays_of(event) == Beat(1, "lose", "Somebody is hurt.", at="w-")


def plays_of(event: Event) -> Beat:
    return played([event], {"hurt": Play("lose", "w-{who}", amount="-amount")}, {})[0]


@pytest.mark.parametrize("game", OWN)
def test_beats_point_at_what_is_on_the_page(game: str) -> None:
    """Before or after: what is placed comes, what is removed goes; some things lie with others."""
    session = games()[game].new(3, 5)
    log = TableLog(TablePlan(game, [SeatPlan("human") for _ in range(3)]), session)
    viewer, texts = build.Viewer("t", 0, "en"), build.LineCache()
    bots = [RandomBot(seat) for seat in range(3)]
    named = present = told = 0
    before = ""
    for number in range(240):
        if session.over:
            break
        request = session.requests[0]
        session.answer(request.seat, bots[request.seat].choose(session, request))
        if number < 60:
            continue
        snap = build.replayed(log, viewer, texts, told + 1, 10_000)
        told = snap.lines
        page = table_page(snap, "parts/table.html", mine=())
        for beat in beats(snap):
            for id in filter(None, (beat.at, beat.to)):
                named += 1
                present += f'id="{id}"' in page or f'id="{id}"' in before
        before = page
    assert named > 50
    assert present / named >= SEEN, (present, named)
