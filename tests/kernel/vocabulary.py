"""What the word files of a folder contain, read without the kernel."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fabletop.kernel.words import LANGUAGES


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(path: Path) -> tuple[dict[str, set[str]], list[str]]:
    """The variables of each message of a file, and its faults."""
    found: dict[str, set[str]] = {}
    faults: list[str] = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            faults.append(f"{path.name}: broken: {(entry.content or '').strip()[:60]}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                faults.append(f"{path.name}: {entry.id.name} stands there twice")
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found, faults


def differences(folder: Path) -> list[str]:
    """Where the languages of a folder differ in messages or variables."""
    english, faults = messages(folder / "en.ftl")
    for language in LANGUAGES[1:]:
        other, more = messages(folder / f"{language}.ftl")
        faults += more
        for id in sorted(english.keys() ^ other.keys()):
            faults.append(f"{language}: {id} is missing here or in English")
        for id in sorted(english.keys() & other.keys()):
            if english[id] != other[id]:
                faults.append(f"{language}: {id} has {other[id]}, English has {english[id]}")
    return faults
