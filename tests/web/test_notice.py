"""Whose work the pages show: every icon of the sprites stands in NOTICE under one author."""

from __future__ import annotations

import re
from pathlib import Path

import fabletop

ROOT = Path(__file__).parents[2]
ICONS = Path(fabletop.__file__).parent / "web" / "static" / "icons"
# our names in lobby.svg, and theirs
LOBBY = {
    "players": "meeple-group", "length": "hourglass", "weight": "weight-scale",
    "dragon": "spiked-dragon-head", "helm": "horned-helm", "gate": "dungeon-gate",
    "link": "linked-rings", "import": "files", "seats": "round-table", "castle": "castle-ruins",
}  # fmt: skip


def credited() -> list[str]:
    text = (ROOT / "NOTICE").read_text(encoding="utf-8")
    listed = re.split(r"Icons made by\n", text)[1].split("\n\n")[0]
    lists = re.findall(r"\w+: ([a-z0-9,\s-]+)\.", listed)
    return [name for one in lists for name in re.findall(r"[a-z0-9-]+", one)]


def symbols(sprite: str) -> set[str]:
    return set(re.findall(r'<symbol id="([^"]+)"', (ICONS / sprite).read_text(encoding="utf-8")))


def listed(file: Path) -> dict[str, str]:
    """Our names and theirs."""
    lines = file.read_text(encoding="utf-8").splitlines()
    pairs = [line.split("=") for line in lines if "=" in line and not line.startswith("#")]
    return {ours.strip(): theirs.strip() for ours, theirs in pairs}


def test_every_icon_is_credited_once() -> None:
    table = listed(ROOT / "tools" / "icons.txt")
    marks = {name for name in symbols("icons.svg") if name.startswith("mark-")}
    assert symbols("icons.svg") - marks == table.keys()
    assert symbols("lobby.svg") == LOBBY.keys()
    theirs = {name for file in ROOT.glob("tools/icons-*.txt") for name in listed(file).values()}
    assert sorted(credited()) == sorted({*table.values(), *LOBBY.values(), *theirs})
