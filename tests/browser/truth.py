"""What really is so at a table, read from the server's own database and played along here.

The tests know the whole game through it: what is asked, what a good answer is, what is secret.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Mapping
from html import unescape
from pathlib import Path
from typing import NamedTuple

import msgspec

import fabletop
from fabletop.bots.greedy import GreedyBot
from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.secrecy import Eyes
from fabletop.kernel.session import Session
from fabletop.web.storage.entries import Entry, StoredTable
from fabletop.web.tables.event_log import TableLog
from fabletop.web.tables.load import set_up
from fabletop.web.view.build import MOST_LINES

WORD = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")

Wanted = Callable[[Session, Request], bool]


class Move(NamedTuple):
    """One answer of one seat."""

    seat: int
    keys: Keys


class Truth:
    """A table as its database has it; `sync` takes in what has been written since."""

    def __init__(self, file: Path, table: str) -> None:
        self.base = sqlite3.connect(file, timeout=20)
        self.table = table
        columns = "id, plan, start, checkpoint, checkpoint_version"
        row = self.base.execute(f"select {columns} from tables where id = ?", (table,)).fetchone()
        assert row is not None, f"there is no table {table}"
        self.log: TableLog = set_up(StoredTable(*row), [])
        self.last: Entry | None = None
        self.sync()

    def sync(self) -> None:
        columns = 'version, kind, seat, rule, keys, "key", text'
        rows = self.base.execute(
            f"select {columns} from entries where table_id = ? and version > ? order by version",
            (self.table, self.log.version),
        ).fetchall()
        for version, kind, seat, rule, keys, key, text in rows:
            self.last = Entry(
                version, kind, seat, rule, tuple(msgspec.json.decode(keys)), key, text
            )
            self.log.apply(self.last)

    @property
    def session(self) -> Session:
        return self.log.session

    @property
    def version(self) -> int:
        return self.log.version

    @property
    def request(self) -> Request:
        return asked(self.session)

    def script(self) -> list[Move]:
        """Good answers from now to the end of the game, as the greedy bot would give them."""
        return list(played(self.session.fork(), lambda session, request: False))

    def good(self) -> Move:
        """A good answer to the question open now."""
        return Move(self.request.seat, GreedyBot(self.version).choose(self.session, self.request))

    def secrets(self, seat: int | None) -> set[str]:
        """Ids of the cards in the others' hands and decks that this seat (None: nobody in
        particular) has no way to see just now."""
        session = self.session
        hidden: set[str] = set()
        for player in session.state.players:
            if player.seat != seat:
                hidden |= {*player.hand.cards, *player.deck.cards}
        return hidden - self.shown(seat)

    def shown(self, seat: int | None) -> set[str]:
        """All ids in what this seat sees, is asked and may read."""
        session, eyes = self.session, Eyes(seat)
        lines = [line.args for line in session.lines if eyes.may(line.audience)]
        keys = [one.keys for one in session.requests if one.seat == seat]
        seen = msgspec.json.encode([session.view(seat), lines[-MOST_LINES:], keys])
        return set(WORD.findall(seen.decode()))


def asked(session: Session) -> Request:
    """The first question that has to be answered."""
    return next(one for one in session.requests if not one.optional)


def played(session: Session, stop: Wanted, seed: int = 1) -> list[Move]:
    """Let greedy bots play until a question is as wanted, or to the end."""
    bots = [GreedyBot(seed + seat) for seat in range(session.journal.seats)]
    moves: list[Move] = []
    while not session.over and not stop(session, asked(session)):
        request = asked(session)
        moves.append(Move(request.seat, bots[request.seat].choose(session, request)))
        session.answer(*moves[-1])
    return moves


def reached(seats: int, wanted: Wanted, seed: int = 7) -> Session:
    """A game of this many seats at the first question that is as wanted."""
    session = fabletop.new("witcher", seats, seed)
    played(session, wanted, seed)
    assert not session.over, "no question was as wanted in the whole game"
    return session


def found_in(text: str, cards: set[str], names: Mapping[str, str], shown: set[str]) -> set[str]:
    """Which of these cards the text mentions, by id (also as the end of a longer one, as elements
    have them) or by a name that no card in sight shares."""
    plain = unescape(text)
    known = {names[one] for one in shown if one in names}
    ends = {word[at:] for word in set(WORD.findall(plain)) - shown for at in _starts(word)}
    return {
        one for one in cards if one in ends or (names[one] not in known and names[one] in plain)
    }


def _starts(word: str) -> list[int]:
    return [0, *(at + 1 for at, letter in enumerate(word) if letter == "-")]
