"""Writes the tables of ``docs/guide/differences.md``: where the facts of each kind of content come
from, counted from the records' ``origin``.

    python tools/differences.py            # write the page anew
    python tools/differences.py --check    # exit 1 if it is out of date
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from fabletop.games import games, with_parts
from fabletop.kernel.gamedef import GameDef

PAGE = Path(__file__).parents[1] / "docs" / "guide" / "differences.md"
BEGIN, END = "<!-- counted by tools/differences.py -->", "<!-- end of the count -->"
ORIGINS = ("rulebook", "public", "design")


def origins(records: Any) -> Counter[str]:
    """How many records of a kind have which origin; those that state none are structure."""
    return Counter(str(getattr(one, "origin", "")) or "-" for one in records)


def table(game: GameDef[Any, Any]) -> list[str]:
    """The rows of one game: kind, number, and how many of each origin."""
    lines = [f"### {game.title}", "", "| kind | records | rulebook | public | our design |"]
    lines.append("|---|---|---|---|---|")
    for kind, records in game.kinds().items():
        found = origins(records)
        if set(found) <= {"-"}:
            continue
        counts = " | ".join(str(found[one]) for one in ORIGINS)
        lines.append(f"| {kind} | {len(records)} | {counts} |")
    return [*lines, ""]


def counted() -> str:
    """All tables, the games in the lobby's order and their parts after them."""
    parts = [one for one in with_parts().values() if one.part_of]
    lines = [line for game in (*games().values(), *parts) for line in table(game)]
    return "\n".join([BEGIN, "", *lines, END])


def renewed(page: str) -> str:
    """The page with its tables counted anew."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + counted() + after


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--check", action="store_true", help="only say whether it is up to date")
    only_check = parser.parse_args().check
    page = PAGE.read_text(encoding="utf-8")
    made = renewed(page)
    if only_check:
        return int(made != page)
    PAGE.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
