"""GH-RANDOM, GH-VAR, and giving up together."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fabletop.games.gloomhaven import GAME
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.records import Penalty
from fabletop.games.gloomhaven.rules.damage import suffer
from fabletop.games.gloomhaven.rules.dungeon import apply, chosen_penalty, extend
from fabletop.games.gloomhaven.rules.endings import finish
from fabletop.games.gloomhaven.rules.initiative import (
    decide_order,
    next_actor,
    positions,
    reveal_cards,
)
from fabletop.games.gloomhaven.rules.rounds import start_round
from fabletop.games.gloomhaven.rules.scenarios import dungeon_of
from fabletop.games.gloomhaven.rules.treasures import gain
from fabletop.games.gloomhaven.state import REST, Hero
from fabletop.games.gloomhaven.table.picture import scenario_name
from fabletop.games.gloomhaven.telling import describe
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying

from .scene import Scene
from .test_content_words import voice


def dungeon(seed: int = 1, **options: str) -> Session:
    """The first round of a random dungeon is about to begin."""
    given = {"scenario": "random", "classes": "deal", **options}
    session = replaying.start(GAME, 2, seed, given)
    while session.state.phase != "lead":
        if session.state.phase == "round" or session.requests[0].rule == "GH-RANDOM-12":
            break
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
    assert chosen_penalty(room, 1, "major") is room.major
    assert [chosen_penalty(room, number, "minor") for number in (1, 2, 3)] == [room.minor] * 3
    assert all(chosen_penalty(room, number, "none") is None for number in (1, 2, 3))
    penalty = Penalty(opener=True, damage=2, conditions=("muddle",), curses=1)
    table.run(apply(table.game, penalty, "R2", table.figure("brute")), "suffer")
    assert table.figure("brute").hp == 8 and table.figure("tinkerer").conditions == ()


def first_room(penalty: Penalty, monkeypatch: pytest.MonkeyPatch) -> Session:
    """A dungeon with major penalties in every room, all of them this one."""
    for id, room in library().dungeon_rooms.items():
        changed = msgspec.structs.replace(room, major=penalty)
        monkeypatch.setitem(library().dungeon_rooms, id, changed)
    return dungeon(penalties="major")


def minus_ones_of(hero: Hero) -> int:
    """Those of a deck without perks, and those of its items."""
    return 5 + sum(library().items[one.item].minus_ones for one in hero.items)


def test_gh_random_09_the_first_room_hits_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """When all stand on the map, before the first round; the room's monsters get their part."""
    penalty = Penalty(conditions=("muddle",), minus_ones=2, enemy_conditions=("strengthen",))
    state = first_room(penalty, monkeypatch).state
    assert state.round == 1 and len(state.dungeon) == 1
    for hero in state.heroes:
        assert state.figures[hero.type].conditions == ("muddle",)
        assert hero.deck.cards.count("minus-1") == minus_ones_of(hero) + 2
    monsters = [one for one in state.figures.values() if one.kind == "monster"]
    assert monsters and all(one.conditions == ("strengthen",) for one in monsters)


@pytest.mark.parametrize("scheme", ["normal", "none"])
def test_gh_random_09_the_first_room_is_free_by_other_schemes(scheme: str) -> None:
    state = dungeon(penalties=scheme).state
    assert state.round == 1
    for hero in state.heroes:
        figure = state.figures[hero.type]
        assert figure.conditions == () and figure.hp == figure.most
        assert hero.deck.cards.count("minus-1") == minus_ones_of(hero)


@pytest.mark.rule("GH-RANDOM-09")
def test_gh_random_12_the_players_name_whom_the_first_room_hits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = first_room(Penalty(opener=True, conditions=("wound",)), monkeypatch)
    (asked,) = session.requests
    first, second = (one.type for one in session.state.heroes)
    assert asked.rule == "GH-RANDOM-12" and asked.seat == session.state.asked
    assert asked.keys == (f"opener:{first}", f"opener:{second}")
    session.answer(asked.seat, (f"opener:{second}",))
    figures = session.state.figures
    assert figures[second].conditions == ("wound",) and figures[first].conditions == ()


def test_gh_random_03_the_name_of_a_room_joins_both_cards() -> None:
    session = dungeon()
    (laid,) = session.state.dungeon
    for language in ("en", "cs", "pl"):
        say = voice(language)
        name = f"{say.name(laid.room)} {say.name(laid.filling)}"
        assert name in describe(session.view(0), say)
        assert scenario_name(session.view(0), say) == name
    told = [line for line in session.lines if line.id == "room-named"]
    assert [line.args for line in told] == [{"room": laid.room, "monsters": laid.filling}]


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


def test_gh_var_03_who_was_exhausted_and_dies_is_not_exhausted_again() -> None:
    """Quest 514 and Protector count one exhaustion of the Brute, not two."""
    table = Scene("brute", "tinkerer", death="permanent")
    table.lay("brute", hand=[table.card()])
    table.run(start_round(table.game))
    assert table.hero("tinkerer").feats["allies-exhausted"] == 1
    table.run(suffer(table.game, table.figure("brute"), 99))
    hero = table.hero("brute")
    assert hero.dead and "brute" not in table.state.figures
    assert table.hero("tinkerer").feats["allies-exhausted"] == 1


@pytest.mark.rule("GH-INIT-03")
@pytest.mark.parametrize("first", ["brute", "tinkerer"])
def test_gh_var_03_who_stays_ties_with_a_long_rest(first: str) -> None:
    """Both are at 99: the players decide who comes first in the order, and so for focus; the one
    that stays has no turn."""
    table = Scene("brute", "tinkerer", death="permanent")
    table.lay("brute", hand=[table.card()])
    table.run(start_round(table.game))
    table.hero("tinkerer").picks.cards[:] = [REST, REST]
    reveal_cards(table.game)
    table.run(decide_order(table.game), f"first:{first}")
    assert {(one.who, one.initiative) for one in table.state.order} == {
        ("brute", 99),
        ("tinkerer", 99),
    }
    place = positions(table.state)
    assert (place["brute"] < place["tinkerer"]) == (first == "brute")
    actor = next_actor(table.state)
    assert actor is not None and actor.id == "tinkerer"
    actor.acted = True
    assert next_actor(table.state) is None


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
