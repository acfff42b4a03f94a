"""Actions in vain: a card spent on an action of which nothing came, with no enemy in range, say."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...kernel.secrecy import Zone
from .state import GloomhavenState, Hero

# What an action may change, beside the cards of the heroes
ON_THE_TABLE = (
    "figures",
    "overlays",
    "elements",
    "infusing",
    "numbers",
    "money",
    "treasures",
    "opened",
    "blesses",
    "curses",
    "monster_curses",
    "decks",
    "flags",
)
OF_A_HERO = ("hand", "active", "items", "deck", "xp", "tokens", "gold", "treasures")


def in_vain(before: GloomhavenState, after: GloomhavenState) -> bool:
    """Has the hero whose turn it is performed a half of a card, and is all as it was? Forgoing a
    card (GH-CARDS-06) is no action, so it is not meant."""
    turn, now = before.turn, after.turn
    if turn.stage != "choose" or now.figure != turn.figure or now.stage != "choose":
        return False
    if now.halves == turn.halves:
        return False
    return all(getattr(before, name) == getattr(after, name) for name in ON_THE_TABLE) and all(
        _untouched(one, same) for one, same in zip(before.heroes, after.heroes, strict=True)
    )


def _untouched(before: Hero, after: Hero) -> bool:
    """Everything is as before, but for cards that were played and put away."""
    if any(_value(getattr(before, one)) != _value(getattr(after, one)) for one in OF_A_HERO):
        return False
    played = Counter(before.picks.cards) - Counter(after.picks.cards)
    put_away = Counter([*after.discard.cards, *after.lost.cards])
    return put_away - Counter([*before.discard.cards, *before.lost.cards]) == played


def _value(value: Any) -> Any:
    return value.cards if isinstance(value, Zone) else value
