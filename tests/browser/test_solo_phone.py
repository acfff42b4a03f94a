"""A game alone on a phone, by touch."""

from __future__ import annotations

from playwright.sync_api import expect

import fabletop

from .conftest import Contexts
from .house import House, Match, clicks
from .player import Player

SHORT = 12  # the seed of a game of some 280 answers


@clicks(20)
def test_a_whole_game_on_a_phone(house: House, contexts: Contexts, clicked: int | None) -> None:
    context = contexts(390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    table = house.bring(context, fabletop.new("witcher", 1, SHORT), "you")
    player = Player(house.page(context, table), touch=True)
    match = Match(house, house.truth(table), {0: player})
    match.play(match.truth.script(), clicked)
    player.wait_for(match.truth.version)
    expect(player.page.locator("main#table.over .ending")).to_be_visible()
    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, f"the page is {wide} wide"
