"""Tables saved under rules version 1 go on under the present rules.

The files in ``saves/`` were written by that version (`Session.save(past=False)`): in the middle
of a move, of an attack, while cards are chosen, while the heroes of a random dungeon are placed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.bots import RandomBot
from fabletop.games.gloomhaven import GAME
from fabletop.kernel.session import Session
from fabletop.kernel.session.journal import Journal
from fabletop.kernel.session.replay import resume
from fabletop.kernel.words import LANGUAGES

SAVES = sorted((Path(__file__).parent / "saves").glob("version-1-*.json"))


def resumed(name: Path) -> Session:
    return resume(GAME, Journal.from_json(name.read_text(encoding="utf-8")))


def test_there_is_a_save_of_every_kind() -> None:
    assert [one.stem.removeprefix("version-1-") for one in SAVES] == [
        "attack",
        "cards",
        "dungeon",
        "move",
    ]


@pytest.mark.parametrize("file", SAVES, ids=lambda one: one.stem)
def test_old_saves_go_on_to_the_end(file: Path) -> None:
    session = resumed(file)
    assert GAME.rules.version > 1
    bot = RandomBot(1)
    while not session.over:
        request = session.requests[0]
        session.answer(request.seat, bot.choose(session, request))
    assert session.state.outcome in ("won", "lost")
    for language in LANGUAGES:
        assert session.log(None, language)


@pytest.mark.rule("GH-ITEM-01")
def test_an_old_save_offers_items_amid_the_move() -> None:
    """The question that was open then is put with the items that may be used by now."""
    (file,) = (one for one in SAVES if one.stem.endswith("move"))
    (request,) = resumed(file).requests
    assert request.rule == "GH-MOVE-01" and "stay" in request.keys
    assert any(one.startswith("item:") and "potion" in one for one in request.keys)
