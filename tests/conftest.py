"""Which tests run: those marked `long` only when asked for with `--long`."""

from __future__ import annotations

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--long", action="store_true", help="also whole games by click and more seeds of each game"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--long"):
        return
    long = [one for one in items if one.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = [one for one in items if not one.get_closest_marker("long")]
