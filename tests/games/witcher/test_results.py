"""Results of a hunt (WI-RESULT)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletop.games.witcher.library import library
from fabletop.games.witcher.state import Section

from .scene import Scene
from .tales import defeat, drive_away, finish, give_quest, lose_hunt, settle, start_hunt

MOUNTAINS = {"2", "3", "9", "11", "13", "18"}


def mountain(table: Scene) -> Section:
    return table.state.section("mountain")


def level_of(monster: str) -> int:
    return library().monsters[monster].level


@pytest.mark.parametrize(
    ("life", "outcome"), [(1, "driven-away"), (2, "total-defeat"), (11, "total-defeat")]
)
def test_wi_result_1_knocked_out(scene: type[Scene], life: int, outcome: str) -> None:
    table = scene("bear", "wolf")
    cards = start_hunt(table, "barghest", damage=0, spare=0, life=life)
    table.finish_combo(*cards)
    assert (table.asked.rule, table.fight.outcome) == ("WI-MARKET-8", outcome)


def test_wi_result_1_driven_away_with_nothing_left(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    cards = start_hunt(table, "barghest", damage=0, spare=1, life=1)
    table.lay("bear", shield=0)
    table.finish_combo(*cards)
    table.stack_life("fight-17")
    table.choose("charge", rule="WI-MONSTER-2")  # 5 damage, and the monster's last card
    assert (len(table.fight.life.cards), table.fight.outcome) == (0, "driven-away")


def test_wi_result_1_defeated(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    defeat(table, "barghest")
    assert (table.asked.rule, table.fight.outcome) == ("WI-FATIGUE-2", "defeated")


@pytest.mark.parametrize(("damage", "spare", "life"), [(9, 5, 1), (0, 0, 1), (0, 0, 2)])
def test_wi_result_2_used_potions_are_discarded_first(
    scene: type[Scene], damage: int, spare: int, life: int
) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", potions=["iron-root-1", "white-ash-1"], alchemy=2, defence=4, shield=1)
    cards = start_hunt(table, "rotfiend", damage=damage, spare=spare, life=life)
    table.choose("use:iron-root-1", rule="WI-FIGHT-5")
    assert table.state.potion_discard.cards == []
    finish(table, *cards)
    assert table.asked.rule == ("WI-FATIGUE-2" if damage else "WI-MARKET-8")
    assert table.state.potion_discard.cards == ["iron-root-1"]
    assert table.bear.potions == ["white-ash-1"]


def test_wi_result_3_gold_track_fatigue_trophy(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", gold=1)
    defeat(table, "barghest")
    bear = table.bear
    assert (bear.gold, bear.position, bear.trophies) == (3, 1, [])
    assert table.asked.rule == "WI-FATIGUE-2"
    gone = table.offered[0]
    table.choose(gone)
    assert (table.bear.trophies, table.state.removed) == (["barghest"], [gone])
    assert (table.state.phase, table.asked.rule) == ("train", "WI-MARKET-4")


def test_wi_result_3_a_monster_one_level_higher(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    defeat(table, "barghest")
    settle(table)
    assert level_of(mountain(table).monster) == 2


def test_wi_result_4_the_token_leaves_the_game(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    defeat(table, "barghest")
    settle(table)
    state = table.state
    assert "barghest" not in state.monster_tokens[0].cards
    assert all("barghest" not in away for away in state.driven_away)
    assert all(one.monster != "barghest" for one in state.sections)


def test_wi_result_5_gold_and_a_card_but_no_trophy(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    free = table.card(cost=0)
    table.market(free, *(table.card(cost=1) for _ in range(5)))
    table.lay("bear", gold=1)
    drive_away(table, "barghest")
    bear = table.bear
    assert (bear.gold, bear.position, bear.trophies) == (3, 0, [])
    assert free in bear.hand.cards + bear.deck.cards
    assert table.state.removed == []
    assert (table.asked.rule, len(bear.hand.cards)) == ("WI-MARKET-4", 3)  # the normal refill


def test_wi_result_5_the_token_goes_to_the_driven_away(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    drive_away(table, "fiend")
    settle(table)
    assert table.state.driven_away == [[], ["fiend"], []]
    assert "fiend" not in table.state.monster_tokens[1].cards
    assert level_of(mountain(table).monster) == 2
    assert mountain(table).monster != "fiend"


def test_wi_result_6_location_and_trails_go_back(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    for monster, home in (
        ("foglet", "novigrad"),
        ("harpy", "ban-ard"),
        ("barghest", "hengfors"),
    ):
        table.monster(monster, at=home)
    table.trail("bear", "dhuwod")
    table.trail("bear", "doldeth")
    table.trail("wolf", "cintra")
    table.lay("wolf", tracks=["beauclair", "cidaris"])
    gold = table.wolf.gold
    defeat(table, "barghest")
    settle(table)
    assert [one.cards for one in table.bear.trails] == [["16"]]
    assert (table.wolf.trails, table.wolf.tracks) == ([], [table.place("cidaris")])
    assert table.wolf.gold == gold  # the gold on the trail quest goes to the bank
    section = mountain(table)
    pile = set(table.state.location_tokens["mountain"].cards)
    assert pile | {str(section.place)} == MOUNTAINS
    assert len(pile) == 5


def test_wi_result_6_tokens_on_quests_stay(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    quest = give_quest(table, "wolf", 1, "cintra", token=True)
    defeat(table, "barghest")
    settle(table)
    assert table.wolf.quests == [quest]
    assert "9" not in table.state.location_tokens["mountain"].cards
    assert mountain(table).place != 9


def test_wi_result_6_a_location_of_the_same_terrain(scene: type[Scene]) -> None:
    places = set()
    for seed in range(1, 25):
        table = scene("bear", "wolf", seed=seed)
        defeat(table, "barghest")
        settle(table)
        places.add(str(mountain(table).place))
    assert places == MOUNTAINS  # the old location may come again


def test_wi_result_6_the_new_monster_can_be_hunted_there(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    drive_away(table, "barghest")
    settle(table)
    section = mountain(table)
    view = next(one for one in table.session.view(None).sections if one.terrain == "mountain")
    assert (view.monster, view.place) == (section.monster, library().places[section.place].id)


def test_wi_result_7_the_driven_away_make_a_new_pile(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    away = table.state.monster_tokens[1].cards[:2]
    table.state.monster_tokens[1].cards.clear()
    table.state.driven_away[1] = list(away)
    defeat(table, "barghest")
    settle(table)
    assert mountain(table).monster in away
    assert table.state.driven_away[1] == []
    assert len(table.state.monster_tokens[1].cards) == 1


def test_wi_result_7_the_one_just_driven_away_may_return(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.monster("bruxa", at="hengfors")
    table.state.monster_tokens[2].cards.clear()
    drive_away(table, "bruxa")
    settle(table)
    assert mountain(table).monster == "bruxa"


def test_wi_result_7_else_the_next_lower_level(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.monster("bruxa", at="hengfors")
    for level in (1, 2):
        table.state.monster_tokens[level].cards.clear()
    defeat(table, "bruxa")
    settle(table)
    assert level_of(mountain(table).monster) == 1


def test_wi_result_7_or_the_section_stays_empty(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.monster("bruxa", at="hengfors")
    for pile in table.state.monster_tokens:
        pile.cards.clear()
    defeat(table, "bruxa")
    settle(table)
    assert mountain(table).monster == ""
    assert len(table.state.location_tokens["mountain"].cards) == 6
    assert table.session.view(None).sections[1].place == ""


def test_wi_result_8_only_the_defeated_bring_the_extra_pile(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat", "viper", "griffin")
    assert len(table.state.extra.cards) == 2
    drive_away(table, "barghest")
    settle(table)
    assert len(table.state.extra.cards) == 2
    assert level_of(mountain(table).monster) == 1


def test_wi_result_8_not_for_higher_levels(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat", "viper")
    defeat(table, "fiend")
    settle(table)
    assert len(table.state.extra.cards) == 1
    assert level_of(mountain(table).monster) == 3


def lose_without_trail(table: Scene) -> None:
    """A forest token is of no use here; the Penitent's trophy gives the first fight turn."""
    table.monster("barghest", at="hengfors")
    table.lay("bear", trophies=["penitent"])
    table.trail("bear", "dhuwod")
    lose_hunt(table, "barghest")
    settle(table)


