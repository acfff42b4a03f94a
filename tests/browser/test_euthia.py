"""Euthia in the browser: a whole Hunt of two and one alone on a phone; drag and drop; and axe's
verdict."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import fabletop
from fabletop.bots import RandomBot
from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.chance import Chance
from fabletop.kernel.session import Session

from .conftest import Contexts
from .house import House, Match, clicks
from .player import Player
from .test_access import _NAMELESS, check_access
from .truth import Move, asked


def order(house: House, context: BrowserContext, *seats: str) -> str:
    form = {"game": "euthia", "language": "en", "name": "Ada", "scenario": "the-hunt"}
    form |= {f"seat-{number}": kind for number, kind in enumerate(seats)}
    return house._opened(context, "/tables", form)


WISHES = ("mine", "trade", "fight", "quest", "confront", "buy", "learn")
IDLE = ("unequip", "equip", "shift", "unlearn", "sell", "scout-deck")


class Hurried:
    """A player who wants to see everything and to be home soon: a few deeds a turn, and of what
    may be passed over half."""

    def __init__(self, seed: int, most: int) -> None:
        self.chance = Chance(seed)
        self.bot = RandomBot(seed)
        self.most = most  # deeds of a turn; then it is ended
        self.deeds = 0

    def choose(self, session: Session, request: Request) -> Keys:
        if request.rule == "EU-TURN-2":
            return (self.deed(request.keys),)
        over = [key for key in request.keys if key in ("done", "pass")]
        if over and self.chance.below("haste", 2):
            return (over[0],)
        return self.bot.choose(session, request)

    def deed(self, keys: Keys) -> str:
        self.deeds += 1
        wanted = [key for key in keys if key.split(":")[0] in WISHES]
        other = [key for key in keys if key.split(":")[0] not in (*WISHES, *IDLE, "end-turn")]
        if self.deeds > self.most or not wanted + other:
            self.deeds = 0
            return "end-turn"
        return self.chance.pick("deed", wanted or other)


def script(session: Session, deeds: int) -> list[Move]:
    """A whole game as players in a hurry would play it."""
    players = [Hurried(3 + seat, deeds) for seat in range(session.journal.seats)]
    moves = []
    while not session.over:
        request = asked(session)
        moves.append(Move(request.seat, players[request.seat].choose(session, request)))
        session.answer(*moves[-1])
    return moves


def ended(page: Page) -> None:
    expect(page.locator("main#table.over .ending")).to_be_visible()
    expect(page.locator(".victor h2")).to_be_visible()


@clicks(14)
def test_a_whole_hunt_of_two(house: House, contexts: Contexts, clicked: int | None) -> None:
    context = contexts()
    table = order(house, context, "you", "open")
    ada = house.page(context, table)
    ben = house.join(contexts(), house.address + house.invitation(context, table))
    players = {0: Player(ada), 1: Player(ben)}
    match = Match(house, house.truth(table), players)
    match.play(script(match.truth.session.fork(), deeds=2), clicked)
    for player in players.values():
        player.wait_for(match.truth.version)
        ended(player.page)
        assert player.on_board > player.on_button / 2, "hardly anything glowed"


@clicks(14)
def test_a_whole_hunt_alone_on_a_phone(
    house: House, contexts: Contexts, clicked: int | None
) -> None:
    context = contexts(390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    table = order(house, context, "you")
    player = Player(house.page(context, table), touch=True)
    match = Match(house, house.truth(table), {0: player})
    match.play(script(match.truth.session.fork(), deeds=4), clicked)
    player.wait_for(match.truth.version)
    ended(player.page)
    wide = player.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, f"the page is {wide} wide"


def reached(rule: str) -> Session:
    session = fabletop.new("euthia", 2, 7)
    bots = [RandomBot(7), RandomBot(8)]
    while asked(session).rule != rule or session.state.round < 3:
        request = asked(session)
        session.answer(request.seat, bots[request.seat].choose(session, request))
    return session


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["screen", "phone"])
@pytest.mark.parametrize("rule", ["EU-TURN-2", "EU-ROLL-7"], ids=["turn", "combat"])
def test_access(house: House, contexts: Contexts, rule: str, size: tuple[int, int]) -> None:
    context = contexts(*size)
    session = reached(rule)
    seats = ("you", "open") if asked(session).seat == 0 else ("open", "you")
    page = house.page(context, house.bring(context, session, *seats))
    assert page.locator("form.ask").count() == 1
    assert page.evaluate(_NAMELESS) == []
    check_access(page)
    tall = page.evaluate("document.documentElement.scrollHeight")
    assert tall <= size[1], f"the page scrolls: {tall}"


def test_a_thing_is_dragged_from_its_slot_into_a_bag(house: House, contexts: Contexts) -> None:
    session = fabletop.new("euthia", 1, 7)
    bot = RandomBot(7)
    while not any(key.startswith("unequip:") for key in asked(session).keys):
        session.answer(0, bot.choose(session, asked(session)))
    key = next(one for one in asked(session).keys if one.startswith("unequip:"))
    thing = key.partition(":")[2]
    context = contexts()
    table = house.bring(context, session, "you")
    player = Player(house.page(context, table))
    version = player.version
    player.page.locator(f"#tile-{thing}").drag_to(player.page.locator(".bags"))
    player.wait_after(version)
    assert house.truth(table).last.keys == (key,)  # type: ignore[union-attr]
