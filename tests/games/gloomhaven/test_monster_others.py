"""What else stands on monsters' cards: heal, summon, bonuses, loot, traps; bosses (GH-MOTHER)."""

# mypy: disable-error-code="comparison-overlap"
# rules change what a test has just laid out

from __future__ import annotations

import msgspec
import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.monsters.from_state import SUMMON_CARD, abilities_of
from fabletop.games.gloomhaven.rules.decks import deck_name
from fabletop.games.gloomhaven.rules.figures import immune, most_hp, stats
from fabletop.games.gloomhaven.terms import NEGATIVE
from fabletop.kernel.hexes import distance

from .lair import ATTACK, Lair

MEND = e.Heal(value=3, who=e.Who(side="self-or-ally", range=3, count=1))


@pytest.fixture
def lair() -> Lair:
    return Lair()


def test_gh_mother_01_in_printed_order(lair: Lair) -> None:
    """What the first line gives counts for the second, not the other way round."""
    lair.hero("brute", (1, 0))
    guard = lair.monster("bandit-guard", (0, 0))
    lair.act(guard, e.Inflict(conditions=("strengthen",), who=e.SELF), ATTACK)
    assert len(lair.state.drawn.cards) == 2  # the attack came after it, with Advantage
    other = Lair()
    other.hero("brute", (1, 0))
    guard = other.monster("bandit-guard", (0, 0))
    other.act(guard, ATTACK, e.Inflict(conditions=("strengthen",), who=e.SELF))
    assert len(other.state.drawn.cards) == 1


@pytest.mark.rule("GH-MOTHER-02", "GH-MOTHER-07")
def test_golden_111_the_players_choose_between_equally_hurt(lair: Lair) -> None:
    lair.hero("brute", (6, 0))
    shaman = lair.monster("inox-shaman", (0, 0), lost=2)
    hurt = lair.monster("bandit-guard", (2, 0), lost=5, number=1)
    same = lair.monster("bandit-guard", (-2, 0), lost=5, number=2)
    lair.monster("bandit-guard", (0, 4), lost=5, number=3)  # out of range
    asked = lair.act(shaman, MEND, GH_MOTHER_02=f"heal:{same.id}")
    assert asked == ["GH-MOTHER-02"]
    assert lair.offered("GH-MOTHER-02") == {f"heal:{hurt.id}", f"heal:{same.id}"}
    assert same.most - same.hp == 2


def test_gh_mother_02_with_nobody_hurt_a_poisoned_figure(lair: Lair) -> None:
    lair.hero("brute", (6, 0))
    shaman = lair.monster("inox-shaman", (0, 0))
    sick = lair.monster("bandit-guard", (2, 0), "poison")
    assert lair.act(shaman, MEND) == []
    assert sick.conditions == ()


def test_gh_mother_03_a_summon_comes_as_close_as_possible_to_an_enemy(lair: Lair) -> None:
    brute = lair.hero("brute", (4, 0))
    cultist = lair.monster("cultist", (0, 0))
    asked = lair.act(cultist, e.SummonMonster(monster="living-bones"))
    assert asked == []
    (bones,) = [one for one in lair.state.figures.values() if one.type == "living-bones"]
    assert bones.at == (1, 0)
    assert distance(bones.at, brute.at) == 3
    assert (bones.rank, bones.spawned, bones.waits) == ("normal", True, True)
    assert "living-bones" not in lair.state.decks  # its deck draws from the next round on


@pytest.mark.rule("GH-MOTHER-07")
def test_gh_mother_03_ties_and_failure(lair: Lair) -> None:
    lair.hero("brute", (2, 2))
    cultist = lair.monster("cultist", (0, 0))
    summon = e.SummonMonster(monster="living-bones")
    lair.act(cultist, summon, GH_MOTHER_03="summon:1,0")
    assert lair.offered("GH-MOTHER-03") == {"summon:1,0", "summon:0,1"}
    lair.state.numbers["living-bones"] = ()  # no figure left
    before = len(lair.state.figures)
    lair.act(cultist, summon)
    assert len(lair.state.figures) == before


def test_gh_mother_04_bonuses_start_with_the_turn_of_that_monster(lair: Lair) -> None:
    lair.hero("brute", (1, 0))
    guard = lair.monster("bandit-guard", (0, 0))
    other = lair.monster("bandit-guard", (0, 1), number=2)
    lair.act(guard, e.Shield(value=1), e.Retaliate(value=2))
    assert [(one.kind, one.amount) for one in guard.boons] == [("shield", 1), ("retaliate", 2)]
    assert other.boons == ()


