"""Counting components: what the state's annotations say, and what they cannot say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ...kernel.components import count
from .library import library
from .state import EldervaleState
from .terms import ELEMENTS


def components(state: EldervaleState) -> Mapping[str, int]:
    """How many components of each kind exist, those still in the box included."""
    found = Counter(count(state))
    _add_figures(state, found)
    _add_box(state, found)
    return found


def _add_figures(state: EldervaleState, found: Counter[str]) -> None:
    """Units and monsters are the keys of dictionaries, and an orb that hired for good is not
    written down: such a mercenary was hired in turn 0."""
    box = library()
    found["monsters"] += sum(one in box.monsters for one in state.monsters)
    for player in state.players:
        found["orbs"] += sum(not turn for turn in player.hired.values())
        for unit in player.units:
            if unit in box.mercenaries:
                found["mercenaries"] += 1
            else:
                found["monsters" if unit in box.monsters else "figures"] += 1


def _add_box(state: EldervaleState, found: Counter[str]) -> None:
    """Elements not in play stay in the box; landmarks and special monsters leave it with the
    map."""
    box = library()
    for element in ELEMENTS:
        if element not in state.pools:
            found["treasure tokens"] += len(box.tokens[element])
            found["adventure cards"] += len(box.decks[element])
            found["realms"] += len(box.realms_of[element])
            found["monsters"] += 1
    if not state.realms:
        special = sum(state.options[one] == "on" for one in ("mother-of-dragons", "frost-giant"))
        found["monsters"] += special
        found["realms"] += special + _ruins(state)


def _ruins(state: EldervaleState) -> int:
    """EL-SETUP-8: five, with four or more players six; EL-VAR-ORACLE-1: the Oracle is one more, or
    takes the place of the second Dungeon."""
    if len(state.players) >= 4:
        return 6
    return 6 if state.options["oracle"] == "on" else 5
