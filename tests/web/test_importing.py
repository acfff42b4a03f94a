"""Hostile files: a position from a file is inspected and tried out within limits, before the
server takes it."""

from __future__ import annotations

import asyncio
import copy
import json
import multiprocessing
import random
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import fabletop
from fabletop.bots import RandomBot
from fabletop.kernel.session.journal import BadJournal, Journal
from fabletop.web.http.limits import JOURNAL_BYTES
from fabletop.web.lobby.settings import Opened, TablePlan
from fabletop.web.tables import importing, limited
from fabletop.web.tables.importing import Imported, take

from .tables import humans, opened, plan, play, run

GAMES = ("witcher", "eldervale", "euthia", "gloomhaven", "gloomhaven-campaign")
MUTATIONS = 200  # of each game
ANSWERS = 20
SECONDS = 20  # for one file, on a busy machine


def foreign(game: str, answers: int = 40, seats: int = 2) -> dict[str, Any]:
    """A journal of newer rules, with the checkpoint that it goes on from."""
    session, player = fabletop.new(game, seats, 5), RandomBot(3)
    for _ in range(answers):
        if session.over:
            break
        request = session.requests[0]
        session.answer(request.seat, player.choose(session, request))
    file: dict[str, Any] = json.loads(session.save())
    file["rules_version"] += 1
    return file


def taken(file: dict[str, Any]) -> Imported:
    """As the process of an import does it, without its limits."""
    return take(Journal.from_json(json.dumps(file)))


def _low_level() -> dict[str, Any]:
    file = foreign("witcher")
    file["checkpoint"]["state"]["players"][0]["level"] = -1_000_000_000
    return file


def _nobody_left() -> dict[str, Any]:
    file = foreign("gloomhaven")
    file["checkpoint"]["state"]["phase"] = "round"
    file["choices"] = file["choices"][: file["checkpoint"]["at"]]
    for hero in file["checkpoint"]["state"]["heroes"]:
        hero["exhausted"] = True
    return file


def _far_seat() -> dict[str, Any]:
    file = foreign("eldervale")
    file["checkpoint"]["state"]["active"] = 10**15
    return file


def _many_seats() -> dict[str, Any]:
    return {**foreign("eldervale"), "seats": 10**15}


def _far_audience() -> dict[str, Any]:
    file = foreign("eldervale")
    file["checkpoint"]["state"]["magic"]["audience"] = 1 << 40
    return file


def _far_line() -> dict[str, Any]:
    file = foreign("eldervale")
    file["checkpoint"]["lines"] = [["no-such-line", {}, -1]]
    return file


def _laid_out_dice() -> dict[str, Any]:
    file = foreign("witcher")
    file["checkpoint"]["state"]["chance"]["fixed"] = {"dice": [6] * 9}
    return file


def _unknown_card() -> dict[str, Any]:
    file = foreign("witcher")
    file["checkpoint"]["state"]["shared"]["cards"][-1] = "ace-of-spades"
    return file


