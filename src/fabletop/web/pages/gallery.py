"""The gallery: every card of a game by kind, with the text that is printed on it.

Texts come from `Content.texts` alone, which never tells an outcome; what a record holds besides
(stories of options, effects of explorations) does not pass through here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ...games import with_parts
from ...kernel.gamedef import GameDef
from ...kernel.phrasing import roman
from ...kernel.words import Say
from ..view.voice import voice

FACETS = ("colour", "terrain", "cost", "level", "school", "attribute")
ICONS = Path(__file__).parents[1] / "static" / "icons" / "icons.svg"


class UnknownKind(LookupError):
    """A kind of card that the game does not have."""


class Facet(msgspec.Struct, frozen=True):
    """One property a card can be filtered by: ``colour`` is ``blue``, said "blue"."""

    name: str
    value: str
    label: str

    @property
    def icon(self) -> str:
        return self.value if self.value in icons() else ""


class Filter(msgspec.Struct, frozen=True):
    """A property with all values that occur, in the order in which they occur."""

    name: str
    label: str
    values: tuple[Facet, ...]


class GalleryCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    text: str
    facets: tuple[Facet, ...]
    accent: str
    icon: str
    own_design: bool

    @property
    def keys(self) -> str:
        """The facets as one attribute for the filter: ``colour:blue cost:2``."""
        return " ".join(f"{one.name}:{one.value}" for one in self.facets)


class Kind(msgspec.Struct, frozen=True):
    id: str
    label: str
    cards: tuple[GalleryCard, ...]
    shown: bool = True


class GalleryPage(msgspec.Struct, frozen=True):
    """All that ``gallery.html`` shows."""

    game: str
    title: str
    kinds: tuple[Kind, ...]
    filters: tuple[Filter, ...]
    selected: str

    @property
    def count(self) -> int:
        return sum(len(kind.cards) for kind in self.kinds if kind.shown)

    @property
    def total(self) -> int:
        return sum(len(kind.cards) for kind in self.kinds)


def gallery_page(game: GameDef, say: Say, kind: str = "") -> GalleryPage:
    """All cards; with a kind, only that kind is shown until the filter is changed."""
    kinds = shelves(game.id, say.language)
    if kind and kind not in {one.id for one in kinds}:
        raise UnknownKind(kind)
    found = gather(card for one in kinds for card in one.cards)
    return GalleryPage(
        game=game.id,
        title=game.title,
        kinds=tuple(msgspec.structs.replace(one, shown=kind in ("", one.id)) for one in kinds),
        filters=tuple(
            Filter(name, say(f"web-facet-{name}"), tuple(values)) for name, values in found.items()
        ),
        selected=kind,
    )


@cache
def shelves(game: str, language: str) -> tuple[Kind, ...]:
    """All kinds with their cards; hundreds of texts, and none changes while the server runs."""
    found = with_parts()[game]
    say = voice(language, found)
    return tuple(shelf(found, id, records, say) for id, records in found.kinds().items())


def shelf(game: GameDef, kind: str, records: Sequence[Any], say: Say) -> Kind:
    words = f"gallery-{kind}"
    return Kind(
        id=kind,
        label=say(words) if say.has(words) else kind,
        cards=tuple(card(game, kind, record, say) for record in records),
    )


def card(game: GameDef, kind: str, record: Any, say: Say) -> GalleryCard:
    id = str(getattr(record, "id", "") or f"{kind}-{record.number}")
    name = say.name(id)
    facets = tuple(facets_of(record, say))
    return GalleryCard(
        id=id,
        name=_capital(name if name != id else str(getattr(record, "name", id))),
        text=game.content.texts(id, say),
        facets=facets,
        accent=accent(kind, facets),
        icon=icon(id, kind, facets),
        own_design=getattr(record, "origin", "") == "design",
    )


def facets_of(record: Any, say: Say) -> Iterable[Facet]:
    for name in FACETS:
        value = getattr(record, name, "")
        if isinstance(value, str | int) and value != "":
            yield Facet(name, str(value), facet_label(name, value, say))


def facet_label(name: str, value: str | int, say: Say) -> str:
    if isinstance(value, int):
        return roman(value) if name == "level" else str(value)
    own = f"web-facet-{value}"
    return say(own) if say.has(own) else say.name(value)


def accent(kind: str, facets: Sequence[Facet]) -> str:
    """What colours a card's edge: its own colour, else its terrain, else its kind."""
    by_name = {one.name: one.value for one in facets}
    return by_name.get("colour") or by_name.get("terrain") or kind


def icon(id: str, kind: str, facets: Sequence[Facet]) -> str:
    """The sign in a card's corner: its own, else that of a property, else that of its kind."""
    by_name = {one.name: one.icon for one in facets}
    wanted = (id, by_name.get("attribute"), by_name.get("school"), by_name.get("terrain"), kind)
    return next((one for one in wanted if one and one in icons()), "")


@cache
def icons() -> frozenset[str]:
    """The signs that the kit of the table has drawn."""
    return frozenset(re.findall(r'id="([\w-]+)"', ICONS.read_text(encoding="utf-8")))


def gather(cards: Iterable[GalleryCard]) -> dict[str, list[Facet]]:
    """Every property that any card has, with its different values; numbers in their order."""
    found: dict[str, dict[str, Facet]] = {}
    for one in cards:
        for facet in one.facets:
            found.setdefault(facet.name, {}).setdefault(facet.value, facet)
    return {
        name: sorted(found[name].values(), key=lambda facet: _rank(facet.value))
        for name in FACETS
        if name in found
    }


def _rank(value: str) -> int:
    return int(value) if value.isdecimal() else 0


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]
