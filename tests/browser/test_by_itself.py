"""A question with one answer answers itself, unless somebody wants to be asked."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect

import fabletop
from fabletop.bots import RandomBot
from fabletop.kernel.session import Session

from .conftest import Contexts
from .house import House
from .player import PATIENCE


@cache
def single() -> Session:
    """Eldervale asks where silence would betray a hand: here seat 0 has one answer only."""
    for seed in range(40):
        session = fabletop.new("eldervale", 2, seed)
        bots = [RandomBot(seed), RandomBot(seed + 100)]
        for _ in range(600):
            asked = session.request(0)
            if asked is not None and not asked.optional and len(asked.keys) == 1:
                return session
            request = session.requests[0]
            session.answer(request.seat, bots[request.seat].choose(session, request))
            if session.over:
                break
    pytest.fail("no question with one answer came up")


def _page(house: House, contexts: Contexts, *, ask_always: bool) -> Page:
    context = contexts(ask_always=ask_always)
    page = house.page(context, house.bring(context, single(), "you", "greedy"))
    expect(page.locator(".asks .opt:not(.blocked)")).to_have_count(1, timeout=PATIENCE)
    return page


def test_the_only_answer_gives_itself(house: House, contexts: Contexts) -> None:
    page = _page(house, contexts, ask_always=False)
    version = page.locator("#table").get_attribute("data-version") or ""
    expect(page.locator(".by-itself")).to_be_visible()
    expect(page.locator("#table")).not_to_have_attribute("data-version", version, timeout=PATIENCE)


def test_it_can_be_kept(house: House, contexts: Contexts) -> None:
    page = _page(house, contexts, ask_always=False)
    version = page.locator("#table").get_attribute("data-version") or ""
    page.locator("[data-keep]").click()
    page.wait_for_timeout(2500)
    expect(page.locator("#table")).to_have_attribute("data-version", version)


def test_who_wants_to_be_asked_is_asked(house: House, contexts: Contexts) -> None:
    page = _page(house, contexts, ask_always=True)
    version = page.locator("#table").get_attribute("data-version") or ""
    page.wait_for_timeout(2500)
    expect(page.locator("#table")).to_have_attribute("data-version", version)
    assert page.locator(".by-itself").count() == 0
