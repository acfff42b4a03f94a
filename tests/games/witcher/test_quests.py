"""Quests (WI-QUEST)."""

from __future__ import annotations

import pytest
from msgspec import structs

from fabletop.games.witcher.effects.vocabulary import Discard, GainGold
from fabletop.games.witcher.records import Quest
from fabletop.games.witcher.rules.quests import open_quests
from fabletop.games.witcher.terms import TERRAINS
from fabletop.kernel.gamedef import Game
from fabletop.kernel.session.legal import IllegalChoice

from .scene import Scene
from .tales import Tales, give_quest, option, outcome


@pytest.fixture
def tales(monkeypatch: pytest.MonkeyPatch) -> Tales:
    return Tales(monkeypatch)


def accept(table: Scene, tales: Tales, place: str) -> str:
    """The Bear explores and takes on a quest at the place."""
    card = tales.card(table, option(quest=Quest(place=place, event=1)))
    table.phase("choose")
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    return card


def travelling(scene: type[Scene], tales: Tales, **bear: object) -> Scene:
    """The Bear at Vizima with a forest card for Novigrad; event 60 pays 7 gold."""
    table = scene("bear", "wolf")
    tales.event(60, "story", a=option(GainGold(7)), b=option())
    hand = table.cards(6, terrain="wild")
    table.lay("bear", **{"place": "vizima", "hand": hand, "gold": 0, **bear})
    return table


def go(table: Scene, place: str) -> None:
    table.choose(f"move:{place}")
    table.choose(next(one for one in table.offered if one.startswith("pay:")))


def test_wi_quest_1_lies_face_up_for_all(scene: type[Scene], tales: Tales) -> None:
    table = scene("bear", "wolf")
    card = accept(table, tales, "cintra")
    for seat in (0, 1, None):
        (quest,) = table.session.view(seat).players[0].quests
        assert (quest.card, quest.side, quest.place, quest.event) == (card, "a", "cintra", 1)


def test_wi_quest_1_any_number_may_be_held(scene: type[Scene], tales: Tales) -> None:
    table = scene("bear", "wolf")
    for place in ("novigrad", "vizima", "cidaris", "beauclair", "stygga", "dhuwod"):
        give_quest(table, "bear", 1, place)
    accept(table, tales, "cintra")
    assert len(table.bear.quests) == 7


def test_wi_quest_1_ignoring_one_costs_nothing(scene: type[Scene], tales: Tales) -> None:
    table = travelling(scene, tales)
    give_quest(table, "bear", 60, "novigrad")
    go(table, "novigrad")
    before = (table.bear.gold, table.bear.shield, len(table.bear.hand.cards))
    table.choose("phase-two")
    assert (table.bear.gold, table.bear.shield, len(table.bear.hand.cards)) == before
    assert len(table.bear.quests) == 1


def test_wi_quest_2_a_named_location_takes_no_token(scene: type[Scene], tales: Tales) -> None:
    table = scene("bear", "wolf")
    tokens = {name: len(pile) for name, pile in table.state.location_tokens.items()}
    accept(table, tales, "cintra")
    (quest,) = table.bear.quests
    assert (quest.place, quest.token) == (table.place("cintra"), False)
    assert {name: len(pile) for name, pile in table.state.location_tokens.items()} == tokens


@pytest.mark.parametrize(
    ("terrain", "place"), [("forest", "dhuwod"), ("mountain", "cintra"), ("water", "cidaris")]
)
def test_wi_quest_3_a_token_of_the_terrain_marks_it(
    scene: type[Scene], tales: Tales, terrain: str, place: str
) -> None:
    table = scene("bear", "wolf")
    for monster, home in (
        ("barghest", "novigrad"),
        ("arachas", "hengfors"),
        ("harpy", "ban-ard"),
    ):
        table.monster(monster, at=home)
    table.next_tokens(place)
    accept(table, tales, terrain)
    (quest,) = table.bear.quests
    assert (quest.place, quest.token) == (table.place(place), True)
    assert str(quest.place) not in table.state.location_tokens[terrain].cards


