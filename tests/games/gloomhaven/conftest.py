from __future__ import annotations

import pytest

from .scene import Scene


@pytest.fixture
def table() -> Scene:
    """The Brute at (0, 0) and the Tinkerer at (-1, 0) in the hall."""
    return Scene("brute", "tinkerer")
