"""Events and keepsakes (WI-EVENT)."""

from __future__ import annotations

import pytest

from fabletop.games.witcher.checks import check
from fabletop.games.witcher.effects.vocabulary import (
    Ability,
    Discard,
    ExtraReroll,
    GainGold,
    GainPotion,
    LowerAttribute,
    TakeEvent,
)
from fabletop.games.witcher.library import library
from fabletop.games.witcher.records import AttributeTest, CardTest, DiceTest, Quest, Test
from fabletop.games.witcher.state import HeldQuest
from fabletop.games.witcher.terms import TERRAINS

from .scene import Scene
from .tales import (
    Tales,
    drive_away,
    give_quest,
    on_the_spot,
    option,
    outcome,
    settle,
    shown,
    win_duel,
)

WON, LOST = GainGold(9), GainGold(1)


@pytest.fixture
def tales(monkeypatch: pytest.MonkeyPatch) -> Tales:
    return Tales(monkeypatch)


def table_of(scene: type[Scene], **bear: object) -> Scene:
    table = scene("bear", "wolf")
    table.lay("bear", gold=0, **bear)
    return table


def facing(scene: type[Scene], tales: Tales, test: Test, **bear: object) -> Scene:
    """The Bear meets a test: 9 gold for success, 1 for failure."""
    table = table_of(scene, **bear)
    tales.event(60, "test", test=test, success=outcome(WON), failure=outcome(LOST))
    on_the_spot(table, "bear", 60)
    return table


def test_wi_event_1_only_the_card_of_that_number(scene: type[Scene]) -> None:
    table = table_of(scene)
    on_the_spot(table, "bear", 7)
    assert table.asked.about == "event-7"
    assert {one for one in shown(table) if one.startswith("event-")} == {"event-7"}
    assert table.session.view(None).open_card.card == "event-7"


def test_wi_event_2_options_then_the_chosen_outcome(scene: type[Scene]) -> None:
    table = table_of(scene)
    on_the_spot(table, "bear", 7)
    assert table.asked.rule == "WI-EVENT-2"
    assert table.offered == ("option:event-7-a", "option:event-7-b")
    assert not any(one.startswith("event-7-") for one in shown(table))
    table.choose("option:event-7-a")
    assert table.bear.gold == 4
    assert "event-7-a-story" in shown(table)
    assert "event-7-b-story" not in shown(table)


def test_wi_event_2_price_of_an_option(scene: type[Scene], tales: Tales) -> None:
    table = table_of(scene)
    table.lay("bear", gold=2)
    tales.event(60, "story", a=option(GainPotion(), price=2), b=option())
    on_the_spot(table, "bear", 60)
    table.choose("option-for:event-60-a:2")
    assert (table.bear.gold, len(table.bear.potions)) == (0, 1)


@pytest.mark.parametrize(("value", "gold"), [(2, 1), (3, 9), (4, 9)])
def test_wi_event_3_attribute_test(scene: type[Scene], tales: Tales, value: int, gold: int) -> None:
    table = facing(scene, tales, AttributeTest("alchemy", 3), alchemy=value)
    assert table.bear.gold == gold
    assert table.bear.quests == []


@pytest.mark.parametrize(
    ("test", "gold"),
    [
        (CardTest(2, colour="green"), 9),
        (CardTest(1, colour="green"), 1),
        (CardTest(3, colour="purple"), 1),
        (CardTest(2, damage=3), 9),
        (CardTest(2, damage=4), 1),
        (CardTest(3, damage=5), 9),
    ],
)
def test_wi_event_3_card_test(scene: type[Scene], tales: Tales, test: CardTest, gold: int) -> None:
    table = scene("bear", "wolf")
    top = table.card(colour="red", damage=2, extensions=[{"colours": ("red",), "damage": 9}])
    second = table.card(colour="green", damage=1)
    third = table.card(colour="yellow", damage=2)
    spare = table.cards(3, colour="purple")
    table.lay("bear", gold=0, discard=[], deck=[*spare, third, second, top])
    tales.event(60, "test", test=test, success=outcome(WON), failure=outcome(LOST))
    on_the_spot(table, "bear", 60)
    assert table.bear.gold == gold
    assert table.bear.discard.cards == [top, second, third][: test.reveal]


