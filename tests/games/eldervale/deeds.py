"""Doing effects at a scene's table, with the answers of whoever is asked."""

from __future__ import annotations

from typing import Any

from fabletop.games.eldervale.effects.aim import Aim
from fabletop.games.eldervale.effects.registry import effects
from fabletop.games.eldervale.rules.events import Event
from fabletop.games.eldervale.rules.windows import fire
from fabletop.games.eldervale.state import Battle, Player, Side

from .scene import Scene

__all__ = ["Event", "battle", "can", "do", "happen", "play"]


def do(
    table: Scene, player: Player, records: Any, *answers: str, **about: Any
) -> list[tuple[Any, ...]]:
    """Do effects; questions with one possible answer answer themselves. Returns what was asked."""
    return play(effects.run(table.game, Aim(player, **about), _listed(records)), *answers)


def happen(table: Scene, event: Event, *answers: str) -> list[tuple[Any, ...]]:
    """Let something have happened, and everything that answers it act."""
    return play(fire(table.game, event), *answers)


def play(doing: Any, *answers: str) -> list[tuple[Any, ...]]:
    asked: list[tuple[Any, ...]] = []
    left = list(answers)
    reply: Any = None
    while True:
        try:
            question = doing.send(reply)
        except StopIteration:
            assert not left, f"nobody asked for {left}"
            return asked
        if len(question.keys) == 1:
            reply = tuple(question.keys)
            continue
        asked.append(tuple(question.keys))
        assert left and left[0] in question.keys, f"asked {question.keys}, answers left {left}"
        reply = (left.pop(0),)


def can(table: Scene, player: Player, records: Any, **about: Any) -> bool:
    return effects.possible(table.game, Aim(player, **about), _listed(records))


def _listed(records: Any) -> tuple[Any, ...]:
    return records if isinstance(records, tuple) else (records,)


def battle(table: Scene, tile: str, *pools: int, stage: Any = "dice", monster: str = "") -> Battle:
    """A battle under way: seats 0, 1, ... with these numbers of dice, the monster last."""
    sides = [Side(seat, "", pool) for seat, pool in enumerate(pools)]
    if monster:
        sides[-1] = Side(-1, monster, pools[-1])
    table.state.battle = Battle(table.at(tile), stage, [], sides, monster)
    return table.state.battle
