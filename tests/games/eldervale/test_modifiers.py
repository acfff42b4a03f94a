"""Standing changes: for each word of the vocabulary, what reads otherwise."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.effects import modifiers as c
from fabletop.games.eldervale.effects.measures import Count
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.rules import dice
from fabletop.games.eldervale.rules.battle import forbidden, joiners
from fabletop.games.eldervale.rules.ending import cards
from fabletop.games.eldervale.rules.land import occupied
from fabletop.games.eldervale.rules.levels import sole_leader
from fabletop.games.eldervale.rules.monsters import candidates, controllable
from fabletop.games.eldervale.rules.placement import reach
from fabletop.games.eldervale.rules.prices import discount
from fabletop.games.eldervale.rules.resources import cap
from fabletop.games.eldervale.rules.tableau import may_activate, new_card
from fabletop.games.eldervale.rules.treasure import tray_limit
from fabletop.games.eldervale.rules.turn import triggers_battle
from fabletop.games.eldervale.state import UNDERWORLD, Battle, Player

from .scene import Scene


@pytest.fixture
def table(scene: type[Scene]) -> Scene:
    """Order's worker and Earth's in the Portal; factions whose abilities do not matter here."""
    table = scene("clockwork-conclave", "deepdelve-dwarves")
    table.put(table.a, "worker-1", "portal")
    table.put(table.b, "worker-1", "portal")
    return table


def lend(player: Player, *changes: c.AnyModifier) -> None:
    player.granted.extend(changes)


def pools(table: Scene, tile: str = "portal") -> list[int]:
    battle = table.state.battle = Battle(table.at(tile))
    dice.count_sides(table.game, battle)
    return [side.pool for side in battle.sides]


def reached(table: Scene, unit: str) -> set[str]:
    places = reach(table.game, table.a, unit, occupied(table.state))
    return {table.state.realms[place].tile for place in places}


# Battle


def test_dice_once_or_for_each_unit(table: Scene) -> None:
    table.put(table.a, "worker-2", "portal")
    assert pools(table) == [2, 1]
    lend(table.a, c.Dice(amount=1, unit="worker"))
    assert pools(table) == [3, 1]
    lend(table.b, c.Dice(amount=1, unit="worker", each=True), c.Dice(unit="dragon"))
    assert pools(table) == [3, 2]
    lend(table.a, c.Dice(amount=1, unit="worker", each=True))
    assert pools(table) == [5, 2]


def test_dice_taken_from_the_others_leave_one(table: Scene) -> None:
    table.put(table.b, "warrior", "portal")
    lend(table.a, c.Dice(amount=-2, side="foes"))
    assert pools(table) == [1, 1]


def test_dice_only_in_the_realm_and_against_the_foe_named(table: Scene) -> None:
    lend(table.a, c.Dice(realm="element"), c.Dice(against="monster"))
    assert pools(table) == [1, 1]
    table.monster("brass-colossus", "portal")
    assert pools(table)[0] == 2


def test_dice_read_from_the_table(table: Scene) -> None:
    table.b.units["worker-2"] = table.b.units["worker-3"] = UNDERWORLD
    lend(table.a, c.Dice(amount=Count(of="underworld", whose="any", per=2, most=2)))
    assert pools(table) == [2, 1]


def test_support_fire_adds_dice_from_adjacent_realms(table: Scene) -> None:
    table.put(table.a, "worker-2", "mill")
    table.put(table.a, "worker-3", "order-1")  # too far
    lend(table.a, c.SupportFire(unit="worker"))
    assert pools(table) == [2, 1]


def test_join_reach_lets_units_join_from_afar(table: Scene) -> None:
    table.put(table.a, "worker-2", "order-1")
    battle = Battle(table.at("portal"))
    assert "worker-2" not in joiners(table.game, battle, table.a)
    lend(table.a, c.JoinReach(unit="worker", reach=2))
    assert "worker-2" in joiners(table.game, battle, table.a)


def test_dwelling_dice_from_further_away_or_not_at_all(table: Scene) -> None:
    table.dwell(table.a, "order-1", "worker-3")  # two realms from the Portal
    assert pools(table) == [1, 1]
    lend(table.a, c.DwellingDice(reach=2))
    assert pools(table) == [2, 1]
    table.dwell(table.b, "earth-1", "worker-3")  # beside it
    assert pools(table) == [2, 2]
    lend(table.a, c.DwellingDice(reach=-1, side="foes"))
    assert pools(table) == [2, 1]


def test_sword_dice(table: Scene) -> None:
    at = table.at("portal")
    assert dice.dice_per_sword(table.game, table.a, at) == 1
    lend(table.a, c.SwordDice(unit="worker"), c.SwordDice(unit="dragon", dice=3))
    assert dice.dice_per_sword(table.game, table.a, at) == 2


def test_win_ties_unless_both_have_it(table: Scene) -> None:
    battle = Battle(table.at("portal"))
    dice.count_sides(table.game, battle)
    for side in battle.sides:
        side.dice = [4]
    assert dice.best(table.game, battle) is None
    lend(table.a, c.WinTies())
    assert dice.best(table.game, battle) is battle.sides[0]
    lend(table.b, c.WinTies())
    assert dice.best(table.game, battle) is None


@pytest.mark.parametrize("what", ["swords", "join", "rerolls"])
def test_forbid_binds_the_other_players(table: Scene, what: str) -> None:
    battle = Battle(table.at("portal"))
    dice.count_sides(table.game, battle)
    lend(table.a, c.Forbid(what=what, unit="worker"))  # type: ignore[arg-type]
    assert forbidden(table.game, battle, table.b, what)
    assert not forbidden(table.game, battle, table.a, what)


# Prices


def test_discount_for_what_it_names(table: Scene) -> None:
    lend(table.a, c.Discount(what="summon", amount=2), c.Discount(what="card", unit="wizard"))
    assert discount(table.game, table.a, "summon") == 2
    assert discount(table.game, table.a, "dwelling") == 0
    assert discount(table.game, table.a, "card", unit="worker-1") == 0
    assert discount(table.game, table.a, "card", unit="wizard") == 2  # with the Blueprints


def test_a_loose_monster_makes_things_dearer_for_everybody(table: Scene) -> None:
    assert discount(table.game, table.a, "ruin") == 0
    table.monster("ledger-wyrm", "mill")
    assert discount(table.game, table.a, "ruin") == -1
    assert discount(table.game, table.b, "ruin") == -1


# Placement


def test_place_reach(table: Scene) -> None:
    assert "order-1" not in reached(table, "worker-2")
    lend(table.a, c.PlaceReach(unit="worker", reach=2))
    assert "order-1" in reached(table, "worker-2")
    assert "portal" not in reached(table, "worker-2")  # EL-PLACE-4


@pytest.mark.parametrize(("like", "tile"), [("flight", "order-1"), ("teleport", "earth-2")])
def test_place_like_another_kind(table: Scene, like: str, tile: str) -> None:
    assert tile not in reached(table, "worker-2")
    lend(table.a, c.PlaceLike(unit="worker", like=like))  # type: ignore[arg-type]
    assert tile in reached(table, "worker-2")


def test_place_like_assault_as_first_placement(table: Scene) -> None:
    table.ready(table.a, "worker-1")
    assert "portal" not in reached(table, "worker-1")
    lend(table.a, c.PlaceLike(unit="worker", like="assault"))
    assert "portal" in reached(table, "worker-1")


def test_place_from_realms_of_a_kind(table: Scene) -> None:
    table.dwell(table.a, "order-1", "worker-3")
    assert "earth-2" not in reached(table, "worker-2")
    lend(table.a, c.PlaceFrom(realm="beside-dwelling"))
    assert {"order-1", "earth-2"} <= reached(table, "worker-2")


def test_place_onto_own_units(table: Scene) -> None:
    table.put(table.a, "worker-3", "mill")
    assert "portal" not in reached(table, "worker-2")
    lend(table.a, c.PlaceOnto())
    assert "portal" in reached(table, "worker-2")


def test_peaceful_placement_triggers_no_battle_with_players(table: Scene) -> None:
    at = table.at("portal")
    assert triggers_battle(table.game, table.a, "wizard", at)
    lend(table.a, c.Peaceful(unit="wizard"))
    assert not triggers_battle(table.game, table.a, "wizard", at)
    assert triggers_battle(table.game, table.a, "worker-2", at)
    table.monster("brass-colossus", "portal")
    assert triggers_battle(table.game, table.a, "wizard", at)


def test_no_rush_after_placing(table: Scene) -> None:
    table.monster("ledger-wyrm", "mill")
    table.give(table.a, gem=3)
    table.ready(table.b, "worker-1")
    table.put(table.a, "worker-1", "mage-tower")
    lend(table.a, c.NoRush(unit="worker"))
    table.choose("place:worker:fortress")  # beside the Mill
    assert table.state.monsters["ledger-wyrm"] == table.at("mill")


# Limits


def test_limits_are_raised(table: Scene) -> None:
    assert (cap(table.game, table.a), tray_limit(table.game, table.a)) == (5, 4)
    lend(table.a, c.Cap(amount=2), c.TrayLimit(amount=2))
    assert (cap(table.game, table.a), tray_limit(table.game, table.a)) == (7, 6)


def test_hand_limit_at_the_end_of_the_turn(table: Scene) -> None:
    table.own(table.a, "charter-of-the-open-sky")  # two more
    hand = [id for id, card in library().magic.items() if card.kind == "prophecy"][:10]
    table.hold(table.a, *hand)
    table.choose("regroup")
    table.choose("all-home")
    table.choose("end-turn")
    assert table.asked.rule == "EL-RES-9"
    assert table.asked.seat == 0
    table.choose(table.offered[0])
    assert len(table.a.hand.cards) == 9 and table.state.active == 1


def test_activate_as_another_kind(table: Scene) -> None:
    held = new_card("citadel")  # warrior symbol
    assert not may_activate(table.game, table.a, held, "worker-1", "warrior")
    lend(table.a, c.ActivateAs(unit="worker", like="warrior"))
    assert may_activate(table.game, table.a, held, "worker-1", "warrior")
    assert not may_activate(table.game, table.a, held, "worker-1", "dragon")
    lend(table.a, c.ActivateAs(unit="worker", like="any"))
    assert may_activate(table.game, table.a, held, "worker-1", "dragon")


def test_lead_ties(table: Scene) -> None:
    table.b.power["order"] = 1
    assert not sole_leader(table.game, table.a, "order")
    lend(table.a, c.LeadTies())
    assert sole_leader(table.game, table.a, "order")
    assert not sole_leader(table.game, table.b, "order")


def test_scored_cards(table: Scene) -> None:
    table.own(table.a, "citadel")
    before = cards(table.game, table.a)
    lend(table.a, c.ScoredCards(amount=2))
    assert cards(table.game, table.a) == before + 2  # power value 2 in Order


# Monsters


def test_rush_reach_and_rush_at(table: Scene) -> None:
    at = table.at("order-1")
    table.monster("brass-colossus", "fortress")  # two away, but spares element realms
    assert not candidates(table.game, table.a, "worker-2", at)
    ruin = table.at("mage-tower")
    table.monster("brass-colossus", "portal")
    assert candidates(table.game, table.a, "worker-2", ruin) == ["brass-colossus"]
    table.monster("hollow-huntsman", "earth-1")
    assert candidates(table.game, table.a, "wizard", at) == ["hollow-huntsman"]
    assert not candidates(table.game, table.a, "worker-2", at)


def test_rush_skips(table: Scene) -> None:
    table.monster("hill-that-walks", "mill")
    at = table.at("fortress")
    assert not candidates(table.game, table.a, "worker-2", at)
    assert candidates(table.game, table.a, "warrior", at) == ["hill-that-walks"]


def test_uncontrollable(table: Scene) -> None:
    assert controllable("brass-colossus")
    assert not controllable("mother-of-dragons")
