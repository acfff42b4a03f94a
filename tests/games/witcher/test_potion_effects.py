"""The 14 potions, the 4 attribute trophies and the 5 witcher trophies: each design works."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.kernel.session.legal import IllegalChoice

from .arena import accept_defeat, attacked, dueling, hunting, ready
from .scene import Scene


def armed(table: Scene, potion: str, monster: str = "harpy", **fields: Any) -> str:
    """The Wolf hunts with this potion; returns the key that uses it."""
    hunting(table, monster, potions=[f"{potion}-1"], **fields)
    return f"use:{potion}-1"


def linked(table: Scene, length: int, **fields: Any) -> list[str]:
    return table.cards(length, extensions=[{"colours": ("blue",)}], **fields)


def test_gale_one_card_without_a_link(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    blue, red = table.card(damage=1), table.card("red", damage=2)
    use = armed(table, "gale", hand=[blue, red, table.card()])
    table.choose(f"play:{blue}")
    with pytest.raises(IllegalChoice):
        table.choose(f"free:{red}")
    table.choose(use, rule="WI-COMBO-2")
    table.choose(f"free:{red}")
    assert len(table.fight.life) == 12 - 3


@pytest.mark.parametrize(("shield", "left"), [(0, 10), (1, 10), (2, 11), (4, 11)])
def test_black_blood_if_the_damage_costs_a_card(scene: type[Scene], shield: int, left: int) -> None:
    table = scene("wolf", "bear")
    use = armed(table, "black-blood", tracked=False, defence=4, shield=shield)
    attacked(table, "fight-05", "charge")  # 2 damage
    table.choose(use, rule="WI-TROPHY-4", by="wolf")
    assert len(table.fight.life) == left


def test_black_blood_in_a_duel(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    card = table.card(damage=1)
    ready(table, "wolf", hand=[card, table.card()])
    ready(table, "cat", shield=0, potions=["black-blood-1"])
    dueling(table, "cat")
    table.choose(f"play:{card}")
    table.choose("use:black-blood-1", by="cat")
    assert len(table.wolf.deck) == 10 - 1 - 1  # one lost, one drawn


def test_iron_root_shield_plus_two(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    use = armed(table, "iron-root", defence=3, shield=0)
    table.choose(use, rule="WI-FIGHT-5")
    assert table.wolf.shield == 2


def test_hawks_eye_two_cards(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    use = armed(table, "hawks-eye")
    table.choose(use, rule="WI-FIGHT-5")
    assert len(table.wolf.hand) == 4


def test_red_fume_two_damage_and_a_card_less(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    use = armed(table, "red-fume", "barghest", combat=3)
    table.choose(table.offered[0])
    table.choose(use, rule="WI-DAMAGE-1")
    assert (len(table.fight.life), len(table.wolf.hand)) == (11 - 2, 1 + 2)


def test_quicksilver_two_more_cards(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    use = armed(table, "quicksilver", "barghest", combat=2)
    table.choose(table.offered[0])
    table.choose(use, rule="WI-DAMAGE-7")
    assert len(table.wolf.hand) == 1 + 4


def test_bitter_salve_three_cards_under_the_deck_and_a_card_less(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    use = armed(table, "bitter-salve", "barghest", tracked=False, combat=3, shield=0)
    attacked(table, "fight-05", "bite")  # 4 damage
    low, *gone = table.wolf.discard.cards
    table.choose(use, rule="WI-FIGHT-5")
    assert table.wolf.discard.cards == [low]
    assert set(table.wolf.deck.cards[:3]) == set(gone)
    table.choose(table.offered[0])
    assert len(table.wolf.hand) == 1 + 2


def test_cats_sight_top_three_in_any_order(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    use = armed(table, "cats-sight")
    table.stack_life("fight-01", "fight-02", "fight-03", "fight-04")
    table.choose(use, rule="WI-FIGHT-5")
    assert set(table.offered) == {"fight-01", "fight-02", "fight-03"}
    table.choose("fight-02", "fight-03", "fight-01")
    assert table.fight.life.cards[:-5:-1] == ["fight-02", "fight-03", "fight-01", "fight-04"]
    assert len(table.fight.life) == 12


def test_cats_sight_on_a_witchers_deck(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    ready(table, "wolf", potions=["cats-sight-1"])
    ready(table, "cat")
    dueling(table, "cat")
    top = table.cat.deck.cards[:-4:-1]
    table.choose("use:cats-sight-1")
    table.choose(*reversed(top), by="wolf")
    assert table.cat.deck.cards[:-4:-1] == top[::-1]


def test_prism_one_card_counts_as_any_colour(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    ways = [{"colours": ("red",), "damage": 1}, {"colours": ("green",), "damage": 2}]
    first, purple = table.card("blue", extensions=ways), table.card("purple")
    other = table.card("purple")
    use = armed(table, "prism", hand=[first, purple, other])
    table.choose(f"play:{first}")
    table.choose(use, rule="WI-COMBO-2")
    wild = {f"wild:{card}:{place}" for card in (purple, other) for place in (1, 2)}
    assert set(table.offered) == {*wild, "done"}
    table.choose(f"wild:{purple}:2")
    assert len(table.fight.life) == 12 - 2


@pytest.mark.parametrize("gale", [False, True])
def test_wi_potion_6_prism_needs_an_extension(scene: type[Scene], gale: bool) -> None:
    table = scene("wolf", "bear")
    bare, other = table.card("blue"), table.card("purple")
    hunting(table, "harpy", potions=["prism-1", "gale-1"], hand=[bare, other], alchemy=2)
    table.choose(f"play:{bare}")
    assert "use:prism-1" not in table.offered
    if gale:  # an unlinked card may bring an extension
        table.choose("use:gale-1")
        assert "use:prism-1" in table.offered


def test_wi_potion_6_pure_water_not_when_the_monster_is_driven_away(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    armed(table, "pure-water", tracked=False, shield=0)
    table.set_life(2)
    table.lay("wolf", hand=[], deck=table.cards(1), discard=table.cards(5))
    attacked(table, "fight-05", "charge")  # one card of the monster is left
    assert table.asked.rule == "WI-MARKET-8"
    accept_defeat(table)
    assert (table.asked.rule, len(table.wolf.hand)) == ("WI-MARKET-4", 3)
    assert table.wolf.potions == ["pure-water-1"]


def test_wi_potion_6_pure_water_not_beside_the_rotfiend_trophy(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    armed(table, "pure-water", tracked=False, shield=0, trophies=["rotfiend"])
    table.lay("wolf", hand=[], deck=table.cards(1), discard=table.cards(5))
    attacked(table, "fight-05", "charge")
    assert table.asked.rule == "WI-MARKET-8"


def test_stone_skin_two_damage_less(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    use = armed(table, "stone-skin", tracked=False, shield=0)
    attacked(table, "fight-05", "bite")  # 4 damage
    table.choose(use, by="wolf")
    assert len(table.wolf.deck) == 10 - 2


def test_stone_skin_never_below_zero(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    use = armed(table, "stone-skin", tracked=False, shield=1, alchemy=1)
    attacked(table, "fight-04", "bite")  # 1 damage, Alchemy stays at 1
    table.choose(use, by="wolf")
    assert (table.wolf.shield, len(table.wolf.deck)) == (1, 10)


@pytest.mark.parametrize(("side", "lost"), [("charge", 4), ("bite", 2)])
def test_white_ash_the_other_attack_type(scene: type[Scene], side: str, lost: int) -> None:
    table = scene("wolf", "bear")
    use = armed(table, "white-ash", tracked=False, shield=0)
    attacked(table, "fight-05", side)
    assert table.fight.shown == []  # before the card is turned over
    table.choose(use, by="wolf")
    assert len(table.wolf.deck) == 10 - lost


def test_white_ash_not_in_duels(scene: type[Scene]) -> None:
    table = scene("wolf", "cat")
    ready(table, "wolf", hand=table.cards(4))
    ready(table, "cat", hand=table.cards(3), deck=[], potions=["white-ash-1"])
    dueling(table, "cat")
    for school in ("wolf", "cat", "wolf"):
        assert "use:white-ash-1" not in table.offered
        table.choose(table.offered[0], rule="WI-COMBO-2", by=school)


def test_second_wind_any_card_of_the_discards(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    use = armed(table, "second-wind", tracked=False, shield=0)
    attacked(table, "fight-05", "bite")
    pile = table.wolf.discard.cards[:]
    table.choose(use, rule="WI-FIGHT-5")
    assert set(table.offered) == set(pile)
    table.choose(pile[1])
    assert pile[1] in table.wolf.hand.cards and len(table.wolf.hand) == 3


def test_second_wind_not_with_an_empty_pile(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    use = armed(table, "second-wind")
    assert use not in table.offered and table.asked.rule == "WI-COMBO-2"


@pytest.mark.parametrize(("length", "offered"), [(2, False), (3, True)])
def test_wormwood_three_damage_for_a_long_combo(
    scene: type[Scene], length: int, offered: bool
) -> None:
    table = scene("griffin", "bear")
    combo = linked(table, length)
    use = armed(table, "wormwood", "barghest", hand=[*combo, table.card("red")], combat=3)
    table.finish_combo(*combo)
    assert (use in table.offered) is offered
    if offered:
        table.choose(use, rule="WI-DAMAGE-1")
        assert (len(table.fight.life), len(table.griffin.hand)) == (11 - 3, 1 + 2)


def test_pure_water_three_cards_after_a_lost_hunt(scene: type[Scene]) -> None:
    for drunk, cards in ((False, 2), (True, 3)):
        table = scene("wolf", "bear")
        use = armed(table, "pure-water", tracked=False, shield=0)
        table.lay("wolf", hand=[], deck=table.cards(1), discard=table.cards(5))
        attacked(table, "fight-05", "charge")
        table.choose(use if drunk else "pass", rule="WI-TROPHY-4", by="wolf")
        accept_defeat(table)
        assert (table.asked.rule, len(table.wolf.hand)) == ("WI-MARKET-4", cards)
        assert ("pure-water-1" in table.state.potion_discard.cards) is drunk


def test_pure_water_not_after_a_victory(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    armed(table, "pure-water", "barghest", tracked=False)
    table.set_life(1)
    attacked(table, "fight-05", "charge")
    assert table.asked.rule == "WI-FATIGUE-2"


# Attribute trophies


def test_combat_trophy_two_more_in_the_first_step_four(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "barghest", trophies=["trophy-combat-1"], hand=table.cards(3), shield=0)
    table.choose(table.offered[0], rule="WI-COMBO-2")
    assert len(table.wolf.hand) == 2 + 3  # by itself
    attacked(table, "fight-05", "charge")
    table.choose(table.offered[0])
    assert len(table.wolf.hand) == 4 + 1


def test_defence_trophy_three_less_once(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(
        table, "harpy", tracked=False, trophies=["trophy-defence-1"], shield=0, hand=table.cards(3)
    )
    attacked(table, "fight-05", "bite")  # 4 damage
    table.choose("use:trophy-defence-1", by="wolf")
    assert len(table.wolf.deck) == 10 - 1
    table.choose(table.offered[0], rule="WI-COMBO-2")
    attacked(table, "fight-15", "bite")
    assert table.asked.rule == "WI-COMBO-2"


def test_alchemy_trophy_a_potion_at_the_start(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    top = table.state.potion_deck.cards[-1]
    hunting(table, "barghest", tracked=False, trophies=["trophy-alchemy-1"], potions=[])
    assert table.wolf.potions == [top]


def test_alchemy_trophy_one_potion_is_not_counted(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    table.state.potion_deck.cards.append("hawks-eye-1")
    potions = ["iron-root-1", "iron-root-2"]
    hunting(
        table,
        "harpy",
        trophies=["trophy-alchemy-1"],
        alchemy=1,
        defence=4,
        shield=0,
        potions=potions,
    )
    table.choose("use:iron-root-1")
    table.choose("use:iron-root-2")
    assert table.wolf.shield == 4
    assert table.asked.rule == "WI-COMBO-2"  # two, and no more


@pytest.mark.rule("WI-SPEC-1")
def test_specialisation_trophy_twice_per_fight(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    combo = linked(table, 3)
    hunting(
        table, "barghest", trophies=["trophy-specialisation-1"], hand=[*combo, table.card("red")]
    )
    table.finish_combo(*combo)
    table.choose("specialise", rule="WI-DAMAGE-1")
    table.choose("specialise", rule="WI-DAMAGE-1")
    assert (table.asked.rule, len(table.fight.life)) == ("WI-MONSTER-2", 11 - 2)


# Witcher trophies


@pytest.mark.parametrize(("length", "offered"), [(1, False), (2, True)])
def test_wolf_trophy_one_damage_for_two_cards(
    scene: type[Scene], length: int, offered: bool
) -> None:
    table = scene("bear", "wolf")
    combo = linked(table, length)
    hunting(table, "barghest", trophies=["trophy-wolf-1"], hand=[*combo, table.card("red")])
    table.finish_combo(*combo)
    assert ("use:trophy-wolf-1" in table.offered) is offered
    if offered:
        table.choose("use:trophy-wolf-1", rule="WI-DAMAGE-1")
        assert len(table.fight.life) == 11 - 1


def test_griffin_trophy_exchange_with_the_top_of_the_discards(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "barghest", tracked=False, trophies=["trophy-griffin-1"], shield=0)
    attacked(table, "fight-05", "charge")
    low, top = table.wolf.discard.cards
    given, kept = table.wolf.hand.cards
    table.choose("use:trophy-griffin-1", rule="WI-FIGHT-5")
    table.choose(given)
    assert set(table.wolf.hand.cards) == {kept, top}
    assert table.wolf.discard.cards == [low, given]
    assert table.asked.rule == "WI-COMBO-2"  # once per fight


def test_bear_trophy_shield_plus_one(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", trophies=["trophy-bear-1"], defence=3, shield=1)
    table.choose("use:trophy-bear-1", rule="WI-FIGHT-5")
    assert (table.wolf.shield, table.asked.rule) == (2, "WI-COMBO-2")


def test_cat_trophy_one_more_card(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "barghest", trophies=["trophy-cat-1"], combat=1)
    table.choose(table.offered[0])
    table.choose("use:trophy-cat-1", rule="WI-DAMAGE-7")
    assert len(table.wolf.hand) == 1 + 2


@pytest.mark.parametrize(("damage", "offered"), [(1, False), (2, True)])
def test_viper_trophy_one_more_after_a_discard(
    scene: type[Scene], damage: int, offered: bool
) -> None:
    table = scene("wolf", "cat")
    card = table.card(damage=damage)
    ready(table, "wolf", hand=[card, table.card()], trophies=["trophy-viper-1"])
    ready(table, "cat", shield=1)
    dueling(table, "cat")
    table.choose(f"play:{card}")
    assert ("use:trophy-viper-1" in table.offered) is offered  # Shield alone is no discard
    if offered:
        table.choose("use:trophy-viper-1", rule="WI-DAMAGE-1")
        assert len(table.cat.discard) == 1 + 1
