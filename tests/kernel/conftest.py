from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying

from .player import play_until
from .toy import TOY

Fair = Callable[..., Session]


@pytest.fixture
def fair() -> Fair:
    """A toy fair, played at random for some answers."""

    def make(
        answers: int = 0, *, seats: int = 3, seed: int = 1, options: Mapping[str, str] | None = None
    ) -> Session:
        session = replaying.start(TOY, seats, seed, options or {})
        if answers:
            play_until(session, seed, answers)
        return session

    return make
