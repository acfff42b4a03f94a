"""Bosses and named monsters: their numbers, and what only they do (GH-BOSS-07 to GH-BOSS-12)."""

from __future__ import annotations

import msgspec
import pytest

from fabletop.games.gloomhaven.effects import run_bosses
from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.effects.aim import Aim
from fabletop.games.gloomhaven.layouts import Marker
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.monsters.from_state import servants
from fabletop.games.gloomhaven.records import LEVELS
from fabletop.games.gloomhaven.rules.abilities import perform
from fabletop.games.gloomhaven.rules.damage import suffer
from fabletop.games.gloomhaven.rules.decks import deck_name
from fabletop.games.gloomhaven.rules.figures import most_hp, stats
from fabletop.games.gloomhaven.rules.scenarios import scenario_of
from fabletop.games.gloomhaven.state import ActionTally, Figure

from .lair import Lair

BOX = library()
# hit points for each character at levels 0 to 7, then the attack
NUMBERS = {
    "bandit-commander": ([8, 10, 12, 13, 15, 16, 19, 23], [3, 3, 3, 4, 4, 5, 5, 5]),
    "captain-of-the-guard": ([7, 9, 11, 14, 16, 20, 21, 25], [3, 3, 4, 4, 5, 5, 6, 6]),
    "dark-rider": ([9, 10, 12, 13, 15, 16, 16, 18], [3, 3, 3, 4, 4, 5, 5, 6]),
    "elder-drake": ([11, 12, 15, 16, 20, 22, 27, 29], [3, 4, 4, 5, 5, 6, 6, 7]),
    "inox-bodyguard": ([6, 7, 9, 10, 11, 13, 15, 17], [0, 1, 1, 2, 2, 3, 3, 4]),
    "jekserah": ([6, 7, 9, 12, 13, 15, 18, 22], [2, 3, 3, 4, 5, 5, 5, 5]),
    "merciless-overseer": ([6, 8, 9, 11, 12, 14, 16, 19], [0] * 8),
    "prime-demon": ([8, 9, 10, 12, 14, 16, 20, 22], [4, 4, 5, 6, 6, 7, 7, 8]),
    "prime-demon-36": ([16, 18, 20, 24, 28, 32, 40, 44], [4, 4, 5, 6, 6, 7, 7, 8]),
    "the-betrayer": ([10, 12, 14, 16, 18, 20, 23, 27], [4, 5, 6, 7, 8, 8, 9, 9]),
    "the-colorless": ([9, 10, 11, 12, 14, 15, 17, 19], [2, 3, 3, 4, 4, 5, 6, 7]),
    "the-gloom": ([20, 25, 29, 35, 39, 46, 50, 56], [5, 5, 6, 6, 7, 7, 8, 9]),
    "the-sightless-eye": ([7, 8, 10, 11, 14, 15, 18, 20], [5, 6, 6, 7, 7, 8, 8, 9]),
    "winged-horror": ([6, 7, 8, 10, 12, 14, 17, 20], [3, 3, 4, 4, 4, 5, 5, 5]),
}


@pytest.fixture
def lair() -> Lair:
    return Lair()


def test_every_boss_of_the_box_has_its_numbers() -> None:
    assert BOX.bosses.keys() == NUMBERS.keys()
    for id, (hp, attack) in NUMBERS.items():
        assert list(BOX.bosses[id].hp) == hp, id
        assert list(BOX.bosses[id].attack) == attack, id
    assert BOX.bosses["the-betrayer"].range == (3, 3, 4, 4, 4, 5, 5, 5)
    assert set(BOX.bosses["elder-drake"].move) == {-1}


def boss(lair: Lair, type: str, at: tuple[int, int] = (0, 0)) -> Figure:
    return lair.monster(type, at, rank="boss")


def special(type: str, number: int) -> tuple[e.AnyAbility, ...]:
    record = BOX.bosses[type]
    return record.special_1 if number == 1 else record.special_2


def line(type: str, kind: type) -> e.AnyAbility:
    return next(one for number in (1, 2) for one in special(type, number) if isinstance(one, kind))


def run(lair: Lair, figure: Figure, ability: e.AnyAbility, **answers: str) -> None:
    lair.do(perform(lair.game, Aim(figure, ActionTally(), 0), ability), **answers)


