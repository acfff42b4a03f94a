"""Pages from templates. A table's fragment is drawn once for each version, seat and language.

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

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    PrefixLoader,
    StrictUndefined,
    nodes,
)
from jinja2.compiler import CodeGenerator, Frame
from jinja2.environment import Template, TemplateModule
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

from ...games import AnyGame, with_parts
from ...kernel import defaults
from ...kernel.words import Say
from ...tablekit import plain
from ..http.gzip import Packed
from ..plugin import pages
from .minify import Minify
from .snapshot import Snapshot
from .voice import page_voice

FOLDER = Path(__file__).parents[1]
STATIC = FOLDER / "static"
TEMPLATES = FOLDER / "templates"
DEFAULT_FACE = TEMPLATES / "face"

FRAGMENT = "parts/table.html"
CURTAIN = "parts/curtain.html"
MOST_FRAGMENTS = 200
MOST_PIECES = 20_000  # about 1 KB each: fifty tables in play want half of them again and again
MOST_LARGE_PIECES = 400
MOST_TEXTS = 20_000
OWN = frozenset({"say", "static", "kept", "kept_all", "lately", "icon", "has"})  # in templates


class Drawn(Template):
    """A template whose macros are made once. Jinja looks at every import whether they must be made
    anew for names given to that template alone, of which we have none."""

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        return super()._get_default_module()


class Direct(CodeGenerator):
    """Our own functions are called as they are. Jinja asks of every call whether the callee wants
    to know the context, a hundred times on each page."""

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        callee = node.node
        plain = isinstance(callee, nodes.Name) and callee.name in OWN and not forward_caller
        if not plain or node.dyn_args or node.dyn_kwargs:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(callee, frame)
        self.write("(")
        for given in (*node.args, *node.kwargs):
            self.visit(given, frame)
            self.write(", ")
        self.write(")")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        """What is put into a page is escaped by `escaped`."""
        assert frame.eval_ctx.autoescape and finalize.src is None
        self.write("environment.escaped(")


class Drawing(Environment):
    """The templates' surroundings. Their code escapes some three hundred texts on each page."""

    template_class = Drawn
    code_generator_class = Direct

    @staticmethod
    def escaped(value: object) -> str:
        if type(value) is Markup:
            return value
        return _escaped(value) if type(value) is str else str(escape(value))


@lru_cache(MOST_TEXTS)
def _escaped(text: str) -> str:
    """Nearly all texts of a page were on the last one, too."""
    return str(escape(text))


def _loader(id: str, game: AnyGame) -> BaseLoader:
    """A game's templates: its own table, what that lacks from the default face, its own pages."""
    table = FileSystemLoader([game.folder / "table", DEFAULT_FACE])
    extra = pages().get(id)
    if extra is None or extra.templates is None:
        return table
    return ChoiceLoader([table, PrefixLoader({"pages": FileSystemLoader(extra.templates)})])


@cache
def environment() -> Drawing:
    """The templates; whatever is put into a page is escaped."""
    own = FileSystemLoader(TEMPLATES)
    tables = {id: _loader(id, game) for id, game in with_parts().items()}
    made = Drawing(
        loader=ChoiceLoader([own, PrefixLoader(tables)]),
        autoescape=True,
        extensions=[Minify],
        auto_reload=False,
        undefined=StrictUndefined,
    )
    made.globals.update(
        static=static, kept=kept, kept_all=kept_all, lately=lately, icon=icon, has=has
    )
    return made


Pieces = OrderedDict[tuple[object, ...], Markup]
_kept: Pieces = OrderedDict()
_lately: Pieces = OrderedDict()


def kept(macro: Macro, *shown: Hashable) -> Markup:
    """What a macro draws of values that never change, drawn once: `{{ kept(place, one, say) }}`.
    Most of a board is the same from one choice to the next."""
    return _drawn(_kept, MOST_PIECES, macro, shown)


def lately(macro: Macro, *shown: Hashable) -> Markup:
    """The same for a large piece of one table, wanted again only until something on it changes."""
    return _drawn(_lately, MOST_LARGE_PIECES, macro, shown)


def _drawn(pieces: Pieces, most: int, macro: Macro, shown: tuple[Hashable, ...]) -> Markup:
    key = (macro, *shown)
    found = pieces.get(key)
    if found is not None:
        pieces.move_to_end(key)
        return found
    if len(pieces) >= most:
        pieces.popitem(last=False)  # the one wanted longest ago
    found = pieces[key] = Markup(macro(*shown))
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


def page(template: str, language: str, **context: Any) -> str:
    """A page that belongs to no table."""
    say = context.pop("say", None) or page_voice(language)
    return environment().get_template(template).render(say=say, language=language, **context)


def table_page(snap: Snapshot, template: str = "table.html", **context: Any) -> str:
    """A page, or a part of one, that shows a snapshot."""
    say = page_voice(snap.language, snap.game)
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
