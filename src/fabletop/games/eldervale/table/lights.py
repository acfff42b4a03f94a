"""Clickable things: which thing on the page carries which open answer."""

from __future__ import annotations

from collections.abc import Iterable

from ....tablekit import lights
from ....tablekit.shown import Asked


class Lights(lights.Lights):
    """The open answers; many of them name a unit and then where it goes."""

    def __init__(self, questions: Iterable[Asked]) -> None:
        super().__init__(questions)
        self._ends: dict[tuple[str, str], list[str]] = {}
        for key in self.keys:
            verb, _, last = key.partition(":")
            self._ends.setdefault((verb, last.rpartition(":")[2]), []).append(key)

    def ending(self, verb: str, thing: str) -> list[str]:
        """The answers of this verb whose last part is this thing."""
        return self._ends.get((verb, thing), [])

    def hexes(self) -> set[tuple[int, int]]:
        """Where a realm may be laid."""
        found = set()
        for key in self.starting("hex"):
            _, q, r, *_ = key.split(":")
            found.add((int(q), int(r)))
        return found
