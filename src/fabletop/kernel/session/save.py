"""Saving: the journal with the state of its last checkpoint in it."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from ..ask import Keys, Seat
from ..chronicle import Line
from .journal import Checkpoint, Journal

MOST_MARKS = 48  # checkpoints that a session keeps


class Mark(msgspec.Struct):
    """A checkpoint: the state before a step, and how long journal and chronicle were then."""

    at: int
    lines: int
    state: Any


def digest(state: object) -> str:
    """A hash of a whole state."""
    return hashlib.blake2b(msgspec.msgpack.encode(state), digest_size=12).hexdigest()


def save(journal: Journal, mark: Mark, lines: Sequence[Line], pending: dict[Seat, Keys]) -> str:
    """The whole journal, to be resumed from its checkpoint or replayed from its start."""
    told = [[line.id, line.args, line.audience] for line in lines[: mark.lines]]
    checkpoint = _checkpoint(mark.at, mark, told, pending)
    return msgspec.structs.replace(journal, checkpoint=checkpoint).to_json()


def save_present(journal: Journal, mark: Mark, pending: dict[Seat, Keys]) -> str:
    """Only the step in progress, to be resumed by somebody who needs no past: a bot elsewhere."""
    return msgspec.structs.replace(
        journal,
        choices=journal.choices[mark.at :],
        undone=[],
        digests={},
        checkpoint=_checkpoint(0, mark, [], pending),
    ).to_json()


def _checkpoint(at: int, mark: Mark, told: list[Any], pending: dict[Seat, Keys]) -> Checkpoint:
    return Checkpoint(
        at,
        msgspec.json.decode(msgspec.json.encode(mark.state)),
        told,
        {str(seat): list(keys) for seat, keys in pending.items()},
    )
