"""Tables saved under rules version 3 go on under the present rules.

The files in ``saves/`` were written by that version (`Session.save(past=False)`): in the middle of
a battle, of a regroup in the team game, of a solo game on hard, at the end of a turn, and after a
second column had run out on a realm that has one space now (section 2.5.6).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.bots import RandomBot
from fabletop.games.eldervale import GAME
from fabletop.games.eldervale.rules.actions import gather_treasure
from fabletop.games.eldervale.rules.tiles import tiles
from fabletop.kernel.context import Game
from fabletop.kernel.session import Session
from fabletop.kernel.session.journal import Journal
from fabletop.kernel.session.replay import resume
from fabletop.kernel.words import LANGUAGES

SAVES = sorted((Path(__file__).parent / "saves").glob("version-3-*.json"))


def resumed(file: Path) -> Session:
    return resume(GAME, Journal.from_json(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize("file", SAVES, ids=lambda one: one.stem)
def test_old_saves_go_on_to_the_end(file: Path) -> None:
    session = resumed(file)
    assert GAME.rules.version > 3
    bot = RandomBot(1)
    while not session.over:
        request = next(one for one in session.requests if not one.optional)
        session.answer(request.seat, bot.choose(session, request))
    assert session.result is not None and session.state.sheet
    for language in LANGUAGES:
        assert session.log(None, language)


def test_old_saves_keep_columns_that_are_printed_no_more() -> None:
    (file,) = (one for one in SAVES if one.stem == "version-3-columns")
    state = resumed(file).state
    found = [
        place
        for place, realm in enumerate(state.realms)
        if len(realm.columns) > len(tiles()[realm.tile].spaces) and not realm.columns[1]
    ]
    assert found
    player, tile = state.player, tiles()[state.realms[found[0]].tile]
    asked = next(gather_treasure(Game(state, [], True), player, found[0], tile))
    assert f"gain:{tile.spaces[0]}" in asked.keys
