"""The chronicle tells prices and points with their amounts."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale import GAME
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules.dungeon import buy
from fabletop.games.eldervale.rules.ending import score
from fabletop.games.eldervale.rules.free import hire
from fabletop.games.eldervale.rules.paying import pay
from fabletop.games.eldervale.rules.resources import gain
from fabletop.kernel.words import LANGUAGES

from .scene import Scene


def lines(table: Scene, id: str) -> list[dict[str, str | int]]:
    return [
        {key: value for key, value in one.args.items() if key != "who"}
        for one in table.game.lines
        if one.id == id
    ]


@pytest.mark.rule("EL-RES-10")
def test_el_res_14_a_price_is_told(scene: type[Scene]) -> None:
    table = scene("order", "light")
    table.offer("arched-bridge")
    table.give(table.a, tool=2, gold=1)
    table.run(buy(table.game, table.a, "arched-bridge"))
    assert table.a.supply["tool"] == table.a.supply["gold"] == 0
    assert lines(table, "paid") == [{"number": 2, "kind": "tool"}, {"number": 1, "kind": "gold"}]


def test_el_res_14_hiring_is_told(scene: type[Scene]) -> None:
    table = scene("order", "light", minotaur="on")
    table.give(table.a, gold=1)
    hire(table.game, table.a, "minotaur", False)
    assert lines(table, "paid") == [{"number": 1, "kind": "gold"}]


def test_el_res_14_swords_for_dice_are_told_once(scene: type[Scene]) -> None:
    table = scene("order", "light")
    table.give(table.a, sword=2)
    table.run(pay(table.game, table.a, {"sword": 2}, "portal", told=False))
    assert lines(table, "paid") == [] and table.a.supply["sword"] == 0


@pytest.mark.rule("EL-RES-3")
@pytest.mark.parametrize(("have", "lost"), [(3, 0), (4, 1), (5, 2)])
def test_el_res_14_what_the_cap_swallows_is_told(scene: type[Scene], have: int, lost: int) -> None:
    table = scene("order", "light")
    table.give(table.a, gem=have)
    gain(table.game, table.a, "gem", 2)
    assert table.a.supply["gem"] == 5
    assert lines(table, "excess") == ([{"number": lost, "kind": "gem"}] if lost else [])


def test_el_score_8_every_step_is_told(scene: type[Scene]) -> None:
    table = scene("earth", "light")
    table.state.orbs_box -= 2
    table.a.orbs = 2
    table.dwell(table.a, "earth-1", "worker-6")
    token = next(
        id for id, one in library().treasures.items() if len(one.shows) == 2 and not one.slash
    )
    table.own(table.a, "root-cave", token)
    score(table.game)
    own = [one for one in table.game.lines if one.args["who"] == table.a.faction]
    told = {one.id: one.args["number"] for one in own}
    assert told["score-orbs"] == 2
    assert told["score-tracks"] == told["score-dwellings"] == 2
    assert told["score-cards"] == 4
    assert lines(table, "gained-vp-by") == [{"number": 4, "source": "root-cave"}]
    assert told["scored"] == table.a.vp == 2 + 2 + 2 + 4 + 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_el_score_8_in_all_languages(language: str) -> None:
    say = GAME.voice(language)
    for id in ("score-orbs", "score-tracks", "score-dwellings", "score-cards"):
        assert "12" in say(id, who="atlanteans", number=12)
    assert "3" in say("paid", who="atlanteans", number=3, kind="tool")
    assert "3" in say("excess", who="atlanteans", number=3, kind="tool")
    assert say.name("root-cave") in say("gained-vp-by", who="x", number=3, source="root-cave")
