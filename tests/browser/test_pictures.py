"""The pictures of the README, taken of the real pages.

    FABLETOP_PICTURES=docs/pictures ./test tests/browser/test_pictures.py

Without the variable they go to a temporary folder, and only the test remains: each has its size and
shows something.
"""

from __future__ import annotations

import os
from base64 import b64encode
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

import fabletop
from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session

from .conftest import Contexts
from .house import House
from .rest import at_rest
from .truth import Wanted, played

WIDE = (1440, 900)
PHONE = (390, 844)
SLOW = 120_000  # milliseconds: the first page of a game loads all its texts, on a busy machine too
README = Path(__file__).parents[2] / "README.md"

# Colours of the picture made small, in steps of 16.
_COLOURS = """async source => {
  const image = new Image();
  image.src = "data:image/png;base64," + source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width / 10, image.height / 10);
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  const dots = brush.getImageData(0, 0, canvas.width, canvas.height).data;
  const colours = new Set();
  for (let at = 0; at < dots.length; at += 4)
    colours.add([dots[at] >> 4, dots[at + 1] >> 4, dots[at + 2] >> 4].join());
  return [image.width, image.height, colours.size];
}"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    wished = os.environ.get("FABLETOP_PICTURES")
    found = Path(wished) if wished else tmp_path_factory.mktemp("pictures")
    found.mkdir(parents=True, exist_ok=True)
    return found


def travelling(session: Session, request: Request) -> bool:
    """Some rounds into the game, with cards in hand and somewhere to go."""
    hand = len(session.state.players[request.seat].hand.cards)
    ready = session.state.round >= 4 and hand >= 3 and len(request.keys) >= 4
    return request.seat == 0 and request.rule == "WI-TURN-2" and ready


def fighting(session: Session, request: Request) -> bool:
    """Two linked cards lie in the combo, a third may follow; the beast has been hit."""
    fight = session.state.fight
    if request.seat or request.rule != "WI-COMBO-2" or fight is None or fight.blow is None:
        return False
    hit = bool(fight.lost.cards) and fight.monster != ""
    linked = len(fight.blow.combo) == 2 and fight.blow.links[0] >= 0
    return hit and linked and len(request.keys) > 2


def walking(session: Session, request: Request) -> bool:
    """In the middle of a turn of Euthia, with points left and much to do."""
    state = session.state
    ready = state.round >= 4 and state.mp > 0 and len(request.keys) >= 12
    return request.seat == 0 and request.rule == "EU-TURN-2" and ready


def striking(session: Session, request: Request) -> bool:
    """The monster has been hit, and another blow is rolled and added up."""
    fight, roll = session.state.fight, session.state.roll
    if request.seat or request.rule != "EU-ROLL-7" or fight is None or roll is None:
        return False
    return session.state.round >= 3 and fight.hits > 0 and len(roll.terms) >= 2


def moment(wanted: Wanted, game: str = "witcher") -> Session:
    """The first game, of a few, in which there is such a question."""
    for seed in range(1, 20):
        session = fabletop.new(game, 3, seed)
        played(session, wanted, seed)
        if not session.over:
            return session
    raise AssertionError("no question was as wanted in all these games")


def at_the_table(house: House, context: BrowserContext, session: Session) -> Page:
    context.set_default_navigation_timeout(SLOW)
    page = house.page(context, house.bring(context, session, "you", "greedy", "greedy"))
    page.wait_for_selector("form.ask")
    return page


def take(page: Page, file: Path, size: tuple[int, int]) -> None:
    """Take the picture; it has this size and is not blank."""
    page.mouse.move(0, 0)
    at_rest(page)
    picture = page.screenshot(path=file)
    width, height, colours = page.evaluate(_COLOURS, b64encode(picture).decode())
    assert (width, height) == size
    assert colours > 40, f"{file.name} shows hardly anything"


def test_lobby(house: House, contexts: Contexts, folder: Path) -> None:
    page = contexts(*WIDE).new_page()
    page.goto(house.address)
    page.wait_for_selector(".scene")
    take(page, folder / "lobby.png", WIDE)


def test_gallery(house: House, contexts: Contexts, folder: Path) -> None:
    page = contexts(*WIDE).new_page()
    page.goto(f"{house.address}/gallery/witcher")
    page.wait_for_selector(".print")
    take(page, folder / "gallery.png", WIDE)


def test_table(house: House, contexts: Contexts, folder: Path) -> None:
    page = at_the_table(house, contexts(*WIDE), moment(travelling))
    take(page, folder / "table.png", WIDE)


def test_fight_on_a_desk_and_on_a_phone(house: House, contexts: Contexts, folder: Path) -> None:
    session = moment(fighting)
    wide = at_the_table(house, contexts(*WIDE), session)
    assert wide.locator("#ledger-damage").is_visible()
    take(wide, folder / "fight.png", WIDE)
    phone = at_the_table(house, contexts(*PHONE, has_touch=True, is_mobile=True), session)
    assert phone.locator(".combo").is_visible()
    take(phone, folder / "phone.png", PHONE)


@pytest.mark.parametrize(
    ("name", "wanted", "shown"),
    [("euthia", walking, ".eu-board .map"), ("euthia-combat", striking, ".arena")],
)
def test_euthia_on_a_desk_and_on_a_phone(
    house: House, contexts: Contexts, folder: Path, name: str, wanted: Wanted, shown: str
) -> None:
    session = moment(wanted, "euthia")
    wide = at_the_table(house, contexts(*WIDE), session)
    assert wide.locator(shown).first.is_visible()
    take(wide, folder / f"{name}.png", WIDE)
    phone = at_the_table(house, contexts(*PHONE, has_touch=True, is_mobile=True), session)
    assert phone.locator("form.ask").is_visible()
    take(phone, folder / f"{name}-phone.png", PHONE)


SHOWN = ["lobby", "gallery", "table", "fight", "phone", "euthia", "euthia-combat"]


@pytest.mark.parametrize("name", SHOWN)
def test_the_readme_shows_them(name: str) -> None:
    assert f"docs/pictures/{name}.png" in README.read_text(encoding="utf-8")
    assert (README.parent / f"docs/pictures/{name}.png").stat().st_size > 20_000
