"""The golden examples of section 7 that are rolls and combats."""

from __future__ import annotations

import pytest

from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.library import library
from fabletop.games.euthia.records import Loot
from fabletop.games.euthia.rules.places import in_range
from fabletop.games.euthia.state import Term

from .scene import Scene

NORTH = (1, -2)


@pytest.mark.rule("EU-COMBAT-15")
@pytest.mark.rule("EU-COMBAT-16")
@pytest.mark.rule("EU-COMBAT-17")
@pytest.mark.rule("EU-COMBAT-20")
def test_golden_8_the_monster_attack_from_eight_to_six(scene: type[Scene]) -> None:
    table = scene("keleia", "maeldur")
    table.bare("keleia")
    table.wear("keleia", "dodge")
    table.lay("keleia", gaar=3)
    table.fight("keleia", "dragonfly", "mon-b", gaar=2, round=1)
    table.luck("monster-dice", 6, 2, 4, 5, 6)
    table.choose("pass", by="maeldur")  # the monster-player does nothing
    assert table.total == 8
    table.choose("gaar:1", by="keleia")
    assert table.total == 4
    table.choose("gaar:2", by="maeldur")
    assert table.total == 9
    table.choose("gaar:2", by="keleia")
    assert table.total == 8
    health = table.keleia.health
    table.choose("pass", by="maeldur", rule="EU-COMBAT-16")
    table.choose("pass", by="keleia", rule="EU-COMBAT-16")
    table.choose("use:dodge", rule="EU-COMBAT-17")
    assert "4 + 6 − 2 + 2 − 2 − 2 = 6" in table.said()
    assert table.keleia.health == health - 1  # golden 9: strength 6 is one wound
    assert table.keleia.gaar == 1 and "dodge" in table.keleia.exhausted


@pytest.mark.rule("EU-COMBAT-20")
@pytest.mark.parametrize(
    ("strength", "wounds"),
    [(3, 0), (4, 1), (6, 1), (7, 1), (8, 2), (11, 2), (12, 3), (15, 3)],
)
def test_golden_9_the_dragonflys_damage(scene: type[Scene], strength: int, wounds: int) -> None:
    found = in_range(library().monsters["dragonfly"].diagram, strength)
    assert (found.wounds if found else 0) == wounds
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.lay("maeldur", gaar=1)
    paws = [Term("x", strength - 7)]
    table.fight("maeldur", "dragonfly", "mon-b", round=1, paws=paws)
    table.luck("monster-dice", 3, 4)
    health = table.maeldur.health
    table.choose("pass", by="maeldur", rule="EU-COMBAT-16")
    assert table.maeldur.health == health - wounds


def striking(table: Scene, *dice: int, gaar: int = 0, **fields: int) -> None:
    """Maeldur strikes at the Dragonfly with the Fire Staff; it has three vitality left."""
    table.bare("maeldur")
    table.wear("maeldur", "fire-staff")
    table.lay("maeldur", gaar=gaar)
    table.fight("maeldur", "dragonfly", "hero-b", round=1, hits=3, **fields)
    table.luck("hero-dice", *dice)
    assert table.offered


@pytest.mark.rule("EU-COMBAT-25")
@pytest.mark.parametrize(("dice", "strength"), [((4, 5), 5), ((6, 6), 8), ((1, 2), -1)])
def test_golden_10_the_dragonflys_penalty(
    scene: type[Scene], dice: tuple[int, int], strength: int
) -> None:
    table = scene("maeldur", "keleia")
    striking(table, *dice, gaar=1)
    assert table.total == strength


