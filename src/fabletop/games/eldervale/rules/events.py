"""Events: what has just happened or is about to (section 2.5.13)."""

from __future__ import annotations

import msgspec

from ..state import Place, Player

# Windows whose filters speak of the unit of the event
OF_A_UNIT = ("placed", "rush", "action", "underworld")
IN_BATTLE = ("join", "dice", "rolled", "won", "remove")
WAITED = ("rush",)  # hands are asked at once, whoever's turn it is
# Cards may answer until the end of the turn, so that nobody is asked because of his hand
ECHOING = ("placed", "underworld", "card-gained", "dwell")


class Event(msgspec.Struct, frozen=True):
    """Something that has just happened, or is about to: who, where, which unit, which element."""

    window: str
    actor: Player | None = None
    here: Place = -1
    unit: str = ""
    element: str = ""
