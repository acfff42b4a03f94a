"""Standing changes, the records: rules that read otherwise for the owner of a tile."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ..terms import Element

# What an amount may be multiplied by (asked for at the moment of the effect):
# `set` pieces of the largest armour set worn; `gaar`, `dwurt` tokens the hero has; `missing` wounds
# the hero has (maximum minus health); `round` number of the combat round (First Strike: 0);
# `essences` lying on this tile; `gems` in sockets of equipped items; `trophies` kept; `cards`
# silver and gold cards in hand; `hope` points on the hope die; `chaos` tokens beside the monster;
# `hits` on the monster; `skills` on the board.
Count: TypeAlias = Literal[
    "once",
    "set",
    "gaar",
    "dwurt",
    "missing",
    "round",
    "essences",
    "gems",
    "trophies",
    "cards",
    "hope",
    "chaos",
    "hits",
    "skills",
]


class Standing(msgspec.Struct, frozen=True, tag_field="change", forbid_unknown_fields=True):
    """The tag after `change` names it. Works while the tile is equipped or on its slot (artifacts:
    also in a bag) and the use's set size and condition hold, or for a combat by `this_combat`."""


class RollBonus(Standing, tag="roll_bonus", frozen=True):
    """Every hero roll of this sort: attack rolls (First Strike included), confrontations of
    elementals, or all."""

    amount: int
    rolls: Literal["attack", "confront", "all"] = "attack"
    per: Count = "once"


class StrengthShift(Standing, tag="strength_shift", frozen=True):
    """Every monster attack strength against the hero."""

    amount: int


class WoundShift(Standing, tag="wound_shift", frozen=True):
    """Signed: wounds of every monster attack."""

    amount: int


class HitShift(Standing, tag="hit_shift", frozen=True):
    """Signed: hits of every hero attack, First Strike included."""

    amount: int
    per: Count = "once"


class EasePenalty(Standing, tag="ease_penalty", frozen=True):
    """The monster's printed hero-roll penalty is smaller by this, at least 0."""

    amount: int


class Shelter(Standing, tag="shelter", frozen=True):
    """Elementals of these elements do not affect the hero: no wounds by fire, no flip by air, no
    healing by water, no +2 by earth on hero rolls; the monster's roll is changed as ever. `laid`:
    those whose essences lie on this tile."""

    elements: tuple[Element, ...] = ()
    laid: bool = False


class Discount(Standing, tag="discount", frozen=True):
    """Each purchase, skill learned or slot unlocked costs this many coins less, at least 0; what
    was paid counts nothing in scoring, the printed price does."""

    on: Literal["buy", "learn", "unlock"]
    coins: int


class BetterSale(Standing, tag="better_sale", frozen=True):
    """Each resource sold in a trade action brings this many coins more."""

    coins: int


class NoFees(Standing, tag="no_fees", frozen=True):
    """The hero pays no coins to other players for mining, confronting and trading (coop: no gold
    card, EU-COOP-3)."""


class HandLimit(Standing, tag="hand_limit", frozen=True):
    """The hand limit of silver and gold cards is higher."""

    cards: int


class GaarPower(Standing, tag="gaar_power", frozen=True):
    """Each Gaar (Skoldur: Dwurt) spent on an own hero roll adds this much more; against the
    monster's roll it takes this much more away."""

    roll: int = 0
    monster: int = 0


class HealMore(Standing, tag="heal_more", frozen=True):
    """Each potion used heals this much more."""

    amount: int


class WiderFame(Standing, tag="wider_fame", frozen=True):
    """The upper end of the reputation range of monster cards is higher by this for the hero."""

    amount: int


class KeenEye(Standing, tag="keen_eye", frozen=True):
    """Drawing a treasure or mining without a cart: draw one tile more, keep one, discard the
    other."""

    pile: Literal["treasure", "resource"]


class FullShield(Standing, tag="full_shield", frozen=True):
    """Shields give the hero no clover penalty."""


class FinalScore(Standing, tag="final_score", frozen=True):
    """In final scoring: this much reputation per count."""

    amount: int
    per: Count = "once"


AnyStanding: TypeAlias = (
    RollBonus
    | StrengthShift
    | WoundShift
    | HitShift
    | EasePenalty
    | Shelter
    | Discount
    | BetterSale
    | NoFees
    | HandLimit
    | GaarPower
    | HealMore
    | WiderFame
    | KeenEye
    | FullShield
    | FinalScore
)
