"""Is this release as fast as the last? By ratio to catanatron in the same run, never by time.

    python bench/releases.py            # compare with bench/releases.toml; exit 1 if slower
    python bench/releases.py --record   # write the figures down as those of this version

Our game and the peer's play turn about, the same seeds every time, and only the processor's time
counts, so a busy machine hurts both alike. A game is slower only if it is so in every attempt.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time

import msgspec

import fabletop
from fabletop.lab import peer
from fabletop.lab.bench import random_game

TABLE = Path(__file__).parent / "releases.toml"
ROUNDS = 8
ATTEMPTS = 3
MARGIN = 0.6  # of the last release's ratio: less is a loss, more may be noise

_HEAD = """# Decisions per second of random play, as multiples of catanatron's in the same run.
# Written by `python bench/releases.py --record`, compared by tests/lab/test_releases.py.
"""


class Release(msgspec.Struct, frozen=True):
    """The figures of one release."""

    version: str
    ratio: dict[str, float]


def read(file: Path = TABLE) -> list[Release]:
    """All releases, the oldest first."""
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return msgspec.convert(table.get("release", []), list[Release])


def written(releases: list[Release]) -> str:
    """The table as text."""
    parts = [_HEAD]
    for one in releases:
        ratios = ", ".join(f"{game} = {ratio:.2f}" for game, ratio in one.ratio.items())
        parts.append(f'\n[[release]]\nversion = "{one.version}"\nratio = {{ {ratios} }}\n')
    return "".join(parts)


def ratio(name: str, rounds: int = ROUNDS) -> float:
    """How many times as many decisions a second a game makes as the peer."""
    game = fabletop.games()[name]
    random_game(game, 0)
    peer.random_game(0)
    ours = theirs = 0.0
    mine = other = 0
    for seed in range(1, rounds + 1):
        spent, decisions = _timed(partial(random_game, game, seed))
        ours, mine = ours + spent, mine + decisions
        spent, decisions = _timed(partial(peer.random_game, seed))
        theirs, other = theirs + spent, other + decisions
    return (mine / ours) / (other / theirs)


def _timed(play: Callable[[], int]) -> tuple[float, int]:
    begin = process_time()
    decisions = play()
    return process_time() - begin, decisions


def slower(name: str, wanted: float, attempts: int = ATTEMPTS) -> list[float]:
    """The ratios found, if every one of them is a loss; else nothing."""
    found: list[float] = []
    for _ in range(attempts):
        found.append(ratio(name))
        if found[-1] >= MARGIN * wanted:
            return []
    return found


def record(file: Path = TABLE) -> Release:
    """Measure this version and put it into the table, in place of an earlier try."""
    ratios = {
        name: round(median(ratio(name) for _ in range(ATTEMPTS)), 2) for name in fabletop.games()
    }
    now = Release(fabletop.__version__, ratios)
    known = read(file) if file.exists() else []
    before = [one for one in known if one.version != now.version]
    file.write_text(written([*before, now]), encoding="utf-8")
    return now


def main() -> None:
    parser = argparse.ArgumentParser(description="Is this release as fast as the last?")
    parser.add_argument("--record", action="store_true")
    chosen = parser.parse_args()
    if not peer.installed():
        sys.exit("This needs catanatron: pip install 'fabletop[bench]'")
    if chosen.record:
        for name, value in record().ratio.items():
            print(f"{name:12} {value:.2f} times catanatron")
        return
    releases = read()
    if not releases:
        sys.exit("The table has no release yet; write one with --record.")
    known = releases[-1]
    lost = False
    for name, wanted in known.ratio.items():
        found = slower(name, wanted)
        lost = lost or bool(found)
        verdict = f"slower: {', '.join(f'{one:.2f}' for one in found)}" if found else "holds"
        print(f"{name:12} {wanted:.2f} in {known.version}: {verdict}")
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
