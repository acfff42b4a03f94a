"""What the monsters of the box do, loose and under control (EL-MONSTER-8, -9, -13)."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.rules import dice
from fabletop.games.eldervale.rules.aftermath import monster_won, removal, settle_winner
from fabletop.games.eldervale.rules.battle import forbidden, monster_acts
from fabletop.games.eldervale.rules.triggers import owned
from fabletop.games.eldervale.state import GONE, READY, Battle

from .deeds import Event, happen, play
from .scene import Scene


def laid(scene: type[Scene]) -> Scene:
    table = scene("clockwork-conclave", "deepdelve-dwarves")
    for player in table.state.players:
        table.give(player)
    return table


def fight(table: Scene, monster: str, tile: str = "portal", units: int = 2) -> Battle:
    """Workers of the first player against a monster."""
    for number in range(1, units + 1):
        table.put(table.a, f"worker-{number}", tile)
    table.monster(monster, tile)
    one = table.state.battle = Battle(table.at(tile))
    dice.count_sides(table.game, one)
    one.stage = "dice"
    return one


def rolled(table: Scene, monster: str, mine: list[int], its: list[int]) -> Battle:
    one = fight(table, monster)
    one.stage, one.sides[0].dice, one.sides[1].dice = "rolled", list(mine), list(its)
    return one


# Loose


@pytest.mark.parametrize(
    ("monster", "mine", "its"),
    [("jabbering-heap", 2, 4), ("queen-of-moths", 1, 4), ("frost-giant", 1, 4), ("mere-hag", 2, 3)],
)
def test_dice_counted_with_a_monster(scene: type[Scene], monster: str, mine: int, its: int) -> None:
    assert [side.pool for side in fight(laid(scene), monster).sides] == [mine, its]


def test_a_huntsman_is_stronger_in_ruins(scene: type[Scene]) -> None:
    assert fight(laid(scene), "hollow-huntsman").sides[1].pool == 4
    assert fight(laid(scene), "hollow-huntsman", "order-1").sides[1].pool == 3


def test_shaken_foundations(scene: type[Scene]) -> None:
    table = laid(scene)
    table.dwell(table.a, "earth-1", "worker-6")
    assert fight(table, "squall-roc").sides[0].pool == 3
    table.state.monsters.clear()
    assert fight(table, "marrow-of-the-world").sides[0].pool == 2


@pytest.mark.parametrize(
    ("monster", "what"),
    [("tempest-sovereign", "join"), ("mere-hag", "swords"), ("glass-griffin", "rerolls")],
)
def test_what_a_monster_forbids(scene: type[Scene], monster: str, what: str) -> None:
    table = laid(scene)
    assert forbidden(table.game, fight(table, monster), table.a, what)
    table.state.monsters.clear()
    assert not forbidden(table.game, fight(table, "squall-roc"), table.a, what)


def test_infernal_strength_rerolls_a_low_die(scene: type[Scene]) -> None:
    table = laid(scene)
    one = rolled(table, "demon-of-might", [6, 6], [5, 3, 2, 4])
    table.luck("battle", 6)
    assert play(monster_acts(table.game, one, "rolled")) == []  # nobody declines for it
    assert sorted(one.sides[1].dice) == [3, 4, 5, 6]  # the lowest


def test_heat_of_hatred_presets_a_six(scene: type[Scene]) -> None:
    table = laid(scene)
    one = fight(table, "lava-fury")
    play(monster_acts(table.game, one, "dice"))
    assert one.sides[1].preset == [6]


def test_burning_ground_costs_the_defeated(scene: type[Scene]) -> None:
    table = laid(scene)
    table.give(table.a, gem=1)
    one = fight(table, "lava-fury")
    play(monster_won(table.game, one, "lava-fury"))
    assert table.a.supply["gem"] == 0


def test_pillar_of_light_wins_ties(scene: type[Scene]) -> None:
    table = laid(scene)
    one = rolled(table, "judge-of-noon", [6, 5], [6, 5])
    assert dice.best(table.game, one) is one.sides[1]


def test_measured_blows(scene: type[Scene]) -> None:
    table = laid(scene)
    one = rolled(table, "ledger-wyrm", [6, 6], [6, 5, 4, 1, 1])
    assert play(monster_acts(table.game, one, "rolled")) == []
    assert sorted(one.sides[1].dice, reverse=True) == [6, 6, 5, 1, 1]  # the highest below six


def test_cruel_jest(scene: type[Scene]) -> None:
    table = laid(scene)
    one = rolled(table, "laughing-ruin", [6, 6], [1, 2, 2, 2])
    assert play(monster_acts(table.game, one, "rolled")) == []
    assert sorted(one.sides[0].dice) == [1, 6] and sorted(one.sides[1].dice) == [2, 2, 2, 6]


def test_el_monster_8_a_jest_that_would_only_harm_it_is_left_out(scene: type[Scene]) -> None:
    table = laid(scene)
    one = rolled(table, "laughing-ruin", [2, 1], [3, 3, 4, 5])
    play(monster_acts(table.game, one, "rolled"))
    assert one.sides[0].dice == [2, 1] and one.sides[1].dice == [3, 3, 4, 5]


def test_el_monster_8_the_jest_is_on_the_strongest_other_side(scene: type[Scene]) -> None:
    table = laid(scene)
    table.put(table.b, "worker-1", "portal")
    one = rolled(table, "laughing-ruin", [4, 4], [5, 1])
    one.sides[2].dice = [1, 2, 2, 2]
    play(monster_acts(table.game, one, "rolled"))
    assert sorted(one.sides[0].dice) == [4, 4] and sorted(one.sides[1].dice) == [1, 1]
    assert sorted(one.sides[2].dice) == [2, 2, 2, 5]


def test_el_monster_13_a_controller_chooses_the_dice(scene: type[Scene]) -> None:
    table = laid(scene)
    table.state.monsters.pop("demon-of-might", None)
    table.a.units["demon-of-might"] = table.at("portal")
    table.put(table.b, "worker-1", "portal")
    one = table.state.battle = Battle(table.at("portal"))
    dice.count_sides(table.game, one)
    one.stage, one.sides[0].dice, one.sides[1].dice = "rolled", [3, 2, 1, 1], [4]
    offered = owned(table.game, table.a, Event("rolled", table.a, one.at), must=False)
    (use,) = offered.values()
    assert table.asks(use()) == ("die:3", "die:2", "die:1", "pass")


def test_while_rules_bind_everybody_on_the_map(scene: type[Scene]) -> None:
    table = laid(scene)
    for player in (table.a, table.b):
        table.give(player, scroll=2)
    happen(table, Event("regroup", table.a))
    assert table.a.supply["scroll"] == 2
    table.monster("tempest-sovereign", "mill")
    happen(table, Event("regroup", table.a))
    happen(table, Event("regroup", table.b))
    assert (table.a.supply["scroll"], table.b.supply["scroll"]) == (1, 1)


def test_weighed_and_counted(scene: type[Scene]) -> None:
    table = laid(scene)
    table.monster("judge-of-noon", "mill")
    table.give(table.a, gem=5, tool=5, gold=1)
    happen(table, Event("turn-start", table.a))
    assert sum(table.a.supply.values()) == 11
    table.give(table.a, gem=5, tool=5, gold=2)
    happen(table, Event("turn-start", table.a), "spend:gem")
    assert sum(table.a.supply.values()) == 11


def test_while_rules_sleep_in_peace(scene: type[Scene]) -> None:
    table = scene("clockwork-conclave", "deepdelve-dwarves", peace=True)
    table.give(table.a, scroll=2)
    table.monster("tempest-sovereign", "mill")
    happen(table, Event("regroup", table.a))
    assert table.a.supply["scroll"] == 2


# Under control


def controlled(table: Scene, monster: str, tile: str | None) -> Battle:
    """The second player's worker against the first player's, who controls the monster."""
    table.state.monsters.pop(monster, None)
    table.a.units[monster] = READY if tile is None else table.at(tile)
    table.put(table.a, "worker-1", "portal")
    table.put(table.b, "worker-1", "portal")
    table.put(table.b, "worker-2", "portal")
    one = table.state.battle = Battle(table.at("portal"))
    dice.count_sides(table.game, one)
    one.stage = "dice"
    return one


def test_el_monster_13_chain_abilities_work_for_the_controller(scene: type[Scene]) -> None:
    one = controlled(laid(scene), "queen-of-moths", "portal")
    assert [side.pool for side in one.sides] == [5, 1]


def test_el_monster_13_only_in_battles_in_which_the_monster_fights(scene: type[Scene]) -> None:
    table = laid(scene)
    one = controlled(table, "queen-of-moths", None)
    assert [side.pool for side in one.sides] == [1, 2]
    table = laid(scene)
    one = controlled(table, "mere-hag", None)
    assert not forbidden(table.game, one, table.b, "swords")


def test_el_monster_13_chain_triggers_are_the_controllers(scene: type[Scene]) -> None:
    table = laid(scene)
    one = controlled(table, "lava-fury", "portal")
    event = Event("dice", table.a, one.at)
    assert any(
        "heat-of-hatred" in key or "lava-fury" in key
        for key in {
            **owned(table.game, table.a, event, False),
            **owned(table.game, table.a, event, True),
        }
    )


def test_el_monster_13_a_controlled_victor_burns_the_ground(scene: type[Scene]) -> None:
    table = laid(scene)
    one = controlled(table, "lava-fury", "portal")
    table.give(table.b, gem=1)
    one.sides[0].won = True
    play(settle_winner(table.game, one, one.sides[0]))
    assert (table.b.supply["gem"], table.a.glory) == (0, 1)


def test_el_monster_13_nothing_burns_if_it_was_elsewhere(scene: type[Scene]) -> None:
    table = laid(scene)
    one = controlled(table, "lava-fury", "mill")
    table.give(table.b, gem=1)
    one.sides[0].won = True
    play(settle_winner(table.game, one, one.sides[0]))
    assert table.b.supply["gem"] == 1


def test_el_monster_13_who_beats_a_controlled_monster_gains_its_gifts(scene: type[Scene]) -> None:
    table = laid(scene)
    one = controlled(table, "laughing-ruin", "portal")
    one.sides[1].won = True
    play(removal(table.game, one), "gain:gem", "gain:tool")
    assert (table.b.supply["gem"], table.b.supply["tool"]) == (1, 1)
    assert "laughing-ruin" not in table.a.units  # EL-MONSTER-14


@pytest.mark.rule("EL-BATTLE-15")
def test_el_monster_10_gifts_for_whoever_defeats_the_monster(scene: type[Scene]) -> None:
    table = laid(scene)
    one = fight(table, "laughing-ruin")
    one.sides[0].won = True
    play(removal(table.game, one), "gain:gem", "gain:tool")
    assert (table.a.supply["gem"], table.a.supply["tool"]) == (1, 1)
    assert table.state.monsters["laughing-ruin"] == GONE
