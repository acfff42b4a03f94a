"""EU-SOLO, EU-COOP and the scenarios of section 8."""

from __future__ import annotations

import pytest

from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Use
from fabletop.games.euthia.fields import mark_of
from fabletop.games.euthia.flow import result
from fabletop.games.euthia.library import library
from fabletop.games.euthia.rules import alone
from fabletop.games.euthia.rules.aftermath import finish
from fabletop.games.euthia.rules.decks import discard_card, draw_cards
from fabletop.games.euthia.rules.dragon import dragon_appears, fly, form_of, free_position
from fabletop.games.euthia.rules.foes import special_rule
from fabletop.games.euthia.rules.golem import golem_round
from fabletop.games.euthia.rules.hearths import raid, settlements
from fabletop.games.euthia.rules.land import shop_at
from fabletop.games.euthia.rules.lattice import packed
from fabletop.games.euthia.rules.life import die_outside
from fabletop.games.euthia.rules.scenario import goal_reached
from fabletop.games.euthia.scenarios import DragonRule, Raids
from fabletop.games.euthia.terms import HEROES
from fabletop.kernel.gamedef import Game

from .scene import Scene, hex_of


def quiet(table: Scene) -> Game:  # type: ignore[type-arg]
    return Game(table.state, [], False)


def banks(table: Scene) -> tuple[int, int]:
    decks = table.state.decks
    return len(decks["silver-bank"].cards), len(decks["gold-bank"].cards)


def fill(table: Scene, gold: list[str], silver: list[str]) -> None:
    """The banks, from the top on."""
    table.state.decks["gold-bank"].cards = gold[::-1]
    table.state.decks["silver-bank"].cards = silver[::-1]


def combat_card(table: Scene, left: int, right: int, gaar: int, chaos: int) -> None:
    """A card made for the scene lies on top."""
    from fabletop.games.euthia.records import CombatCard

    card = CombatCard(
        id=table.state.decks["combat"].cards[-1],
        name="x",
        origin="design",
        left=left,
        right=right,
        gaar=gaar,
        chaos=chaos,
    )

    library().combat_cards[card.id] = card


@pytest.fixture(autouse=True)
def same_cards() -> object:
    before = dict(library().combat_cards)
    yield None
    library().combat_cards.update(before)


def facing(table: Scene, stage: str = "mon-b", **fields: object) -> None:
    table.bare(table.state.players[0].hero)
    monster = table.monster((30, None, 1), vitality=30)
    table.fight(table.state.players[0].hero, monster, stage, **{"round": 1, **fields})


def act(table: Scene) -> None:
    game = quiet(table)
    alone.reveal_card(game)
    for _ in alone.act(game):
        raise AssertionError("nobody is asked")


# Solo


def test_eu_solo_1_setup(scene: type[Scene]) -> None:
    table = scene("taesiri")
    state = table.state
    assert state.mode == "solo" and state.decks["control"].cards == []
    assert len(state.decks["combat"]) == 36
    gold = {library().power_cards[card].id for card in state.decks["gold"].cards}
    assert gold == {"fury", "mending", "mind-control"} and len(state.decks["gold"]) == 24
    for chapter in (1, 2, 3):
        fixed = state.decks[f"map-{chapter}-fixed"].cards
        assert len(fixed) == 2 and all(library().map_tiles[id].solo for id in fixed)


def test_eu_solo_3_a_silver_card_each_round(scene: type[Scene]) -> None:
    table = scene("maeldur")
    assert banks(table) == (1, 0)
    table.lay("maeldur", tokens=[])
    table.choose("end-turn")
    assert banks(table) == (2, 0)


def test_eu_solo_4_drawing_feeds_the_bank(scene: type[Scene]) -> None:
    table = scene("maeldur")
    draw_cards(quiet(table), table.maeldur, "silver", 2)
    draw_cards(quiet(table), table.maeldur, "gold", 1)
    assert banks(table) == (3, 1)


def test_eu_solo_6_discards_go_under_the_deck(scene: type[Scene]) -> None:
    table = scene("maeldur")
    (card,) = table.power("curse", 1)
    discard_card(table.state, card, "silver")
    assert table.state.decks["silver"].cards[0] == card and table.state.discards["silver"] == []


