"""Runners: play batches of games in this process, in a process pool, or on a Ray cluster. The
results are the same, only the order in which they arrive differs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from os import environ
from pathlib import Path
from signal import SIG_DFL, SIGINT, signal
from socket import create_connection
from threading import Thread
from typing import Any

from .extras import extra
from .play import BrokenGame, FinishedGame, Plan, Recording, play_batch

AUTO = "auto"  # start a local cluster
CONNECT_TIMEOUT = 5.0  # seconds, for the TCP connection to an address
JOIN_TIMEOUT = 60.0  # seconds, for joining a cluster
OBJECT_STORE_BYTES = 256 << 20  # of a local cluster; results are small


class NoCluster(RuntimeError):
    """There is no Ray cluster to run on."""


Runner = Callable[[Plan, list[list[int]], Recording], Iterator[list[FinishedGame]]]


def batches(numbers: Sequence[int], jobs: int, most: int) -> list[list[int]]:
    """Batches of game numbers, small enough that all workers finish at about the same time."""
    size = max(1, min(most, len(numbers) // (jobs * 8)))
    return [list(numbers[first : first + size]) for first in range(0, len(numbers), size)]


def process_pool(jobs: int) -> Runner:
    """A pool of worker processes on this machine; with one job, this process."""

    def run(
        plan: Plan, batches: list[list[int]], recording: Recording
    ) -> Iterator[list[FinishedGame]]:
        if jobs == 1:
            yield from (play_batch(plan, numbers, recording) for numbers in batches)
            return
        with ProcessPoolExecutor(jobs, initializer=_restore_sigint) as pool:
            futures = [pool.submit(play_batch, plan, numbers, recording) for numbers in batches]
            try:
                for done in as_completed(futures):
                    yield done.result()
            except BrokenProcessPool:
                raise BrokenGame("A worker process was ended from outside.") from None
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    return run


def _restore_sigint() -> None:
    """Ctrl+C ends a worker at once and without a traceback; the parent reports it."""
    signal(SIGINT, SIG_DFL)


def ray_cluster(address: str, jobs: int) -> Runner:
    """A Ray cluster: `auto` starts one on this machine with `jobs` workers and ends it; an address
    joins a running one, whose machines need fabletop installed."""

    def run(
        plan: Plan, batches: list[list[int]], recording: Recording
    ) -> Iterator[list[FinishedGame]]:
        _enable_token_auth(address)
        with extra():
            ray: Any = import_module("ray")
        _join(ray, address, jobs)
        try:
            work = ray.remote(play_batch)
            futures = [work.remote(plan, numbers, recording) for numbers in batches]
            while futures:
                done, futures = ray.wait(futures)
                yield from ray.get(done)
        finally:
            ray.shutdown()

    return run


def _enable_token_auth(address: str) -> None:
    """A cluster demands a token if there was one when it started (a local cluster leaves one
    behind), but Ray sends ours only if `RAY_AUTH_MODE` is set before it is imported."""
    token = environ.get("RAY_AUTH_TOKEN_PATH") or Path.home() / ".ray" / "auth_token"
    if address != AUTO and ("RAY_AUTH_TOKEN" in environ or Path(token).exists()):
        environ.setdefault("RAY_AUTH_MODE", "token")


def _join(ray: Any, address: str, jobs: int) -> None:
    """Start a cluster or join one; errors and timeouts become `NoCluster`."""
    options: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if address == AUTO:
        options |= {
            "num_cpus": jobs,
            "object_store_memory": OBJECT_STORE_BYTES,
            "include_dashboard": False,
        }
    else:
        _check_reachable(address)
        options["address"] = address
    errors: list[Exception] = []

    def start() -> None:
        try:
            ray.init(**options)
        except Exception as error:
            errors.append(error)

    if address == AUTO:
        start()
    else:
        # ray.init has no timeout and retries for minutes, so it runs in a thread we can abandon.
        starting = Thread(target=start, daemon=True)
        starting.start()
        starting.join(JOIN_TIMEOUT)
        if starting.is_alive():
            raise NoCluster(f"Ray ({address}) has given no answer for {JOIN_TIMEOUT:.0f} seconds.")
    if errors:
        raise NoCluster(f"Ray ({address}) cannot be used: {_first_line(errors[0])}") from errors[0]


def _check_reachable(address: str) -> None:
    """Connect once to HOST:PORT: Ray itself would retry for minutes. Other addresses pass."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        create_connection((host.strip("[]"), int(port)), CONNECT_TIMEOUT).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"No Ray cluster answers at {address}: {_first_line(error)}") from None


def _first_line(error: Exception) -> str:
    """The first line of an error message."""
    lines = str(error).strip().splitlines()
    return (lines[0] if lines else type(error).__name__).rstrip(".") + "."
