"""The library is typed for its users: `py.typed`, generic definitions and sessions."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import fabletop
from fabletop.games.witcher import GAME

reveal_type(fabletop.new(GAME, seats=2, seed=1).view(0))
reveal_type(GAME.new(2, 1).state)
reveal_type(fabletop.new("witcher", 2, 1).requests)
"""


def test_a_users_program_knows_the_types_of_views_and_states(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", str(program)]
    found = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout
    assert "fabletop.games.witcher.views" in found.stdout
    assert "TableView" in found.stdout and "WitcherState" in found.stdout
    assert "Request" in found.stdout
