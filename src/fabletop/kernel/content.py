"""Content: TOML files, one record per card, checked on load.

A file holds tables of one or more kinds (``[[card]]``, ``[[monster]]``). Each record becomes a
frozen typed value. Whatever is wrong stops the load with the file, the record, the field and
what was expected there. The folder named by ``FABLETOP_CONTENT`` may hold ``<game>/<file>.toml``
with records that replace those of the same id, or add new ones.
"""

from __future__ import annotations

import hashlib
import os
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

OVERLAY = "FABLETOP_CONTENT"


class ContentError(Exception):
    """A record that cannot be used: says where it stands and what was expected there."""

    def __init__(self, file: str, record: str, field: str, expected: str) -> None:
        super().__init__(f"{file}: record {record!r}, field {field!r}: {expected}")
        self.file = file
        self.record = record
        self.field = field
        self.expected = expected

    def __reduce__(self) -> tuple[Any, ...]:
        return ContentError, (self.file, self.record, self.field, self.expected)


def overlay_folder(game: str) -> Path | None:
    """The folder in which the owner of a box keeps cards typed in by hand."""
    root = os.environ.get(OVERLAY)
    return Path(root) / game if root else None


def read(path: Path) -> dict[str, list[dict[str, Any]]]:
    """The raw tables of a file by kind; a file that has not changed is parsed once."""
    return _parsed(path, path.stat().st_mtime_ns, path.stat().st_size)


@lru_cache(maxsize=64)
def _parsed(path: Path, changed: int, size: int) -> dict[str, list[dict[str, Any]]]:
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(path.name, "-", "-", f"valid TOML expected; {error}") from None
    for kind, records in tables.items():
        if not isinstance(records, list) or not all(isinstance(one, dict) for one in records):
            raise ContentError(path.name, "-", kind, f"a list of records [[{kind}]] expected")
    return tables


def convert(file: str, raw: Mapping[str, Any], shape: type[T], key: str = "id") -> T:
    """One record as a typed value."""
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as error:
        message, _, place = str(error).partition(" - at ")
        field = place.strip("`").removeprefix("$").removeprefix(".") or _named(message)
        raise ContentError(file, str(raw.get(key, "?")), field or "-", message) from None


def _named(message: str) -> str:
    found = re.search(r"field `(\w+)`", message)
    return found.group(1) if found else ""


def load(
    folder: Path, game: str, file: str, kind: str, shape: type[T], key: str = "id"
) -> dict[str, T]:
    """All records of one kind by id, with the overlay's records laid over them."""
    found: dict[str, T] = {}
    _lay(folder / file, kind, shape, key, found, replace=False)
    extra = overlay_folder(game)
    if extra is not None and (extra / file).exists():
        try:
            _lay(extra / file, kind, shape, key, found, replace=True)
        except ContentError as fault:
            own = str(extra / file)  # not the file of the box
            raise ContentError(own, fault.record, fault.field, fault.expected) from None
    return found


def _lay(
    path: Path, kind: str, shape: type[T], key: str, found: dict[str, T], replace: bool
) -> None:
    seen: set[str] = set()
    for raw in read(path).get(kind, []):
        record = convert(path.name, raw, shape, key)
        name = str(getattr(record, key))
        if name in seen or (name in found and not replace):
            raise ContentError(path.name, name, key, "an id of its own expected; this one is taken")
        seen.add(name)
        found[name] = record


def check_overlay(known: Iterable[str]) -> Path | None:
    """The overlay's folder, if there is one: it must exist, and hold folders of games only.

    Files and kinds of records in them are checked by each game's library (`Library.close`)."""
    root = os.environ.get(OVERLAY)
    if not root:
        return None
    folder, games = Path(root), sorted(known)
    if not folder.is_dir():
        raise ContentError(str(folder), "-", "-", f"a folder expected ({OVERLAY} names it)")
    for one in sorted(folder.iterdir()):
        if one.name not in games and not one.name.startswith("."):
            expected = ", ".join(f"{game}/" for game in games)
            raise ContentError(str(one), "-", "-", f"one of {expected} expected")
    return folder


def require(
    holds: bool, file: str, record: str, field: str, expected: str | Callable[[], str]
) -> None:
    """State a condition between records; broken, it names the place like any other fault."""
    if not holds:
        raise ContentError(
            file, record, field, expected if isinstance(expected, str) else expected()
        )


def fingerprint(parts: Iterable[object]) -> str:
    """A short hash of loaded content, kept in journals so that foreign ones are noticed."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(msgspec.json.encode(part, order="deterministic"))
    return digest.hexdigest()[:16]
