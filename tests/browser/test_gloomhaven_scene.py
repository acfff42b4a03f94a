"""Gloomhaven's scene, measured: figures and texts that can be read, the camera, the track with
eight groups, cards that lie apart, monsters explained at their place, and the phone."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page, expect

import fabletop
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.table.cards import plain_card
from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session
from fabletop.kernel.session.journal import Journal
from fabletop.web.view.render import environment
from fabletop.web.view.voice import page_voice

from .conftest import Contexts
from .house import House
from .rest import at_rest
from .truth import Wanted, played

SIZES = [(1440, 900), (1366, 768), (1920, 1080), (820, 1180), (390, 844)]
DESKS = SIZES[:3]
PHONE = (390, 844)

# Texts of the scene that are smaller than 12 pixels on the screen, or of which a part is cut off.
# What belongs to every game's page (question, chronicle, bar) is measured by others.
_UNREADABLE = """() => {
  const scene = ".gh-board, .own, .gh-party, .gh-where, .gh-open";
  const bad = [];
  for (const one of document.querySelectorAll(scene + ", :is(" + scene + ") *")) {
    if (![...one.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue;
    if (!one.checkVisibility() || one.closest("title, .sr, .gh-el small")) continue;
    const box = one.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const kind = one.className.baseVal ?? one.className;
    const name = `${kind}: ${one.textContent.trim().slice(0, 60)}`;
    const style = getComputedStyle(one);
    const drawn = one.tagName === "text" ? one.getScreenCTM() : { a: 1, b: 0 };
    const size = parseFloat(style.fontSize) * Math.hypot(drawn.a, drawn.b);
    if (size < 11.95) bad.push(`${size.toFixed(1)} px ${name}`);
    if (one.tagName === "text") continue;
    const hides = (part, axis) => /hidden|clip/.test(getComputedStyle(part)[axis]);
    if (hides(one, "overflowX") && one.scrollWidth > one.clientWidth + 1) bad.push(`cut ${name}`);
    for (let part = one.parentElement; part && !part.matches(".table"); part = part.parentElement) {
      const frame = part.getBoundingClientRect();
      const x = box.left < frame.left - 1.5 || box.right > frame.right + 1.5;
      const y = box.top < frame.top - 1.5 || box.bottom > frame.bottom + 1.5;
      if (x && hides(part, "overflowX")) bad.push(`cut ${name}`);
      if (y && hides(part, "overflowY")) bad.push(`cut ${name}`);
      if (/auto/.test(getComputedStyle(part).overflow)) break;
    }
  }
  return [...new Set(bad)];
}"""

_FIGURES = """() => [...document.querySelectorAll(".gh-fig .fig-body")].map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return Math.max(width, height);
})"""

# Pairs of these that lie over each other by more than a pixel.
_OVERLAPS = """selector => {
  const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const boxes = all.map((one) => [one.id || one.className, one.getBoundingClientRect()]);
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes.flatMap(([one, a], n) => boxes.slice(n + 1)
    .filter(([, b]) => over(a, b)).map(([two]) => `${one} and ${two}`));
}"""


def turn(session: Session, request: Request) -> bool:
    return request.rule == "GH-CARDS-01" and request.seat == 0


def leading(session: Session, request: Request) -> bool:
    return request.rule == "GH-ROUND-02" and request.seat == 0


def moving(session: Session, request: Request) -> bool:
    waiting = any(one.kind == "monster" and not one.acted for one in session.state.figures.values())
    return request.rule == "GH-MOVE-01" and request.seat == 0 and waiting


def losing(session: Session, request: Request) -> bool:
    """A card of the hand or two discarded ones may be lost."""
    verbs = [key.split(":")[0] for key in request.keys]
    both = verbs.count("lose") > 2 and "lose-two" in verbs
    return request.rule == "GH-DAMAGE-01" and request.seat == 0 and both


def resting(session: Session, request: Request) -> bool:
    return request.rule == "GH-REST-02" and request.seat == 0


def buying(session: Session, request: Request) -> bool:
    return request.rule == "GH-SETUP-07" and request.seat == 0


def eight(session: Session, request: Request) -> bool:
    return turn(session, request) and len(session.state.order) >= 8


MOMENTS: dict[str, tuple[int, int, Wanted, int, str]] = {
    "turn": (1, 3, turn, 7, "normal"),
    "lead": (14, 4, leading, 3, "normal"),
    "move": (1, 3, moving, 7, "normal"),
    "lose": (1, 2, losing, 8, "easy"),
    "rest": (1, 2, resting, 4, "easy"),
    "eight": (12, 4, eight, 7, "easy"),
    "great": (11, 4, turn, 7, "normal"),
    "shop": (1, 2, buying, 7, "normal"),
    "long": (20, 4, turn, 7, "normal"),
}


@cache
def journal(name: str) -> str:
    """The game at this moment, as a file."""
    scenario, seats, wanted, seed, difficulty = MOMENTS[name]
    options = {"classes": "deal", "scenario": str(scenario), "difficulty": difficulty}
    session = fabletop.new("gloomhaven", seats, seed, options)
    played(session, wanted, seed)
    assert not session.over, f"no question was as wanted: {name}"
    return session.journal.to_json()


def shown(
    house: House,
    contexts: Contexts,
    name: str,
    size: tuple[int, int] = (1440, 900),
    language: str = "en",
) -> Page:
    """The page of the first seat at this moment."""
    context = contexts(*size)
    context.request.get(f"{house.address}/language/{language}")
    session = fabletop.replay(Journal.from_json(journal(name)))
    seats = ["you", *["open"] * (session.journal.seats - 1)]
    page = house.page(context, house.bring(context, session, *seats))
    page.wait_for_selector("form.ask")
    if page.locator("#map[data-box]").count():
        page.wait_for_function("document.body.style.getPropertyValue('--camera') !== ''")
    at_rest(page)
    return page


# Reading


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", ["turn", "lead", "move", "lose", "rest", "eight"])
def test_every_text_of_the_scene_can_be_read(
    house: House, contexts: Contexts, name: str, size: tuple[int, int]
) -> None:
    assert shown(house, contexts, name, size).evaluate(_UNREADABLE) == []


@pytest.mark.parametrize("language", ["cs", "pl"])
@pytest.mark.parametrize("name", ["turn", "lead", "eight"])
def test_so_it_is_in_other_languages(
    house: House, contexts: Contexts, name: str, language: str
) -> None:
    for size in ((1366, 768), PHONE):
        assert shown(house, contexts, name, size, language).evaluate(_UNREADABLE) == [], size


# The camera


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", ["turn", "eight", "great", "long", "lead"])
def test_no_figure_is_smaller_than_forty_pixels(
    house: House, contexts: Contexts, name: str, size: tuple[int, int]
) -> None:
    page = shown(house, contexts, name, size)
    assert min(page.evaluate(_FIGURES)) >= 40


def in_view(page: Page, selector: str) -> bool:
    """Is the middle of it inside the map's frame?"""
    inside = """selector => {
      const frame = document.querySelector(".gh-map").getBoundingClientRect();
      const box = document.querySelector(selector).getBoundingClientRect();
      const x = box.x + box.width / 2, y = box.y + box.height / 2;
      return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    }"""
    return bool(page.evaluate(inside, selector))


