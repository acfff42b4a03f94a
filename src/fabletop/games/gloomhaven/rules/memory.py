"""Scenario memory: the typed owner of `GloomhavenState.flags`.

The state keeps what a scenario remembers as numbers under names (``kills``, ``seen:ooze``). Names
and numbers are built and read in this module only.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ..state import Figure, GloomhavenState, Seat

Decides: TypeAlias = Literal["rules", "player"]

KILLS = "kills"
ROOMS = "rooms"
GOAL_TREASURES = "goal-treasures"
CONTROLLED = "controlled:"  # by figure
LED = "led:"  # by figure
SEEN, KILLED, FALLEN, REACHED, CYCLE = (
    "seen:",
    "killed:",
    "fallen:",
    "reached:",
    "cycle:",
)  # by type
SCRIPT = "script:"  # by number

_MODES: tuple[Decides | None, ...] = (None, "rules", "player")
_MODE_BASE = 10  # a control is kept as seat * _MODE_BASE + mode


def _add_one(state: GloomhavenState, name: str) -> int:
    """Count one more; how many there were before."""
    before = state.flags.get(name, 0)
    state.flags[name] = before + 1
    return before


# Kills and losses


def count_kill(state: GloomhavenState, figure: Figure) -> None:
    """A monster died; allied ones are no kills."""
    if figure.side != "heroes" or is_led(state, figure):
        _add_one(state, KILLS)
    _add_one(state, KILLED + figure.type)


def kills(state: GloomhavenState) -> int:
    """How many enemies have died."""
    return state.flags.get(KILLS, 0)


def note_fallen(state: GloomhavenState, objective: str) -> None:
    state.flags[FALLEN + objective] = 1


def has_fallen(state: GloomhavenState, objective: str) -> bool:
    """Has this objective been destroyed?"""
    return bool(state.flags.get(FALLEN + objective))


# Rooms, monsters, treasures, places


def count_room(state: GloomhavenState) -> None:
    _add_one(state, ROOMS)


def rooms_laid_out(state: GloomhavenState) -> int:
    """The rooms that lie complete; one more may be revealed and half laid out."""
    return state.flags.get(ROOMS, 0)


def note_seen(state: GloomhavenState, monster: str) -> None:
    _add_one(state, SEEN + monster)


def was_seen(state: GloomhavenState, monster: str) -> bool:
    """Has a monster of this type ever stood on the map?"""
    return bool(state.flags.get(SEEN + monster))


def count_goal_treasure(state: GloomhavenState) -> None:
    _add_one(state, GOAL_TREASURES)


def goal_treasures_looted(state: GloomhavenState) -> int:
    return state.flags.get(GOAL_TREASURES, 0)


def note_reached(state: GloomhavenState, objective: str) -> None:
    state.flags[REACHED + objective] = 1


def has_reached(state: GloomhavenState, objective: str) -> bool:
    """Has this objective come to its marker?"""
    return bool(state.flags.get(REACHED + objective))


# Scripts and cycles


def note_script(state: GloomhavenState, number: int) -> None:
    state.flags[f"{SCRIPT}{number}"] = 1


def script_has_run(state: GloomhavenState, number: int) -> bool:
    return bool(state.flags.get(f"{SCRIPT}{number}"))


def next_in_cycle(state: GloomhavenState, figure: Figure) -> int:
    """The step of a boss's cycle that comes now, counted from 0; the cycle goes on by one."""
    return _add_one(state, CYCLE + figure.type)


def last_in_cycle(state: GloomhavenState, figure: Figure) -> int:
    """The step of a boss's cycle that was taken last; before the first one, the first."""
    return state.flags.get(CYCLE + figure.type, 1) - 1


# Controlled enemies


class Control(msgspec.Struct, frozen=True, gc=False):
    """Whose side a controlled figure takes in its turn of this round, and who decides in it."""

    seat: Seat
    decides: Decides


def set_control(state: GloomhavenState, figure: Figure, control: Control) -> None:
    mode = _MODES.index(control.decides)
    state.flags[CONTROLLED + figure.id] = control.seat * _MODE_BASE + mode


def take_control(state: GloomhavenState, figure: Figure) -> Control | None:
    """The control over a figure whose turn begins; it holds for this turn only."""
    kept = state.flags.pop(CONTROLLED + figure.id, 0)
    seat, mode = divmod(kept, _MODE_BASE)
    decides = _MODES[mode]
    return None if decides is None else Control(seat, decides)


def lead(state: GloomhavenState, figure: Figure) -> None:
    """An enemy begins to act on the heroes' side. It is their enemy none the less."""
    state.flags[LED + figure.id] = 1


def let_go(state: GloomhavenState, figure: Figure) -> None:
    """It has done what it was made to do."""
    state.flags.pop(LED + figure.id, None)


def is_led(state: GloomhavenState, figure: Figure) -> bool:
    """Is this an enemy that acts on the heroes' side just now?"""
    return bool(state.flags.get(LED + figure.id))


def release_controls(state: GloomhavenState) -> None:
    """At the end of the round."""
    for name in [one for one in state.flags if one.startswith(CONTROLLED)]:
        del state.flags[name]
