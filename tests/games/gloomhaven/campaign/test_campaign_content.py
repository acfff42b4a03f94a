"""The campaign's content is complete, hangs together, and no two stories are alike."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabletop.games.gloomhaven.campaign import GAME
from fabletop.games.gloomhaven.campaign import effects as e
from fabletop.games.gloomhaven.campaign import records as r
from fabletop.games.gloomhaven.campaign.checks import every
from fabletop.games.gloomhaven.campaign.library import FOLDER, Archive, archive
from fabletop.games.gloomhaven.library import library
from fabletop.kernel import content

BOX = archive()
COSTLY = e.Gold(amount=-5)


def options(event: r.Event) -> tuple[r.Option, r.Option]:
    return event.a, event.b


def outcomes(event: r.Event) -> Iterator[r.Outcome]:
    for option in options(event):
        yield from option.outcomes


def effects_of(event: r.Event) -> Iterator[e.AnyEffect]:
    for outcome in outcomes(event):
        yield from every(outcome.effects)


# Events


@pytest.mark.rule("GH-CAMP-25")
@pytest.mark.parametrize("deck", ["city", "road"])
def test_the_first_decks_hold_the_numbers_1_to_30(deck: e.Deck) -> None:
    numbers = [BOX.events[id].number for id in BOX.start_deck(deck)]
    assert numbers == list(range(1, 31))


def test_every_later_event_is_added_by_something() -> None:
    added = {
        one.event
        for event in BOX.events.values()
        for one in effects_of(event)
        if isinstance(one, e.AddEvent)
    }
    for effects in (
        *(one.effects for one in BOX.milestones.values()),
        *(one.effects for one in BOX.chapters),
    ):
        added |= {one.event for one in every(effects) if isinstance(one, e.AddEvent)}
    for calling in BOX.callings.values():
        numbers = [number for number in (calling.unlock, calling.retirement) if number]
        added |= {e.event_id(deck, number) for deck in ("city", "road") for number in numbers}
    later = {id for id, one in BOX.events.items() if one.number > 30}
    assert later == added


@pytest.mark.rule("GH-CAMP-67")
def test_the_six_classes_bring_their_events_at_their_first_retirement() -> None:
    numbers = {id: BOX.callings[id].retirement for id in library().classes}
    assert numbers == {
        "brute": 42,
        "tinkerer": 43,
        "spellweaver": 44,
        "scoundrel": 45,
        "cragheart": 46,
        "mindthief": 47,
    }
    assert {BOX.callings[id].unlock for id in library().classes} == {0}


@pytest.mark.parametrize(
    ("id", "option", "expected"),
    [
        ("city-01", "a", (e.Xp(amount=10), e.ChooseOne(of=(COSTLY, e.Reputation(amount=-1))))),
        ("city-05", "b", (e.Gold(amount=5), e.Gold(amount=5, when=e.Case(reputation_at_most=-5)))),
        ("city-14", "b", (e.Reputation(amount=2),)),
        ("city-22", "b", (e.Checks(amount=1),)),
        ("road-04", "b", (e.Gold(amount=10), e.Reputation(amount=-2))),
        ("road-15", "a", (e.StartWith(conditions=("muddle",), damage=2),)),
        ("road-21", "a", (e.StartWith(conditions=("wound",), damage=3), e.Checks(amount=-1))),
        ("road-12", "b", (e.StartWith(who="one", minus_ones=3), e.Reputation(amount=1))),
        ("road-09", "a", (e.StartWith(who="one", used_items=1),)),
        ("road-42", "b", (e.AddEvent(deck="road", number=60),)),
    ],
)
def test_outcomes_follow_the_printed_cards(
    id: str, option: str, expected: tuple[e.AnyEffect, ...]
) -> None:
    chosen: r.Option = getattr(BOX.events[id], option)
    assert chosen.outcomes[0].effects == expected


def test_conditions_follow_the_printed_cards() -> None:
    a, b = options(BOX.events["city-19"])
    assert [one.case for one in a.outcomes] == [
        e.Case(reputation_at_least=10, pay=20),
        e.Case(reputation_at_most=9, pay=20),
        e.Case(otherwise=True),
    ]
    assert a.outcomes[2].after == "other" and a.outcomes[2].effects == (e.OtherOption(),)
    assert b.outcomes[0].case == e.Case(reputation_at_most=-5)
    assert BOX.events["road-28"].a.outcomes[0].case == e.Case(give_item=13)
    assert BOX.events["road-35"].b.outcomes[0].case == e.Case(pay_each=5)
    assert BOX.events["city-25"].a.outcomes[0].case.classes == ("brute", "cragheart", "lightning")


def test_every_kind_of_effect_and_condition_occurs() -> None:
    used = {type(one) for event in BOX.events.values() for one in effects_of(event)}
    for effects in (
        *(one.effects for one in BOX.boxes.values()),
        *(one.effects for one in BOX.milestones.values()),
        *(one.effects for one in BOX.chapters),
    ):
        used |= {type(one) for one in every(effects)}
    # a design by name comes only from treasures and scenarios outside this box
    assert used == set(e.AnyEffect.__args__) - {e.Design}
    cases = [one.case for event in BOX.events.values() for one in outcomes(event)]
    for field in e.Case.__struct_fields__:
        assert any(getattr(one, field) for one in cases), field


# Stories


def stories() -> Iterator[tuple[str, str]]:
    for event in BOX.events.values():
        yield event.id, event.story
        for number, outcome in enumerate(outcomes(event)):
            yield f"{event.id}/{number}", outcome.story


def words(text: str) -> list[str]:
    return re.findall(r"[a-z']+", text.lower())


@pytest.mark.parametrize("id", BOX.events)
def test_a_story_is_short_and_its_answers_differ(id: str) -> None:
    event = BOX.events[id]
    assert 25 <= len(words(event.story)) <= 80
    assert all(12 <= len(words(one.story)) <= 75 for one in outcomes(event))
    labels = [option.label for option in options(event)]
    assert labels[0] != labels[1]
    assert all(len(label.split()) <= 7 and not label.endswith(".") for label in labels)


def test_no_two_stories_begin_alike() -> None:
    fronts = Counter(" ".join(words(event.story)[:4]) for event in BOX.events.values())
    assert [start for start, count in fronts.items() if count > 1] == []
    # the outcomes of one event may echo each other
    backs = {(" ".join(words(text)[:5]), id.partition("/")[0]) for id, text in stories()}
    starts = Counter(start for start, _ in backs)
    assert [start for start, count in starts.items() if count > 1] == []


def test_no_two_stories_share_a_sentence_or_a_long_phrase() -> None:
    seen: dict[tuple[str, ...], str] = {}
    for id, text in stories():
        found = words(text)
        for at in range(len(found) - 7):
            phrase = tuple(found[at : at + 8])
            assert seen.setdefault(phrase, id.partition("/")[0]) == id.partition("/")[0], phrase


def test_stories_tell_and_do_not_count() -> None:
    """Amounts and terms of the game are rendered from the effects."""
    terms = re.compile(
        r"\d|\b(xp|hit points|checkmark|reputation|prosperity|scenario|bless(ed|ing)? cards?)\b",
        re.IGNORECASE,
    )
    assert [(id, text) for id, text in stories() if terms.search(text)] == []


# Quests


def test_quests_that_cannot_be_fulfilled_here_are_not_dealt() -> None:
    numbers = {one.number for one in BOX.quests.values()}
    assert numbers == set(range(510, 534))
    left_out = {one.number for one in BOX.quests.values() if not one.dealt}
    assert left_out == {510, 513, 520, 521, 522, 526, 529}
    assert len(BOX.dealt_quests()) == 17


@pytest.mark.parametrize("id", BOX.dealt_quests())
def test_a_dealt_quest_asks_only_for_what_can_be_met(id: str) -> None:
    maps = library().scenarios.values()
    met = {spawn.monster for one in maps for spawn in one.spawns}
    met |= {spot.monster for card in library().dungeon_cards.values() for spot in card.fillings}
    for step in BOX.quests[id].steps:
        assert set(step.monsters) <= met
        places = [one for one in maps if set(step.regions) & set(one.regions)]
        assert not step.regions or places
        assert not step.side


def test_goals_follow_the_printed_cards() -> None:
    steps = {one.number: one.steps for one in BOX.quests.values()}
    assert [(step.slots, step.count) for step in steps[511]] == [
        (("head",), 2),
        (("body",), 2),
        (("legs",), 2),
        (("one-hand", "two-hands"), 3),
        (("small",), 4),
    ]
    assert steps[512] == (r.QuestStep(feat="gold", count=200),)
    assert steps[517] == (r.QuestStep(feat="kills", count=20, different=True),)
    assert steps[525] == (r.QuestStep(feat="donations", count=120),)
    assert len(steps[523]) == 6 and {step.count for step in steps[523]} == {1}
    assert BOX.quests["seeker-of-xorn"].sequential and BOX.quests["seeker-of-xorn"].unlocks == 52


# World, town, decks


@pytest.mark.rule("GH-CAMP-08")
def test_the_world_begins_under_military_rule() -> None:
    start = [one for one in BOX.achievements.values() if one.start]
    assert [one.id for one in start] == ["city-rule-militaristic"]


@pytest.mark.rule("GH-CAMP-04")
def test_city_rules_replace_each_other_and_old_machines_are_counted() -> None:
    types = Counter(one.type for one in BOX.achievements.values() if one.type)
    assert types == {"city-rule": 2}
    assert [id for id, one in BOX.achievements.items() if one.counted] == ["ancient-technology"]


@pytest.mark.rule("GH-CAMP-12")
def test_five_places_are_reached_from_the_city_without_a_road() -> None:
    assert [number for number, one in BOX.places.items() if one.city] == [8, 11, 12, 17, 18]


def test_places_lie_on_the_map_and_apart_from_each_other() -> None:
    spots = [one.at for one in BOX.places.values()]
    assert all(0 < x < 1500 and 0 < y < 1000 for x, y in spots)
    for index, (x, y) in enumerate(spots):
        assert all(abs(x - u) + abs(y - v) >= 40 for u, v in spots[:index])


@pytest.mark.rule("GH-CAMP-69")
@pytest.mark.parametrize(
    ("points", "level"), [(0, 1), (3, 1), (4, 2), (8, 2), (9, 3), (15, 4), (63, 8), (64, 9)]
)
def test_prosperity_levels(points: int, level: int) -> None:
    assert BOX.prosperity_level(points) == level


@pytest.mark.rule("GH-CAMP-36")
@pytest.mark.parametrize(
    ("reputation", "change"),
    [
        (20, -5),
        (19, -5),
        (18, -4),
        (11, -3),
        (7, -2),
        (6, -1),
        (3, -1),
        (2, 0),
        (-2, 0),
        (-3, 1),
        (-6, 1),
        (-7, 2),
        (-10, 2),
        (-14, 3),
        (-15, 4),
        (-18, 4),
        (-19, 5),
        (-20, 5),
    ],
)
def test_prices_by_reputation(reputation: int, change: int) -> None:
    assert BOX.price_change(reputation) == change


@pytest.mark.rule("GH-CAMP-83")
def test_offerings_of_the_sanctuary() -> None:
    totals = [one.total for one in BOX.offerings]
    assert totals == [100, 150, 200, 250, 300, 350, 400, 500, 600, 700, 800, 900, 1000]


@pytest.mark.rule("GH-CAMP-82")
def test_milestones_of_the_table() -> None:
    needs = {id: one.needs for id, one in BOX.milestones.items()}
    assert needs["a-hundred-given"] == r.Needs(donated=100)
    assert needs["well-liked"] == r.Needs(reputation_at_least=10)
    assert needs["loathed"] == r.Needs(reputation_at_most=-20)
    assert needs["five-machines"] == r.Needs(global_achievements=("ancient-technology",), times=5)
    opened = {
        one.box
        for milestone in BOX.milestones.values()
        for one in milestone.effects
        if isinstance(one, e.OpenBox)
    }
    assert opened == {"envelope-a", "envelope-b", "sun", "eclipse"}


@pytest.mark.rule("GH-CAMP-80")
def test_every_box_is_opened_by_a_quest_or_a_milestone() -> None:
    opened = {one.opens for one in BOX.quests.values()}
    for milestone in BOX.milestones.values():
        opened |= {one.box for one in milestone.effects if isinstance(one, e.OpenBox)}
    assert opened == BOX.boxes.keys()


@pytest.mark.rule("GH-CAMP-81")
def test_the_city_record_begins_with_the_first_retirement_and_never_goes_back() -> None:
    assert [one.number for one in BOX.chapters] == list(range(1, 10))
    assert BOX.chapters[0].needs == r.Needs(retirements=1)
    waits = [one.needs.retirements for one in BOX.chapters]
    assert waits == sorted(waits)


def test_random_decks_name_different_things_that_the_shop_does_not_have_at_first() -> None:
    items = [one.item for one in BOX.designs]
    assert len(items) == len(set(items)) == 25
    tiers = {library().items[library().item_numbers[number]].prosperity for number in items}
    assert min(tiers) >= 4
    assert [one.scenario for one in BOX.side_cards] == [13, 14, 15, 16, 17, 18, 19]


# Faults


@pytest.fixture
def overlay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with records of one's own."""
    folder = tmp_path / "gloomhaven-campaign"
    folder.mkdir()
    monkeypatch.setenv(content.OVERLAY, str(tmp_path))
    return folder


