"""Which thing on the table carries which open answer, so that both light up together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Labelled(Protocol):
    @property
    def key(self) -> str: ...
    @property
    def hotkey(self) -> str: ...


class Asked(Protocol):
    """A question as the snapshot tells it."""

    @property
    def seat(self) -> int: ...
    @property
    def rule(self) -> str: ...
    @property
    def about(self) -> str: ...
    @property
    def answers(self) -> Iterable[Labelled]: ...


class Lights:
    """The open answers, asked for by key or by the thing they are about."""

    def __init__(self, questions: Iterable[Asked]) -> None:
        self.rules: list[str] = []
        self.keys: list[str] = []
        self.topics: set[str] = set()  # what the questions are about
        self.hotkeys: dict[str, str] = {}
        self._ends: dict[tuple[str, str], list[str]] = {}
        for question in questions:
            self.rules.append(question.rule)
            self.topics.add(question.about)
            for answer in question.answers:
                self.keys.append(answer.key)
                self.hotkeys[answer.key] = answer.hotkey.upper()
        self._open = set(self.keys)
        for key in self.keys:
            verb, _, last = key.partition(":")
            self._ends.setdefault((verb, last.rpartition(":")[2]), []).append(key)

    def exact(self, *keys: str) -> str:
        """The first of these keys that is open, or nothing."""
        return next((key for key in keys if key in self._open), "")

    def ending(self, verb: str, thing: str) -> list[str]:
        """The answers of this verb whose last part is this thing."""
        return self._ends.get((verb, thing), [])

    def starting(self, start: str) -> list[str]:
        """The answers that begin like this."""
        return [key for key in self.keys if key == start or key.startswith(f"{start}:")]

    def hexes(self) -> set[tuple[int, int]]:
        """Where a realm may be laid."""
        found = set()
        for key in self.keys:
            verb, *parts = key.split(":")
            if verb == "hex":
                found.add((int(parts[0]), int(parts[1])))
        return found
