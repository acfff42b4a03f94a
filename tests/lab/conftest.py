"""Fixtures shared by the tests of the lab."""

from __future__ import annotations

import pytest

import fabletop

from ..kernel.toy import TOY


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is one of the games."""
    monkeypatch.setitem(fabletop.games(), "toy", TOY)
