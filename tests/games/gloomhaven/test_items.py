"""GH-ITEM and GH-LOOT."""

# mypy: disable-error-code="comparison-overlap"
# rules change what a test has just laid out

from __future__ import annotations

import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.records import TreasureTile
from fabletop.games.gloomhaven.rules.attack import attack
from fabletop.games.gloomhaven.rules.endings import finish
from fabletop.games.gloomhaven.rules.memory import goal_treasures_looted
from fabletop.games.gloomhaven.rules.money import loot, loot_at_end_of_turn, open_treasure
from fabletop.games.gloomhaven.rules.rests import long_rest
from fabletop.games.gloomhaven.rules.treasures import find_item, gain
from fabletop.games.gloomhaven.state import REST, ActionTally, Figure

from .scene import Scene, hall


def hit(table: Scene, by: Figure, target: Figure, value: int, *answers: str) -> None:
    run = attack(
        table.game, Aim(by, ActionTally(), max(0, by.owner)), e.Attack(value=value), [target]
    )
    table.run(run, *answers)


def test_gh_item_01_items_in_the_middle_of_an_ability(table: Scene) -> None:
    table.lay("brute", items=("boots-of-striding",))
    table.act("brute", e.Move(value=1))
    table.choose("move:0,1")
    assert table.asked.rule == "GH-CARDS-01"  # the points were used up
    table = Scene("brute", "tinkerer")
    table.lay("brute", items=("boots-of-striding",))
    table.act("brute", e.Move(value=2))
    table.choose("move:0,1")
    table.choose("item:boots-of-striding")
    table.choose("move:0,4")
    assert table.figure("brute").at == (0, 4)


def test_gh_item_01_a_potion_between_two_traps(table: Scene) -> None:
    table.lay("brute", hp=3, hand=[], items=("minor-healing-potion",))
    table.tile("trap", (1, 0), (2, 0), damage=2)
    table.act("brute", e.Move(value=3))
    table.choose("move:1,0")
    assert table.figure("brute").hp == 1
    table.choose("item:minor-healing-potion", rule="GH-MOVE-01")
    hero = table.hero("brute")
    assert table.figure("brute").hp == 4 and hero.items[0].state == "consumed"
    assert "item:minor-healing-potion" not in table.offered
    table.choose("move:2,0")
    assert table.figure("brute").hp == 2 and table.state.overlays == ()
    assert hero.feats["items-used"] == 1


def test_gh_item_01_a_potion_before_the_target_is_chosen(table: Scene) -> None:
    table.lay("brute", hp=3, items=("minor-healing-potion",))
    table.monster("bandit-guard", (1, 0))
    table.monster("bandit-guard", (0, 1))
    table.act("brute", e.Attack(value=1))
    assert table.offered == (
        "attack:bandit-guard-1",
        "attack:bandit-guard-2",
        "skip",
        "item:minor-healing-potion",
    )
    table.choose("item:minor-healing-potion", rule="GH-ATTACK-03")
    assert table.figure("brute").hp == 6 and table.hero("brute").items[0].state == "consumed"
    assert table.offered == ("attack:bandit-guard-1", "attack:bandit-guard-2", "skip")


def test_gh_item_01_no_question_comes_only_for_an_item(table: Scene) -> None:
    """What leaves no choice is not asked, whatever could be used meanwhile."""
    table.lay("brute", hp=3, hand=[], items=("minor-healing-potion",))
    table.act("brute", e.Damage(value=1, who=e.Who(side="self")))
    assert table.figure("brute").hp == 2 and table.asked.rule == "GH-CARDS-01"
    assert table.hero("brute").items[0].state == "ready"


def test_gh_item_01_a_stamina_potion_amid_damage_gives_cards_to_lose(table: Scene) -> None:
    """The ways to negate the damage are worked out anew."""
    table.lay(
        "brute", hp=1, items=("minor-stamina-potion",), hand=[], discard=["trample", "skewer"]
    )
    table.tile("trap", (1, 0), damage=2)
    table.act("brute", e.Move(value=1))
    table.choose("move:1,0")
    assert set(table.offered) == {"suffer", "lose-two:trample:skewer", "item:minor-stamina-potion"}
    table.choose("item:minor-stamina-potion", rule="GH-DAMAGE-01")
    if table.asked.rule != "GH-DAMAGE-01":
        table.choose("card:trample", "card:skewer")
    hero = table.hero("brute")
    assert set(hero.hand.cards) == {"trample", "skewer"} and hero.discard.cards == []
    assert set(table.offered) == {"suffer", "lose:trample", "lose:skewer"}
    table.choose("lose:skewer")
    assert hero.hand.cards == ["trample"] and "skewer" in hero.lost.cards
    assert table.figure("brute").hp == 1 and hero.items[0].state == "consumed"


