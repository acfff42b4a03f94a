"""The monster of a combat: its card, vitality, immunity."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from ..library import library
from ..records import Foe
from ..scenarios import DragonRule, GolemRule
from ..scenarios import Rule as SpecialRule
from ..state import EuthiaState, Fight

R = TypeVar("R", bound=SpecialRule)


def special_rule(state: EuthiaState, kind: type[R]) -> R | None:
    """The scenario's own rule of this kind, if it has one."""
    return rule_of_scenario(state.options["scenario"], kind)


@cache
def rule_of_scenario(scenario: str, kind: type[R]) -> R | None:
    for one in library().scenarios[scenario].rules:
        if isinstance(one, kind):
            return one
    return None


def foe_of(state: EuthiaState, fight: Fight) -> Foe:
    if fight.foe == "monster":
        return library().monsters[fight.card]
    if fight.foe == "elite":
        return library().elites[fight.card]
    return library().forms[fight.card]


def vitality(state: EuthiaState, fight: Fight) -> int:
    """Printed, or by the scenario's rule for a dragon or golem (S-3 rule 1, S-4)."""
    rule: DragonRule | GolemRule | None = None
    if fight.foe == "dragon":
        rule = special_rule(state, DragonRule)
    elif fight.foe == "golem":
        rule = special_rule(state, GolemRule)
    if rule is not None:
        return rule.vitality + rule.per_player * len(state.players)
    return foe_of(state, fight).vitality


def beaten(state: EuthiaState, fight: Fight) -> bool:
    """EU-COMBAT-27: as many hits as vitality, wherever they come from."""
    return fight.hits > 0 and bool(fight.card) and fight.hits >= vitality(state, fight)


def immune(state: EuthiaState, fight: Fight) -> bool:
    """EU-ELITE-8."""
    return bool(fight.card) and foe_of(state, fight).immune
