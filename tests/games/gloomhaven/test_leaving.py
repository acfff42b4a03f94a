"""Cards leave the active area, figures leave the map, rooms come to light (GH-CARDS, GH-SUMMON,
GH-DOOR)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.records import (
    Door,
    Objective,
    Overlay,
    Penalty,
    Room,
    Script,
    Spawn,
    TrapKind,
    TreasureTile,
)
from fabletop.games.gloomhaven.rules.cards import (
    discards_of,
    end_active,
    lose_from_discard,
    losses_of,
    put_away,
    recover,
)
from fabletop.games.gloomhaven.rules.damage import suffer
from fabletop.games.gloomhaven.rules.doors import open_door
from fabletop.games.gloomhaven.rules.placing import put_monster
from fabletop.games.gloomhaven.rules.removal import remove_figure
from fabletop.games.gloomhaven.rules.scenarios import dungeon_of, scenario_of
from fabletop.games.gloomhaven.state import Active, Boon, Figure
from fabletop.kernel.ask import Request
from fabletop.kernel.gamedef import Game

from .scene import BEHIND, HALL, Scene, hall
from .test_variants import dungeon

# Cards


def running(table: Scene, *, lost: bool, figure: str = "") -> Active:
    active = Active(table.card(), "top", lost, figure=figure)
    table.hero("brute").active.append(active)
    return active


def test_gh_cards_10_active_cards_count_by_their_pile(table: Scene) -> None:
    """Each kind of active card among its like, and only there."""
    hero = table.hero("brute")
    mild, hard = running(table, lost=False), running(table, lost=True)
    one, two = table.card(), table.card()
    table.lay("brute", discard=[one], lost=[two])
    assert discards_of(hero) == [one, mild.card]
    assert losses_of(hero) == [two, hard.card]


@pytest.mark.parametrize("lost", [True, False])
def test_gh_cards_11_an_ended_bonus_goes_to_its_pile(table: Scene, lost: bool) -> None:
    hero = table.hero("brute")
    table.lay("brute", discard=[], lost=[])
    active, other = running(table, lost=lost), running(table, lost=False)
    end_active(table.game, hero, active)
    assert hero.active == [other]
    assert (hero.lost.cards, hero.discard.cards) == (
        ([active.card], []) if lost else ([], [active.card])
    )


def test_gh_cards_11_what_a_card_lent_to_figures_ends_with_it(table: Scene) -> None:
    """Only its own boons, on everybody's figures."""
    active, other = running(table, lost=False), running(table, lost=False)
    own = Boon("shield", 1, card=active.card, lasting=True)
    foreign = Boon("shield", 2, card=other.card, lasting=True)
    for type in ("brute", "tinkerer"):
        table.lay(type, boons=(own, foreign))
    end_active(table.game, table.hero("brute"), active)
    assert table.figure("brute").boons == table.figure("tinkerer").boons == (foreign,)


def summon(table: Scene, *, lost: bool = True) -> tuple[Figure, Active]:
    bot = Figure("battle-bot-1", "summon", "battle-bot", (0, 1), 6, 6, side="heroes", owner=0)
    table.state.figures[bot.id] = bot
    return bot, running(table, lost=lost, figure=bot.id)


def test_gh_cards_17_a_summon_leaves_with_its_card(table: Scene) -> None:
    bot, active = summon(table)
    end_active(table.game, table.hero("brute"), active)
    assert bot.id not in table.state.figures
    assert table.hero("brute").lost.cards == [active.card]


def test_gh_cards_17_an_attached_enemy_stays_when_its_card_goes(table: Scene) -> None:
    """A card laid on an enemy names its figure as well, but it is no summon."""
    guard = table.monster("bandit-guard", (1, 0))
    active = running(table, lost=True, figure=guard.id)
    end_active(table.game, table.hero("brute"), active)
    assert guard.id in table.state.figures


