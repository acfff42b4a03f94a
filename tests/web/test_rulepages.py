"""The rulebook page holds every rule once, and nothing but our own markup."""

from __future__ import annotations

import re

import pytest

from fabletop.games import games
from fabletop.kernel.rulebook import UnknownRule, parse, rulebook
from fabletop.kernel.words import LANGUAGES
from fabletop.web.pages.rulebook import one_rule, render, rules_page, split_heading
from fabletop.web.view.render import page
from fabletop.web.view.voice import voice

GAME = games()["witcher"]


def test_every_rule_has_exactly_one_anchor() -> None:
    html = page("rules.html", "en", say=voice("en", GAME), page=rules_page(GAME))
    for id in rulebook("witcher").rules:
        assert html.count(f'id="{id}"') == 1
    assert rules_page(GAME).count == len(rulebook("witcher").rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_rules_that_exist(language: str) -> None:
    html = page("rules.html", language, say=voice(language, GAME), page=rules_page(GAME))
    linked = set(re.findall(r'href="/rules/witcher/([\w-]+)"', html))
    assert linked and linked <= set(rulebook("witcher").rules)
    anchors = set(re.findall(r' id="([\w-]+)"', html))
    assert set(re.findall(r'href="#([\w-]+)"', html)) <= anchors


def test_a_rule_can_be_asked_for_in_any_case_and_a_wrong_one_is_refused() -> None:
    shown = rules_page(GAME, "wi-move-2")
    assert shown.open == "WI-MOVE-2"
    html = page("rules.html", "en", say=voice("en", GAME), page=shown)
    assert 'data-open="WI-MOVE-2"' in html
    with pytest.raises(UnknownRule):
        rules_page(GAME, "WI-MOVE-99")
    with pytest.raises(UnknownRule):
        one_rule(GAME, "WI-<script>")


def test_a_single_rule_is_a_fragment() -> None:
    rule = one_rule(GAME, "WI-MOVE-2")
    html = page("rule.html", "cs", say=voice("cs", GAME), game="witcher", rule=rule)
    assert "<html" not in html and "WI-MOVE-2" in html and rule.chapter == "Movement"


def test_markdown_of_the_specification() -> None:
    book = parse("witcher", "## 3.8 Moves (XX-MOVE)\n- **XX-MOVE-1** One.\n")
    assert '<a class="rule-link" data-rule="XX-MOVE-1"' in render(book, "as in XX-MOVE-1")
    assert "<a" not in render(book, "as in XX-MOVE-2")
    assert "<table>" in render(book, "Prices:\n\n| a | b |\n|---|---|\n| 1 | 2 |")
    assert "<em>x</em>" in render(book, "*x*")
    assert '<span class="mark">design</span>' in render(book, "3 **[design]**")
    assert '<strong class="ruling">Ruling:</strong>' in render(book, "**Ruling:** so it is")


@pytest.mark.parametrize(
    "nasty",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "[x](javascript:alert(1))",
        "![x](//evil/x.png)",
        "<javascript:alert(1)>",
        '[x]: javascript:alert(1) "y"\n\n[x]',
    ],
)
def test_markup_of_others_stays_text(nasty: str) -> None:
    html = render(parse("witcher", ""), nasty)
    assert not re.search(r"<(script|img|a)\b", html)


def test_headings_are_taken_apart() -> None:
    assert split_heading("3.8 Movement (WI-MOVE)") == ("3.8", "Movement", "WI-MOVE")
    assert split_heading("Duel: witcher v witcher") == ("", "Duel: witcher v witcher", "")
    assert split_heading("3.23 Trophies, winning (WI-TROPHY, WI-WIN)")[2] == "WI-TROPHY, WI-WIN"
