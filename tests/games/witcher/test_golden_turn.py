"""G1: the rulebook's example of a whole turn, two players."""

from __future__ import annotations

from .scene import Scene


def test_golden_1_movement_and_training(scene: type[Scene]) -> None:
    table = scene("bear", "wolf")
    water, mountain = table.card(terrain="water"), table.card(terrain="mountain")
    others = table.cards(2, terrain="wild")
    table.lay(
        "bear", place="vengerberg", level=2, combat=3, defence=2, alchemy=2, specialisation=3,
        shield=2, gold=4, potions=["gale-1"], hand=[water, mountain, *others],
    )  # fmt: skip
    table.lay("wolf", place="kaer-morhen", gold=2)
    table.trail("bear", "doldeth")
    table.monster("archespore", at="hengfors")
    assert not any(key.startswith("act") for key in table.offered)  # row 1
    table.choose("move:ban-ard", rule="WI-TURN-2")
    table.choose(f"pay:{water}", rule="WI-MOVE-2")  # row 2
    table.choose("act:alchemy")  # row 3
    assert (table.bear.alchemy, len(table.bear.potions), table.bear.level) == (3, 2, 2)
