"""Effect records: what tiles, cards and quests do. Standing changes: `standing`; uses: `uses`.

"The hero" is the hero of the player whose tile, reward or action it is; in a monster's diagram and
on silver and gold cards it is the hero-player's hero. Every effect is done as far as possible, in
the order in which it stands.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ..terms import Action, Colour, Element, GemKind, Shop, Source
from .standing import AnyStanding, Count


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One thing that happens; the tag after `do` names it."""


class Counted(Effect, frozen=True):
    """`amount` times the count of `per`; the product is at most `most` (0: no limit)."""

    amount: int
    per: Count = "once"
    most: int = 0


# Wealth


class Coins(Counted, tag="coins", frozen=True):
    """Gain coins; a negative amount is lost, as many as there are."""


class Reputation(Counted, tag="reputation", frozen=True):
    """Gain reputation; a negative amount is lost, not below 0 (EU-GEN-6)."""


class Gaar(Effect, tag="gaar", frozen=True):
    """Gain Gaar tokens."""

    amount: int


class Dwurt(Effect, tag="dwurt", frozen=True):
    """Gain Dwurt tokens; heroes other than Skoldur gain Gaar instead."""

    amount: int


class CalmDwurt(Effect, tag="calm_dwurt", frozen=True):
    """Turn the Dwurt die down by `amount`, not below 0. Other heroes: nothing."""

    amount: int


class Draw(Effect, tag="draw", frozen=True):
    """Draw cards of this colour to the hand (solo and coop: EU-SOLO-4)."""

    colour: Colour
    cards: int = 1


class GainGem(Effect, tag="gain_gem", frozen=True):
    """Gain loose gems of one kind; `any`: the player chooses the kind of each."""

    gem: GemKind | Literal["any"]
    amount: int = 1


class GainEssence(Effect, tag="gain_essence", frozen=True):
    """Gain essences of one element; `any`: the player chooses the element of each."""

    element: Element | Literal["any"]
    amount: int = 1


class GainTile(Effect, tag="gain_tile", frozen=True):
    """Draw tiles from the top of a pile, one after another: treasures, reward tiles, resources,
    healing potions, artifacts, teleport scrolls, supplies. From `look` tiles drawn together one is
    kept (the player chooses) and the rest discarded; an empty pile gives nothing."""

    pile: Source
    amount: int = 1
    look: int = 1


# Health


class Heal(Counted, tag="heal", frozen=True):
    """The hero heals this many wounds."""


class Wound(Counted, tag="wound", frozen=True):
    """In a monster's diagram or on a card: unsigned wounds, part of the base of EU-COMBAT-20.
    Anywhere else the hero suffers them at once (death: EU-DEATH-3 in combat, else EU-DEATH-4)."""


class Slay(Effect, tag="slay", frozen=True):
    """EU-ELITE-9: the hero's health is set to 0."""


# Movement and actions (own turn, outside combat)


class Move(Counted, tag="move", frozen=True):
    """Movement points to the pool."""


class TakeAction(Effect, tag="take_action", frozen=True):
    """The tile is a source for this fixed action (EU-TURN-4): using it takes the action at once.
    Combat: it pays for the combat that entering a monster's field or an elite demands."""

    action: Action


class TradeAt(Effect, tag="trade_at", frozen=True):
    """Take a trade action with this kind of shop on any liberated field; no fee."""

    shop: Shop


class Cart(Effect, tag="cart", frozen=True):
    """EU-MINE-4: the mining cart; used with a mining action."""


class Teleport(Effect, tag="teleport", frozen=True):
    """EU-PORTAL-5: teleport to a field at this distance or less."""

    range: int


class TeleportTo(Effect, tag="teleport_to", frozen=True):
    """Teleport to the church, to any portal on the map, or to any shop's liberated field or
    enterable tower centre on the map (EU-PORTAL-1, -2). No such field: nothing."""

    place: Literal["church", "portal", "shop"]


class Scout(Effect, tag="scout", frozen=True):
    """Look at the top tiles of the map stack, as many as asked but only those of the top tile's
    chapter, and put them back in any order. Only the player sees them."""

    tiles: int


class Track(Effect, tag="track", frozen=True):
    """Choose a monster deck and look at its top card (only the player sees it); then leave it on
    top or put it under the deck."""


# Tiles and gems


class Ready(Effect, tag="ready", frozen=True):
    """Ready exhausted tiles of the hero, chosen by the player, not this one. `skill`: personal
    skills on the board; `item`: equipped items; `tile`: either."""

    what: Literal["skill", "item", "tile"]
    amount: int = 1


class WakeGems(Effect, tag="wake_gems", frozen=True):
    """Turn inactive gems of the hero active, chosen by the player."""

    amount: int


# Rolls


class Clover(Counted, tag="clover", frozen=True):
    """Positive: added to the hero roll it is used with (before the attack: to the coming attack
    roll). Negative on a card or in a diagram: a penalty to all hero rolls until step A(b) of the
    next monster attack phase (EU-CARDS-9, EU-ELITE-9); on a shield or another tile of the hero: to
    the hero's next attack (EU-COMBAT-19)."""


class Reroll(Effect, tag="reroll", frozen=True):
    """Reroll dice of the roll just made, without any bonus: one die of the hero-player's choice,
    or both. `monster`: the monster's attack roll (step C); `hero`: a hero roll."""

    whose: Literal["monster", "hero"]
    dice: Literal[1, 2] = 1


class TurnDie(Effect, tag="turn_die", frozen=True):
    """Turn one die of the roll just made, of the hero-player's choice, to this face; 0: to its
    opposite side."""

    whose: Literal["monster", "hero"]
    face: int = 0


