"""The page of Eldervale: drawn for many moments of games of every kind, for every seat and for
spectators, in three languages. What glows is an open answer, and nobody's secrets are on it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from html import unescape
from itertools import chain
from typing import Any

import msgspec
import pytest

import fabletop
from fabletop.bots import RandomBot
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.table.battle import verdict
from fabletop.games.eldervale.table.board import HEIGHT, TIP, WIDTH, fitted
from fabletop.kernel.ask import Request
from fabletop.kernel.secrecy import Eyes
from fabletop.kernel.session import Session
from fabletop.kernel.words import LANGUAGES
from fabletop.web.lobby.settings import SeatPlan, TablePlan
from fabletop.web.tables.event_log import TableLog
from fabletop.web.view.build import MOST_LINES, LineCache, Viewer, snapshot
from fabletop.web.view.render import FRAGMENT, static_file, table_page
from fabletop.web.view.snapshot import Snapshot

ALL = {
    "oracle": "on",
    "minotaur": "on",
    "mimic": "on",
    "mother-of-dragons": "on",
    "frost-giant": "on",
    "legendary-monsters": "on",
    "tactics": "on",
    "sound": "on",
}
GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "solo": (1, {"ghost": "hard"}),
    "two": (2, {"factions": "choose", "elements": "choose", "treasure": "open"}),
    "three": (3, {}),
    "draft": (3, {"magic-draft": "on", "no-doorways": "on", **ALL}),
    "teams": (4, {"team": "on", "tactics": "on"}),
    "five": (5, ALL),
}
ANSWER = re.compile(r'data-answer="([^"]*)"')
ID = re.compile(r'\sid="([^"]*)"')
NAMED = re.compile(r'tabindex="0" aria-label="([^"]*)"')
WORD = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


def asked(session: Session) -> Request:
    return next(one for one in session.requests if not one.optional)


def moments(kind: str, every: int, seed: int = 4) -> Iterator[Session]:
    """A random game, looked at again and again, and once more at its end."""
    seats, options = GAMES[kind]
    session = fabletop.new("eldervale", seats=seats, seed=seed, options=options)
    bots = [RandomBot(seed + seat) for seat in range(seats + 1)]
    met: Counter[str] = Counter()
    while not session.over:
        request = asked(session)
        met[request.rule] += 1
        if met[request.rule] <= 2 or len(session.journal.choices) % every == 0:
            yield session
        session.answer(request.seat, bots[request.seat].choose(session, request))
    yield session


def look(session: Session, seat: int | None, language: str = "en") -> Snapshot:
    seats = [SeatPlan("human", f"Player {one + 1}") for one in range(session.journal.seats)]
    plan = TablePlan(game="eldervale", seats=seats, options={}, language=language)
    looking = Viewer("amber-fox", seat, language, present=range(len(seats)))
    return snapshot(TableLog(plan, session), looking, LineCache(), None)


def page(snap: Snapshot) -> str:
    context: dict[str, Any] = {"mine": (0,), "next": None, "invitations": [], "watch_link": ""}
    return table_page(snap, FRAGMENT, **context)


def check(snap: Snapshot, html: str) -> None:
    open_answers = {answer.key for one in snap.questions for answer in one.answers}
    lit = {unescape(key) for key in ANSWER.findall(html)}
    assert lit <= open_answers, lit - open_answers
    twice = [id for id, times in Counter(ID.findall(html)).items() if times > 1]
    assert not twice, twice
    assert " style=" not in html
    assert all(name.strip() for name in NAMED.findall(html))


@pytest.mark.parametrize("kind", GAMES)
def test_whole_games_are_drawn_for_everybody(kind: str) -> None:
    number = 0
    for session in moments(kind, every=90):
        everybody = [None, *range(session.journal.seats)]
        for place, seat in enumerate(everybody):
            number += 1
            language = LANGUAGES[(number + place) % len(LANGUAGES)]
            snap = look(session, seat, language)
            check(snap, page(snap))
    assert number > 40


def test_every_moment_in_every_language() -> None:
    for session in moments("three", every=150, seed=9):
        seat = session.requests[0].seat if session.requests else 0
        for language in LANGUAGES:
            snap = look(session, seat, language)
            check(snap, page(snap))


@cache
def names() -> dict[str, str]:
    return {id: card.name for id, card in library().magic.items()}


@pytest.mark.parametrize("kind", ["two", "draft", "teams"])
def test_no_page_tells_what_only_others_know(kind: str) -> None:
    found = 0
    for session in moments(kind, every=40, seed=6):
        for seat in (None, *range(session.journal.seats)):
            eyes = Eyes(seat)
            state = session.state
            zones = [one.hand for one in state.players] + [state.magic, *state.packets]
            hidden = {card for zone in zones if not eyes.may(zone.audience) for card in zone.cards}
            lines = [line.args for line in session.lines if eyes.may(line.audience)]
            keys = [one.keys for one in session.requests if one.seat == seat]
            shown = msgspec.json.encode([session.view(seat), lines[-MOST_LINES:], keys]).decode()
            hidden -= set(WORD.findall(shown))
            found += len(hidden)
            html = unescape(page(look(session, seat)))
            words = set(WORD.findall(html))
            told = {one for one in hidden if one in words or names()[one] in html}
            assert not told, (seat, told)
    assert found > 1000, "hardly anything was hidden"


def test_what_may_be_done_on_the_board_glows_there() -> None:
    """Of placements, new realms, dwellings, treasure, cards and joins each answer has its thing."""
    on_board = ("place", "hex", "dwell", "take", "buy", "cast", "join", "home", "menu", "summon")
    seen: Counter[str] = Counter()
    for session in chain(moments("three", every=7, seed=2), moments("three", every=7, seed=4)):
        if session.over:
            continue
        request = asked(session)
        if request.kind == "pick" and "EL-GEN" in request.rule:
            continue  # an effect may reach for things that lie elsewhere
        html = page(look(session, request.seat))
        lit = {unescape(key) for key in ANSWER.findall(html)}
        for key in request.keys:
            verb = key.partition(":")[0]
            if verb in on_board:
                seen[verb] += 1
                assert key in lit, (request.rule, key)
    assert {"place", "hex", "dwell", "take", "buy", "home", "summon"} <= seen.keys(), seen


def test_the_sound_is_there_only_where_the_option_is_on() -> None:
    for option, there in (("off", False), ("on", True)):
        session = fabletop.new("eldervale", seats=2, seed=1, options={"sound": option})
        html = page(look(session, 0))
        assert ("sound.js" in html) == there
        assert ('id="el-sound"' in html) == there
    module = static_file("games/eldervale/sound.js")
    assert module is not None
    text = module.read_text(encoding="utf-8")
    assert all(f'"{monster}"' in text for monster in library().monsters)


def test_the_icons_are_there_and_few() -> None:
    sheet = static_file("games/eldervale/icons.svg")
    assert sheet is not None and sheet.stat().st_size < 40_000
    known = set(re.findall(r'id="([^"]+)"', sheet.read_text(encoding="utf-8")))
    for session in moments("five", every=300, seed=3):
        used = re.findall(r"games/eldervale/icons\.svg\?v=\w+#([\w-]+)", page(look(session, 0)))
        assert set(used) <= known, set(used) - known


def test_the_land_always_fits_into_its_frame() -> None:
    for points in ([(0.0, 0.0)], [(0.0, 0.0), (900.0, 0.0)], [(0.0, -400.0), (50.0, 800.0)]):
        _, scale, (_, y) = fitted(points)
        assert all(y + at * scale - TIP * scale >= -1 for _, at in points)
        assert all(y + at * scale + TIP * scale <= HEIGHT + 1 for _, at in points)
        assert 0 < scale * max(x for x, _ in points) <= WIDTH or len(points) == 1


def test_el_battle_11_which_column_decides() -> None:
    assert verdict([(6, 5, 2, 0, 0, 0), (6, 5, 4, 2, 0, 0)]) == (2, 2, {1})
    assert verdict([(4, 0, 0, 0, 0, 0), (4, 0, 0, 0, 0, 0)]) == (6, -1, {0, 1})
    assert verdict([(3, 1, 0, 0, 0, 0)]) == (0, 0, {0})
    assert verdict([(0,) * 6, (0,) * 6]) == (0, -1, set())