@pytest.mark.parametrize(
    ("edition", "keys"),
    [
        ("both", {"exchange", "silver-to-coin", "gold-to-coin"}),
        ("czech", {"silver-to-coin", "gold-to-coin"}),
        ("polish", {"exchange", "gold-to-coin"}),
    ],
)
def test_eu_solo_7_uses_of_the_own_cards(scene: type[Scene], edition: str, keys: set[str]) -> None:
    table = scene("maeldur", edition=edition)
    table.lay("maeldur", silver=table.power("curse", 4), gold=table.power("fury", 1), coins=0)
    assert {one for one in table.offered if one.startswith(("ex", "silver", "gold-"))} == keys
    table.choose("gold-to-coin")
    assert table.maeldur.coins == 1 and table.maeldur.gold.cards == []


def test_eu_solo_8_resources_go_to_the_banks(scene: type[Scene]) -> None:
    table = scene("maeldur")
    table.bare("maeldur")
    fill(table, [], table.power("curse", 2))
    table.state.decks["monster-1"].put(table.monster(silver=2, gold=1, chaos=1, gaar=2))
    table.fight("maeldur", "", "control")
    table.lay("maeldur", loose=["air"])
    assert table.asked.rule == "EU-COMBAT-14"
    assert banks(table) == (0, 2)  # four silver cards became a gold one
    fight = table.state.fight
    assert fight is not None and (fight.chaos, fight.gaar) == (1, 2)
    assert table.maeldur.silver.cards == [] and table.maeldur.gold.cards == []


@pytest.mark.parametrize(("essence", "dice", "hope"), [(0, [5, 6], 1), (1, [6], 0)])
def test_eu_solo_9_the_combat_card(
    scene: type[Scene], essence: int, dice: list[int], hope: int
) -> None:
    table = scene("maeldur")
    combat_card(table, 5, 6, 0, 0)
    facing(table, fewer_dice=essence)
    act(table)
    assert table.state.roll is not None and table.state.roll.dice == dice
    assert table.state.fight is not None and table.state.fight.hope == hope


def test_eu_solo_10_monster_gaar_on_low_dice(scene: type[Scene]) -> None:
    table = scene("maeldur")
    combat_card(table, 2, 6, 2, 0)
    facing(table, gaar=3)
    table.luck("monster-dice", 5)
    act(table)
    assert table.state.roll is not None and table.state.roll.dice == [5, 6]
    assert table.state.roll.total == 13  # the second symbol finds no die of 1 to 3
    assert table.state.fight is not None and table.state.fight.gaar == 2


def test_eu_solo_12_the_heros_reaction(scene: type[Scene]) -> None:
    table = scene("maeldur")
    combat_card(table, 3, 4, 0, 0)
    facing(table)
    dodge = table.tile(Use("mon-after", (e.Paw(amount=-2),)))
    table.wear("maeldur", dodge)
    table.lay("maeldur", gaar=2)
    assert set(table.offered) == {"gaar:1", "gaar:2", "pass"}
    table.choose("gaar:1")
    table.choose("gaar:1")
    assert table.maeldur.gaar == 0 and set(table.offered) == {f"use:{dodge}", "done"}


def test_eu_solo_13_one_chaos_action(scene: type[Scene]) -> None:
    table = scene("maeldur")
    fury, heal = table.power("fury", 2), table.power("mending", 1)
    fill(table, [*fury, *heal], table.power("curse", 2))
    combat_card(table, 3, 4, 0, 1)
    facing(table, chaos=1)
    act(table)
    fight = table.state.fight
    assert fight is not None and fight.clovered == fury and fight.chaos == 0
    assert [one.amount for one in fight.wounds] == [3]
    assert table.state.decks["gold-bank"].cards == heal


def test_eu_solo_13_curses_wait_for_the_hero_attack(scene: type[Scene]) -> None:
    table = scene("maeldur")
    fill(table, [], table.power("curse", 2))
    combat_card(table, 3, 4, 0, 1)
    facing(table, chaos=1)
    act(table)
    fight = table.state.fight
    assert fight is not None and fight.curses == [("curse", 2)] and fight.clovers == []
    table.wear("maeldur", table.weapon((None, None, 3)))
    table.lay("maeldur", gaar=1)
    table.luck("hero-dice", 5, 5)
    table.on_to("EU-ROLL-7")
    assert table.state.roll is not None and table.state.roll.total == 6


