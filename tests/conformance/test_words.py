"""Every question, answer, reason and chronicle line met in play has words in all languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.kernel.phrasing import label, question
from fabletop.kernel.words import LANGUAGES, Say

from ..kernel.looks import everyone
from ..kernel.vocabulary import differences
from .cases import Run, known_games, ours


@pytest.mark.parametrize("name", [*filter(ours, known_games())])
def test_all_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    folder: Path = known_games()[name].folder / "words"
    assert differences(folder) == []


def raw(part: str, sentence: str, say: Say, names: frozenset[str]) -> bool:
    """True if an id stands in a sentence as it is, without a name."""
    spoken = part.isdigit() or say.has(f"term-{part}") or part in names
    return bool(part) and not spoken and part in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_met_in_play_has_words(run: Run, language: str) -> None:
    say = run.session.voice(language)
    names = frozenset(run.case.definition.names())
    assert run.met.requests and run.met.keys
    for request in run.met.requests.values():
        sentence = question(request, say)
        assert sentence.strip()
        assert not raw(request.about, sentence, say, names), (request.rule, request.about)
    for key, rule in run.met.keys.items():
        words = label(key, say)
        verb, *parts = key.split(":")
        assert words.strip(), (rule, key)
        assert say.has(f"key-{verb}") or say.has(f"term-{key}") or key in names, (rule, key)
        assert not [part for part in parts if raw(part, words, say, names)], (rule, key, words)
    for why in run.met.reasons.values():
        assert say.text(why).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chronicle_and_the_table_can_be_read_aloud(run: Run, language: str) -> None:
    say = run.session.voice(language)
    for seat in everyone(run.session):
        lines = run.session.log(seat, language)
        assert lines and all(line.strip() for line in lines)
        for sample in run.few(3):
            told = run.case.definition.face.describe(sample.session.view(seat), say)
            assert told and all(isinstance(line, str) for line in told)
