"""EU-TIME, EU-COMBAT, EU-SHIA, EU-CARDS, EU-DEATH."""

from __future__ import annotations

import pytest

from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Use
from fabletop.games.euthia.library import library
from fabletop.games.euthia.records import Loot
from fabletop.games.euthia.rules.belongings import max_health
from fabletop.games.euthia.rules.decks import draw_cards
from fabletop.games.euthia.rules.life import die_outside
from fabletop.games.euthia.rules.rolls import raise_hope
from fabletop.kernel.gamedef import Game

from .scene import Scene

NEVER = (30, None, 1)


def arena(table: Scene, stage: str = "heal-1", hero: str = "maeldur", **fields: object) -> str:
    """A bare hero in a combat; the monster hardly ever hurts."""
    table.bare(hero)
    monster = table.monster(NEVER, vitality=20)
    table.fight(hero, monster, stage, **{"round": 1, **fields})
    return monster


def stage(table: Scene) -> str:
    assert table.state.fight is not None
    return table.state.fight.stage


# Timing


@pytest.mark.parametrize(
    ("timing", "rule"),
    [
        ("prep", "EU-COMBAT-9"),
        ("mon-before", "EU-COMBAT-14"),
        ("mon-after", "EU-COMBAT-17"),
        ("hero-before", "EU-COMBAT-23"),
    ],
)
def test_eu_time_1_each_icon_has_its_window(scene: type[Scene], timing: str, rule: str) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "prep", round=0)
    ring = table.tile(Use(timing, (e.Hit(amount=1),)))  # type: ignore[arg-type]
    table.wear("maeldur", ring, table.weapon(NEVER))
    assert table.asked.rule == rule and f"use:{ring}" in table.offered
    table.choose(f"use:{ring}")
    assert ring in table.maeldur.exhausted


def test_eu_time_2_later_effects_come_in_their_window(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "mon-a")
    table.wear("maeldur", table.weapon((None, None, 1)))
    feint = table.tile(
        Use("mon-before", (e.Paw(amount=-3),)), Use("hero-before", (e.Hits(amount=4),))
    )
    table.wear("maeldur", feint)
    table.lay("maeldur", gaar=1)
    table.luck("monster-dice", 3, 4)
    table.choose(f"use:{feint}")
    assert table.state.roll is not None and table.state.roll.total == 4
    table.on_to("EU-ROLL-7")
    table.choose("done")
    assert table.state.fight is not None and table.state.fight.hits == 5


