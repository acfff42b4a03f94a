"""The examples in docstrings and guides are run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import fabletop

ROOT = Path(__file__).parents[2]
GUIDES = ("README.md", "docs/guide/research.md")


def test_the_examples_of_the_public_api_are_true() -> None:
    found = doctest.testmod(fabletop)
    assert found.attempted >= 4 and not found.failed


@pytest.mark.parametrize("page", GUIDES)
def test_the_first_example_of_a_page_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    first = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)[0]
    names: dict[str, Any] = {}
    exec(compile(first, page, "exec"), names)
    assert "fabletop" in names