def test_gh_cards_04_a_card_that_is_active_already_is_not_put_there_twice(table: Scene) -> None:
    hero = table.hero("brute")
    card = table.card(e.Shield(value=1), duration="round")
    other = running(table, lost=False)
    table.lay("brute", picks=[card])
    put_away(table.game, hero, card, "top", True)
    assert [one.card for one in hero.active] == [other.card, card]
    table.lay("brute", picks=[card])
    put_away(table.game, hero, card, "top", True)
    assert [one.card for one in hero.active] == [other.card, card]


def test_gh_cards_04_the_half_that_was_performed_decides(table: Scene) -> None:
    hero = table.hero("brute")
    card = table.card(e.Loot(range=1), lost=True)  # the top is lost, the bottom is not
    for half, pile in (("top", hero.lost), ("bottom", hero.discard)):
        table.lay("brute", picks=[card], discard=[], lost=[])
        put_away(table.game, hero, card, half, True)  # type: ignore[arg-type]
        assert pile.cards == [card]


def test_gh_cards_04_what_went_elsewhere_meanwhile_stays_there(table: Scene) -> None:
    hero = table.hero("brute")
    card = table.card()
    table.lay("brute", picks=[], lost=[card], discard=[])
    put_away(table.game, hero, card, "top", True)
    assert (hero.lost.cards, hero.discard.cards) == ([card], [])


def test_gh_cards_26_a_recovered_active_card_ends_its_bonus(table: Scene) -> None:
    hero = table.hero("brute")
    mild, hard = running(table, lost=False), running(table, lost=True)
    table.lay("brute", hand=[], discard=[], lost=[])
    recover(table.game, hero, mild.card)
    assert hero.active == [hard] and hero.hand.cards == [mild.card]
    recover(table.game, hero, hard.card)
    assert hero.active == [] and hero.hand.cards == [mild.card, hard.card]
    assert hero.discard.cards == hero.lost.cards == []


def test_gh_damage_03_only_the_named_active_card_is_lost(table: Scene) -> None:
    hero = table.hero("brute")
    first, second = running(table, lost=False), running(table, lost=False)
    table.lay("brute", discard=[], lost=[])
    lose_from_discard(table.game, hero, second.card)
    assert hero.active == [first] and hero.lost.cards == [second.card]


# Figures


@pytest.mark.parametrize("lost", [True, False])
def test_gh_summon_02_the_card_of_a_summon_goes_to_its_pile(table: Scene, lost: bool) -> None:
    """The card of that summon and no other."""
    hero = table.hero("brute")
    table.lay("brute", discard=[], lost=[])
    other = running(table, lost=False)
    bot, active = summon(table, lost=lost)
    table.run(suffer(table.game, bot, 6))
    assert bot.id not in table.state.figures and hero.active == [other]
    assert (hero.lost if lost else hero.discard).cards == [active.card]


def test_gh_setup_04_the_number_of_the_dead_is_free_again(table: Scene) -> None:
    guard = table.monster("bandit-guard", (1, 0), number=3)
    assert 3 not in table.state.numbers["bandit-guard"]
    remove_figure(table.game, guard)
    assert 3 in table.state.numbers["bandit-guard"]
    bot, _ = summon(table)
    remove_figure(table.game, bot)
    assert "battle-bot" not in table.state.numbers


def test_gh_door_08_who_has_left_does_not_act_out_of_order(table: Scene) -> None:
    first, second = (table.monster("bandit-guard", at) for at in ((1, 0), (2, 0)))
    table.state.extra = (first.id, second.id)
    remove_figure(table.game, first)
    assert [*table.state.extra] == [second.id]


@pytest.mark.parametrize("lost", [True, False])
def test_gh_cards_17_a_bonus_laid_on_an_enemy_ends_with_it(table: Scene, lost: bool) -> None:
    guard, survivor = (table.monster("bandit-guard", at) for at in ((1, 0), (2, 0)))
    hero = table.hero("brute")
    table.lay("brute", discard=[], lost=[])
    active = running(table, lost=lost, figure=guard.id)
    other = running(table, lost=lost, figure=survivor.id)
    table.run(suffer(table.game, guard, guard.hp, table.figure("brute")))
    assert hero.active == [other]
    assert (hero.lost if lost else hero.discard).cards == [active.card]


