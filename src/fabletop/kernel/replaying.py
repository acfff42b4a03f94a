"""Beginning a game, playing a journal again, and going on from its checkpoint."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from .chance import Chance
from .game import BadSetup, GameDef, Options
from .journal import BadJournal, Choice, Journal
from .legal import IllegalChoice
from .session import Session


def start(
    game: GameDef, seats: int, seed: int, options: Options, *, keep: bool = True, log: bool = True
) -> Session:
    """A new game, up to its first question."""
    session = at_start(game, seats, seed, options, keep=keep, log=log)
    session._advance(None)
    session._barriers = [1] * len(session.journal.choices)
    return session


def at_start(
    game: GameDef, seats: int, seed: int, options: Options, *, keep: bool, log: bool
) -> Session:
    fewest, most = game.seats
    if not fewest <= seats <= most:
        raise BadSetup(f"{game.title} is for {fewest} to {most} players, not {seats}.")
    settled = game.settle(options)
    state = game.setup(Chance(seed, {}, {}), seats, settled)
    journal = Journal(
        game.id, game.rules_version, game.content_hash(), seats, dict(settled), seed, [], [], {}
    )
    return Session(game, state, journal, keep=keep, log=log)


def replay(game: GameDef, journal: Journal, *, keep: bool = True, log: bool = True) -> Session:
    """Play a journal again from its first choice, checking each one."""
    if journal.rules_version != game.rules_version:
        raise BadJournal(
            f"written under version {journal.rules_version} of the rules of {game.title}; "
            f"this is version {game.rules_version}. Replay it there, or go on from its checkpoint."
        )
    if journal.content != game.content_hash():
        raise BadJournal(f"written with other cards ({journal.content}) than are loaded here.")
    session = at_start(game, journal.seats, journal.seed, journal.options, keep=keep, log=log)
    _follow(session, journal.choices, 0, journal.digests)
    session.journal.undone = list(journal.undone)
    return session


def resume(game: GameDef, journal: Journal) -> Session:
    """Go on from the journal's last checkpoint, also under newer rules."""
    if journal.checkpoint is None:
        return replay(game, journal)
    at = journal.checkpoint.at
    if not 0 <= at <= len(journal.choices):
        raise BadJournal(f"its checkpoint stands at choice {at}, which it does not have.")
    try:
        state: Any = msgspec.convert(journal.checkpoint.state, game.state)
    except msgspec.ValidationError as error:
        raise BadJournal(f"its checkpoint cannot be read: {error}") from None
    head = msgspec.structs.replace(journal, choices=journal.choices[:at], checkpoint=None)
    session = Session(game, state, head)
    session._barriers = [1] * at
    _follow(session, journal.choices[at:], at, {})
    return session


def _follow(
    session: Session, choices: list[Choice], offset: int, digests: Mapping[str, str]
) -> None:
    """Answer with the given choices one by one; stop at the first that differs."""
    _guard(session, offset, None)
    for number, choice in enumerate(choices, offset):
        if number < len(session.journal.choices):
            same = session.journal.choices[number]
            if same.forced and same[:3] == choice[:3]:
                continue
            raise BadJournal(f"{_said(choice)} was written, {_said(same)} was played.", number)
        if session.over:
            raise BadJournal(f"{_said(choice)} comes after the end of the game.", number)
        request = session.request(choice.seat)
        if request is None or request.rule != choice.rule:
            asked = ", ".join(f"{one.rule} of seat {one.seat}" for one in session.requests)
            raise BadJournal(
                f"{_said(choice)} answers a question not asked; open: {asked}.", number
            )
        _guard(session, number, choice)
        _compare(session, digests)


def _compare(session: Session, digests: Mapping[str, str]) -> None:
    """A journal may carry digests of the state after so many choices."""
    number = len(session.journal.choices)
    written = digests.get(str(number))
    if written is not None and written != session.digest:
        raise BadJournal(f"the state is {session.digest}, the journal says {written}.", number - 1)


def _guard(session: Session, number: int, choice: Choice | None) -> None:
    try:
        if choice is None:
            session._advance(None)
            session._barriers = [1] * len(session.journal.choices)
        else:
            session.answer(choice.seat, choice.keys)
    except IllegalChoice as error:
        raise BadJournal(str(error), number) from None


def _said(choice: Choice) -> str:
    return f"{choice.rule} of seat {choice.seat}: {', '.join(choice.keys) or 'nothing'}"
