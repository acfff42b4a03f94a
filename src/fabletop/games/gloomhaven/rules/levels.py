"""1.3: what follows from the scenario level."""

from __future__ import annotations

from ..state import GloomhavenState

GOLD = (2, 2, 3, 3, 4, 4, 5, 6)
DIFFICULTY = {"easy": -1, "normal": 0, "hard": 1, "very-hard": 2}
HIGHEST = 7


def recommended(levels: list[int]) -> int:
    """Half of the average level, rounded up."""
    count = len(levels)
    return (sum(levels) + 2 * count - 1) // (2 * count)


def scenario_level(levels: list[int], difficulty: str, surcharge: int) -> int:
    wanted = recommended(levels) + DIFFICULTY[difficulty]
    return max(0, min(HIGHEST - surcharge, wanted))


def surcharge(state: GloomhavenState) -> int:
    """GH-VAR-06, GH-VAR-07: solo play and open information count one level more for monsters."""
    return int(state.options.get("information", "secret") != "secret")


def monster_level(state: GloomhavenState) -> int:
    return state.level + surcharge(state)


def trap_damage(state: GloomhavenState) -> int:
    return 2 + state.level + surcharge(state)


def hazard_damage(state: GloomhavenState) -> int:
    return trap_damage(state) // 2


def gold_per_token(state: GloomhavenState) -> int:
    return GOLD[state.level]


def completion_xp(state: GloomhavenState) -> int:
    return 4 + 2 * state.level
