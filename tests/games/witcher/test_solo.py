"""Solo mode (WI-SOLO)."""

from __future__ import annotations

import pytest

from fabletop.games.witcher import GAME
from fabletop.games.witcher.flow import rating
from fabletop.games.witcher.library import library
from fabletop.games.witcher.records import DiceTest
from fabletop.games.witcher.setup import set_up
from fabletop.games.witcher.table.board import places
from fabletop.games.witcher.table.scenes import dice_art
from fabletop.games.witcher.telling import describe, text_of
from fabletop.games.witcher.telling.texts import pay_table
from fabletop.kernel.chance import Chance
from fabletop.kernel.session.legal import IllegalChoice
from fabletop.kernel.session.replay import start
from fabletop.kernel.words import LANGUAGES
from fabletop.tablekit.lights import Lights
from fabletop.web.view.voice import voice

from .scene import Scene
from .tales import Tales, defeat, drive_away, give_quest, pair, put_on_top, settle, shown


@pytest.fixture
def tales(monkeypatch: pytest.MonkeyPatch) -> Tales:
    return Tales(monkeypatch)


def test_wi_solo_1_no_duels_dice_or_witcher_trophies(scene: type[Scene]) -> None:
    table = scene("bear")
    table.lay("bear", place="novigrad", gold=5)
    table.moved()
    assert not any(one.startswith("poker") for one in table.offered)
    table.choose("phase-two")
    assert not any(one.startswith("duel") for one in table.offered)
    assert table.bear.tokens_of_school == []


def test_wi_solo_1_set_up_like_two_or_three(scene: type[Scene]) -> None:
    table = scene("bear")
    assert table.state.extra.cards == []
    assert (len(table.state.market), len(table.bear.deck.cards)) == (6, 5)
    assert (table.bear.combat, table.bear.shield) == (1, 1)  # no attribute bonus
    assert table.asked.rule == "WI-TURN-2"


def test_wi_solo_2_three_gold_five_cards(scene: type[Scene]) -> None:
    table = scene("bear")
    assert (table.bear.gold, len(table.bear.hand.cards)) == (3, 5)


def test_wi_solo_2_two_boards_one_kept() -> None:
    session = start(GAME, 1, 3, {})
    (asked,) = session.requests
    assert (asked.rule, asked.seat, len(asked.keys)) == ("WI-SETUP-11", 0, 2)
    session.answer(0, [asked.keys[1]])
    assert f"board:{session.state.players[0].school}" == asked.keys[1]
    assert len(session.state.boards.cards) == 4


def test_wi_solo_3_one_trophy_of_the_four_kinds() -> None:
    kinds = set()
    for seed in range(40):
        (trophy,) = set_up(Chance(seed), 1, {"schools": "deal"}).attribute_trophies
        kinds.add(trophy)
    assert kinds == {
        "trophy-combat-1",
        "trophy-defence-1",
        "trophy-alchemy-1",
        "trophy-specialisation-1",
    }


def test_wi_solo_3_one_monster_of_each_level() -> None:
    orders = set()
    for seed in range(60):
        state = set_up(Chance(seed), 1, {"schools": "deal"})
        levels = tuple(library().monsters[one.monster].level for one in state.sections)
        assert sorted(levels) == [1, 2, 3]
        orders.add(levels)
    assert len(orders) == 6  # at random over the terrains


def hunters(scene: type[Scene], school: str = "bear", **fields: object) -> Scene:
    """A solo table with known monsters."""
    table = scene(school)
    for monster, home in (("foglet", "novigrad"), ("barghest", "hengfors"), ("bruxa", "ban-ard")):
        table.monster(monster, at=home)
    table.state.attribute_trophies[:] = ["trophy-combat-1"]
    table.lay(school, **fields)
    return table


def remove_monsters(table: Scene, *terrains: str) -> None:
    for section in table.state.sections:
        if section.terrain in terrains:
            section.monster = ""
            section.place = -1


def test_wi_solo_4_ends_at_once_with_all_four(scene: type[Scene]) -> None:
    table = hunters(scene, position=3, trophies=["foglet", "bruxa", "trophy-alchemy-1"])
    table.state.attribute_trophies.clear()
    remove_monsters(table, "forest", "water")
    table.state.turns = 9
    defeat(table, "barghest")
    settle(table)
    assert table.over
    assert len(table.bear.trophies) == 4
    result = table.session.result
    assert result is not None
    assert (result.ranking, result.reason) == (((0,),), "rating-professional")


def test_wi_solo_4_three_trophies_are_not_enough(scene: type[Scene]) -> None:
    table = hunters(scene, position=2, trophies=["foglet", "trophy-alchemy-1"])
    table.state.attribute_trophies.clear()
    remove_monsters(table, "forest")
    defeat(table, "barghest")
    settle(table)
    assert not table.over


def test_wi_solo_4_turns_are_counted(scene: type[Scene]) -> None:
    table = scene("bear")
    assert table.state.turns == 1
    table.choose("phase-two")
    while table.state.turns == 1:
        table.choose(*table.offered[: max(1, table.asked.least)])
    assert table.state.turns == 2
    assert table.session.view(0).turns == 2


