"""In the middle of a fight the page may be reloaded, doubled, cut off and come back to: it is
right at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session

from .conftest import Contexts
from .house import House, Match
from .player import PATIENCE, Player
from .truth import reached
from .wire import tapped


def _in_fight(session: Session, request: Request) -> bool:
    return session.state.fight is not None and len(session.journal.choices) > 40


@pytest.fixture
def match(house: House, contexts: Contexts) -> Match:
    """Alone in the middle of a fight."""
    context = contexts()
    table = house.bring(context, reached(1, _in_fight), "you")
    player = Player(house.page(context, table))
    expect(player.page.locator("#drama .arena")).to_be_visible()
    return Match(house, house.truth(table), {0: player})


def _same(player: Player, question: str, version: int) -> None:
    assert player.version == version
    assert player.question == question
    expect(player.page.locator("#drama .arena")).to_be_visible()


def test_reload(match: Match) -> None:
    player = match.players[0]
    question, version = player.question, player.version
    player.page.reload()
    _same(player, question, version)
    match.on_page(match.truth.good())


def test_second_tab(match: Match) -> None:
    first = match.players[0]
    second = Player(first.page.context.new_page())
    second.page.goto(first.page.url)
    _same(second, first.question, first.version)
    second.answer(match.truth.good().keys)
    match.truth.sync()
    first.wait_for(match.truth.version)
    assert first.question == second.question
    match.on_page(match.truth.good())
    second.wait_for(match.truth.version)


def test_offline_and_online(match: Match) -> None:
    player = match.players[0]
    context = player.page.context
    version = player.version
    context.set_offline(True)
    match.over_api(match.truth.good())
    player.page.wait_for_timeout(300)
    context.set_offline(False)
    player.wait_for(match.truth.version)
    assert player.version > version
    expect(player.page.locator("#offline")).to_be_hidden(timeout=PATIENCE)
    match.on_page(match.truth.good())


def test_a_cut_wire(house: House, contexts: Contexts) -> None:
    """When the connection is gone the page says so; when it is back the page catches up."""
    context = contexts()
    table = house.bring(context, reached(1, _in_fight), "you")
    with tapped(house.address) as wire:
        player = Player(house.page(context, table, wire.address))
        match = Match(house, house.truth(table), {0: player})
        player.page.wait_for_timeout(500)
        wire.cut()
        expect(player.page.locator("#offline")).to_be_visible(timeout=PATIENCE)
        match.over_api(match.truth.good())
        wire.mend()
        player.wait_for(match.truth.version)
        expect(player.page.locator("#offline")).to_be_hidden(timeout=PATIENCE)
        match.on_page(match.truth.good())


_SHOWN = """shown => {
  const told = {hidden: !shown, visibilityState: shown ? "visible" : "hidden"};
  for (const [name, value] of Object.entries(told))
    Object.defineProperty(document, name, {configurable: true, get: () => value});
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.mark.parametrize("cut", [False, True], ids=["asleep", "cut"])
def test_a_hidden_tab(house: House, contexts: Contexts, cut: bool) -> None:
    """A tab in the background rests, whether its connection lives or not; looked at again, it is
    right without being asked to."""
    context = contexts()
    table = house.bring(context, reached(1, _in_fight), "you")
    with tapped(house.address) as wire:
        player = Player(house.page(context, table, wire.address))
        match = Match(house, house.truth(table), {0: player})
        player.page.wait_for_function("document.querySelector('#stream')._htmx?.sse?.reader")
        version = player.version
        player.page.evaluate(_SHOWN, False)
        if cut:
            wire.cut()
        match.over_api(match.truth.good())
        match.over_api(match.truth.good())
        player.page.wait_for_timeout(600)
        assert player.version == version, "nobody looks, and it is drawn all the same"
        wire.mend()
        player.page.evaluate(_SHOWN, True)
        player.wait_for(match.truth.version)
        expect(player.page.locator("#offline")).to_be_hidden(timeout=PATIENCE)
        match.on_page(match.truth.good())


def test_an_answer_offline_is_not_lost_silently(match: Match) -> None:
    """What was clicked without a connection has done nothing, and can be clicked again."""
    player = match.players[0]
    move = match.truth.good()
    version = match.truth.version
    player.page.context.set_offline(True)
    player.page.locator("form.ask").first.evaluate("form => form.requestSubmit()")
    player.page.wait_for_timeout(300)
    player.page.context.set_offline(False)
    match.truth.sync()
    assert match.truth.version == version
    _same(player, player.question, version)
    match.on_page(move)


def test_back_button(match: Match) -> None:
    player = match.players[0]
    player.page.goto(player.page.url.partition("/t/")[0] + "/rules/witcher")
    match.over_api(match.truth.good())
    player.page.go_back()
    player.wait_for(match.truth.version)
    match.on_page(match.truth.good())


def test_a_stale_answer_says_so(match: Match) -> None:
    """Two tabs, one of them cut off: its answer comes too late and changes nothing."""
    player = match.players[0]
    page = player.page
    page.route("**/stream*", lambda route: route.abort())
    page.reload()
    match.over_api(match.truth.good())
    match.over_api(match.truth.good())
    version = match.truth.version
    page.locator("form.ask button.opt, form.ask .confirm:enabled").first.click()
    expect(page.locator("#notice")).to_be_visible(timeout=PATIENCE)
    match.truth.sync()
    assert match.truth.version == version
