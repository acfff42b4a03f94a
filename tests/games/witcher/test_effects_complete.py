"""Every effect record of the vocabulary can be carried out, read and judged."""

from __future__ import annotations

import pytest

from fabletop.games.witcher import GAME
from fabletop.games.witcher.effects.registry import effects
from fabletop.games.witcher.effects.vocabulary import AnyEffect, Drain, GainGold, Refill, Scry
from fabletop.kernel.effects import record_types
from fabletop.kernel.words import LANGUAGES


def test_effects_have_run_text_and_worth() -> None:
    assert effects.missing() == {}


def test_effects_registered_are_those_of_the_vocabulary() -> None:
    vocabulary = set(record_types(AnyEffect))
    for registered in (effects.runs, effects.conditions, effects.texts, effects.worths):
        assert set(registered) <= vocabulary


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_read_as_their_fields_say(language: str) -> None:
    say = GAME.voice(language)
    assert effects.text(GainGold(7), say) == say("effect-gain-gold", amount=7)
    assert effects.text(Scry(2, sink=True), say) == say("effect-scry-sink", cards=2)
    assert effects.text(Scry(2), say) != effects.text(Scry(2, sink=True), say)


def test_effects_bots_judge_by_the_position_reached() -> None:
    assert [effects.worth(one) for one in (GainGold(5), Drain(2), Refill(3))] == [0.0, 0.0, 0.0]
