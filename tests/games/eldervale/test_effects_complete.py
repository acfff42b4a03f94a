"""Every record of the vocabulary has all that the game needs to know of it."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.bot.worths import NOTHING, Worth
from fabletop.games.eldervale.effects import modifiers as c
from fabletop.games.eldervale.effects import vocabulary as e
from fabletop.games.eldervale.effects.measures import Bag, Count
from fabletop.games.eldervale.effects.registry import effects, modifiers
from fabletop.kernel.effects import record_types


def test_every_effect_has_a_run_a_text_and_a_worth() -> None:
    assert effects.missing() == {}


def test_every_standing_change_has_a_text_and_a_worth() -> None:
    assert modifiers.missing().keys() == {"run"}, "rules ask for changes; nobody runs them"
    assert not modifiers.runs


def test_only_records_of_the_vocabulary_are_registered() -> None:
    vocabulary = set(record_types(e.AnyEffect))
    for registered in (effects.runs, effects.conditions, effects.texts, effects.worths):
        assert set(registered) <= vocabulary
    assert set(modifiers.texts) == set(modifiers.worths) == set(record_types(c.AnyModifier))


@pytest.mark.parametrize(
    ("effect", "worth"),
    [
        (e.AddDice(2), Worth(dice=2.0)),
        (e.AddDice(Count(of="foes")), NOTHING),
        (e.SetDie(6), Worth(dice=1.2)),
        (e.Reroll(), Worth(dice=0.7)),
        (e.Vp(3), Worth(spoils=3.0)),
        (e.Gain(Bag(gold=2)), Worth(spoils=1.8)),
        (e.Glory(), Worth(spoils=1.5)),
        (e.SaveUnits(), Worth(spoils=0.9)),
        (e.NewRealm(), NOTHING),
    ],
)
def test_what_effects_are_worth_in_a_battle(effect: e.AnyEffect, worth: Worth) -> None:
    assert effects.worth(effect) == worth


@pytest.mark.parametrize(
    ("change", "worth"),
    [
        (c.Dice(1), Worth(dice=1.0)),
        (c.Dice(-1, side="foes"), Worth(dice=1.0)),
        (c.SwordDice(), Worth(dice=0.7)),
        (c.WinTies(), Worth(dice=0.4)),
        (c.Cap(1), NOTHING),
    ],
)
def test_what_changes_are_worth_in_a_battle(change: c.AnyModifier, worth: Worth) -> None:
    assert modifiers.worth(change) == worth
