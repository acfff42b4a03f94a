"""EU-GEN, EU-SETUP, EU-ROUND, EU-TURN."""

from __future__ import annotations

import pytest

from fabletop.games.euthia import GAME
from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Use
from fabletop.games.euthia.library import library
from fabletop.games.euthia.rules.belongings import max_health
from fabletop.games.euthia.rules.decks import draw, draw_monster
from fabletop.games.euthia.rules.life import gain_coins, gain_reputation
from fabletop.games.euthia.setup import set_up
from fabletop.games.euthia.terms import HEROES
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import Game
from fabletop.kernel.session.replay import start

from .scene import Scene


def quiet(table: Scene) -> Game:  # type: ignore[type-arg]
    return Game(table.state, [], False)


def test_eu_gen_1_a_tile_overrides_the_rules(scene: type[Scene]) -> None:
    from fabletop.games.euthia.effects.standing import HandLimit
    from fabletop.games.euthia.rules.standing import cards_held

    table = scene("maeldur", "keleia")
    pouch = table.tile(Use("permanent", changes=(HandLimit(cards=2),)))
    assert cards_held(table.state, table.maeldur) == 5
    table.wear("maeldur", pouch)
    assert cards_held(table.state, table.maeldur) == 7


def test_eu_gen_2_an_empty_pile_is_made_of_its_discards(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    deck, aside = table.state.decks["lake"], table.state.discards["lake"]
    aside.append(deck.cards[0])
    deck.cards.clear()
    assert draw(quiet(table), "lake") is not None
    assert aside == []


def test_eu_gen_3_coins_and_potions_never_run_out(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    gain_coins(quiet(table), table.maeldur, 500)
    table.lay("maeldur", at=0, coins=30, bags=[])
    for _ in range(14):
        table.choose("church-potion")
        if table.asked.rule == "EU-ITEMS-4":
            table.choose(table.offers("drop")[0])
    assert table.maeldur.coins == 16 and len(table.maeldur.bags) == 3


def test_eu_gen_4_nothing_passes_between_players(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.lay("maeldur", coins=5, loose=["ruby"])
    verbs = {key.split(":")[0] for key in table.offered}
    assert verbs <= {"walk", "church-potion", "use", "unequip", "equip", "end-turn", "socket"}


def test_eu_gen_5_exactly_one_side_of_a_slash(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    either = e.ChooseOne((e.Bundle((e.Coins(amount=3),)), e.Bundle((e.Gaar(2),))))
    ring = table.tile(Use("none", (either,)))
    table.bare("maeldur")
    table.wear("maeldur", ring)
    table.choose(f"use:{ring}")
    table.choose("option:2", rule="EU-GEN-5")
    assert (table.maeldur.coins, table.maeldur.gaar) == (0, 2)


def test_eu_gen_6_reputation_never_falls_below_zero(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.lay("maeldur", reputation=1)
    gain_reputation(quiet(table), table.maeldur, -5)
    assert table.maeldur.reputation == 0
    table.bare("maeldur")
    table.lay("maeldur", fallen=3)
    table.state.phase = "score"
    assert table.session.over and table.state.scores[0] == -6  # the final total has no floor


def test_eu_gen_7_everything_is_readied_at_the_start_of_the_round(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    ring = table.tile(Use("none", (e.Coins(amount=1),)))
    table.wear("keleia", ring)
    table.lay("keleia", exhausted=[ring])
    table.lay("maeldur", tokens=[])
    table.choose("end-turn")
    assert table.keleia.exhausted == [ring]  # not at the start of a turn
    table.keleia.tokens = []
    table.choose("end-turn")
    assert table.state.round == 2 and table.keleia.exhausted == []


def test_eu_gen_8_a_combat_always_finds_a_monster(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.state.decks["monster-2"].cards.clear()
    assert library().monsters[draw_monster(quiet(table), 2)].level == 1
    table.state.decks["monster-1"].cards.clear()
    assert library().monsters[draw_monster(quiet(table), 2)].level == 3


@pytest.mark.rule("EU-SETUP-9")
@pytest.mark.rule("EU-SETUP-1")
def test_eu_setup_6_heroes_are_chosen_in_turn_order() -> None:
    session = start(GAME, 3, 4, {})
    first = session.state.first
    taken: list[str] = []
    for number in range(3):
        (request,) = session.requests
        assert request.rule == "EU-SETUP-6" and request.seat == (first + number) % 3
        assert all(f"hero:{one}" not in request.keys for one in taken)
        taken.append(request.keys[0].split(":")[1])
        session.answer(request.seat, request.keys[:1])
    assert session.state.round == 1 and session.state.active == first
    assert all(player.reputation == 0 for player in session.state.players)
    assert {player.hero for player in session.state.players} == set(taken)


@pytest.mark.rule("EU-SETUP-10")
@pytest.mark.rule("EU-SETUP-11")
@pytest.mark.rule("EU-SETUP-12")
@pytest.mark.rule("EU-SETUP-14")
def test_eu_setup_2_start_tile_and_decks(scene: type[Scene]) -> None:
    state = set_up(Chance(5), 2, GAME.settle({}))
    start_tile = library().map_tiles[state.placed[0]]
    assert start_tile.kind == "start" and not start_tile.priest
    assert {shop: len(offer) for shop, offer in state.offers.items()} == {
        "merchants": 4,
        "alchemists": 4,
        "dragonslayers": 4,
    }
    assert len(state.decks["silver"]) == 24 and len(state.decks["gold"]) == 24
    assert not any(library().power_cards[card].solo for card in state.decks["gold"].cards)
    assert "combat" not in state.decks
    assert [len(state.decks[f"monster-{level}"]) for level in (1, 2, 3)] == [14, 14, 12]
    assert state.open_quests == {}


def test_eu_setup_7_the_hero_board(scene: type[Scene]) -> None:
    for hero in HEROES:
        table = scene(hero, "dral" if hero != "dral" else "ael")
        player = getattr(table, hero)
        assert player.health == max_health(player)
        assert (player.gaar, player.dwurt) == ((0, 5) if hero == "skoldur" else (4, 0))
        worn = [id for id in player.slots if id]
        assert worn and all(library().tiles[id].starting for id in worn)


def test_eu_setup_8_the_pile_rises_and_fits_the_number_of_players(scene: type[Scene]) -> None:
    for heroes, unfit in ((("taesiri",), "many"), (("taesiri", "ael"), "solo")):
        table = scene(*heroes)
        values = [library().tiles[id].value for id in table.taesiri.pile]
        assert values == sorted(values)
        assert all(library().tiles[id].players != unfit for id in table.taesiri.pile)


def test_eu_setup_13_control_cards_with_three_or_four(scene: type[Scene]) -> None:
    assert scene("ael", "dral").state.decks["control"].cards == []
    cards = scene("ael", "dral", "keleia").state.decks["control"].cards
    assert sorted(cards) == ["ael", "ael", "dral", "dral", "keleia", "keleia"]


def test_eu_round_1_tokens_tiles_and_gems(scene: type[Scene]) -> None:
    table = scene("maeldur")
    ring = table.tile(sockets=1)
    table.wear("maeldur", ring)
    table.lay("maeldur", inlaid={ring: ("-opal",)}, exhausted=[ring], tokens=["trade"])
    table.choose("end-turn")
    table.choose("store:trade")
    assert sorted(table.maeldur.tokens) == ["combat", "mining", "trade", "trade"]
    assert table.maeldur.exhausted == [] and table.maeldur.inlaid[ring] == ("opal",)


@pytest.mark.rule("EU-ROUND-3")
def test_eu_round_2_one_turn_each_clockwise(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", "dral")
    for hero in ("maeldur", "keleia", "dral", "maeldur"):
        getattr(table, hero).tokens = []
        table.choose("end-turn", by=hero)
        table.session.state.players[0].tokens = []
    assert table.state.round == 2
    table.state.round = 12
    for hero in ("keleia", "dral"):
        getattr(table, hero).tokens = []
        table.choose("end-turn", by=hero)
    assert table.session.over


def test_eu_round_4_the_scenario_acts_at_the_end_of_a_round(scene: type[Scene]) -> None:
    table = scene("maeldur", scenario="the-striding-ruin")
    table.state.round = 2
    table.lay("maeldur", tokens=[])
    table.choose("end-turn")
    assert table.state.peril.at == 0 and table.state.round == 3


def test_eu_turn_1_the_hero_starts_on_the_church(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    assert table.keleia.at == -1 and table.maeldur.at == 0
    table.lay("maeldur", tokens=[])
    table.choose("end-turn")
    assert table.keleia.at == 0 and len(table.state.placed) == 1  # EU-MAP-6


def test_eu_turn_2_activities_in_any_order(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    table.lay("maeldur", coins=2)
    table.choose("church-potion")
    table.choose("walk:mining")
    table.choose("church-potion")
    table.choose(f"step:{table.state.placed[0]}:1")
    assert table.maeldur.at == 1 and table.state.mp == 0


def test_eu_turn_3_a_token_is_used_once(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.choose("walk:trade")
    assert table.state.mp == 2 and table.maeldur.tokens == ["mining", "combat"]
    assert "walk:trade" not in table.offered


def test_eu_turn_5_actions_need_a_liberated_field(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land((1, -2), ["lake", "lake", ""], monsters=(1, 0, 0))
    table.lay("maeldur", at=tile + 1)
    assert "mine" not in table.offered
    free = scene("maeldur", "keleia")
    free.no_stack()
    tile = free.land((1, -2), ["lake", "lake", ""], monsters=(1, 0, 0))
    free.lay("maeldur", at=tile + 2)
    assert "mine" in free.offered


def test_eu_turn_6_free_actions_without_limit(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.lay("maeldur", coins=3, health=1)
    table.choose("church-heal")
    table.choose("church-potion")
    assert table.maeldur.tokens == ["mining", "trade", "combat"] and table.maeldur.coins == 1


def test_eu_turn_7_rearranging_and_exchanging_at_any_time(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    ring = table.tile(buy=3, sockets=1)
    table.lay("maeldur", bags=[ring], loose=["opal"], silver=table.power("curse", 4))
    verbs = {key.split(":")[0] for key in table.offered}
    assert {"equip", "socket", "exchange"} <= verbs


def test_eu_turn_8_the_end_of_a_turn(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.choose("walk:mining")
    table.lay("maeldur", silver=table.power("curse", 3), gold=table.power("fury", 3))
    table.choose("end-turn")
    table.choose("store-none", rule="EU-TURN-8")
    assert table.state.mp == 0 and table.maeldur.tokens == []
    table.choose(table.offers("discard")[0], rule="EU-CARDS-2")
    assert table.state.active == table.keleia.seat
