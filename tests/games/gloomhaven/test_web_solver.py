"""The solver's page: every language, every example, what it says and what it refuses."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from fabletop.games.gloomhaven.solver import BadPosition, read_position, solve
from fabletop.games.gloomhaven.table.solving import (
    MOST_ENEMIES,
    MOST_HEXES,
    check_size,
    examples,
    solved,
)
from fabletop.kernel.words import LANGUAGES
from fabletop.web.view.voice import page_voice as voice

from ...web.house import House, running

PAGE = "/gloomhaven/solver"
LINE = [[q, r] for q in range(4) for r in (0, -1)]
PLAIN: dict[str, Any] = {
    "hexes": LINE,
    "monster": {"at": [0, 0], "move": 2},
    "enemies": [{"at": [3, 0], "initiative": 10}],
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running(tmp_path_factory.mktemp("solver")) as made:
        yield made


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_in_every_language(house: House, language: str) -> None:
    with house.browser(**{"accept-language": language}) as browser:
        reply = browser.get(PAGE)
        assert reply.status_code == 200
        assert voice(language, "gloomhaven")("web-gh-solver-about") in reply.text
        assert not re.search(r"<script(?![^>]* src=)|<style|\son\w+=|style=", reply.text)
        found = browser.post(PAGE, content=json.dumps(PLAIN)).json()
        assert voice(language, "gloomhaven")("web-gh-explain-one", letter="A") in found["reasons"]


@pytest.mark.parametrize("name", list(examples()))
def test_every_example_is_solved_as_by_the_command_line(house: House, name: str) -> None:
    written = json.dumps(examples()[name])
    with house.browser() as browser:
        reply = browser.post(PAGE, content=written)
    assert reply.status_code == 200
    assert reply.json()["outcomes"] == len(solve(written).outcomes)
    assert reply.json()["drawing"].count('class="end"') == len(solve(written).outcomes)


def test_reasons_name_the_rules_that_decided(house: House) -> None:
    with house.browser() as browser:
        found = browser.post(PAGE, content=json.dumps(examples()["archer"])).json()
    for rule in ("GH-FOCUS-07", "GH-MMOVE-05", "GH-MOTHER-07"):
        assert f'href="/rules/gloomhaven/{rule}"' in found["reasons"]
    drawn = solved(json.dumps(examples()["archer"]).encode(), voice("en", "gloomhaven"))
    lost = {row.tag: [state for _, state in row.cells] for row in drawn.candidates}
    assert lost == {"A": ["kept"] * 4, "B": ["kept", "kept", "lost", "idle"]}
    assert [one.number for one in drawn.outcomes] == [1, 2, 3]


def test_a_stop_short_of_the_goal_is_explained(house: House) -> None:
    drawn = solved(json.dumps(examples()["door"]).encode(), voice("en", "gloomhaven"))
    (focus,) = drawn.focuses
    assert [row.kept for row in focus.stops].count(True) == 1
    assert all(any(state == "lost" for _, state in row.cells) != row.kept for row in focus.stops)


def test_an_area_is_drawn_where_it_hits(house: House) -> None:
    drawn = solved(json.dumps(examples()["area"]).encode(), voice("en", "gloomhaven"))
    assert all(one.area.count("z") == 3 for one in drawn.outcomes)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"monster": {"at": [9, 9]}}, "The monster lies off the map: 9,9."),
        ({"allies": [[0, 0]]}, "Two figures stand on 0,0: The monster and An ally."),
        ({"terrain": {"1,0": "lava"}}, "Unknown terrain 'lava' on 1,0"),
        ({"monster": {"at": [0, 0], "move": 99}}, "at most 20 points of movement; here are 99."),
        ({"hexes": []}, "A map needs at least one hex."),
    ],
)
def test_a_bad_position_is_refused_with_a_sentence(
    house: House, change: dict[str, Any], sentence: str
) -> None:
    with house.browser() as browser:
        reply = browser.post(PAGE, content=json.dumps(PLAIN | change))
    assert reply.status_code == 422
    assert sentence in reply.json()["message"]


@pytest.mark.parametrize("written", [b"", b"{", b"[]", b"\xff\xfe", b'{"hexes": [[0, 0]]}'])
def test_what_is_no_position_is_refused(house: House, written: bytes) -> None:
    with house.browser() as browser:
        reply = browser.post(PAGE, content=written)
    assert reply.status_code == 422
    assert reply.json()["message"].startswith("This is no position")


def test_size_is_limited(house: House) -> None:
    many = [[q, r] for q in range(MOST_HEXES) for r in range(2)]
    with house.browser() as browser:
        assert browser.post(PAGE, content=json.dumps(PLAIN | {"hexes": many})).status_code == 422
        huge = json.dumps(PLAIN | {"hexes": many * 40})
        assert browser.post(PAGE, content=huge).status_code == 413
    crowd = [{"at": one, "initiative": 1} for one in many[: MOST_ENEMIES + 1]]
    with pytest.raises(BadPosition, match=f"at most {MOST_ENEMIES} enemies"):
        check_size(read_position(json.dumps(PLAIN | {"enemies": crowd})))


def test_no_other_site_may_ask(house: House) -> None:
    with house.browser(origin="https://elsewhere.example") as browser:
        assert browser.post(PAGE, content=json.dumps(PLAIN)).status_code == 403


def test_too_many_questions_have_to_wait(tmp_path: Any) -> None:
    from fabletop.games.gloomhaven.web import solver as solverpage

    solverpage._limit.cache_clear()
    with running(tmp_path) as house, house.browser() as browser:
        replies = [browser.post(PAGE, content=b"{").status_code]
        while replies[-1] == 422 and len(replies) < 4 * solverpage.MOST_AT_ONCE:
            replies.append(browser.post(PAGE, content=b"{").status_code)
    solverpage._limit.cache_clear()
    assert replies[-1] == 429
    assert len(replies) > solverpage.MOST_AT_ONCE


def test_the_lobby_and_the_table_lead_there(house: House) -> None:
    with house.browser() as browser:
        assert f'href="{PAGE}"' in browser.get("/").text


def test_rules_open_in_the_drawer(house: House) -> None:
    with house.browser() as browser:
        reply: httpx.Response = browser.get(
            "/rules/gloomhaven/GH-MMOVE-05", headers={"hx-request": "true"}
        )
    assert 'data-rule="GH-MMOVE-05"' in reply.text
    assert "<html" not in reply.text
