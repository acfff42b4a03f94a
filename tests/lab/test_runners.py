"""Processes and Ray play the same games."""

from __future__ import annotations

import socket
import sys
import time
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from fabletop.cli import app
from fabletop.lab import runners
from fabletop.lab.extras import MissingExtra
from fabletop.lab.playing import Plan
from fabletop.lab.runners import NoCluster, slices
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


def closed_port() -> int:
    """A port of this machine at which nobody listens."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def pretend(monkeypatch: pytest.MonkeyPatch, init: object) -> None:
    """A Ray of our own, which only starts."""
    ray = SimpleNamespace(init=init, shutdown=lambda: None)
    monkeypatch.setitem(sys.modules, "ray", ray)


def test_an_address_without_a_cluster_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, lambda **wishes: pytest.fail("nobody is there"))
    begin = time.monotonic()
    for address in (f"127.0.0.1:{closed_port()}", f"ray://127.0.0.1:{closed_port()}"):
        with pytest.raises(NoCluster, match=rf"No Ray cluster answers at {address}: .*refused"):
            simulate(PLAN, ray=address)
    assert time.monotonic() - begin < runners.PATIENCE / 2


def test_a_cluster_that_does_not_answer_is_not_waited_for_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(runners, "PATIENCE", 0.05)
    pretend(monkeypatch, lambda **wishes: time.sleep(5))
    with socket.create_server(("127.0.0.1", 0)) as door:  # somebody listens and says nothing
        address = f"127.0.0.1:{door.getsockname()[1]}"
        with pytest.raises(NoCluster, match=rf"Ray \({address}\) has given no answer for"):
            simulate(PLAN, ray=address)


def test_a_cluster_that_does_not_start_ends_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(**wishes: object) -> None:
        raise RuntimeError("There is no room.\nA page of details")

    pretend(monkeypatch, broken)
    monkeypatch.setattr("fabletop.cli.simulating.require", lambda name: None)
    told = CliRunner().invoke(app, ["simulate", "gloomhaven", "--games", "1", "--ray", "auto"])
    assert told.exit_code == 1
    assert told.stderr.strip() == "Ray (auto) cannot be used: There is no room."
