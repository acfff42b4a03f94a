"""How questions and answers read. A key such as ``move:vizima`` is said by the message ``key-move``
with its parts as ``$a``, ``$b``, ...; a question by the message ``ask-<rule id>``."""

from __future__ import annotations

from string import ascii_lowercase

from .ask import Request
from .words import Say


def label(key: str, say: Say) -> str:
    """The words on the button of an answer."""
    verb, *parts = key.split(":")
    message = f"key-{verb}"
    if say.has(message):
        spoken = [int(part) if part.isdecimal() else part for part in parts]
        return say(message, **dict(zip(ascii_lowercase, spoken, strict=False)))
    return say.name(key)


def question(request: Request, say: Say) -> str:
    """The sentence above the answers: ``ask-<rule id>``, or the id where words are missing."""
    message = f"ask-{request.rule.lower()}"
    if not say.has(message):
        return request.rule
    return say(
        message,
        about=request.about,
        least=request.least,
        most=request.most,
    )


def roman(number: int) -> str:
    """A small number as a Roman numeral.

    >>> roman(4), roman(9), roman(18)
    ('IV', 'IX', 'XVIII')
    """
    written = ""
    for value, numeral in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        count, number = divmod(number, value)
        written += count * numeral
    return written
