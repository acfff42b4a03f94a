"""The trophies of the 28 monsters (table 2.4): each one works, and as often as it says."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.kernel.session.legal import IllegalChoice

from .arena import accept_defeat, attacked, dueling, hunting, ready
from .scene import Scene


def prey(table: Scene, trophy: str, **fields: Any) -> None:
    """The Wolf, with this trophy, hunts a Barghest whose trail he has."""
    hunting(table, "barghest", trophies=[trophy], **fields)


def spent(table: Scene, key: str) -> bool:
    """Is the once-per-fight ability not offered any more?"""
    return key not in table.offered


def walking(table: Scene, *things: str, to: str, card: str, gold: int = 0) -> None:
    """The Wolf at a place, with trophies, and cards of one terrain only."""
    table.lay("wolf", trophies=list(things), place=to, gold=gold, hand=[card])


def test_arachas_draw_one_then_discard_one(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    prey(table, "arachas")
    table.choose("use:arachas", rule="WI-FIGHT-5")
    assert len(table.wolf.hand) == 3
    table.choose(table.offered[0])
    assert (len(table.wolf.hand), len(table.wolf.discard)) == (2, 1)
    assert spent(table, "use:arachas")


def test_archespore_draw_two_potions_and_keep_one(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    table.lay("wolf", place="vengerberg", trophies=["archespore"])
    table.moved()
    first, second = table.state.potion_deck.cards[:-3:-1]
    table.choose("act:potion")
    assert set(table.offered) == {first, second}
    table.choose(second, rule="WI-POTION-1")
    assert (table.wolf.potions, table.state.potion_discard.cards) == ([second], [first])


@pytest.mark.parametrize(("trophy", "less"), [("barghest", 1), ("manticore", 2)])
def test_barghest_and_manticore_reduce_one_damage_instance(
    scene: type[Scene], trophy: str, less: int
) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, trophies=[trophy], shield=0, hand=table.cards(3))
    attacked(table, "fight-05", "bite")  # 4 damage
    table.choose(f"use:{trophy}", rule="WI-TROPHY-4", by="wolf")
    assert len(table.wolf.deck) == 10 - 4 + less
    table.choose(table.offered[0], rule="WI-COMBO-2")
    attacked(table, "fight-06", "bite")
    assert table.asked.rule == "WI-COMBO-2"  # once per fight


@pytest.mark.parametrize(
    ("trophy", "start", "to"),
    [
        ("drowners-nest", "vengerberg", "ban-ard"),
        ("harpy", "vengerberg", "beauclair"),
        ("nekkers-nest", "ban-ard", "vizima"),
        ("wyvern", "vengerberg", "ban-ard"),
        ("wyvern", "vengerberg", "beauclair"),
        ("wyvern", "ban-ard", "vizima"),
    ],
)
def test_guides_one_move_for_any_single_card(
    scene: type[Scene], trophy: str, start: str, to: str
) -> None:
    table = scene("wolf", "bear")
    wrong = {"ban-ard": "forest", "beauclair": "water", "vizima": "mountain"}[to]
    card = table.card(terrain=wrong)
    walking(table, to=start, card=card)
    assert f"move:{to}" not in table.offered  # without the trophy one such card is not enough
    table = scene("wolf", "bear")
    card = table.card(terrain=wrong)
    walking(table, trophy, to=start, card=card)
    table.choose(f"move:{to}")
    assert table.wolf.place == table.place(to)
    assert (table.wolf.hand.cards, table.wolf.discard.cards) == ([], [card])


def test_guides_once_per_turn(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    cards = table.cards(3, terrain="forest")
    table.lay("wolf", trophies=["drowners-nest"], place="vengerberg", gold=0, hand=cards)
    table.choose("move:ban-ard")
    table.choose(f"guided:{cards[0]}", rule="WI-MOVE-2")
    table.choose("move:vizima")
    table.choose(f"pay:{cards[1]}", rule="WI-MOVE-2")
    assert "move:ban-ard" not in table.offered
    assert table.asked.blocked["move:ban-ard"].id == "why-no-payment"
    assert "move:novigrad" in table.offered  # a fitting card


def test_guides_only_their_own_terrain(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    walking(table, "drowners-nest", to="vengerberg", card=table.card(terrain="forest"))
    assert "move:ban-ard" in table.offered
    assert "move:beauclair" not in table.offered


@pytest.mark.parametrize(("damage", "offered"), [(2, False), (3, True)])
def test_ekimmara_shield_after_three_damage(scene: type[Scene], damage: int, offered: bool) -> None:
    table = scene("wolf", "bear")
    card = table.card(damage=damage)
    prey(table, "ekimmara", hand=[card, table.card()], shield=0, defence=2)
    table.choose(f"play:{card}")
    assert ("use:ekimmara" in table.offered) is offered
    if offered:
        table.choose("use:ekimmara", rule="WI-DAMAGE-1")
        assert table.wolf.shield == 1


def test_foglet_the_other_type_is_used(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, trophies=["foglet"], shield=0, hand=table.cards(3))
    attacked(table, "fight-05", "bite")
    table.choose("use:foglet", by="wolf")
    assert len(table.wolf.deck) == 10 - 2  # the charge
    table.choose(table.offered[0], rule="WI-COMBO-2")
    attacked(table, "fight-06", "bite")
    assert table.asked.rule == "WI-COMBO-2"  # once per fight


def test_ghouls_nest_one_more_damage_for_a_single_card(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    one, two = table.card(extensions=[{"colours": ("red",)}]), table.card("red")
    prey(table, "ghouls-nest", hand=[one, two, table.card()])
    table.finish_combo(one)
    table.choose("use:ghouls-nest", rule="WI-DAMAGE-1")
    assert len(table.fight.life) == 10
    other = scene("wolf", "bear")
    one, two = other.card(extensions=[{"colours": ("red",)}]), other.card("red")
    prey(other, "ghouls-nest", hand=[one, two, other.card()])
    other.finish_combo(one, two)
    assert other.asked.rule == "WI-MONSTER-2"  # not for two cards


def test_rotfiend_refills_to_three_after_a_lost_hunt(scene: type[Scene]) -> None:
    for trophies, cards in (([], 2), (["rotfiend"], 3)):
        table = scene("wolf", "bear")
        hunting(table, "harpy", tracked=False, trophies=trophies, shield=0)
        table.lay("wolf", hand=[], deck=table.cards(2), discard=table.cards(5))
        attacked(table, "fight-05", "charge")
        accept_defeat(table)
        assert (table.asked.rule, len(table.wolf.hand)) == ("WI-MARKET-4", cards)


@pytest.mark.rule("WI-DRESULT-7")
def test_rotfiend_refills_to_three_after_a_lost_duel(scene: type[Scene]) -> None:
    for trophies, cards in (([], 2), (["rotfiend"], 3)):
        table = scene("wolf", "bear")
        card = table.card()
        ready(table, "wolf", hand=[card, table.card()], trophies=trophies)
        dueling(table, "bear")
        table.lay("wolf", hand=[card], deck=[], discard=table.cards(5))
        table.choose(f"play:{card}")
        accept_defeat(table)
        assert (table.asked.rule, len(table.wolf.hand)) == ("WI-MARKET-4", cards)


def test_fiend_one_card_counts_as_any_colour(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    first = table.card("blue", extensions=[{"colours": ("red",), "damage": 2}])
    green, more = table.card("green"), table.card("green")
    prey(table, "fiend", hand=[first, green, more])
    table.choose(f"play:{first}")
    assert set(table.offered) == {"use:fiend", "done"}
    table.choose("use:fiend")
    table.choose(f"wild:{green}:1")
    assert len(table.fight.life) == 9  # the extension is used
    assert table.wolf.hand.cards.count(more) == 1


def test_grave_hag_top_of_the_discards_under_the_deck(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "barghest", tracked=False, trophies=["grave-hag"], shield=0)
    attacked(table, "fight-05", "charge")
    low, top = table.wolf.discard.cards
    table.choose("use:grave-hag", rule="WI-FIGHT-5")
    assert (table.wolf.discard.cards, table.wolf.deck.cards[0]) == ([low], top)
    assert spent(table, "use:grave-hag")


def test_griffin_one_more_card_in_step_four(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    prey(table, "griffin-beast", combat=2)
    table.choose(table.offered[0])
    table.choose("use:griffin-beast", rule="WI-DAMAGE-7")
    assert len(table.wolf.hand) == 1 + 3


def test_nightwraith_look_at_the_top_card_and_sink_it(scene: type[Scene]) -> None:
    for choice in ("leave", "sink"):
        table = scene("wolf", "bear")
        prey(table, "nightwraith")
        table.stack_life("fight-12", "fight-01")
        table.choose("use:nightwraith", rule="WI-FIGHT-5")
        assert table.session.view(0).fight.life_top == ("fight-12",)
        assert table.session.view(1).fight.life_top == ()
        table.choose(choice, by="wolf")
        life = table.fight.life.cards
        assert (life[-1], len(life)) == ("fight-12" if choice == "leave" else "fight-01", 11)
        assert (life[0] == "fight-12") is (choice == "sink")


def test_noonwraith_shield_plus_two(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    prey(table, "noonwraith", shield=1, defence=4)  # the Barghest takes 1
    table.choose("use:noonwraith", rule="WI-FIGHT-5")
    assert table.wolf.shield == 2
    assert spent(table, "use:noonwraith")


def test_penitent_the_first_turn_in_every_hunt(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, trophies=["penitent"])
    assert (table.asked.rule, table.fight.monster_turns) == ("WI-COMBO-2", 0)


@pytest.mark.rule("WI-POTION-2")
def test_water_hag_five_unused_potions(scene: type[Scene]) -> None:
    held = ["gale-1", "gale-2", "prism-1", "prism-2"]
    for trophies, number in (([], 4), (["water-hag"], 5)):
        table = scene("wolf", "bear")
        table.lay("wolf", place="vengerberg", trophies=trophies, potions=held[:])
        table.state.potion_deck.cards.append("iron-root-1")
        table.moved()
        table.choose("act:potion")
        if number == 4:
            table.choose("iron-root-1", rule="WI-POTION-2")
        assert len(table.wolf.potions) == number


@pytest.mark.rule("WI-LOC-8")
def test_weavess_training_one_gold_cheaper(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    table.lay("wolf", place="haern-caduch", trophies=["weavess"], combat=2, gold=2)
    table.moved()
    table.choose("act:school")
    table.choose("train:combat:2", rule="WI-LOC-8")
    assert (table.wolf.combat, table.wolf.gold) == (3, 0)


@pytest.mark.parametrize(("shield", "offered"), [(0, True), (1, False)])
def test_werewolf_two_more_damage_at_shield_zero(
    scene: type[Scene], shield: int, offered: bool
) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", trophies=["werewolf"], shield=shield)
    table.choose(table.offered[0], rule="WI-COMBO-2")
    assert ("use:werewolf" in table.offered) is offered
    if offered:
        table.choose("use:werewolf", rule="WI-DAMAGE-1")
        assert len(table.fight.life) == 10


@pytest.mark.rule("WI-POKER-6")
def test_whispess_two_rerolls_in_dice_poker(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    table.lay("wolf", place="vengerberg", gold=1, trophies=["whispess"])
    table.lay("bear", place="vengerberg", gold=1)
    table.moved()
    table.luck("poker", 1, 1, 2, 3, 5, 6, 6, 2, 3, 4, 4, 1)
    table.choose("poker:bear")
    table.choose(rule="WI-POKER-6", by="bear")
    table.choose("die:5:5", rule="WI-POKER-6", by="wolf")
    table.choose("die:5:4", rule="WI-POKER-6", by="wolf")
    assert (table.wolf.gold, table.asked.rule) == (3, "WI-TURN-2")  # three 1s


def test_bruxa_two_cards_under_the_deck_after_damage(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(damage=1)
    prey(table, "bruxa", hand=[card, table.card()])
    pile = table.cards(3)
    table.lay("wolf", discard=pile)
    table.choose(f"play:{card}")
    table.choose("use:bruxa", rule="WI-DAMAGE-1")
    assert set(table.wolf.deck.cards[:2]) == {pile[1], pile[2]}
    assert table.wolf.discard.cards == [pile[0], card]


def test_brewess_a_potion_not_counted_and_a_card(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    prey(table, "brewess", alchemy=1, potions=["hawks-eye-1", "hawks-eye-2"])
    table.choose("use:hawks-eye-1")
    assert "use:hawks-eye-2" not in table.offered
    table.choose("use:brewess", rule="WI-FIGHT-5")
    assert len(table.wolf.hand) == 2 + 2 + 1
    table.choose("use:hawks-eye-2")
    assert len(table.wolf.hand) == 7


def test_glustyworp_the_first_damage_instance_is_reduced(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    hunting(table, "harpy", tracked=False, trophies=["glustyworp"], shield=0, hand=table.cards(3))
    attacked(table, "fight-05", "bite")  # 4 damage, 3 less, and nobody is asked
    assert len(table.wolf.deck) == 10 - 1
    table.choose(table.offered[0], rule="WI-COMBO-2")
    attacked(table, "fight-15", "bite")  # 4 damage
    assert len(table.wolf.deck) == 9 - 4


@pytest.mark.rule("WI-ATTR-4")
def test_leshen_shield_maximum_one_higher(scene: type[Scene]) -> None:
    for defence, most in ((2, 3), (4, 5), (5, 5)):
        table = scene("wolf", "bear")
        card = table.card(shield=7)
        hunting(table, "harpy", trophies=["leshen"], hand=[card, table.card()], defence=defence)
        table.choose(f"play:{card}")
        assert table.wolf.shield == most


def test_striga_every_long_combo_deals_one_more(scene: type[Scene]) -> None:
    for length, more in ((2, 0), (3, 1), (4, 1)):
        table = scene("bear", "wolf")
        combo = table.cards(length, extensions=[{"colours": ("blue",)}])
        hunting(table, "barghest", trophies=["striga"], hand=[*combo, table.card("red")])
        table.finish_combo(*combo)
        assert table.asked.rule == "WI-MONSTER-2"  # by itself
        assert len(table.fight.life) == 11 - more


def test_yghern_shield_symbols_count_double(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    card = table.card(shield=2)
    hunting(table, "harpy", trophies=["yghern"], hand=[card, table.card()], defence=4, shield=0)
    table.choose(f"play:{card}")
    table.choose("use:yghern", rule="WI-COMBO-2")
    assert table.asked.rule == "WI-MONSTER-2"
    assert table.wolf.shield == 4


def test_yghern_also_when_the_last_hand_card_was_played(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    first = table.card("blue", shield=1, extensions=[{"colours": ("red",)}])
    second = table.card("red", shield=1)
    hunting(table, "harpy", trophies=["yghern"], hand=[first, second], defence=4, shield=0)
    table.choose(f"play:{first}")
    table.choose(f"play:{second}")
    assert "use:yghern" in table.offered  # the combo is complete, its shields are not counted yet


def test_a_trophy_of_the_rival_gives_nothing(scene: type[Scene]) -> None:
    table = scene("wolf", "bear")
    table.lay("bear", trophies=["noonwraith"])
    hunting(table, "barghest", defence=4)
    assert table.asked.rule == "WI-COMBO-2"
    with pytest.raises(IllegalChoice):
        table.choose("use:noonwraith")
