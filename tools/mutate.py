"""Mutation testing: change one line of the rules, and see whether the tests notice.

    python tools/mutate.py                                  # 60 mutations of all games
    python tools/mutate.py --games euthia eldervale --count 30 --seed 1 --jobs 2
    python tools/mutate.py --at src/fabletop/games/euthia/rules/costs.py:127

Mutations are drawn at random in the folders `rules/` and the modules `effects/run*.py` of the
games, each in another function as long as there are enough of them. Each is tried in a copy of the
tree; the working tree is never touched. The game's rule tests run first, those that mention the
rule ids of the mutated function before the others, up to the first failure; if they pass, the
game's golden journals are replayed. A run that takes much longer than without the mutation counts
as a failure, too. What survives both is a line that no test depends on: either nobody tests it, or
the changed line does the same (an equivalent mutation), which only a reader can tell.

Left out are lines that no rule test can judge: docstrings, annotations, decorators, assertions
(they serve the type checker), and lines that only write to the log.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import queue
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = Path("src/fabletop/games")
RULE_TESTS = Path("tests/games")
JOURNAL_TESTS = "tests/conformance/test_journals.py"
COPIED = ("src", "tests", "tools", "docs", "bench", "pyproject.toml")  # what the tests need
NOT_COPIED = shutil.ignore_patterns("__pycache__", "browser", "pictures", ".*")
# Test modules that cannot notice a changed rule, by the words of their names
UNRELATED = frozenset(("bot", "campaign", "content", "foresight", "solver", "texts", "words"))
RULE_ID = re.compile(r"\b[A-Z]{2}(?:-[A-Z]+)+-\d+[a-z]?\b")
LOGGING = ("tell", "tell_sum", "tell_discard")
LEAST_TIME = 60.0  # seconds before a run counts as endless
SLOWER = 4  # so many times the time without a mutation

SWAPPED: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}


# Finding mutations


@dataclass(frozen=True)
class Mutation:
    """A change of one line: the bytes from `start` to `end` of line `line` become `new`."""

    path: str  # relative to the root of the tree
    line: int
    start: int
    end: int
    new: str
    kind: str
    function: str

    @property
    def game(self) -> str:
        return Path(self.path).relative_to(GAMES).parts[0]

    def change(self, line: str) -> str:
        """The line with the change made. Positions count bytes, as those of `ast` do."""
        raw = line.encode()
        return (raw[: self.start] + self.new.encode() + raw[self.end :]).decode()

    def apply(self, source: str) -> str:
        lines = source.splitlines(keepends=True)
        lines[self.line - 1] = self.change(lines[self.line - 1])
        return "".join(lines)


class Finder(ast.NodeVisitor):
    """Collects every mutation of a module."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.found: list[Mutation] = []
        self._lines = source.splitlines()
        self._scope: list[str] = []
        self.visit(ast.parse(source))

    def _add(self, line: int, start: int, end: int, new: str, kind: str) -> None:
        one = Mutation(self.path, line, start, end, new, kind, ".".join(self._scope))
        if one.change(self._lines[line - 1]) != self._lines[line - 1]:
            self.found.append(one)

    def _between(self, left: ast.expr, right: ast.expr, operator: ast.AST, kind: str) -> None:
        """The operator between two operands, if they stand on one line."""
        swap = SWAPPED.get(type(operator))
        if swap is None or left.end_lineno != right.lineno or left.end_col_offset is None:
            return
        old, new = swap
        text = self._lines[right.lineno - 1].encode()[left.end_col_offset : right.col_offset]
        at = text.decode().find(old)  # only brackets and spaces stand beside it
        if at >= 0:
            start = left.end_col_offset + at
            self._add(right.lineno, start, start + len(old), new, kind)

    def _negate(self, test: ast.expr) -> None:
        """`not` in front of a condition; one that has it already loses it elsewhere."""
        negated = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
        if test.lineno == test.end_lineno and test.end_col_offset is not None and not negated:
            text = self._lines[test.lineno - 1].encode()[test.col_offset : test.end_col_offset]
            new = f"(not ({text.decode()}))"
            self._add(test.lineno, test.col_offset, test.end_col_offset, new, "not added")

    def _drop(self, statement: ast.stmt, new: str = "pass") -> None:
        if statement.lineno == statement.end_lineno and statement.end_col_offset is not None:
            place = (statement.lineno, statement.col_offset, statement.end_col_offset)
            self._add(*place, new, "statement dropped")

    # What is not mutated

    def _visit_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self._scope.append(node.name)
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)
        self._scope.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._visit_function(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._visit_function(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._scope.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self._scope.pop()

    def visit_keyword(self, node: ast.keyword) -> None:
        if node.arg != "strict":  # zip's own check of the lengths
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Keys and log lines; positions inside of f-strings are wrong before Python 3.12."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """Assertions serve the type checker."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        alias = isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias"
        if node.value is not None and not alias:
            self.visit(node.value)

    # What is mutated

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, operator, right in zip(operands, node.ops, operands[1:], strict=False):
            self._between(left, right, operator, "comparison")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between(left, right, node.op, "and/or")
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self._between(node.left, node.right, node.op, "arithmetic")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            text = self._lines[node.lineno - 1].encode()[node.col_offset :].decode()
            found = re.match(r"not\s*", text)
            assert found is not None
            self._add(
                node.lineno, node.col_offset, node.col_offset + found.end(), "", "not dropped"
            )
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if node.end_col_offset is None or node.lineno != node.end_lineno:
            return
        place = (node.lineno, node.col_offset, node.end_col_offset)
        if isinstance(node.value, bool):
            self._add(*place, str(not node.value), "constant")
        elif isinstance(node.value, int):
            self._add(*place, str(node.value + 1), "constant")
            self._add(*place, f"({node.value - 1})" if node.value == 0 else str(node.value - 1),
                      "constant")  # fmt: skip

    def visit_If(self, node: ast.If) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._negate(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._negate(test)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Constant) or _logs(node.value):
            return
        # a generator stays one: nothing else of the function would run otherwise
        self._drop(node, "yield from ()" if isinstance(node.value, ast.YieldFrom) else "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if not any(isinstance(target, ast.Name | ast.Tuple) for target in node.targets):
            self._drop(node)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._drop(node)
        swap = SWAPPED.get(type(node.op))
        if swap is not None and node.target.end_lineno == node.value.lineno:
            self._between(node.target, node.value, node.op, "arithmetic")
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self._drop(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self._drop(node)

    def visit_Break(self, node: ast.Break) -> None:
        self._drop(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self._drop(node)
        self.generic_visit(node)


def _logs(call: ast.expr) -> bool:
    """A line that only writes to the log."""
    if not isinstance(call, ast.Call):
        return False
    name = call.func.attr if isinstance(call.func, ast.Attribute) else None
    if isinstance(call.func, ast.Name):
        name = call.func.id
    return name in LOGGING


def mutations(path: str, source: str) -> list[Mutation]:
    """Every mutation of a module."""
    return Finder(path, source).found


def rule_modules(root: Path, games: Iterable[str]) -> Iterator[Path]:
    """The modules with the rules of these games, relative to the root."""
    for game in games:
        folder = root / GAMES / game
        found = [*folder.glob("rules/**/*.py"), *folder.glob("effects/run*.py")]
        yield from (path.relative_to(root) for path in sorted(found))


def draw(found: Sequence[Mutation], count: int, seed: int) -> list[Mutation]:
    """So many mutations at random: each in another function, as long as there are functions."""
    chance = random.Random(seed)
    by_function: dict[tuple[str, str], list[Mutation]] = {}
    for one in found:
        by_function.setdefault((one.path, one.function), []).append(one)
    drawn: list[Mutation] = []
    while len(drawn) < count and by_function:
        for function in chance.sample(sorted(by_function), len(by_function)):
            some = by_function[function]
            drawn.append(some.pop(chance.randrange(len(some))))
            if not some:
                del by_function[function]
            if len(drawn) == count:
                break
    return drawn


# Choosing tests


def rule_ids(source: str, line: int) -> tuple[set[str], set[str]]:
    """The rule ids of the function around a line, and those of the whole module."""
    near: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0):
            lines = source.splitlines()[node.lineno - 1 : node.end_lineno]
            near |= set(RULE_ID.findall("\n".join(lines)))
    return near, set(RULE_ID.findall(source))


def rule_tests(root: Path, game: str) -> list[Path]:
    """The test modules of a game that can notice a changed rule."""
    folder = root / RULE_TESTS / game
    return [
        path.relative_to(root)
        for path in sorted(folder.rglob("test_*.py"))
        if UNRELATED.isdisjoint(re.split(r"[/_.]", str(path.relative_to(folder))))
    ]


def likely_first(root: Path, tests: Sequence[Path], source: str, line: int) -> list[Path]:
    """The same modules, those that mention the rules of a line first."""
    near, around = rule_ids(source, line)

    def mentions(path: Path) -> tuple[int, int]:
        text = (root / path).read_text().lower().replace("_", "-")
        near_here = sum(f"{id.lower()}-" in text or f'{id.lower()}"' in text for id in near)
        return near_here, sum(f"{id.lower()}-" in text for id in around)

    return sorted(tests, key=mentions, reverse=True)


# Running tests


@dataclass(frozen=True)
class Verdict:
    """What became of a mutation: who noticed it, and how."""

    mutation: Mutation
    old: str
    new: str
    killed_by: str  # "rule tests", "journals", or nothing
    how: str  # the failing test, or why the run counts as one
    seconds: float

    def __str__(self) -> str:
        one = self.mutation
        end = f"killed by {self.killed_by}: {self.how}" if self.killed_by else "SURVIVED"
        return f"{one.path}:{one.line} ({one.kind})  {self.old}  →  {self.new}  {end}"


@dataclass(frozen=True)
class Outcome:
    failed: bool
    how: str
    seconds: float


def run(folder: Path, arguments: Sequence[str], timeout: float, write: bool = False) -> Outcome:
    """pytest in a copy of the tree, up to the first failure."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src")}
    if not write:  # stale byte code of a mutation must never be read by the next one
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider"]
    began = time.monotonic()
    process = subprocess.Popen(
        [*command, *arguments], cwd=folder, env=environment, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
    )  # fmt: skip
    try:
        output, _ = process.communicate(timeout=timeout)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return Outcome(True, f"no end after {timeout:.0f} s", time.monotonic() - began)
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", output, re.MULTILINE)
    how = failed[1] if failed else f"pytest ended with {process.returncode}"
    return Outcome(process.returncode != 0, how, time.monotonic() - began)


def journal_tests(game: str) -> list[str]:
    return [JOURNAL_TESTS, "-k", f"{game}/"]


class Copies:
    """Copies of the tree, one for each job, and how long the tests take in them."""

    def __init__(self, root: Path, home: Path, jobs: int) -> None:
        first = home / "tree-1"
        first.mkdir()
        for name in COPIED:
            source = root / name
            if source.is_dir():
                shutil.copytree(source, first / name, ignore=NOT_COPIED)
            elif source.exists():
                shutil.copy2(source, first / name)
        self.first = first
        self.times: dict[str, tuple[float, float]] = {}
        self._home = home
        self._jobs = jobs
        self._free: queue.Queue[Path] = queue.Queue()

    def warm_up(self, games: Iterable[str]) -> str:
        """Run everything once without a mutation, for byte code and times; what failed, if any."""
        for game in games:
            tests = [str(path) for path in rule_tests(self.first, game)]
            rules = run(self.first, tests, 3600, write=True)
            journals = run(self.first, journal_tests(game), 3600, write=True)
            for outcome in (rules, journals):
                if outcome.failed:
                    return outcome.how
            self.times[game] = (
                max(LEAST_TIME, SLOWER * rules.seconds),
                max(LEAST_TIME, SLOWER * journals.seconds),
            )
        self._free.put(self.first)
        for number in range(2, self._jobs + 1):
            other = self._home / f"tree-{number}"
            shutil.copytree(self.first, other)
            self._free.put(other)
        return ""

    def judge(self, mutation: Mutation) -> Verdict:
        """Make a mutation in a free copy, run the tests there, and take it back."""
        folder = self._free.get()
        path = folder / mutation.path
        source = path.read_text()
        try:
            path.write_text(mutation.apply(source))
            for compiled in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
                compiled.unlink()
            return self._tested(folder, mutation, source)
        finally:
            path.write_text(source)
            self._free.put(folder)

    def _tested(self, folder: Path, mutation: Mutation, source: str) -> Verdict:
        game = mutation.game
        tests = likely_first(folder, rule_tests(folder, game), source, mutation.line)
        line = source.splitlines()[mutation.line - 1]
        say = partial(Verdict, mutation, line.strip(), mutation.change(line).strip())
        rules = run(folder, [str(path) for path in tests], self.times[game][0])
        if rules.failed:
            return say("rule tests", rules.how, rules.seconds)
        journals = run(folder, journal_tests(game), self.times[game][1])
        seconds = rules.seconds + journals.seconds
        return say("journals" if journals.failed else "", journals.how if journals.failed else "",
                   seconds)  # fmt: skip


# The command


def options(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    known = sorted(path.parent.name for path in (ROOT / GAMES).glob("*/rules"))
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seed", type=int, help="draw the same mutations again")
    parser.add_argument("--count", type=int, default=60, help="how many (60)")
    parser.add_argument("--games", nargs="+", choices=known, default=known, metavar="GAME")
    parser.add_argument("--jobs", type=int, default=1, help="how many at the same time (1)")
    parser.add_argument("--at", nargs="+", metavar="FILE:LINE", help="all mutations of these lines")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the verdicts there, too")
    chosen = parser.parse_args(arguments)
    if chosen.count < 1 or chosen.jobs < 1:
        parser.error("--count and --jobs are at least 1")
    if chosen.seed is None:
        chosen.seed = random.SystemRandom().randrange(10**6)
    return chosen


def at_lines(found: Sequence[Mutation], places: Iterable[str]) -> list[Mutation]:
    wanted = set(places)
    return [one for one in found if f"{one.path}:{one.line}" in wanted]


def report(verdicts: Sequence[Verdict], seed: int, file: Path | None) -> None:
    killed = sum(bool(one.killed_by) for one in verdicts)
    print(f"{killed} of {len(verdicts)} killed")
    if file is not None:
        rows = [
            {
                "file": one.mutation.path,
                "line": one.mutation.line,
                "function": one.mutation.function,
                "kind": one.mutation.kind,
                "old": one.old,
                "new": one.new,
                "killed_by": one.killed_by,
                "how": one.how,
                "seconds": round(one.seconds, 1),
            }
            for one in verdicts
        ]
        file.write_text(json.dumps({"seed": seed, "killed": killed, "mutations": rows}, indent=1))


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = options(arguments)
    found = [
        one
        for path in rule_modules(ROOT, chosen.games)
        for one in mutations(str(path), (ROOT / path).read_text())
    ]
    drawn = at_lines(found, chosen.at) if chosen.at else draw(found, chosen.count, chosen.seed)
    if not drawn:
        print("no such line can be mutated", file=sys.stderr)
        return 2
    print(f"seed {chosen.seed}: {len(drawn)} of {len(found)} mutations", flush=True)
    with tempfile.TemporaryDirectory(prefix="mutate-") as home:
        copies = Copies(ROOT, Path(home), min(chosen.jobs, len(drawn)))
        broken = copies.warm_up(sorted({one.game for one in drawn}))
        if broken:
            print(f"the tests fail without any mutation: {broken}", file=sys.stderr)
            return 2
        verdicts: list[Verdict] = []
        with ThreadPoolExecutor(chosen.jobs) as pool:
            for verdict in pool.map(copies.judge, drawn):
                verdicts.append(verdict)
                print(verdict, flush=True)
    report(verdicts, chosen.seed, chosen.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
