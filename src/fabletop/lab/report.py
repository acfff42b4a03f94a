"""The report of a simulation: one HTML page that needs nothing from anywhere.

This module needs polars and matplotlib; import it within `extras.extra`.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

import jinja2
import msgspec
from markupsafe import Markup

from .. import games
from ..kernel.words import Say
from . import plots
from . import statistics as findings
from .card_use import kinds
from .frames import Tables, tables
from .play import Plan
from .simulate import Simulation, in_common
from .statistics import CardUse, Scores, Share

HERE = Path(__file__).parent
FONT_FOLDER = HERE.parent / "web" / "static" / "fonts"
FONTS = (
    ("Cinzel", "cinzel", 600),
    ("Alegreya Sans", "alegreya-sans", 400),
    ("Alegreya Sans", "alegreya-sans", 700),
)
RANGES = {
    "latin": "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F",
    "latin-ext": "U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1E9F",
}
MOST_DEEDS = 4
FEWEST_SEATS = 5  # a card used by fewer is in the table, not in the plot

# What is never in anybody's hand or choice: places and furniture of the game.
_FURNITURE = ("constants", "layout", "menu", "glory", "modifier", "monster-card", "scenario")


class Section(msgspec.Struct, frozen=True):
    """The cards of one kind: a plot, a row each, and those nobody touched."""

    kind: str
    plot: Markup
    rows: list[CardUse]
    untouched: list[str]


def page(simulation: Simulation, plan: Plan, language: str = "en") -> str:
    """The whole page in one language."""
    return page_of(tables(plan, [simulation.played]), simulation, plan, language)


def _kind(kind: str, say: Say) -> str:
    """A kind of content in the game's words."""
    message = f"report-kind-{kind}"
    return say(message) if say.has(message) else kind


def page_of(data: Tables, simulation: Simulation, plan: Plan, language: str) -> str:
    """The whole page, from tables made before."""
    game = games()[plan.game]
    say = Say((HERE / "words",), language, dict)
    spoken = game.voice(language)
    name = spoken.name
    lengths = data.games["decisions"].to_list()
    side = findings.side_kind(data)
    common = in_common(simulation.played)
    fair = None if common else 1 / len(plan.seats)
    template = _templates().get_template("report.html")
    return template.render(
        say=say,
        name=name,
        kind=lambda kind: _kind(kind, spoken),
        fonts=Markup(fonts()),
        title=game.title,
        language=language,
        plan=plan,
        options=plan.options,
        summary=simulation.summary,
        common=common,
        decisions_median=median(lengths),
        bots=_drawn_shares(_named(findings.shares(data, "entry"), _entry(plan)), fair, say),
        seats=_drawn_shares(_named(findings.shares(data, "seat"), _seat(say)), fair, say),
        side=side,
        sides=_drawn_shares(_named(findings.shares(data, "side"), name), fair, say) if side else "",
        rounds=Markup(plots.histogram(data.games["rounds"].to_list(), say("report-rounds"))),
        decisions=Markup(plots.histogram(lengths, say("report-decisions"))),
        bot_scores=_drawn_scores(findings.scores(data, "entry"), _entry(plan), say),
        side_scores=_drawn_scores(findings.scores(data, "side"), name, say) if side else "",
        scores=findings.scores(data, "side" if side else "entry"),
        sections=_sections(data, plan, side, name, say),
        reasons=[
            (ending(reason, say, spoken), count)
            for reason, count in data.games["reason"].value_counts(sort=True).iter_rows()
        ],
        signed=signed,
        median=median,
        most_deeds=MOST_DEEDS,
    )


def ending(reason: str, say: Say, spoken: Say) -> str:
    """How a game ended, in words: ours where all simply win or lose, else the game's own."""
    ours = {"won": "report-all-won", "lost": "report-all-lost"}
    if reason in ours:
        return say(ours[reason])
    told = spoken(reason) if spoken.has(reason) else reason
    return told.rstrip(".")


def signed(value: float) -> str:
    """Points of percentage to a tenth with their sign; nought has none."""
    points = round(100 * value, 1)
    return f"{points:+.1f}" if points else "0.0"


def _templates() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(HERE),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def fonts() -> str:
    """The fonts of the table as part of the page: the Latin letters and those of our languages."""
    faces = []
    for family, file, weight in FONTS:
        for part in ("latin", "latin-ext"):
            data = (FONT_FOLDER / f"{file}-{part}-{weight}.woff2").read_bytes()
            source = f"data:font/woff2;base64,{b64encode(data).decode()}"
            faces.append(
                f'@font-face {{ font-family: "{family}"; font-weight: {weight}; '
                f'src: url({source}) format("woff2"); unicode-range: {RANGES[part]}; }}'
            )
    return "\n".join(faces)


def _entry(plan: Plan) -> Callable[[str], str]:
    return lambda entry: f"{int(entry) + 1}. {plan.seats[int(entry)]}"


def _seat(say: Say) -> Callable[[str], str]:
    return lambda seat: say("report-seat", seat=int(seat) + 1)


def _named(found: Sequence[Share], name: Callable[[str], str]) -> list[Share]:
    return [msgspec.structs.replace(one, name=name(one.name)) for one in found]


def _drawn_shares(found: Sequence[Share], fair: float | None, say: Say) -> Markup:
    return Markup(plots.win_rates(found, fair, say("report-wins")))


def _drawn_scores(found: Sequence[Scores], name: Callable[[str], str], say: Say) -> Markup:
    named = [msgspec.structs.replace(one, name=name(one.name)) for one in found]
    return Markup(plots.score_spread(named, say("report-score")))


def _sections(
    data: Tables, plan: Plan, side: str, name: Callable[[str], str], say: Say
) -> list[Section]:
    """Cards by kind, the kinds used most first and those nobody touched last; sides have a section
    of their own."""
    used = [one for one in findings.card_uses(data) if one.kind != side]
    by_kind: dict[str, list[CardUse]] = {}
    for one in used:
        by_kind.setdefault(one.kind, []).append(one)
    ids: dict[str, list[str]] = {}
    for id, kind in kinds(plan.game).items():
        if kind != side:
            ids.setdefault(kind, []).append(id)
    sections = []
    for kind, all_of_it in ids.items():
        rows = by_kind.get(kind, [])
        if kind in _FURNITURE and not rows:
            continue
        there = {one.card for one in rows}
        shown = [one for one in rows if one.gain is not None and one.seats >= FEWEST_SEATS]
        drawn = plots.card_gains(shown, name, say("report-gain")) if shown else ""
        untouched = [id for id in all_of_it if id not in there]
        hidden = [] if kind in _FURNITURE else [name(id) for id in untouched]
        sections.append(Section(kind, Markup(drawn), rows, hidden))
    return sorted(sections, key=lambda one: -sum(row.uses for row in one.rows))
