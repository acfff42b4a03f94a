"""GH-ROUND, GH-INIT, GH-EOR, GH-REST, GH-DAMAGE, GH-EXHAUST."""

# mypy: disable-error-code="comparison-overlap"
# rules change what a test has just laid out

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.records import Marker, Script, Wave
from fabletop.games.gloomhaven.rules.damage import kill, suffer
from fabletop.games.gloomhaven.rules.decks import deck_for, draw_for_types, put_decks_in_order
from fabletop.games.gloomhaven.rules.endings import check_goal, finish
from fabletop.games.gloomhaven.rules.initiative import (
    decide_order,
    next_actor,
    positions,
    reveal_cards,
)
from fabletop.games.gloomhaven.rules.rests import long_rest, short_rest
from fabletop.games.gloomhaven.rules.rounds import (
    end_of_round,
    leads_of,
    nothing_to_come,
    start_round,
)
from fabletop.games.gloomhaven.rules.turn import end_of_turn, start_of_turn
from fabletop.games.gloomhaven.state import REST, Active, Figure, Place
from fabletop.games.gloomhaven.terms import STRONG
from fabletop.kernel.secrecy import Eyes

from .scene import Scene, hall


def lead(table: Scene, type: str, first: int, second: int) -> None:
    table.hero(type).picks.cards[:] = [table.card(initiative=first), table.card(initiative=second)]


def monsters_draw(table: Scene, type: str, initiative: int) -> None:
    deck = deck_for(table.game, type)
    card = next(
        one
        for one in library().monster_cards.values()
        if one.initiative == initiative and one.id in deck.draw.cards
    )
    deck.draw.take(card.id)
    deck.current = card.id


# Rounds


def test_gh_round_01_a_round_has_four_steps(table: Scene) -> None:
    table.state.phase = "lead"
    seen = []
    while table.state.phase != "turns":
        seen.append(table.state.phase)
        for request in list(table.session.requests):
            table.session.answer(request.seat, request.keys[:1])
    assert seen == ["lead", "second"] and table.state.order


@pytest.mark.rule("GH-ROUND-03")
def test_gh_round_02_two_cards_or_a_long_rest_in_secret(table: Scene) -> None:
    hero = table.hero("brute")
    assert REST not in leads_of(hero)
    table.lay("brute", discard=[table.card(), table.card()])
    assert REST in leads_of(hero) and len(leads_of(hero)) == 11
    table.state.phase = "lead"
    session = table.session
    session.answer(0, (REST,))
    session.answer(1, session.request(1).keys[:1])  # type: ignore[union-attr]
    views = [session.view(1).heroes[seat] for seat in (0, 1)]
    assert views[0].picks.count == views[1].picks.count == 1 and not views[0].resting


def test_gh_round_04_every_type_on_the_map_draws_a_card(table: Scene) -> None:
    table.monster("bandit-guard", (1, 0))
    table.monster("living-bones", (2, 0))
    table.state.phase = "initiative"
    draw_for_types(table.game)
    assert table.state.decks["guard"].current and table.state.decks["living-bones"].current
    assert "archer" not in table.state.decks


def test_gh_round_05_an_empty_deck_is_shuffled(table: Scene) -> None:
    table.monster("bandit-guard", (1, 0))
    deck = deck_for(table.game, "bandit-guard")
    deck.gone.cards[:] = deck.draw.cards
    deck.draw.cards.clear()
    table.state.phase = "initiative"
    draw_for_types(table.game)
    assert deck.current and len(deck.draw.cards) == 7 and not deck.gone.cards


def test_gh_round_06_everybody_acts_once_in_order(table: Scene) -> None:
    assert next_actor(table.state) is table.figure("brute")
    table.figure("brute").acted = True
    assert next_actor(table.state) is table.figure("tinkerer")
    table.figure("tinkerer").acted = True
    assert next_actor(table.state) is None


