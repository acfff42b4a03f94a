"""Every record of the vocabulary is registered everywhere: run, text, worth."""

from __future__ import annotations

from fabletop.games.euthia import GAME
from fabletop.games.euthia.bot.power import lines
from fabletop.games.euthia.bot.worth import rewards
from fabletop.games.euthia.effects.registry import effects, standing

assert GAME.id == "euthia"  # loading the game registers everything


def test_every_effect_has_a_run_a_text_and_a_worth() -> None:
    assert effects.missing() == {}


def test_every_standing_change_has_a_text_and_a_worth() -> None:
    """Rules ask for standing changes (`rules.standing`), so none of them has a run."""
    assert standing.missing().keys() == {"run"}


def test_every_effect_has_a_worth_in_a_diagram_and_as_a_reward() -> None:
    assert "worth" not in lines.missing()
    assert "worth" not in rewards.missing()
