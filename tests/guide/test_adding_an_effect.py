"""The guide "Adding an effect": its blocks, applied to a copy of the game, make a working effect.

Before each block stands a line that says where it belongs: one or several files in backquotes, then
``before`` or ``after`` a line of the file, ``at the end``, or ``a new file``.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide" / "adding-an-effect.md"
GAME = Path("src/fabletop/games/witcher")
TESTS = Path("tests/games/witcher")
MOST_LINES = 150

PLACE = re.compile(
    r"^((?:`[^`]+`, )+)(?:one line each, )?(before|after|at the end|a new file)(?: `(.+)`)?:$"
)
BLOCK = re.compile(r"^```\w+\n(.*?)^```$", re.M | re.S)


class Block(NamedTuple):
    files: list[Path]
    where: str
    anchor: str
    code: str


def blocks() -> list[Block]:
    """The code blocks of the guide, each with the place that the line before it names."""
    text = GUIDE.read_text(encoding="utf-8")
    found = []
    for block in BLOCK.finditer(text):
        line = text[: block.start()].rstrip().rpartition("\n")[2]
        place = PLACE.match(line)
        assert place is not None, f"{line!r} does not say where the block belongs"
        names = re.findall(r"`([^`]+)`", place[1])
        files = [Path(one) if one.startswith("tests/") else GAME / one for one in names]
        found.append(Block(files, place[2], place[3] or "", block[1]))
    return found


def apply(block: Block, root: Path) -> None:
    """Write a block where it belongs; for several files, its lines one by one."""
    parts = [block.code] if len(block.files) == 1 else block.code.splitlines(keepends=True)
    for file, code in zip(block.files, parts, strict=True):
        path = root / file
        if block.where == "a new file":
            assert not path.exists()
            path.write_text(code, encoding="utf-8")
            continue
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        at = len(lines)
        if block.anchor:
            (at,) = (n for n, one in enumerate(lines) if one.strip() == block.anchor)
        space = "\n\n" if block.where == "before" else ""
        lines.insert(at + (block.where == "after"), f"{code}{space}")
        path.write_text("".join(lines), encoding="utf-8")


def copy_of_the_project(root: Path) -> None:
    """The Witcher and its tests copied, everything else of the package linked."""
    for folder in (Path("src/fabletop"), Path("src/fabletop/games")):
        (root / folder).mkdir(parents=True)
        for one in (ROOT / folder).iterdir():
            if one.name not in ("games", "witcher", "__pycache__"):
                (root / folder / one.name).symlink_to(one)
    unwanted = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / GAME, root / GAME, ignore=unwanted)
    shutil.copytree(ROOT / TESTS, root / TESTS, ignore=unwanted)
    for package in (Path("tests"), Path("tests/games")):
        shutil.copy(ROOT / package / "__init__.py", root / package / "__init__.py")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project in which somebody has followed the guide."""
    root = tmp_path_factory.mktemp("guide")
    copy_of_the_project(root)
    for block in blocks():
        apply(block, root)
    return root


def run(project: Path, *command: str) -> str:
    """Run Python in the copy; its output."""
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=project,
        env={**outside, "PYTHONPATH": str(project / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_guide_is_short_and_names_a_place_for_every_block() -> None:
    assert len(GUIDE.read_text(encoding="utf-8").splitlines()) <= MOST_LINES
    touched = {file.name for block in blocks() for file in block.files}
    assert touched == {
        "vocabulary.py",
        "run_outcomes.py",
        "en.ftl",
        "cs.ftl",
        "pl.ftl",
        "effects.py",
        "city-streets.toml",
        "test_sell_potion.py",
    }


def test_guide_effect_runs_in_a_scene(project: Path) -> None:
    tests = ("test_sell_potion.py", "test_effects_complete.py")
    told = run(
        project, "-m", "pytest", "-p", "no:cacheprovider", *(f"{TESTS}/{one}" for one in tests)
    )
    assert "failed" not in told


def test_guide_effect_reads_in_three_languages(project: Path) -> None:
    program = """
from fabletop.games.witcher import GAME
from fabletop.games.witcher.effects.registry import effects
from fabletop.games.witcher.effects.vocabulary import SellPotion
from fabletop.kernel.gamedef import Game
for language in ("en", "cs", "pl"):
    print(effects.text(SellPotion(3), GAME.voice(language)))
state = GAME.new(2, 1).state
print(effects.possible(Game(state, [], False), state.players[0], [SellPotion(3)]))
print(effects.worth(SellPotion(3), False))
"""
    english, czech, polish, possible, worth = run(project, "-c", program).splitlines()
    assert english == "sell a potion for 3 gold"
    assert len({english, czech, polish}) == 3
    assert (possible, worth) == ("False", "1.5")  # nobody begins with a potion
