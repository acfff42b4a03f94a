"""Pig, installed as a package of its own beside Fabletop."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

PIG = Path(__file__).parent / "pig"
ROOT = Path(__file__).parents[2]

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def pig_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where ``pip install ./pig`` has put the game: its module and its entry point."""
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*pip, "--disable-pip-version-check", "--target", str(folder), str(PIG)], check=True
    )
    return folder


@pytest.fixture(scope="session")
def with_pig(pig_folder: Path) -> Run:
    """Run a command with Pig installed: ``with_pig("fabletop", "rules", "pig")``."""

    def run(command: str, *words: str, answers: str = "") -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(pig_folder), os.environ.get("PYTHONPATH", "")])
        program = Path(sys.executable).with_name(command)
        return subprocess.run(
            [str(program), *words],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": path, "LANG": "C.UTF-8", "LANGUAGE": "en"},
            input=answers,
            capture_output=True,
            text=True,
            timeout=300,
        )

    return run
