"""What the Witcher's tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fabletop.games.witcher.library import library

from .scene import Scene


@pytest.fixture
def scene() -> Iterator[type[Scene]]:
    """Lay out a table; cards made for it are forgotten afterwards."""
    before = dict(library().cards)
    yield Scene
    library().cards.clear()
    library().cards.update(before)
