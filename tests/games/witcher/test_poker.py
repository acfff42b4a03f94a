"""Dice poker (WI-POKER)."""

from __future__ import annotations

import pytest

from fabletop import IllegalChoice

from .scene import Scene

Roll = tuple[int, int, int, int, int]


def met(table: Scene, *rivals: str, place: str = "hengfors", gold: int = 3) -> None:
    """The Bear has moved to a place where others stand."""
    table.lay("bear", place=place, gold=gold)
    for rival in rivals:
        table.lay(rival, place=place, gold=3)
    table.moved()


def dice_keys(roll: Roll) -> tuple[str, ...]:
    return tuple(f"die:{place}:{face}" for place, face in enumerate(roll, 1))


def play(table: Scene, mine: Roll, theirs: Roll) -> bool:
    """Roll, let nobody roll again; True if the Bear won the pot."""
    met(table, "wolf")
    table.luck("poker", *mine, *theirs)
    table.choose("poker:wolf")
    table.choose(rule="WI-POKER-6", by="wolf")
    table.choose(rule="WI-POKER-6", by="bear")
    golds = (table.bear.gold, table.wolf.gold)
    assert golds in ((5, 2), (2, 5))
    return golds == (5, 2)


def test_wi_poker_1_with_witchers_on_the_same_location(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat")
    met(table, "wolf")
    assert [key for key in table.offered if key.startswith("poker:")] == ["poker:wolf"]
    for absent in ("poker:cat", "poker:bear"):
        with pytest.raises(IllegalChoice):
            table.choose(absent)


def test_wi_poker_1_nobody_can_refuse(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    met(table, "wolf")
    table.choose("poker:wolf")
    assert (table.asked.rule, table.asked.seat) == ("WI-POKER-6", 1)  # the dice lie already
    assert table.state.dice is not None
    assert (table.bear.gold, table.wolf.gold) == (2, 2)


@pytest.mark.parametrize(("mine", "theirs"), [(0, 3), (3, 0), (0, 0)])
def test_wi_poker_1_both_need_gold(scene: type[Scene], mine: int, theirs: int) -> None:
    table = scene("bear", "wolf")
    met(table, "wolf", gold=mine)
    table.lay("wolf", gold=theirs)
    assert "poker:wolf" not in table.offered
    with pytest.raises(IllegalChoice):
        table.choose("poker:wolf")


def test_wi_poker_1_is_optional(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    met(table, "wolf")
    table.choose("phase-two")
    assert (table.asked.rule, table.bear.gold) == ("WI-TURN-6", 3)


def test_wi_poker_2_once_a_turn_with_each(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat")
    met(table, "wolf", "cat")
    table.choose("poker:wolf")
    table.choose(by="wolf")
    table.choose(by="bear")
    assert "poker:wolf" not in table.offered and "poker:cat" in table.offered
    with pytest.raises(IllegalChoice):
        table.choose("poker:wolf")
    table.choose("poker:cat")
    table.choose(by="cat")
    table.choose(by="bear")
    assert not any(key.startswith("poker:") for key in table.offered)


def test_wi_poker_2_not_again_after_coming_back(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", hand=table.cards(3, terrain="wild"))
    met(table, "wolf")
    table.choose("poker:wolf")
    table.choose()
    table.choose()
    for place in ("kaer-morhen", "hengfors"):
        table.choose(f"move:{place}")
        table.choose(table.offered[0], rule="WI-MOVE-2")
    assert "poker:wolf" not in table.offered


@pytest.mark.rule("WI-DUEL-2")
def test_wi_poker_3_no_duel_with_that_witcher(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat")
    met(table, "wolf", "cat")
    table.choose("poker:wolf")
    table.choose()
    table.choose()
    table.choose("phase-two")
    assert "duel:wolf" not in table.offered and "duel:cat" in table.offered
    assert table.asked.blocked["duel:wolf"].id == "why-diced"


@pytest.mark.parametrize("won", [True, False])
def test_wi_poker_4_one_gold_each_and_one_of_the_bank(scene: type[Scene], won: bool) -> None:
    table = scene("bear", "wolf", "cat")
    met(table, "wolf")
    bystander = table.cat.gold
    high: Roll = (6, 6, 6, 6, 1)
    low: Roll = (1, 2, 3, 4, 6)
    table.luck("poker", *(high if won else low), *(low if won else high))
    table.choose("poker:wolf")
    assert (table.bear.gold, table.wolf.gold) == (2, 2)
    table.choose()
    table.choose()
    assert (table.bear.gold, table.wolf.gold) == ((5, 2) if won else (2, 5))
    assert table.cat.gold == bystander


def test_wi_poker_5_both_roll_openly_at_the_same_time(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat")
    met(table, "wolf")
    table.luck("poker", 1, 2, 3, 4, 5, 6, 5, 4, 3, 2)
    table.choose("poker:wolf")
    for seat in (0, 1, 2, None):
        seen = table.session.view(seat).dice
        assert (seen.mine, seen.theirs) == ([1, 2, 3, 4, 5], [6, 5, 4, 3, 2])


def test_wi_poker_6_the_non_active_player_first_then_the_active(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    met(table, "wolf")
    mine: Roll = (2, 2, 1, 3, 4)
    theirs: Roll = (3, 3, 6, 1, 2)
    table.luck("poker", *mine, *theirs)
    table.choose("poker:wolf")
    assert (table.asked.seat, table.offered) == (1, dice_keys(theirs))
    assert (table.asked.least, table.asked.most) == (0, 5)  # any number
    table.luck("poker", 1, 4)
    table.choose("die:4:1", "die:5:2", by="wolf")
    assert table.state.dice is not None
    assert table.state.dice.theirs == [3, 3, 6, 1, 4]
    assert (table.asked.seat, table.offered) == (0, dice_keys(mine))  # only once
    table.luck("poker", 5, 5, 5, 5, 5)
    table.choose(*dice_keys(mine), by="bear")
    assert table.state.dice is None and table.asked.rule == "WI-TURN-2"
    assert table.bear.gold == 5


def test_wi_poker_6_the_new_result_must_be_accepted(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    met(table, "wolf")
    table.luck("poker", 6, 6, 6, 6, 1, 2, 2, 1, 3, 4)
    table.choose("poker:wolf")
    table.choose(by="wolf")
    table.luck("poker", 1, 2, 3, 5)
    table.choose("die:1:6", "die:2:6", "die:3:6", "die:4:6", by="bear")  # 1-2-3-5-1
    assert (table.bear.gold, table.wolf.gold) == (2, 5)  # pair of 1 against pair of 2


def test_wi_poker_6_twice_with_the_whispess_trophy(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", trophies=["whispess"])
    met(table, "wolf")
    table.luck("poker", 6, 6, 1, 2, 3, 5, 5, 5, 1, 2)
    table.choose("poker:wolf")
    table.choose(by="wolf")
    table.luck("poker", 1)
    table.choose("die:5:3", by="bear")
    table.luck("poker", 6, 6, 6)
    table.choose("die:3:1", "die:4:2", "die:5:1", by="bear")
    assert table.bear.gold == 5


RANKING: list[Roll] = [
    (1, 2, 3, 4, 6),  # nothing
    (1, 1, 2, 3, 4),  # pair
    (1, 1, 2, 2, 3),  # two pairs
    (1, 1, 1, 2, 3),  # three of a kind
    (1, 2, 3, 4, 5),  # five-high straight
    (2, 3, 4, 5, 6),  # six-high straight
    (1, 1, 1, 2, 2),  # full house
    (1, 1, 1, 1, 2),  # four of a kind
    (1, 1, 1, 1, 1),  # five of a kind
]


@pytest.mark.parametrize("rank", range(8))
def test_wi_poker_7_ranking_from_low_to_high(scene: type[Scene], rank: int) -> None:
    assert not play(scene("bear", "wolf"), RANKING[rank], RANKING[rank + 1])
    assert play(scene("bear", "wolf"), RANKING[rank + 1], RANKING[rank])


@pytest.mark.parametrize("mixed", [(6, 6, 5, 4, 3), (6, 5, 4, 3, 1)])
def test_wi_poker_7_rank_before_value(scene: type[Scene], mixed: Roll) -> None:
    assert not play(scene("bear", "wolf"), mixed, (1, 2, 1, 2, 3))


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ((5, 5, 1, 2, 3), (3, 3, 1, 2, 6)),
        ((5, 5, 1, 1, 2), (4, 4, 3, 3, 6)),  # the higher pair
        ((5, 5, 2, 2, 1), (5, 5, 1, 1, 6)),  # then the lower
        ((4, 4, 4, 1, 2), (3, 3, 3, 5, 6)),
        ((3, 3, 3, 1, 1), (2, 2, 2, 6, 6)),  # the triple
        ((3, 3, 3, 5, 5), (3, 3, 3, 2, 2)),  # then the pair
        ((2, 2, 2, 2, 1), (1, 1, 1, 1, 6)),
        ((6, 6, 6, 6, 6), (5, 5, 5, 5, 5)),
    ],
)
def test_wi_poker_8_the_higher_value_of_the_same_rank(
    scene: type[Scene], higher: Roll, lower: Roll
) -> None:
    assert not play(scene("bear", "wolf"), lower, higher)
    assert play(scene("bear", "wolf"), higher, lower)


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ((5, 5, 1, 2, 6), (5, 5, 1, 2, 4)),  # the highest unused die
        ((5, 5, 1, 3, 4), (5, 5, 1, 2, 4)),  # the next
        ((5, 5, 2, 2, 4), (5, 5, 2, 2, 3)),
        ((5, 5, 5, 2, 4), (5, 5, 5, 1, 4)),
        ((2, 2, 2, 2, 4), (2, 2, 2, 2, 3)),
        ((1, 2, 4, 5, 6), (1, 2, 3, 4, 6)),  # with nothing all dice are unused
    ],
)
def test_wi_poker_9_then_the_unused_dice(scene: type[Scene], higher: Roll, lower: Roll) -> None:
    assert not play(scene("bear", "wolf"), lower, higher)
    assert play(scene("bear", "wolf"), higher, lower)


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ((5, 5, 1, 2, 6), (6, 5, 2, 5, 1)),
        ((1, 2, 3, 4, 5), (5, 4, 3, 2, 1)),
        ((4, 4, 4, 4, 4), (4, 4, 4, 4, 4)),
        ((5, 5, 6, 4, 2), (5, 5, 6, 4, 3)),  # WI-POKER-9: a third unused die decides nothing
        ((1, 2, 4, 5, 6), (1, 3, 4, 5, 6)),
    ],
)
def test_wi_poker_10_the_active_player_wins_a_tie(
    scene: type[Scene], mine: Roll, theirs: Roll
) -> None:
    assert play(scene("bear", "wolf"), mine, theirs)


@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [
        ((2, 2, 5, 5, 1), (3, 3, 3, 6, 6), False),
        ((5, 5, 6, 4, 2), (5, 5, 6, 4, 3), True),
        ((5, 5, 1, 2, 3), (3, 3, 1, 2, 6), True),
        ((5, 5, 1, 2, 4), (5, 5, 1, 3, 4), False),
        ((5, 5, 1, 2, 6), (5, 5, 6, 2, 1), True),
        ((2, 2, 2, 6, 6), (3, 3, 3, 1, 1), False),
        ((3, 3, 3, 2, 2), (3, 3, 3, 5, 5), False),
        ((1, 2, 3, 4, 5), (6, 6, 6, 1, 2), True),
        ((2, 3, 4, 5, 6), (1, 2, 3, 4, 5), True),
        ((1, 2, 3, 4, 6), (1, 1, 2, 3, 4), False),
    ],
)
def test_golden_9_dice_poker(scene: type[Scene], mine: Roll, theirs: Roll, won: bool) -> None:
    assert play(scene("bear", "wolf"), mine, theirs) == won


@pytest.mark.rule("WI-SOLO-6")
@pytest.mark.parametrize(
    ("final", "paid"),
    [
        ((2, 2, 4, 4, 6), 1),
        ((3, 3, 3, 3, 1), 5),
        ((1, 2, 3, 4, 6), 0),
        ((1, 1, 2, 3, 4), 0),
        ((1, 1, 1, 3, 4), 2),
        ((1, 2, 3, 4, 5), 3),
        ((2, 3, 4, 5, 6), 3),
        ((1, 1, 1, 2, 2), 4),
        ((6, 6, 6, 6, 6), 6),
    ],
)
def test_golden_22_gambling_alone(scene: type[Scene], final: Roll, paid: int) -> None:
    table = scene("bear")
    table.lay("bear", place="cidaris", gold=3)
    table.moved()
    first: Roll = (1, 2, 2, 5, 6)
    table.luck("poker", *first)
    table.choose("act:gamble")
    assert table.bear.gold == 2
    table.luck("poker", *final)
    table.choose(*dice_keys(first), rule="WI-POKER-6", by="bear")  # any number, once
    assert table.asked.rule == "WI-TURN-2"
    assert table.bear.gold == 2 + paid