@pytest.mark.rule("EU-DEATH-1")
def test_eu_time_4_health_symbols_work_on_exhausted_tiles(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    ring = table.tile(Use("none", (e.Heal(amount=9),)), health=2)
    table.wear("maeldur", ring)
    table.lay("maeldur", health=3)
    table.choose(f"use:{ring}")
    assert table.maeldur.health == max_health(table.maeldur) == 8  # never above the maximum


def test_eu_time_5_weapons_and_shields_are_not_exhausted(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "mon-c2")
    sword = table.weapon((None, None, 1))
    shield = table.tile(Use("mon-after", (e.Paw(amount=-1),)), kind="shield")
    table.wear("maeldur", sword, shield)
    table.luck("monster-dice", 3, 4)
    table.state.fight.stage = "mon-b"  # type: ignore[union-attr]
    table.on_to("EU-COMBAT-17")
    table.choose(f"use:{shield}")
    assert table.maeldur.exhausted == []
    assert table.asked.rule == "EU-COMBAT-17"  # the next round: it works again
    assert table.state.fight is not None and table.state.fight.hits == 1
    strike = scene("maeldur", "keleia")
    arena(strike, "hero-b")
    skill = strike.tile(Use("attack", diagram=(e.Range(hits=2),)), kind="skill", hero="maeldur")
    strike.wear("maeldur", skill)
    strike.lay("maeldur", gaar=1)
    assert strike.asked.rule == "EU-ROLL-7" and strike.maeldur.exhausted == [skill]


@pytest.mark.rule("EU-COMBAT-13")
def test_eu_time_6_gems_and_essences_in_their_windows(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "heal-1", round=0)
    ring = table.tile(sockets=2)
    table.wear("maeldur", ring, table.weapon(NEVER))
    table.lay("maeldur", health=2, inlaid={ring: ("opal",)}, loose=["water", "air", "fire"])
    assert table.asked.rule == "EU-COMBAT-13"
    assert set(table.offered) == {f"gem:opal:{ring}", "essence:water:1", "done"}
    table.choose("done")
    assert table.asked.rule == "EU-COMBAT-14" and table.offers("essence")[0].startswith(
        "essence:air"
    )
    table.on_to("EU-COMBAT-23")
    assert "essence:fire:1" in table.offered


def test_eu_time_7_anytime_healing_waits_for_a_healing_phase(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "mon-a")
    balm = table.tile(Use("anytime", (e.Heal(amount=2),)))
    charm = table.tile(Use("anytime", (e.Gaar(1),)), jewel="ring")
    table.wear("maeldur", balm, charm)
    table.lay("maeldur", health=1)
    assert set(table.offered) == {f"use:{charm}", "done"}
    table.luck("monster-dice", 1, 1)
    table.on_to("EU-COMBAT-13")
    assert set(table.offered) == {f"use:{balm}", "done"}


# Preparation


@pytest.mark.rule("EU-COMBAT-2")
@pytest.mark.rule("EU-COMBAT-7")
@pytest.mark.rule("EU-COMBAT-3")
def test_eu_combat_1_a_combat_begins(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land((1, -2), monsters=(0, 0, 1))
    table.bare("maeldur")
    ring = table.tile(buy=2)
    table.lay("maeldur", at=1, bags=[ring])
    table.state.mp = 1
    monster = table.monster(silver=1, gold=1, chaos=2, gaar=1)
    table.state.decks["monster-1"].put(monster)
    table.choose(f"step:{table.state.placed[tile >> 2]}:3")
    assert table.asked.rule == "EU-COMBAT-2" and table.offers("equip")
    assert "combat" not in table.maeldur.tokens
    table.choose("done")
    fight = table.state.fight
    assert fight is not None and fight.card == monster and fight.hope == 0
    assert fight.monster == table.keleia.seat  # with two players the opponent
    assert (len(table.keleia.silver.cards), len(table.keleia.gold.cards)) == (1, 1)


def test_eu_combat_4_offering_a_control_card(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", "dral")
    table.bare("maeldur")
    table.lay("keleia", control=1)
    table.lay("dral", control=1)
    table.fight("maeldur", "", "control")
    requests = table.session.requests
    assert {one.seat for one in requests} == {1, 2}
    assert all(one.rule == "EU-COMBAT-4" for one in requests)
    table.session.answer(1, ("keep-card",))
    table.session.answer(2, ("offer",))
    fight = table.session.state.fight
    assert fight is not None and fight.monster == 2
    assert (table.keleia.control, table.dral.control) == (1, 0)


def test_eu_combat_5_editions_differ(scene: type[Scene]) -> None:
    """A3: in the Polish reading every own card is kept."""
    table = scene("maeldur", "keleia", "dral", edition="polish")
    table.state.decks["control"].cards[:] = ["dral", "maeldur", "maeldur"]
    table.bare("maeldur")
    table.fight("maeldur", "", "control")
    assert table.asked is not None and table.maeldur.control == 2


def test_eu_combat_6_no_card_of_another_player(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", "dral")
    table.state.decks["control"].cards[:] = ["maeldur"]
    table.bare("maeldur")
    table.fight("maeldur", "", "control")
    table.luck("control", 1)
    assert table.asked is not None
    assert table.state.fight is not None and table.state.fight.monster == 2
    empty = scene("maeldur", "keleia", "dral")
    empty.state.decks["control"].cards[:] = []
    empty.state.discards["control"][:] = ["keleia"]
    empty.bare("maeldur")
    empty.fight("maeldur", "", "control")
    assert empty.asked is not None
    assert empty.state.fight is not None and empty.state.fight.monster == 1


def test_eu_combat_8_the_field_acts_on_both_sides(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    tile = table.land((1, -2), ["earth", "", ""])
    table.lay("maeldur", at=tile + 1)
    arena(table, "mon-b")
    table.wear("maeldur", table.weapon(NEVER))
    table.lay("maeldur", gaar=2)
    table.luck("monster-dice", 2, 2)
    table.luck("hero-dice", 4, 4)
    table.on_to("EU-COMBAT-16")
    assert table.state.roll is not None and table.state.roll.total == 6
    table.on_to("EU-ROLL-7")
    assert table.state.roll is not None and table.state.roll.total == 10


def test_eu_combat_9_preparation_comes_before_first_strike(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "prep", round=0)
    oil = table.tile(Use("prep", (e.Gaar(1),)))
    table.wear("maeldur", oil, table.weapon((None, None, 2), timing="first-strike"))
    table.choose("done", rule="EU-COMBAT-9")
    assert table.asked.rule == "EU-COMBAT-11"


@pytest.mark.rule("EU-COMBAT-10")
def test_eu_combat_11_first_strike(scene: type[Scene]) -> None:
    table = scene("taesiri", "keleia")
    arena(table, "first-strike", hero="taesiri", round=0, chaos=2)
    bow = table.weapon((None, None, 2), timing="first-strike")
    hush = table.tile(Use("hero-before", (e.Silence(),)), kind="skill", hero="taesiri")
    table.wear("taesiri", bow, hush)
    table.lay("taesiri", gaar=1)
    table.lay("keleia", silver=table.power("curse", 2))
    table.choose("first-strike", rule="EU-COMBAT-11")
    # no curse, no silence: straight to the roll with the only fitting weapon
    assert table.asked.rule == "EU-ROLL-7" and table.state.fight is not None
    assert table.state.fight.weapon == bow
    table.choose("done")
    assert table.state.fight.hits == 2 and table.state.fight.round == 1
    table.on_to("EU-CARDS-6")
    table.choose("pass")  # bow: not in step B of a normal round
    assert table.state.fight.hits == 2


def test_eu_combat_12_four_phases(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "heal-1", round=0)
    sword = table.weapon((None, None, 1))
    balm = table.tile(*[Use("anytime", (e.Heal(amount=1),))], kind="potion")
    table.wear("maeldur", sword)
    table.lay("maeldur", health=1, bags=[balm, balm, balm], gaar=2)
    seen = []
    for _ in range(5):
        seen.append(table.asked.rule)
        table.choose("pass" if "pass" in table.offered else "done")
    assert seen == ["EU-COMBAT-13", "EU-COMBAT-16", "EU-COMBAT-13", "EU-ROLL-7", "EU-COMBAT-13"]
    assert table.state.fight is not None and table.state.fight.round == 2


# The monster attacks


def test_eu_combat_14_one_air_essence_then_clovers_end_then_cards(scene: type[Scene]) -> None:
    from fabletop.games.euthia.state import Term

    table = scene("maeldur", "keleia")
    arena(table, "mon-a", chaos=1, clovers=[Term("x", -2)])
    table.lay("maeldur", loose=["air", "air"])
    table.lay("keleia", silver=table.power("barbs", 1))
    table.choose(table.offers("essence")[0])
    assert table.asked.rule == "EU-CARDS-5"  # a second air essence is not offered
    assert table.state.fight is not None and table.state.fight.clovers == []
    table.luck("monster-dice", 4)
    table.choose("pass")
    assert table.state.roll is not None and table.state.roll.dice == [4]


def test_eu_combat_15_hope_for_a_high_roll(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "mon-b")
    table.lay("maeldur", gaar=1)
    table.luck("monster-dice", 5, 5)
    assert table.asked.rule == "EU-COMBAT-16"
    assert table.state.fight is not None and table.state.fight.hope == 1


def test_eu_combat_16_passing_does_not_bind(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "mon-b", gaar=2)
    table.lay("maeldur", gaar=1)
    table.choose("pass", by="keleia")
    table.choose("gaar:1", by="maeldur")
    table.choose("gaar:1", by="keleia")
    table.choose("pass", by="keleia")  # the hero has none left; two passes end the part
    assert table.state.fight is not None and table.state.fight.gaar == 1


def test_eu_combat_18_only_the_monsters_own_gaar(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "mon-b")
    table.lay("maeldur", gaar=1)
    assert table.keleia.gaar == 4
    assert table.state.players[table.asked.seat].hero == "maeldur"  # the monster has none


def test_eu_combat_19_shields(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    shield = table.tile(
        Use("mon-after", (e.Paw(amount=-1), e.Wounds(amount=-1), e.Clover(amount=-2))),
        kind="shield",
    )
    table.wear("maeldur", shield, table.weapon((None, None, 1)))
    table.lay("maeldur", gaar=1)
    table.fight("maeldur", table.monster((2, None, 3), vitality=20), "mon-b", round=1)
    table.luck("monster-dice", 3, 3)
    table.luck("hero-dice", 3, 4)
    health = table.maeldur.health
    table.on_to("EU-COMBAT-17")
    table.choose(f"use:{shield}")
    assert table.maeldur.health == health - 2
    table.on_to("EU-ROLL-7")
    assert table.state.roll is not None and table.state.roll.total == 5
    table.choose("done")
    assert table.state.fight is not None and table.state.fight.next_clovers == []


def test_eu_combat_21_a_monster_heals(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "mon-cards", chaos=1, hits=1)
    table.lay("keleia", gold=table.power("mending", 2))
    table.choose("play:mending:2")
    assert table.state.fight is None or table.state.fight.hits == 0


def test_eu_combat_22_death_ends_the_combat_at_once(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.wear("maeldur", table.weapon((None, None, 99)))
    table.lay("maeldur", at=1)
    table.fight("maeldur", table.monster((2, None, 50)), "mon-b", round=1)
    assert table.asked.rule == "EU-TURN-2"
    assert table.state.fight is None and table.maeldur.at == 0


# The hero attacks


def test_eu_combat_23_curses_then_the_hero(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "curse", chaos=1)
    table.wear("maeldur", table.weapon((None, None, 2)))
    table.lay("maeldur", loose=["fire", "fire"], gaar=1)
    table.lay("keleia", silver=[*table.power("curse", 1), *table.power("barbs", 1)])
    assert set(table.offered) == {"play:curse:1", "pass"}
    table.choose("play:curse:1")
    table.choose("essence:fire:1", rule="EU-COMBAT-23")
    table.choose("essence:fire:1", rule="EU-COMBAT-23")
    table.choose("done", rule="EU-ROLL-7")
    assert table.state.fight is not None and table.state.fight.hits == 2 + 4


def test_eu_combat_24_no_weapon_no_attack(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "hero-b")
    table.lay("maeldur", gaar=1)
    assert table.asked.rule == "EU-COMBAT-16"
    assert table.state.fight is not None and table.state.fight.round == 2
    two = scene("maeldur", "keleia")
    arena(two, "hero-b")
    arms = [two.weapon((None, None, 1)), two.weapon((None, None, 2))]
    two.wear("maeldur", *arms)
    assert set(two.offered) == {f"strike:{id}" for id in arms}


def test_eu_combat_25_the_monster_does_nothing_now(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "hero-b", gaar=3, chaos=3)
    table.wear("maeldur", table.weapon((None, None, 1)))
    table.lay("maeldur", gaar=1)
    table.lay("keleia", silver=table.power("curse", 2))
    table.choose("gaar:1", rule="EU-ROLL-7", by="maeldur")
    assert table.state.fight is not None and table.state.fight.round == 2


def test_eu_combat_28_played_cards_are_discarded(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "mon-cards", chaos=2)
    table.lay("maeldur", gaar=1)
    barbs = table.power("barbs", 1)
    table.lay("keleia", silver=barbs)
    table.choose("play:barbs:1")
    table.choose("pass")
    assert table.state.fight is not None and table.state.fight.round == 2
    assert table.state.discards["silver"] == barbs


def test_eu_combat_29_no_combat_is_endless(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "round-end", round=30)
    assert table.asked.rule == "EU-TURN-2" and table.maeldur.fallen == 1


# Victory


@pytest.mark.rule("EU-COMBAT-34")
def test_eu_combat_30_the_order_of_victory(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land((1, -2), ["lake", "", ""], monsters=(1, 0, 0), loot=Loot(coins=2))
    table.bare("maeldur")
    table.lay("maeldur", at=tile + 1)
    card = table.monster(vitality=1, reward=(e.Reputation(amount=2),))
    table.fight("maeldur", card, hits=1, hope=3, gaar=2, chaos=1)
    table.choose("trophy", rule="EU-COMBAT-30")
    player = table.maeldur
    assert (player.reputation, player.coins, player.gaar) == (2, 2, 1)
    assert player.bags == [card] and table.state.interactions == {8 * (tile + 1): 2}
    assert "mine" in table.offered and table.state.fight is None


def test_eu_combat_30_what_the_monster_did_not_use_is_away_before_the_hands(
    scene: type[Scene],
) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.lay("keleia", silver=table.power("barbs", 6))
    card = table.monster(vitality=1)
    table.fight("maeldur", card, hits=1, gaar=2, chaos=1)
    table.choose("no-trophy", rule="EU-COMBAT-30")
    assert table.asked.rule == "EU-CARDS-2"
    shown = table.session.view(None).fight
    assert (shown.chaos, shown.gaar) == (0, 0)


@pytest.mark.parametrize(
    ("location", "special", "kind"),
    [
        ("merchants", "", "trade"),
        ("", "towers", "trade"),
        ("cave", "", "mine"),
        ("", "", "hero"),
        ("fire", "", "hero"),
    ],
)
def test_eu_combat_31_tokens(scene: type[Scene], location: str, special: str, kind: str) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land((1, -2), [location, "", ""], monsters=(1, 0, 0), special=special)
    table.lay("maeldur", at=tile + 1)
    table.fight("maeldur", table.monster(vitality=1), hits=1)
    table.choose("no-trophy")
    assert (table.state.trade_tokens == {tile + 1: 0}) == (kind == "trade")
    assert (table.state.interactions == {8 * (tile + 1): 2}) == (kind == "mine")
    assert (table.state.hero_tokens == {tile + 1: 0}) == (kind == "hero")


def test_eu_combat_32_trade_before_discarding(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land((1, -2), ["merchants", "", ""], monsters=(1, 0, 0))
    table.bare("maeldur")
    potions = [library().piles["healing"][0]] * 3
    table.lay("maeldur", at=tile + 1, bags=potions)
    table.fight("maeldur", table.monster(vitality=1), hits=1)
    table.choose("trophy")
    table.choose("trade", rule="EU-COMBAT-32")
    assert table.asked.rule == "EU-TRADE-3" and len(table.maeldur.bags) == 4


def test_eu_combat_33_a_guarded_treasure(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land((1, -2), ["treasure-2", "", ""], monsters=(1, 0, 0))
    table.lay("maeldur", at=tile + 1)
    before = len(table.state.decks["treasure-2"])
    table.fight("maeldur", table.monster(vitality=1), hits=1)
    table.choose("no-trophy")
    table.choose("no-treasure", rule="EU-COMBAT-33")
    assert table.state.hero_tokens == {tile + 1: 0} and "treasure" not in table.offered
    assert len(table.state.decks["treasure-2"]) == before


# Hope, cards, death


def test_eu_shia_1_at_most_five(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table)
    fight = table.state.fight
    assert fight is not None
    raise_hope(Game(table.state, [], False), fight, 9)
    assert fight.hope == 5


@pytest.mark.rule("EU-SHIA-2")
def test_eu_shia_3_three_points_add_an_unsigned_hit(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "hero-b", hope=5)
    table.wear("maeldur", table.weapon((20, None, 5)))
    table.luck("hero-dice", 4, 4)
    table.choose("hope:3")
    assert table.state.roll is not None and table.state.roll.total == 9
    table.choose("hope:2")
    assert table.maeldur.gaar == 1 and table.state.fight is not None
    table.choose("done")
    assert table.state.fight.hits == 1


@pytest.mark.rule("EU-CARDS-4")
def test_eu_cards_1_cards_act_only_for_the_monster(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.lay("maeldur", silver=table.power("curse", 2), gold=table.power("fury", 2))
    assert table.offers("play") == []
    fight = scene("maeldur", "keleia")
    arena(fight, "mon-cards", chaos=1)
    fight.lay("keleia", gold=fight.power("fury", 1))
    assert "play:fury:1" in fight.offered


def test_eu_cards_2_the_hand_is_secret_and_limited(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    draw_cards(Game(table.state, [], False), table.maeldur, "silver", 6)
    assert table.session.view(1).players[0].hand.silver.cards is None
    assert table.session.view(1).players[0].hand.silver.count == 6
    assert table.asked.rule == "EU-CARDS-2" and "exchange" in table.offered
    table.choose(table.offers("discard")[0])
    assert len(table.maeldur.silver.cards) == 5


def test_eu_cards_3_four_silver_for_one_gold(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.lay("maeldur", silver=table.power("curse", 4))
    table.choose("exchange")
    for _ in range(3):
        table.choose(table.offered[0], rule="EU-CARDS-3")
    assert len(table.maeldur.gold.cards) == 1 and table.maeldur.silver.cards == []
    assert len(table.state.discards["silver"]) == 4


def test_eu_cards_6_cards_have_a_time(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "mon-cards", chaos=3)
    hand = [*table.power("curse", 1), *table.power("barbs", 1), *table.power("dark-surge", 1)]
    table.lay("keleia", silver=hand)
    fits = {
        f"play:{id}:1"
        for id in ("curse", "barbs", "dark-surge")
        if library().powers[id].timing in ("mon-before", "mon-both")
    }
    assert set(table.offered) == {*fits, "pass"} and "play:curse:1" not in fits


@pytest.mark.rule("EU-CARDS-8")
def test_eu_cards_7_how_long_cards_lie(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table, "mon-cards", chaos=3, hits=9)
    table.lay("maeldur", gaar=1)
    table.lay("keleia", gold=[*table.power("mending", 2), *table.power("fury", 1)])
    table.choose("play:mending:1")
    table.choose("play:mending:1")
    table.choose("play:fury:1")
    table.on_to("EU-COMBAT-16")
    table.choose("pass")
    fight = table.state.fight
    assert fight is not None and fight.round == 2
    assert len(fight.lasting) == 2 and fight.hits == 9 - 2 - 2 - 1 - 1  # once per play
    assert fight.clovers == [] and len(table.state.discards["gold"]) == 1


def test_eu_death_4_death_outside_combat(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.lay("maeldur", at=1, health=0, reputation=5)
    table.state.mp = 3
    gaar = table.maeldur.gaar
    die_outside(Game(table.state, [], False), table.maeldur)
    player = table.maeldur
    assert (player.at, player.reputation, player.gaar) == (0, 3, gaar)
    assert player.health == max_health(player) and table.state.mp == 0


@pytest.mark.rule("EU-DEATH-6")
@pytest.mark.rule("EU-SCORE-5")
def test_eu_death_5_tokens_of_the_fallen(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    arena(table)
    table.lay("maeldur", at=1, health=0)
    card = table.state.fight.card if table.state.fight else ""
    assert table.asked.rule == "EU-TURN-2"
    assert (table.maeldur.fallen, table.keleia.taken, table.maeldur.at) == (1, 1, 0)
    assert table.state.decks["monster-1"].cards[-1] == card
    assert table.session.view(None).monsters[0].card == card  # known to all