def test_wi_result_9_trail_card_and_fewer_cards(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.monster("foglet", at="novigrad")
    free = table.card(cost=0)
    table.market(free, *(table.card(cost=1) for _ in range(5)))
    table.lay("bear", gold=1)
    lose_without_trail(table)
    bear = table.bear
    assert (bear.gold, bear.position) == (1, 0)
    assert bear.trails[0].cards == ["16"]
    assert bear.trails[1].cards[0] in MOUNTAINS
    for seat in (0, 1):
        trail = table.session.view(seat).players[0].trails[1]
        assert (trail.terrain, trail.place) == ("mountain", None)  # face down
    assert free in bear.hand.cards + bear.deck.cards
    assert (table.asked.rule, len(bear.hand.cards)) == ("WI-MARKET-4", 2)


def test_wi_result_9_the_monster_stays(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    lose_hunt(table, "barghest")
    settle(table)
    section = mountain(table)
    assert (section.monster, section.place) == ("barghest", table.place("hengfors"))
    assert len(table.bear.trails) == 1  # the one he had; no second of this terrain


def test_wi_result_9_no_token_from_an_empty_pile(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.monster("foglet", at="novigrad")
    table.monster("barghest", at="hengfors")
    table.state.location_tokens["mountain"].cards.clear()
    lose_without_trail(table)
    assert [one.cards[0] for one in table.bear.trails] == ["16"]


@pytest.mark.parametrize("end", [defeat, drive_away, lose_hunt])
def test_wi_result_10_cards_together_and_shield_full(
    scene: type[Scene], end: Callable[[Scene, str], None]
) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", defence=3, shield=1)
    end(table, "barghest")
    settle(table)
    bear, state = table.bear, table.state
    assert (len(state.fight_deck.cards), len(set(state.fight_deck.cards))) == (20, 20)
    assert state.fight is None
    assert bear.discard.cards == []
    assert bear.shield == 3


def test_wi_result_10_the_hand_is_shuffled_in(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    cards = start_hunt(table, "barghest", damage=9, spare=5)
    owned = {*table.bear.hand.cards, *table.bear.deck.cards}
    table.choose(f"play:{cards[1]}")  # the other card stays in the hand
    assert cards[0] in table.bear.hand.cards
    gone = sorted(table.bear.deck.cards)[0]
    table.choose(gone, rule="WI-FATIGUE-2")
    left = table.bear.hand.cards + table.bear.deck.cards
    assert set(left) == owned - {gone}
    assert (len(table.bear.hand.cards), len(left)) == (3, 6)


@pytest.mark.rule("WI-RESULT-5", "WI-RESULT-6", "WI-RESULT-8")
@pytest.mark.parametrize(
    ("monster", "end", "level"),
    [("barghest", defeat, 2), ("fiend", drive_away, 2), ("fiend", defeat, 3), ("bruxa", defeat, 3)],
)
def test_golden_21_replacement_monsters(
    scene: type[Scene], monster: str, end: Callable[[Scene, str], None], level: int
) -> None:
    table = scene("bear", "wolf")
    end(table, monster)
    settle(table)
    assert level_of(mountain(table).monster) == level
    assert mountain(table).monster != monster


def test_golden_21_the_extra_pile_comes_first(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat", "viper")
    table.monster("barghest", at="hengfors")
    (extra,) = table.state.extra.cards
    defeat(table, "barghest")
    settle(table)
    assert (mountain(table).monster, table.state.extra.cards) == (extra, [])


def test_golden_21_then_level_two(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat", "viper")
    table.state.extra.cards.clear()
    defeat(table, "barghest")
    settle(table)
    assert level_of(mountain(table).monster) == 2