def test_gh_round_07_hands_are_seen_by_their_owners_only(table: Scene) -> None:
    from fabletop.games.gloomhaven.views import table_view

    view = table_view(table.state, Eyes(1))
    assert view.heroes[0].hand.cards is None and view.heroes[1].hand.cards is not None


def test_gh_round_08_types_that_share_a_deck_share_the_card(table: Scene) -> None:
    table.monster("bandit-guard", (1, 0))
    table.monster("city-guard", (2, 0))
    table.state.phase = "initiative"
    draw_for_types(table.game)
    assert list(table.state.decks) == ["guard"]
    table.lay("tinkerer", initiative=1)
    table.run(decide_order(table.game), "first:city-guard")
    monsters = [one.who for one in table.state.order if one.kind == "monster"]
    assert monsters == ["city-guard", "bandit-guard"]


@pytest.mark.rule("GH-EXHAUST-01", "GH-ROUND-09", "GH-EXHAUST-06")
def test_golden_23_too_few_cards_at_the_start_of_a_round(table: Scene) -> None:
    table.lay("brute", hand=[table.card()], discard=[table.card()], hp=4)
    table.run(start_round(table.game))
    hero = table.hero("brute")
    assert hero.exhausted and hero.hp_left == 4 and "brute" not in table.state.figures


def test_gh_round_09_two_discards_are_enough(table: Scene) -> None:
    table.lay("brute", hand=[], discard=[table.card()])
    table.hero("brute").active[:] = [Active(table.card(), "top", False)]
    table.run(start_round(table.game))
    assert not table.hero("brute").exhausted


def starting(**fields: Any) -> Scene:
    """A hall whose scenario does something at the start of rounds; the first is about to begin."""
    wave = Wave(monster="bandit-guard", marker="a", ranks=(("normal",),) * 3)
    given: dict[str, Any] = {"on": "round-start", "waves": (wave,), "once": False, "until": ("1",)}
    script = Script(**{**given, **fields})
    record = hall(id="scene-dawn", scripts=(script,), markers=(Marker(id="a", hexes=((2, 0),)),))
    table = Scene("brute", "tinkerer", scenario=record)
    table.state.phase, table.state.round = "round", 0
    return table


def guards(table: Scene) -> list[Figure]:
    return [one for one in table.state.figures.values() if one.type == "bandit-guard"]


def test_gh_round_10_monsters_of_the_start_of_a_round_act_in_it() -> None:
    """They are there before the cards are chosen, draw with the others and wait for nothing."""
    table = starting()
    assert {one.rule for one in table.session.requests} == {"GH-ROUND-02"}
    (guard,) = guards(table)
    assert guard.at == (2, 0) and guard.spawned
    assert not guard.waits and not guard.revealed and not guard.acted
    assert table.state.round == 1 and table.state.decks["guard"].current == ""


@pytest.mark.parametrize(
    ("rounds", "comes"),
    [("every", [1, 2, 3]), ("odd", [1, 3]), ("even", [2]), ("none", [])],
)
def test_gh_round_10_in_the_rounds_that_are_named(rounds: str, comes: list[int]) -> None:
    """By the number of the round that begins."""
    table = starting(rounds=(rounds,) * 3)
    came = []
    for number in (1, 2, 3):
        for one in guards(table):
            table.run(kill(table.game, one, None))
        table.run(start_round(table.game))
        came += [number] * len(guards(table))
    assert came == comes


def test_gh_round_10_until_the_door_is_open() -> None:
    table = starting()
    table.state.opened = ("D1",)
    table.run(start_round(table.game))
    assert guards(table) == []


def test_gh_round_10_once_is_once() -> None:
    table = starting(once=True)
    for _ in range(2):
        table.run(start_round(table.game))
    assert len(guards(table)) == 1


