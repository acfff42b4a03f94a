"""Meditation, trophies, fatigue, winning (WI-MEDITATE, WI-TROPHY, WI-FATIGUE, WI-WIN)."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.witcher.library import library
from fabletop.games.witcher.terms import ATTRIBUTES, Attribute
from fabletop.kernel.session.legal import IllegalChoice

from .scene import Scene
from .tales import defeat, drive_away, finish, lose_duel, settle, start_duel, win_duel


def thinking(scene: type[Scene], *schools: str, **bear: Any) -> Scene:
    """The Bear in phase II with ten cards of his own in all three places."""
    table = scene(*(schools or ("bear", "wolf")))
    table.lay(
        "bear",
        place="behelt-nar",
        hand=table.cards(3),
        deck=table.cards(5),
        discard=table.cards(2),
        **bear,
    )
    table.phase("choose")
    return table


def trophies(table: Scene, attribute: str) -> int:
    return sum(one.startswith(f"trophy-{attribute}") for one in table.state.attribute_trophies)


@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_wi_meditate_1_only_at_five(scene: type[Scene], attribute: Attribute) -> None:
    table = thinking(scene, **{attribute: 5})
    assert [one for one in table.offered if one.startswith("meditate")] == [f"meditate:{attribute}"]
    table = thinking(scene, **{attribute: 4})
    assert not any(one.startswith("meditate") for one in table.offered)
    with pytest.raises(IllegalChoice):
        table.choose(f"meditate:{attribute}")


def test_wi_meditate_1_a_trophy_must_be_left(scene: type[Scene]) -> None:
    table = thinking(scene, combat=5, alchemy=5)
    table.state.attribute_trophies.remove("trophy-combat-1")
    assert "meditate:combat" not in table.offered
    assert "meditate:alchemy" in table.offered


def test_wi_meditate_1_none_of_it_won_yet(scene: type[Scene]) -> None:
    table = thinking(scene, "bear", "wolf", "cat", "viper", combat=5)
    table.state.attribute_trophies.remove("trophy-combat-1")
    table.lay("bear", trophies=["trophy-combat-1"])
    assert "trophy-combat-2" in table.state.attribute_trophies
    assert "meditate:combat" not in table.offered


def test_wi_meditate_2_the_trophy_is_taken(scene: type[Scene]) -> None:
    table = thinking(scene, combat=5)
    table.choose("meditate:combat")
    table.choose(table.offered[0])
    assert table.bear.trophies == ["trophy-combat-1"]
    assert trophies(table, "combat") == 0
    assert table.session.view(1).players[0].trophies == ("trophy-combat-1",)


def test_wi_meditate_3_one_step_up_and_fatigue(scene: type[Scene]) -> None:
    table = thinking(scene, defence=5)
    table.choose("meditate:defence")
    assert table.bear.position == 1
    assert (table.asked.rule, table.asked.least, table.asked.most) == ("WI-FATIGUE-2", 1, 1)


def test_wi_meditate_4_then_phase_three(scene: type[Scene]) -> None:
    table = thinking(scene, defence=5)
    table.choose("meditate:defence")
    table.choose(table.offered[0])
    assert (table.state.phase, table.asked.rule) == ("train", "WI-MARKET-4")
    assert len(table.bear.hand.cards) == 3  # drawn anew


@pytest.mark.rule("WI-MEDITATE-5", "WI-MEDITATE-3")
def test_golden_18_meditation_on_position_3(scene: type[Scene]) -> None:
    table = thinking(scene, combat=5, position=3)
    hand, deck = list(table.bear.hand.cards), list(table.bear.deck.cards)
    table.choose("meditate:combat")
    bear = table.bear
    assert (bear.trophies, bear.position) == (["trophy-combat-1"], 3)
    assert (bear.hand.cards, bear.deck.cards) == (hand, deck)  # no fatigue, no reshuffle
    assert (table.asked.rule, table.over) == ("WI-MARKET-2", False)


def test_wi_meditate_5_the_trophy_still_works(scene: type[Scene]) -> None:
    table = thinking(scene, specialisation=5, position=3)
    table.choose("meditate:specialisation")
    assert table.bear.trophies == ["trophy-specialisation-1"]
    assert table.state.attribute_trophies.count("trophy-specialisation-1") == 0
    assert table.state.removed == []


@pytest.mark.parametrize("position", [2, 3])
def test_wi_meditate_5_the_text_is_read_all_the_same(scene: type[Scene], position: int) -> None:
    table = thinking(scene, specialisation=5, position=position)
    table.choose("meditate:specialisation")
    trophy = library().attribute_trophies["trophy-specialisation-1"]
    said = table.said("wolf")
    assert f"Bear wins a trophy: {trophy.name}." in said
    assert trophy.story in said


@pytest.mark.rule("WI-MEDITATE-3", "WI-FATIGUE-1")
def test_golden_18_meditation_on_position_2(scene: type[Scene]) -> None:
    table = thinking(scene, combat=5, position=2)
    owned = set(table.bear.hand.cards + table.bear.deck.cards + table.bear.discard.cards)
    gone = table.bear.hand.cards[0], table.bear.discard.cards[0]
    table.choose("meditate:combat")
    assert (table.asked.least, table.asked.most) == (2, 2)
    table.choose(*gone)
    assert table.bear.position == 3
    assert set(table.bear.deck.cards + table.bear.hand.cards) == owned - set(gone)
    assert table.bear.discard.cards == []


@pytest.mark.rule("WI-WIN-1")
def test_golden_18_a_monster_on_position_3(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", position=3)
    defeat(table, "barghest")
    assert table.over
    assert (table.state.winner, table.bear.position) == (0, 4)


def test_wi_trophy_1_the_marker_only_moves_upward(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", position=2)
    table.lay("wolf", position=2)
    lose_duel(table, "wolf")
    settle(table)
    assert (table.bear.position, table.wolf.position) == (2, 2)


def test_wi_trophy_1_a_driven_away_monster_moves_nothing(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", position=2)
    drive_away(table, "barghest")
    settle(table)
    assert (table.bear.position, table.bear.trophies) == (2, [])


def test_wi_trophy_2_move_then_fatigue_then_place(scene: type[Scene]) -> None:
    """The three sources keep the same order."""
    for source in ("meditation", "duel", "hunt"):
        if source == "meditation":
            table = thinking(scene, alchemy=5)
            table.choose("meditate:alchemy")
            trophy = "trophy-alchemy-1"
        elif source == "duel":
            table = scene("bear", "wolf")
            win_duel(table, "wolf")
            trophy = "trophy-wolf-1"
        else:
            table = scene("bear", "wolf")
            defeat(table, "barghest")
            trophy = "barghest"
        assert table.asked.rule == "WI-FATIGUE-2"
        assert (table.bear.position, table.bear.trophies) == (1, [])
        table.choose(table.offered[0])
        settle(table)
        assert table.bear.trophies == [trophy]
        assert table.session.view(None).players[0].trophies == (trophy,)


def test_wi_trophy_3_monster_trophies_are_unlimited(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", trophies=["nekkers-nest", "harpy"], position=2)
    defeat(table, "barghest")
    settle(table)
    assert table.bear.trophies == ["nekkers-nest", "harpy", "barghest"]


def test_wi_trophy_3_one_per_other_school(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat")
    table.lay("bear", trophies=["trophy-wolf-1"], position=1)
    table.lay("wolf", tokens_of_school=["trophy-wolf-2"])
    table.lay("cat", gold=0)  # no bet
    win_duel(table, "wolf")
    settle(table)
    assert (table.bear.trophies, table.bear.position) == (["trophy-wolf-1"], 1)
    assert table.wolf.tokens_of_school == ["trophy-wolf-2"]


def test_wi_trophy_3_another_school_gives_another(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat")
    table.lay("bear", trophies=["trophy-wolf-1"], position=1)
    for player in table.state.players:
        player.gold = 0  # nobody bets
    win_duel(table, "cat")
    settle(table)
    assert (table.bear.trophies, table.bear.position) == (["trophy-wolf-1", "trophy-cat-1"], 2)


def test_wi_trophy_4_used_in_its_window_once_per_fight(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", trophies=["trophy-bear-1"], shield=1, defence=4)
    table.lay("wolf", deck=table.cards(9))
    start_duel(table, "wolf", damage=0, spare=5)
    assert (table.asked.rule, set(table.offered)) == ("WI-FIGHT-5", {"use:trophy-bear-1", "pass"})
    table.choose("use:trophy-bear-1")
    assert table.bear.shield == 2
    assert table.asked.rule == "WI-COMBO-2"  # it is spent: nothing is left in step 1


def test_wi_trophy_4_from_the_moment_it_is_placed(scene: type[Scene]) -> None:
    """The Leshen's trophy raises the Shield maximum, already for the Shield after this hunt."""
    table = scene("bear", "wolf")
    table.lay("bear", defence=2)
    defeat(table, "leshen")
    assert table.session.view(0).players[0].shield_maximum == 1  # the Leshen's own ability
    settle(table)
    assert table.bear.shield == 3


