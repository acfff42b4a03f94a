"""The chronicle tells what counted."""

from __future__ import annotations

import pytest

from fabletop.games.euthia.effects import standing as st
from fabletop.games.euthia.effects.uses import Use
from fabletop.games.euthia.state import Roll

from .scene import Scene


def opened(scene: type[Scene], hero: str, stage: str, of: str, power: st.GaarPower | None) -> Scene:
    """A roll of 3 and 4 lies in a combat: the hero's, or the monster's."""
    table = scene(hero, "ael")
    table.bare(hero)
    if power is not None:
        table.wear(hero, table.tile(Use("permanent", changes=(power,))))
    table.wear(hero, table.weapon((None, None, 1)))
    table.lay(hero, **({"dwurt": 2} if hero == "skoldur" else {"gaar": 2}))
    table.fight(hero, table.monster((30, None, 1), vitality=30), stage, round=1, gaar=1)
    if of == "monster":
        table.state.roll = Roll(1, "monster", [3, 4], [3, 4], [])
    return table


def told(table: Scene, id: str) -> list[int]:
    return [int(str(line.args["amount"])) for line in table.session.lines if line.id == id]


@pytest.mark.parametrize(
    ("hero", "more", "key", "line", "amount"),
    [
        ("dral", 0, "gaar:1", "gaar-reroll", 2),
        ("dral", 1, "gaar:1", "gaar-reroll", 3),
        ("skoldur", 0, "dwurt", "dwurt-spent", 3),
        ("skoldur", 1, "dwurt", "dwurt-spent", 4),
    ],
)
def test_what_a_token_adds_to_the_own_roll(
    scene: type[Scene], hero: str, more: int, key: str, line: str, amount: int
) -> None:
    power = st.GaarPower(roll=more, monster=7) if more else None
    table = opened(scene, hero, "hero-b", "hero", power)
    table.on_to("EU-ROLL-7")
    table.choose(key)
    roll = table.state.roll
    assert roll is not None and told(table, line) == [amount]
    assert roll.terms[-1].amount == amount


@pytest.mark.parametrize(
    ("hero", "more", "key", "line", "amount"),
    [
        ("dral", 0, "gaar:1", "gaar-reroll", -2),
        ("dral", 1, "gaar:1", "gaar-reroll", -3),
        ("skoldur", 0, "dwurt", "dwurt-spent", -3),
        ("skoldur", 1, "dwurt", "dwurt-spent", -4),
    ],
)
def test_what_a_token_takes_from_the_monster_s_roll(
    scene: type[Scene], hero: str, more: int, key: str, line: str, amount: int
) -> None:
    power = st.GaarPower(roll=7, monster=more) if more else None
    table = opened(scene, hero, "mon-c1", "monster", power)
    table.choose("pass", by="ael", rule="EU-COMBAT-16")
    table.choose(key, by=hero, rule="EU-COMBAT-16")
    roll = table.state.roll
    assert roll is not None and told(table, line) == [amount]
    assert [term.amount for term in roll.terms] == [amount]
