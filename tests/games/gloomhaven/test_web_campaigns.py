"""Campaigns over HTTP and in the database: every player keeps one link; a table's result counts
exactly once, whatever is cut off, clicked twice or done by another party at the same time."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from fabletop.bots import GreedyBot
from fabletop.games.gloomhaven.campaign import chapters, document
from fabletop.games.gloomhaven.campaign.document import Campaign
from fabletop.games.gloomhaven.campaign.redeal import redealt
from fabletop.games.gloomhaven.web import seats
from fabletop.games.gloomhaven.web import service as journeys
from fabletop.games.gloomhaven.web.service import Journeys
from fabletop.games.gloomhaven.web.storage import REPLACED, Sitting, StoredCampaign, StoredPlayer
from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session
from fabletop.web.tables.registry import Rooms
from fabletop.web.tables.room import Room
from fabletop.web.tables.tokens import hashed

from ...web.house import House, running
from ...web.tables import opened, run
from .campaign.scene import campaign

ID = "abcdefgh"
WRITES = ("INSERT", "UPDATE")


class Cut(RuntimeError):
    """The power fails."""


# A campaign without HTTP


def asked(session: Session) -> Request:
    return next(one for one in session.requests if not one.optional)


def two_parties() -> Campaign:
    """A world of two parties of one player each, both in the city."""
    world = journeys.new_world("Lanterns", 1, {}, 7)
    return journeys.with_party(world, "Ravens", 1, {})


async def begun(rooms: Rooms, world: Campaign | None = None) -> Journeys:
    made = two_parties() if world is None else world
    journey = Journeys(rooms)
    players = [
        StoredPlayer(party, number, "you", "Ada", hashed(f"{party}/{number}"))
        for party, one in enumerate(made.parties)
        for number in range(len(one.players))
    ]
    stored = StoredCampaign(ID, made.name, document.write(made), 1)
    await journey.campaigns.create(stored, players)
    return journey


async def answered(room: Room, *keys: str) -> None:
    """One person's answers, one after the other."""
    for key in keys:
        seat = asked(room.session).seat
        await room.answer(seat, (key,), version=room.version, key=f"k{room.version}")


async def made_out(room: Room, first: str, second: str) -> None:
    """Two heroes join, and the party sets out for the first scenario."""
    for type in (first, second):
        await answered(room, f"create:{type}", "nameless")
        await answered(room, asked(room.session).keys[0])
    await answered(room, "all-done", "travel:black-barrow", "set-out")
    while not room.session.over:  # the road event
        await answered(room, asked(room.session).keys[0])


async def given_up(room: Room) -> None:
    """The scenario played to its end by bots of the rules' own."""
    bots = [GreedyBot(seat + 1) for seat in range(room.session.journal.seats)]
    while not room.session.over:
        request = asked(room.session)
        keys: tuple[str, ...] = ("concede",) if "concede" in request.keys else ()
        keys = keys or tuple(bots[request.seat].choose(room.session, request))
        await room.answer(request.seat, keys, version=room.version, key=f"k{room.version}")


async def state(journey: Journeys) -> tuple[int, str, list[Sitting]]:
    stored = await journey.campaigns.campaign(ID)
    assert stored is not None
    return stored.version, stored.document, await journey.campaigns.sittings(ID)


def with_rooms(folder: Path, story: Callable[[Rooms], Awaitable[None]]) -> None:
    async def told() -> None:
        async with opened(folder) as rooms:
            await story(rooms)

    run(told)