def test_gh_round_10_doors_elements_and_damage() -> None:
    """Everything a script may bring, before GH-ROUND-09: the fallen are not asked for cards."""
    table = starting(waves=(), opens=("1",), until=(), elements=("fire",), damage=3)
    table.lay("tinkerer", hp=2, hand=table.hero("tinkerer").hand.cards[:1])
    hp = table.figure("brute").hp
    table.lay("brute", hand=[], discard=["trample", "eye-for-an-eye"])
    table.run(start_round(table.game), "suffer", "suffer")
    assert table.state.opened == ("D1",) and "R2" in table.state.revealed
    assert table.state.elements["fire"] == STRONG
    assert table.figure("brute").hp == hp - 3
    assert table.hero("tinkerer").exhausted and "tinkerer" not in table.state.figures
    assert table.hero("tinkerer").hp_left == 0


def test_gh_round_10_the_end_of_everybody_ends_the_round_without_turns() -> None:
    table = starting(waves=(), damage=99)
    for hero in ("brute", "tinkerer"):
        table.lay(hero, hand=[])
    table.run(start_round(table.game))
    assert table.state.outcome == "lost" and table.state.phase == "end-of-round"


@pytest.mark.rule("GH-EOR-07")
@pytest.mark.parametrize(
    ("seats", "starts", "ends"), [(2, [], [1, 3]), (3, [1, 2, 3], []), (4, [1, 2, 3], [])]
)
def test_gh_round_10_guards_of_scenario_3(seats: int, starts: list[int], ends: list[int]) -> None:
    """Two characters: a guard at the end of odd rounds; more: at the start of every round."""
    scenario = next(one for one in library().scenarios.values() if one.number == 3)
    wanted: dict[str, list[int]] = {"round-start": [], "round-end": []}
    for script in scenario.scripts:
        (wave,) = script.waves
        assert (wave.monster, wave.marker, script.until, script.once) == (
            "inox-guard",
            "a",
            ("D3",),
            False,
        )
        assert wave.ranks[seats - 2] == ("normal",)
        named = {"every": (1, 2, 3), "odd": (1, 3), "even": (2,), "none": ()}
        wanted[script.on] += named[script.rounds[seats - 2]]
    assert wanted == {"round-start": starts, "round-end": ends}


@pytest.mark.rule("GH-ROUND-10")
def test_gh_end_07_nobody_gives_up_while_the_start_of_rounds_brings_monsters() -> None:
    """Until the door is open, and only where the number of characters has such rounds."""
    table = starting()
    assert not nothing_to_come(table.state)
    table.state.opened = ("D1",)
    assert nothing_to_come(table.state)
    table = starting(rounds=("none", "every", "every"))
    assert nothing_to_come(table.state)


# Initiative


@pytest.mark.rule("GH-INIT-01", "GH-INIT-02")
def test_golden_03_the_leading_card_decides(table: Scene) -> None:
    table = Scene("brute", "scoundrel")
    lead(table, "brute", 61, 15)
    lead(table, "scoundrel", 86, 20)
    table.monster("living-bones", (1, 0))
    table.monster("bandit-archer", (2, 0))
    monsters_draw(table, "living-bones", 45)
    monsters_draw(table, "bandit-archer", 32)
    reveal_cards(table.game)
    table.run(decide_order(table.game))
    assert [one.who for one in table.state.order] == [
        "bandit-archer",
        "living-bones",
        "brute",
        "scoundrel",
    ]


def test_gh_init_01_a_long_rest_is_last(table: Scene) -> None:
    table.hero("brute").picks.cards[:] = [REST, REST]
    lead(table, "tinkerer", 94, 1)
    reveal_cards(table.game)
    assert table.hero("brute").initiative == 99


def test_gh_init_03_tied_heroes_compare_the_other_card(table: Scene) -> None:
    lead(table, "brute", 30, 80)
    lead(table, "tinkerer", 30, 40)
    reveal_cards(table.game)
    table.run(decide_order(table.game))
    assert [one.who for one in table.state.order] == ["tinkerer", "brute"]


