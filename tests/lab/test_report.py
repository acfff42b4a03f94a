"""Data frames, statistics and the self-contained report of a simulation."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from fabletop import games
from fabletop.kernel.words import LANGUAGES, Say
from fabletop.lab import extras
from fabletop.lab.card_use import kinds
from fabletop.lab.play import Plan
from fabletop.lab.simulate import Simulation, simulate

pytest.importorskip("polars")
pytest.importorskip("matplotlib")

import polars as pl

from fabletop.lab import plots, report
from fabletop.lab.frames import CARD_SCHEMA, NAMES, SEAT_SCHEMA, Frames, frames, read
from fabletop.lab.statistics import card_statistics

PLAN = Plan("gloomhaven", 8, ("random",) * 3, 2)


@pytest.fixture(scope="module")
def done() -> Simulation:
    return simulate(PLAN, cards=True)


@pytest.fixture(scope="module")
def data(done: Simulation) -> Frames:
    return frames(PLAN, [done.played[:3], done.played[3:]])


@pytest.fixture(scope="module")
def page(done: Simulation) -> str:
    return report.render(done, PLAN)


# Frames and statistics


def test_frames_have_a_row_for_each_game_seat_and_use(done: Simulation, data: Frames) -> None:
    assert data.games["digest"].to_list() == done.summary.digests
    assert data.seats.height == 3 * 8
    assert data.cards.height == sum(len(one.uses) for one in done.played)


def test_frames_come_back_from_parquet(data: Frames, tmp_path: Path) -> None:
    files = data.write(tmp_path)
    assert [file.name for file in files] == ["games.parquet", "seats.parquet", "cards.parquet"]
    again = read(tmp_path)
    assert all(getattr(again, name).equals(getattr(data, name)) for name in NAMES)


def _frames(seats: list[tuple[int, bool]], users: list[int]) -> Frames:
    """Seats as (entry, won), each in a game of its own, and which of them used the card."""
    rows = [
        (number, 0, entry, "bot", "", "", 1 if won else 2, 0, won)
        for number, (entry, won) in enumerate(seats)
    ]
    uses = [(number, 0, "ember", "card", "play", "TO-PLAY-1", 0) for number in users]
    return Frames(
        pl.DataFrame(),
        pl.DataFrame(rows, SEAT_SCHEMA, orient="row"),
        pl.DataFrame(uses, CARD_SCHEMA, orient="row"),
    )


def test_a_card_of_winners_gains() -> None:
    (card,) = card_statistics(_frames([(0, True)] * 20 + [(0, False)] * 20, list(range(20))))
    assert card.gain is not None
    assert card.gain.mean == 1.0
    assert card.gain.low > 0.5 and card.gain.sure
    assert (card.uses, card.seats, card.share, card.rate) == (20, 20, 0.5, 1.0)
    assert card.deeds == [("play", 20)]


def test_the_favourite_card_of_a_strong_bot_gains_nothing_by_that() -> None:
    strong, weak = [(0, True)] * 20, [(1, False)] * 20
    (card,) = card_statistics(_frames(strong + weak, list(range(20))))
    assert card.gain is None  # all of the strong used it, none of the weak: nothing to compare
    (card,) = card_statistics(_frames([*strong, (0, True), *weak], list(range(20))))
    assert card.gain is not None and card.gain.mean == pytest.approx(0)


def test_the_gain_is_that_within_each_bot_however_unevenly_they_use_the_card() -> None:
    """Both bots win 20 points more with the card; the strong one uses it often, the weak seldom."""

    def bot(entry: int, won: int, of: int) -> list[tuple[int, bool]]:
        return [(entry, number < won) for number in range(of)]

    seats = bot(0, 72, 80) + bot(0, 14, 20) + bot(1, 6, 20) + bot(1, 8, 80)
    (card,) = card_statistics(_frames(seats, [*range(80), *range(100, 120)]))
    assert card.gain is not None
    assert card.gain.mean == pytest.approx(0.2)
    assert card.gain.low < 0.2 < card.gain.high


def test_a_card_that_everybody_uses_has_no_gain() -> None:
    (card,) = card_statistics(_frames([(0, True), (0, False)], [0, 1]))
    assert (card.share, card.rate, card.gain) == (1.0, 0.5, None)


def test_few_uses_are_not_certain() -> None:
    seats = [(0, True)] * 2 + [(0, False), (0, True)] * 20
    (card,) = card_statistics(_frames(seats, [0, 1]))
    assert card.gain is not None
    assert card.gain.mean > 0.4
    assert card.gain.low < 0


def test_a_use_twice_in_a_game_is_one_seat() -> None:
    (card,) = card_statistics(_frames([(0, True), (0, False)], [0, 0, 0]))
    assert (card.uses, card.seats) == (3, 1)


# The page


class _Outside(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        links = [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        self.found += [link for link in links if not link.startswith("#")]
        self.found += [tag] if tag in ("script", "link", "img", "iframe") else []


def test_the_report_is_self_contained(page: str) -> None:
    outside = _Outside()
    outside.feed(page)
    assert outside.found == []
    assert "@import" not in page
    assert all(link.startswith(("#", "data:")) for link in re.findall(r"url\(([^)]*)\)", page))


def test_ids_of_the_page_are_unique_and_found(page: str) -> None:
    ids = re.findall(r'\bid="([^"]*)"', page)
    assert len(ids) == len(set(ids))
    used = re.findall(r'href="#([^"]*)"', page) + re.findall(r"url\(#([^)]*)\)", page)
    assert set(used) <= set(ids)


def test_the_report_names_every_card_used_in_the_language_of_the_reader(
    done: Simulation, data: Frames
) -> None:
    page = report.render(done, PLAN, "cs")
    assert '<html lang="cs">' in page
    say = games()["gloomhaven"].voice("cs")
    for card in data.cards.filter(pl.col("kind") == "card")["card"].unique():
        assert f"<td>{say.name(card)}</td>".replace("'", "&#39;") in page


def test_unused_kinds_are_listed(data: Frames) -> None:
    say = games()["gloomhaven"].voice()
    bare = Frames(data.games, data.seats, data.cards.clear())
    own = Say((report.HERE / "words",), "en", dict)
    sections = report._sections(bare, PLAN, "class", say.name, own)
    there = {one.kind: one.unused for one in sections}
    assert {"card", "item", "battle-goal"} <= set(there)
    assert "class" not in there and not set(there) & set(report._NOT_CARDS)
    assert all(there.values()) and not any(one.rows or one.plot for one in sections)


def test_a_kind_without_a_use_is_on_the_page(done: Simulation, data: Frames) -> None:
    left = data.cards.filter(pl.col("kind") != "card")
    page = report.render_frames(Frames(data.games, data.seats, left), done, PLAN, "en")
    cards = [id for id, kind in kinds("gloomhaven").items() if kind == "card"]
    section = page[page.index('id="kind-card"') :].partition("<h3")[0]
    assert f"{len(cards)} nobody used" in section
    assert "<table" not in section


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_of_the_end_are_localized(language: str) -> None:
    own = Say((report.HERE / "words",), language, dict)
    for game, reason in (
        ("gloomhaven", "won"),
        ("gloomhaven", "lost"),
        ("euthia", "result-most-reputation"),
        ("witcher", "won-by-trophies"),
        ("eldervale", "won-by-points"),
    ):
        told = report.ending(reason, own, games()[game].voice(language))
        assert reason != told and " " in told and not told.endswith(".")


def test_the_page_says_how_games_ended(page: str) -> None:
    assert "all lost together (" in page and "> lost (" not in page


def test_zero_has_no_sign() -> None:
    assert [report.signed(one) for one in (-0.0004, 0.0, 0.2, -0.114)] == [
        "0.0",
        "0.0",
        "+20.0",
        "-11.4",
    ]


def test_one_game_has_no_interval_and_two_have_a_middle() -> None:
    assert plots._quantile([0, 4], 0.5) == 2
    assert plots._quantile([1, 2, 9], 0.5) == 2
    plan = Plan("gloomhaven", 1, ("random",) * 2, 2)
    alone = simulate(plan, cards=True)
    page = report.render(alone, plan)
    scores = page[page.index('id="scores"') :].partition('id="cards"')[0]
    assert len(re.findall(r"<td>\s*–\s*</td>", scores)) == 2


def test_plots_have_no_colour_of_their_own(page: str) -> None:
    plots = re.findall(r"<svg.*?</svg>", page, flags=re.DOTALL)
    assert len(plots) >= 8
    assert not any(re.search(r"(?:fill|stroke): #", plot) for plot in plots)


def _messages(language: str) -> set[str]:
    file = report.HERE / "words" / f"{language}.ftl"
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)}


def test_all_languages_have_the_same_messages_and_all_are_used() -> None:
    english = _messages("en")
    assert all(_messages(language) == english for language in LANGUAGES)
    source = (report.HERE / "report.py").read_text() + (report.HERE / "report.html").read_text()
    assert not {name for name in english if f'"{name}"' not in source}


# Without the extra


def test_a_missing_library_is_named() -> None:
    with pytest.raises(extras.MissingExtra, match=r"needs polars.*fabletop\[lab\]"), extras.extra():
        raise ModuleNotFoundError("No module named 'polars.io'", name="polars.io")


def test_other_missing_modules_are_faults() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"fabletop\.gone"), extras.extra():
        raise ModuleNotFoundError("No module named 'fabletop.gone'", name="fabletop.gone")
