"""All that can be seen of a session from outside, for comparing two moments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from fabletop.kernel.ask import Request, Seat
from fabletop.kernel.session import Session


def asked(request: Request) -> tuple[Any, ...]:
    """A question without the closure in it."""
    blocked: Mapping[str, Any] = {
        key: msgspec.to_builtins(why) for key, why in request.blocked.items()
    }
    return (
        request.seat,
        request.rule,
        request.kind,
        request.keys,
        request.least,
        request.most,
        request.about,
        request.always,
        request.optional,
        blocked,
    )


def everyone(session: Session) -> list[Seat | None]:
    return [None, *range(session.journal.seats)]


def looks(session: Session) -> dict[str, Any]:
    """Digest, choices, questions, chronicles, views, result and the way back."""
    return {
        "digest": session.digest,
        "choices": list(session.journal.choices),
        "undone": msgspec.to_builtins(session.journal.undone),
        "requests": [asked(one) for one in session.requests],
        "log": [session.log(seat) for seat in everyone(session)],
        "view": [msgspec.json.encode(session.view(seat)) for seat in everyone(session)],
        "result": session.result,
        "free": session.undo_is_free,
    }
