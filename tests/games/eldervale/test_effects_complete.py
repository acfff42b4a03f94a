"""Every record of the vocabulary has all that the game needs to know of it."""

from __future__ import annotations

from fabletop.games.eldervale import GAME
from fabletop.games.eldervale.effects.registry import effects, modifiers


def test_every_effect_has_a_run_a_text_and_a_worth() -> None:
    assert GAME.id == "eldervale"  # importing the game registers everything
    assert effects.missing() == {}


def test_every_standing_change_has_a_text_and_a_worth() -> None:
    assert modifiers.missing().keys() == {"run"}, "rules ask for changes; nobody runs them"
    assert not modifiers.runs
