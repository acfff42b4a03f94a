"""Process pool and Ray cluster give the same results."""

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

from fabletop.cli.main import app
from fabletop.lab import runners
from fabletop.lab.extras import MissingExtra
from fabletop.lab.play import Plan
from fabletop.lab.runners import NoCluster, batches
from fabletop.lab.simulate import simulate

PLAN = Plan("gloomhaven", 6, ("random",) * 2, 40)


def test_batches_hold_every_game_once() -> None:
    numbers = [0, 1, 5, 6, 7, 9, 12]
    found = batches(numbers, jobs=1, most=2)
    assert [number for batch in found for number in batch] == numbers
    assert all(0 < len(batch) <= 2 for batch in found)


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
    options = ["--node-ip-address=127.0.0.1", f"--port={address.partition(':')[2]}", "--num-cpus=1"]
    options += ["--include-dashboard=false", "--disable-usage-stats"]
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:  # short: Ray's sockets lie in it
        options += [f"--object-store-memory={runners.OBJECT_STORE_BYTES}", f"--temp-dir={folder}"]
        around = {**os.environ, "RAY_AUTH_MODE": request.param}
        head = subprocess.Popen([*start, *options], stdout=subprocess.DEVNULL, env=around)
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


def fake_ray(monkeypatch: pytest.MonkeyPatch, init: object) -> None:
    """Replace Ray by a fake with this `init`."""
    ray = SimpleNamespace(init=init, shutdown=lambda: None)
    monkeypatch.setitem(sys.modules, "ray", ray)


def test_an_unreachable_address_is_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    fake_ray(monkeypatch, lambda **options: pytest.fail("nobody is there"))
    begin = time.monotonic()
    for address in (f"127.0.0.1:{closed_port()}", f"ray://127.0.0.1:{closed_port()}"):
        with pytest.raises(NoCluster, match=rf"No Ray cluster answers at {address}: .*refused"):
            simulate(PLAN, ray=address)
    assert time.monotonic() - begin < runners.JOIN_TIMEOUT / 2


def test_joining_a_silent_cluster_times_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(runners, "JOIN_TIMEOUT", 0.05)
    fake_ray(monkeypatch, lambda **options: time.sleep(5))
    with socket.create_server(("127.0.0.1", 0)) as door:  # somebody listens and says nothing
        address = f"127.0.0.1:{door.getsockname()[1]}"
        with pytest.raises(NoCluster, match=rf"Ray \({address}\) has given no answer for"):
            simulate(PLAN, ray=address)


def test_a_cluster_that_does_not_start_ends_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(**options: object) -> None:
        raise RuntimeError("There is no room.\nA page of details")

    fake_ray(monkeypatch, broken)
    monkeypatch.setattr("fabletop.cli.simulate.require", lambda name: None)
    told = CliRunner().invoke(app, ["simulate", "gloomhaven", "--games", "1", "--ray", "auto"])
    assert told.exit_code == 1
    assert told.stderr.strip() == "Ray (auto) cannot be used: There is no room."
