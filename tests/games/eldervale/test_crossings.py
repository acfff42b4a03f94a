"""Where two rules meet: cards played in the middle of battles, purchases and other turns."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.state import Battle

from . import deeds
from .scene import Scene

# The reward for a monster


def rolled(table: Scene, tile: str, monster: str, *dice: list[int]) -> Battle:
    """A battle after the roll: seats 0, 1, ... with these dice, the monster last."""
    battle = deeds.battle(table, tile, *(len(one) for one in dice), stage="rolled", monster=monster)
    for side, faces in zip(battle.sides, dice, strict=True):
        side.dice = list(faces)
        if side.seat >= 0:
            table.put(table.state.players[side.seat], "worker-1", tile)
    table.monster(monster, tile)
    battle.waiting = [0]
    table.phase("battle")
    return battle


@pytest.mark.rule("EL-VAR-MOTHER-7")
def test_el_battle_14_a_mother_sent_home_gives_no_hoard(scene: type[Scene]) -> None:
    places = {**scene("light", "order").default_map(), "dragons-lair": (2, -1)}
    table = scene("light", "order", mother_of_dragons="on", map=places)
    left = table.state.hoard_left
    table.hold(table.a, "beastbane-verse")
    table.give(table.a, potion=1)
    rolled(table, "light-2", "mother-of-dragons", [5], [1], [6, 6, 6, 6, 6])
    table.choose("cast:beastbane-verse", rule="EL-BATTLE-10")
    assert table.a.supply["potion"] == 0
    assert table.a.vp == 4  # printed on the spell, and the first space of glory
    assert table.a.glory == 1 and table.a.hoard == [] and table.state.hoard_left == left
    assert table.state.monsters["mother-of-dragons"] == table.at("dragons-lair")


def test_el_battle_14_no_power_of_a_monster_that_was_sent_home(scene: type[Scene]) -> None:
    places = {**scene("light", "earth").default_map(), "earth-3": (2, -1)}
    table = scene("light", "earth", map=places)
    table.hold(table.a, "beastbane-verse")
    table.give(table.a, potion=1)
    rolled(table, "light-2", "hill-that-walks", [5], [1], [6, 6, 6, 6])
    table.choose("cast:beastbane-verse", rule="EL-BATTLE-10")
    assert table.a.glory == 1 and "earth" not in table.a.power  # nothing was asked
    assert table.a.supply["potion"] == 0


def test_el_battle_14_no_power_of_a_monster_now_controlled(scene: type[Scene]) -> None:
    table = scene("light", "earth")
    table.hold(table.a, "leash-of-starlight")
    table.put(table.a, "worker-2", "light-1")
    table.give(table.a, gem=2)
    rolled(table, "light-2", "hill-that-walks", [5], [1], [6, 6, 6, 6])
    table.choose("cast:leash-of-starlight", rule="EL-BATTLE-10")
    assert "hill-that-walks" in table.a.units and table.a.supply["gem"] == 0
    assert table.a.glory == 1 and "earth" not in table.a.power


@pytest.mark.rule("EL-VAR-FROST-6")
def test_el_battle_14_a_giant_that_left_gives_no_resource(scene: type[Scene]) -> None:
    places = {**scene("light", "earth").default_map(), "bridge": (3, -1)}
    table = scene("light", "earth", frost_giant="on", map=places)
    table.hold(table.a, "beastbane-verse")
    table.give(table.a, potion=1)
    rolled(table, "light-2", "frost-giant", [5], [1], [6, 6, 6, 6])
    table.choose("cast:beastbane-verse", rule="EL-BATTLE-10")
    assert table.a.glory == 1 and sum(table.a.supply.values()) == 0
    assert table.asked.seat == 1  # nothing was asked of the winner


def test_el_battle_14_a_beaten_monster_still_opens_the_choice(scene: type[Scene]) -> None:
    table = scene("light", "earth")
    rolled(table, "light-2", "hill-that-walks", [6, 6], [1], [6, 5, 5, 5])
    assert set(table.offered) == {"glory", "power:earth"}


# Purchases in other players' turns


@pytest.mark.parametrize("placed", ["worker-1", "wizard"])
def test_el_gen_2_blueprints_reads_the_own_unit_only(scene: type[Scene], placed: str) -> None:
    """Envious Echo in another player's turn: that player's wizard spares you nothing."""
    from fabletop.games.eldervale.effects.vocabulary import BuyCard

    table = scene("clockwork-conclave", "fire")
    table.offer("arched-bridge")  # 3 tools
    table.give(table.a)
    table.state.active, table.state.placed = 1, placed
    assert not deeds.can(table, table.a, BuyCard(discount=2, element="order"))
    table.give(table.a, tool=1)
    assert deeds.can(table, table.a, BuyCard(discount=2, element="order"))
    deeds.do(table, table.a, BuyCard(discount=2, element="order"), "buy:arched-bridge")
    assert table.a.supply["tool"] == 0
