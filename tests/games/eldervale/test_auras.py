"""Each aura strengthens its host in its own way."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.rules.regroup import actions, from_underworld, is_free
from fabletop.games.eldervale.rules.tableau import activate, may_activate, payable, resolve
from fabletop.games.eldervale.rules.treasure import pay_deposit
from fabletop.games.eldervale.state import READY, UNDERWORLD, Held

from .deeds import play
from .scene import Scene


@pytest.fixture
def table(scene: type[Scene]) -> Scene:
    table = scene("clockwork-conclave", "deepdelve-dwarves")
    for player in table.state.players:
        table.give(player)
    return table


def with_aura(table: Scene, host: str, aura: str, *slots: str) -> Held:
    """The host with the aura attached."""
    table.own(table.a, host)
    table.own(table.a, aura, *slots, host=host)
    return table.a.tableau[1]


@pytest.mark.parametrize(("face", "glory"), [(4, 2), (3, 0)])
def test_double_or_nothing(table: Scene, face: int, glory: int) -> None:
    with_aura(table, "citadel", "chaotic-aura")
    table.luck("aura", face)
    play(activate(table.game, table.a, "citadel"), *["gain:gem"] * (glory == 2))
    assert table.a.glory == glory


def test_double_pays_the_costs_of_each_resolution(table: Scene) -> None:
    with_aura(table, "brewers-bend", "chaotic-aura")
    table.give(table.a, potion=1)  # enough for one
    table.luck("aura", 6)
    play(activate(table.game, table.a, "brewers-bend"), *["gain:gem"] * 3)
    assert (table.a.supply["gem"], table.a.supply["potion"]) == (3, 0)


def test_again_for_a_price(table: Scene) -> None:
    with_aura(table, "surveyors-office", "aura-of-kindling")
    table.give(table.a, sword=1)
    tools = "option:surveyors-office-1"
    play(activate(table.game, table.a, "surveyors-office"), tools, "again", tools)
    assert (table.a.supply["tool"], table.a.supply["sword"]) == (4, 0)


def test_also(table: Scene) -> None:
    with_aura(table, "bonded-warehouse", "aura-of-benediction")
    play(activate(table.game, table.a, "bonded-warehouse"), "gain:gold")
    assert table.a.supply["gold"] == 1  # alone highest on the Order track
    table.a.power, table.b.power = {}, {}
    play(activate(table.game, table.a, "bonded-warehouse"))
    assert table.a.supply["potion"] == 1


def test_open_to_any_unit_and_cheaper(table: Scene) -> None:
    held = with_aura(table, "arena-of-embers", "aura-of-still-water")
    assert may_activate(table.game, table.a, held, "worker-1", "warrior")
    assert payable(table.a, table.a, held)  # the sword is spared


@pytest.mark.rule("EL-CARD-3")
def test_el_aura_1_cheaper_for_its_owner_only(table: Scene) -> None:
    with_aura(table, "arena-of-embers", "aura-of-still-water")
    table.give(table.a, sword=1)
    table.give(table.b, sword=1)
    play(resolve(table.game, table.a, table.a, "arena-of-embers"))
    assert (table.a.glory, table.a.supply["sword"]) == (1, 1)
    play(resolve(table.game, table.b, table.a, "arena-of-embers"))  # borrowed
    assert (table.b.glory, table.b.supply["sword"]) == (1, 0)


@pytest.mark.rule("EL-RES-10")
def test_el_res_10_the_payer_chooses_what_a_cheaper_action_spares(table: Scene) -> None:
    table.give(table.a, gem=1, tool=1)
    paying = pay_deposit(table.game, table.a, [{"tool": 1}], {"gem": 1}, 1)
    assert play(paying, "spare1:gem") == [("spare1:gem", "spare1:tool")]
    assert (table.a.supply["gem"], table.a.supply["tool"]) == (1, 0)


def test_two_units(table: Scene) -> None:
    with_aura(table, "bonded-warehouse", "aura-of-precedent")
    table.a.acted = ["bonded-warehouse"]
    assert is_free(table.a, "bonded-warehouse")
    table.a.acted.append("bonded-warehouse")
    assert not is_free(table.a, "bonded-warehouse")


def test_pass_on(table: Scene) -> None:
    with_aura(table, "bonded-warehouse", "aura-of-updraughts")
    table.put(table.a, "worker-1", "mill")
    table.choose("regroup")
    table.choose("do:bonded-warehouse")
    table.choose("start:gather", rule="EL-REGROUP-1")
    assert (table.a.supply["tool"], table.a.supply["sword"]) == (2, 1)  # one worker, two actions


def test_deepen(table: Scene) -> None:
    with_aura(table, "citadel", "aura-of-deep-strata")
    play(activate(table.game, table.a, "citadel"))
    assert table.a.supply["tool"] == 1


def test_deepen_with_a_token(table: Scene) -> None:
    with_aura(table, "citadel", "aura-of-deep-strata", "order-sword-sword-1")
    play(activate(table.game, table.a, "citadel"))
    assert (table.a.supply["tool"], table.a.supply["sword"]) == (0, 2)


def test_from_underworld(table: Scene) -> None:
    with_aura(table, "bonded-warehouse", "aura-of-the-grave")
    table.a.units["worker-1"] = UNDERWORLD
    play(from_underworld(table.game, table.a), "raise:worker")
    assert (table.a.supply["tool"], table.a.supply["sword"]) == (1, 1)


def test_without_the_aura_nobody_comes_from_the_underworld(table: Scene) -> None:
    table.own(table.a, "bonded-warehouse")
    table.own(table.a, "aura-of-the-grave")  # not attached
    table.a.units = dict.fromkeys(table.a.units, READY) | {"worker-1": UNDERWORLD}
    assert play(from_underworld(table.game, table.a)) == []
    assert "do:bonded-warehouse" in actions(table.game, table.a, ["worker-1"])
    assert table.a.supply["tool"] == 0
