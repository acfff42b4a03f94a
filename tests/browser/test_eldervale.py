"""Eldervale in a real browser: you and two bots play a whole game by clicking what glows; axe finds
no serious fault; the sound of monsters is off until it is switched on."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import BrowserContext, Page, expect

import fabletop
from fabletop.bots import RandomBot
from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session

from .conftest import Contexts
from .house import House
from .player import PATIENCE, Player
from .test_access import _NAMELESS, GRAVE
from .truth import Truth, asked

BRISK = """import sys
from fabletop.web.serve import Settings, run
run(Settings(db=sys.argv[1], port=0, pause=0), lambda address: print(address, flush=True))"""
FIRST = 40  # answers on the page before the players hurry
GAME_TIME = 150  # seconds; the machine may be busy


@pytest.fixture(scope="module")
def brisk() -> Iterator[House]:
    """A server whose bots answer at once."""
    with tempfile.TemporaryDirectory(prefix="fabletop-eldervale-") as folder:
        file = Path(folder) / "tables.db"
        env = os.environ | {"XDG_DATA_HOME": folder, "LANG": "C.UTF-8", "LANGUAGE": "en"}
        process = subprocess.Popen(
            [sys.executable, "-c", BRISK, f"sqlite:///{file}"],
            stdout=subprocess.PIPE, text=True, env=env,
        )  # fmt: skip
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            address = re.search(r"http://[^ ]+:\d+", said)
            assert address, f"the server did not start: {said!r}"
            yield House(address[0], file)
        finally:
            process.terminate()
            process.wait(15)


def order(house: House, context: BrowserContext, *seats: str, **options: str) -> str:
    """Open a table as the lobby's form would."""
    form: dict[str, str | float | bool] = {"game": "eldervale", "language": "en", "name": "Ada"}
    form |= {f"seat-{number}": kind for number, kind in enumerate(seats)}
    form |= {f"option-{name}": value for name, value in options.items()}
    reply = context.request.post(f"{house.address}/tables", form=form, max_redirects=0)
    assert reply.status == 303, reply.text()
    return reply.headers["location"].removeprefix("/t/").partition("?")[0]


def reached(rule: str, nth: int = 1, seats: int = 3, seed: int = 7, **options: str) -> Session:
    """A random game at the nth question of a rule; without a rule, at its end."""
    session = fabletop.new("eldervale", seats=seats, seed=seed, options=options)
    bots = [RandomBot(seed + seat) for seat in range(seats)]
    met = 0
    while not session.over:
        request = asked(session)
        met += request.rule == rule
        if rule and met >= nth:
            break
        session.answer(request.seat, bots[request.seat].choose(session, request))
    return session


class Game:
    """Seat 0 of a table with bots, played on the page or, to be quick, over the API."""

    def __init__(self, house: House, page: Page, truth: Truth) -> None:
        self.player = Player(page)
        self.truth = truth
        token = house.token(page.context, truth.table, "seat-0")
        self.client = httpx.Client(
            base_url=f"{house.address}/api/v1/tables/{truth.table}", timeout=30,
            headers={"authorization": f"Bearer {token}"},
        )  # fmt: skip
        self.mind = RandomBot(3)
        self.given = 0

    def question(self) -> Request | None:
        """The next question of this seat; nothing when the game is over."""
        until = time.monotonic() + 30
        while time.monotonic() < until:
            self.truth.sync()
            if self.truth.session.over:
                return None
            for one in self.truth.session.requests:
                if one.seat == 0 and not one.optional:
                    return one
            time.sleep(0.005)
        raise AssertionError("the bots stand still")

    def shown(self) -> Request | None:
        """The next question, once the page shows it. These bots are so quick that the reply to an
        answer may come after newer snapshots of the stream; then the page is opened again."""
        patience = time.monotonic() + 3
        while (request := self.question()) is not None:
            if self.player.version == self.truth.version:
                return request
            if time.monotonic() > patience:
                self.player.page.reload()
                patience = time.monotonic() + 20
            time.sleep(0.01)
        return None

    def on_page(self, most: int) -> bool:
        """Answer so many questions by clicking; whether the game goes on."""
        for _ in range(most):
            request = self.shown()
            if request is None:
                return False
            self.player.answer(self.mind.choose(self.truth.session, request))
            self.given += 1
        return True

    def hurry(self) -> None:
        """Answer over the API until the last turns have begun."""
        while (request := self.question()) is not None:
            state = self.truth.session.state
            if state.trigger >= 0:
                return
            keys = self.mind.choose(self.truth.session, request)
            body = {"version": self.truth.version, "keys": list(keys)}
            reply = self.client.post("/answer", json=body)
            assert reply.status_code in (200, 409), reply.text  # 409: a bot was quicker
            self.given += reply.status_code == 200


def test_a_whole_game_of_three(brisk: House, contexts: Contexts) -> None:
    began = time.monotonic()
    context = contexts()
    table = order(brisk, context, "you", "random", "random")
    page = brisk.page(context, table)
    game = Game(brisk, page, brisk.truth(table))
    assert game.on_page(FIRST)
    page.goto("about:blank")
    game.hurry()
    page.go_back()
    while game.on_page(50):
        pass
    page.reload()
    game.player.wait_for(game.truth.version)
    expect(page.locator("main#table.over .ending")).to_be_visible()
    result = game.truth.session.result
    assert result is not None
    totals = page.locator(".sheet .total").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(result.scores)
    assert game.player.on_board > 20, "hardly anything glowed"
    assert time.monotonic() - began < GAME_TIME


def test_a_part_of_a_game_by_touch(brisk: House, contexts: Contexts) -> None:
    context = contexts(390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    table = order(brisk, context, "you", "random", "random")
    page = brisk.page(context, table)
    game = Game(brisk, page, brisk.truth(table))
    game.player.touch = True
    assert game.on_page(15)
    for tab in ("you", "market", "players", "log", "table"):
        page.locator(f"nav.tabs [data-tab={tab}]").tap()
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390, f"{tab}: the page is {wide} wide"


def _check(page: Page) -> None:
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    grave = [one for one in found.response["violations"] if one["impact"] in GRAVE]
    told = [
        f"{one['id']} ({one['impact']}): {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in grave
        for node in one["nodes"][:4]
    ]
    assert not told, "\n".join(told)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["screen", "phone"])
@pytest.mark.parametrize(
    ("rule", "nth"),
    [("EL-SETUP-1", 1), ("EL-TURN-1", 60), ("EL-BATTLE-10", 3), ("EL-REALM-5", 3), ("", 0)],
    ids=["faction", "turn", "battle", "realm", "end"],
)
def test_access(
    brisk: House, contexts: Contexts, rule: str, nth: int, size: tuple[int, int]
) -> None:
    context = contexts(*size)
    session = reached(rule, nth)
    seat = asked(session).seat if not session.over else 0
    seats = ["you" if one == seat else "open" for one in range(3)]
    page = brisk.page(context, brisk.bring(context, session, *seats))
    page.wait_for_selector("#table", timeout=PATIENCE)
    assert page.evaluate(_NAMELESS) == []
    _check(page)


def test_the_sound_is_off_until_it_is_switched_on(brisk: House, contexts: Contexts) -> None:
    context = contexts()
    table = order(brisk, context, "you", "open", sound="on")
    page = brisk.page(context, table)
    button = page.locator("#el-sound")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
