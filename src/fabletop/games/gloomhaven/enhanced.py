"""Enhanced cards: a card with stickers has an id of its own, which says what was put on it.

`trample--0-plus-attack--2-poison` is the card `trample` with stickers on its spots 0 and 2. Rules,
texts and bots look a card up by its id and need not know that it was enhanced. The same holds for
summons (`decoy--hp`). What a sticker does is said by the campaign.
"""

from __future__ import annotations

from typing import Protocol

from .records import AbilityCard, Summoned

MARK = "--"


def plain(id: str) -> str:
    """The card or summon without its stickers."""
    return id.partition(MARK)[0]


class Enhancing(Protocol):
    """What the campaign knows about stickers."""

    def enhanced_card(self, id: str) -> AbilityCard: ...

    def enhanced_summon(self, id: str) -> Summoned: ...


def _enhancing() -> Enhancing:
    """Imported when it is first wanted: the campaign's content needs the library that needs us."""
    from .campaign import enhancing

    return enhancing


class Cards(dict[str, AbilityCard]):
    """All ability cards by id; an enhanced one is made when it is first looked up."""

    def __missing__(self, id: str) -> AbilityCard:
        if MARK not in id:
            raise KeyError(id)
        try:
            self[id] = card = _enhancing().enhanced_card(id)
        except (ValueError, IndexError):
            raise KeyError(id) from None
        return card


class Summons(dict[str, Summoned]):
    """All summons by id; an enhanced one is made when it is first looked up."""

    def __missing__(self, id: str) -> Summoned:
        if MARK not in id:
            raise KeyError(id)
        self[id] = summon = _enhancing().enhanced_summon(id)
        return summon
