"""Index of the open answers by the component they are about: both are highlighted together."""

from __future__ import annotations

from collections.abc import Iterable

from .shown import Asked


class Lights:
    """The open answers, found by key or by component."""

    def __init__(self, questions: Iterable[Asked]) -> None:
        self.rules: list[str] = []
        self.topics: set[str] = set()  # what the questions are about
        self.keys: list[str] = []
        self.hotkeys: dict[str, str] = {}
        for question in questions:
            self.rules.append(question.rule)
            self.topics.add(question.about)
            for answer in question.answers:
                self.keys.append(answer.key)
                self.hotkeys[answer.key] = answer.hotkey.upper()
        self._about: dict[str, list[str]] = {}
        for key in self.keys:
            for part in dict.fromkeys(key.split(":")):
                self._about.setdefault(part, []).append(key)

    def exact(self, *keys: str) -> str:
        """The first of these keys that is open, or an empty string."""
        for key in keys:
            if key in self.hotkeys:
                return key
        return ""

    def first(self, *verbs: str) -> str:
        """The first open answer with one of these verbs."""
        for verb in verbs:
            for key in self._about.get(verb, ()):
                if verb_of(key) == verb:
                    return key
        return ""

    def about(self, thing: str, *verbs: str) -> str:
        """The first open answer about this component, with one of the verbs if any are given."""
        for key in self._about.get(thing, ()):
            if not verbs or verb_of(key) in verbs:
                return key
        return ""

    def all_about(self, thing: str, verb: str) -> list[str]:
        """All open answers about this component with this verb."""
        return [key for key in self._about.get(thing, ()) if verb_of(key) == verb]

    def starting(self, start: str) -> list[str]:
        """All open answers whose first parts are `start`."""
        return [key for key in self.keys if key == start or key.startswith(f"{start}:")]


def verb_of(key: str) -> str:
    return key.partition(":")[0]
