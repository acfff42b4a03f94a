"""Draws docs/pictures/terminal.svg: the beginning of a real game in the terminal.

python tools/terminal_picture.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner

from fabletop.cli.main import app

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"
TYPED = "1\n\n1\n1\nact\n"
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: Georgia, serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def main() -> None:
    played = CliRunner().invoke(
        app, ["play", "witcher", "--seats", "you,greedy", "--seed", "4"], input=TYPED
    )
    lines = played.output.splitlines()
    start = next(
        place for place, line in enumerate(lines) if line.startswith("Round 1: it is Bear")
    )
    console = Console(record=True, width=112, force_terminal=True, file=io.StringIO())
    for line in lines[start : start + 44]:
        console.print(painted(line), overflow="fold")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    console.save_svg(str(PICTURE), title="./play", code_format=FRAME, unique_id="play")


def painted(line: str) -> Text:
    """The question in gold, its answers bright, the rest quiet."""
    if re.match(r"^\d+\. ", line):
        return Text(line, style="bold white")
    if re.search(r"\[WI-[A-Z]+-\d+\]", line):
        return Text(line, style="bold #d9a441")
    if line.startswith("Not now"):
        return Text(line, style="#8b93a7")
    return Text(line, style="#c8ccd6")


if __name__ == "__main__":
    main()
