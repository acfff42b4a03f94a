"""Would a compiler make the rules faster? Plain mypyc and Cython against the interpreter.

    pip install mypy cython setuptools        # and a C compiler
    python bench/compilers.py                 # both, all games: builds take up to an hour of a core
    python bench/compilers.py --compilers mypyc --games witcher --rounds 12
    python bench/compilers.py --folder FOLDER # keep the builds there, and use those that are there

The source is compiled as it is, in a copy; nothing of what a compiler writes is changed. One
process per build plays the same seeds turn about, about a second of games each time, and only
processor time counts, so a busy machine hurts all alike. The gain of a round is "decisions per
second, compiled over interpreted"; the table gives the median, the smallest and the largest of the
rounds. The golden journals of the game must replay to the same digests in each build.
docs/decisions/0015-compiled-build-again.md has the figures.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import IO

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "fabletop"
ROUNDS = 9
WARM = 2

FOLDERS = ("rules", "effects", "monsters", "map")
GENERAL = ("kernel/**/*.py", "bots/candidates.py", "bots/play.py", "bots/random.py")
GAME = ("flow.py", "setup.py", "state.py", *(f"{one}/*.py" for one in FOLDERS))

# mypyc writes a struct's class without the arguments of its annotations (`list[str]` becomes
# `list`) and of the class itself (`gc=False`), and lets a class inherit only from these and from
# classes it compiles itself.
_INHERITED = {"Exception", "ValueError", "Generic", "NamedTuple", "Protocol", "object"}

_CYTHON = {"language_level": 3, "annotation_typing": False}
DIRECTIVES = {  # of Cython
    "cython": _CYTHON,
    "cython-tuned": {**_CYTHON, "infer_types": True, "binding": False, "boundscheck": False},
    "cython-typed": {**_CYTHON, "infer_types": True, "annotation_typing": True},
}

_BUILD = """
import json, os, sys
from setuptools import setup
compiler, modules, directives = json.loads(sys.stdin.read())
found = []
if compiler == "mypyc":
    from mypyc.build import mypycify
    os.environ["CFLAGS"] = "-fvisibility=hidden"  # calls within the library are direct
    options = ["--config-file=", "--ignore-missing-imports"]
    found = mypycify([*options, *modules], opt_level="3", debug_level="0", multi_file=True)
else:
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError
    for module in modules:
        try:
            found += cythonize([module], compiler_directives=directives, quiet=True)
        except CompileError:
            print(f"left out, Cython cannot compile it: {module}", file=sys.stderr, flush=True)
    for one in found:
        one.extra_compile_args = ["-O2", "-g0", "-w"]
setup(name="fabletop", packages=[], ext_modules=found, script_args=["-q", "build_ext", "-i", "-j2"])
"""

_PLAY = """
import gc, json, sys
from time import process_time
import fabletop
from fabletop.lab.bench import random_game
game = fabletop.games()[sys.argv[1]]
random_game(game, 0)
gc.collect()
gc.freeze()
ours = [one for name, one in sys.modules.items() if name.startswith("fabletop.")]
print(sum(not str(one.__file__).endswith(".py") for one in ours), flush=True)
for line in sys.stdin:
    seed, games = json.loads(line)
    begin, decisions, played = process_time(), 0, 0
    while played < games if games else process_time() - begin < 1:
        decisions += random_game(game, seed + played)
        played += 1
    print(json.dumps([played, decisions, process_time() - begin]), flush=True)
"""

_REPLAY = """
import sys
from pathlib import Path
import fabletop
for file in sys.argv[1:]:
    fabletop.replay(fabletop.Journal.from_json(Path(file).read_text("utf-8")))
