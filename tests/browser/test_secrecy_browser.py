"""Two seats in two browsers. All that the server sends to one of them is searched for the cards
that only the other may know."""

from __future__ import annotations

from collections.abc import Mapping

from playwright.sync_api import Page

from .conftest import Contexts
from .house import House, Match
from .player import Player
from .truth import Truth, found_in
from .wire import Wire, tapped

CHOICES = 150
BY_PAGE = 2  # every so many choices of the watched seat are clicked, the others sent


def test_nothing_of_the_other_hand_comes_over_the_wire(house: House, contexts: Contexts) -> None:
    ada = contexts()
    table = house.order(ada, "you", "open")
    with tapped(house.address) as wire:
        ben = house.join(contexts(), wire.address + house.invitation(ada, table))
        players = {0: Player(house.page(ada, table)), 1: Player(ben)}
        truth = house.truth(table)
        match = Match(house, truth, players)
        searched = _play(match, truth, wire)
        assert searched > 300, "there was hardly anything secret"
        players[0].wait_for(truth.version)
        own = found_in(players[0].page.content(), truth.secrets(1), _names(truth), truth.shown(1))
        assert own, "the search finds nothing even where it is"
        _elsewhere(ben, truth, wire)


def _play(match: Match, truth: Truth, wire: Wire) -> int:
    """Play on until the other has something to hide in hand; how many secrets were looked for in
    vain."""
    searched = turns = 0
    before = truth.shown(1)
    for number, move in enumerate(truth.script()):
        if number >= CHOICES and truth.secrets(1) & {*truth.session.state.players[0].hand.cards}:
            break
        turns += move.seat == 1
        if move.seat == 1 and turns % BY_PAGE == 0:
            match.on_page(move)
        else:
            match.over_api(move)
        match.players[1].wait_for(truth.version)
        now = truth.shown(1)
        searched += _search(truth, wire.take(), before | now)
        before = now
    return searched


def _search(truth: Truth, text: str, shown: set[str]) -> int:
    secrets = truth.secrets(1) - shown
    leaks = found_in(text, secrets, _names(truth), shown)
    assert "data-version" in text, "the wire was deaf"
    assert not leaks, f"version {truth.version}: {leaks}"
    return len(secrets)


def _names(truth: Truth) -> Mapping[str, str]:
    return truth.session.game.names()


def _elsewhere(page: Page, truth: Truth, wire: Wire) -> None:
    """The other ways to look at the table: anew, and in the past."""
    page.reload()
    page.locator("button[data-history-step='-1']").click()
    page.wait_for_selector("#table[data-history]")
    _search(truth, wire.take(), truth.shown(1) | _ever_shown(truth))


def _ever_shown(truth: Truth) -> set[str]:
    """The past shows what was in sight one choice ago."""
    session = truth.session.fork()
    session.undo()
    earlier = truth.log.session
    truth.log.session = session
    try:
        return truth.shown(1)
    finally:
        truth.log.session = earlier
