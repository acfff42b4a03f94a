"""Is this answer one of those offered? If not, why, in words a player understands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..ask import Keys, Request, Text
from ..words import Say, kernel_voice

LONGEST = 80  # of a refused key, no more is repeated


class IllegalChoice(ValueError):
    """An answer that was refused. Nothing has changed. Of a sequence of answers, `number` is the
    one that was refused, from 1."""

    def __init__(
        self,
        reason: Text,
        why: Text | None = None,
        say: Say | None = None,
        sentence: str = "",
        number: int | None = None,
    ) -> None:
        self.reason = reason
        self.why = why
        self.number = number
        super().__init__(sentence or self.text(say or kernel_voice()))

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalChoice, (self.reason, self.why, None, str(self), self.number)

    def numbered(self, number: int, say: Say) -> IllegalChoice:
        """The same refusal, of one answer in a sequence."""
        return IllegalChoice(self.reason, self.why, say, number=number)

    def text(self, say: Say) -> str:
        """The reason in another language."""
        reason = self.reason
        why = {} if self.why is None else {"why": say.text(self.why)}
        sentence = say(reason.id, **reason.args, **why)
        if self.number is None:
            return sentence
        return say("illegal-numbered", number=self.number, why=sentence)


def short(thing: object) -> str:
    """Whatever was given instead of a seat, shortened for the message."""
    return str(thing)[:40] if not isinstance(thing, int) or abs(thing) < 1 << 64 else "…"


def checked(request: Request, keys: object, voice: Callable[[], Say]) -> Keys:
    """The answer in its proper form (picks in the order offered), or `IllegalChoice`."""
    if type(keys) is not tuple:
        if isinstance(keys, str) or not isinstance(keys, Sequence):
            raise IllegalChoice(Text("illegal-shape", {"got": type(keys).__name__}))
        keys = tuple(keys)
    kind = request.kind
    if kind == "pick":
        if len(keys) == 1 and keys[0] in request.keys:
            return keys
        _refuse_unknown(request, keys, voice)
        raise IllegalChoice(Text("illegal-one"))
    if kind == "amount":
        return _checked_amount(request, keys)
    _refuse_unknown(request, keys, voice)
    if len(set(keys)) < len(keys):
        twice = next(key for place, key in enumerate(keys) if key in keys[:place])
        raise IllegalChoice(Text("illegal-twice", {"key": twice}))
    if kind == "order":
        if len(keys) != len(request.keys):
            raise IllegalChoice(Text("illegal-order"))
        return keys
    if not request.least <= len(keys) <= request.most:
        bounds: dict[str, str | int] = {"least": request.least, "most": request.most}
        raise IllegalChoice(Text("illegal-number", {**bounds, "got": len(keys)}))
    return tuple(key for key in request.keys if key in keys) if len(keys) > 1 else keys


def _checked_amount(request: Request, keys: Keys) -> Keys:
    if len(keys) == 1 and isinstance(keys[0], str) and keys[0].isascii() and keys[0].isdigit():
        number = int(keys[0]) if len(keys[0]) < 10 else -1
        if request.least <= number <= request.most:
            return (str(number),)
    raise IllegalChoice(Text("illegal-amount", {"least": request.least, "most": request.most}))


def _refuse_unknown(request: Request, keys: Keys, voice: Callable[[], Say]) -> None:
    for key in keys:
        if not isinstance(key, str):
            raise IllegalChoice(Text("illegal-shape", {"got": type(key).__name__}))
        if key in request.keys:
            continue
        why = request.blocked.get(key)
        if why is not None:
            raise IllegalChoice(Text("illegal-blocked", {"key": key}), why, voice())
        raise IllegalChoice(Text("illegal-key", {"key": key[:LONGEST]}))
