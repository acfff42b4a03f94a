"""What must not be possible: nothing changed, nothing leaked, and a clear sentence instead."""

from __future__ import annotations

import http.client
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fabletop.kernel.words import LANGUAGES
from fabletop.web.http.guard import RateLimit, Refused
from fabletop.web.view.voice import voice

from .house import House, answers_in, open_table, running, stand_in, version_of


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        stand_in(monkeypatch)
        with running(tmp_path_factory.mktemp("house")) as made:
            yield made


@pytest.fixture
def ada(house: House) -> Iterator[httpx.Client]:
    with house.browser() as browser:
        yield browser


@pytest.fixture
def eve(house: House) -> Iterator[httpx.Client]:
    with house.browser() as browser:
        yield browser


def token(browser: httpx.Client, table: str, name: str) -> str:
    path = f"/t/{table}"
    return next(o.value or "" for o in browser.cookies.jar if (o.name, o.path) == (name, path))


# Seats of others


@pytest.mark.parametrize(
    "path",
    [
        "",
        "/table",
        "/stream",
        "/at/0",
        "/export",
        "/foretell",
        "?seat=0",
        "/table?seat=0",
        "/stream?seat=1",
    ],
)
def test_a_table_shows_nothing_to_strangers(
    ada: httpx.Client, eve: httpx.Client, path: str
) -> None:
    table = open_table(ada, "you", "open")
    reply = eve.get(f"/t/{table}{path}")
    assert reply.status_code == 403
    assert "data-version" not in reply.text


ACTIONS = ["answer", "answers", "undo", "redo", "vote", "chat", "hint", "analysis", "name", "sit",
           "whatif/start", "whatif/answer", "whatif/drop", "whatif/keep"]  # fmt: skip


@pytest.mark.parametrize("action", ACTIONS)
def test_nobody_acts_for_another_seat(
    house: House, ada: httpx.Client, eve: httpx.Client, action: str
) -> None:
    table = open_table(ada, "you", "open")
    before = ada.get(f"/t/{table}/table").text
    form = {"seat": "0", "version": str(version_of(before)), "keys": answers_in(before)[:1],
            "text": "hello", "vote": "yes", "name": "Eve"}  # fmt: skip
    assert eve.post(f"/t/{table}/{action}", data=form).status_code == 403
    eve.get(f"/s/{token(ada, table, 'invite-1')}")  # now she has a seat, but another one
    assert eve.post(f"/t/{table}/{action}", data=form).status_code == 403
    assert version_of(ada.get(f"/t/{table}/table").text) == version_of(before)


def test_a_seat_of_one_table_opens_no_other(ada: httpx.Client, eve: httpx.Client) -> None:
    table, other = open_table(ada, "you"), open_table(eve, "you")
    stolen = {"cookie": f"seat-0={token(eve, other, 'seat-0')}"}
    assert eve.get(f"/t/{table}", headers=stolen).status_code == 403
    swapped = {"cookie": f"seat-1={token(ada, table, 'seat-0')}"}
    assert eve.get(f"/t/{table}", headers=swapped).status_code == 403


def test_spectators_only_look(ada: httpx.Client, eve: httpx.Client) -> None:
    table = open_table(ada, "you")
    eve.get(f"/w/{token(ada, table, 'watch')}")
    before = version_of(eve.get(f"/t/{table}/table").text)
    for action in ACTIONS:
        if action != "chat":
            assert eve.post(f"/t/{table}/{action}", data={"version": "0"}).status_code == 403
    assert version_of(eve.get(f"/t/{table}/table").text) == before


@pytest.mark.parametrize("link", ["/s/x", "/w/x", "/s/%00", "/s/" + "A" * 22, "/w/" + "a" * 5000])
def test_guessed_links_open_nothing(eve: httpx.Client, link: str) -> None:
    reply = eve.get(link)
    assert reply.status_code == 404
    assert "set-cookie" not in reply.headers


def test_the_journal_is_secret_while_others_play(ada: httpx.Client) -> None:
    table = open_table(ada, "you", "open")
    reply = ada.get(f"/t/{table}/export")
    assert reply.status_code == 403
    assert "seed" not in reply.text.lower().replace("web-", "")


# Forms and bodies


@pytest.mark.parametrize("path", ["/tables", "/play-now", "/import", "/api/v1/tables"])
def test_huge_bodies_are_refused(eve: httpx.Client, path: str) -> None:
    size = 5_000_000 if path == "/import" else 70_000
    reply = eve.post(path, content=b"x" * size)
    assert reply.status_code == 413


