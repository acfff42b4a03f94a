"""The web table over HTTP: pages, actions, streams, cookies."""

from __future__ import annotations

import gzip
import json
import re
import zlib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fabletop.kernel.words import LANGUAGES
from fabletop.web.http.cookies import preferred_language
from fabletop.web.http.gzip import OPENING, Gzipped, one_line, stored
from fabletop.web.http.limits import clean_name

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


def answer(browser: httpx.Client, table: str, text: str, **more: str) -> httpx.Response:
    """Choose the first answer a page offers."""
    form = {"version": str(version_of(text)), "keys": answers_in(text)[0], **more}
    return browser.post(f"/t/{table}/answer", data=form)


# Pages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "path", ["/", "/rules/witcher", "/rules/witcher/WI-TURN-1", "/gallery/witcher"]
)
def test_every_page_in_every_language(house: House, path: str, language: str) -> None:
    with house.browser(**{"accept-language": language}) as browser:
        reply = browser.get(path)
    assert reply.status_code == 200
    assert reply.headers["content-encoding"] == "gzip"


def test_the_language_is_remembered(ada: httpx.Client) -> None:
    reply = ada.get("/language/cs", headers={"referer": f"{ada.base_url}/rules/witcher?x=1"})
    assert reply.headers["location"] == "/rules/witcher?x=1"
    assert "Fabletop" in ada.get("/").text
    assert ada.get("/language/xx").status_code == 404
    assert "Jazyk" in ada.get("/").text


@pytest.mark.parametrize("referer", ["https://evil.example/x", "//evil.example", "nonsense"])
def test_the_language_page_leads_to_no_other_site(ada: httpx.Client, referer: str) -> None:
    reply = ada.get("/language/pl", headers={"referer": referer})
    assert reply.headers["location"] == "/"


def test_a_single_rule_for_the_drawer(ada: httpx.Client) -> None:
    whole = ada.get("/rules/witcher/WI-TURN-1").text
    part = ada.get("/rules/witcher/WI-TURN-1", headers={"hx-request": "true"}).text
    assert "WI-TURN-1" in part
    assert len(part) < len(whole) / 10
    assert ada.get("/rules/witcher/WI-NONE-1").status_code == 404


def test_static_files_are_kept_for_good_by_their_mark(ada: httpx.Client) -> None:
    found = re.search(r"/static/css/lobby\.css\?v=\w+", ada.get("/").text)
    assert found
    reply = ada.get(found[0])
    assert reply.status_code == 200
    assert "immutable" in reply.headers["cache-control"]
    again = ada.get("/static/css/lobby.css", headers={"if-none-match": reply.headers["etag"]})
    assert again.status_code == 304


# Tables


def test_play_now_is_one_click(ada: httpx.Client) -> None:
    reply = ada.post("/play-now", data={"game": "witcher"})
    assert reply.status_code == 303
    page = ada.get(reply.headers["location"])
    assert page.status_code == 200
    assert 'id="table"' in page.text
    assert reply.headers["location"].removeprefix("/t/") in ada.get("/").text  # my tables


def test_an_answer_brings_the_next_question(ada: httpx.Client) -> None:
    table = open_table(ada, "you")
    page = ada.get(f"/t/{table}").text
    reply = answer(ada, table, page)
    assert reply.status_code == 200
    assert 'id="table"' in reply.text
    assert version_of(reply.text) > version_of(page)
    assert ada.get(f"/t/{table}/table").text == ada.get(f"/t/{table}/table").text


def test_a_stale_answer_does_nothing_and_says_so(ada: httpx.Client) -> None:
    table = open_table(ada, "you")
    page = ada.get(f"/t/{table}").text
    first = answer(ada, table, page)
    late = answer(ada, table, page)
    assert late.status_code == 409
    assert 'id="notice"' in late.text
    assert late.headers["hx-retarget"] == "#notice"
    assert version_of(ada.get(f"/t/{table}").text) == version_of(first.text)


def test_a_doubled_answer_counts_once(ada: httpx.Client) -> None:
    table = open_table(ada, "you")
    page = ada.get(f"/t/{table}").text
    first = answer(ada, table, page, key="same")
    second = answer(ada, table, page, key="same")
    assert (first.status_code, second.status_code) == (200, 200)
    assert second.headers["hx-retarget"] == "#notice" and "done already" in second.text
    assert version_of(ada.get(f"/t/{table}").text) == version_of(first.text)


