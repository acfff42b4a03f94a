"""Results of a duel (WI-DRESULT)."""

from __future__ import annotations

import pytest

from .scene import Scene
from .tales import finish, lose_duel, settle, start_duel, win_duel


def three(scene: type[Scene], wolf: int = 0, bear: int = 0) -> Scene:
    """Wolf, Bear and Cat, the Wolf to act; a row with one card of cost 0 on its left."""
    table = scene("wolf", "bear", "cat")
    row = [table.card(cost=cost) for cost in (0, 1, 1, 1, 1, 1)]
    table.market(*row)
    table.lay("wolf", position=wolf, gold=0, defence=3, shield=1)
    table.lay("bear", position=bear, gold=0, defence=2)
    table.lay("cat", gold=5)
    return table


def test_wi_dresult_1_order_of_the_victory(scene: type[Scene]) -> None:
    table = three(scene)
    table.lay("wolf", potions=["iron-root-1"])
    table.lay("cat", gold=5)
    free = table.state.market[0]
    cards = start_duel(table, "bear", damage=9, spare=5)
    table.choose("bet:attacker", by="cat")
    table.choose("use:iron-root-1")
    finish(table, *cards)
    # potions gone and trophy half won, nothing else yet
    assert (table.asked.rule, table.state.potion_discard.cards) == (
        "WI-FATIGUE-2",
        ["iron-root-1"],
    )
    assert (table.wolf.gold, table.cat.gold, table.state.tavern) == (0, 4, -1)
    assert free in table.state.market
    table.choose(table.offered[0])
    assert (table.wolf.gold, table.cat.gold) == (1, 6)
    assert free in table.bear.deck.cards + table.bear.hand.cards
    assert table.state.tavern == table.place("novigrad")
    assert (table.state.phase, table.asked.seat) == ("train", 0)


