"""Titles by situation, the goal on the table, rolls that say what turned their dice."""

from __future__ import annotations

import re

import pytest

import fabletop
from fabletop.bots import GreedyBot
from fabletop.games.euthia import GAME
from fabletop.games.euthia.library import library
from fabletop.games.euthia.rules.places import in_range
from fabletop.games.euthia.table import around
from fabletop.games.euthia.table.answers import answer_art
from fabletop.games.euthia.table.heroes import heroes
from fabletop.games.euthia.table.roll import roll_art, without_gaps
from fabletop.games.euthia.table.titles import title_of
from fabletop.games.euthia.table.trail import turned
from fabletop.kernel.session import Session
from fabletop.kernel.words import LANGUAGES
from fabletop.web.view.snapshot import ChronicleLine
from fabletop.web.view.voice import voice

from .face import lights, lights_of, own
from .scene import Scene

SAY = voice("en", GAME)


def told(table: Scene, seat: int = 0) -> list[ChronicleLine]:
    lines = table.session.log(seat)
    return [ChronicleLine(number, text) for number, text in enumerate(lines, 1)]


def title(table: Scene) -> str:
    asked = table.asked
    return title_of(asked.rule, table.session.view(asked.seat), SAY)


# Titles


def test_eu_combat_16_who_leads_the_monster_is_told_so(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.fight("maeldur", "dragonfly", "mon-c1", gaar=1)
    table.luck("monster-dice", 6, 5)
    table.fight("maeldur", "dragonfly", "mon-b", gaar=1)
    table.on_to("EU-COMBAT-16")
    assert table.asked.seat == 1
    assert title(table) == "You lead the Dragonfly against Maeldur"


@pytest.mark.parametrize(
    ("dice", "words"),
    [((6, 6), "You are hit: Dragonfly"), ((1, 1), "The Dragonfly misses you")],
)
def test_eu_combat_20_a_blow_is_named(
    scene: type[Scene], dice: tuple[int, int], words: str
) -> None:
    table = scene("maeldur", "keleia")
    table.luck("monster-dice", *dice)
    table.fight("maeldur", "dragonfly", "mon-b")
    table.on_to("EU-COMBAT-16")
    assert (table.asked.seat, title(table)) == (0, words)


def test_eu_trade_3_a_trade_is_named(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    shop = table.land((1, -2), ["merchants", "", ""])
    table.lay("maeldur", at=shop + 1, tokens=["trade"])
    assert title(table) == "Your turn, Maeldur"
    table.choose("trade")
    assert title(table) == "You trade with the merchants"


def moments(seats: int, seed: int) -> list[Session]:
    """A game of greedy players, kept at the first question of each rule and stage."""
    session = fabletop.new("euthia", seats, seed)
    bots = [GreedyBot(seed + seat) for seat in range(seats)]
    kept: dict[tuple[str, str, bool], Session] = {}
    while not session.over and session.state.round < 6:
        request = next(one for one in session.requests if not one.optional)
        fight = session.state.fight
        stage = fight.stage if fight is not None else ""
        lead = fight is not None and fight.monster == request.seat
        if (request.rule, stage, lead) not in kept:
            kept[request.rule, stage, lead] = session.fork()
        session.answer(request.seat, bots[request.seat].choose(session, request))
    return [*kept.values()]


def test_every_question_has_a_title_in_every_language() -> None:
    met = set()
    for session in moments(3, 7):
        request = next(one for one in session.requests if not one.optional)
        view = session.view(request.seat)
        for language in LANGUAGES:
            said = title_of(request.rule, view, voice(language, GAME))
            assert said and "web-eu" not in said, (request.rule, said)
        met.add(request.rule)
    assert len(met) > 12, met


# The goal


def test_eu_score_1_the_goal_says_what_wins(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    assert around.win(table.session.view(0), SAY) == ["After round 12 the most reputation wins."]
    alone = scene("maeldur")
    assert not around.win(alone.session.view(0), SAY)


def test_eu_setup_6_boards_name_their_symbols() -> None:
    session = fabletop.new("euthia", 2, 7)
    boards = heroes(session.view(0), lights_of(session), SAY)
    assert all(one.slots for one in boards)
    for one in boards:
        free = [slot.kind for slot in library().heroes[one.id].slots if slot.lock is None]
        for _, number, name in one.slots:
            assert number == sum(SAY.name(kind) == name for kind in free)


# Rolls


def test_eu_free_3_every_strength_has_its_row() -> None:
    """Between two ranges nothing happens, and that has a row, too."""
    for one in library().elementals.values():
        rows = without_gaps(one.ranges)
        for strength in range(-3, 25):
            assert in_range(rows, strength) is not None, (one.id, strength)
        assert [row for row in rows if row.effects] == [*one.ranges]


def test_eu_free_3_the_row_of_the_roll_is_marked(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    hill = table.land((1, -2), ["earth", "", ""])
    table.lay("maeldur", at=hill + 1)
    table.luck("hero-dice", 1, 1)
    table.choose(next(one for one in table.offered if one.startswith("confront")))
    drawn = roll_art(table.session.view(0), lights(table), (), SAY)
    assert drawn is not None
    (now,) = [one for one in drawn.ranges if one.now]
    assert (now.span, now.effects) == ("4–6", "")


def test_eu_roll_4_air_is_named_as_what_turned_a_die(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    peak = table.land((1, -2), ["air", "", ""])
    table.lay("maeldur", at=peak + 2)
    table.luck("monster-dice", 6, 4)
    table.fight("maeldur", "dragonfly", "mon-b")
    table.on_to("EU-COMBAT-16")
    view = table.session.view(0)
    assert view.roll.dice == (1, 4)
    assert turned(view, told(table), SAY) == ("air: 6 → 1", "")


def test_eu_roll_5_a_gaar_is_named_as_what_turned_a_die(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    peak = table.land((1, -2), ["air", "", ""])
    table.lay("maeldur", at=peak + 2, gaar=2)
    table.luck("monster-dice", 6, 4, 3)
    table.fight("maeldur", "dragonfly", "mon-b")
    table.on_to("EU-COMBAT-16")
    table.choose("gaar:1")
    view = table.session.view(0)
    assert view.roll.dice == (3, 4)
    assert turned(view, told(table), SAY) == ("air: 6 → 1, hero's Gaar: 1 → 3", "")


def test_dice_that_lie_as_they_fell_name_no_cause(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.luck("monster-dice", 6, 4)
    table.fight("maeldur", "dragonfly", "mon-b")
    table.on_to("EU-COMBAT-16")
    assert turned(table.session.view(0), told(table), SAY) == ("", "")


def test_eu_combat_16_passing_says_what_stands(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    table.luck("monster-dice", 1, 1)
    table.fight("maeldur", "dragonfly", "mon-b")
    table.on_to("EU-COMBAT-16")
    art = answer_art("pass", table.session.view(0), own(table), SAY)
    assert art.note == "as it stands: 0 wounds"


# Tips


def test_the_tip_of_a_monster_deck_says_nothing_twice(scene: type[Scene]) -> None:
    table = scene("maeldur", "keleia")
    for one in around.backs(table.session.view(0), lights(table), SAY):
        assert one.heading not in re.sub(r"^.*?:", "", one.text)
        assert one.heading != one.title
