"""The page's view-models: where a hex is, how far goals are, what cards and the track tell."""

from __future__ import annotations

import re

import msgspec
import pytest

from fabletop.games.gloomhaven.effects import vocabulary as e
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.records import Goal
from fabletop.games.gloomhaven.state import Place
from fabletop.games.gloomhaven.table import board, chronicle, explain, own
from fabletop.games.gloomhaven.table.answers import answer_art
from fabletop.games.gloomhaven.table.cards import BRIEF, SHORT, plain_card
from fabletop.games.gloomhaven.table.lights import Lights
from fabletop.games.gloomhaven.table.models import CardArt, GoalArt, Group
from fabletop.games.gloomhaven.table.picture import scenario_number
from fabletop.games.gloomhaven.table.places import whereabouts
from fabletop.games.gloomhaven.table.track import goal, track
from fabletop.games.gloomhaven.views import TableView
from fabletop.kernel.ask import Request
from fabletop.kernel.words import LANGUAGES, Say
from fabletop.web.view.build import ask
from fabletop.web.view.snapshot import ChronicleLine
from fabletop.web.view.voice import page_voice

from .scene import Scene, hall

COORDINATES = re.compile(r"[-−]?\d+,\s?[-−]?\d+")
DARK = Lights([])


def say(language: str = "en") -> Say:
    return page_voice(language, "gloomhaven")


def lights(request: Request) -> Lights:
    return Lights([ask(request, say())])


def named(view: TableView, name: str) -> TableView:
    """The same table, with a first hero to whom a campaign gave this name."""
    first = msgspec.structs.replace(view.heroes[0], name=name)
    return msgspec.structs.replace(view, heroes=(first, *view.heroes[1:]))


# Hexes in words


def test_a_hex_is_told_by_distance_way_and_what_is_there() -> None:
    table = Scene("brute")
    table.monster("bandit-guard", (2, -2))
    table.tile("trap", (0, 2))
    table.turn("brute", "trample", "skewer")
    view = table.session.view(0)
    assert whereabouts((0, 0), view, say()) == "where you stand"
    assert whereabouts((-1, 0), view, say()) == "1 hex west"
    assert whereabouts((1, -1), view, say()) == "1 hex north-east · beside Bandit Guard 1"
    assert whereabouts((0, 2), view, say()) == "2 hexes south-east · Trap"
    assert whereabouts((5, 0), view, say()) == "5 hexes east · door"
    assert whereabouts((0, -2), view, say("cs")) == "2 pole na severozápad"
    assert whereabouts((1, -1), view, say("pl")).endswith("obok: Bandyta strażnik 1")


def test_distances_go_around_walls() -> None:
    table = Scene("brute", scenario=hall(id="walled", walls=(((0, 0), (1, 0)),)))
    table.turn("brute", "trample", "skewer")
    assert whereabouts((1, 0), table.session.view(0), say()) == "2 hexes east"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_shows_coordinates(language: str) -> None:
    table = Scene("brute")
    table.act("brute", e.Move(value=3))
    request, view = table.asked, table.session.view(0)
    hexes = [key for key in request.keys if key.startswith("move:")]
    assert len(hexes) > 10
    for key in hexes:
        art = answer_art(key, view, request.about, say(language))
        assert art.colour == "hex" and not COORDINATES.search(art.note), art.note
    for spot in board.spots(view, lights(request), say(language)):
        assert not COORDINATES.search(spot.title)


def test_a_hex_on_the_map_carries_the_key_of_its_answer() -> None:
    table = Scene("brute")
    table.act("brute", e.Move(value=2))
    request = table.asked
    lit = lights(request)
    spots = board.spots(table.session.view(0), lit, say())
    assert len(spots) == sum(key.startswith("move:") for key in request.keys)
    assert all(one.hotkey == lit.hotkeys[one.key] for one in spots)
    assert spots[0].hotkey


