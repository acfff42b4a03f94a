"""What a game adds to the server: pages, links in the lobby, database tables.

A game names its `Pages` by address in its face (``pages="some_game.web:PAGES"``). They are imported
when the server is built and may use everything in `fabletop.web`, where nothing names a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from pkgutil import resolve_name

from starlette.routing import BaseRoute

from ..games import with_parts


@dataclass(frozen=True)
class Link:
    """A link on the game's card in the lobby."""

    href: str
    message: str
    """The words on it: a message of the game."""
    icon: str = "icons#go-on"
    """An icon of the common sheets, ``icons#…`` or ``lobby#…``."""


@dataclass(frozen=True)
class Migrations:
    """Alembic scripts for tables of the game's own, as a branch of the common history."""

    folder: Path
    """The folder of the scripts."""
    head: str
    """The newest revision in it."""
    after: str
    """The common revision from which the branch starts."""


@dataclass(frozen=True)
class Pages:
    """What one game adds to the server."""

    routes: tuple[BaseRoute, ...] = ()
    """Addresses of its own, added after the common ones."""
    templates: Path | None = None
    """A folder of templates, found under ``<game>/pages/…``."""
    static: Path | None = None
    """A folder of style sheets and scripts, served under ``/static/games/<game>/…``."""
    words: Path | None = None
    """A folder with the words of these pages and of their errors."""
    links: tuple[Link, ...] = ()
    """Links on the game's card in the lobby."""
    uploads: tuple[str, ...] = ()
    """Paths that take larger bodies than a form: save files."""
    migrations: Migrations | None = None
    """Database tables of its own."""


@cache
def pages() -> dict[str, Pages]:
    """The pages of all installed games that have some, by game."""
    return dict(_loaded())


def _loaded() -> Iterator[tuple[str, Pages]]:
    for id, game in with_parts().items():
        if game.face.pages:
            found = resolve_name(game.face.pages)
            if not isinstance(found, Pages):
                raise TypeError(f"{game.face.pages} of the game {id!r} is not a `Pages`.")
            yield id, found


def links(game: str) -> tuple[Link, ...]:
    """The links on a game's card in the lobby."""
    found = pages().get(game)
    return found.links if found is not None else ()