@pytest.mark.parametrize(("position", "number"), [(0, 1), (1, 1), (2, 2)])
def test_wi_fatigue_1_by_the_new_position(scene: type[Scene], position: int, number: int) -> None:
    table = thinking(scene, combat=5, position=position)
    table.choose("meditate:combat")
    assert (table.asked.rule, table.asked.least, table.asked.most) == (
        "WI-FATIGUE-2",
        number,
        number,
    )


def test_wi_fatigue_2_exactly_that_many_from_anywhere(scene: type[Scene]) -> None:
    table = thinking(scene, combat=5, position=2)
    bear = table.bear
    owned = bear.hand.cards + bear.deck.cards + bear.discard.cards
    gone = bear.deck.cards[2], bear.discard.cards[1]
    table.choose("meditate:combat")
    assert sorted(table.offered) == sorted(owned)
    for wrong in (gone[:1], tuple(owned[:3])):
        with pytest.raises(IllegalChoice):
            table.choose(*wrong)
    table.choose(*gone)
    assert sorted(table.state.removed) == sorted(gone)
    # hand and discard pile are in the new deck, from which phase III has drawn three
    assert set(table.bear.deck.cards + table.bear.hand.cards) == set(owned) - set(gone)
    assert (len(table.bear.deck.cards), table.bear.discard.cards) == (5, [])