# Doors and rooms


def behind(**fields: Any) -> Scene:
    """The hall with this in the room behind its door; the Brute beside the door."""
    table = Scene("brute", "tinkerer", scenario=hall(id=f"scene-{id(fields)}", **fields))
    table.figure("brute").at = (5, 0)
    table.state.turn.figure = "brute"
    return table


def opened(table: Scene, *answers: str, by: str = "brute") -> Scene:
    (door,) = (one for one in scenario_of(table.state).doors if one.id == "D1")
    table.run(open_door(table.game, door, table.figure(by)), *answers)
    return table


def test_gh_door_03_an_open_door_is_not_opened_again() -> None:
    table = opened(opened(behind()))
    assert table.state.opened == ("D1",)
    assert table.state.revealed == ("R1", "R2")
    assert len([one for one in table.state.figures.values() if one.kind == "monster"]) == 1


def test_gh_door_01_the_turn_remembers_a_room_revealed_in_it() -> None:
    table = opened(behind())
    assert table.state.turn.opened
    assert table.hero("brute").feats["rooms-revealed"] == 1
    other = opened(behind(), by="tinkerer")  # somebody else's turn
    assert not other.state.turn.opened
    assert "rooms-revealed" not in other.hero("tinkerer").feats


def test_gh_door_04_a_door_between_known_rooms_reveals_nothing() -> None:
    table = behind()
    table.state.revealed = ("R1", "R2")
    opened(table)
    assert not table.state.turn.opened
    assert "rooms-revealed" not in table.hero("brute").feats


def test_gh_door_05_money_and_treasures_of_the_room_and_no_other() -> None:
    treasures = (
        TreasureTile(at=(7, 0), number=4, room="R2"),
        TreasureTile(at=(8, -1), room="R2"),
        TreasureTile(at=(1, 0), number=5, room="R1"),
    )
    table = opened(behind(money=((7, 1), (8, 0), (1, 1)), treasures=treasures))
    assert table.state.money == ((7, 1), (8, 0))
    assert table.state.treasures == (((7, 0), "4"), ((8, -1), "goal-1"))


def test_gh_setup_12_what_was_looted_before_stays_away() -> None:
    treasures = (TreasureTile(at=(7, 0), number=4, room="R2"),)
    table = behind(treasures=treasures)
    table.state.options = {**table.state.options, "looted": "3,4"}
    opened(table)
    assert table.state.treasures == ()


def test_gh_door_05_tiles_of_the_room_with_what_their_traps_do() -> None:
    tiles = (
        Overlay(kind="trap", art="spikes", hexes=((7, 0),), room="R2"),
        Overlay(kind="trap", art="gas", hexes=((7, 1),), room="R2"),
        Overlay(kind="trap", art="plain", hexes=((6, 1),), room="R2"),
        Overlay(kind="obstacle", art="stone", hexes=((8, -1),), room="R2"),
        Overlay(kind="obstacle", art="stone", hexes=((1, 0),), room="R1"),
    )
    traps = (
        TrapKind(art="spikes", damage=True, conditions=("wound",)),
        TrapKind(art="gas", damage=False, conditions=("poison",)),
    )
    table = opened(behind(overlays=tiles, traps=traps))
    laid = {one.at: (one.kind, one.damage, one.conditions) for one in table.state.overlays}
    assert laid == {
        (7, 0): ("trap", -1, ("wound",)),  # -1: the scenario's trap damage
        (7, 1): ("trap", 0, ("poison",)),
        (6, 1): ("trap", -1, ()),
        (8, -1): ("obstacle", 0, ()),
    }


