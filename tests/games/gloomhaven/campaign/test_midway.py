"""What every game promises, for visits in the middle of a campaign."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletop.games.gloomhaven.campaign import GAME, document
from fabletop.games.gloomhaven.campaign.document import Campaign, Reward
from fabletop.games.gloomhaven.campaign.library import archive
from fabletop.kernel.words import LANGUAGES

from ....conformance import test_conformance as promises
from ....conformance import test_secrecy as secrecy
from ....conformance import test_words as wording
from ....conformance.cases import Case, Run, run_of
from .scene import campaign, join


def rich() -> Campaign:
    """Much gold and experience, a growing city, stickers, quests about to be fulfilled."""
    made = campaign("brute", "tinkerer")
    world, party = made.world, made.parties[0]
    world.achievements.append("the-power-of-enhancement")
    world.prosperity, world.donated = 14, 95
    world.unlocked += [2, 3, 8]
    world.enhancements["trample"] = ["0-plus-attack"]
    for one, number in zip(party.characters, (512, 525), strict=True):
        quest = next(id for id, found in archive().quests.items() if found.number == number)
        world.quests.remove(quest)
        one.quest, one.gold, one.xp, one.checks = quest, 250, 160, 7
        one.progress["0"] = 110
    away = join(party, "cragheart", 1, level=2)
    away.status = "away"
    party.reputation = 9
    party.rewards = [Reward(item="boots-of-striding"), Reward(scenarios=(15, 17, 20))]
    return made


def far() -> Campaign:
    """Out in the world, after a scenario."""
    made = rich()
    made.parties[0].location = 2
    made.parties[0].reputation = -9
    return made


@pytest.fixture(scope="module", params=[rich, far])
def midway(request: pytest.FixtureRequest) -> Run:
    make: Callable[[], Campaign] = request.param
    options = (("document", document.write(make())),)
    return run_of(Case(GAME.id, 2, 1, options))


PROMISES = (
    promises.test_random_play_comes_to_an_end,
    promises.test_bots_and_tables_can_look_at_any_point,
    promises.test_replay_equals_play,
    promises.test_every_checkpoint_equals_the_replay,
    promises.test_undo_then_redo_changes_nothing,
    promises.test_a_saved_game_goes_on,
    promises.test_an_imagined_table_can_be_played,
    promises.test_every_offered_answer_is_accepted,
    promises.test_any_other_answer_is_refused,
    promises.test_nothing_is_lost_and_nothing_comes_from_nowhere,
    secrecy.test_what_a_seat_cannot_know_does_not_show,
    secrecy.test_a_step_that_reveals_nothing_tells_nothing,
)


@pytest.mark.parametrize("promise", PROMISES, ids=lambda one: one.__name__)
def test_a_visit_keeps_every_promise(midway: Run, promise: Callable[[Run], None]) -> None:
    promise(midway)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_visit_has_words_for_everything(midway: Run, language: str) -> None:
    wording.test_everything_met_in_play_has_words(midway, language)
    wording.test_the_chronicle_and_the_table_can_be_read_aloud(midway, language)
