"""A campaign in a real browser: a new party, an event, the shop, a scenario, its rewards and the
way home; a new level, a sticker, a retirement; nothing grave for axe on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from fabletop.games.gloomhaven.campaign import document
from fabletop.games.gloomhaven.campaign.document import Campaign
from fabletop.games.gloomhaven.campaign.library import archive

from ..games.gloomhaven.campaign.scene import campaign, join
from .conftest import Contexts
from .house import House, Match
from .player import PATIENCE, Player
from .test_access import _NAMELESS, _check


def table_of(page: Page) -> str:
    return page.url.partition("/t/")[2].partition("?")[0]


def walk(page: Page, place: str) -> None:
    """To a place of the city."""
    page.click(f"#nav-{place}")
    expect(page.locator(f".tw-place.{place}")).to_be_visible()


def answer(page: Page, *keys: str) -> None:
    """Answers by touching what glows, or their buttons."""
    player = Player(page)
    for key in keys:
        player.answer([key])


def first_answer(page: Page) -> str:
    """The first button of the question."""
    found = page.locator(".ask .opt").first.get_attribute("value")
    assert found is not None
    return found


def go_on(page: Page) -> None:
    """From a table that is over to the next one."""
    before = page.url
    page.click(".ending .confirm")
    page.wait_for_url(lambda url: url != before and "/t/" in url, timeout=PATIENCE)
    page.wait_for_selector("#table, #curtain-ready", timeout=PATIENCE)


def brought(house: House, context: BrowserContext, made: Campaign) -> Page:
    """A campaign from its file, and its party in the city."""
    form: dict[str, str | float | bool] = {
        "campaign": document.write(made), "name": "Ada", "seat-0": "you",
    }  # fmt: skip
    reply = context.request.post(f"{house.address}/campaigns/import", form=form, max_redirects=0)
    assert reply.status == 303, reply.text()
    page = context.new_page()
    page.goto(house.address + reply.headers["location"])
    page.click("#party-0 .act-gold")
    page.wait_for_selector("#table", timeout=PATIENCE)
    return page


def veterans() -> Campaign:
    """One player with two heroes who have lived through something."""
    made = campaign(players=1)
    party = made.parties[0]
    party.name = "The Lanterns"
    brute = join(party, "brute", 0, 2, gold=300)
    join(party, "spellweaver", 0, 2, gold=40)
    brute.xp = 100
    made.world.unlocked, made.world.completed = [1, 2, 3, 4], [1, 2]
    made.world.achievements.append("the-power-of-enhancement")
    quests = [archive().quests[one] for one in archive().dealt_quests()]
    done = next(one for one in quests if not one.sequential and one.steps[0].feat == "kills")
    made.world.quests.remove(done.id)
    brute.quest = done.id
    brute.progress = {str(number): step.count for number, step in enumerate(done.steps)}
    return made


def play_scenario(house: House, page: Page, table: str) -> None:
    """A scenario to its end by clicking alone: one player leads both heroes, and between them the
    curtain falls."""
    truth = house.truth(table)
    player = Player(page)
    match = Match(house, truth, {0: player, 1: player})
    while not truth.session.over:
        player.wait_for(truth.version)
        move = truth.good()
        if page.locator("#curtain-ready").count():
            page.click("#curtain-ready")
            page.wait_for_selector("main#table:not(.curtained)", timeout=PATIENCE)
        if page.input_value("form.ask input[name=seat] >> nth=0") != str(move.seat):
            page.goto(f"{house.address}/t/{table}?seat={move.seat}")  # both choose at once
        match.on_page(move)


def test_a_party_from_its_founding_to_its_first_return(house: House, contexts: Contexts) -> None:
    context = contexts()
    page = context.new_page()
    page.goto(f"{house.address}/")
    page.click('.box.gloomhaven a[href="/campaigns/new"]')
    page.fill('.cp-new input[name="party"]', "The Lanterns")
    page.fill('.cp-new input[name="name"]', "Ada")
    page.select_option('.cp-new select[name="seat-1"]', "none")
    page.click(".cp-new .act-gold")
    expect(page.locator(".cp-banner h1")).to_have_text("The Lanterns")
    home = page.url
    page.click("#party-0 .act-gold")

    # two heroes, each with a quest
    for hero in ("brute", "spellweaver"):
        answer(page, f"create:{hero}")
        answer(page, first_answer(page))
    expect(page.locator(".tw-sheet")).to_have_count(2)

    # a city event with its two answers, and what came of it
    answer(page, "city-event")
    expect(page.locator(".tw-event .tw-way")).to_have_count(2)
    answer(page, first_answer(page))
    while page.locator(".ask .rule").first.inner_text() != "GH-CAMP-40":
        answer(page, first_answer(page))  # somebody has to give or to take something
    if page.locator("[data-read]").is_visible():
        page.click("[data-read]")
        expect(page.locator(".tw-drama")).to_be_hidden()

    # the shop
    walk(page, "shop")
    buyer = page.locator(".tw-buyer").first
    key = buyer.get_attribute("data-answer")
    assert key is not None and key.startswith("shop:")
    _, hero, item = key.split(":")
    answer(page, key)
    expect(page.locator(f"[data-answer='sell:{hero}:{item}']")).to_be_visible()

    # out into the world
    answer(page, "all-done")
    expect(page.locator(".tw-place.map")).to_be_visible()
    answer(page, "travel:black-barrow", "set-out")
    while page.locator(".ask").count():  # the road event and its consequences
        answer(page, first_answer(page))
    expect(page.locator(".tw-drama.over h2")).to_have_text("Black Barrow")
    visit = table_of(page)
    go_on(page)
    scenario = table_of(page)
    assert scenario != visit
    play_scenario(house, page, scenario)
    expect(page.locator(".gh-drama.finale")).to_be_visible(timeout=PATIENCE)
    go_on(page)

    # home: what the scenario brought is on the sheets, and the chapter in the book
    assert table_of(page) not in (visit, scenario)
    truth = house.truth(scenario).session.state
    earned = {one.type: one.xp for one in truth.heroes}
    for sheet in page.locator(".tw-sheet").all():
        name = sheet.locator("h3").inner_text().split("\n")[0].lower()
        shown = sheet.locator(".tw-xp small").first.inner_text()
        assert int(shown.split()[0]) >= earned[name]
    page.goto(home)
    expect(page.locator(".cp-chapters li")).to_have_count(2)
    expect(page.locator(".cp-chapters .scenario h3")).to_contain_text("Black Barrow")
    page.click("#party-0 .act-gold")
    page.wait_for_selector("#table", timeout=PATIENCE)


def test_a_level_a_sticker_and_a_farewell(house: House, contexts: Contexts) -> None:
    page = brought(house, contexts(), veterans())
    answer(page, "level-up:brute")
    expect(page.locator(".tw-place.trainer")).to_be_visible()
    assert page.locator(".tw-cards .gh-card.lit").count() >= 2
    answer(page, first_answer(page))
    perks = page.locator(".tw-school.chooses .tw-perk.lit")
    assert perks.count() > 3
    perks.first.click()
    expect(page.locator(".ask .rule").first).to_have_text("GH-CAMP-40", timeout=PATIENCE)

    walk(page, "enhancer")
    answer(page, "enhance:brute")
    page.locator(".tw-cards .gh-card.lit").first.click()
    sticker = page.locator(".tw-sticker").first
    price = int(sticker.locator(".tw-cost").inner_text())
    sticker.click()
    sheet = page.locator(".tw-sheet.tone-brute .tw-purse .count").first
    expect(sheet).to_contain_text(str(300 - price), timeout=PATIENCE)

    walk(page, "town")
    answer(page, "retire:brute")
    expect(page.locator(".tw-event.farewell h2")).to_be_visible(timeout=PATIENCE)
    page.click("[data-read]")
    expect(page.locator(".tw-sheet")).to_have_count(1)
    walk(page, "record")
    expect(page.locator(".tw-place.record")).to_contain_text("Brute")


def test_a_friend_comes_by_link_and_both_see_the_same_city(
    house: House, contexts: Contexts
) -> None:
    ada = contexts()
    form: dict[str, str | float | bool] = {
        "party": "The Ravens", "name": "Ada", "seat-0": "you", "seat-1": "open",
    }  # fmt: skip
    reply = ada.request.post(f"{house.address}/campaigns", form=form, max_redirects=0)
    home = ada.new_page()
    home.goto(house.address + reply.headers["location"])
    link = home.locator(".cp-link input").nth(1).input_value()
    ben = contexts().new_page()
    ben.goto(link)
    for page in (home, ben):
        page.click("#party-0 .act-gold")
        page.wait_for_selector("#table", timeout=PATIENCE)
    assert table_of(home) == table_of(ben)
    answer(home, "create:brute")
    answer(home, first_answer(home))
    expect(ben.locator(".tw-led")).to_contain_text("Brute", timeout=PATIENCE)
    ben.locator("[data-answer='create:tinkerer']").click()  # nobody waits for the other
    expect(ben.locator(".tw-choice .tw-offer")).to_have_count(2, timeout=PATIENCE)


PLACES = ("town", "map", "shop", "sanctuary", "enhancer", "trainer", "record", "party")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["screen", "phone"])
def test_nothing_grave_anywhere_in_the_city(
    house: House, contexts: Contexts, size: tuple[int, int]
) -> None:
    page = brought(house, contexts(*size), veterans())
    for place in PLACES:
        walk(page, place)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place
        assert page.evaluate(_NAMELESS) == []
        _check(page)
    walk(page, "town")
    answer(page, "city-event")
    _check(page)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["screen", "phone"])
def test_nothing_grave_on_the_pages_of_campaigns(
    house: House, contexts: Contexts, size: tuple[int, int]
) -> None:
    page = brought(house, contexts(*size), veterans())
    for address in (f"{house.address}/campaigns/new", ""):
        page.goto(address or page.locator(".mine a").first.evaluate("one => one.href"))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        _check(page)
