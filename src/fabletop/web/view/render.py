"""Rendering: the Jinja environment, caches of drawn pieces and fragments, static files.

Templates are our own and those of each game's folder ``table/``, named ``<game>/board.html``.
They get a `Snapshot` and nothing else of the table, so a page cannot tell more than its seat knows.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from functools import cache, lru_cache, partial
from hashlib import sha256
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import msgspec
from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    PrefixLoader,
    StrictUndefined,
)
from jinja2.runtime import Macro
from markupsafe import Markup

from ...games import AnyGame, with_parts
from ...kernel import defaults
from ...kernel.words import Say
from ...tablekit import plain
from ...tablekit.beats import Beat, Beats
from ...tablekit.beats import plain as plain_beats
from ...tablekit.chronicle import since_last
from ..http import limits
from ..http.gzip import Gzipped
from ..plugin import pages
from .minify import Minify
from .snapshot import Snapshot
from .voice import LANGUAGE_NAMES, page_voice

FOLDER = Path(__file__).parents[1]
STATIC = FOLDER / "static"
TEMPLATES = FOLDER / "templates"
DEFAULT_FACE = TEMPLATES / "face"

FRAGMENT = "parts/table.html"
CURTAIN = "parts/curtain.html"
MOST_FRAGMENTS = 200
MOST_PIECES = 20_000  # about 1 KB each: fifty tables in play want half of them again and again
MOST_LARGE_PIECES = 400


def _loader(id: str, game: AnyGame) -> BaseLoader:
    """A game's templates: its own table, what that lacks from the default face, its own pages."""
    table = FileSystemLoader([game.folder / "table", DEFAULT_FACE])
    extra = pages().get(id)
    if extra is None or extra.templates is None:
        return table
    return ChoiceLoader([table, PrefixLoader({"pages": FileSystemLoader(extra.templates)})])


@cache
def environment() -> Environment:
    """The templates; whatever is put into a page is escaped."""
    own = FileSystemLoader(TEMPLATES)
    tables = {id: _loader(id, game) for id, game in with_parts().items()}
    made = Environment(
        loader=ChoiceLoader([own, PrefixLoader(tables)]),
        autoescape=True,
        extensions=[Minify],
        auto_reload=False,
        undefined=StrictUndefined,
    )
    made.globals.update(
        static=static,
        icon=icon,
        has=has,
        limits=limits,
        language_names=LANGUAGE_NAMES,
        cached=cached,
        cached_each=cached_each,
        cached_large=cached_large,
        since_last=since_last,
    )
    return made


def _draw(macro: Macro, *shown: Hashable) -> Markup:
    return Markup(macro(*shown))


cached = lru_cache(MOST_PIECES)(_draw)
"""`{{ cached(place, one, say) }}`: what a macro draws of immutable values, from an LRU cache. Most
of a board is the same from one choice to the next."""

cached_large = lru_cache(MOST_LARGE_PIECES)(_draw)
"""The same for a large piece of one table, wanted again only until something on it changes."""


def cached_each(macro: Macro, things: Iterable[Hashable], *shown: Hashable) -> Markup:
    """`cached` for a row of things, one after another."""
    return Markup("".join([cached(macro, thing, *shown) for thing in things]))


@cache
def icon(name: str, class_: str = "", game: str = "") -> Markup:
    """A picture of the sheet, for the eye only: what it means stands beside it in words. A game may
    have a sheet of its own, ``table/icons.svg``."""
    sheet = static(f"games/{game}/icons.svg" if game else "icons/icons.svg")
    return Markup(
        '<svg class="ic {}" aria-hidden="true" focusable="false"><use href="{}#{}"/></svg>'
    ).format(class_, sheet, name)


@cache
def static(path: str) -> str:
    """The address of a file that browsers keep for good: it changes when the file does."""
    return f"/static/{path}?v={_content_hash(path)}"


@cache
def has(path: str) -> bool:
    """Is there such a file? A game may have a module of its own, ``table.js``."""
    return static_file(path) is not None


@cache
def _content_hash(path: str) -> str:
    file = static_file(path)
    return sha256(file.read_bytes()).hexdigest()[:10] if file is not None else "0"


def static_file(path: str) -> Path | None:
    """The file behind a static address: ours, or ``games/<game>/…`` of a game's table."""
    match path.split("/"):
        case ["games", id, name] if id in with_parts():
            file = with_parts()[id].folder / "table" / name
            extra = pages().get(id)
            if not file.is_file() and extra is not None and extra.static is not None:
                file = extra.static / name
        case _:
            file = STATIC / path
    return file if file.is_file() else None


@cache
def _drawer(game: str) -> Callable[[Snapshot, Say], Any]:
    """What makes the view-model of a game's page: its own, or the default face's."""
    face = with_parts()[game].face
    if face.picture:
        drawer: Callable[[Snapshot, Say], Any] = resolve_name(face.picture)
        return drawer
    own = None if face.describe is defaults.describe else face.describe
    return partial(plain.draw, describe=own)


@cache
def _player(game: str) -> Beats:
    """What maps a snapshot's events to beats: the game's own, or each line as text."""
    face = with_parts()[game].face
    return resolve_name(face.beats) if face.beats else plain_beats


def beats(snap: Snapshot) -> tuple[Beat, ...]:
    """What has happened, as the page plays it."""
    return _player(snap.game)(snap)


def page(template: str, language: str, **context: Any) -> str:
    """A page that belongs to no table."""
    say = context.pop("say", None) or page_voice(language)
    return environment().get_template(template).render(say=say, language=language, **context)


def table_page(snap: Snapshot, template: str = "table.html", **context: Any) -> str:
    """A page, or a part of one, that shows a snapshot."""
    say = page_voice(snap.language, snap.game)
    picture = _drawer(snap.game)(snap, say)
    found = environment().get_template(template)
    return found.render(
        snap=snap,
        say=say,
        pic=picture,
        beats=_json(beats(snap)),
        language=snap.language,
        **context,
    )


def _json(value: object) -> Markup:
    """For a script element of the page: no text can end it."""
    text = msgspec.json.encode(value).decode()
    return Markup(text.replace("<", "\\u003c").replace("&", "\\u0026"))


class FragmentCache:
    """The newest fragments, so that a change is drawn once for all who see the same."""

    def __init__(self, most: int = MOST_FRAGMENTS) -> None:
        self.most = most
        self._kept: OrderedDict[tuple[object, ...], Gzipped] = OrderedDict()

    def get(self, key: tuple[object, ...], draw: Callable[[], str]) -> Gzipped:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._kept[key] = Gzipped(draw())
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return made