def test_huge_bodies_without_a_length_are_refused(eve: httpx.Client) -> None:
    reply = eve.post("/tables", content=(b"x" * 10_000 for _ in range(20)))
    assert reply.status_code == 413


def test_a_journal_may_be_longer_than_a_form(eve: httpx.Client) -> None:
    journal = '{"choices": [], "x": "' + "x" * 200_000 + '"}'
    reply = eve.post("/import", files={"journal": ("x", journal)})
    assert reply.status_code == 422


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"\xff\xfe=1", "application/x-www-form-urlencoded"),
        (b"a=%ff", "application/x-www-form-urlencoded"),
        (b"&".join(b"a=1" for _ in range(2000)), "application/x-www-form-urlencoded"),
        (b"--b\r\nnonsense\r\n--b--", "multipart/form-data; boundary=b"),
        (b"nothing", "multipart/form-data"),
        (b'--b\r\nx; name="game"\r\n\r\n\xff\r\n--b--', "multipart/form-data; boundary=b"),
    ],
)
def test_damaged_forms_are_refused(eve: httpx.Client, body: bytes, kind: str) -> None:
    reply = eve.post("/tables", content=body, headers={"content-type": kind})
    assert reply.status_code == 400


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "chess", "seat-0": "you"},
        {"game": "witcher"},
        {"game": "witcher", "seat-0": "king"},
        {"game": "witcher", **{f"seat-{n}": "random" for n in range(9)}},
        {"game": "witcher", "seat-0": "you", "option-schools": "none"},
        {"game": "witcher", "seat-0": "you", "option-x": "y"},
        {"game": "witcher", "seat-0": "you", "language": "xx"},
        {},
    ],
)
def test_tables_that_cannot_be_set(eve: httpx.Client, fields: dict[str, str]) -> None:
    reply = eve.post("/tables", data=fields)
    assert reply.status_code in (404, 422)
    assert "set-cookie" not in reply.headers


@pytest.mark.parametrize(
    "form",
    [
        {"version": "x", "keys": "a"},
        {"version": "-1", "keys": "a"},
        {"version": "99999999999999999999", "keys": "a"},
        {"keys": "a"},
        {"version": "{v}", "keys": "no-such-key"},
        {"version": "{v}", "keys": ["a"] * 300},
        {"version": "{v}"},
        {"version": "{v}", "keys": "{k}", "key": "x" * 200},
        {"version": "{v}", "keys": "{k}", "key": "\x00"},
        {"version": "{v}", "keys": "\x00"},
        {"version": "{v}", "keys": "{k}", "seat": "7"},
        {"version": "{v}", "keys": "{k}", "seat": "-1"},
    ],
)
def test_answers_that_are_none(ada: httpx.Client, form: dict[str, str | list[str]]) -> None:
    table = open_table(ada, "you")
    before = ada.get(f"/t/{table}/table").text
    values = {"{v}": str(version_of(before)), "{k}": answers_in(before)[0]}
    sent = {name: values.get(str(one), one) for name, one in form.items()}
    reply = ada.post(f"/t/{table}/answer", data=sent)
    assert 400 <= reply.status_code < 500
    assert 'id="notice"' in reply.text
    assert ada.get(f"/t/{table}/table").text == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_speak_the_visitors_language(house: House, language: str) -> None:
    with house.browser(**{"accept-language": language}) as browser:
        assert voice(language)("web-error-table") in browser.get("/t/nowhere2").text


# Where a request comes from


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_other_sites_cannot_post(ada: httpx.Client, headers: dict[str, str]) -> None:
    table = open_table(ada, "you")
    before = ada.get(f"/t/{table}/table").text
    assert ada.post(f"/t/{table}/undo", headers=headers).status_code == 403
    form = {"version": str(version_of(before)), "keys": answers_in(before)[0]}
    assert ada.post(f"/t/{table}/answer", data=form, headers=headers).status_code == 403
    assert ada.post("/tables", data={"game": "witcher"}, headers=headers).status_code == 403
    assert ada.get(f"/t/{table}/table").text == before


def test_own_pages_can_post(ada: httpx.Client) -> None:
    origin = str(ada.base_url).rstrip("/")
    headers = {"origin": origin, "sec-fetch-site": "same-origin"}
    table = open_table(ada, "you")
    reply = ada.post(f"/t/{table}/chat", data={"text": "hi"}, headers=headers)
    assert reply.status_code == 200


