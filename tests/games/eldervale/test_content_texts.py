"""Every text is rendered from its record, in every language, and no two cards read alike."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from fabletop.games.eldervale import GAME
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.telling import option_text, rules_of, text_of
from fabletop.games.eldervale.telling.phrases import SILENCE
from fabletop.kernel.words import KERNEL_WORDS, LANGUAGES, Say, files

from ...kernel.vocabulary import messages

IDS = [
    one.id
    for kind, records in library().kinds().items()
    if kind not in ("constants", "layout")
    for one in records
]


@cache
def voice(language: str) -> Say:
    return Say((KERNEL_WORDS, GAME.folder / "words"), language, lambda: library().names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_rendered(language: str) -> None:
    say = voice(language)
    for id in IDS:
        text = text_of(id, say)
        assert text.strip() and text[-1] in ".!?", id
        assert "{" not in text and "  " not in text and SILENCE not in text, (id, text)
        assert say.name(id).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_read_alike(language: str) -> None:
    say = voice(language)
    box = library()
    flavours = {id: one.flavour for kind in (box.adventures, box.magic) for id, one in kind.items()}
    texts = Counter(text_of(id, say).removesuffix(flavours[id]) for id in flavours)
    assert [text for text, times in texts.items() if times > 1] == []


def test_flavours_are_not_repeated() -> None:
    flavours = Counter(
        one.flavour
        for records in library().kinds().values()
        for one in records
        if getattr(one, "flavour", "")
    )
    assert max(flavours.values()) == 1


@pytest.mark.parametrize("part", ["cards"])
def test_all_languages_have_the_same_words_for_cards(part: str) -> None:
    folder = GAME.folder / "words"
    english, faults = messages(folder / f"en.{part}.ftl")
    for language in LANGUAGES[1:]:
        other, more = messages(folder / f"{language}.{part}.ftl")
        faults += more
        assert english == other, language
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files(language: str) -> None:
    ids = Counter(id for path in files(GAME.folder / "words", language) for id in messages(path)[0])
    assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_names_are_translated(language: str) -> None:
    say = voice(language)
    missing = [id for id in library().names if not say.has(f"term-{id}")]
    assert missing == []
    tokens = {*library().treasures, *library().treasure_designs}
    spoken = Counter(say.name(id) for id in library().names if id not in tokens)
    assert [name for name, times in spoken.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_belong_to_things_that_exist(language: str) -> None:
    known, _ = messages(GAME.folder / "words" / f"{language}.names.ftl")
    assert all(id.removeprefix("term-") in library().names for id in known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_a_choice_can_be_told_one_by_one(language: str) -> None:
    say = voice(language)
    tools = option_text("surveyors-office", 1, say)
    swords = option_text("surveyors-office", 2, say)
    assert tools.endswith(".") and swords.endswith(".") and tools != swords
    assert option_text("surveyors-office", 3, say) == ""
    assert option_text("citadel", 1, say) == ""  # no choice there
    assert option_text("atlanteans", 1, say)  # in an ability of the faction


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_told_without_the_flavour(language: str) -> None:
    say = voice(language)
    for id, card in library().adventures.items():
        assert rules_of(id, say)
        assert text_of(id, say) == f"{rules_of(id, say)} {card.flavour}".strip()
