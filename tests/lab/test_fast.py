"""The compiled build plays the same games: same digests, same refusals, same sentences.

Compiling everything takes minutes, so a plain run compiles the kernel and one game, without the
compiler's optimisation; `FABLETOP_FAST_GAMES=witcher,eldervale,euthia,gloomhaven` takes them all.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from fabletop.games import games

ROOT = Path(__file__).parents[2]
COMPILED = os.environ.get("FABLETOP_FAST_GAMES", "witcher")
CLI = "from fabletop.cli import main; main()"

# What a table does besides answering: forks, imagined tables, undo, a refusal, a saved game, and
# what bots think of it.
ROUND_TRIP = """
import json, sys, fabletop
from fabletop.bots import make
from fabletop.bots.mcts import Budget, MctsBot
from fabletop.bots.play import play_out
from fabletop.kernel.built import build
told = {"build": build()}
for name in fabletop.games():
    session = fabletop.new(name, seats=2, seed=11)
    bots = [make("random", seat) for seat in range(2)]
    for _ in range(40):
        request = next(one for one in session.requests if not one.optional)
        session.answer(request.seat, bots[request.seat].choose(session, request))
    try:
        session.answer(session.requests[0].seat, ("no such key",))
    except fabletop.IllegalChoice as error:
        refused = str(error)
    dreamt = play_out(session.imagine(0, 5, keep=False), bots).digest
    before = session.digest
    session.undo()
    session.redo()
    again = fabletop.resume(fabletop.Journal.from_json(session.save()))
    judged = []
    thinkers = [make("greedy", 0), MctsBot(1, Budget(iterations=12))]
    for _ in range(8):
        request = next(one for one in session.requests if not one.optional)
        session.answer(request.seat, thinkers[request.seat].choose(session, request))
        judged += [session.game.evaluate(session.state, seat) for seat in range(2)]
    told[name] = [before, session.fork().digest, again.digest, dreamt, refused, judged,
                  session.digest, session.log(0, "cs")[-5:], repr(session.view(1))]
print(json.dumps(told))
"""

MIXED = """
from fabletop.kernel import mixing
states = [(n * 0x9E3779B97F4A7C15) % (1 << 64) for n in range(50)] + [(1 << 64) - 1]
bounds = [1, 2, 6, 1 << 31, 1 << 32, (1 << 62) + 5, 1 << 63, (1 << 64) - 1, 1 << 64, 1 << 70]
print([[mixing.scaled(state, bound) for bound in bounds] for state in states])
"""


def ran(folder: Path, *command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], env={**os.environ, "PYTHONPATH": str(folder)}, cwd=ROOT,
        capture_output=True, text=True, timeout=1200,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def fast() -> ModuleType:
    spec = spec_from_file_location("fast", ROOT / "tools" / "fast.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_the_compiled_build_plays_the_same_games(tmp_path: Path) -> None:
    ran(ROOT, "tools/fast.py", str(tmp_path), "--games", COMPILED, "--optimise", "0")
    journals = sorted(map(str, (ROOT / "tests" / "journals").glob("*/*.json")))
    journals = [one for one in journals if Path(one).parent.name in games()]
    replayed = json.loads(ran(tmp_path, "-c", CLI, "replay", *journals, "--json"))["files"]
    assert len(replayed) == len(journals)
    assert all(one["ok"] for one in replayed), [one for one in replayed if not one["ok"]]

    assert ran(tmp_path, "-c", MIXED) == ran(ROOT / "src", "-c", MIXED)
    plain = json.loads(ran(ROOT / "src", "-c", ROUND_TRIP))
    compiled = json.loads(ran(tmp_path, "-c", ROUND_TRIP))
    assert (plain.pop("build"), compiled.pop("build")) == ("interpreted", "compiled")
    assert compiled == plain
    assert "(compiled)" in ran(tmp_path, "-c", CLI, "--version")


def test_no_interpreted_class_inherits_from_a_compiled_one(fast: ModuleType) -> None:
    chosen = {fast.SOURCE / one for one in fast.chosen(fast.games())}
    classes = {file: _classes(file) for file in sorted(fast.SOURCE.rglob("*.py"))}
    native = {one.name for file in chosen for one in classes[file]}
    for file, found in classes.items():
        bases = {ast.unparse(base).split("[")[0] for one in found for base in one.bases}
        assert file in chosen or not bases & native, file


def _classes(file: Path) -> list[ast.ClassDef]:
    return [one for one in ast.walk(ast.parse(file.read_text())) if isinstance(one, ast.ClassDef)]


def test_only_names_written_in_the_code_are_found_by_place(fast: ModuleType) -> None:
    written = (
        "    cpy_r_r1 = CPyStatics[7]; /* 'gold' */\n"
        "    cpy_r_r2 = CPyObject_GetAttr(cpy_r_player, cpy_r_r1);\n"
    )
    worked_out = "    cpy_r_r2 = CPyObject_GetAttr(cpy_r_player, cpy_r_kind);\n"
    text, found = fast.by_place(written + worked_out)
    assert found == (1, 0)
    assert "FIELD(cpy_r_player, cpy_r_r1)" in text and worked_out in text


HAND = """
import msgspec
LEAST = 2

class Hand(msgspec.Struct):
    cards: list[str]

    def draw(self, count: int = 1) -> str:
        return self.cards.pop()

    @property
    def full(self) -> bool:
        return len(self.cards) > LEAST

    def __len__(self) -> int:
        return len(self.cards)
"""


def test_methods_of_data_become_functions(fast: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "cards.py"
    file.write_text(HAND)
    text = fast.methods(file)
    assert "from .cards import LEAST, Hand" in text
    assert "def Hand__draw(self: Hand, count: int=1) -> str:" in text
    assert "setattr(Hand, 'draw', method(Hand__draw))" in text
    assert "setattr(Hand, 'full', property(Hand__full))" in text
    assert "__len__" not in text
    file.write_text(HAND.partition("    def")[0])
    assert fast.methods(file) == ""


def test_modules_that_define_data_stay_interpreted(fast: ModuleType) -> None:
    chosen = [str(one) for one in fast.chosen(fast.games())]
    assert fast.games() == sorted(games())
    assert "kernel/session.py" in chosen and "kernel/chance.py" not in chosen
    for name in games():
        assert f"games/{name}/flow.py" in chosen
        assert f"games/{name}/state.py" not in chosen
    for one in chosen:
        text = (fast.SOURCE / one).read_text("utf-8")
        assert "(msgspec.Struct" not in text and "@dataclass" not in text, one


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("def f() -> int:\n    return 1\n", True),
        ("class A:\n    pass\n\nclass B(A):\n    pass\n", True),
        ("class A(Generic[T]):\n    pass\n", True),
        ("class A(ValueError):\n    pass\n", True),
        ("class A(KeyError):\n    pass\n", False),
        ("class A(msgspec.Struct, gc=False):\n    pass\n", False),
        ("class A(Thing, tag='a'):\n    pass\n", False),
        ("@dataclass\nclass A:\n    pass\n", False),
        ("class A(NamedTuple):\n    a: int\n", True),
        ("class A(dict[str, int]):\n    pass\n", False),
    ],
)
def test_what_can_be_compiled(fast: ModuleType, tmp_path: Path, text: str, wanted: bool) -> None:
    file = tmp_path / "module.py"
    file.write_text(text)
    assert fast.compilable(file) is wanted
