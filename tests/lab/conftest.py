"""What the tests of the laboratory share."""

from __future__ import annotations

import pytest

import fabletop

from ..kernel.toy import TOY


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy fair is one of the games."""
    monkeypatch.setitem(fabletop.games(), "toy", TOY)
