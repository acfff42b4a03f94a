"""The page of a visit to the city: drawn for many moments of played campaigns, for every seat, in
three languages. What glows is an open answer, and nothing of decks and sealed boxes is on it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from html import unescape
from typing import Any

import msgspec
import pytest

from fabletop.bots import RandomBot
from fabletop.games.gloomhaven.campaign import GAME, document
from fabletop.games.gloomhaven.campaign.document import Campaign, Chapter, Said
from fabletop.games.gloomhaven.campaign.library import archive
from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session
from fabletop.kernel.words import LANGUAGES
from fabletop.web.lobby.settings import SeatPlan, TablePlan
from fabletop.web.tables.event_log import TableLog
from fabletop.web.view.build import LineCache, Viewer, snapshot
from fabletop.web.view.render import FRAGMENT, static_file, table_page
from fabletop.web.view.snapshot import Event, Snapshot

from ..games.gloomhaven.campaign.scene import Visit, campaign, join

ANSWER = re.compile(r'data-answer="([^"]*)"')
VALUE = re.compile(r'name="keys" value="([^"]*)"')
ID = re.compile(r'\sid="([^"]*)"')
NAMED = re.compile(r'tabindex="0" aria-label="([^"]*)"')
ICON = re.compile(r'href="/static/(games/[\w-]+/|icons/)icons\.svg\?v=\w+#([\w-]+)"')


def rich(players: int = 2) -> Campaign:
    """A party that has seen something of the world."""
    made = campaign(players=players)
    party = made.parties[0]
    party.name, party.reputation, party.achievements = "The Lanterns", 6, ["first-steps"]
    join(party, "brute", 0, 2, gold=240)
    join(party, "spellweaver", players - 1, 3, gold=120)
    for hero in party.characters:
        hero.quest = made.world.quests.pop()
    made.world.unlocked, made.world.completed = [1, 2, 3, 4, 8, 14, 19], [1, 2]
    made.world.prosperity = 5
    made.world.achievements.append("the-power-of-enhancement")
    return made


def look(session: Session, seat: int | None, language: str = "en") -> Snapshot:
    seats = [SeatPlan("human", f"Player {one + 1}") for one in range(session.journal.seats)]
    plan = TablePlan(game="gloomhaven-campaign", seats=seats, language=language)
    looking = Viewer("amber-fox", seat, language, present=range(len(seats)))
    return snapshot(TableLog(plan, session), looking, LineCache(), None)


def page(snap: Snapshot) -> str:
    context: dict[str, Any] = {"mine": (0,), "next": None, "invitations": [], "watch_link": ""}
    return table_page(snap, FRAGMENT, **context)


def asked(session: Session) -> Request:
    return next(one for one in session.requests if not one.optional)


def moments(made: Campaign | None, seed: int, most: int = 60) -> Iterator[Session]:
    """A visit of bots that do this and that, looked at wherever something new is asked."""
    session = Visit(made, 2).session
    bots = [RandomBot(seed + seat) for seat in range(2)]
    met: Counter[str] = Counter()
    while not session.over and len(session.journal.choices) < most:
        request = asked(session)
        met[request.rule] += 1
        if met[request.rule] <= 2:
            yield session
        session.answer(request.seat, bots[request.seat].choose(session, request))
    yield session


def symbols(sheet: str) -> set[str]:
    file = static_file(f"{sheet}icons.svg")
    assert file is not None
    return set(re.findall(r'id="([^"]+)"', file.read_text(encoding="utf-8")))


@pytest.mark.parametrize(("made", "seed"), [(False, 1), (True, 2), (True, 5)])
def test_what_glows_is_an_open_answer(made: bool, seed: int) -> None:
    for session in moments(rich() if made else None, seed):
        for seat in (0, 1, None):
            snap = look(session, seat)
            text = unescape(page(snap))
            open_now = {one.key for ask in snap.questions for one in ask.answers}
            assert set(ANSWER.findall(text)) <= open_now
            assert set(VALUE.findall(text)) == open_now
            ids = ID.findall(text)
            assert len(ids) == len(set(ids)), [id for id, n in Counter(ids).items() if n > 1]
            assert all(one.strip() for one in NAMED.findall(text))


def test_every_icon_is_on_its_sheet() -> None:
    known = {
        sheet: symbols(sheet)
        for sheet in ("icons/", "games/gloomhaven/", "games/gloomhaven-campaign/")
    }
    for session in moments(rich(), 3):
        for sheet, name in ICON.findall(page(look(session, asked(session).seat
                                                  if not session.over else 0))):  # fmt: skip
            assert name in known[sheet], f"{sheet}{name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(language: str) -> None:
    drawn = [page(look(session, 0, language)) for session in moments(rich(), 4, most=25)]
    assert all("web-gc-" not in one for one in drawn)


def test_every_answer_of_the_town_has_its_thing_on_the_board() -> None:
    """Shop, sanctuary, trainer, enhancer, map: all of it can be done by touching it."""
    made = rich(1)
    made.parties[0].characters[0].xp = 100
    visit = Visit(made)
    text = unescape(page(look(visit.session, 0)))
    glowing = set(ANSWER.findall(text))
    open_now = set(visit.open())
    assert {key for key in open_now if not key.startswith("all-done")} <= glowing
    visit.do("level-up:brute")
    cards = set(ANSWER.findall(unescape(page(look(visit.session, 0)))))
    assert set(visit.open()) <= cards
    visit.do(visit.open()[0])
    perks = set(ANSWER.findall(unescape(page(look(visit.session, 0)))))
    assert set(visit.open()) <= perks
    visit.do(visit.open()[0], "enhance:brute")
    cards = set(ANSWER.findall(unescape(page(look(visit.session, 0)))))
    assert {key for key in visit.open() if key != "back"} <= cards
    visit.do(visit.open()[0])
    stickers = set(ANSWER.findall(unescape(page(look(visit.session, 0)))))
    assert {key for key in visit.open() if key != "back"} <= stickers
    visit.do("back", "all-done")
    places = set(ANSWER.findall(unescape(page(look(visit.session, 0)))))
    assert {key for key in visit.open() if key.startswith("travel:")} <= places


def test_an_event_shows_its_front_and_its_two_answers_only() -> None:
    visit = Visit(rich())
    visit.do("city-event")
    event = archive().events[visit.state.event]
    text = unescape(page(look(visit.session, 0)))
    assert event.story in text
    for option in (event.a, event.b):
        assert all(outcome.story not in text for outcome in option.outcomes if outcome.story)
    assert set(ANSWER.findall(text)) == set(visit.open())
    other = unescape(page(look(visit.session, 1)))
    assert event.story in other and not ANSWER.findall(other)


def test_nothing_of_decks_boxes_and_unknown_places_is_on_the_page() -> None:
    made = rich()
    session = Visit(made).session
    text = unescape(page(look(session, 0)))
    assert document.write(made) not in text and '"luck"' not in text
    for event in archive().events.values():
        assert event.name not in text and event.story not in text
    for box in archive().boxes.values():
        assert box.story not in text
    for number, place in archive().places.items():
        assert (place.rumour in text) == (number in made.world.unlocked)


@pytest.mark.parametrize(
    ("line", "args", "told"),
    [
        ("town-event-outcome", {"what": "city-01-a-1"}, "outcome"),
        ("town-retired", {"who": "brute", "what": ""}, "farewell"),
        ("town-box-opened", {"what": ""}, "box"),
    ],
)
def test_what_was_worth_a_story_is_told_until_the_next_choice(
    line: str, args: dict[str, str | int], told: str
) -> None:
    quest = archive().quests[archive().dealt_quests()[0]]
    what = {"outcome": "city-01-a-1", "farewell": quest.id, "box": quest.opens}[told]
    story = {
        "outcome": archive().events["city-01"].a.outcomes[0].story,
        "farewell": quest.farewell,
        "box": archive().boxes[quest.opens].story,
    }[told]
    snap = look(Visit(rich()).session, 0)
    assert story not in unescape(page(snap))
    happened = [Event(line, {**args, "what": what}, "It is so."), Event("town-xp", {}, "And more.")]
    text = unescape(page(msgspec.structs.replace(snap, events=happened)))
    assert story in text and "And more." in text and "data-read" in text


@pytest.mark.rule("GH-CAMP-70")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_comes_home_reads_what_the_scenario_brought(language: str) -> None:
    made = rich(1)
    told = (
        Said("town-came-home", (("what", "black-barrow"), ("outcome", "outcome-won"))),
        Said("town-gold", (("who", "brute"), ("amount", 17))),
        Said("town-achievement", (("what", "first-steps"),)),
    )
    made.chapters.append(Chapter("scenario", 0, 1, "campaign", "won", "x", told))
    visit, say = Visit(made), GAME.voice(language)
    text = unescape(page(look(visit.session, 0, language)))
    assert say("town-gold", who="brute", amount=17) in text
    assert say("town-achievement", what="first-steps") in text
    assert say.name("black-barrow-conclusion") in text and "data-read" in text
    visit.do("donate:brute")
    after = unescape(page(look(visit.session, 0, language)))
    assert say("town-gold", who="brute", amount=17) not in after, "read once"


@pytest.mark.rule("GH-CAMP-58", "GH-CAMP-83")
def test_sanctuary_and_enhancer_tell_how_far_things_are() -> None:
    made = rich(1)
    made.world.donated, made.world.enhancements = 120, {"trample": ["0-plus-attack"]}
    text = unescape(page(look(Visit(made).session, 0)))
    assert "120 of 150 gold" in text
    assert "Brute: 1 of 2 cards may carry stickers" in text
    assert "+1 Attack (upper half, Attack 3)" in text
    assert "Spellweaver: 0 of 2 cards" in text


def test_who_has_set_out_is_led_on() -> None:
    visit = Visit(rich(1))
    visit.do("all-done", "random-dungeon", "set-out")
    assert visit.session.over
    text = page(look(visit.session, 0))
    assert 'action="/t/amber-fox/next"' in text
    assert "Everybody is ready, and the party sets out." in text
