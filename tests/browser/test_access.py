"""axe finds no serious fault, and every thing on the table has a name in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import BrowserContext, Page, expect

import fabletop
from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session
from fabletop.kernel.session.journal import Journal

from .conftest import Contexts
from .house import House
from .player import PATIENCE
from .rest import at_rest
from .truth import Wanted, reached

FINISHED = Path(__file__).parents[1] / "journals" / "witcher" / "2-greedy-3.json"
GRAVE = ("serious", "critical")
_NAMELESS = """() => [...document.querySelectorAll(
    "#table [tabindex], #table [data-answer], #table [role=button], #map g[id]:not(#world)")]
  .filter(one => !one.closest("[hidden]"))
  .filter(one => !(one.getAttribute("aria-label") || one.textContent || "").trim())
  .map(one => one.outerHTML.slice(0, 160))"""


def _travelling(session: Session, request: Request) -> bool:
    return request.rule == "WI-MOVE-2" and session.state.round > 2


def _hunting(session: Session, request: Request) -> bool:
    return request.rule == "WI-COMBO-2"


def check_access(page: Page) -> None:
    at_rest(page)
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    grave = [one for one in found.response["violations"] if one["impact"] in GRAVE]
    told = [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in grave
        for node in one["nodes"][:3]
    ]
    assert not told, "\n".join(told)


def _brought(house: House, context: BrowserContext, session: Session) -> str:
    """A table where this browser is the one to move."""
    seats = ("you", "open") if session.requests[0].seat == 0 else ("open", "you")
    return house.bring(context, session, *seats)


SIZES = pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["screen", "phone"])


@pytest.mark.parametrize("path", ["/", "/gallery/witcher", "/rules/witcher"])
def test_pages(house: House, contexts: Contexts, path: str) -> None:
    page = contexts().new_page()
    page.goto(house.address + path)
    check_access(page)


def test_the_lobby_of_a_phone(house: House, contexts: Contexts) -> None:
    page = contexts(390, 844).new_page()
    page.goto(house.address)
    check_access(page)


@SIZES
def test_what_opens_over_the_table(house: House, contexts: Contexts, size: tuple[int, int]) -> None:
    """The menu with its links, and the drawer with a rule."""
    context = contexts(*size)
    page = house.page(context, _brought(house, context, reached(2, _travelling)))
    page.click("button[data-open=menu]")
    expect(page.locator("#menu label.link input")).to_have_count(2)
    check_access(page)
    page.click("button[data-close=menu]")
    page.keyboard.press("?")
    expect(page.locator("#drawer .drawer-body")).not_to_be_empty(timeout=PATIENCE)
    check_access(page)


@SIZES
def test_the_end(house: House, contexts: Contexts, size: tuple[int, int]) -> None:
    context = contexts(*size)
    session = fabletop.replay(Journal.from_json(FINISHED.read_text()))
    page = house.page(context, house.bring(context, session, "you", "open"))
    expect(page.locator(".ending")).to_be_visible()
    assert page.evaluate(_NAMELESS) == []
    check_access(page)


@SIZES
def test_curtain_and_invitation(house: House, contexts: Contexts, size: tuple[int, int]) -> None:
    """The screen between two players of one screen, and the door for who comes by a link."""
    context = contexts(*size)
    page = house.page(context, house.order(context, "you", "you"))
    expect(page.locator("#curtain-ready")).to_be_visible()
    check_access(page)
    page.goto(house.address + house.invitation(context, house.order(context, "you", "open")))
    expect(page.locator("input[name=name]")).to_be_visible()
    check_access(page)


@SIZES
@pytest.mark.parametrize("moment", [_travelling, _hunting], ids=["travel", "hunt"])
def test_table(house: House, contexts: Contexts, moment: Wanted, size: tuple[int, int]) -> None:
    context = contexts(*size)
    session = reached(2, moment)
    page = house.page(context, _brought(house, context, session))
    assert page.locator("form.ask").count() == 1
    assert page.evaluate(_NAMELESS) == []
    check_access(page)
