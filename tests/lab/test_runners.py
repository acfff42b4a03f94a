"""Processes and Ray play the same games."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from fabletop.cli import app
from fabletop.lab import runners
from fabletop.lab.extras import MissingExtra
from fabletop.lab.play import Plan
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


@pytest.fixture(params=["disabled", "token"])
def cluster(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """A Ray cluster that runs already, and its address; one that wants a token, and one not."""
    pytest.importorskip("ray")
    token = tmp_path / "token"
    token.write_text("0123456789abcdef" * 4)
    monkeypatch.setenv("RAY_AUTH_TOKEN_PATH", str(token))
    monkeypatch.delenv("RAY_AUTH_MODE", raising=False)
    address = f"127.0.0.1:{closed_port()}"
    start = [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block"]
    wishes = ["--node-ip-address=127.0.0.1", f"--port={address.partition(':')[2]}", "--num-cpus=1"]
    wishes += ["--include-dashboard=false", "--disable-usage-stats"]
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:  # short: Ray's sockets lie in it
        wishes += [f"--object-store-memory={runners.STORE}", f"--temp-dir={folder}"]
        around = {**os.environ, "RAY_AUTH_MODE": request.param}
        head = subprocess.Popen([*start, *wishes], stdout=subprocess.DEVNULL, env=around)
        try:
            wait_for(address, head)
            yield address
        finally:
            head.terminate()
            head.wait(30)


def wait_for(address: str, head: subprocess.Popen[bytes]) -> None:
    host, _, port = address.partition(":")
    for _ in range(300):
        assert head.poll() is None, "Ray has ended at once"
        try:
            socket.create_connection((host, int(port)), 1).close()
        except OSError:
            time.sleep(0.2)
        else:
            return
    pytest.fail("Ray does not answer")


JOIN = """
import sys
from fabletop.lab.simulate import simulate
from tests.lab.test_runners import PLAN
print(*simulate(PLAN, ray=sys.argv[1]).summary.digests)
"""


def test_a_cluster_that_runs_is_joined_and_left_running(cluster: str) -> None:
    alone = simulate(PLAN).summary.digests
    command = [sys.executable, "-c", JOIN, cluster]
    for _ in range(2):
        told = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert told.stdout.split() == list(alone), told.stderr


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
    monkeypatch.setattr("fabletop.cli.simulate.require", lambda name: None)
    told = CliRunner().invoke(app, ["simulate", "gloomhaven", "--games", "1", "--ray", "auto"])
    assert told.exit_code == 1
    assert told.stderr.strip() == "Ray (auto) cannot be used: There is no room."