@pytest.mark.parametrize("size", [(1366, 768), PHONE], ids=str)
def test_the_map_has_the_whole_width_and_shows_whoever_acts(
    house: House, contexts: Contexts, size: tuple[int, int]
) -> None:
    page = shown(house, contexts, "move", size)
    box, board = page.locator(".gh-map").bounding_box(), page.locator(".board").bounding_box()
    assert box is not None and board is not None
    assert box["width"] >= board["width"] - 3
    assert in_view(page, ".gh-fig.yours")


# As if a new snapshot had come in which this figure acts.
_ACTS = """id => {
  const at = document.getElementById(id).transform.baseVal[0].matrix;
  document.querySelector("#map").dataset.focus = `${at.e} ${at.f}`;
  document.dispatchEvent(new CustomEvent("htmx:after:swap"));
}"""


@pytest.mark.parametrize("size", [(1366, 768), PHONE], ids=str)
def test_the_camera_goes_to_whoever_acts(
    house: House, contexts: Contexts, size: tuple[int, int]
) -> None:
    page = shown(house, contexts, "lead", size)
    figures = [str(one.get_attribute("id")) for one in page.locator(".gh-fig").all()]
    assert not all(in_view(page, f"#{one}") for one in figures), "the map is larger than the frame"
    for one in figures:
        page.evaluate(_ACTS, one)
        at_rest(page)
        assert in_view(page, f"#{one}"), one
    assert min(page.evaluate(_FIGURES)) >= 40