def test_gh_init_04_heroes_before_monsters_of_the_same_initiative(table: Scene) -> None:
    lead(table, "brute", 45, 80)
    lead(table, "tinkerer", 60, 80)
    table.monster("living-bones", (1, 0))
    monsters_draw(table, "living-bones", 45)
    reveal_cards(table.game)
    table.run(decide_order(table.game))
    assert [one.who for one in table.state.order] == ["brute", "living-bones", "tinkerer"]


def test_gh_init_05_tied_types_are_ordered_by_the_players(table: Scene) -> None:
    for hero in table.state.heroes:
        hero.exhausted = True
        del table.state.figures[hero.type]
    table.monster("bandit-guard", (1, 0))
    table.monster("inox-guard", (2, 0))
    monsters_draw(table, "bandit-guard", 30)
    table.run(decide_order(table.game), "first:inox-guard")
    assert [one.who for one in table.state.order] == ["inox-guard", "bandit-guard"]


@pytest.mark.rule("GH-SUMMON-03", "GH-SUMMON-08")
def test_gh_init_06_summons_act_before_their_owner(table: Scene) -> None:
    for number in (2, 1):
        id = f"battle-bot-{number}"
        table.state.figures[id] = Figure(
            id, "summon", "battle-bot", (0, number), 6, 6, side="heroes", owner=0, order=number
        )
    table.state.figures["battle-bot-2"].waits = True
    actor = next_actor(table.state)
    assert actor is not None and actor.id == "battle-bot-1"
    places = positions(table.state)
    assert places["battle-bot-1"] < places["battle-bot-2"] < places["brute"]


@pytest.mark.rule("GH-INIT-07")
def test_golden_04_elites_first_then_numbers(table: Scene) -> None:
    table.state.order = (Place("bandit-guard", "monster", 30),)
    for number, rank in ((1, "normal"), (4, "normal"), (3, "elite"), (2, "elite")):
        table.monster("bandit-guard", (number, -1), rank=rank, number=number)
    order = []
    while (actor := next_actor(table.state)) is not None:
        order.append(actor.number)
        actor.acted = True
    assert order == [2, 3, 1, 4]


def test_gh_init_08_types_revealed_later_are_inserted(table: Scene) -> None:
    table.state.order = (Place("brute", "hero", 20), Place("tinkerer", "hero", 60))
    table.monster("living-bones", (1, 0))
    monsters_draw(table, "living-bones", 45)
    draw_for_types(table.game)
    assert [one.who for one in table.state.order] == ["brute", "living-bones", "tinkerer"]


def test_gh_init_09_both_cards_are_public_from_the_reveal_on(table: Scene) -> None:
    from fabletop.games.gloomhaven.views import table_view

    lead(table, "brute", 30, 40)
    lead(table, "tinkerer", 50, 60)
    reveal_cards(table.game)
    assert table_view(table.state, Eyes(None)).heroes[0].picks.cards is not None


# End of round


def test_gh_eor_01_reshuffled_decks_first(table: Scene) -> None:
    table.state.reshuffle = True
    table.state.drawn.cards[:] = ["null"]
    table.run(end_of_round(table.game))
    assert not table.state.drawn.cards and "null" in table.state.modifiers.cards


def test_gh_eor_02_the_shuffle_symbol_brings_a_monster_deck_together(table: Scene) -> None:
    table.monster("bandit-guard", (1, 0))
    monsters_draw(table, "bandit-guard", 15)
    deck = table.state.decks["guard"]
    put_decks_in_order(table.game)
    assert len(deck.draw.cards) == 8 and not deck.current
    monsters_draw(table, "bandit-guard", 50)
    put_decks_in_order(table.game)
    assert len(deck.draw.cards) == 7 and len(deck.gone.cards) == 1


@pytest.mark.rule("GH-ELEM-08")
def test_gh_eor_03_elements_wane(table: Scene) -> None:
    table.state.elements.update(fire=2, ice=1)
    table.run(end_of_round(table.game))
    assert table.state.elements["fire"] == 1 and table.state.elements["ice"] == 0


