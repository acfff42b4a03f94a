"""What an answer would do stands on it; where it leads lights up when it is hovered."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Contexts
from .house import House
from .player import PATIENCE
from .truth import reached


def _asked(house: House, contexts: Contexts, rule: str) -> Page:
    session = reached(2, lambda session, request: request.seat == 0 and request.rule == rule)
    context = contexts()
    return house.page(context, house.bring(context, session, "you", "greedy"))


def test_an_answer_says_what_it_would_do(house: House, contexts: Contexts) -> None:
    page = _asked(house, contexts, "WI-TURN-2")
    outcome = page.locator(".ask .opt .outcome").first
    expect(outcome).to_be_visible(timeout=PATIENCE)
    assert outcome.inner_text().strip()


def test_where_an_answer_leads_lights_up(house: House, contexts: Contexts) -> None:
    page = _asked(house, contexts, "WI-TURN-2")
    leading = page.locator(".ask .opt[data-next]").first
    expect(leading).to_be_visible(timeout=PATIENCE)
    leading.hover()
    expect(page.locator(".foretold").first).to_be_attached(timeout=PATIENCE)
    page.locator(".ask-text").first.hover()
    expect(page.locator(".foretold")).to_have_count(0)


def test_outcomes_stay_inside_their_panel(house: House, contexts: Contexts) -> None:
    page = _asked(house, contexts, "WI-TURN-2")
    expect(page.locator(".ask .opt .outcome").first).to_be_visible(timeout=PATIENCE)
    outside = page.evaluate(
        """() => {
          const panel = document.querySelector(".asks").getBoundingClientRect();
          return [...document.querySelectorAll(".ask .opt")]
            .filter((one) => one.getBoundingClientRect().right > panel.right + 1).length;
        }"""
    )
    assert outside == 0
