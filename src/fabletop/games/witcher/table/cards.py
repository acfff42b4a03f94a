"""Action cards as they are drawn: in the hand, in the market, in a combo."""

from __future__ import annotations

import msgspec

from ....kernel.words import Say
from ..library import library
from ..records import Extension
from ..telling.texts import card_text, link_text
from ..terms import Special
from .models import CardArt, Tab

_PRINTED: dict[tuple[str, str], CardArt] = {}


def card_art(
    id: str, say: Say, *, key: str = "", price: int = -1, price_text: str = "", used: int = -1
) -> CardArt:
    """A card; `used` is the extension by which the next card of a combo is linked."""
    art = _printed(id, say)
    tabs = art.tabs
    if used >= 0:
        tabs = tuple(
            msgspec.structs.replace(tab, used=place == used) for place, tab in enumerate(tabs)
        )
    return msgspec.structs.replace(art, key=key, price=price, price_text=price_text, tabs=tabs)


def _printed(id: str, say: Say) -> CardArt:
    """What is printed on the card, put together once in each language."""
    known = _PRINTED.get((id, say.language))
    if known is None:
        known = _PRINTED[id, say.language] = _read(id, say)
    return known


def _read(id: str, say: Say) -> CardArt:
    card = library().cards[id]
    return CardArt(
        id=id,
        name=say.name(id),
        colour=card.colour,
        colour_name=say.name(card.colour),
        cost=card.cost,
        terrain=card.terrain,
        terrain_name=say.name(card.terrain),
        damage=card.damage,
        shield=card.shield,
        draw=card.draw,
        lines=_lines(card.special, say),
        tabs=tuple(_tab(one, say) for one in card.extensions),
        text=card_text(card, say),
    )


def _lines(special: tuple[Special, ...], say: Say) -> tuple[str, ...]:
    return tuple(say(f"web-wi-special-{one.replace('_', '-')}") for one in special)


def _tab(link: Extension, say: Say) -> Tab:
    return Tab(
        colours=link.colours,
        name=link_text(link, say),
        damage=link.damage,
        shield=link.shield,
        draw=link.draw,
        special=bool(link.special),
        gains=sum(map(bool, (link.damage, link.shield, link.draw, link.special))),
    )
