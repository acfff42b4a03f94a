"""The page "What differs from the box" is counted from the content and can be found."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from fabletop.games import games

ROOT = Path(__file__).parents[2]


def test_the_counts_of_the_page_are_those_of_the_content() -> None:
    spec = spec_from_file_location("differences", ROOT / "tools" / "differences.py")
    assert spec is not None and spec.loader is not None
    tool = module_from_spec(spec)
    spec.loader.exec_module(tool)
    page = tool.PAGE.read_text(encoding="utf-8")
    assert tool.renewed(page) == page, "write it anew: python tools/differences.py"


@pytest.mark.parametrize("game", games())
def test_the_rules_lead_to_the_page(game: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    assert "guide/differences.md" in text


def test_the_readme_leads_to_the_page() -> None:
    assert "docs/guide/differences.md" in (ROOT / "README.md").read_text(encoding="utf-8")
