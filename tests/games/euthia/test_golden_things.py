"""The golden examples of section 7 about what a hero wears and carries, and its worth."""

from __future__ import annotations

import pytest

from fabletop.games.euthia.fields import Field, mark_of
from fabletop.games.euthia.library import library
from fabletop.games.euthia.records import Side
from fabletop.games.euthia.rules.belongings import bag_sum, bags_of, max_health
from fabletop.games.euthia.rules.scoring import row, tokens_of
from fabletop.games.euthia.stones import laid
from fabletop.kernel.session.legal import IllegalChoice

from .scene import Scene

NORTH = (1, -2)
LEATHER = (
    "leather-helmet-1",
    "leather-cuirass-1",
    "leather-gloves-1",
    "leather-greaves-1",
    "leather-boots-1",
)


def equip(table: Scene, id: str, hero: str = "maeldur") -> None:
    """Onto the first slot offered."""
    assert table.state.players[table.asked.seat].hero == hero
    table.choose(next(key for key in table.offers("equip") if key.startswith(f"equip:{id}:")))


@pytest.mark.rule("EU-DEATH-2")
@pytest.mark.rule("EU-ITEMS-7")
def test_golden_20_maximum_health_of_eleven(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    helmet, greaves, gloves = "leather-helmet-1", "leather-greaves-1", "chainmail-gloves-1"
    table.lay("maeldur", bags=[helmet, greaves, gloves], loose=["ruby"])
    reached = [max_health(table.maeldur)]

    def grown() -> None:
        assert table.maeldur.health == max_health(table.maeldur)
        reached.append(table.maeldur.health)

    equip(table, helmet)
    grown()
    equip(table, greaves)
    grown()
    table.choose(f"socket:ruby:{greaves}")
    grown()
    equip(table, gloves)
    grown()
    assert reached == [6, 7, 8, 9, 11]


@pytest.mark.rule("EU-ITEMS-7")
def test_golden_21_swap_at_low_health(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    chain, plate = "chainmail-greaves-1", "plate-greaves-1"
    table.wear("maeldur", chain)
    table.lay("maeldur", health=2, bags=[plate])
    assert (max_health(table.maeldur), table.maeldur.health) == (8, 2)
    assert f"unequip:{chain}" not in table.offered
    with pytest.raises(IllegalChoice):
        table.choose(f"unequip:{chain}")
    equip(table, plate)
    assert (max_health(table.maeldur), table.maeldur.health) == (9, 3)
    assert table.maeldur.bags == [chain]


def bagged(scene: type[Scene], *bags: str) -> Scene:
    """Maeldur wears a cuirass without a bag symbol and has the leather one in a bag."""
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    vest = table.tile(kind="armour", piece="cuirass", armour="chainmail", health=1, buy=3)
    table.wear("maeldur", vest)
    assert bags_of(table.maeldur) == 3
    table.lay("maeldur", bags=["leather-cuirass-1", *bags], health=2)
    equip(table, "leather-cuirass-1")
    assert bag_sum(table.maeldur) == -1 and bags_of(table.maeldur) == 2
    return table


@pytest.mark.rule("EU-ITEMS-8")
def test_golden_22_what_lay_in_the_covered_bag_is_moved(scene: type[Scene]) -> None:
    table = bagged(scene, "plate-helmet-1")
    assert table.asked.rule == "EU-TURN-2"  # two things, two bags
    assert len(table.maeldur.bags) == 2


@pytest.mark.rule("EU-ITEMS-4")
@pytest.mark.rule("EU-ITEMS-8")
def test_golden_22_what_lay_in_the_covered_bag_is_used(scene: type[Scene]) -> None:
    potion = library().piles["healing"][0]
    table = bagged(scene, potion, "raw-ruby-1")
    assert table.asked.rule == "EU-ITEMS-4" and "end-turn" not in table.offered
    health = table.maeldur.health
    table.choose(f"use:{potion}")
    assert table.maeldur.health > health and table.asked.rule == "EU-TURN-2"
    assert len(table.maeldur.bags) == 2 and potion not in table.maeldur.bags


@pytest.mark.rule("EU-ITEMS-4")
@pytest.mark.rule("EU-ITEMS-8")
def test_golden_22_what_lay_in_the_covered_bag_is_discarded(scene: type[Scene]) -> None:
    table = bagged(scene, "raw-diamond-1", "raw-ruby-1")
    table.choose("drop:raw-diamond-1", rule="EU-ITEMS-4")
    assert table.asked.rule == "EU-TURN-2" and "raw-diamond-1" not in table.maeldur.bags
    assert "raw-diamond-1" in table.state.discards["mountains"]


@pytest.mark.rule("EU-ITEMS-8")
def test_golden_22_a_sum_of_two_is_still_three_bags(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.lay("maeldur", bags=["dragon-gloves-1"])
    equip(table, "dragon-gloves-1")
    assert bag_sum(table.maeldur) == 2 and bags_of(table.maeldur) == 3


def gloved(scene: type[Scene]) -> Scene:
    """The Dragon Gloves with an emerald and a demonite, by two lakes and an earth elemental."""
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land(NORTH, ["lake", "earth", "lake"])
    table.bare("maeldur")
    table.lay(
        "maeldur",
        at=tile + 1,
        tokens=["mining", "mining", "trade"],
        bags=["dragon-gloves-1"],
        loose=["emerald", "demonite"],
    )
    equip(table, "dragon-gloves-1")
    table.choose("socket:emerald:dragon-gloves-1")
    table.choose("socket:demonite:dragon-gloves-1")
    permanent(table)
    assert table.maeldur.health == 8
    return table


def permanent(table: Scene) -> None:
    assert max_health(table.maeldur) == 6 + 2
    assert bag_sum(table.maeldur) == 2 and bags_of(table.maeldur) == 3


def inlaid(table: Scene) -> tuple[str, ...]:
    return table.maeldur.inlaid["dragon-gloves-1"]


@pytest.mark.rule("EU-ITEMS-9")
@pytest.mark.rule("EU-TIME-4")
@pytest.mark.rule("EU-MINE-4")
def test_golden_23_dragon_gloves(scene: type[Scene]) -> None:
    table = gloved(scene)
    gloves = "dragon-gloves-1"
    table.choose("mine")
    table.choose(f"cart:{gloves}", rule="EU-MINE-4")
    assert len(table.offers("keep")) == 3
    table.choose(table.offered[0])
    assert table.maeldur.exhausted == [gloves]
    assert inlaid(table) == (laid("emerald"), laid("demonite"))  # not the gems
    permanent(table)
    table.choose(f"gem:demonite:{gloves}")  # the exhausted gloves do not hinder it
    assert len(table.maeldur.gold.cards) == 1 and inlaid(table) == ("emerald", "-demonite")
    assert f"gem:demonite:{gloves}" not in table.offered
    table.luck("hero-dice", 3, 3)
    table.choose("walk:trade")
    table.step(table.maeldur.at + 1)
    table.choose("confront:earth")
    assert table.total == 8 and f"gem:emerald:{gloves}" in table.offered
    table.choose(f"gem:emerald:{gloves}")
    assert table.total == 9 and inlaid(table) == ("-emerald", "-demonite")
    permanent(table)


@pytest.mark.rule("EU-ITEMS-9")
@pytest.mark.rule("EU-MINE-4")
def test_golden_23_the_gems_do_not_use_up_the_cart(scene: type[Scene]) -> None:
    table = gloved(scene)
    gloves = "dragon-gloves-1"
    table.choose(f"gem:demonite:{gloves}")
    assert table.maeldur.exhausted == []
    table.choose("mine")
    assert f"cart:{gloves}" in table.offered


@pytest.mark.rule("EU-TIME-4")
@pytest.mark.rule("EU-MINE-4")
def test_golden_23_once_a_round(scene: type[Scene]) -> None:
    table = gloved(scene)
    gloves = "dragon-gloves-1"
    table.choose("mine")
    table.choose(f"cart:{gloves}", rule="EU-MINE-4")
    table.choose(table.offered[0])
    table.choose(f"gem:demonite:{gloves}")
    table.choose("walk:trade")
    table.step(table.maeldur.at + 2)
    table.choose("mine")  # of the other lake the top tile
    assert not table.offers("cart") and len(table.maeldur.bags) == 2
    table.on_to("EU-TURN-2")
    table.choose("end-turn")
    table.on_to("EU-TURN-2")
    table.choose("end-turn", by="keleia")
    table.choose("store-none")
    assert table.state.round == 2 and table.maeldur.exhausted == []
    assert inlaid(table) == (laid("emerald"), laid("demonite"))  # all of it anew


@pytest.mark.rule("EU-MINE-4")
def test_golden_23_no_cart_in_combat(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.wear("maeldur", "dragon-gloves-1", "fire-staff")
    table.maeldur.inlaid["dragon-gloves-1"] = (laid("emerald"), laid("demonite"))
    table.fight("maeldur", table.monster((30, None, 1), vitality=1))
    table.luck("hero-dice", 6, 5)
    assert table.offered == ("gem:emerald:dragon-gloves-1", "done")  # only the emerald, on the roll
    table.choose("gem:emerald:dragon-gloves-1")
    assert table.total == 12 and inlaid(table) == ("-emerald", "demonite")


@pytest.mark.rule("EU-ITEMS-10")
@pytest.mark.parametrize(("pieces", "usable"), [(0, False), (2, False), (3, True)])
def test_golden_24_feint_needs_a_set_of_three(
    scene: type[Scene], pieces: int, usable: bool
) -> None:
    table = scene("keleia", "maeldur")
    table.bare("keleia")
    table.wear("keleia", "feint", *LEATHER[:pieces])
    table.lay("keleia", gaar=1)
    table.fight("keleia", table.monster((30, None, 1), vitality=1), "mon-b", round=1)
    table.luck("monster-dice", 5, 4)
    table.choose("pass", rule="EU-COMBAT-16", by="keleia")
    assert "feint" in table.keleia.slots  # it may lie there without
    assert ("use:feint" in table.offered) == usable
    if usable:
        table.choose("use:feint")
        assert "5 + 4 − 2 = 7" in table.said()


@pytest.mark.rule("EU-ITEMS-10")
@pytest.mark.parametrize(("pieces", "healed"), [(2, 0), (3, 2), (4, 3), (5, 3)])
def test_golden_25_amulet(scene: type[Scene], pieces: int, healed: int) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    amulet = "amulet-of-sewn-flesh"
    table.wear("maeldur", amulet, *LEATHER[:pieces])
    table.lay("maeldur", health=1)
    assert (f"use:{amulet}" in table.offered) == bool(healed)
    if healed:
        table.choose(f"use:{amulet}")
        assert table.maeldur.health == 1 + healed


@pytest.mark.rule("EU-TIME-1")
@pytest.mark.parametrize("essence", [True, False])
def test_golden_26_sleep(scene: type[Scene], essence: bool) -> None:
    table = scene("taesiri", "keleia")
    table.no_stack()
    table.bare("taesiri")
    table.wear("taesiri", "sleep")
    table.lay("taesiri", at=0, loose=["fire"])
    table.land(NORTH, ["", "", "fire"])
    table.state.mp = 3
    if essence:
        table.choose("socket:fire:sleep")
        assert table.taesiri.loose == []
    health = table.taesiri.health
    for field, wounds in ((2, 2), (1, 4)):  # both beside the fire; never exhausted, so twice
        table.step(field)
        assert table.taesiri.health == health - (0 if essence else wounds)
    assert not table.taesiri.exhausted


@pytest.mark.rule("EU-SCORE-1")
@pytest.mark.parametrize(
    ("things", "score"), [(["raw-diamond-1"], 3), (["raw-sapphire-1"], 0), (["both"], 4)]
)
def test_golden_28_raw_resources(scene: type[Scene], things: list[str], score: int) -> None:
    table = scene("maeldur", "keleia")
    tiles = library().tiles
    assert Side(coins=2, reputation=3) in tiles["raw-diamond-1"].sides
    assert Side(coins=4) in tiles["raw-sapphire-1"].sides
    table.bare("maeldur")
    bags = ["raw-diamond-1", "raw-sapphire-1"] if things == ["both"] else things
    table.lay("maeldur", bags=bags, reputation=0)
    table.state.phase = "score"
    assert table.session.over
    assert table.state.scores[0] == score  # 3 reputation; 2, 4 or 6 coins


@pytest.mark.rule("EU-SCORE-1")
@pytest.mark.parametrize(("coins", "reputation"), [(14, 2), (15, 3)])
def test_golden_29_coins(scene: type[Scene], coins: int, reputation: int) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.lay("maeldur", coins=coins, reputation=0)
    table.state.phase = "score"
    assert table.session.over and table.state.scores[0] == reputation


@pytest.mark.rule("EU-SCORE-3")
@pytest.mark.rule("EU-SCORE-5")
@pytest.mark.parametrize(("deaths", "score"), [(0, 32), (2, 28)])
def test_golden_30_the_table(scene: type[Scene], deaths: int, score: int) -> None:
    """Deaths in combat are counted as in golden 27."""
    table = scene("maeldur", "keleia", scenario="defence-of-the-settlements")
    state = table.state
    table.bare("maeldur")
    state.hero_tokens = dict.fromkeys(map(Field, range(101, 109)), 0)
    state.interactions = {mark_of(Field(field), 0): 1 for field in range(111, 124)} | {
        mark_of(Field(130), 1): 2
    }
    state.trade_tokens = {Field(131): 0, Field(132): 1}
    quest, *_ = library().quests_of["caretaker"]
    bounties = list(library().bounties)[:3]
    table.lay("maeldur", taken=4, quests=[quest], bounties=bounties, fallen=deaths, reputation=0)
    numbers = tokens_of(state, table.maeldur)
    assert numbers == {
        "hero": 8,
        "interaction": 13,
        "trade": 1,
        "taken": 4,
        "quests": 1,
        "elites": 3,
    }
    assert [row(*one) for one in numbers.items()] == [5, 5, 2, 15, 0, 5]
    state.phase = "score"
    assert table.session.over and table.state.scores[0] == score
