"""The facts of the box against tables typed by hand from docs/rules/witcher.md."""

from __future__ import annotations

from collections import Counter, deque
from itertools import combinations, pairwise
from pathlib import Path
from typing import TypeVar

import pytest

from fabletop.games.witcher import records
from fabletop.games.witcher.effects import vocabulary as e
from fabletop.games.witcher.effects.registry import effects
from fabletop.games.witcher.records import (
    Attack,
    AttributeTrophy,
    FightCard,
    Monster,
    MonsterAbility,
    Place,
    Potion,
    SchoolBoard,
    WitcherTrophy,
)
from fabletop.kernel import content

T = TypeVar("T")

CONTENT = Path(records.__file__).parent / "content"


@pytest.fixture(autouse=True)
def _no_overlay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(content.OVERLAY, raising=False)


def load(file: str, kind: str, shape: type[T]) -> dict[str, T]:
    return content.load(CONTENT, "witcher", file, kind, shape, "id")


def places() -> dict[int, Place]:
    return {one.number: one for one in load("places.toml", "place", Place).values()}


def schools() -> dict[str, SchoolBoard]:
    return load("schools.toml", "school", SchoolBoard)


def monsters() -> dict[str, Monster]:
    return load("monsters.toml", "monster", Monster)


def potions() -> dict[str, Potion]:
    return load("potions.toml", "potion", Potion)


# The map, section 4

# number: name, terrain, action, school, source of the action
PLACES: dict[int, tuple[str, str, str, str, str]] = {
    0: ("Behelt Nar", "any", "school", "manticore", "rulebook"),
    1: ("Kaer Seren", "water", "school", "griffin", "public"),
    2: ("Hengfors", "mountain", "trail", "", "rulebook"),
    3: ("Kaer Morhen", "mountain", "school", "wolf", "rulebook"),
    4: ("Ban Ard", "water", "alchemy", "", "rulebook"),
    5: ("Cidaris", "water", "gamble", "", "design"),
    6: ("Novigrad", "forest", "exchange", "", "design"),
    7: ("Vizima", "forest", "market", "", "design"),
    8: ("Vengerberg", "forest", "potion", "", "design"),
    9: ("Cintra", "mountain", "combat", "", "design"),
    10: ("Haern Caduch", "forest", "school", "bear", "public"),
    11: ("Beauclair", "mountain", "gamble", "", "design"),
    12: ("Glenmore", "water", "potion", "", "design"),
    13: ("Doldeth", "mountain", "specialisation", "", "design"),
    14: ("Loc Ichaer", "water", "potion", "", "design"),
    15: ("Gorthur Gvaed", "water", "school", "viper", "public"),
    16: ("Dhuwod", "forest", "trail", "", "design"),
    17: ("Stygga", "forest", "school", "cat", "public"),
    18: ("Ard Modron", "mountain", "defence", "", "design"),
}

EDGES: frozenset[tuple[int, int]] = frozenset(
    {
        *((0, 4), (0, 8), (0, 11), (0, 15), (1, 2), (1, 5), (1, 6), (1, 9), (2, 3), (2, 6)),
        *((2, 7), (3, 4), (3, 7), (4, 7), (4, 8), (5, 6), (5, 9), (6, 7), (6, 9), (7, 8)),
        *((7, 9), (7, 10), (7, 11), (8, 11), (9, 10), (9, 12), (10, 11), (10, 12), (10, 14)),
        *((11, 14), (11, 15), (11, 18), (12, 13), (12, 14), (13, 14), (13, 16), (14, 16)),
        *((14, 17), (14, 18), (15, 18), (16, 17), (17, 18)),
    }
)

WATERWAYS: frozenset[tuple[int, int]] = frozenset({(1, 5), (1, 9), (5, 9), (9, 12), (12, 13)})

