"""GH-SETUP and the tables of 1.3."""

from __future__ import annotations

import pytest

from fabletop.games.gloomhaven import GAME
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.records import ScenarioEffect, TreasureTile
from fabletop.games.gloomhaven.rules.items import fits
from fabletop.games.gloomhaven.rules.levels import (
    completion_xp,
    hazard_damage,
    monster_level,
    recommended,
    scenario_level,
    trap_damage,
)
from fabletop.games.gloomhaven.rules.rooms import reveal
from fabletop.games.gloomhaven.setup import build_deck, scenario_effects
from fabletop.games.gloomhaven.state import Carried
from fabletop.kernel.secrecy import Eyes
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying

from .scene import Scene, hall


def setup_to(phase: str, seats: int = 2, **options: str) -> Session:
    """A new table, answered with the first key until a part of the setup is reached."""
    session = replaying.start(GAME, seats, 3, options)
    while session.state.phase != phase:
        for request in list(session.requests):
            keys = request.keys[: max(1, request.least)]
            done = [one for one in request.keys if one in ("done", "suggested")]
            session.answer(request.seat, tuple(done[:1]) or keys)
    return session


def test_golden_01_the_recommended_level() -> None:
    assert recommended([6, 4, 4, 3]) == 3
    assert scenario_level([1, 1], "easy", 0) == 0 and scenario_level([9, 9], "very-hard", 0) == 7
    assert scenario_level([9, 9], "very-hard", 1) == 6


def test_gh_setup_01_the_parts_come_in_order() -> None:
    session = replaying.start(GAME, 2, 3, {"level": "2"})
    phases: list[str] = []
    while session.state.phase != "lead":
        if session.state.phase not in phases:
            phases.append(session.state.phase)
        for request in list(session.requests):
            session.answer(request.seat, request.keys[: max(1, request.least)])
    assert phases == ["classes", "pool", "perks", "goals", "equip", "hand", "place"]


@pytest.mark.rule("GH-SETUP-03")
def test_gh_setup_02_only_the_first_room_is_populated_by_the_number_of_heroes() -> None:
    for seats, count in ((2, 3), (3, 6), (4, 6)):
        state = setup_to("place", seats).state
        monsters = [one for one in state.figures.values() if one.kind == "monster"]
        assert state.revealed == ("R1",) and len(monsters) == count


def test_gh_setup_04_numbers_are_drawn_at_random() -> None:
    state = setup_to("place", 4).state
    numbers = [one.number for one in state.figures.values() if one.kind == "monster"]
    assert sorted(numbers) == [1, 2, 3, 4, 5, 6] and numbers != sorted(numbers)


def test_gh_setup_05_heroes_choose_free_start_hexes() -> None:
    session = setup_to("place")
    first = session.requests[0].keys[0]
    session.answer(0, (first,))
    assert first not in session.requests[0].keys and len(session.requests[0].keys) == 6


def test_gh_setup_06_a_hand_is_exactly_the_limit() -> None:
    session = setup_to("hand")
    session.answer(0, ("own-choice",))
    (request,) = session.requests
    assert request.least == request.most == 10 and len(request.keys) == 13
    assert len(setup_to("place").state.heroes[0].hand.cards) == 10


@pytest.mark.rule("GH-SETUP-07")
def test_golden_24_small_items_by_level() -> None:
    table = Scene("brute", "tinkerer", level=5)
    hero, items = table.hero("brute"), library().items
    small = [one for one in items.values() if one.slot == "small"]
    for one in small[:3]:
        assert fits(hero, one)
        hero.items.append(Carried(one.id))
    assert not fits(hero, small[3])


def test_gh_setup_07_one_of_each_slot_and_two_hands(table: Scene) -> None:
    hero, items = table.hero("brute"), library().items
    hero.items[:] = [Carried("leather-armor"), Carried("heater-shield")]
    assert not fits(hero, items["hide-armor"])
    assert fits(hero, items["poison-dagger"]) and not fits(hero, items["war-hammer"])


@pytest.mark.rule("GH-SETUP-08")
def test_golden_29_a_perk_replaces_a_card(table: Scene) -> None:
    hero = table.hero("brute")
    perks = library().classes["brute"].perks
    number = next(
        n
        for n, one in enumerate(perks)
        if [part.card for part in one.remove] == ["minus-1"] and one.add
    )
    hero.perks = tuple(int(n == number) for n in range(len(perks)))
    build_deck(table.game, hero)
    cards = hero.deck.cards
    assert (len(cards), cards.count("minus-1"), cards.count("plus-1")) == (20, 4, 6)


def test_gh_setup_08_items_add_their_cards(table: Scene) -> None:
    hero = table.hero("brute")
    hero.items[:] = [Carried("hide-armor")]
    build_deck(table.game, hero)
    assert hero.deck.cards.count("minus-1") == 7
    hero.perks = tuple(int(one.ignore_items) for one in library().classes["brute"].perks)
    build_deck(table.game, hero)
    assert hero.deck.cards.count("minus-1") == 5


def test_gh_setup_09_all_elements_are_inert() -> None:
    assert set(setup_to("lead").state.elements.values()) == {0}


def test_gh_setup_10_battle_goals_are_secret() -> None:
    session = setup_to("equip")
    assert len(session.state.heroes[0].goals.cards) == 1
    view = GAME.view(session.state, Eyes(1))
    assert view.heroes[0].goals.cards is None and view.heroes[1].goals.cards is not None


def test_gh_setup_11_scenario_effects_hit_who_does_not_ignore_them() -> None:
    effect = ScenarioEffect(curses=2, minus_ones=1, conditions=("muddle",))
    table = Scene("brute", "tinkerer", scenario=hall(effects=(effect,)))
    perks = library().classes["tinkerer"].perks
    table.hero("tinkerer").perks = tuple(int(one.ignore_scenario) for one in perks)
    table.run(scenario_effects(table.game))
    deck = table.hero("brute").deck.cards
    assert deck.count("curse") == 2 and deck.count("minus-1") == 6
    assert table.figure("brute").conditions == ("muddle",)
    assert "curse" not in table.hero("tinkerer").deck.cards


def test_gh_setup_12_looted_treasures_stay_away() -> None:
    tiles = (TreasureTile(at=(8, 0), number=7, room="R2"), TreasureTile(at=(8, -1), room="R2"))
    table = Scene("brute", "tinkerer", scenario=hall(treasures=tiles, spawns=()))
    table.state.options["looted"] = "7,9"
    table.run(reveal(table.game, "R2", None))
    assert table.state.treasures == (((8, -1), "goal-1"),)


@pytest.mark.rule("GH-VAR-06", "GH-VAR-07")
def test_gh_var_06_solo_and_open_information_cost_a_level() -> None:
    for information in ("solo", "open"):
        table = Scene("brute", "tinkerer", information=information)
        table.state.level = 3
        assert monster_level(table.state) == 4 and trap_damage(table.state) == 6
        assert hazard_damage(table.state) == 3 and completion_xp(table.state) == 10
