"""The content library of a game: records loaded from TOML, copies, names, hash, and a check that
refuses whatever nobody reads.

A game's library is a subclass. Its constructor asks for each kind of record once and then closes::

    class Library(kernel.library.Library):
        def __init__(self) -> None:
            super().__init__(Path(__file__).parent / "content", "pig")
            self.cards = self.records("card", ActionCard, "starting.toml", "cards.toml")
            self.close()

`close` raises `ContentError` for a file, or a kind of record in a file, that was never asked for:
mostly a slip of the pen. Unknown fields are refused record by record (`content.convert`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeVar

from .content import ContentError, fingerprint, load, overlay_folder, read

T = TypeVar("T")


class Library:
    """All content of one game, looked up by id."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.game = game
        self.names: dict[str, str] = {}
        self._asked: dict[str, set[str]] = {}  # kinds of records asked for, by file
        self._kinds: dict[str, Sequence[Any]] = {}

    def records(
        self,
        kind: str,
        shape: type[T],
        *files: str,
        key: str = "id",
        shown: str | None = "",
        named: bool = True,
    ) -> dict[str, T]:
        """All records of one kind by id, from one or several files, overlay included.

        `shown` is the kind's name in galleries and lists (``fight_card`` is shown as
        ``fight-card``; None shows it nowhere); `named` enters the records' names by id."""
        found: dict[str, T] = {}
        for file in files:
            self._asked.setdefault(file, set()).add(kind)
            more = load(self.folder, self.game, file, kind, shape, key)
            for taken in sorted(found.keys() & more.keys()):
                raise ContentError(file, taken, key, "an id that no other file uses expected")
            found |= more
        if shown is not None:
            self.show(shown or kind.replace("_", "-"), found.values())
        if named:
            self.name(found)
        return found

    def show(self, kind: str, records: Iterable[Any]) -> None:
        """List these records under a kind, for browsing and for the content hash."""
        self._kinds[kind] = list(records)

    def name(self, records: Mapping[str, Any]) -> None:
        """Enter the names of records by id; records without one are passed over."""
        self.names |= {
            id: name
            for id, one in records.items()
            if isinstance(name := getattr(one, "name", None), str)
        }

    def kinds(self) -> Mapping[str, Sequence[Any]]:
        """All records by kind, in the order in which they were asked for."""
        return self._kinds

    def close(self) -> None:
        """Refuse what nobody has asked for. Raises ContentError."""
        refuse_unread(self.folder, self._asked)
        extra = overlay_folder(self.game)
        if extra is not None and extra.is_dir():
            refuse_unread(extra, self._asked, whole_path=True)


class Holdings(Protocol):
    """What the kernel needs of a library: the names of ids, and all records by kind."""

    @property
    def names(self) -> Mapping[str, str]:
        """The English names of ids."""
        ...

    def kinds(self) -> Mapping[str, Sequence[Any]]:
        """All records by kind."""
        ...


class EmptyLibrary(Library):
    """The library of a game without content."""

    def __init__(self) -> None:
        super().__init__(Path(), "")


def copies(designs: Mapping[str, T], number: Callable[[T], int]) -> dict[str, T]:
    """The copies of each design under ids of their own: ``gale-1``, ``gale-2``."""
    return {
        f"{id}-{copy}": one for id, one in designs.items() for copy in range(1, number(one) + 1)
    }


def opened_anew(library: Callable[[], Holdings]) -> Holdings:
    """The library read from its files once more, whatever a cached function remembers."""
    opened: Holdings = getattr(library, "__wrapped__", library)()
    return opened


@cache
def content_hash(library: Callable[[], Holdings]) -> str:
    """A short hash of all records, written into journals; the same content gives the same."""
    return fingerprint(library().kinds().values())


def refuse_unread(folder: Path, asked: Mapping[str, set[str]], *, whole_path: bool = False) -> None:
    """Every TOML file of the folder, and every kind of record in it, must have been asked for."""
    for path in sorted(folder.rglob("*.toml")):
        name = path.relative_to(folder).as_posix()
        place = str(path) if whole_path else name
        if name not in asked:
            raise ContentError(place, "-", "-", f"a file among {', '.join(sorted(asked))} expected")
        for kind in read(path):
            if kind not in asked[name]:
                known = ", ".join(f"[[{one}]]" for one in sorted(asked[name]))
                raise ContentError(place, "-", kind, f"one of {known} expected")
