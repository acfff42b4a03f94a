"""Worth of effects.

Bots try each answer on an imagined table and compare the positions it leads to (`evaluate`), so an
effect shows its worth by having been carried out. Abilities kept for later count by their number,
whatever they do. An effect that should count beforehand gets a function of its own here.
"""

from __future__ import annotations

from ..effects import vocabulary as e
from ..effects.registry import effects

KNOWN_BY_RESULT = (
    e.GainGold,
    e.LoseGold,
    e.GainPotion,
    e.DiscardPotions,
    e.DiscardAllPotions,
    e.Gamble,
    e.RaiseAttribute,
    e.LowerAttribute,
    e.RaiseShield,
    e.LowerShield,
    e.Draw,
    e.Discard,
    e.Remove,
    e.GainCard,
    e.Recycle,
    e.TakeDiscard,
    e.Exchange,
    e.GainTrail,
    e.TakeEvent,
    e.AddDamage,
    e.AddDraw,
    e.UnlinkedCard,
    e.WildColour,
    e.ReduceDamage,
    e.Retaliate,
    e.Drain,
    e.Scry,
    e.SwitchAttack,
    e.DoubleShields,
    e.FreePotion,
    e.Refill,
)


@effects.worth_of(*KNOWN_BY_RESULT)
def known_by_result(effect: e.AnyEffect) -> float:
    """Nothing in advance."""
    return 0.0
