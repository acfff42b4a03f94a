"""Spot checks of the content against the numbers printed on the cards."""

from __future__ import annotations

import pytest

from fabletop.games.gloomhaven import records as r
from fabletop.games.gloomhaven.effects import vocabulary as s
from fabletop.games.gloomhaven.library import Library

BOX = Library()  # a box of its own: scenes put things into the common one


# Classes (2.2) and perks (2.4)


@pytest.mark.parametrize(
    ("id", "hp"),
    [
        ("brute", (10, 12, 14, 16, 18, 20, 22, 24, 26)),
        ("tinkerer", (8, 9, 11, 12, 14, 15, 17, 18, 20)),
        ("spellweaver", (6, 7, 8, 9, 10, 11, 12, 13, 14)),
        ("scoundrel", (8, 9, 11, 12, 14, 15, 17, 18, 20)),
        ("cragheart", (10, 12, 14, 16, 18, 20, 22, 24, 26)),
        ("mindthief", (6, 7, 8, 9, 10, 11, 12, 13, 14)),
    ],
)
def test_hit_points_by_level(id: str, hp: tuple[int, ...]) -> None:
    assert BOX.classes[id].hp == hp


def perk(owner: str, card: str) -> r.Perk:
    return next(one for one in BOX.classes[owner].perks if any(c.card == card for c in one.add))


def test_perks_of_the_tables() -> None:
    assert perk("brute", "rolling-push-1") == r.Perk(
        boxes=2, add=(r.Cards(card="rolling-push-1", n=3),)
    )
    assert perk("cragheart", "minus-2").add == (
        r.Cards(card="minus-2"),
        r.Cards(card="plus-2", n=2),
    )
    assert perk("mindthief", "plus-2").remove == (r.Cards(card="plus-1", n=2),)
    assert perk("scoundrel", "rolling-invisible").boxes == 1
    assert BOX.modifiers["rolling-invisible"].boost.self_conditions == ("invisible",)
    assert BOX.modifiers["plus-1-shield-1"].boost.self_shield == 1
    assert perk("brute", "plus-1").boxes in (1, 2)


# Ability cards


@pytest.mark.parametrize(
    ("id", "level", "initiative"),
    [
        ("trample", "1", 72),
        ("provoking-roar", "1", 10),
        ("skewer", "X", 35),
        ("juggernaut", "2", 34),
        ("face-your-end", "9", 67),
        ("net-shooter", "1", 19),
        ("volatile-concoction", "X", 76),
        ("auto-turret", "6", 34),
        ("mana-bolt", "1", 7),
        ("reviving-ether", "1", 80),
        ("living-torch", "6", 96),
        ("flanking-strike", "1", 4),
        ("long-con", "9", 2),
        ("backup-ammunition", "1", 77),
        ("rock-slide", "4", 81),
        ("cataclysm", "6", 26),
        ("the-minds-weakness", "1", 75),
        ("withering-claw", "X", 77),
        ("cranium-overload", "4", 5),
        ("many-as-one", "9", 91),
    ],
)
def test_levels_and_initiatives(id: str, level: str, initiative: int) -> None:
    card = BOX.cards[id]
    assert (card.level, card.initiative) == (level, initiative)


def first(id: str, half: str) -> s.AnyAbility:
    action: r.Action = getattr(BOX.cards[id], half)
    return action.abilities[0]


def test_numbers_of_the_brute() -> None:
    assert first("trample", "top") == s.Attack(value=3, pierce=2)
    assert BOX.cards["trample"].bottom.lost and BOX.cards["trample"].bottom.xp == 2
    assert first("overwhelming-assault", "top") == s.Attack(value=6)
    assert BOX.cards["warding-strength"].bottom.slots == (0, 1, 0, 1, 0, 1)
    assert first("devastating-hack", "top") == s.Attack(value=8)
    assert first("juggernaut", "bottom") == s.Bonus(on="suffers", negate=True)


def test_numbers_of_the_tinkerer() -> None:
    assert first("stun-shot", "top") == s.Attack(value=1, range=3, conditions=("stun",))
    assert first("proximity-mine", "top") == s.CreateTrap(damage=6, xp_sprung=2)
    assert first("crank-bow", "top") == s.Attack(value=6, range=5)
    assert BOX.cards["stamina-booster"].unrecoverable


