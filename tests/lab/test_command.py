"""Simulations from the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from fabletop.cli import simulate as simulate_module
from fabletop.cli.main import app
from fabletop.cli.progress import RunningScore
from fabletop.lab.play import Plan, Recording, play_batch

Fabletop = Callable[..., Result]
TOY = ("simulate", "toy", "--games", "6", "--seats", "greedy,random", "--jobs", "1")


@pytest.fixture
def run() -> Fabletop:
    def invoke(*words: str) -> Result:
        return CliRunner().invoke(app, list(words))

    return invoke


def test_a_folder_of_tables_is_continued(run: Fabletop, tmp_path: Path) -> None:
    pl = pytest.importorskip("polars")
    out = str(tmp_path / "out")
    first = run(*TOY, "--out", out)
    assert first.exit_code == 0
    assert "The tables are in" in first.stdout
    more = run("simulate", "toy", "--games", "9", "--seats", "greedy,random", "--out", out)
    assert "6 of them had been played before." in more.stdout
    games = pl.read_parquet(tmp_path / "out" / "games.parquet")
    assert games["seed"].to_list() == list(range(9))


def test_what_was_continued_is_what_would_have_been_played(run: Fabletop, tmp_path: Path) -> None:
    pytest.importorskip("polars")
    out = ("--out", str(tmp_path), "--json")
    run(*TOY, *out)
    again = json.loads(run(*TOY, *out).stdout)
    assert again["digests"] == json.loads(run(*TOY, "--json").stdout)["digests"]


def test_a_folder_of_another_plan_is_refused(run: Fabletop, tmp_path: Path) -> None:
    pytest.importorskip("polars")
    run(*TOY, "--out", str(tmp_path))
    refused = run(*TOY, "--out", str(tmp_path), "--seed", "5")
    assert refused.exit_code == 2
    assert "another seed: 0, not 5" in refused.stderr


def test_an_interruption_says_what_was_kept(
    run: Fabletop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("polars")

    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate_module, "simulate", interrupted)
    kept = run(*TOY, "--out", str(tmp_path))
    assert kept.exit_code == 130
    assert "the same command goes on" in kept.stderr
    lost = run(*TOY)
    assert lost.exit_code == 130
    assert "nothing was kept" in lost.stderr


@pytest.mark.parametrize(
    ("words", "library"),
    [(("--out", "x"), "polars"), (("--report", "x"), "matplotlib"), (("--ray", "auto"), "ray")],
)
def test_a_missing_library_is_told_before_the_first_game(
    run: Fabletop,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, str],
    library: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(simulate_module, "simulate", None)
    installed = {"polars", "matplotlib", "ray"} - {library}
    monkeypatch.setattr(
        "fabletop.lab.extras.find_spec", lambda name: name if name in installed else None
    )
    told = run(*TOY, *words)
    assert told.exit_code == 2
    assert f"This needs {library}" in told.stderr
    assert not list(tmp_path.iterdir())


def test_the_live_line_tells_who_is_winning() -> None:
    plan = Plan("toy", 4, ("greedy", "random"))
    score = RunningScore(plan)
    assert score.line() == ""
    score.add(play_batch(plan, range(4), Recording()))
    assert score.line().startswith("greedy ")
    assert "random " in score.line()


def test_the_command_line_starts_without_heavy_libraries() -> None:
    code = (
        "import sys, fabletop.cli; "
        "print([name for name in ('polars', 'ray', 'matplotlib', 'pettingzoo', 'gymnasium', "
        "'numpy', 'openskill') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
