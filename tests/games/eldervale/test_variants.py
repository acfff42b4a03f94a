"""EL-VAR, EL-SOLO: variants, teams, the solo game."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.flow import result
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules import ghost as g
from fabletop.games.eldervale.rules.actions import act
from fabletop.games.eldervale.rules.aftermath import removal, take_reward, uses_tactics
from fabletop.games.eldervale.rules.battle import aid_for_mate, joiners, sides_at
from fabletop.games.eldervale.rules.dice import count_sides
from fabletop.games.eldervale.rules.dwellings import site_worth
from fabletop.games.eldervale.rules.ghost_actions import ghost_action
from fabletop.games.eldervale.rules.ghost_choices import choose_join, choose_swords
from fabletop.games.eldervale.rules.land import near
from fabletop.games.eldervale.rules.monsters import candidates, charge, controllable, defeat, rush
from fabletop.games.eldervale.rules.placement import reach
from fabletop.games.eldervale.rules.realms import explore_realm, lay
from fabletop.games.eldervale.rules.tableau import gain_card
from fabletop.games.eldervale.rules.turn import triggers_battle
from fabletop.games.eldervale.rules.uses import copied
from fabletop.games.eldervale.setup import insert_in_top_half
from fabletop.games.eldervale.state import GONE, READY, UNDERWORLD, Battle, Side
from fabletop.games.eldervale.terms import ELEMENTS

from .scene import Scene
from .test_setup_and_end import started

# Oracle, doorways, draft


@pytest.mark.rule("EL-VAR-ORACLE-1")
@pytest.mark.parametrize(("seats", "realms", "stock"), [(2, 10, 8), (3, 12, 9), (4, 14, 10)])
def test_el_var_oracle_1_joins_the_ruins(seats: int, realms: int, stock: int) -> None:
    state = started(seats, oracle="on").state
    tiles = [realm.tile for realm in state.realms]
    assert "oracle" in tiles and "dungeon-2" not in tiles
    assert len(tiles) == realms and len(state.stock.cards) == stock


@pytest.mark.rule("EL-VAR-ORACLE-2")
@pytest.mark.rule("EL-VAR-ORACLE-3")
def test_el_var_oracle_2_magic_or_one_card(scene: type[Scene]) -> None:
    table = scene("order", "earth", oracle="on")
    place = lay(table.game, "oracle", (2, -1))
    table.offer("arched-bridge")
    table.give(table.a, tool=3)
    keys = table.asks(act(table.game, table.a, place), "buy:arched-bridge")
    assert keys == () and table.a.power["order"] == 2
    stock = len(table.state.stock.cards)
    assert len(table.asks(act(table.game, table.a, place), "gain:magic")) == 0
    assert len(table.a.hand.cards) == 1 and len(table.state.stock.cards) == stock


@pytest.mark.rule("EL-VAR-NODOOR-1")
def test_el_var_nodoor_1_doorways_lie_at_the_bottom() -> None:
    state = started(3, no_doorways="on").state
    for element in state.elements:
        assert library().adventures[state.offers[element]].kind != "doorway"
        assert library().adventures[state.decks[element].cards[0]].kind == "doorway"


@pytest.mark.rule("EL-VAR-DRAFT-1")
def test_el_var_draft_1_five_of_seven() -> None:
    session = started(3, magic_draft="on")
    passed = session.state.packets[0].cards[1:]
    for turn in range(5):
        for request in session.requests:
            session.answer(request.seat, request.keys[:1])
        if not turn:
            assert session.state.packets[1].cards == passed  # to the left
    assert all(len(player.hand.cards) == 5 for player in session.state.players)
    assert len(session.state.magic_discard.cards) == 6


# Mercenaries


@pytest.mark.rule("EL-FREE-7")
@pytest.mark.rule("EL-ORB-6")
def test_el_var_merc_2_a_mercenary_costs_a_coin_or_an_orb(scene: type[Scene]) -> None:
    table = scene("order", "earth", minotaur="on")
    table.state.orbs_box -= 1
    table.a.orbs = 1
    table.give(table.a, gold=2)
    table.choose("hire:minotaur")
    assert table.a.units["minotaur"] == READY
    assert table.a.supply["gold"] == 1 and table.a.orbs == 1
    table.choose("orb")
    table.choose("hire-orb:minotaur")  # for good
    assert table.a.supply["gold"] == 1 and table.a.orbs == 0
    assert table.a.hired == {"minotaur": 0}


@pytest.mark.rule("EL-REGROUP-6")
@pytest.mark.rule("EL-VAR-MERC-5")
@pytest.mark.rule("EL-VAR-MERC-6")
def test_el_regroup_6_a_mercenary_hired_for_gold_leaves(scene: type[Scene]) -> None:
    """T-20."""
    table = scene("order", "earth", minotaur="on")
    table.state.mercenaries.clear()
    table.state.turns = 4
    table.a.hired["minotaur"] = 1
    table.a.units["minotaur"] = UNDERWORLD
    table.give(table.a, gold=2)
    table.treasure(table.a, "earth-gold-1")
    table.choose("regroup")
    assert "minotaur" not in table.a.units and table.state.mercenaries == ["minotaur"]
    assert table.asked.rule == "EL-TURN-3" and "hire:minotaur" not in table.offered


@pytest.mark.rule("EL-VAR-MERC-4")
def test_el_var_merc_4_nobody_elses_meanwhile(scene: type[Scene]) -> None:
    table = scene("order", "earth", minotaur="on")
    table.state.mercenaries.clear()
    table.a.units["minotaur"] = READY
    table.a.hired["minotaur"] = 0
    table.give(table.b, gold=3)
    table.state.active = 1
    assert "hire:minotaur" not in table.offered


@pytest.mark.rule("EL-VAR-MERC-7")
def test_el_var_merc_7_charge(scene: type[Scene]) -> None:
    table = scene("order", "earth", minotaur="on")
    table.b.units["minotaur"] = table.at("mill")
    assert table.asks(charge(table.game, table.a, table.at("portal"))) == ("charge", "pass")
    table.asks(charge(table.game, table.a, table.at("portal")), "charge")
    assert table.b.units["minotaur"] == table.at("portal")
    assert table.state.due == [table.at("portal")]
    assert table.asks(charge(table.game, table.a, table.at("order-1"))) == ()


@pytest.mark.rule("EL-VAR-MERC-8")
def test_el_var_merc_8_mimicry_once_per_turn(scene: type[Scene]) -> None:
    table = scene("order", "earth", mimic="on")
    table.a.units["mimic"] = READY
    table.put(table.a, "worker-1", "order-1")
    assert table.at("portal") in reach(table.game, table.a, "mimic", set())  # as by Flight
    assert "place:mimic:earth-1" in table.offered  # as by Teleport
    table.choose("place:mimic:earth-1")
    assert copied(table.a) == "teleport"
    table.a.units["mimic"] = READY
    table.a.units["worker-1"] = table.at("order-1")
    taken = {table.at("portal")}  # two steps away: only by Flight
    assert table.at("portal") not in reach(table.game, table.a, "mimic", taken)


# Mother of Dragons


def mother(scene: type[Scene]) -> Scene:
    table = scene("order", "earth", mother_of_dragons="on")
    table.state.stock.take("dragons-lair")
    lay(table.game, "dragons-lair", (2, -1))
    table.state.hoard_left = 3
    return table


@pytest.mark.rule("EL-VAR-MOTHER-1")
@pytest.mark.rule("EL-VAR-MOTHER-2")
@pytest.mark.rule("EL-VAR-FROST-1")
@pytest.mark.rule("EL-VAR-FROST-2")
@pytest.mark.rule("EL-VAR-LIMIT-1")
def test_el_var_mother_2_in_the_top_half(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    for _ in range(20):
        stock = [str(number) for number in range(7)]
        insert_in_top_half(table.game, stock, "dragons-lair")
        assert stock.index("dragons-lair") >= 4  # the last tile is the top; 3 of 7 are the half
    state = started(3, mother_of_dragons="on", frost_giant="on").state  # allowed together
    assert {"dragons-lair", "bridge"} <= set(state.stock.cards)
    assert len(state.hoard.cards) == 5


@pytest.mark.rule("EL-VAR-MOTHER-3")
def test_el_var_mother_3_she_enters_with_her_lair(scene: type[Scene]) -> None:
    table = scene("order", "earth", mother_of_dragons="on")
    table.next_realm("dragons-lair")
    keys = table.asks(explore_realm(table.game, table.a))
    table = scene("order", "earth", mother_of_dragons="on")
    table.next_realm("dragons-lair")
    table.asks(explore_realm(table.game, table.a), keys[0])
    assert table.state.monsters["mother-of-dragons"] == table.at("dragons-lair")
    assert table.state.hoard_left == 3


@pytest.mark.rule("EL-VAR-MOTHER-5")
def test_el_var_mother_5_she_rushes_to_any_ruin(scene: type[Scene]) -> None:
    """T-18."""
    table = mother(scene)
    tower, realm = table.at("mage-tower"), table.at("order-1")
    assert candidates(table.game, table.a, "worker-1", tower) == ["mother-of-dragons"]
    assert candidates(table.game, table.a, "worker-1", realm) == []
    table.put(table.a, "worker-1", "mage-tower")
    table.run(rush(table.game, table.a, "worker-1", tower))
    assert table.state.monsters["mother-of-dragons"] == tower and table.state.due == [tower]


@pytest.mark.rule("EL-VAR-MOTHER-6")
def test_el_var_mother_6_no_ones_and_no_master(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.rules.battle import monster_acts

    table = mother(scene)
    assert not controllable("mother-of-dragons")
    side = Side(-1, "mother-of-dragons", 5, dice=[1, 1, 3, 4, 5])
    battle = table.state.battle = Battle(
        table.at("dragons-lair"), "rolled", sides=[Side(0, pool=1, dice=[2]), side]
    )
    table.luck("battle", 1, 6, 2)
    table.run(monster_acts(table.game, battle, "rolled"))
    assert 1 not in side.dice and sorted(side.dice) == [2, 3, 4, 5, 6]


@pytest.mark.rule("EL-VAR-MOTHER-7")
@pytest.mark.rule("EL-VAR-MOTHER-8")
def test_el_var_mother_7_a_victor_takes_from_the_hoard(scene: type[Scene]) -> None:
    """T-17."""
    table = mother(scene)
    table.state.hoard_left = 2
    table.state.hoard.put(table.state.hoard.take("hoard-crown"))
    table.state.monsters["mother-of-dragons"] = table.at("mill")
    table.put(table.a, "worker-1", "mill")
    table.run(take_reward(table.game, table.a, "mother-of-dragons"))
    assert table.a.glory == 1 and table.a.hoard == ["hoard-crown"] and table.a.vp == 8
    sides = [Side(0, pool=1, won=True), Side(-1, "mother-of-dragons", 5)]
    battle = table.state.battle = Battle(
        table.at("mill"), "removal", sides=sides, monster="mother-of-dragons"
    )
    table.run(removal(table.game, battle))
    assert table.state.monsters["mother-of-dragons"] == table.at("dragons-lair")
    assert table.a.units["worker-1"] == table.at("mill")


@pytest.mark.rule("EL-VAR-MOTHER-9")
@pytest.mark.rule("EL-VAR-MOTHER-10")
def test_el_var_mother_9_defeated_with_the_third_token(scene: type[Scene]) -> None:
    table = mother(scene)
    table.state.monsters["mother-of-dragons"] = table.at("mill")
    table.run(defeat(table.game, "mother-of-dragons"))  # outside a battle: she goes home
    assert table.state.monsters["mother-of-dragons"] == table.at("dragons-lair")
    table.state.hoard_left = 0
    sides = [Side(0, pool=1, won=True), Side(-1, "mother-of-dragons", 5)]
    place = table.at("dragons-lair")
    table.a.units["worker-1"] = place
    battle = table.state.battle = Battle(place, "removal", sides=sides, monster="mother-of-dragons")
    table.run(removal(table.game, battle))
    assert table.state.monsters["mother-of-dragons"] == GONE


# Frost Giant


def frost(scene: type[Scene]) -> Scene:
    table = scene("order", "earth", frost_giant="on")
    table.next_realm("order-3")
    table.next_realm("bridge")
    other = scene("order", "earth", frost_giant="on")
    other.next_realm("order-3")
    other.next_realm("bridge")
    keys = other.asks(explore_realm(other.game, other.a))
    table.asks(explore_realm(table.game, table.a), keys[0])
    return table


@pytest.mark.rule("EL-VAR-FROST-6")
@pytest.mark.rule("EL-VAR-FROST-9")
def test_el_var_frost_6_the_giant_on_the_bridge(scene: type[Scene]) -> None:
    table = frost(scene)
    bridge, far = table.at("bridge"), table.at("order-3")
    assert table.state.monsters["frost-giant"] == bridge
    table.state.monsters["brass-colossus"] = -6
    assert candidates(table.game, table.a, "worker-1", far) == ["frost-giant"]
    start = next(one for one in near(table.state, bridge) if one != far)
    assert "frost-giant" in candidates(table.game, table.a, "worker-1", start)
    table.a.units["worker-1"] = bridge
    assert far in reach(table.game, table.a, "worker-2", set())


@pytest.mark.rule("EL-VAR-FROST-8")
def test_el_var_frost_8_ten_points_beyond_the_bridge(scene: type[Scene]) -> None:
    """T-16."""
    table = frost(scene)
    far = table.at("order-3")
    assert near(table.state, far) == (table.at("bridge"),)  # no other neighbour
    assert site_worth(table.game, far) == 10


# Teams


def team(scene: type[Scene]) -> Scene:
    return scene("order", "earth", "fire", "light", team="on")


@pytest.mark.rule("EL-VAR-TEAM-1")
@pytest.mark.rule("EL-VAR-TEAM-2")
@pytest.mark.rule("EL-VAR-TEAM-4")
def test_el_var_team_1_neighbours_who_see_each_others_hands(scene: type[Scene]) -> None:
    table = team(scene)
    assert table.state.mate(0) == 1 and table.state.mate(3) == 2
    table.hold(table.a, "wolf-charm")
    assert table.session.view(1).players[0].hand.cards == ("wolf-charm",)
    assert table.session.view(2).players[0].hand.cards is None


@pytest.mark.rule("EL-VAR-TEAM-3")
def test_el_var_team_3_the_higher_sum_wins(scene: type[Scene]) -> None:
    table = team(scene)
    for player, points in zip(table.state.players, (60, 20, 45, 40), strict=True):
        player.vp = points
    assert result(table.state).ranking == ((2, 3), (0, 1))


@pytest.mark.rule("EL-VAR-TEAM-5")
def test_el_var_team_5_exchange_one_for_one(scene: type[Scene]) -> None:
    table = team(scene)
    table.hold(table.a, "wolf-charm")
    assert "offer:wolf-charm" not in table.offered  # the teammate has nothing to give
    table = team(scene)
    table.hold(table.a, "wolf-charm")
    table.hold(table.b, "parley")
    table.choose("offer:wolf-charm")
    table.choose("swap-card:parley", by=table.b)
    assert table.a.hand.cards == ["parley"] and table.b.hand.cards == ["wolf-charm"]


@pytest.mark.rule("EL-VAR-TEAM-6")
def test_el_var_team_6_a_card_may_be_given_away(scene: type[Scene]) -> None:
    table = team(scene)
    table.offer("citadel")
    table.asks(gain_card(table.game, table.a, "citadel"), "give")
    assert table.b.tableau[-1].id == "citadel" and table.b.power["order"] == 1
    assert table.a.power == {"order": 1}


@pytest.mark.rule("EL-VAR-TEAM-7")
def test_el_var_team_7_harm_passes_the_teammate_by(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.effects import vocabulary as e
    from fabletop.games.eldervale.effects.aim import Aim
    from fabletop.games.eldervale.effects.run_gains import stealable

    table = team(scene)
    assert [one.seat for one in stealable(table.game, Aim(table.a), e.Steal())] == [2, 3]


@pytest.mark.rule("EL-VAR-TEAM-8")
def test_el_var_team_8_teammates_fight_each_other(scene: type[Scene]) -> None:
    table = team(scene)
    portal = table.at("portal")
    table.put(table.b, "worker-1", "portal")
    assert not triggers_battle(table.game, table.a, "worker-1", portal)  # the teammate alone
    table.put(table.a, "worker-1", "portal")
    assert sides_at(table.game, portal) == 1
    table.put(table.state.players[2], "worker-1", "portal")
    assert triggers_battle(table.game, table.a, "worker-1", portal)
    assert sides_at(table.game, portal) == 2
    battle = Battle(portal)
    count_sides(table.game, battle)
    assert [side.seat for side in battle.sides] == [0, 1, 2]  # everybody against everybody


@pytest.mark.rule("EL-VAR-TEAM-9")
def test_el_var_team_9_swords_for_the_teammate(scene: type[Scene]) -> None:
    table = team(scene)
    table.give(table.a, sword=3)
    battle = Battle(table.at("portal"), sides=[Side(1, pool=4), Side(2, pool=1)])
    assert list(aid_for_mate(table.game, battle, table.a)) == ["aid:1", "aid:2"]


@pytest.mark.rule("EL-VAR-TEAM-10")
def test_el_var_team_10_chains_serve_their_owner_only(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.rules.standing import changes_here, sources

    chained = next(id for id in library().monsters if id in sources())
    kind = type(sources()[chained][0].ability.modifiers[0])
    table = team(scene)
    table.a.units[chained] = READY
    change = sources()[chained][0].ability.modifiers[0]
    assert change in [one for one, _ in changes_here(table.game, table.a, kind)]
    assert change not in [one for one, _ in changes_here(table.game, table.b, kind)]


# Tactics and sound


@pytest.mark.rule("EL-VAR-TACTICS-1")
@pytest.mark.rule("EL-VAR-TACTICS-2")
@pytest.mark.rule("EL-VAR-TACTICS-3")
def test_el_var_tactics_2_the_units_stay(scene: type[Scene]) -> None:
    """T-19."""
    table = scene("order", "earth", tactics="on")
    assert table.a.tactics == 2
    table.give(table.a)
    for worker in ("worker-1", "worker-2"):
        table.put(table.a, worker, "portal")
    battle = Battle(table.at("portal"), "removal", sides=[Side(0, pool=2), Side(1, pool=1)])
    table.asks(uses_tactics(table.game, battle, table.a), "tactics")
    assert table.a.tactics == 1 and table.a.supply["sword"] == 0 and not table.state.due
    table.a.tactics = 2
    table.asks(removal(table.game, battle), "tactics")
    assert table.a.units["worker-1"] == table.a.units["worker-2"] == table.at("portal")


def test_el_var_tactics_2_declined_the_units_go(scene: type[Scene]) -> None:
    table = scene("order", "earth", tactics="on")
    table.give(table.a)
    table.put(table.a, "worker-1", "portal")
    battle = Battle(table.at("portal"), "removal", sides=[Side(0, pool=1), Side(1, pool=2)])
    table.asks(removal(table.game, battle), "pass")
    assert table.a.tactics == 2 and table.a.units["worker-1"] == UNDERWORLD


@pytest.mark.rule("EL-VAR-SOUND-1")
@pytest.mark.rule("EL-VAR-SOUND-2")
def test_el_var_sound_1_every_move_of_a_monster_is_told(scene: type[Scene]) -> None:
    """The table plays a sound for each of these lines; whose monster it is shows in the view."""
    table = scene("order", "water", sound="on")
    table.monster("mere-hag", "portal")
    table.put(table.a, "worker-1", "order-2")
    table.run(rush(table.game, table.a, "worker-1", table.at("order-2")))
    table.run(defeat(table.game, "mere-hag"))
    told = [(line.id, line.args.get("monster")) for line in table.game.lines]
    assert ("rushed", "mere-hag") in told and ("monster-defeated", "mere-hag") in told


# Solo


def solo(scene: type[Scene], ghost: str = "easy") -> Scene:
    return scene("order", ghost=ghost)


def test_el_solo_1_two_player_setup_with_a_ghost() -> None:
    state = started(1).state
    assert len(state.elements) == 4 and len(state.realms) == 10
    ghost = state.players[1]
    assert ghost.ghost and not ghost.hand.cards and ghost.element in ELEMENTS
    assert state.first == 0 and ghost.vp == 2


def test_el_solo_2_the_ghost_deck() -> None:
    cards = list(library().ghosts.values())
    first = [one.targets[0] if one.targets else "regroup" for one in cards]
    assert len(cards) == 24 and sum(one.guardian for one in cards) == 8
    assert [first.count(one) for one in ("element", "dungeon", "mill", "portal", "regroup")] == [
        8,
        6,
        4,
        2,
        2,
    ]
    assert first.count("fortress") + first.count("mage-tower") == 2


def test_el_solo_3_the_first_legal_target(scene: type[Scene]) -> None:
    table = solo(scene)
    card = next(one for one in library().ghosts.values() if one.targets[:1] == ("element",))
    chosen = g.choose_turn(table.game, table.b, card)
    assert chosen is not None
    assert table.state.realms[chosen[1]].columns
    regroup = next(one for one in library().ghosts.values() if not one.targets)
    assert g.choose_turn(table.game, table.b, regroup) is None


def test_el_solo_4_ghost_actions(scene: type[Scene]) -> None:
    table = solo(scene)
    ghost = table.b
    table.give(ghost)
    place = table.at("order-1")
    for _ in range(2):
        table.run(ghost_action(table.game, ghost, place))
    assert ghost.power["order"] == 1 and len(table.state.spent) == 2
    table.run(ghost_action(table.game, ghost, table.at("fortress")))
    assert ghost.supply["sword"] == 1
    table.run(ghost_action(table.game, ghost, table.at("portal")))
    assert ghost.units["worker-4"] == READY
    realms = len(table.state.realms)
    table.run(ghost_action(table.game, ghost, table.at("dungeon")))
    assert len(table.state.realms) == realms + 1 and len(ghost.tableau) == 2


def test_el_solo_5_ghost_regroup(scene: type[Scene]) -> None:
    table = solo(scene)
    table.put(table.b, "worker-1", "mill")
    card = next(one for one in library().ghosts.values() if not one.targets)
    assert table.state.ghost is not None
    table.state.ghost.spent = [table.state.ghost.deck.draw() for _ in range(5)]
    for _ in range(2):
        table.run(g.ghost_regroup(table.game, table.b, card))
    assert table.b.units["worker-1"] == READY
    assert table.b.units["worker-4"] == table.b.units["warrior"] == READY
    assert len(table.state.ghost.deck.cards) == 24  # reshuffled after the second card


def test_el_solo_6_when_the_ghost_joins_and_pays(scene: type[Scene]) -> None:
    table = solo(scene)
    battle = Battle(table.at("portal"))
    table.put(table.a, "dragon", "portal")
    table.put(table.b, "worker-1", "portal")
    table.put(table.b, "worker-2", "mill")
    choose_join(table.game, table.b, battle, joiners(table.game, battle, table.b))
    assert table.b.units["worker-2"] == table.at("mill")  # 2 against 3
    table.put(table.b, "warrior", "mill")
    choose_join(table.game, table.b, battle, joiners(table.game, battle, table.b))
    assert table.b.units["warrior"] == table.at("portal")
    battle.sides = [Side(0, pool=4), Side(1, pool=4)]
    table.give(table.b, sword=1)
    choose_swords(table.game, table.b, battle)
    assert battle.sides[1].pool == 5 and table.b.supply["sword"] == 0


def test_el_solo_7_the_guardian(scene: type[Scene]) -> None:
    table = solo(scene)
    card = next(one for one in library().ghosts.values() if one.guardian)
    table.put(table.a, "worker-1", "order-1")
    g.move_guardian(table.game, card)
    assert table.state.monsters["guardian"] == table.at("mage-tower")  # the nearest free ruin
    assert "guardian" not in candidates(table.game, table.a, "worker-2", table.at("order-2"))
    table.run(take_reward(table.game, table.a, "guardian"))
    assert table.a.glory == 1
    table.run(defeat(table.game, "guardian"))
    assert table.state.monsters["guardian"] < 0


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_el_solo_8_a_tie_is_a_loss(scene: type[Scene], level: str) -> None:
    from fabletop.games.eldervale.rules.ending import score

    table = solo(scene, ghost=level)
    score(table.game)
    assert table.b.vp == 4  # track and start card
    table.a.vp = table.b.vp
    assert result(table.state).reason == "ghost-won"
    table.a.vp += 1
    assert result(table.state).reason == "ghost-beaten"


def test_el_solo_9_its_other_choices(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.rules.glory import gain_glory
    from fabletop.games.eldervale.rules.power import gain_power, ghost_choice

    table = solo(scene)
    ghost = table.b
    table.give(ghost)
    ghost.power = {ghost.element: 3, "order": 4}
    assert ghost_choice(table.game, ghost) == "order"
    table.run(gain_glory(table.game, ghost, 2))
    assert not sum(ghost.supply.values()) and ghost.glory == 2
    ghost.power = dict.fromkeys(table.state.elements[:3], 1) | {"x": 1}
    table.run(gain_power(table.game, ghost, table.state.elements[3]))
    assert table.state.elements[3] not in ghost.power


def test_the_frost_giant_gives_glory_once_and_a_resource(scene: type[Scene]) -> None:
    table = scene("order", "earth", frost_giant="on")
    table.asks(take_reward(table.game, table.a, "frost-giant"), "gain:gem")
    assert table.a.glory == 1 and table.a.supply["gem"] == 2
