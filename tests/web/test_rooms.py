"""Rooms: one lock, one order of changes, nothing twice, nothing lost, nothing leaked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

import fabletop
from fabletop.bots import RandomBot, UnknownBot
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import BadSetup
from fabletop.kernel.session.legal import IllegalChoice
from fabletop.web.http.errors import NoSuchTable, NotAllowed, Stale, StoreFailed
from fabletop.web.lobby.settings import SeatPlan
from fabletop.web.tables.room import Room
from fabletop.web.tables.tokens import seed_hash

from .tables import asked, humans, opened, plan, play, run


async def until_barred(room: Room, free: bool) -> int:
    """Play until the last choice is (not) free to take back; the seat that made it."""
    for _ in range(400):
        request = asked(room)
        assert request is not None
        await play(room, 1, seed=room.version)
        if room.session.undo_is_free == free:
            return request.seat
    raise AssertionError("no such choice came")


def test_tokens_are_secret_and_open_one_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            one = await rooms.create(plan(*humans("Ann"), SeatPlan("open"), SeatPlan("bot")))
            two = await rooms.create(plan(*humans("Cid", "Dot")))
            assert set(one.seats) == {0, 1}
            assert await rooms.seat_of(one.table, one.seats[1]) == 1
            assert await rooms.seat_of(one.table, one.watch) == "watch"
            assert await rooms.seat_of(one.table, two.seats[1]) is None
            assert await rooms.seat_of("nowhere", two.seats[1]) is None
            assert await rooms.find(two.seats[0]) == (two.table, 0)
            stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
            secrets = [*one.seats.values(), one.watch]
            assert not any(token.encode() in stored for token in secrets)
            assert all(len(token) >= 22 for token in secrets)

    run(story)


def test_plans_that_cannot_be_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            with pytest.raises(BadSetup):
                await rooms.create(plan(*humans(*"abcdefgh")))
            with pytest.raises(UnknownBot):
                await rooms.create(plan(*humans("a"), SeatPlan("bot", bot="oracle")))
            with pytest.raises(NoSuchTable):
                await rooms.room("nowhere")

    run(story)


def test_the_same_key_again_does_nothing_and_replies_the_same(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            table = (await rooms.create(plan(*humans("Ann", "Ben")))).table
            room = await rooms.room(table)
            request = asked(room)
            assert request is not None
            keys = request.keys[:1]
            wishes = (room.answer(request.seat, keys, version=0, key="same") for _ in range(5))
            assert await asyncio.gather(*wishes) == [1] * 5
            assert room.version == 1
        async with opened(tmp_path) as rooms:  # also after a restart
            room = await rooms.room(table)
            assert await room.answer(request.seat, keys, version=0, key="same") == 1
            assert room.version == 1

    run(story)


def test_stale_and_illegal_answers_change_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("Ann", "Ben")))).table)
            await play(room, 3)
            request, digest, version = asked(room), room.session.digest, room.version
            assert request is not None
            for old in (0, version - 1, version + 1):
                with pytest.raises(Stale):
                    await room.answer(request.seat, request.keys[:1], version=old, key=f"o{old}")
            with pytest.raises(IllegalChoice):
                await room.answer(request.seat, ("nonsense",), version=version, key="i")
            with pytest.raises(IllegalChoice):
                await room.answer(1 - request.seat, request.keys[:1], version=version, key="s")
            with pytest.raises(NotAllowed):
                await room.answer(request.seat, request.keys[:1], version=version, key="")
            assert (room.session.digest, room.version) == (digest, version)
            await room.chat(1 - request.seat, "Take your time.")
            await room.answer(request.seat, request.keys[:1], version=version, key="talk is fine")

    run(story)


def test_what_cannot_be_written_did_not_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("Ann", "Ben")))).table)
            request, digest = asked(room), room.session.digest
            assert request is not None

            async def fail(*args: object) -> None:
                raise OSError("disk full")

            with monkeypatch.context() as patch:
                patch.setattr(rooms.store, "append", fail)
                with pytest.raises(StoreFailed):
                    await room.answer(request.seat, request.keys[:1], version=0, key="a")
            assert (room.session.digest, room.version) == (digest, 0)
            assert await room.answer(request.seat, request.keys[:1], version=0, key="a") == 1

    run(story)


def test_nobody_sees_a_choice_before_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("Ann", "Ben")))).table)
            before = msgspec.json.encode(room.snapshot(1, "en"))
            append, seen = rooms.store.append, []

            async def watched(*args: object) -> None:
                seen.append(msgspec.json.encode(room.snapshot(1, "en")))
                await append(*args)  # type: ignore[arg-type]

            monkeypatch.setattr(rooms.store, "append", watched)
            await play(room, 1)
            assert seen == [before]
            assert room.snapshot(1, "en").version == 1

    run(story)


def test_who_hangs_up_leaves_no_half_made_change(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("Ann", "Ben")))).table)
            request = asked(room)
            assert request is not None
            wish = asyncio.create_task(
                room.answer(request.seat, request.keys[:1], version=0, key="a")
            )
            await asyncio.sleep(0)
            wish.cancel()
            with pytest.raises(asyncio.CancelledError):
                await wish
            assert await room.chat(0, "Still here.") in (1, 2)
            assert room.version == len(await rooms.store.entries(room.id))

    run(story)


def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            table = (await rooms.create(plan(*humans("Ann", "Ben")))).table
            room = await rooms.room(table)
            await play(room, 45)
            await room.chat(None, "Hello\x00 \ud800there")
            await room.rename(1, "Bea")
            digest, snap = room.session.digest, room.snapshot(0, "cs", since=0)
            stored = await rooms.store.table(table)
            assert stored is not None and stored.checkpoint_version >= 20
        async with opened(tmp_path) as rooms:
            room = await rooms.room(table)
            assert room.session.digest == digest
            assert room.snapshot(0, "cs", since=0) == snap
            assert [one.text for one in snap.chat][-1] == "Hello there"
            assert await play(room, 5) == 5

    run(story)


def test_a_table_goes_on_from_its_checkpoint_under_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            table = (await rooms.create(plan(*humans("Ann"), hot_seat=True))).table
            room = await rooms.room(table)
            await play(room, 47)
            await room.undo(0)
            await play(room, 3)
            digest, version = room.session.digest, room.version

            def refuse(*args: object) -> None:
                raise fabletop.BadJournal("other rules")

        async with opened(tmp_path) as rooms:
            monkeypatch.setattr(fabletop, "replay", refuse)
            room = await rooms.room(table)
            assert (room.session.digest, room.version) == (digest, version)
            assert room.session._marks[0].at > 0  # it did not begin at the beginning
            assert "undo" in [one.kind for one in room.snapshot(0, "en").chat]
            assert await play(room, 5) == 5
            assert room.history(0, len(room.session.journal.choices), "en").view
            with pytest.raises(NotAllowed):
                room.history(0, 0, "en")

    run(story)


def test_undo_alone_is_free_and_goes_past_the_bots(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            seats = [*humans("Ann"), SeatPlan("bot", bot="random")]
            room = await rooms.room((await rooms.create(plan(*seats))).table)
            await play(room, 12)
            while (request := asked(room)) is None:
                await asyncio.sleep(0.02)
            digest = room.session.digest
            await room.undo(0)
            again = asked(room)
            assert again is not None and again.seat == 0
            assert room.snapshot(0, "en").redo_possible
            assert room.snapshot(0, "en").chat[-1].kind == "undo"
            await room.redo(0)
            assert room.session.digest == digest
            again = asked(room)
            assert again is not None and again.keys == request.keys

    run(story)


def test_undo_of_something_revealed_needs_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("A", "B", "C")))).table)
            seat = await until_barred(room, free=False)
            first, second = (one for one in range(3) if one != seat)
            digest, choices = room.session.digest, len(room.session.journal.choices)
            await room.undo(seat)
            vote = room.snapshot(first, "en").undo.vote
            assert vote is not None and vote.yours and vote.waiting == [first, second]
            assert room.session.digest == digest
            await room.vote(first, True)
            with pytest.raises(NotAllowed):
                await room.vote(first, True)
            with pytest.raises(NotAllowed):
                await room.vote(seat, True)
            await room.vote(second, False)
            assert room.log.ballot is None and room.session.digest == digest
            await room.undo(seat)
            asked = room.version
            await room.vote(seat, False)  # withdrawn
            await room.undo(seat)
            with pytest.raises(Stale):
                await room.vote(second, True, version=asked)  # a yes to the wish withdrawn
            await room.vote(second, True, version=room.version)
            await room.vote(first, True)
            assert len(room.session.journal.choices) < choices
            assert room.session.journal.undone
            with pytest.raises(IllegalChoice):
                await room.redo(first)
            await room.redo(seat)
            assert room.session.digest == digest

    run(story)


def test_own_free_undo_asks_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("A", "B")))).table)
            seat = await until_barred(room, free=True)
            before = len(room.session.journal.choices)
            assert room.snapshot(seat, "en").undo.free
            await room.undo(seat)
            assert room.log.ballot is None
            assert len(room.session.journal.choices) < before

    run(story)


def test_listeners_get_the_newest_version_only(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("A", "B")))).table)
            heard = room.listen(0)
            assert await anext(heard) == 0
            assert [one.present for one in room.snapshot(1, "en").seats] == [True, False]
            for _ in range(7):
                await room.chat(1, "Hm.")
            assert await anext(heard) == 7
            waiting = asyncio.ensure_future(anext(heard))
            await asyncio.sleep(0.01)
            assert not waiting.done()
            await room.close()
            with pytest.raises(StopAsyncIteration):
                await waiting

    run(story)


def test_events_are_those_since_the_version_sent_last(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("A", "B")))).table)
            await play(room, 10)
            before, sent = len(room.session.log(0)), room.version
            await play(room, 6)
            await room.chat(0, "So?")
            snap = room.snapshot(0, "en", since=sent)
            assert [one.text for one in snap.events] == room.session.log(0)[before:]
            assert room.snapshot(0, "en").events == []
            assert [one.text for one in snap.chronicle] == room.session.log(0)[-60:]

    run(story)


def test_a_try_is_private_and_stops_where_chance_decides(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("A", "B")))).table)
            await play(room, 4)
            request = asked(room)
            assert request is not None
            seat, luck = request.seat, RandomBot(3)
            other = room.snapshot(1 - seat, "en")
            with pytest.raises(NotAllowed):
                await room.whatif_start(1 - seat)
            await room.whatif_start(seat)
            while not (snap := room.snapshot(seat, "en")).whatif.ended:  # type: ignore[union-attr]
                trying = room._try_outs[seat].session.request(seat)
                assert trying is not None and snap.questions
                await room.whatif_answer(seat, luck.choose(room.session, trying))
            assert snap.questions == []
            assert room.snapshot(1 - seat, "en") == other
            with pytest.raises(NotAllowed):
                await room.whatif_answer(seat, request.keys[:1])
            tried = list(room._try_outs[seat].answers)
            version = room.version
            assert await room.whatif_keep(seat, key="keep") == version + len(tried)
            made = [one for one in room.session.journal.choices if not one.forced]
            assert made[-len(tried) :] == tried
            assert room.snapshot(seat, "en").whatif is None

    run(story)


def test_a_try_ends_when_the_table_moves_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("A", "B")))).table)
            request = asked(room)
            assert request is not None
            await room.whatif_start(request.seat)
            await room.chat(0, "Let me see")
            assert room.snapshot(request.seat, "en").whatif is not None
            await play(room, 1)
            assert room.snapshot(request.seat, "en").whatif is None
            with pytest.raises(NotAllowed):
                await room.whatif_keep(request.seat, key="late")

    run(story)


def test_history_shows_what_a_replay_shows(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room((await rooms.create(plan(*humans("A", "B")))).table)
            await play(room, 60)
            journal = room.session.journal
            for at in (0, 7, 31, len(journal.choices)):
                snap = room.history(0, at, "en")
                head = msgspec.structs.replace(journal, choices=journal.choices[:at])
                past = fabletop.replay(head)
                assert snap.view == past.view(0)
                assert snap.history_at == at and not snap.questions
            for at in (-1, len(journal.choices) + 1):
                with pytest.raises(NotAllowed):
                    room.history(0, at, "en")

    run(story)


def test_seed_and_journal_stay_secret_until_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            seed = 123456789012345
            room = await rooms.room((await rooms.create(plan(*humans("A", "B"), seed=seed))).table)
            snap = room.snapshot(0, "en")
            assert snap.seed is None and snap.seed_hash == seed_hash(seed)
            assert str(seed).encode() not in msgspec.json.encode(snap)
            for seat in (0, 1, None):
                with pytest.raises(NotAllowed):
                    await room.export(seat)
            await play(room, 10_000)
            snap = room.snapshot(None, "pl")
            assert snap.over and snap.seed == str(seed) and snap.result is not None
            assert sorted(one.seat for one in snap.result.places) == [0, 1]
            assert fabletop.replay(await room.export(None)).digest == room.session.digest

    run(story)


def test_an_exported_game_is_imported_and_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            seats = plan(*humans("A", "B"), hot_seat=True)
            room = await rooms.room((await rooms.create(seats)).table)
            await play(room, 40)
            with pytest.raises(NotAllowed):
                await room.export(None)
            text = await room.export(0)
            copy = await rooms.room((await rooms.import_journal(text, plan())).table)
            assert copy.session.digest == room.session.digest
            assert copy.plan.hot_seat and len(copy.seats) == 2
            assert await play(copy, 5) == 5
            await copy.undo(0)
            for broken in ("", "{}", text[:-200], text.replace("WI-", "XX-", 3)):
                with pytest.raises(fabletop.BadJournal):
                    await rooms.import_journal(broken, plan())
            with pytest.raises(BadSetup):
                await rooms.import_journal(text, plan(*humans("A")))

    run(story)


def test_an_open_seat_is_taken_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rooms:
            room = await rooms.room(
                (await rooms.create(plan(*humans("A"), SeatPlan("open"), SeatPlan("bot")))).table
            )
            assert room.snapshot(0, "en").seats[1].kind == "open"
            version = await room.sit(1)
            assert room.snapshot(0, "en").seats[1].kind == "human"
            assert await room.sit(1) == version
            await room.rename(1, "  Zoë\n" + "x" * 99)
            assert room.snapshot(0, "en").seats[1].name == "Zoë " + "x" * 20
            for bad in (2, 3, -1):
                with pytest.raises(NotAllowed):
                    await room.rename(bad, "Me")
            with pytest.raises(NotAllowed):
                await room.chat(0, " \n ")

    run(story)


def test_many_hands_at_once_leave_one_order(tmp_path: Path) -> None:
    """Everything at the same time, without looking: the journal and the room still agree."""

    async def hand(room: Room, number: int) -> None:
        luck, bot = Chance(number), RandomBot(number)
        for turn in range(25):
            request = asked(room)
            if request is None:
                return
            wish = luck.below("wish", 6)
            try:
                if wish == 0:
                    await room.undo(request.seat)
                elif wish == 1:
                    await room.chat(0, "!")
                elif room.log.ballot is not None:
                    await room.vote(luck.below("seat", 2), bool(luck.below("yes", 2)))
                else:
                    keys = bot.choose(room.session, request)
                    key = f"{number}/{turn}"
                    await room.answer(request.seat, keys, version=room.version, key=key)
            except (Stale, IllegalChoice, NotAllowed):
                await asyncio.sleep(0)

    async def story() -> None:
        async with opened(tmp_path) as rooms:
            table = (await rooms.create(plan(*humans("A", "B")))).table
            room = await rooms.room(table)
            await asyncio.gather(*(hand(room, number) for number in range(8)))
            digest, version = room.session.digest, room.version
        async with opened(tmp_path) as rooms:
            room = await rooms.room(table)
            assert (room.session.digest, room.version) == (digest, version)

    run(story)
