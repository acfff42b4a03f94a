"""Tables saved under rules version 2 go on under the present rules.

The files in ``saves/`` were written by that version (`Session.save(past=False)`) in the middle of a
fight, of a travel with quests and trail quests, of a solo gamble, of a story.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.bots import RandomBot
from fabletop.games.witcher import GAME
from fabletop.kernel.session import Session
from fabletop.kernel.session.journal import Journal
from fabletop.kernel.session.replay import resume
from fabletop.kernel.words import LANGUAGES

SAVES = sorted((Path(__file__).parent / "saves").glob("version-2-*.json"))


def resumed(file: Path) -> Session:
    return resume(GAME, Journal.from_json(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("file", SAVES, ids=lambda one: one.stem)
def test_old_saves_go_on_to_the_end(file: Path) -> None:
    session = resumed(file)
    assert GAME.rules.version > 2
    bot = RandomBot(1)
    while not session.over:
        request = session.requests[0]
        session.answer(request.seat, bot.choose(session, request))
    assert session.state.winner >= 0
    for language in LANGUAGES:
        assert session.log(None, language)


def test_old_saves_get_the_new_fields() -> None:
    by_name = {one.stem.removeprefix("version-2-"): resumed(one).state for one in SAVES}
    assert set(by_name) == {"dice", "fight", "quest", "story"}
    assert "first" not in by_name["fight"].options  # a lot was drawn, long ago
    fight = by_name["fight"].fight
    assert fight is not None and fight.fighters[0].armoured in (0, fight.fighters[0].turns)
    assert {by_name[name].visit.kept for name in by_name} == {3}
    quests = [quest for player in by_name["quest"].players for quest in player.quests]
    assert {(quest.turn, quest.moves) for quest in quests} == {(0, 0)}