class Roll(Effect, tag="roll", frozen=True):
    """Make a hero roll with all modifications (EU-ROLL-9); the range it falls into happens."""

    ranges: tuple[Range, ...]


class Hope(Effect, tag="hope", frozen=True):
    """Raise the hope die (in combat only; EU-SHIA-1: at most 5)."""

    amount: int


# Combat


class Paw(Counted, tag="paw", frozen=True):
    """Changes the monster's attack strength of this attack; used before its roll or in the hero's
    attack, of the coming one."""


class Wounds(Counted, tag="wounds", frozen=True):
    """Signed: wounds of this monster attack (EU-COMBAT-20 ii, iii)."""


class Hit(Counted, tag="hit", frozen=True):
    """Unsigned hits: with a hero attack (steps A-D) they join the base of EU-COMBAT-26, at any
    other time they are dealt to the monster at once."""


class Hits(Counted, tag="hits", frozen=True):
    """Signed: hits of this hero attack; before it, of the coming one (EU-COMBAT-26)."""


class MonsterHeals(Counted, tag="monster_heals", frozen=True):
    """EU-COMBAT-21: hits are removed from the monster."""


class MonsterDraws(Effect, tag="monster_draws", frozen=True):
    """EU-ELITE-9: the monster-player draws cards (solo, coop: to the bank, EU-SOLO-20)."""

    colour: Colour
    cards: int = 1


class DropDie(Effect, tag="drop_die", frozen=True):
    """The monster rolls one die fewer in the coming attack, at least one (EU-COMBAT-15)."""


class Chaos(Effect, tag="chaos", frozen=True):
    """Chaos tokens beside the monster: gained, or (negative) discarded, as far as there are."""

    amount: int


class MonsterGaar(Effect, tag="monster_gaar", frozen=True):
    """The monster's Gaar: gained, or (negative) discarded, as far as there is."""

    amount: int


class TakeGaar(Effect, tag="take_gaar", frozen=True):
    """One side takes Gaar from the other, as far as there is (Skoldur loses Gaar first, then
    Dwurt; a monster keeps it as Gaar)."""

    by: Literal["monster", "hero"]
    amount: int


class TakeAny(Effect, tag="take_any", frozen=True):
    """Soul Control: for each, the monster-player takes a coin or, at random from the backs of one
    colour, a silver or gold card of the hero-player; the monster-player chooses which."""

    amount: int


class Silence(Effect, tag="silence", frozen=True):
    """For this hero attack clover penalties and negative hits of silver and gold cards count
    nothing. Barred in First Strike (EU-COMBAT-11)."""


class BarCards(Effect, tag="bar_cards", frozen=True):
    """Until the end of this monster attack phase no silver or gold card is played (solo, coop: no
    chaos action)."""


class SkipAttack(Effect, tag="skip_attack", frozen=True):
    """The monster does not attack in this combat round: steps A(b) to D are left out, but clover
    penalties end."""


class Riposte(Effect, tag="riposte", frozen=True):
    """After step D of this monster attack: if the hero has suffered no wound in it, the monster
    takes `hits` at once."""

    hits: int


class StrikeAgain(Effect, tag="strike_again", frozen=True):
    """After step D of this hero attack, if the monster lives, the hero makes another one (steps
    B-D) with another weapon or ready attack skill. At most one further attack in a combat round;
    effects on "this attack" do not last over."""


class EachRound(Effect, tag="each_round", frozen=True):
    """From now on until the combat ends: at the end of each combat round, this one included. The
    same tile works once, however often it is used."""

    effects: tuple[AnyEffect, ...]


class ThisCombat(Effect, tag="this_combat", frozen=True):
    """Standing changes until the end of this combat (used before it: of the next one this turn)."""

    changes: tuple[AnyStanding, ...]


class Withdraw(Effect, tag="withdraw", frozen=True):
    """The combat ends at once without a victor: as EU-DEATH-3 (1)-(3), (5), (9)-(11), but the hero
    keeps the health they have, gains nothing and gives no token."""


# Choices


class Bundle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the things to choose from."""

    effects: tuple[AnyEffect, ...]


class ChooseOne(Effect, tag="choose_one", frozen=True):
    """EU-GEN-5: the player takes exactly one of these, whole."""

    of: tuple[Bundle, ...]


AnyEffect: TypeAlias = (
    Coins
    | Reputation
    | Gaar
    | Dwurt
    | CalmDwurt
    | Draw
    | GainGem
    | GainEssence
    | GainTile
    | Heal
    | Wound
    | Slay
    | Move
    | TakeAction
    | TradeAt
    | Cart
    | Teleport
    | TeleportTo
    | Scout
    | Track
    | Ready
    | WakeGems
    | Clover
    | Reroll
    | TurnDie
    | Roll
    | Hope
    | Paw
    | Wounds
    | Hit
    | Hits
    | MonsterHeals
    | MonsterDraws
    | DropDie
    | Chaos
    | MonsterGaar
    | TakeGaar
    | TakeAny
    | Silence
    | BarCards
    | SkipAttack
    | Riposte
    | StrikeAgain
    | EachRound
    | ThisCombat
    | Withdraw
    | ChooseOne
)


class Range(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a diagram: strengths from `least` to `most` (none: no upper end). `hits` and
    `wounds` are unsigned."""

    least: int | None = None
    most: int | None = None
    hits: int = 0
    wounds: int = 0
    effects: tuple[AnyEffect, ...] = ()
