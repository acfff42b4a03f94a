"""The JSON API: described in full, and no request makes it stumble."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance

import fabletop
from fabletop.games import games
from fabletop.kernel.chance import Chance
from fabletop.kernel.session.journal import Journal
from fabletop.web.api.routes import create_api
from fabletop.web.app import create_app
from fabletop.web.tables.registry import Rooms
from fabletop.web.tables.tokens import seed_hash

from .house import KEY, House, running

TABLE = {"game": "witcher", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("house")) as made:
        yield made


@pytest.fixture
def client(house: House) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{house.address}/api/v1", timeout=20) as made:
        yield made


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def opened(client: httpx.Client, body: dict[str, Any] = TABLE) -> dict[str, Any]:
    reply = client.post("/tables", json=body)
    assert reply.status_code == 201, reply.text
    found: dict[str, Any] = reply.json()
    return found


def test_the_games(client: httpx.Client) -> None:
    found = {one["id"]: one for one in client.get("/games").json()}
    assert list(found) == list(games())
    assert found["witcher"]["seats"] == [1, 5]
    assert all("greedy" in one["bots"] for one in found.values())


def test_the_description_is_complete(client: httpx.Client) -> None:
    described = client.get("/openapi.json").json()
    assert set(described["paths"]) >= {
        "/tables", "/tables/{table}", "/tables/{table}/answer", "/tables/{table}/events",
        "/tables/{table}/journal", "/tables/{table}/sit",
    }  # fmt: skip
    answer = described["paths"]["/tables/{table}/answer"]["post"]["responses"]
    assert answer["200"]["content"]["application/json"]["schema"]["$ref"].endswith("/Snapshot")
    assert "409" in answer


def test_two_programs_play(client: httpx.Client) -> None:
    """What is sent twice is done once; the journal is nobody's before the end."""
    made = opened(client)
    path, tokens = f"/tables/{made['table']}", made["seats"]
    sat = client.post(f"{path}/sit", json={"name": "Ben"}, headers=bearer(tokens["1"])).json()
    assert sat["seats"][1]["name"] == "Ben"
    for _ in range(30):
        snaps = [client.get(path, headers=bearer(tokens[seat])).json() for seat in "01"]
        snap = next(one for one in snaps if one["questions"])
        question = snap["questions"][0]
        keys = [one["key"] for one in question["answers"]][: max(1, question["least"])]
        body = {"version": snap["version"], "keys": keys, "key": f"k{snap['version']}"}
        seat = str(snap["seat"])
        reply = client.post(f"{path}/answer", json=body, headers=bearer(tokens[seat]))
        assert reply.status_code == 200, reply.text
        assert reply.json()["version"] > snap["version"]
        again = client.post(f"{path}/answer", json=body, headers=bearer(tokens[seat]))
        assert again.json()["choices"] == reply.json()["choices"]
    early = client.get(f"{path}/journal", headers=bearer(tokens["0"]))
    assert early.status_code == 403


def test_a_whole_game_of_two_programs(client: httpx.Client) -> None:
    """From the first question to the end over the API alone; then the journal is everybody's."""
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
    made = opened(client, {"game": "gloomhaven", "seats": seats})
    path, tokens, luck = f"/tables/{made['table']}", made["seats"], Chance(7)
    snap = client.get(path, headers=bearer(tokens["0"])).json()
    answers = 0
    while not snap["over"]:
        asked = [one for one in snap["questions"] if not one["optional"]]
        if asked:
            body = {"version": snap["version"], "keys": some_answer(asked[0], luck)}
            who = bearer(tokens[str(snap["seat"])])
            reply = client.post(f"{path}/answer", json=body, headers=who)
            assert reply.status_code == 200, reply.text
            answers += 1
            early = client.get(f"{path}/journal", headers=who) if answers == 20 else None
            assert early is None or early.status_code == 403
            snap = reply.json()
        else:
            other = min(snap["waiting_for"])
            assert other != snap["seat"], "asked, and not told so"
            snap = client.get(path, headers=bearer(tokens[str(other)])).json()
    assert answers > 40
    journals = {
        client.get(f"{path}/journal", headers=bearer(one)).raise_for_status().text
        for one in (*tokens.values(), made["watch"])
    }
    assert len(journals) == 1
    journal = Journal.from_json(journals.pop())
    assert len(journal.choices) == snap["choices"]
    assert (str(journal.seed), seed_hash(journal.seed)) == (snap["seed"], snap["seed_hash"])
    result = fabletop.replay(journal).result
    assert result is not None
    told = {one["seat"]: one["score"] for one in snap["result"]["places"]}
    assert told == dict(enumerate(result.scores))


