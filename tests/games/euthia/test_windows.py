"""Who may do what when: conversions that are no actions, later effects, rolls aside, room."""

from __future__ import annotations

import pytest

from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Use
from fabletop.games.euthia.library import library
from fabletop.games.euthia.records import Elite
from fabletop.games.euthia.rules.belongings import bag_sum, max_health
from fabletop.games.euthia.rules.life import die_outside
from fabletop.games.euthia.state import Roll, Term, Trade
from fabletop.kernel.gamedef import Game

from .scene import Scene
from .test_combat import NEVER, arena, stage

# Step C of the monster attack


def test_eu_shia_2_hope_becomes_gaar_against_the_monsters_roll(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "mon-b", gaar=1, hope=2)
    table.choose("pass", by="keleia")
    table.choose("hope:2", rule="EU-COMBAT-16", by="maeldur")
    # that was no action: it is still the hero's to act
    table.choose("gaar:1", rule="EU-COMBAT-16", by="maeldur")
    assert table.maeldur.gaar == 0
    assert table.state.players[table.asked.seat].hero == "keleia"


def test_eu_skoldur_3_exchange_in_the_monsters_attack(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    arena(table, "mon-b", hero="skoldur")
    table.lay("skoldur", gaar=2)
    table.luck("monster-dice", 3, 4)
    table.choose("gaar-to-dwurt", rule="EU-COMBAT-16")
    table.choose("dwurt", rule="EU-COMBAT-16")
    assert table.skoldur.dwurt == 0 and table.state.roll is not None
    assert table.state.roll.total == 4


def test_eu_cards_3_the_monster_player_exchanges_after_the_roll(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "mon-b", chaos=1)
    table.lay("keleia", silver=table.power("curse", 4))
    table.choose("exchange", rule="EU-COMBAT-16", by="keleia")
    for _ in range(3):  # the fourth is all that is left
        table.choose(table.offered[0], rule="EU-CARDS-3")
    assert len(table.keleia.gold.cards) == 1
    assert table.asked.rule == "EU-COMBAT-16" and table.asked.seat == table.keleia.seat


def test_eu_solo_12_gaar_comes_before_tiles(scene: type[Scene]) -> None:
    table = scene("maeldur")
    arena(table, "mon-c2", hope=2)
    dodge = table.tile(Use("mon-after", (e.Paw(amount=-2),)))
    table.wear("maeldur", dodge)
    table.state.roll = Roll(-1, "monster", [3, 3], [3, 3], [])
    table.luck("monster-dice", 2)
    table.choose("hope:2", rule="EU-COMBAT-16")
    table.choose("gaar:1", rule="EU-COMBAT-16")
    assert table.state.roll is not None and table.state.roll.total == 3
    assert set(table.offered) == {f"use:{dodge}", "done"}


# Effects with several windows


def test_eu_time_2_an_effect_of_both_steps_happens_once(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "mon-a")
    table.wear("maeldur", table.weapon((None, None, 1)))
    feint = table.tile(
        Use("mon-both", (e.Paw(amount=-3),)), Use("hero-before", (e.Hits(amount=4),))
    )
    table.wear("maeldur", feint)
    table.lay("maeldur", gaar=1)
    table.luck("monster-dice", 3, 4)
    table.choose(f"use:{feint}")
    table.on_to("EU-ROLL-7")
    assert [term for term in table.state.fight.hit_terms if term.what == feint]  # type: ignore[union-attr]
    table.choose("done")
    fight = table.state.fight
    assert fight is not None and fight.hits == 5 and not fight.paws


@pytest.mark.rule("EU-COMBAT-28")
def test_eu_combat_24_nothing_is_left_over_without_a_weapon(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "hero-a")
    ring = table.tile(Use("hero-before", (e.Hits(amount=2),)))
    table.wear("maeldur", ring)
    table.lay("maeldur", gaar=1)
    table.choose(f"use:{ring}")
    table.on_to("EU-COMBAT-16")
    fight = table.state.fight
    assert fight is not None and fight.round == 2 and fight.hit_terms == []


def test_eu_roll_6_clovers_count_on_a_roll_before_combat(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "before", card="", round=0)
    chest = table.tile(
        Use("none", (e.Roll(ranges=(e.Range(9, None, effects=(e.Coins(amount=3),)),)),)),
        kind="chest",
    )
    ring = table.tile(Use("hero-roll", (e.Clover(amount=5),)))
    table.wear("maeldur", ring)
    table.lay("maeldur", bags=[chest])
    table.luck("hero-dice", 2, 2)
    table.choose(f"use:{chest}", rule="EU-COMBAT-2")
    fight = table.state.fight
    assert fight is not None and fight.hope == 0  # EU-SHIA-1: the combat has not begun
    assert set(table.offered) == {f"use:{ring}", "done"}
    table.choose(f"use:{ring}", rule="EU-ROLL-7")
    assert table.maeldur.coins == 3 and table.state.fight is not None
    assert table.state.fight.bonuses == []


def test_eu_elite_8_silence_does_not_touch_the_immune(scene: type[Scene]) -> None:
    table = scene("taesiri", "keleia")
    table.bare("taesiri")
    elite = next(id for id, one in library().elites.items() if one.immune)
    assert isinstance(library().elites[elite], Elite)
    hush = table.tile(Use("hero-before", (e.Silence(),)))
    table.wear("taesiri", hush, table.weapon(NEVER))
    table.lay("taesiri", gaar=1)
    table.fight("taesiri", elite, "hero-a", foe="elite", round=1, clovers=[Term("curse", -2)])
    assert table.asked.rule == "EU-ROLL-7" and stage(table) == "hero-c"


# Room


@pytest.mark.rule("EU-COMBAT-32")
def test_eu_items_4_room_is_made_at_the_end_of_the_trade(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    shop = table.land((1, -2), ["merchants", "", ""])
    table.bare("maeldur")
    wares = [table.tile(kind="flask", sell=1) for _ in range(6)]
    table.lay("maeldur", at=shop + 1, bags=wares[:])
    table.state.trade = Trade("merchants", paid=True)
    table.choose(f"sell:{wares[0]}", rule="EU-TRADE-3")
    table.choose(f"sell:{wares[1]}", rule="EU-TRADE-3")
    table.choose("done", rule="EU-TRADE-3")
    table.choose(f"drop:{wares[2]}", rule="EU-ITEMS-4")
    assert table.maeldur.bags == wares[3:] and table.maeldur.coins == 2


@pytest.mark.rule("EU-TRADE-5")
def test_eu_turn_7_things_are_used_in_a_trade_too(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    shop = table.land((1, -2), ["merchants", "", ""])
    purse = table.tile(Use("none", (e.Coins(amount=4),)), kind="flask")
    boots = table.tile(Use("none", (e.Move(amount=2),)), kind="flask")
    table.lay("maeldur", at=shop + 1, bags=[purse, boots], coins=0)
    table.state.trade = Trade("merchants", paid=True)
    assert f"use:{boots}" not in table.offered
    table.choose(f"use:{purse}", rule="EU-TRADE-3")
    assert table.maeldur.coins == 4


def test_eu_items_8_what_holds_the_bags_is_not_sold(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    shop = table.land((1, -2), ["merchants", "", ""])
    table.bare("maeldur")
    heavy = table.tile(kind="armour", piece="cuirass", armour="plate", bags=-4, sell=2)
    light = table.tile(kind="armour", piece="gloves", armour="dragon", bags=1, sell=2)
    table.wear("maeldur", light, heavy)
    table.lay("maeldur", at=shop + 1)
    table.state.trade = Trade("merchants", paid=True)
    assert bag_sum(table.maeldur) == -3
    assert f"sell:{light}" not in table.offered and f"sell:{heavy}" in table.offered


def test_eu_solo_7_cards_are_sold_at_the_hand_limit(scene: type[Scene]) -> None:
    table = scene("maeldur")
    gold, silver = table.power("fury", 3), table.power("curse", 3)
    flask = table.tile(Use("none", (e.Coins(amount=1),)), kind="flask")
    table.lay("maeldur", gold=gold, silver=silver, coins=0, bags=[flask])
    table.choose("gold-to-coin", rule="EU-CARDS-2")
    table.choose(f"card:{gold[0]}", rule="EU-SOLO-7")
    assert table.maeldur.coins == 1 and len(table.maeldur.gold.cards) == 2


def test_eu_death_4_what_acts_on_a_resurrection(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("keleia")
    charm = table.tile(Use("permanent", (e.Coins(amount=2),), trigger="resurrected"))
    table.wear("keleia", charm)
    die_outside(Game(table.state, [], False), table.keleia)
    assert table.asked.rule == "EU-TURN-2"
    assert table.keleia.coins == 2 and table.state.risen == []


@pytest.mark.rule("EU-TURN-4")
def test_eu_mine_4_a_source_with_a_cart_gives_both(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    mine = table.land((1, -2), ["lake", "", ""])
    pick = table.tile(
        Use("none", (e.TakeAction(action="mining"),)), Use("mining", (e.Cart(),)), buy=2
    )
    table.wear("maeldur", pick)
    table.lay("maeldur", at=mine + 1)
    table.choose(f"mine-with:{pick}")
    table.choose(f"cart:{pick}", rule="EU-MINE-4")
    assert len(table.offers("keep")) == 3 and table.maeldur.exhausted == [pick]


# EU-TILES-9: an effect with a price beside others


def with_moonwater(scene: type[Scene], health: int) -> Scene:
    table = scene("taesiri", "keleia")
    table.no_stack()
    table.bare("taesiri")
    table.wear("taesiri", "moonwater")
    table.lay("taesiri", at=0, health=health, loose=["water", "ruby"])
    return table


def test_eu_tiles_9_a_further_price_is_paid_by_choice(scene: type[Scene]) -> None:
    table = with_moonwater(scene, 1)
    table.choose("use:moonwater")
    assert table.taesiri.health == 2
    table.choose("pay-more", rule="EU-TILES-9")
    assert table.taesiri.loose == ["ruby"] and table.taesiri.health == 6
    assert table.taesiri.exhausted == ["moonwater"]


def test_eu_tiles_9_a_further_price_may_be_declined(scene: type[Scene]) -> None:
    table = with_moonwater(scene, 1)
    table.choose("use:moonwater")
    table.choose("no-more", rule="EU-TILES-9")
    assert table.taesiri.loose == ["water", "ruby"] and table.taesiri.health == 2
    assert table.taesiri.exhausted == ["moonwater"]


def test_eu_tiles_9_nothing_is_paid_for_an_effect_that_does_nothing(scene: type[Scene]) -> None:
    table = with_moonwater(scene, 1)
    table.lay("taesiri", health=max_health(table.taesiri) - 1)
    table.choose("use:moonwater")
    assert table.asked.rule == "EU-TURN-2"
    assert table.taesiri.loose == ["water", "ruby"]
    assert table.taesiri.health == max_health(table.taesiri)


# EU-ITEMS-4: worn things and room


def burdened(scene: type[Scene], **fields: int) -> tuple[Scene, str]:
    """Two bags are left beside a worn cuirass, and three things want one."""
    table = scene("maeldur", "keleia")
    table.no_stack()
    table.bare("maeldur")
    cuirass = table.tile(kind="armour", armour="leather", piece="cuirass", bags=-1, health=1)
    table.wear("maeldur", cuirass)
    scrolls = [table.tile(Use("mon-after", (e.Paw(amount=-1),)), kind="scroll") for _ in range(3)]
    table.lay("maeldur", bags=scrolls, **fields)
    return table, cuirass


def test_eu_items_4_a_worn_thing_is_discarded_to_open_a_bag(scene: type[Scene]) -> None:
    table, cuirass = burdened(scene, health=3)
    table.choose(f"drop:{cuirass}", rule="EU-ITEMS-4")
    assert cuirass not in table.maeldur.slots and len(table.maeldur.bags) == 3
    assert table.state.discards["merchants"] == [cuirass]
    assert table.maeldur.health == 2
    assert table.asked.rule == "EU-TURN-2"


def test_eu_items_7_what_keeps_the_hero_alive_is_not_discarded(scene: type[Scene]) -> None:
    table, cuirass = burdened(scene, health=1)
    assert table.asked.rule == "EU-ITEMS-4"
    assert f"drop:{cuirass}" not in table.offered and len(table.offers("drop")) == 3


def test_eu_items_4_no_potion_is_bought_to_be_thrown_away(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    table.bare("maeldur")
    potion = library().piles["healing"][0]
    table.lay("maeldur", at=0, coins=2, bags=[potion, potion])
    table.choose("church-potion")
    assert table.maeldur.coins == 1 and table.maeldur.bags == [potion] * 3
    assert "church-potion" not in table.offered