def test_wi_dresult_1_gold_before_the_free_card(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    row = [table.card(cost=0) for _ in range(6)]
    table.market(*row)
    table.lay("bear", gold=0)
    lose_duel(table, "bear")
    assert (table.asked.rule, table.asked.seat) == ("WI-MARKET-8", 0)
    assert (table.bear.gold, table.bear.hand.cards, table.state.tavern) == (1, [], -1)


def test_wi_dresult_2_one_of_the_losers_own_cards(scene: type[Scene]) -> None:
    table = three(scene)
    table.lay("bear", trophies=["harpy"])
    own = list(table.bear.tokens_of_school)
    table.lay("cat", gold=0)
    win_duel(table, "bear")
    assert table.wolf.position == 1
    settle(table)
    assert table.wolf.trophies == own[:1]
    assert table.bear.tokens_of_school == own[1:]
    assert table.bear.trophies == ["harpy"]  # the loser keeps what was won earlier


def test_wi_dresult_2_a_winning_defender_gets_none(scene: type[Scene]) -> None:
    table = three(scene)
    table.lay("cat", gold=0)
    lose_duel(table, "bear")
    settle(table)
    assert (table.bear.trophies, table.bear.position) == ([], 0)
    assert len(table.wolf.tokens_of_school) == 2


def test_wi_dresult_2_the_last_trophy_wins(scene: type[Scene]) -> None:
    table = three(scene, wolf=3)
    table.lay("cat", gold=0)
    win_duel(table, "bear")
    assert table.over
    assert table.state.winner == table.wolf.seat


def test_wi_dresult_2_no_win_by_a_second_card_of_a_school(scene: type[Scene]) -> None:
    table = three(scene, wolf=3)
    table.lay("wolf", trophies=["trophy-bear-1"])
    table.lay("cat", gold=0)
    cards = start_duel(table, "bear", damage=9, spare=5)
    table.choose("pass")  # the trophy's own ability
    finish(table, *cards)
    settle(table)
    assert (table.over, table.wolf.position, table.wolf.gold) == (False, 3, 1)
    assert table.state.removed == []


@pytest.mark.parametrize(("position", "gold"), [(0, 1), (1, 1), (2, 2), (3, 3)])
def test_wi_dresult_3_gold_by_the_losers_position(
    scene: type[Scene], position: int, gold: int
) -> None:
    table = three(scene, bear=position)
    table.lay("cat", gold=0)
    win_duel(table, "bear")
    settle(table)
    assert (table.wolf.gold, table.bear.gold) == (gold, 0)


@pytest.mark.parametrize(("position", "gold"), [(0, 1), (1, 1), (2, 2), (3, 3)])
def test_wi_dresult_3_the_defender_too(scene: type[Scene], position: int, gold: int) -> None:
    table = three(scene, wolf=position)
    table.lay("cat", gold=0)
    lose_duel(table, "bear")
    settle(table)
    assert (table.bear.gold, table.wolf.gold) == (gold, 0)


@pytest.mark.parametrize("won", [True, False])
def test_wi_dresult_4_the_loser_adds_a_card_of_cost_0(scene: type[Scene], won: bool) -> None:
    table = three(scene)
    table.lay("cat", gold=0)
    free = table.state.market[0]
    (win_duel if won else lose_duel)(table, "bear")
    settle(table)
    winner, loser = (table.wolf, table.bear) if won else (table.bear, table.wolf)
    assert free in loser.hand.cards + loser.deck.cards
    assert free not in winner.hand.cards + winner.deck.cards
    assert free not in table.state.market


@pytest.mark.parametrize("won", [True, False])
def test_wi_dresult_5_new_decks_and_full_shields(scene: type[Scene], won: bool) -> None:
    table = three(scene)
    table.lay("cat", gold=0)
    (win_duel if won else lose_duel)(table, "bear")
    settle(table)
    assert (table.wolf.shield, table.bear.shield) == (3, 2)
    assert table.wolf.discard.cards == table.bear.discard.cards == []
    assert table.state.fight is None


def test_wi_dresult_5_the_hand_is_shuffled_in(scene: type[Scene]) -> None:
    table = three(scene)
    table.lay("cat", gold=0)
    cards = start_duel(table, "bear", damage=9, spare=5)
    table.choose(f"play:{cards[1]}")  # the other card stays in the hand
    owned = {*cards, *table.wolf.deck.cards}
    gone = sorted(table.wolf.deck.cards)[0]
    table.choose(gone, rule="WI-FATIGUE-2")
    assert set(table.wolf.hand.cards + table.wolf.deck.cards) == owned - {gone}


@pytest.mark.parametrize(("won", "cards"), [(True, 3), (False, 4)])
def test_wi_dresult_6_the_defender_draws(scene: type[Scene], won: bool, cards: int) -> None:
    table = three(scene)
    table.lay("cat", gold=0)
    fight = start_duel(table, "bear", damage=9 if won else 0, spare=5 if won else 0)
    table.lay("bear", deck=table.cards(8))
    finish(table, *fight)
    settle(table)
    assert len(table.bear.hand.cards) == cards


@pytest.mark.parametrize(("won", "cards"), [(True, 3), (False, 2)])
def test_wi_dresult_7_the_attackers_phase_three(scene: type[Scene], won: bool, cards: int) -> None:
    table = three(scene)
    table.lay("cat", gold=0)
    (win_duel if won else lose_duel)(table, "bear")
    settle(table)
    assert (table.asked.rule, table.asked.seat) == ("WI-MARKET-4", 0)
    assert len(table.wolf.hand.cards) == cards


def test_wi_dresult_7_this_turn_only(scene: type[Scene]) -> None:
    table = three(scene)
    table.lay("cat", gold=0)
    lose_duel(table, "bear")
    settle(table)
    table.choose(table.offered[-1])
    while table.state.active == 0:
        table.choose(*table.offered[: table.asked.least])
    assert table.state.visit.refill == 3


@pytest.mark.parametrize(
    ("bet", "won", "gold"),
    [("attacker", True, 7), ("defender", True, 4), ("attacker", False, 4), ("defender", False, 7)],
)
def test_wi_dresult_8_bets(scene: type[Scene], bet: str, won: bool, gold: int) -> None:
    table = three(scene, wolf=2, bear=2)
    cards = start_duel(table, "bear", damage=9 if won else 0, spare=5 if won else 0)
    table.choose(f"bet:{bet}", by="cat")
    assert table.cat.gold == 4
    finish(table, *cards)
    settle(table)
    assert table.cat.gold == gold  # 1 back, and the 2 the winner gets


def test_wi_dresult_8_no_bet_no_change(scene: type[Scene]) -> None:
    table = three(scene)
    cards = start_duel(table, "bear", damage=9, spare=5)
    table.choose("no-bet", by="cat")
    finish(table, *cards)
    settle(table)
    assert table.cat.gold == 5


@pytest.mark.rule(*(f"WI-DRESULT-{number}" for number in range(1, 9)))
def test_golden_17_the_wolf_beats_the_bear(scene: type[Scene]) -> None:
    table = three(scene, wolf=1, bear=2)
    table.lay("bear", trophies=["harpy", "nekkers-nest"])
    free = table.state.market[0]
    cards = start_duel(table, "bear", damage=9, spare=5)
    table.choose("bet:attacker", by="cat")
    finish(table, *cards)
    assert (table.wolf.position, table.asked.rule) == (2, "WI-FATIGUE-2")
    assert (table.asked.least, table.asked.most) == (1, 1)
    table.choose(table.offered[0])
    assert (table.wolf.trophies, table.wolf.gold) == (["trophy-bear-1"], 2)
    assert free in table.bear.hand.cards + table.bear.deck.cards
    assert (len(table.bear.hand.cards), table.bear.trophies) == (3, ["harpy", "nekkers-nest"])
    assert table.cat.gold == 5 - 1 + 1 + 2
    assert table.state.tavern == table.place("novigrad")
    assert len(table.wolf.hand.cards) == 3


def test_golden_17_a_second_win_brings_gold_only(scene: type[Scene]) -> None:
    table = three(scene, wolf=2, bear=2)
    table.lay("wolf", trophies=["trophy-bear-1"])
    cards = start_duel(table, "bear", damage=9, spare=5)
    table.choose("no-bet")
    table.choose("pass")
    finish(table, *cards)
    settle(table)
    assert (table.wolf.trophies, table.wolf.position) == (["trophy-bear-1"], 2)
    assert (table.wolf.gold, table.state.removed) == (2, [])


def test_golden_17_had_the_bear_won(scene: type[Scene]) -> None:
    table = three(scene, wolf=1, bear=2)
    free = table.state.market[0]
    cards = start_duel(table, "bear", damage=0, spare=0)
    table.lay("bear", deck=table.cards(8))
    table.choose("bet:attacker", by="cat")
    finish(table, *cards)
    settle(table)
    assert (table.bear.gold, table.bear.trophies, table.bear.position) == (1, [], 2)
    assert len(table.bear.hand.cards) == 4
    assert free in table.wolf.hand.cards + table.wolf.deck.cards
    assert (len(table.wolf.hand.cards), table.cat.gold) == (2, 4)
