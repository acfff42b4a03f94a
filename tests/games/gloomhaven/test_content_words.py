"""The text of every card and thing reads in all languages, from its record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from fabletop.games import gloomhaven
from fabletop.games.gloomhaven import records as r
from fabletop.games.gloomhaven.library import Library
from fabletop.games.gloomhaven.telling.icons import Icon, action_lines, monster_lines
from fabletop.games.gloomhaven.telling.texts import card_text, perk_text, record_text, stats_text
from fabletop.kernel.words import KERNEL_WORDS, LANGUAGES, Say

from ...kernel.vocabulary import differences

BOX = Library()  # a box of its own: scenes put things into the common one
FOLDER = Path(gloomhaven.__file__).parent / "words"


def voice(language: str) -> Say:
    return Say((KERNEL_WORDS, FOLDER), language, lambda: BOX.names)


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Say:
    return voice(request.param)


def everything() -> Iterator[r.Record]:
    for kind in BOX.kinds().values():
        yield from kind


def test_all_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert differences(FOLDER) == []


def test_every_record_has_a_text(say: Say) -> None:
    for record in everything():
        text = record_text(record, say)
        assert text.strip()
        assert "{" not in text and "  " not in text, text


def test_perks_and_statistic_lines_have_texts(say: Say) -> None:
    for one in BOX.classes.values():
        assert all(perk_text(perk, say) for perk in one.perks)
    for id in BOX.monsters:
        for level in range(r.LEVELS):
            assert stats_text(BOX.stats(id, "elite", level), say)


@pytest.mark.parametrize(
    ("id", "text"),
    [
        (
            "trample",
            "Level 1, initiative 72. Top: Attack 3, Pierce 2. Bottom: Move 4, Jump. "
            "Attack 2, all enemies you moved through. 2 XP, lost.",
        ),
        (
            "mana-bolt",
            "Level 1, initiative 7. Top: Attack 2, Range 3; any element → +1 Attack, "
            "1 XP. Bottom: Heal 3, self or one ally adjacent.",
        ),
        (
            "smoke-bomb",
            "Level 1, initiative 12. Top: Invisible: self. On each attack, you have "
            "Invisible: Attack ×2. Infuse: Dark. Once (XP 2), persistent, lost. "
            "Bottom: Pull 2, one enemy within range 3.",
        ),
        (
            "clear-the-way",
            "Level 3, initiative 43. Top: Move one obstacle within 1 to an empty hex "
            "within 4. Attack 2, all enemies adjacent to that obstacle; Earth → +1 Attack, 1 XP. "
            "1 XP. Bottom: Move 5, Jump, obstacles on the way are destroyed, traps disarmed. "
            "2 XP, lost.",
        ),
    ],
)
def test_cards_read_like_cards(id: str, text: str) -> None:
    assert card_text(BOX.cards[id], voice("en")) == text


def test_czech_terms_are_those_of_the_rulebook() -> None:
    text = card_text(BOX.cards["brute-force"], voice("cs"))
    assert "Útok 2" in text and "Zmatení" in text and "Obrana 1" in text


def test_relative_values_show_their_sign() -> None:
    say = voice("en")
    texts = [record_text(one, say) for one in BOX.decks["archer"]]
    assert any("Move +1. Attack −1." in text for text in texts)
    assert any("Range +1" in text for text in texts)


def test_icons_say_what_the_line_says() -> None:
    say = voice("en")
    (line, marks) = action_lines(BOX.cards["net-shooter"].top, say)
    assert line.icons == (Icon("attack", "3"), Icon("range", "3"), Icon("immobilize"))
    assert len(line.area) == 3 and not line.melee
    assert marks.icons == (Icon("lost"),)


def test_an_element_stands_on_a_line_of_its_own() -> None:
    line, fire, ice = action_lines(BOX.cards["cold-fire"].top, voice("en"))
    assert not line.under and fire.under and ice.under
    assert fire.icons == (Icon("consume-fire"),)
    assert ice.text == "Ice → Stun"


def test_slots_show_their_experience() -> None:
    *_, marks = action_lines(BOX.cards["warding-strength"].bottom, voice("en"))
    slots = [icon.amount for icon in marks.icons if icon.id == "slot"]
    assert slots == ["", "1", "", "1", "", "1"]


def test_every_card_and_monster_card_has_lines(say: Say) -> None:
    for card in BOX.cards.values():
        assert all(
            line.icons for half in (card.top, card.bottom) for line in action_lines(half, say)
        )
    for monster in BOX.monster_cards.values():
        assert all(line.icons for line in monster_lines(monster, say))