@pytest.mark.rule("GH-MOTHER-04")
def test_gh_eor_04_round_bonuses_end(table: Scene) -> None:
    from fabletop.games.gloomhaven.state import Boon

    guard = table.monster("bandit-guard", (1, 0), boons=(Boon("shield", 1),))
    card = table.card(e.Shield(value=1), duration="round", lost=True)
    table.hero("brute").active[:] = [Active(card, "top", True, round=True)]
    table.run(end_of_round(table.game))
    assert guard.boons == () and table.hero("brute").lost.cards == [card]


@pytest.mark.rule("GH-EOR-06")
def test_gh_eor_05_each_hero_may_take_a_short_rest(table: Scene) -> None:
    table.lay("brute", discard=[table.card(), table.card()])
    table.state.phase = "end-of-round"
    assert table.asked.rule == "GH-EOR-05" and table.asked.seat == 0
    table.choose("no-rest")
    assert table.state.round == 2 and table.state.phase == "lead"


def test_gh_eor_08_a_settled_scenario_ends_without_short_rests(table: Scene) -> None:
    table.lay("brute", discard=[table.card(), table.card()])
    table.state.outcome = "won"
    table.run(end_of_round(table.game))
    assert table.state.phase == "over"


@pytest.mark.rule("GH-COND-04")
def test_gh_eor_20_the_wound_hurts_first(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=1, conditions=("wound",))
    table.run(start_of_turn(table.game, guard))
    assert guard.id not in table.state.figures


def test_gh_eor_21_looting_infusions_conditions_in_this_order(table: Scene) -> None:
    brute = table.lay("brute", conditions=("muddle",))
    table.state.money = ((0, 0),)
    table.state.infusing = ("fire",)
    table.run(end_of_turn(table.game, brute))
    assert table.hero("brute").tokens == 1
    assert table.state.elements["fire"] == 2 and brute.conditions == ()


# Rests


def test_gh_rest_01_a_rest_needs_two_discards(table: Scene) -> None:
    table.lay("brute", discard=[table.card()])
    assert REST not in leads_of(table.hero("brute"))


def test_gh_rest_02_a_short_rest_loses_a_random_card_or_another_for_damage(table: Scene) -> None:
    cards = [table.card() for _ in range(3)]
    hero = table.hero("brute")
    table.lay("brute", discard=cards, hand=[])
    table.state.chance.fixed["rest"] = [1]
    table.run(short_rest(table.game, hero), f"lose:{cards[1]}")
    assert hero.lost.cards == [cards[1]] and hero.hand.cards == [cards[0], cards[2]]
    table.lay("brute", discard=cards, hand=[], lost=[])
    table.state.chance.fixed["rest"] = [0, 0]
    table.run(short_rest(table.game, hero), "again", "suffer")
    assert hero.lost.cards == [cards[1]] and table.figure("brute").hp == 9


def test_gh_rest_02_the_card_kept_cannot_pay_for_being_kept(table: Scene) -> None:
    cards = [table.card() for _ in range(3)]
    hero = table.hero("brute")
    table.lay("brute", discard=cards, hand=[], lost=[])
    table.state.chance.fixed["rest"] = [0, 0]
    table.run(short_rest(table.game, hero), "again", f"lose-two:{cards[1]}:{cards[2]}")
    offered = table.asked_so_far[-1]
    assert offered.rule == "GH-DAMAGE-01" and len(offered.keys) == 2
    assert sorted(hero.lost.cards) == sorted(cards) and hero.hand.cards == []


@pytest.mark.rule("GH-HEAL-03", "GH-ITEM-06")
def test_golden_19_a_long_rest_heals_the_wound_and_two(table: Scene) -> None:
    cards = [table.card(), table.card()]
    table.lay("brute", discard=cards, hp=4, conditions=("wound",), items=("heater-shield",))
    table.hero("brute").items[0].state = "spent"
    table.run(long_rest(table.game, table.hero("brute")), f"lose:{cards[0]}")
    figure = table.figure("brute")
    assert figure.hp == 6 and figure.conditions == ()
    assert table.hero("brute").items[0].state == "ready"


