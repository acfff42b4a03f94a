"""Item valuation, before the first round: which items are worth their gold."""

from __future__ import annotations

from functools import cache

from ..effects import vocabulary as e
from ..library import library
from .plans import HIT, WALK
from .sketches import CONDITION, number

USES = {"consumed": 1, "spent": 3, "passive": 3}  # in a scenario: spent ones come back by rests
CARD = 6.0  # half a turn
POINT = 2.0  # a hit point, healed or not lost
LUCK = 2.5  # the better of two modifiers, or the worse for an enemy
MINUS_ONE = HIT  # in the own deck it is drawn about once
OTHER = 2.0


@cache
def item_worth(id: str) -> float:
    """What an item will have done by the end of a scenario."""
    item = library().items[id]
    times = USES[item.use] * max(1, item.use_slots)
    return times * sum(map(use_of, item.bonuses), 0.0) - MINUS_ONE * item.minus_ones


def use_of(bonus: e.Bonus) -> float:
    """One use of it."""
    worth = POINT * (bonus.shield + bonus.retaliate)
    if bonus.boost is not None:
        worth += boost_worth(bonus.boost)
    for one in bonus.perform:
        worth += performed_worth(one)
    return worth or OTHER / 2


def performed_worth(ability: e.AnyAbility) -> float:
    """An ability that an item lets its bearer perform."""
    match ability:
        case e.Heal():
            return POINT * number(ability.value)
        case e.Recover():
            return CARD * ability.cards
        case e.Inflict():
            return sum((CONDITION.get(name, 1.0) for name in ability.conditions), 0.0)
        case _:
            return OTHER


def boost_worth(boost: e.Boost) -> float:
    worth = HIT * number(boost.attack) + WALK * number(boost.move)
    worth += LUCK * (boost.advantage + boost.disadvantage)
    return worth + sum((CONDITION.get(one, 1.0) for one in boost.conditions), 0.0)