def some_answer(question: dict[str, Any], luck: Chance) -> list[str]:
    """Any lawful answer."""
    keys = [one["key"] for one in question["answers"]]
    if question["kind"] == "amount":
        return [str(question["least"])]
    if question["kind"] == "pick":
        return [keys[luck.below("pick", len(keys))]]
    return keys[: question["least"]]


def test_stale_and_illegal_answers(client: httpx.Client) -> None:
    made = opened(client, {"game": "witcher", "seats": [{"kind": "human"}]})
    path, who = f"/tables/{made['table']}", bearer(made["seats"]["0"])
    snap = client.get(path, headers=who).json()
    wrong = {"version": snap["version"] + 7, "keys": ["x"]}
    assert client.post(f"{path}/answer", json=wrong, headers=who).status_code == 409
    wrong = {"version": snap["version"], "keys": ["no-such-answer"]}
    reply = client.post(f"{path}/answer", json=wrong, headers=who)
    assert reply.status_code == 422
    assert reply.json()["message"]
    assert client.get(path, headers=who).json() == snap


def test_languages(client: httpx.Client) -> None:
    made = opened(client, {"game": "witcher", "seats": [{"kind": "human"}]})
    path, who = f"/tables/{made['table']}", bearer(made["seats"]["0"])
    texts = {
        client.get(f"{path}?language={language}", headers=who).json()["questions"][0]["text"]
        for language in ("en", "cs", "pl")
    }
    assert len(texts) == 3
    assert client.get(f"{path}?language=xx", headers=who).status_code == 422


def test_the_stream_of_events(client: httpx.Client) -> None:
    made = opened(client)
    path, who = f"/tables/{made['table']}", bearer(made["seats"]["0"])
    with client.stream("GET", f"{path}/events", headers=who) as reply:
        lines = reply.iter_lines()
        first = next(line for line in lines if line.startswith("data: "))
        snap = msgspec.json.decode(first.removeprefix("data: "))
        assert snap["seat"] == 0
        client.post(f"{path}/chat", json={"text": "hello"}, headers=who)
        for line in lines:
            if line.startswith("data: ") and "hello" in line:
                break


def test_the_watching_token_only_watches(client: httpx.Client) -> None:
    made = opened(client)
    path, who = f"/tables/{made['table']}", bearer(made["watch"])
    assert client.get(path, headers=who).json()["seat"] is None
    assert client.post(f"{path}/undo", json={"version": 0}, headers=who).status_code == 403


def test_repeated_and_stale_wishes_do_nothing_and_are_told_so(client: httpx.Client) -> None:
    made = opened(client, {"game": "witcher", "seats": [{"kind": "human"}]})
    path, who = f"/tables/{made['table']}", bearer(made["seats"]["0"])
    snap = client.get(path, headers=who).json()
    question = snap["questions"][0]
    body = {"version": snap["version"], "keys": [question["answers"][0]["key"]], "key": "a"}
    first, again = (client.post(f"{path}/answer", json=body, headers=who) for _ in range(2))
    assert "idempotent-replayed" not in first.headers
    assert again.headers["idempotent-replayed"] == "true"
    assert again.json()["version"] == first.json()["version"]
    wish = {"version": first.json()["version"]}
    for name in ("undo", "redo"):
        done, late = (client.post(f"{path}/{name}", json=wish, headers=who) for _ in range(2))
        assert (done.status_code, late.status_code) == (200, 409)
        wish = {"version": done.json()["version"]}
        assert client.post(f"{path}/{name}", headers=who).status_code == 422
    said = {"text": "once", "key": "b"}
    heard, echo = (client.post(f"{path}/chat", json=said, headers=who) for _ in range(2))
    assert echo.headers["idempotent-replayed"] == "true"
    assert len(echo.json()["chat"]) == len(heard.json()["chat"])


