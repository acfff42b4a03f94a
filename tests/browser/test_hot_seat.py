"""Two people at one screen: between their turns a curtain falls, with nothing behind it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Contexts
from .house import House, Match
from .player import PATIENCE, Player
from .truth import Truth, found_in

TURNS = 4


def test_a_curtain_between_the_seats(house: House, contexts: Contexts) -> None:
    page = _lobby(house, contexts().new_page())
    table = page.url.rpartition("/t/")[2].partition("?")[0]
    truth = house.truth(table)
    player = Player(page)
    match = Match(house, truth, {0: player, 1: player})
    curtains, hidden, seat = 0, 0, _seat_shown(page)
    for _ in range(160):
        player.wait_for(truth.version)
        if truth.request.seat != seat:
            hidden += _behind(page, truth)
            if not curtains:
                page.reload()
                hidden += _behind(page, truth)
                page.goto(page.url.partition("?")[0])  # without a seat: a bookmark, the lobby
                hidden += _behind(page, truth)
            page.click("#curtain-ready")
            page.wait_for_selector("main#table:not(.curtained)", timeout=PATIENCE)
            seat, curtains = _seat_shown(page), curtains + 1
            assert seat == truth.request.seat
            _only_own(page, truth, seat)
            if curtains == TURNS:
                break
        else:
            expect(page.locator(".curtain")).to_have_count(0)
            match.on_page(truth.good())
    assert curtains == TURNS
    assert hidden > 10, "there was hardly anything to hide"
    page.reload()
    assert _seat_shown(page) == truth.request.seat


def _lobby(house: House, page: Page) -> Page:
    page.goto(house.address)
    page.select_option("#build select[name=seat-1]", "hot")
    for seat in (2, 3, 4):
        page.select_option(f"#build select[name=seat-{seat}]", "none")
    page.click("#build button[type=submit]")
    page.wait_for_url("**/t/*")
    page.click("#curtain-ready")  # whoever comes to a shared screen says who it is
    return page


def _seat_shown(page: Page) -> int:
    return int(page.input_value("form.ask input[name=seat] >> nth=0", timeout=PATIENCE))


def _behind(page: Page, truth: Truth) -> int:
    """The curtain is down, and the document holds no card of either hand; how many there are."""
    expect(page.locator("main#table.curtained .curtain")).to_be_visible(timeout=PATIENCE)
    secrets = truth.secrets(None)
    names = truth.session.game.names()
    leaks = found_in(page.content(), secrets, names, truth.shown(None))
    assert not leaks, f"behind the curtain: {leaks}"
    return len(secrets)


def _only_own(page: Page, truth: Truth, seat: int) -> None:
    names = truth.session.game.names()
    leaks = found_in(page.content(), truth.secrets(seat), names, truth.shown(seat))
    assert not leaks, f"shown to seat {seat}: {leaks}"