@pytest.mark.rule("EU-COMBAT-24")
@pytest.mark.rule("EU-COMBAT-26")
@pytest.mark.rule("EU-COMBAT-27")
@pytest.mark.rule("EU-SHIA-1")
def test_golden_11_maeldur_beats_the_dragonfly(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    assert library().monsters["dragonfly"].vitality == 6
    striking(table, 4, 1, 5, 4, gaar=2)
    fight = table.state.fight
    assert fight is not None and fight.weapon == "fire-staff" and fight.hits == 3
    assert table.total == 1 and fight.hope == 1  # a natural 5
    table.choose("gaar:2")
    assert table.total == 7
    table.choose("gaar:1")
    assert table.total == 9
    enough = in_range(library().tiles["fire-staff"].uses[0].diagram, 9)
    assert enough is not None and enough.hits == 2
    table.choose("hope:1")
    fight = table.state.fight
    assert table.total == 10 and fight is not None and fight.hope == 0
    assert "4 + 5 − 4 + 2 + 2 + 1 = 10" in table.said()
    assert fight.hits == 6 and table.asked.rule == "EU-COMBAT-30"  # defeated
    table.choose("no-trophy")
    assert table.state.fight is None and table.maeldur.gaar == 0


@pytest.mark.rule("EU-COMBAT-27")
def test_golden_11_nine_is_not_enough(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    striking(table, 4, 1, 5, 4, gaar=2)
    table.choose("gaar:2")
    table.choose("gaar:1")
    table.choose("done", rule="EU-ROLL-7")
    fight = table.state.fight
    assert fight is not None and fight.hits == 5 and "trophy" not in table.offered


@pytest.mark.rule("EU-SHIA-2")
def test_golden_12_hope_twice(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    striking(table, 4, 5, gaar=1, hope=2)
    before = table.total
    for points in (1, 2):
        table.choose("hope:1")
        assert table.total == before + points
        assert table.state.fight is not None and table.state.fight.hope == 2 - points
    assert not table.offers("hope")


@pytest.mark.rule("EU-COMBAT-30")
@pytest.mark.rule("EU-COMBAT-35")
@pytest.mark.parametrize(("reputation", "earned"), [(0, True), (15, True), (16, False)])
def test_golden_13_the_reward_range(scene: type[Scene], reputation: int, earned: bool) -> None:
    table = scene("maeldur", "keleia")
    reward = (e.Reputation(amount=1), e.GainGem(gem="emerald"), e.Draw(colour="silver", cards=2))
    card = table.monster(vitality=1, most=15, reward=reward)
    table.lay("maeldur", reputation=reputation, at=1)
    table.fight("maeldur", card, hits=1)
    table.choose("no-trophy")
    assert table.maeldur.reputation == reputation + earned
    assert table.maeldur.loose == (["emerald"] if earned else [])
    assert len(table.maeldur.silver.cards) == (2 if earned else 0)


@pytest.mark.rule("EU-COMBAT-30")
def test_golden_14_loot(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land(NORTH, monsters=(1, 0, 0), loot=Loot(coins=3, potions=1, gaar=1, silver=1))
    table.bare("maeldur")
    table.lay("maeldur", at=tile + 1)
    table.fight("maeldur", table.monster(vitality=1), hits=1)
    table.choose("no-trophy")
    player = table.maeldur
    assert (player.coins, player.gaar, len(player.silver.cards)) == (3, 1, 1)
    assert player.bags == [library().piles["healing"][0]]


@pytest.mark.rule("EU-COMBAT-5")
def test_golden_15_control_cards(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", "dral", "ael")
    table.state.decks["control"].cards[:] = ["keleia", "ael", "maeldur", "maeldur"]
    table.state.decks["monster-1"].put(table.monster())
    table.fight("maeldur", "", "control")
    assert table.asked is not None
    assert table.maeldur.control == 1
    assert table.state.discards["control"] == ["maeldur", "ael"]
    assert table.state.decks["control"].cards == ["keleia"]
    assert table.state.fight is not None and table.state.fight.monster == table.ael.seat


@pytest.mark.rule("EU-CARDS-5")
@pytest.mark.rule("EU-CARDS-9")
@pytest.mark.rule("EU-COMBAT-14")
@pytest.mark.rule("EU-COMBAT-23")
@pytest.mark.parametrize(("dice", "wounds"), [((3, 3), 3), ((1, 1), 0)])
def test_golden_16_cyclops(scene: type[Scene], dice: tuple[int, int], wounds: int) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.wear("maeldur", table.weapon((None, None, 3)))
    table.lay("maeldur", gaar=1)
    fury, curses = table.power("fury", 1), table.power("curse", 2)
    table.lay("keleia", gold=fury, silver=curses)
    table.fight("maeldur", table.monster((3, None, 1), vitality=20), "mon-cards", chaos=2, round=1)
    table.luck("monster-dice", *dice)
    table.luck("hero-dice", 6, 5)
    health = table.maeldur.health
    table.choose("play:fury:1", rule="EU-CARDS-5", by="keleia")
    assert table.state.fight is not None and table.state.fight.chaos == 1
    table.on_to("EU-CARDS-6")
    assert table.maeldur.health == health - wounds  # 2 more only if at least 1 is dealt
    table.choose("play:curse:2", by="keleia")
    assert table.total == 11 - 6  # 2 of Fury, 4 of the Curses
    table.choose("done", rule="EU-ROLL-7")
    fight = table.state.fight
    assert fight is not None and fight.chaos == 0
    assert fight.hits == 3 - 1


@pytest.mark.rule("EU-COMBAT-20")
@pytest.mark.parametrize(("base", "terms", "result"), [(0, [2], 0), (1, [2, -1], 2), (1, [-3], 0)])
def test_golden_17_signed_wounds(
    scene: type[Scene], base: int, terms: list[int], result: int
) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.lay("maeldur", gaar=1)
    signed = [Term("x", one) for one in terms]
    table.fight("maeldur", "dragonfly", "mon-b", round=1, wounds=signed)
    table.luck("monster-dice", *{0: (1, 2), 1: (2, 2)}[base])
    health = table.maeldur.health
    table.choose("pass", by="maeldur", rule="EU-COMBAT-16")
    assert table.maeldur.health == health - result


@pytest.mark.rule("EU-COMBAT-26")
@pytest.mark.parametrize(("base", "terms"), [(0, [2]), (2, [1, -4])])
def test_golden_18_signed_hits(scene: type[Scene], base: int, terms: list[int]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.wear("maeldur", table.weapon((7, None, 2)))
    table.lay("maeldur", gaar=1)
    signed = [Term("x", one) for one in terms]
    table.fight("maeldur", table.monster((30, None, 1)), "hero-b", round=1, hit_terms=signed)
    table.luck("hero-dice", *{0: (3, 3), 2: (3, 4)}[base])
    table.choose("done", rule="EU-ROLL-7")
    assert table.state.fight is not None and table.state.fight.hits == 0


@pytest.mark.rule("EU-ROLL-2")
@pytest.mark.parametrize(("rolled", "flipped"), [((3, 3), [3, 3]), ((6, 1), [1, 1])])
def test_golden_43_air_with_equal_dice(
    scene: type[Scene], rolled: tuple[int, int], flipped: list[int]
) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land(NORTH, ["air", "", ""])
    table.lay("maeldur", at=tile + 1, gaar=1)
    table.luck("hero-dice", *rolled)
    table.choose("confront:air")
    roll = table.state.roll
    assert roll is not None and roll.dice == flipped and roll.total == sum(flipped)


@pytest.mark.rule("EU-SHIA-4")
@pytest.mark.parametrize("dead", [True, False])
def test_golden_44_hope_at_the_end(scene: type[Scene], dead: bool) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    fight = table.fight("maeldur", table.monster(vitality=1), hope=5, hits=0 if dead else 1)
    if dead:
        table.maeldur.health = 0
    else:
        table.choose("no-trophy")
    assert table.asked.rule == "EU-TURN-2" and table.state.fight is None
    assert table.maeldur.gaar == 2 + (3 if dead else 0)  # EU-DEATH-3: three of the church
    assert fight.hope == 0
