"""Location actions (WI-LOC), but for schools. WI-LOC-3 is shown in test_facts.py."""

from __future__ import annotations

import pytest

from fabletop import IllegalChoice
from fabletop.games.witcher.library import library
from fabletop.games.witcher.state import Player
from fabletop.games.witcher.terms import Attribute

from .scene import Scene


def arrived(table: Scene, place: str, **fields: object) -> Player:
    """The Bear has moved to a place in this turn."""
    bear = table.lay("bear", place=place, **fields)
    table.moved()
    return bear


def actions(table: Scene) -> list[str]:
    return [key for key in table.offered if key.startswith("act:")]


def monsters(table: Scene) -> None:
    """One in each terrain, at known places."""
    table.monster("barghest", at="kaer-morhen")
    table.monster("fiend", at="novigrad")
    table.monster("drowners-nest", at="glenmore")


def test_wi_loc_1_one_action_that_nobody_must_use(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat")
    table.monster("drowners-nest", at="ban-ard")
    table.lay("wolf", place="ban-ard")
    arrived(table, "ban-ard")
    assert actions(table) == ["act:alchemy"]
    table.choose("phase-two")
    assert (table.asked.rule, table.bear.alchemy) == ("WI-TURN-6", 1)


@pytest.mark.parametrize("place", [one.id for one in library().places.values()])
def test_wi_loc_1_every_location_has_its_action(scene: type[Scene], place: str) -> None:
    table = scene("bear", "wolf")
    arrived(table, place, gold=9)
    assert actions(table) == [f"act:{library().places[table.place(place)].action}"]


def test_wi_loc_2_once_a_turn_even_after_coming_back(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    arrived(table, "vengerberg", hand=table.cards(3, terrain="wild"))
    table.choose("act:potion")
    assert actions(table) == []
    assert table.asked.blocked["act:potion"].id == "why-acted"
    for place in ("vizima", "vengerberg"):
        table.choose(f"move:{place}")
        table.choose(table.offered[0], rule="WI-MOVE-2")
    assert actions(table) == []
    assert len(table.bear.potions) == 1


def test_wi_loc_2_actions_of_different_locations(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    arrived(table, "vengerberg", gold=0, hand=table.cards(2, terrain="wild"))
    table.choose("act:potion")
    table.choose("move:vizima")
    table.choose(table.offered[0], rule="WI-MOVE-2")
    table.choose("act:market")
    table.choose(rule="WI-LOC-11")
    assert (len(table.bear.potions), table.bear.gold) == (1, 1)


ATTRIBUTE_PLACES: list[tuple[str, Attribute]] = [
    ("ban-ard", "alchemy"),
    ("cintra", "combat"),
    ("doldeth", "specialisation"),
    ("ard-modron", "defence"),
]


@pytest.mark.parametrize(("place", "attribute"), ATTRIBUTE_PLACES)
@pytest.mark.parametrize(
    ("value", "level", "allowed"), [(1, 1, 1), (2, 1, 0), (3, 3, 1), (2, 4, 1)]
)
def test_wi_loc_4_up_to_the_witchers_level(
    scene: type[Scene], place: str, attribute: Attribute, value: int, level: int, allowed: bool
) -> None:
    table = scene("bear", "wolf")
    arrived(table, place, level=level, **{attribute: value})
    assert actions(table) == ([f"act:{attribute}"] if allowed else [])
    if allowed:
        table.choose(f"act:{attribute}")
        assert table.bear.attribute(attribute) == value + 1
        assert table.bear.shield == (2 if attribute == "defence" else 1)
        assert len(table.bear.potions) == (attribute == "alchemy")
    else:
        assert table.asked.blocked[f"act:{attribute}"].id == f"why-act-{attribute}"


def test_wi_loc_4_not_beyond_five(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    arrived(table, "cintra", level=5, combat=5)
    assert actions(table) == []


@pytest.mark.parametrize("place", ["vengerberg", "glenmore", "loc-ichaer"])
def test_wi_loc_5_a_potion_from_the_top_of_the_deck(scene: type[Scene], place: str) -> None:
    table = scene("bear", "wolf")
    arrived(table, place)
    top = table.state.potion_deck.cards[-1]
    table.choose("act:potion")
    assert table.bear.potions == [top]


# WI-LOC-6: the Bear at seat 0 of three; the right-hand player is the Cat at seat 2


@pytest.mark.parametrize("place", ["cidaris", "beauclair"])
@pytest.mark.parametrize(("faces", "gold"), [((6, 6, 6, 1, 2), 4), ((1, 2, 3, 4, 6), 1)])
def test_wi_loc_6_gambling_with_the_locals(
    scene: type[Scene], place: str, faces: tuple[int, ...], gold: int
) -> None:
    table = scene("bear", "wolf", "cat")
    arrived(table, place, gold=2)
    before = (table.wolf.gold, table.cat.gold)
    table.luck("poker", *faces, 3, 3, 1, 2, 6)
    table.choose("act:gamble")
    assert table.bear.gold == 1
    table.choose(rule="WI-POKER-6", by="cat")
    table.choose(rule="WI-POKER-6", by="bear")
    assert table.bear.gold == gold  # all 3 or nothing
    assert (table.wolf.gold, table.cat.gold) == before


def test_wi_loc_6_the_right_hand_player_rolls_again_for_the_locals(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat")
    arrived(table, "cidaris", gold=1)
    table.luck("poker", 5, 5, 1, 2, 3, 4, 4, 1, 2, 3, 4, 4, 6)
    table.choose("act:gamble")
    table.choose("die:3:1", "die:4:2", "die:5:3", by="cat")
    table.choose(by="bear")
    assert table.bear.gold == 0  # four fours of the locals


def test_wi_loc_6_a_stake_is_needed(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    arrived(table, "cidaris", gold=0)
    assert actions(table) == []
    assert table.asked.blocked["act:gamble"].id == "why-act-gamble"


def test_wi_loc_6_poker_and_duel_stay_open(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    arrived(table, "cidaris", gold=2)
    table.lay("wolf", place="cidaris", gold=1)
    table.choose("act:gamble")
    table.choose(by="wolf")
    table.choose(by="bear")
    assert "poker:wolf" in table.offered
    table.choose("phase-two")
    assert "duel:wolf" in table.offered


# WI-LOC-7


def row_of_costs(table: Scene, *costs: int) -> list[str]:
    row = [table.card(cost=cost) for cost in costs]
    table.market(*row)
    return row


def test_wi_loc_7_at_most_one_dearer_than_the_card_removed(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    row = row_of_costs(table, 0, 1, 2, 3, 2, 3)
    free, dear = table.card(cost=0), table.card(cost=2)
    newcomer = table.state.shared.cards[-1]
    arrived(table, "novigrad", hand=[free, dear], gold=0)
    table.choose("act:exchange")
    assert (table.asked.rule, table.offered) == ("WI-LOC-7", (free, dear))
    table.choose(free)
    assert table.offered == (f"take:{row[0]}", f"take:{row[1]}")
    assert table.bear.hand.cards == [free, dear]  # both are chosen before anything is removed
    table.choose(f"take:{row[1]}")
    assert table.state.removed == [free]
    assert table.bear.hand.cards == [dear, row[1]]  # slot modifiers cost nothing
    assert table.state.market == [newcomer, row[0], *row[2:]]


def test_wi_loc_7_a_dear_card_buys_everything(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    row = row_of_costs(table, 0, 1, 2, 3, 2, 3)
    arrived(table, "novigrad", hand=[table.card(cost=2)])
    table.choose("act:exchange")
    assert table.offered == tuple(f"take:{card}" for card in row)


def test_wi_loc_7_cards_that_buy_nothing_are_not_offered(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    row = row_of_costs(table, 2, 2, 3, 3, 3, 3)
    free, fair, other = table.card(cost=0), table.card(cost=1), table.card(cost=1)
    arrived(table, "novigrad", hand=[free, fair, other])
    table.choose("act:exchange")
    assert table.offered == (fair, other)
    with pytest.raises(IllegalChoice):
        table.choose(free)
    table.choose(fair)
    with pytest.raises(IllegalChoice):
        table.choose(f"take:{row[2]}")


@pytest.mark.parametrize("hand", [0, 2])
def test_wi_loc_7_not_available_if_nothing_qualifies(scene: type[Scene], hand: int) -> None:
    table = scene("bear", "wolf")
    row_of_costs(table, 2, 2, 3, 3, 3, 3)
    arrived(table, "novigrad", hand=table.cards(hand, cost=0))
    if hand:
        assert actions(table) == []
        assert table.asked.blocked["act:exchange"].id == "why-act-exchange"
    else:
        assert table.asked.rule == "WI-TURN-6"  # nothing at all is left to do


@pytest.mark.rule("WI-HAND-1")
def test_wi_loc_7_with_a_full_hand(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    row = row_of_costs(table, 0, 0, 0, 0, 0, 0)
    hand = table.cards(7)
    arrived(table, "novigrad", hand=hand)
    table.choose("act:exchange")
    table.choose(hand[0])
    table.choose(f"take:{row[5]}")
    assert table.bear.hand.cards == [*hand[1:], row[5]]


# WI-LOC-10


@pytest.mark.parametrize("place", ["hengfors", "dhuwod"])
def test_wi_loc_10_a_gold_and_a_trail_quest(scene: type[Scene], place: str) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.next_tokens("cidaris")
    arrived(table, place, gold=0)
    table.choose("act:trail")
    assert table.bear.gold == 1
    assert table.offered == ("track:forest", "track:mountain", "track:water", "no-quest")
    table.choose("track:water", rule="WI-LOC-10")
    assert table.bear.tracks == [table.place("cidaris")]
    assert table.session.view(1).players[0].tracks == ("cidaris",)
    assert (table.bear.gold, len(table.state.location_tokens["water"])) == (1, 4)


def test_wi_loc_10_the_quest_is_optional(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    arrived(table, "hengfors", gold=0)
    table.choose("act:trail")
    table.choose("no-quest")
    assert (table.bear.gold, table.bear.tracks) == (1, [])


def test_wi_loc_10_never_the_present_location(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    table.next_tokens("hengfors", "doldeth")
    arrived(table, "hengfors")
    table.choose("act:trail")
    table.choose("track:mountain")
    assert table.bear.tracks == [table.place("doldeth")]
    assert len(table.state.location_tokens["mountain"]) == 4


def test_wi_loc_10_only_the_present_location_is_left(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    monsters(table)
    pile = table.state.location_tokens["mountain"]
    pile.cards[:] = [str(table.place("hengfors"))]
    arrived(table, "hengfors", gold=0)
    table.choose("act:trail")
    if "track:mountain" in table.offered:  # what lies in the pile is nobody's to know
        table.choose("track:mountain")
    assert (table.bear.tracks, table.bear.gold) == ([], 1)
    assert table.state.location_tokens["mountain"].cards == [str(table.place("hengfors"))]


def test_wi_loc_10_without_any_quest_to_take_the_gold_remains(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    for pile in table.state.location_tokens.values():
        pile.cards.clear()
    arrived(table, "hengfors", gold=0)
    table.choose("act:trail")
    assert (table.asked.rule, table.bear.gold) == ("WI-TURN-2", 1)


# WI-LOC-11


@pytest.mark.parametrize(("gold", "after"), [(0, 1), (1, 1), (5, 5)])
def test_wi_loc_11_a_gold_for_the_penniless(scene: type[Scene], gold: int, after: int) -> None:
    table = scene("bear", "wolf")
    arrived(table, "vizima", gold=gold)
    table.choose("act:market")
    assert table.bear.gold == after


@pytest.mark.parametrize("number", [0, 1, 2])
def test_wi_loc_11_up_to_two_market_cards_leave_the_game(scene: type[Scene], number: int) -> None:
    table = scene("bear", "wolf")
    row = list(table.state.market)
    newcomers = table.state.shared.cards[: -number - 1 : -1]
    arrived(table, "vizima")
    table.choose("act:market")
    assert (table.asked.rule, table.offered) == ("WI-LOC-11", tuple(row))
    assert (table.asked.least, table.asked.most) == (0, 2)
    with pytest.raises(IllegalChoice):
        table.choose(*row[:3])
    gone = [row[2], row[5]][:number]
    table.choose(*gone)
    assert table.state.removed == gone
    left = [card for card in row if card not in gone]
    assert table.state.market == [*reversed(newcomers), *left]  # filled from right to left
    assert table.bear.discard.cards == [] and table.state.shared_discard.cards == []
