"""Plots as inline SVG. Their colours are CSS variables of the page, so they follow its theme.

This module needs matplotlib; import it within `extras.extra`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from io import StringIO
from itertools import count
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from .statistics import CardStatistics, Scores, WinRate

matplotlib.use("svg")

# Placeholder colours, replaced by variables of the page's style sheet.
INK, SOFT, LINE, BAR, MARK, WASH = (f"#0{digit}0{digit}0{digit}" for digit in range(1, 7))
_VARIABLES = {INK: "ink", SOFT: "soft", LINE: "line", BAR: "bar", MARK: "mark", WASH: "wash"}

WIDTH = 7.6  # inches at 72 dots, as wide as the text column
ROW = 0.34
MAX_BARS = 28
MAX_ROWS = 40

_STYLE: dict[Any, object] = {
    "svg.fonttype": "none",  # text, not paths: searchable, and readable by screen readers
    "svg.hashsalt": "fabletop",  # reproducible ids
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "xtick.color": LINE,
    "ytick.color": LINE,
    "xtick.labelcolor": SOFT,
    "ytick.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
}
_numbers = count(1)


def win_rates(found: Sequence[WinRate], fair: float | None, label: str) -> str:
    """A bar for each name with its confidence interval; a dashed line at the equal share."""

    def draw(axes: Axes) -> None:
        rows = range(len(found))
        axes.barh(rows, [one.rate for one in found], height=0.62, color=BAR, zorder=2)
        for row, one in zip(rows, found, strict=True):
            _interval(axes, row, one.low, one.high)
            beside = axes.get_yaxis_transform()
            axes.text(1.03, row, f"{one.rate:.1%}", va="center", transform=beside)
            interval = f"{one.low:.1%} – {one.high:.1%}"
            axes.text(1.15, row, interval, va="center", color=SOFT, transform=beside)
        if fair is not None:
            axes.axvline(fair, color=MARK, linestyle=(0, (4, 3)), linewidth=1.2, zorder=4)
        _rows(axes, [one.name for one in found])
        axes.set_xlim(0, min(1.0, 1.08 * max(fair or 0, *(one.high for one in found))))
        axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:g} %")

    return _svg(draw, 0.5 + ROW * len(found), label)


def histogram(values: Sequence[int], label: str) -> str:
    """Frequencies of the values, in at most `MAX_BARS` bins of equal width."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // MAX_BARS))
    counts = Counter((value - low) // width for value in values)

    def draw(axes: Axes) -> None:
        middles = [low + place * width + (width - 1) / 2 for place in sorted(counts)]
        axes.bar(middles, [counts[place] for place in sorted(counts)], 0.86 * width, color=BAR)
        axes.set_xlim(low - 0.7 * width, high + 0.7 * width)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.yaxis.set_major_locator(MaxNLocator(4, integer=True))
        axes.grid(axis="y", color=LINE, linewidth=0.6)
        axes.set_axisbelow(True)
        axes.set_xlabel(label)

    return _svg(draw, 2.3, label)


def score_spread(found: Sequence[Scores], label: str) -> str:
    """Box plots: quartiles, median, whiskers from 5 to 95 %."""

    def draw(axes: Axes) -> None:
        for row, one in enumerate(found):
            ends = [_quantile(one.scores, part) for part in (0.05, 0.25, 0.5, 0.75, 0.95)]
            axes.plot([ends[0], ends[4]], [row, row], color=SOFT, linewidth=1.2, zorder=1)
            wide = max(ends[3] - ends[1], 0.15)
            axes.barh([row], [wide], left=[ends[1]], height=0.55, color=BAR, zorder=2)
            axes.plot([ends[2]] * 2, [row - 0.275, row + 0.275], color=INK, linewidth=2, zorder=3)
        _rows(axes, [one.name for one in found])
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel(label)

    return _svg(draw, 0.8 + ROW * len(found), label)


def card_gains(found: Sequence[CardStatistics], names: Callable[[str], str], label: str) -> str:
    """The highest and the lowest gains with their confidence intervals; the rest is left out."""
    shown = [(one.card, one.gain) for one in found if one.gain is not None]
    half = MAX_ROWS // 2
    left_out = len(shown) > MAX_ROWS
    if left_out:
        shown = [*shown[:half], *shown[-half:]]

    def draw(axes: Axes) -> None:
        for row, (_, gain) in enumerate(shown):
            _interval(axes, row, gain.low, gain.high, SOFT)
            colour = MARK if gain.sure else BAR
            axes.plot([gain.mean], [row], "o", color=colour, markersize=5, zorder=3)
        if left_out:
            axes.axhline(half - 0.5, color=LINE, linestyle=(0, (1, 3)), linewidth=1.5)
        axes.axvline(0, color=LINE, linewidth=1)
        _rows(axes, [names(card) for card, _ in shown])
        axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:+g}")
        axes.set_xlabel(label)

    return _svg(draw, 0.8 + 0.24 * len(shown), label)


def _interval(axes: Axes, row: float, low: float, high: float, colour: str = INK) -> None:
    axes.plot([low, high], [row, row], color=colour, linewidth=1.3, zorder=3)


def _rows(axes: Axes, names: Sequence[str]) -> None:
    """Names down the left side, the first on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)


def _quantile(values: Sequence[int], part: float) -> float:
    """Linear interpolation between sorted values; 0.5 is the median."""
    place = part * (len(values) - 1)
    below = int(place)
    above = min(below + 1, len(values) - 1)
    return values[below] + (place - below) * (values[above] - values[below])


def _svg(draw: Callable[[Axes], None], height: float, label: str) -> str:
    """A plot as an SVG element with unique ids."""
    with matplotlib.rc_context(_STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        draw(figure.add_subplot())
        written = StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None})
    return _inlined(written.getvalue(), f"plot{next(_numbers)}-", label)


def _inlined(text: str, prefix: str, label: str) -> str:
    """The SVG element alone, with prefixed ids and with colours as CSS variables."""
    text = text[text.index("<svg") :]
    text = re.sub(r"<metadata>.*?</metadata>\s*", "", text, flags=re.DOTALL)
    text = re.sub(r"<defs>\s*<style.*?</style>\s*</defs>\s*", "", text, flags=re.DOTALL)
    text = re.sub(r'\bid="', f'id="{prefix}', text)
    text = re.sub(r'href="#', f'href="#{prefix}', text)
    text = re.sub(r"url\(#", f"url(#{prefix}", text)
    for colour, name in _VARIABLES.items():
        text = text.replace(colour, f"var(--{name})")
    text = re.sub(r" font-family: [^;\"]*;", "", text)
    head, rest = text.split(">", 1)
    head = re.sub(r' (?:width|height)="[^"]*"', "", head)
    return f'{head} role="img" aria-label="{escape(label)}">{rest}'
