"""Pages from templates. A table's fragment is drawn once for each version, seat and language.

Templates are our own and those of each game's folder ``table/``, named ``<game>/board.html``.
They get a `Snapshot` and nothing else of the table, so a page cannot tell more than its seat knows.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from jinja2.runtime import Macro
from markupsafe import Markup

from ..games import PARTS, with_parts
from ..kernel.game import GameDef
from ..kernel.words import Say
from .packing import Packed
from .snapshot import Snapshot
from .voice import WebSay

FOLDER = Path(__file__).parent
STATIC = FOLDER / "static"
TEMPLATES = FOLDER / "templates"

FRAGMENT = "parts/table.html"
CURTAIN = "parts/curtain.html"
MOST_FRAGMENTS = 400
MOST_SENTENCES = 20_000
MOST_PIECES = 20_000


@cache
def environment() -> Environment:
    """The templates; whatever is put into a page is escaped."""
    own = FileSystemLoader(TEMPLATES)
    tables = {id: FileSystemLoader(game.folder / "table") for id, game in with_parts().items()}
    made = Environment(
        loader=ChoiceLoader([own, PrefixLoader(tables)]),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        undefined=StrictUndefined,
    )
    made.globals.update(static=static, kept=kept, kept_all=kept_all, icon=icon, has=has)
    return made


_kept: dict[tuple[object, ...], Markup] = {}


def kept(macro: Macro, *shown: Hashable) -> Markup:
    """What a macro draws of values that never change, drawn once: `{{ kept(place, one, say) }}`.
    Most of a board is the same from one choice to the next."""
    key = (macro, *shown)
    found = _kept.get(key)
    if found is None:
        if len(_kept) >= MOST_PIECES:
            del _kept[next(iter(_kept))]  # the one drawn longest ago
        found = _kept[key] = Markup(macro(*shown))
    return found


def kept_all(macro: Macro, things: Iterable[Hashable], *shown: Hashable) -> Markup:
    """The same for a row of things, one after another."""
    return Markup("".join([kept(macro, thing, *shown) for thing in things]))


@cache
def icon(name: str, class_: str = "", game: str = "") -> Markup:
    """A picture of the sheet, for the eye only: what it means stands beside it in words. A game may
    have a sheet of its own, ``table/icons.svg``."""
    sheet = static(f"games/{game}/icons.svg" if game else "icons/icons.svg")
    return Markup(
        '<svg class="ic {}" aria-hidden="true" focusable="false"><use href="{}#{}"/></svg>'
    ).format(class_, sheet, name)


def static(path: str) -> str:
    """The address of a file that browsers keep for good: it changes when the file does."""
    return f"/static/{path}?v={_mark(path)}"


@cache
def has(path: str) -> bool:
    """Is there such a file? A game may have a module of its own, ``table.js``."""
    return static_file(path) is not None


@cache
def _mark(path: str) -> str:
    file = static_file(path)
    return sha256(file.read_bytes()).hexdigest()[:10] if file is not None else "0"


def static_file(path: str) -> Path | None:
    """The file behind a static address: ours, or ``games/<game>/…`` of a game's table."""
    match path.split("/"):
        case ["games", game, name] if game in with_parts():
            file = with_parts()[game].folder / "table" / name
        case _:
            file = STATIC / path
    return file if file.is_file() else None


class Remembering(WebSay):
    """A voice that says each sentence once. A page has some five hundred of them, and from one
    choice to the next nearly all stay the same."""

    __slots__ = ("_said",)

    def __init__(self, language: str, game: GameDef | None) -> None:
        super().__init__(language, game)
        self._said: dict[tuple[object, ...], str] = {}

    def __call__(self, id: str, **args: str | int) -> str:
        key = (id, *args.items())
        found = self._said.get(key)
        if found is None:
            if len(self._said) >= MOST_SENTENCES:
                self._said.clear()
            found = self._said[key] = super().__call__(id, **args)
        return found

    def name(self, id: str) -> str:
        key = (id,)
        found = self._said.get(key)
        if found is None:
            found = self._said[key] = super().name(id)
        return found


@cache
def voice(language: str, game: str = "") -> Remembering:
    """The voice of pages in one language, with the words of a game."""
    return Remembering(language, with_parts()[game] if game else None)


@cache
def _drawer(game: str) -> Callable[[Snapshot, Say], Any]:
    module = import_module(f"fabletop.games.{PARTS.get(game, game)}.table.picture")
    drawer: Callable[[Snapshot, Say], Any] = module.draw
    return drawer


def page(template: str, language: str, **context: Any) -> str:
    """A page that belongs to no table."""
    say = context.pop("say", None) or voice(language)
    return environment().get_template(template).render(say=say, language=language, **context)


def table_page(snap: Snapshot, template: str = "table.html", **context: Any) -> str:
    """A page, or a part of one, that shows a snapshot."""
    say = voice(snap.language, snap.game)
    picture = _drawer(snap.game)(snap, say)
    found = environment().get_template(template)
    return found.render(snap=snap, say=say, pic=picture, language=snap.language, **context)


class Fragments:
    """The newest fragments, so that a change is drawn once for all who see the same."""

    def __init__(self, most: int = MOST_FRAGMENTS) -> None:
        self.most = most
        self._kept: OrderedDict[tuple[object, ...], Packed] = OrderedDict()

    def get(self, key: tuple[object, ...], draw: Callable[[], str]) -> Packed:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._kept[key] = Packed(draw())
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return made
