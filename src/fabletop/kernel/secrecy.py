"""Secrecy: who may know what. Zones of cards carry their audience; views are built through eyes.

An audience is a bit mask of seats; spectators see only what everybody sees.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec

from .ask import Seat
from .chance import Chance

Audience: TypeAlias = int

EVERYONE: Audience = -1
NOBODY: Audience = 0
_SPECTATOR = 1 << 30


def only(*seats: Seat) -> Audience:
    """Just these seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def all_but(*seats: Seat) -> Audience:
    """Everyone else, spectators included."""
    return ~only(*seats)


class Zone(msgspec.Struct, gc=False):
    """A pile of cards; the last one is the top.

    `seen` holds, for the topmost cards, who has looked at each of them (aligned at the top), so
    that a peek outlives the moment and an imagined table does not forget it.
    """

    audience: Audience
    cards: list[str] = []
    seen: tuple[Audience, ...] = ()  # hardly ever used, so copies share it

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self) -> str:
        """Take the top card."""
        if self.seen:
            self.seen = self.seen[:-1]
        return self.cards.pop()

    def put(self, card: str, seen: Audience = NOBODY) -> None:
        """Lay a card on top; `seen` says who knows it there beyond the zone's audience."""
        if self.seen or seen:
            self.seen = (*self.seen, seen)
        self.cards.append(card)

    def put_under(self, card: str) -> None:
        """Slide a card under the pile."""
        self.cards.insert(0, card)

    def take(self, card: str) -> str:
        """Take this very card out of the pile."""
        place = self.cards.index(card)
        depth = len(self.cards) - place
        if depth <= len(self.seen):
            at = len(self.seen) - depth
            self.seen = self.seen[:at] + self.seen[at + 1 :]
        del self.cards[place]
        return card

    def shuffle(self, chance: Chance, stream: str) -> None:
        """Shuffle the pile; nobody knows a card of it any more."""
        chance.shuffle(stream, self.cards)
        self.seen = ()

    def show_top(self, count: int, seat: Seat) -> list[str]:
        """Let a seat look at the top cards; the topmost comes first."""
        count = min(count, len(self.cards))
        seen = (NOBODY,) * (count - len(self.seen)) + self.seen
        rest = len(seen) - count
        self.seen = seen[:rest] + tuple(one | 1 << seat for one in seen[rest:])
        return self.cards[: -count - 1 : -1]


class Pile(msgspec.Struct, frozen=True):
    """What somebody sees of a zone: always the number, the cards only where allowed."""

    count: int
    cards: tuple[str, ...] | None = None


class Eyes:
    """The eyes of one seat, or of a spectator (None)."""

    __slots__ = ("mask", "seat")

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.mask = _SPECTATOR if seat is None else 1 << seat

    def may(self, audience: Audience) -> bool:
        """Do these eyes belong to the audience?"""
        return bool(audience & self.mask)

    def see(self, zone: Zone) -> Pile:
        """The zone in its order if these eyes may look into it, else its size."""
        if zone.audience & self.mask:
            return Pile(len(zone.cards), tuple(zone.cards))
        return Pile(len(zone.cards))

    def content(self, zone: Zone, audience: Audience) -> Pile:
        """What lies in the zone, without its order, for those who know that much."""
        if audience & self.mask:
            return Pile(len(zone.cards), tuple(sorted(zone.cards)))
        return Pile(len(zone.cards))

    def top(self, zone: Zone) -> tuple[str, ...]:
        """The topmost cards these eyes have looked at, topmost first, up to the first unknown."""
        known: list[str] = []
        for depth in range(1, len(zone.seen) + 1):
            if not zone.seen[-depth] & self.mask:
                break
            known.append(zone.cards[-depth])
        return tuple(known)


def redeal(pools: Iterable[Sequence[Zone]], eyes: Eyes, chance: Chance) -> None:
    """Mix what these eyes do not know of each pool of zones, and deal it back by number.

    The cards are put in order first, so that the outcome depends on nothing that is hidden.
    """
    for pool in pools:
        cards: list[str] = []
        for zone in pool:
            cards += _unknown(zone, eyes)
        if len(cards) > 1:
            cards = _mixed(cards, chance)
            for zone in pool:
                _deal_back(zone, eyes, cards)


_MIXED: dict[tuple[int, int | None, tuple[str, ...]], tuple[int, list[str]]] = {}
_MOST_MIXED = 4096


def _mixed(cards: list[str], chance: Chance) -> list[str]:
    """The cards in a new order. A bot tries all its answers on tables imagined with the same
    seed, so the same cards are mixed in the same way many times over: that is remembered."""
    key = (chance.seed, chance.streams.get("redeal"), tuple(cards))
    found = _MIXED.get(key) if not chance.fixed else None
    if found is None:
        cards.sort()
        chance.shuffle("redeal", cards)
        if len(_MIXED) >= _MOST_MIXED:
            _MIXED.clear()
        if not chance.fixed:
            _MIXED[key] = chance.streams["redeal"], cards[:]
        return cards
    chance.streams["redeal"] = found[0]
    return found[1][:]


def _unknown(zone: Zone, eyes: Eyes) -> list[str]:
    cards, seen = zone.cards, zone.seen
    if not seen:
        return cards
    under = len(cards) - len(seen)
    return cards[:under] + [
        card for card, by in zip(cards[under:], seen, strict=True) if not by & eyes.mask
    ]


def _deal_back(zone: Zone, eyes: Eyes, cards: list[str]) -> None:
    if not zone.seen:
        count = len(zone.cards)
        zone.cards[:] = cards[len(cards) - count :]
        del cards[len(cards) - count :]
        return
    under = len(zone.cards) - len(zone.seen)
    if under:
        zone.cards[:under] = cards[: -under - 1 : -1]
        del cards[-under:]
    for place, by in enumerate(zone.seen, under):
        if not by & eyes.mask:
            zone.cards[place] = cards.pop()
