"""Gloomhaven in a real browser: scenario 1 to its end with two heroes, by clicking what glows;
reach, sight and reasons on the map; nothing grave for axe on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import fabletop
from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session

from .conftest import Contexts
from .house import House, Match, clicks
from .player import Player
from .test_access import _NAMELESS, check_access
from .truth import Wanted, played


def order(house: House, context: BrowserContext, *seats: str, **options: str) -> str:
    """Open a table of Gloomhaven as the lobby's form would; its id."""
    form: dict[str, str | float | bool] = {"game": "gloomhaven", "language": "en", "name": "Ada"}
    form |= {f"seat-{number}": kind for number, kind in enumerate(seats)}
    form |= {f"option-{name}": value for name, value in options.items()}
    reply = context.request.post(house.address + "/tables", form=form, max_redirects=0)
    assert reply.status == 303, reply.text()
    return reply.headers["location"].removeprefix("/t/").partition("?")[0]


def reached(wanted: Wanted, seed: int = 7) -> Session:
    session = fabletop.new("gloomhaven", 2, seed, {"classes": "deal"})
    played(session, wanted, seed)
    assert not session.over, "no question was as wanted in the whole game"
    return session


def opened(house: House, context: BrowserContext, wanted: Wanted) -> tuple[Page, Session]:
    session = reached(wanted)
    seats = ("you", "open") if session.requests[0].seat == 0 else ("open", "you")
    return house.page(context, house.bring(context, session, *seats)), session


def moving(session: Session, request: Request) -> bool:
    figures = session.state.figures.values()
    waiting = any(one.kind == "monster" and not one.acted for one in figures)
    return request.rule == "GH-MOVE-01" and waiting


def hit(session: Session, request: Request) -> bool:
    return request.rule == "GH-DAMAGE-01"


def leading(session: Session, request: Request) -> bool:
    return request.rule == "GH-ROUND-02"


def choosing(session: Session, request: Request) -> bool:
    return request.rule == "GH-SETUP-07"


@clicks(14)
def test_scenario_1_to_its_end_with_two_heroes(
    house: House, contexts: Contexts, clicked: int | None
) -> None:
    context = contexts()
    table = order(house, context, "you", "open", difficulty="easy")
    ada = house.page(context, table)
    ben = house.join(contexts(), house.address + house.invitation(context, table))
    players = {0: Player(ada), 1: Player(ben)}
    match = Match(house, house.truth(table), players)
    match.play(match.truth.script(), clicked)
    for player in players.values():
        player.wait_for(match.truth.version)
        expect(player.page.locator("main#table.over .gh-drama.finale")).to_be_visible()
        assert player.on_board > player.on_button / 2, "hardly anything glowed"
    outcome = "won" if match.truth.session.state.outcome == "won" else "lost"
    expect(ada.locator(".finale h2")).to_contain_text(f"The scenario is {outcome}")
    expect(ada.locator(".gh-ranks li")).to_have_count(2)


def test_reach_and_sight_are_shown_on_hover(house: House, contexts: Contexts) -> None:
    page, _ = opened(house, contexts(), moving)
    expect(page.locator(".gh-preview > *")).to_have_count(0)
    page.locator(".gh-fig.monster").first.hover()
    expect(page.locator(".gh-preview > *").first).to_be_attached()
    assert page.locator(".gh-preview .reachable, .gh-preview .line").count() > 0
    page.locator(".bar-top").hover()
    expect(page.locator(".gh-preview > *")).to_have_count(0)


def test_a_monster_is_explained(house: House, contexts: Contexts) -> None:
    page, _ = opened(house, contexts(), moving)
    page.click('button[data-side="explain"]')
    expect(page.locator(".gh-explain.shown")).to_have_count(1)
    expect(page.locator(".gh-explain.shown tbody tr")).not_to_have_count(0)
    expect(page.locator(".gh-why.shown .why-letter").first).to_be_visible()
    buttons = page.locator("button[data-explain]")
    if buttons.count() > 1:
        other = buttons.nth(1).get_attribute("data-explain")
        buttons.nth(1).click()
        expect(page.locator(f"#explain-{other}")).to_be_visible()
        expect(page.locator(f"#letters-{other} .why-letter").first).to_be_visible()
        expect(page.locator(".gh-explain.shown")).to_have_count(1)


def uncover(page: Page) -> None:
    """Past the curtain, if there is one."""
    page.wait_for_selector("#curtain-ready, form.ask")
    if page.locator("#curtain-ready").count():
        page.click("#curtain-ready")
        page.wait_for_selector("form.ask")


def test_an_attack_is_a_ledger(house: House, contexts: Contexts) -> None:
    """The blow that is being suffered stands beside the map, term by term."""

    session = reached(hit)
    *before, last = [one for one in session.journal.choices if not one.forced]
    start = fabletop.new("gloomhaven", 2, 7, {"classes": "deal"})
    for choice in before:
        start.answer(choice.seat, choice.keys)
    context = contexts()
    page = house.page(context, house.bring(context, start, "you", "hot"))
    uncover(page)
    Player(page).answer(last.keys)
    uncover(page)
    ledger = page.locator("#ledger-attack")
    expect(ledger).to_be_visible()
    assert ledger.locator(".gh-term").count() >= 2
    expect(page.locator(".ask-text")).to_contain_text(
        ledger.locator(".gh-term.total b").inner_text()
    )


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["screen", "phone"])
@pytest.mark.parametrize(
    "moment", [moving, hit, leading, choosing], ids=["move", "hit", "lead", "equip"]
)
def test_nothing_grave(
    house: House, contexts: Contexts, moment: Wanted, size: tuple[int, int]
) -> None:
    page, _ = opened(house, contexts(*size), moment)
    assert page.locator("form.ask").count() == 1
    assert page.evaluate(_NAMELESS) == []
    check_access(page)


def test_a_desk_needs_no_scrolling(house: House, contexts: Contexts) -> None:
    page, _ = opened(house, contexts(), moving)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        """() => [...document.querySelectorAll("#table *")]
        .filter((one) => [...one.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()))
        .filter((one) => one.getClientRects().length && !one.closest(".sr, svg"))
        .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 12)
        .map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert not small, small
