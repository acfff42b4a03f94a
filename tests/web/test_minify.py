"""Whitespace of template sources that means nothing is not in the pages."""

from __future__ import annotations

import pytest
from jinja2 import Environment

from fabletop.web.view.minify import Minify


def drawn(source: str, **context: object) -> str:
    return Environment(extensions=[Minify]).from_string(source).render(**context)


@pytest.mark.parametrize(
    ("source", "page"),
    [
        ("<p>\n  <b>{{ a }}</b>\n  <i>b</i>\n</p>\n", "<p><b>A</b><i>b</i></p>"),
        ("<b>{{ a }}</b> <i>b</i>", "<b>A</b><i>b</i>"),
        ('<b>{{ a }}</b>\n{{ " " }}\n<i>b</i>', "<b>A</b> <i>b</i>"),
        ("{% if a %}\n  · {{ a }}\n{% endif %}\n", " · A"),
        ("{{ a }} ·\n  {{ a }}", "A · A"),
        ("<p>two\n  words</p>", "<p>two words</p>"),
        ('<a\n  class="b"\n  {{ a }}\n>\n', '<a class="b" A>'),
        ('<use\n  href="#x"\n  {% if a %}y{% endif %}\n/>', '<use href="#x" y/>'),
        ('<a class="\n  b  c\n  {{ a }}\n">', '<a class="b  c A">'),
        ("<a title='say \"<b>\n c\"'>", "<a title='say \"<b> c\"'>"),
        ("<pre>\n  <b>a</b>\n  b</pre>\n<p>", "<pre>\n  <b>a</b>\n  b</pre><p>"),
        ("<textarea>\n {{ a }}\n</textarea>", "<textarea>\n A\n</textarea>"),
        ("a < b\n and {{ a }}", "a < b and A"),
    ],
)
def test_whitespace(source: str, page: str) -> None:
    assert drawn(source, a="A") == page


def test_a_fault_names_its_line() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        drawn("<p>\n\n  <b>\n{{ 1 / a }}</b></p>", a=0)
    assert caught.traceback[-1].lineno == 3
