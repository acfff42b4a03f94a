"""Eldervale in a real browser: three people play a whole game by clicking what glows; treasure is
cashed within a payment; axe finds no serious fault; the sound of monsters is off at first."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import fabletop
from fabletop.bots import GreedyBot, RandomBot
from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session

from .conftest import Contexts
from .house import House, Match, clicks
from .player import PATIENCE, Player
from .rest import at_rest
from .test_access import _NAMELESS, check_access
from .truth import Move, Truth, asked

BRISK = """import sys
from fabletop.web.serve import Settings, run
run(Settings(db=sys.argv[1], port=0), lambda address: print(address, flush=True))"""
SEED = 78  # of the game that is played to its end

# Is the middle of a thing on the screen, with nothing over it but what lies in it?
_ON_TOP = """place => {
  const one = document.querySelector(place), box = one.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return Boolean(hit?.closest(one.closest("#map") ? "#map" : place));
}"""


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


def reached(
    rule: str, nth: int = 1, seats: int = 3, seed: int = 7, tokens: bool = False
) -> Session:
    """A random game at the nth question of a rule; without a rule, at its end.

    With `tokens`, a question counts only if treasure may be cashed in it.
    """
    session = fabletop.new("eldervale", 3, seed)
    bots = [RandomBot(seed + seat) for seat in range(3)]
    met = 0
    while not session.over:
        request = asked(session)
        cashing = any(key.startswith("cash:") for key in request.keys)
        met += request.rule == rule and (cashing or not tokens)
        if rule and met >= nth:
            break
        session.answer(request.seat, bots[request.seat].choose(session, request))
    return session


class Game:
    """Seat 0 of a table with bots, played on the page."""

    def __init__(self, page: Page, truth: Truth) -> None:
        self.player = Player(page)
        self.truth = truth
        self.mind = RandomBot(3)

    def question(self) -> Request | None:
        """The next question of this seat; nothing when the game is over."""
        until = time.monotonic() + PATIENCE / 1000
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
        """The next question, once the page shows it. Others may be asked at the same time: while
        the page is drawn, their answers make a newer version."""
        until = time.monotonic() + PATIENCE / 1000
        while (request := self.question()) is not None:
            if self.player.version == self.truth.version:
                return request
            assert time.monotonic() < until, (self.player.version, self.truth.version)
            self.player.page.wait_for_timeout(20)
        return None

    def on_page(self, most: int) -> bool:
        """Answer so many questions by clicking; whether the game goes on."""
        for _ in range(most):
            request = self.shown()
            if request is None:
                return False
            self.player.answer(self.mind.choose(self.truth.session, request))
        return True


def hurried(session: Session) -> Iterator[Move]:
    """A whole game of greedy players who cannot pass a Dungeon by, so that the land is soon
    mapped: about 210 answers, a quarter of them in battles."""
    bots = [GreedyBot(SEED + seat) for seat in range(session.journal.seats)]
    while not session.over:
        request = asked(session)
        down = [key for key in request.keys if key.startswith("place:") and ":dungeon" in key]
        keys = tuple(down[:1]) or bots[request.seat].choose(session, request)
        yield Move(request.seat, keys)
        session.answer(request.seat, keys)


@clicks(16)
def test_a_whole_game_of_three(brisk: House, contexts: Contexts, clicked: int | None) -> None:
    """Three people at three pages, from factions to the end."""
    context = contexts()
    start = fabletop.new("eldervale", 3, SEED)
    table = brisk.bring(context, start, "you", "open", "open")
    pages = [brisk.page(context, table)]
    for seat in (1, 2):
        link = brisk.address + brisk.invitation(context, table, seat)
        pages.append(brisk.join(contexts(), link, ("Ben", "Cleo")[seat - 1]))
    players = {seat: Player(page) for seat, page in enumerate(pages)}
    match = Match(brisk, brisk.truth(table), players)
    match.play(list(hurried(match.truth.session.fork())), clicked)
    result = match.truth.session.result
    assert result is not None
    for player in players.values():
        player.wait_for(match.truth.version)
        expect(player.page.locator("main#table.over .ending")).to_be_visible()
        totals = player.page.locator(".sheet .total").all_inner_texts()
        assert sorted(map(int, totals)) == sorted(result.scores)
        assert player.on_board > player.on_button / 2, "hardly anything glowed"
    given = [one.rule for one in match.truth.session.journal.choices]
    missed = {"EL-TURN-1", "EL-REGROUP-1", "EL-DUNGEON-2", "EL-REALM-5", "EL-BATTLE-4"} - {*given}
    assert not missed and len(given) > 150


def test_el_free_3_treasure_is_cashed_within_a_payment(brisk: House, contexts: Contexts) -> None:
    session = reached("EL-RES-4", tokens=True)
    request = asked(session)
    seats = ["you" if one == request.seat else "open" for one in range(3)]
    context = contexts()
    page = brisk.page(context, brisk.bring(context, session, *seats))
    token = next(key for key in request.keys if key.startswith("cash:"))
    glowing = page.locator(f'.treas [data-answer="{token}"]')
    expect(glowing).to_be_visible()
    Player(page).answer((token,))
    expect(glowing).to_have_count(0)


def test_a_part_of_a_game_by_touch(brisk: House, contexts: Contexts) -> None:
    context = contexts(390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    table = order(brisk, context, "you", "random", "random")
    page = brisk.page(context, table)
    game = Game(page, brisk.truth(table))
    game.player.touch = True
    assert game.on_page(15)
    for tab in ("you", "market", "players", "log", "table"):
        page.locator(f"nav.tabs [data-tab={tab}]").tap()
        at_rest(page)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390, f"{tab}: the page is {wide} wide"


@pytest.mark.parametrize("rule", ["EL-BATTLE-4", "EL-BATTLE-8", "EL-BATTLE-10"])
def test_a_phone_shows_dice_and_realm_of_a_battle(
    brisk: House, contexts: Contexts, rule: str
) -> None:
    session = reached(rule, 3)
    seats = ["you" if one == asked(session).seat else "open" for one in range(3)]
    context = contexts(390, 844, has_touch=True, is_mobile=True)
    page = brisk.page(context, brisk.bring(context, session, *seats))
    expect(page.locator("#battle .br").first).to_be_visible()
    at_rest(page)
    seen = page.evaluate(_ON_TOP, ".realm.hot")
    assert seen, "the realm of the battle is hidden"
    for row in page.locator("#battle .br").all()[:3]:
        assert page.evaluate(_ON_TOP, f"#{row.get_attribute('id')}"), "a side is hidden"


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
    check_access(page)


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
