"""The page of Gloomhaven: drawn for many moments of games of every kind, for every seat and for
spectators, in three languages. What glows is an open answer, and nobody's secrets are on it."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Iterator
from html import unescape
from typing import Any, cast

import msgspec
import pytest

import fabletop
from fabletop.bots import RandomBot
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.monsters.insight import insight
from fabletop.games.gloomhaven.table.answers import answer_art
from fabletop.games.gloomhaven.table.explain import explains
from fabletop.games.gloomhaven.table.ground import dungeon_art, ground_of, middle
from fabletop.games.gloomhaven.table.ledger import ledger
from fabletop.games.gloomhaven.table.public_state import public_state
from fabletop.kernel.ask import Request
from fabletop.kernel.secrecy import Eyes
from fabletop.kernel.session import Session
from fabletop.kernel.words import LANGUAGES
from fabletop.web.lobby.settings import SeatPlan, TablePlan
from fabletop.web.tables.event_log import TableLog
from fabletop.web.view.build import MOST_LINES, LineCache, Viewer, snapshot
from fabletop.web.view.render import FRAGMENT, static_file, table_page
from fabletop.web.view.snapshot import Snapshot
from fabletop.web.view.voice import page_voice as voice

GAMES: dict[str, tuple[int, dict[str, str]]] = {
    "two": (2, {}),
    "three": (3, {"scenario": "2", "level": "3", "information": "open"}),
    "four": (4, {"scenario": "8", "level": "5", "classes": "deal"}),
    "random": (2, {"scenario": "random", "penalties": "major"}),
    "escort": (2, {"scenario": "19", "randomness": "reduced", "death": "permanent"}),
    "elements": (3, {"scenario": "10", "level": "9", "difficulty": "very-hard"}),
}
ANSWER = re.compile(r'data-answer="([^"]*)"')
ID = re.compile(r'\sid="([^"]*)"')
NAMED = re.compile(r'tabindex="0" aria-label="([^"]*)"')
ICON = re.compile(r'href="/static/games/gloomhaven/icons\.svg\?v=\w+#([\w-]+)"')
COMMON = re.compile(r'href="/static/icons/icons\.svg\?v=\w+#([\w-]+)"')
WORD = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


def asked(session: Session) -> Request:
    return next(one for one in session.requests if not one.optional)


def moments(kind: str, every: int, seed: int = 4, each: int = 2) -> Iterator[Session]:
    """A random game, looked at again and again, and once more at its end."""
    seats, options = GAMES[kind]
    session = fabletop.new("gloomhaven", seats=seats, seed=seed, options=options)
    bots = [RandomBot(seed + seat) for seat in range(seats)]
    met: Counter[str] = Counter()
    while not session.over:
        request = asked(session)
        met[request.rule] += 1
        if met[request.rule] <= each or len(session.journal.choices) % every == 0:
            yield session
        session.answer(request.seat, bots[request.seat].choose(session, request))
    yield session


def look(session: Session, seat: int | None, language: str = "en") -> Snapshot:
    seats = [SeatPlan("human", f"Player {one + 1}") for one in range(session.journal.seats)]
    plan = TablePlan(game="gloomhaven", seats=seats, options={}, language=language)
    looking = Viewer("amber-fox", seat, language, present=range(len(seats)))
    return snapshot(TableLog(plan, session), looking, LineCache(), None)


def page(snap: Snapshot) -> str:
    context: dict[str, Any] = {"mine": (0,), "next": None, "invitations": [], "watch_link": ""}
    return table_page(snap, FRAGMENT, **context)


def symbols(path: str) -> set[str]:
    file = static_file(path)
    assert file is not None
    return set(re.findall(r'id="([\w-]+)"', file.read_text(encoding="utf-8")))


def check(snap: Snapshot, html: str) -> None:
    open_answers = {answer.key for one in snap.questions for answer in one.answers}
    lit = {unescape(key) for key in ANSWER.findall(html)}
    assert lit <= open_answers, lit - open_answers
    twice = [id for id, times in Counter(ID.findall(html)).items() if times > 1]
    assert not twice, twice
    assert " style=" not in html
    assert "<script" not in html
    assert all(name.strip() for name in NAMED.findall(html))
    assert set(ICON.findall(html)) <= symbols("games/gloomhaven/icons.svg")
    assert set(COMMON.findall(html)) <= symbols("icons/icons.svg")


@pytest.mark.parametrize("kind", GAMES)
def test_whole_games_are_drawn_for_everybody(kind: str) -> None:
    number = 0
    for session in moments(kind, every=60):
        for place, seat in enumerate([None, *range(session.journal.seats)]):
            number += 1
            language = LANGUAGES[(number + place) % len(LANGUAGES)]
            snap = look(session, seat, language)
            check(snap, page(snap))
    assert number > 40


def test_every_moment_in_every_language() -> None:
    for session in moments("two", every=50, seed=9):
        seat = session.requests[0].seat if session.requests else 0
        for language in LANGUAGES:
            snap = look(session, seat, language)
            check(snap, page(snap))


def test_every_hex_and_figure_that_is_an_answer_glows() -> None:
    seen: Counter[str] = Counter()
    on_map = ("move", "start", "step", "attack", "focus", "area", "lead", "second", "top", "bottom")
    for session in moments("two", every=3, seed=5):
        if session.over:
            break
        request = asked(session)
        snap = look(session, request.seat)
        lit = {unescape(key) for key in ANSWER.findall(page(snap))}
        for key in request.keys:
            verb = key.split(":")[0]
            if verb in on_map and ":" in key:
                seen[verb] += 1
                assert key in lit, key
    assert {"move", "start", "attack", "lead", "second", "top", "bottom"} <= seen.keys()


@pytest.mark.parametrize("kind", ["two", "four", "random"])
def test_no_page_tells_what_only_others_know(kind: str) -> None:
    found = 0
    names = {id: one.name for id, one in (library().cards | library().goals).items()}
    for session in moments(kind, every=40, seed=6):
        for seat in (None, *range(session.journal.seats)):
            eyes = Eyes(seat)
            hidden: set[str] = set()
            for hero in session.state.heroes:
                if hero.seat != seat:
                    hidden |= {*hero.hand.cards, *hero.picks.cards, *hero.goals.cards, *hero.pool}
            lines = [line.args for line in session.lines if eyes.may(line.audience)]
            keys = [one.keys for one in session.requests if one.seat == seat]
            told = msgspec.json.encode([session.view(seat), lines[-MOST_LINES:], keys]).decode()
            shown = set(WORD.findall(told))
            hidden = {one for one in hidden - shown if one in names}
            known = {names[one] for one in shown if one in names}
            html = page(look(session, seat))
            plain = unescape(html)
            # a goal's name may be a word that cards use as well, so ids decide for goals
            ids = set(WORD.findall(plain))
            for card in hidden:
                found += 1
                assert card not in ids, card
                if card in library().cards and names[card] not in known:
                    assert names[card] not in plain, card
    assert found > 100


def test_the_public_state_explains_as_the_state_itself() -> None:
    """What the page explains from the view is what the rules would say of the state."""
    agreed = 0
    for session in moments("two", every=2, seed=11):
        state = session.state
        if state.phase != "turns":
            continue
        view = session.view(None)
        copy = public_state(view)
        for figure in list(state.figures.values()):
            if figure.kind == "monster" and not any(one.active for one in state.heroes):
                agreed += 1
                assert insight(copy, copy.figures[figure.id]) == insight(state, figure)
    assert agreed > 40


def test_explanations_have_a_letter_for_every_candidate() -> None:
    say = voice("en", "gloomhaven")
    told = 0
    for session in moments("three", every=5, seed=3):
        for one in explains(session.view(0), (), say):
            told += 1
            assert [row.letter for row in one.rows] == sorted({row.letter for row in one.rows})
            assert one.verdict
            kept = [row for row in one.rows if row.chosen]
            lost = [row for row in one.rows if not row.chosen]
            assert all(state != "lost" for row in kept for _, state in row.cells)
            marks = [[state for _, state in row.cells].count("lost") for row in lost]
            assert all(count == 1 or row.note for count, row in zip(marks, lost, strict=True))
    assert told > 20


def test_the_ledger_adds_up() -> None:
    say = voice("en", "gloomhaven")
    told = 0
    for session in moments("two", every=1, seed=8):
        if session.over:
            break
        seat = asked(session).seat
        found = ledger(session.view(seat), cast(Any, session.lines[-12:]), say)
        if found is None:
            continue
        told += 1
        amount = 0
        for term in found.terms:
            if term.amount.startswith("×"):
                amount *= int(term.amount[1:])
            elif term.amount == "∅":
                amount = 0
            else:
                amount += int(term.amount.replace("−", "-").replace("+", ""))
        assert max(0, amount) == int(found.total.amount), found
    assert told > 20


def test_the_drawing_and_the_rules_agree_on_the_ground() -> None:
    session = fabletop.new("gloomhaven", seats=2, seed=1)
    bots = [RandomBot(seat) for seat in range(2)]
    while session.state.phase != "turns":
        request = asked(session)
        session.answer(request.seat, bots[request.seat].choose(session, request))
    view = session.view(0)
    drawn, ground = dungeon_art(view), ground_of(view)
    assert len(drawn.cells.split(" ")) == len(ground.hexes) == len(drawn.sees.split(" "))
    left, top, width, height = drawn.box
    for at in ground.hexes:
        x, y = middle(at)
        assert left < x < left + width and top < y < top + height


def test_a_page_is_drawn_quickly() -> None:
    sessions = [
        look(session, session.requests[0].seat if session.requests else 0)
        for session in moments("two", every=25, seed=2, each=1)
    ]
    for snap in sessions:
        page(snap)
    start = time.process_time()
    for snap in sessions:
        page(snap)
    took = (time.process_time() - start) / len(sessions)
    assert took < 0.012, f"{took * 1000:.1f} ms"


def test_the_sheet_of_icons_is_small() -> None:
    file = static_file("games/gloomhaven/icons.svg")
    assert file is not None
    assert file.stat().st_size < 40_000


def test_a_hex_is_a_small_button_in_the_panel() -> None:
    """Everything clickable on the board is a button in the question panel, too; the button tells
    where the hex is."""
    say = voice("en", "gloomhaven")
    session = next(one for one in moments("two", every=1) if one.state.phase == "place")
    view = session.view(0)
    art = answer_art("start:3,1", view, "", say)
    assert (art.note, art.colour) == ("3 hexes north-east of the middle", "hex")
    assert answer_art("stay", view, "", say).colour == ""
    assert answer_art("lead:trample", view, "", say).colour == ""