def test_gh_setup_03_ranks_by_the_number_of_characters() -> None:
    """With two characters: an elite, a normal one, none."""
    spawns = (
        Spawn(monster="living-bones", at=(8, 0), room="R2", ranks=("elite", "normal", "normal")),
        Spawn(monster="living-bones", at=(7, 0), room="R2", ranks=("normal", "none", "none")),
        Spawn(monster="living-bones", at=(6, 0), room="R2", ranks=("none", "elite", "elite")),
        Spawn(monster="living-bones", at=(1, 0), room="R1", ranks=("elite",) * 3),
    )
    table = opened(behind(spawns=spawns))
    bones = {one.at: one for one in table.state.figures.values() if one.kind == "monster"}
    assert {at: one.rank for at, one in bones.items()} == {(8, 0): "elite", (7, 0): "normal"}
    assert all(one.revealed for one in bones.values())  # GH-DOOR-08
    assert table.state.flags["seen:living-bones"] == 2
    assert table.state.flags["rooms"] == 1


def test_gh_door_07_the_nearest_spots_first_where_figures_are_few() -> None:
    """One figure is left for two spots: the nearer one gets it."""
    spots = ((9, 0), (7, 0))
    spawns = tuple(
        Spawn(monster="living-bones", at=at, room="R2", ranks=("normal",) * 3) for at in spots
    )
    table = behind(spawns=spawns)
    table.state.numbers["living-bones"] = (4,)
    opened(table)
    (bones,) = (one for one in table.state.figures.values() if one.kind == "monster")
    assert (bones.at, bones.number) == ((7, 0), 4)


def spawn(type: str, at: tuple[int, int]) -> Spawn:
    return Spawn(monster=type, at=at, room="R2", ranks=("normal",) * 3)


def test_gh_door_07_the_players_choose_among_equally_near_spots() -> None:
    """Only spots of that type; the guard's is nearer than both."""
    spawns = (
        spawn("living-bones", (7, 0)),
        spawn("living-bones", (6, 1)),
        spawn("bandit-guard", (6, 0)),
    )
    table = behind(spawns=spawns)
    table.state.numbers["living-bones"] = (4,)
    opened(table, "spot:6,1")
    (asked,) = table.asked_so_far
    assert asked.rule == "GH-DOOR-07" and set(asked.keys) == {"spot:7,0", "spot:6,1"}
    found = {one.type: one.at for one in table.state.figures.values() if one.kind == "monster"}
    assert found == {"living-bones": (6, 1), "bandit-guard": (6, 0)}


def test_gh_door_07_no_figure_no_question() -> None:
    spawns = (spawn("living-bones", (7, 0)), spawn("living-bones", (6, 1)))
    table = behind(spawns=spawns)
    table.state.numbers["living-bones"] = ()
    opened(table)
    assert table.asked_so_far == []
    assert not [one for one in table.state.figures.values() if one.kind == "monster"]


def test_gh_door_07_enough_figures_no_question() -> None:
    spots = ((7, 1), (7, 0))
    spawns = tuple(
        Spawn(monster="living-bones", at=at, room="R2", ranks=("normal",) * 3) for at in spots
    )
    table = behind(spawns=spawns)
    table.state.numbers["living-bones"] = (4, 5)
    opened(table)
    assert table.asked_so_far == []
    assert len([one for one in table.state.figures.values() if one.kind == "monster"]) == 2


def test_gh_special_16_allied_monsters_stand_on_the_heroes_side() -> None:
    spawns = tuple(
        Spawn(monster=type, at=at, room="R2", ranks=("normal",) * 3)
        for type, at in (("city-guard", (7, 0)), ("living-bones", (8, 0)))
    )
    table = opened(behind(spawns=spawns, allied=("city-guard",)))
    sides = {one.type: one.side for one in table.state.figures.values() if one.kind == "monster"}
    assert sides == {"city-guard": "heroes", "living-bones": "monsters"}


