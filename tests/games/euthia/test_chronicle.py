"""The chronicle tells what counted."""

from __future__ import annotations

import pytest

from fabletop.games.euthia.effects import standing as st
from fabletop.games.euthia.effects.uses import Use
from fabletop.games.euthia.library import library
from fabletop.games.euthia.rules.belongings import max_health
from fabletop.games.euthia.rules.life import gain_coins
from fabletop.games.euthia.rules.movement import soothe
from fabletop.games.euthia.rules.rolls import tell_sum
from fabletop.games.euthia.state import Roll
from fabletop.games.euthia.telling import text_of
from fabletop.kernel.gamedef import Game

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


# Whom, how much, why


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Maeldur fights an elite monster."),
        ("cs", "Maeldur bojuje s elitním monstrem."),
        ("pl", "Maeldur walczy z Potworem Elitarnym."),
    ],
)
def test_eu_elite_3_a_fight_with_an_elite_is_told_as_one(
    scene: type[Scene], language: str, words: str
) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    bounty = next(one for one in library().bounties.values() if one.lair == "on")
    table.state.bounty = bounty.id
    tile = table.land((1, -2), [bounty.where, "", ""])
    table.lay("maeldur", at=tile + 1, tokens=["combat"])
    table.choose(f"fight:{bounty.elite}")
    told = table.session.log(None, language)
    assert words in told and not [one for one in told if "level 1" in one]


def test_eu_gen_3_gains_are_told_with_a_plus(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    game = Game(table.state, [], True)
    gain_coins(game, table.maeldur, 3)
    gain_coins(game, table.maeldur, -1)
    say = table.session.voice()
    assert [say(one.id, **one.args) for one in game.lines] == [
        "Maeldur: coins +3.",
        "Maeldur: coins -1.",
    ]


def test_eu_elem_3_healing_by_water_has_its_reason(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    game = Game(table.state, [], True)
    table.lay("maeldur", health=3)
    soothe(game, table.maeldur)
    assert [one.id for one in game.lines] == ["water-soothes", "healed"]
    table.lay("maeldur", health=max_health(table.maeldur))
    soothe(game, table.maeldur)
    assert len(game.lines) == 2


def test_eu_roll_7_an_unchanged_sum_is_told_once(scene: type[Scene]) -> None:
    game = Game(scene("maeldur", "keleia").state, [], True)
    roll = Roll(0, "hero", [2, 5], [2, 5], [])
    tell_sum(game, roll)
    tell_sum(game, roll)
    roll.dice[0] = 4
    tell_sum(game, roll)
    assert [one.args["total"] for one in game.lines] == [7, 9]


def test_eu_combat_4_a_played_control_card_is_told(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", "dral")
    table.no_stack()
    tile = table.land((1, -2), ["", "", ""], monsters=(1, 0, 0))
    table.lay("maeldur", at=0)
    table.lay("keleia", control=1)
    table.fight("maeldur", "", "control", field=tile + 1)
    table.choose("offer", rule="EU-COMBAT-4", by="keleia")
    assert "Keleia plays a control card." in table.said()


def test_eu_map_1_chapters_have_roman_numbers(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    say = table.session.voice()
    assert text_of("towers-of-the-oathbound", say).startswith("Map tile of chapter II.")
