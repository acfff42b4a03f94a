"""The budget of a search: CPU seconds, or a number of simulations."""

from __future__ import annotations

from time import thread_time  # noqa: TID251 - a budget of seconds needs a clock

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """What a choice may cost. Seconds are CPU time of one core, so that a busy machine does not
    make the bot weaker; with iterations (simulations) the same seed gives the same choice on every
    machine."""

    seconds: float = 0.0
    iterations: int = 0

    def __post_init__(self) -> None:
        if (self.seconds > 0) == (self.iterations > 0) or min(self.seconds, self.iterations) < 0:
            raise ValueError("A budget is either seconds or iterations, and more than none.")

    def scaled(self, factor: float) -> Budget:
        """This budget times a factor."""
        if self.iterations:
            return Budget(iterations=max(1, round(self.iterations * factor)))
        return Budget(seconds=self.seconds * factor)


class BudgetTracker:
    """Counts the simulations of one search against its budget."""

    __slots__ = ("_budget", "_started", "done")

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._started = thread_time()
        self.done = 0

    @property
    def exhausted(self) -> bool:
        """Is the budget used up? The first simulation is always granted."""
        return bool(self.done) and self.remaining <= 0

    @property
    def total(self) -> float:
        """How many simulations fit into the budget; in seconds an estimate after the first one."""
        return self.done + self.remaining

    @property
    def remaining(self) -> float:
        """How many more simulations fit into the budget; in seconds an estimate."""
        budget, done = self._budget, self.done
        if budget.iterations:
            return budget.iterations - done
        spent = thread_time() - self._started
        return (budget.seconds - spent) * max(1, done) / max(spent, 1e-9)
