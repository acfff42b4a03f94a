"""The examples do what they promise, in small."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from fabletop.lab.intervals import wilson

pytest.importorskip("pettingzoo")

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def training() -> ModuleType:
    spec = spec_from_file_location("train_policy", EXAMPLES / "train_policy.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_policy_learns_to_beat_random(training: ModuleType) -> None:
    policy = training.Policy(1)
    training.train(policy, "toy", 2, games=60, minutes=0, rate=0.1)
    wins, lead = training.evaluate(policy, "toy", 2, 100)
    assert wilson(wins, 100)[0] > 0.5
    assert lead > 1


def test_an_untrained_policy_is_as_good_as_random(training: ModuleType) -> None:
    wins, _ = training.evaluate(None, "toy", 2, 100)
    low, high = wilson(wins, 100)
    assert low < 0.5 < high


def test_the_script_runs_from_one_end_to_the_other(
    training: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.npz"
    words = ["--game", "gloomhaven", "--games", "4", "--test-games", "2", "--save", str(file)]
    assert 0 <= training.main(words) <= 1
    told = capsys.readouterr().out
    assert "before: won " in told
    assert "after: won " in told
    assert abs(training.np.load(file)["weights"]).sum() > 0