DRAWN_AT: dict[int, tuple[int, int]] = {
    0: (1420, 700),
    1: (174, 209),
    2: (711, 192),
    3: (1217, 119),
    4: (1266, 278),
    5: (101, 512),
    6: (291, 399),
    7: (647, 426),
    8: (1166, 485),
    9: (171, 740),
    10: (669, 824),
    11: (1107, 851),
    12: (240, 995),
    13: (285, 1229),
    14: (794, 1154),
    15: (1319, 1089),
    16: (534, 1385),
    17: (960, 1350),
    18: (1300, 1385),
}

ATTRIBUTES: tuple[str, ...] = ("combat", "defence", "alchemy", "specialisation")

HOMES: dict[str, int] = {"wolf": 3, "griffin": 1, "bear": 10, "cat": 17, "viper": 15}


def distances(
    board: dict[int, Place], start: int, without: frozenset[int] = frozenset()
) -> dict[int, int]:
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in board[here].neighbours:
            if there not in found and there not in without:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def test_content_places_are_those_of_the_table() -> None:
    board = places()
    assert len(load("places.toml", "place", Place)) == 19
    assert {
        number: (one.name, one.terrain, one.action, one.school, one.origin)
        for number, one in board.items()
    } == PLACES
    assert {number: (one.x, one.y) for number, one in board.items()} == DRAWN_AT
    for key, one in load("places.toml", "place", Place).items():
        assert key == one.name.lower().replace(" ", "-")
        assert 15 <= len(one.flavour.split()) <= 30


def test_content_terrains_six_of_each() -> None:
    found = Counter(one.terrain for one in places().values())
    assert found == {"forest": 6, "mountain": 6, "water": 6, "any": 1}


def test_wi_loc_3_kinds_and_numbers() -> None:
    board = places()
    found = Counter(one.action for number, one in board.items() if number != 0)
    assert found == {
        "combat": 1,
        "defence": 1,
        "alchemy": 1,
        "specialisation": 1,
        "potion": 3,
        "gamble": 2,
        "exchange": 1,
        "trail": 2,
        "market": 1,
        "school": 5,
    }
    assert board[0].action == "school"
    for one in board.values():
        assert (one.action == "school") == (one.school != "")


def test_content_edges_symmetric_and_those_of_the_table() -> None:
    board = places()
    assert len(EDGES) == 42
    both = [(here, there) for here, one in board.items() for there in one.neighbours]
    assert len(both) == len(set(both)) == 84
    assert set(both) == EDGES | {(b, a) for a, b in EDGES}
    ways = [(here, there) for here, one in board.items() for there in one.waterways]
    assert len(ways) == len(set(ways)) == 10
    assert set(ways) == WATERWAYS | {(b, a) for a, b in WATERWAYS}
    degrees = [len(one.neighbours) for one in board.values()]
    assert (min(degrees), max(degrees)) == (3, 8)


def test_content_distances_over_the_map() -> None:
    board = places()
    everywhere = {number: distances(board, number) for number in board}
    assert all(len(found) == 19 for found in everywhere.values())
    all_pairs = Counter(everywhere[a][b] for a, b in combinations(sorted(board), 2))
    assert all_pairs == {1: 42, 2: 61, 3: 47, 4: 21}
    numbered = Counter(everywhere[a][b] for a, b in combinations(range(1, 19), 2))
    assert numbered == {1: 38, 2: 56, 3: 40, 4: 19}
    trainers = [n for n, one in board.items() if one.action in ATTRIBUTES]
    assert {
        school: sum(everywhere[home][n] for n in trainers) for school, home in HOMES.items()
    } == {
        "wolf": 10,
        "griffin": 11,
        "bear": 7,
        "cat": 10,
        "viper": 9,
    }


def test_content_no_place_cuts_the_map() -> None:
    board = places()
    for gone in board:
        start = 0 if gone != 0 else 1
        assert len(distances(board, start, without=frozenset({gone}))) == 18


# Schools, 2.6.3 and 3.25