def broken(overlay: Path, file: str, old: str, new: str) -> str:
    text = (FOLDER / file).read_text(encoding="utf-8")
    assert old in text
    (overlay / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(content.ContentError) as fault:
        Archive()
    return str(fault.value)


def test_an_unknown_class_is_refused_with_its_place(overlay: Path) -> None:
    told = broken(overlay, "city.toml", '["tinkerer"]', '["tinker"]')
    assert "city.toml" in told and "city-26" in told and "tinker" in told


def test_an_event_that_is_not_there_is_refused(overlay: Path) -> None:
    told = broken(overlay, "road.toml", 'deck = "city", number = 71', 'deck = "city", number = 99')
    assert "road-10" in told and "city-99" in told


def test_a_quest_out_of_reach_must_not_be_dealt(overlay: Path) -> None:
    told = broken(overlay, "quests.toml", "dealt = false\n", "")
    assert "seeker-of-xorn" in told and "dealt" in told


def test_a_spot_on_a_line_that_is_not_there_is_refused(overlay: Path) -> None:
    told = broken(overlay, "spots-brute.toml", "line = 0", "line = 7")
    assert "trample" in told and "line" in told


def test_an_unknown_field_is_refused(overlay: Path) -> None:
    told = broken(overlay, "boxes.toml", "needs = { donated = 100 }", "needs = { given = 100 }")
    assert "a-hundred-given" in told and "given" in told


def test_the_example_of_the_guide_replaces_an_event(overlay: Path) -> None:
    guide = Path(__file__).parents[4] / "docs" / "guide" / "designing.md"
    (example,) = re.findall(r"```toml\n(\[\[event\]\].*?)```", guide.read_text("utf-8"), re.DOTALL)
    (overlay / "city.toml").write_text(example, encoding="utf-8")
    box = Archive()
    assert box.events["city-12"].a.label == "Take up the poles"
    assert len(box.events) == len(BOX.events)


def test_the_content_has_a_fingerprint() -> None:
    assert len(GAME.content_hash()) == 16


def test_what_is_of_our_own_design_is_told() -> None:
    """docs/rules/gloomhaven.md, 10.1 and 10.3: the players can look up what is not in the box."""
    designed = {
        deck: {
            one.number for one in BOX.events.values() if one.deck == deck and one.origin == "design"
        }
        for deck in ("city", "road")
    }
    assert designed == {
        "city": {3, 8, 17, 30, 31, 34, 40, 43, 47, 61, 62, 63, 72, 73, 76, 77},
        "road": {5, 24, 44},
    }
    dungeon = (*library().dungeon_rooms.values(), *library().dungeon_cards.values())
    assert len(dungeon) == 40
    for records in (dungeon, BOX.designs, BOX.side_cards, BOX.boxes.values(), BOX.chapters):
        assert {one.origin for one in records} == {"design"}
    assert [one.scenario for one in BOX.side_cards] == list(range(13, 20))
    assert {one.item for one in BOX.designs} <= set(range(31, 67)) and len(BOX.designs) == 25
    assert len(BOX.dealt_quests()) == 17
    public = (*library().items.values(), *library().cards.values(), *library().monsters.values())
    assert all(one.origin != "design" for one in public)
    real = (one for one in library().scenarios.values() if not one.id.startswith("scene"))
    assert all(one.origin == "public" for one in real)
