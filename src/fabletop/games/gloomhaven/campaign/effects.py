"""What events, boxes, chapters and milestones do to a campaign (docs/rules/gloomhaven.md, 2.12).

A closed list: content may use only these. `each` is every character of the party, `collective` is
split by the players as they like (GH-CAMP-31).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ..effects.vocabulary import Condition
from ..forms import Count, Id, Part, Slot

Deck: TypeAlias = Literal["city", "road"]
Scope: TypeAlias = Literal["each", "collective"]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]


class Case(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """When an outcome or a single effect applies; everything named must hold (GH-CAMP-30).

    `classes`: one of them is in the party now. `pay`: the party owns that much gold together, and
    pays it; `pay_each`: every character pays. `give_item`: a character owns the item of this number
    and hands it over. `otherwise`: no outcome before this one was applied."""

    classes: tuple[Id, ...] = ()
    reputation_at_least: int | None = None
    reputation_at_most: int | None = None
    pay: Count = 0
    pay_each: Count = 0
    give_item: Count = 0
    otherwise: bool = False

    @property
    def always(self) -> bool:
        return self == ALWAYS


ALWAYS = Case()


class Effect(Part, tag_field="do", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One consequence; the tag after `do` names it. `when`: only then."""

    when: Case = ALWAYS


class Gold(Effect, tag="gold", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Gold gained; a negative amount is lost, as far as there is any (GH-CAMP-32)."""

    amount: int
    scope: Scope = "each"


class Xp(Effect, tag="xp", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Experience for every character."""

    amount: int


class Checks(Effect, tag="checks", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Checkmarks of every character; a negative amount is lost, but none that earned a perk."""

    amount: int


class Reputation(Effect, tag="reputation", frozen=True, kw_only=True, forbid_unknown_fields=True):
    amount: int


class Prosperity(Effect, tag="prosperity", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Points on the track; a loss never goes below the level reached (GH-CAMP-32)."""

    amount: int


class FindItem(Effect, tag="item", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One copy of an item for one character of the party."""

    number: Positive


class Design(Effect, tag="design", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All copies of an item come to the shop."""

    number: Positive


class RandomDesign(
    Effect, tag="random_design", frozen=True, kw_only=True, forbid_unknown_fields=True
):
    """GH-CAMP-20."""


class RandomScenario(
    Effect, tag="random_scenario", frozen=True, kw_only=True, forbid_unknown_fields=True
):
    """GH-CAMP-21."""


class Unlock(Effect, tag="unlock", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A scenario is put on the map."""

    scenario: Positive


class Achieve(Effect, tag="achievement", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """GH-CAMP-04, -05: gained by the world or the party, as the achievement's record says."""

    id: Id


class AddEvent(Effect, tag="add_event", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card is shuffled into its deck (GH-CAMP-25)."""

    deck: Deck
    number: Positive

    @property
    def event(self) -> str:
        return event_id(self.deck, self.number)


class OpenBox(Effect, tag="open", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A box or an envelope is opened (GH-CAMP-80)."""

    box: Id


class OpenRecord(Effect, tag="open_record", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The city record is opened (GH-CAMP-81)."""


class StartWith(Effect, tag="start", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the party enters the next scenario. `who` one: a single character, chosen by the players.
    `conditions` may name bless and curse. `discards`: so many hand cards start in the discard pile.
    `minus_ones`: so many −1 cards are shuffled into the attack modifier deck. `used_items`: so many
    items of the slot start consumed."""

    who: Literal["each", "one"] = "each"
    conditions: tuple[Condition, ...] = ()
    damage: Count = 0
    discards: Count = 0
    minus_ones: Count = 0
    used_items: Count = 0
    slot: Slot = "small"


class OtherOption(
    Effect, tag="other_option", frozen=True, kw_only=True, forbid_unknown_fields=True
):
    """The other option of the same event is resolved, too."""


class ChooseOne(Effect, tag="choose_one", frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The party agrees on one of the effects."""

    of: Annotated[tuple[AnyEffect, ...], Meta(min_length=2)]


AnyEffect: TypeAlias = (
    Gold
    | Xp
    | Checks
    | Reputation
    | Prosperity
    | FindItem
    | Design
    | RandomDesign
    | RandomScenario
    | Unlock
    | Achieve
    | AddEvent
    | OpenBox
    | OpenRecord
    | StartWith
    | OtherOption
    | ChooseOne
)


def event_id(deck: Deck, number: int) -> str:
    """`city-07`."""
    return f"{deck}-{number:02}"
