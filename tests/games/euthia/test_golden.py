"""The golden examples of section 7."""

from __future__ import annotations

import pytest

from fabletop.games.euthia.effects import shapes as e
from fabletop.games.euthia.effects.uses import Use
from fabletop.games.euthia.library import library
from fabletop.games.euthia.records import Loot, Side
from fabletop.games.euthia.rules.belongings import bags_of, max_health
from fabletop.games.euthia.rules.encounters import prepare_encounter
from fabletop.games.euthia.rules.monster_attack import signed
from fabletop.games.euthia.rules.places import in_range
from fabletop.games.euthia.rules.rolls import flipped
from fabletop.games.euthia.rules.scoring import fixed_worth, row
from fabletop.games.euthia.state import Term, Trade
from fabletop.kernel.game import Game
from fabletop.kernel.legal import IllegalChoice

from .scene import Scene


@pytest.mark.rule("EU-SETUP-3")
@pytest.mark.rule("EU-SETUP-4")
@pytest.mark.rule("EU-SETUP-5")
def test_golden_1_the_stack_of_the_defence_for_three(scene: type[Scene]) -> None:
    table = scene("ael", "dral", "keleia", scenario="defence-of-the-settlements")
    stacks = [table.state.decks[f"map-{chapter}"].cards for chapter in (1, 2, 3, 4, 5)]
    assert [stack.count("fixed") for stack in stacks] == [3, 3, 3, 3, 0]
    assert [stack.count("encounter") for stack in stacks] == [1, 1, 2, 0, 0]
    assert [stack.count("general") for stack in stacks] == [6, 4, 3, 3, 0]
    assert sum(map(len, stacks)) == 32
    assert table.session.view(None).stack_top == 1


