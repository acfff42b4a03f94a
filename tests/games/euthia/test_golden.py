"""The golden examples of section 7: the map, places and turns. Combat, things and the lone hero's
monsters are in `test_golden_combat`, `test_golden_things` and `test_golden_alone`."""

from __future__ import annotations

import pytest

from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Use
from fabletop.games.euthia.fields import Field, mark_of
from fabletop.games.euthia.library import library
from fabletop.games.euthia.rules.belongings import max_health
from fabletop.games.euthia.rules.encounters import prepare_encounter
from fabletop.games.euthia.state import Trade
from fabletop.games.euthia.stones import laid
from fabletop.kernel.gamedef import Game
from fabletop.kernel.session.legal import IllegalChoice

from .scene import Scene, hex_of

NORTH, NORTH_EAST, NORTH_WEST = (1, -2), (2, -1), (-1, -1)


@pytest.mark.rule("EU-SETUP-3")
@pytest.mark.rule("EU-SETUP-4")
@pytest.mark.rule("EU-SETUP-5")
def test_golden_1_the_stack_of_the_defence_for_three(scene: type[Scene]) -> None:
    table = scene("ael", "dral", "keleia", scenario="defence-of-the-settlements")
    stacks = [table.state.decks[f"map-{chapter}"].cards for chapter in (1, 2, 3, 4, 5)]
    assert [stack.count("fixed") for stack in stacks] == [3, 3, 3, 3, 0]
    assert [stack.count("encounter") for stack in stacks] == [1, 1, 2, 0, 0]
    assert [stack.count("general") for stack in stacks] == [6, 4, 3, 3, 0]
    assert sum(stack.count("general") for stack in stacks) == 16
    assert sum(map(len, stacks)) == 32
    tops = []
    for stack in stacks[:4]:  # chapter I on top, IV at the bottom
        tops.append(table.session.view(None).stack_top)
        stack.clear()
    assert tops == [1, 2, 3, 4] and table.session.view(None).stack_top == 0


