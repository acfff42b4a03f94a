"""GH-CAMP-01 to GH-CAMP-08: the world, its parties and its scenarios."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from fabletop.games.gloomhaven.campaign import GAME
from fabletop.games.gloomhaven.campaign import effects as e
from fabletop.games.gloomhaven.campaign.library import archive
from fabletop.games.gloomhaven.campaign.records import Option, Outcome
from fabletop.games.gloomhaven.campaign.rules import achievements, rewards, scenarios
from fabletop.games.gloomhaven.campaign.rules.events import resolve_event
from fabletop.games.gloomhaven.library import library
from fabletop.kernel.gamedef import BadSetup
from fabletop.kernel.session import replay as replaying
from fabletop.kernel.words import LANGUAGES

from .scene import Visit, campaign, join, run, town


def test_gh_camp_08_the_first_world() -> None:
    world = Visit(None).state.world
    assert world.unlocked == [1] and world.completed == []
    assert world.achievements == ["city-rule-militaristic"]
    assert world.prosperity == 0 and world.donated == 0 and world.boxes == []
    tier = [one for one in library().items.values() if one.number <= 14]
    assert world.items == {one.id: one.copies for one in tier}
    assert sorted(world.city) == [f"city-{number:02}" for number in range(1, 31)]
    assert sorted(world.road) == [f"road-{number:02}" for number in range(1, 31)]


@pytest.mark.rule("GH-CAMP-46")
def test_the_six_starting_classes() -> None:
    assert Visit(None).state.world.classes == [
        "brute",
        "tinkerer",
        "spellweaver",
        "scoundrel",
        "cragheart",
        "mindthief",
    ]
    made = campaign("brute", players=1)
    made.world.classes.remove("cragheart")
    creates = {key for key in Visit(made).open() if key.startswith("create:")}
    classes = ("tinkerer", "spellweaver", "scoundrel", "mindthief")
    assert creates == {f"create:{one}" for one in classes}, "of those that are unlocked"


def test_gh_camp_01_unlocked_not_completed_and_required() -> None:
    game = town(campaign("brute", "tinkerer"))
    state = game.state
    assert scenarios.playable(state) == [1]
    scenarios.unlock(game, 2)
    assert scenarios.playable(state) == [1], "the second needs First Steps"
    achievements.gain_achievement(game, "first-steps")
    assert scenarios.playable(state) == [1, 2]
    scenarios.complete(game, 1)
    assert scenarios.playable(state) == [2]


@pytest.mark.rule("GH-CAMP-01")
def test_an_incomplete_requirement_closes_a_place() -> None:
    game = town(campaign("brute", "tinkerer"))
    scenarios.unlock(game, 3)
    assert 3 in scenarios.playable(game.state)
    achievements.gain_achievement(game, "the-merchant-flees")
    assert 3 not in scenarios.playable(game.state)


def test_gh_camp_02_casual_play_needs_no_requirement() -> None:
    game = town(campaign("brute", "tinkerer"))
    scenarios.unlock(game, 2)
    scenarios.complete(game, 1)
    assert scenarios.casual(game.state) == [1, 2]
    assert scenarios.sealed(game.state) == list(range(3, 21))


@pytest.mark.rule("GH-CAMP-02")
def test_a_place_not_found_yet_is_offered_only_to_those_who_insist() -> None:
    visit = Visit(campaign("brute", "tinkerer")).all_ready()
    later = library().scenario_numbers[15]
    assert f"casual:{later}" not in visit.open()
    visit.do("spoilers")
    assert f"casual:{later}" in visit.open()
    visit.do("back")
    assert f"casual:{later}" not in visit.open() and visit.state.plan.scenario == -1


def test_gh_camp_03_what_parties_share_and_what_they_do_not() -> None:
    made = campaign("brute", "tinkerer", reputation=5)
    visit = Visit(made, 2, party=1)
    assert visit.state.campaign.parties[0].reputation == 5
    assert visit.state.party.reputation == 0
    achievements.gain_achievement(visit.session._table, "first-steps")
    achievements.gain_achievement(visit.session._table, "the-merchant-flees")
    assert visit.state.campaign.parties[0].achievements == []
    assert visit.state.party.achievements == ["first-steps"]
    assert "the-merchant-flees" in visit.state.world.achievements


def test_gh_camp_04_of_a_type_only_one_is_active() -> None:
    game = town(campaign("brute", "tinkerer"))
    achievements.gain_achievement(game, "city-rule-economic")
    assert game.state.world.achievements == ["city-rule-economic"]
    for _ in range(3):
        achievements.gain_achievement(game, "ancient-technology")
    assert achievements.times(game.state, "ancient-technology") == 3
    for _ in range(2):
        achievements.gain_achievement(game, "the-dead-invade")
    assert achievements.times(game.state, "the-dead-invade") == 1


def test_gh_camp_05_party_achievements_gate_scenarios_of_that_party() -> None:
    made = campaign("brute", "tinkerer")
    made.world.unlocked.append(2)
    made.parties[0].achievements.append("first-steps")
    other = Visit(made, 2, party=1)
    assert 2 in scenarios.playable(town(made).state)
    assert 2 not in scenarios.playable(other.state)


def test_gh_camp_06_a_new_party_begins_with_reputation_0() -> None:
    made = campaign("brute", "tinkerer", reputation=-7)
    visit = Visit(made, 3, party=1)
    assert visit.state.party.reputation == 0
    assert visit.state.present == []
    assert len(visit.state.party.players) == 3


@pytest.mark.rule("GH-CAMP-06")
def test_members_may_change_without_a_new_party() -> None:
    made = campaign("brute", "tinkerer", "cragheart")
    visit = Visit(made, 2)
    assert [one.type for one in visit.state.present] == ["brute", "tinkerer"]
    assert len(visit.state.campaign.parties) == 1


@pytest.mark.parametrize("rewarded", [False, True])
def test_gh_camp_07_a_story_unlocks_nothing(
    monkeypatch: pytest.MonkeyPatch, rewarded: bool
) -> None:
    """A story that names place and number; only with the reward it is on the map."""
    effects = (e.Unlock(scenario=3),) if rewarded else ()
    told = "A trapper marks the Inox Encampment (3) on your map: go there."
    outcome = Outcome(case=e.Case(), story=told, effects=effects, after="return")
    option = Option(label="Ask for Inox Encampment (3)", outcomes=(outcome,))
    card = archive().events["city-01"]
    monkeypatch.setitem(archive().events, "city-01", replace(card, story=told, a=option))
    game = town(campaign("brute", "tinkerer"))
    game.state.world.city.remove("city-01")
    game.state.event, game.state.deck = "city-01", "city"
    run(resolve_event(game), "option:city-01-a")
    assert game.state.world.unlocked == ([1, 3] if rewarded else [1])


@pytest.mark.rule("GH-CAMP-07", "GH-CAMP-70")
@pytest.mark.parametrize("number", range(1, 21))
def test_a_scenario_puts_on_the_map_what_its_reward_names_and_nothing_else(number: int) -> None:
    game = town(campaign("brute", "tinkerer"))
    game.state.world.unlocked = []
    rewards.give_rewards(game, number)
    named = [one for one in scenarios.scenario(number).unlocks if scenarios.known(one)]
    assert sorted(game.state.world.unlocked) == sorted(named)


@pytest.mark.rule("GH-CAMP-07")
def test_what_is_not_in_this_box_is_not_put_on_the_map() -> None:
    game = town(campaign("brute", "tinkerer"))
    scenarios.unlock(game, 77)
    assert game.state.world.unlocked == [1]


@pytest.mark.parametrize(
    ("options", "part"),
    [
        ({"document": "{"}, "not a campaign"),
        ({"document": "[]"}, "no world"),
        ({"document": '{"world": {}}'}, "version"),
        ({"document": '{"world": {}, "version": 99}'}, "upgrade"),
        ({"document": '{"world": 3, "version": 1}'}, "cannot be read"),
        ({"party": "7"}, "must be one of"),
        ({"party": "x"}, "must be one of"),
    ],
)
def test_a_document_that_is_of_no_use(options: dict[str, str], part: str) -> None:
    with pytest.raises(BadSetup, match=part):
        replaying.start(GAME, 2, 1, options)


def test_a_party_under_way_has_no_visit() -> None:
    first = Visit(campaign("brute", "tinkerer")).leave_for("travel:black-barrow")
    with pytest.raises(BadSetup, match="must end first"):
        Visit(first.document)
    assert Visit(first.document, 2, party=1).state.number == 1, "another party may come"


def test_two_parties_with_one_class_each() -> None:
    made = campaign("brute", "tinkerer")
    first = Visit(made).leave_for("travel:black-barrow").document
    second = Visit(first, 2, party=1)
    assert "create:brute" in second.open(), "the Brute of another party is no hindrance"
    assert first.parties[0].location == 1 and second.state.party.location == 0


def test_a_third_player_keeps_a_place() -> None:
    made = campaign("brute", "tinkerer", players=1)
    join(made.parties[0], "cragheart")
    visit = Visit(made, 2)
    assert not any(key.startswith("create:") for key in visit.open(0))
    assert any(key.startswith("create:") for key in visit.open(1))


def test_every_line_of_the_chronicle_has_words() -> None:
    folder = Path(str(GAME.folder))
    told: set[str] = set()
    for file in [*folder.glob("*.py"), *folder.glob("rules/*.py")]:
        text = file.read_text(encoding="utf-8")
        for call in re.findall(r"\.tell\(\s*([^,)]+)", text):
            told |= {*re.findall(r'"([^"]+)"', call)}
    assert len(told) > 40
    for language in LANGUAGES:
        say = GAME.voice(language)
        assert [one for one in sorted(told) if not say.has(one)] == []