def test_the_camera_follows_until_it_is_taken_and_follows_again(
    house: House, contexts: Contexts
) -> None:
    page = shown(house, contexts, "lead", (1366, 768))
    follow = page.locator("[data-camera]")
    expect(follow).to_have_attribute("aria-pressed", "true")
    page.click('[data-zoom="fit"]')
    expect(follow).to_have_attribute("aria-pressed", "false")
    at_rest(page)
    assert min(page.evaluate(_FIGURES)) < 40, "the whole map is smaller than that"
    follow.click()
    expect(follow).to_have_attribute("aria-pressed", "true")
    at_rest(page)
    assert min(page.evaluate(_FIGURES)) >= 40
    before = page.evaluate("document.body.style.getPropertyValue('--camera')")
    frame = page.locator(".gh-map").bounding_box()
    assert frame is not None
    page.mouse.move(frame["x"] + 20, frame["y"] + 20)
    page.mouse.down()
    page.mouse.move(frame["x"] + 150, frame["y"] + 90, steps=4)
    page.mouse.up()
    expect(follow).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("document.body.style.getPropertyValue('--camera')") != before


# The track


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), PHONE], ids=str)
def test_eight_groups_keep_face_name_number_standees_and_card(
    house: House, contexts: Contexts, size: tuple[int, int], language: str
) -> None:
    page = shown(house, contexts, "eight", size, language)
    places = page.locator(".gh-place")
    assert places.count() == 8
    for place in places.all():
        assert place.locator(".gh-face").is_visible()
        assert place.locator(".gh-pn > b").inner_text()
        assert place.locator(".gh-in").inner_text().isdecimal()
    for place in page.locator(".gh-place.monster").all():
        assert place.locator(".gh-std").count() > 0
        assert place.locator(".gh-sign").count() > 0, "the card of the round"
    wide = "one => one.scrollWidth - one.clientWidth"
    assert all(place.evaluate(wide) <= 1 for place in places.all())
    assert page.evaluate(_OVERLAPS, ".gh-place") == []
    if size[0] > 900:
        assert page.locator(".gh-track").evaluate(wide) <= 1


# Cards


@pytest.mark.parametrize("name", ["turn", "lose", "rest", "lead", "move"])
@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), PHONE], ids=str)
def test_no_card_lies_on_another_and_no_chip_on_a_card(
    house: House, contexts: Contexts, name: str, size: tuple[int, int]
) -> None:
    page = shown(house, contexts, name, size)
    assert page.evaluate(_OVERLAPS, ".own .gh-card, .own .gh-basic, .own .gh-forgo") == []


@pytest.mark.parametrize("name", ["lose", "rest", "lead"])
def test_a_card_that_is_asked_about_needs_no_scrolling(
    house: House, contexts: Contexts, name: str
) -> None:
    page = shown(house, contexts, name, (1366, 768))
    own, first = page.locator(".own"), page.locator(".own .gh-card.lit").first
    frame, box = own.bounding_box(), first.bounding_box()
    assert frame is not None and box is not None
    assert box["y"] + box["height"] <= frame["y"] + frame["height"]


