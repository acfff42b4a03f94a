"""Previews of answers: what each would do, in a worker process, for those who may know it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import fabletop
from fabletop import IllegalChoice
from fabletop.bots import RandomBot
from fabletop.games import games
from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session
from fabletop.web.bots import foretell as previewing
from fabletop.web.bots import worker
from fabletop.web.bots.foretell import MOST_ANSWERS, Previews, preview_all, single_answers
from fabletop.web.http.errors import NotAllowed
from fabletop.web.tables.room import Room
from fabletop.web.view.foretold import Foretelling

from .house import House, answers_in, open_table, running, stand_in, version_of
from .tables import asked, humans, opened, plan, play, run
from .test_api import bearer


def later(game: str, answers: int = 40) -> Session:
    session = fabletop.new(game, seats=games()[game].seats[0], seed=3)
    bot = RandomBot(3)
    for _ in range(answers):
        request = session.requests[0]
        session.answer(request.seat, bot.choose(session, request))
    return session


# In the worker


@pytest.mark.parametrize("game", games())
def test_a_worker_foretells_what_the_session_does(game: str) -> None:
    session = later(game)
    request = session.requests[0]
    found = worker.foretell(session.save(past=False), request.seat, None)
    assert found.previews or not single_answers(request)
    for one in found.previews:
        told = session.foretell(request.seat, one.keys)
        assert (one.lines, one.settled, one.nothing) == (told.lines, told.settled, told.nothing)
        assert (one.next and one.next.keys) == (told.next and told.next.keys)
        single = worker.foretell(session.save(past=False), request.seat, one.keys)
        assert single == Previews([one], complete=True)


def test_the_budget_ends_it_with_what_was_found() -> None:
    session = later("witcher")
    request = session.requests[0]
    assert len(request.keys) > 1
    first = preview_all(session, request, budget=0)
    assert len(first.previews) == 1 and not first.complete
    began = time.perf_counter()
    preview_all(session, request)
    assert time.perf_counter() - began < previewing.BUDGET_S + 0.5


def test_answers_beyond_a_number_are_left_out() -> None:
    keys = tuple(str(number) for number in range(MOST_ANSWERS + 5))
    assert len(single_answers(Request(0, "X", "pick", keys))) == MOST_ANSWERS + 5
    assert single_answers(Request(0, "X", "amount", (), 2, 4)) == [("2",), ("3",), ("4",)]
    assert single_answers(Request(0, "X", "pick_some", ("a", "b"), 0, 2)) == [("a",), ("b",)]
    assert single_answers(Request(0, "X", "pick_some", ("a", "b"), 2, 2)) == []
    assert single_answers(Request(0, "X", "order", ("a", "b"), 2, 2)) == []


# In the room


async def at_lines(room: Room) -> Request:
    """Play until an answer would tell something; the question."""
    while True:
        request = asked(room)
        assert request is not None
        if room.session.foretell(request.seat, single_answers(request)[0]).lines:
            return request
        await play(room, 1)


def test_a_room_foretells_the_question_of_a_seat_in_its_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("Ann", "Ben")))).table)
            request = await at_lines(room)
            before = room.session.digest, room.version
            told = await room.foretell(request.seat, "cs")
            assert (room.session.digest, room.version) == before
            assert (told.seat, told.version, told.rule) == (
                request.seat, room.version, request.rule,
            )  # fmt: skip
            assert [one.keys for one in told.answers] == [*single_answers(request)]
            assert told.complete
            english = await room.foretell(request.seat, "en")
            texts = [
                [line.text for one in told.answers for line in one.lines]
                for told in (told, english)
            ]
            assert texts[0] != texts[1]
            one = await room.foretell(request.seat, "cs", single_answers(request)[0])
            assert one.answers == told.answers[:1]
            with pytest.raises(IllegalChoice):
                await room.foretell(request.seat, "cs", ["nonsense"])
            with pytest.raises(NotAllowed):
                await room.foretell(1 - request.seat, "cs")

    run(story)


def test_a_question_is_foretold_once_until_it_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("Ann", "Ben")))).table)
            calls: list[int] = []
            complete = True

            async def foretell(text: str, seat: int, keys: object = None) -> Previews:
                calls.append(seat)
                await asyncio.sleep(0)
                return Previews([], complete)

            monkeypatch.setattr(rooms.bot_pool, "foretell", foretell)
            seat = asked(room).seat  # type: ignore[union-attr]
            await asyncio.gather(*(room.foretell(seat, "en") for _ in range(3)))
            await room.chat(0, "Which one?")
            await room.foretell(seat, "pl")
            assert len(calls) == 1
            await play(room, 1)
            complete = False
            seat = asked(room).seat  # type: ignore[union-attr]
            await room.foretell(seat, "en")
            await room.foretell(seat, "en")
            assert len(calls) == 3, "what was not complete is looked for again"

    run(story)


def test_a_try_is_foretold_from_where_it_stands(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("Ann", "Ben")))).table)
            while True:
                seat = asked(room).seat  # type: ignore[union-attr]
                await room.whatif_start(seat)
                await room.whatif_answer(seat, asked(room).keys[:1])  # type: ignore[union-attr]
                if not room._try_outs[seat].ended:
                    break
                with pytest.raises(NotAllowed):
                    await room.foretell(seat, "en")
                await play(room, 1)
            trying = room._try_outs[seat].session.request(seat)
            assert trying is not None
            assert (await room.foretell(seat, "en")).rule == trying.rule

    run(story)


# Over HTTP


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    stand_in(monkeypatch)
    with running(tmp_path) as made:
        yield made


def patient(browser: httpx.Client) -> httpx.Client:
    browser.timeout = httpx.Timeout(90)  # the workers have to be started first
    return browser


def foretold(reply: httpx.Response) -> Foretelling:
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-type"] == "application/json"
    return msgspec.json.decode(reply.content, type=Foretelling)


def test_a_page_gets_all_answers_of_its_question(house: House) -> None:
    with patient(house.browser()) as ada, patient(house.browser()) as eve:
        table = open_table(ada, "you")
        page = ada.get(f"/t/{table}").text
        told = foretold(ada.get(f"/t/{table}/foretell?seat=0"))
        assert told.version == version_of(page)
        assert [one.keys[0] for one in told.answers] == answers_in(page)
        one = ada.get(f"/t/{table}/foretell", params={"keys": answers_in(page)[0]})
        assert foretold(one).answers == told.answers[:1]
        assert ada.get(f"/t/{table}/foretell?keys=x").status_code == 422
        assert ada.get(f"/t/{table}/foretell?{'&'.join(['keys=x'] * 201)}").status_code == 422
        assert ada.get(f"/t/{table}/foretell?seat=1").status_code == 403
        refused = eve.get(f"/t/{table}/foretell", headers={"accept": "application/json"})
        assert refused.status_code == 403 and set(refused.json()) == {"error", "message"}
        watch = next(one.value for one in ada.cookies.jar if one.name == "watch")
        eve.get(f"/w/{watch}")
        assert eve.get(f"/t/{table}/foretell").status_code == 403
        assert version_of(ada.get(f"/t/{table}").text) == version_of(page)


def test_the_api_foretells(house: House) -> None:
    with patient(httpx.Client(base_url=f"{house.address}/api/v1")) as client:
        made = client.post("/tables", json={"game": "witcher", "seats": [{"kind": "human"}]}).json()
        path, who = f"/tables/{made['table']}", bearer(made["seats"]["0"])
        snap = client.get(path, headers=who).json()
        every = foretold(client.get(f"{path}/foretell", headers=who))
        keys = [one["key"] for one in snap["questions"][0]["answers"]]
        assert [one.keys[0] for one in every.answers] == keys
        told = foretold(client.get(f"{path}/foretell", params={"keys": keys[0]}, headers=who))
        assert told.answers == every.answers[:1]
        wrong = client.get(f"{path}/foretell", params={"keys": "x"}, headers=who)
        assert wrong.status_code == 422 and wrong.json()["error"] == "illegal-key"
        watching = client.get(f"{path}/foretell", headers=bearer(made["watch"]))
        assert watching.status_code == 403
        assert client.get(f"{path}/foretell", headers=bearer("x")).status_code == 401
        described = client.get("/openapi.json").json()
        operation = described["paths"]["/tables/{table}/foretell"]["get"]["responses"]
        shape = operation["200"]["content"]["application/json"]["schema"]["$ref"]
        assert shape.endswith("/Foretelling") and "429" in operation
        assert client.get(path, headers=who).json() == snap


def test_too_many_previews_are_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def foretell(*args: Any) -> Previews:
        return Previews([], True)

    monkeypatch.setattr(house.rooms.bot_pool, "foretell", foretell)
    with house.browser() as ada:
        table = open_table(ada, "you")
        codes = [ada.get(f"/t/{table}/foretell").status_code for _ in range(150)]
    assert codes[:120] == [200] * 120
    assert 429 in codes
