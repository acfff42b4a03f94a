"""The Witcher's scenes measured on real pages: nothing under 12 px, nothing cut or overprinted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from fabletop.games.witcher.library import library
from fabletop.games.witcher.table.cards import card_art
from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session
from fabletop.kernel.words import LANGUAGES
from fabletop.web.view.render import environment
from fabletop.web.view.voice import page_voice

from .conftest import Contexts
from .house import House
from .rest import at_rest
from .truth import reached

SIZES = [(1920, 1080), (1440, 900), (1366, 768), (1024, 768), (820, 1180), (390, 844)]
LEAST = 11.95  # pixels: twelve, and what rounding takes

# Texts smaller than that on the screen: of the drawing by its screen matrix, of HTML as computed.
_SMALL = """least => {
  const found = [];
  for (const one of document.querySelectorAll("#table svg text")) {
    if (!one.getBoundingClientRect().width) continue;
    const matrix = one.getScreenCTM();
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(matrix.a, matrix.b);
    if (size < least) found.push(`${one.textContent.trim()} ${size.toFixed(1)}`);
  }
  for (const one of document.querySelectorAll("#table *:not(svg, svg *)")) {
    const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const box = one.getBoundingClientRect();
    if (!words || !box.width || !box.height || one.closest(".sr")) continue;
    const size = parseFloat(getComputedStyle(one).fontSize);
    if (size < least) found.push(`${one.textContent.trim().slice(0, 30)} ${size}`);
  }
  return found;
}"""

# What stands outside of the piece it belongs to, by more than a pixel; `[piece, part]` selectors.
_OUTSIDE = """pairs => {
  const found = [];
  for (const [whole, part] of pairs)
    for (const one of document.querySelectorAll(whole)) {
      const box = one.getBoundingClientRect();
      if (!box.width) continue;
      for (const piece of one.querySelectorAll(part)) {
        const inner = piece.getBoundingClientRect();
        if (!inner.width) continue;
        const over = Math.max(inner.right - box.right, box.left - inner.left,
          inner.bottom - box.bottom, box.top - inner.top);
        const words = piece.textContent.trim().slice(0, 24);
        if (over > 1.5) found.push(`${one.id || one.className}: ${words} ${over.toFixed(1)}`);
      }
    }
  return found;
}"""
PIECES = [
    [".card", "h3, .fx, p, .tab, footer"],
    [".tab", "i, b"],
    [".slot", "h3, .slot-fx, .slot-fx *, .price"],
    [".fight-card", "h4, .blow, .blow span"],
    [".school-board", "h3, p, li"],
    [".announce .way", "b, .bars, small"],
    [".beast-card", "h3, small, p"],
    [".monster", "b, small"],
]
# Neighbours on a card or a slot that lie over each other.
_OVERPRINTED = """() => {
  const found = [];
  for (const one of document.querySelectorAll(".card, .slot")) {
    const parts = [...one.querySelectorAll(
      "h3, .card-fx .fx, .slot-fx .fx, .dots, .slot-fx > .ic, p, .tab, footer, .price")]
      .map((part) => [part, part.getBoundingClientRect()]).filter(([, box]) => box.width);
    for (const [at, [part, box]] of parts.entries())
      for (const [other, next] of parts.slice(at + 1)) {
        const wide = Math.min(box.right, next.right) - Math.max(box.left, next.left);
        const high = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
        if (wide > 1.5 && high > 2.5) found.push(
          `${one.id}: ${part.textContent.trim()} / ${other.textContent.trim()}`);
      }
  }
  return found;
}"""

Wanted = Callable[[Session, Request], bool]


def travelling(session: Session, request: Request) -> bool:
    hand = len(session.state.players[request.seat].hand.cards)
    return request.seat == 0 and request.rule == "WI-TURN-2" and hand >= 3


def leading(session: Session, request: Request) -> bool:
    return request.seat == 0 and request.rule == "WI-MONSTER-2"


def striking(session: Session, request: Request) -> bool:
    fight = session.state.fight
    blow = fight.blow if fight is not None else None
    return request.seat == 0 and request.rule == "WI-COMBO-2" and bool(blow and len(blow.combo) > 1)


def hit(session: Session, request: Request) -> bool:
    return request.seat == 0 and request.rule in ("WI-DAMAGE-3", "WI-MONSTER-5")


def choosing(session: Session, request: Request) -> bool:
    return request.seat == 0 and request.rule == "WI-SETUP-11"


SCENES: dict[str, Wanted] = {
    "travel": travelling,
    "lead": leading,
    "combo": striking,
    "hit": hit,
    "school": choosing,
}


def first(wanted: Wanted) -> Session:
    """Of a few games."""
    for seed in range(7, 20):
        try:
            return reached(3, wanted, seed)
        except AssertionError:
            continue
    raise AssertionError("no question was as wanted in all these games")


def open_scene(house: House, context: BrowserContext, wanted: Wanted) -> Page:
    session = first(wanted)
    page = house.page(context, house.bring(context, session, "you", "greedy", "greedy"))
    page.wait_for_selector("form.ask")
    at_rest(page)
    return page


def measured(page: Page) -> list[str]:
    return [
        *(f"small: {one}" for one in page.evaluate(_SMALL, LEAST)),
        *(f"outside: {one}" for one in page.evaluate(_OUTSIDE, PIECES)),
        *(f"overprinted: {one}" for one in page.evaluate(_OVERPRINTED)),
    ]


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_fits_every_screen(house: House, contexts: Contexts, name: str) -> None:
    page = open_scene(house, contexts(), SCENES[name])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        assert not measured(page), (width, height)


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (390, 844)])
@pytest.mark.parametrize("tab", ["table", "you"])
def test_every_card_fits_in_the_hand(
    house: House, contexts: Contexts, size: tuple[int, int], tab: str
) -> None:
    page = open_scene(house, contexts(*size), travelling)
    page.evaluate("tab => { document.body.dataset.tab = tab; }", tab)
    pieces = environment().get_template("witcher/pieces.html").module
    for language in LANGUAGES:
        say = page_voice(language, "witcher")
        cards = [card_art(id, say, key=id) for id in sorted(library().cards)]  # glowing: shown
        for first in range(0, len(cards), 5):
            drawn = "".join(
                str(pieces.action_card(one, say))  # type: ignore[attr-defined]
                for one in cards[first : first + 5]
            )
            page.evaluate(
                "html => { const hand = document.querySelector('.hand');"
                " hand.className = 'hand n5'; hand.innerHTML = html; }",
                drawn,
            )
            assert not measured(page), language


def test_the_map_keeps_apart_what_it_names(house: House, contexts: Contexts) -> None:
    page = open_scene(house, contexts(1366, 768), travelling)
    apart = page.evaluate(
        """() => {
          const map = document.querySelector(".map").getBoundingClientRect();
          return [...document.querySelectorAll("#map .name")].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.left < map.left || box.right > map.right || box.bottom > map.bottom;
          }).map((one) => one.textContent);
        }"""
    )
    assert not apart