@pytest.mark.rule("GH-MOTHER-05")
def test_gh_mother_05_monsters_take_money_for_good_and_no_treasure(lair: Lair) -> None:
    lair.hero("brute", (6, 0))
    lair.state.money = ((1, 0), (0, 0), (3, 0))
    lair.state.treasures = (((0, 1), "7"),)
    scout = lair.monster("vermling-scout", (0, 0))
    lair.act(scout, e.Loot(range=1))
    assert lair.state.money == ((3, 0),)
    assert lair.state.treasures == (((0, 1), "7"),)
    assert all(hero.tokens == 0 for hero in lair.state.heroes)


def test_gh_mother_05_no_looting_at_the_end_of_the_turn(lair: Lair) -> None:
    lair.hero("brute", (6, 0))
    lair.state.money = ((0, 0),)
    guard = lair.monster("bandit-guard", (0, 0))
    lair.act(guard, e.Shield(value=1))
    assert lair.state.money == ((0, 0),)


@pytest.mark.rule("GH-MOTHER-06")
def test_gh_mother_06_conditions_for_allies_in_range(lair: Lair) -> None:
    lair.hero("brute", (6, 0))
    shaman = lair.monster("inox-shaman", (0, 0))
    near = lair.monster("bandit-guard", (2, 0))
    far = lair.monster("bandit-guard", (3, 0), number=2)
    lair.act(shaman, e.Inflict(conditions=("strengthen",), who=e.Who(side="allies", range=2)))
    assert "strengthen" in near.conditions
    assert "strengthen" not in far.conditions
    assert "strengthen" not in shaman.conditions


@pytest.mark.rule("GH-MOTHER-08")
def test_gh_mother_08_a_trap_as_close_as_possible_to_an_enemy(lair: Lair) -> None:
    lair.hero("brute", (4, 0))
    imp = lair.monster("forest-imp", (0, 0))
    assert lair.act(imp, e.CreateTrap(damage=3, conditions=("muddle",))) == []
    (trap,) = lair.state.overlays
    assert (trap.at, trap.kind, trap.damage, trap.conditions) == ((1, 0), "trap", 3, ("muddle",))


def test_gh_mother_09_on_death_from_its_hex_before_it_is_removed(lair: Lair) -> None:
    """The bonus of the card works once the monster has had its turn."""
    brute = lair.hero("brute", (1, 0))
    corpse = next(
        one
        for one in library().monster_cards.values()
        if any(isinstance(line, e.Bonus) and line.on == "death" for line in one.abilities)
    )
    type = next(id for id, one in library().monsters.items() if one.deck == corpse.deck)
    monster = lair.monster(type, (0, 0), "immobilize")
    lair.card(corpse.id)
    lair.act(monster)
    before, lines = brute.hp, len(lair.hits())
    monster.hp = 1
    monster.conditions = ("wound",)
    lair.act(monster)
    assert monster.id not in lair.state.figures
    assert len(lair.hits()) == lines + 1
    assert brute.hp < before


# Push and pull


@pytest.mark.rule("GH-MATTACK-07")
def test_gh_mattack_07_effects_are_never_skipped_and_players_choose_the_way(lair: Lair) -> None:
    brute = lair.hero("brute", (1, 0))
    guard = lair.monster("bandit-guard", (0, 0))
    pushing = msgspec.structs.replace(ATTACK, push=1)
    lair.act(guard, pushing, GH_MOVE_21="step:2,0")
    assert lair.offered("GH-MOVE-21") == {"step:2,-1", "step:2,0", "step:1,1"}
    assert brute.at == (2, 0)


def test_gh_move_20_a_push_without_an_attack(lair: Lair) -> None:
    brute = lair.hero("brute", (1, 0))
    artillery = lair.monster("ancient-artillery", (0, 0))
    push = e.Push(value=1, who=e.Who(side="enemies"))
    lair.act(artillery, push, GH_MOVE_21="step:2,-1")
    assert brute.at == (2, -1)


# Summons of characters


