"""EL-REGROUP, EL-CARD, EL-FREE, EL-ORB, EL-SLOT, EL-DOOR, EL-VAULT, EL-AURA, EL-WARD, EL-WEAPON."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.effects.abilities import DoubleOrNothing
from fabletop.games.eldervale.effects.modifiers import Modifier
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules.ending import cards as card_score
from fabletop.games.eldervale.rules.ending import vaults
from fabletop.games.eldervale.rules.free import free_actions, orb_uses
from fabletop.games.eldervale.rules.power import gain_power
from fabletop.games.eldervale.rules.regroup import actions, gather, is_free
from fabletop.games.eldervale.rules.tableau import (
    activate,
    find,
    gain_card,
    hosts,
    lose_card,
    movable_auras,
    payable,
)
from fabletop.games.eldervale.rules.treasure import open_slots
from fabletop.games.eldervale.rules.units import on_map
from fabletop.games.eldervale.state import READY, UNDERWORLD

from .scene import Scene

RICH = {"gem": 5, "scroll": 5, "potion": 5, "tool": 5, "sword": 5}


def regrouping(table: Scene, *places: str) -> Scene:
    for number, tile in enumerate(places, 1):
        table.put(table.a, f"worker-{number}", tile)
    table.choose("regroup")
    return table


@pytest.mark.rule("EL-REGROUP-7")
def test_el_regroup_1_each_unit_home_or_onto_an_action(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.own(table.a, "arched-bridge")
    regrouping(table, "order-1", "earth-1")
    assert {"all-home", "home:worker:order-1", "home:worker:earth-1", "start:gather"} <= set(
        table.offered
    )
    table.choose("home:worker:order-1")
    assert table.a.units["worker-1"] == READY and on_map(table.a) == ["worker-2"]
    table.choose("all-home")
    assert not on_map(table.a) and table.state.active == 1


def test_el_regroup_2_only_units_from_the_map_activate(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.a.units["worker-1"] = UNDERWORLD
    table.put(table.a, "worker-3", "order-1")
    assert actions(table.game, table.a, on_map(table.a))["start:gather"].units == ["worker-3"]
    table.ready(table.a, "worker-3")
    table.choose("regroup")  # nobody on the map: nothing to activate
    assert table.state.active == 1 and table.a.units["worker-1"] == READY


@pytest.mark.rule("EL-CARD-5")
def test_el_regroup_3_an_action_is_used_once(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    regrouping(table, "order-1", "earth-1")
    table.choose("start:gather")
    table.choose("unit:worker:order-1", rule="EL-CARD-1")
    assert table.a.supply["tool"] == 2 and "start:gather" not in table.offered
    assert not is_free(table.a, "gather")


@pytest.mark.rule("EL-REGROUP-5")
@pytest.mark.rule("EL-UNDER-2")
def test_el_regroup_4_units_return(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.a.units["worker-2"] = UNDERWORLD
    regrouping(table, "order-1")
    table.choose("start:gather")
    assert [table.a.units[f"worker-{n}"] for n in (1, 2, 3)] == [READY] * 3


@pytest.mark.rule("EL-CARD-8")
def test_el_regroup_8_one_activates_another_settles(scene: type[Scene]) -> None:
    """T-7."""
    table = scene("order", "earth")
    table.give(table.a, tool=1, sword=2)
    regrouping(table, "order-2", "mill", "earth-1")
    assert "start:dwell" in table.offered
    table.choose("start:dwell")
    table.choose("unit:worker:mill")
    assert table.a.dwellings == [table.at("order-2")]
    assert "start:gather" in table.offered  # the third unit is free


def test_el_regroup_8_a_lone_worker_cannot_settle(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.give(table.a, **RICH)
    regrouping(table, "order-2")
    assert "start:dwell" not in table.offered


# Cards


def test_el_card_1_symbols(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.own(table.a, "citadel")
    table.put(table.a, "worker-1", "order-1")
    assert "do:citadel" not in actions(table.game, table.a, ["worker-1"])
    table.put(table.a, "warrior", "mill")
    assert "do:citadel" in actions(table.game, table.a, ["worker-1", "warrior"])
    assert actions(table.game, table.a, ["warrior"])["start:gather"]  # worker symbol: any unit


@pytest.mark.rule("EL-CARD-4")
def test_el_card_2_gains_of_one_pay_for_the_next(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.give(table.a)
    regrouping(table, "order-1", "earth-1")
    assert "start:summon" not in table.offered
    table.choose("start:gather")
    table.choose("unit:worker:order-1")
    assert "start:summon" in table.offered  # the tool just gathered pays for a worker


@pytest.mark.rule("EL-SLOT-4")
def test_el_card_3_costs_must_be_payable(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.own(table.a, "coin-house")
    assert not payable(table.a, table.a, table.a.tableau[find(table.a, "coin-house")])


def test_el_card_6_summon_works_like_the_portal(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.give(table.a, tool=2, sword=1)
    regrouping(table, "order-1")
    table.choose("start:summon")
    table.choose("summon:warrior", rule="EL-ACTION-4")
    assert table.a.units["warrior"] == READY


@pytest.mark.rule("EL-SLOT-2")
def test_el_card_7_gather_gives_what_lies_there(scene: type[Scene]) -> None:
    table = scene("order", "fire")
    table.give(table.a)
    table.run(gather(table.game, table.a, "start-order"))
    assert table.a.supply["tool"] == 1
    table.treasure(table.a, "fire-sword-sword-1")
    table.choose("slot:fire-sword-sword-1")
    assert table.a.tableau[0].slots == ("fire-sword-sword-1",)
    table.run(gather(table.game, table.a, "start-order"))
    assert table.a.supply["sword"] == 2 and table.a.supply["tool"] == 1


@pytest.mark.rule("EL-AURA-3")
def test_el_card_9_a_start_card_is_never_meant(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.effects.run_cards import adventure_cards

    table = scene("order", "earth")
    assert list(adventure_cards(table.a)) == []
    assert hosts(table.a, "chaotic-aura") == []


@pytest.mark.rule("EL-POWER-6")
def test_el_card_10_a_gained_card_gives_power(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.offer("mushroom-cellars")
    table.run(gain_card(table.game, table.a, "mushroom-cellars"))
    assert table.a.power == {"order": 1, "earth": 1} and len(table.a.tableau) == 2


@pytest.mark.rule("EL-AURA-6")
def test_el_card_11_losing_a_card(scene: type[Scene]) -> None:
    table = scene("order", "chaos")
    table.own(table.a, "citadel", orb=True)
    table.own(table.a, "chaotic-aura", host="citadel")
    table.a.power["order"] = 3
    table.state.orbs_box -= 1
    lose_card(table.game, table.a, "citadel")
    assert table.a.power["order"] == 3 and table.state.orbs_gone == 1
    assert table.a.tableau[-1].host == "" and "chaotic-aura" not in movable_auras(
        table.game, table.a
    )


def test_el_card_12_a_passive_works_from_the_moment_of_gaining(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.rules.standing import changes

    for id, card in library().adventures.items():
        if card.kind == "passive" and card.ability.modifiers and card.orb.symbol != "required":
            table = scene(card.element, "fire" if card.element != "fire" else "water")
            kind: type[Modifier] = type(card.ability.modifiers[0])
            assert card.ability.modifiers[0] not in changes(table.game, table.a, kind)
            table.own(table.a, id)
            assert card.ability.modifiers[0] in changes(table.game, table.a, kind)
            return
    raise AssertionError("no passive with a modifier")


@pytest.mark.rule("EL-ORB-5")
def test_el_card_13_orb_symbols(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    card = next(
        id
        for id, one in library().adventures.items()
        if one.orb.symbol != "none" and one.element == "order"
    )
    table.own(table.a, card)
    table.a.orbs = 1
    table.state.orbs_box -= 1
    table.choose("orb")
    table.choose(f"cover:{card}", rule="EL-ORB-2")
    assert table.a.tableau[-1].orb and table.a.orbs == 0
    assert f"cover:{card}" not in orb_uses(table.game, table.a)


# Free actions and orbs


@pytest.mark.rule("EL-FREE-2")
def test_el_free_1_any_number_in_the_own_turn(scene: type[Scene]) -> None:
    table = scene("fire", "earth")
    table.give(table.a)
    table.treasure(table.a, "fire-gold-1", "fire-sword-1")
    table.choose("cash:fire-gold-1")
    table.choose("cash:fire-sword-1")
    assert table.a.supply["gold"] == 1 and table.a.supply["sword"] == 1
    assert table.asked.rule == "EL-TURN-1"


@pytest.mark.rule("EL-FREE-9")
def test_el_free_3_cashing_in_another_players_turn(scene: type[Scene]) -> None:
    table = scene("fire", "earth")
    table.give(table.b)
    table.treasure(table.b, "earth-gold-1")
    assert table.session.request(1) is not None
    table.side(table.b, "cash:earth-gold-1")
    assert table.b.supply["gold"] == 1 and table.asked.seat == 0
    assert table.session.request(1) is None


def test_el_free_3_cashing_in_the_middle_of_an_action(scene: type[Scene]) -> None:
    table = scene("fire", "earth")
    table.give(table.a)
    table.treasure(table.a, "fire-sword-1")
    table.put(table.a, "worker-1", "fire-2")
    table.ready(table.a, "worker-2")
    table.choose("place:worker:fire-1")
    assert table.asked.rule == "EL-ACTION-1"  # which of two columns
    columns = table.offered[:-1]
    table.choose("cash:fire-sword-1")
    assert table.a.supply["sword"] == 1
    assert table.asked.rule == "EL-ACTION-1" and table.offered == columns  # put anew


def test_el_free_3_cashed_treasure_opens_more_sites(scene: type[Scene]) -> None:
    table = scene("fire", "earth")
    for worker, tile in (("worker-1", "fire-1"), ("worker-2", "fire-2"), ("worker-3", "earth-1")):
        table.put(table.a, worker, tile)
    table.give(table.a, sword=2, potion=2)
    table.ready(table.a, "worker-4")
    table.treasure(table.a, "earth-tool-tool-1")
    table.choose("place:worker:mill")
    assert table.asked.rule == "EL-DWELL-2"
    assert table.offered == ("dwell:fire-1", "dwell:fire-2", "cash:earth-tool-tool-1")
    table.give(table.a, sword=2, potion=2, gem=1)
    table.choose("cash:earth-tool-tool-1")
    assert table.offered == ("dwell:fire-1", "dwell:fire-2", "dwell:earth-1")


@pytest.mark.rule("EL-SLOT-1")
def test_el_free_4_a_token_on_a_slot_stays(scene: type[Scene]) -> None:
    table = scene("light", "fire")
    table.own(table.a, "shining-door", "light-gold-1")
    table.treasure(table.a, "fire-gold-1")
    table.choose("slot:fire-gold-1")
    table.choose("slot-on:shining-door:1")
    assert table.a.tableau[-1].slots == ("fire-gold-1",)
    assert table.state.spent == ["light-gold-1"]  # discarded without gain
    assert table.a.supply["gold"] == 0


def test_el_free_5_spells_are_free_actions_in_their_window(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    spell = next(
        id
        for id, one in library().magic.items()
        if one.kind == "spell"
        and one.on == "own-turn"
        and one.casting is None
        and not one.when
        and any(type(effect).__name__ in ("Gain", "Vp", "Sift") for effect in one.effects)
    )
    table.hold(table.a, spell, "wolf-charm")
    assert f"cast:{spell}" in table.offered and "cast:wolf-charm" not in table.offered


@pytest.mark.rule("EL-AURA-5")
def test_el_free_6_attaching_and_moving_auras(scene: type[Scene]) -> None:
    table = scene("order", "chaos")
    table.own(table.a, "citadel")
    table.own(table.a, "chaotic-aura")
    table.give(table.a)
    table.choose("aura:chaotic-aura")
    assert table.a.tableau[-1].host == "citadel"
    table.own(table.a, "arched-bridge")
    assert movable_auras(table.game, table.a) == []  # moving costs its price again
    cost = library().adventures["chaotic-aura"].cost
    table.give(table.a, **RICH)
    before = sum(table.a.supply.values())
    from fabletop.games.eldervale.rules.tableau import move_aura

    table.run(move_aura(table.game, table.a, "chaotic-aura"))
    assert table.a.tableau[find(table.a, "chaotic-aura")].host == "arched-bridge"
    assert sum(table.a.supply.values()) == before - cost.size and "chaos" not in table.a.power


@pytest.mark.rule("EL-VAR-MERC-2")
@pytest.mark.rule("EL-VAR-MERC-1")
def test_el_free_7_hiring(scene: type[Scene]) -> None:
    table = scene("order", "earth", minotaur="on")
    assert table.state.mercenaries == ["minotaur"]
    table.give(table.a, gold=1)
    table.choose("hire:minotaur")
    assert table.a.units["minotaur"] == READY and not table.state.mercenaries
    assert any(key.startswith("place:minotaur") for key in table.offered)


@pytest.mark.rule("EL-VAR-TACTICS-4")
def test_el_free_8_recovering_tactics(scene: type[Scene]) -> None:
    table = scene("order", "earth", tactics="on")
    table.a.tactics = 1
    table.give(table.a, sword=3)
    table.choose("tactics")
    assert table.a.tactics == 2 and table.a.supply["sword"] == 0


def test_el_orb_1_kept_until_used(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.a.power["order"] = 4
    table.run(gain_power(table.game, table.a, "order"))
    assert table.a.orbs == 1 and "orb" in free_actions(table.game, table.a)


@pytest.mark.rule("EL-ORB-3")
def test_el_orb_2_the_reward_menu(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.a.orbs = 2
    table.state.orbs_box -= 2
    table.give(table.a)
    table.choose("orb")
    table.choose("menu:menu-potions", rule="EL-ORB-2")
    assert table.a.supply["potion"] == 2 and table.a.orbs == 1
    assert "menu:menu-potions" not in orb_uses(table.game, table.a)


@pytest.mark.rule("EL-SLOT-6")
def test_el_orb_4_an_orb_on_a_deposit_slot(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.own(table.a, "coin-house")
    table.a.orbs = 1
    table.state.orbs_box -= 1
    table.give(table.a)
    table.choose("orb")
    table.choose("deposit:coin-house")
    held = table.a.tableau[-1]
    assert "orb" in held.slots and payable(table.a, table.a, held)
    assert not [key for key in open_slots(table.a) if "coin-house" in key]


@pytest.mark.rule("EL-VAR-MERC-3")
def test_el_orb_6_a_mercenary_for_good(scene: type[Scene]) -> None:
    table = scene("order", "earth", minotaur="on")
    table.a.hired["minotaur"] = 1
    table.a.units["minotaur"] = READY
    table.state.mercenaries.clear()
    table.a.orbs = 1
    table.choose("orb")
    table.choose("hire-orb:minotaur")
    assert table.a.hired["minotaur"] == 0
    table.state.turns = 5
    table.choose("regroup")
    assert "minotaur" in table.a.units


@pytest.mark.rule("EL-SCORE-1")
def test_el_orb_7_an_unplaced_orb_is_worth_one(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.rules.ending import orbs

    table = scene("order", "earth")
    table.a.orbs = 2
    assert orbs(table.game, table.a) == 2


# Slots, doors, vaults


@pytest.mark.rule("EL-DOOR-1")
def test_el_slot_3_gain_slots_give_the_token_or_the_printing(scene: type[Scene]) -> None:
    table = scene("light", "water")
    table.own(table.a, "shining-door", "water-potion-potion-1")
    table.give(table.a)
    table.run(activate(table.game, table.a, "shining-door"))
    assert table.a.supply["scroll"] == 1 and table.a.supply["potion"] == 2


def test_el_slot_5_a_deposit_is_paid_at_each_use(scene: type[Scene]) -> None:
    """G-11."""
    table = scene("light", "earth")
    table.own(table.a, "altar-of-seven-candles", "light-scroll-scroll-1")
    held = table.a.tableau[-1]
    table.give(table.a, scroll=1)
    assert not payable(table.a, table.a, held)
    table.give(table.a, scroll=5)
    for left in (3, 1):
        table.run(activate(table.game, table.a, "altar-of-seven-candles"))
        assert table.a.supply["scroll"] == left
        assert table.a.tableau[-1].slots[0] == "light-scroll-scroll-1"


def test_el_slot_7_a_slash_is_chosen_at_each_use(scene: type[Scene]) -> None:
    table = scene("light", "fire")
    table.own(table.a, "altar-of-seven-candles", "fire-sword-gem-1")
    table.give(table.a, sword=1, gem=1)
    keys = table.asks(activate(table.game, table.a, "altar-of-seven-candles"))
    assert keys == ("pay1:sword", "pay1:gem")


def test_el_door_2_levels_of_all_players_count(scene: type[Scene]) -> None:
    from fabletop.games.eldervale.rules.levels import sole_leader

    table = scene("light", "earth")
    assert sole_leader(table.game, table.a, "light")
    table.b.power["light"] = 1
    assert not sole_leader(table.game, table.a, "light")
    assert not sole_leader(table.game, table.a, "earth")


@pytest.mark.rule("EL-VAULT-2")
@pytest.mark.rule("EL-VAULT-3")
@pytest.mark.rule("EL-SCORE-5")
def test_el_vault_1_two_points_per_symbol(scene: type[Scene]) -> None:
    table = scene("earth", "fire")
    table.own(table.a, "root-cave", "fire-potion-potion-1", "fire-sword-gem-1", "fire-gold-1")
    table.give(table.a)
    assert not table.a.dwellings  # no adventure cards are scored, the vault is
    assert vaults(table.game, table.a) == 10
    assert table.a.vp == 0


@pytest.mark.rule("EL-AURA-4")
def test_el_aura_1_only_cards_with_a_unit_symbol(scene: type[Scene]) -> None:
    table = scene("order", "chaos")
    table.own(table.a, "citadel")
    table.own(table.a, "curtain-wall")
    table.own(table.a, "chaotic-aura")
    assert hosts(table.a, "chaotic-aura") == ["citadel"]


def test_el_aura_2_attached_at_once_or_not(scene: type[Scene]) -> None:
    table = scene("order", "chaos")
    table.own(table.a, "citadel")
    table.offer("chaotic-aura")
    keys = table.asks(gain_card(table.game, table.a, "chaotic-aura"))
    assert keys == ("unattached", "host:citadel")


def test_el_aura_7_auras_are_scored_like_other_cards(scene: type[Scene]) -> None:
    table = scene("order", "chaos")
    table.own(table.a, "chaotic-aura")
    table.a.power["chaos"] = 2
    table.dwell(table.a, "order-1", "worker-1")
    assert card_score(table.game, table.a) == 2 + 3


@pytest.mark.rule("EL-WARD-2")
def test_el_ward_1_an_opponents_advance_pays(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.own(table.a, "curtain-wall")
    before = sum(table.a.supply.values())
    table.run(gain_power(table.game, table.b, "order", 2))
    assert sum(table.a.supply.values()) == before + 2
    table.run(gain_power(table.game, table.a, "order"))  # the own advance gives nothing
    table.b.power["order"] = 5
    table.run(gain_power(table.game, table.b, "order"))  # at level 5 nobody advances
    assert sum(table.a.supply.values()) == before + 2


def test_el_weapon_1_a_weapon_is_only_a_label() -> None:
    weapons = [one for one in library().adventures.values() if one.kind == "weapon"]
    assert len(weapons) == 8
    assert all(one.ability.modifiers or one.ability.triggers for one in weapons)


def test_golden_3_doorway_majority(scene: type[Scene]) -> None:
    table = scene("light", "water")
    table.own(table.a, "shining-door", "water-potion-potion-1")
    table.give(table.a)
    table.b.power["light"] = 1
    table.run(activate(table.game, table.a, "shining-door"))
    assert table.a.supply["scroll"] == 1 and table.a.supply["potion"] == 0
    table.a.power["light"] = 2
    table.run(activate(table.game, table.a, "shining-door"))
    assert table.a.supply["scroll"] == 2 and table.a.supply["potion"] == 2


def test_golden_4_vault(scene: type[Scene]) -> None:
    table = scene("earth", "fire")
    table.give(table.a)
    table.own(table.a, "root-cave", "fire-sword-gem-1")
    assert vaults(table.game, table.a) == 4
    table = scene("earth", "fire")
    table.give(table.a)
    table.own(table.a, "root-cave", "fire-sword-1")
    assert vaults(table.game, table.a) == 2


@pytest.mark.parametrize(("face", "spaces"), [(4, 2), (3, 0)])
def test_golden_5_aura(scene: type[Scene], face: int, spaces: int) -> None:
    table = scene("order", "chaos")
    table.own(table.a, "citadel")
    table.own(table.a, "chaotic-aura", host="citadel")
    assert isinstance(library().adventures["chaotic-aura"].aura, DoubleOrNothing)
    table.luck("aura", face)
    keys = table.asks(activate(table.game, table.a, "citadel"), *(["gain:gem"] if spaces else []))
    assert table.a.glory == spaces and keys == ()


def test_golden_11_deposit_slot(scene: type[Scene]) -> None:
    table = scene("light", "earth")
    table.own(table.a, "altar-of-seven-candles")
    table.give(table.a, scroll=5)
    place = find(table.a, "altar-of-seven-candles")
    assert not payable(table.a, table.a, table.a.tableau[place])
    from fabletop.games.eldervale.rules.treasure import fill_slot

    fill_slot(table.game, table.a, place, 0, table.take_token("light-scroll-scroll-1"))
    assert payable(table.a, table.a, table.a.tableau[place])
    table.give(table.a)
    assert not payable(table.a, table.a, table.a.tableau[place])
    fill_slot(table.game, table.a, place, 0, "orb")
    assert payable(table.a, table.a, table.a.tableau[place])
