"""Discount of goals by distance: what is reached in this turn, in the next, or later."""

from __future__ import annotations

from functools import cache

from ..rules.movement import VALUES
from ..state import EuthiaState, Player

STEP = 0.95
FAR_STEP = 0.82
LATER = 0.95  # what the next turn may bring: the tokens of this one are weighed by themselves
DELAY = 1.4  # turns, of all those left
NEXT = 3  # steps of the next turn beside its action
MOST_STEPS = 240
NEAR = tuple(STEP**steps for steps in range(MOST_STEPS))
FAR = tuple(FAR_STEP**steps for steps in range(MOST_STEPS))


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

    def shares(self, action: str) -> tuple[float, ...]:
        """By the number of steps, what part of a goal's worth is left."""
        return shares(self.now.get(action, -1), self.walk, self.later, 1.0)

    def shares_in_time(self, action: str) -> tuple[float, ...]:
        """Of a goal that is worth less with every turn it is put off."""
        delay = max(0.0, 1 - DELAY / max(1, self.turns))
        return shares(self.now.get(action, -1), self.walk, self.later, delay)


@cache
def shares(now: int, walk: int, later: float, delay: float) -> tuple[float, ...]:
    near = walk + NEXT
    found = []
    for steps in range(MOST_STEPS):
        if steps <= now:
            found.append(NEAR[steps])
        elif steps <= near:
            found.append(delay * later * NEAR[steps])
        else:
            found.append(delay * later * NEAR[near] * FAR[steps - near])
    return tuple(found)