def test_a_card_under_the_pointer_is_shown_whole(house: House, contexts: Contexts) -> None:
    page = shown(house, contexts, "lead", (1366, 768))
    card = page.locator(".own .gh-card.slim").nth(1)
    expect(page.locator(".gh-card.whole")).to_have_count(0)
    card.hover()
    whole = page.locator("body > .gh-card.whole")
    expect(whole).to_be_visible()
    at_rest(page)
    assert whole.locator("h3").inner_text().lower() == card.locator("h3").inner_text().lower()
    said = card.locator(".gh-line .words").all_text_contents()
    assert said and whole.locator(".gh-line .words").all_inner_texts() == [
        text.strip() for text in said
    ]
    box, own = whole.bounding_box(), page.locator(".own").bounding_box()
    assert box is not None and own is not None
    assert box["y"] >= 0 and box["y"] + box["height"] <= own["y"], "it hides no card"
    assert page.locator("#inspect").is_hidden(), "one text is enough"
    page.locator(".bar-top").hover()
    expect(whole).to_have_count(0)


def test_no_text_lies_over_the_cards(house: House, contexts: Contexts) -> None:
    page = shown(house, contexts, "turn", (1366, 768))
    page.locator(".gh-play .gh-half").first.hover()
    page.wait_for_timeout(500)
    assert not page.locator("#inspect").is_visible()
    expect(page.locator(".gh-preview > *").first).to_be_attached()


def test_a_card_under_the_keyboard_is_shown_whole(house: House, contexts: Contexts) -> None:
    page = shown(house, contexts, "lead", (1366, 768))
    page.locator(".gh-map").focus()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.own .gh-card.slim')"):
            break
    expect(page.locator("body > .gh-card.whole")).to_be_visible()


# Lays every card in turn where the first played one lies; the halves with more words than room.
_CRAMPED = """cards => {
  let here = document.querySelector(".gh-play .gh-card");
  return Object.entries(cards).flatMap(([id, html]) => {
    const made = document.createElement("template");
    made.innerHTML = html.trim();
    const card = made.content.firstElementChild;
    here.replaceWith(card);
    here = card;
    return [...card.querySelectorAll(".gh-half")]
      .filter((one) => one.scrollHeight > one.clientHeight + 1)
      .map((one) => `${id} ${one.className}`);
  });
}"""


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_nearly_every_card_has_room_for_its_words(
    house: House, contexts: Contexts, language: str
) -> None:
    """The others are shown whole under the pointer."""
    page = shown(house, contexts, "turn", (1366, 768), language)
    say = page_voice(language, "gloomhaven")
    macro = environment().get_template("gloomhaven/pieces.html").module.ability_card  # type: ignore[attr-defined]
    names = [one for one in library().cards if not one.startswith("scene-")]
    cramped = page.evaluate(
        _CRAMPED, {one: macro(plain_card(one, say), True, say) for one in names}
    )
    assert len(cramped) <= 12, cramped


# Explain


