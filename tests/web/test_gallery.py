"""The gallery shows every card with its text, and never what an adventure leads to."""

from __future__ import annotations

import re
from html import unescape

import pytest

from fabletop.games import games
from fabletop.games.witcher.library import library
from fabletop.games.witcher.records import Option, Outcome
from fabletop.kernel.words import LANGUAGES
from fabletop.web.pages.gallery import UnknownKind, gallery_page
from fabletop.web.view.render import page
from fabletop.web.view.voice import voice

GAME = games()["witcher"]


def drawn(language: str = "en", kind: str = "") -> str:
    say = voice(language, GAME)
    return unescape(page("gallery.html", language, say=say, page=gallery_page(GAME, say, kind)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_every_kind_is_there_once_with_its_text(language: str) -> None:
    say = voice(language, GAME)
    shown = gallery_page(GAME, say)
    kinds = GAME.kinds()
    assert {kind.id: len(kind.cards) for kind in shown.kinds} == {
        kind: len(records) for kind, records in kinds.items()
    }
    html = drawn(language)
    cards = [card for kind in shown.kinds for card in kind.cards]
    anchors = re.findall(r'<li class="[^"]*" id="([\w-]+)"', html)
    assert sorted(anchors) == sorted(card.id for card in cards)
    for card in cards:
        assert card.text == GAME.content.texts(card.id, say) and card.text in html
        assert card.name and card.name != card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_outcomes_of_explorations_and_events_are_never_shown(language: str) -> None:
    html, box = drawn(language), library()
    outcomes: list[Option | Outcome] = [
        side for one in box.explorations.values() for side in (one.a, one.b)
    ]
    outcomes += [
        side
        for one in box.events.values()
        for side in (one.a, one.b, one.success, one.failure)
        if side is not None
    ]
    assert len(outcomes) > 200
    assert not [outcome.story for outcome in outcomes if outcome.story in html]


def test_one_kind_alone_hides_the_others_but_keeps_them_for_the_filter() -> None:
    html = drawn("en", "monster")
    assert re.search(r'data-of="monster"[^>]*>', html)
    hidden = re.findall(r'data-of="([\w-]+)"[^>]*hidden>', html)
    assert "monster" not in hidden and len(hidden) == len(GAME.kinds()) - 1
    assert gallery_page(GAME, voice("en", GAME), "monster").count == 28
    with pytest.raises(UnknownKind):
        gallery_page(GAME, voice("en", GAME), "../monster")


def test_filters_offer_only_what_cards_have() -> None:
    shown = gallery_page(GAME, voice("cs", GAME))
    offered = {f"{one.name}:{one.value}" for kind in shown.filters for one in kind.values}
    carried = {key for kind in shown.kinds for card in kind.cards for key in card.keys.split()}
    assert offered == carried
    labels = {one.value: one.label for kind in shown.filters for one in kind.values}
    assert labels["blue"] == "modrá" and labels["2"] in ("2", "II")
