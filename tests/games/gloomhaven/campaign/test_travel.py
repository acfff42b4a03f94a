"""GH-CAMP-10 to GH-CAMP-13: on the way; GH-RANDOM-01."""

from __future__ import annotations

import pytest

from fabletop.games.gloomhaven.campaign import chapters
from fabletop.games.gloomhaven.campaign.library import archive
from fabletop.games.gloomhaven.campaign.rules.travel import needs_road_event

from .scene import Visit, campaign, town


def at(location: int, *unlocked: int) -> Visit:
    """A party at a scenario, with these on the map and nothing closed."""
    made = campaign("brute", "tinkerer", location=location)
    made.world.unlocked.extend(unlocked)
    made.parties[0].achievements.append("first-steps")
    return Visit(made)


def test_gh_camp_10_home_or_straight_on() -> None:
    visit = at(1, 2)
    assert visit.session.requests[0].rule == "GH-CAMP-10"
    assert {"gloomhaven", "travel:black-barrow", "travel:barrow-lair"} <= {*visit.open()}
    visit.do("gloomhaven")
    assert visit.state.phase == "town" and visit.state.party.location == 0
    assert "city-event" in visit.open()


@pytest.mark.parametrize(
    ("location", "number", "mode", "needed"),
    [
        (1, 2, "campaign", False),  # G-31: linked
        (0, 2, "campaign", True),  # G-31: not linked to the city
        (1, 1, "campaign", False),  # the same again
        (2, 1, "campaign", False),  # the link leads both ways
        (2, 3, "campaign", True),
        (2, 1, "casual", False),
        (2, 0, "dungeon", False),
        (0, 2, "casual", False),
    ],
)
def test_gh_camp_11_when_a_road_event_is_needed(
    location: int, number: int, mode: str, needed: bool
) -> None:
    made = campaign("brute", "tinkerer", location=location)
    assert needs_road_event(town(made).state, number, mode) == needed  # type: ignore[arg-type]


def test_gh_camp_12_none_to_a_place_linked_to_the_city() -> None:
    state = town(campaign("brute", "tinkerer")).state
    linked = [one.scenario for one in archive().places.values() if one.city]
    assert linked, "some scenarios lie in the city"
    needed = {one for one in archive().places if needs_road_event(state, one, "campaign")}
    assert needed == set(archive().places) - set(linked), "every other way is a road"


@pytest.mark.rule("GH-CAMP-11")
def test_the_road_event_comes_before_the_scenario() -> None:
    visit = at(0, 2).all_ready().do("travel:barrow-lair", "set-out")
    assert not visit.session.over
    assert visit.session.requests[0].rule == "GH-CAMP-26"
    assert visit.state.event.startswith("road-")


@pytest.mark.rule("GH-CAMP-11")
def test_straight_on_along_a_link_without_an_event() -> None:
    visit = at(1, 2).do("travel:barrow-lair", "set-out")
    assert visit.session.over and visit.state.party.location == 2
    assert len(visit.state.world.road) == 30


def test_gh_camp_13_after_a_defeat_the_party_may_try_again_at_once() -> None:
    gone = Visit(campaign("brute", "tinkerer")).leave_for("travel:black-barrow").document
    session = chapters.scenario(gone.journeys["0"])
    session.state.phase, session.state.outcome = "over", "lost"
    session._finish()
    home = chapters.after(gone, session)
    assert home.parties[0].location == 1 and home.world.completed == []
    road = list(home.world.road)
    visit = Visit(home).do("travel:black-barrow", "set-out")
    assert visit.session.over and visit.state.world.road == road, "no event on the way"


def test_gh_random_01_a_dungeon_at_any_time() -> None:
    visit = at(1).do("random-dungeon", "set-out")
    assert visit.session.over and visit.state.plan.mode == "dungeon"
    assert visit.state.party.location == 1, "it lies nowhere on the map"
    journey = visit.document.journeys["0"]
    assert dict(journey.options)["scenario"] == "random"


def test_the_way_back_from_the_gate() -> None:
    visit = at(0).all_ready().do("travel:black-barrow", "difficulty:hard", "back")
    assert visit.state.phase == "travel" and visit.state.plan.scenario == -1
    assert visit.state.party.settings["difficulty"] == "hard"
    visit.do("remain")
    assert visit.session.view(0).phase == "town" and visit.state.ready == [False, False]


def test_what_is_missing_for_a_place_is_said() -> None:
    made = campaign("brute", "tinkerer")
    made.world.unlocked.append(2)
    visit = Visit(made).all_ready()
    assert "travel:barrow-lair" not in visit.open()
    assert set(visit.session.requests[0].blocked) == {"travel:barrow-lair"}


def test_settings_go_along() -> None:
    visit = Visit(campaign("brute", "tinkerer"))
    visit.do("set:randomness:randomness-reduced", "set:death:death-permanent", "difficulty:easy")
    options = dict(visit.leave_for("travel:black-barrow").document.journeys["0"].options)
    assert options["randomness"] == "reduced" and options["death"] == "permanent"
    assert options["difficulty"] == "easy" and options["scenario"] == "1"
