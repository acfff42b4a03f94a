"""The solver's page in a browser: laying out by pointer, keys and text; nothing grave for axe."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from .conftest import Contexts
from .house import House
from .test_access import check_access

SIZES = [(1440, 900), (390, 844)]


def opened(house: House, contexts: Contexts, size: tuple[int, int] = (1440, 900)) -> Page:
    page = contexts(*size).new_page()
    page.goto(f"{house.address}/gloomhaven/solver")
    expect(page.locator(".outcome").first).to_be_visible(timeout=20000)
    return page


def written(page: Page) -> dict[str, object]:
    found: dict[str, object] = json.loads(page.locator("#written").input_value())
    return found


def use(page: Page, tool: str) -> None:
    page.locator(f".tool:has(input[value={tool}])").click()


def test_a_position_is_laid_out_by_clicking(house: House, contexts: Contexts) -> None:
    page = opened(house, contexts)
    page.click('[data-act="new"]')
    expect(page.locator("#fault")).to_have_text("Place the monster on the map.")
    use(page, "monster")
    page.locator('#map [data-at="0,2"]').click()
    use(page, "enemy")
    page.locator('#map [data-at="3,2"]').click()
    use(page, "trap")
    page.locator('#map [data-at="1,2"]').click()
    expect(page.locator(".outcome")).to_have_count(2)  # around the trap on either side
    expect(page.locator(".outcome").first).to_contain_text("It moves 2 hexes")
    expect(page.locator("#above .so-way.shown .path")).to_be_attached()
    laid = written(page)
    assert laid["terrain"] == {"1,2": "trap"}
    assert laid["enemies"] == [{"at": [3, 2], "initiative": 10}]
    page.click('[data-act="undo"]')
    assert written(page)["terrain"] == {}


def test_a_thin_wall_stands_where_the_pointer_is(house: House, contexts: Contexts) -> None:
    page = opened(house, contexts)
    page.click('[data-act="new"]')
    use(page, "wall")
    box = page.locator('#map [data-at="2,2"] .hex').first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2)
    assert written(page)["walls"] == [[[2, 2], [3, 2]]]


def test_a_position_is_laid_out_by_keys_alone(house: House, contexts: Contexts) -> None:
    page = opened(house, contexts)
    page.click('[data-act="new"]')
    page.locator('#map [data-at="0,0"]').focus()
    page.keyboard.press("7")
    page.keyboard.press("Enter")
    page.keyboard.press("8")
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    laid = written(page)
    assert laid["monster"]["at"] == [0, 0]  # type: ignore[index]
    assert laid["enemies"] == [{"at": [1, 1], "initiative": 10}]
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert written(page)["walls"] == [[[1, 1], [2, 1]]]
    label = page.locator('#map [data-at="1,1"]').get_attribute("aria-label")
    assert label == "1,1: Floor, Enemy A (10), Thin wall"


def test_text_is_loaded_or_refused_with_the_sentence(house: House, contexts: Contexts) -> None:
    page = opened(house, contexts)
    page.click(".text summary")
    before = written(page)
    page.fill("#written", '{"hexes": [[0, 0]], "monster": {"at": [5, 5]}}')
    page.click('[data-act="load"]')
    expect(page.locator("#written-fault")).to_have_text("The monster lies off the map: 5,5.")
    page.fill("#written", json.dumps(before | {"enemies": []}))
    page.click('[data-act="load"]')
    expect(page.locator("#written-fault")).to_be_hidden()
    expect(page.locator("#reasons")).to_contain_text("There is only one outcome.")
    with page.expect_download() as download:
        page.click('[data-act="download"]')
    assert json.loads(download.value.path().read_text()) == before | {"enemies": []}


def test_an_outcome_is_shown_and_a_rule_opened(house: House, contexts: Contexts) -> None:
    page = opened(house, contexts)
    page.get_by_role("button", name="An archer steps back").click()
    expect(page.locator(".outcome")).to_have_count(3)
    page.locator(".outcome").nth(1).click()
    expect(page.locator('#above .so-way[data-outcome="2"]')).to_have_class("so-way shown")
    page.locator('.why a[data-rule="GH-MMOVE-05"]').click()
    expect(page.locator("#drawer-body")).to_contain_text("GH-MMOVE-05")


def test_an_area_pattern_is_ticked(house: House, contexts: Contexts) -> None:
    page = opened(house, contexts)
    page.click(".pattern summary")
    page.locator('#pattern [data-in="1,0"]').click()
    page.locator('#pattern [data-in="0,1"]').focus()
    page.keyboard.press("Space")
    assert written(page)["monster"]["aoe"] == [[1, 0], [0, 1]]  # type: ignore[index]


def test_a_link_brings_a_position_along(house: House, contexts: Contexts) -> None:
    page = contexts().new_page()
    position = {"hexes": [[0, 0], [1, 0], [0, 1]], "monster": {"at": [0, 0]}}
    page.goto(f"{house.address}/gloomhaven/solver#{json.dumps(position)}")
    expect(page.locator("#map .cell.floor")).to_have_count(3)


@pytest.mark.parametrize("size", SIZES, ids=["screen", "phone"])
def test_nothing_grave_and_nothing_outside(
    house: House, contexts: Contexts, size: tuple[int, int]
) -> None:
    page = opened(house, contexts, size)
    page.locator(".pattern summary").click()
    check_access(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size[0] > 900:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
