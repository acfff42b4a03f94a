"""Eldervale's scenes on every size of screen: everything can be read, nothing runs out of its
place, and what is asked has the same name and key on the table and in the panel."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import fabletop
from fabletop.bots import GreedyBot
from fabletop.kernel.session import Session

from .conftest import Contexts, open_house
from .house import House
from .player import PATIENCE
from .rest import at_rest
from .test_eldervale import reached
from .truth import asked

SIZES = {
    "large": (1920, 1080),
    "screen": (1440, 900),
    "laptop": (1366, 768),
    "tablet": (820, 1180),
    "phone": (390, 844),
}
MOMENTS = {
    "turn": ("EL-TURN-1", 30),
    "realm": ("EL-REALM-5", 3),
    "join": ("EL-BATTLE-4", 3),
    "swords": ("EL-BATTLE-8", 3),
    "roll": ("EL-BATTLE-10", 3),
    "reward": ("EL-BATTLE-14", 1),
    "rush": ("EL-MONSTER-5", 2),
}

# Texts under 12 px, as the screen shows them: those of drawings by their screen matrix.
_SMALL = """() => {
  const shown = one => {
    const box = one.getBoundingClientRect();
    return box.width && box.height && getComputedStyle(one).visibility !== "hidden";
  };
  const small = [];
  const parts = ".el-board, .own, .players, .bar-top";
  for (const one of document.querySelectorAll(`:is(${parts}) *`)) {
    const words = [...one.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
    if (!words || !shown(one) || one.closest(".sr")) continue;
    let size = parseFloat(getComputedStyle(one).fontSize);
    if (!size) continue;  // a sign whose word is left to its icon
    if (one.ownerSVGElement) {
      const { a, b } = one.getScreenCTM();
      size *= Math.hypot(a, b);
    }
    if (size < 11.9) small.push([one.textContent.trim().slice(0, 30), size]);
  }
  return small;
}"""

# Things of the own area and of the battle that are not whole within their panel.
_OUTSIDE = """() => {
  const found = [];
  const inside = (what, panel) => {
    const frame = document.querySelector(panel)?.getBoundingClientRect();
    if (!frame) return;
    for (const one of document.querySelectorAll(what)) {
      const box = one.getBoundingClientRect();
      if (!box.width) continue;
      const out = Math.max(
        frame.left - box.left, box.right - frame.right,
        frame.top - box.top, box.bottom - frame.bottom);
      if (out > 1) found.push([one.id || one.className, Math.round(out)]);
    }
  };
  inside(".own .card, .own .ability, .own .mt, .own .rs, .own .tt, .own .box", ".own");
  inside(".battle .br, .battle .die, .battle .stakes, .battle .verdict", ".battle");
  inside(".el-player > *, .el-player .unit-chip, .el-player .tt", ".players");
  inside(".ruler svg, .glory .gc", ".el-board");
  return found;
}"""

# Lines of text cut in the middle: boxes that hide overflow without a clamp or an ellipsis.
_CUT = """() => {
  const cut = [];
  for (const one of document.querySelectorAll(":is(.el-board, .own) *")) {
    const style = getComputedStyle(one);
    if (one.closest("svg") || !one.clientWidth || !one.innerText?.trim()) continue;
    if (one.matches(".map, .drama, .tt *")) continue;
    const tall = one.scrollHeight > one.clientHeight + 2 && style.overflowY === "hidden";
    const wide = one.scrollWidth > one.clientWidth + 2 && style.overflowX === "hidden";
    const clamped = style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis";
    if ((tall || wide) && !clamped) cut.push([one.className, one.innerText.trim().slice(0, 30)]);
  }
  return cut;
}"""

# Two boxes of one row that lie over each other.
_OVER = """what => {
  const boxes = [...document.querySelectorAll(what)]
    .filter(one => one.textContent.trim())
    .map(one => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect();
    });
  return boxes.some((a, i) => boxes.some((b, j) =>
    i < j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom));
}"""


@pytest.fixture(scope="module")
def home() -> Iterator[House]:
    with open_house() as made:
        yield made


@cache
def moment(name: str) -> Session:
    return reached(*MOMENTS[name])


@cache
def late() -> Session:
    """A greedy game near its end, at the turn of somebody with many cards."""
    session = fabletop.new("eldervale", 3, 12)
    bots = [GreedyBot(12 + seat) for seat in range(3)]
    while not session.over:
        request = asked(session)
        cards = len(session.state.players[request.seat].tableau)
        if request.rule == "EL-TURN-1" and cards >= 6:
            return session
        session.answer(request.seat, bots[request.seat].choose(session, request))
    raise AssertionError("nobody had six cards")


def opened(
    home: House, contexts: Contexts, session: Session, size: str, language: str = "en"
) -> Page:
    touch: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    context = contexts(*SIZES[size], **touch)
    if language != "en":
        context.request.get(f"{home.address}/language/{language}", max_redirects=0)
    seat = asked(session).seat
    seats = ["you" if one == seat else "open" for one in range(3)]
    page = home.page(context, home.bring(context, session, *seats))
    page.wait_for_selector("#table", timeout=PATIENCE)
    page.wait_for_selector(".map[data-ready]", state="attached", timeout=PATIENCE)
    at_rest(page)
    return page


def check(page: Page) -> None:
    assert page.evaluate(_SMALL) == []
    assert page.evaluate(_OUTSIDE) == []
    assert page.evaluate(_CUT) == []
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, f"the page is {width} px too wide"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", MOMENTS)
def test_everything_can_be_read(home: House, contexts: Contexts, name: str, size: str) -> None:
    check(opened(home, contexts, moment(name), size))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_late_game_can_be_read(home: House, contexts: Contexts, language: str, size: str) -> None:
    check(opened(home, contexts, late(), size, language))


@pytest.mark.parametrize("size", ["screen", "laptop", "phone"])
@pytest.mark.parametrize("language", ["cs", "pl"])
def test_a_battle_can_be_read_in_other_languages(
    home: House, contexts: Contexts, language: str, size: str
) -> None:
    check(opened(home, contexts, moment("roll"), size, language))


@pytest.mark.parametrize("size", ["large", "screen", "laptop"])
def test_a_battle_stands_beside_its_question_and_its_realm_in_sight(
    home: House, contexts: Contexts, size: str
) -> None:
    page = opened(home, contexts, moment("roll"), size)
    battle, ask = page.locator("#battle").bounding_box(), page.locator("#ask").bounding_box()
    realm, frame = page.locator(".realm.hot").bounding_box(), page.locator(".map").bounding_box()
    assert battle and ask and realm and frame
    assert 0 <= ask["x"] - battle["x"] - battle["width"] < 40
    assert battle["width"] >= 500
    assert realm["width"] > 90, "the realm of the battle is small"
    middle = realm["x"] + realm["width"] / 2, realm["y"] + realm["height"] / 2
    assert frame["x"] < middle[0] < battle["x"], "the realm lies under the battle"
    assert frame["y"] < middle[1] < frame["y"] + frame["height"]
    dice = page.locator("#battle .die.counts").first.bounding_box()
    assert dice is not None and dice["width"] >= 34


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("size", ["screen", "laptop", "phone"])
def test_el_battle_11_tied_and_decides_stand_apart(
    home: House, contexts: Contexts, language: str, size: str
) -> None:
    page = opened(home, contexts, tied(), size, language)
    assert page.locator(".bh .td").count() >= 1
    expect(page.locator(".bh .dec")).to_be_visible()
    assert not page.evaluate(_OVER, ".bh span:not(.bh-first)")


@cache
def tied() -> Session:
    """A roll of which the first dice are level and a later one decides."""
    session = reached("EL-BATTLE-10")
    battle = session.state.battle
    assert battle is not None
    found = session
    nth = 1
    while True:
        battle = found.state.battle
        assert battle is not None
        best = sorted((sorted(one.dice, reverse=True) for one in battle.sides), reverse=True)
        if best[0][0] == best[1][0] and best[0] != best[1]:
            return found
        nth += 1
        found = reached("EL-BATTLE-10", nth)


def test_boards_folded_in_a_battle_open_by_their_buttons(home: House, contexts: Contexts) -> None:
    page = opened(home, contexts, moment("roll"), "laptop")
    for button, board in (("el-elements", ".elem"), ("el-dungeon", ".dung")):
        expect(page.locator(board)).to_be_hidden()
        page.locator(f".fold[popovertarget={button}]").first.click()
        expect(page.locator(board)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(board)).to_be_hidden()


@pytest.mark.parametrize("size", ["screen", "phone"])
def test_el_realm_5_answers_and_hexes_have_the_same_key_and_no_coordinates(
    home: House, contexts: Contexts, size: str
) -> None:
    page = opened(home, contexts, moment("realm"), size)
    for key in asked(moment("realm")).keys:
        button = page.locator(f'.opt[value="{key}"]')
        words = button.locator(".opt-words").inner_text()
        assert " of " in words and not any(letter.isdigit() for letter in words)
        kbd = button.locator("kbd")
        expect(kbd).to_be_visible()
        tag = page.locator(f'.spot[data-answer="{key}"] .tag').text_content() or ""
        assert tag.strip() == kbd.inner_text()


@pytest.mark.parametrize("size", ["screen", "phone"])
def test_el_res_5_a_resource_is_shown_by_its_own_picture(
    home: House, contexts: Contexts, size: str
) -> None:
    session = reached("EL-RES-5")
    page = opened(home, contexts, session, size)
    shown = "one => getComputedStyle(one).maskImage"
    icons = [
        page.locator(f'.opt[value="{key}"] > .ic').evaluate(shown)
        for key in asked(session).keys
        if key.startswith("gain:")
    ]
    assert len(set(icons)) == len(icons) > 2
    assert all("icons.svg#show-" in one for one in icons)
    sheet = page.request.get(f"{home.address}/static/games/eldervale/icons.svg").text()
    assert all(f'id="{one.partition("#")[2].rstrip(chr(34) + ")")}"' in sheet for one in icons)


@pytest.mark.parametrize("size", ["screen", "laptop", "phone"])
def test_an_interrupt_says_what_happens_on_the_map(
    home: House, contexts: Contexts, size: str
) -> None:
    session = reached("EL-BATTLE-2")
    page = opened(home, contexts, session, size)
    expect(page.locator("#occasion")).to_be_visible()
    place = session.state.realms[session.state.due[0]].tile
    name = session.voice("en").name(place)
    expect(page.locator("#occasion")).to_contain_text(name)
