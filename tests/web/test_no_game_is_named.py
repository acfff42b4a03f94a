"""The general layers name no game: what a game needs, it brings along."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "fabletop"
LAYERS = ("web", "lab", "cli", "bots", "kernel", "tablekit")
SUFFIXES = {".py", ".html", ".js", ".css", ".ftl", ".toml", ".mako"}
NAMES = re.compile(r"witcher|zaklína|wiedźmin|eldervale|euthia|gloomhaven", re.IGNORECASE)


def named(layer: str) -> Iterator[str]:
    for file in sorted((SOURCE / layer).rglob("*")):
        where = str(file.relative_to(SOURCE))
        if file.suffix not in SUFFIXES:
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if NAMES.search(line):
                yield f"{where}:{number}: {line.strip()[:100]}"


@pytest.mark.parametrize("layer", LAYERS)
def test_no_game_is_named(layer: str) -> None:
    assert list(named(layer)) == []
