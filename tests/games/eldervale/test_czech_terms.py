"""The Czech words are those of the Czech rulebook, on the table, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.games.eldervale import GAME

# ours once, the rulebook's
TERMS = (
    ("usídlení", "Osídlení"),
    ("startovní kart", "počáteční karta"),
    ("nesmírná síla", "Ohromná síla"),
    ("ochranný pud", "Ochranářský pud"),
    ("draft", "Výběr karet magie"),
    ("nebo jednu vraťte", "jednu spalte"),
    ("stupnice moci", "ukazatel síly"),
    ("= moc\n", "síla"),
    ("nebo moc.", "síla"),
    ("sklepení", "skrýš"),
    ("záloh", "pole vkladu"),
    ("výpad", "vtrhnutí"),
    ("surovin", "zdroje"),
    ("vyložené karty", "herní oblast"),
    ("odměny za orby", "nabídka odměn"),
    ("dvojice", "Týmová hra 2v2"),
    ("eldervale", "Dávnozem"),
)
FILES = sorted((Path(GAME.content.folder or "") / "words").glob("cs*.ftl"))


def said(file: Path) -> str:
    """The sentences without comments and message ids."""
    kept = []
    for line in file.read_text().splitlines():
        if not line.startswith("#"):
            name, equals, text = line.partition(" = ")
            kept.append(f"{equals.strip()} {text}" if equals else name)
    return "\n".join(kept).lower() + "\n"


@pytest.mark.parametrize("file", FILES, ids=lambda one: one.name)
@pytest.mark.parametrize(("ours", "theirs"), TERMS)
def test_czech_terms_are_the_rulebooks(file: Path, ours: str, theirs: str) -> None:
    assert ours not in said(file), f"the rulebook says “{theirs}”"


def test_czech_files_were_found() -> None:
    assert {"cs.ftl", "cs.table.ftl", "cs.cards.ftl", "cs.names.ftl"} <= {one.name for one in FILES}
