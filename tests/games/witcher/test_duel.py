"""WI-DUEL: a witcher against a witcher."""

from __future__ import annotations

import pytest

from fabletop.kernel.session.legal import IllegalChoice

from .arena import dueling, ready
from .scene import Scene


def meeting(table: Scene, place: str) -> None:
    """Wolf and Bear stand on one location in phase II."""
    table.lay("wolf", place=place)
    table.lay("bear", place=place)
    table.phase("choose")


def finishing(table: Scene, rival: str = "bear") -> None:
    """A duel in which the Wolf's next card ends it."""
    card = table.card(damage=1)
    ready(table, "wolf", hand=[card, table.card()])
    ready(table, rival, shield=0)
    dueling(table, rival)
    while table.asked.rule == "WI-DUEL-3":
        table.choose("no-bet")
    table.lay(rival, hand=[], deck=table.cards(1))
    table.choose(f"play:{card}")


def settle(table: Scene) -> None:
    """Answer what a finished duel still asks, up to phase III."""
    while table.asked.rule in ("WI-FATIGUE-2", "WI-MARKET-8"):
        table.choose(table.offered[0])


def test_wi_duel_1_a_witcher_on_the_same_location_cannot_refuse(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    ready(table, "wolf")
    meeting(table, "vengerberg")
    assert "duel:bear" in table.offered
    table.choose("duel:bear")
    assert (table.fight.attacker, table.fight.defender) == (0, 1)
    assert (table.asked.rule, table.asked.seat) == ("WI-COMBO-2", 0)  # nobody asked the Bear


def test_wi_duel_1_nobody_elsewhere_and_not_oneself(scene: type[Scene]) -> None:
    table = scene("wolf", "bear", "cat")
    meeting(table, "vengerberg")
    table.lay("cat", place="vizima")
    assert "duel:bear" in table.offered
    for key in ("duel:cat", "duel:wolf"):
        assert key not in table.offered
        with pytest.raises(IllegalChoice):
            table.choose(key)


@pytest.mark.parametrize(
    "school",
    ["behelt-nar", "kaer-seren", "kaer-morhen", "haern-caduch", "gorthur-gvaed", "stygga"],
)
def test_wi_duel_2_not_at_a_school(scene: type[Scene], school: str) -> None:
    table = scene("wolf", "bear")
    meeting(table, school)
    assert "duel:bear" not in table.offered
    assert table.asked.blocked["duel:bear"].id == "why-school-peace"
    with pytest.raises(IllegalChoice):
        table.choose("duel:bear")


def test_wi_duel_2_not_at_the_closed_tavern(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    table.state.tavern = table.place("vengerberg")
    meeting(table, "vengerberg")
    assert "duel:bear" not in table.offered
    assert table.asked.blocked["duel:bear"].id == "why-tavern"


@pytest.mark.rule("WI-POKER-3")
def test_wi_duel_2_not_after_dice(scene: type[Scene]) -> None:
    table = scene("wolf", "bear", "cat")
    for school in ("wolf", "bear", "cat"):
        table.lay(school, place="vengerberg", gold=2)
    table.moved()
    table.choose("poker:bear")
    table.choose()
    table.choose()
    table.choose("phase-two")
    assert "duel:bear" not in table.offered
    assert table.asked.blocked["duel:bear"].id == "why-diced"
    assert "duel:cat" in table.offered  # only that one witcher is safe


def test_wi_duel_3_openly_one_by_one_clockwise_from_the_attacker(scene: type[Scene]) -> None:
    table = scene("wolf", "bear", "cat", "viper")
    for school in ("bear", "cat", "viper"):
        table.lay(school, gold=3, place="novigrad")
    ready(table, "wolf", gold=3)
    dueling(table, "cat")
    assert table.offered == ("bet:attacker", "bet:defender", "no-bet")
    table.choose("bet:defender", rule="WI-DUEL-3", by="bear")
    assert table.session.view(3).fight.bets == ((1, "defender"),)
    table.choose("bet:attacker", rule="WI-DUEL-3", by="viper")
    assert table.asked.rule == "WI-COMBO-2"
    assert table.fight.bets == [(1, "defender"), (3, "attacker")]
    assert [player.gold for player in table.state.players] == [3, 2, 3, 2]


def test_wi_duel_3_a_bet_is_optional_and_needs_gold(scene: type[Scene]) -> None:
    table = scene("wolf", "bear", "cat", "viper")
    ready(table, "wolf")
    table.lay("cat", gold=0)
    table.lay("viper", gold=1)
    dueling(table, "bear")
    table.choose("no-bet", by="viper")  # the Cat was not asked
    assert (table.fight.bets, table.viper.gold) == ([], 1)


def test_wi_duel_3_no_bets_with_two_players(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    ready(table, "wolf")
    dueling(table, "bear")
    assert table.asked.rule == "WI-COMBO-2"


@pytest.mark.rule("WI-FIGHT-2")
def test_wi_duel_4_the_attacker_takes_the_first_turn(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    ready(table, "wolf")
    ready(table, "cat", deck=[], discard=table.cards(5))
    dueling(table, "cat")
    assert (table.fight.acting, table.asked.seat) == (0, 0)
    assert (len(table.cat.deck), len(table.cat.discard)) == (5, 0)


@pytest.mark.rule("WI-FIGHT-4")
def test_wi_duel_4_the_defender_has_the_same_four_steps(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(damage=1, shield=1, special=("return_self", "take_top_discard"))
    potions = ["iron-root-1", "red-fume-1", "quicksilver-1"]
    ready(table, "wolf", shield=1)
    ready(table, "bear", hand=[card, table.card()], alchemy=3, defence=4, shield=1, potions=potions)
    dueling(table, "bear")
    table.choose(table.offered[0])
    table.choose("use:iron-root-1", rule="WI-FIGHT-5", by="bear")
    table.choose(f"play:{card}", rule="WI-COMBO-2", by="bear")
    table.choose("use:red-fume-1", rule="WI-DAMAGE-1", by="bear")
    assert (table.wolf.shield, len(table.wolf.discard)) == (0, 1 + 2)
    table.choose(*table.offered, rule="WI-DAMAGE-6", by="bear")
    table.choose("use:quicksilver-1", rule="WI-DAMAGE-7", by="bear")
    assert table.bear.shield == 4
    assert len(table.bear.hand) == 1 + 1 + (1 + 2 - 1)


def test_wi_duel_5_it_ends_when_the_defender_is_knocked_out(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    finishing(table)
    assert (table.fight.outcome, table.fight.stage) == ("attacker", "result")


def test_wi_duel_5_it_ends_when_the_attacker_is_knocked_out(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card()
    ready(table, "wolf", hand=[card, table.card()])
    dueling(table, "bear")
    table.lay("wolf", hand=[card], deck=[])
    table.choose(f"play:{card}")  # the last one
    assert (table.fight.outcome, table.fight.stage) == ("defender", "result")


def test_wi_duel_6_the_tavern_closes_there(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    finishing(table)
    settle(table)
    assert table.asked.rule == "WI-MARKET-4"
    assert table.session.view(None).tavern == "vengerberg"


def test_wi_duel_6_only_a_duel_elsewhere_moves_the_token(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    table.state.tavern = table.place("novigrad")
    table.lay("bear", place="vizima")
    table.phase("choose")
    table.choose("explore:city")
    assert table.state.tavern == table.place("novigrad")
    later = scene("wolf", "bear")
    later.state.tavern = later.place("novigrad")
    finishing(later)
    settle(later)
    assert later.state.tavern == later.place("vengerberg")


def endless(table: Scene, *more: str) -> None:
    """Both can go on for ever: what they play comes back, and nothing hurts."""
    for school in ("wolf", "bear"):
        ready(table, school, hand=table.cards(2, special=("return_self",)), deck=[], shield=1)
    table.wolf.hand.cards.extend(more)
    dueling(table, "bear")


def test_wi_duel_7_ten_turns_without_progress(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    endless(table)
    for turn in range(10):
        assert table.fight.outcome == "", f"ended after {turn} turns"
        table.choose(table.offered[0], rule="WI-COMBO-2")
    assert table.asked.rule == "WI-MARKET-8"
    assert table.fight.outcome == "defender"


def test_wi_duel_7_a_lost_card_starts_the_count_anew(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    plain = table.card()
    endless(table, plain)
    for _ in range(8):
        back = next(key for key in table.offered if key != f"play:{plain}")
        table.choose(back, rule="WI-COMBO-2")
    table.choose(f"play:{plain}", rule="WI-COMBO-2", by="wolf")  # this one does not come back
    for turn in range(10):
        assert table.fight.outcome == "", f"ended after {turn} quiet turns"
        table.choose(table.offered[0], rule="WI-COMBO-2")
    assert table.fight.outcome == "defender"