@pytest.mark.rule("GH-BOSS-07")
def test_gh_boss_07_eggs_lie_beside_the_boss_and_can_be_broken(lair: Lair) -> None:
    lair.hero("brute", (4, 0))
    horror = boss(lair, "winged-horror")
    run(lair, horror, line("winged-horror", e.SummonToken), GH_BOSS_07="summon:1,-1")
    eggs = [one for one in lair.state.figures.values() if one.type == "egg"]
    assert [one.at for one in eggs] == [(1, 0), (1, -1)]  # as close to an enemy as possible
    assert {one.side for one in eggs} == {"monsters"}
    assert {one.hp for one in eggs} == {2 + (lair.state.level + 1) // 2}
    lair.do(suffer(lair.game, eggs[0], 5))
    assert eggs[0].id not in lair.state.figures
    assert lair.act(eggs[1]) == []  # it does nothing


@pytest.mark.rule("GH-BOSS-07")
def test_gh_boss_07_a_zephyr_acts_before_the_drake_and_cannot_be_damaged(lair: Lair) -> None:
    brute = lair.hero("brute", (3, 0))
    drake = boss(lair, "elder-drake")
    run(lair, drake, line("elder-drake", e.SummonToken), GH_BOSS_07="summon:1,-1")
    zephyrs = [figure for figure, _ in servants(lair.state, drake)]
    assert [one.at for one in zephyrs] == [(1, 0), (1, -1)]
    lair.do(suffer(lair.game, zephyrs[0], 99))
    assert zephyrs[0].id in lair.state.figures
    lair.act(drake, e.Shield(value=1))
    assert lair.hits() == [("zephyr-1", "brute"), ("zephyr-2", "brute")]
    assert brute.hp == 10 - 2 * lair.state.count  # Attack C each
    assert [one.kind for one in drake.boons] == ["shield"]


@pytest.mark.rule("GH-BOSS-08")
def test_gh_boss_08_eggs_hatch(lair: Lair) -> None:
    lair.hero("brute", (4, 0))
    horror = boss(lair, "winged-horror")
    run(lair, horror, line("winged-horror", e.SummonToken), GH_BOSS_07="summon:1,-1")
    run(lair, horror, line("winged-horror", e.Hatch))
    demons = [one for one in lair.state.figures.values() if one.type == "night-demon"]
    assert [one.at for one in demons] == [(1, 0), (1, -1)]
    assert {one.rank for one in demons} == {"normal"}
    assert all(one.waits for one in demons)
    assert not [one for one in lair.state.figures.values() if one.type == "egg"]


@pytest.mark.rule("GH-BOSS-09")
def test_gh_boss_09_the_altar_moves_and_the_demon_fits_its_hex(
    lair: Lair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The altar takes its place from whoever stands there; the demon is that of the hex."""
    places = tuple(Marker(id=one, hexes=((3, at),)) for at, one in enumerate("abcdef", -3))
    marked = msgspec.structs.replace(scenario_of(lair.state), markers=places, rooms=())
    monkeypatch.setattr(run_bosses, "scenario_of", lambda state: marked)
    brute = lair.hero("brute", (3, -2))
    demon = boss(lair, "prime-demon", (-3, 0))
    altar = lair.state.figures["altar"] = Figure("altar", "objective", "altar", (0, 0), 0, 0)
    shift = line("prime-demon", e.ShiftToken)
    run(lair, demon, shift)
    assert altar.at == (3, -3)
    run(lair, demon, shift, GH_MOVE_07="to:2,-2")
    assert (altar.at, brute.at) == ((3, -2), (2, -2))
    run(lair, demon, line("prime-demon", e.SummonMonster), GH_MOTHER_03="summon:-2,0")
    kinds = [one.type for one in lair.state.figures.values() if one.kind == "monster"]
    assert kinds == ["prime-demon", "wind-demon"]


@pytest.mark.rule("GH-BOSS-10")
def test_gh_boss_10_fear_drives_everybody_away(lair: Lair) -> None:
    brute = lair.hero("brute", (1, 0))
    thief = lair.hero("scoundrel", (0, 1), "immobilize")
    betrayer = boss(lair, "the-betrayer")
    run(lair, betrayer, line("the-betrayer", e.Flee), GH_BOSS_10="to:5,0")
    assert brute.at == (5, 0)
    assert thief.at == (0, 1)
    assert lair.asked[0].seat == brute.owner  # its player chooses among the farthest hexes


@pytest.mark.rule("GH-BOSS-11")
def test_gh_boss_11_everybody_is_put_beside_the_boss(lair: Lair) -> None:
    brute = lair.hero("brute", (4, 0))
    thief = lair.hero("scoundrel", (-1, 0))
    betrayer = boss(lair, "the-betrayer")
    lair.lay("trap", (2, 0))
    run(lair, betrayer, line("the-betrayer", e.Gather))
    assert brute.at == (1, 0)
    assert brute.hp == 10  # no trap on the way: it is placed
    assert thief.at == (-1, 0)


@pytest.mark.rule("GH-BOSS-12")
def test_gh_boss_12_the_last_to_act_turns_on_its_allies(lair: Lair) -> None:
    """The scoundrel comes later in the order: Move 2, then the top of its leading card."""
    brute = lair.hero("brute", (3, 0))
    thief = lair.hero("scoundrel", (0, 2))
    betrayer = boss(lair, "the-betrayer")
    cards = {
        seat: [id for id in BOX.hand_cards(hero.type) if BOX.cards[id].level == "1"]
        for seat, hero in enumerate(lair.state.heroes)
    }
    plain = next(
        id
        for id in cards[1]
        if [type(one) for one in BOX.cards[id].top.abilities] == [e.Attack]
        and not BOX.cards[id].top.abilities[0].augments
        and BOX.cards[id].top.abilities[0].range == 0  # type: ignore[union-attr]
    )
    other = next(id for id in cards[1] if id != plain)
    lair.state.heroes[0].picks.cards[:] = cards[0][:2]
    lair.state.heroes[1].picks.cards[:] = [plain, other]
    lair.state.heroes[1].deck.cards[:] = ["plus-0"] * 20
    run(
        lair,
        betrayer,
        line("the-betrayer", e.Betray),
        GH_MOVE_01="move:2,1",
        GH_ATTACK_03="attack:brute",
    )
    assert thief.at == (2, 1)
    assert brute.hp < 10
    assert thief.side == "heroes"
    assert thief.acted and not brute.acted
    assert lair.state.heroes[1].discard.cards == [plain, other]
    assert lair.state.heroes[0].picks.cards == cards[0][:2]


@pytest.mark.rule("GH-BOSS-12")
def test_gh_boss_12_who_has_acted_or_rests_is_left_alone(lair: Lair) -> None:
    brute = lair.hero("brute", (3, 0))
    betrayer = boss(lair, "the-betrayer")
    lair.state.heroes[0].picks.cards[:] = list(BOX.hand_cards("brute")[:2])
    brute.acted = True
    run(lair, betrayer, line("the-betrayer", e.Betray))
    assert len(lair.state.heroes[0].picks.cards) == 2


# Named monsters


@pytest.mark.rule("GH-SPECIAL-13")
def test_gh_special_13_named_monsters_have_numbers_of_their_own(lair: Lair) -> None:
    assert set(BOX.named) == {
        "arcane-golem",
        "bloated-regent",
        "giant-ooze",
        "hungry-soul",
        "infiltrator",
        "lurker-king",
        "prime-lieutenant",
        "siege-cannon",
        "the-harvester",
    }
    for id, named in BOX.named.items():
        assert deck_name(id) == BOX.monsters[named.of].deck
        assert BOX.figures(id) == 1
        assert len(named.stats.hp) == LEVELS
    assert list(BOX.named["siege-cannon"].stats.hp) == [
        2 * hp for hp in BOX.monsters["ancient-artillery"].elite.hp
    ]
    assert BOX.named["lurker-king"].stats == BOX.monsters["lurker"].elite


@pytest.mark.rule("GH-SPECIAL-13")
def test_gh_special_13_hit_points_by_characters_and_a_level_above(lair: Lair) -> None:
    level = lair.state.level
    assert most_hp(lair.state, "giant-ooze", "named") == [8, 9, 11][level] * 2
    assert most_hp(lair.state, "bloated-regent", "named") == [10, 10, 13][level]
    golem = lair.monster("arcane-golem", (0, 0), rank="named")
    assert golem.most == [10, 11, 14, 15][level + 1] * 2
    assert stats(lair.state, golem).shield == [1, 2, 2, 3][level + 1]
    three = Lair(seats=3)
    assert most_hp(three.state, "bloated-regent", "named") == -(-[10, 10, 13][level] * 3 // 2)
