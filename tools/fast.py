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
    "bots/candidates.py",
    "bots/play.py",
    "bots/random.py",
    "bots/mcts/habits.py",
    "bots/mcts/scale.py",
    "bots/mcts/search.py",
    "bots/mcts/tree.py",
)
IN_C = {"kernel/mixing": "mixing.c", "kernel/bound": "bound.c"}  # by hand, beside this file
GAME = ("flow.py", "setup.py", "rules/*.py", "effects/*.py", "monsters/*.py", "map/*.py")
JUDGE = ("bot.py", "bot/*.py")

# Data whose methods are compiled, each in a module beside it, and what loads that module
KERNEL_DATA = ("kernel/chance.py", "kernel/eyes.py", "kernel/questions.py")
GAME_DATA = ("state.py", *GAME)
_TWIN = "_methods"

# What mypyc cannot compile rightly. Structs would lose the arguments of their annotations and of
# their class; of the builtin types only these can be inherited from.
_INHERITED = {"Exception", "ValueError", "Generic", "NamedTuple", "Protocol", "object"}

_GLOBAL = re.compile(
    r"((cpy_r_r\d+) = CPyStatic_\w+___globals;\n\s+(cpy_r_r\d+) = CPyStatics\[\d+\];[^\n]*\n"
    r"\s+cpy_r_r\d+ = )CPyDict_GetItem\(\2, \3\)"
)
_FIELD = re.compile(  # by a name written in the code, not by one that is worked out
    r"((cpy_r_r\d+) = CPyStatics\[\d+\];[^\n]*\n\s+cpy_r_r\d+ = )CPyObject_GetAttr\((\w+), \2\)"
)
_INSTANCE = re.compile(r"\bPyObject_IsInstance\(")
_TRACEBACK = re.compile(r"\bCPy_AddTraceback\(")
_INCLUDES = re.compile(r'(#include "__native_internal_[^\n]*\n)')


def games() -> list[str]:
    """The games there are, by folder."""
    return sorted(one.parent.name for one in SOURCE.glob("games/*/flow.py"))


def chosen(names: Iterable[str]) -> list[Path]:
    """The modules of the kernel and of these games that are compiled, relative to the package."""
    patterns = [*KERNEL, *(f"games/{name}/{place}" for name in names for place in GAME + JUDGE)]
    found = [file for pattern in patterns for file in sorted(SOURCE.glob(pattern))]
    return [file.relative_to(SOURCE) for file in found if compilable(file)]


def compilable(file: Path) -> bool:
    """Only modules of functions and plain classes; those that define data stay as they are."""
    if file.name == "__init__.py":
        return False
    body = ast.parse(file.read_text("utf-8")).body
    classes = [one for one in body if isinstance(one, ast.ClassDef)]
    known = _INHERITED | {one.name for one in classes}
    return all(
        not one.decorator_list
        and not one.keywords
        and all(_name(base) in known or _native(_name(base), body, file) for base in one.bases)
        for one in classes
    )


def _native(name: str, body: list[ast.stmt], file: Path) -> bool:
    """Is this the class of another module in the folder that is compiled, too?"""
    for one in body:
        if isinstance(one, ast.ImportFrom) and name in [alias.name for alias in one.names]:
            near = file.parent / f"{one.module}.py"
            return one.level == 1 and near.exists() and compilable(near)
    return False


def _name(base: ast.expr) -> str:
    return ast.unparse(base.value if isinstance(base, ast.Subscript) else base).split(".")[-1]


def build(folder: Path, names: Iterable[str], optimise: int = 2) -> list[Path]:
    """Compile a copy of the package into the folder; the libraries made, relative to it."""
    folder = folder.resolve()
    names = list(names)
    modules = chosen(names)
    shutil.copytree(
        SOURCE, folder / SOURCE.name, ignore=shutil.ignore_patterns("__pycache__", "*.so"),
        dirs_exist_ok=True,
    )  # fmt: skip
    before = Path.cwd()
    os.chdir(folder)  # mypyc finds the names of modules by the folder it stands in
    try:
        modules += _with_methods(Path(SOURCE.name), names)
        extensions = _translated([str(Path(SOURCE.name, one)) for one in modules])
        return list(_compiled([*extensions, *_written()], folder, optimise))
    finally:
        os.chdir(before)