@pytest.mark.parametrize("wish", ["undo", "redo"])
def test_a_doubled_wish_to_go_back_or_on_does_nothing_and_says_so(
    ada: httpx.Client, wish: str
) -> None:
    table = open_table(ada, "you")
    shown = ada.get(f"/t/{table}").text
    for _ in range(4):
        shown = answer(ada, table, shown).text
    if wish == "redo":
        for _ in range(2):
            shown = ada.post(f"/t/{table}/undo", data={"version": str(version_of(shown))}).text
    form = {"version": str(version_of(shown))}
    first = ada.post(f"/t/{table}/{wish}", data=form)
    again = ada.post(f"/t/{table}/{wish}", data=form)
    assert (first.status_code, again.status_code) == (200, 409)
    assert 'id="notice"' in again.text
    assert version_of(ada.get(f"/t/{table}").text) == version_of(first.text)
    assert ada.post(f"/t/{table}/{wish}").status_code == 422


def test_what_is_said_twice_by_one_wish_is_heard_once(ada: httpx.Client) -> None:
    table = open_table(ada, "you")
    first = ada.post(f"/t/{table}/chat", data={"text": "once", "key": "one"})
    again = ada.post(f"/t/{table}/chat", data={"text": "once", "key": "one"})
    assert again.headers["hx-retarget"] == "#notice"
    assert version_of(ada.get(f"/t/{table}").text) == version_of(first.text)
    assert ada.post(f"/t/{table}/chat", data={"text": "once", "key": "two"}).text.count("once") > 1


def test_a_form_without_script_gets_a_whole_page(ada: httpx.Client) -> None:
    table = open_table(ada, "you")
    page = ada.get(f"/t/{table}").text
    form = {"version": str(version_of(page)), "keys": answers_in(page)[0]}
    headers = {"sec-fetch-mode": "navigate", "sec-fetch-site": "same-origin"}
    reply = ada.post(f"/t/{table}/answer", data=form, headers=headers)
    assert (reply.status_code, reply.headers["location"]) == (303, f"/t/{table}?seat=0")


def test_undo_redo_and_history(ada: httpx.Client) -> None:
    table = open_table(ada, "you")
    page = ada.get(f"/t/{table}").text
    answer(ada, table, page)
    form = {"version": str(version_of(page) + 1)}
    back = ada.post(f"/t/{table}/undo", data=form)
    assert answers_in(back.text) == answers_in(page)
    again = ada.post(f"/t/{table}/redo", data={"version": str(version_of(back.text))})
    assert again.status_code == 200
    assert ada.get(f"/t/{table}/at/0").status_code == 200
    assert ada.get(f"/t/{table}/at/9999").status_code in (403, 404)
    refused = ada.post(f"/t/{table}/vote", data={"vote": "yes", "version": "1"})
    assert refused.status_code == 403


def test_chat_is_heard_and_escaped(ada: httpx.Client) -> None:
    table = open_table(ada, "you")
    reply = ada.post(f"/t/{table}/chat", data={"text": "<script>alert(1)</script>"})
    assert reply.status_code == 200
    assert "<script>alert" not in reply.text
    assert "&lt;script&gt;" in reply.text
    assert ada.post(f"/t/{table}/chat", data={"text": "x" * 501}).status_code == 422


def test_a_hint_and_a_private_try(ada: httpx.Client) -> None:
    table = open_table(ada, "you")
    page = ada.get(f"/t/{table}").text
    assert ada.post(f"/t/{table}/hint").status_code == 200
    form = {"version": str(version_of(page))}
    assert ada.post(f"/t/{table}/whatif/start", data=form).status_code == 200
    form = {"keys": answers_in(page)[0], "step": "0"}
    tried = ada.post(f"/t/{table}/whatif/answer", data=form)
    assert ada.post(f"/t/{table}/whatif/answer", data=form).status_code == 409
    assert ada.post(f"/t/{table}/whatif/start", data={"version": "99"}).status_code == 409
    assert tried.status_code == 200
    assert version_of(tried.text) == version_of(page)
    dropped = ada.post(f"/t/{table}/whatif/drop")
    assert answers_in(dropped.text) == answers_in(page)
    assert ada.post(f"/t/{table}/whatif/keep").status_code == 403