def test_wi_fatigue_2_all_cards_if_there_are_fewer(scene: type[Scene]) -> None:
    table = thinking(scene, combat=5, position=2)
    table.lay("bear", hand=table.cards(1), deck=[], discard=[])
    table.choose("meditate:combat")
    assert len(table.state.removed) == 1


def test_wi_win_1_nothing_more_is_resolved(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat")
    table.lay("bear", position=3, gold=1)
    table.lay("wolf", position=2)
    table.lay("cat", gold=4)
    cards = start_duel(table, "wolf", damage=9, spare=5)
    table.choose("bet:attacker", by="cat")
    finish(table, *cards)
    assert table.over
    assert (table.bear.position, table.bear.gold) == (4, 1)  # no gold for the victory
    assert table.cat.gold == 3  # the bet is never settled
    assert table.state.removed == []  # no fatigue
    assert table.session.requests == ()


def test_wi_win_1_the_winner_leads_the_ranking(scene: type[Scene]) -> None:
    table = scene("bear", "wolf", "cat")
    table.lay("bear", position=3)
    table.lay("cat", position=2)
    defeat(table, "barghest")
    result = table.session.result
    assert result is not None
    assert result.ranking == ((0,), (2,), (1,))
    assert result.scores == (4, 0, 2)


def test_wi_win_1_the_second_trophy_does_not_end_it(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("bear", position=2)
    defeat(table, "barghest")
    settle(table)
    assert (table.over, table.state.winner) == (False, -1)


def test_wi_win_2_no_other_end_and_no_tie(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    table.lay("wolf", position=3)
    table.lay("bear", position=3, trophies=["arachas", "harpy", "foglet", "trophy-alchemy-1"])
    drive_away(table, "barghest")
    settle(table)
    assert (table.over, table.state.winner) == (False, -1)