def test_a_loopback_server_answers_to_its_own_names_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in(monkeypatch)
    with running(tmp_path, hosts=("127.0.0.1", "localhost")) as house, house.browser() as browser:
        assert browser.get("/").status_code == 200
        assert browser.get("/", headers={"host": "localhost:1"}).status_code == 200
        assert browser.get("/", headers={"host": "evil.example"}).status_code == 421


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2f..%2fapp.py",
        "/static//etc/passwd",
        "/static/css/../../app.py",
        "/static/games/witcher/picture.py",
        "/static/games/witcher/../views.py",
        "/static/games/../kernel/x.css",
        "/static/css/lobby.css%00.js",
        "/static/",
        "/t/..%2f..%2f",
        "/t/%00",
        "/t/" + "a" * 3000,
        "/t/x'; drop table games; --",
        "/rules/..%2fsecret",
        "/rules/witcher/..%2f..",
        "/gallery/witcher/%3Cscript%3E",
        "/gallery/%00",
        "/api/v1/tables/%00",
        "/api/v1/../../x",
        "/language/../../x",
    ],
)
def test_path_tricks_lead_nowhere(house: House, path: str) -> None:
    address = house.address.removeprefix("http://")
    host, _, port = address.partition(":")
    connection = http.client.HTTPConnection(host, int(port), timeout=10)
    connection.request("GET", path.replace(" ", "%20").replace("'", "%27"))
    reply = connection.getresponse()
    text = reply.read().decode()
    assert 400 <= reply.status < 500
    assert "import" not in text
    assert "<script>" not in text


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE"])
def test_other_methods_do_nothing(eve: httpx.Client, method: str) -> None:
    assert eve.request(method, "/tables").status_code == 405


# What replies carry


PAGES = ["/", "/rules/witcher", "/gallery/witcher", "/nothing", "/t/none5"]


@pytest.mark.parametrize("path", PAGES)
def test_pages_allow_nothing_inline_and_hold_nothing_inline(eve: httpx.Client, path: str) -> None:
    reply = eve.get(path)
    policy = reply.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert reply.headers["x-content-type-options"] == "nosniff"
    _nothing_inline(reply.text)


def test_a_table_holds_nothing_inline_and_is_kept_nowhere(ada: httpx.Client) -> None:
    table = open_table(ada, "you", "random")
    reply = ada.get(f"/t/{table}")
    assert reply.headers["cache-control"] == "no-store"
    _nothing_inline(reply.text)


def _nothing_inline(text: str) -> None:
    assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>", text)
    assert not re.search(r"<style\b|\sstyle=|\son[a-z]+=\"|javascript:", text)
    assert not re.search(r'(?:src|href)="(?:https?:)?//', text)


def test_cookies_are_out_of_reach_for_scripts(ada: httpx.Client) -> None:
    reply = ada.post("/tables", data={"game": "witcher", "seat-0": "you", "seat-1": "open"})
    cookies = reply.headers.get_list("set-cookie")
    assert len(cookies) == 4  # own seat, invitation, spectators, visitor
    table = reply.headers["location"].removeprefix("/t/")
    for cookie in cookies:
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        name, _, rest = cookie.partition("=")
        assert ("Path=/;" in rest or rest.endswith("Path=/")) == (name == "fabletop")
        assert name == "fabletop" or f"Path=/t/{table}" in rest


def test_a_forged_visitor_is_a_stranger(ada: httpx.Client, eve: httpx.Client) -> None:
    table = open_table(ada, "you")
    cookie = next(one.value for one in ada.cookies.jar if one.name == "fabletop")
    assert table in eve.get("/", headers={"cookie": f"fabletop={cookie}"}).text
    for forged in (f"{cookie}x", f"x{cookie}", "e30.AAAA", ".", "x" * 5000, "ž"):
        headers = {b"cookie": f"fabletop={forged}".encode()}
        reply = eve.get("/", headers=headers)
        assert reply.status_code == 200
        assert table not in reply.text


def test_new_tables_are_rationed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stand_in(monkeypatch)
    with (
        running(tmp_path, tables_at_once=2, tables_per_minute=1) as house,
        house.browser() as browser,
    ):
        codes = [browser.post("/play-now", data={"game": "witcher"}).status_code for _ in range(3)]
        assert codes == [303, 303, 429]
        body = {"game": "witcher", "seats": [{"kind": "human"}]}
        reply = browser.post("/api/v1/tables", json=body)
        assert reply.status_code == 429
        assert 0 < int(reply.headers["retry-after"]) <= 61


def test_a_bucket_fills_again() -> None:
    now = 0.0
    limit = RateLimit(2, 60, lambda: now, most=3)
    limit.take("a")
    limit.take("a")
    with pytest.raises(Refused):
        limit.take("a")
    limit.take("b")
    now = 1.0
    limit.take("a")
    for other in "cdefg":
        limit.take(other)
    assert len(limit._left) == 3
