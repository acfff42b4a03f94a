"""Twins: a session at the same point as another, made from its last checkpoint.

A generator can be neither copied nor saved. So the state before the step is copied, and the few
answers given since are run again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..ask import Amid, Together
from ..copying import copier
from .journal import Choice

if TYPE_CHECKING:
    from .session import Session


def fork(session: Session, *, keep: bool, log: bool) -> Session:
    """An independent copy; journal and chronicle are shared until somebody looks back."""
    if not session._marks:
        raise RuntimeError("this session was started without checkpoints")
    mark = session._marks[-1]
    state: Any = copier(session.game.state)(mark.state)
    twin = type(session)(session.game, state, session._head, keep=keep, log=log)
    twin._choices = session._choices.branch(mark.at)
    twin._marks = [*session._marks] if keep else [mark]
    twin._dreams = [*session._dreams]
    twin._barriers = session._barriers[:]
    if log:
        twin._lines = session._lines.branch(mark.lines)
        twin._table.lines = twin._lines.items
        session._table.lines = session._lines.items
    rerun(twin, session._choices.since(mark.at))
    if session._pending:
        twin._pending = dict(session._pending)
    return twin


def rerun(session: Session, choices: list[Choice]) -> None:
    """Run trusted choices again from the state before their step."""
    session._keep, keep = False, session._keep
    place = session.length
    made = session._choices.items
    barriers = session._barriers
    session._ask_next(None)
    for choice in choices:
        for at, seat, seed in session._dreams:
            if at == place:
                session._dream(seat, seed)
        made.append(choice)
        place += 1
        asked = session._asked
        if isinstance(asked, Together):
            session._pending[choice.seat] = choice.keys
            if len(session._pending) < len(asked.requests):
                continue
            reply: Any = tuple(session._pending[one.seat] for one in asked.requests)
            session._pending = {}
        elif isinstance(asked, Amid):
            reply = (choice.seat, choice.keys)
        else:
            reply = choice.keys
        session._ask_next(reply)
    for at, seat, seed in session._dreams:
        if at == place:
            session._dream(seat, seed)
    if session._pending:  # answers to a question that is open again are not journalled yet
        del made[-len(session._pending) :]
    del barriers[session.length :]
    barriers.extend(b"\x01" * (session.length - len(barriers)))
    session._keep = keep
