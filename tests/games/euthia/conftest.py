"""What Euthia's tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fabletop.games.euthia.library import library

from .scene import Scene


@pytest.fixture
def scene() -> Iterator[type[Scene]]:
    """Lay out a table; what was made for it is forgotten afterwards."""
    box = library()
    kept = (box.tiles, box.map_tiles, box.monsters, box.powers, box.power_cards)
    before = [dict(one) for one in kept]
    yield Scene
    for one, old in zip(kept, before, strict=True):
        one.clear()  # type: ignore[attr-defined]
        one.update(old)  # type: ignore[attr-defined]
