"""School training (WI-LOC-8, WI-LOC-9), and what it shares with other places (G6, G7)."""

from __future__ import annotations

import pytest

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


@pytest.mark.parametrize(("value", "price"), [(1, 2), (2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("attribute", ["combat", "defence", "alchemy", "specialisation"])
def test_wi_loc_8_the_current_value_plus_one(
    scene: type[Scene], attribute: Attribute, value: int, price: int
) -> None:
    table = scene("bear", "wolf")
    arrived(table, "haern-caduch", gold=price + 5, level=1, **{attribute: value})
    table.choose("act:school")
    table.choose(f"train:{attribute}:{price}", rule="WI-LOC-8")
    assert (table.bear.attribute(attribute), table.bear.gold) == (value + 1, 5)
    assert actions(table) == []  # one training per visit


def test_wi_loc_8_what_cannot_be_paid_or_is_at_five(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    arrived(table, "haern-caduch", gold=3, combat=5, defence=3, alchemy=2, specialisation=1)
    table.choose("act:school")
    assert table.offered == ("train:alchemy:3", "train:specialisation:2")
    blocked = {key: why.id for key, why in table.asked.blocked.items()}
    assert blocked == {"train:combat:6": "why-highest", "train:defence:4": "why-gold"}


def test_wi_loc_8_without_enough_gold_no_training(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    arrived(table, "haern-caduch", gold=1)
    assert actions(table) == []
    assert table.asked.blocked["act:school"].id == "why-act-school"


def test_wi_loc_8_cheaper_with_the_weavess_trophy(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    arrived(table, "haern-caduch", gold=1, trophies=["weavess"])
    table.choose("act:school")
    table.choose("train:combat:1")
    assert (table.bear.combat, table.bear.gold) == (2, 0)


@pytest.mark.parametrize(
    "place", ["kaer-morhen", "kaer-seren", "stygga", "gorthur-gvaed", "behelt-nar"]
)
def test_wi_loc_9_no_specialisation_at_another_school(scene: type[Scene], place: str) -> None:
    table = scene("bear", "wolf")
    arrived(table, place, gold=9)
    table.choose("act:school")
    assert table.offered == ("train:combat:2", "train:defence:2", "train:alchemy:2")
    assert table.asked.blocked["train:specialisation:2"].id == "why-foreign-school"


@pytest.mark.parametrize("school", ["wolf", "griffin", "bear", "cat", "viper"])
def test_wi_loc_9_nobody_learns_specialisation_at_location_0(
    scene: type[Scene], school: str
) -> None:
    other = "wolf" if school != "wolf" else "bear"
    table = scene(school, other)
    table.lay(school, place="behelt-nar", gold=9)
    table.moved()
    table.choose("act:school")
    assert not any("specialisation" in key for key in table.offered)


@pytest.mark.parametrize(
    ("fields", "attribute", "price", "after"),
    [
        ({"defence": 3, "shield": 2, "gold": 4}, "defence", 4, (4, 3)),
        ({"combat": 1, "gold": 2}, "combat", 2, (2, 1)),
        ({"defence": 4, "shield": 4, "gold": 5, "combat": 5, "alchemy": 5}, "defence", 5, (5, 4)),
    ],
)
def test_golden_6_training_costs(
    scene: type[Scene],
    fields: dict[str, int],
    attribute: Attribute,
    price: int,
    after: tuple[int, int],
) -> None:
    table = scene("bear", "wolf")
    arrived(table, "kaer-morhen", **fields)
    table.choose("act:school")
    if table.asked.rule == "WI-LOC-8":
        table.choose(f"train:{attribute}:{price}")
    assert (table.bear.attribute(attribute), table.bear.shield) == after
    assert table.bear.gold == 0


def test_golden_6_not_allowed(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    arrived(table, "kaer-morhen", alchemy=4, gold=4)
    table.choose("act:school")
    assert "train:alchemy:5" not in table.offered
    blocked = {key: why.id for key, why in table.asked.blocked.items()}
    assert blocked == {
        "train:alchemy:5": "why-gold",
        "train:specialisation:2": "why-foreign-school",
    }


def test_golden_7_attribute_location_and_level(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    arrived(table, "cintra", level=1, combat=1)
    table.choose("act:combat")
    assert table.bear.combat == 2
    table = scene("bear", "wolf")
    arrived(table, "cintra", level=1, combat=2)
    assert actions(table) == []
    table = scene("bear", "wolf")
    arrived(table, "kaer-morhen", level=1, combat=2, gold=3)
    table.choose("act:school")
    table.choose("train:combat:3")
    assert table.bear.combat == 3
