"""Euthia's page: drawn at many moments of many games, for every seat, mode and language."""

from __future__ import annotations

import re
import time
from html import unescape

import msgspec
import pytest

import fabletop
from fabletop.bots import RandomBot
from fabletop.games.euthia.library import library
from fabletop.kernel.eyes import Eyes
from fabletop.kernel.session import Session
from fabletop.kernel.words import LANGUAGES
from fabletop.web.course import Course
from fabletop.web.drawing import table_page
from fabletop.web.plan import SeatPlan, TablePlan
from fabletop.web.seen import Looking, Spoken, snapshot
from fabletop.web.snapshot import Snapshot

from ..browser.truth import WORD, found_in

GAMES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {}),
    (2, {}),
    (3, {"scenario": "defence-of-the-settlements"}),
    (4, {"elites": "always", "map": "bounded"}),
    (2, {"mode": "coop"}),
    (1, {"scenario": "wings-over-the-vale"}),
    (2, {"scenario": "wings-over-the-vale"}),
    (2, {"scenario": "the-striding-ruin", "mode": "coop"}),
    (3, {"heroes": "random", "edition": "polish", "tower-fee": "yes"}),
)
NAMES = ("Ada", "Ben", "Cyril", "Dana")
PLAIN = {"Heal"}  # the name of a card, and a word of every combat
LINES = 40
EVERY = 9  # choices between two pictures


def look(session: Session, seat: int | None, language: str) -> Snapshot:
    seats = [SeatPlan("human", NAMES[one]) for one in range(session.journal.seats)]
    plan = TablePlan(game="euthia", seats=seats, options={}, language=language)
    looking = Looking("amber-fox", seat, language, present=range(session.journal.seats))
    return snapshot(Course(plan, session), looking, Spoken(), None)


def page(session: Session, seat: int | None, language: str = "en") -> str:
    return table_page(look(session, seat, language), "parts/table.html")


def moments(seats: int, options: dict[str, str], seed: int) -> list[Session]:
    """A whole random game, kept at every few choices and at its end."""
    session = fabletop.new("euthia", seats=seats, seed=seed, options=options)
    bots = [RandomBot(seed + seat) for seat in range(seats)]
    kept = []
    while not session.over:
        if len(session.journal.choices) % EVERY == 0:
            kept.append(session.fork())
        request = next(one for one in session.requests if not one.optional)
        session.answer(request.seat, bots[request.seat].choose(session, request))
    return [*kept, session]


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_every_seat_and_those_who_watch_have_a_page(seats: int, options: dict[str, str]) -> None:
    languages = list(LANGUAGES)
    for number, session in enumerate(moments(seats, options, seed=seats + 4)):
        for seat in (*range(seats), None):
            html = page(session, seat, languages[number % len(languages)])
            open_keys = {
                answer.key
                for question in look(session, seat, "en").questions
                for answer in question.answers
            }
            lit = set(map(unescape, re.findall(r'data-answer="([^"]*)"', html)))
            assert lit <= open_keys
            assert "style=" not in html and "<script" not in html
            ids = re.findall(r' id="([^"]+)"', html)
            assert len(ids) == len(set(ids)), sorted(one for one in ids if ids.count(one) > 1)
            assert 'aria-label=""' not in html


@pytest.mark.parametrize(("seats", "options"), [GAMES[1], GAMES[3], GAMES[6]])
def test_no_page_tells_what_its_seat_may_not_know(seats: int, options: dict[str, str]) -> None:
    names = library().names
    searched = 0
    for session in moments(seats, options, seed=11)[::2]:
        for seat in (*range(seats), None):
            eyes = Eyes(seat)
            lines = [line.args for line in session.lines if eyes.may(line.audience)]
            keys = [one.keys for one in session.requests if one.seat == seat]
            told = msgspec.json.encode([session.view(seat), lines[-LINES:], keys])
            shown = set(WORD.findall(told.decode()))
            hidden = {
                card
                for pool in session.game.hidden(session.state, eyes)
                for zone in pool
                for card in zone.cards
                if card in names
            } - shown
            searched += len(hidden)
            # the page also names what the records in sight speak of
            html = page(session, seat)
            said = {names[one] for one in hidden & spoken_of(shown)} | PLAIN
            leaks = {one for one in found_in(html, hidden, names, shown) if names[one] not in said}
            assert not leaks, (seat, sorted(leaks))
    assert searched > 1000, "there was hardly anything to hide"


def spoken_of(shown: set[str]) -> set[str]:
    """Whom the records in sight name themselves: the elite of a bounty."""
    box = library()
    return {box.bounties[one].elite for one in shown if one in box.bounties}


def test_the_ledger_is_the_line_of_the_rulebook() -> None:
    """EU-ROLL-8: every number of the roll in a tile of its own, and their sum."""
    met = 0
    for session in moments(2, {}, seed=3):
        view = session.view(0)
        if view.fight is None or view.roll is None:
            continue
        found = re.search(r'id="ledger-roll".*?</section>', page(session, 0), re.S)
        if found is None:
            continue
        told = re.findall(r"<b>([^<]*)</b>", found[0])
        *terms, total = [int(one.replace("−", "-").replace(" ", "").lstrip("=+")) for one in told]
        assert sum(terms) == total == view.roll.total
        met += 1
    assert met, "no roll was shown"


def test_letting_the_attack_land_says_what_it_does() -> None:
    """EU-COMBAT-17, EU-ROLL-7: whoever changes nothing sees the wounds or hits it comes to."""
    met = 0
    for session in moments(2, {}, seed=3):
        if session.over or session.state.fight is None:  # elsewhere nobody is hit
            continue
        if session.requests[0].rule not in ("EU-COMBAT-17", "EU-ROLL-7"):
            continue
        html = page(session, session.requests[0].seat)
        if 'id="ledger-roll"' not in html:
            continue
        answer = re.search(r'value="done".*?</button>', html, re.S)
        assert answer is not None
        assert re.search(r"<small>\d+ (wound|hit)s?</small>", answer[0]), answer[0]
        met += 1
    assert met, "no attack was waited for"


def test_a_page_does_not_wait() -> None:
    """Drawn again after a choice, a page costs little; the bound is generous for busy machines."""
    kept = moments(3, {}, seed=5)
    for session in kept:
        page(session, 0)
    took = []
    for session in kept:
        snap = look(session, 0, "en")
        begun = time.perf_counter()
        table_page(snap, "parts/table.html")
        took.append(time.perf_counter() - begun)
    took.sort()
    print(f"median {took[len(took) // 2] * 1000:.2f} ms, worst {took[-1] * 1000:.2f} ms")
    assert took[len(took) // 2] < 0.02
