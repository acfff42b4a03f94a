"""Euthia's page: drawn at many moments of many games, for every seat, mode and language."""

from __future__ import annotations

import re
import time
from html import unescape
from itertools import product

import msgspec
import pytest

import fabletop
from fabletop.bots import RandomBot
from fabletop.games.euthia.library import library
from fabletop.games.euthia.rules.costs import resources
from fabletop.games.euthia.rules.scoring import fixed_worth, row, side_worth
from fabletop.games.euthia.views.models import SHEET
from fabletop.kernel.secrecy import Eyes
from fabletop.kernel.session import Session
from fabletop.kernel.words import LANGUAGES
from fabletop.web.lobby.settings import SeatPlan, TablePlan
from fabletop.web.tables.event_log import TableLog
from fabletop.web.view.build import MOST_LINES, LineCache, Viewer, snapshot
from fabletop.web.view.render import table_page
from fabletop.web.view.snapshot import Snapshot

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
LINES = MOST_LINES
EVERY = 9  # choices between two pictures


def look(session: Session, seat: int | None, language: str) -> Snapshot:
    seats = [SeatPlan("human", NAMES[one]) for one in range(session.journal.seats)]
    plan = TablePlan(game="euthia", seats=seats, options={}, language=language)
    looking = Viewer("amber-fox", seat, language, present=range(session.journal.seats))
    return snapshot(TableLog(plan, session), looking, LineCache(), None)


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
                for pool in session.game.secrets.hidden(session.state, eyes)
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


def finished(seats: int, options: dict[str, str], seed: int = 3) -> Session:
    return moments(seats, options, seed)[-1]


@pytest.mark.rule("EU-SCORE-1")
@pytest.mark.parametrize(("seats", "options"), [GAMES[1], GAMES[3], GAMES[4]])
def test_the_sheet_adds_up_column_by_column(seats: int, options: dict[str, str]) -> None:
    """EU-SCORE-1 to EU-SCORE-5: the columns make the score, and belongings are what they are worth
    with the best or any other sides that a player may have chosen."""
    session = finished(seats, options)
    state, view = session.state, session.view(None)
    for player in state.players:
        line = dict(zip(SHEET, view.sheet[player.seat], strict=True))
        assert sum(line.values()) == state.scores[player.seat]
        assert line["reputation"] == player.reputation
        assert line["hero"] == row("hero", [*state.hero_tokens.values()].count(player.seat))
        chosen = [
            [one for one in library().tiles[id].sides if one.reputation]
            or [max(library().tiles[id].sides, key=lambda one: (one.coins, side_worth(one)))]
            for id in resources(player)
        ]
        worth = {
            (fixed_worth(state, player) + sum(map(side_worth, sides))) // 5
            + sum(one.reputation for one in sides)
            for sides in product(*chosen)
        }
        assert line["belongings"] in worth
    found = re.search(r'<table class="sheet".*?</table>', page(session, 0), re.S)
    assert found is not None
    for score in state.scores:
        assert f'<td class="total">{score}</td>' in found[0]


def test_before_the_end_there_is_no_sheet() -> None:
    session = moments(2, {}, seed=3)[0]
    assert session.view(0).sheet == ()
    assert 'class="sheet"' not in page(session, 0)


@pytest.mark.rule("EU-SOLO-19")
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"mode": "coop"})])
def test_a_missed_goal_is_told_as_lost(seats: int, options: dict[str, str]) -> None:
    session = finished(seats, options)
    session.state.won = False
    html = page(session, 0)
    assert 'class="victor lost"' in html and "The goal was missed" in html
    assert "rank-number" not in html and '<tr class="first">' not in html
    session.state.won = True
    html = page(session, 0)
    assert 'class="victor lost"' not in html and "The goal is reached" in html
    assert "rank-number" not in html
    assert html.count('<tr class="first">') == seats
    assert f"Final reputation: {sum(session.state.scores)}</p>" in html


def test_who_plays_against_others_has_a_place() -> None:
    html = page(finished(2, {}), 0)
    assert re.findall(r'class="rank-number">(\d)', html)[0] == "1"


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (1, {"difficulty": "easy"}, "bounties 0 of 3"),
        (1, {}, "bounties 0 of 4"),
        (1, {"difficulty": "hard"}, "bounties 0 of 5"),
        (3, {"mode": "coop"}, "bounties 0 of 6"),
        (3, {"mode": "coop", "difficulty": "hard"}, "bounties 0 of 7"),
        (2, {}, "bounties won: 0"),
    ],
)
def test_the_bounties_wanted_stand_beside_the_aim(
    seats: int, options: dict[str, str], words: str
) -> None:
    """S-1 rule 4: as many as the difficulty asks for."""
    session = fabletop.new("euthia", seats, 7, options={"heroes": "random", **options})
    assert f'<small class="goal">{words}</small>' in page(session, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_trail_of_strengths_leads_from_the_dice_to_the_total(language: str) -> None:
    """EU-ROLL-7, EU-COMBAT-16: the dice as they fell, then the strength after each change."""
    lengths = []
    for seats, options in GAMES[:2]:
        for session in moments(seats, options, seed=3):
            view = session.view(0)
            found = re.search(r'<p class="trail">.*?</p>', page(session, 0, language))
            if view.fight is None or view.roll is None or found is None:
                continue
            told = [
                int(one) for one in re.findall(r"-?\d+", re.sub("<span.*?</span>", "", found[0]))
            ]
            assert told[-1] == view.roll.total
            lengths.append(len(told))
    assert max(lengths) > 3, lengths


@pytest.mark.rule("EU-TURN-9")
def test_a_stored_token_has_a_slot_of_its_own() -> None:
    session = fabletop.new("euthia", 2, 7, options={"heroes": "random"})
    assert 'class="action hollow" id="token-stored"' in page(session, 0)
    session.state.players[0].tokens = ["mining", "trade", "combat", "combat"]
    html = page(session, 0)
    assert re.search(r'class="action stored[^"]*" id="token-stored"', html)
    assert "Stored token: combat" in unescape(html)
    assert "Token: combat, ready: 1" in unescape(html)
    session.state.first, session.state.active = 0, 1
    session.state.players[0].tokens = ["trade"]  # the turn is over, this one is left
    html = unescape(page(session, 0))
    assert "Stored token: trade" in html and "Token: trade, ready: 0" in html


def test_cards_in_hand_show_their_fields() -> None:
    """EU-CARDS-5: what one, two or three equal cards do stands on the card."""
    session = fabletop.new("euthia", 2, 7, options={"heroes": "random"})
    cards = [id for id, one in library().power_cards.items() if one.id == "curse"][:2]
    session.state.players[0].silver.cards[:] = cards
    found = re.search(r'id="power-curse".*?</ol>', page(session, 0), re.S)
    assert found is not None
    fields = re.findall(r'<li class="(reached)?">(.*?)</li>', found[0])
    assert [re.findall(r"<b>(.*?)</b>", text) for _, text in fields] == [["−2"], ["−4", "−1"]]
    assert [now for now, _ in fields] == ["", "reached"]
    assert 'id="power-curse"' not in page(session, 1)
