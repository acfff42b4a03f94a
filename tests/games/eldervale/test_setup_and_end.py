"""EL-SETUP, EL-END, EL-SCORE, and golden examples of the whole table."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale import GAME
from fabletop.games.eldervale.flow import result
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules import ending
from fabletop.games.eldervale.rules.dwellings import build as build_dwelling
from fabletop.games.eldervale.rules.realms import lay
from fabletop.games.eldervale.rules.tiles import tiles
from fabletop.games.eldervale.setup import first_player, reveal_realms, set_up
from fabletop.games.eldervale.state import READY, TRAY, EldervaleState
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import BadSetup
from fabletop.kernel.secrecy import Eyes
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying

from .scene import Scene


def started(seats: int, seed: int = 1, **options: str) -> Session:
    """A game after its setup, factions dealt at random."""
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return replaying.start(GAME, seats, seed, {"factions": "random", **chosen})


COUNTS = [(2, 4, 5, 10, 7, 6), (3, 5, 5, 12, 8, 7), (4, 6, 6, 14, 10, 8), (5, 7, 6, 14, 13, 9)]


@pytest.mark.parametrize(("seats", "elements", "ruins", "start", "stock", "orbs"), COUNTS)
@pytest.mark.rule("EL-SETUP-8")
@pytest.mark.rule("EL-SETUP-9")
@pytest.mark.rule("EL-SETUP-11")
@pytest.mark.rule("EL-SETUP-12")
@pytest.mark.rule("EL-SETUP-15")
def test_el_setup_4_the_verified_counts(
    seats: int, elements: int, ruins: int, start: int, stock: int, orbs: int
) -> None:
    state = started(seats).state
    assert len(state.elements) == elements and len(state.realms) == start
    assert sum(tiles()[realm.tile].ruin for realm in state.realms) == ruins
    assert len(state.stock.cards) == stock
    assert len(state.power_orbs) + len(state.glory_orbs) == orbs
    assert {player.element for player in state.players} <= set(state.elements)
    assert state.hexes == tuple(library().layouts[seats])


@pytest.mark.parametrize("way", ["deal", "choose"])
def test_el_setup_1_an_element_and_a_faction_each(way: str) -> None:
    session = replaying.start(GAME, 3, 1, {"factions": way})
    seen: list[str] = []
    for _ in range(3):
        (request,) = session.requests
        assert request.rule == "EL-SETUP-1"
        assert len(request.keys) == (2 if way == "deal" else 16 - 2 * len(seen))
        session.answer(request.seat, request.keys[:1])
        seen.append(request.keys[0])
    state = session.state
    assert len({player.element for player in state.players}) == 3
    assert all(player.tableau[0].id == f"start-{player.element}" for player in state.players)


def test_el_setup_2_the_best_six_dice_start() -> None:
    state: EldervaleState = set_up(Chance(1), 2, GAME.settle({}))
    state.chance.fixed["first-player"] = [6, 1, 1, 1, 1, 1, 6, 2, 1, 1, 1, 1]
    assert first_player(state) == 1
    state.chance.fixed["first-player"] = [6] * 12 + [2] * 6 + [1] * 6  # a tie is rerolled
    assert first_player(state) == 0


@pytest.mark.rule("EL-SETUP-14")
def test_el_setup_3_points_by_position() -> None:
    state = started(4).state
    order = [state.players[(state.first + turn) % 4] for turn in range(4)]
    assert [player.vp for player in order] == [1, 2, 3, 4]
    assert all(len(player.hand.cards) == 5 for player in order)
    assert len(state.magic.cards) == 40


def test_el_setup_5_base_or_legendary() -> None:
    editions = {
        library().monsters[one].edition
        for seed in range(4)
        for one in started(3, seed, legendary_monsters="on").state.monsters
    }
    assert editions == {"base", "legendary"}
    assert {library().monsters[one].edition for one in started(3).state.monsters} == {"base"}


@pytest.mark.rule("EL-SETUP-7")
def test_el_setup_6_decks_and_treasure() -> None:
    state = started(2).state
    for element in state.elements:
        assert library().adventures[state.offers[element]].kind == "doorway"
        assert len(state.decks[element].cards) == 12
        on_map = sum(
            len(column) + covered
            for realm in state.realms
            if tiles()[realm.tile].element == element
            for column, covered in zip(realm.columns, realm.covered, strict=True)
        )
        assert on_map % 3 == 0
    assert set(state.decks) == set(state.elements)  # the others are locked


def test_el_setup_10_at_most_one_lair_at_the_start() -> None:
    kept, stock = reveal_realms(["fire-1", "fire-2", "air-3", "fire-3"], 3)
    assert kept == ["fire-3", "fire-2", "fire-1"] and stock == ["air-3"]
    for seed in range(3):
        state = started(5, seed).state
        assert sum(tiles()[realm.tile].lair for realm in state.realms) <= 1


def test_el_setup_13_top_token_up_and_the_monster_on_its_lair(scene: type[Scene]) -> None:
    state = started(3, 2).state
    for realm in state.realms:
        assert all(len(column) == 1 for column in realm.columns)
        if tiles()[realm.tile].lair:
            assert state.realms.index(realm) in state.monsters.values()
    view = GAME.view(state, Eyes(0))
    assert all(c.height == 3 and len(c.shown) == 1 for r in view.realms for c in r.columns)
    opened = started(3, 2, treasure="open").state
    assert all(len(column) == 3 for realm in opened.realms for column in realm.columns)


@pytest.mark.rule("EL-SETUP-17")
@pytest.mark.rule("EL-SETUP-18")
def test_el_setup_16_player_pieces() -> None:
    state = started(3, minotaur="on").state
    for player in state.players:
        places = list(player.units.values())
        assert places.count(READY) == 3 and places.count(TRAY) == 6
        assert player.supply == {
            "gem": 1,
            "scroll": 1,
            "potion": 1,
            "tool": 1,
            "sword": 1,
            "gold": 0,
        }
        assert player.power == {player.element: 1} and player.glory == -1
    assert state.mercenaries == ["minotaur"]


# The end


@pytest.mark.rule("EL-END-1")
@pytest.mark.rule("EL-END-4")
def test_el_end_2_one_more_turn_for_everybody(scene: type[Scene]) -> None:
    """T-8."""
    table = scene("order", "earth", "fire")
    table.state.active = 1
    ending.trigger_end(table.game, table.b)
    turns = []
    while not table.over:
        turns.append(table.asked.seat)
        table.choose("regroup")
    assert turns == [1, 2, 0, 1]  # the turn of the trigger, then one more each


def test_el_end_3_a_second_trigger_changes_nothing(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    ending.trigger_end(table.game, table.a)
    table.state.left = 1
    ending.trigger_end(table.game, table.b)
    assert table.state.left == 1 and table.state.trigger == 0


def test_el_end_1_the_last_realm_brings_the_end(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.rules.realms import explore_realm

    table = scene("order", "earth")
    table.state.stock.cards[:] = ["order-3"]
    rule = explore_realm(table.game, table.a)
    keys = table.asks(explore_realm(scene("order", "earth").game, table.a))
    table.asks(rule, keys[0])
    assert table.state.trigger == 0


def test_el_score_0_points_of_the_game_stay(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.a.vp = 17
    ending.score(table.game)
    assert table.state.sheet[0][0] == 17 and table.a.vp == sum(table.state.sheet[0])


@pytest.mark.rule("EL-SCORE-1")
@pytest.mark.rule("EL-SCORE-3")
@pytest.mark.rule("EL-SCORE-4")
def test_el_score_2_a_full_scoring(scene: type[Scene]) -> None:
    """T-22."""
    table = scene("fire", "light", "water", "order", "earth")
    player = table.a
    player.power = {"fire": 4, "light": 2, "water": 2, "order": 1}
    for card in (
        "charcoal-burners",
        "smelting-pit",
        "almshouse",
        "scriptorium",
        "dew-collectors",
        "citadel",
        "terraced-gardens",
    ):
        table.own(player, card)
    table.own(player, "root-cave", "fire-potion-potion-1", "fire-sword-gem-1", "fire-gold-1")
    table.give(player)
    player.orbs = 2
    table.dwell(player, "fire-1", "worker-1")
    player.dwellings.append(lay(table.game, "water-2", (2, -1)))
    ending.score(table.game)
    assert table.state.sheet[0] == (0, 2, 13, 8, 26, 10, 0)
    assert player.vp == 59


def test_el_score_3_a_dwelling_scores_its_element(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.dwell(table.a, "order-1", "worker-1")
    table.dwell(table.a, "earth-1", "worker-2")
    table.a.power["order"] = 3
    assert ending.dwellings(table.game, table.a) == 4  # no token on earth: 0


def test_el_score_4_three_cards_per_dwelling(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    for card in ("citadel", "arched-bridge", "coin-house", "curtain-wall"):
        table.own(table.a, card)
    assert ending.cards(table.game, table.a) == 2  # the start card only
    table.dwell(table.a, "earth-1", "worker-1")
    assert ending.cards(table.game, table.a) == 2 + 3 * 2


def test_el_score_6_prophecies_from_the_lowest(scene: type[Scene]) -> None:
    table = scene("order", "earth", "fire")
    for player, points in zip(table.state.players, (5, 3, 5), strict=True):
        player.vp = points
    assert [one.seat for one in ending.reveal_order(table.state)] == [1, 2, 0]
    found = [one for one in library().magic.values() if one.kind == "prophecy"]
    table.hold(table.a, *(one.id for one in found[:3]))
    gained = ending.prophecies(table.game, table.a)
    assert gained >= 0 and len(table.a.hand.cards) == 3


def test_el_score_7_ties_by_resources(scene: type[Scene]) -> None:
    table = scene("order", "earth", "fire")
    for player in table.state.players:
        player.vp = 50
        table.give(player, gem=2)
    table.hold(table.b, "wolf-charm")
    table.c.treasure.append("fire-gold-1")  # no resource in the supply
    assert result(table.state).ranking == ((1,), (0, 2))


# Golden examples


def test_golden_1_a_dwelling_worth_eight(scene: type[Scene]) -> None:
    table = scene(
        "fire",
        "earth",
        map={
            "fire-3": (0, 0),
            "mill": (1, 0),
            "portal": (1, -1),
            "fortress": (0, -1),
            "earth-1": (-1, 0),
            "dungeon": (3, 0),
        },
    )
    table.state.monsters["demon-of-might"] = -6
    table.put(table.a, "worker-1", "fire-3")
    table.dwell(table.b, "earth-1", "worker-1")
    table.give(table.a, gem=5, scroll=5, potion=5, tool=5, sword=5)
    keys = table.asks(build_dwelling(table.game, table.a))
    assert keys[0] == "dwell:fire-3"
    session = table.asks(build_dwelling(table.game, table.a), "dwell:fire-3", "spend:gem")
    assert session == ()
    assert table.a.vp == 8 and table.a.power["fire"] == 3 and len(table.a.dwellings) == 1
    assert table.at("fire-3") not in table.a.units.values()


def test_golden_6_fifth_level_orb_second_card(scene: type[Scene]) -> None:
    table = scene("goblin-fire-witches", "order", "water")
    table.state.stock.cards.clear()
    second = next(
        id
        for id, one in library().adventures.items()
        if one.element in ("water", "fire")
        and one.cost.potion == 2
        and one.cost.size == 2
        and one.kind != "aura"
    )
    table.offer("arched-bridge")
    table.offer(second)
    table.a.power["order"] = 4
    table.give(table.a, tool=3)
    table.choose("place:worker:dungeon")  # Arched Bridge is the only card she can pay for
    assert table.a.power["order"] == 5 and table.a.orbs == 1
    table.choose("orb", rule="EL-DUNGEON-3")
    table.choose("menu:menu-potions")
    assert table.a.supply["potion"] == 2
    table.choose(f"buy:{second}", rule="EL-DUNGEON-3")
    assert [held.id for held in table.a.tableau[1:]] == ["arched-bridge", second]
    assert table.state.offers["order"] and table.state.menu == ["menu-potions"]


@pytest.mark.rule("EL-GEN-3")
def test_golden_8_simultaneous_effects(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.effects import vocabulary as e
    from fabletop.games.eldervale.effects.abilities import Trigger
    from fabletop.games.eldervale.rules import standing
    from fabletop.games.eldervale.rules.events import Event
    from fabletop.games.eldervale.rules.windows import must_use

    table = scene("order", "earth")
    for card in ("citadel", "arched-bridge"):
        table.own(table.a, card)
    trigger = Trigger(on="turn-start", effects=(e.Vp(1),), may=False)
    known = standing.triggers_on("turn-start")
    before = dict(known)
    try:
        for card in ("citadel", "arched-bridge"):
            known[card] = ((card, trigger, "order", False),)
        standing.heard.cache_clear()
        keys = table.asks(must_use(table.game, table.a, Event("turn-start", table.a)))
        assert keys == ("use:citadel", "use:arched-bridge")
        table.asks(must_use(table.game, table.a, Event("turn-start", table.a)), "use:arched-bridge")
        assert table.a.vp == 2
    finally:
        known.clear()
        known.update(before)
        standing.heard.cache_clear()


def test_golden_9_choice_of_monster() -> None:
    found = set()
    for seed in range(12):
        state = started(5, seed, legendary_monsters="on").state
        if "fire" in state.elements:
            fire = [one for one in state.monsters if library().monsters[one].element == "fire"]
            assert len(fire) == 1
            found.add(fire[0])
    assert found == {"demon-of-might", "lava-fury"}


def test_golden_10_two_column_realm(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.state import Realm

    table = scene("order", "earth")
    table.choose("place:worker:order-1")
    assert len(table.offered) == 2 and all(key.startswith("take:") for key in table.offered)
    table = scene("order", "earth")
    realm = table.state.realms[table.at("order-1")]
    table.state.realms[table.at("order-1")] = Realm(
        "order-1", ((), realm.columns[1]), (0, realm.covered[1])
    )
    table.choose("place:worker:order-1")
    assert table.offered == (f"gain:{tiles()['order-1'].spaces[0]}", f"take:{realm.columns[1][0]}")


def test_golden_12_team_order() -> None:
    state: EldervaleState = set_up(Chance(1), 4, GAME.settle({"team": "on"}))
    state.chance.fixed["first-player"] = [6] * 6 + [1] * 18  # seat 0 of team A wins the roll
    assert first_player(state) == 1
    session = started(4, 3, team="on")
    state = session.state
    order = [state.players[(state.first + turn) % 4].vp for turn in range(4)]
    assert state.first in (1, 3) and order == [1, 2, 3, 4]


@pytest.mark.rule("EL-VAR-TEAM-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_el_var_team_1_exactly_four(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"exactly four players, not {seats}"):
        started(seats, team="on")
    assert started(4, team="on").state.teams


@pytest.mark.rule("EL-VAR-DRAFT-1")
def test_el_var_draft_1_needs_a_neighbour() -> None:
    with pytest.raises(BadSetup, match="two players"):
        started(1, magic_draft="on")
