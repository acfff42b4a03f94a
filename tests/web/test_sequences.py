"""Drafts played in one request: all answers or none, one commit, once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fabletop import Drafted, IllegalChoice
from fabletop.kernel.session import Session
from fabletop.web.http.errors import NotAllowed, Stale, StoreFailed
from fabletop.web.http.limits import MOST_ANSWERS
from fabletop.web.tables.registry import Rooms
from fabletop.web.tables.room import Room

from .house import House, open_table, running, stand_in, version_of
from .tables import asked, humans, opened, plan, play, run
from .test_api import bearer


def draft(session: Session, seat: int, most: int = 3) -> list[Drafted]:
    """The first answers to the questions of a seat, until somebody else is asked."""
    trial = session.fork()
    answers: list[Drafted] = []
    while len(answers) < most and (request := trial.request(seat)) is not None:
        keys = request.keys[: max(1, request.least)]
        answers.append(Drafted(request.rule, keys))
        trial.answer(seat, keys)
    return answers


async def at_a_draft(rooms: Rooms) -> tuple[Room, int, list[Drafted]]:
    """A table at which one seat is asked at least twice in a row."""
    room = await rooms.room((await rooms.create(plan(*humans("Ann", "Ben")))).table)
    for _ in range(60):
        request = asked(room)
        assert request is not None
        answers = draft(room.session, request.seat)
        if len(answers) > 1:
            return room, request.seat, answers
        await play(room, 1)
    raise AssertionError("nobody is asked twice in a row")


def test_a_sequence_is_one_commit_and_plays_as_answer_by_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room, seat, answers = await at_a_draft(rooms)
            single = room.session.fork()
            for one in answers:
                single.answer(seat, one.keys)
            written: list[int] = []
            append = rooms.store.append

            async def counted(id: str, entries: list[object], *more: object) -> None:
                written.append(len(entries))
                await append(id, entries, *more)  # type: ignore[arg-type]

            monkeypatch.setattr(rooms.store, "append", counted)
            version = room.version
            reply = await room.answer_all(seat, answers, version=version, key="draft")
            assert reply == room.version == version + len(answers)
            assert written == [len(answers)]
            assert room.session.digest == single.digest
            table, digest = room.id, room.session.digest
        async with opened(tmp_path) as rooms:
            room = await rooms.room(table)
            assert (room.session.digest, room.version) == (digest, reply)
            assert await room.answer_all(seat, answers, version=version, key="draft") == reply

    run(story)


def test_the_same_sequence_again_does_nothing_and_replies_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room, seat, answers = await at_a_draft(rooms)
            version = room.version
            sent = (room.answer_all(seat, answers, version=version, key="x") for _ in range(4))
            assert await asyncio.gather(*sent) == [version + len(answers)] * 4
            assert room.version == version + len(answers)
            assert room.is_repeated(seat, "x")

    run(story)


def test_what_is_refused_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room, seat, answers = await at_a_draft(rooms)
            version, digest = room.version, room.session.digest
            spoilt = [*answers[:-1], answers[-1]._replace(keys=("nonsense",))]
            with pytest.raises(IllegalChoice) as caught:
                await room.answer_all(seat, spoilt, version=version, key="a")
            assert caught.value.number == len(answers)
            other = [answers[0], answers[1]._replace(rule="WI-NOT-1")]
            with pytest.raises(IllegalChoice, match="Answer 2"):
                await room.answer_all(seat, other, version=version, key="b")
            with pytest.raises(Stale):
                await room.answer_all(seat, answers, version=version + 1, key="c")
            with pytest.raises(IllegalChoice):
                await room.answer_all(1 - seat, answers, version=version, key="d")
            with pytest.raises(NotAllowed):
                await room.answer_all(seat, [], version=version, key="e")

            async def fail(*args: object) -> None:
                raise OSError("disk full")

            with monkeypatch.context() as patch:
                patch.setattr(rooms.store, "append", fail)
                with pytest.raises(StoreFailed):
                    await room.answer_all(seat, answers, version=version, key="f")
            assert (room.version, room.session.digest) == (version, digest)
            await room.answer_all(seat, answers, version=version, key="f")
            assert room.session.digest != digest

    run(story)


def test_a_kept_try_is_one_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room, seat, answers = await at_a_draft(rooms)
            await room.whatif_start(seat)
            await room.whatif_answer(seat, answers[0].keys)
            if not room._try_outs[seat].ended:
                await room.whatif_answer(seat, answers[1].keys)
            tried = len(room._try_outs[seat].answers)
            notices: list[int] = []
            monkeypatch.setattr(room, "notify", lambda: notices.append(room.version))
            version = room.version
            assert await room.whatif_keep(seat, key="keep") == version + tried
            assert notices == [version + tried]
            await room.whatif_start(asked(room).seat)  # type: ignore[union-attr]
            assert await room.whatif_keep(asked(room).seat, key="none") == room.version  # type: ignore[union-attr]

    run(story)


# Over HTTP


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    stand_in(monkeypatch)
    with running(tmp_path) as made:
        yield made


@pytest.fixture
def ada(house: House) -> Iterator[httpx.Client]:
    with house.browser() as browser:
        yield browser


def fields(answers: list[Drafted]) -> list[str]:
    return [json.dumps({"rule": one.rule, "keys": list(one.keys)}) for one in answers]


def test_a_page_plays_its_draft(house: House, ada: httpx.Client) -> None:
    table = open_table(ada, "you")
    assert ada.get(f"/t/{table}").status_code == 200
    answers = draft(house.rooms._rooms[table].session, 0)
    form = {"version": "0", "key": "k", "answer": fields(answers)}
    reply = ada.post(f"/t/{table}/answers", data=form)
    assert reply.status_code == 200, reply.text
    assert version_of(reply.text) == len(answers)
    again = ada.post(f"/t/{table}/answers", data=form)
    assert again.status_code == 200 and "hx-retarget" in again.headers
    assert version_of(ada.get(f"/t/{table}/table").text) == len(answers)


@pytest.mark.parametrize(
    "sent",
    [[], ["x"], ["{}"], ['{"rule": "A"}'], ['{"rule": 1, "keys": []}'], ['{"keys": ["x"]}'],
     ['{"rule": "A", "keys": "x"}'], ['{"rule": "A", "keys": [], "seat": 1}'], ["[" * 5000],
     ['{"rule": "A", "keys": []}'] * (MOST_ANSWERS + 1),
     [json.dumps({"rule": "A", "keys": ["x"] * 201})]],
    ids=str,
)  # fmt: skip
def test_a_malformed_draft_is_refused(ada: httpx.Client, sent: list[str]) -> None:
    table = open_table(ada, "you")
    reply = ada.post(f"/t/{table}/answers", data={"version": "0", "answer": sent})
    assert reply.status_code == 422
    assert version_of(ada.get(f"/t/{table}/table").text) == 0


def test_the_api_takes_sequences(house: House) -> None:
    with httpx.Client(base_url=f"{house.address}/api/v1", timeout=20) as client:
        made = client.post("/tables", json={"game": "witcher", "seats": [{"kind": "human"}]}).json()
        path, who = f"/tables/{made['table']}", bearer(made["seats"]["0"])
        assert client.get(path, headers=who).status_code == 200
        answers = draft(house.rooms._rooms[made["table"]].session, 0)
        plain = [{"rule": one.rule, "keys": list(one.keys)} for one in answers]
        body = {"version": 0, "answers": plain, "key": "k"}
        wrong = {**body, "answers": [*plain[:-1], {**plain[-1], "keys": ["nonsense"]}]}
        refused = client.post(f"{path}/answers?language=cs", json=wrong, headers=who)
        assert refused.status_code == 422
        assert f"Answer {len(plain)}" in refused.json()["message"]
        stale = client.post(f"{path}/answers", json={**body, "version": 5}, headers=who)
        assert stale.status_code == 409
        first, again = (client.post(f"{path}/answers", json=body, headers=who) for _ in range(2))
        assert first.status_code == 200, first.text
        assert first.json()["version"] == again.json()["version"] == len(plain)
        assert again.headers["idempotent-replayed"] == "true"
        empty = client.post(f"{path}/answers", json={**body, "answers": []}, headers=who)
        assert empty.status_code == 422
        watching = client.post(f"{path}/answers", json=body, headers=bearer(made["watch"]))
        assert watching.status_code == 403