@pytest.mark.rule("EU-MOVE-3")
def test_golden_2_movement_is_interrupted_by_combat(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land((1, -2), monsters=(0, 0, 1))
    table.bare("maeldur")
    table.wear("maeldur", table.weapon((None, None, 9)))
    table.state.decks["monster-1"].put(table.monster((30, None, 1), vitality=1))
    table.lay("maeldur", at=1, tokens=["trade", "combat"])
    table.choose("walk:trade")
    table.choose(f"step:{table.state.placed[tile >> 2]}:3")
    assert table.state.fight is not None and table.state.mp == 1
    table.pass_fight()
    assert table.state.mp == 1 and table.maeldur.tokens == []
    assert table.state.hero_tokens == {tile + 3: 0} and table.offers("step")


@pytest.mark.rule("EU-ROLL-1")
@pytest.mark.rule("EU-ROLL-2")
@pytest.mark.rule("EU-ROLL-4")
@pytest.mark.rule("EU-ROLL-5")
@pytest.mark.rule("EU-ROLL-6")
def test_golden_3_hero_roll_of_eleven(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land((1, -2), ["earth", "air", ""])
    aim = table.tile(Use("hero-roll", (e.Clover(amount=2),)))
    table.wear("maeldur", aim)
    table.lay("maeldur", at=tile + 1)
    table.luck("hero-dice", 2, 4, 2)
    table.choose("confront:earth")
    roll = table.state.roll
    assert roll is not None and roll.dice == [2, 3] and roll.total == 7
    table.choose("gaar:1")
    assert table.state.roll is not None and table.state.roll.total == 9
    table.choose(f"use:{aim}")
    assert table.state.roll is not None and table.state.roll.total == 11
    table.choose("done")
    assert "2 + 3 + 2 + 2 + 2 = 11" in table.said("maeldur")


@pytest.mark.rule("EU-MAP-3")
@pytest.mark.rule("EU-MAP-2")
def test_golden_4_exploration_adds_three_tiles_then_one(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    stack = table.state.decks["map-1"]
    del stack.cards[:-2]
    table.maeldur.tokens = ["trade"]
    table.choose("walk:trade")
    table.choose(f"step:{table.state.placed[0]}:1")
    assert table.asked.rule == "EU-MAP-3" and len(table.offered) == 3
    table.choose("explore:north")
    table.choose("explore:north-west", rule="EU-MAP-3")
    chapters = [library().map_tiles[one].chapter for one in table.state.placed]
    assert chapters == [0, 1, 1, 2]  # the last position is the only one left
    assert len(table.state.placed) == 4


@pytest.mark.rule("EU-ELEM-1")
def test_golden_5_three_water_elementals_heal_two(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land((1, -2), ["water", "water", "water"])
    table.lay("maeldur", at=1, health=1)
    table.state.mp = 1
    table.choose(f"step:{table.state.placed[tile >> 2]}:3")
    assert table.maeldur.health == 3


@pytest.mark.rule("EU-ELEM-2")
@pytest.mark.rule("EU-ELEM-4")
def test_golden_6_fire_then_fire_and_water(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    north = table.land((1, -2), ["", "", "fire"])
    table.land((-1, -1), ["", "water", ""])
    table.lay("maeldur", at=2, health=4)
    table.state.mp = 2
    table.lay("maeldur", at=0)
    table.choose(f"step:{table.state.placed[0]}:2")
    assert table.maeldur.health == 2
    table.choose(f"step:{table.state.placed[0]}:1")
    assert table.maeldur.health == 2
    assert north


@pytest.mark.rule("EU-PORTAL-5")
def test_golden_7_teleport_into_the_fortress(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    fort = table.land((1, -2), special="fortress")
    scroll = table.tile(Use("none", (e.Teleport(range=3),)), kind="scroll", buy=2, sell=1)
    table.lay("maeldur", bags=[scroll])
    table.choose(f"use:{scroll}")
    table.choose(f"to:{table.state.placed[fort >> 2]}:0", rule="EU-PORTAL-5")
    assert table.maeldur.at == fort and scroll not in table.maeldur.bags


def dragonfly(table: Scene, **fields: int) -> str:
    return table.monster((4, 7, 1), (8, 11, 2), (12, None, 3), penalty=4, **fields)


@pytest.mark.rule("EU-COMBAT-16")
@pytest.mark.rule("EU-COMBAT-17")
def test_golden_8_the_monster_attack_from_eight_to_six(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    dodge = table.tile(Use("mon-after", (e.Paw(amount=-2),)))
    table.wear("maeldur", dodge)
    table.lay("maeldur", gaar=3)
    table.fight("maeldur", dragonfly(table), "mon-b", gaar=1, round=1)
    table.luck("monster-dice", 6, 2, 4, 5, 6)

    def total() -> int:
        assert table.state.roll is not None
        return table.state.roll.total

    table.choose("pass", by="keleia")
    assert total() == 8
    table.choose("gaar:1", by="maeldur")
    assert total() == 4
    table.choose("gaar:2", by="keleia")
    assert total() == 9
    table.choose("gaar:2", by="maeldur")
    assert total() == 8
    health = table.maeldur.health
    table.choose("pass", by="maeldur")
    table.choose(f"use:{dodge}", rule="EU-COMBAT-17")
    assert "4 + 6 − 2 + 2 − 2 − 2 = 6" in table.said()
    assert table.maeldur.health == health - 1  # golden 9: strength 6 is one wound


@pytest.mark.rule("EU-COMBAT-20")
@pytest.mark.parametrize(
    ("strength", "wounds"), [(3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (15, 3)]
)
def test_golden_9_the_dragonflys_damage(scene: type[Scene], strength: int, wounds: int) -> None:
    found = in_range(library().monsters["dragonfly"].diagram, strength)
    assert (found.wounds if found else 0) == wounds


def striking(table: Scene, *dice: int, **fields: int) -> None:
    staff = table.weapon((1, 6, 1), (7, 9, 2), (10, None, 3))
    table.bare("maeldur")
    table.wear("maeldur", staff)
    table.lay("maeldur", gaar=2)
    table.fight("maeldur", dragonfly(table, **fields), "hero-b", round=1, hits=3)
    table.luck("hero-dice", *dice)
    assert table.offered


def test_golden_10_the_dragonflys_penalty(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    striking(table, 4, 5)
    assert table.state.roll is not None and table.state.roll.total == 5


@pytest.mark.rule("EU-COMBAT-27")
@pytest.mark.rule("EU-SHIA-1")
def test_golden_11_maeldur_beats_the_dragonfly(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    striking(table, 4, 1, 5, 4)
    roll = table.state.roll
    assert roll is not None and table.state.fight is not None
    assert roll.total == 1 and table.state.fight.hope == 1
    table.choose("gaar:2")
    assert table.state.roll is not None and table.state.roll.total == 7
    table.choose("gaar:1")
    assert table.state.roll is not None and table.state.roll.total == 9
    table.choose("hope:1")
    assert "trophy" in table.offered or table.state.fight is None  # 3 of 3 hits: defeated


@pytest.mark.rule("EU-SHIA-2")
def test_golden_12_hope_twice(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    striking(table, 4, 5)
    assert table.state.fight is not None
    table.state.fight.hope = 2
    table.choose("gaar:1")  # asks anew, with the die at 2
    before = table.state.roll.total if table.state.roll else 0
    table.choose("hope:1")
    table.choose("hope:1")
    assert table.state.roll is not None and table.state.roll.total == before + 2


@pytest.mark.rule("EU-COMBAT-35")
@pytest.mark.parametrize(("reputation", "earned"), [(15, True), (16, False)])
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


def test_golden_14_loot(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land((1, -2), monsters=(1, 0, 0), loot=Loot(coins=3, potions=1, gaar=1, silver=1))
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
    card = table.monster()
    table.fight("maeldur", "", "control")
    table.state.decks["monster-1"].put(card)
    assert table.asked is not None
    assert table.maeldur.control == 1
    assert table.state.discards["control"] == ["maeldur", "ael"]
    assert table.state.fight is not None and table.state.fight.monster == table.ael.seat


@pytest.mark.rule("EU-CARDS-5")
@pytest.mark.rule("EU-CARDS-9")
def test_golden_16_cyclops(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    sword = table.weapon((None, None, 3))
    table.bare("maeldur")
    table.wear("maeldur", sword)
    table.lay("maeldur", gaar=1)
    fury, curses = table.power("fury", 1), table.power("curse", 2)
    table.lay("keleia", gold=fury, silver=curses)
    table.fight("maeldur", table.monster((2, None, 1), vitality=20), "mon-cards", chaos=2, round=1)
    table.luck("monster-dice", 3, 3)
    table.luck("hero-dice", 6, 5)
    health = table.maeldur.health
    table.choose("play:fury:1", rule="EU-CARDS-5")
    table.on_to("EU-CARDS-6")
    assert table.maeldur.health == health - 3  # 1 wound + 2
    table.choose("play:curse:2", by="keleia")
    assert table.state.roll is not None and table.state.roll.total == 5  # 11 - 2 - 4
    table.choose("done", rule="EU-ROLL-7")
    fight = table.state.fight
    assert fight is not None and fight.chaos == 0
    assert fight.hits == 2  # 3 hits less 1


@pytest.mark.parametrize(("base", "terms", "result"), [(0, [2], 0), (1, [2, -1], 2), (1, [-3], 0)])
def test_golden_17_signed_wounds(base: int, terms: list[int], result: int) -> None:
    assert signed(base, [Term("x", one) for one in terms]) == result


@pytest.mark.rule("EU-COMBAT-26")
@pytest.mark.parametrize(("base", "terms"), [(0, [2]), (2, [1, -4])])
def test_golden_18_signed_hits(base: int, terms: list[int]) -> None:
    assert signed(base, [Term("x", one) for one in terms]) == 0


@pytest.mark.rule("EU-QUEST-2")
@pytest.mark.rule("EU-QUEST-3")
@pytest.mark.rule("EU-QUEST-4")
def test_golden_19_caretaker_quest(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land((1, -2), ["encounter", "", ""], encounter="caretaker")
    prepare_encounter(Game(table.state, [], False), "caretaker")
    shown = table.state.open_quests["caretaker"]
    table.state.decks["quests-caretaker"].cards.extend(shown)
    known = next(
        id
        for id in library().quests_of["caretaker"]
        if [one.cost.gems for one in library().quests[id].wants] == [("emerald",), ("ruby",)]
    )
    deck = table.state.decks["quests-caretaker"]
    deck.take(known)
    table.state.open_quests["caretaker"] = [known]
    table.lay("maeldur", at=tile + 1, loose=["ruby"], coins=0, reputation=0)
    table.choose(f"quest:{known}:2")
    assert (table.maeldur.reputation, table.maeldur.coins) == (1, 3)
    assert table.maeldur.quests == [known] and table.maeldur.loose == []
    assert table.state.open_quests["caretaker"] == []  # EU-QUEST-4: not before the turn ends


def armour(table: Scene, piece: str, set_of: str, health: int, **fields: int) -> str:
    return table.tile(kind="armour", piece=piece, armour=set_of, health=health, buy=3, **fields)


@pytest.mark.rule("EU-DEATH-2")
def test_golden_20_maximum_health_of_eleven(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    player = table.bare("maeldur")
    helmet = armour(table, "helmet", "leather", 1)
    greaves = armour(table, "greaves", "leather", 1, sockets=1)
    gloves = armour(table, "gloves", "chainmail", 2)
    table.wear("maeldur", helmet, greaves, gloves)
    player.loose = ["ruby"]
    table.choose(f"socket:ruby:{greaves}")
    assert max_health(table.maeldur) == 11 and table.maeldur.health == 11


@pytest.mark.rule("EU-ITEMS-7")
def test_golden_21_swap_at_low_health(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    chain, plate = armour(table, "greaves", "chainmail", 2), armour(table, "greaves", "plate", 3)
    table.wear("maeldur", chain)
    table.lay("maeldur", health=2, bags=[plate])
    assert f"unequip:{chain}" not in table.offered
    place = table.maeldur.slots.index(chain) + 1
    table.choose(f"equip:{plate}:{place}")
    assert (max_health(table.maeldur), table.maeldur.health) == (9, 3)


@pytest.mark.rule("EU-ITEMS-8")
def test_golden_22_bags(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    cuirass = armour(table, "cuirass", "leather", 1, bags=-1)
    light = armour(table, "boots", "dragon", 1, bags=3)
    table.wear("maeldur", cuirass)
    assert bags_of(table.maeldur) == 2
    table.wear("maeldur", light)
    assert bags_of(table.maeldur) == 3


@pytest.mark.rule("EU-ITEMS-9")
def test_golden_23_dragon_gloves(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    gloves = table.tile(
        Use("mining", (e.Cart(),)), kind="armour", piece="gloves", armour="dragon", health=2,
        bags=2, sockets=2, buy=11,
    )  # fmt: skip
    table.wear("maeldur", gloves)
    table.maeldur.inlaid[gloves] = ("emerald", "demonite")
    table.choose(f"gem:demonite:{gloves}")
    assert len(table.maeldur.gold.cards) == 1
    assert table.maeldur.inlaid[gloves] == ("emerald", "-demonite")
    assert gloves not in table.maeldur.exhausted and bags_of(table.maeldur) == 3


def leather(table: Scene, number: int) -> list[str]:
    pieces = ("helmet", "cuirass", "gloves", "greaves", "boots")[:number]
    return [armour(table, piece, "leather", 0) for piece in pieces]


@pytest.mark.rule("EU-ITEMS-10")
def test_golden_24_feint_needs_a_set_of_three(scene: type[Scene]) -> None:
    table = scene("keleia", "maeldur")
    table.bare("keleia")
    feint = table.tile(Use("none", (e.Coins(amount=1),), set_size=3), kind="skill", hero="keleia")
    table.wear("keleia", feint, *leather(table, 2))
    assert f"use:{feint}" not in table.offered
    third = armour(table, "gloves", "leather", 0)
    table.wear("keleia", third)
    table.session.state.players[0].coins = 0
    table.choose("walk:mining")
    assert f"use:{feint}" in table.offered


@pytest.mark.parametrize(("pieces", "healed"), [(3, 2), (4, 3), (5, 3)])
def test_golden_25_amulet(scene: type[Scene], pieces: int, healed: int) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    amulet = table.tile(
        Use("none", (e.Heal(amount=2),), set_size=3), Use("none", (e.Heal(amount=1),), set_size=4)
    )
    table.wear("maeldur", amulet, *leather(table, pieces))
    table.lay("maeldur", health=1)
    table.choose(f"use:{amulet}")
    assert table.maeldur.health == 1 + healed


def test_golden_26_sleep(scene: type[Scene]) -> None:
    from fabletop.games.euthia.effects.standing import Shelter

    table = scene("taesiri", "keleia")
    table.no_stack()
    table.bare("taesiri")
    sleep = table.tile(
        Use("permanent", changes=(Shelter(laid=True),)), kind="skill", essences=2, hero="taesiri"
    )
    table.wear("taesiri", sleep)
    table.taesiri.inlaid[sleep] = ("fire",)
    table.land((1, -2), ["", "", "fire"])
    table.state.mp = 1
    health = table.taesiri.health
    table.choose(f"step:{table.state.placed[0]}:2")
    assert table.taesiri.health == health and not table.taesiri.exhausted


@pytest.mark.rule("EU-DEATH-3")
@pytest.mark.rule("EU-MOVE-5")
def test_golden_27_death_in_combat(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.lay("maeldur", tokens=["mining"], at=1, gaar=0)
    table.state.mp = 1
    table.fight("maeldur", table.monster(), "mon-d", round=1)
    table.maeldur.health = 0
    assert table.asked.rule == "EU-TURN-2"
    player = table.maeldur
    assert (player.at, player.health, player.gaar) == (0, max_health(player), 3)
    assert len(player.gold.cards) == 1 and table.state.mp == 0
    table.choose("walk:mining")
    assert table.state.mp == 1 and table.offers("step")


@pytest.mark.rule("EU-SCORE-1")
def test_golden_28_raw_resources(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    sides = (Side(coins=4), Side(coins=2, reputation=3))
    diamond = table.tile(kind="resource", source="cave", sides=sides)
    sapphire = table.tile(kind="resource", source="lake", sides=(Side(coins=4),))
    table.bare("maeldur")
    table.lay("maeldur", bags=[diamond, sapphire], reputation=0)
    table.state.phase = "score"
    assert table.session.over
    assert table.state.scores[0] == 3 + (2 + 4) // 5


def test_golden_29_coins(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.lay("maeldur", coins=14)
    assert fixed_worth(table.state, table.maeldur) // 5 == 2


@pytest.mark.rule("EU-SCORE-3")
def test_golden_30_the_table() -> None:
    rows = [
        row("hero", 8), row("interaction", 13), row("trade", 1), row("taken", 4),
        row("quests", 1), row("elites", 3),
    ]  # fmt: skip
    assert rows == [5, 5, 2, 15, 0, 5] and sum(rows) == 32


@pytest.mark.rule("EU-MINE-1")
@pytest.mark.rule("EU-MINE-2")
def test_golden_31_mining_tokens(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", "dral")
    table.no_stack()
    tile = table.land((1, -2), ["lake", "lake", ""])
    table.lay("maeldur", at=tile + 1, tokens=["mining"] * 3, coins=2)
    table.state.interactions[8 * (tile + 1) + table.keleia.seat] = 2
    table.state.interactions[8 * (tile + 1) + table.dral.seat] = 1
    coins = table.keleia.coins
    table.choose("mine")
    assert table.maeldur.coins == 0 and table.keleia.coins == coins + 1
    assert table.state.interactions[8 * (tile + 1) + table.maeldur.seat] == 1
    assert "mine" not in table.offered


@pytest.mark.rule("EU-QUEST-1")
@pytest.mark.rule("EU-SOLO-2")
@pytest.mark.rule("EU-COOP-7")
@pytest.mark.parametrize(("heroes", "mode", "cards"), [
    (2, "competitive", 4), (3, "competitive", 5), (4, "competitive", 6), (1, "competitive", 3),
    (3, "coop", 3),
])  # fmt: skip
def test_golden_32_encounter_sizes(scene: type[Scene], heroes: int, mode: str, cards: int) -> None:
    table = scene(*("ael", "dral", "keleia", "maeldur")[:heroes], mode=mode)
    prepare_encounter(Game(table.state, [], False), "witch")
    assert len(table.state.open_quests["witch"]) == 2
    assert table.state.quests_left["witch"] + 2 == cards


def bank(table: Scene, gold: list[str], silver: list[str]) -> None:
    """From the top on."""
    table.state.decks["gold-bank"].cards = gold[::-1]
    table.state.decks["silver-bank"].cards = silver[::-1]


def chaos_card(table: Scene, symbols: int) -> None:
    cards = table.state.decks["combat"].cards
    found = next(
        one for one in cards
        if library().combat_cards[one].chaos == symbols and not library().combat_cards[one].gaar
    )  # fmt: skip
    cards.remove(found)
    cards.append(found)


def solo_attack(table: Scene, symbols: int, chaos: int, hits: int = 0) -> None:
    table.bare(table.state.players[0].hero)
    chaos_card(table, symbols)
    monster = table.monster((30, None, 1), vitality=30)
    table.fight("maeldur", monster, "mon-b", chaos=chaos, hits=hits, round=1)


@pytest.mark.rule("EU-SOLO-11")
def test_golden_33_tokens_limit_chaos_actions(scene: type[Scene]) -> None:
    table = scene("maeldur")
    bank(table, [], table.power("curse", 3))
    solo_attack(table, 2, 1)
    run_to_reaction(table)
    assert table.state.fight is not None and table.state.fight.chaos == 0
    assert len(table.state.fight.clovered) == 2


@pytest.mark.rule("EU-SOLO-15")
def test_golden_34_cards_limit_chaos_actions(scene: type[Scene]) -> None:
    table = scene("maeldur")
    bank(table, table.power("fury", 1), [])
    solo_attack(table, 2, 2)
    run_to_reaction(table)
    assert table.state.fight is not None and table.state.fight.chaos == 1


def run_to_reaction(table: Scene) -> None:
    """The combat card is revealed and the monster acts, nothing more."""
    from fabletop.games.euthia.rules import alone

    game = Game(table.state, [], False)
    alone.reveal_card(game)
    for _ in alone.act(game):
        raise AssertionError("nobody is asked here")


@pytest.mark.rule("EU-SOLO-14")
def test_golden_35_two_sets(scene: type[Scene]) -> None:
    table = scene("maeldur")
    fury, heal = table.power("fury", 4), table.power("mending", 1)
    bank(table, [*fury, *heal], [])
    solo_attack(table, 2, 2)
    run_to_reaction(table)
    fight = table.state.fight
    assert fight is not None and fight.chaos == 0
    assert len(fight.clovered) == 4 and [one.amount for one in fight.wounds] == [5, 2]
    assert table.state.decks["gold-bank"].cards == heal


@pytest.mark.rule("EU-SOLO-16")
def test_golden_36_heal_on_an_unhurt_monster(scene: type[Scene]) -> None:
    table = scene("maeldur")
    heals, fury = table.power("mending", 2), table.power("fury", 1)
    bank(table, [*heals, *fury], [])
    solo_attack(table, 1, 1)
    run_to_reaction(table)
    fight = table.state.fight
    assert fight is not None and fight.lasting == heals[:1] and fight.regeneration == ["mending"]
    assert table.state.roll is not None and table.state.roll.terms[-1].amount == 2
    assert len(table.state.decks["gold-bank"].cards) == 2


def test_golden_36_two_actions(scene: type[Scene]) -> None:
    table = scene("maeldur")
    heals, fury = table.power("mending", 2), table.power("fury", 1)
    bank(table, [*heals, *fury], [])
    solo_attack(table, 2, 2)
    run_to_reaction(table)
    fight = table.state.fight
    assert fight is not None and fight.lasting == heals[:1] and fight.clovered == fury
    assert table.state.decks["gold-bank"].cards == heals[1:]


@pytest.mark.rule("EU-SOLO-5")
def test_golden_37_silver_bank(scene: type[Scene]) -> None:
    from fabletop.games.euthia.rules.decks import feed_bank

    table = scene("maeldur")
    bank(table, [], table.power("curse", 3))
    deck = len(table.state.decks["silver"].cards)
    feed_bank(Game(table.state, [], False), "silver")
    assert table.state.decks["silver-bank"].cards == []
    assert len(table.state.decks["gold-bank"].cards) == 1
    assert len(table.state.decks["silver"].cards) == deck + 3


def trading(table: Scene, shop: str = "merchants", **fields: object) -> None:
    table.no_stack()
    tile = table.land((1, -2), [shop, "", ""])
    table.lay("maeldur", at=tile + 1, **fields)
    table.state.trade = Trade(shop, paid=True)  # type: ignore[arg-type]


@pytest.mark.rule("EU-TILES-2")
@pytest.mark.rule("EU-TILES-3")
def test_golden_38_reveal(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    trading(table, coins=1, reputation=10)
    table.choose("reveal")
    for _ in range(3):
        table.choose(table.offered[0], rule="EU-TILES-3")
    assert len(table.maeldur.beside) == 3 and table.maeldur.coins == 0
    assert min(library().tiles[id].value for id in table.maeldur.pile) > 10


@pytest.mark.rule("EU-TRADE-6")
def test_golden_39_refresh(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    trading(table, coins=2)
    for coins in (2, 1, 0):
        old = list(table.state.offers["merchants"])
        table.choose("refresh")
        assert table.maeldur.coins == coins
        assert set(table.state.offers["merchants"]).isdisjoint(old)
    assert "refresh" not in table.offered


@pytest.mark.rule("EU-TRADE-7")
def test_golden_40_selling_a_socketed_item(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    ring = table.tile(sockets=2, buy=11, sell=6)
    table.bare("maeldur")
    trading(table, bags=[ring], inlaid={ring: ("ruby", "-opal")})
    table.choose(f"sell:{ring}")
    assert table.maeldur.coins == 8 and ring not in table.maeldur.inlaid


@pytest.mark.rule("EU-TURN-9")
def test_golden_41_stored_token(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.choose("end-turn")
    table.choose("store:combat")
    assert table.maeldur.tokens == ["combat"]
    table.choose("end-turn", by="keleia")
    table.choose("store-none")
    assert sorted(table.maeldur.tokens) == ["combat", "combat", "mining", "trade"]


@pytest.mark.rule("EU-SKOLDUR-6")
@pytest.mark.rule("EU-SKOLDUR-7")
def test_golden_42_dwurt_die(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    table.lay("skoldur", dwurt=0, dwurt_die=4, reputation=3, tokens=[])
    health = table.skoldur.health
    table.choose("end-turn")
    player = table.skoldur
    assert (player.dwurt, player.reputation, player.dwurt_die) == (1, 2, 0)
    assert player.health == health - 4 and len(player.gold.cards) == 1


def test_golden_43_air_with_equal_dice() -> None:
    same, other = [3, 3], [6, 1]
    flipped(same)
    flipped(other)
    assert same == [3, 3] and other == [1, 1]


@pytest.mark.rule("EU-SHIA-4")
def test_golden_44_hope_at_the_end(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.fight("maeldur", table.monster(), hope=5)
    table.maeldur.health = 0
    assert table.asked.rule == "EU-TURN-2"
    assert table.maeldur.gaar == 3 + 2


@pytest.mark.rule("EU-TURN-4")
def test_golden_45_a_skill_that_trades(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    table.bare("maeldur")
    deal = table.tile(Use("none", (e.TakeAction(action="trade"),)), kind="skill", hero="maeldur")
    table.wear("maeldur", deal)
    tile = table.land((1, -2), ["merchants", "", ""])
    table.lay("maeldur", at=tile + 1)
    table.choose("trade")
    table.choose("done", rule="EU-TRADE-3")
    assert "trade" not in table.offered
    table.choose(f"trade-with:{deal}")
    assert table.asked.rule == "EU-TRADE-3" and deal in table.maeldur.exhausted
    with pytest.raises(IllegalChoice):
        table.choose("trade")
