"""Monsters, elites, bounties, dragon and quests keep to the level curve (2.4.2, 8.3)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product
from typing import get_args

import pytest

from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.library import Library
from fabletop.games.euthia.records import Foe
from fabletop.games.euthia.terms import Timing

BOX = Library()
ROLLS = [left + right for left, right in product(range(1, 7), repeat=2)]

# vitality, mean wounds, penalty, silver, gold, chaos, Gaar
CURVE = {
    1: ((5, 8), (1.0, 1.6), (0, 4), (0, 1), (0, 0), (0, 2), (0, 1)),
    2: ((9, 13), (2.0, 2.8), (0, 3), (1, 2), (0, 1), (1, 2), (1, 2)),
    3: ((15, 21), (3.4, 4.4), (1, 4), (1, 2), (1, 2), (2, 3), (2, 3)),
}
ELITES = {
    1: ((10, 12), (1.25, 2.0), (0, 4), (1, 2), (0, 1), (2, 4), (2, 3)),
    2: ((16, 19), (2.5, 3.5), (0, 4), (2, 3), (1, 2), (2, 4), (2, 3)),
    3: ((25, 30), (4.25, 5.5), (0, 4), (2, 3), (2, 3), (2, 4), (2, 3)),
}
REPUTATION = {1: (1, 2), 2: (2, 4), 3: (4, 7)}


def mean_wounds(foe: Foe) -> float:
    return sum(one.wounds for roll in ROLLS for one in foe.diagram if covers(one, roll)) / 36


def covers(one: e.Range, roll: int) -> bool:
    least = -99 if one.least is None else one.least
    return least <= roll and (one.most is None or roll <= one.most)


def gained(reward: tuple[e.AnyEffect, ...]) -> int:
    return sum(one.amount for one in reward if isinstance(one, e.Reputation))


def values(foe: Foe) -> tuple[float, ...]:
    mean = mean_wounds(foe)
    return (foe.vitality, mean, foe.penalty, foe.silver, foe.gold, foe.chaos, foe.gaar)


@pytest.mark.parametrize("id", BOX.monsters)
def test_monsters_keep_to_the_curve(id: str) -> None:
    monster = BOX.monsters[id]
    for value, (low, high) in zip(values(monster), CURVE[monster.level], strict=True):
        assert low <= value <= high
    low, high = REPUTATION[monster.level]
    assert low <= gained(monster.reward) <= high


@pytest.mark.parametrize("id", BOX.elites)
def test_elites_keep_to_the_curve(id: str) -> None:
    elite = BOX.elites[id]
    for value, (low, high) in zip(values(elite), ELITES[elite.level], strict=True):
        assert low <= value <= high


def test_few_monsters_of_level_one_have_two_chaos_tokens() -> None:
    assert Counter(one.chaos for one in BOX.monsters.values() if one.level == 1)[2] <= 2


def test_reputation_ranges() -> None:
    for monster in BOX.monsters.values():
        if monster.level == 1:
            assert monster.least == 0 and monster.most in range(12, 19)
        elif monster.level == 2:
            assert monster.least in range(6) and monster.most in range(35, 41)
        else:
            assert monster.least >= 15 and monster.most is None


def test_ranges_rise_without_gaps_or_overlaps() -> None:
    foes: list[Foe] = [*BOX.monsters.values(), *BOX.elites.values(), *BOX.forms.values()]
    for foe in foes:
        for lower, upper in zip(foe.diagram, foe.diagram[1:], strict=False):
            assert upper.least == (lower.most or 0) + 1, foe.id
        assert foe.diagram[-1].most is None, foe.id


def test_only_elites_and_forms_carry_special_effects() -> None:
    assert not any(one.effects for foe in BOX.monsters.values() for one in foe.diagram)
    known = (e.Clover, e.MonsterDraws, e.MonsterHeals, e.Slay, e.Wound)
    for elite in BOX.elites.values():
        assert all(isinstance(one, known) for line in elite.diagram for one in line.effects)


def test_about_one_elite_in_three_is_immune() -> None:
    assert 6 <= sum(one.immune for one in BOX.elites.values()) <= 8


@pytest.mark.parametrize("id", BOX.bounties)
def test_bounties_pay_by_level(id: str) -> None:
    bounty = BOX.bounties[id]
    assert gained(bounty.reward) == {1: 3, 2: 6, 3: 10}[bounty.level]
    assert len(bounty.reward) >= 2


def test_the_dragon_grows_fiercer() -> None:
    forms = [form for id, form in BOX.forms.items() if id.startswith("farruga")]
    means = [mean_wounds(form) for form in forms]
    assert means == sorted(means)
    assert means[0] == pytest.approx(3.0, abs=0.25)
    assert means[-1] == pytest.approx(5.0, abs=0.25)
    for form in forms:
        assert (form.silver, form.gold, form.gaar, form.penalty) == (2, 1, 2, 2)
        assert form.chaos in (2, 3) and not form.immune


def test_the_golem_has_the_card_of_an_elite_of_level_three() -> None:
    golem = BOX.forms["crystal-golem"]
    assert golem.immune
    for value, (low, high) in list(zip(values(golem), ELITES[3], strict=True))[1:]:
        assert low <= value <= high


# Quests

PRICE = {"coins": 1, "gaar": 2, "health": 1, "silver": 1, "gold": 4, "reputation": 3, "dwurt": 2}
TROPHY = {1: 3, 2: 5, 3: 9}
ITEM = {"supplies": 3, "scroll": 3, "potion": 3, "flask": 3, "armour": 3, "shield": 3}


@pytest.mark.parametrize("id", BOX.quests)
def test_quests_ask_and_give_within_bounds(id: str) -> None:
    quest = BOX.quests[id]
    for want in quest.wants:
        cost = want.cost
        worth = sum(getattr(cost, name) * price for name, price in PRICE.items())
        worth += 3 * len(cost.gems) + 3 * len(cost.essences) + 3 * len(cost.resources)
        worth += sum(TROPHY[level] for level in cost.trophies)
        worth += sum(ITEM.get(kind, 4) for kind in cost.items)
        assert want.roll or 3 <= worth <= 12
        assert not want.roll or 6 <= want.roll <= 11
    assert 1 <= gained(quest.reward) <= 4
    coins = sum(one.amount for one in quest.reward if isinstance(one, e.Coins))
    assert coins <= 6
    assert len(quest.reward) >= 2


def tiles_shown(id: str) -> int:
    own = (one for one in BOX.quests[id].reward if isinstance(one, e.GainTile))
    return sum(one.amount for one in own if one.pile == BOX.quests[id].kind)


def test_reward_tiles_last_for_a_game() -> None:
    """At most two on a card of hunter and armourer, one of the witch, none on her solo cards."""
    for id, quest in BOX.quests.items():
        most = {"hunter": 2, "armourer": 2, "witch": 1}.get(quest.kind, 0)
        assert tiles_shown(id) <= (0 if quest.solo else most)
        piles = {one.pile for one in quest.reward if isinstance(one, e.GainTile)}
        assert not piles & ({"hunter", "armourer", "witch"} - {quest.kind})


def test_elementals_go_from_wounds_to_essences() -> None:
    for card in BOX.elementals.values():
        assert 3 <= len(card.ranges) <= 4
        assert isinstance(card.ranges[0].effects[0], e.Wound)
        assert e.GainEssence(card.element, 2) in card.ranges[-1].effects


def test_neighbouring_lines_of_a_diagram_differ() -> None:
    """And what a line does at once is not split into two numbers of the same kind."""
    foes = (*BOX.monsters.values(), *BOX.elites.values(), *BOX.forms.values())
    for foe in foes:
        told = [(one.wounds, one.effects) for one in foe.diagram]
        assert all(one != two for one, two in pairwise(told)), foe.id
        assert not any(isinstance(x, e.Wound) for one in foe.diagram for x in one.effects), foe.id
    for tile in BOX.tiles.values():
        for use in tile.uses:
            lines = [one.effects for one in use.diagram if one.hits]
            plain = [x for one in lines for x in one if isinstance(x, e.Hit) and x.per == "once"]
            assert not plain, tile.id


def test_every_icon_of_the_books_is_on_a_tile() -> None:
    shown = {use.timing for one in BOX.tiles.values() for use in one.uses}
    assert shown >= {*get_args(Timing)}
