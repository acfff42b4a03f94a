"""GH-ELEM: infusing, consuming, waning."""

from __future__ import annotations

import msgspec
import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.rules.abilities import perform
from fabletop.games.gloomhaven.rules.elements import (
    consume,
    infuse,
    infusions_become_strong,
    wane,
    ways_to_pay,
)
from fabletop.games.gloomhaven.state import ActionTally
from fabletop.games.gloomhaven.terms import ELEMENTS, INERT, STRONG, WANING

from .lair import ATTACK, Lair


@pytest.fixture
def lair() -> Lair:
    return Lair()


@pytest.mark.rule("GH-SETUP-09")
def test_gh_elem_01_six_elements_each_inert_waning_or_strong(lair: Lair) -> None:
    assert lair.state.elements == dict.fromkeys(ELEMENTS, INERT)
    assert (INERT, WANING, STRONG) == (0, 1, 2)


def test_gh_elem_02_an_infusion_is_strong_at_the_end_of_the_turn(lair: Lair) -> None:
    lair.do(infuse(lair.game, 0, "fire"))
    assert lair.state.elements["fire"] == INERT
    infusions_become_strong(lair.game)
    assert lair.state.elements["fire"] == STRONG


def test_gh_elem_03_consuming_makes_inert_at_once(lair: Lair) -> None:
    elements = lair.state.elements
    for strength in (WANING, STRONG):
        elements["ice"] = strength
        assert ways_to_pay(lair.state, ("ice",))
        lair.do(consume(lair.game, 0, ("ice",)))
        assert elements["ice"] == INERT
    assert not ways_to_pay(lair.state, ("ice",))
    elements["ice"] = STRONG
    assert not ways_to_pay(lair.state, ("ice", "air"))  # an augment needs all its icons


def test_gh_elem_03_optional_for_characters(lair: Lair) -> None:
    brute = lair.hero("brute", (0, 0))
    lair.state.elements["air"] = STRONG
    shield = e.Shield(value=1, augments=(e.Augment(elements=("air",), boost=e.Boost(shield=1)),))
    lair.do(perform(lair.game, Aim(brute, ActionTally(), 0), shield), GH_ELEM_03="go")
    assert lair.state.elements["air"] == STRONG
    assert brute.boons[0].amount == 1
    lair.do(perform(lair.game, Aim(brute, ActionTally(), 0), shield), GH_ELEM_03="consume:air:0")
    assert lair.state.elements["air"] == INERT
    assert brute.boons[1].amount == 2


def test_gh_elem_04_what_a_turn_creates_is_not_there_in_it(lair: Lair) -> None:
    lair.do(infuse(lair.game, 0, "dark"))
    assert not ways_to_pay(lair.state, ("dark",))
    infusions_become_strong(lair.game)
    assert ways_to_pay(lair.state, ("dark",))


@pytest.mark.rule("GH-ELEM-04", "GH-ELEM-08")
def test_golden_37_consumed_and_infused_in_one_turn_it_is_strong(lair: Lair) -> None:
    elements = lair.state.elements
    elements["fire"] = STRONG
    lair.do(consume(lair.game, 0, ("fire",)))
    lair.do(infuse(lair.game, 0, "fire"))
    infusions_become_strong(lair.game)
    assert elements["fire"] == STRONG
    wane(lair.state)
    assert elements["fire"] == WANING


def test_gh_elem_05_any_element_is_chosen(lair: Lair) -> None:
    lair.state.elements |= {"fire": WANING, "light": STRONG}
    lair.do(consume(lair.game, 0, ("any",)), GH_ELEM_05="element:light")
    assert lair.offered("GH-ELEM-05") == {"element:fire", "element:light"}
    assert lair.state.elements["light"] == INERT
    lair.do(infuse(lair.game, 0, "any"), GH_ELEM_05="element:earth")
    assert lair.state.infusing == ("earth",)


def augmented() -> e.Attack:
    stronger = e.Augment(elements=("fire",), boost=e.Boost(attack=2))
    return msgspec.structs.replace(ATTACK, augments=(stronger,))


@pytest.mark.rule("GH-ELEM-06", "GH-ELEM-07")
def test_golden_38_one_element_serves_all_of_the_type(lair: Lair) -> None:
    brute = lair.hero("brute", (0, 0), hp=10)
    brute.most = brute.hp = 30
    demons = [
        lair.monster("flame-demon", at, number=number)
        for number, at in enumerate([(2, 0), (-2, 0), (0, 2)], 1)
    ]
    lair.state.elements["fire"] = WANING
    hurt = []
    for demon in demons:
        before = brute.hp
        lair.act(demon, augmented())
        hurt.append(before - brute.hp)
    assert hurt[0] == hurt[1] == hurt[2]
    assert lair.state.elements["fire"] == INERT
    plain = Lair()
    plain.hero("brute", (0, 0), hp=30)
    demon = plain.monster("flame-demon", (2, 0))
    plain.act(demon, augmented())
    assert hurt[0] == 30 - plain.state.figures["brute"].hp + 2


def test_gh_elem_07_what_the_first_could_not_have_the_others_do_not_get(lair: Lair) -> None:
    lair.hero("brute", (0, 0), hp=30)
    first = lair.monster("flame-demon", (2, 0))
    second = lair.monster("flame-demon", (-2, 0), number=2)
    lair.act(first, augmented())
    lair.state.elements["fire"] = STRONG
    lair.act(second, augmented())
    assert lair.state.elements["fire"] == STRONG


@pytest.mark.rule("GH-EOR-03")
def test_gh_elem_08_strong_to_waning_to_inert(lair: Lair) -> None:
    lair.state.elements |= {"fire": STRONG, "ice": WANING}
    wane(lair.state)
    assert (lair.state.elements["fire"], lair.state.elements["ice"]) == (WANING, INERT)


def test_gh_elem_09_infusions_stay_though_the_figure_died(lair: Lair) -> None:
    lair.hero("brute", (1, 0))
    guard = lair.monster("bandit-guard", (0, 0))
    guard.hp = 1
    lair.act(guard, e.Infuse(elements=("earth",)), e.Damage(value=5, who=e.SELF))
    assert guard.id not in lair.state.figures
    assert lair.state.elements["earth"] == STRONG