def test_wi_event_3_card_test_goes_on_with_the_discard_pile(
    scene: type[Scene], tales: Tales
) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", gold=0, deck=table.cards(1), discard=table.cards(5, colour="green"))
    test = CardTest(2, colour="green")
    tales.event(60, "test", test=test, success=outcome(WON), failure=outcome(LOST))
    on_the_spot(table, "bear", 60)
    assert table.bear.gold == 9


def test_wi_event_3_no_card_is_revealed_twice(scene: type[Scene], tales: Tales) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", gold=0, deck=[table.card(damage=1)], discard=[])
    test = CardTest(3, damage=3)
    tales.event(60, "test", test=test, success=outcome(WON), failure=outcome(LOST))
    on_the_spot(table, "bear", 60)
    assert table.bear.gold == 1


@pytest.mark.parametrize(
    ("rank", "gold"), [("pair", 9), ("two-pairs", 9), ("three-of-a-kind", 1), ("full-house", 1)]
)
def test_wi_event_3_dice_test(scene: type[Scene], tales: Tales, rank: str, gold: int) -> None:
    table = table_of(scene)
    test = DiceTest(rank)  # type: ignore[arg-type]
    tales.event(60, "test", test=test, success=outcome(WON), failure=outcome(LOST))
    table.luck("poker", 2, 2, 4, 4, 6)
    on_the_spot(table, "bear", 60)
    table.choose(rule="WI-POKER-6", by="bear")
    assert table.bear.gold == gold


def test_wi_event_3_dice_test_has_one_reroll(scene: type[Scene], tales: Tales) -> None:
    table = table_of(scene)
    test = DiceTest("full-house")
    tales.event(60, "test", test=test, success=outcome(WON), failure=outcome(LOST))
    table.luck("poker", 2, 2, 4, 4, 6, 2)
    on_the_spot(table, "bear", 60)
    table.choose("die:5:6")
    assert table.bear.gold == 9
    assert table.asked.rule == "WI-TURN-2"


def test_wi_event_3_an_extra_reroll_is_for_dice_poker_only(
    scene: type[Scene], tales: Tales
) -> None:
    table = table_of(scene)
    test = DiceTest("full-house")
    tales.event(60, "test", test=test, success=outcome(WON), failure=outcome(LOST))
    tales.event(61, "keepsake", ability=Ability(standing=(ExtraReroll(),)))
    table.lay("bear", keepsakes=[61])
    table.luck("poker", 2, 2, 4, 4, 6, 5)
    on_the_spot(table, "bear", 60)
    table.choose("die:5:6")
    assert (table.asked.rule, table.bear.gold) == ("WI-TURN-2", 1)


def skirmish(scene: type[Scene], tales: Tales, life: int) -> tuple[Scene, str, str]:
    """A short fight with two linked cards in hand: 1 damage, 1 by the link, 1 by the second."""
    table = scene("bear", "wolf")
    link = {"colours": ("red",), "damage": 1, "draw": 1, "special": ("take_top_discard",)}
    first = table.card(
        colour="blue", damage=1, shield=2, draw=2, special=("return_self",), extensions=[link]
    )
    second = table.card(colour="red", damage=1)
    third = table.card(colour="green", damage=5)
    table.lay("bear", gold=0, hand=[first, second, third], discard=[], shield=0, defence=3)
    table.lay("bear", deck=table.cards(4))
    tales.event(60, "fight", life=life, success=outcome(WON), failure=outcome(LOST))
    on_the_spot(table, "bear", 60)
    return table, first, second


@pytest.mark.parametrize(("life", "gold"), [(3, 9), (4, 1)])
def test_wi_event_4_short_fight_decides(
    scene: type[Scene], tales: Tales, life: int, gold: int
) -> None:
    table, first, second = skirmish(scene, tales, life)
    table.choose("fight", rule="WI-EVENT-6")
    table.choose(f"play:{first}", rule="WI-COMBO-2")
    table.choose(f"play:{second}")
    assert table.bear.gold == gold


