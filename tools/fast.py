"""The compiled build: a copy of the package with its kernel and rules compiled by mypyc.

    python tools/fast.py FOLDER                     # then PYTHONPATH=FOLDER fabletop bench
    python tools/fast.py FOLDER --games witcher     # the kernel and one game only

`FABLETOP_FAST=1 pip install .` does the same inside a wheel (`hatch_build.py`). The source stays
beside what was compiled, and Python prefers the latter. docs/decisions/0014-compiled-build.md.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parents[1] / "src" / "fabletop"
HEADER = Path(__file__).parent / "places.h"
NAME = "fabletop"  # of the shared library, which gets __mypyc added

KERNEL = (
    "kernel/ask.py",
    "kernel/hexes.py",
    "kernel/legal.py",
    "kernel/moments.py",
    "kernel/replaying.py",
    "kernel/session.py",
    "kernel/table.py",
    "kernel/trail.py",
    "kernel/twins.py",
    "bots/random.py",
    "bots/play.py",
)
GAME = ("flow.py", "setup.py", "rules/*.py", "effects/*.py", "monsters/*.py", "map/*.py")

# What mypyc cannot compile rightly. Structs would lose the arguments of their annotations and of
# their class; of the builtin types only these can be inherited from.
_INHERITED = {"Exception", "ValueError", "Generic", "Protocol", "object"}

_GLOBAL = re.compile(
    r"((cpy_r_r\d+) = CPyStatic_\w+___globals;\n\s+(cpy_r_r\d+) = CPyStatics\[\d+\];[^\n]*\n"
    r"\s+cpy_r_r\d+ = )CPyDict_GetItem\(\2, \3\)"
)
_FIELD = re.compile(r"\bCPyObject_GetAttr\(")
_INCLUDES = re.compile(r'(#include "__native_internal_[^\n]*\n)')


def games() -> list[str]:
    """The games there are, by folder."""
    return sorted(one.parent.name for one in SOURCE.glob("games/*/flow.py"))


def chosen(names: Iterable[str]) -> list[Path]:
    """The modules of the kernel and of these games that are compiled, relative to the package."""
    patterns = [*KERNEL, *(f"games/{name}/{place}" for name in names for place in GAME)]
    found = [file for pattern in patterns for file in sorted(SOURCE.glob(pattern))]
    return [file.relative_to(SOURCE) for file in found if compilable(file)]


def compilable(file: Path) -> bool:
    """Only modules of functions and plain classes; those that define data stay as they are."""
    if file.name == "__init__.py":
        return False
    classes = [one for one in ast.parse(file.read_text("utf-8")).body
               if isinstance(one, ast.ClassDef)]  # fmt: skip
    return all(not one.decorator_list and _plain(one, classes) for one in classes)


def _plain(one: ast.ClassDef, classes: list[ast.ClassDef]) -> bool:
    known = _INHERITED | {other.name for other in classes}
    return not one.keywords and all(_name(base) in known for base in one.bases)


def _name(base: ast.expr) -> str:
    return ast.unparse(base.value if isinstance(base, ast.Subscript) else base).split(".")[-1]


def build(folder: Path, names: Iterable[str], optimise: int = 2) -> list[Path]:
    """Compile a copy of the package into the folder; the libraries made, relative to it."""
    folder = folder.resolve()
    modules = chosen(names)
    shutil.copytree(
        SOURCE, folder / SOURCE.name, ignore=shutil.ignore_patterns("__pycache__", "*.so"),
        dirs_exist_ok=True,
    )  # fmt: skip
    before = Path.cwd()
    os.chdir(folder)  # mypyc finds the names of modules by the folder it stands in
    try:
        extensions = _translated([str(Path(SOURCE.name, one)) for one in modules])
        return list(_compiled(extensions, folder, optimise))
    finally:
        os.chdir(before)


def _translated(files: list[str]) -> list[Any]:
    """Python to C, with places remembered."""
    from mypyc.build import mypycify

    options = ["--config-file=", "--ignore-missing-imports"]
    extensions: list[Any] = mypycify(
        [*options, *files], multi_file=True, group_name=NAME, target_dir="build"
    )
    shutil.copy(HEADER, "build")
    fields = globals_ = 0
    for file in Path("build").glob("__native_*.c"):
        text = file.read_text("utf-8")
        text, found = _GLOBAL.subn(r"\1GLOBAL(\2, \3)", text)
        text, read = _FIELD.subn("FIELD(", text)
        file.write_text(_INCLUDES.sub(r'\1#include "places.h"\n', text, count=1), "utf-8")
        globals_, fields = globals_ + found, fields + read
    print(f"{len(files)} modules, {fields} fields and {globals_} globals by place", flush=True)
    if not fields or not globals_:
        raise SystemExit("This version of mypyc writes other C: tools/fast.py must learn it.")
    return extensions


def _compiled(extensions: list[Any], folder: Path, optimise: int) -> Iterator[Path]:
    """C to libraries, as many files at a time as there are processors."""
    from setuptools import Distribution

    maker: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    maker.build_lib = str(folder)
    maker.ensure_finalized()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for extension in extensions:
            large = extension.name.endswith("__mypyc")
            flags = ["-w", "-g0", f"-O{optimise if large else 0}"]
            tasks = [(source, extension.include_dirs, flags) for source in extension.sources]
            objects = [one for made in pool.map(_object, tasks) for one in made]
            target = maker.get_ext_filename(extension.name)
            _compiler().link_shared_object(objects, target)
            yield Path(target)


def _object(task: tuple[str, list[str], list[str]]) -> list[str]:
    source, folders, flags = task
    import sysconfig

    compiler = _compiler()
    include = [*folders, sysconfig.get_paths()["include"]]
    made: list[str] = compiler.compile(
        [source], output_dir="objects", include_dirs=include, extra_postargs=flags
    )
    return made


def _compiler() -> Any:
    from setuptools._distutils import ccompiler, sysconfig

    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    return compiler


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile a copy of the package.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", default=",".join(games()))
    parser.add_argument("--optimise", type=int, default=2, choices=(0, 1, 2, 3))
    parser.add_argument("--list", action="store_true", help="only say what would be compiled")
    wanted = parser.parse_args()
    names = [name for name in wanted.games.split(",") if name]
    if unknown := set(names) - set(games()):
        sys.exit(f"No game {', '.join(sorted(unknown))}; there are: {', '.join(games())}.")
    if wanted.list:
        print("\n".join(map(str, chosen(names))))
        return
    wanted.folder.mkdir(parents=True, exist_ok=True)
    made = build(wanted.folder, names, wanted.optimise)
    print(f"{len(made)} libraries in {wanted.folder}")


if __name__ == "__main__":
    main()
