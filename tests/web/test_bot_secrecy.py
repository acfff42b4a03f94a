"""What is shown of a bot's thinking tells nothing about its hand."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import fabletop
from fabletop.bots import RandomBot
from fabletop.kernel.session import Session
from fabletop.kernel.session.journal import Journal
from fabletop.web.bots.worker import Thought
from fabletop.web.lobby.settings import SeatPlan, TablePlan
from fabletop.web.tables.registry import Rooms
from fabletop.web.tables.room import Room

from .tables import humans, opened, run

CARD = "toll-of-souls"  # may be cast when an opponent's unit goes to the underworld
BOT = 1
LOOKS = 12


def _with_hand(session: Session, card: str, other: str) -> Session | None:
    """The same table, but that two magic cards have changed their places."""
    plain = json.loads(session.save(past=False))
    plain["checkpoint"]["state"] = _swapped(
        plain["checkpoint"]["state"], {card: other, other: card}
    )
    try:
        return fabletop.resume(json.dumps(plain))
    except fabletop.BadJournal:
        return None


def _swapped(value: Any, cards: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {name: _swapped(one, cards) for name, one in value.items()}
    if isinstance(value, list):
        return [_swapped(one, cards) for one in value]
    return cards.get(value, value) if isinstance(value, str) else value


def _pair() -> tuple[Session, Session]:
    """Two tables alike but for the bot's hand: only with the first one has it a side offer."""
    for seed in range(40):
        session, player = fabletop.new("eldervale", 2, seed), RandomBot(seed)
        while not session.over:
            request = session.requests[0]
            if request.seat != BOT and len(session.requests) == 1:
                for card in session.state.players[BOT].hand.cards:
                    with_toll = _with_hand(session, card, CARD)
                    without = _with_hand(session, card, card)
                    if with_toll and without and _offered(with_toll):
                        return with_toll, without
            session.answer(request.seat, player.choose(session, request))
    raise AssertionError("no such moment came")


def _offered(session: Session) -> bool:
    main, *sides = session.requests
    return main.seat != BOT and any(CARD in key for one in sides for key in one.keys)


async def _room(rooms: Rooms, session: Session) -> Room:
    plan = TablePlan("eldervale", [*humans("Ann"), SeatPlan("bot", bot="greedy")])
    # a beginning of other rules: the table goes on from the checkpoint
    start = msgspec.structs.replace(Journal.from_json(session.save()), rules_version=-1)
    return await rooms.room((await rooms._open(plan, session.save(), start.to_json())).table)


async def _looks(room: Room) -> tuple[list[bytes], int]:
    """What Ann is shown while the bot thinks and afterwards, and how often she was told to look."""
    seen, told = [], 0

    async def count() -> None:
        nonlocal told
        async for _ in room.listen():
            told += 1

    counting = asyncio.create_task(count())
    for _ in range(LOOKS):
        shown = msgspec.structs.replace(room.snapshot(0, "en"), table="")
        seen.append(msgspec.json.encode(shown))
        await asyncio.sleep(0.02)
    counting.cancel()
    return seen, told


def test_thinking_about_a_side_offer_is_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[str] = []

    async def declines(text: str, bot: str, seat: int, *more: object) -> Thought:
        await asyncio.sleep(0.1)
        thought.append(bot)
        return Thought(())

    async def story() -> None:
        one, other = _pair()
        async with opened(tmp_path) as rooms:
            monkeypatch.setattr(rooms.bot_pool, "choose", declines)
            with_card = await _looks(await _room(rooms, one))
            assert thought, "the bot was not asked"
            thought.clear()
            without = await _looks(await _room(rooms, other))
            assert not thought
            assert with_card == without

    run(story)
