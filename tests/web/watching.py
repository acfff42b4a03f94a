"""Reading along: all that is sent to one pair of eyes, and all that must not be in it."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Mapping
from html import unescape

import httpx
import msgspec

from fabletop.kernel.chronicle import Line
from fabletop.kernel.secrecy import Eyes
from fabletop.web.tables.room import Room
from fabletop.web.view.build import MOST_LINES  # of the chronicle, as a page shows it

WORD = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
TAG = re.compile(r"<[^>]*>")
OFFERED = re.compile(r'(?:name="keys"[^>]*?value|data-answer|"key")\s*[=:]\s*"([^"]+)"')


class Listener(threading.Thread):
    """Keeps all that a stream brings, by version."""

    def __init__(self, browser: httpx.Client, path: str, **headers: str) -> None:
        super().__init__(daemon=True)
        self.browser, self.path, self.headers = browser, path, headers
        self.heard: list[tuple[int, str]] = []

    def run(self) -> None:
        version = -1
        try:
            with self.browser.stream("GET", self.path, headers=self.headers, timeout=None) as reply:
                for line in reply.iter_lines():
                    if line.startswith("id: "):
                        version = int(line[4:])
                    if line.startswith("data: "):
                        self.heard.append((version, line))
        except httpx.HTTPError:
            return

    def wait_for(self, version: int) -> None:
        for _ in range(2000):
            if self.heard and self.heard[-1][0] >= version:
                return
            time.sleep(0.01)
        raise AssertionError(f"{self.path} never brought version {version}")


class Kept(msgspec.Struct, frozen=True):
    """What is kept from somebody: cards of the others, lines they alone read, and what they are
    offered."""

    cards: set[str]
    lines: set[str]
    keys: set[str]


class Watcher:
    """Knows, version by version, what is kept from a seat (None: from who only looks on)."""

    def __init__(self, room: Room, seat: int | None) -> None:
        self.room, self.seat = room, seat
        self.others = [one for one in range(len(room.seats)) if one != seat]
        self.met: set[str] = set()
        self.kept: dict[int, Kept] = {}
        self.names = room.session.game.names()
        self.say = room.session.voice("en")
        self.texts: dict[tuple[str | int, ...], str] = {}

    def note(self) -> None:
        """What the seat sees, is asked and may read just now is no secret for it."""
        session, eyes = self.room.session, Eyes(self.seat)
        lines = [line.args for line in session.lines if eyes.may(line.audience)]
        asked = [one.keys for one in session.requests if one.seat == self.seat]
        shown = msgspec.json.encode([session.view(self.seat), lines[-MOST_LINES:], asked])
        now = set(WORD.findall(shown.decode()))
        self.met |= now
        hidden: set[str] = set()
        for other in self.others:
            theirs = session.view(other).players[other]
            hidden |= {*(theirs.hand.cards or ()), *(theirs.deck.cards or ()), *theirs.deck_top}
        own = {key for keys in asked for key in keys}
        keys = {key for one in session.requests if one.seat in self.others for key in one.keys}
        self.kept[self.room.version] = Kept(hidden - now, self._lines_of_others(), keys - own)

    def _lines_of_others(self) -> set[str]:
        """The newest lines that only others may read, without those that read like a public one."""
        theirs: set[str] = set()
        mine: set[str] = set()
        for line in self.room.session.lines[-2 * MOST_LINES :]:
            may = Eyes(self.seat).may(line.audience)
            (mine if may else theirs).add(self._text(line))
        return theirs - mine

    def _text(self, line: Line) -> str:
        """Saying is slow, and the same is said often."""
        key = (line.id, *line.args.values())
        if key not in self.texts:
            self.texts[key] = self.say(line.id, **line.args)
        return self.texts[key]

    def search(self, version: int, text: str, past: bool = False) -> int:
        """How many secrets were looked for in vain; of the past only cards that were never met."""
        kept = self.kept.get(version)
        if kept is None:
            return 0
        hidden = kept.cards - (self.met if past else set())
        leaks = found_in(text, hidden, self.names)
        if not past:
            leaks |= said_in(text, kept.lines) | offered_in(text, kept.keys)
        assert not leaks, f"version {version}, seat {self.seat}: {leaks}"
        return len(hidden) + (0 if past else len(kept.lines) + len(kept.keys))


def found_in(text: str, cards: set[str], names: Mapping[str, str]) -> set[str]:
    """Which of these cards the text mentions, by id or by name; pages have names escaped."""
    plain = unescape(text)
    words = set(WORD.findall(plain))
    return {card for card in cards if card in words or names[card] in plain}


def said_in(text: str, lines: set[str]) -> set[str]:
    """Which of these lines the text has, word by word; pages make some words of them stronger."""
    plain = unescape(TAG.sub("", text))
    return {line for line in lines if line in plain}


def offered_in(text: str, keys: set[str]) -> set[str]:
    """Which of these answers the text offers: as a button, as a thing that glows, or in JSON."""
    return keys & {unescape(one) for one in OFFERED.findall(text)}