@pytest.mark.parametrize(("edition", "left"), [("both", 0), ("czech", 1)])
def test_eu_solo_15_the_second_set_from_silver(scene: type[Scene], edition: str, left: int) -> None:
    """A10: CZ looks at the gold bank once, when the combat card is revealed."""
    table = scene("maeldur", edition=edition)
    fill(table, table.power("fury", 1), table.power("curse", 1))
    combat_card(table, 3, 4, 0, 2)
    facing(table, chaos=2)
    act(table)
    assert table.state.fight is not None and table.state.fight.chaos == left


def test_eu_solo_17_stolen_gaar_comes_later(scene: type[Scene]) -> None:
    table = scene("maeldur")
    fill(table, table.power("mind-control", 1), [])
    combat_card(table, 1, 1, 2, 1)
    facing(table, chaos=1)
    table.lay("maeldur", gaar=2)
    act(table)
    fight = table.state.fight
    assert fight is not None and (fight.gaar, table.maeldur.gaar) == (1, 1)
    assert table.state.roll is not None and table.state.roll.dice == [1, 1]


@pytest.mark.parametrize(("gaar", "left"), [(0, (0, 3)), (1, (0, 4)), (3, (1, 5))])
def test_eu_solo_17_of_skoldur_dwurt_is_taken_after_gaar(
    scene: type[Scene], gaar: int, left: tuple[int, int]
) -> None:
    """A39: two cards take two tokens; what is taken is Gaar beside the monster."""
    table = scene("skoldur")
    fill(table, table.power("mind-control", 2), [])
    combat_card(table, 5, 5, 0, 1)
    facing(table, chaos=1)
    table.lay("skoldur", gaar=gaar, dwurt=5)
    act(table)
    assert (table.skoldur.gaar, table.skoldur.dwurt) == left
    assert table.state.fight is not None and table.state.fight.gaar == 2
    assert table.skoldur.dwurt_die == 0


def test_eu_solo_18_death(scene: type[Scene]) -> None:
    table = scene("maeldur")
    facing(table, "heal-1")
    before = banks(table)
    table.maeldur.health = 0
    assert table.asked.rule == "EU-TURN-2"
    assert table.maeldur.fallen == 1 and banks(table) == (before[0], before[1] + 1)
    assert table.maeldur.gaar == 3 and len(table.maeldur.gold.cards) == 1


def test_eu_solo_19_scoring_and_success(scene: type[Scene]) -> None:
    table = scene("maeldur")
    table.bare("maeldur")
    table.lay("maeldur", fallen=2, reputation=10)
    table.state.phase = "score"
    assert table.session.over and table.state.scores == [6]
    assert result(table.state).ranking == ((), (0,))


def test_eu_solo_20_a_monster_that_draws_fills_the_bank(scene: type[Scene]) -> None:
    table = scene("maeldur")
    table.bare("maeldur")
    effects = (e.MonsterDraws(colour="gold", cards=2),)
    monster = table.monster(vitality=20, diagram=(e.Range(effects=effects),))
    table.fight("maeldur", monster, "mon-d", round=1)
    table.lay("maeldur", gaar=1)
    from fabletop.games.euthia.state import Roll

    table.state.roll = Roll(-1, "monster", [3, 3], [3, 3], [])
    assert table.asked.rule == "EU-COMBAT-16" and banks(table)[1] == 2


# Cooperation


def test_eu_coop_1_three_fixed_tiles_and_shared_banks(scene: type[Scene]) -> None:
    table = scene("taesiri", "keleia", mode="coop")
    assert table.state.mode == "coop" and len(table.state.decks["map-1-fixed"]) == 3
    assert all(library().tiles[id].players != "solo" for id in table.taesiri.pile)
    assert "silver-bank" in table.state.decks


