"""Layout of labels on the map: rows of icons and numbers."""

from __future__ import annotations

from functools import lru_cache

from .models import Label, Mark

ICON, DIGIT, GAP = 14.0, 7.5, 2.0


@lru_cache(maxsize=4000)
def label(marks: tuple[Mark, ...], x: float, y: float, first: str = "") -> Label:
    """Marks in a row, in the middle of (x, y); `first`: what they are paid for."""
    head = (Mark(first),) if first else ()
    width, icons, texts = _row((*head, *marks))
    return Label(x, y, width, icons, texts)


@lru_cache(maxsize=500)
def _row(
    marks: tuple[Mark, ...],
) -> tuple[float, tuple[tuple[str, float], ...], tuple[tuple[str, float], ...]]:
    icons: list[tuple[str, float]] = []
    texts: list[tuple[str, float]] = []
    at = 0.0
    for mark in marks:
        if mark.text:
            texts.append((mark.text, at + DIGIT / 2))
            at += DIGIT + 1
        if mark.icon:
            icons.append((mark.icon, at))
            at += ICON
        at += GAP
    width = at - GAP
    half = width / 2
    return (
        width + 12,
        tuple((name, round(x - half, 1)) for name, x in icons),
        tuple((text, round(x - half, 1)) for text, x in texts),
    )
