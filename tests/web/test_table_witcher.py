"""The Witcher's page where a rule shows on it: the pay table of solo gambling."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from fabletop.games.witcher import GAME
from fabletop.games.witcher.rules.poker import RANKS, SOLO_PAY
from fabletop.kernel.session import Session
from fabletop.kernel.session.journal import Journal
from fabletop.kernel.session.replay import resume
from fabletop.kernel.words import LANGUAGES
from fabletop.web.lobby.settings import SeatPlan, TablePlan
from fabletop.web.tables.event_log import TableLog
from fabletop.web.view.build import LineCache, Viewer, snapshot
from fabletop.web.view.render import table_page

from ..games.witcher.scene import Scene


def page(session: Session, language: str) -> str:
    seats = [SeatPlan("human", f"Ada {one}") for one in range(session.journal.seats)]
    plan = TablePlan(game="witcher", seats=seats, options={}, language=language)
    looking = Viewer("amber-fox", 0, language, present=range(session.journal.seats))
    return table_page(
        snapshot(TableLog(plan, session), looking, LineCache(), None), "parts/table.html"
    )


def ranks(html: str) -> list[str]:
    """The list beside the dice, line by line."""
    (block,) = re.findall(r'<ol\s+class="ranks[^>]*>(.*?)</ol>', html, re.DOTALL)
    found = re.findall(r"<li[^>]*>(.*?)</li>", block, re.DOTALL)
    return [" ".join(unescape(re.sub(r"<[^>]*>", " ", one)).split()) for one in found]


def gambling(*schools: str) -> Scene:
    table = Scene(*schools)
    table.lay(schools[0], place="cidaris", gold=1)
    table.moved()
    table.luck("poker", 2, 2, 4, 4, 6)
    table.choose("act:gamble")
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_wi_solo_6_the_page_shows_what_each_roll_pays(language: str) -> None:
    say = GAME.voice(language)
    session = gambling("bear").session
    shown = ranks(page(session, language))
    paid = [
        f"{say.name(rank)} {say('web-wi-option-price', price=SOLO_PAY[place])}"
        for place, rank in enumerate(RANKS)
    ]
    assert shown == paid[::-1]


def test_wi_solo_6_no_pay_table_against_the_locals() -> None:
    say = GAME.voice("en")
    session = gambling("bear", "wolf").session
    assert ranks(page(session, "en")) == [say.name(rank) for rank in reversed(RANKS)]


@pytest.mark.parametrize("name", ["dice", "fight", "quest", "story"])
def test_old_saves_are_drawn(name: str) -> None:
    folder = Path(__file__).parents[1] / "games" / "witcher" / "saves"
    text = (folder / f"version-2-{name}.json").read_text(encoding="utf-8")
    assert "ranks" in page(resume(GAME, Journal.from_json(text)), "en") or name != "dice"
