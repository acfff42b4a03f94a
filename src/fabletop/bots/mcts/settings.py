"""Settings of the tree search."""

from __future__ import annotations

import msgspec


class SearchSettings(msgspec.Struct, frozen=True):
    """The parameters of one search. "Own" means: of the searching seat (the root player)."""

    exploration: float = 0.5
    """Exploration constant of UCB1 and PUCT, in standard deviations of the simulated values."""

    max_opponent_decisions: int = 3
    """Consecutive decisions of other seats that end a simulation."""

    max_opponent_decisions_simultaneous: int = 24
    """The same limit after a simultaneous choice, until the next turn of the searching seat."""

    max_depth: int = 40
    """Decisions in a simulation, of all seats."""

    max_own_decisions: int = 12
    """Own decisions in a simulation."""

    own_decisions_after_simultaneous: int = 2
    """Own decisions after a simultaneous choice, counted from the start of the next own turn."""

    max_rollout_depth: int = 99
    """Decisions in a simulation after it has left the tree (default policy)."""

    use_priors: bool = True
    """Evaluate own answers one step ahead and select them by PUCT; otherwise UCB1 for all."""

    root_prior_floor: float = 0.08
    """Added to the prior probability of every answer at the root, so that none is ignored."""

    inner_prior_floor: float = 0.03
    """The same below the root."""

    initial_width: int = 5
    """Answers expanded when an own node below the root is visited first (progressive widening)."""

    min_simulations: int = 30
    """In games of long turns: if the budget allows fewer simulations, they are cut short."""

    max_new_own_nodes: int = 2
    """Own nodes a simulation that is cut short may add to the tree; it ends at the next one."""
