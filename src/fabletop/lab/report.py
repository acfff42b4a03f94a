"""The report of a simulation: one self-contained HTML page.

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
from .card_use import kinds
from .frames import Frames, frames
from .play import Plan
from .simulate import Simulation, is_cooperative
from .statistics import (
    CardStatistics,
    Scores,
    WinRate,
    card_statistics,
    scores,
    side_kind,
    win_rates,
)

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
MAX_DEEDS = 4
MIN_SEATS = 5  # a card used by fewer is in the table, not in the plot

# Kinds of record that are no components a player can use.
_NOT_CARDS = ("constants", "layout", "menu", "glory", "modifier", "monster-card", "scenario")


class Section(msgspec.Struct, frozen=True):
    """The cards of one kind: a plot, a row for each card used, and the names of the others."""

    kind: str
    plot: Markup
    rows: list[CardStatistics]
    unused: list[str]


def render(simulation: Simulation, plan: Plan, language: str = "en") -> str:
    """The page in one language."""
    return render_frames(frames(plan, [simulation.played]), simulation, plan, language)


def _kind(kind: str, say: Say) -> str:
    """A kind of content in the game's words."""
    message = f"report-kind-{kind}"
    return say(message) if say.has(message) else kind


def render_frames(data: Frames, simulation: Simulation, plan: Plan, language: str) -> str:
    """The page, from frames made before."""
    game = games()[plan.game]
    say = Say((HERE / "words",), language, dict)
    game_say = game.voice(language)
    name = game_say.name
    lengths = data.games["decisions"].to_list()
    side = side_kind(data)
    cooperative = is_cooperative(simulation.played)
    fair = None if cooperative else 1 / len(plan.seats)
    template = _templates().get_template("report.html")
    return template.render(
        say=say,
        name=name,
        kind=lambda kind: _kind(kind, game_say),
        fonts=Markup(fonts()),
        title=game.title,
        language=language,
        plan=plan,
        options=plan.options,
        summary=simulation.summary,
        cooperative=cooperative,
        decisions_median=median(lengths),
        bots=_win_rate_plot(_named(win_rates(data, "entry"), _entry(plan)), fair, say),
        seats=_win_rate_plot(_named(win_rates(data, "seat"), _seat(say)), fair, say),
        side=side,
        sides=_win_rate_plot(_named(win_rates(data, "side"), name), fair, say) if side else "",
        rounds=Markup(plots.histogram(data.games["rounds"].to_list(), say("report-rounds"))),
        decisions=Markup(plots.histogram(lengths, say("report-decisions"))),
        bot_scores=_score_plot(scores(data, "entry"), _entry(plan), say),
        side_scores=_score_plot(scores(data, "side"), name, say) if side else "",
        scores=scores(data, "side" if side else "entry"),
        sections=_sections(data, plan, side, name, say),
        reasons=[
            (ending(reason, say, game_say), count)
            for reason, count in data.games["reason"].value_counts(sort=True).iter_rows()
        ],
        signed=signed,
        median=median,
        most_deeds=MAX_DEEDS,
    )


def ending(reason: str, say: Say, game_say: Say) -> str:
    """The localized reason of the end: ours if all win or lose together, else the game's."""
    ours = {"won": "report-all-won", "lost": "report-all-lost"}
    if reason in ours:
        return say(ours[reason])
    text = game_say(reason) if game_say.has(reason) else reason
    return text.rstrip(".")


def signed(value: float) -> str:
    """Percentage points to a tenth with their sign; zero has none."""
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
    """The fonts of the web table as data URLs, in the subsets our languages need."""
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


def _named(found: Sequence[WinRate], name: Callable[[str], str]) -> list[WinRate]:
    return [msgspec.structs.replace(one, name=name(one.name)) for one in found]


def _win_rate_plot(found: Sequence[WinRate], fair: float | None, say: Say) -> Markup:
    return Markup(plots.win_rates(found, fair, say("report-wins")))


def _score_plot(found: Sequence[Scores], name: Callable[[str], str], say: Say) -> Markup:
    named = [msgspec.structs.replace(one, name=name(one.name)) for one in found]
    return Markup(plots.score_spread(named, say("report-score")))


def _sections(
    data: Frames, plan: Plan, side: str, name: Callable[[str], str], say: Say
) -> list[Section]:
    """Cards by kind, the kinds used most first. Sides are left out: they have their own plots."""
    used = [one for one in card_statistics(data) if one.kind != side]
    by_kind: dict[str, list[CardStatistics]] = {}
    for one in used:
        by_kind.setdefault(one.kind, []).append(one)
    ids: dict[str, list[str]] = {}
    for id, kind in kinds(plan.game).items():
        if kind != side:
            ids.setdefault(kind, []).append(id)
    sections = []
    for kind, kind_ids in ids.items():
        rows = by_kind.get(kind, [])
        if kind in _NOT_CARDS and not rows:
            continue
        used_ids = {one.card for one in rows}
        shown = [one for one in rows if one.gain is not None and one.seats >= MIN_SEATS]
        drawn = plots.card_gains(shown, name, say("report-gain")) if shown else ""
        unused = [id for id in kind_ids if id not in used_ids]
        hidden = [] if kind in _NOT_CARDS else [name(id) for id in unused]
        sections.append(Section(kind, Markup(drawn), rows, hidden))
    return sorted(sections, key=lambda one: -sum(row.uses for row in one.rows))
