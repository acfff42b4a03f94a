"""The language can be changed in the middle of a game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from fabletop.kernel.phrasing import question

from .conftest import Contexts
from .house import House, Match
from .player import PATIENCE, Player
from .truth import reached

IDS = re.compile(r"\bweb-[a-z]+(?:-[a-z]+)*\b")


def test_three_languages_in_one_game(house: House, contexts: Contexts) -> None:
    context = contexts()
    session = reached(1, lambda session, request: len(session.journal.choices) > 60)
    table = house.bring(context, session, "you")
    player = Player(house.page(context, table))
    match = Match(house, house.truth(table), {0: player})
    texts = set()
    for language in ("cs", "pl", "en"):
        page, version = player.page, player.version
        page.click("[data-open=menu]")
        page.click(f"#menu a[href='/language/{language}']")
        page.wait_for_selector(f"html[lang={language}] #table", timeout=PATIENCE)
        assert player.version == version
        say = match.truth.session.voice(language)
        spoken = question(match.truth.request, say)
        expect(page.locator(".ask-text").first).to_have_text(spoken)
        assert not IDS.findall(page.inner_text("body")), "ids instead of words"
        texts.add(page.inner_text(".side-tabs"))
        match.on_page(match.truth.good())  # its reply speaks the same language
        if not match.truth.session.over:
            spoken = question(match.truth.request, say)
            expect(page.locator(".ask-text").first).to_have_text(spoken)
    assert len(texts) == 3