ROWS: dict[str, tuple[tuple[int, int], ...]] = {
    "wolf": ((1, 0), (1, 1), (2, 1), (2, 2), (3, 2)),
    "griffin": ((0, 2), (0, 1), (0, 0), (1, 1), (1, 0)),
    "bear": ((1, 0), (1, 1), (2, 1), (2, 2), (3, 2)),
    "cat": ((2, 1), (2, 0), (3, 1), (3, 0), (4, 0)),
    "viper": ((2, 0), (2, 1), (3, 1), (4, 2), (5, 3)),
}

SPECIALISATIONS: dict[str, str] = {
    "wolf": "Swordsmanship",
    "griffin": "Magic",
    "bear": "Armour",
    "cat": "Speed",
    "viper": "Poisonous Steel",
}


def test_content_schools_homes_and_names() -> None:
    found, board = schools(), places()
    assert {key: one.home for key, one in found.items()} == HOMES
    assert {key: one.specialisation for key, one in found.items()} == SPECIALISATIONS
    for key, one in found.items():
        assert one.name == f"School of the {key.capitalize()}"
        assert board[one.home].school == key
        assert 25 <= len(one.flavour.split()) <= 45


def test_content_specialisation_rows() -> None:
    assert {key: one.rows for key, one in schools().items()} == ROWS


def strength(school: str, row: tuple[int, int]) -> int:
    """Griffin: any card is worth one discarded card. Cat: a card put back is a card less."""
    first, second = row
    return first - second if school in ("griffin", "cat") else first + second


def test_content_specialisation_rows_grow() -> None:
    for key, one in schools().items():
        assert len(one.rows) == 5
        for lower, higher in pairwise(one.rows):
            assert lower != higher
            assert strength(key, lower) <= strength(key, higher)
    for key in ("wolf", "bear", "viper"):
        seconds = [second for _, second in schools()[key].rows]
        assert seconds[0] == 0
        assert all(second > 0 for second in seconds[1:])
    griffin = schools()["griffin"].rows
    assert {discarded for _, discarded in griffin} == {0, 1, 2}  # the printed range
    assert [source for source, _ in griffin] == [0, 0, 0, 1, 1]
    for drawn, back in schools()["cat"].rows:
        assert back <= drawn
    for seen, discarded in schools()["viper"].rows:
        assert discarded <= seen


# Monsters, 2.4

G, P, Y, B = "green", "purple", "yellow", "blue"

# name: level, life, trigger, kind, amount, colours
MONSTERS: dict[str, tuple[int, int, str, str, int, tuple[str, ...]]] = {
    "Arachas": (1, 10, "pre", "discard-hand", 1, ()),
    "Archespore": (1, 12, "init", "pay-potion", 1, ()),
    "Barghest": (1, 11, "pre", "lose-shield", 1, ()),
    "Drowners' Nest": (1, 10, "post", "discard-from-deck", 1, ()),
    "Ekimmara": (1, 12, "post", "untracked-discard", 1, ()),
    "Foglet": (1, 10, "m1", "worse-side", 0, ()),
    "Ghouls' Nest": (1, 12, "w1", "at-most", 2, ()),
    "Harpy": (1, 12, "w1", "no-combat", 0, ()),
    "Nekkers' Nest": (1, 11, "w*", "fewer-draw-without", 1, (G,)),
    "Rotfiend": (1, 11, "end", "short-refill", 1, ()),
    "Fiend": (2, 13, "w*", "mute-colour", 0, (P,)),
    "Grave Hag": (2, 13, "m1", "hand-first", 0, ()),
    "Griffin": (2, 15, "w*", "fewer-draw", 1, ()),
    "Manticore": (2, 14, "m*", "claw", 1, ()),
    "Nightwraith": (2, 14, "w1", "random-first", 0, ()),
    "Noonwraith": (2, 14, "w*", "shield-cap", 1, ()),
    "Penitent": (2, 14, "w1", "untracked-harmless", 0, ()),
    "Water Hag": (2, 15, "fight", "one-potion", 1, ()),
    "Weavess": (2, 14, "pre", "lose-defence", 1, ()),
    "Werewolf": (2, 14, "pre", "lose-shield", 2, ()),
    "Whispess": (2, 15, "w*", "shield-loss-with", 2, (Y,)),
    "Wyvern": (2, 15, "m1", "random-discard", 1, ()),
    "Bruxa": (3, 17, "m*", "last-gasp", 2, ()),
    "Brewess": (3, 17, "w*", "weaker-with", 1, (G, Y)),
    "Glustyworp": (3, 18, "w1", "at-most", 1, ()),
    "Leshen": (3, 19, "fight", "less-defence", 1, ()),
    "Striga": (3, 18, "pre", "lose-shield-per-card", 1, ()),
    "Yghern": (3, 18, "w*", "weaker-with", 1, (B,)),
}