def test_wi_event_6_shields_specials_and_draws_are_ignored(
    scene: type[Scene], tales: Tales
) -> None:
    table, first, second = skirmish(scene, tales, 3)
    table.choose("fight")
    table.choose(f"play:{first}")
    table.choose(f"play:{second}")
    bear = table.bear
    assert bear.discard.cards == [first, second]  # the combo is discarded, nothing returns
    assert (bear.shield, len(bear.hand.cards), len(bear.deck.cards)) == (0, 1, 4)
    assert table.state.fight is None


def test_wi_event_6_cards_must_link(scene: type[Scene], tales: Tales) -> None:
    table, first, second = skirmish(scene, tales, 3)
    table.choose("fight")
    table.choose(f"play:{first}")
    assert set(table.offered) == {f"play:{second}", "done"}
    table.choose("done")
    assert table.bear.gold == 1


def test_wi_event_6_no_combo_need_be_played(scene: type[Scene], tales: Tales) -> None:
    table, *_ = skirmish(scene, tales, 2)
    assert (table.asked.least, table.asked.most) == (0, 1)
    table.choose()
    assert (table.bear.gold, table.bear.discard.cards) == (1, [])
    assert len(table.bear.hand.cards) == 3


def test_wi_event_6_neither_potions_nor_specialisation(scene: type[Scene], tales: Tales) -> None:
    table = scene("bear", "wolf")
    hand = [table.card(colour="red", extensions=[{"colours": ("red",)}]) for _ in range(4)]
    table.lay("bear", hand=hand, shield=0, potions=["gale-1", "prism-1", "red-fume-1"], alchemy=3)
    deck = len(table.bear.deck.cards)
    tales.event(60, "fight", life=2, success=outcome(WON), failure=outcome(LOST))
    on_the_spot(table, "bear", 60)
    table.choose("fight")
    table.choose(f"play:{hand[0]}")
    assert set(table.offered) == {*(f"play:{card}" for card in hand[1:]), "done"}
    assert (table.bear.shield, len(table.bear.deck.cards)) == (0, deck)  # no Armour


def test_wi_event_5_kept_for_the_rest_of_the_game(scene: type[Scene], tales: Tales) -> None:
    table = table_of(scene)
    ability = Ability(window="PHASE1", limit="turn", effects=(GainGold(3),))
    tales.event(61, "keepsake", ability=ability)
    tales.event(60, "story", a=option(TakeEvent(61)), b=option())
    on_the_spot(table, "bear", 60)
    table.choose("option:event-60-a")
    for seat in (0, 1, None):
        assert table.session.view(seat).players[0].keepsakes == (61,)
    table.choose("use:event-61")
    assert (table.bear.gold, table.bear.keepsakes) == (3, [61])
    assert "use:event-61" not in table.offered  # once per turn


@pytest.mark.parametrize(("until", "kept"), [("fight-lost", []), ("fight-won", [61])])
def test_wi_event_5_until_a_fight_is_lost(
    scene: type[Scene], tales: Tales, until: str, kept: list[int]
) -> None:
    table = table_of(scene)
    tales.event(61, "keepsake", ability=Ability(), keep_until=until)
    table.lay("bear", keepsakes=[61])
    drive_away(table, "barghest")
    settle(table)
    assert table.bear.keepsakes == kept


@pytest.mark.parametrize(("until", "kept"), [("fight-lost", [61]), ("fight-won", [])])
def test_wi_event_5_until_a_fight_is_won(
    scene: type[Scene], tales: Tales, until: str, kept: list[int]
) -> None:
    table = table_of(scene)
    tales.event(61, "keepsake", ability=Ability(), keep_until=until)
    table.lay("bear", keepsakes=[61])
    win_duel(table, "wolf")
    settle(table)
    assert table.bear.keepsakes == kept


def follow_up(scene: type[Scene], tales: Tales, place: str = "cintra") -> Scene:
    """Event 60 leads on to event 61 at a place; two quests of the Bear lead to event 60."""
    table = scene("bear", "wolf")
    table.lay("bear", gold=0, hand=table.cards(4, terrain="wild"))
    tales.event(61, "story", a=option(GainGold(9)), b=option())
    tales.event(60, "story", a=option(quest=Quest(place=place, event=61)), b=option(GainGold(1)))
    give_quest(table, "bear", 60, "novigrad")
    on_the_spot(table, "bear", 60)
    return table


