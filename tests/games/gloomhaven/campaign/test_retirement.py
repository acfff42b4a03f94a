"""GH-CAMP-64 to GH-CAMP-68: personal quests and retirement; GH-VAR-05."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fabletop.games.gloomhaven.campaign.document import Campaign, Character, Journey
from fabletop.games.gloomhaven.campaign.library import archive
from fabletop.games.gloomhaven.campaign.rules import enhancement, quests, retirement
from fabletop.games.gloomhaven.campaign.rules.donations import donate
from fabletop.games.gloomhaven.campaign.rules.progress import count_scenario
from fabletop.games.gloomhaven.campaign.rules.shop import in_stock
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.state import Hero, public

from .scene import Visit, campaign, run, town

GREED = next(id for id, one in archive().quests.items() if one.number == 512)


def numbered(number: int) -> str:
    return next(id for id, one in archive().quests.items() if one.number == number)


def rich(*types: str) -> Campaign:
    """The first has the quest of 200 gold fulfilled."""
    made = campaign(*types)
    one = made.parties[0].characters[0]
    one.quest, one.gold = GREED, 200
    made.world.quests.remove(GREED)
    return made


def test_gh_camp_64_whoever_has_fulfilled_the_quest_must_retire() -> None:
    visit = Visit(rich("brute", "tinkerer"))
    assert "all-done" not in visit.open() and "retire:brute" in visit.open()
    visit.do("shop:brute:boots-of-striding")
    assert "all-done" in visit.open(), "the quest must be fulfilled at that moment"
    visit.do("sell:brute:boots-of-striding")
    assert visit.hero("brute").gold == 190 and "retire:brute" not in visit.open()


@pytest.mark.rule("GH-CAMP-50", "GH-CAMP-64")
def test_nobody_slips_away_from_it() -> None:
    visit = Visit(rich("brute", "tinkerer"))
    assert "leave:brute" not in visit.open(0) and "leave:tinkerer" in visit.open(1)
    visit.do("donate:brute")
    assert "leave:brute" in visit.open(), "190 gold are not 200"


def test_gh_camp_65_what_retirement_brings() -> None:
    made = rich("brute", "tinkerer")
    made.parties[0].characters[0].items.append("boots-of-striding")
    visit = Visit(made)
    assert in_stock(visit.state, "boots-of-striding") == 1
    visit.do("retire:brute")
    state = visit.state
    assert in_stock(state, "boots-of-striding") == 2, "its things are for sale again"
    one = state.party.characters[0]
    assert (one.status, one.items, one.gold) == ("retired", [], 0)
    assert GREED in state.world.quests_done and GREED not in state.world.quests
    assert archive().quests[GREED].opens in state.world.boxes
    assert state.world.record >= 0, "the first retirement opens the city record"
    assert "create:brute" in visit.open(), "the same class may be taken again"


@pytest.mark.rule("GH-CAMP-65")
def test_an_open_box_gives_a_design_and_a_side_scenario() -> None:
    made = rich("brute", "tinkerer")
    made.world.boxes.append(archive().quests[GREED].opens)
    game = town(made)
    world = game.state.world
    designs, sides = len(world.designs), len(world.sides)
    run(retirement.retire(game, game.state.present[0]))
    assert (len(world.designs), len(world.sides)) == (designs - 1, sides - 1)
    assert world.prosperity == 1, "the city grows by one point, whatever the box holds"


@pytest.mark.rule("GH-CAMP-66")
def test_one_more_perk_for_every_character_after() -> None:
    visit = Visit(rich("brute", "tinkerer")).do("retire:brute", "create:cragheart", "nameless")
    visit.do(f"quest:{visit.hero('cragheart').offered[0]}")
    assert visit.hero("cragheart").bonus == 1
    assert visit.session.requests[0].rule == "GH-CAMP-53"


def test_gh_camp_67_the_first_retirement_of_a_class_adds_its_events() -> None:
    game = town(rich("brute", "tinkerer"))
    world = game.state.world
    number = archive().callings["brute"].retirement
    run(retirement.retire(game, game.state.present[0]))
    assert f"city-{number}" in world.city and f"road-{number}" in world.road
    world.city.remove(f"city-{number}")
    again = game.state.party.characters[0]
    again.status = "present"
    run(retirement.retire(game, again))
    assert f"city-{number}" not in world.city and world.retired == ["brute", "brute"]


@pytest.mark.rule("GH-CAMP-68")
def test_after_a_retirement_the_refused_quest_goes_back_too() -> None:
    visit = Visit(rich("brute", "tinkerer")).do("retire:brute", "create:cragheart", "nameless")
    kept, refused = visit.hero("cragheart").offered
    visit.do(f"quest:{kept}")
    assert refused in visit.state.world.quests


@pytest.mark.rule("GH-VAR-05")
def test_gh_var_05_the_dead_leave_everything_behind() -> None:
    made = rich("brute", "tinkerer")
    made.parties[0].characters[0].items.append("boots-of-striding")
    game = town(made)
    one = game.state.party.characters[0]
    retirement.bury(game, one)
    world = game.state.world
    assert (one.status, one.gold, one.items, one.quest) == ("dead", 0, [], "")
    assert GREED in world.quests and GREED not in world.quests_done
    assert world.prosperity == 0 and game.state.party.lineages[0].retired == 0


# What quests count


def hero(**fields: object) -> Hero:
    zones = {name: public() for name in ("hand", "picks", "discard", "lost", "deck", "drawn")}
    return Hero(0, goals=public(), **zones, **fields)  # type: ignore[arg-type]


def seeker(number: int) -> Character:
    one = town(campaign("brute", "tinkerer")).state.present[0]
    one.quest = numbered(number)
    return one


def journey(number: int) -> Journey:
    return Journey(number, "campaign", (1,), (0,), (), 0)


def now(one: Character, step: int = 0) -> int:
    return quests.counted(one, step, archive().quests[one.quest].steps[step])


def test_kills_by_type() -> None:
    one = seeker(515)
    feats = {"killed:bandit-guard": 3, "killed:cultist": 2, "killed:living-bones": 4, "kills": 9}
    count_scenario(one, hero(feats=feats), journey(1), won=False)
    assert now(one) == 5


def test_elites_and_different_types() -> None:
    one, other = seeker(524), seeker(517)
    played = hero(feats={"elite-kills": 2, "killed:bandit-guard": 3, "killed:cultist": 1})
    for _ in range(2):
        count_scenario(one, played, journey(1), won=True)
        count_scenario(other, played, journey(1), won=True)
    assert now(one) == 4 and now(other) == 2


def test_exhaustion_of_oneself_and_of_others() -> None:
    one, other = seeker(527), seeker(514)
    played = hero(exhausted=True, feats={"allies-exhausted": 2})
    count_scenario(one, played, journey(1), won=False)
    count_scenario(other, played, journey(1), won=False)
    assert (now(one), now(other)) == (1, 2)


def test_scenarios_are_counted_when_they_are_won() -> None:
    one = seeker(518)
    count_scenario(one, hero(), journey(1), won=False)
    assert now(one) == 0
    for number in (1, 2, 2, 0):  # the second twice, and a random dungeon
        count_scenario(one, hero(), journey(number), won=True)
    assert now(one) == 2


def test_boss_scenarios() -> None:
    one = seeker(528)
    bosses = [scenario.number for scenario in library().scenarios.values() if scenario.boss]
    count_scenario(one, hero(), journey(1), won=True)
    assert now(one) == 0
    count_scenario(one, hero(), journey(bosses[0]), won=True)
    assert now(one) == 1


def test_checkmarks_of_battle_goals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    one = seeker(519)
    count_scenario(one, hero(checks=2), journey(1), won=True)
    assert now(one) == 2
    number, chest = next(iter(library().treasures.items()))
    monkeypatch.setitem(library().treasures, number, replace(chest, checks=2))
    found = hero(checks=1 + 2, treasures=[str(number)])
    count_scenario(one, found, journey(1), won=True)
    assert now(one) == 3, "those from a treasure do not count"


def test_donations_enhancements_and_the_quests_of_others() -> None:
    made = campaign("brute", "tinkerer")
    game = town(made)
    giver, helper = game.state.present
    giver.quest, helper.quest = numbered(525), numbered(532)
    donate(game, giver)
    assert now(giver) == 10
    giver.progress["0"] = 120
    assert quests.fulfilled(giver)
    run(retirement.retire(game, giver))
    assert now(helper) == 1
    helper.quest, helper.progress, helper.gold = numbered(530), {}, 500
    card = next(one for one in helper.pool if enhancement.wares(game.state, one))
    (spot, sticker), cost = next(iter(enhancement.wares(game.state, card).items()))
    key = f"sticker:{card}-spot-{spot + 1}:{sticker}:{cost}"
    run(enhancement.enhance(game, helper), f"card:{card}", key)
    assert now(helper) == 1


def test_things_owned() -> None:
    one = seeker(511)
    steps = archive().quests[one.quest].steps
    one.items = ["boots-of-striding", "winged-shoes", "minor-healing-potion"]
    owned = {
        slot: quests.counted(one, n, step) for n, step in enumerate(steps) for slot in step.slots
    }
    assert owned["legs"] == 2 and owned["small"] == 1 and owned["head"] == 0
    assert not quests.fulfilled(one)


def test_a_sequence_counts_one_step_after_the_other() -> None:
    sequential = [id for id, one in archive().quests.items() if one.sequential]
    assert sequential
    one = seeker(archive().quests[sequential[0]].number)
    assert [number for number, _ in quests.open_steps(one)] == [0]
    assert quests.quest_scenario(one) == 0
    one.progress["0"] = archive().quests[one.quest].steps[0].count
    assert [number for number, _ in quests.open_steps(one)] == [1]
    assert quests.quest_scenario(one) == archive().quests[one.quest].unlocks