# Heal


def test_a_heal_tells_what_it_leaves() -> None:
    table = Scene("brute", "tinkerer")
    table.lay("brute", hp=4)
    table.lay("tinkerer", hp=3, conditions=("poison",))
    table.act("brute", e.Heal(value=3, who=e.Who(side="self-or-ally", range=3, count=1)))
    view = table.session.view(0)
    assert {"heal:brute", "heal:tinkerer"} <= set(table.asked.keys)
    assert answer_art("heal:brute", view, "", say()).note == "4 → 7 of 10 hit points"
    told = answer_art("heal:tinkerer", view, "", say()).note
    assert told == "takes the poison away, heals nothing (3/8)"


# Goals


def goal_of(table: Scene, seat: int = 0) -> GoalArt:
    view = table.session.view(seat)
    found = own.own_art(view.heroes[0], view, DARK, say()).me.goal
    assert found is not None
    return found


def test_a_battle_goal_tells_its_task_and_how_far_it_is() -> None:
    table = Scene("brute")
    table.lay("brute", goals=["workhorse"], xp=4)
    art = goal_of(table)
    assert (art.task, art.progress, art.met) == ("Gain 13 or more experience.", "4/13", False)
    assert art.share == 30


def test_a_battle_goal_with_a_limit_is_met_until_it_is_passed() -> None:
    table = Scene("brute")
    table.lay("brute", goals=["masochist"], hp=5)
    assert (goal_of(table).progress, goal_of(table).met) == ("5, at most 2", False)
    table.lay("brute", hp=2)
    assert (goal_of(table).progress, goal_of(table).met) == ("2, at most 2", True)


def test_hit_points_missing_are_those_of_the_figure() -> None:
    table = Scene("brute")
    table.lay("brute", goals=["fast-healer"], hp=7)
    assert goal_of(table).progress == "3, at most 0"


def test_nobody_else_learns_what_a_battle_goal_has_counted() -> None:
    table = Scene("brute", "tinkerer")
    table.lay("brute", goals=["workhorse"], xp=4)
    seen = [table.session.view(seat).heroes[0].feat for seat in (0, 1, None)]
    assert seen == [4, 0, 0]


@pytest.mark.parametrize(
    "wanted, told",
    [
        (Goal(kill_all=True), "1 monster in sight · 1 room dark"),
        (Goal(kill_count=6), "0 of 6 killed · 1 monster in sight · 1 room dark"),
        (
            Goal(kill=("bandit-guard",)),
            "Bandit Guard: 3/6 hit points · 1 monster in sight · 1 room dark",
        ),
        (
            Goal(kill=("jekserah",)),
            "Jekserah: not found yet · 1 monster in sight · 1 room dark",
        ),
        (
            Goal(loot_goals=True),
            "0 of 0 goal treasures · 1 monster in sight · 1 room dark",
        ),
    ],
)
def test_the_goal_tells_how_far_it_is(wanted: Goal, told: str) -> None:
    table = Scene("brute", scenario=hall(id="goal-hall", goal=wanted))
    table.monster("bandit-guard", (3, 0), hp=3)
    assert goal(table.session.view(0), say())[1] == told


def test_the_scenario_has_its_number() -> None:
    assert scenario_number(Scene("brute").session.view(0)) == 95


# Who acts, and what they are called


def test_gold_is_for_the_own_hero_and_red_for_others() -> None:
    table = Scene("brute", "tinkerer")
    table.act("brute", e.Move(value=2))
    for seat, yours in ((0, True), (1, False)):
        view = table.session.view(seat)
        lit = lights(table.asked) if yours else DARK
        figure = next(one for one in board.figures(view, lit, say()) if one.id == "brute")
        place = next(one for one in track(view, lit, say()) if one.id == "brute")
        assert (figure.acting, figure.yours, place.yours) == (True, yours, yours)
        assert place.note == ("your turn" if yours else "acting now")


