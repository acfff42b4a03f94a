"""What the tests of Eldervale share."""

from __future__ import annotations

import pytest

from .scene import Scene


@pytest.fixture
def scene() -> type[Scene]:
    """Lay out a table."""
    return Scene