def test_gh_item_01_a_falcon_in_the_middle_of_a_move(table: Scene) -> None:
    """Its hex is no end of the move any more; the points spent stay spent."""
    table.lay("brute", items=("falcon-figurine",))
    table.act("brute", e.Move(value=3))
    table.choose("move:0,1")
    table.choose("item:falcon-figurine", rule="GH-MOVE-01")
    table.choose("summon:0,2")
    (falcon,) = (one for one in table.state.figures.values() if one.kind == "summon")
    assert falcon.at == (0, 2) and table.hero("brute").items[0].state == "consumed"
    assert table.hero("brute").active == [], "the card of the move has made no summon"
    assert table.asked.rule == "GH-MOVE-01" and "move:0,2" not in table.offered
    assert "move:0,3" in table.offered and "move:0,4" not in table.offered


def test_gh_item_01_what_changes_the_answers_waits(table: Scene) -> None:
    """No summon while a hex is chosen, no recovery while cards are; a heal with either."""
    table.lay("brute", items=("falcon-figurine", "minor-stamina-potion", "minor-healing-potion"))
    table.lay("brute", discard=["skewer"])
    table.monster("bandit-guard", (1, 0))
    table.act("brute", e.Push(value=1, who=e.Who(side="enemies", range=1, count=1)))
    while "step" not in table.offered[0] and table.asked.rule != "GH-CARDS-01":
        table.choose(table.offered[0])
    items = {one for one in table.offered if one.startswith("item:")}
    assert table.asked.rule == "GH-MOVE-21", table.asked
    assert items == {"item:minor-stamina-potion", "item:minor-healing-potion"}
    table = Scene("brute", "tinkerer")
    table.lay("brute", items=("falcon-figurine", "minor-stamina-potion", "minor-healing-potion"))
    table.lay("brute", discard=["skewer"])
    table.act("brute", e.LoseCards(cards=1, who=e.Who(side="self")))
    items = {one for one in table.offered if one.startswith("item:")}
    assert table.asked.rule == "GH-CARDS-14"
    assert items == {"item:falcon-figurine", "item:minor-healing-potion"}


def test_gh_item_01_only_in_the_own_turn(table: Scene) -> None:
    """Not amid the action of another, not by the stunned, not amid the damage of a wound."""
    table.lay("tinkerer", hp=3, items=("minor-healing-potion",))
    table.act("brute", e.Damage(value=1, who=e.Who(side="allies", range=1)))
    while table.asked.seat == 0 and table.asked.rule != "GH-CARDS-01":
        table.choose(table.offered[0])
    assert table.asked.rule == "GH-DAMAGE-01" and table.asked.seat == 1
    assert "item:minor-healing-potion" not in table.offered
    table = Scene("brute", "tinkerer")
    table.lay("brute", hp=5, conditions=("wound",), items=("minor-healing-potion",))
    table.turn("brute", table.card(), table.card())
    table.state.turn.stage = "begin"
    assert table.asked.rule == "GH-DAMAGE-01"
    assert "item:minor-healing-potion" not in table.offered


@pytest.mark.rule("GH-REST-04")
def test_gh_item_01_after_a_long_rest_what_it_made_ready(table: Scene) -> None:
    table.lay(
        "brute",
        hp=3,
        items=("amulet-of-life",),
        discard=["trample", "skewer"],
        hand=["warding-strength"],
    )
    table.hero("brute").items[0].state = "spent"
    table.turn("brute", REST)
    table.state.turn.stage = "begin"
    table.choose("lose:skewer", rule="GH-REST-03")
    assert table.figure("brute").hp == 5
    table.choose("item:amulet-of-life", rule="GH-ITEM-01")
    hero = table.hero("brute")
    assert table.figure("brute").hp == 6 and hero.items[0].state == "spent"
    assert hero.hand.cards == ["warding-strength", "trample"]
    assert hero.lost.cards == ["skewer"]


@pytest.mark.rule("GH-ITEM-03", "GH-ITEM-11")
def test_gh_item_02_before_the_card_is_drawn_for_one_attack(table: Scene) -> None:
    table.lay("brute", items=("poison-dagger",))
    first, second = (table.monster("bandit-guard", at, hp=9) for at in ((1, 0), (0, 1)))
    before = table.state.chance.uses
    for one in (first, second):
        answers = ("item:poison-dagger",) if one is first else ()
        hit(table, table.figure("brute"), one, 1, *answers)
    assert first.conditions == ("poison",) and second.conditions == ()
    assert table.asked_so_far[0].rule == "GH-ITEM-02" and before == table.state.chance.uses
    assert table.hero("brute").items[0].state == "spent"


