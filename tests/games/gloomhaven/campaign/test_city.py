"""GH-CAMP-55 to GH-CAMP-61, GH-CAMP-69 and GH-CAMP-80 to -83: sanctuary, enhancer, boxes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fabletop.games.gloomhaven.campaign.document import Campaign
from fabletop.games.gloomhaven.campaign.flow import consequence
from fabletop.games.gloomhaven.campaign.library import archive
from fabletop.games.gloomhaven.campaign.records import Needs
from fabletop.games.gloomhaven.campaign.rules import (
    boxes,
    donations,
    enhancement,
    milestones,
    prosperity,
)
from fabletop.games.gloomhaven.campaign.rules.achievements import gain_achievement, has
from fabletop.games.gloomhaven.campaign.state import Town
from fabletop.games.gloomhaven.library import library

from .scene import Visit, campaign, join, run, town


def settle(game: Town) -> None:
    """All that follows from what has happened; where something is asked, the first answer."""
    while step := consequence(game.state):
        rule = step(game)
        if rule is None:
            continue
        try:
            request = next(rule)
            while True:
                keys = request.keys[:1] or (str(request.least),)  # type: ignore[union-attr]
                request = rule.send(keys)
        except StopIteration:
            pass


# The sanctuary


def test_gh_camp_55_ten_gold_once_per_visit() -> None:
    visit = Visit(campaign("brute", "tinkerer")).do("donate:brute")
    one = visit.hero("brute")
    assert one.gold == 20 and one.start.blesses == 2 and visit.state.world.donated == 10
    assert "donate:brute" not in visit.open() and "donate:tinkerer" in visit.open(1)
    visit.hero("tinkerer").gold = 9
    assert not donations.can_donate(visit.hero("tinkerer"))


@pytest.mark.rule("GH-CAMP-82")
def test_two_donations_over_a_hundred_open_the_envelope() -> None:
    """G-40: from 90 to 110."""
    made = campaign("brute", "tinkerer")
    made.world.donated = 90
    visit = Visit(made).do("donate:brute").do("donate:tinkerer", seat=1)
    assert visit.state.world.donated == 110 and "envelope-b" in visit.state.world.boxes
    assert [one.start.blesses for one in visit.state.present] == [2, 2]


def test_gh_camp_83_donations_raise_prosperity_once_the_envelope_is_open() -> None:
    game = town(campaign("brute", "tinkerer"))
    world = game.state.world
    world.donated = 95
    assert donations.offerings_due(game.state) == 0
    world.donated = 150
    assert donations.offerings_due(game.state) == 0, "the envelope is closed"
    world.boxes.append("envelope-b")
    donations.reward_offerings(game)
    assert world.prosperity == 2 and donations.offerings_due(game.state) == 0
    world.donated = 1000
    assert donations.offerings_due(game.state) == 11


# Prosperity


def test_gh_camp_69_points_become_levels_and_items() -> None:
    """G-33: the ninth point is level 3 and brings the items 022 to 028."""
    game = town(campaign("brute", "tinkerer"))
    world = game.state.world
    world.prosperity = 8
    before = set(world.items)
    prosperity.gain_prosperity(game, 1)
    assert prosperity.level_of(game.state) == 3
    new = sorted(library().items[one].number for one in set(world.items) - before)
    assert new == list(range(22, 29))
    steps = [0, 4, 9, 15, 22, 30, 39, 50, 64]
    assert [archive().prosperity_level(points) for points in steps] == list(range(1, 10))
    assert [archive().prosperity_level(points - 1) for points in steps[1:]] == list(range(1, 9))
    prosperity.gain_prosperity(game, 100)
    assert world.prosperity == 64 and len(world.items) >= 63


# Enhancement


def knowing(*types: str, gold: int = 500, points: int = 0) -> Campaign:
    made = campaign(*types)
    made.world.achievements.append("the-power-of-enhancement")
    made.world.prosperity = points
    for one in made.parties[0].characters:
        one.gold = gold
    return made


def test_gh_camp_57_once_the_world_knows_how() -> None:
    plain = campaign("brute", "tinkerer")
    plain.parties[0].characters[0].gold = 500
    assert "enhance:brute" not in Visit(plain).open()
    visit = Visit(knowing("brute", "tinkerer")).do("enhance:brute")
    card = visit.open()[0].removeprefix("card:")
    assert card in visit.hero("brute").pool
    visit.do(f"card:{card}")
    key = visit.open()[0]
    _, where, sticker, price = key.split(":")
    spot = int(where.removeprefix(f"{card}-spot-")) - 1
    visit.do(key)
    assert visit.hero("brute").gold == 500 - int(price)
    assert visit.state.world.enhancements == {card: [f"{spot}-{sticker}"]}
    shown = visit.session.view(0).characters[0].cards
    assert f"{card}--{spot}-{sticker}" in shown


@pytest.mark.rule("GH-CAMP-57")
def test_it_stays_with_the_class() -> None:
    made = knowing("brute", "tinkerer")
    card = made.parties[0].characters[0].pool[0]
    spot, sticker = next(iter(enhancement.wares(town(made).state, card)))
    made.world.enhancements[card] = [f"{spot}-{sticker}"]
    made.parties[0].characters[0].status = "retired"
    heir = join(made.parties[0], "brute", 0)
    state = town(made).state
    assert any("--" in enhancement.as_played(state, one) for one in heir.pool)


def test_gh_camp_58_no_more_cards_than_prosperity() -> None:
    made = knowing("brute", "tinkerer")
    state = town(made).state
    first, second = [
        one for one in made.parties[0].characters[0].pool if enhancement.wares(state, one)
    ][:2]
    spot, sticker = next(iter(enhancement.wares(state, first)))
    state.world.enhancements[first] = [f"{spot}-{sticker}"]
    assert enhancement.wares(state, second) == {}
    assert all(place != spot for place, _ in enhancement.wares(state, first)), "one for a spot"
    state.world.prosperity = 4
    assert enhancement.wares(state, second)


def test_gh_camp_60_only_what_can_be_paid() -> None:
    made = knowing("brute", "tinkerer", gold=30)
    state = town(made).state
    one = made.parties[0].characters[0]
    prices = [
        price
        for card in enhancement.cards_to_enhance(state, one)
        for price in enhancement.affordable(state, one, card).values()
    ]
    assert prices and max(prices) <= 30


def test_thinking_better_of_it() -> None:
    visit = Visit(knowing("brute", "tinkerer")).do("enhance:brute", "back")
    visit.do("enhance:brute")
    visit.do(visit.open()[0], "back")
    assert visit.state.world.enhancements == {} and visit.hero("brute").gold == 500


# Boxes and the city record


def test_gh_camp_80_a_box_is_opened_once() -> None:
    game = town(campaign("brute", "tinkerer"))
    before = len(game.state.world.designs)
    assert boxes.open_box(game, "sun")
    assert boxes.open_box(game, "sun") == ()
    assert game.state.world.boxes == ["sun"]
    assert len(game.state.world.designs) == before, "its contents are applied by whoever opens it"


@pytest.mark.rule("GH-CAMP-80")
def test_a_class_inside_is_there_for_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    made = campaign("brute", "tinkerer")
    made.world.classes.remove("mindthief")
    game = town(made)
    monkeypatch.setitem(
        archive().boxes,
        "sun",
        type(archive().boxes["sun"])(
            id="sun", name="Box", calling="mindthief", story="So.", origin="design"
        ),
    )
    boxes.open_box(game, "sun")
    assert "mindthief" in game.state.world.classes


def test_gh_camp_81_the_record_is_read_in_order() -> None:
    game = town(campaign("brute", "tinkerer"))
    state = game.state
    assert milestones.chapter_due(state) is None
    boxes.open_record(game)
    assert state.world.record == 0
    state.world.retired.extend(["brute"] * 9)
    state.world.completed.extend(range(1, 21))
    state.world.donated, state.world.prosperity = 1000, 64
    state.world.milestones.extend(archive().milestones)
    state.world.boxes.extend(archive().boxes)
    state.world.offerings = len(archive().offerings)
    read = []
    while chapter := milestones.chapter_due(state):
        read.append(chapter.number)
        run(milestones.read_chapter(game))
    assert read == sorted(read) and read[0] == 1 and len(read) > 1
    assert state.world.record == len(read)


@pytest.mark.rule("GH-CAMP-81")
def test_a_chapter_waits_for_its_condition_and_for_those_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = town(campaign("brute", "tinkerer"))
    first, second, *rest = archive().chapters
    chapters = (
        replace(first, needs=Needs(prosperity=2), effects=()),
        replace(second, needs=Needs(), effects=()),
        *rest,
    )
    monkeypatch.setattr(archive(), "chapters", chapters)
    boxes.open_record(game)
    assert milestones.chapter_due(game.state) is None, "the second is due, but not its turn"
    game.state.world.prosperity = 4
    settle(game)
    assert game.state.world.record >= 2


@pytest.mark.parametrize(("standing", "box"), [(10, "sun"), (9, ""), (-10, "eclipse"), (-9, "")])
def test_gh_camp_82_reputation_opens_boxes(standing: int, box: str) -> None:
    game = town(campaign("brute", "tinkerer", reputation=standing))
    settle(game)
    assert game.state.world.boxes == ([box] if box else [])


@pytest.mark.rule("GH-CAMP-82")
@pytest.mark.parametrize(("standing", "number"), [(20, (76, 67)), (-20, (77, 68))])
def test_the_extremes_add_events(standing: int, number: tuple[int, int]) -> None:
    game = town(campaign("brute", "tinkerer", reputation=standing))
    settle(game)
    world = game.state.world
    city, road = number
    assert f"city-{city}" in world.city and f"road-{road}" in world.road


@pytest.mark.rule("GH-CAMP-82")
def test_five_machines_and_the_drake() -> None:
    game = town(campaign("brute", "tinkerer"))
    for _ in range(4):
        gain_achievement(game, "ancient-technology")
    settle(game)
    assert game.state.world.boxes == []
    gain_achievement(game, "ancient-technology")
    settle(game)
    assert game.state.world.boxes == ["envelope-a"]
    gain_achievement(game, "the-drakes-command")
    settle(game)
    assert not has(game.state, "the-drake-aided")
    gain_achievement(game, "the-drakes-treasure")
    settle(game)
    assert has(game.state, "the-drake-aided") and "city-75" in game.state.world.city
    assert "road-66" in game.state.world.road


@pytest.mark.rule("GH-CAMP-82")
def test_a_condition_is_rewarded_once() -> None:
    game = town(campaign("brute", "tinkerer", reputation=10))
    settle(game)
    game.state.party.reputation = 0
    settle(game)
    game.state.party.reputation = 10
    assert milestones.milestone_due(game.state) is None
