"""The house the tests play in: opening tables, taking seats, and answering beside the page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page

from fabletop.kernel.session import Session

from .player import PATIENCE, Player
from .truth import Move, Truth


class House:
    """A running server and its database."""

    def __init__(self, address: str, file: Path) -> None:
        self.address = address
        self.file = file

    def truth(self, table: str) -> Truth:
        return Truth(self.file, table)

    def order(self, context: BrowserContext, *seats: str) -> str:
        """Open a table as the lobby's form would; its id."""
        form = {"game": "witcher", "language": "en", "name": "Ada"}
        form |= {f"seat-{number}": kind for number, kind in enumerate(seats)}
        return self._opened(context, "/tables", form)

    def bring(self, context: BrowserContext, session: Session, *seats: str) -> str:
        """Open a table at a given moment of a game, as a journal file."""
        form = {"journal": session.journal.to_json(), "name": "Ada"}
        form |= {f"seat-{number}": kind for number, kind in enumerate(seats)}
        return self._opened(context, "/import", form)

    def _opened(self, context: BrowserContext, path: str, fields: dict[str, str]) -> str:
        form: dict[str, str | float | bool] = {**fields}
        reply = context.request.post(self.address + path, form=form, max_redirects=0)
        assert reply.status == 303, reply.text()
        return reply.headers["location"].removeprefix("/t/").partition("?")[0]

    def page(self, context: BrowserContext, table: str, address: str = "") -> Page:
        page = context.new_page()
        page.goto(f"{address or self.address}/t/{table}")
        return page

    def invitation(self, context: BrowserContext, table: str, seat: int = 1) -> str:
        """The link that opens a seat, without the server's address."""
        return f"/s/{self.token(context, table, f'invite-{seat}')}"

    def token(self, context: BrowserContext, table: str, name: str) -> str:
        """A secret this browser keeps for a table."""
        kept = context.cookies(f"{self.address}/t/{table}")
        return next(one["value"] for one in kept if one["name"] == name)

    def join(self, context: BrowserContext, link: str, name: str = "Ben") -> Page:
        """Follow an invitation and sit down."""
        page = context.new_page()
        page.goto(link)
        page.fill("input[name=name]", name)
        page.click("main button[type=submit]")
        page.wait_for_selector("#table", timeout=PATIENCE)
        return page


class Match:
    """A table played by scripts: some answers through the pages, others over the JSON API."""

    def __init__(self, house: House, truth: Truth, players: dict[int, Player]) -> None:
        self.truth = truth
        self.players = players
        self.tokens: dict[int, str] = {}
        for seat, one in players.items():
            context = one.page.context
            self.tokens[seat] = house.token(context, truth.table, f"seat-{seat}")
        self.client = httpx.Client(base_url=f"{house.address}/api/v1/tables", timeout=30)

    def on_page(self, move: Move) -> None:
        """Answer through the page; the server must have got exactly this answer."""
        player = self.players[move.seat]
        player.wait_for(self.truth.version)
        player.answer(move.keys)
        self.truth.sync()
        last = self.truth.last
        assert last is not None and last.kind == "choice"
        kept = last.keys if len(move.keys) < 2 else tuple(sorted(last.keys))
        meant = move.keys if len(move.keys) < 2 else tuple(sorted(move.keys))
        assert (last.seat, kept) == (move.seat, meant)

    def over_api(self, move: Move) -> None:
        """Answer with the seat's token, as a program would."""
        body = {"version": self.truth.version, "keys": list(move.keys)}
        bearer = {"authorization": f"Bearer {self.tokens[move.seat]}"}
        reply = self.client.post(f"/{self.truth.table}/answer", json=body, headers=bearer)
        assert reply.status_code == 200, reply.text
        self.truth.sync()

    def play(self, script: Sequence[Move], clicked: int | None) -> None:
        """The rest of the game: every answer by clicking, or so many of each stretch that is seen;
        those between over the API, while the players have gone elsewhere."""
        for seen, moves in stretches(script, clicked):
            if seen:
                for move in moves:
                    self.on_page(move)
            else:
                self._elsewhere(moves)
        self.client.close()
        assert self.truth.session.over

    def _elsewhere(self, moves: Sequence[Move]) -> None:
        """These answers over the API; then the players come back."""
        pages = {player.page for player in self.players.values()}
        for page in pages:
            page.goto("about:blank")
        for move in moves:
            self.over_api(move)
        for page in pages:
            page.go_back()


def stretches(script: Sequence[Move], clicked: int | None) -> list[tuple[bool, Sequence[Move]]]:
    """A game in parts: the first, the middle and the last so many answers are seen on the page,
    those between are not; without a number, all are."""
    if clicked is None:
        return [(True, script)]
    assert len(script) > 3 * clicked, f"a short game, of {len(script)} answers"
    middle = (len(script) - clicked) // 2
    cuts = [0, clicked, middle, middle + clicked, len(script) - clicked, len(script)]
    return [
        (part % 2 == 0, script[start:stop]) for part, (start, stop) in enumerate(pairwise(cuts))
    ]


def clicks(number: int) -> pytest.MarkDecorator:
    """A whole game in the browser: by default three stretches of this many answers are clicked, in
    a long run all of them."""
    every = pytest.param(None, id="all", marks=pytest.mark.long)
    return pytest.mark.parametrize("clicked", [pytest.param(number, id="parts"), every])
