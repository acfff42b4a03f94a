"""The page's view model: places, keys, interrupts, stakes and the end in words a player can match
with what lies on the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

import pytest

import fabletop
from fabletop.bots import RandomBot
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.table.battle import fallen, favoured
from fabletop.games.eldervale.table.models import (
    BeastArt,
    RealmArt,
    SpotArt,
    TreasureArt,
    UnitArt,
)
from fabletop.games.eldervale.table.picture import Picture, draw
from fabletop.games.eldervale.table.whereabouts import beside, lines
from fabletop.games.eldervale.views.models import SideView
from fabletop.kernel.ask import Request
from fabletop.kernel.hexes import neighbours
from fabletop.kernel.session import Session
from fabletop.kernel.words import LANGUAGES
from fabletop.web.lobby.settings import SeatPlan, TablePlan
from fabletop.web.tables.event_log import TableLog
from fabletop.web.view.build import LineCache, Viewer, snapshot
from fabletop.web.view.snapshot import Snapshot
from fabletop.web.view.voice import page_voice

from .scene import Scene

Piece: TypeAlias = RealmArt | SpotArt | TreasureArt | UnitArt | BeastArt
NUMBER = re.compile(r"\d|−")

Wanted = Callable[[Session, Request], bool]


def asked(session: Session) -> Request:
    return next(one for one in session.requests if not one.optional)


def reached(wanted: Wanted, seed: int) -> Session:
    """A random game of three at the first question that is as wanted."""
    session = fabletop.new("eldervale", 3, seed)
    bots = [RandomBot(seed + seat) for seat in range(3)]
    while not session.over:
        request = asked(session)
        if wanted(session, request):
            return session
        session.answer(request.seat, bots[request.seat].choose(session, request))
    raise AssertionError("no question was as wanted")


@cache
def at_rule(rule: str, about: str = "", seed: int = 7) -> Session:
    return reached(lambda _, one: one.rule == rule and one.about.startswith(about), seed)


def look(session: Session, seat: int | None, language: str = "en") -> Snapshot:
    seats = [SeatPlan("human", f"Player {one + 1}") for one in range(session.journal.seats)]
    plan = TablePlan(game="eldervale", seats=seats, options={}, language=language)
    viewer = Viewer("amber-fox", seat, language, present=range(len(seats)))
    return snapshot(TableLog(plan, session), viewer, LineCache(), None)


def picture(session: Session, seat: int | None, language: str = "en") -> Picture:
    return draw(look(session, seat, language), page_voice(language, "eldervale"))


# Places and keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_el_realm_5_an_empty_hex_is_called_by_its_neighbour(language: str) -> None:
    session = at_rule("EL-REALM-5")
    seat = asked(session).seat
    art = picture(session, seat, language)
    notes = [art.answers[key].note for key in asked(session).keys]
    assert len(set(notes)) == len(notes) > 3
    say = page_voice(language, "eldervale")
    names = {say.name(one.tile) for one in session.view(seat).realms}
    for note in notes:
        assert not NUMBER.search(note), note
        assert any(note.endswith(name) for name in names), note


def test_the_way_to_a_hex_is_where_the_map_shows_it() -> None:
    session = at_rule("EL-REALM-5")
    view = session.view(asked(session).seat)
    say = page_voice("en", "eldervale")
    spots = {one.id: one for one in picture(session, view.seat).land.spots}
    tiles = {say.name(one.tile): one for one in view.realms}
    across = {"west": -1, "east": 1}
    for key in asked(session).keys:
        q, r = map(int, key.split(":")[1:])
        way, name = beside((q, r), view, say).split(" of ", 1)
        realm = tiles[name]
        assert (q, r) in neighbours((realm.q, realm.r))
        spot = spots[f"hex-{q}-{r}"]
        here = next(one for one in picture(session, view.seat).land.realms if one.name == name)
        assert (spot.x > here.x) == (across[way.rpartition("-")[2]] > 0)
        assert (spot.y < here.y) == way.startswith("north")
        assert (spot.y > here.y) == way.startswith("south")


def moments() -> Iterator[Session]:
    for rule in ("EL-REALM-5", "EL-TURN-1", "EL-DWELL-2", "EL-ACTION-1"):
        yield at_rule(rule)
    yield reached(lambda s, one: one.rule == "EL-TURN-1" and s.state.round > 8, 7)


def test_pieces_of_the_map_carry_the_key_of_their_answer() -> None:
    tagged = 0
    for session in moments():
        snap = look(session, asked(session).seat)
        keys = {one.key: one.hotkey.upper() for ask in snap.questions for one in ask.answers}
        land = draw(snap, page_voice("en", "eldervale")).land
        pieces: tuple[Piece, ...] = (
            *land.realms,
            *land.spots,
            *land.treasure,
            *land.units,
            *land.beasts,
        )
        for one in pieces:
            if one.tag:
                assert keys[one.key] == one.tag
                tagged += 1
        on_map = {one.key for one in pieces if one.tag}
        named = [key for key in keys if key.startswith(("place:", "hex:")) and keys[key]]
        assert set(named) <= on_map
    assert tagged > 20


def test_realms_are_named_on_the_map_as_in_the_answers() -> None:
    land = picture(at_rule("EL-TURN-1"), asked(at_rule("EL-TURN-1")).seat).land
    assert not land.far
    assert all(one.named and " ".join(one.lines) == one.name for one in land.realms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stand_in_two_lines_at_most(language: str) -> None:
    say = page_voice(language, "eldervale")
    for tile in (*library().realms, *library().landmarks):
        name = say.name(tile)
        assert len(lines(name)) <= 2 and " ".join(lines(name)) == name
        assert max(map(len, lines(name))) <= 19, name


# Interrupts


@pytest.mark.rule("EL-MONSTER-5")
@pytest.mark.parametrize("language", LANGUAGES)
def test_el_monster_5_an_interrupt_says_who_where_and_what(language: str) -> None:
    session = at_rule("EL-MONSTER-5", "rush")
    request, state = asked(session), session.state
    say = page_voice(language, "eldervale")
    art = picture(session, request.seat, language)
    view = session.view(request.seat)
    assert view.rushing
    for monster in view.rushing:
        assert say.name(monster) in art.occasion and say.name(monster) in art.answers["pass"].note
    assert say.name(state.realms[state.placed_at].tile) in art.occasion
    if request.seat != state.active:
        assert say.name(state.player.faction) in art.occasion


@pytest.mark.rule("EL-BATTLE-2")
def test_el_battle_2_a_battle_about_to_begin_names_its_sides() -> None:
    session = at_rule("EL-BATTLE-2")
    seat, state = asked(session).seat, session.state
    place = state.due[0]
    say = page_voice("en", "eldervale")
    told = picture(session, seat).occasion
    assert say.name(state.realms[place].tile) in told
    for player in state.players:
        if place in player.units.values():
            name = "You" if player.seat == seat else say.name(player.faction)
            assert name in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_el_monster_5_who_chooses_and_who_may_answer_are_asked_differently(language: str) -> None:
    texts = set()
    for session in (
        at_rule("EL-MONSTER-5", "rush"),
        reached(lambda _, one: one.rule == "EL-MONSTER-5" and not one.about, 20),
    ):
        text = look(session, asked(session).seat, language).questions[0].text
        assert text.endswith("?") and "(" not in text
        texts.add(text)
    assert len(texts) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_el_battle_4_nobody_is_asked_for_units_where_only_cards_can_be_used(language: str) -> None:
    window = at_rule("EL-BATTLE-4", "join")
    units = reached(lambda _, one: one.rule == "EL-BATTLE-4" and not one.about, 7)
    first = look(window, asked(window).seat, language).questions[0].text
    second = look(units, asked(units).seat, language).questions[0].text
    assert first != second


def test_nothing_interrupts_an_own_turn() -> None:
    session = at_rule("EL-TURN-1")
    assert picture(session, asked(session).seat).occasion == ""


# The battle


def side(*dice: int, ties: bool = False) -> SideView:
    return SideView(0, "", len(dice), (), dice, False, ties)


@pytest.mark.rule("EL-BATTLE-11")
def test_el_battle_11_the_die_that_drops_a_side() -> None:
    rolls: list[tuple[int, ...]] = [(6, 5, 2, 0, 0, 0), (6, 5, 4, 2, 0, 0), (6, 4, 4, 4, 0, 0)]
    assert fallen(rolls) == [2, -1, 1]
    assert fallen([(3, 0, 0, 0, 0, 0)] * 2) == [-1, -1]


@pytest.mark.rule("EL-BATTLE-12")
def test_el_battle_12_one_side_that_wins_ties_leads() -> None:
    assert favoured((side(4), side(4)), {0, 1}) == {0, 1}
    assert favoured((side(4), side(4, ties=True)), {0, 1}) == {1}
    assert favoured((side(4, ties=True), side(4, ties=True)), {0, 1}) == {0, 1}


@pytest.mark.rule("EL-BATTLE-14", "EL-BATTLE-15")
@pytest.mark.parametrize("language", LANGUAGES)
def test_el_battle_14_each_side_has_its_stakes(language: str) -> None:
    session = at_rule("EL-BATTLE-10")
    seat, battle = asked(session).seat, session.state.battle
    art = picture(session, seat, language).battle
    assert art is not None and battle is not None
    say = page_voice(language, "eldervale")
    assert len(art.stakes) == len(art.sides) == len(battle.sides)
    assert art.sides[0].name == art.stakes[0].name == say("web-you")
    lost = sum(where == battle.at for where in session.state.players[seat].units.values())
    swords = [
        mark.text for one in art.stakes[0].loses for mark in one.marks if mark.icon == "sword"
    ]
    assert swords == [f"+{lost}"]
    assert all(one.wins and one.loses for one in art.stakes)


def test_el_battle_10_passing_says_who_wins() -> None:
    session = at_rule("EL-BATTLE-10")
    seat = asked(session).seat
    art = picture(session, seat)
    assert art.battle is not None
    ahead = [one for one in art.battle.sides if one.leads]
    note = art.answers["pass"].note
    if not ahead:
        assert "all" in note
    elif ahead[0].name == "You":
        assert note == "you win"
    else:
        assert ahead[0].name in note
    assert [one.state for one in art.battle.sides].count("leads") == len(ahead)


@pytest.mark.rule("EL-BATTLE-8")
def test_el_battle_8_dice_to_come_carry_the_keys_of_the_answers() -> None:
    session = reached(lambda _, one: one.rule == "EL-BATTLE-8" and "swords:1" in one.keys, 7)
    snap = look(session, asked(session).seat)
    battle = draw(snap, page_voice("en", "eldervale")).battle
    assert battle is not None
    keys = {one.key: one.hotkey.upper() for one in snap.questions[0].answers}
    offered = [one for one in battle.sides[0].dice if one.face == -2]
    assert [one.key for one in offered] == [key for key in keys if key.startswith("swords:")]
    assert all(one.tag == keys[one.key] for one in offered)
    assert all(len(one.dice) == 6 for one in battle.sides)


# Score and end


def test_the_projected_score_of_others_leaves_out_what_only_they_know(scene: type[Scene]) -> None:
    table = scene("order", "earth")
    table.hold(table.a, "prophecy-of-hearths")
    table.a.dwellings.extend([0, 1, 2, 3])
    own = picture(table.session, 0)
    theirs = picture(table.session, 1)
    assert own.own is not None
    mine = next(one.vp for one in own.ruler.pegs if one.ahead and one.seat == 0)
    seen = next(one.vp for one in theirs.ruler.pegs if one.ahead and one.seat == 0)
    assert mine == seen + 6
    assert str(mine) in own.own.ahead
    assert next(one.ahead for one in theirs.rivals if one.seat == 0) == seen


@pytest.mark.rule("EL-END-1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_el_end_1_the_end_is_announced(scene: type[Scene], language: str) -> None:
    table = scene("order", "earth")
    assert picture(table.session, 0, language).near == ("", "")
    del table.session.state.stock.cards[2:]
    assert "2" in picture(table.session, 0, language).near[0]
    table.session.state.players[1].dwellings.extend([0, 1, 2, 3, 4])
    say = page_voice(language, "eldervale")
    assert say.name(table.b.faction) in picture(table.session, 0, language).near[0]
    table.session.state.trigger, table.session.state.left = 1, 2
    first, then = picture(table.session, 0, language).near
    assert "2" in first and then == ""
