"""Previews in words: what each answer would do, in the reader's language."""

from __future__ import annotations

import msgspec

from ...kernel.ask import Kind, Request
from ...kernel.phrasing import question
from ...kernel.words import Say
from ..bots.foretell import Preview, Previews
from .snapshot import Event


class ForetoldQuestion(msgspec.Struct, frozen=True):
    """The question that would follow; of an `amount`, any number from `least` to `most` will do."""

    rule: str
    kind: Kind
    text: str
    about: str
    least: int
    most: int
    keys: tuple[str, ...]


class ForetoldAnswer(msgspec.Struct, frozen=True):
    """What an answer would do. If not `settled`, chance or something hidden decides after the
    lines. `nothing`: it would be given in vain. `next` is the seat's own next question."""

    keys: tuple[str, ...]
    lines: list[Event]
    next: ForetoldQuestion | None
    settled: bool
    nothing: bool


class Foretelling(msgspec.Struct, frozen=True):
    """Answers to the question of a seat as it stands at a version. Not `complete`: there was no
    time for all of them, or there are too many."""

    seat: int
    version: int
    rule: str
    answers: list[ForetoldAnswer]
    complete: bool


def foretelling(previews: Previews, request: Request, version: int, say: Say) -> Foretelling:
    """The answers to this question, foretold in words."""
    answers = [_answer(one, say) for one in previews.previews]
    return Foretelling(request.seat, version, request.rule, answers, previews.complete)


def _answer(one: Preview, say: Say) -> ForetoldAnswer:
    lines = [Event(line.id, line.args, say(line.id, **line.args)) for line in one.lines]
    following = None if one.next is None else _question(one.next, say)
    return ForetoldAnswer(one.keys, lines, following, one.settled, one.nothing)


def _question(request: Request, say: Say) -> ForetoldQuestion:
    return ForetoldQuestion(
        request.rule,
        request.kind,
        question(request, say),
        request.about,
        request.least,
        request.most,
        request.keys,
    )
