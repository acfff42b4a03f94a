"""A campaign in a real browser: a new party, an event, the shop, a scenario, its rewards and the
way home; a new level, a sticker, a retirement; nothing grave for axe on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from fabletop.games.gloomhaven.campaign import document
from fabletop.games.gloomhaven.campaign.document import Campaign
from fabletop.games.gloomhaven.campaign.library import archive
from fabletop.kernel.session import Session

from ..games.gloomhaven.campaign.scene import campaign, join
from .conftest import Contexts
from .house import House, Match, clicks
from .player import PATIENCE, Player
from .test_access import _NAMELESS, check_access
from .truth import Move, played


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


def easy_line(session: Session) -> list[Move]:
    """A line of play that wins, found by trying a few greedy players on forks of the table."""
    for seed in range(1, 13):
        fork = session.fork()
        moves = played(fork, lambda *_: False, seed)
        if fork.state.outcome == "won":
            return moves
    raise AssertionError("twelve greedy pairs have lost the first scenario on easy")


def settle(match: Match) -> None:
    """Whatever is asked on the way is answered by the one it is asked of, on the page."""
    while not match.truth.session.over and match.truth.request.rule != "GH-CAMP-40":
        request = match.truth.request
        least = (str(request.least),) if request.kind == "amount" else request.keys[:1]
        match.on_page(Move(request.seat, least))


def both(*pages: Page) -> dict[int, Player]:
    return {seat: Player(page) for seat, page in enumerate(pages)}


def old_world() -> Campaign:
    """A city of some prosperity, in which another party has lived before."""
    made = campaign(seed=5, players=1)
    made.parties[0].name = "The Old Guard"
    made.world.prosperity = 4
    return made


@clicks(10)
def test_a_new_party_from_its_founding_to_its_first_triumph(
    house: House, contexts: Contexts, clicked: int | None
) -> None:
    """New party, event, shop, level up, scenario, rewards, return: two friends, each by the own
    link."""
    ada, ben = contexts().new_page(), contexts().new_page()
    form: dict[str, str | float | bool] = {
        "campaign": document.write(old_world()), "name": "Ada", "seat-0": "you",
    }  # fmt: skip
    reply = ada.context.request.post(
        f"{house.address}/campaigns/import", form=form, max_redirects=0
    )
    home = house.address + reply.headers["location"]

    # a new party of this world: Ada, and a friend who gets a link
    ada.goto(home)
    ada.click(".cp-add summary")
    ada.fill('.cp-add input[name="party"]', "The Lanterns")
    ada.select_option('.cp-add select[name="seat-1"]', "open")
    ada.click(".cp-add button[type=submit]")
    expect(ada.locator("#party-1 h2")).to_have_text("The Lanterns")
    ben.goto(ada.locator("#party-1 .cp-link input").nth(1).input_value())
    for page in (ada, ben):
        page.click("#party-1 .act-gold")
        page.wait_for_selector("#table", timeout=PATIENCE)
    assert table_of(ada) == table_of(ben)
    visit = house.truth(table_of(ada))
    match = Match(house, visit, both(ada, ben))

    # each makes a hero: level, name, quest, and what a higher level brings
    walk(ada, "party")
    match.on_page(Move(0, ("difficulty:easy",)))
    walk(ada, "town")
    for seat, hero, level in ((0, "brute", 1), (1, "tinkerer", 2)):
        match.on_page(Move(seat, (f"create:{hero}",)))
        match.on_page(Move(seat, (f"level:{level}",)))
        match.on_page(Move(seat, (f"name:{hero}-name-1",)))
        settle(match)
    expect(ada.locator(".tw-sheet h3")).to_contain_text("Tharok")
    expect(ben.locator(".tw-sheet h3")).to_contain_text("Pim Copperlid")

    # a city event, its answer, and what came of it
    match.on_page(Move(0, ("city-event",)))
    expect(ada.locator(".tw-event .tw-way")).to_have_count(2)
    expect(ben.locator(".tw-event .tw-way")).to_have_count(2, timeout=PATIENCE)
    settle(match)
    if ada.locator("[data-read]").is_visible():
        ada.click("[data-read]")
    expect(ada.locator(".tw-drama")).to_be_hidden()

    # the shop: paid and packed
    walk(ada, "shop")
    purse = visit.session.state.of_seat(0)[0].gold
    key = ada.locator(".tw-buyer").first.get_attribute("data-answer")
    assert key is not None and key.startswith("shop:brute:")
    item = key.split(":")[2]
    match.on_page(Move(0, (key,)))
    expect(ada.locator(f"[data-answer='sell:brute:{item}']")).to_be_visible()
    assert visit.session.state.of_seat(0)[0].gold < purse

    # a level: its card and its perk
    walk(ada, "trainer")
    match.on_page(Move(0, ("rise:brute",)))
    assert ada.locator(".tw-cards .gh-card.lit").count() == 2
    match.on_page(Move(0, visit.request.keys[:1]))
    assert ada.locator(".tw-school.chooses .tw-perk.lit").count() > 3
    match.on_page(Move(0, visit.request.keys[:1]))
    expect(ada.locator(".tw-sheet h3 small")).to_contain_text("level 2")

    # out into the world
    match.on_page(Move(0, ("all-done",)))
    match.on_page(Move(1, ("all-done",)))
    match.on_page(Move(0, ("travel:black-barrow",)))
    match.on_page(Move(0, ("set-out",)))
    settle(match)
    match.client.close()
    for page in (ada, ben):
        expect(page.locator(".tw-drama.over h2")).to_have_text("Black Barrow", timeout=PATIENCE)
        go_on(page)
    assert table_of(ada) == table_of(ben) != visit.table

    # the scenario, won
    scenario = house.truth(table_of(ada))
    assert dict(scenario.session.journal.options)["difficulty"] == "easy"
    expect(ada.locator("#table")).to_contain_text("Tharok")
    match = Match(house, scenario, both(ada, ben))
    match.play(easy_line(scenario.session), clicked)
    state = scenario.session.state
    assert scenario.session.over and state.outcome == "won"
    for page in (ada, ben):
        expect(page.locator(".gh-drama.finale")).to_be_visible(timeout=PATIENCE)
        go_on(page)

    # rewards: told to both, on the sheets, on the map, in the book
    again = house.truth(table_of(ada))
    assert table_of(ada) == table_of(ben) and again.table not in (visit.table, scenario.table)
    for page in (ada, ben):
        expect(page.locator(".tw-event.home h2")).to_contain_text("Black Barrow")
        expect(page.locator(".tw-came")).to_contain_text("Achievement: First Steps.")
        expect(page.locator(".tw-came")).to_contain_text("A new place on the map: Barrow Lair.")
        page.click("[data-read]")
        expect(page.locator(".tw-drama")).to_be_hidden()
    town = again.session.state
    assert town.world.completed == [1] and town.party.achievements == ["first-steps"]
    before = {one.id: one for one in visit.session.state.present}
    for hero, one in zip(state.heroes, town.present, strict=True):
        assert one.xp == before[one.id].xp + hero.xp > before[one.id].xp
        assert one.gold >= before[one.id].gold + hero.gold
    expect(ada.locator(".tw-xp small").first).to_contain_text(f"{town.present[0].xp} of 95")
    expect(ada.locator("#spot-barrow-lair")).to_be_visible()

    # and the return to the city, where the next visit begins
    match = Match(house, again, both(ada, ben))
    match.on_page(Move(0, ("gloomhaven",)))
    expect(ada.locator("[data-answer='city-event']").first).to_be_visible()
    walk(ada, "party")
    expect(ada.locator(".tw-place.party")).to_contain_text("First Steps")
    match.client.close()
    ada.goto(home)
    expect(ada.locator(".cp-chapters li")).to_have_count(2)
    expect(ada.locator(".cp-chapters .scenario")).to_contain_text("First Steps")
    ada.click("#party-1 .act-gold")
    ada.wait_for_selector("#table", timeout=PATIENCE)
    assert table_of(ada) == again.table


def test_one_player_founds_a_party_through_the_form(house: House, contexts: Contexts) -> None:
    """Who plays alone leads two heroes; they set out, and what is not played out is kept."""
    page = contexts().new_page()
    page.goto(f"{house.address}/")
    page.click('.box.gloomhaven a[href="/campaigns/new"]')
    page.fill('.cp-new input[name="party"]', "The Lanterns")
    page.fill('.cp-new input[name="name"]', "Ada")
    page.select_option('.cp-new select[name="seat-1"]', "none")
    page.click(".cp-new .act-gold")
    expect(page.locator(".cp-banner h1")).to_have_text("The Lanterns")
    home = page.url
    page.click("#party-0 .act-gold")
    for hero in ("brute", "spellweaver"):
        answer(page, f"create:{hero}", "nameless")
        answer(page, first_answer(page))
    expect(page.locator(".tw-sheet")).to_have_count(2)
    answer(page, "all-done")
    expect(page.locator(".tw-place.map")).to_be_visible()
    answer(page, "travel:black-barrow", "set-out")
    while page.locator(".ask").count():  # the road event and its consequences
        answer(page, first_answer(page))
    visit = table_of(page)
    go_on(page)
    assert table_of(page) != visit
    page.goto(home)
    expect(page.locator(".cp-chapters li")).to_have_count(1)

    # a name for a hero, on the page of the campaign
    page.fill(".cp-heroes .tone-brute input[name=name]", "Gorrim <the> Late")
    page.click(".cp-heroes .tone-brute button")
    expect(page.locator(".cp-heroes .tone-brute input[name=name]")).to_have_value(
        "Gorrim <the> Late"
    )
    page.click("#party-0 .act-gold")
    page.wait_for_selector("#table, #curtain-ready", timeout=PATIENCE)


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
    answer(home, "create:brute", "nameless")
    answer(home, first_answer(home))
    expect(ben.locator(".tw-led")).to_contain_text("Brute", timeout=PATIENCE)
    ben.locator("[data-answer='create:tinkerer']").click()  # nobody waits for the other
    expect(ben.locator(".tw-choice .tw-offer")).to_have_count(5, timeout=PATIENCE)


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
        check_access(page)
    walk(page, "town")
    answer(page, "city-event")
    check_access(page)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["screen", "phone"])
def test_nothing_grave_on_the_pages_of_campaigns(
    house: House, contexts: Contexts, size: tuple[int, int]
) -> None:
    page = brought(house, contexts(*size), veterans())
    for address in (f"{house.address}/campaigns/new", ""):
        page.goto(address or page.locator(".mine a").first.evaluate("one => one.href"))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        check_access(page)
