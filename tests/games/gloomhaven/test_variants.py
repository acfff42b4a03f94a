"""GH-RANDOM, GH-VAR, and giving up together."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.gloomhaven import GAME
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.records import Penalty
from fabletop.games.gloomhaven.rules.damage import suffer
from fabletop.games.gloomhaven.rules.dungeon import apply, chosen_penalty, extend
from fabletop.games.gloomhaven.rules.endings import finish
from fabletop.games.gloomhaven.rules.rounds import start_round
from fabletop.games.gloomhaven.rules.scenarios import dungeon_of
from fabletop.games.gloomhaven.rules.treasures import gain
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying

from .scene import Scene


def dungeon(seed: int = 1) -> Session:
    session = replaying.start(GAME, 2, seed, {"scenario": "random", "classes": "deal"})
    while session.state.phase != "lead":
        for request in list(session.requests):
            session.answer(request.seat, request.keys[: max(1, request.least)])
    return session


@pytest.mark.rule("GH-RANDOM-03", "GH-RANDOM-04", "GH-RANDOM-07", "GH-RANDOM-08")
def test_gh_random_02_only_the_first_room_is_laid_out() -> None:
    state = dungeon().state
    assert len(state.dungeon) == 1 and state.revealed == ("R1",)
    record = dungeon_of(state.dungeon)
    assert record.goal.kill_all and len(record.rooms) == 2 and len(record.doors) == 1
    for one in state.figures.values():
        assert one.at in record.rooms[0].hexes


@pytest.mark.rule("GH-RANDOM-05")
def test_gh_random_06_the_next_room_fits_the_used_exit() -> None:
    for seed in range(1, 6):
        session = dungeon(seed)
        scene = Scene("brute", "tinkerer")
        scene.state.dungeon = session.state.dungeon
        scene.state.room_deck = session.state.room_deck
        scene.state.filling_deck = session.state.filling_deck
        run = extend(scene.game)
        try:
            asked: Any = next(run)
            while True:
                asked = run.send(asked.keys[:1])
        except StopIteration:
            pass
        first, second = scene.state.dungeon
        rooms = library().dungeon_rooms
        used = rooms[first.room].exits[first.exit]
        assert rooms[second.room].entrances[second.entrance].type == used.type
        record = dungeon_of(scene.state.dungeon)
        hexes = [at for room in record.rooms[:2] for at in room.hexes]
        assert len(hexes) == len(set(hexes))


def test_gh_random_09_penalties_by_room_and_scheme(table: Scene) -> None:
    room = next(iter(library().dungeon_rooms.values()))
    assert chosen_penalty(room, 1, "normal") is None
    assert chosen_penalty(room, 2, "normal") is room.minor
    assert chosen_penalty(room, 3, "normal") is room.major
    assert chosen_penalty(room, 2, "major") is room.major
    assert chosen_penalty(room, 3, "none") is None
    penalty = Penalty(opener=True, damage=2, conditions=("muddle",), curses=1)
    table.run(apply(table.game, penalty, "R2", table.figure("brute")), "suffer")
    assert table.figure("brute").hp == 8 and table.figure("tinkerer").conditions == ()


@pytest.mark.rule("GH-RANDOM-11")
def test_gh_random_10_treasures_hold_what_the_card_says(table: Scene) -> None:
    card = next(one for one in library().dungeon_cards.values() if one.gold)
    table.run(gain(table.game, table.hero("brute"), f"dungeon-{card.id}"))
    assert table.hero("brute").gold == card.gold * 2


@pytest.mark.rule("GH-VAR-05")
def test_gh_var_02_who_falls_dies() -> None:
    table = Scene("brute", "tinkerer", death="permanent")
    for type in ("brute", "tinkerer"):
        table.lay(type, hand=[])
        table.run(suffer(table.game, table.figure(type), 99))
    assert all(one.dead for one in table.state.heroes) and table.state.outcome == "lost"


@pytest.mark.rule("GH-VAR-04")
def test_gh_var_03_without_cards_the_figure_stays() -> None:
    table = Scene("brute", "tinkerer", death="permanent")
    table.lay("brute", hand=[table.card()])
    table.run(start_round(table.game))
    hero = table.hero("brute")
    assert hero.exhausted and not hero.dead and "brute" in table.state.figures
    finish(table.game)
    assert not hero.dead


def test_gh_end_07_all_together_may_give_up(table: Scene) -> None:
    table.state.phase = "lead"
    session = table.session
    for seat in (0, 1):
        session.answer(seat, ("concede",))
    assert session.over and session.result is not None and session.result.reason == "lost"


def test_gh_end_07_one_alone_may_not(table: Scene) -> None:
    table.state.phase = "lead"
    session = table.session
    session.answer(0, ("concede",))
    session.answer(1, session.request(1).keys[:1])  # type: ignore[union-attr]
    (asked,) = session.requests
    assert asked.seat == 0 and "concede" not in asked.keys
    table = Scene("brute", "tinkerer")
    table.monster("bandit-guard", (1, 0))
    table.state.phase = "lead"
    assert "concede" not in table.session.requests[0].keys