def test_a_friend_comes_by_link(house: House, ada: httpx.Client) -> None:
    table = open_table(ada, "you", "open")
    token = next(one.value for one in ada.cookies.jar if one.name == "invite-1")
    with house.browser() as ben:
        assert ben.get(f"/t/{table}").status_code == 403
        come = ben.get(f"/s/{token}")
        assert (come.status_code, come.headers["location"]) == (303, f"/t/{table}?seat=1")
        door = ben.get(come.headers["location"]).text
        action = re.search(r'action="([^"]+)"', door)
        assert action
        assert ben.post(action[1], data={"name": "Ben"}).status_code == 303
        assert "Ben" in ben.get(f"/t/{table}").text
        assert table in ben.get("/").text
    with house.browser() as cleo:
        watch = next(one.value for one in ada.cookies.jar if one.name == "watch")
        assert cleo.get(f"/w/{watch}").headers["location"] == f"/t/{table}"
        assert cleo.get(f"/t/{table}").status_code == 200
        assert not answers_in(cleo.get(f"/t/{table}").text)


def test_the_curtain_falls_between_two_seats_of_one_browser(ada: httpx.Client) -> None:
    table = open_table(ada, "you", "hot")
    page = ada.get(f"/t/{table}").text
    turn = 0 if answers_in(ada.get(f"/t/{table}/table?seat=0").text) else 1
    other = 1 - turn
    waiting = ada.get(f"/t/{table}/table?seat={other}").text
    assert not answers_in(waiting)
    for _ in range(300):
        page = ada.get(f"/t/{table}/table?seat={turn}").text
        if not answers_in(page):
            break
        assert answer(ada, table, page, seat=str(turn)).status_code in (200, 422)
    assert answers_in(ada.get(f"/t/{table}/table?seat={other}").text)


def test_who_comes_to_a_shared_screen_says_first_who_it_is(ada: httpx.Client) -> None:
    table = open_table(ada, "you", "hot")
    for path in (f"/t/{table}", f"/t/{table}/table"):
        page = ada.get(path).text
        assert "curtained" in page and not answers_in(page)
        assert "/stream" not in page
    turn = 0 if answers_in(ada.get(f"/t/{table}?seat=0").text) else 1
    answer(ada, table, ada.get(f"/t/{table}?seat={turn}").text, seat=str(turn))
    assert not answers_in(ada.get(f"/t/{table}").text)
    past = ada.get(f"/t/{table}/at/1").text
    assert "curtained" in past or 'class="own' not in past


def test_export_and_import(ada: httpx.Client) -> None:
    table = open_table(ada, "you", "greedy")
    file = ada.get(f"/t/{table}/export")
    assert file.status_code == 200
    assert "attachment" in file.headers["content-disposition"]
    again = ada.post("/import", files={"journal": ("x.json", file.text, "application/json")})
    assert again.status_code == 303, again.text
    assert ada.get(again.headers["location"]).status_code == 200
    broken = ada.post("/import", files={"journal": ("x.json", "{}", "application/json")})
    assert broken.status_code == 422


def test_a_file_that_cannot_be_used_is_refused_in_the_visitors_language(ada: httpx.Client) -> None:
    table = open_table(ada, "you")
    answer(ada, table, ada.get(f"/t/{table}").text)
    good = json.loads(ada.get(f"/t/{table}/export").text)
    good["choices"][-1][0] = "WI-NO-1"
    ada.get("/language/cs")
    for text, said in (("{}", "není deník hry"), (json.dumps(good), "Volba číslo")):
        reply = ada.post("/import", files={"journal": ("x.json", text, "application/json")})
        assert reply.status_code == 422
        assert said in reply.text


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "none that the game could"), ("cs", "hra nemohla dojít"), ("pl", "nie mogła dojść")],
)
def test_an_impossible_position_is_refused_in_the_visitors_language(
    ada: httpx.Client, language: str, said: str
) -> None:
    table = open_table(ada, "you")
    file = json.loads(ada.get(f"/t/{table}/export").text)
    file["rules_version"] += 1
    file["checkpoint"]["state"]["players"][0]["level"] = -1_000_000_000
    ada.get(f"/language/{language}")
    reply = ada.post("/import", files={"journal": ("x.json", json.dumps(file), "application/json")})
    assert reply.status_code == 422
    assert said in reply.text


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ({"game": "eldervale", "seat-1": "greedy", "option-team": "on"}, "přesně pro čtyři hráče"),
        ({"game": "eldervale", "option-magic-draft": "on"}, "aspoň dva"),
        ({"game": "euthia", "option-elites": "never"}, "Hon se v sólové"),
    ],
)
def test_a_table_that_cannot_be_set_is_refused_in_the_visitors_language(
    ada: httpx.Client, form: dict[str, str], said: str
) -> None:
    ada.get("/language/cs")
    reply = ada.post("/tables", data={"name": "Ada", "language": "cs", "seat-0": "you", **form})
    assert reply.status_code == 422
    assert said in reply.text


