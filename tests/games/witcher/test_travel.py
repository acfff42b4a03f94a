"""Turn structure and movement (WI-TURN, WI-MOVE)."""

from __future__ import annotations

import pytest

from fabletop import IllegalChoice
from fabletop.games.witcher.library import library

from .scene import Scene


def finish_turn(table: Scene) -> list[str]:
    """Go on by the shortest way until somebody else is to move; the rules asked, in order."""
    seat, rules = table.state.active, []
    while table.state.active == seat:
        asked = table.asked
        rules.append(asked.rule)
        if asked.rule == "WI-TURN-2":
            table.choose("phase-two")
        elif asked.rule == "WI-TURN-6":
            table.choose("explore:city")
        elif asked.rule == "WI-EXPLORE-2":
            table.choose(asked.keys[-1])
        else:
            table.choose(*asked.keys[: asked.least])
    return rules


def next_city_cards(table: Scene, *cards: str) -> None:
    for card in reversed(cards):
        table.state.city.put(table.state.city.take(card))


def go(table: Scene, *places: str) -> None:
    for place in places:
        table.choose(f"move:{place}", rule="WI-TURN-2")
        if table.asked.rule == "WI-MOVE-2":
            table.choose(table.offered[0])


def starting_with(table: Scene, prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in table.offered if key.startswith(prefix)}


# WI-TURN


