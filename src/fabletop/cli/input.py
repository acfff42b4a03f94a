"""Parse what is typed: answers by number or key, seats, games, languages, options as NAME=VALUE."""

from __future__ import annotations

from collections.abc import Iterable

from ..bots import BOTS
from ..games import games
from ..kernel.ask import Keys, Request, Text
from ..kernel.gamedef import GameDef
from ..kernel.words import LANGUAGES
from .errors import WrongUse
from .voice import voice

YOU = "you"


class NotUnderstood(ValueError):
    """Input that is no answer; `text` is the message that explains what would be one."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.id)
        self.text = text


def read_answer(request: Request, typed: str) -> Keys:
    """The keys of a typed answer: numbers of the list, keys themselves, or an amount."""
    words = typed.replace(",", " ").split()
    if request.kind == "amount":
        return _amount(request, words)
    keys = tuple(_key(request, word) for word in words)
    if not keys and request.least > 0 and not request.optional:
        raise NotUnderstood(Text("read-nothing"))
    return keys


def _amount(request: Request, words: list[str]) -> Keys:
    if len(words) == 1 and words[0].isascii() and words[0].isdigit():
        return (words[0],)
    raise NotUnderstood(Text("read-amount", {"least": request.least, "most": request.most}))


def _key(request: Request, word: str) -> str:
    if word in request.keys or word in request.blocked:
        return word
    if not word.isdecimal():
        raise NotUnderstood(Text("read-unknown", {"word": word}))
    number = int(word)
    if not 1 <= number <= len(request.keys):
        raise NotUnderstood(Text("read-number", {"number": number, "count": len(request.keys)}))
    return request.keys[number - 1]


def read_seats(written: str, *, human: bool) -> tuple[str, ...]:
    """The players by seat: ``you,greedy,random``."""
    names = tuple(name.strip() for name in written.split(","))
    known = (YOU, *BOTS) if human else tuple(BOTS)
    for name in names:
        if name not in known:
            raise WrongUse(voice()("fault-seat", name=name, known=", ".join(known)))
    return names


def read_language(written: str) -> str:
    """A supported language."""
    if written not in LANGUAGES:
        raise WrongUse(voice()("fault-language", lang=written, known=", ".join(LANGUAGES)))
    return written


def read_game(id: str) -> GameDef:
    """A game by its id."""
    game = games().get(id)
    if game is None:
        raise WrongUse(voice()("fault-game", game=id, known=", ".join(games())))
    return game


def read_options(written: Iterable[str]) -> dict[str, str]:
    """Settings of a game, each as NAME=VALUE."""
    options: dict[str, str] = {}
    for one in written:
        name, equals, value = one.partition("=")
        if not equals:
            raise WrongUse(voice()("fault-option", option=one))
        options[name.strip()] = value.strip()
    return options
