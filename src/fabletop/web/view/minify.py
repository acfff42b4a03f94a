"""Minify templates while Jinja compiles them, so that their sources can be indented.

- Whitespace alone between tags, expressions and statements is left out.
- Whitespace next to words is one space, as in every HTML page.
- Whitespace between attributes is one space, and so is a line break inside a value; at the ends of
  a value it is left out.
- ``pre``, ``textarea``, ``script`` and ``style`` stay as they are.

A space and a line break mean the same, so a formatter may put either. A space between two elements
or expressions is written as an expression: ``{{ " " }}``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream

_TAG = re.compile(r"</?[a-zA-Z!][\w:-]*")
_SPACE = re.compile(r"\s+")
_BREAK = re.compile(r"\s*\n\s*")
_BREAK_AT_END = re.compile(r"\s*\n\s*$")
_IN_TAG = re.compile(r"""\s+|["'>]|[^\s"'>]+""")
_VERBATIM = ("pre", "textarea", "script", "style")


class Minify(Extension):
    """The Jinja extension: it filters the text between expressions and statements."""

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        html = _Html()
        for token in stream:
            if token.type != "data":
                yield token
            elif text := html.minified(token.value):
                yield Token(token.lineno, "data", text)


class _Html:
    """Where in the HTML the pieces between Jinja's expressions and statements stand."""

    def __init__(self) -> None:
        self._tag = ""  # the name of the tag we are in
        self._quote = ""  # the quotation mark of the attribute's value we are in
        self._verbatim = ""  # the element whose content stays as it is

    def minified(self, source: str) -> str:
        made: list[str] = []
        at = 0
        while at < len(source):
            step = self._value if self._quote else self._attributes if self._tag else self._words
            text, at = step(source, at)
            made.append(text)
        return "".join(made)

    def _words(self, source: str, at: int) -> tuple[str, int]:
        found = _TAG.search(source, at)
        while found and self._verbatim and found[0] != f"</{self._verbatim}":
            found = _TAG.search(source, found.end())
        end = found.start() if found else len(source)
        words = source[at:end]
        if not self._verbatim:
            words = _SPACE.sub(" ", words) if words.strip() else ""
        if found is None:
            return words, end
        self._tag, self._verbatim = found[0], ""
        return words + found[0], found.end()

    def _attributes(self, source: str, at: int) -> tuple[str, int]:
        found = _IN_TAG.match(source, at)
        assert found is not None
        text, at = found[0], found.end()
        if text in ('"', "'"):
            self._quote = text
            if skipped := _BREAK.match(source, at):
                at = skipped.end()
        elif text == ">":
            name = self._tag.removeprefix("<")
            self._tag, self._verbatim = "", name if name in _VERBATIM else ""
        elif text.isspace():
            text = "" if source.startswith((">", "/>"), at) else " "
        return text, at

    def _value(self, source: str, at: int) -> tuple[str, int]:
        end = source.find(self._quote, at)
        if end < 0:
            return _BREAK.sub(" ", source[at:]), len(source)
        quote, self._quote = self._quote, ""
        return _BREAK.sub(" ", _BREAK_AT_END.sub("", source[at:end])) + quote, end + 1