def test_wi_turn_1_turns_go_clockwise_in_three_phases(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat")
    next_city_cards(table, "the-permit", "the-third-clerk", "proof-of-the-plate")
    order = []
    for _ in range(3):
        order.append(table.state.player.school)
        rules = finish_turn(table)
        assert rules[:3] == ["WI-TURN-2", "WI-TURN-6", "WI-EXPLORE-2"]
        assert {rule.rsplit("-", 1)[0] for rule in rules[3:]} == {"WI-MARKET"}
    assert order == ["bear", "wolf", "cat"]
    assert table.state.player.school == "bear"


def test_wi_turn_2_phase_one_may_be_skipped(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    hand = list(table.bear.hand.cards)
    table.choose("phase-two", rule="WI-TURN-2")
    assert table.asked.rule == "WI-TURN-6"
    assert table.bear.hand.cards == hand  # the cards are kept


def test_wi_turn_2_a_loop_of_moves_and_actions(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", place="kaer-morhen", hand=table.cards(4, terrain="wild"))
    go(table, "ban-ard")
    table.choose("act:alchemy")
    go(table, "vengerberg")
    table.choose("act:potion")
    assert starting_with(table, "move:") and "phase-two" in table.offered
    table.choose("phase-two")
    assert (table.bear.alchemy, len(table.bear.potions), len(table.bear.hand)) == (2, 2, 2)


def quest_at(table: Scene, place: str) -> None:
    """A quest that waits at a place, by the card that names it."""
    next_city_cards(table, "the-knocker")
    assert place == "ban-ard"
    table.phase("choose")
    table.choose("explore:city")
    table.choose("option:the-knocker-b")


def test_wi_turn_3_nothing_before_the_first_move(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", place="vengerberg", gold=2, tracks=["ban-ard"])
    table.lay("wolf", place="vengerberg", gold=2)
    assert starting_with(table, "act:") == starting_with(table, "poker:") == set()
    assert table.asked.blocked["act:potion"].id == "why-not-moved"
    with pytest.raises(IllegalChoice):
        table.choose("poker:wolf")


def test_wi_turn_3_no_quest_before_the_first_move(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    quest_at(table, "ban-ard")
    finish_turn(table)
    table.lay("bear", place="ban-ard", hand=table.cards(3, terrain="wild"), gold=5)
    finish_turn(table)
    assert starting_with(table, "solve:") == set()
    go(table, "vengerberg", "ban-ard")
    assert starting_with(table, "solve:") == {"the-knocker"}


@pytest.mark.parametrize("first", ["act:alchemy", "poker:wolf"])
def test_wi_turn_3_in_any_order_after_several_moves(scene: type[Scene], first: str) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", place="ban-ard", gold=2, hand=table.cards(2, terrain="wild"))
    table.lay("wolf", place="ban-ard", gold=2)
    go(table, "vengerberg", "ban-ard")
    both = {"act:alchemy", "poker:wolf"}
    assert both < set(table.offered)
    for key in (first, *(both - {first})):
        table.choose(key)
        while table.asked.rule == "WI-POKER-6":
            table.choose()
    assert not both & set(table.offered)
    assert table.bear.alchemy == 2


def test_wi_turn_4_the_start_location_after_coming_back(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", place="vengerberg", gold=1, hand=table.cards(2, terrain="wild"))
    table.lay("wolf", place="vengerberg", gold=1)
    go(table, "ban-ard", "vengerberg")
    assert {"act:potion", "poker:wolf"} < set(table.offered)


def test_wi_turn_5_without_cards_on_to_phase_two(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", hand=[], gold=9)
    assert table.asked.rule == "WI-TURN-6"


def test_wi_turn_5_after_the_step_two_actions_still_wanted(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", place="ban-ard", gold=9, hand=[table.card(terrain="forest")], deck=[])
    table.lay("wolf", place="vengerberg", gold=9)
    go(table, "vengerberg")
    assert set(table.offered) == {"act:potion", "poker:wolf", "phase-two"}
    with pytest.raises(IllegalChoice):
        table.choose("move:sea")
    table.choose("act:potion")
    table.choose("poker:wolf")
    table.choose()
    table.choose()
    assert table.asked.rule == "WI-TURN-6"


def test_wi_turn_6_exactly_one_deed_and_no_way_back(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    next_city_cards(table, "the-permit")
    table.monster("barghest", at="hengfors")
    table.lay("bear", place="hengfors", combat=5, hand=table.cards(3, terrain="wild"))
    table.lay("wolf", place="hengfors")
    table.choose("phase-two")
    assert set(table.offered) == {
        "hunt:barghest",
        "duel:wolf",
        "meditate:combat",
        "explore:city",
        "explore:wilds",
    }
    with pytest.raises(IllegalChoice):
        table.choose("hunt:barghest", "explore:city")
    with pytest.raises(IllegalChoice):
        table.choose()
    with pytest.raises(IllegalChoice):
        table.choose("move:kaer-morhen")
    table.choose("explore:city")
    table.choose("option:the-permit-b")
    assert table.asked.rule == "WI-MARKET-2"


@pytest.mark.parametrize("place", [one.id for one in library().places.values()])
def test_wi_turn_6_exploring_is_possible_everywhere(scene: type[Scene], place: str) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", place=place)
    table.phase("choose")
    assert starting_with(table, "explore:") == {"city", "wilds"}


def test_wi_turn_7_phase_three_then_the_next_turn(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    next_city_cards(table, "the-permit")
    table.lay("bear", place="ban-ard", gold=5, hand=[table.card(terrain="forest")])
    go(table, "vengerberg")
    table.choose("act:potion")
    market = len(table.state.market)
    assert finish_turn(table)[-1].startswith("WI-MARKET")
    assert len(table.state.market) == market
    assert (table.asked.rule, table.asked.seat) == ("WI-TURN-2", table.wolf.seat)
    assert not table.state.visit.moved and table.state.visit.acted == []


# WI-MOVE


@pytest.mark.parametrize("place", ["vengerberg", "vizima", "kaer-seren", "behelt-nar"])
def test_wi_move_1_only_along_one_edge(scene: type[Scene], place: str) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", place=place, hand=table.cards(3, terrain="wild"))
    places = library().places
    here = places[table.place(place)]
    assert starting_with(table, "move:") == {places[one].id for one in here.neighbours}
    far = next(one.id for one in places.values() if one.number not in here.neighbours)
    with pytest.raises(IllegalChoice):
        table.choose(f"move:{far}")


def test_wi_move_1_waterways_are_like_roads(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    assert table.place("cidaris") in library().places[table.place("kaer-seren")].waterways
    table.lay("bear", place="kaer-seren", gold=0, hand=[table.card(terrain="water")])
    go(table, "cidaris")
    assert (table.bear.place, len(table.bear.hand)) == (table.place("cidaris"), 0)


@pytest.mark.parametrize("terrain", ["water", "wild"])
def test_wi_move_2_a_fitting_or_wild_card_pays(scene: type[Scene], terrain: str) -> None:
    table = scene("bear", "wolf")
    card, other = table.card(terrain=terrain), table.card(terrain="forest")
    table.lay("bear", place="vengerberg", gold=0, hand=[other, card], discard=[])
    table.choose("move:ban-ard")
    assert table.offered == (f"pay:{card}", "pay-two")
    table.choose(f"pay:{card}")
    assert table.bear.place == table.place("ban-ard")
    assert (table.bear.hand.cards, table.bear.discard.cards) == ([other], [card])


def test_wi_move_2_any_two_cards_pay(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    hand = table.cards(3, terrain="forest")
    table.lay("bear", place="vengerberg", gold=0, hand=hand, discard=[])
    table.choose("move:ban-ard")  # there is no other way to pay
    assert (table.asked.rule, table.asked.least, table.asked.most) == ("WI-MOVE-2", 2, 2)
    with pytest.raises(IllegalChoice):
        table.choose(hand[0])
    with pytest.raises(IllegalChoice):
        table.choose(*hand)
    table.choose(hand[0], hand[2])
    assert table.bear.place == table.place("ban-ard")
    assert (table.bear.hand.cards, len(table.bear.discard)) == ([hand[1]], 2)


def test_wi_move_2_any_card_and_one_gold_pay(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    card = table.card(terrain="forest")
    table.lay("bear", place="vengerberg", gold=3, hand=[card], discard=[])
    gold = table.wolf.gold
    table.choose("move:ban-ard")
    assert table.bear.place == table.place("ban-ard")
    assert (table.bear.gold, table.wolf.gold) == (2, gold)  # the gold goes to the bank
    assert table.bear.discard.cards == [card]


def test_wi_move_2_every_way_is_offered(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    water, forest = table.card(terrain="water"), table.card(terrain="forest")
    table.lay("bear", place="vengerberg", gold=1, hand=[water, forest])
    table.choose("move:ban-ard")
    assert {f"pay:{water}", f"pay-gold:{forest}", "pay-two"} <= set(table.offered)
    assert f"pay:{forest}" not in table.offered
    with pytest.raises(IllegalChoice):
        table.choose(f"pay:{forest}")


def test_wi_move_2_what_cannot_be_paid_is_closed(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", place="vengerberg", gold=0, hand=[table.card(terrain="water")])
    assert starting_with(table, "move:") == {"ban-ard", "behelt-nar"}
    closed = {key for key, why in table.asked.blocked.items() if why.id == "why-no-payment"}
    assert closed == {"move:vizima", "move:beauclair"}


@pytest.mark.parametrize(("trophy", "moves"), [("drowners-nest", 1), ("harpy", 0)])
def test_wi_move_2_a_trophy_pays_once_a_turn(scene: type[Scene], trophy: str, moves: int) -> None:
    table = scene("bear", "wolf")
    hand = table.cards(2, terrain="forest")
    table.lay("bear", place="vengerberg", gold=0, hand=hand, trophies=[trophy])
    table.choose("move:ban-ard")
    guided = starting_with(table, "guided:")
    assert guided == (set(hand) if moves else set())
    if moves:
        table.choose(f"guided:{hand[0]}")
        assert table.bear.hand.cards == [hand[1]]
        go(table, "vengerberg")
        assert table.bear.used_in_turn == [trophy]


@pytest.mark.parametrize("terrain", ["forest", "mountain", "water", "wild"])
def test_wi_move_3_location_0_takes_any_card(scene: type[Scene], terrain: str) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", place="vengerberg", gold=0, hand=[table.card(terrain=terrain)])
    table.choose("move:behelt-nar")
    assert (table.bear.place, len(table.bear.hand)) == (0, 0)


def test_wi_move_4_nothing_blocks_and_monsters_do_not_attack(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat")
    table.monster("barghest", at="hengfors")
    table.lay("wolf", place="hengfors")
    table.lay("cat", place="hengfors")
    table.state.tavern = table.place("hengfors")
    table.lay("bear", place="kaer-morhen", hand=table.cards(2, terrain="mountain"), shield=1)
    go(table, "hengfors")
    assert (table.asked.rule, table.asked.seat) == ("WI-TURN-2", 0)
    assert table.state.fight is None and table.bear.shield == 1
    go(table, "kaer-morhen")  # nor is anybody held there
    assert table.bear.place == table.place("kaer-morhen")


@pytest.mark.rule("WI-TRAIL-7")
def test_wi_move_5_own_trail_quests_after_each_move(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    hand = table.cards(2, terrain="wild")
    table.monster("drowners-nest", at="glenmore")
    table.monster("barghest", at="hengfors")
    table.lay("bear", place="vengerberg", gold=0, hand=hand, tracks=["ban-ard", "kaer-morhen"])
    go(table, "ban-ard")
    assert (table.bear.gold, len(table.bear.trails)) == (1, 1)
    go(table, "kaer-morhen")
    assert (table.bear.gold, len(table.bear.trails), table.bear.tracks) == (2, 2, [])


# G10, G11


@pytest.mark.parametrize(
    ("terrains", "gold", "to"),
    [
        (["water"], 0, "ban-ard"),
        (["wild"], 0, "ban-ard"),
        (["wild"], 0, "vizima"),
        (["wild"], 0, "beauclair"),
        (["wild"], 0, "behelt-nar"),
        (["forest", "forest"], 0, "beauclair"),
        (["forest"], 1, "ban-ard"),
        (["mountain"], 0, "behelt-nar"),
    ],
)
def test_golden_10_payments_at_vengerberg(
    scene: type[Scene], terrains: list[str], gold: int, to: str
) -> None:
    table = scene("bear", "wolf")
    hand = [table.card(terrain=one) for one in terrains]
    table.lay("bear", place="vengerberg", gold=gold, hand=hand)
    table.choose(f"move:{to}")
    assert table.bear.place == table.place(to)
    assert (table.bear.gold, len(table.bear.hand)) == (0, 0)


def test_golden_10_what_is_not_allowed(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", place="vengerberg", gold=0, hand=[table.card(terrain="mountain")])
    assert "move:vizima" not in table.offered
    assert table.asked.blocked["move:vizima"].id == "why-no-payment"
    table = scene("bear", "wolf")
    table.lay("bear", place="vengerberg", gold=9, hand=table.cards(5, terrain="wild"))
    with pytest.raises(IllegalChoice):
        table.choose("move:kaer-morhen")


@pytest.mark.rule("WI-LOC-2", "WI-TURN-4")
@pytest.mark.parametrize("visit", [1, 2])
def test_golden_11_location_actions_once_a_turn(scene: type[Scene], visit: int) -> None:
    table = scene("bear", "wolf")
    table.lay(
        "bear", place="vengerberg", gold=9, level=5, hand=table.cards(5, terrain="wild"), deck=[]
    )
    assert starting_with(table, "act:") == set()
    go(table, "ban-ard")
    if visit == 1:
        table.choose("act:alchemy")
    go(table, "kaer-morhen")
    table.choose("act:school")
    table.choose("train:combat:2")
    assert starting_with(table, "act:") == set()
    go(table, "ban-ard")
    if visit == 2:
        table.choose("act:alchemy")
    assert starting_with(table, "act:") == set()
    assert table.asked.blocked["act:alchemy"].id == "why-acted"
    go(table, "kaer-morhen")
    assert starting_with(table, "act:") == set()
    assert table.bear.alchemy == 2