def ability(one: MonsterAbility) -> tuple[str, str, int, tuple[str, ...]]:
    return (one.trigger, one.kind, one.amount, tuple(one.colours))


def test_content_monsters_are_those_of_the_table() -> None:
    found = {one.name: (one.level, one.life, *ability(one.ability)) for one in monsters().values()}
    assert found == MONSTERS


def test_content_monsters_per_level() -> None:
    assert Counter(one.level for one in monsters().values()) == {1: 10, 2: 12, 3: 6}


def test_content_monster_stories_have_their_length() -> None:
    for one in monsters().values():
        assert 40 <= len(one.story.split()) <= 70, one.name


def once(window: str, *effects: e.AnyEffect, **when: bool | int) -> dict[str, object]:
    return use(window, "fight", *effects, **when)


def use(window: str, limit: str, *effects: e.AnyEffect, **when: bool | int) -> dict[str, object]:
    return {"window": window, "limit": limit, "when": when, "effects": effects, "standing": ()}


def stands(*standing: e.AnyStanding) -> dict[str, object]:
    return {"window": None, "limit": "always", "when": {}, "effects": (), "standing": standing}


def spelled(one: e.Ability) -> dict[str, object]:
    plain = e.Condition()
    when = {
        name: getattr(one.when, name)
        for name in e.Condition.__struct_fields__
        if getattr(one.when, name) != getattr(plain, name)
    }
    return {
        "window": one.window,
        "limit": one.limit,
        "when": when,
        "effects": one.effects,
        "standing": one.standing,
    }


TROPHIES: dict[str, dict[str, object]] = {
    "Arachas": once("STEP1", e.Draw(1), e.Discard(1)),
    "Archespore": stands(e.ChoosePotion()),
    "Barghest": once("REACT_DAMAGE", e.ReduceDamage(1)),
    "Drowners' Nest": stands(e.OneCardMove("water")),
    "Ekimmara": once("STEP3", e.RaiseShield(1), dealt_at_least=3),
    "Foglet": once("REACT_TYPE", e.SwitchAttack()),
    "Ghouls' Nest": once("STEP3", e.AddDamage(1), combo_exactly=1),
    "Harpy": stands(e.OneCardMove("mountain")),
    "Nekkers' Nest": stands(e.OneCardMove("forest")),
    "Rotfiend": stands(e.RefillAfterLoss(3)),
    "Fiend": once("STEP2", e.WildColour()),
    "Grave Hag": once("STEP1", e.Recycle(1)),
    "Griffin": once("STEP4", e.AddDraw(1)),
    "Manticore": once("REACT_DAMAGE", e.ReduceDamage(2)),
    "Nightwraith": once("STEP1", e.Scry(1, sink=True)),
    "Noonwraith": once("STEP1", e.RaiseShield(2)),
    "Penitent": stands(e.FirstTurn()),
    "Water Hag": stands(e.PotionLimit(1)),
    "Weavess": stands(e.TrainingDiscount(1)),
    "Werewolf": once("STEP3", e.AddDamage(2), shield_zero=True),
    "Whispess": stands(e.ExtraReroll()),
    "Wyvern": stands(e.OneCardMove("any")),
    "Bruxa": once("STEP3", e.Recycle(2), dealt_at_least=1),
    "Brewess": once("STEP1", e.FreePotion(), e.Draw(1)),
    "Glustyworp": use("REACT_DAMAGE", "first", e.ReduceDamage(3)),
    "Leshen": stands(e.ShieldMaximum(1)),
    "Striga": use("STEP3", "always", e.AddDamage(1), combo_at_least=3),
    "Yghern": once("STEP2", e.DoubleShields()),
}


