"""Some rounds by keyboard alone, on a usual screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Contexts
from .house import House, Match
from .player import PATIENCE, Player
from .truth import Truth

MOST_TABS = 60
ANSWERS = 60


def test_from_the_lobby_to_the_table(house: House, contexts: Contexts) -> None:
    page = contexts().new_page()
    page.goto(house.address)
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('form[action=\"/play-now\"] button')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("#table", timeout=PATIENCE)
    page.wait_for_selector("form.ask", timeout=PATIENCE)


def test_some_rounds_by_keys(house: House, contexts: Contexts) -> None:
    context = contexts(1440, 900)
    table = house.order(context, "you")
    truth = house.truth(table)
    player = Player(house.page(context, table))
    match = Match(house, truth, {0: player})
    for _ in range(ANSWERS):
        player.wait_for(truth.version)
        by_keys(player, truth, truth.good().keys)
        truth.sync()
    assert truth.session.state.round > 2
    player.wait_for(truth.version)
    assert match.players[0].page.evaluate("document.documentElement.scrollHeight") <= 900
    _by_focus(player, truth)


def by_keys(player: Player, truth: Truth, keys: tuple[str, ...]) -> None:
    """Answer with the keys shown; where there is none, walk there with the arrows."""
    page, version = player.page, player.version
    for key in keys:
        hotkey = page.locator(f'form.ask [name=keys][value="{key}"]').get_attribute("data-key")
        if hotkey:
            page.keyboard.press(hotkey)
        else:
            _walk_to(page, key)
            page.keyboard.press("Space")
    if truth.request.kind in ("pick_some", "order"):
        page.keyboard.press("Enter")
    player.wait_after(version)
    truth.sync()
    assert truth.last is not None and set(truth.last.keys) == set(keys)


def _walk_to(page: Page, key: str) -> None:
    for _ in range(80):
        page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.value") == key:
            return
    raise AssertionError(f"no arrow leads to {key}")


def _by_focus(player: Player, truth: Truth) -> None:
    """What glows can be reached with Tab and taken with Enter; the question has a rule to read."""
    page = player.page
    page.keyboard.press("?")
    expect(page.locator("#drawer .drawer-body")).not_to_be_empty(timeout=PATIENCE)
    page.keyboard.press("Escape")
    expect(page.locator("#drawer")).to_be_hidden()
    if not page.locator("[data-answer]:visible").count():
        return
    version = player.version
    for _ in range(4 * MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[data-answer]')"):
            break
    key = page.evaluate("document.activeElement.dataset.answer")
    assert key in truth.request.keys
    page.keyboard.press("Enter")
    if truth.request.kind == "pick":
        player.wait_after(version)
    else:
        expect(page.locator(f'[name=keys][value="{key}"]')).to_be_checked()
