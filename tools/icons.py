"""Make the sprites of icons from the game-icons set.

    npm pack @iconify-json/game-icons, unpack it, then: python tools/icons.py path/to/package [GAME]

Only the icons named in ``tools/icons.txt`` go into ``static/icons/icons.svg``, under our own names;
those of a game in ``tools/icons-GAME.txt`` into the sprite of its table. Node's svgo (fetched by
npx) rounds their paths.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = HERE.parent / "src" / "fabletop"

# our own marks: each colour of action cards has a shape as well
MARKS = {
    "mark-blue": "M256 60L470 440H42z",
    "mark-red": "M256 20L460 256L256 492L52 256z",
    "mark-green": "M256 60a196 196 0 1 0 1 0z",
    "mark-yellow": "M80 80H432V432H80z",
    "mark-purple": "M256 20l62 170 182 4-145 109 52 175-151-104-151 104 52-175L12 194l182-4z",
}


def wanted(list: Path) -> dict[str, str]:
    """Our names and theirs, as listed."""
    lines = list.read_text(encoding="utf-8").splitlines()
    pairs = (line.split("=") for line in lines if "=" in line and not line.startswith("#"))
    return {ours.strip(): theirs.strip() for ours, theirs in pairs}


def sprite(icons: dict[str, dict[str, str]], names: dict[str, str], own: dict[str, str]) -> str:
    missing = sorted(theirs for theirs in names.values() if theirs not in icons)
    if missing:
        raise SystemExit(f"not in the set: {', '.join(missing)}")
    symbols = (
        f'<symbol id="{ours}" viewBox="0 0 512 512">{icons[theirs]["body"]}</symbol>'
        for ours, theirs in names.items()
    )
    marks = (
        f'<symbol id="{name}" viewBox="0 0 512 512"><path fill="currentColor" d="{path}"/></symbol>'
        for name, path in own.items()
    )
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, *marks, "</svg>", ""])


def main() -> None:
    source = Path(sys.argv[1]) / "icons.json"
    found = json.loads(source.read_text(encoding="utf-8"))
    if game := " ".join(sys.argv[2:]):
        names, own = wanted(HERE / f"icons-{game.replace('/', '-')}.txt"), {}
        made = PACKAGE / "games" / game / "table" / "icons.svg"
    else:
        names, own = wanted(HERE / "icons.txt"), MARKS
        made = PACKAGE / "web" / "static" / "icons" / "icons.svg"
    made.parent.mkdir(parents=True, exist_ok=True)
    made.write_text(sprite(found["icons"], names, own), encoding="utf-8")
    rounding = ["npx", "--yes", "svgo", "--config", str(HERE / "svgo.mjs"), "-q", str(made)]
    subprocess.run(rounding, check=True)
    print(f"{len(names)} icons, {made.stat().st_size} bytes")


if __name__ == "__main__":
    main()
