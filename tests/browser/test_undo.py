"""Taking back: free where nothing was shown, else with the consent of the other browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fabletop.bots.greedy import GreedyBot
from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session

from .conftest import Contexts
from .house import House, Match
from .player import PATIENCE, Player
from .truth import Move, reached


def _leads(session: Session, request: Request, free: bool) -> bool:
    """Is there an answer of seat 0 after which it may (or may not) take back by itself?"""
    return request.seat == 0 and _answer(session, request, free) is not None


def _answer(session: Session, request: Request, free: bool) -> Move | None:
    if len(session.journal.choices) < 20 or request.kind != "pick":
        return None
    for key in request.keys:
        trial = session.fork()
        trial.answer(request.seat, [key])
        if trial.undo_is_free == free and not trial.over:
            return Move(request.seat, (key,))
    return None


def _match(house: House, contexts: Contexts, free: bool) -> tuple[Match, Move]:
    """Two browsers where seat 0 can give an answer that is free to take back, or is not."""
    session = reached(2, lambda session, request: _leads(session, request, free))
    move = _answer(session, session.requests[0], free)
    assert move is not None
    ada = contexts()
    table = house.bring(ada, session, "you", "open")
    ben = house.join(contexts(), house.address + house.invitation(ada, table))
    players = {0: Player(house.page(ada, table)), 1: Player(ben)}
    return Match(house, house.truth(table), players), move


def _ask_back(match: Match, move: Move) -> str:
    """Answer and press undo; the question that was answered."""
    player = match.players[0]
    player.wait_for(match.truth.version)
    question = player.question
    match.on_page(move)
    player.page.click("form[action$='/undo'] button")
    player.wait_after(match.truth.version)
    match.truth.sync()
    return question


def test_free_undo(house: House, contexts: Contexts) -> None:
    match, move = _match(house, contexts, free=True)
    before = len(match.truth.session.journal.choices)
    question = _ask_back(match, move)
    assert len(match.truth.session.journal.choices) == before
    assert match.players[0].question == question
    expect(match.players[1].page.locator(".vote")).to_have_count(0)
    _remembered(match)
    match.players[0].page.click("form[action$='/redo'] button")
    match.players[0].wait_after(match.truth.version)
    match.truth.sync()
    assert len(match.truth.session.journal.choices) > before


def _remembered(match: Match) -> None:
    """What was taken back stays readable: in the journal, and at the page of who chose it."""
    assert len(match.truth.session.journal.undone) >= 1
    page = match.players[0].page
    page.click("button[data-side=chat]")
    line = page.locator(".chat li.undo").first
    expect(line).to_be_visible()
    assert ":" in line.inner_text(), "the line does not say what was taken back"
    other = match.players[1].page
    other.click("button[data-side=chat]")
    expect(other.locator(".chat li.undo").first).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("agrees", [True, False])
def test_undo_with_a_vote(house: House, contexts: Contexts, agrees: bool) -> None:
    match, move = _match(house, contexts, free=False)
    before = len(match.truth.session.journal.choices)
    question = _ask_back(match, move)
    ada, ben = match.players[0], match.players[1]
    assert len(match.truth.session.journal.choices) > before, "it was taken back unasked"
    expect(ada.page.locator(".vote")).to_be_visible()
    expect(ben.page.locator(".vote")).to_contain_text("Ada", timeout=PATIENCE)
    wish = "yes" if agrees else "no"
    ben.page.click(f".vote form:has(input[value={wish}]) button")
    expect(ada.page.locator(".vote")).to_have_count(0, timeout=PATIENCE)
    expect(ben.page.locator(".vote")).to_have_count(0, timeout=PATIENCE)
    match.truth.sync()
    ada.wait_for(match.truth.version)
    choices = len(match.truth.session.journal.choices)
    if agrees:
        assert choices == before
        assert ada.question == question
        _remembered(match)
    else:
        assert choices > before
        assert not match.truth.session.journal.undone
    last = GreedyBot(1).choose(match.truth.session, match.truth.request)
    match.on_page(Move(match.truth.request.seat, last))