def test_gh_special_11_objectives_of_the_room_with_their_hit_points() -> None:
    """A number, for each character, or by the level of the scenario."""
    objectives = (
        Objective(id="altar", name="A", at=(7, 0), hp=7, side="monsters"),
        Objective(
            id="captive", name="B", at=(7, 1), hp=e.Measure(of="characters", times=3, plus=4)
        ),
        Objective(id="pillar", name="C", at=(8, -1), hp=e.Measure(of="level", times=2, plus=5)),
        Objective(id="elsewhere", name="D", at=(1, 0), hp=1),
    )
    table = behind(objectives=objectives)
    table.state.level = 3
    opened(table)
    found = {one.id: one for one in table.state.figures.values() if one.kind == "objective"}
    assert {id: (one.hp, one.most) for id, one in found.items()} == {
        "altar": (7, 7),
        "captive": (10, 10),
        "pillar": (11, 11),
    }
    assert found["altar"].side == "monsters" and found["captive"].side == "heroes"


@pytest.mark.parametrize(("hp", "left"), [(0, 5), (3, 3), (99, 5)])
def test_gh_setup_04_a_monster_with_other_hit_points(table: Scene, hp: int, left: int) -> None:
    """Never more than the type has; living bones of level 1 have 5."""
    figure = put_monster(table.game, "living-bones", "normal", (2, 0), hp=hp)
    assert figure is not None
    assert (figure.hp, figure.most) == (left, 5)


def test_gh_setup_04_without_a_figure_left_nothing_comes(table: Scene) -> None:
    table.state.numbers["living-bones"] = (2,)
    first = put_monster(table.game, "living-bones", "normal", (2, 0))
    assert first is not None and first.number == 2
    assert put_monster(table.game, "living-bones", "normal", (3, 0)) is None
    assert table.state.numbers["living-bones"] == ()


def test_gh_special_02_a_script_of_the_door_opens_another_one() -> None:
    """What the scenario does when a door opens: the locked one behind it opens as well."""
    rooms = (
        Room(id="R1", start=True, hexes=HALL),
        Room(id="R2", hexes=BEHIND),
        Room(id="R3", hexes=((11, 0), (12, 0))),
    )
    doors = (
        Door(id="D1", at=(5, 0), rooms=("R1", "R2"), label="1"),
        Door(id="D2", at=(10, 0), rooms=("R2", "R3"), label="2", locked=True),
    )
    script = Script(on="door", doors=("1",), opens=("2",))
    table = opened(behind(rooms=rooms, doors=doors, scripts=(script,)))
    assert table.state.opened == ("D1", "D2")
    assert table.state.unlocked == ("D2",)
    assert table.state.revealed == ("R1", "R2", "R3")
    assert table.hero("brute").feats["rooms-revealed"] == 1, "the second one opened by itself"


def test_gh_random_06_a_door_of_a_dungeon_brings_the_next_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The next two cards are laid, what they hold lies there, and the penalty falls due."""
    box = library()
    for id, room in box.dungeon_rooms.items():
        minor = replace(room, minor=Penalty(conditions=("muddle",)))
        monkeypatch.setitem(box.dungeon_rooms, id, minor)
    held = {"money": 0, "treasure": 0}
    for seed in range(1, 9):
        state = dungeon(seed).state
        money, treasures = len(state.money), len(state.treasures)
        hero = next(one for one in state.figures.values() if one.kind == "hero")
        running = open_door(Game(state, [], True), dungeon_of(state.dungeon).doors[0], hero)
        try:
            asked = next(running)
            while True:
                assert isinstance(asked, Request)
                asked = running.send(asked.keys[: max(1, asked.least)])
        except StopIteration:
            pass
        assert len(state.dungeon) == 2 and state.revealed == ("R1", "R2")
        heroes = [one for one in state.figures.values() if one.kind == "hero"]
        assert all("muddle" in one.conditions for one in heroes)
        parts = box.dungeon_cards[state.dungeon[1].filling].fillings
        for kind, new in (
            ("money", len(state.money) - money), ("treasure", len(state.treasures) - treasures),
        ):  # fmt: skip
            assert new == sum(one.kind == kind for one in parts)
            held[kind] += new
    assert all(held.values()), "both kinds came to light in these dungeons"
