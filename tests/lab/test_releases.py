"""No game falls behind its last release, measured by ratio to a peer in the same run."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from fabletop.games import games
from fabletop.lab import peer

BENCH = Path(__file__).parents[2] / "bench"
GAMES = tuple(games())  # without the toy, which the tests of the lab add


@pytest.fixture(scope="module")
def releases() -> ModuleType:
    spec = spec_from_file_location("releases", BENCH / "releases.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.skipif(not peer.installed(), reason="there is no peer to compare with")
def test_no_game_falls_behind_its_last_release(releases: ModuleType, game: str) -> None:
    known = releases.read()[-1]
    assert releases.slower(game, known.ratio[game]) == []


def test_the_table_knows_every_game(releases: ModuleType) -> None:
    found = releases.read()
    assert found
    assert all(set(one.ratio) == set(GAMES) for one in found)
    assert releases.written(found) == (BENCH / "releases.toml").read_text(encoding="utf-8")


def measuring(monkeypatch: pytest.MonkeyPatch, releases: ModuleType, *ratios: float) -> None:
    found: Iterator[float] = iter(ratios)
    monkeypatch.setattr(releases, "ratio", lambda _: next(found))


def test_a_loss_in_every_attempt_is_a_loss(
    releases: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    measuring(monkeypatch, releases, 1.1, 1.0, 1.19)
    assert releases.slower("toy", 2.0) == [1.1, 1.0, 1.19]


def test_a_noisy_moment_is_not(releases: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    measuring(monkeypatch, releases, 0.4, 1.21)
    assert releases.slower("toy", 2.0) == []


def test_a_release_is_written_down_once(
    releases: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "releases.toml"
    old = releases.Release("0.0.9", dict.fromkeys(GAMES, 1.0))
    file.write_text(releases.written([old]))
    for value in (2.0, 3.0):
        monkeypatch.setattr(releases, "ratio", lambda _, value=value: value)
        releases.record(file)
    found = releases.read(file)
    assert [one.version for one in found] == ["0.0.9", releases.fabletop.__version__]
    assert set(found[-1].ratio.values()) == {3.0}
