"""Which thing on the table carries which open answer, so that both light up together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Labelled(Protocol):
    @property
    def key(self) -> str: ...


class Asked(Protocol):
    """A question as the snapshot tells it."""

    @property
    def seat(self) -> int: ...
    @property
    def rule(self) -> str: ...
    @property
    def answers(self) -> Iterable[Labelled]: ...


class Lights:
    """The open answers, asked for by key or by the thing they are about."""

    def __init__(self, questions: Iterable[Asked]) -> None:
        self.rules: list[str] = []
        self.keys: list[str] = []
        self._about: dict[str, list[str]] = {}
        for question in questions:
            self.rules.append(question.rule)
            self.keys += [answer.key for answer in question.answers]
        self._open = set(self.keys)
        for key in self.keys:
            _, *parts = key.split(":")
            for part in parts:
                self._about.setdefault(part, []).append(key)

    def exact(self, *keys: str) -> str:
        """The first of these keys that is open, or nothing."""
        return next((key for key in keys if key in self._open), "")

    def first(self, *verbs: str) -> str:
        """The first open answer that begins with one of these words."""
        for verb in verbs:
            for key in self.keys:
                if key.split(":")[0] == verb:
                    return key
        return ""

    def about(self, thing: str, *verbs: str) -> str:
        """The answer that names this thing; `verbs` says which answers may be meant."""
        for key in self._about.get(thing, ()):
            if not verbs or key.split(":")[0] in verbs:
                return key
        return ""