def test_wi_solo_5_the_last_monster_waits_for_the_trophy(scene: type[Scene]) -> None:
    table = hunters(scene, place="hengfors", position=2, trophies=["foglet", "bruxa"])
    remove_monsters(table, "forest", "water")
    table.phase("choose")
    assert "hunt:barghest" not in table.offered
    assert table.asked.blocked["hunt:barghest"].id == "why-solo-last"
    with pytest.raises(IllegalChoice):
        table.choose("hunt:barghest")


def test_wi_solo_5_two_monsters_left_are_free(scene: type[Scene]) -> None:
    table = hunters(scene, place="hengfors", position=1, trophies=["foglet"])
    remove_monsters(table, "forest")
    table.phase("choose")
    assert "hunt:barghest" in table.offered


def test_wi_solo_5_open_once_the_trophy_is_won(scene: type[Scene]) -> None:
    table = hunters(scene, place="hengfors", position=3)
    remove_monsters(table, "forest", "water")
    table.state.attribute_trophies.clear()
    table.phase("choose")
    assert "hunt:barghest" in table.offered


def test_wi_solo_5_another_reason_is_named_as_such(scene: type[Scene]) -> None:
    table = hunters(scene, potions=[])
    table.monster("archespore", at="hengfors")
    table.lay("bear", place="hengfors")
    table.phase("choose")
    assert "hunt:archespore" not in table.offered
    assert table.asked.blocked["hunt:archespore"].id == "why-no-potion"


DICE = [
    ([1, 2, 3, 4, 6], 0),
    ([5, 5, 1, 2, 3], 0),
    ([2, 2, 4, 4, 6], 1),
    ([2, 2, 2, 4, 6], 2),
    ([1, 2, 3, 4, 5], 3),
    ([2, 3, 4, 5, 6], 3),
    ([2, 2, 2, 4, 4], 4),
    ([3, 3, 3, 3, 1], 5),
    ([6, 6, 6, 6, 6], 6),
]


@pytest.mark.parametrize(("dice", "pay"), DICE)
def test_wi_solo_6_gambling_by_the_pay_table(scene: type[Scene], dice: list[int], pay: int) -> None:
    table = scene("bear")
    table.lay("bear", place="cidaris", gold=1)
    table.moved()
    table.luck("poker", *dice)
    table.choose("act:gamble")
    assert (table.bear.gold, table.asked.rule) == (0, "WI-POKER-6")
    table.choose()
    assert table.bear.gold == pay
    assert table.asked.rule == "WI-TURN-2"


