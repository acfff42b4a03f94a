"""GH-CAMP-20, -21 and GH-CAMP-25 to GH-CAMP-33: decks and events; GH-CAMP-41."""

from __future__ import annotations

import pytest

from fabletop.games.gloomhaven.campaign import effects as e
from fabletop.games.gloomhaven.campaign.document import Campaign
from fabletop.games.gloomhaven.campaign.library import archive
from fabletop.games.gloomhaven.campaign.records import Event, Option, Outcome
from fabletop.games.gloomhaven.campaign.rules import consequences, decks, events
from fabletop.games.gloomhaven.campaign.state import Town
from fabletop.games.gloomhaven.library import library

from .scene import Visit, campaign, run, town


def outcome(*effects: e.AnyEffect, after: str = "return", **case: object) -> Outcome:
    made = e.Case(**case)  # type: ignore[arg-type]
    return Outcome(case=made, story="So.", effects=effects, after=after)  # type: ignore[arg-type]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Town:
    """An event of the tests lies on the table; `a` is set by each of them."""
    return town(campaign("brute", "tinkerer"))


def put(game: Town, monkeypatch: pytest.MonkeyPatch, a: list[Outcome], b: list[Outcome]) -> None:
    record = Event(
        id="city-99",
        deck="city",
        number=99,
        name="A test",
        story="Well?",
        a=Option(label="Yes", outcomes=tuple(a)),
        b=Option(label="No", outcomes=tuple(b)),
        origin="design",
    )
    monkeypatch.setitem(archive().events, "city-99", record)
    game.state.event, game.state.deck = "city-99", "city"


NOTHING = [outcome()]


def gold(game: Town) -> list[int]:
    return [one.gold for one in game.state.present]


# Decks


def test_gh_camp_25_added_cards_are_shuffled_in_and_returned_ones_go_under() -> None:
    game = town(campaign("brute", "tinkerer"))
    before, uses = list(game.state.world.city), game.chance.uses
    decks.add_event(game, "city-42")
    assert game.chance.uses > uses and sorted(game.state.world.city) == sorted([*before, "city-42"])
    uses = game.chance.uses
    card = decks.draw_event(game, "city")
    decks.put_event_back(game, remove=False)
    assert game.state.world.city[0] == card and game.chance.uses == uses
    decks.add_event(game, "city-42")
    assert game.state.world.city.count("city-42") == 1


def test_gh_camp_20_random_designs() -> None:
    game = town(campaign("brute", "tinkerer"))
    world = game.state.world
    top = world.designs[-1]
    decks.random_design(game)
    assert top not in world.designs and world.items[top] == library().items[top].copies
    world.designs.clear()
    shop = dict(world.items)
    decks.random_design(game)
    assert world.items == shop


def test_gh_camp_21_random_side_scenarios() -> None:
    game = town(campaign("brute", "tinkerer"))
    world = game.state.world
    top = world.sides[-1]
    decks.random_scenario(game)
    assert library().scenarios[top].number in world.unlocked and top not in world.sides
    world.sides.clear()
    places = list(world.unlocked)
    decks.random_scenario(game)
    assert world.unlocked == places


# Drawing


def test_gh_camp_26_only_the_front_until_the_choice() -> None:
    visit = Visit(campaign("brute", "tinkerer"))
    top = visit.state.world.city[-1]
    visit.do("city-event")
    assert visit.open() == (f"option:{top}-a", f"option:{top}-b")
    assert visit.session.view(0).event == top
    assert not visit.session.undo_is_free
    with pytest.raises(ValueError):
        visit.do("all-done")
    backs = [
        one.story
        for option in (archive().events[top].a, archive().events[top].b)
        for one in option.outcomes
    ]
    assert not any(one in line for line in visit.session.log(0) for one in backs)
    visit.do(f"option:{top}-a")
    assert any(one in line for line in visit.session.log(0) for one in backs)
    assert not visit.session.undo_is_free, "what was read counts"


def test_gh_camp_41_one_city_event_in_a_visit() -> None:
    visit = Visit(campaign("brute", "tinkerer"))
    visit.do("city-event")
    visit.do(visit.open()[0])
    while "all-done" not in visit.open() and visit.session.requests[0].rule != "GH-CAMP-40":
        request = visit.session.requests[0]
        visit.session.answer(request.seat, request.keys[:1] or (str(request.least),))
    assert "city-event" not in visit.open()


@pytest.mark.rule("GH-CAMP-41")
def test_no_event_before_somebody_is_there() -> None:
    visit = Visit(None)
    assert "city-event" not in visit.open()
    visit.do("create:brute", "nameless")
    visit.do(visit.open()[0])
    assert "city-event" in visit.open()


# Outcomes


def test_gh_camp_30_each_outcome_whose_case_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """G-34: reputation 7 and 12 gold: the first two apply, the third does not."""
    made = campaign("brute", "tinkerer", reputation=7)
    made.parties[0].characters[0].gold, made.parties[0].characters[1].gold = 8, 4
    game = town(made)
    put(
        game,
        monkeypatch,
        [
            outcome(e.Prosperity(amount=1), reputation_at_least=6),
            outcome(e.Reputation(amount=1), pay=10),
            outcome(e.Reputation(amount=-5), otherwise=True),
        ],
        NOTHING,
    )
    run(events.resolve_event(game), "option:city-99-a", "7")
    assert gold(game) == [1, 1]
    assert game.state.world.prosperity == 1 and game.state.party.reputation == 8