@pytest.mark.rule("GH-SUMMON-04", "GH-SUMMON-09")
def test_gh_summon_04_it_follows_the_monsters_rules(lair: Lair) -> None:
    lair.hero("brute", (5, -5))
    lair.hero("mindthief", (-6, 0))
    rats = lair.summon("rat-swarm", (0, 0), 1)
    assert abilities_of(lair.state, rats) == SUMMON_CARD
    guard = lair.monster("bandit-guard", (2, 0))
    lair.state.heroes[1].deck.cards[:] = ["plus-0"] * 20
    lair.act(rats)
    assert rats.at == (1, 0)
    assert lair.hits() == [(rats.id, guard.id)]
    assert lair.state.heroes[1].drawn.cards  # its owner's deck
    assert not lair.state.drawn.cards


def test_gh_summon_05_without_a_focus_it_does_nothing(lair: Lair) -> None:
    lair.hero("mindthief", (-6, 0))
    rats = lair.summon("rat-swarm", (0, 0), 0)
    lair.act(rats)
    assert rats.at == (0, 0)


def test_gh_summon_09_its_owner_decides(lair: Lair) -> None:
    lair.hero("brute", (-6, 2))
    lair.hero("mindthief", (-6, 0))
    rats = lair.summon("rat-swarm", (0, 0), 1)
    lair.monster("bandit-guard", (1, 1))
    lair.state.heroes[1].deck.cards[:] = ["plus-0"] * 20
    lair.act(rats, GH_MMOVE_06="move:1,0")
    assert {one.seat for one in lair.asked} == {1}


# Bosses


@pytest.mark.rule("GH-BOSS-03", "GH-BOSS-04", "GH-COND-13")
def test_gh_boss_01_one_deck_for_all_and_a_rank_of_their_own(lair: Lair) -> None:
    assert {deck_name(id) for id in library().bosses} == {"boss"}
    boss = lair.monster("bandit-commander", (0, 0), rank="boss")
    record = library().bosses["bandit-commander"]
    assert boss.most == most_hp(lair.state, boss.type, "boss")
    assert boss.most == record.hp[lair.state.level] * lair.state.count  # GH-BOSS-03
    assert record.immune
    assert all(immune(lair.state, boss, one) for one in NEGATIVE if one in record.immune)
    assert stats(lair.state, boss).attack is not None


def test_gh_boss_02_specials_stand_on_the_stat_card(lair: Lair) -> None:
    lair.hero("brute", (5, 0))
    boss = lair.monster("inox-bodyguard", (0, 0), rank="boss")
    record = library().bosses["inox-bodyguard"]
    shown = set()
    for card in library().decks["boss"]:
        lair.card(card.id)
        for line in card.abilities:
            if isinstance(line, e.Special):
                special = record.special_1 if line.number == 1 else record.special_2
                assert abilities_of(lair.state, boss) == special
                shown.add(line.number)
    assert shown == {1, 2}


def test_gh_boss_02_a_special_is_performed(lair: Lair) -> None:
    brute = lair.hero("brute", (2, 0))
    boss = lair.monster("inox-bodyguard", (0, 0), rank="boss")
    card = next(
        one
        for one in library().decks["boss"]
        if any(isinstance(line, e.Special) and line.number == 2 for line in one.abilities)
    )
    lair.card(card.id)
    lair.act(boss)
    assert boss.at == (1, 0)
    assert brute.hp < 10
    assert [one.kind for one in boss.boons] == ["retaliate"]


def test_gh_boss_05_two_figures_of_a_boss_share_the_card(lair: Lair) -> None:
    lair.hero("brute", (5, 0))
    first = lair.monster("inox-bodyguard", (0, 0), rank="boss", number=1)
    second = lair.monster("inox-bodyguard", (0, 2), rank="boss", number=2)
    assert abilities_of(lair.state, first) == abilities_of(lair.state, second)
    from fabletop.games.gloomhaven.rules.initiative import next_actor

    for one in lair.state.figures.values():
        one.acted = one.kind == "hero"
    assert next_actor(lair.state) is first
    first.acted = True
    assert next_actor(lair.state) is second


def test_a_monster_without_lines_of_its_own_keeps_to_its_card(lair: Lair) -> None:
    lair.hero("brute", (5, 0))
    guard = lair.monster("bandit-guard", (0, 0))
    for card in library().decks["guard"]:
        lair.card(card.id)
        assert abilities_of(lair.state, guard) == card.abilities
