"""The lobby shows four games, and its forms can be read back."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from fabletop.bots import BOTS
from fabletop.games import games
from fabletop.kernel.words import LANGUAGES
from fabletop.web.lobby.form import read_lobby_form
from fabletop.web.lobby.page import (
    BOT_STRENGTHS,
    SEAT_KINDS,
    JoinPage,
    MyTable,
    lobby_page,
    play_now,
)
from fabletop.web.view.render import page
from fabletop.web.view.voice import voice


class Forms(HTMLParser):
    """The forms of a page: action, and what a browser without scripts would send."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.forms: list[tuple[str, dict[str, str]]] = []
        self.scripts: list[dict[str, str | None]] = []
        self.styled: list[str] = []
        self._select = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if "style" in found or any(name.startswith("on") for name in found):
            self.styled.append(tag)
        if tag == "script":
            self.scripts.append(found)
        elif tag == "form":
            self.forms.append((found.get("action") or "", {}))
        elif tag == "input" and self.forms and found.get("type") != "file":
            self.forms[-1][1][found.get("name") or ""] = found.get("value") or ""
        elif tag == "select":
            self._select = found.get("name") or ""
        elif tag == "option" and "selected" in found:
            self.forms[-1][1][self._select] = found.get("value") or ""


def drawn(language: str = "en", *mine: MyTable) -> str:
    say = voice(language)
    return page("lobby.html", language, say=say, page=lobby_page(say, mine=mine, name="Ola"))


def test_every_installed_game_has_a_card_with_the_facts_of_its_box() -> None:
    cards = {card.id: card for card in lobby_page(voice("en")).cards}
    assert list(cards) == list(games())
    for id, game in games().items():
        fewest, most = game.seats  # the seats shown are those that the engine takes
        assert cards[id].title == game.title
        assert cards[id].seats == f"{fewest}–{most}"
        assert cards[id].authors == game.face.box.authors
        assert cards[id].about


def test_all_bots_can_be_chosen() -> None:
    assert set(BOT_STRENGTHS) == set(BOTS)
    assert set(BOT_STRENGTHS) < set(SEAT_KINDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_untouched_form_opens_a_table_against_two_hunters(language: str) -> None:
    forms = dict(reversed(Forms(drawn(language)).forms))
    sent = next(
        fields for action, fields in Forms(drawn(language)).forms if action == "/tables"
    )  # the builder comes before "watch three bots"
    assert "/play-now" in forms
    seats = {name.removeprefix("seat-"): kind for name, kind in sent.items() if "seat-" in name}
    options = {n.removeprefix("option-"): v for n, v in sent.items() if "option-" in n}
    form = read_lobby_form(
        sent["game"], seats, options, sent["language"], sent["name"], voice(language)
    )
    assert [one.kind for one in form.plan.seats] == ["human", "bot", "bot"]
    assert [one.bot for one in form.plan.seats] == ["", "greedy", "greedy"]
    assert form.plan.seats[0].name == "Ola"
    assert form.plan.language == language
    assert form.plan.options == {
        name: one.default for name, one in games()["witcher"].options.items()
    }


def test_bots_of_one_kind_are_told_apart() -> None:
    seats = {"0": "you", "1": "greedy", "2": "random", "3": "greedy", "4": "greedy"}
    form = read_lobby_form("witcher", seats, {}, "en", "Ada", voice("en"))
    names = [seat.name for seat in form.plan.seats]
    assert names == ["Ada", "Hunter", "Wanderer", "Hunter II", "Hunter III"]


def test_play_now_is_the_form_untouched() -> None:
    usual = dict(play_now("witcher", "en", "Ola"))
    sent = next(fields for action, fields in Forms(drawn()).forms if action == "/tables")
    assert usual == {name: value for name, value in sent.items() if value != "none"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_carry_no_inline_script_or_style(language: str) -> None:
    found = Forms(drawn(language))
    assert not found.styled
    assert all((script.get("src") or "").startswith("/static/") for script in found.scripts)


def test_my_tables_lead_back_and_names_are_escaped() -> None:
    table = MyTable("amber-fox", "Witcher", ("<b>Ola</b>",), 7, "yours", "/t/amber-fox")
    html = drawn("en", table)
    assert 'href="/t/amber-fox"' in html
    assert "&lt;b&gt;Ola" in html and "<b>Ola</b>" not in html
    assert voice("en")("web-mine-yours") in html


def test_authors_and_publishers_are_named_and_the_page_says_what_it_is() -> None:
    html = drawn()
    for box in (game.face.box for game in games().values()):
        assert box.authors in html and box.publisher in html
    assert voice("en")("web-credits") in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_doors_are_drawn(language: str) -> None:
    join = JoinPage("Witcher", ("Ola",), "/t/x/sit?seat=1")
    html = page("join.html", language, join=join)
    assert Forms(html).forms == [("/t/x/sit?seat=1", {"name": ""})]
    lost = page("error.html", language, status=404, message="<lost>")
    assert "&lt;lost&gt;" in lost