def test_wi_quest_3_it_may_be_the_current_location(scene: type[Scene], tales: Tales) -> None:
    table = scene("bear", "wolf")
    table.monster("arachas", at="hengfors")
    table.lay("bear", place="cintra")
    table.next_tokens("cintra")
    accept(table, tales, "mountain")
    assert table.bear.quests[0].place == table.bear.place


def test_wi_quest_3_a_drawn_token_is_not_undone_freely(scene: type[Scene], tales: Tales) -> None:
    """Turning a token over shows everybody something new."""
    table = scene("bear", "wolf")
    card = tales.card(table, option(Discard(1), quest=Quest(place="mountain", event=1)))
    table.phase("choose")
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    table.choose(table.offered[0], rule="WI-EXPLORE-4")
    assert len(table.bear.quests) == 1
    assert not table.session.undo_is_free


def test_wi_quest_4_another_terrain_when_the_pile_is_empty(
    scene: type[Scene], tales: Tales
) -> None:
    table = scene("bear", "wolf")
    piles = table.state.location_tokens
    piles["mountain"].cards.clear()
    forest, water = len(piles["forest"]), len(piles["water"])
    table.luck("any-token", forest)  # the first token after those of the forest
    top = piles["water"].cards[-1]
    accept(table, tales, "mountain")
    (quest,) = table.bear.quests
    assert (str(quest.place), quest.token) == (top, True)
    assert (len(piles["forest"]), len(piles["water"])) == (forest, water - 1)


def test_wi_quest_4_any_token_left_may_come(scene: type[Scene], tales: Tales) -> None:
    table = scene("bear", "wolf")
    piles = table.state.location_tokens
    piles["mountain"].cards.clear()
    piles["water"].cards.clear()
    top = piles["forest"].cards[-1]
    accept(table, tales, "mountain")
    assert str(table.bear.quests[0].place) == top


def test_wi_quest_5_without_any_token_the_card_is_removed(scene: type[Scene], tales: Tales) -> None:
    table = scene("bear", "wolf")
    for terrain in TERRAINS:
        table.state.location_tokens[terrain].cards.clear()
    card = accept(table, tales, "mountain")
    assert table.bear.quests == []
    assert table.state.city_gone.cards == [card]


def test_wi_quest_6_after_entering_by_a_move(scene: type[Scene], tales: Tales) -> None:
    table = travelling(scene, tales)
    quest = give_quest(table, "bear", 60, "novigrad")
    assert f"solve:{quest.card}" not in table.offered
    go(table, "novigrad")
    assert f"solve:{quest.card}" in table.offered
    go(table, "cintra")
    assert f"solve:{quest.card}" not in table.offered
    with pytest.raises(IllegalChoice):
        table.choose(f"solve:{quest.card}")


def test_wi_quest_6_who_stands_there_must_leave_and_return(
    scene: type[Scene], tales: Tales
) -> None:
    table = travelling(scene, tales, place="novigrad")
    quest = give_quest(table, "bear", 60, "novigrad")
    assert f"solve:{quest.card}" not in table.offered
    go(table, "cintra")
    assert f"solve:{quest.card}" not in table.offered
    go(table, "novigrad")
    assert f"solve:{quest.card}" in table.offered


def followed_up(scene: type[Scene], tales: Tales) -> Scene:
    """At Novigrad the Bear has solved a quest whose event leads to Novigrad again."""
    table = travelling(scene, tales)
    again = option(quest=Quest(place="novigrad", event=60))
    tales.event(61, "story", a=again, b=option())
    give_quest(table, "bear", 61, "novigrad")
    go(table, "novigrad")
    table.choose(next(key for key in table.offered if key.startswith("solve:")))
    table.choose("option:event-61-a", rule="WI-EVENT-2")
    assert [one.event for one in table.bear.quests] == [60]
    return table


