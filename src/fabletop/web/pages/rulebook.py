"""The rulebook as pages: chapters, one anchor per rule, and single rules for the drawer.

Specifications are Markdown. We render them with markdown-it-py (which Rich brings along anyway),
with raw HTML, links and images switched off: what comes out holds only our own markup.
"""

from __future__ import annotations

import re
from functools import cache

import msgspec
from markdown_it import MarkdownIt
from markupsafe import Markup

from ...kernel.gamedef import GameDef
from ...kernel.rulebook import RULE_ID, NumberedRule, Rulebook

_HEADING = re.compile(
    r"(?P<number>\d+(?:\.\d+)*)?\.?\s*(?P<title>.*?)\s*(?:\((?P<areas>[^()]*)\))?"
)
_RULE_ID = re.compile(rf"\b{RULE_ID}\b")
_MARK = re.compile(r"<strong>\[(\w+)\]</strong>|\[(design|public)\]")
_RULING = re.compile(r"(<strong>)?\bRuling:(</strong>)?")

_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_MARKDOWN.disable(["link", "image", "autolink", "html_block", "html_inline", "heading", "lheading"])


class RuleText(msgspec.Struct, frozen=True):
    """A rule ready to be shown; `text` is the plain one, for searching."""

    id: str
    chapter: str
    html: Markup
    text: str
    withdrawn: bool


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the rulebook; `areas` are the ids of its rules without their numbers."""

    anchor: str
    number: str
    title: str
    areas: str
    rules: tuple[RuleText, ...]


class RulesPage(msgspec.Struct, frozen=True):
    """All that ``rules.html`` shows; `open` is the rule that was asked for, if any."""

    game: str
    title: str
    chapters: tuple[Chapter, ...]
    open: str

    @property
    def count(self) -> int:
        return sum(len(chapter.rules) for chapter in self.chapters)


def rules_page(game: GameDef, open: str = "") -> RulesPage:
    """The whole rulebook; `UnknownRule` if the rule to be opened does not exist."""
    id = game.rulebook().rule(open).id if open else ""
    return RulesPage(game.id, game.title, chapters(game), id)


def one_rule(game: GameDef, id: str) -> RuleText:
    """A single rule for the drawer at the table; `UnknownRule` names similar ids."""
    book = game.rulebook()
    return rule_text(book, book.rule(id))


@cache
def chapters(game: GameDef) -> tuple[Chapter, ...]:
    """The rendered chapters; a rulebook does not change while the server runs."""
    book = game.rulebook()
    return tuple(chapter(book, title, rules) for title, rules in book.chapters().items())


def chapter(book: Rulebook, heading: str, rules: list[NumberedRule]) -> Chapter:
    number, title, areas = split_heading(heading)
    anchor = "chapter-" + (number.replace(".", "-") or re.sub(r"\W+", "-", title.lower()))
    return Chapter(anchor, number, title, areas, tuple(rule_text(book, one) for one in rules))


def split_heading(heading: str) -> tuple[str, str, str]:
    """``3.8 Movement (WI-MOVE)`` as number, title and areas."""
    plain = heading.replace("**", "").replace("`", "")
    found = _HEADING.fullmatch(plain)
    if found is None:
        return "", plain, ""
    return found["number"] or "", found["title"], found["areas"] or ""


def rule_text(book: Rulebook, rule: NumberedRule) -> RuleText:
    _, title, _ = split_heading(rule.chapter)
    return RuleText(rule.id, title, render(book, rule.text), rule.text, rule.withdrawn)


def render(book: Rulebook, text: str) -> Markup:
    """The rule's Markdown as HTML; rule ids in it become links."""
    html = _MARKDOWN.render(text)
    html = _MARK.sub(lambda mark: f'<span class="mark">{mark[1] or mark[2]}</span>', html)
    html = _RULING.sub('<strong class="ruling">Ruling:</strong>', html)
    return Markup(_RULE_ID.sub(lambda found: _link(book, found[0]), html))


def _link(book: Rulebook, id: str) -> str:
    """Attributes of the rendered HTML hold no text of ours, so an id found is always prose.

    In the drawer at the table a link turns over to its rule; elsewhere it is a plain link.
    """
    if id not in book.rules:
        return id
    address = f"/rules/{book.game}/{id}"
    turns = f'hx-get="{address}" hx-target="#drawer-body" hx-swap="innerHTML"'
    return f'<a class="rule-link" data-rule="{id}" href="{address}" {turns}>{id}</a>'