def test_gh_item_04_any_part_is_a_use(table: Scene) -> None:
    table.lay("brute", items=("minor-healing-potion",))  # at full health
    table.turn("brute", table.card(), table.card())
    table.choose("item:minor-healing-potion")
    hero = table.hero("brute")
    assert hero.items[0].state == "consumed" and hero.feats["items-used"] == 1


@pytest.mark.parametrize(
    ("item", "slots"),
    [("hide-armor", 2), ("chainmail", 3), ("splintmail", 4), ("platemail", 5)],
)
def test_gh_item_05_use_slots_are_no_choice(table: Scene, item: str, slots: int) -> None:
    """From the first attack on, without a question; after the last slot it is spent."""
    table.lay("brute", items=(item,), hand=[])
    guard = table.monster("bandit-guard", (1, 0))
    table.state.modifiers.cards[:] = ["plus-0"] * (slots + 1)
    for number in range(1, slots + 1):
        hp = table.figure("brute").hp
        hit(table, guard, table.figure("brute"), 2)
        assert table.figure("brute").hp == hp - 1
        (carried,) = table.hero("brute").items
        assert (carried.state, carried.slot) == (
            ("active", number) if number < slots else ("spent", 0)
        )
    assert table.hero("brute").feats["items-used"] == 1
    hp = table.figure("brute").hp
    hit(table, guard, table.figure("brute"), 2)
    assert table.figure("brute").hp == hp - 2


@pytest.mark.rule("GH-ITEM-05")
def test_gh_item_09_the_stunned_begin_no_item_with_slots(table: Scene) -> None:
    """Hide Armor not yet used does nothing for a stunned hero; once begun it goes on."""
    table.lay("brute", items=("hide-armor",), hand=[], conditions=("stun",))
    guard = table.monster("bandit-guard", (1, 0))
    table.state.modifiers.cards[:] = ["plus-0"] * 2
    (carried,) = table.hero("brute").items
    hit(table, guard, table.figure("brute"), 2)
    assert table.figure("brute").hp == 8 and carried.state == "ready"
    carried.state, carried.slot = "active", 1
    hit(table, guard, table.figure("brute"), 2)
    assert table.figure("brute").hp == 7 and carried.state == "spent"


@pytest.mark.rule("GH-ITEM-07")
def test_gh_item_06_consumed_items_stay_consumed_through_a_rest(table: Scene) -> None:
    table.lay("brute", items=("minor-healing-potion",), discard=[table.card(), table.card()])
    table.hero("brute").items[0].state = "consumed"
    run = long_rest(table.game, table.hero("brute"))
    table.run(run, f"lose:{table.hero('brute').discard.cards[0]}")
    assert table.hero("brute").items[0].state == "consumed"
    assert Scene("brute", "tinkerer").lay("brute", items=("minor-healing-potion",)) is not None


def test_gh_item_08_reactions_on_the_turns_of_others(table: Scene) -> None:
    table.lay("brute", items=("heater-shield",))
    table.turn("brute", table.card(), table.card())
    assert "item:heater-shield" not in table.offered
    guard = table.monster("bandit-guard", (1, 0))
    table.draws("monsters", "plus-0")
    hit(table, guard, table.figure("brute"), 2, "item:heater-shield", "suffer")
    assert table.figure("brute").hp == 9


def test_gh_item_09_the_stunned_use_none(table: Scene) -> None:
    table.lay("brute", items=("heater-shield",), conditions=("stun",))
    guard = table.monster("bandit-guard", (1, 0))
    table.draws("monsters", "plus-0")
    hit(table, guard, table.figure("brute"), 2, "suffer")
    assert table.figure("brute").hp == 8


def test_gh_item_10_equipment_stays_as_it_is(table: Scene) -> None:
    find_item(table.game, table.hero("brute"), library().items["heater-shield"].number)
    assert table.hero("brute").items == []  # GH-LOOT-05