@pytest.mark.rule("EU-MOVE-3")
@pytest.mark.rule("EU-TURN-2")
def test_golden_2_movement_is_interrupted_by_combat(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land(NORTH, monsters=(0, 0, 1))
    table.bare("maeldur")
    table.wear("maeldur", table.weapon((None, None, 9)))
    table.state.decks["monster-1"].put(table.monster((30, None, 1), vitality=1))
    table.lay("maeldur", at=1, tokens=["trade", "combat"])
    table.choose("walk:trade")
    assert table.state.mp == 2
    table.step(tile + 3)
    assert table.state.fight is not None and table.state.mp == 1
    table.pass_fight()
    assert table.state.mp == 1 and table.maeldur.tokens == []
    assert table.state.hero_tokens == {tile + 3: 0} and table.offers("step")
    table.step(1)
    assert table.maeldur.at == 1 and table.state.mp == 0


@pytest.mark.rule("EU-ROLL-1")
@pytest.mark.rule("EU-ROLL-2")
@pytest.mark.rule("EU-ROLL-4")
@pytest.mark.rule("EU-ROLL-5")
@pytest.mark.rule("EU-ROLL-6")
def test_golden_3_hero_roll_of_eleven(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land(NORTH, ["earth", "air", ""])
    table.bare("maeldur")
    table.wear("maeldur", "aim")
    table.lay("maeldur", at=tile + 1, gaar=1)
    table.luck("hero-dice", 2, 4, 2)
    table.choose("confront:earth")
    roll = table.state.roll
    assert roll is not None and roll.natural == [2, 4] and roll.dice == [2, 3] and roll.total == 7
    table.choose("gaar:1")  # a 2 again, and not flipped
    assert table.state.roll is not None and table.state.roll.dice == [2, 3]
    assert table.total == 9 and table.maeldur.gaar == 0
    table.choose("use:aim")  # nothing more can be used: the roll is over
    assert "2 + 3 + 2 + 2 + 2 = 11" in table.said("maeldur") and table.total == 11
    assert "aim" in table.maeldur.exhausted


@pytest.mark.rule("EU-MAP-2")
@pytest.mark.rule("EU-MAP-3")
@pytest.mark.rule("EU-MAP-4")
def test_golden_4_exploration_adds_three_tiles_then_one(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.stack(1, 1, 2, 2)
    table.lay("maeldur", at=0, tokens=["trade"])
    table.choose("walk:trade")
    assert table.state.mp == 2

    def chapters() -> list[int]:
        return [library().map_tiles[one].chapter for one in table.state.placed]

    table.step(1)
    assert table.asked.rule == "EU-MAP-3" and len(table.offered) == 3
    assert chapters() == [0]  # the position is chosen, then the tile is drawn
    table.choose("explore:north")
    assert chapters() == [0, 1] and len(table.offered) == 2
    table.choose("explore:north-west", rule="EU-MAP-3")
    assert chapters() == [0, 1, 1, 2]  # the last position was the only one left
    assert table.asked.rule == "EU-TURN-2" and table.state.mp == 1
    table.step(4 + 3)  # of the tile in the north: only the north-east is not yet covered
    assert chapters() == [0, 1, 1, 2, 2] and table.state.mp == 0
    assert table.maeldur.at == 4 + 3 and table.asked.rule == "EU-TURN-2"


@pytest.mark.rule("EU-ELEM-1")
@pytest.mark.rule("EU-ELEM-3")
def test_golden_5_three_water_elementals_heal_two(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    table.land(NORTH, ["", "", "water"])
    table.land(NORTH_WEST, ["", "water", "water"])  # all three next to field 1
    table.lay("maeldur", at=0, health=1)
    table.state.mp = 1
    table.step(1)
    assert table.maeldur.health == 3


@pytest.mark.rule("EU-ELEM-2")
@pytest.mark.rule("EU-ELEM-4")
def test_golden_6_fire_then_fire_and_water(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    table.land(NORTH, ["", "", "fire"])
    table.land(NORTH_WEST, ["", "water", "water"])
    table.lay("maeldur", at=0, health=4)
    table.state.mp = 2
    table.step(2)
    assert table.maeldur.health == 2
    table.step(1)
    assert table.maeldur.health == 2


@pytest.mark.rule("EU-PORTAL-5")
@pytest.mark.rule("EU-MAP-8")
@pytest.mark.parametrize(
    ("liberated", "start", "lands"),
    [(3, 0, True), (2, 0, False), (3, 2, True), (3, 3, True)],
    ids=["all-free", "one-monster", "two-steps", "three-steps"],
)
def test_golden_7_teleport_into_the_fortress(
    scene: type[Scene], liberated: int, start: int, lands: bool
) -> None:
    """From the church's centre three fields: hex, hex, centre."""
    table = scene("maeldur", "keleia")
    table.no_stack()
    fort = table.land(NORTH, special="fortress", monsters=(1, 1, 1))
    table.state.hero_tokens = {hex_of(fort, 3 - number): 0 for number in range(liberated)}
    scroll = table.tile(Use("none", (e.Teleport(range=3),)), kind="scroll", buy=2, sell=1)
    table.lay("maeldur", at=start, bags=[scroll], tokens=[])
    table.choose(f"use:{scroll}")
    target = f"to:{table.state.placed[fort >> 2]}:0"
    assert table.asked.rule == "EU-PORTAL-5" and (target in table.offered) == lands
    if lands:
        table.choose(target)
        assert table.maeldur.at == fort and scroll not in table.maeldur.bags


def test_golden_7_the_centre_is_one_step_from_each_of_its_hexes(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    fort = table.land(NORTH, special="fortress")
    far = table.land(NORTH_EAST)
    scroll = table.tile(Use("none", (e.Teleport(range=3),)), kind="scroll", buy=2, sell=1)
    table.lay("maeldur", at=far + 2, bags=[scroll])  # two steps to the nearest hex, three in all
    table.choose(f"use:{scroll}")
    table.choose(f"to:{table.state.placed[fort >> 2]}:0")
    table.choose("walk:mining")
    assert len(table.offers("step")) == 3  # and back to each of its hexes


@pytest.mark.rule("EU-QUEST-2")
@pytest.mark.rule("EU-QUEST-3")
@pytest.mark.rule("EU-QUEST-4")
@pytest.mark.parametrize(("gem", "number"), [("emerald", 1), ("ruby", 2)])
def test_golden_19_caretaker_quest(scene: type[Scene], gem: str, number: int) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    table.bare("maeldur")
    tile = table.land(NORTH, ["encounter", "", ""], encounter="caretaker")
    prepare_encounter(Game(table.state, [], False), "caretaker")
    known = "missing-from-the-inventory"
    other, deck = "keys-to-nothing", table.state.decks["quests-caretaker"]
    deck.cards.extend(table.state.open_quests["caretaker"])
    deck.take(known)
    deck.take(other)
    table.state.open_quests["caretaker"] = [known, other]
    table.wear("maeldur", "leather-greaves-1")
    table.maeldur.inlaid["leather-greaves-1"] = (laid("ruby"),)  # in a socket it cannot be given
    table.lay("maeldur", at=tile + 1, loose=[gem], reputation=0, tokens=[])
    assert table.offers("quest") == [f"quest:{known}:{number}"]
    table.choose(f"quest:{known}:{number}")
    assert (table.maeldur.reputation, table.maeldur.coins) == (1, 3)
    assert table.maeldur.quests == [known] and table.maeldur.loose == []
    assert table.state.open_quests["caretaker"] == [other]  # not before the turn ends
    table.choose("end-turn")
    assert len(table.state.open_quests["caretaker"]) == 2
    assert known not in table.state.open_quests["caretaker"]


@pytest.mark.rule("EU-DEATH-3")
@pytest.mark.rule("EU-MOVE-5")
def test_golden_27_death_in_combat(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land(NORTH, monsters=(0, 0, 1))
    table.bare("maeldur")
    table.state.decks["monster-1"].put(table.monster((0, None, 30)))
    table.lay("maeldur", tokens=["mining", "trade", "combat"], at=1, gaar=1)
    table.choose("walk:trade")
    assert table.state.mp == 2
    table.step(tile + 3)
    assert table.state.fight is not None  # the Gaar could be used
    assert table.state.mp == 1 and table.maeldur.at == tile + 3
    table.pass_fight()
    player = table.maeldur
    assert (player.at, player.health, player.gaar) == (0, max_health(player), 1 + 3)
    assert len(player.gold.cards) == 1 and table.state.mp == 0
    assert player.tokens == ["mining"] and not table.offers("step")
    assert (player.fallen, table.keleia.taken) == (1, 1)
    table.choose("walk:mining")
    assert table.state.mp == 1
    table.step(2)
    assert table.maeldur.at == 2


def lake(scene: type[Scene], monster: int = 0) -> tuple[Scene, Field]:
    """Maeldur before a lake; Keleia has two tokens there, Dral one."""
    table = scene("maeldur", "keleia", "dral")
    table.no_stack()
    field = hex_of(table.land(NORTH, ["", "", "lake"], monsters=(0, 0, monster)), 3)
    table.bare("maeldur")
    table.lay("maeldur", at=1, tokens=["mining"] * 4 + ["combat"])
    return table, field


@pytest.mark.rule("EU-MINE-1")
@pytest.mark.rule("EU-MINE-2")
def test_golden_31_mining_with_no_token_and_two_to_pay(scene: type[Scene]) -> None:
    table, field = lake(scene)
    table.state.interactions[mark_of(field, table.keleia.seat)] = 2
    table.state.interactions[mark_of(field, table.dral.seat)] = 1
    table.lay("maeldur", at=field, coins=2)
    keleia, dral = table.keleia.coins, table.dral.coins
    table.choose("mine")
    assert (table.maeldur.coins, table.keleia.coins, table.dral.coins) == (0, keleia + 1, dral + 1)
    assert table.state.interactions[mark_of(field, table.maeldur.seat)] == 1
    table.on_to("EU-TURN-2")
    assert "mining" in table.maeldur.tokens and "mine" not in table.offered
    with pytest.raises(IllegalChoice):
        table.choose("mine")


@pytest.mark.rule("EU-MINE-2")
def test_golden_31_who_cannot_pay_both_may_not(scene: type[Scene]) -> None:
    table, field = lake(scene)
    table.state.interactions[mark_of(field, table.keleia.seat)] = 2
    table.state.interactions[mark_of(field, table.dral.seat)] = 1
    table.lay("maeldur", at=field, coins=1)
    assert "mine" not in table.offered


@pytest.mark.rule("EU-MINE-1")
@pytest.mark.rule("EU-COMBAT-31")
def test_golden_31_a_liberated_mine(scene: type[Scene]) -> None:
    table, field = lake(scene, monster=1)
    table.wear("maeldur", table.weapon((None, None, 9)))
    table.state.decks["monster-1"].put(table.monster((30, None, 1), vitality=1))
    table.choose("walk:mining")
    table.step(field)
    table.pass_fight()
    own = mark_of(field, table.maeldur.seat)
    assert table.state.interactions[own] == 2
    table.choose("mine")
    assert table.state.interactions[own] == 1
    table.on_to("EU-TURN-2")
    assert "mining" in table.maeldur.tokens and "mine" not in table.offered


@pytest.mark.rule("EU-QUEST-1")
@pytest.mark.rule("EU-SOLO-2")
@pytest.mark.rule("EU-COOP-7")
@pytest.mark.parametrize(
    ("heroes", "mode", "cards"),
    [
        (2, "competitive", 4),
        (3, "competitive", 5),
        (4, "competitive", 6),
        (1, "competitive", 3),
        (2, "coop", 3),
        (3, "coop", 3),
        (4, "coop", 3),
    ],
)
def test_golden_32_encounter_sizes(scene: type[Scene], heroes: int, mode: str, cards: int) -> None:
    table = scene(*("ael", "dral", "keleia", "maeldur")[:heroes], mode=mode)
    prepare_encounter(Game(table.state, [], False), "witch")
    assert len(table.state.open_quests["witch"]) == 2
    assert table.state.quests_left["witch"] + 2 == cards


def trading(table: Scene, shop: str = "merchants", **fields: object) -> None:
    table.no_stack()
    tile = table.land(NORTH, [shop, "", ""])
    table.lay("maeldur", at=tile + 1, **fields)
    table.state.trade = Trade(shop, paid=True)  # type: ignore[arg-type]


@pytest.mark.rule("EU-TILES-2")
@pytest.mark.rule("EU-TILES-3")
def test_golden_38_reveal(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    values = (3, 3, 6, 6, 10, 10, 15, 15)
    pile = [table.tile(kind="skill", hero="maeldur", value=value) for value in values]
    trading(table, coins=1, reputation=10, pile=pile[:])
    table.choose("reveal")
    for pair in (pile[:2], pile[2:4], pile[4:6]):
        assert table.offered == tuple(f"keep:{id}" for id in pair)  # both are seen
        table.choose(f"keep:{pair[1]}", rule="EU-TILES-3")
    assert table.maeldur.beside == [pile[1], pile[3], pile[5]] and table.maeldur.coins == 0
    assert table.state.removed == [pile[0], pile[2], pile[4]]
    assert table.maeldur.pile == pile[6:]


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


@pytest.mark.rule("EU-TURN-8")
@pytest.mark.rule("EU-TURN-9")
def test_golden_41_stored_token(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.choose("end-turn")
    table.choose("store:combat")
    assert table.maeldur.tokens == ["combat"]
    table.choose("end-turn", by="keleia")
    table.choose("store-none")
    assert table.state.round == 2
    assert sorted(table.maeldur.tokens) == ["combat", "combat", "mining", "trade"]
    assert sorted(table.keleia.tokens) == ["combat", "mining", "trade"]


@pytest.mark.rule("EU-SKOLDUR-6")
@pytest.mark.rule("EU-SKOLDUR-7")
def test_golden_42_dwurt_die(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    table.no_stack()
    tile = table.land(NORTH, ["earth", "", ""])
    table.bare("skoldur")
    table.lay("skoldur", at=tile + 1, dwurt=4, reputation=3, tokens=["mining"])
    table.luck("hero-dice", 1, 1)
    table.choose("confront:earth")
    for spent in (1, 2, 3, 4):
        table.choose("dwurt")
        assert (table.skoldur.dwurt, table.skoldur.dwurt_die) == (4 - spent, spent)
        assert table.total == 2 + 2 + 3 * spent  # EU-SKOLDUR-2, and the earth's two
    player = table.skoldur
    reputation, health = player.reputation, player.health
    table.choose("end-turn")
    table.choose("store-none")
    player = table.skoldur
    assert (player.dwurt, player.reputation, player.dwurt_die) == (1, reputation - 1, 0)
    assert player.health == health - 4 and len(player.gold.cards) == 1


@pytest.mark.rule("EU-TURN-4")
def test_golden_45_a_skill_that_trades(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    table.bare("maeldur")
    deal = table.tile(Use("none", (e.TakeAction(action="trade"),)), kind="skill", hero="maeldur")
    table.wear("maeldur", deal)
    tile = table.land(NORTH, ["merchants", "", ""])
    table.lay("maeldur", at=tile + 1)
    table.choose("trade")
    table.choose("done", rule="EU-TRADE-3")
    assert "trade" not in table.offered and "trade" not in table.maeldur.tokens
    table.choose(f"trade-with:{deal}")
    assert table.asked.rule == "EU-TRADE-3" and deal in table.maeldur.exhausted
    table.choose("done")
    assert not table.offers("trade-with")
    with pytest.raises(IllegalChoice):
        table.choose("trade")