def test_wi_quest_6_a_follow_up_where_one_stands_needs_a_move(
    scene: type[Scene], tales: Tales
) -> None:
    table = followed_up(scene, tales)
    assert "solve:event-61" not in table.offered
    go(table, "vizima")
    go(table, "novigrad")
    table.choose("solve:event-61")
    table.choose("option:event-60-a", rule="WI-EVENT-2")
    assert (table.bear.gold, table.bear.quests) == (7, [])


def test_wi_quest_6_in_a_later_turn_every_move_counts(scene: type[Scene], tales: Tales) -> None:
    table = followed_up(scene, tales)
    (quest,) = table.bear.quests
    assert (quest.turn, quest.moves) == (table.state.turns, 1)
    table.lay("bear", quests=[structs.replace(quest, turn=quest.turn - 2)])
    game = Game(table.state, [], False)
    assert open_quests(game, table.bear) == table.bear.quests


def test_wi_quest_6_payment_must_be_at_hand(scene: type[Scene], tales: Tales) -> None:
    table = travelling(scene, tales, gold=1)
    quest = give_quest(table, "bear", 60, "novigrad", payment=2)
    go(table, "novigrad")
    assert f"solve:{quest.card}" not in table.offered
    with pytest.raises(IllegalChoice):
        table.choose(f"solve:{quest.card}")


def test_wi_quest_6_payment_is_paid(scene: type[Scene], tales: Tales) -> None:
    table = travelling(scene, tales, gold=3)
    quest = give_quest(table, "bear", 60, "novigrad", payment=3)
    go(table, "novigrad")
    table.choose(f"solve:{quest.card}")
    assert table.bear.gold == 0
    table.choose("option:event-60-a")
    assert table.bear.gold == 7


def test_wi_quest_6_several_at_one_location(scene: type[Scene], tales: Tales) -> None:
    table = travelling(scene, tales)
    first = give_quest(table, "bear", 60, "novigrad")
    second = give_quest(table, "bear", 60, "novigrad")
    go(table, "novigrad")
    table.choose(f"solve:{second.card}")
    table.choose("option:event-60-a")
    assert table.bear.quests == [first]
    table.choose(f"solve:{first.card}")
    table.choose("option:event-60-b")
    assert table.bear.quests == []
    assert table.asked.rule == "WI-TURN-2"  # still in step 2 of phase I


def test_wi_quest_6_only_the_own_quests(scene: type[Scene], tales: Tales) -> None:
    table = travelling(scene, tales)
    give_quest(table, "wolf", 60, "novigrad")
    go(table, "novigrad")
    assert not any(one.startswith("solve:") for one in table.offered)


def test_wi_quest_7_token_returns_and_card_is_removed(scene: type[Scene], tales: Tales) -> None:
    table = travelling(scene, tales)
    table.monster("barghest", at="vizima")
    quest = give_quest(table, "bear", 60, "novigrad", token=True)
    pile = table.state.location_tokens["forest"]
    before = len(pile)
    go(table, "novigrad")
    table.choose(f"solve:{quest.card}")
    assert (table.asked.about, len(pile)) == ("event-60", before)  # first the event
    table.choose("option:event-60-a")
    assert (len(pile), str(quest.place) in pile.cards) == (before + 1, True)
    assert table.state.wilds_gone.cards == [quest.card]
    assert table.bear.quests == []


def test_wi_quest_7_a_failed_event_also_ends_the_quest(scene: type[Scene], tales: Tales) -> None:
    table = travelling(scene, tales)
    tales.event(61, "fight", life=5, success=outcome(GainGold(9)), failure=outcome(GainGold(1)))
    quest = give_quest(table, "bear", 61, "novigrad")
    go(table, "novigrad")
    table.choose(f"solve:{quest.card}")
    table.choose()  # no combo
    assert (table.bear.gold, table.bear.quests) == (1, [])
    assert table.state.wilds_gone.cards == [quest.card]
