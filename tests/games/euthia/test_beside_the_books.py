"""Paragraphs of the two rulebooks that a first reading of the rules had passed over."""

from __future__ import annotations

import pytest

from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Cost, Use
from fabletop.games.euthia.fields import Field
from fabletop.games.euthia.library import library
from fabletop.games.euthia.records import Side
from fabletop.games.euthia.rules.alone import chaos_actions
from fabletop.games.euthia.state import Fight, Roll, Trade
from fabletop.kernel.gamedef import Game

from .scene import Scene, hex_of
from .test_combat import NEVER, arena, stage


def fight_of(table: Scene) -> Fight:
    assert table.state.fight is not None
    return table.state.fight


def market(table: Scene, hero: str = "maeldur", **fields: object) -> Field:
    """A hero with nothing but what is named here, on a merchants' field."""
    table.no_stack()
    shop = table.land((1, -2), ["merchants", "", ""])
    table.bare(hero)
    table.lay(hero, at=shop + 1, **fields)
    return hex_of(shop, 1)


# Room: what has no place is used or discarded


def test_eu_combat_32_an_elites_spoils_are_sold_too(scene: type[Scene]) -> None:
    """The exception speaks of a combat on a shop's field, whatever was fought there."""
    table = scene("maeldur", "keleia")
    wares = [table.tile(kind="flask", sell=1) for _ in range(3)]
    market(table, bags=wares)
    bounty = library().bounties[table.state.bounty]
    table.fight("maeldur", bounty.elite, foe="elite", hits=99)
    table.choose("trophy", rule="EU-COMBAT-30")
    table.choose("trade", rule="EU-COMBAT-32")
    assert table.asked.rule == "EU-TRADE-3" and len(table.maeldur.bags) >= 4