def _with_methods(package: Path, names: list[str]) -> list[Path]:
    """Write the methods of data down as functions in modules of their own, to be compiled."""
    loaders: dict[str, tuple[str, ...]] = {"kernel/session.py": KERNEL_DATA}
    loaders |= {
        f"games/{name}/flow.py": tuple(f"games/{name}/{one}" for one in GAME_DATA) for name in names
    }
    made: list[Path] = []
    for loader, patterns in loaders.items():
        imports: list[str] = []
        for file in [file for pattern in patterns for file in sorted(package.glob(pattern))]:
            twin = file.with_stem(file.stem + _TWIN)
            text = "" if compilable(file) else methods(file)
            if text:
                twin.write_text(text, "utf-8")
                made.append(twin.relative_to(package))
                imports.append(f"import {'.'.join(twin.with_suffix('').parts)}\n")
        with (package / loader).open("a", encoding="utf-8") as source:
            source.write("\n" + "".join(imports))
    return made


def methods(file: Path) -> str:
    """A module with the methods and properties of the classes in a module of data; loaded, it
    puts them in the place of those written there. Empty if there are none."""
    body = ast.parse(file.read_text("utf-8")).body
    imports = [one for one in body if isinstance(one, ast.Import | ast.ImportFrom)]
    lines: list[str] = []
    for kind in body:
        for one in kind.body if isinstance(kind, ast.ClassDef) else ():
            if isinstance(kind, ast.ClassDef) and isinstance(one, ast.FunctionDef):
                lines += _as_function(kind.name, one)
    if not lines:
        return ""
    own = [name for one in body for name in _defined(one)]
    head = [*map(ast.unparse, imports), f"from .{file.stem} import {', '.join(own)}"]
    return "\n".join([*head, f"from {SOURCE.name}.kernel.bound import method", *lines, ""])


def _as_function(kind: str, method: ast.FunctionDef) -> Iterator[str]:
    decorators = [ast.unparse(one) for one in method.decorator_list]
    if decorators not in ([], ["property"]) or method.name.startswith("__"):
        return
    name, method.name = method.name, f"{kind}__{method.name}"
    method.decorator_list = []
    method.args.args[0].annotation = ast.Name(kind)
    yield ast.unparse(method)
    binding = decorators[0] if decorators else "method"
    yield f"setattr({kind}, {name!r}, {binding}({method.name}))"


def _defined(one: ast.stmt) -> list[str]:
    """The names a statement of a module gives."""
    if isinstance(one, ast.ClassDef | ast.FunctionDef):
        return [one.name]
    targets = one.targets if isinstance(one, ast.Assign) else []
    if isinstance(one, ast.AnnAssign):
        targets = [one.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


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
        text, (read, found) = by_place(file.read_text("utf-8"))
        file.write_text(_INCLUDES.sub(r'\1#include "places.h"\n', text, count=1), "utf-8")
        globals_, fields = globals_ + found, fields + read
    print(f"{len(files)} modules, {fields} fields and {globals_} globals by place", flush=True)
    if not fields or not globals_:
        raise SystemExit("This version of mypyc writes other C: tools/fast.py must learn it.")
    return extensions


def by_place(text: str) -> tuple[str, tuple[int, int]]:
    """The C with our lookups in it, and how many fields and globals these find."""
    text, globals_ = _GLOBAL.subn(r"\1GLOBAL(\2, \3)", text)
    text, fields = _FIELD.subn(r"\1FIELD(\3, \2)", text)
    text = _INSTANCE.sub("INSTANCE(", text)
    return _TRACEBACK.sub("TRACEBACK(", text), (fields, globals_)


def _written() -> Iterator[Any]:
    """The modules that are written in C by hand."""
    from setuptools import Extension

    for module, source in IN_C.items():
        shutil.copy(HEADER.parent / source, "build")
        name = ".".join((SOURCE.name, *Path(module).parts))
        yield Extension(name, [str(Path("build", source))])


def _compiled(extensions: list[Any], folder: Path, optimise: int) -> Iterator[Path]:
    """C to libraries, as many files at a time as there are processors."""
    from setuptools import Distribution

    maker: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    maker.build_lib = str(folder)
    maker.ensure_finalized()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for extension in extensions:
            shim = SOURCE.name in Path(extension.sources[0]).parts
            flags = ["-w", "-g0", "-fvisibility=hidden", f"-O{0 if shim else optimise}"]
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