def test_from_table_to_table_with_the_same_players(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        journey = await begun(rooms)
        visit = await journey.table_now(ID, 0)
        assert await journey.table_now(ID, 0) == visit  # it is still to be played
        room = await rooms.room(visit)
        assert room.session.game.id == "gloomhaven-campaign"
        await made_out(room, "brute", "spellweaver")
        played = await journey.table_now(ID, 0)
        assert played != visit
        assert await journey.table_now(ID, 0) == played  # a second click
        version, text, sittings = await state(journey)
        assert version == 2 and len(document.read(text).chapters) == 1
        assert [(one.kind, one.applied, one.players) for one in sittings] == [
            ("visit", 2, (0,)), ("scenario", 0, (0, 0)),
        ]  # fmt: skip
        scenario = await rooms.room(played)
        assert scenario.session.game.id == "gloomhaven"
        assert [one.name for one in scenario.seats] == ["Ada", "Ada"]
        await given_up(scenario)
        home = await journey.table_now(ID, 0)
        assert home not in (visit, played)
        version, text, _ = await state(journey)
        chapters = document.read(text).chapters
        assert version == 3 and [one.kind for one in chapters] == ["visit", "scenario"]
        assert (await rooms.room(home)).session.view(0).party.name == "Lanterns"

    with_rooms(tmp_path, story)


def test_nothing_is_lost_and_nothing_counts_twice_wherever_it_is_cut_off(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        journey = await begun(rooms)
        table = await journey.table_now(ID, 0)
        await made_out(await rooms.room(table), "brute", "spellweaver")
        before = await state(journey)
        left = 0

        def fail(_: Any, __: Any, statement: str, *___: Any) -> None:
            nonlocal left
            if statement.lstrip().upper().startswith(WRITES):
                if left == 0:
                    raise Cut(statement)
                left -= 1

        engine = rooms.store._engine
        cuts = 0
        event.listen(engine, "after_cursor_execute", fail)
        try:
            while True:
                left = cuts
                try:
                    following = await journey.table_now(ID, 0)
                    break
                except Cut:
                    cuts += 1
                    assert await state(journey) == before
        finally:
            event.remove(engine, "after_cursor_execute", fail)
        assert cuts == 5  # the mark, the document, its copy, the table, its place
        version, text, sittings = await state(journey)
        assert version == 2 and len(document.read(text).chapters) == 1
        assert [one.table for one in sittings] == [table, following]

    with_rooms(tmp_path, story)


def test_two_clicks_at_the_same_time_lead_to_the_same_table(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        journey = await begun(rooms)
        first = await asyncio.gather(*(journey.table_now(ID, 0) for _ in range(4)))
        assert len(set(first)) == 1
        await made_out(await rooms.room(first[0]), "brute", "spellweaver")
        second = await asyncio.gather(*(Journeys(rooms).table_now(ID, 0) for _ in range(4)))
        assert len(set(second)) == 1
        version, _, sittings = await state(journey)
        assert version == 2 and len(sittings) == 2

    with_rooms(tmp_path, story)


async def packed_off(room: Room, *errands: str) -> None:
    """A party that knows where to go: errands, and out. A dungeon needs no road event, whose card
    only one of two parties could draw."""
    await answered(room, *errands, "all-done", "random-dungeon", "set-out")
    assert room.session.over


def test_two_parties_that_finish_at_the_same_time_both_count(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        world = campaign("brute", "spellweaver", players=1)
        world.parties.append(campaign("tinkerer", "cragheart", players=1).parties[0])
        journey = await begun(rooms, world)
        lanterns, ravens = [await journey.table_now(ID, party) for party in (0, 1)]
        await packed_off(await rooms.room(lanterns), "donate:brute", "shop:brute:hide-armor")
        await packed_off(await rooms.room(ravens), "donate:tinkerer", "donate:cragheart")
        both = await asyncio.gather(journey.table_now(ID, 0), journey.table_now(ID, 1))
        version, text, sittings = await state(journey)
        now = document.read(text)
        assert version == 3 and set(now.journeys) == {"0", "1"}
        assert sorted(one.applied for one in sittings if one.kind == "visit") == [2, 3]
        assert now.world.donated == 30  # the gifts of both
        for table in both:
            await given_up(await rooms.room(table))
        await asyncio.gather(journey.table_now(ID, 0), journey.table_now(ID, 1))
        version, text, _ = await state(journey)
        now = document.read(text)
        assert version == 5 and not now.journeys
        assert sorted((one.kind, one.party) for one in now.chapters) == [
            ("scenario", 0), ("scenario", 1), ("visit", 0), ("visit", 1),
        ]  # fmt: skip

    with_rooms(tmp_path, story)


def test_a_visit_whose_choices_are_gone_goes_on_from_there(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        world = two_parties()
        world.world.items = {"hide-armor": 1}
        journey = await begun(rooms, world)
        table = await journey.table_now(ID, 1)
        room = await rooms.room(table)
        await answered(room, "create:brute", "nameless")
        await answered(room, asked(room.session).keys[0], "shop:brute:hide-armor")
        await answered(room, "create:tinkerer", "nameless")
        await answered(room, asked(room.session).keys[0])
        await answered(room, "all-done", "travel:black-barrow", "set-out")
        while not room.session.over:
            await answered(room, asked(room.session).keys[0])
        version, text, _ = await state(journey)
        changed = document.read(text)
        changed.world.items = {}
        await journey.campaigns.add_party(ID, version, document.write(changed), [])
        following = await journey.table_now(ID, 1)
        again = (await rooms.room(following)).session
        assert following != table and not again.over
        assert [one.type for one in again.state.present] == ["brute"]
        assert again.state.present[0].gold == 30  # the armour is not there to be bought
        _, _, sittings = await state(journey)
        assert [one.applied for one in sittings if one.party == 1] == [REPLACED, 0]

    with_rooms(tmp_path, story)


def test_the_rules_of_lasting_choices() -> None:
    """A visit in an unchanged world is the same visit."""
    world = two_parties()
    session = chapters.visit(world, 0, 1, 3)
    session.answer(0, ("create:brute",))
    session.answer(0, ("nameless",))
    session.answer(0, (asked(session).keys[0],))
    again = journeys.lasting(session, world)
    assert again.digest == session.digest


# Names


@pytest.mark.rule("GH-CAMP-48")
def test_a_name_given_during_a_visit_outlives_it_and_disturbs_nothing(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        journey = await begun(rooms, campaign("brute", "tinkerer", players=1))
        room = await rooms.room(await journey.table_now(ID, 0))
        await answered(room, "shop:brute:hide-armor")
        await journey.name_hero(ID, 0, 1, "Rook")
        await answered(room, "all-done", "travel:black-barrow", "set-out")
        while not room.session.over:
            await answered(room, asked(room.session).keys[0])
        scenario = (await rooms.room(await journey.table_now(ID, 0))).session
        assert [one.name for one in scenario.view(0).heroes] == ["Rook", ""]
        _, text, sittings = await state(journey)
        brute = document.read(text).parties[0].characters[0]
        assert (brute.name, brute.items) == ("Rook", ["hide-armor"])
        assert [one.applied > 0 for one in sittings] == [True, False], "nothing was played again"
        assert journeys.leads(document.read(text), 0, 1) == 0
        assert journeys.leads(document.read(text), 0, 9) is None
        assert journeys.leads(document.read(text), 4, 1) is None

    with_rooms(tmp_path, story)


# Over HTTP


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("campaigns")) as found:
        yield found


FORM = {"party": "The Lanterns", "name": "Ada", "seat-0": "you", "seat-1": "open"}


def start(browser: httpx.Client, **fields: str) -> str:
    """A new campaign; its address."""
    reply = browser.post("/campaigns", data={**FORM, **fields})
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"])


def page_of(browser: httpx.Client, address: str) -> str:
    reply = browser.get(address)
    assert reply.status_code == 200, reply.text
    return unescape(reply.text)


def sit(browser: httpx.Client, address: str, party: int = 0) -> str:
    """Go on to the table of now."""
    reply = browser.post(f"{address}/next", data={"party": str(party)})
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"])


def test_everybody_keeps_one_link_and_sits_at_the_own_seat(house: House) -> None:
    with house.browser() as ada, house.browser() as ben, house.browser() as eve:
        address = start(ada)
        page = page_of(ada, address)
        assert "The Lanterns" in page
        link = re.findall(r'value="(http[^"]*/p/[^"]+)"', page)[1]
        table = sit(ada, address)
        assert ada.get(table).status_code == 200
        assert ben.get(table).status_code == 403 and ben.get(address).status_code == 403
        assert ben.get(link).headers["location"] == address
        assert sit(ben, address) == table
        assert 'value="difficulty:easy"' in ada.get(table).text
        assert 'value="difficulty:easy"' not in ben.get(table).text  # the first enters it for all
        assert eve.get(address).status_code == 403
        assert eve.post(f"{address}/next", data={"party": "0"}).status_code == 403


def test_the_way_from_a_table_that_is_over_leads_to_the_campaign(house: House) -> None:
    with house.browser() as ada:
        address = start(ada, **{"seat-1": "none"})
        table = sit(ada, address)
        reply = ada.post(f"{table}/next")
        assert reply.status_code == 307
        assert reply.headers["location"] == f"{address}/next?party=0"
        again = ada.post(reply.headers["location"])
        assert again.headers["location"] == table  # it is not over
        assert ada.post("/t/abcdefgh/next").status_code == 404


def test_the_file_comes_back_as_it_went(house: House) -> None:
    with house.browser() as ada:
        address = start(ada, **{"seat-1": "hot"})
        text = ada.get(f"{address}/export").text
        assert document.read(text).parties[0].name == "The Lanterns"
        seats = {"seat-0": "you", "seat-1": "hot"}
        reply = ada.post("/campaigns/import", data={"campaign": text, **seats})
        assert reply.status_code == 303, reply.text
        copy = str(reply.headers["location"])
        assert copy != address and ada.get(f"{copy}/export").text == text
        assert sit(ada, copy).startswith("/t/")


def test_a_file_for_one_of_several_people_tells_nothing_hidden(house: House) -> None:
    """The order of decks and the luck to come, seeds of scenarios among it, are dealt anew."""
    with house.browser() as ada:
        address = start(ada)
        files = [document.read(ada.get(f"{address}/export").text) for _ in range(3)]
        assert len({one.luck.seed for one in files}) == 3
        assert len({tuple(one.world.city) for one in files}) == 3
        assert len({frozenset(one.world.city) for one in files}) == 1
        reply = ada.post(f"{address}/branch", data={"version": "1", "seat-1": "none"})
        twin = document.read(ada.get(f"{reply.headers['location']}/export").text)
        assert twin.luck.seed not in {one.luck.seed for one in files}


def test_a_redealt_campaign_has_the_same_story_and_other_luck() -> None:
    made = campaign("brute", "tinkerer")
    made.journeys["0"] = document.Journey(
        1, "campaign", (1, 2), (0, 1), (("scenario", "1"),), seed=12345
    )
    before = document.write(made)
    one, other = redealt(made, 1), redealt(made, 2)
    assert document.write(made) == before
    assert one.journeys["0"].seed not in (12345, other.journeys["0"].seed)
    assert one.world.quests != made.world.quests
    assert sorted(one.world.quests) == sorted(made.world.quests)
    assert one.parties == made.parties and one.chapters == made.chapters
    mixed = document.read(before)
    mixed.world.city.reverse()
    assert redealt(mixed, 1).world.city == one.world.city  # depends on nothing hidden


@pytest.mark.parametrize(
    ("path", "fields", "status"),
    [
        ("/campaigns", {"party": " "}, 422),
        ("/campaigns", {"seat-0": "none", "seat-1": "none"}, 422),
        ("/campaigns", {"seat-0": "greedy", "seat-1": "greedy"}, 422),
        ("/campaigns", {"seat-1": "wizard"}, 422),
        ("/campaigns/import", {"campaign": ""}, 422),
        ("/campaigns/import", {"campaign": "{}"}, 422),
        ("/campaigns/import", {"campaign": "no file at all"}, 422),
        ("/c/abcdefgh/next", {"party": "0"}, 404),
        ("/c/abcdefgh/branch", {"version": "1"}, 404),
    ],
)
def test_what_cannot_be_is_refused(
    house: House, path: str, fields: dict[str, str], status: int
) -> None:
    with house.browser() as ada:
        assert ada.post(path, data={**FORM, **fields}).status_code == status


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"gold": -5}, "gold is -5, but must be 0 or more"),
        ({"level": 10**9}, "level is 1000000000, but must be 1 to 9"),
        ({"start": {"blesses": 10**12}}, "Expected `int` <= 1000"),  # a scenario never begun
        ({"start": {"minus_ones": 10**12}}, "Expected `int` <= 1000"),  # a deck without end
    ],
)
def test_a_hostile_file_is_refused_and_changes_nothing(
    tmp_path: Path, change: dict[str, Any], sentence: str
) -> None:
    file = json.loads(document.write(campaign("brute", "tinkerer")))
    file["parties"][0]["characters"][0].update(change)
    with running(tmp_path) as house, house.browser() as eve:
        fields = {"campaign": json.dumps(file), "seat-0": "you", "seat-1": "hot"}
        reply = eve.post("/campaigns/import", data=fields)
        assert reply.status_code == 422 and sentence in unescape(reply.text)
        with sqlite3.connect(tmp_path / "tables.db") as stored:
            for table in ("campaigns", "campaign_documents", "tables"):
                assert stored.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


def test_a_branch_is_a_campaign_of_its_own(house: House) -> None:
    with house.browser() as ada:
        address = start(ada)
        reply = ada.post(f"{address}/branch", data={"version": "1"})
        assert reply.status_code == 303
        twin = str(reply.headers["location"])
        assert twin != address and ada.get(twin).status_code == 200
        assert sit(ada, twin) != sit(ada, address)
        assert ada.post(f"{address}/branch", data={"version": "99"}).status_code == 404


def test_several_parties_share_one_world(house: House) -> None:
    with house.browser() as ada:
        address = start(ada)
        reply = ada.post(f"{address}/parties", data={**FORM, "party": "The Ravens"})
        assert reply.status_code == 303
        page = page_of(ada, address)
        assert "The Lanterns" in page and "The Ravens" in page
        assert sit(ada, address, 1) != sit(ada, address, 0)
        assert ada.post(f"{address}/next", data={"party": "7"}).status_code == 403


def test_a_table_of_a_campaign_tells_nothing_of_its_document(house: House) -> None:
    with house.browser() as ada:
        table = sit(ada, start(ada))
        token = ada.cookies.get("seat-0", path=table)
        reply = ada.get(f"/api/v1/tables/{table.removeprefix('/t/')}",
                        headers={"authorization": f"Bearer {token}"})  # fmt: skip
        assert reply.status_code == 200
        assert reply.json()["options"] == {"document": "…", "party": "…"}
        assert '"luck"' not in reply.text and '"luck"' not in ada.get(table).text


def test_a_seat_is_made_from_the_players_secret_and_the_table() -> None:
    made = seats.seat_token("secret", "table", 0)
    assert made == seats.seat_token("secret", "table", 0)
    assert len({made, seats.seat_token("secret", "table", 1), seats.seat_token("other", "table", 0),
                seats.seat_token("secret", "other", 0)}) == 4  # fmt: skip


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_pages_speak_every_language(house: House, language: str) -> None:
    with house.browser(**{"accept-language": language}) as ada:
        page = page_of(ada, start(ada))
        assert f'lang="{language}"' in page
        assert page_of(ada, "/campaigns/new").count("/c/") >= 1


def test_the_journal_of_a_visit_is_nobodys(house: House) -> None:
    """It holds the decks of the whole world; the campaign itself has a file."""
    with house.browser() as ada:
        table = sit(ada, start(ada, **{"seat-1": "none"}))
        assert ada.get(f"{table}/export").status_code == 403


@pytest.mark.rule("GH-CAMP-48")
def test_who_leads_a_hero_says_what_it_is_called(house: House) -> None:
    ada, stranger = house.browser(), house.browser()
    text = document.write(campaign("brute", "tinkerer"))
    fields = {"campaign": text, "name": "Ada", "seat-0": "you", "seat-1": "open"}
    address = str(ada.post("/campaigns/import", data=fields).headers["location"])
    wish = {"party": "0", "hero": "1", "name": f"  <b>Gorrim</b>\n & {'o' * 40}"}
    assert ada.post(f"{address}/hero", data=wish).status_code == 303
    kept = document.read(ada.get(f"{address}/export").text).parties[0].characters
    assert [one.name for one in kept] == ["<b>Gorrim</b> & oooooooo", ""]
    raw = ada.get(address).text
    assert 'value="&lt;b&gt;Gorrim&lt;/b&gt; &amp; oooooooo"' in raw and "<b>Gorrim" not in raw
    table = ada.get(sit(ada, address)).text
    assert "&lt;b&gt;Gorrim&lt;/b&gt;" in table and "<b>Gorrim" not in table
    for wrong in ({"hero": "2"}, {"hero": "7"}, {"party": "3"}, {"hero": "x"}):
        assert ada.post(f"{address}/hero", data={**wish, **wrong}).status_code == 422, wrong
    assert stranger.post(f"{address}/hero", data=wish).status_code == 403
    assert ada.post(f"{address}/hero", data={**wish, "name": " "}).status_code == 303
    assert not document.read(ada.get(f"{address}/export").text).parties[0].characters[0].name


@pytest.mark.rule("GH-CAMP-03")
def test_a_party_keeps_its_notes(house: House) -> None:
    ada, stranger = house.browser(), house.browser()
    address = start(ada)
    wish = {"party": "0", "notes": "  Ask the smith.\r\n\x07<b>Twice</b>  " + "x" * 3000}
    assert ada.post(f"{address}/notes", data=wish).status_code == 303
    kept = document.read(ada.get(f"{address}/export").text).parties[0].notes
    assert kept.startswith("Ask the smith.\n<b>Twice</b>  xxx") and len(kept) == 2000
    for raw in (ada.get(address).text, ada.get(sit(ada, address)).text):
        assert "&lt;b&gt;Twice&lt;/b&gt;" in raw and "<b>Twice" not in raw
    assert ada.post(f"{address}/notes", data={**wish, "party": "4"}).status_code == 403
    assert stranger.post(f"{address}/notes", data=wish).status_code == 403
