"""Two seats play a whole game over HTTP. The whole traffic of each is searched for what only the
other may know at that moment: the cards in hand and deck, by id and by name, the lines only the
other may read, and the answers the other is offered."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path

import httpx
import pytest

import fabletop
from fabletop.bots import RandomBot
from fabletop.web.tables.room import Room

from .house import House, open_table, running, stand_in
from .watching import Listener, Watcher, found_in, offered_in, said_in


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    stand_in(monkeypatch)
    with running(tmp_path) as made:
        yield made


def test_the_search_finds_ids_and_names_also_escaped_ones() -> None:
    names = fabletop.games()["witcher"].names()
    escaped = [card for card, name in names.items() if escape(name) != name]
    assert escaped, "no name is changed by escaping"
    for card in escaped:
        assert found_in(f"<b>{escape(names[card])}</b>", {card}, names) == {card}
        assert found_in(f'<i id="{card}">', {card}, names) == {card}
        assert not found_in("<b>somebody else</b>", {card}, names)


def test_the_search_finds_lines_and_offers() -> None:
    line = "Wolf draws Storm's Eye."
    assert said_in(f"<li><b>Wolf</b>{escape(line[4:])}</li>", {line}) == {line}
    assert not said_in("<li><b>Wolf</b> draws 3 cards.</li>", {line})
    keys = {"play:a", "b"}
    assert offered_in('<button name="keys" class="opt" value="play:a">', keys) == {"play:a"}
    assert offered_in('<g data-answer="b">', keys) == {"b"}
    assert offered_in('{"key":"b","label":"B"}', keys) == {"b"}
    assert not offered_in('<option value="b">play:a</option>', keys)


def test_a_whole_game_leaks_nothing(house: House) -> None:
    with house.browser() as ada, house.browser() as ben:
        table = open_table(ada, "you", "open")
        invitation = next(one.value for one in ada.cookies.jar if one.name == "invite-1")
        ben.get(f"/s/{invitation}")
        ben.post(f"/t/{table}/sit?seat=1", data={"name": "Ben"})
        ada.get(f"/t/{table}")
        room = house.rooms._rooms[table]
        browsers = (ada, ben)
        listeners = [
            Listener(one, f"/t/{table}/stream?seat={seat}") for seat, one in enumerate(browsers)
        ]
        watchers = [Watcher(room, seat) for seat in (0, 1)]
        for listener in listeners:
            listener.start()
        _play(room, table, browsers, watchers)
        searched = 0
        for listener, watcher in zip(listeners, watchers, strict=True):
            listener.wait_for(room.version)
            for version, text in listener.heard:
                searched += watcher.search(version, text)
        assert searched > 5_000  # secrets there were, many of them
        journal = ben.get(f"/t/{table}/export")
        assert journal.status_code == 200  # after the end it is everybody's


def _play(
    room: Room, table: str, browsers: tuple[httpx.Client, ...], watchers: list[Watcher]
) -> None:
    bots = [RandomBot(seat) for seat in (0, 1)]
    for watcher in watchers:
        watcher.note()
    turn = 0
    while room.session.requests:
        request = room.session.requests[0]
        keys = bots[request.seat].choose(room.session, request)
        form = {"seat": str(request.seat), "version": str(room.version), "keys": list(keys)}
        browser = browsers[request.seat]
        replies = [browser.post(f"/t/{table}/answer", data=form)]
        assert replies[0].status_code == 200, replies[0].text
        for watcher in watchers:
            watcher.note()
        watchers[request.seat].search(room.version, replies[0].text)
        turn += 1
        if turn % 40 == 0:
            _look_around(room, table, browsers, watchers)


def _look_around(
    room: Room, table: str, browsers: tuple[httpx.Client, ...], watchers: list[Watcher]
) -> None:
    """Every other way to see the table, for both."""
    for watcher, browser in zip(watchers, browsers, strict=True):
        token = next(o.value for o in browser.cookies.jar if o.name == f"seat-{watcher.seat}")
        bearer = {"authorization": f"Bearer {token}"}
        at = len(room.session.journal.choices) // 2
        for reply in (
            browser.get(f"/t/{table}"),
            browser.get(f"/t/{table}/table"),
            browser.get(f"/api/v1/tables/{table}", headers=bearer),
            browser.get(f"/api/v1/tables/{table}/journal", headers=bearer),
        ):
            watcher.search(room.version, reply.text)
        earlier = browser.get(f"/t/{table}/at/{at}")
        watcher.search(room.version, earlier.text, past=True)