def test_a_header_that_is_none_is_refused_at_the_door(client: httpx.Client) -> None:
    reply = client.get("/tables", headers=bearer("\x01"))
    assert reply.status_code == 400
    assert reply.text == "Invalid HTTP request received."


@pytest.mark.parametrize("headers", [{}, bearer("x"), {"authorization": "Basic eDp5"},
                                     {"authorization": "Bearer"}])  # fmt: skip
def test_wrong_tokens_open_nothing(client: httpx.Client, headers: dict[str, str]) -> None:
    made = opened(client)
    for path in ("", "/events", "/journal"):
        reply = client.get(f"/tables/{made['table']}{path}", headers=headers)
        assert reply.status_code == 401
        assert set(reply.json()) == {"error", "message"}


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"null", b"[]", b"\xff", b'"x"', b"{}", b'{"game": 1}', b"[" * 60_000,
        b'{"game": "witcher", "seats": []}',
        b'{"game": "witcher", "seats": [{"kind": "bot", "bot": "deep-blue"}]}',
        b'{"game": "witcher", "seats": [{"kind": "human", "name": "\\ud800"}]}',
        b'{"game": "\\u0000", "seats": [{"kind": "human"}]}',
        b'{"game": "witcher", "seats": [{"kind": "human"}], "seed": 1}',
        b'{"game": "witcher", "seats": [{"kind": "human"}], "options": {"schools": "x"}}',
        b'{"game": "witcher", "seats": [{"kind": "human"}], "options": {"schools": 1e999}}',
    ],
)  # fmt: skip
def test_malformed_orders(client: httpx.Client, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    reply = client.post("/tables", content=body, headers=headers)
    assert 400 <= reply.status_code < 500
    assert set(reply.json()) == {"error", "message"}


def test_forms_cannot_use_the_api(client: httpx.Client) -> None:
    """A form of another site needs no consent of the browser; JSON does."""
    reply = client.post("/tables", content=msgspec.json.encode(TABLE),
                        headers={"content-type": "text/plain"})  # fmt: skip
    assert reply.status_code in (415, 422)


# Schemathesis


def _described() -> Any:
    rooms = Rooms("sqlite://", bot_workers=1)
    app = create_app(rooms, key=KEY)
    return schemathesis.openapi.from_dict(create_api(app.state.site).openapi())


DESCRIBED = [found.ok() for found in _described().get_all_operations()]
EVENTS = next(one for one in DESCRIBED if one.path.endswith("/events"))
OPERATIONS = [one for one in DESCRIBED if one is not EVENTS]  # the stream is endless by design


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda one: one.label)
def test_no_request_makes_the_api_stumble(
    operation: Any, mode: GenerationMode, house: House, client: httpx.Client
) -> None:
    made = opened(client)

    @settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck),
              database=None)  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        if case.path_parameters:
            case.path_parameters["table"] = made["table"]
        reply = case.call(base_url=f"{house.address}/api/v1", headers=bearer(made["seats"]["0"]))
        case.validate_response(reply, checks=(not_a_server_error, response_schema_conformance))

    with suppress(Unsatisfiable):  # some requests cannot be wrong
        ask()


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_no_request_makes_the_stream_stumble(
    mode: GenerationMode, house: House, client: httpx.Client
) -> None:
    """The same for the stream, of which only the first event is waited for."""
    made = opened(client)
    begun: list[int] = []

    @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck),
              database=None)  # fmt: skip
    @given(case=EVENTS.as_strategy(generation_mode=mode), known=st.none() | st.text(max_size=9))
    def ask(case: Any, known: str | None) -> None:
        case.path_parameters["table"] = made["table"]
        sent = case.as_transport_kwargs(
            base_url=f"{house.address}/api/v1", headers=bearer(made["seats"]["0"])
        )
        if known is not None:  # where a stream was cut, as a browser would tell it
            sent["params"] = {**(sent.get("params") or {}), "version": known}
        with requests.request(**{**sent, "stream": True, "timeout": 20}) as reply:
            begun.append(reply.status_code)
            if reply.status_code == 200:
                assert reply.headers["content-type"].startswith("text/event-stream")
                assert reply.raw.read(1)
            else:
                assert 400 <= reply.status_code < 500
                assert set(reply.json()) == {"error", "message"}

    with suppress(Unsatisfiable):
        ask()
    assert mode is GenerationMode.NEGATIVE or begun.count(200) > 5
