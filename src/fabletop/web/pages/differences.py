"""The guide page "What differs from the box", rendered from its Markdown in the project's docs."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markupsafe import Markup

from ...kernel.rulebook import CHECKOUT

NAME = "differences.md"
PACKAGE = Path(__file__).parents[2]
FOLDERS = (CHECKOUT / "docs" / "guide", PACKAGE / "_guide")

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table").disable(["link", "image"])


@cache
def differences() -> Markup:
    """The page's body: our own markup only, since raw HTML, links and images are switched off."""
    file = next(one for folder in FOLDERS if (one := folder / NAME).is_file())
    lines = file.read_text(encoding="utf-8").splitlines()
    shown = "\n".join(line for line in lines if not line.startswith("<!--"))
    return Markup(_MARKDOWN.render(shown))