def test_gh_rest_03_the_lost_card_is_chosen(table: Scene) -> None:
    cards = [table.card(), table.card()]
    table.lay("brute", discard=cards)
    table.run(long_rest(table.game, table.hero("brute")), f"lose:{cards[1]}")
    assert table.hero("brute").lost.cards == [cards[1]]


@pytest.mark.rule("GH-COND-07")
def test_gh_rest_04_items_may_be_used_and_the_stunned_rest(table: Scene) -> None:
    cards = [table.card(), table.card()]
    table.lay("brute", discard=cards, hp=4, items=("minor-healing-potion",))
    table.turn("brute", REST, REST)
    table.state.turn.stage = "begin"
    table.choose("item:minor-healing-potion", rule="GH-ITEM-01")
    assert table.figure("brute").hp == 7
    stunned = Scene("brute", "tinkerer")
    stunned.lay("brute", discard=cards, conditions=("stun",), items=("minor-healing-potion",))
    stunned.turn("brute", REST, REST)
    stunned.state.turn.stage = "begin"
    assert stunned.asked.rule == "GH-REST-03"


def test_gh_rest_05_active_cards_count_once_they_are_dropped(table: Scene) -> None:
    cards = [table.card(), table.card()]
    hero = table.hero("brute")
    table.lay("brute", discard=cards[:1])
    hero.active[:] = [Active(cards[1], "top", False)]
    table.run(long_rest(table.game, hero), f"lose:{cards[0]}")
    assert cards[1] in hero.hand.cards


def test_gh_rest_06_with_too_few_discards_nothing_happens(table: Scene) -> None:
    table.lay("brute", discard=[table.card()], hp=4)
    table.run(long_rest(table.game, table.hero("brute")))
    assert table.figure("brute").hp == 4 and len(table.hero("brute").discard.cards) == 1


# Damage and exhaustion


@pytest.mark.rule("GH-DAMAGE-01")
def test_golden_21_negated_damage_still_stuns(table: Scene) -> None:
    from fabletop.games.gloomhaven.rules.attack import attack
    from fabletop.games.gloomhaven.state import ActionTally

    guard = table.monster("bandit-guard", (1, 0))
    brute, hero = table.figure("brute"), table.hero("brute")
    table.draws("monsters", "plus-0")
    card = hero.hand.cards[0]
    run = attack(
        table.game, Aim(guard, ActionTally(), 0), e.Attack(value=6, conditions=("stun",)), [brute]
    )
    table.run(run, f"lose:{card}")
    assert brute.hp == 10 and brute.conditions == ("stun",) and hero.lost.cards == [card]


@pytest.mark.rule("GH-DAMAGE-02")
def test_golden_22_selected_cards_and_one_discard_are_not_enough(table: Scene) -> None:
    table.lay("brute", hand=[], picks=[table.card(), table.card()], discard=[table.card()])
    table.run(suffer(table.game, table.figure("brute"), 4))
    assert table.figure("brute").hp == 6


def test_gh_damage_01_two_discards_negate_as_well(table: Scene) -> None:
    cards = [table.card(), table.card()]
    table.lay("brute", discard=cards)
    table.run(suffer(table.game, table.figure("brute"), 4), f"lose-two:{cards[0]}:{cards[1]}")
    assert table.hero("brute").lost.cards == cards and table.figure("brute").hp == 10


def test_gh_damage_03_active_discards_may_be_lost(table: Scene) -> None:
    hero = table.hero("brute")
    cards = [table.card(), table.card()]
    table.lay("brute", discard=cards[:1], hand=[])
    hero.active[:] = [Active(cards[1], "top", False)]
    table.run(suffer(table.game, table.figure("brute"), 1), f"lose-two:{cards[0]}:{cards[1]}")
    assert not hero.active and sorted(hero.lost.cards) == sorted(cards)


