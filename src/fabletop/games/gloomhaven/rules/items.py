"""GH-SETUP-07: what a hero can carry."""

from __future__ import annotations

from ..library import library
from ..records import Item
from ..state import Hero


def fits(hero: Hero, item: Item) -> bool:
    """GH-SETUP-07: one head, one body, legs; two hands; small items by level."""
    slots = [library().items[one.item].slot for one in hero.items]
    if any(one.item == item.id for one in hero.items):
        return False
    if item.slot == "small":
        more = sum(
            change.amount
            for one in hero.items
            for bonus in library().items[one.item].bonuses
            for change in bonus.changes
            if change.what == "small-items"
        )
        return slots.count("small") < (hero.level + 1) // 2 + more
    if item.slot in ("one-hand", "two-hands"):
        hands = slots.count("one-hand") + 2 * slots.count("two-hands")
        return hands + (2 if item.slot == "two-hands" else 1) <= 2
    return item.slot not in slots