def solve(table: Scene) -> None:
    table.choose(next(one for one in table.offered if one.startswith("solve:")))


def test_wi_event_5_a_quest_may_lead_to_a_keepsake(scene: type[Scene], tales: Tales) -> None:
    table = scene("bear", "wolf")
    tales.event(61, "keepsake", ability=Ability(standing=(ExtraReroll(),)))
    card = tales.card(table, option(quest=Quest(place="novigrad", event=61)))
    check(library())  # the content may say so
    quest = give_quest(table, "bear", 61, "novigrad", payment=1)
    table.lay("bear", place="novigrad", gold=2)
    table.moved()
    table.choose(next(key for key in table.offered if key.startswith("solve:")))
    assert (table.bear.keepsakes, table.bear.quests, table.bear.gold) == ([61], [], 1)
    assert quest.card in table.state.wilds_gone.cards
    assert table.state.open_card is None and card in table.state.city.cards


def test_wi_event_7_the_event_card_becomes_the_quest(scene: type[Scene], tales: Tales) -> None:
    table = follow_up(scene, tales)
    table.choose("option:event-60-a")
    held = HeldQuest("event-60", "a", table.place("cintra"), 61, 0, False, turn=1, moves=1)
    assert table.bear.quests[1:] == [held]
    assert len(table.state.wilds_gone.cards) == 1  # the exploration card is gone
    table.choose("move:cintra")
    table.choose(table.offered[0])
    table.choose("solve:event-60")
    table.choose("option:event-61-a")
    assert table.bear.gold == 9
    assert held not in table.bear.quests
    assert len(table.state.wilds_gone.cards) == 1


def test_wi_event_7_an_event_card_returns_to_its_place(scene: type[Scene], tales: Tales) -> None:
    table = follow_up(scene, tales)
    table.choose("option:event-60-b")
    solve(table)
    assert table.asked.about == "event-60"
    table.choose("option:event-60-b")
    assert (table.bear.gold, table.bear.quests) == (2, [])


def test_wi_event_7_a_void_quest_frees_the_event_card(scene: type[Scene], tales: Tales) -> None:
    table = follow_up(scene, tales, place="water")
    for terrain in TERRAINS:  # WI-QUEST-5: no quest without a token
        table.state.location_tokens[terrain].cards.clear()
    table.choose("option:event-60-a")
    assert [one.card for one in table.bear.quests] != ["event-60"]
    solve(table)
    assert table.asked.about == "event-60"


def test_wi_event_7_a_card_kept_as_a_quest_cannot_be_taken(
    scene: type[Scene], tales: Tales
) -> None:
    table = follow_up(scene, tales)
    table.choose("option:event-60-a")
    solve(table)
    assert (table.asked.rule, table.bear.gold) == ("WI-TURN-2", 0)
    assert [one.card for one in table.bear.quests] == ["event-60"]


@pytest.mark.parametrize("holder", ["bear", "wolf"])
def test_wi_event_7_a_held_card_cannot_be_taken(
    scene: type[Scene], tales: Tales, holder: str
) -> None:
    table = table_of(scene)
    table.lay(holder, keepsakes=[45])
    tales.event(60, "story", a=option(TakeEvent(45), GainGold(2)), b=option())
    on_the_spot(table, "bear", 60)
    table.choose("option:event-60-a")
    assert table.bear.gold == 2
    assert table.bear.keepsakes + table.wolf.keepsakes == [45]


def test_wi_event_8_lowered_defence_lowers_shield(scene: type[Scene], tales: Tales) -> None:
    table = table_of(scene, defence=3, shield=3)
    tales.event(60, "story", a=option(LowerAttribute("defence")), b=option())
    on_the_spot(table, "bear", 60)
    table.choose("option:event-60-a")
    assert (table.bear.defence, table.bear.shield) == (2, 2)


def test_wi_event_8_shield_below_the_maximum_stays(scene: type[Scene], tales: Tales) -> None:
    table = table_of(scene, defence=4, shield=1)
    tales.event(60, "story", a=option(LowerAttribute("defence")), b=option(Discard(1)))
    on_the_spot(table, "bear", 60)
    table.choose("option:event-60-a")
    assert (table.bear.defence, table.bear.shield) == (3, 1)
