"""Every effect record of the vocabulary can be carried out, read and judged."""

from __future__ import annotations

import pytest

from fabletop.games.witcher import GAME
from fabletop.games.witcher.effects import vocabulary as e
from fabletop.games.witcher.effects.registry import effects
from fabletop.kernel.effects import record_types
from fabletop.kernel.words import LANGUAGES


def test_effects_have_run_text_and_worth() -> None:
    assert effects.missing() == {}


def test_effects_registered_are_those_of_the_vocabulary() -> None:
    vocabulary = set(record_types(e.AnyEffect))
    for registered in (effects.runs, effects.conditions, effects.texts, effects.worths):
        assert set(registered) <= vocabulary


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_read_as_their_fields_say(language: str) -> None:
    say = GAME.voice(language)
    assert effects.text(e.GainGold(7), say) == say("effect-gain-gold", amount=7)
    assert effects.text(e.Scry(2, sink=True), say) == say("effect-scry-sink", cards=2)
    assert effects.text(e.Scry(2), say) != effects.text(e.Scry(2, sink=True), say)


STORIES = [
    (e.GainGold(2), 2),
    (e.LoseGold(1), -1),
    (e.GainPotion(2), 3),
    (e.RaiseAttribute("combat"), 3),
    (e.LowerAttribute("choice"), -3),
    (e.GainTrail("forest"), 1.5),
    (e.Remove(1), 1),
    (e.GainCard(2), 2.5),
    (e.Discard(1, "random"), -1),
    (e.Rest(1), -2),
    (e.Rest(4), 1),
]
FIGHTS = [
    (e.AddDamage(2), 2),
    (e.RaiseShield(2), 1.5),
    (e.AddDraw(-1), -1),
    (e.ReduceDamage(1), 0.75),
    (e.Drain(1), 1),
    (e.Recycle(1), 1),
    (e.TakeDiscard("chosen"), 1.5),
    (e.UnlinkedCard(), 1.5),
    (e.WildColour(), 1.5),
    (e.SwitchAttack(), 1.5),
    (e.Scry(2), 1.5),
]


@pytest.mark.parametrize(("effect", "worth"), STORIES)
def test_effects_worth_of_2_6_8(effect: e.AnyEffect, worth: float) -> None:
    assert effects.worth(effect, False) == worth


@pytest.mark.parametrize(("effect", "worth"), FIGHTS)
def test_effects_worth_of_2_6_5(effect: e.AnyEffect, worth: float) -> None:
    assert effects.worth(effect, True) == worth