def test_numbers_of_the_spellweaver() -> None:
    assert first("fire-orbs", "top") == s.Attack(value=3, range=3, targets=3, xp_each=1)
    assert first("impaling-eruption", "top") == s.Attack(value=3, range=4, along=True, xp_each=1)
    assert first("reviving-ether", "top") == s.Recover(pile="lost")
    assert BOX.cards["reviving-ether"].unrecoverable
    assert BOX.cards["frost-armor"].bottom.slots == (1, 1)
    assert BOX.cards["chromatic-explosion"].bottom.infuse == ("any",)
    mystic = BOX.summons["mystic-ally"]
    assert (mystic.hp, mystic.move, mystic.attack, mystic.range) == (2, 2, 3, 2)


def test_numbers_of_the_scoundrel() -> None:
    flank = s.Boost(when=s.If(beside_ally=True), attack=2, xp=1)
    assert first("flanking-strike", "top") == s.Attack(value=3, boosts=(flank,))
    assert first("throwing-knives", "top") == s.Attack(value=2, range=3, targets=2)
    smoke = BOX.cards["smoke-bomb"].top
    assert smoke.slots == (2,) and smoke.infuse == ("dark",)
    assert isinstance(smoke.abilities[1], s.Bonus) and smoke.abilities[1].boost is not None
    assert smoke.abilities[1].boost.times == 2


def test_numbers_of_the_cragheart() -> None:
    assert first("massive-boulder", "top") == s.Attack(value=3, range=3)
    assert BOX.cards["massive-boulder"].top.abilities[1] == s.Damage(
        value=1, who=s.Who(side="figures", around="targets")
    )
    assert first("avalanche", "bottom") == s.CreateObstacle(count=2)
    assert first("rock-slide", "bottom") == s.Move(value=6, straight=True)


def test_numbers_of_the_mindthief() -> None:
    augments = {
        id
        for id, card in BOX.cards.items()
        if any(isinstance(one, s.Bonus) and one.group == "augment" for one in card.top.abilities)
    }
    assert augments == {
        "feedback-loop",
        "the-minds-weakness",
        "parasitic-influence",
        "withering-claw",
        "silent-scream",
        "frozen-mind",
        "vicious-blood",
        "phantasmal-killer",
    }
    weakness = first("the-minds-weakness", "top")
    assert isinstance(weakness, s.Bonus) and weakness.boost == s.Boost(attack=2)
    assert BOX.summons["rat-swarm"].conditions == ("poison",)
    assert BOX.summons["rat-king"].attack == s.Measure(of="own-hp", half="up")


def test_lost_and_persistent_marks_go_together() -> None:
    """Only the augments are persistent without being lost."""
    for id, card in BOX.cards.items():
        for half in (card.top, card.bottom):
            if half.duration == "persistent" and not half.lost:
                assert any(isinstance(one, s.Bonus) and one.group for one in half.abilities), id


# Monsters


def line(type: str, rank: str, level: int) -> tuple[object, ...]:
    stats = BOX.stats(type, rank, level)
    return stats.hp, stats.move, stats.attack, stats.range, stats.shield


@pytest.mark.parametrize(
    ("level", "normal", "elite"),
    [
        (0, (5, 2, 2), (9, 2, 3, 0)),
        (1, (6, 3, 2), (9, 2, 3, 1)),
        (2, (6, 3, 3), (10, 2, 4, 1)),
        (3, (9, 3, 3), (10, 3, 4, 2)),
        (4, (10, 4, 3), (11, 3, 4, 2)),
        (5, (11, 4, 4), (12, 3, 5, 2)),
        (6, (14, 4, 4), (14, 3, 5, 2)),
        (7, (16, 5, 4), (14, 3, 5, 3)),
    ],
)
def test_the_bandit_guard_of_2_6(
    level: int, normal: tuple[int, ...], elite: tuple[int, ...]
) -> None:
    assert line("bandit-guard", "normal", level)[:3] == normal
    hp, move, attack, _, shield = line("bandit-guard", "elite", level)
    assert (hp, move, attack, shield) == elite
    muddles = BOX.stats("bandit-guard", "elite", level).conditions == ("muddle",)
    assert muddles == (level >= 4)


@pytest.mark.parametrize(
    ("type", "rank", "level", "printed"),
    [
        ("ancient-artillery", "normal", 0, (4, r.NONE, 2, 4, 0)),
        ("ancient-artillery", "elite", 7, (20, r.NONE, 5, 7, 0)),
        ("bandit-archer", "normal", 1, (5, 2, 2, 4, 0)),
        ("bandit-archer", "elite", 7, (17, 4, 5, 6, 0)),
    ],
)
def test_statistic_cards(type: str, rank: str, level: int, printed: tuple[int, ...]) -> None:
    assert line(type, rank, level) == printed


