"""The scenario being played: a record of the content, or a dungeon laid out of cards."""

from __future__ import annotations

from ..library import library
from ..records import Scenario
from ..state import GloomhavenState


def scenario_of(state: GloomhavenState) -> Scenario:
    if state.dungeon:
        from .dungeon import dungeon_of

        return dungeon_of(state.dungeon)
    return library().scenarios[state.scenario]