def test_gh_damage_04_no_damage_no_question(table: Scene) -> None:
    assert table.run(suffer(table.game, table.figure("brute"), 0)) == 0


@pytest.mark.rule("GH-SUMMON-07")
def test_gh_damage_11_monsters_and_summons_just_lose_hit_points(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), hp=5)
    bot = Figure("battle-bot-1", "summon", "battle-bot", (0, 1), 6, 6, side="heroes", owner=1)
    table.state.figures[bot.id] = bot
    for one in (guard, bot):
        table.run(suffer(table.game, one, 2))
    assert guard.hp == 3 and bot.hp == 4


def test_gh_damage_12_costs_are_damage(table: Scene) -> None:
    table.act("brute", e.Damage(value=2, who=e.SELF))
    assert table.asked.rule == "GH-DAMAGE-01"


@pytest.mark.rule("GH-EXHAUST-03", "GH-SUMMON-02")
def test_gh_exhaust_02_all_cards_are_lost_and_the_figure_leaves(table: Scene) -> None:
    hero = table.hero("brute")
    card = table.card(e.Summon(summon="battle-bot"), duration="persistent", lost=True)
    hero.active[:] = [Active(card, "top", True, figure="battle-bot-1")]
    table.state.figures["battle-bot-1"] = Figure(
        "battle-bot-1", "summon", "battle-bot", (0, 1), 6, 6, side="heroes", owner=0
    )
    table.lay("brute", hand=hero.hand.cards[:1], tokens=3, xp=5)
    table.run(suffer(table.game, table.figure("brute"), 99), "suffer")
    assert hero.exhausted and len(hero.lost.cards) == 2
    assert "brute" not in table.state.figures and "battle-bot-1" not in table.state.figures
    assert hero.tokens == 3 and hero.xp == 5


@pytest.mark.rule("GH-EXHAUST-05")
def test_gh_exhaust_04_all_exhausted_is_lost(table: Scene) -> None:
    for type in ("brute", "tinkerer"):
        table.lay(type, hand=[])
        table.run(suffer(table.game, table.figure(type), 99))
    assert table.state.outcome == "lost" and table.state.count == 2


# The end


def test_gh_end_01_what_came_first_counts(table: Scene) -> None:
    table.state.revealed = ("R1", "R2")
    check_goal(table.game)
    assert table.state.outcome == "won" and table.state.phase == "turns"
    for hero in table.state.heroes:
        hero.exhausted = True
    check_goal(table.game)
    assert table.state.outcome == "won"


@pytest.mark.rule("GH-END-02", "GH-END-03", "GH-END-04", "GH-END-06")
def test_golden_02_completion_at_level_three(table: Scene) -> None:
    table.state.level = 3
    table.state.outcome = "won"
    table.lay("brute", tokens=5, exhausted=True, goals=["streamliner"])
    finish(table.game)
    hero = table.hero("brute")
    assert hero.xp == 10 and hero.gold == 15 and hero.checks == 1


def test_gh_end_03_a_goal_not_met_gives_nothing(table: Scene) -> None:
    table.state.outcome = "won"
    table.lay("brute", goals=["plunderer"])
    finish(table.game)
    assert table.hero("brute").checks == 0


def test_gh_end_05_after_a_failure_only_gold_and_experience_stay(table: Scene) -> None:
    table.state.outcome = "lost"
    table.lay("brute", tokens=2, xp=3, goals=["streamliner"])
    finish(table.game)
    hero = table.hero("brute")
    assert (hero.xp, hero.gold, hero.checks) == (3, 4, 0)


def test_gh_eor_06_the_round_counter_advances(table: Scene) -> None:
    table.run(start_round(table.game))
    assert table.state.round == 2
