"""Every kind of ability can be performed, reads as something and is worth something to a bot."""

from __future__ import annotations

from fabletop.games.gloomhaven import GAME
from fabletop.games.gloomhaven.effects.registry import effects


def test_every_ability_of_the_vocabulary_has_a_run_a_text_and_a_worth() -> None:
    assert GAME.judgement.evaluate  # the whole game is loaded
    assert effects.missing() == {}
    assert len(effects.vocabulary) == 41