@pytest.mark.rule("GH-CAMP-30")
@pytest.mark.parametrize(
    ("case", "holds"),
    [
        ({"classes": ("mindthief", "brute")}, True),
        ({"classes": ("mindthief",)}, False),
        ({"reputation_at_least": 0}, True),
        ({"reputation_at_least": 1}, False),
        ({"reputation_at_most": -1}, False),
        ({"pay": 60}, True),
        ({"pay": 61}, False),
        ({"pay_each": 30}, True),
        ({"pay_each": 31}, False),
        ({"give_item": 1}, False),
        ({"classes": ("brute",), "reputation_at_least": 1}, False),
    ],
)
def test_conditions_of_outcomes(case: dict[str, object], holds: bool) -> None:
    state = town(campaign("brute", "tinkerer")).state
    assert consequences.holds(state, e.Case(**case)) == holds  # type: ignore[arg-type]


@pytest.mark.rule("GH-CAMP-30")
def test_gold_from_each_and_an_item_from_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(campaign("brute", "tinkerer"))
    boots = library().item_numbers[1]
    game.state.present[1].items.append(boots)
    put(game, monkeypatch, [outcome(pay_each=5), outcome(give_item=1)], NOTHING)
    run(events.resolve_event(game), "option:city-99-a")
    assert gold(game) == [25, 25] and game.state.present[1].items == []


@pytest.mark.rule("GH-CAMP-30")
def test_the_other_option_is_resolved(monkeypatch: pytest.MonkeyPatch) -> None:
    game = town(campaign("brute", "tinkerer"))
    put(
        game,
        monkeypatch,
        [outcome(e.OtherOption(), after="other")],
        [outcome(e.Gold(amount=3), after="remove")],
    )
    run(events.resolve_event(game), "option:city-99-a")
    assert gold(game) == [33, 33] and game.state.world.removed == ["city-99"]


def test_gh_camp_31_each_and_collective() -> None:
    game = town(campaign("brute", "tinkerer"))
    run(consequences.apply(game, e.Gold(amount=5)))
    assert gold(game) == [35, 35]
    run(consequences.apply(game, e.Gold(amount=10, scope="collective")), "4")
    assert gold(game) == [39, 41]
    run(consequences.apply(game, e.FindItem(number=1)), "character:tinkerer")
    assert game.state.present[1].items == [library().item_numbers[1]]
    run(consequences.apply(game, e.StartWith(damage=2, conditions=("muddle", "curse"))))
    assert [one.start.damage for one in game.state.present] == [2, 2]
    assert game.state.present[0].start.conditions == ("muddle",)
    assert game.state.present[0].start.curses == 1
    run(consequences.apply(game, e.StartWith(minus_ones=3, who="one")), "character:brute")
    assert [one.start.minus_ones for one in game.state.present] == [3, 0]


def test_gh_camp_32_nothing_goes_below_its_least() -> None:
    made = campaign("brute", "tinkerer")
    game = town(made)
    one = game.state.present[0]
    one.gold, one.xp, one.checks, one.level = 3, 50, 4, 2
    run(consequences.apply(game, e.Gold(amount=-5)))
    run(consequences.apply(game, e.Xp(amount=-20)))
    run(consequences.apply(game, e.Checks(amount=-3)))
    assert (one.gold, one.xp, one.checks) == (0, 45, 3)
    game.state.world.prosperity = 5
    run(consequences.apply(game, e.Prosperity(amount=-3)))
    assert game.state.world.prosperity == 4
    run(consequences.apply(game, e.Gold(amount=-100, scope="collective")))
    assert gold(game) == [0, 0]


@pytest.mark.parametrize(
    ("marks", "removed"),
    [(["return"], False), (["remove"], True), (["return", "remove"], True)],
)
def test_gh_camp_33_different_symbols_remove_the_card(
    monkeypatch: pytest.MonkeyPatch, marks: list[str], removed: bool
) -> None:
    game = town(campaign("brute", "tinkerer"))
    put(game, monkeypatch, [outcome(after=one) for one in marks], NOTHING)
    run(events.resolve_event(game), "option:city-99-a")
    assert ("city-99" in game.state.world.removed) == removed
    assert (game.state.world.city[:1] == ["city-99"]) == (not removed)


def test_one_of_two_consequences() -> None:
    game = town(campaign("brute", "tinkerer"))
    either = e.ChooseOne(of=(e.Gold(amount=-5), e.Reputation(amount=-1)))
    run(consequences.apply(game, either), "effect:2")
    assert game.state.party.reputation == -1 and gold(game) == [30, 30]


def every_option() -> list[tuple[str, str]]:
    return [(id, letter) for id in archive().events for letter in "ab"]


@pytest.mark.parametrize("letter", "ab")
def test_every_event_of_the_box_can_be_resolved(letter: str) -> None:
    for id in archive().events:
        made: Campaign = campaign("brute", "tinkerer", "cragheart")
        made.world.city = [one for one in made.world.city if one != id]
        made.world.road = [one for one in made.world.road if one != id]
        game = town(made)
        game.state.event, game.state.deck = id, archive().events[id].deck
        rule = events.resolve_event(game)
        try:
            request = next(rule)
            keys: tuple[str, ...] = (f"option:{id}-{letter}",)
            while True:
                request = rule.send(keys)
                keys = request.keys[:1] or (str(request.most),)  # type: ignore[union-attr]
        except StopIteration:
            pass
        assert game.state.event == "" and all(one >= 0 for one in gold(game))
        world = game.state.world
        assert (id in world.removed) != (id in (*world.city[:1], *world.road[:1])), id
