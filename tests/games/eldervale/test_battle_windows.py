"""EL-FREE-9, section 6: free actions between the steps of a battle, and passing."""

from __future__ import annotations

import pytest

from fabletop.games.eldervale.effects.vocabulary import Gain
from fabletop.games.eldervale.library import library

from .scene import Scene

PROPHECY = "prophecy-of-hearths"


def before_battle(scene: type[Scene], *cards: str, orbs: int = 0) -> Scene:
    """Seat 0 has placed into the realm of seat 1; both have one worker there and nothing else."""
    table = scene("order", "light")
    for player in table.state.players:
        table.give(player)
    table.put(table.a, "worker-1", "portal")
    table.put(table.b, "worker-1", "portal")
    table.hold(table.a, *cards)
    table.state.orbs_box -= orbs
    table.a.orbs = orbs
    table.state.due.append(table.at("portal"))
    table.phase("pending")
    return table


def rules_asked(table: Scene, answer: str = "pass") -> list[str]:
    found = []
    while table.asked.seat == 0 and table.asked.rule.startswith("EL-BATTLE"):
        found.append(table.asked.rule)
        table.choose(answer)
    return found


STEPS = ["EL-BATTLE-2", "EL-BATTLE-4", "EL-BATTLE-8", "EL-BATTLE-10"]


def test_el_free_9_an_orb_may_be_used_between_all_steps(scene: type[Scene]) -> None:
    """With an empty hand, too: hands have nothing to do with orbs."""
    table = before_battle(scene, orbs=1)
    table.luck("battle", 6, 1)
    assert "orb" in table.offered
    assert rules_asked(table) == STEPS


@pytest.mark.rule("EL-ORB-3")
def test_el_free_9_an_orb_becomes_swords_for_this_battle(scene: type[Scene]) -> None:
    table = before_battle(scene, orbs=1)
    table.luck("battle", 6, 6, 6, 1)
    swords = next(
        id
        for id, space in library().menu.items()
        if any(isinstance(one, Gain) and one.bag.sword == 2 for one in space.effects)
    )
    table.choose("pass", rule="EL-BATTLE-2")
    table.choose("pass", rule="EL-BATTLE-4")
    table.choose("orb", rule="EL-BATTLE-8")
    table.choose(f"menu:{swords}")
    assert table.a.orbs == 0 and table.a.supply["sword"] == 2
    table.choose("swords:2", rule="EL-BATTLE-8")
    assert table.a.supply["sword"] == 0 and table.a.glory == 1


def test_el_free_9_treasure_alone_is_no_reason_to_ask(scene: type[Scene]) -> None:
    """EL-FREE-3: a question that leaves no choice is not put for the sake of cashing."""
    table = before_battle(scene)
    token = next(id for id, one in library().treasures.items() if one.shows == ("gem",))
    table.treasure(table.a, token)
    table.luck("battle", 6, 1)
    assert table.asked.rule == "EL-TURN-3"


@pytest.mark.rule("EL-BATTLE-2")
def test_el_free_9_own_turn_spells_before_the_battle(scene: type[Scene]) -> None:
    """Seven-League Step takes the only unit away: there is no battle."""
    table = before_battle(scene, "seven-league-step")
    table.give(table.a, scroll=1)
    table.choose("cast:seven-league-step", rule="EL-BATTLE-2")
    while table.asked.rule == "EL-GEN-1":
        table.choose(next(key for key in table.offered if key != "pass"))
    assert table.a.supply["scroll"] == 0
    assert table.a.units["worker-1"] != table.at("portal") and table.state.battle is None


@pytest.mark.rule("EL-BATTLE-10")
def test_el_gen_4_pass_turn_for_the_active_player(scene: type[Scene]) -> None:
    """One word instead of a pass in every window."""
    table = before_battle(scene, PROPHECY)
    table.luck("battle", 6, 1)
    assert rules_asked(table, "pass") == [*STEPS, "EL-BATTLE-14"]
    table = before_battle(scene, PROPHECY)
    table.luck("battle", 6, 1)
    assert table.offered[-2:] == ("pass", "pass-turn")
    table.choose("pass-turn")
    assert table.asked.seat == 1 and table.asked.rule == "EL-TURN-1"
    assert table.b.units["worker-1"] == -3


def test_el_gen_4_swords_are_asked_for_after_pass_turn(scene: type[Scene]) -> None:
    table = before_battle(scene, PROPHECY)
    table.give(table.a, sword=2)
    table.luck("battle", 6, 1)
    table.choose("pass-turn")
    assert table.asked.rule == "EL-BATTLE-8" and "swords:2" in table.offered
    assert "pass-turn" not in table.offered


@pytest.mark.parametrize("card", [PROPHECY, "seven-league-step"])
def test_el_turn_6_silence_after_pass_turn_betrays_no_hand(scene: type[Scene], card: str) -> None:
    """Whether a castable spell or a useless prophecy is in the hand: the turn ends by itself."""
    table = before_battle(scene, card)
    table.give(table.a, scroll=1)
    table.luck("battle", 6, 1)
    table.choose("pass-turn")
    assert table.asked.seat == 1 and table.asked.rule == "EL-TURN-1"


def test_el_turn_6_an_orb_is_still_asked_for_after_pass_turn(scene: type[Scene]) -> None:
    table = before_battle(scene, PROPHECY, orbs=1)
    table.luck("battle", 6, 1)
    table.choose("pass-turn")
    assert table.asked.rule == "EL-TURN-3" and set(table.offered) == {"end-turn", "orb"}


@pytest.mark.parametrize("card", [PROPHECY, "seven-league-step"])
def test_el_turn_6_in_company_any_hand_is_asked(scene: type[Scene], card: str) -> None:
    table = scene("order", "light")
    table.give(table.a)
    table.hold(table.a, card)
    table.choose("place:worker:order-2")
    assert table.asked.rule == "EL-TURN-3"


def test_el_turn_6_alone_the_turn_ends_by_itself(scene: type[Scene]) -> None:
    """EL-SOLO: nobody is there to read anything out of silence."""
    table = scene("order")
    table.give(table.a)
    table.hold(table.a, PROPHECY)
    table.choose("place:worker:order-2")
    table.a.treasure.clear()
    assert table.state.turns == 1
    table.phase("late")
    table._session = None
    assert table.asked.rule == "EL-TURN-1" and table.asked.seat == 0
    assert table.state.turns == 3