def test_eu_coop_2_a_silver_card_each_turn(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", mode="coop")
    assert banks(table) == (1, 0)
    table.lay("maeldur", tokens=[])
    table.choose("end-turn")
    assert banks(table) == (2, 0)


def test_eu_coop_3_a_gold_card_instead_of_coins(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", mode="coop")
    table.no_stack()
    tile = table.land((1, -2), ["lake", "", ""])
    table.lay("maeldur", at=tile + 1, coins=5)
    table.state.interactions[mark_of(hex_of(tile, 1), 1)] = 1
    assert "mine" not in table.offered
    table.maeldur.gold.cards[:] = table.power("fury", 1)
    table.choose("walk:trade")
    table.choose("mine")
    assert table.maeldur.gold.cards == [] and table.maeldur.coins == 5


def test_eu_coop_4_trading_is_free(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", mode="coop")
    table.no_stack()
    tile = table.land((1, -2), ["merchants", "", ""])
    table.lay("maeldur", at=tile + 1, coins=3)
    table.state.trade_tokens[hex_of(tile, 1)] = 1
    table.choose("trade")
    assert table.maeldur.coins == 3


def test_eu_coop_5_no_help_for_others(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", mode="coop")
    facing(table, "mon-b")
    table.lay("maeldur", gaar=1)
    assert [one.seat for one in table.session.requests] == [0]


def test_eu_coop_6_death_costs_one(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", mode="coop")
    facing(table, "heal-1")
    table.lay("maeldur", health=0, reputation=5)
    assert table.asked.rule == "EU-TURN-2"
    assert table.maeldur.reputation == 4 and table.maeldur.fallen == 0
    die_outside(quiet(table), table.maeldur)
    assert table.maeldur.reputation == 3


def test_eu_coop_8_all_win_or_nobody(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", mode="coop")
    table.state.scores = [3, 9]
    table.state.won = True
    assert result(table.state).ranking == ((0, 1),)


def test_eu_coop_9_one_player_is_solo(scene: type[Scene]) -> None:
    assert scene("maeldur", mode="coop").state.mode == "solo"


# Scenarios

HUNTS = [("easy", 2, 0), ("normal", 3, 1), ("hard", 4, 2)]


@pytest.mark.parametrize(("difficulty", "wanted", "of_level_2"), HUNTS)
@pytest.mark.parametrize("heroes", [("maeldur",), ("maeldur", "keleia"), HEROES[:4]])
def test_s_1_the_hunt_needs_bounties_by_difficulty(
    scene: type[Scene],
    heroes: tuple[str, ...],
    difficulty: str,
    wanted: int,
    of_level_2: int,
) -> None:
    """S-1 rule 4: bounties come lowest level first, players + 2 of each."""
    table = scene(*heroes, mode="coop", difficulty=difficulty)
    levels = {id: one.level for id, one in library().bounties.items()}
    in_order = [
        id
        for level in (1, 2, 3)
        for id in [one for one in levels if levels[one] == level][: len(heroes) + 2]
    ]
    needed = in_order[: wanted + len(heroes)]
    player = table.state.players[-1]
    player.bounties = needed[:-1]
    assert not goal_reached(table.state)
    player.bounties = needed
    assert goal_reached(table.state)
    assert sum(levels[id] == 2 for id in needed) == of_level_2
    assert all(levels[id] < 3 for id in needed)


def test_s_1_the_normal_hunt_is_the_default(scene: type[Scene]) -> None:
    assert scene("maeldur").session.view(0).wanted == 4


@pytest.mark.parametrize(
    ("bounties", "told"),
    [
        (0, "The goal of the scenario was missed; final reputation {score}."),
        (4, "The goal of the scenario was reached; final reputation {score}."),
    ],
)
def test_eu_solo_19_the_final_reputation_stands_beside_won_or_lost(
    scene: type[Scene], bounties: int, told: str
) -> None:
    table = scene("maeldur")
    table.lay("maeldur", bounties=list(library().bounties)[:bounties], reputation=7, fallen=1)
    table.state.phase = "score"
    assert table.session.over
    state = table.session.state
    assert state.won == (bounties == 4)
    assert table.said()[-1] == told.format(score=state.scores[0])
    assert table.session.view(0).scores == tuple(state.scores)


def test_a_look_at_a_monster_deck_for_a_coin(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    bounty = next(id for id, one in library().bounties.items() if one.lair == "on")
    table.state.bounty = bounty
    table.no_stack()
    tile = table.land((1, -2), [library().bounties[bounty].where, "", ""])
    table.lay("maeldur", at=tile + 1, coins=1)
    table.choose("scout-deck:2")
    top = table.state.decks["monster-2"].cards[-1]
    assert table.session.view(0).monsters[1].card == top
    assert table.session.view(1).monsters[1].card is None
    assert table.maeldur.coins == 0 and table.offers("scout-deck") == []


def test_raids_fell_settlements(scene: type[Scene]) -> None:
    table = scene("maeldur", scenario="defence-of-the-settlements")
    rule = special_rule(table.state, Raids)
    assert rule is not None
    near = table.land((1, -2), ["merchants", "", ""])
    far = table.land((2, -4), ["alchemists", "", ""])
    table.lay("maeldur", at=near + 1)
    assert settlements(table.state) == [near + 1, far + 1]
    table.luck("raid", 6, 6, 1, 1)
    raid(quiet(table), rule)
    assert table.state.peril.rubble == [far + 1] and table.state.peril.ruined == 1
    assert settlements(table.state) == [near + 1]
    table.state.peril.magic[hex_of(near, 1)] = 1
    raid(quiet(table), rule)  # strength 3 against 6 + 2 + 2
    assert table.state.peril.magic[hex_of(near, 1)] == 0 and settlements(table.state) == [
        hex_of(near, 1)
    ]


def test_wards_are_laid_on_settlements(scene: type[Scene]) -> None:
    table = scene("maeldur", scenario="defence-of-the-settlements")
    table.no_stack()
    tile = table.land((1, -2), ["merchants", "", ""])
    table.lay("maeldur", at=tile + 1, coins=2, loose=["fire"])
    table.choose("ward:coins")
    table.choose("ward:essence")
    assert table.state.peril.magic == {tile + 1: 2} and table.offers("ward") == []


def test_the_dragon_comes_at_the_latest_in_round_nine(scene: type[Scene]) -> None:
    table = scene("maeldur", scenario="wings-over-the-vale")
    table.state.round = 8
    dragon_appears(quiet(table))
    assert table.state.peril.at == -1
    assert free_position(table.state) == packed((-1, -1))  # (i, j) = (-1, 0)
    table.state.round = 9
    dragon_appears(quiet(table))
    assert table.state.placed[-1] == "wyrms-peak" and table.state.peril.at == 4
    fly(quiet(table))
    assert table.state.peril.at & 3


def test_the_dragon_changes_its_form_by_quarters(scene: type[Scene]) -> None:
    table = scene("maeldur", scenario="wings-over-the-vale")
    rule = special_rule(table.state, DragonRule)
    assert rule is not None
    forms = []
    for hits in (0, 6, 7, 14, 21):
        table.state.peril.hits = hits
        forms.append(rule.forms.index(form_of(table.state, rule)))
    assert forms == [0, 0, 1, 2, 3]


def test_s_3_a_dragon_that_heals_does_not_fall_back_to_an_earlier_form(
    scene: type[Scene],
) -> None:
    table = scene("maeldur", "keleia", scenario="wings-over-the-vale")
    rule = special_rule(table.state, DragonRule)
    assert rule is not None
    table.bare("maeldur")
    table.lay("maeldur", health=40)
    # 38 in all: the second form from 10 on
    table.fight("maeldur", rule.forms[0], "round-end", foe="dragon", round=3, hits=10, dealt=10)
    assert table.asked.rule == "EU-TURN-2"
    table.state.peril.hits -= 2
    assert form_of(table.state, rule) == rule.forms[1]


def test_a_combat_with_the_dragon_lasts_three_rounds(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", scenario="wings-over-the-vale")
    table.bare("maeldur")
    table.lay("maeldur", health=40, reputation=0)
    form = next(iter(library().forms))
    table.fight("maeldur", form, "round-end", foe="dragon", round=3, hits=7, dealt=7)
    assert table.asked.rule == "EU-TURN-2"
    assert table.state.peril.hits == 7 and table.maeldur.reputation == 2
    assert finish is not None


def test_the_golem_strides_to_the_nearest_shop(scene: type[Scene]) -> None:
    table = scene("maeldur", scenario="the-striding-ruin")
    shop = table.land((1, -2), ["", "", "merchants"])
    table.state.round = 2
    golem_round(quiet(table))
    assert table.state.peril.at == 0
    table.state.round = 3
    golem_round(quiet(table))
    assert table.state.peril.at == shop + 3 and table.state.peril.ruined == 1
    assert shop_at(table.state, hex_of(shop, 3)) is None
