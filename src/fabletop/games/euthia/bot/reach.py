"""How far a hero comes in this turn and in the next, by what is to be done there."""

from __future__ import annotations

from ..rules.movement import VALUES
from ..state import EuthiaState, Player

STEP = 0.95
FAR_STEP = 0.82
LATER = 0.95  # what the next turn may bring: the tokens of this one are weighed by themselves
DELAY = 1.4  # turns, of all those left
NEXT = 3  # steps of the next turn beside its action
NEAR = tuple(STEP**steps for steps in range(80))
FAR = tuple(FAR_STEP**steps for steps in range(80))


class Reach:
    """Movement points and tokens; what only a later turn reaches is worth less."""

    __slots__ = ("later", "now", "turns", "walk")

    def __init__(self, state: EuthiaState, player: Player, in_turn: bool, turns: int) -> None:
        tokens = player.tokens if state.phase != "turn-end" else []
        self.later = LATER if turns else 0.0
        self.turns = turns
        self.walk = state.mp if in_turn else 0
        for one in tokens:
            self.walk += VALUES[one]
        self.now: dict[str, int] = {"free": self.walk}
        for one in tokens:
            self.now[one] = self.walk - VALUES[one]

    def share(self, action: str, steps: int) -> float:
        now = self.now.get(action, -1)
        if steps <= now:
            return NEAR[steps]
        near = self.walk + NEXT
        if steps <= near:
            return self.later * NEAR[steps]
        return self.later * NEAR[near] * FAR[min(79, steps - near)]

    def share_in_time(self, action: str, steps: int) -> float:
        """Of a goal that is worth less with every turn it is put off."""
        share = self.share(action, steps)
        if steps <= self.now.get(action, -1):
            return share
        return share * max(0.0, 1 - DELAY / max(1, self.turns))
