"""Processes and Ray play the same games."""

from __future__ import annotations

import sys

import pytest

from fabletop.lab.extras import MissingExtra
from fabletop.lab.playing import Plan
from fabletop.lab.runners import slices
from fabletop.lab.simulate import simulate

PLAN = Plan("gloomhaven", 6, ("random",) * 2, 40)


def test_portions_hold_every_game_once() -> None:
    numbers = [0, 1, 5, 6, 7, 9, 12]
    portions = slices(numbers, jobs=1, most=2)
    assert [number for portion in portions for number in portion] == numbers
    assert all(0 < len(portion) <= 2 for portion in portions)


def test_a_cluster_plays_the_same_games_as_processes() -> None:
    pytest.importorskip("ray")
    alone = simulate(PLAN).summary
    assert simulate(PLAN, jobs=2).summary.digests == alone.digests
    assert simulate(PLAN, jobs=1, ray="auto").summary.digests == alone.digests


def test_without_ray_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"needs ray.*fabletop\[lab\]"):
        simulate(PLAN, ray="auto")
