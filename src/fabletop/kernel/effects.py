"""The effect interpreter: content says *what* (records), a game registers *how* (functions).

A game makes one `Effects` and registers four things for each kind of record in its vocabulary::

    effects: Effects[Table, Aim] = Effects(AnyEffect)

    @effects.on(GainGold)                   # run: what it does
    def gain_gold(game: Table, aim: Aim, effect: GainGold) -> None: ...

    @effects.possible_if(Draw)              # possible: would it do anything now?
    def can_draw(game: Table, aim: Aim, effect: Draw) -> bool: ...

    @effects.text_of(GainGold)              # text: how it reads on a card
    @effects.worth_of(GainGold)             # worth: what a bot expects of it

A run function is a generator only if it asks something. `missing` names what a vocabulary still
lacks; a test of each game asserts that it is empty.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeAlias, TypeVar

from .ask import Rule

G = TypeVar("G")  # the rules' context: Game[State] of the game
A = TypeVar("A")  # the aim: on whose behalf, against whom, by which card
F = TypeVar("F", bound=Callable[..., Any])

Registry: TypeAlias = dict[type, Callable[..., Any]]


class UnknownEffect(KeyError):
    """A record for which a game has registered nothing."""


class Effects(Generic[G, A]):
    """What the effect records of one game do, when they are possible, how they read, what they
    are worth."""

    __slots__ = ("conditions", "runs", "texts", "vocabulary", "worths")

    def __init__(self, vocabulary: Any = ()) -> None:
        """`vocabulary` is the union of all record types, or an iterable of them."""
        self.vocabulary = record_types(vocabulary)
        self.runs: Registry = {}
        self.conditions: Registry = {}
        self.texts: Registry = {}
        self.worths: Registry = {}

    # Registration

    def on(self, *kinds: type) -> Callable[[F], F]:
        """Register ``function(game, aim, record)``, which carries the effect out."""
        return _register(self.runs, kinds)

    def possible_if(self, *kinds: type) -> Callable[[F], F]:
        """Register ``function(game, aim, record) -> bool``: would the effect do anything now?"""
        return _register(self.conditions, kinds)

    def text_of(self, *kinds: type) -> Callable[[F], F]:
        """Register ``function(record, ...) -> str``: the effect in words."""
        return _register(self.texts, kinds)

    def worth_of(self, *kinds: type) -> Callable[[F], F]:
        """Register ``function(record, ...)``: what a bot expects of the effect."""
        return _register(self.worths, kinds)

    # Use

    def run(self, game: G, aim: A, records: Iterable[Any]) -> Rule[None]:
        """Carry the effects out in order, each as far as possible."""
        runs = self.runs
        for record in records:
            running = runs[type(record)](game, aim, record)
            if running is not None:
                yield from running

    def possible(self, game: G, aim: A, records: Iterable[Any]) -> bool:
        """Would at least one of the effects do anything now? One without a condition would."""
        conditions = self.conditions
        for record in records:
            condition = conditions.get(type(record))
            if condition is None or condition(game, aim, record):
                return True
        return False

    def text(self, record: Any, *context: Any) -> Any:
        """The effect in words."""
        return _found(self.texts, record, "text")(record, *context)

    def worth(self, record: Any, *context: Any) -> Any:
        """What a bot expects of the effect."""
        return _found(self.worths, record, "worth")(record, *context)

    def missing(self) -> dict[str, list[str]]:
        """Record types of the vocabulary that lack a run, a text or a worth."""
        parts = {"run": self.runs, "text": self.texts, "worth": self.worths}
        return {
            part: lacking
            for part, known in parts.items()
            if (lacking := [one.__name__ for one in self.vocabulary if one not in known])
        }


def _register(registry: Registry, kinds: tuple[type, ...]) -> Callable[[F], F]:
    def enter(function: F) -> F:
        for kind in kinds:
            if kind in registry:
                raise ValueError(f"{kind.__name__} is registered twice")
            registry[kind] = function
        return function

    return enter


def _found(registry: Registry, record: Any, part: str) -> Callable[..., Any]:
    found = registry.get(type(record))
    if found is None:
        raise UnknownEffect(f"{type(record).__name__} has no {part}")
    return found


def record_types(vocabulary: Any) -> tuple[type, ...]:
    """The record types of a union such as ``GainGold | LoseGold``, nested ones flattened."""
    if isinstance(vocabulary, type):
        return (vocabulary,)
    if typing.get_origin(vocabulary) in (typing.Union, types.UnionType):
        vocabulary = typing.get_args(vocabulary)
    return tuple(dict.fromkeys(one for part in vocabulary for one in record_types(part)))