def test_content_monster_trophies_are_those_of_the_table() -> None:
    assert {one.name: spelled(one.trophy) for one in monsters().values()} == TROPHIES


# Monster fight cards, 2.5

FIGHT_CARDS: dict[int, tuple[str, str]] = {
    1: ("D 3", "= defence"),
    2: ("REM", "D 2"),
    3: ("D 4", "combat-1"),
    4: ("D 2", "alchemy-1"),
    5: ("D 2", "D 4"),
    6: ("D 2", "D 3"),
    7: ("D 5", "= alchemy"),
    8: ("RND", "D 3"),
    9: ("REM", "= combat"),
    10: ("D 4", "= specialisation"),
    11: ("RND", "L(3/4/5)"),
    12: ("D 3", "D 5"),
    13: ("RND", "D 4"),
    14: ("D 4", "D 2"),
    15: ("D 3", "D 4"),
    16: ("REM", "D 3"),
    17: ("D 5", "D 2"),
    18: ("D 3", "D 5"),
    19: ("RND", "D 4"),
    20: ("L(3/4/5)", "defence-1"),
}


def written(one: Attack) -> str:
    """The attack as the specification writes it; two fields set would give two parts."""
    parts = [
        f"D {one.damage}" if one.damage else "",
        f"L({'/'.join(map(str, one.by_level))})" if one.by_level else "",
        f"= {one.equal_to}" if one.equal_to else "",
        "RND" if one.discard_random else "",
        "REM" if one.remove else "",
        f"{one.lower}-1" if one.lower else "",
    ]
    return ", ".join(part for part in parts if part)


def test_content_fight_cards_are_those_of_the_table() -> None:
    found = load("fight-cards.toml", "fight_card", FightCard)
    assert {key: (written(one.charge), written(one.bite)) for key, one in found.items()} == {
        f"fight-{number:02}": sides for number, sides in FIGHT_CARDS.items()
    }


def expected_loss(one: Attack, level: int) -> int:
    if one.by_level:
        return one.by_level[level - 1]
    if one.discard_random or one.lower:
        return level
    if one.equal_to:
        return 2
    return 1 if one.remove else one.damage


def test_content_fight_cards_average_loss() -> None:
    cards = load("fight-cards.toml", "fight_card", FightCard).values()
    averages = {
        level: (
            sum(expected_loss(one.charge, level) for one in cards) / 20,
            sum(expected_loss(one.bite, level) for one in cards) / 20,
        )
        for level in (1, 2, 3)
    }
    assert averages == {1: (2.5, 2.75), 2: (2.75, 2.95), 3: (3.0, 3.15)}


# Potions, 2.6.6

LESS = e.AddDraw(-1)

POTIONS: dict[str, tuple[str, tuple[e.AnyEffect, ...]]] = {
    "Gale": ("STEP2", (e.UnlinkedCard(),)),
    "Black Blood": ("REACT_DAMAGE", (e.Retaliate(1),)),
    "Iron Root": ("STEP1", (e.RaiseShield(2),)),
    "Hawk's Eye": ("STEP1", (e.Draw(2),)),
    "Red Fume": ("STEP3", (e.AddDamage(2), LESS)),
    "Quicksilver": ("STEP4", (e.AddDraw(2),)),
    "Bitter Salve": ("STEP1", (e.Recycle(3), LESS)),
    "Cat's Sight": ("STEP1", (e.Scry(3),)),
    "Prism": ("STEP2", (e.WildColour(),)),
    "Stone Skin": ("REACT_DAMAGE", (e.ReduceDamage(2),)),
    "White Ash": ("REACT_TYPE", (e.SwitchAttack(),)),
    "Second Wind": ("STEP1", (e.TakeDiscard("chosen"),)),
    "Wormwood": ("STEP3", (e.AddDamage(3), LESS)),
    "Pure Water": ("END", (e.Refill(3),)),
}