"""


def modules(names: Sequence[str], compiler: str) -> list[str]:
    """The modules that are compiled, relative to the folder of the package."""
    patterns = [*GENERAL, *(f"games/{name}/{place}" for name in names for place in GAME)]
    found = [file for pattern in patterns for file in sorted(PACKAGE.glob(pattern))]
    files = [file for file in found if file.name != "__init__.py"]
    if compiler == "mypyc":
        files = [file for file in files if without_data(file)]
    return [str(file.relative_to(SOURCE)) for file in files]


def without_data(file: Path) -> bool:
    """Is this a module of functions and plain classes, without structs and dataclasses?"""
    body = ast.parse(file.read_text("utf-8")).body
    classes = [one for one in body if isinstance(one, ast.ClassDef)]
    known = _INHERITED | {one.name for one in classes}
    bases = {
        ast.unparse(base).split("[")[0].split(".")[-1] for one in classes for base in one.bases
    }
    return not any(one.decorator_list or one.keywords for one in classes) and all(
        base in known or _compiled_beside(base, body, file) for base in bases
    )


def _compiled_beside(name: str, body: Sequence[ast.stmt], file: Path) -> bool:
    """Is this the class of another module in the folder that is compiled, too?"""
    for one in body:
        if isinstance(one, ast.ImportFrom) and name in [alias.name for alias in one.names]:
            near = file.parent / f"{one.module}.py"
            return one.level == 1 and near.exists() and without_data(near)
    return False


def build(compiler: str, names: Sequence[str], folder: Path) -> None:
    """Compile a copy of the package into the folder, unless one is there."""
    if folder.exists():
        return
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    wanted = modules(names, compiler)
    print(f"{compiler}: {len(wanted)} modules", flush=True)
    subprocess.run(
        [sys.executable, "-c", _BUILD], cwd=folder, check=True, text=True,
        input=json.dumps([compiler, wanted, DIRECTIVES.get(compiler)]), stdout=subprocess.DEVNULL,
    )  # fmt: skip


class Player:
    """One process that plays games of one build when told to."""

    def __init__(self, folder: Path, name: str, compiled: bool) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", _PLAY, name], env=_environment(folder),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        libraries = int(_pipe(self._process.stdout).readline() or -1)
        if libraries < 0 or bool(libraries) is not compiled:
            sys.exit(f"Not the build that was wanted: {folder}.")

    def play(self, seed: int, games: int) -> tuple[int, int, float]:
        """Games (0: for a second) from this seed on: how many, decisions, seconds."""
        told = _pipe(self._process.stdin)
        told.write(f"[{seed}, {games}]\n")
        told.flush()
        played, decisions, seconds = json.loads(_pipe(self._process.stdout).readline())
        return played, decisions, seconds

    def end(self) -> None:
        _pipe(self._process.stdin).close()
        self._process.wait()


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


def _environment(folder: Path) -> dict[str, str]:
    libraries = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(folder), libraries)))}


def same_journals(folder: Path, name: str) -> bool:
    """Do all golden journals of a game replay to their digests?"""
    files = sorted(map(str, (ROOT / "tests" / "journals").glob(f"{name}*/*.json")))
    replayed = subprocess.run(
        [sys.executable, "-c", _REPLAY, *files], env=_environment(folder), check=False
    )
    return bool(files) and replayed.returncode == 0


def race(name: str, folders: Mapping[str, Path], rounds: int) -> None:
    """Print one line per compiler for a game."""
    same = {compiler: same_journals(folder, name) for compiler, folder in folders.items()}
    plain = Player(SOURCE, name, compiled=False)
    players = {one: Player(folder, name, compiled=True) for one, folder in folders.items()}
    gains: dict[str, list[float]] = {one: [] for one in players}
    rates: list[float] = []
    seed = 1
    for turn in range(rounds + WARM):
        games, decisions, seconds = plain.play(seed, 0)
        spent: dict[str, float] = {}
        for one in list(players)[:: 1 if turn % 2 else -1]:
            _, same_decisions, spent[one] = players[one].play(seed, games)
            assert same_decisions == decisions, "another game was played"
        seed += games
        if turn >= WARM:
            rates.append(decisions / seconds)
            for one, compiled in spent.items():
                gains[one].append(seconds / compiled)
    for player in (plain, *players.values()):
        player.end()
    for one, found in gains.items():
        print(
            f"| {name} | {one} | {median(found):.2f} | {min(found):.2f} to {max(found):.2f} "
            f"| {median(rates):.0f} | {'yes' if same[one] else 'no'} |",
            flush=True,
        )


def main() -> None:
    games = sorted(one.parent.name for one in PACKAGE.glob("games/*/flow.py"))
    parser = argparse.ArgumentParser(description="Would a compiler make the rules faster?")
    parser.add_argument("--games", default=",".join(games))
    parser.add_argument(
        "--compilers", default="mypyc,cython", help=", ".join(("mypyc", *DIRECTIVES))
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--folder", type=Path, help="where the builds are kept")
    wanted = parser.parse_args()
    names = wanted.games.split(",")
    with tempfile.TemporaryDirectory() as temporary:
        place = (wanted.folder or Path(temporary)).resolve()
        folders = {one: place / one for one in wanted.compilers.split(",")}
        for compiler, folder in folders.items():
            build(compiler, names, folder)
        print(f"Python {sys.version.split()[0]}")
        print("| game | compiler | gain | spread | decisions/s, interpreted | same journals |")
        print("|---|---|---|---|---|---|")
        for name in names:
            race(name, folders, wanted.rounds)


if __name__ == "__main__":
    main()