def test_who_flies() -> None:
    assert {id for id, one in BOX.monsters.items() if one.flying} == {
        "flame-demon",
        "forest-imp",
        "living-spirit",
        "spitting-drake",
        "sun-demon",
        "wind-demon",
    }


def test_the_guard_deck_of_2_7() -> None:
    cards = sorted((one.initiative, one.shuffle) for one in BOX.decks["guard"])
    assert cards == [
        (15, True),
        (15, True),
        (30, False),
        (35, False),
        (50, False),
        (50, False),
        (55, False),
        (70, False),
    ]
    thirty = next(one for one in BOX.decks["guard"] if one.initiative == 30)
    assert thirty.abilities == (
        s.Move(value=1, relative=True),
        s.Attack(value=-1, relative=True, base_range=True),
    )


def test_the_boss_deck_of_2_7() -> None:
    specials = {
        one.initiative: one.abilities[0].number
        for one in BOX.decks["boss"]
        if isinstance(one.abilities[0], s.Special)
    }
    assert specials == {11: 2, 14: 2, 17: 2, 73: 1, 79: 1, 85: 1}


def test_shared_decks() -> None:
    users: dict[str, set[str]] = {}
    for id, one in BOX.monsters.items():
        users.setdefault(one.deck, set()).add(id)
    assert users["guard"] == {"bandit-guard", "city-guard", "inox-guard"}
    assert users["archer"] == {"bandit-archer", "city-archer", "inox-archer"}
    assert users["shaman"] == {"inox-shaman", "vermling-shaman"}
    assert users["imp"] == {"black-imp", "forest-imp"}
    assert set(BOX.decks) - {"boss"} == set(users)


def test_gh_boss_03_hit_points_grow_with_the_characters() -> None:
    assert BOX.stats("bandit-commander", "boss", 1).hp == s.Measure(of="characters", times=10)
    bodyguard = BOX.stats("inox-bodyguard", "boss", 3)
    assert bodyguard.attack == s.Measure(of="characters", plus=2)
    overseer = BOX.stats("merciless-overseer", "boss", 0)
    assert overseer.attack == s.Measure(of="figures", monster="vermling-scout")


def test_gh_boss_04_immunities() -> None:
    assert BOX.bosses["jekserah"].immune == ("disarm", "wound", "curse", "stun")
    assert {"push", "pull"} <= set(BOX.bosses["the-sightless-eye"].immune)


# Items (2.9) and battle goals (2.13)


@pytest.mark.parametrize(
    ("number", "slot", "price", "copies", "minus_ones"),
    [
        (1, "legs", 20, 2, 0),
        (3, "body", 10, 2, 2),
        (6, "head", 30, 2, 0),
        (8, "one-hand", 20, 2, 0),
        (9, "two-hands", 30, 2, 0),
        (12, "small", 10, 4, 0),
        (17, "head", 45, 2, 0),
        (23, "body", 20, 2, 3),
        (35, "small", 50, 2, 0),
        (38, "head", 30, 2, 2),
        (44, "body", 35, 2, 4),
        (50, "legs", 60, 2, 2),
        (58, "body", 75, 2, 0),
        (65, "body", 50, 2, 5),
        (68, "two-hands", 75, 2, 0),
        (70, "small", 75, 2, 0),
    ],
)
def test_items(number: int, slot: str, price: int, copies: int, minus_ones: int) -> None:
    item = BOX.items[BOX.item_numbers[number]]
    assert (item.slot, item.price, item.copies) == (slot, price, copies)
    assert item.minus_ones == minus_ones


def test_armour_wears_out_slot_by_slot() -> None:
    slots = {item.number: item.use_slots for item in BOX.items.values() if item.use_slots}
    assert slots == {3: 2, 23: 3, 44: 4, 65: 5}


def test_battle_goals_worth_two_checkmarks() -> None:
    double = {id for id, goal in BOX.goals.items() if goal.checks == 2}
    assert double == {"layabout", "indigent", "aggressor", "purist"}
    assert BOX.goals["professional"].level and BOX.goals["professional"].least == 2


# Scenarios


def strength(id: str) -> list[tuple[int, int]]:
    """Normal and elite figures with two, three, four characters."""
    spawns = BOX.scenarios[id].spawns
    return [
        (
            sum(one.ranks[c] == "normal" for one in spawns),
            sum(one.ranks[c] == "elite" for one in spawns),
        )
        for c in range(3)
    ]


