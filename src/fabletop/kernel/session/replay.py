"""Beginning a game, playing a journal again, and going on from its checkpoint."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from typing_extensions import TypeVar

from ..chance import SEED_BITS, Chance
from ..chronicle import Line
from ..gamedef import BadSetup, GameDef, Options
from .inspect import inspect
from .journal import BadJournal, Choice, Journal
from .legal import IllegalChoice
from .session import Session

S = TypeVar("S", default=Any)
V = TypeVar("V", default=Any)

STRIDE = 24  # a journal followed from its start needs fewer checkpoints than a game being played


def start(
    game: GameDef[S, V],
    seats: int,
    seed: int,
    options: Options,
    *,
    keep: bool = True,
    log: bool = True,
) -> Session[S, V]:
    """A new game, up to its first question."""
    session = at_start(game, seats, seed, options, keep=keep, log=log)
    session.begin()
    return session


def at_start(
    game: GameDef[S, V], seats: int, seed: int, options: Options, *, keep: bool, log: bool
) -> Session[S, V]:
    """A new game before its first step: `begin` runs it to its first question."""
    game.check_seats(seats)
    if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
        raise BadSetup(f"The seed must be a whole number from 0 to {(1 << SEED_BITS) - 1}.")
    settled = game.settle(options)
    state = game.rules.setup(Chance(seed, {}, {}), seats, settled)
    journal = Journal(
        game.id, game.rules.version, game.content_hash(), seats, dict(settled), seed, [], [], {}
    )
    return Session(game, state, journal, keep=keep, log=log)


def replay(
    game: GameDef[S, V], journal: Journal, *, keep: bool = True, log: bool = True
) -> Session[S, V]:
    """Play a journal again from its first choice, checking each one."""
    check_game(game, journal)
    if journal.rules_version != game.rules.version:
        raise BadJournal(
            f"written under version {journal.rules_version} of the rules of {game.title}; "
            f"this is version {game.rules.version}. Replay it there, or go on from its checkpoint.",
            fault="other-rules",
        )
    if journal.content != game.content_hash():
        raise BadJournal(
            f"written with other cards ({journal.content}) than are loaded here.",
            fault="other-rules",
        )
    session = at_start(game, journal.seats, journal.seed, journal.options, keep=keep, log=log)
    _follow(session, journal.choices, 0, journal.digests)
    session.journal.undone = list(journal.undone)
    return session


def check_game(game: GameDef[S, V], journal: Journal) -> None:
    """Refuse a journal of another game."""
    if journal.game != game.id:
        raise BadJournal(f"a game of {journal.game!r}, not of {game.title}.", fault="other-game")


def resume(game: GameDef[S, V], journal: Journal, *, foreign: bool = False) -> Session[S, V]:
    """Go on from the journal's last checkpoint, also under newer rules. That of a `foreign` file
    is inspected first."""
    check_game(game, journal)
    if journal.checkpoint is None:
        return replay(game, journal)
    at = journal.checkpoint.at
    if not 0 <= at <= len(journal.choices):
        raise BadJournal(f"its checkpoint stands at choice {at}, which it does not have.")
    try:
        saved = msgspec.json.encode(journal.checkpoint.state)
        state: Any = msgspec.json.decode(saved, type=game.rules.state)
        lines = [Line(*one) for one in journal.checkpoint.lines]
        pending = {int(seat): keys for seat, keys in journal.checkpoint.pending.items()}
    except (msgspec.ValidationError, TypeError, ValueError, OverflowError) as error:
        raise BadJournal(f"its checkpoint cannot be read: {error}") from None
    if foreign:
        inspect(game, journal, state, lines, pending)
    head = msgspec.structs.replace(journal, choices=journal.choices[:at], checkpoint=None)
    session = Session(game, state, head, lines=lines)
    _follow(session, journal.choices[at:], at, {})
    try:
        for seat, keys in pending.items():
            session.answer(seat, keys)
    except IllegalChoice as error:
        raise BadJournal(f"an answer in waiting does not fit: {error}") from None
    return session


def _follow(
    session: Session[Any, Any], choices: list[Choice], offset: int, digests: Mapping[str, str]
) -> None:
    """Answer with the given choices one by one; stop at the first that differs."""
    session.checkpoint_stride = STRIDE
    number = offset
    try:
        session.begin()
        made = session.journal.choices
        for number, choice in enumerate(choices, offset):
            if number < len(made):
                same = made[number]
                if same.forced and same[:3] == choice[:3]:
                    continue
                raise BadJournal(f"{_said(choice)} was written, {_said(same)} was played.", number)
            _check_question(session, choice, number)
            session.answer(choice.seat, choice.keys)
            if digests:
                _compare(session, digests)
    except IllegalChoice as error:
        raise BadJournal(str(error), number) from None
    session.checkpoint_stride = 0


def _check_question(session: Session[Any, Any], choice: Choice, number: int) -> None:
    """A choice must answer the question that is open to its seat."""
    request = session.request(choice.seat)
    if request is not None and request.rule == choice.rule:
        return
    if session.over:
        raise BadJournal(f"{_said(choice)} comes after the end of the game.", number)
    asked = ", ".join(f"{one.rule} of seat {one.seat}" for one in session.requests)
    raise BadJournal(f"{_said(choice)} answers a question not asked; open: {asked}.", number)


def _compare(session: Session[Any, Any], digests: Mapping[str, str]) -> None:
    """A journal may carry digests of the state after so many choices."""
    number = session.length
    written = digests.get(str(number))
    if written is not None and written != session.digest:
        raise BadJournal(f"the state is {session.digest}, but {written} was written.", number - 1)


def _said(choice: Choice) -> str:
    return f"{choice.rule} of seat {choice.seat}: {', '.join(choice.keys) or 'nothing'}"
