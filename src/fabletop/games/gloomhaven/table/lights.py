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
        self._about: dict[str, str] = {}
        for question in questions:
            self.rules.append(question.rule)
            self.keys += [answer.key for answer in question.answers]
        self._open = frozenset(self.keys)
        for key in self.keys:
            for part in key.split(":"):
                self._about.setdefault(part, key)

    def exact(self, *keys: str) -> str:
        """The first of these keys that is open, or nothing."""
        return next((key for key in keys if key in self._open), "")

    def only(self, thing: str, verb: str) -> str:
        """The answer of this kind that names this thing, if there is just one."""
        found = [key for key in self.keys if key.startswith(f"{verb}:") and thing in key.split(":")]
        return found[0] if len(found) == 1 else ""

    def about(self, thing: str, *verbs: str) -> str:
        """The answer that names this thing; `verbs` says which answers may be meant."""
        if not verbs or thing not in self._about:
            return self._about.get(thing, "")
        return next(
            (key for key in self.keys if key.split(":")[0] in verbs and thing in key.split(":")), ""
        )
