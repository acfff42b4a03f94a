"""GH-HEAL."""

from __future__ import annotations

from ..state import Figure, Table
from .conditions import has, remove


def heal(game: Table, figure: Figure, amount: int) -> int:
    """GH-HEAL-02: poison takes the whole heal; a wound goes and the heal works.

    GH-HEAL-03: rests, potions and modifier cards heal the same way; GH-HEAL-04: it affects and
    does not target, so the invisible are healed like everybody."""
    if has(figure, "poison"):
        remove(figure, "poison", "wound")
        game.tell("cured", who=figure.id)
        return 0
    if has(figure, "wound"):
        remove(figure, "wound")
        game.tell("cured", who=figure.id)
    healed = max(0, min(amount, figure.most - figure.hp))  # GH-DAMAGE-05, GH-HEAL-01
    figure.hp += healed
    game.tell("healed", who=figure.id, amount=healed)
    return healed