def test_black_barrow() -> None:
    one = BOX.scenarios["black-barrow"]
    assert one.goal == r.Goal(kill_all=True)
    assert [len(room.hexes) for room in one.rooms] == [32, 23, 28]
    assert one.monsters == ("bandit-archer", "bandit-guard", "living-bones")
    assert one.treasures[0].number == 7 and BOX.treasures[7].random_scenario
    assert one.unlocks == (2,)
    two, three, four = strength("black-barrow")
    assert sum(two) <= sum(three) <= sum(four)


def test_special_rules_of_the_first_twenty() -> None:
    assert BOX.scenarios["barrow-lair"].effects == (r.ScenarioEffect(curses=3),)
    assert BOX.scenarios["ruinous-crypt"].effects == (r.ScenarioEffect(conditions=("disarm",)),)
    assert BOX.scenarios["frozen-hollow"].effects == (r.ScenarioEffect(minus_ones=3),)
    assert BOX.scenarios["inox-encampment"].goal.kill_count == s.Measure(of="characters", times=5)
    assert BOX.scenarios["vibrant-grotto"].goals_by_action
    assert BOX.scenarios["gloomhaven-square-a"].allied == ("living-bones", "living-corpse")
    assert BOX.scenarios["gloomhaven-square-b"].allied == ("city-guard", "city-archer")
    hail = BOX.scenarios["forgotten-crypt"].objectives[0]
    assert hail.hp == s.Measure(of="level", times=2, plus=4)
    shrine = BOX.scenarios["shrine-of-strength"].scripts
    assert [len(plates) for plates in shrine[1].plates] == [2, 3, 4]


def test_treasures() -> None:
    assert BOX.treasures[4].gold == 15
    assert BOX.treasures[10].xp == 10
    assert BOX.treasures[46].damage == 3 and BOX.treasures[46].conditions == ("poison",)
    assert BOX.treasures[5].items == (23,)


# Scenarios: the legends and pictures of the scenario book


STUNS = (False, ("stun",))
HURTS: tuple[bool, tuple[str, ...]] = (True, ())


@pytest.mark.parametrize(
    ("number", "traps"),
    [
        (1, {"spike": HURTS}),
        (2, {"bear": STUNS}),
        (3, {"spike": HURTS}),
        (4, {"spike": HURTS}),
        (5, {"spike": HURTS}),
        (6, {"poison": (True, ("poison",))}),
        (7, {"poison": (False, ("poison", "stun"))}),
        (8, {"bear": HURTS}),
        (9, {"bear": STUNS}),
        (10, {"spike": HURTS}),
        (11, {"spike": STUNS}),
        (12, {"bear": STUNS}),
        (13, {"bear": (True, ("muddle",))}),
        (14, {"bear": STUNS}),
        (15, {"bear": (True, ("poison",)), "spike": (True, ("wound",))}),
        (16, {"spike": HURTS}),
        (17, {"spike": HURTS}),
        (18, {"poison": STUNS}),
        (19, {"poison": HURTS}),
        (20, {"bear": STUNS}),
    ],
)
def test_gh_terrain_02_what_the_traps_of_a_scenario_do(
    number: int, traps: dict[str, tuple[bool, tuple[str, ...]]]
) -> None:
    """The scenario's trap damage, conditions, or both, by the legend of its page."""
    (scenario,) = (one for one in BOX.scenarios.values() if one.number == number)
    assert {one.art: (one.damage, one.conditions) for one in scenario.traps} == traps


@pytest.mark.parametrize(
    ("number", "monster", "at", "ranks"),
    [
        (10, "flame-demon", (9, 2), ("normal", "normal", "elite")),
        (11, "city-archer", (6, -13), ("none", "normal", "normal")),
        (11, "city-guard", (4, -14), ("none", "normal", "elite")),
    ],
)
def test_gh_setup_03_figures_stand_where_the_page_shows_them(
    number: int, monster: str, at: tuple[int, int], ranks: tuple[str, ...]
) -> None:
    (scenario,) = (one for one in BOX.scenarios.values() if one.number == number)
    assert (monster, at, ranks) in {(one.monster, one.at, one.ranks) for one in scenario.spawns}
    assert sum(one.at == at for one in scenario.spawns) == 1


def test_gh_camp_11_links_lead_both_ways() -> None:
    """1 and 2, 5 and 10 name each other on their pages; 10 also leads on to 21."""
    links = {one.number: one.links for one in BOX.scenarios.values()}
    assert links[1] == (2,) and links[2] == (1,)
    assert links[5] == (10,) and links[10] == (5, 21)
