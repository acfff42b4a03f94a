"""EU-ITEMS, EU-QUEST, EU-ELITE, EU-SCORE, EU-SKOLDUR."""

from __future__ import annotations

import pytest
from msgspec import structs

from fabletop.games.euthia.effects import vocabulary as e
from fabletop.games.euthia.effects.uses import Cost, Use
from fabletop.games.euthia.fields import Field, mark_of
from fabletop.games.euthia.flow import result
from fabletop.games.euthia.library import library
from fabletop.games.euthia.records import Holds, Side, Want
from fabletop.games.euthia.rules.belongings import surplus
from fabletop.games.euthia.rules.costs import payable, trophy_level
from fabletop.games.euthia.rules.elites import at_lair, in_lair
from fabletop.games.euthia.rules.encounters import prepare_encounter
from fabletop.games.euthia.rules.life import CHURCH
from fabletop.games.euthia.rules.scoring import fixed_worth, tokens_of
from fabletop.kernel.gamedef import Game

from .scene import Scene, hex_of


def potions(number: int) -> list[str]:
    return [library().piles["healing"][0]] * number


# Items


def test_eu_items_1_kinds_of_items(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    skill = table.tile(kind="skill", hero="maeldur", buy=3)
    table.bare("maeldur")
    table.wear("maeldur", skill)
    assert not payable(table.maeldur, Cost(items=("skill",)))  # skills are not items
    sword = table.weapon((None, None, 1))
    table.wear("maeldur", sword)
    assert payable(table.maeldur, Cost(items=("weapon",)))


@pytest.mark.rule("EU-ITEMS-3")
def test_eu_items_2_places_for_things(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.lay("maeldur", gaar=4, loose=["ruby", "opal", "air", "fire"], bags=potions(3))
    assert surplus(table.maeldur) == 0
    table.lay("maeldur", gaar=5)
    assert surplus(table.maeldur) == 1  # bags are full, and Gaar may lie in one
    table.lay("maeldur", gaar=4, loose=["ruby"] * 5, coins=99)
    assert surplus(table.maeldur) == 1


def test_eu_items_4_what_has_no_place_goes(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.lay("maeldur", coins=1, bags=potions(3), health=1)
    table.choose("church-potion")
    assert table.asked.rule == "EU-ITEMS-4"
    assert table.offers("use") and table.offers("drop")
    table.choose(table.offers("use")[0])
    assert len(table.maeldur.bags) == 3 and table.maeldur.health > 1


@pytest.mark.rule("EU-ITEMS-6")
def test_eu_items_5_equipment_works_only_when_equipped(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    ring = table.tile(Use("none", (e.Coins(amount=2),)))
    scroll = table.tile(Use("none", (e.Coins(amount=1),)), kind="scroll")
    table.lay("maeldur", bags=[ring, scroll], exhausted=[])
    assert table.offers("use") == [f"use:{scroll}"]
    table.choose(f"use:{scroll}")
    assert table.maeldur.bags == [ring] and table.state.discards["merchants"] == [scroll]
    table.choose(table.offers("equip")[0])
    table.choose(f"use:{ring}")
    table.choose(f"unequip:{ring}")
    assert table.maeldur.exhausted == [ring]  # the state is kept


def test_eu_items_11_essences_lie_on_skills(scene: type[Scene]) -> None:
    table = scene("taesiri", "keleia")
    table.bare("taesiri")
    skill = table.tile(kind="skill", hero="taesiri", essences=1)
    table.wear("taesiri", skill)
    table.lay("taesiri", loose=["water", "ruby"])
    assert table.offers("socket") == [f"socket:water:{skill}"]
    table.choose(f"socket:water:{skill}")
    assert table.taesiri.inlaid == {skill: ("water",)} and table.taesiri.loose == ["ruby"]


def test_eu_items_12_trophies(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    elite = next(id for id, one in library().elites.items() if one.level == 2)
    table.lay("maeldur", bags=[elite])
    assert trophy_level(elite) == 2 and payable(table.maeldur, Cost(trophies=(2,)))
    assert not payable(table.maeldur, Cost(trophies=(1,)))


def test_eu_items_13_containers(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    pouch = table.tile(kind="pouch", holds=Holds(items=3, small=True), buy=4)
    sword = table.weapon((None, None, 1))
    table.lay("maeldur", bags=[pouch, sword, sword, *potions(3)])
    assert surplus(table.maeldur) == 0
    table.lay("maeldur", bags=[pouch, sword, sword, sword])
    assert surplus(table.maeldur) == 1


# Encounters


def meeting(table: Scene, kind: str = "hermit") -> int:
    table.no_stack()
    tile = table.land((1, -2), ["encounter", "", ""], encounter=kind)
    prepare_encounter(Game(table.state, [], False), kind)
    table.lay("maeldur", at=tile + 1)
    return tile


def test_eu_quest_1_counted_off_and_two_shown(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", "dral")
    meeting(table, "witch")
    assert len(table.state.open_quests["witch"]) == 2 and table.state.quests_left["witch"] == 3
    assert not any(library().quests[id].solo for id in table.state.decks["quests-witch"].cards)


def test_eu_quest_3_a_failed_roll_may_be_tried_again_next_turn(
    scene: type[Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    tile = meeting(table)
    id = table.state.open_quests["hermit"][0]
    rolled = structs.replace(
        library().quests[id], wants=(Want(cost=Cost(coins=1), roll=10),), reward=()
    )
    monkeypatch.setitem(library().quests, id, rolled)
    table.lay("maeldur", coins=2)
    table.lay("keleia", at=tile + 1, coins=2)
    table.luck("hero-dice", 1, 2, 6, 6)
    table.choose(f"quest:{id}:1")
    table.on_to("EU-TURN-2")
    assert table.maeldur.coins == 1 and id in table.state.open_quests["hermit"]
    assert f"quest:{id}:1" not in table.offered
    table.choose("end-turn")
    table.on_to("EU-TURN-2")
    table.choose(f"quest:{id}:1", by="keleia")
    table.on_to("EU-TURN-2")
    assert table.keleia.quests == [id]


def test_eu_quest_4_new_cards_after_the_turn(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    meeting(table)
    table.state.open_quests["hermit"].pop()
    table.lay("maeldur", tokens=[])
    table.choose("end-turn")
    assert len(table.state.open_quests["hermit"]) == 2


def test_eu_quest_5_reward_tiles_are_drawn(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    top = table.state.decks["hunter"].cards[-1]
    table.bare("maeldur")
    ring = table.tile(Use("none", (e.GainTile(pile="hunter"),)))
    table.wear("maeldur", ring)
    table.choose(f"use:{ring}")
    assert top not in table.state.decks["hunter"].cards
    table.state.decks["hunter"].cards.clear()
    table.state.discards["hunter"].clear()
    table.maeldur.exhausted.clear()
    bags = list(table.maeldur.bags)
    table.choose("walk:mining")
    table.choose(f"use:{ring}")
    assert table.maeldur.bags == bags


def test_eu_quest_6_a_quest_at_a_legendary_place(
    scene: type[Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lies open in the centre of its tile, may ask for an artifact and is kept for scoring."""
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land((1, -2), kind="scenario", special="legendary", encounter="hermit")
    prepare_encounter(Game(table.state, [], False), "hermit")
    id = table.state.open_quests["hermit"][0]
    quest = structs.replace(
        library().quests[id],
        wants=(Want(cost=Cost(items=("artifact",))),),
        reward=(e.Reputation(amount=5),),
    )
    monkeypatch.setitem(library().quests, id, quest)
    artifact = table.state.decks["artifacts"].draw()
    table.lay("maeldur", at=tile + 1, bags=[artifact])
    assert table.offers("quest") == []
    table.choose("walk:mining")
    table.choose(f"step:{table.state.placed[tile >> 2]}:0")
    table.choose(f"quest:{id}:1")
    assert table.maeldur.quests == [id] and table.maeldur.reputation == 5
    assert table.maeldur.bags == [] and artifact in table.state.discards["artifacts"]
    assert len(table.state.open_quests["hermit"]) == 1, "replaced only after the turn"


def test_eu_quest_6_no_scenario_of_this_box_uses_legendary_places(scene: type[Scene]) -> None:
    named = {id for one in library().scenarios.values() for row in one.map for id in row.scenario}
    legendary = [id for id, one in library().map_tiles.items() if one.scenario == "legendary"]
    assert legendary and not named & set(legendary)


# Elites


def test_eu_elite_1_bounties_for_each_level(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    state = table.state
    assert state.bounties_left == [4 - 2, 4, 4]  # one open, one shown beforehand (S-1)
    assert library().bounties[state.bounty].level == 1
    none = scene("maeldur", "keleia", elites="never").state
    assert none.bounty == "" and none.bounties_left == [0, 0, 0]
    more = scene("maeldur", scenario="the-striding-ruin", elites="always").state
    assert more.bounty and sum(more.bounties_left) == 8


def open_bounty(table: Scene, level: int = 1) -> str:
    """A bounty of that level whose elite lives on a field of one kind; the hero stands there."""
    id, one = next(
        (id, one)
        for id, one in library().bounties.items()
        if one.level == level and one.lair == "on" and id != table.state.next_bounty
    )
    table.state.bounty = id
    table.no_stack()
    tile = table.land((1, -2), [one.where, "", ""])
    table.lay("maeldur", at=tile + 1)
    return id


@pytest.mark.rule("EU-ELITE-3")
@pytest.mark.rule("EU-ELITE-7")
def test_eu_elite_2_the_lair(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    id = open_bounty(table)
    elite = library().bounties[id].elite
    assert f"fight:{elite}" in table.offered
    assert not at_lair(table.state, table.lay("keleia", at=1))
    near = next((one for one in library().bounties.values() if one.lair == "next-to"), None)
    if near is not None:
        tile = table.land((1, 1), [near.where, "", ""])
        assert in_lair(table.state, hex_of(tile, 2), near)
    away = next((one for one in library().bounties.values() if one.lair == "tile"), None)
    if away is not None and away.where == "start":
        assert in_lair(table.state, Field(1), away) and not in_lair(table.state, CHURCH, away)


@pytest.mark.rule("EU-ELITE-5")
def test_eu_elite_4_victory_over_an_elite(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    id = open_bounty(table)
    bounty = library().bounties[id]
    table.lay("maeldur", reputation=90)
    table.fight("maeldur", bounty.elite, foe="elite", hits=99)
    table.on_to("EU-COMBAT-30")
    table.choose("trophy")
    table.on_to("EU-TURN-2")
    assert table.maeldur.bounties == [id] and table.state.hero_tokens == {}
    assert table.state.bounty == ""  # the next one only at the end of the turn
    table.choose("end-turn")
    table.on_to("EU-TURN-2")
    assert table.state.bounty not in ("", id)


def test_eu_elite_6_the_elite_stays_the_target(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    id = open_bounty(table)
    table.fight("maeldur", library().bounties[id].elite, foe="elite", hits=3)
    table.maeldur.health = 0
    assert table.asked.rule == "EU-TURN-2" and table.state.bounty == id


def test_eu_elite_8_immunity(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.no_stack()
    tile = table.land((1, -2), ["earth", "", ""])
    table.bare("maeldur")
    dodge = table.tile(Use("mon-after", (e.Paw(amount=-3),)))
    ward = table.tile(Use("mon-after", (e.Wounds(amount=-1),)), jewel="ring")
    table.wear("maeldur", dodge, ward)
    table.lay("maeldur", at=tile + 1, gaar=1)
    monster = table.monster((2, None, 2), vitality=20, immune=True)
    table.fight("maeldur", monster, "mon-b", round=1)
    table.luck("monster-dice", 3, 4)
    assert table.state.roll is None and table.asked.rule == "EU-COMBAT-16"
    assert table.state.roll is not None and table.state.roll.total == 7  # earth does nothing
    table.choose("pass")
    assert f"use:{dodge}" not in table.offered and f"use:{ward}" in table.offered


def test_eu_elite_9_special_effects(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.wear("maeldur", table.weapon((None, None, 1)))
    table.lay("maeldur", gaar=1)
    effects = (
        e.Clover(amount=-2),
        e.MonsterDraws(colour="silver", cards=2),
        e.MonsterHeals(amount=3),
    )
    monster = table.monster(vitality=20, diagram=(e.Range(effects=effects),))
    table.fight("maeldur", monster, "mon-b", round=1, hits=4)
    table.luck("hero-dice", 4, 4)
    table.on_to("EU-ROLL-7")
    assert table.state.roll is not None and table.state.roll.total == 6
    assert len(table.keleia.silver.cards) == 2
    assert table.state.fight is not None and table.state.fight.hits == 1
    deadly = scene("maeldur", "keleia")
    deadly.bare("maeldur")
    monster = deadly.monster(diagram=(e.Range(effects=(e.Slay(),)),))
    deadly.fight("maeldur", monster, "mon-b", round=1)
    assert deadly.asked.rule == "EU-TURN-2" and deadly.maeldur.fallen == 1


# Scoring


def test_eu_score_1_possessions(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    skill = table.tile(kind="skill", hero="maeldur", buy=4, essences=1)
    ring = table.tile(buy=5, sell=1, sockets=1)
    table.wear("maeldur", skill, ring)
    table.lay("maeldur", unlocked=[], inlaid={skill: ("air",), ring: ("-ruby",)}, loose=["fire"])
    assert fixed_worth(table.state, table.maeldur) == 4 + 5 + 2 + 2
    slots = [n for n, one in enumerate(library().heroes["maeldur"].slots) if one.lock]
    lock = library().heroes["maeldur"].slots[slots[0]].lock
    assert lock is not None
    table.lay("maeldur", unlocked=slots[:1])
    worth = lock.coins + (2 if lock.essence else 0)
    assert fixed_worth(table.state, table.maeldur) == 13 + worth


def test_eu_score_1_two_famous_sides_are_chosen_from(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    ore = table.tile(
        kind="resource", source="cave", sides=(Side(reputation=1, coins=9), Side(reputation=4))
    )
    table.bare("maeldur")
    table.lay("maeldur", bags=[ore])
    table.state.phase = "score"
    table.choose("side:2", rule="EU-SCORE-1")
    assert table.state.scores[0] == 4


def test_eu_score_2_tokens_and_cards_have_no_worth(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.bare("maeldur")
    table.lay("maeldur", gaar=9, dwurt=9, gold=table.power("fury", 3), bags=["dragonfly"])
    assert fixed_worth(table.state, table.maeldur) == 0


def test_eu_score_4_what_counts_on_the_map(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.state.hero_tokens.update({Field(5): 0, Field(6): 1})
    table.state.interactions.update(
        {mark_of(Field(7), 0): 2, mark_of(Field(9), 0): 1, mark_of(Field(9), 1): 1}
    )
    table.state.trade_tokens[Field(10)] = 0
    table.lay("maeldur", unlocked=[1, 2], taken=2)
    assert tokens_of(table.state, table.maeldur) == {
        "hero": 1,
        "interaction": 3,
        "trade": 1,
        "taken": 2,
        "quests": 0,
        "elites": 0,
    }


def test_eu_score_6_ties(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia", "dral")
    table.state.scores = [10, 10, 10]
    table.lay("maeldur", silver=table.power("curse", 3))
    table.lay("keleia", gold=table.power("fury", 1))
    assert result(table.state).ranking == ((1,), (0,), (2,))
    table.lay("dral", gold=table.power("fury", 1))
    assert result(table.state).ranking == ((1, 2), (0,))


# Skoldur


def test_eu_skoldur_1_five_dwurt_and_no_gaar(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    assert (table.skoldur.dwurt, table.skoldur.gaar, table.skoldur.dwurt_die) == (5, 0, 0)


@pytest.mark.rule("EU-SKOLDUR-6")
def test_eu_skoldur_2_dwurt_adds_three_or_takes_three(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    table.bare("skoldur")
    table.wear("skoldur", table.weapon((None, None, 1)))
    table.lay("skoldur", dwurt=2, gaar=1)
    table.fight("skoldur", table.monster((30, None, 1), vitality=20), "mon-b", round=1)
    table.luck("monster-dice", 3, 4)
    table.luck("hero-dice", 2, 5)
    assert set(table.offered) == {"dwurt", "gaar-to-dwurt", "pass"}
    table.choose("dwurt")
    assert table.state.roll is not None and table.state.roll.total == 4
    table.on_to("EU-ROLL-7")
    table.choose("dwurt")
    assert table.state.roll is not None and table.state.roll.total == 10
    assert table.skoldur.dwurt_die == 2


@pytest.mark.rule("EU-ITEMS-14")
def test_eu_skoldur_3_gaar_in_bags_only_and_exchanged(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    table.bare("skoldur")
    table.lay("skoldur", gaar=3)
    assert surplus(table.skoldur) == 0
    table.lay("skoldur", gaar=4)
    assert surplus(table.skoldur) == 1
    table.lay("skoldur", gaar=1)
    table.choose("gaar-to-dwurt")
    assert (table.skoldur.gaar, table.skoldur.dwurt, table.skoldur.dwurt_die) == (0, 1, 0)


def test_eu_skoldur_4_quests_for_gaar_need_gaar(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    assert not payable(table.skoldur, Cost(gaar=1))
    assert payable(table.skoldur, Cost(dwurt=1))


def test_eu_skoldur_5_tiles_spend_dwurt(scene: type[Scene]) -> None:
    own = [library().tiles[id] for id in library().personal["skoldur"]]
    assert sum(any(use.cost.dwurt for use in one.uses) for one in own) >= 3
    table = scene("skoldur", "keleia")
    table.bare("skoldur")
    dig = table.tile(Use("none", (e.Coins(amount=3),), cost=Cost(dwurt=1)), kind="skill")
    table.wear("skoldur", dig)
    table.lay("skoldur", dwurt=1)
    table.choose(f"use:{dig}")
    assert (table.skoldur.dwurt, table.skoldur.dwurt_die, table.skoldur.coins) == (0, 1, 3)


@pytest.mark.parametrize(
    ("face", "dwurt", "silver", "gold", "reputation", "wounds"),
    [
        (0, 1, 0, 0, 0, 0),
        (1, 0, 1, 0, 0, 0),
        (2, 0, 2, 0, 0, 1),
        (3, 1, 3, 0, 1, 2),
        (5, 2, 0, 1, 1, 6),
    ],
)
def test_eu_skoldur_7_faces(
    scene: type[Scene], face: int, dwurt: int, silver: int, gold: int, reputation: int, wounds: int
) -> None:
    table = scene("skoldur", "keleia")
    table.lay("skoldur", dwurt=0, dwurt_die=face, reputation=9, tokens=[], health=20)
    table.choose("end-turn")
    player = table.skoldur
    assert (player.dwurt, player.reputation) == (dwurt, 9 - reputation)
    assert (len(player.silver.cards), len(player.gold.cards)) == (silver, gold)
    assert player.health == 20 - wounds


def test_eu_skoldur_8_death_by_the_die(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    table.lay("skoldur", dwurt_die=5, reputation=9, tokens=[], health=3, at=1)
    table.choose("end-turn")
    assert table.skoldur.reputation == 7 and table.skoldur.at == 0
    assert len(table.skoldur.gold.cards) == 1  # gains first


def test_eu_skoldur_9_the_die_feeds_no_bank(scene: type[Scene]) -> None:
    table = scene("skoldur")
    table.lay("skoldur", dwurt_die=4, tokens=[], health=9)
    before = len(table.state.decks["gold-bank"].cards)
    table.choose("end-turn")
    assert len(table.skoldur.gold.cards) == 1
    assert len(table.state.decks["gold-bank"].cards) == before


def test_eu_skoldur_10_tiles_of_value_zero_are_revealed(scene: type[Scene]) -> None:
    table = scene("skoldur", "keleia")
    zero = [id for id in table.skoldur.pile if library().tiles[id].value == 0]
    assert len(zero) == 2 and not any(library().tiles[id].starting for id in zero)


def test_eu_skoldur_11_only_in_his_own_turn(scene: type[Scene]) -> None:
    from fabletop.games.euthia.rules.skoldur import count_dwurt

    table = scene("keleia", "skoldur")
    count_dwurt(Game(table.state, [], False), table.skoldur)
    assert table.skoldur.dwurt_die == 0
    table.state.active = 1
    count_dwurt(Game(table.state, [], False), table.skoldur, 9)
    assert table.skoldur.dwurt_die == 5


def test_like_tiles_are_not_swapped_for_nothing(scene: type[Scene]) -> None:
    """To wear the other pair of boots is offered only where it makes a difference."""
    table = scene("maeldur", "keleia")
    table.wear("maeldur", "leather-boots-1")
    table.lay("maeldur", bags=["leather-boots-2"])
    assert not [key for key in table.offered if key.startswith("equip:leather-boots-2")]
    other = scene("maeldur", "keleia")
    other.wear("maeldur", "leather-boots-1")
    other.lay("maeldur", bags=["leather-boots-2"], exhausted=["leather-boots-1"])
    assert [key for key in other.offered if key.startswith("equip:leather-boots-2")]
