"""The report of a simulation: one HTML page that needs nothing from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from statistics import median

from .simulate import Simulation, Summary

_STYLE = """
:root { color-scheme: light dark; --ink: #22201c; --soft: #6d675d; --paper: #fbf9f4;
        --line: #d9d3c6; --bar: #3c6e71; --mark: #b4532a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece7dc; --soft: #a49c8d; --paper: #1b1a17; --line: #3b3833; --bar: #6fb0b0;
          --mark: #e39268; } }
body { font: 17px/1.55 Georgia, "Iowan Old Style", serif; color: var(--ink);
       background: var(--paper); max-width: 46rem; margin: 3rem auto; padding: 0 1.25rem; }
h1 { font-size: 1.9rem; font-weight: 500; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; font-weight: 600; margin: 2.5rem 0 .5rem; }
p.lead, figcaption { color: var(--soft); margin: 0; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 1rem;
     margin: 1.75rem 0 0; }
dt { color: var(--soft); font-size: .85rem; }
dd { margin: 0; font-size: 1.35rem; font-variant-numeric: tabular-nums; }
figure { margin: 0; }
svg { width: 100%; height: auto; display: block; margin: .5rem 0; }
svg text { font: 13px Georgia, serif; fill: var(--ink); }
svg .soft { fill: var(--soft); }
svg .bar { fill: var(--bar); }
svg .axis { stroke: var(--line); }
svg .span { stroke: var(--ink); stroke-width: 1.5; }
svg .share { stroke: var(--mark); stroke-dasharray: 4 3; }
"""

_WIDTH = 720
_LEFT, _RIGHT = 130, 530
_ROW = 34


def page(simulation: Simulation, title: str) -> str:
    """The whole page."""
    summary = simulation.summary
    lengths = [one.decisions for one in simulation.played]
    rounds = [one.rounds for one in simulation.played]
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}: {summary.games} games</title><style>{_STYLE}</style></head>
<body><h1>{escape(title)}</h1>
<p class="lead">{summary.games:,} games of {escape(", ".join(summary.seats))}</p>
{_facts(summary, lengths)}
<h2>Who wins</h2>
<figure>{win_bars(summary)}
<figcaption>Share of games won alone, with 95 % Wilson intervals. The dashed line is an equal
share. Draws: {summary.draws}. Every player sat on every seat in turn.</figcaption></figure>
<h2>Length in rounds</h2>
<figure>{histogram(rounds, "rounds")}</figure>
<h2>Length in decisions</h2>
<figure>{histogram(lengths, "decisions")}</figure>
</body></html>
"""


def _facts(summary: Summary, lengths: Sequence[int]) -> str:
    facts = {
        "decisions a second": f"{summary.decisions_per_second:,.0f}",
        "rounds, mean": f"{summary.rounds_mean:.1f}",
        "decisions, median": f"{median(lengths):,.0f}",
        "seconds": f"{summary.seconds:,.1f}",
    }
    rows = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in facts.items())
    return f"<dl>{rows}</dl>"


def win_bars(summary: Summary) -> str:
    """A bar for each seat entry, with its interval."""
    span = _RIGHT - _LEFT
    height = _ROW * len(summary.seats) + 12
    rows = []
    for entry, name in enumerate(summary.seats):
        rate = summary.wins[entry] / summary.games
        low, high = summary.interval(entry)
        middle = _ROW * entry + 24
        rows.append(
            f'<text x="{_LEFT - 12}" y="{middle + 5}" text-anchor="end">'
            f"{entry + 1}. {escape(name)}</text>"
            f'<rect class="bar" x="{_LEFT}" y="{middle - 9}" width="{rate * span:.1f}"'
            ' height="18" rx="2"/>'
            f'<line class="span" x1="{_LEFT + low * span:.1f}" x2="{_LEFT + high * span:.1f}"'
            f' y1="{middle}" y2="{middle}"/>'
            f'<text x="{_RIGHT + 12}" y="{middle + 5}">{rate:.1%}'
            f' <tspan class="soft">{low:.1%} to {high:.1%}</tspan></text>'
        )
    share = _LEFT + span / len(summary.seats)
    line = f'<line class="share" x1="{share:.1f}" x2="{share:.1f}" y1="6" y2="{height - 4}"/>'
    return _svg(height, "Win rates", "".join(rows) + line)


def histogram(values: Sequence[int], unit: str, most_bins: int = 24) -> str:
    """How often each length occurred."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // most_bins))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[(value - low) // width] += 1
    step, tallest = _WIDTH / len(counts), max(counts)
    bars = "".join(
        f'<rect class="bar" x="{place * step + 1:.1f}" y="{170 - 150 * count / tallest:.1f}"'
        f' width="{step - 2:.1f}" height="{150 * count / tallest:.1f}">'
        f"<title>{_range(low + place * width, width)} {unit}: {count} games</title></rect>"
        for place, count in enumerate(counts)
    )
    axis = f'<line class="axis" x1="0" x2="{_WIDTH}" y1="170" y2="170"/>'
    ends = (
        f'<text class="soft" x="0" y="188">{low:,}</text>'
        f'<text class="soft" x="{_WIDTH / 2}" y="188" text-anchor="middle">{unit}</text>'
        f'<text class="soft" x="{_WIDTH}" y="188" text-anchor="end">{high:,}</text>'
    )
    return _svg(194, f"Histogram of {unit}", bars + axis + ends)


def _range(first: int, width: int) -> str:
    return str(first) if width == 1 else f"{first} to {first + width - 1}"


def _svg(height: float, label: str, body: str) -> str:
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(label)}">{body}</svg>'
    )