def test_a_given_name_stands_everywhere() -> None:
    table = Scene("brute", "tinkerer")
    table.monster("bandit-guard", (1, 0))
    table.turn("brute", "trample", "skewer")
    view = named(table.session.view(0), "Old Marga")
    assert track(view, DARK, say())[0].name == "Old Marga"
    assert board.figures(view, DARK, say())[0].name == "Old Marga"
    assert own.heroes(view, DARK, say())[0].name == "Old Marga"
    assert whereabouts((-2, 0), view, say()).startswith("2 hexes west")

    (turn,) = chronicle.chronicle([ChronicleLine(1, "Brute acts.")], view, say())
    assert "".join(part.text for part in turn.lines[0].parts) == "Old Marga acts."


def test_every_waiting_monster_is_explained_and_the_acting_one_first() -> None:
    table = Scene("brute")
    for place in ((2, 0), (3, -1), (0, 3), (-1, 3), (1, 2)):
        table.monster("bandit-guard", place)
    done = table.monster("living-bones", (4, 0), acted=True)
    table.state.order = (
        Place("bandit-guard", "monster", 20),
        Place("living-bones", "monster", 30),
        Place("brute", "hero", 50),
    )
    table.turn("brute", "trample", "skewer")
    shown = [one.id for one in explain.explains(table.session.view(0), (), say())]
    assert shown == [f"bandit-guard-{number}" for number in range(1, 6)]
    asked = explain.explains(table.session.view(0), ("bandit-guard-4",), say())
    assert asked[0].id == "bandit-guard-4" and len(asked) == 5
    assert done.id not in shown


# Cards


def halves() -> list[tuple[CardArt, str, str]]:
    return [
        (card, half.short, half.brief)
        for language in LANGUAGES
        for id in library().cards
        if not id.startswith("scene-")
        for card in [plain_card(id, say(language))]
        for half in (card.top, card.bottom)
    ]


def test_a_half_in_few_words_is_never_longer_than_its_place() -> None:
    for card, short, brief in halves():
        assert short and brief, card.id
        assert len(short) <= SHORT + 2 and len(brief) <= BRIEF + 2, (card.id, short, brief)
        assert short.startswith(brief.removesuffix(" …")), (card.id, short, brief)


def test_lines_of_a_card_are_words_beside_a_symbol() -> None:
    card = plain_card("spare-dagger", say())
    (first, marks) = card.top.lines
    assert (first.words, first.signs[0].icon) == ("Attack 3, Range 3", "attack")
    assert [(one.amount, one.title) for one in marks.signs] == [("1", "XP")]
    lost = [one.title for line in plain_card("trample", say()).bottom.lines for one in line.signs]
    assert "lost" in lost


def piles(table: Scene) -> list[Group]:
    view = table.session.view(0)
    return list(own.own_art(view.heroes[0], view, lights(table.asked), say()).groups)


def test_the_played_cards_are_large_and_first_while_they_are_played() -> None:
    table = Scene("brute")
    table.turn("brute", "trample", "skewer")
    table.lay("brute", hand=["grab-and-go", "shield-bash"])
    found = piles(table)
    assert [(one.id, one.large) for one in found] == [("played", True), ("hand", False)]
    top = found[0].cards[0].top
    assert top.key == "top:trample" and top.hotkey and top.basic_hotkey


def test_what_is_asked_about_lies_before_the_rest() -> None:
    cards = tuple(plain_card(one, say()) for one in ("trample", "skewer"))
    lit = (msgspec.structs.replace(cards[0], key="lose:trample"), cards[1])
    groups = [
        Group("hand", "Hand", "", False, cards),
        Group("discard", "Discarded", "", False, lit),
        Group("played", "Played", "", True, cards),
    ]
    found = [one.id for one in sorted(groups, key=own.wanted_first)]
    assert found == ["played", "discard", "hand"]
