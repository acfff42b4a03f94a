"""How long a search may go on: so many seconds, or so many imagined continuations."""

from __future__ import annotations

from time import thread_time  # noqa: TID251 - a budget of seconds needs a clock

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """What a choice may cost. Seconds are those of one core, so that a machine with much else to
    do does not make the bot weaker; with iterations the same seed gives the same choice anywhere.
    """

    seconds: float = 0.0
    iterations: int = 0

    def __post_init__(self) -> None:
        if (self.seconds > 0) == (self.iterations > 0) or min(self.seconds, self.iterations) < 0:
            raise ValueError("A budget is either seconds or iterations, and more than none.")

    def part(self, share: float) -> Budget:
        """A smaller budget of the same kind, or a larger one."""
        if self.iterations:
            return Budget(iterations=max(1, round(self.iterations * share)))
        return Budget(seconds=self.seconds * share)


class Watch:
    """Looks after one budget."""

    __slots__ = ("_began", "_budget", "done")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = thread_time()
        self.done = 0

    @property
    def open(self) -> bool:
        """Is there something left? The first look is always granted."""
        return not self.done or self.left > 0

    @property
    def whole(self) -> float:
        """How many continuations there will be in all, as far as one can tell after the first."""
        return self.done + self.left

    @property
    def left(self) -> float:
        """How many continuations more there will be, as far as one can tell."""
        budget, done = self._budget, self.done
        if budget.iterations:
            return budget.iterations - done
        spent = thread_time() - self._began
        return (budget.seconds - spent) * max(1, done) / max(spent, 1e-9)