def test_bots_alone_can_be_watched(ada: httpx.Client) -> None:
    table = open_table(ada, "random", "random")
    page = ada.get(f"/t/{table}")
    assert page.status_code == 200
    assert not answers_in(page.text)
    assert ada.post(f"/t/{table}/answer", data={"version": "0", "keys": "x"}).status_code == 403


# Streams


def read_stream(
    browser: httpx.Client, table: str, most: int, **headers: str
) -> Iterator[dict[str, str]]:
    """The first events of a table's stream."""
    with browser.stream("GET", f"/t/{table}/stream", headers=headers, timeout=5) as reply:
        assert reply.status_code == 200
        assert reply.headers["content-type"].startswith("text/event-stream")
        event: dict[str, str] = {}
        for line in reply.iter_lines():
            if not line and "data" in event:
                yield event
                event = {}
                most -= 1
                if not most:
                    return
            name, _, value = line.partition(": ")
            event[name] = value


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_a_stream_brings_whole_snapshots(ada: httpx.Client, encoding: str) -> None:
    table = open_table(ada, "you")
    events = read_stream(ada, table, 2, **{"accept-encoding": encoding})
    first = next(events)
    assert first["event"] == "snapshot"
    assert int(first["id"]) == version_of(first["data"])
    ada.post(f"/t/{table}/chat", data={"text": "hello"})
    for event in events:
        if int(event["id"]) > int(first["id"]):
            assert "hello" in event["data"]


def test_a_stream_starts_after_what_the_browser_has(ada: httpx.Client) -> None:
    table = open_table(ada, "you")
    version = version_of(ada.get(f"/t/{table}").text)
    with (
        pytest.raises(httpx.ReadTimeout),
        ada.stream(
            "GET",
            f"/t/{table}/stream",
            headers={"last-event-id": str(version)},
            timeout=0.7,
        ) as reply,
    ):
        for line in reply.iter_lines():
            assert not line.startswith("data")


def test_blocks_of_a_packed_stream_fit_together() -> None:
    piece = Gzipped("žluťoučký kůň " * 400)
    assert gzip.decompress(piece.file) == piece.plain
    joined = OPENING + stored(b"id: 1\n") + piece.block + stored(b"\n\n") + piece.block
    opener = zlib.decompressobj(zlib.MAX_WBITS | 16)
    assert opener.decompress(joined) == b"id: 1\n" + piece.plain + b"\n\n" + piece.plain


def test_small_things() -> None:
    assert one_line("<p>\na\r\nb</p>") == "<p> a  b</p>"
    assert clean_name("  A\x00d\na  ") == "A d a"
    assert len(clean_name("x" * 99)) == 24
    assert preferred_language("de-DE,cs;q=0.8,en;q=0.5") == "cs"
    assert preferred_language("") == "en"


def test_the_house_keeps_its_folder(house: House, tmp_path: Path) -> None:
    assert house.browser().get("/nothing").status_code == 404


def test_the_page_on_differences_from_the_box_is_there_in_every_language(house: House) -> None:
    with house.browser() as ada:
        assert 'href="/differences"' in ada.get("/").text
        for language in LANGUAGES:
            ada.get(f"/language/{language}")
            shown = ada.get("/differences")
            assert shown.status_code == 200 and "<table>" in shown.text