def test_gh_item_11_for_the_whole_ability(table: Scene) -> None:
    table.lay("brute", items=("minor-power-potion",))
    guards = [table.monster("bandit-guard", at, hp=9) for at in ((1, 0), (0, 1))]
    table.hero("brute").deck.cards[:] = ["plus-0"] * 4
    table.act("brute", e.Attack(value=1, targets=2))
    table.choose("item:minor-power-potion", rule="GH-ATTACK-03")
    for key in ("bandit-guard-1", "bandit-guard-2", "bandit-guard-1"):
        table.choose(f"attack:{key}")
    table.choose("attack:bandit-guard-2")
    assert [one.hp for one in guards] == [7, 7]


def test_gh_item_12_refresh_names_the_state(table: Scene) -> None:
    table.lay("brute", items=("minor-healing-potion", "heater-shield"))
    potion, shield = table.hero("brute").items
    potion.state, shield.state = "consumed", "spent"
    table.act("brute", e.Refresh(state="consumed", items=1))
    assert potion.state == "ready" and shield.state == "spent"


# Looting


@pytest.mark.rule("GH-LOOT-02", "GH-MOTHER-05")
def test_gh_loot_01_everything_in_range(table: Scene) -> None:
    table.monster("bandit-guard", (1, 0))
    table.state.money = ((1, 0), (1, 0), (0, 2), (3, 0))
    table.act("brute", e.Loot(range=2))
    table.choose("loot")
    assert table.hero("brute").tokens == 3 and table.state.money == ((3, 0),)
    table.run(loot(table.game, table.monster("ooze", (2, 0)), 1))
    assert table.state.money == () and table.hero("tinkerer").tokens == 0


@pytest.mark.rule("GH-LOOT-09")
def test_gh_loot_03_treasures_are_resolved_at_once(table: Scene) -> None:
    golden = next(one for one in library().treasures.values() if one.gold)
    table.state.treasures = (((0, 0), str(golden.number)),)
    table.run(loot_at_end_of_turn(table.game, table.figure("brute")))
    hero = table.hero("brute")
    assert hero.gold == golden.gold and hero.treasures == (str(golden.number),)
    assert table.state.treasures == ()  # GH-LOOT-07


def test_gh_loot_04_what_is_owned_is_sold(table: Scene) -> None:
    table.lay("brute", items=("heater-shield",))
    item = library().items["heater-shield"]
    find_item(table.game, table.hero("brute"), item.number)
    assert table.hero("brute").gold == item.price // 2


def test_gh_loot_05_a_found_item_waits_for_the_next_scenario(table: Scene) -> None:
    find_item(table.game, table.hero("brute"), 5)
    assert table.hero("brute").found == ("item-5",) and table.hero("brute").items == []


def test_gh_loot_06_heroes_must_loot_at_the_end_of_their_turn(table: Scene) -> None:
    table.state.money = ((0, 0), (1, 0))
    table.run(loot_at_end_of_turn(table.game, table.figure("brute")))
    assert table.hero("brute").tokens == 1
    tiles = (TreasureTile(at=(0, 0), room="R1"),)
    record = hall(id="scene-goals", treasures=tiles, goals_by_action=True)
    other = Scene("brute", "tinkerer", scenario=record)
    other.state.treasures = (((0, 0), "goal-0"),)
    other.run(loot_at_end_of_turn(other.game, other.figure("brute")))
    assert other.state.treasures


def test_gh_loot_07_goal_treasures_count_for_the_scenario(table: Scene) -> None:
    table.state.treasures = (((0, 0), "goal-0"),)
    table.run(open_treasure(table.game, table.hero("brute"), (0, 0), "goal-0"))
    assert goal_treasures_looted(table.state) == 1


def test_gh_loot_08_random_designs_are_noted_for_the_campaign(table: Scene) -> None:
    numbers = [one.number for one in library().treasures.values() if one.random_design]
    numbers += [one.number for one in library().treasures.values() if one.random_scenario]
    assert numbers
    table.run(gain(table.game, table.hero("brute"), str(numbers[0])))
    assert table.hero("brute").found[0].startswith("random-")


def test_gh_loot_09_damage_hits_the_looter(table: Scene) -> None:
    harmful = [one for one in library().treasures.values() if one.damage or one.conditions]
    for one in harmful:
        scene = Scene("brute", "tinkerer")
        answers = ("suffer",) if one.damage else ()
        scene.run(gain(scene.game, scene.hero("brute"), str(one.number)), *answers)
        figure = scene.figure("brute")
        assert figure.hp == 10 - one.damage and figure.conditions == one.conditions
    assert table.state.count == 2


def test_gh_end_02_tokens_become_gold(table: Scene) -> None:
    table.lay("brute", tokens=3)
    finish(table.game)
    assert table.hero("brute").gold == 6
