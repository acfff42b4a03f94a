"""The English names of ids."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ..library import library

FIGURES, SUMMONS, EDGE = 10, 60, 60


@cache
def names() -> Mapping[str, str]:
    """Every id with a name; figures are spoken with their numbers."""
    box = library()
    found = dict(box.names)
    for kind in (box.monsters, box.bosses, box.named):
        for id, one in kind.items():
            for number in range(1, FIGURES + 1):
                found[f"{id}-{number}"] = f"{one.name} {number}"
    for id, token in box.tokens.items():
        for number in range(1, FIGURES + 1):
            found[f"{id}-{number}"] = f"{token.name} {number}"
    for id, summon in box.summons.items():
        for number in range(1, SUMMONS + 1):
            found[f"{id}-{number}"] = f"{summon.name} {number}"
    for q in range(-EDGE, EDGE + 1):
        for r in range(-EDGE, EDGE + 1):
            found[f"{q},{r}"] = f"{q},{r}"
    return found
