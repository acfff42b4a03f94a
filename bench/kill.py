"""Kill a busy server process many times and check that nothing acknowledged was lost.

python bench/kill.py --kills 50 [--seed 1] [--db sqlite,postgresql] [--http]

With --http it is `fabletop serve` that is killed, while programs post answers to it.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web import postgres
from tests.web.killing import kill_often
from tests.web.served import kill_served


def report(name: str, url: str, kills: int, seed: int, http: bool) -> None:
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        address = url or f"sqlite:///{folder}/tables.db"
        harvest = (kill_served if http else kill_often)(address, Path(folder), kills, seed)
    print(f"{name}: {harvest} in {time.perf_counter() - begun:.0f} s; nothing lost")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", default="sqlite,postgresql")
    parser.add_argument("--http", action="store_true", help="kill `fabletop serve`")
    chosen = parser.parse_args()
    if "sqlite" in chosen.db:
        report("SQLite", "", chosen.kills, chosen.seed, chosen.http)
    if "postgresql" in chosen.db and postgres.programs() is not None:
        with postgres.running() as url:
            report("PostgreSQL", url, chosen.kills, chosen.seed, chosen.http)


if __name__ == "__main__":
    main()
