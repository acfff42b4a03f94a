"""A party that comes to a scenario from a campaign: who they are, what they own, what befell them.

It is handed over as text (the open option `party`) and never changes during the scenario.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from ...kernel.gamedef import BadSetup
from .library import library
from .state import GloomhavenState, Hero
from .terms import Condition, Slot

Amount: TypeAlias = Annotated[int, Meta(ge=0, le=1_000)]  # a party may come from a file


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How events and the sanctuary let a character start its next scenario."""

    conditions: tuple[Condition, ...] = ()
    damage: Amount = 0
    discards: Amount = 0
    minus_ones: Amount = 0
    blesses: Amount = 0
    curses: Amount = 0
    consumed: tuple[Slot, ...] = ()  # one owned item of the slot for each entry


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character of the party, as its sheet stands before the scenario."""

    type: str
    name: str
    level: int
    pool: tuple[str, ...]
    perks: tuple[int, ...]
    items: tuple[str, ...] = ()
    start: Start = Start()


class Party(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All characters in seat order, and the treasures that are gone for good."""

    members: tuple[Member, ...]
    looted: tuple[str, ...] = ()

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


@lru_cache(maxsize=64)
def read_party(text: str) -> Party:
    """The party in the text; `BadSetup` says what is wrong with it."""
    try:
        party = msgspec.json.decode(text, type=Party)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadSetup(f"The option 'party' cannot be read: {error}.") from None
    types = [one.type for one in party.members]
    if len(set(types)) != len(types):
        raise BadSetup("The option 'party' names a class twice; only one of each may take part.")
    for member in party.members:
        _check(member)
    return party


def _check(member: Member) -> None:
    box = library()
    if member.type not in box.classes:
        raise BadSetup(f"The option 'party' names the class {member.type!r}, which is not known.")
    where = f"The option 'party', {member.type}:"
    if not 1 <= member.level <= len(box.classes[member.type].hp):
        raise BadSetup(f"{where} a level from 1 to 9 expected, not {member.level}.")
    for card in member.pool:
        if not _belongs(card, member.type):
            raise BadSetup(f"{where} the card {card!r} is none of this class.")
    perks = box.classes[member.type].perks
    boxes = [perk.boxes for perk in perks]
    if len(member.perks) != len(boxes) or any(
        not 0 <= ticked <= most for ticked, most in zip(member.perks, boxes, strict=True)
    ):
        raise BadSetup(f"{where} ticked boxes for each of its {len(boxes)} perks expected.")
    if len(member.pool) < box.classes[member.type].hand:
        raise BadSetup(f"{where} fewer cards in the pool than make a hand.")
    for item in member.items:
        if item not in box.items:
            raise BadSetup(f"{where} the item {item!r} is not known.")


def _belongs(card: str, type: str) -> bool:
    try:
        return library().cards[card].owner == type
    except KeyError:
        return False


def party_of(state: GloomhavenState) -> Party | None:
    """The party that came from a campaign; None outside of one."""
    text = state.options.get("party", "")
    return read_party(text) if text else None


def member_of(state: GloomhavenState, hero: Hero) -> Member | None:
    party = party_of(state)
    return party.members[hero.seat] if party else None