def test_wi_solo_6_any_number_once_again(scene: type[Scene]) -> None:
    table = scene("bear")
    table.lay("bear", place="cidaris", gold=1)
    table.moved()
    table.luck("poker", 2, 2, 4, 4, 6, 2, 3)
    table.choose("act:gamble")
    table.choose("die:4:4", "die:5:6")  # 2 2 4 2 3
    assert (table.bear.gold, table.asked.rule) == (2, "WI-TURN-2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_wi_solo_6_the_place_says_what_a_roll_pays(scene: type[Scene], language: str) -> None:
    say = voice(language, GAME)
    tables = {"solo": scene("bear"), "two": scene("bear", "wolf")}
    said = {}
    for name, table in tables.items():
        table.lay("bear", place="cidaris", gold=1)
        view = table.session.view(0)
        said[name] = " ".join(describe(view, say))
        (cidaris,) = [one for one in places(view, None, Lights([]), say) if one.id == "cidaris"]
        assert say("action-gamble") in (said[name] if name == "two" else text_of("cidaris", say))
        assert (pay_table(say) in cidaris.text) == (name == "solo")
    assert pay_table(say) in said["solo"] and pay_table(say) not in said["two"]
    assert say("action-gamble") not in said["solo"]


def test_wi_solo_6_the_pay_table_lies_beside_the_dice(scene: type[Scene]) -> None:
    say = voice("en", GAME)
    table = scene("bear")
    table.lay("bear", place="cidaris", gold=1)
    table.moved()
    table.luck("poker", 2, 2, 4, 4, 6)
    table.choose("act:gamble")
    view = table.session.view(0)
    assert view.dice is not None and view.dice.pays
    art = dice_art(view, view.dice, Lights([]), say)
    assert art.pays
    assert [one.pay for one in art.ranks] == [6, 5, 4, 3, 3, 2, 1, 0, 0]
    assert [one.name for one in art.ranks if one.held] == ["two pairs"]
    assert "two pairs 1 gold" in " ".join(describe(view, say))


def test_wi_solo_6_no_pay_table_for_a_test_of_dice(scene: type[Scene]) -> None:
    table = scene("bear")
    number = next(n for n, one in library().events.items() if isinstance(one.test, DiceTest))
    give_quest(table, "bear", number, "cidaris")
    table.lay("bear", place="cidaris", gold=1)
    table.moved()
    table.choose(next(key for key in table.offered if key.startswith("solve:")))
    view = table.session.view(0)
    assert view.dice is not None and not view.dice.pays


def test_wi_solo_6_needs_a_gold(scene: type[Scene]) -> None:
    table = scene("bear")
    table.lay("bear", place="cidaris", gold=0)
    table.moved()
    assert "act:gamble" not in table.offered


def test_wi_solo_7_only_the_chosen_outcome(scene: type[Scene]) -> None:
    table = scene("bear")
    table.phase("choose")
    put_on_top(table, "the-permit")
    table.choose("explore:city")
    assert table.asked.rule == "WI-EXPLORE-2"
    assert not any(one.startswith("the-permit-") for one in shown(table))
    table.choose("option:the-permit-b")
    assert "the-permit-b-story" in shown(table)
    assert "the-permit-a-story" not in shown(table)


@pytest.mark.parametrize(("die", "damage"), [(1, 5), (2, 5), (3, 5), (4, 2), (5, 2), (6, 2)])
def test_wi_solo_8_the_die_decides_the_attack(scene: type[Scene], die: int, damage: int) -> None:
    table = hunters(scene, "wolf", place="hengfors")
    table.trail("wolf", "doldeth")
    cards = pair(table, 0)
    table.lay("wolf", hand=[*cards, *table.cards(2)], deck=table.cards(9), shield=1)
    table.luck("attack", die)
    table.hunt()
    table.stack_life("fight-17")  # charge 5, bite 2; the Barghest has broken the Shield
    table.finish_combo(*cards)
    assert table.fight.shown == ["fight-17"]
    assert len(table.wolf.deck.cards) == 9 - 1 - damage  # one was drawn in step 4


def test_wi_solo_9_a_defeated_monster_is_not_replaced(scene: type[Scene]) -> None:
    table = hunters(scene)
    defeat(table, "barghest")
    settle(table)
    section = table.state.section("mountain")
    assert section.monster == ""
    assert len(table.state.location_tokens["mountain"].cards) == 6
    assert table.bear.trails == []
    assert table.bear.trophies == ["barghest"]


def test_wi_solo_9_that_terrain_offers_no_trails(scene: type[Scene]) -> None:
    table = hunters(scene, place="hengfors", gold=0)
    remove_monsters(table, "mountain")
    table.moved()
    table.choose("act:trail")
    assert set(table.offered) == {"track:forest", "track:water", "no-quest"}


def test_wi_solo_9_a_driven_away_one_is(scene: type[Scene]) -> None:
    table = hunters(scene, gold=0)
    drive_away(table, "barghest")
    settle(table)
    section = table.state.section("mountain")
    assert library().monsters[section.monster].level == 1
    assert section.monster != "barghest"
    assert (table.bear.trophies, table.bear.position, table.bear.gold) == ([], 0, 2)


@pytest.mark.parametrize("slot", range(1, 7))
def test_wi_solo_10_the_rightmost_card_goes(scene: type[Scene], slot: int) -> None:
    table = scene("bear")
    row = [table.card(cost=0) for _ in range(6)]
    table.market(*row)
    first, second = table.state.shared.cards[-1], table.state.shared.cards[-2]
    table.lay("bear", hand=table.cards(3))
    table.phase("train")
    table.choose()
    table.choose(f"take:{row[slot - 1]}")
    if table.asked.rule == "WI-MARKET-4":
        table.choose(table.offered[0])
    left = [first, *(card for card in row if card != row[slot - 1])]
    if slot == 6:
        assert (table.state.market, table.state.shared_discard.cards) == (left, [])
    else:
        assert table.state.market == [second, *left[:5]]
        assert table.state.shared_discard.cards == [row[5]]


@pytest.mark.parametrize(
    ("turns", "name"),
    [
        (30, "novice"),
        (13, "novice"),
        (12, "hunter"),
        (11, "hunter"),
        (10, "professional"),
        (9, "professional"),
        (8, "almost-legend"),
        (7, "almost-legend"),
        (6, "legend"),
        (4, "legend"),
    ],
)
def test_wi_solo_11_rating(turns: int, name: str) -> None:
    assert rating(turns) == name


@pytest.mark.rule("WI-SOLO-5", "WI-SOLO-6", "WI-SOLO-8", "WI-SOLO-10", "WI-SOLO-11")
def test_golden_22_solo_gambling(scene: type[Scene]) -> None:
    for dice, gold in (([2, 2, 4, 4, 6], 3), ([3, 3, 3, 3, 1], 7), ([1, 2, 3, 4, 6], 2)):
        table = scene("bear")
        table.lay("bear", place="beauclair", gold=3)
        table.moved()
        table.luck("poker", *dice)
        table.choose("act:gamble")
        table.choose()
        assert table.bear.gold == gold


def test_golden_22_two_monsters_and_no_trophy(scene: type[Scene]) -> None:
    table = hunters(scene, position=1, trophies=["foglet"])
    remove_monsters(table, "forest")
    defeat(table, "barghest")
    settle(table)
    while table.state.phase != "travel":
        table.choose(*table.offered[: max(1, table.asked.least)])
    table.lay("bear", place="ban-ard")
    table.choose("phase-two")
    assert "hunt:bruxa" not in table.offered
    assert "hunt:bruxa" in table.asked.blocked
