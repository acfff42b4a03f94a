"""Two seats play a whole game over HTTP. The whole traffic of each is searched for what only the
other may know at that moment: the cards in hand and deck, by id and by name."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Iterator, Mapping
from html import escape, unescape
from pathlib import Path

import httpx
import msgspec
import pytest

import fabletop
from fabletop.bots import RandomBot
from fabletop.kernel.eyes import Eyes
from fabletop.web.room import Room

from .house import House, open_table, running, stand_in

LINES = 40  # of the chronicle, as a page shows it
WORD = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    stand_in(monkeypatch)
    with running(tmp_path) as made:
        yield made


class Listener(threading.Thread):
    """Keeps all that a stream brings, by version."""

    def __init__(self, browser: httpx.Client, table: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.browser, self.path = browser, f"/t/{table}/stream?seat={seat}"
        self.heard: list[tuple[int, str]] = []

    def run(self) -> None:
        version = -1
        try:
            with self.browser.stream("GET", self.path, timeout=None) as reply:
                for line in reply.iter_lines():
                    if line.startswith("id: "):
                        version = int(line[4:])
                    if line.startswith("data: "):
                        self.heard.append((version, line))
        except httpx.HTTPError:
            return

    def wait_for(self, version: int) -> None:
        for _ in range(500):
            if self.heard and self.heard[-1][0] >= version:
                return
            time.sleep(0.01)
        raise AssertionError(f"the stream never brought version {version}")


class Watcher:
    """Knows, version by version, what is kept from a seat: now, and ever since the beginning."""

    def __init__(self, room: Room, seat: int) -> None:
        self.room, self.seat, self.other = room, seat, 1 - seat
        self.met: set[str] = set()
        self.kept: dict[int, set[str]] = {}
        self.names = room.session.game.names()

    def note(self) -> None:
        """What the seat sees, is asked and may read just now is no secret for it."""
        session = self.room.session
        eyes = Eyes(self.seat)
        lines = [line.args for line in session.lines if eyes.may(line.audience)]
        asked = [one.keys for one in session.requests if one.seat == self.seat]
        shown = msgspec.json.encode([session.view(self.seat), lines[-LINES:], asked])
        now = set(WORD.findall(shown.decode()))
        self.met |= now
        theirs = session.view(self.other).players[self.other]
        hidden = {*(theirs.hand.cards or ()), *(theirs.deck.cards or ()), *theirs.deck_top}
        self.kept[self.room.version] = hidden - now

    def search(self, version: int, text: str, past: bool = False) -> int:
        """How many secrets were looked for in vain; of the past only what was never met."""
        hidden = self.kept.get(version, set()) - (self.met if past else set())
        leaks = found_in(text, hidden, self.names)
        assert not leaks, f"version {version}: {leaks}"
        return len(hidden)


def found_in(text: str, cards: set[str], names: Mapping[str, str]) -> set[str]:
    """Which of these cards the text mentions, by id or by name; pages have names escaped."""
    plain = unescape(text)
    words = set(WORD.findall(plain))
    return {card for card in cards if card in words or names[card] in plain}


def test_the_search_finds_ids_and_names_also_escaped_ones() -> None:
    names = fabletop.games()["witcher"].names()
    escaped = [card for card, name in names.items() if escape(name) != name]
    assert escaped, "no name is changed by escaping"
    for card in escaped:
        assert found_in(f"<b>{escape(names[card])}</b>", {card}, names) == {card}
        assert found_in(f'<i id="{card}">', {card}, names) == {card}
        assert not found_in("<b>somebody else</b>", {card}, names)


def test_a_whole_game_leaks_nothing(house: House) -> None:
    with house.browser() as ada, house.browser() as ben:
        table = open_table(ada, "you", "open")
        invitation = next(one.value for one in ada.cookies.jar if one.name == "invite-1")
        ben.get(f"/s/{invitation}")
        ben.post(f"/t/{table}/sit?seat=1", data={"name": "Ben"})
        ada.get(f"/t/{table}")
        room = house.rooms._rooms[table]
        browsers = (ada, ben)
        listeners = [Listener(one, table, seat) for seat, one in enumerate(browsers)]
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
