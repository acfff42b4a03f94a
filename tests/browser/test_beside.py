"""What a player finds beside the answers: advice, a private try, a look back at the end, the watch
link, the sign that a bot thinks, and the file to take a game away and bring it back."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import fabletop
from fabletop.bots import RandomBot
from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session
from fabletop.kernel.session.journal import Journal

from .conftest import Contexts
from .house import House
from .player import PATIENCE, Player
from .truth import Move, Truth, asked, reached

LONG = 60_000  # milliseconds; the adviser has to be started first
# Every sign of waiting that is ever shown, however short.
_WATCH = """() => {
  window.signs = [];
  new MutationObserver(() => {
    for (const one of document.querySelectorAll(".waiting p:has(.turning)"))
      window.signs.push(one.textContent);
  }).observe(document.body, {childList: true, subtree: true, characterData: true});
}"""


def _tries(session: Session, request: Request) -> Move | None:
    """An answer after which the same seat is asked again, with nothing revealed between."""
    if request.kind != "pick" or session.length < 12:
        return None
    for key in request.keys:
        trial = session.fork()
        trial.answer(request.seat, [key])
        if trial.undo_is_free and not trial.over and trial.request(request.seat):
            return Move(request.seat, (key,))
    return None


@pytest.fixture(scope="module")
def alone() -> Session:
    """A game for one at a question that can be tried out."""
    return reached(1, lambda session, request: _tries(session, request) is not None)


def _seated(house: House, contexts: Contexts, session: Session) -> tuple[Player, Truth]:
    context = contexts()
    table = house.bring(context, session, "you")
    return Player(house.page(context, table)), house.truth(table)


def test_hint(house: House, contexts: Contexts, alone: Session) -> None:
    player, truth = _seated(house, contexts, alone)
    hint = player.page.locator("#hint")
    expect(hint).to_be_empty()
    player.page.click("form[action$='/hint'] button")
    expect(hint.locator("p")).to_be_visible(timeout=LONG)
    labels = [one.inner_text() for one in player.page.locator(".ask .opt-words > span").all()]
    advice = hint.locator("p").inner_text()
    assert any(one in advice for one in labels), f"{advice} names none of {labels}"
    version = truth.version
    truth.sync()
    assert truth.version == version, "advice has changed the table"
    player.answer(truth.good().keys)


def test_what_if(house: House, contexts: Contexts, alone: Session) -> None:
    player, truth = _seated(house, contexts, alone)
    page, question, version = player.page, player.question, truth.version
    move = _tries(truth.session, truth.request)
    assert move is not None
    _try(player, move)
    page.click("form[action$='/whatif/drop'] button")
    expect(page.locator("#table.trying")).to_have_count(0, timeout=PATIENCE)
    assert player.question == question
    truth.sync()
    assert truth.version == version, "a try was written down"
    _try(player, move)
    page.click("form[action$='/whatif/keep'] button")
    expect(page.locator("#table.trying")).to_have_count(0, timeout=PATIENCE)
    player.wait_after(version)
    truth.sync()
    assert truth.last is not None
    assert (truth.version, truth.last.keys) == (version + 1, move.keys)
    player.wait_for(truth.version)


def _try(player: Player, move: Move) -> None:
    """Try the answer; the page shows what would come of it."""
    page, question = player.page, player.question
    page.click("form[action$='/whatif/start'] button")
    expect(page.locator("#table.trying")).to_be_visible(timeout=PATIENCE)
    player.button(page.locator("form.ask").first, move.keys[0]).click()
    expect(page.locator(".tried li")).to_have_count(1, timeout=PATIENCE)
    assert page.locator("form.ask").count() == 1
    assert player.question != question or move.keys[0] not in _offered(page)


def _offered(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(
        "form.ask [name=keys]", "all => all.map(one => one.value)"
    )
    return found


def test_spectator(house: House, contexts: Contexts, alone: Session) -> None:
    player, truth = _seated(house, contexts, alone)
    player.page.click("button[data-open=menu]")
    link = player.page.locator("#menu label.link input").last.input_value()
    player.page.keyboard.press("Escape")
    eve = contexts().new_page()
    eve.goto(link)
    watching = Player(eve)
    watching.wait_for(truth.version)
    expect(eve.locator("#table .board")).to_be_visible()
    player.answer(truth.good().keys)
    truth.sync()
    watching.wait_for(truth.version)
    assert eve.locator("form.ask, [data-answer], form[action$='/undo']").count() == 0
    hidden = truth.secrets(None)
    assert hidden and not [one for one in hidden if eve.locator(f"[id$='{one}']").count()]
    refused = eve.context.request.post(
        f"{house.address}/t/{truth.table}/answer", form={"version": truth.version, "keys": "done"}
    )
    assert refused.status == 403


def _hands_on(session: Session, request: Request) -> Move | None:
    """An answer of seat 0 after which seat 1 is asked."""
    if request.seat != 0 or request.kind != "pick":
        return None
    for key in request.keys:
        trial = session.fork()
        trial.answer(0, [key])
        if not trial.over and asked(trial).seat == 1:
            return Move(0, (key,))
    return None


def test_thinking_sign(house: House, contexts: Contexts) -> None:
    """While a bot thinks it is said so; then it has answered."""
    context = contexts()
    session = reached(2, lambda session, request: _hands_on(session, request) is not None)
    table = house.bring(context, session, "you", "greedy")
    player, truth = Player(house.page(context, table)), house.truth(table)
    player.page.evaluate(_WATCH)
    move = _hands_on(truth.session, truth.request)
    assert move is not None
    version = truth.version
    player.answer(move.keys)
    _answered(truth, seat=1)
    player.wait_after(version + 1)
    signs: list[str] = player.page.evaluate("window.signs")
    assert any("think" in one.lower() for one in signs), signs


def _answered(truth: Truth, seat: int) -> None:
    """Until this seat, a bot, has answered."""
    until = time.monotonic() + PATIENCE / 1000
    while truth.last is None or truth.last.seat != seat:
        assert time.monotonic() < until, "the bot stands still"
        time.sleep(0.05)
        truth.sync()


def test_look_back(house: House, contexts: Contexts) -> None:
    """At the end the costliest choices can be asked for, and looked at where they were made."""
    session = fabletop.new("gloomhaven", 2, 24)  # a short one
    while not session.over:
        request = asked(session)
        session.answer(request.seat, RandomBot(session.length).choose(session, request))
    context = contexts()
    page = house.page(context, house.bring(context, session, "you", "greedy"))
    expect(page.locator(".ending")).to_be_visible()
    page.click("form[action$='/analysis'] button")
    expect(page.locator("#drawer .analysis")).to_be_visible(timeout=PATIENCE)
    shows = page.locator("#drawer .analysis button[data-history-at]")
    expect(shows.first).to_be_visible(timeout=LONG)
    for section in page.locator("#drawer .analysis section").all():
        place = section.locator("button").get_attribute("data-history-at")
        choice = session.journal.choices[int(place or -1)]
        assert choice.seat == 0, "somebody else's choice is blamed"
        assert choice.rule in section.locator("h3").inner_html()
    at = shows.first.get_attribute("data-history-at")
    shows.first.click()
    expect(page.locator(f"#table[data-history='{at}']")).to_be_attached(timeout=PATIENCE)
    expect(page.locator("#drawer")).to_be_hidden()
    page.click("#to-now")
    expect(page.locator(".ending")).to_be_visible(timeout=PATIENCE)


def test_export_and_import(
    house: House, contexts: Contexts, alone: Session, tmp_path: Path
) -> None:
    player, truth = _seated(house, contexts, alone)
    page = player.page
    player.answer(truth.good().keys)
    truth.sync()
    page.click("button[data-open=menu]")
    with page.expect_download() as downloading:
        page.click("#menu a[href$='/export']")
    file = tmp_path / "game.json"
    downloading.value.save_as(file)
    assert Journal.from_json(file.read_text()).choices == truth.session.journal.choices
    other = contexts().new_page()
    other.goto(house.address)
    other.set_input_files("input[name=journal]", file)
    other.click("form[action='/import'] button[type=submit]")
    other.wait_for_selector("#table", timeout=PATIENCE)
    table = other.url.partition("/t/")[2].partition("?")[0]
    assert table != truth.table
    brought = house.truth(table)
    assert brought.session.state == truth.session.state
    assert Player(other).question == player.question
    Player(other).answer(brought.good().keys)
