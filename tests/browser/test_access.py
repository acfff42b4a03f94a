"""axe finds no serious fault, and every thing on the table has a name in words."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session

from .conftest import Contexts
from .house import House
from .truth import Wanted, reached

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


def _check(page: Page) -> None:
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    grave = [one for one in found.response["violations"] if one["impact"] in GRAVE]
    told = [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in grave
        for node in one["nodes"][:3]
    ]
    assert not told, "\n".join(told)


@pytest.mark.parametrize("path", ["/", "/gallery/witcher", "/rules/witcher"])
def test_pages(house: House, contexts: Contexts, path: str) -> None:
    page = contexts().new_page()
    page.goto(house.address + path)
    _check(page)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["screen", "phone"])
@pytest.mark.parametrize("moment", [_travelling, _hunting], ids=["travel", "hunt"])
def test_table(house: House, contexts: Contexts, moment: Wanted, size: tuple[int, int]) -> None:
    context = contexts(*size)
    session = reached(2, moment)
    seats = ("you", "open") if session.requests[0].seat == 0 else ("open", "you")
    page = house.page(context, house.bring(context, session, *seats))
    assert page.locator("form.ask").count() == 1
    assert page.evaluate(_NAMELESS) == []
    _check(page)