FIGHT_WINDOWS: frozenset[str] = frozenset(
    {"START", "STEP1", "STEP2", "STEP3", "STEP4", "REACT_TYPE", "REACT_DAMAGE", "END"}
)


def worth(one: e.AnyEffect) -> float:
    """The value scale of 2.6.5."""
    return float(effects.worth(one, True))


def test_content_potions_are_those_of_the_table() -> None:
    found = potions()
    assert {one.name: (one.window, one.ability.effects) for one in found.values()} == POTIONS
    for one in found.values():
        assert one.copies == 2
        assert one.ability.window == one.window
        assert one.ability.limit == "fight"
        assert one.ability.standing == ()
        assert one.origin == ("rulebook" if one.name == "Gale" else "design")
        assert 8 <= len(one.flavour.split()) <= 20
    conditions = {
        one.name: spelled(one.ability)["when"]
        for one in found.values()
        if one.ability.when != e.Condition()
    }
    assert conditions == {
        "Wormwood": {"combo_at_least": 3},
        "Pure Water": {"fight": "lost-to-monster"},
    }
    assert [one.name for one in found.values() if one.hunts_only] == ["White Ash"]


def test_content_potions_keep_the_constraints() -> None:
    found = list(potions().values())
    assert sum(one.copies for one in found) == 28
    assert {one.window for one in found} <= FIGHT_WINDOWS
    assert not any(one.ability.when.fight in ("won", "lost") for one in found)
    in_duels = [
        one for one in found if not one.hunts_only and one.ability.when.fight != "lost-to-monster"
    ]
    assert len(in_duels) >= 10
    assert all(sum(map(worth, one.ability.effects)) <= 3 for one in found)
    assert sum(any(worth(each) < 0 for each in one.ability.effects) for one in found) >= 3
    assert not any(isinstance(each, e.GainPotion) for one in found for each in one.ability.effects)


# Attribute and witcher trophies, 2.6.7

ATTRIBUTE_TROPHIES: dict[str, dict[str, object]] = {
    "combat": use("STEP4", "first", e.AddDraw(2)),
    "defence": once("REACT_DAMAGE", e.ReduceDamage(3)),
    "alchemy": use("START", "first", e.GainPotion(1)) | {"standing": (e.UncountedPotion(),)},
    "specialisation": stands(e.ExtraSpecialisation()),
}

WITCHER_TROPHIES: dict[str, dict[str, object]] = {
    "wolf": once("STEP3", e.AddDamage(1), combo_at_least=2),
    "griffin": once("STEP1", e.Exchange()),
    "bear": once("STEP1", e.RaiseShield(1)),
    "cat": once("STEP4", e.AddDraw(1)),
    "viper": once("STEP3", e.Drain(1), made_discard=True),
}


def test_content_attribute_trophies() -> None:
    found = load("trophies.toml", "attribute_trophy", AttributeTrophy)
    assert {key: one.attribute for key, one in found.items()} == {
        f"trophy-{attribute}": attribute for attribute in ATTRIBUTE_TROPHIES
    }
    assert {one.attribute: spelled(one.ability) for one in found.values()} == ATTRIBUTE_TROPHIES
    assert sum(one.copies for one in found.values()) == 8
    assert all(25 <= len(one.story.split()) <= 50 for one in found.values())


def test_content_witcher_trophies() -> None:
    found = load("trophies.toml", "witcher_trophy", WitcherTrophy)
    assert {key: one.school for key, one in found.items()} == {
        f"trophy-{school}": school for school in WITCHER_TROPHIES
    }
    assert {one.school: spelled(one.ability) for one in found.values()} == WITCHER_TROPHIES
    stories = [story for one in found.values() for story in one.stories]
    assert len(set(stories)) == 20
    assert all(25 <= len(story.split()) <= 45 for story in stories)
