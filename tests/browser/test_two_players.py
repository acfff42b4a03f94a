"""Two people in two browsers play a game through the page, by clicking what glows."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import fabletop

from .conftest import Contexts
from .house import House, Match, clicks
from .player import Player

SHORT = 12  # the seed of a game of some 340 answers


def test_a_friend_comes_by_the_link_of_a_table_from_the_lobby(
    house: House, contexts: Contexts
) -> None:
    ada = contexts().new_page()
    table = _open_in_lobby(house, ada)
    ada.click("[data-open=menu]")
    link = ada.input_value("#menu input[data-copy] >> nth=0")
    assert link.startswith(f"{house.address}/s/")
    ada.click("[data-close=menu]")
    ben = house.join(contexts(), link)
    expect(ada.locator("#player-1")).to_contain_text("Ben")
    match = Match(house, house.truth(table), {0: Player(ada), 1: Player(ben)})
    for _ in range(6):
        match.on_page(match.truth.good())


@clicks(20)
def test_a_whole_game_of_two(house: House, contexts: Contexts, clicked: int | None) -> None:
    context = contexts()
    table = house.bring(context, fabletop.new("witcher", 2, SHORT), "you", "open")
    ada = house.page(context, table)
    ben = house.join(contexts(), house.address + house.invitation(context, table))
    players = {0: Player(ada), 1: Player(ben)}
    match = Match(house, house.truth(table), players)
    match.play(match.truth.script(), clicked)

    for player in players.values():
        player.wait_for(match.truth.version)
        expect(player.page.locator("main#table.over .ending")).to_be_visible()
        assert player.on_board > player.on_button / 2, "hardly anything glowed"
    result = match.truth.session.result
    assert result is not None
    winner = result.ranking[0][0]
    names = ["Ada", "Ben"]
    expect(players[winner].page.locator(".ending h2")).to_have_text("You have won!")
    expect(players[1 - winner].page.locator(".victor h2")).to_contain_text(names[winner])


def _open_in_lobby(house: House, page: Page) -> str:
    page.goto(house.address)
    page.select_option("#build select[name=seat-1]", "open")
    for seat in (2, 3, 4):
        page.select_option(f"#build select[name=seat-{seat}]", "none")
    page.fill("#build input[name=name]", "Ada")
    page.click("#build button[type=submit]")
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/t/")[2].partition("?")[0]
