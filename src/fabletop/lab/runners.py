"""Who plays the games: this process, several, or a Ray cluster. Whoever it is, the games are the
same; only the order in which they finish differs."""

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
from .play import BrokenGame, Plan, Played, Wish, play_slice

AUTO = "auto"  # a local cluster of our own
KNOCK = 5.0  # seconds for a first connection to an address
PATIENCE = 60.0  # seconds until a cluster must have taken us in
STORE = 256 << 20  # bytes of a local cluster's object store; results are small


class NoCluster(RuntimeError):
    """There is no Ray cluster to play on."""


Runner = Callable[[Plan, list[list[int]], Wish], Iterator[list[Played]]]


def slices(numbers: Sequence[int], jobs: int, most: int) -> list[list[int]]:
    """Portions small enough that all workers finish together."""
    size = max(1, min(most, len(numbers) // (jobs * 8)))
    return [list(numbers[first : first + size]) for first in range(0, len(numbers), size)]


def in_processes(jobs: int) -> Runner:
    """So many processes of this machine."""

    def run(plan: Plan, portions: list[list[int]], wish: Wish) -> Iterator[list[Played]]:
        if jobs == 1:
            yield from (play_slice(plan, numbers, wish) for numbers in portions)
            return
        with ProcessPoolExecutor(jobs, initializer=_end_quietly) as pool:
            waiting = [pool.submit(play_slice, plan, numbers, wish) for numbers in portions]
            try:
                for done in as_completed(waiting):
                    yield done.result()
            except BrokenProcessPool:
                raise BrokenGame("A worker process was ended from outside.") from None
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    return run


def _end_quietly() -> None:
    """Ctrl+C ends a worker at once and without a word; the parent speaks for all."""
    signal(SIGINT, SIG_DFL)


def on_cluster(address: str, jobs: int) -> Runner:
    """A Ray cluster: `auto` starts one on this machine with so many workers and ends it, an address
    joins one that runs (its machines need fabletop installed)."""

    def run(plan: Plan, portions: list[list[int]], wish: Wish) -> Iterator[list[Played]]:
        _show_token(address)
        with extra():
            ray: Any = import_module("ray")
        _join(ray, address, jobs)
        try:
            work = ray.remote(play_slice)
            waiting = [work.remote(plan, numbers, wish) for numbers in portions]
            while waiting:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        finally:
            ray.shutdown()

    return run


def _show_token(address: str) -> None:
    """A cluster wants a token from us if there was one when it started (a local one leaves one
    behind), but Ray shows ours only when told so, and before it is loaded."""
    own = environ.get("RAY_AUTH_TOKEN_PATH") or Path.home() / ".ray" / "auth_token"
    if address != AUTO and ("RAY_AUTH_TOKEN" in environ or Path(own).exists()):
        environ.setdefault("RAY_AUTH_MODE", "token")


def _join(ray: Any, address: str, jobs: int) -> None:
    """Start a cluster or join one; what goes wrong, or takes for ever, ends in a sentence."""
    wishes: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if address == AUTO:
        wishes |= {"num_cpus": jobs, "object_store_memory": STORE, "include_dashboard": False}
    else:
        _knock(address)
        wishes["address"] = address
    faults: list[Exception] = []

    def start() -> None:
        try:
            ray.init(**wishes)
        except Exception as error:
            faults.append(error)

    if address == AUTO:
        start()
    else:
        # Ray tries for minutes and cannot be told not to; a thread can be left behind.
        starting = Thread(target=start, daemon=True)
        starting.start()
        starting.join(PATIENCE)
        if starting.is_alive():
            raise NoCluster(f"Ray ({address}) has given no answer for {PATIENCE:.0f} seconds.")
    if faults:
        raise NoCluster(f"Ray ({address}) cannot be used: {_first_line(faults[0])}") from faults[0]


def _knock(address: str) -> None:
    """Is anybody there? Ray itself would ask for minutes. Only HOST:PORT can be asked."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        create_connection((host.strip("[]"), int(port)), KNOCK).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"No Ray cluster answers at {address}: {_first_line(error)}") from None


def _first_line(error: Exception) -> str:
    """What an error says, without the pages that may follow."""
    lines = str(error).strip().splitlines()
    return (lines[0] if lines else type(error).__name__).rstrip(".") + "."