HOSTILE = {
    "low-level": _low_level,
    "nobody-left": _nobody_left,
    "far-seat": _far_seat,
    "many-seats": _many_seats,
    "far-audience": _far_audience,
    "far-line": _far_line,
    "laid-out-dice": _laid_out_dice,
    "unknown-card": _unknown_card,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_an_impossible_position_is_refused(name: str) -> None:
    with within(SECONDS), pytest.raises(BadJournal) as refused:
        taken(HOSTILE[name]())
    assert refused.value.fault == "position"


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_position_of_other_rules_goes_on(game: str) -> None:
    for answers in (0, 25, 60):
        file = foreign(game, answers)
        made = taken(file)
        assert (made.game, made.seats) == (game, 2)
        again = fabletop.resume(made.checkpoint)
        assert again.digest == fabletop.resume(json.dumps(file)).digest


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Raises TimeoutError: a file must not compute for ever."""

    def ring(*_: object) -> None:
        raise TimeoutError(f"more than {seconds} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.parametrize("game", GAMES)
def test_a_mutated_position_is_refused_or_can_be_played(
    game: str,
) -> None:
    luck = random.Random(f"mutations of {game}")
    files = [foreign(game, answers) for answers in (0, 12, 40, 90)]
    refused = 0
    for number in range(MUTATIONS):
        file = copy.deepcopy(luck.choice(files))
        changes = [
            _mutate(file["checkpoint"]["state"], luck) for _ in range(luck.choice((1, 1, 3)))
        ]
        if len(json.dumps(file)) > JOURNAL_BYTES:  # such a file is not even read
            refused += 1
            continue
        try:
            with within(SECONDS):
                _play(taken(file).checkpoint, number)
        except BadJournal:
            refused += 1
        except Exception as error:
            raise AssertionError(f"{number}: {changes}") from error
    assert 0 < refused < MUTATIONS


def _play(checkpoint: str, seed: int) -> None:
    session, player = fabletop.resume(checkpoint), RandomBot(seed)
    for _ in range(ANSWERS):
        if session.over:
            return
        request = session.requests[0]
        session.answer(request.seat, player.choose(session, request))


def _mutate(state: Any, luck: random.Random) -> str:
    """Change one value somewhere in a state; says where."""
    places = list(_places(state, "state"))
    holder, key, where = luck.choice(places)
    value = holder[key]
    if isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        holder[key] = luck.choice((-(10**9), -10_001, -1, 0, value + 1, 99, 9_999, 10**9, 10**15))
    elif isinstance(value, str):
        holder[key] = luck.choice(("", "nothing-known", "x" * 300, *_texts(state, luck)))
    elif isinstance(value, list):
        holder[key] = luck.choice(([], value * 2, value * 200, value[:1]))
    elif isinstance(value, dict):
        holder[key] = {} if luck.random() < 0.3 else {**value, "nothing-known": 1}
    return f"{where} = {str(holder[key])[:60]}"


def _places(value: Any, where: str) -> Iterator[tuple[Any, Any, str]]:
    """Everything in a state that can be changed: its holder, its key, its path."""
    entries = value.items() if isinstance(value, dict) else enumerate(value)
    for key, one in entries:
        yield value, key, f"{where}.{key}"
        if isinstance(one, dict | list):
            yield from _places(one, f"{where}.{key}")


def _texts(state: Any, luck: random.Random) -> list[str]:
    """Some texts from elsewhere in the state: known, but in the wrong place."""
    found = [one for holder, key, _ in _places(state, "") if isinstance(one := holder[key], str)]
    return luck.sample(found, min(4, len(found)))


def _endless(text: str) -> None:
    while True:
        pass


def _endless_but_briefly(text: str) -> None:
    limited.CPU_S = 1
    limited.limit_cpu()
    _endless(text)


def _greedy(text: str) -> None:
    bytearray(4 * limited.MEMORY_BYTES)


@pytest.mark.parametrize("work", [_endless, _greedy])
def test_a_file_that_takes_too_much_is_refused_and_the_others_play_on(
    work: Callable[[str], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process ends at its limit; meanwhile tables are opened and played."""
    good = json.dumps(foreign("witcher"))

    async def story() -> None:
        async with opened(tmp_path) as rooms:
            with monkeypatch.context() as patch:
                patch.setattr(importing, "examine", work)
                wish = rooms.import_journal(good, TablePlan("witcher", []))
                reading = asyncio.create_task(wish)
                await asyncio.sleep(0.1)
                room = await rooms.room((await rooms.create(plan(*humans("Ann", "Ben")))).table)
                assert await play(room, 10) == 10
                if work is _endless:
                    assert not reading.done()
                with pytest.raises(BadJournal) as refused:
                    await reading
                assert refused.value.fault == "limits"
            made = await rooms.import_journal(good, TablePlan("witcher", []))
            assert await play(await rooms.room(made.table), 5) == 5

    run(story)


def test_a_slow_import_delays_others_by_no_more_than_its_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two are read at once: beside one endless file a good one is taken meanwhile, behind two as
    soon as the first of them has come to its limit."""
    good = json.dumps(foreign("witcher"))

    async def story() -> None:
        async with opened(tmp_path) as rooms:

            def reading() -> asyncio.Task[Opened]:
                return asyncio.create_task(rooms.import_journal(good, TablePlan("", [])))

            async def endless(work: Callable[[str], None]) -> asyncio.Task[Opened]:
                with monkeypatch.context() as patch:
                    patch.setattr(importing, "examine", work)
                    started = reading()
                    await asyncio.sleep(0.1)
                return started

            first = await endless(_endless)
            await reading()
            assert not first.done()
            second, began = await endless(_endless_but_briefly), time.monotonic()
            await reading()
            assert first.done() or second.done()
            assert time.monotonic() - began < limited.WALL_CLOCK_S
            for one in (first, second):
                with pytest.raises(BadJournal):
                    await one

    run(story)


def _sleepy() -> None:
    limited.WALL_CLOCK_S = 1
    limited.bounded(partial(time.sleep, SECONDS))


def test_a_process_that_sleeps_ends_by_the_wall_clock() -> None:
    process = multiprocessing.get_context("spawn").Process(target=_sleepy)
    process.start()
    process.join(SECONDS)
    assert process.exitcode == -signal.SIGALRM


@pytest.mark.parametrize("name", ["low-level", "nobody-left", "far-seat"])
def test_hostile_files_leave_the_server_as_it_was(name: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            with pytest.raises(BadJournal):
                await rooms.import_journal(json.dumps(HOSTILE[name]()), TablePlan("", []))
            room = await rooms.room((await rooms.create(plan(*humans("Ann", "Ben")))).table)
            assert await play(room, 5) == 5

    run(story)


# Campaigns

PARTY = ("campaign", "parties", 0)
HERO = (*PARTY, "characters", 0)
CAMPAIGN_FAULTS: list[tuple[tuple[str | int, ...], Any, str]] = [
    ((*HERO, "level"), 12, "level is 12, but must be 1 to 9"),
    ((*HERO, "gold"), -5, "gold is -5, but must be 0 or more"),
    ((*HERO, "gold"), 10**15, "gold is 1000000000000000"),
    ((*HERO, "type"), "wizzard", "the class 'wizzard' is not known"),
    ((*HERO, "items"), ["ring-of-power"], "the item 'ring-of-power' is not known"),
    ((*HERO, "lineage"), 40, "lineage is 40"),
    ((*HERO, "quest"), "rule-them-all", "the quest 'rule-them-all' is not known"),
    ((*PARTY, "reputation"), 9_999, "reputation is 9999, but must be -20 to 20"),
    ((*PARTY, "location"), 999, "the location 999 is not known"),
    ((*PARTY, "lineages", 0, "player"), 77, "player is 77"),
    (("campaign", "world", "prosperity"), -3, "prosperity is -3, but must be 0 to 64"),
    (("campaign", "world", "unlocked"), [1, 4_000], "the scenario 4000 is not known"),
    (("campaign", "world", "items"), {"hide-armor": 9_000}, "hide-armor is 9000"),
    (("campaign", "luck", "fixed"), {"city": [1]}, "state.campaign.luck was tampered with"),
    (("plan", "scenario"), 999, "the scenario 999 is not known"),
    (("event",), "city-9999", "the event 'city-9999' is not known"),
    (("number",), 7, "party is 7, but must be 0 to 0"),
    (("ready",), [True], "number of answers is 1, but must be 2 to 2"),
]


def hostile_campaign(path: tuple[str | int, ...], value: Any) -> dict[str, Any]:
    file = foreign("gloomhaven-campaign", 30)
    place = file["checkpoint"]["state"]
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return file


@pytest.mark.parametrize(("path", "value", "sentence"), CAMPAIGN_FAULTS)
def test_a_visit_with_an_impossible_campaign_is_refused(
    path: tuple[str | int, ...], value: Any, sentence: str
) -> None:
    with within(SECONDS), pytest.raises(BadJournal) as refused:
        taken(hostile_campaign(path, value))
    assert refused.value.fault == "position"
    assert sentence in str(refused.value)


def test_a_refused_campaign_changes_nothing(tmp_path: Path) -> None:
    """No table is opened, and the next file is taken."""

    async def story() -> None:
        async with opened(tmp_path) as rooms:
            for path, value, sentence in CAMPAIGN_FAULTS[:3]:
                text = json.dumps(hostile_campaign(path, value))
                with pytest.raises(BadJournal, match=sentence):
                    await rooms.import_journal(text, TablePlan("", []))
            stored = sqlite3.connect(tmp_path / "tables.db").execute("SELECT count(*) FROM tables")
            assert stored.fetchone() == (0,)
            good = json.dumps(foreign("gloomhaven-campaign", 30))
            made = await rooms.import_journal(good, TablePlan("", []))
            assert await play(await rooms.room(made.table), 3) == 3

    run(story)
