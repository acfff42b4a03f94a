"""GH-LOOT: money tokens and treasures."""

# mypy: disable-error-code="comparison-overlap"
# rules change what a test has just laid out

from __future__ import annotations

import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.records import Treasure
from fabletop.games.gloomhaven.rules.abilities import perform
from fabletop.games.gloomhaven.rules.memory import goal_treasures_looted
from fabletop.games.gloomhaven.rules.money import loot_at_end_of_turn, open_treasure
from fabletop.games.gloomhaven.rules.rooms import reveal
from fabletop.games.gloomhaven.state import ActionTally, Carried

from .boards import D6
from .lair import Lair


@pytest.fixture
def lair() -> Lair:
    return Lair()


def loot(lair: Lair, distance: int) -> None:
    brute = lair.state.figures["brute"]
    lair.do(
        perform(lair.game, Aim(brute, ActionTally(), 0), e.Loot(range=distance)), GH_LOOT_01="loot"
    )


def find(lair: Lair, monkeypatch: pytest.MonkeyPatch, **holds: object) -> None:
    """The brute opens a treasure with these contents."""
    record = Treasure(number=75, origin="design", **holds)  # type: ignore[arg-type]
    monkeypatch.setitem(library().treasures, 75, record)
    lair.do(open_treasure(lair.game, lair.state.heroes[0], (0, 0), "75"))


def test_gh_loot_01_all_tokens_and_treasures_within_range(lair: Lair) -> None:
    lair.hero("brute", (0, 0))
    lair.monster("bandit-guard", (1, 0))  # monsters and obstacles do not matter
    lair.lay("obstacle", (0, 1))
    lair.state.money = ((1, 0), (1, 0), (2, 0), (0, 1))
    lair.state.treasures = (((0, -1), "4"),)
    loot(lair, 1)
    hero = lair.state.heroes[0]
    assert (hero.tokens, hero.treasures) == (3, ("4",))
    assert lair.state.money == ((2, 0),)


@pytest.mark.rule("GH-LOS-03")
def test_gh_loot_01_only_in_line_of_sight() -> None:
    lair = Lair(hexes=[at for at in D6 if at != (1, 0)])
    lair.hero("brute", (0, 0))
    lair.state.money = ((2, 0), (2, -1))
    loot(lair, 3)
    assert lair.state.money == ((2, 0),)


def test_gh_loot_02_tokens_are_personal(lair: Lair) -> None:
    lair.hero("brute", (0, 0))
    lair.hero("tinkerer", (1, 0))
    lair.state.money = ((0, 0),)
    loot(lair, 1)
    assert [hero.tokens for hero in lair.state.heroes] == [1, 0]


def test_gh_loot_03_a_treasure_is_resolved_at_once(
    lair: Lair, monkeypatch: pytest.MonkeyPatch
) -> None:
    brute = lair.hero("brute", (0, 0))
    find(lair, monkeypatch, damage=3, conditions=("poison",))
    assert (brute.hp, brute.conditions) == (7, ("poison",))


def test_gh_loot_04_a_second_copy_is_sold(lair: Lair, monkeypatch: pytest.MonkeyPatch) -> None:
    lair.hero("brute", (0, 0))
    hero = lair.state.heroes[0]
    item = library().items[library().item_numbers[23]]
    hero.items.append(Carried(item.id))
    find(lair, monkeypatch, items=(23,))
    assert hero.gold == item.price // 2
    assert hero.found == ("sold-23",), "the copy goes to the shop"


def test_gh_loot_05_a_found_item_is_not_equipped(
    lair: Lair, monkeypatch: pytest.MonkeyPatch
) -> None:
    lair.hero("brute", (0, 0))
    find(lair, monkeypatch, items=(23,))
    hero = lair.state.heroes[0]
    assert hero.items == []
    assert hero.found == ("item-23",)


def test_gh_loot_06_what_lies_under_a_hero_at_the_end_of_its_turn(lair: Lair) -> None:
    brute = lair.hero("brute", (0, 0))
    lair.state.money = ((0, 0), (1, 0))
    lair.state.treasures = (((0, 0), "4"), ((1, 0), "10"))
    lair.do(loot_at_end_of_turn(lair.game, brute))
    hero = lair.state.heroes[0]
    assert (hero.tokens, hero.treasures) == (1, ("4",))
    assert lair.asked == []  # it must
    assert lair.state.money == ((1, 0),)


def test_gh_loot_07_goal_treasures_are_counted_for_the_scenario(lair: Lair) -> None:
    lair.hero("brute", (0, 0))
    lair.state.treasures = (((0, 0), "goal-0"),)
    loot(lair, 1)
    assert goal_treasures_looted(lair.state) == 1


@pytest.mark.rule("GH-SETUP-12")
def test_gh_loot_07_a_numbered_treasure_only_once_ever() -> None:
    scenario = library().scenarios[library().scenario_numbers[1]]
    (tile,) = scenario.treasures
    for looted, left in (("", 1), (str(tile.number), 0)):
        lair = Lair()
        lair.state.options["looted"] = looted
        lair.state.revealed = ()
        lair.do(reveal(lair.game, tile.room, None))
        assert len(lair.state.treasures) == left


def test_gh_loot_08_random_finds_are_noted_for_the_campaign(
    lair: Lair, monkeypatch: pytest.MonkeyPatch
) -> None:
    lair.hero("brute", (0, 0))
    find(lair, monkeypatch, random_design=True, random_scenario=True)
    assert lair.state.heroes[0].found == ("random-design", "random-scenario")


def test_gh_loot_09_gold_experience_and_checks_go_to_the_looter(
    lair: Lair, monkeypatch: pytest.MonkeyPatch
) -> None:
    lair.hero("brute", (0, 0))
    lair.hero("tinkerer", (1, 0))
    find(lair, monkeypatch, gold=15, xp=5, checks=1, designs=(71,))
    hero, other = lair.state.heroes
    assert (hero.gold, hero.xp, hero.checks, hero.tokens) == (15, 5, 1, 0)
    assert hero.found == ("design-71",)
    assert (other.gold, other.xp, other.checks) == (0, 0, 0)
