"""What is imported is declared in pyproject.toml, and what is declared is imported."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "fabletop"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = ("lab", "postgres", "bench")  # `test` and `fast` are for tools, not for the package
USED_UNSEEN = {
    "uvloop": "uvicorn's event loop, taken if it is there",
    "httptools": "uvicorn's HTTP parser, taken if it is there",
    "python-multipart": "Starlette reads forms with files by it",
}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def declared(requirements: list[str]) -> set[str]:
    return {normal(re.split(r"[\s\[<>=!~;]", one, maxsplit=1)[0]) for one in requirements}


CORE = declared(PROJECT["dependencies"])
OPTIONAL = {name: declared(PROJECT["optional-dependencies"][name]) - CORE for name in EXTRAS}
ALL_OPTIONAL = set().union(*OPTIONAL.values())
BROUGHT_BY = packages_distributions()


def imports(file: Path) -> Iterator[tuple[str, bool]]:
    """The foreign top-level packages of a module, and whether they are imported with it."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    inner = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for node in ast.walk(function)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found = [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found = [node.module or ""]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "import_module":
            found = [str(one.value) for one in node.args if isinstance(one, ast.Constant)]
        else:
            continue
        for name in found:
            top = name.partition(".")[0]
            if top not in sys.stdlib_module_names and top != "fabletop":
                yield top, id(node) not in inner


def distribution(package: str, known: set[str]) -> str:
    """The declared distribution that brings a package, or the package's own name."""
    brought = {normal(one) for one in BROUGHT_BY.get(package, [])}
    return next(iter(sorted(brought & known)), normal(package))


def used() -> dict[str, set[str]]:
    """Each imported distribution with the modules that import it."""
    found: dict[str, set[str]] = {}
    for file in sorted(SOURCE.rglob("*.py")):
        for package, _ in imports(file):
            name = distribution(package, CORE | ALL_OPTIONAL)
            found.setdefault(name, set()).add(str(file.relative_to(SOURCE)))
    return found


def test_what_is_imported_is_declared() -> None:
    undeclared = {name: where for name, where in used().items() if name not in CORE | ALL_OPTIONAL}
    assert undeclared == {}


def test_what_is_declared_is_imported() -> None:
    assert (CORE | ALL_OPTIONAL) - set(used()) == set(USED_UNSEEN)


def test_optional_packages_are_imported_only_by_modules_loaded_on_demand() -> None:
    """The library, its games, bots and the server start without any extra."""
    optional_modules = {"lab", "web/storage/listen.py"}
    for file in sorted(SOURCE.rglob("*.py")):
        where = file.relative_to(SOURCE)
        if where.parts[0] in optional_modules or str(where) in optional_modules:
            continue
        for package, with_module in imports(file):
            name = distribution(package, CORE | ALL_OPTIONAL)
            assert name in CORE or not with_module, f"{where} imports {package}"