def test_eu_items_4_surplus_may_be_used_for_movement(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tonic = table.tile(Use("none", (e.Move(amount=2),)), kind="potion")
    wares = [table.tile(kind="flask", sell=1) for _ in range(3)]
    market(table, bags=[tonic, *wares])
    table.state.trade = Trade("merchants", paid=True)
    table.choose("done", rule="EU-TRADE-3")
    table.choose(f"use:{tonic}", rule="EU-ITEMS-4")
    assert table.state.mp == 2 and table.maeldur.bags == wares
    assert table.asked.rule == "EU-TURN-2"


def test_eu_items_4_surplus_may_be_used_to_teleport(scene: type[Scene]) -> None:
    """The teleport counts as entering: a monster there is fought at once."""
    table = scene("maeldur", "keleia")
    wares = [table.tile(kind="flask", sell=1) for _ in range(3)]
    scroll = table.tile(Use("none", (e.Teleport(range=1),)), kind="scroll")
    at = market(table, bags=[scroll, *wares])
    wild = table.land((-1, -1), monsters=(1, 1, 1))
    table.state.trade = Trade("merchants", paid=True)
    table.choose("done", rule="EU-TRADE-3")
    table.choose(f"use:{scroll}", rule="EU-ITEMS-4")
    lair = next(key for key in table.offered if table.state.placed[wild >> 2] in key)
    table.choose(lair, rule="EU-PORTAL-5")
    assert table.maeldur.at != at and fight_of(table).foe == "monster"


def test_eu_items_4_nobody_travels_when_the_turn_is_over(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tonic = table.tile(Use("none", (e.Move(amount=2),)), kind="potion")
    wares = [table.tile(kind="flask", sell=1) for _ in range(3)]
    gift = table.tile(
        Use("permanent", (e.GainTile(pile="healing"),), trigger="turn-end"), kind="artifact"
    )
    market(table, bags=[tonic, gift, wares[0]])
    table.choose("end-turn", rule="EU-TURN-2")
    table.choose("store-none", rule="EU-TURN-8")
    assert table.asked.rule == "EU-ITEMS-4" and f"use:{tonic}" not in table.offered


def test_eu_items_4_a_discarded_personal_weapon_may_be_bought_again(scene: type[Scene]) -> None:
    """Each thing goes to its own supply; only the sale takes a personal tile out of the game."""
    table = scene("maeldur", "keleia")
    sword = table.tile(kind="weapon", hero="maeldur", source="personal", buy=5, sell=2)
    wares = [table.tile(kind="flask", sell=1) for _ in range(3)]
    market(table, bags=[sword, *wares], coins=5)
    table.state.trade = Trade("merchants", paid=True)
    table.choose("done", rule="EU-TRADE-3")
    table.choose(f"drop:{sword}", rule="EU-ITEMS-4")
    assert table.maeldur.beside == [sword] and sword not in table.state.removed
    table.choose("trade", rule="EU-TURN-2")
    assert f"buy:{sword}" in table.offered


# At any time


def test_eu_skoldur_3_exchange_opens_a_window(scene: type[Scene]) -> None:
    """He has Gaar and no Dwurt: the tile that asks for Dwurt can still be used."""
    table = scene("skoldur", "keleia")
    arena(table, "hero-a", hero="skoldur")
    oath = table.tile(Use("hero-before", (e.Hits(amount=2),), cost=Cost(dwurt=1)))
    table.wear("skoldur", oath, table.weapon(NEVER))
    table.lay("skoldur", gaar=1)
    table.choose("gaar-to-dwurt", rule="EU-COMBAT-23")
    table.choose(f"use:{oath}", rule="EU-COMBAT-23")
    assert (table.skoldur.gaar, table.skoldur.dwurt) == (0, 0)
    assert table.skoldur.dwurt_die == 1


def test_eu_skoldur_3_no_window_without_a_use_for_it(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    arena(table, "hero-a", hero="skoldur")
    table.wear("skoldur", table.weapon(NEVER))
    table.lay("skoldur", gaar=1)
    assert stage(table) == "hero-a"
    assert table.asked.rule == "EU-ROLL-7"


def test_eu_shia_2_hope_pays_for_a_tile(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "mon-a", hope=2, gaar=1)
    table.luck("monster-dice", 3, 4)
    rite = table.tile(Use("mon-before", (e.Paw(amount=-2),), cost=Cost(gaar=1)))
    table.wear("maeldur", rite)
    table.choose("hope:2", rule="EU-COMBAT-14")
    table.choose(f"use:{rite}", rule="EU-COMBAT-14")
    assert table.asked.rule == "EU-COMBAT-16"
    assert table.maeldur.gaar == 0 and fight_of(table).hope == 0


def test_eu_skoldur_3_exchange_for_a_first_strike(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    arena(table, "first-strike", hero="skoldur", round=0, gaar=1)
    diagram = (e.Range(hits=1),)
    blow = table.tile(
        Use("first-strike", diagram=diagram, cost=Cost(dwurt=1)), kind="first-strike-skill"
    )
    table.wear("skoldur", blow)
    table.lay("skoldur", gaar=1)
    table.luck("hero-dice", 4, 4)
    table.luck("monster-dice", 3, 4)
    table.choose("gaar-to-dwurt", rule="EU-COMBAT-11")
    table.choose("first-strike", rule="EU-COMBAT-11")
    assert table.asked.rule == "EU-COMBAT-16"
    assert fight_of(table).hits == 1 and table.skoldur.dwurt == 0


def test_eu_skoldur_3_exchange_for_an_attack(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    arena(table, "hero-b", hero="skoldur")
    diagram = (e.Range(hits=3),)
    blow = table.tile(Use("attack", diagram=diagram, cost=Cost(dwurt=2)), kind="skill")
    table.wear("skoldur", blow, table.weapon(NEVER))
    table.lay("skoldur", gaar=2)
    table.choose("gaar-to-dwurt", rule="EU-COMBAT-24")
    table.choose("gaar-to-dwurt", rule="EU-COMBAT-24")
    table.choose(f"strike:{blow}", rule="EU-COMBAT-24")
    assert table.skoldur.dwurt == 0 and blow in table.skoldur.exhausted


def test_eu_combat_24_nobody_must_exchange_for_an_attack(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    arena(table, "hero-b", hero="skoldur", gaar=1)
    blow = table.tile(Use("attack", diagram=(e.Range(hits=3),), cost=Cost(dwurt=1)), kind="skill")
    table.wear("skoldur", blow)
    table.lay("skoldur", gaar=1)
    table.choose("pass", rule="EU-COMBAT-24")
    assert table.skoldur.gaar == 1 and fight_of(table).round == 2


def test_eu_skoldur_3_exchange_in_a_trade_and_before_combat(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    balm = table.tile(Use("anytime", (e.Heal(amount=3),), cost=Cost(dwurt=1)))
    market(table, "skoldur", gaar=2)
    table.wear("skoldur", balm)
    table.lay("skoldur", health=1)
    table.state.trade = Trade("merchants", paid=True)
    table.choose("gaar-to-dwurt", rule="EU-TRADE-3")
    assert f"use:{balm}" in table.offered
    other = scene("skoldur", "keleia")
    market(other, "skoldur", gaar=1)
    other.wear("skoldur", balm)
    other.lay("skoldur", health=1)
    other.fight("skoldur", "", "before")
    other.choose("gaar-to-dwurt", rule="EU-COMBAT-2")
    other.choose(f"use:{balm}", rule="EU-COMBAT-2")
    assert other.skoldur.health == 4


# Combat


def test_eu_combat_2_the_last_look_at_the_monsters(scene: type[Scene]) -> None:
    """What may be used outside combat may be used now: also a look at the deck."""
    table = scene("maeldur", "keleia")
    market(table)
    lantern, other = (
        table.tile(Use("none", (e.Track(), e.Move(amount=1))), kind="scroll") for _ in range(2)
    )
    boots = table.tile(Use("none", (e.Move(amount=1),)), kind="potion")
    table.lay("maeldur", bags=[lantern, other, boots])
    table.fight("maeldur", "", "before")
    top = table.state.decks["monster-1"].cards[-1]
    assert f"use:{boots}" not in table.offered  # as good, and safer, after the combat
    table.choose(f"use:{lantern}", rule="EU-COMBAT-2")
    table.choose("deck:1")
    table.choose("put-under")
    assert table.state.decks["monster-1"].cards[0] == top and table.state.mp == 1
    assert table.asked.rule == "EU-COMBAT-2"


def test_eu_combat_23_barred_cards_are_barred_no_longer(scene: type[Scene]) -> None:
    """What bars cards in the monster's attack phase lets curses pass in the hero's."""
    table = scene("maeldur", "keleia")
    arena(table, "mon-a", chaos=1)
    hush = table.tile(Use("mon-before", (e.BarCards(),)))
    table.wear("maeldur", hush, table.weapon(NEVER))
    table.lay("keleia", silver=table.power("curse", 1))
    table.choose(f"use:{hush}", rule="EU-COMBAT-14")
    table.choose("play:curse:1", rule="EU-CARDS-6", by="keleia")
    assert fight_of(table).chaos == 0


def test_eu_death_4_death_before_the_combat(scene: type[Scene]) -> None:
    """Before combat no monster is there yet: nobody takes a token."""
    table = scene("maeldur", "keleia", "dral")
    table.no_stack()
    wild = table.land((1, -2), monsters=(1, 0, 0))
    table.bare("maeldur")
    phial = table.tile(Use("none", (e.Wound(amount=9), e.Coins(amount=1))), kind="flask")
    table.lay("maeldur", at=wild + 1, bags=[phial], reputation=5)
    table.fight("maeldur", "", "before")
    fight_of(table).monster = -1
    table.choose(f"use:{phial}", rule="EU-COMBAT-2")
    assert table.state.fight is None and table.maeldur.at == 0
    assert table.maeldur.reputation == 3 and table.maeldur.fallen == 0
    assert [one.taken for one in table.state.players] == [0, 0, 0]


def test_eu_death_3_played_cards_are_discarded_before_a_gold_card_is_drawn(
    scene: type[Scene],
) -> None:
    """The only gold card at hand is the one that was played: the dead hero draws it."""
    table = scene("maeldur", "keleia")
    fury = table.power("fury", 1)
    arena(table, "heal-2", played=fury[:])
    table.state.decks["gold"].cards.clear()
    table.lay("maeldur", health=0)
    assert table.asked.rule == "EU-TURN-2" and table.state.fight is None
    assert table.maeldur.gold.cards == fury


# Trade


def test_eu_trade_2_the_fee_can_still_be_paid_after_each_sale(scene: type[Scene]) -> None:
    """Things are sold to have the coin: not for what leaves the hero without it."""
    table = scene("maeldur", "keleia")
    comb = table.tile(kind="resource", source="lake", sides=(Side(coins=3), Side(reputation=3)))
    at = market(table, bags=[comb])
    table.state.trade_tokens[at] = table.keleia.seat
    table.choose("trade", rule="EU-TURN-2")  # only one sale brings the coin
    assert table.maeldur.coins == 2 and table.maeldur.reputation == 0


def test_eu_trade_2_a_gem_of_a_resource_pays_the_fee(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    stone = table.tile(
        kind="resource", source="lake", sides=(Side(gems=("ruby",)), Side(reputation=1))
    )
    at = market(table, bags=[stone])
    table.state.trade_tokens[at] = table.keleia.seat
    table.choose("trade", rule="EU-TURN-2")
    assert table.maeldur.coins == 1 and table.maeldur.loose == []


def test_eu_trade_2_equal_gems_count_each(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", "dral", "ael", tower_fee="yes")
    table.no_stack()
    tower = table.land((1, -2), special="towers")
    table.bare("maeldur")
    table.lay("maeldur", at=tower, loose=["ruby", "ruby"])
    for letter, seat in ((1, 1), (2, 2), (3, 3)):
        table.state.trade_tokens[hex_of(tower, letter)] = seat
    table.choose("trade", rule="EU-TURN-2")
    assert table.maeldur.coins == 1 and table.maeldur.loose == []


def test_eu_trade_2_no_trade_when_one_sale_bars_another(scene: type[Scene]) -> None:
    """Two pieces of armour bring two coins, but the hero would not live without both."""
    table = scene("maeldur", "keleia", "dral", tower_fee="yes")
    table.no_stack()
    tower = table.land((1, -2), special="towers")
    table.bare("maeldur")
    helmet = table.tile(kind="armour", piece="helmet", armour="plate", health=3, sell=1)
    gloves = table.tile(kind="armour", piece="gloves", armour="plate", health=3, sell=1)
    table.wear("maeldur", helmet, gloves)
    table.lay("maeldur", at=tower, health=4)
    table.state.trade_tokens |= {hex_of(tower, 1): 1, hex_of(tower, 2): 2}
    table.choose("trade", rule="EU-TURN-2")
    table.choose(f"sell:{helmet}", rule="EU-TRADE-2")
    assert table.asked.rule == "EU-TURN-2" and table.state.trade is None
    assert (table.maeldur.coins, table.maeldur.health) == (1, 1)


def test_eu_trade_2_the_scroll_that_trades_pays_no_fee(scene: type[Scene]) -> None:
    """It is used up before the fee is due, so it cannot be sold for it."""
    table = scene("maeldur", "keleia")
    errand = table.tile(Use("none", (e.TakeAction(action="trade"),)), kind="scroll", buy=2, sell=1)
    at = market(table, bags=[errand], tokens=[])
    table.state.trade_tokens[at] = table.keleia.seat
    assert f"trade-with:{errand}" not in table.offered
    rich = scene("maeldur", "keleia")
    at = market(rich, bags=[errand], tokens=[], coins=1)
    rich.state.trade_tokens[at] = rich.keleia.seat
    rich.choose(f"trade-with:{errand}", rule="EU-TURN-2")
    assert rich.maeldur.coins == 0 and rich.asked.rule == "EU-TRADE-3"


# Scoring


def test_eu_score_1_without_reputation_the_coins_decide(scene: type[Scene]) -> None:
    from fabletop.games.euthia.rules.scoring import choose_side

    table = scene("maeldur", "keleia")
    coins, gems = Side(coins=2), Side(coins=1, gems=("ruby",))
    stone = table.tile(kind="resource", source="lake", sides=(gems, coins))
    game = Game(table.state, [], False)
    with pytest.raises(StopIteration) as end:
        next(choose_side(game, table.maeldur, stone))
    assert end.value.value == coins


# Alone


def monster_acts(table: Scene, gold: list[str], silver: list[str], symbols: int) -> Fight:
    """The chaos actions of one combat card, the banks given from the top."""
    decks = table.state.decks
    decks["gold-bank"].cards[:] = gold[::-1]
    decks["silver-bank"].cards[:] = silver[::-1]
    table.state.roll = Roll(-1, "monster", [3, 3], [3, 3], [])
    fight = fight_of(table)
    for _ in chaos_actions(Game(table.state, [], False), fight, symbols):
        raise AssertionError("nothing is asked")
    return fight


def test_eu_solo_14_both_sets_are_laid_before_they_act(scene: type[Scene]) -> None:
    """The first set heals the monster whole; the second was laid while it was hurt."""
    table = scene("maeldur")
    heals = table.power("mending", 5)
    arena(table, "mon-c1", hits=5, chaos=2)
    fight = monster_acts(table, heals, [], 2)
    assert fight.lasting == heals and fight.hits == 0 and fight.chaos == 0


@pytest.mark.parametrize(("edition", "left"), [("both", 0), ("czech", 1), ("polish", 0)])
def test_eu_solo_16_only_heals_are_left(scene: type[Scene], edition: str, left: int) -> None:
    """A10: in the Czech book silver counts only if there was no gold when the card came."""
    table = scene("maeldur", edition=edition)
    heals, barbs = table.power("mending", 2), table.power("barbs", 1)
    arena(table, "mon-c1", chaos=2)
    fight = monster_acts(table, heals, barbs, 2)
    assert fight.chaos == left and fight.lasting == heals[:1]


# The dragon


def test_the_dragon_sits_on_its_peak_as_soon_as_that_lies_there(scene: type[Scene]) -> None:
    """S-3 rule 2: it may be fought in the same turn."""
    table = scene("maeldur", "keleia", scenario="wings-over-the-vale")
    state = table.state
    peak = next(
        id
        for id, one in library().map_tiles.items()
        if one.special == "legendary"
        and f"map-{one.chapter}-scenario" in state.decks
        and id in state.decks[f"map-{one.chapter}-scenario"].cards
    )
    chapter = library().map_tiles[peak].chapter
    table.no_stack()
    state.decks[f"map-{chapter}"].cards[:] = ["scenario"]
    table.lay("maeldur", at=0)
    state.mp = 1
    table.choose(table.offers("step")[0], rule="EU-TURN-2")
    table.choose(table.offered[0], rule="EU-MAP-3")
    assert table.asked.rule == "EU-TURN-2"
    assert table.state.peril.at == table.state.placed.index(peak) << 2
