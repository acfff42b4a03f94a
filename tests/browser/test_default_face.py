"""A game that brings no page is played on the default face: here Pig, from a package of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ..guide.conftest import pig_folder
from .conftest import Contexts, open_house
from .house import House
from .test_access import check_access

__all__ = ["pig_folder"]


@pytest.fixture(scope="module")
def pig_house(pig_folder: Path) -> Iterator[House]:
    with open_house(pig_folder) as made:
        yield made


def sit_down(house: House, contexts: Contexts, width: int, height: int) -> Page:
    """Click "Play now" on Pig's card in the lobby."""
    page = contexts(width, height).new_page()
    page.goto(house.address)
    page.click("li.box.pig button[type=submit]")
    page.wait_for_selector("#table")
    return page


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_pig_is_played_to_its_end_by_clicks(
    pig_house: House, contexts: Contexts, width: int, height: int
) -> None:
    page = sit_down(pig_house, contexts, width, height)
    expect(page.locator(".plain-area")).to_have_count(3)
    rolled = 0
    for _ in range(400):
        page.wait_for_selector("button.opt:not([disabled]), .ending", timeout=20_000)
        if page.locator(".ending").count():
            break
        total = int(page.locator(".plain-middle dd").first.inner_text())
        before = page.locator("#table").get_attribute("data-version")
        page.locator("button.opt").nth(1 if total >= 12 else 0).click()
        rolled += total < 12
        page.wait_for_function(
            "old => document.querySelector('#table').dataset.version != old", arg=before
        )
    expect(page.locator(".ending")).to_be_visible()
    assert rolled > 3
    assert "50 points" in page.locator(".ending").inner_text()


def test_the_default_face_is_accessible_and_does_not_overflow(
    pig_house: House, contexts: Contexts
) -> None:
    for width, height in ((1440, 900), (1366, 768), (390, 844)):
        page = sit_down(pig_house, contexts, width, height)
        page.wait_for_selector("button.opt")
        check_access(page)
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0


def test_a_rule_of_the_game_opens_beside_the_table(pig_house: House, contexts: Contexts) -> None:
    page = sit_down(pig_house, contexts, 1440, 900)
    page.click("a.rule")
    expect(page.locator("#drawer-body")).to_contain_text("The active player rolls")
