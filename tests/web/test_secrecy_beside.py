"""What is done beside the answers (talk, advice, taking back, trying out) and what programs and
spectators are sent tells nobody anything secret either."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
import pytest

import fabletop
from fabletop.bots import RandomBot
from fabletop.kernel.session import Session

from .house import House, running, stand_in
from .watching import Listener, Watcher, offered_in, said_in

ANSWERS = 24


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    stand_in(monkeypatch)
    with running(tmp_path) as made:
        yield made


def _in_fight() -> Session:
    """A fight of seat 0, with cards on all sides."""
    session, bots = fabletop.new("witcher", 2, 7), [RandomBot(seat) for seat in (0, 1)]
    while session.state.fight is None or session.requests[0].seat or session.length < 60:
        request = session.requests[0]
        session.answer(request.seat, bots[request.seat].choose(session, request))
    return session


class Table:
    """Two players, each with a browser and a program, and a spectator with both."""

    def __init__(self, house: House, session: Session, stack: ExitStack) -> None:
        self.browsers = [stack.enter_context(house.browser()) for _ in range(3)]
        for browser in self.browsers:
            browser.timeout = httpx.Timeout(90)  # the adviser has to be started first
        ada, ben, eve = self.browsers
        form = {"journal": session.journal.to_json(), "name": "Ada", "seat-0": "you",
                "seat-1": "open"}  # fmt: skip
        opened = ada.post("/import", data=form)
        assert opened.status_code == 303, opened.text
        self.path = opened.headers["location"].partition("?")[0]
        kept = {one.name: one.value for one in ada.cookies.jar if self.path in one.path}
        ben.get(f"/s/{kept['invite-1']}")
        ben.post(f"{self.path}/sit?seat=1", data={"name": "Ben"})
        eve.get(f"/s/{kept['watch']}")
        tokens = (kept["seat-0"], kept["invite-1"], kept["watch"])
        self.bearers = [{"authorization": f"Bearer {one}"} for one in tokens]
        self.room = house.rooms._rooms[self.path.removeprefix("/t/")]
        self.watchers = [Watcher(self.room, seat) for seat in (0, 1, None)]
        self.api = f"/api/v1/tables/{self.room.id}"
        self.pages = self._listeners("/stream", self.path)
        self.programs = self._listeners("/events", self.api)
        self.searched = 0
        self.note()
        for listener in (*self.pages, *self.programs):
            listener.start()

    def _listeners(self, name: str, path: str) -> list[Listener]:
        program = path == self.api
        return [
            Listener(browser, f"{path}{name}", **(bearer if program else {}))
            for browser, bearer in zip(self.browsers, self.bearers, strict=True)
        ]

    def note(self) -> None:
        for watcher in self.watchers:
            watcher.note()

    def post(self, seat: int, wish: str, **fields: object) -> httpx.Response:
        """Do something as a browser does; the reply is searched as the table then stands."""
        form = {"seat": seat, "version": self.room.version, **fields}
        reply = self.browsers[seat].post(f"{self.path}/{wish}", data=form)
        assert reply.status_code == 200, reply.text
        self.note()
        self.searched += self.watchers[seat].search(self.room.version, reply.text)
        return reply

    def call(self, seat: int, wish: str, **body: object) -> None:
        """The same as a program does."""
        reply = self.browsers[seat].post(
            f"{self.api}/{wish}", json=body, headers=self.bearers[seat]
        )
        assert reply.status_code == 200, reply.text
        self.note()
        self.searched += self.watchers[seat].search(self.room.version, reply.text)

    def answer(self, bots: list[RandomBot]) -> None:
        request = next(one for one in self.room.session.requests if not one.optional)
        keys = list(bots[request.seat].choose(self.room.session, request))
        if self.room.session.length % 2:
            self.post(request.seat, "answer", keys=keys)
        else:
            self.call(request.seat, "answer", keys=keys, version=self.room.version)


def test_nothing_beside_the_answers_tells_a_secret(house: House) -> None:
    with ExitStack() as stack:
        table = Table(house, _in_fight(), stack)
        bots = [RandomBot(seat) for seat in (0, 1)]
        for number in range(ANSWERS):
            if number % 8 == 1:
                _talk(table)
            if number % 8 == 3:
                _try(table)
            if number % 8 == 5:
                _take_back(table)
            if number in (0, ANSWERS - 1):
                _advice(table)
            table.answer(bots)
        _read_all(table)
    assert table.searched > 2_000  # secrets there were, many of them


def _talk(table: Table) -> None:
    table.post(0, "chat", text="Well met!")
    table.call(1, "chat", text="And you.")


def _advice(table: Table) -> None:
    """The adviser, who is asked by the player to move, must not look into anybody's cards."""
    seat = table.room.session.requests[0].seat
    assert len(table.post(seat, "hint").text) > 20
    refused = table.browsers[1 - seat].post(f"{table.path}/hint", data={"seat": 1 - seat})
    assert refused.status_code >= 400
    table.watchers[1 - seat].search(table.room.version, refused.text)


def _try(table: Table) -> None:
    """What somebody tries is seen by nobody else."""
    request = table.room.session.requests[0]
    seat = request.seat
    table.post(seat, "whatif/start")
    keys = list(RandomBot(1).choose(table.room.session, request))
    tried = table.post(seat, "whatif/answer", keys=keys, step=0)
    assert 'class="tried"' in tried.text
    for other in {0, 1, 2} - {seat}:
        looked = table.browsers[other].get(f"{table.path}/table").text
        assert 'class="tried"' not in looked
        told = table.browsers[other].get(table.api, headers=table.bearers[other])
        assert told.json()["whatif"] is None
        for text in (looked, told.text):
            table.searched += table.watchers[other].search(table.room.version, text)
    assert 'class="tried"' not in table.post(seat, "whatif/drop").text


def _take_back(table: Table) -> None:
    """Undo, by a vote where it is not free: what was chosen is told only to who chose it."""
    last = table.room.session.journal.choices[-1].seat
    table.post(last, "undo")
    if table.room.log.ballot is not None:
        table.call(1 - last, "vote", yes=True, version=table.room.version)
    assert table.room.log.talk[-1].kind == "undo"
    for seat, watcher in enumerate(table.watchers):
        told = table.browsers[seat].get(table.api, headers=table.bearers[seat])
        undone = told.json()["chat"][-1]
        assert (undone["kind"], bool(undone["text"])) == ("undo", seat == last)
        table.searched += watcher.search(table.room.version, told.text)


def _read_all(table: Table) -> None:
    """All the streams; and each player's own secrets are in them, so the search is no blind one."""
    version = table.room.version
    for listeners in (table.pages, table.programs):
        for seat, (listener, watcher) in enumerate(zip(listeners, table.watchers, strict=True)):
            listener.wait_for(version)
            for at, text in listener.heard:
                table.searched += watcher.search(at, text)
            if seat < 2:
                _sees_its_own(listener, table.watchers[2])
    for listener in table.programs:
        for _, text in listener.heard:
            snap = msgspec.json.decode(text.removeprefix("data: "))
            assert {one["seat"] for one in snap["questions"]} <= {snap["seat"]}


def _sees_its_own(listener: Listener, spectator: Watcher) -> None:
    """Of what spectators must not see, a player's stream has some lines and some offers."""
    lines, offers = set[str](), set[str]()
    for version, text in listener.heard:
        kept = spectator.kept.get(version)
        if kept is not None:
            lines |= said_in(text, kept.lines)
            offers |= offered_in(text, kept.keys)
    assert lines and offers
