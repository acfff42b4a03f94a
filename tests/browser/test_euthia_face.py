"""Euthia's scenes measured in the browser: where one may go, the market sheet, what can be read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import fabletop
from fabletop.bots.greedy import GreedyBot
from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session
from fabletop.kernel.words import LANGUAGES

from .conftest import Contexts
from .house import House
from .player import Player
from .rest import at_rest
from .test_access import _NAMELESS, check_access
from .truth import asked

SIZES = {"large": (1440, 900), "low": (1366, 768), "phone": (390, 844)}
TOUCH = {"has_touch": True, "is_mobile": True}

# Texts on the page that are smaller than 12 pixels (also of drawings, as the screen shows them) or
# cut off by something that cannot be scrolled. Chronicle and rule drawer are the kit's.
UNREADABLE = """() => {
  const found = [];
  const hides = (one, axis) => /hidden|clip/.test(getComputedStyle(one)[`overflow${axis}`]);
  const rolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflow);
  const walker = document.createTreeWalker(document.querySelector("#table"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim(), at = walker.currentNode.parentElement;
    if (!text || at.closest("title, .sr, .log") || !at.checkVisibility()) continue;
    const above = [];
    for (let one = at; one.id !== "table"; one = one.parentElement) above.push(one);
    const styles = above.map((one) => getComputedStyle(one));
    if (styles.some((one) => one.display === "none" || one.clipPath !== "none")) continue;
    const drawn = at.ownerSVGElement ? at.getScreenCTM().a : 1;
    const size = parseFloat(styles[0].fontSize) * drawn;
    if (!size) continue;
    if (size < 11.95) found.push(`${size.toFixed(1)} px: ${text}`);
    if (at.ownerSVGElement) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    for (const one of above) {
      if (rolls(one)) break;
      const frame = one.getBoundingClientRect();
      const wide = hides(one, "X") && (box.right > frame.right + 2 || box.left < frame.left - 2);
      const high = hides(one, "Y") && (box.bottom > frame.bottom + 2 || box.top < frame.top - 2);
      if (wide || high) found.push(`cut off: ${text}`);
    }
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push("the page scrolls");
  return found;
}"""

# The golden strokes as the screen shows them: width, and whether outlines of tiles lie above them.
STROKES = """() => [...document.querySelectorAll("#map .field.open .ring")].map((ring) => {
  const style = getComputedStyle(ring), rims = document.querySelector("#map .rims");
  return {
    width: parseFloat(style.strokeWidth) * ring.getScreenCTM().a,
    colour: style.stroke,
    dashed: style.strokeDasharray !== "none",
    above: Boolean(rims.compareDocumentPosition(ring) & Node.DOCUMENT_POSITION_FOLLOWING),
    behind: [...ring.parentElement.children].findIndex((one) => one === ring),
  };
})"""
GOLD = "rgb(224, 177, 84)"

Wish = Callable[[Session, Request], bool]
WISHES: dict[str, Wish] = {
    "walk": lambda session, request: (
        request.rule == "EU-TURN-2" and session.state.mp > 1 and session.state.round > 2
    ),
    "trade": lambda session, request: (
        request.rule == "EU-TRADE-3" and session.state.round > 2 and len(request.keys) > 8
    ),
    "explore": lambda session, request: request.rule == "EU-MAP-3" and session.state.round > 2,
    "hit": lambda session, request: (
        request.rule == "EU-COMBAT-17" and session.state.fight.hero == request.seat
    ),
    "lead": lambda session, request: (
        request.rule == "EU-COMBAT-16" and session.state.fight.monster == request.seat
    ),
    "late": lambda session, request: request.rule == "EU-TURN-2" and session.state.round > 9,
}


@pytest.fixture(scope="module")
def scenes() -> dict[str, Session]:
    """One game of three greedy players, kept at the first question of each kind."""
    session = fabletop.new("euthia", 3, 7)
    bots = [GreedyBot(7 + seat) for seat in range(3)]
    kept: dict[str, Session] = {"hero": session.fork()}
    while len(kept) <= len(WISHES):
        request = asked(session)
        for name, wish in WISHES.items():
            if name not in kept and wish(session, request):
                kept[name] = session.fork()
        session.answer(request.seat, bots[request.seat].choose(session, request))
    return kept


def opened(house: House, context: BrowserContext, session: Session) -> tuple[Page, str]:
    seats = ["you" if seat == asked(session).seat else "open" for seat in range(3)]
    table = house.bring(context, session, *seats)
    page = house.page(context, table)
    expect(page.locator("form.ask")).to_have_count(1)
    at_rest(page)
    return page, table


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_read(
    house: House, contexts: Contexts, scenes: dict[str, Session], language: str, size: str
) -> None:
    context = contexts(*SIZES[size], locale=language, **(TOUCH if size == "phone" else {}))
    for name, session in scenes.items():
        page, _ = opened(house, context, session)
        assert page.evaluate(UNREADABLE) == [], name
        page.close()


@pytest.mark.parametrize("size", SIZES)
def test_open_fields_are_golden_above_the_outlines(
    house: House, contexts: Contexts, scenes: dict[str, Session], size: str
) -> None:
    page, _ = opened(house, contexts(*SIZES[size]), scenes["walk"])
    strokes = page.evaluate(STROKES)
    steps = [key for key in asked(scenes["walk"]).keys if key.startswith("step:")]
    assert len(strokes) == len(steps)
    for one in strokes:
        assert one["above"] and not one["dashed"] and one["colour"] == GOLD
        assert one["width"] >= 4 and one["behind"] == 1  # contents lie above it
    assert page.locator("#map .field.veiled").count() > 3
    assert page.locator("#map .field.here").count() == 1
    assert page.locator("#map .cost.open").count() == len(steps)


def test_no_square_is_drawn_around_a_pressed_field(
    house: House, contexts: Contexts, scenes: dict[str, Session]
) -> None:
    page, _ = opened(house, contexts(), scenes["walk"])
    field = page.locator("#map .field.veiled").first
    field.focus()
    assert field.evaluate("one => getComputedStyle(one).outlineStyle") == "none"


@pytest.mark.parametrize("size", ["large", "low"])
def test_the_whole_map_is_in_sight_late_in_the_game(
    house: House, contexts: Contexts, scenes: dict[str, Session], size: str
) -> None:
    page, _ = opened(house, contexts(*SIZES[size]), scenes["late"])
    outside = """() => {
      const map = document.querySelector(".map").getBoundingClientRect();
      return [...document.querySelectorAll("#map .field")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.top < map.top || box.bottom > map.bottom || box.left < map.left
          || box.right > map.right;
      }).map((one) => one.id);
    }"""
    assert page.evaluate(outside) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_ware_is_bought_on_the_sheet(
    house: House, contexts: Contexts, scenes: dict[str, Session], size: str
) -> None:
    context = contexts(*SIZES[size], **(TOUCH if size == "phone" else {}))
    page, table = opened(house, context, scenes["trade"])
    keys = [key for key in asked(scenes["trade"]).keys if key.startswith("buy:")]
    for key in keys:
        expect(page.locator(f'.sale[data-answer="{key}"] .effect')).to_be_visible()
        expect(page.locator(f'button.opt[value="{key}"]')).to_be_hidden()
    player = Player(page, touch=size == "phone")
    before = player.version
    ware = page.locator(f'.sale[data-answer="{keys[0]}"]')
    if size == "low":
        page.keyboard.press(ware.get_attribute("data-key") or "")
    elif size == "phone":
        ware.tap()
    else:
        ware.click()
    player.wait_after(before)
    last = house.truth(table).last
    assert last is not None and last.keys == (keys[0],)


@pytest.mark.parametrize("size", SIZES)
def test_the_sheet_is_open_to_all_and_hides_no_hero(
    house: House, contexts: Contexts, scenes: dict[str, Session], size: str
) -> None:
    page, _ = opened(house, contexts(*SIZES[size]), scenes["trade"])
    assert page.evaluate(_NAMELESS) == []
    check_access(page)
    if size == "phone":
        return
    piece, sheet = (page.locator(one).bounding_box() for one in (".piece.you", ".trade"))
    assert piece and sheet and piece["x"] + piece["width"] < sheet["x"]
    ware = page.locator(".sale[data-place]").first
    ware.hover()
    place = page.locator(f"#{ware.get_attribute('data-place')}")
    expect(place).to_have_attribute("data-ghost", (ware.get_attribute("data-key") or "").upper())


def test_titles_say_who_you_are(
    house: House, contexts: Contexts, scenes: dict[str, Session]
) -> None:
    context = contexts()
    for name, words in (("lead", "You lead the "), ("trade", "You trade with the ")):
        page, _ = opened(house, context, scenes[name])
        expect(page.locator(".asks h2")).to_contain_text(words)
        page.close()


def test_the_goal_stands_on_the_table(
    house: House, contexts: Contexts, scenes: dict[str, Session]
) -> None:
    context = contexts()
    page, _ = opened(house, context, scenes["walk"])
    expect(page.locator(".aim")).to_contain_text("the most reputation wins")
    page.close()
    page, _ = opened(house, context, scenes["hero"])
    expect(page.locator(".aim-line")).to_be_visible()