def test_a_click_on_a_monster_explains_it_at_its_place(house: House, contexts: Contexts) -> None:
    page = shown(house, contexts, "turn", (1366, 768))
    waiting = page.locator(".gh-explains .gh-explain").first.get_attribute("data-explains")
    page.locator(f"#fig-{waiting}").click()
    panel = page.locator("#gh-open")
    expect(panel).to_be_visible()
    expect(panel.locator("tbody tr").first).to_be_visible()
    at_rest(page)
    assert page.evaluate(_UNREADABLE) == []
    table = panel.locator("table")
    assert table.evaluate("one => one.scrollWidth <= one.parentElement.clientWidth")
    expect(page.locator(f"#letters-{waiting} .why-letter").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(page.locator(f"#letters-{waiting} .why-letter").first).to_be_hidden()


def test_a_monster_that_has_acted_tells_what_it_is(house: House, contexts: Contexts) -> None:
    page = shown(house, contexts, "turn", (1366, 768))
    page.locator(".gh-place.monster").first.click()
    expect(page.locator("#gh-open .gh-kind")).to_be_visible()
    page.locator("#gh-open .gh-shut").click()
    expect(page.locator("#gh-open")).to_be_hidden()


# Answers, colours, heads


def test_answers_show_no_coordinates(house: House, contexts: Contexts) -> None:
    page = shown(house, contexts, "move")
    notes = page.locator(".opt:has(> .ink-hex) small:not(.outcome)").all_inner_texts()
    assert len(notes) > 5
    assert all("hex" in note and "," not in note for note in notes), notes
    keys = page.locator(".gh-key text").all_text_contents()
    pressed = page.locator(".opt:has(> .ink-hex) kbd").all_inner_texts()
    assert sorted(keys) == sorted(pressed)


def test_the_head_names_the_scenario_and_the_rail_its_goal(
    house: House, contexts: Contexts
) -> None:
    page = shown(house, contexts, "turn")
    expect(page.locator(".gh-where")).to_contain_text("#1 Black Barrow")
    expect(page.locator(".gh-where")).to_contain_text("level 1")
    expect(page.locator(".gh-goal")).to_contain_text("monsters in sight")
    expect(page.locator(".gh-secret small")).to_contain_text("Kill 3 or fewer monsters")
    expect(page.locator(".gh-secret .gh-far")).to_have_text("0, at most 3")


@pytest.mark.parametrize("size", [(1366, 768), PHONE], ids=str)
def test_the_shop_hides_nothing_and_one_is_soon_done(
    house: House, contexts: Contexts, size: tuple[int, int]
) -> None:
    page = shown(house, contexts, "shop", size)
    drama, done = page.locator(".gh-drama").bounding_box(), page.locator('.opt[value="done"]')
    assert drama is not None and drama["height"] >= 250
    beside = ".asking, .own" if size == PHONE else ".gh-rail, .asking, .own"
    assert page.evaluate(_OVERLAPS, f".gh-drama, {beside}") == []
    expect(done).to_be_in_viewport()


def test_gold_is_only_what_you_decide(house: House, contexts: Contexts) -> None:
    page = shown(house, contexts, "turn")
    colour = "(one, what) => getComputedStyle(one)[what]"
    gold = "rgb(224, 177, 84)"
    assert page.locator(".gh-fig.yours .halo").evaluate(colour, "stroke") == gold
    assert page.locator(".gh-fig.acting").count() == 0
    for door in page.locator(".gh-tile.door path").all():
        red, _, blue = door.evaluate(
            "one => getComputedStyle(one).stroke.match(/\\d+/g).map(Number)"
        )
        assert red - blue < 60, "a door looks like an answer"


# Phone


@pytest.mark.parametrize("name", ["turn", "lead", "move", "lose"])
def test_the_phone_keeps_its_map_and_its_tabs(house: House, contexts: Contexts, name: str) -> None:
    page = shown(house, contexts, name, PHONE)
    box, tabs = page.locator(".gh-map").bounding_box(), page.locator(".tabs").bounding_box()
    assert box is not None and tabs is not None
    assert box["height"] >= 0.35 * PHONE[1]
    assert tabs["y"] + tabs["height"] <= PHONE[1] + 1
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("tab", ["explain", "players", "log"])
def test_no_panel_of_the_phone_lies_on_another(house: House, contexts: Contexts, tab: str) -> None:
    page = shown(house, contexts, "turn", PHONE)
    page.click(f'.tabs [data-tab="{tab}"]')
    at_rest(page)
    parts = ".gh-explains, .gh-kinds, .asking, .log, .gh-party, .tabs"
    assert page.evaluate(_OVERLAPS, parts) == []
    asking = page.locator(".asking").bounding_box()
    assert asking is not None and asking["height"] < 110, "the question makes room"
