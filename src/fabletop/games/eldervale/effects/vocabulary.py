"""Records of what cards, abilities, monsters and rewards do: the closed vocabulary of effects.

Common to all: effects run in the order written, each as far as possible; the impossible part is
skipped (EL-GEN-1). Where something is to be chosen, "you" choose; an uncontrolled monster has no
"you" of its own, for it the active player chooses. A number may be a `Count` read from the table
when the effect begins. A spell, activation or optional trigger may be used only if its price can
be paid and at least one of its effects can do something; gains always can. Units and cards of
opponents with a fitting `Shielded` are never offered. Start cards are never offered (EL-CARD-9).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ..terms import MagicKind, RealmKind, Token
from .measures import Amount, AnyCondition, Bag, ElementFilter, RealmFilter, UnitFilter, Whose
from .modifiers import AnyModifier


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One thing that happens; the tag after `do` names it."""


# Resources and treasure


class Gain(Effect, tag="gain", frozen=True):
    """Gain the bag, `times` times (EL-RES-2, -3, -5)."""

    bag: Bag
    times: Amount = 1


class Lose(Effect, tag="lose", frozen=True):
    """Give up the bag to the supply, as much of it as there is; of `any` you choose, and `any`
    covers tokens and hand cards. Gold does not stand in."""

    bag: Bag


class Steal(Effect, tag="steal", frozen=True):
    """Take `amount` resources from another player's supply. `what`: a kind of token, "any" = each
    time a token of your choice or a magic card (EL-RES-5), "magic" = hand cards drawn at random.
    `source`: "one" opponent of your choice who has some, "each" opponent, "foes" = each other
    player in this battle."""

    what: Token | Literal["any", "magic"] = "any"
    amount: int = 1
    source: Literal["one", "each", "foes"] = "one"


class Trade(Effect, tag="trade", frozen=True):
    """You may pay the price (gold stands in, EL-RES-4) and then do the effects; up to `times`
    times, each time anew."""

    pay: Bag
    effects: tuple[AnyEffect, ...]
    times: Amount = 1


class Sift(Effect, tag="sift", frozen=True):
    """Look at the top `look` magic cards, take `keep` of them into the hand, discard the others."""

    look: int
    keep: int = 1


class TakeDiscard(Effect, tag="take_discard", frozen=True):
    """Take a magic card of this kind from the discard pile into your hand. A spell being cast is
    not yet there."""

    kind: MagicKind | Literal["any"] = "any"


class TakeTreasure(Effect, tag="take_treasure", frozen=True):
    """Take the top token of a column of your choice (EL-ACTION-1, tray limit EL-RES-12), `amount`
    times, in a realm that fits `realm`. Exhausted columns give nothing here."""

    realm: RealmFilter = "with-unit"
    amount: int = 1


class Cash(Effect, tag="cash", frozen=True):
    """You may discard a treasure token from your tray and gain what it shows, `times` times; a
    slash is chosen each time."""

    times: int = 2


class GainSlots(Effect, tag="gain_slots", frozen=True):
    """Gain what the gain slots of this card show: the token, or the printing (EL-SLOT-3)."""


# Points, power, glory, orbs


class Vp(Effect, tag="vp", frozen=True):
    """Gain victory points."""

    amount: Amount = 1


class Power(Effect, tag="power", frozen=True):
    """Gain power, one by one (EL-POWER-7). `element`: a named one (nothing happens if it is not in
    play), "this", "any" in play of your choice, "here" = of the realm concerned, "led" = your
    choice among tracks you alone lead, "trailing" = your choice among tracks with a token of yours
    on which another player stands higher."""

    element: ElementFilter | Literal["here", "led", "trailing"] = "any"
    amount: Amount = 1


class Glory(Effect, tag="glory", frozen=True):
    """Gain glory, one by one (EL-GLORY-5, EL-PEACE-3)."""

    amount: Amount = 1


class Orb(Effect, tag="orb", frozen=True):
    """Gain an orb left out of this game (9 exist, EL-SETUP-15); if none is left, do `otherwise`."""

    otherwise: tuple[AnyEffect, ...] = ()


# Adventure cards


class BuyCard(Effect, tag="buy_card", frozen=True):
    """You may gain one face-up adventure card of `element` paying its cost less `discount`
    resources of your choice (EL-CARD-10, EL-DUNGEON-6)."""

    discount: int = 0
    element: ElementFilter | Literal["led"] = "any"


class Burn(Effect, tag="burn", frozen=True):
    """Put up to `amount` face-up adventure cards, each of another deck, to the bottom of their
    decks and turn up new ones."""

    amount: int = 1


class DropCard(Effect, tag="drop_card", frozen=True):
    """Choose an adventure card in a tableau and put it to the bottom of its deck (EL-CARD-11).
    `whose` "opponent": its owner then gains `consolation`; "own": you may, and only then do
    `effects`."""

    whose: Literal["own", "opponent"]
    consolation: Bag = Bag()
    effects: tuple[AnyEffect, ...] = ()


class TakeCard(Effect, tag="take_card", frozen=True):
    """Take an adventure card with a printed cost of at most `cost` resources and with no orb on it
    from an opponent's tableau into yours (EL-CARD-10, -11). The owner gains `consolation`."""

    cost: int
    consolation: Bag


class Activate(Effect, tag="activate", frozen=True):
    """Activate a card of your tableau without a unit: one action of an adventure card of this
    symbol (not of this very card), paying its costs, aura and orb working as ever. `used`: also one
    already used in this regroup. In a regroup the action still counts as not used by it."""

    symbol: Literal["any", "worker", "dragon", "wizard", "warrior"] = "any"
    used: bool = True


class Borrow(Effect, tag="borrow", frozen=True):
    """Do the action of an adventure card in an opponent's tableau as if it were yours: you pay its
    costs, its tokens and orbs work for you, its aura does not. Its owner gains `fee`."""

    symbol: Literal["any", "worker", "dragon", "wizard", "warrior"] = "any"
    fee: Bag = Bag()


# Units


class Relocate(Effect, tag="relocate", frozen=True):
    """Relocate up to `amount` units (EL-GEN-6), each chosen among units in realms that fit `unit`,
    `whose` and `start`, to a realm at distance up to `reach` (0: anywhere) that fits `to`."""

    amount: int = 1
    unit: UnitFilter = "any"
    whose: Whose = "own"
    start: RealmFilter = "any"
    to: RealmFilter = "any"
    reach: int = 1


class Recall(Effect, tag="recall", frozen=True):
    """Up to `amount` units return to their owner's ready area: from realms that fit `start`, or
    from the Underworld (the swords stay gained)."""

    amount: int = 1
    unit: UnitFilter = "any"
    whose: Whose = "own"
    source: Literal["map", "underworld"] = "map"
    start: RealmFilter = "any"


class Swap(Effect, tag="swap", frozen=True):
    """Two units change places: one of yours in a realm that fits `start` and `unit`, and one of
    `other`: your "ready" area, "own" in another realm, an "opponent" in another realm."""

    other: Literal["ready", "own", "opponent"]
    unit: UnitFilter = "any"
    start: RealmFilter = "any"


class Summon(Effect, tag="summon", frozen=True):
    """You may summon a unit of this kind from your tray (EL-ACTION-4) paying `discount` resources
    less."""

    unit: UnitFilter = "any"
    discount: int = 0


class Banish(Effect, tag="banish", frozen=True):
    """Put `amount` units that fit into the Underworld (EL-UNDER-1), as many as there are. An
    optional trigger is declined as a whole, so own units once agreed to are put there, too."""

    amount: int = 1
    unit: UnitFilter = "any"
    whose: Whose = "opponent"
    start: RealmFilter = "any"


# Battles. A side's dice never exceed 6 nor fall below 1.


class AddDice(Effect, tag="add_dice", frozen=True):
    """Steps 2-3: dice for your side."""

    amount: Amount = 1


class RemoveDice(Effect, tag="remove_dice", frozen=True):
    """Steps 2-3: take dice from another side of your choice, or only from the monster's."""

    amount: int = 1
    side: Literal["one", "monster", "each"] = "one"


class SetDie(Effect, tag="set_die", frozen=True):
    """`dice` of your side's dice show `face`. In steps 2-3 they are preset and not rolled; after
    the roll dice of your choice are turned. `side` "foe": of another side of your choice, after the
    roll only."""

    face: int
    dice: int = 1
    side: Literal["own", "foe"] = "own"


class Reroll(Effect, tag="reroll", frozen=True):
    """After the roll: roll up to `dice` dice again that show at most `upto`. `side`: your own,
    "foe" = dice of your choice of one other side of your choice, "monster" = the monster's.
    `all_of`: all dice that fit, until none fits."""

    dice: int = 1
    side: Literal["own", "foe", "monster"] = "own"
    upto: int = 6
    all_of: bool = False


class ShiftDie(Effect, tag="shift_die", frozen=True):
    """After the roll: turn up to `dice` different dice of your side by `by`, within 1 to 6."""

    by: int = 1
    dice: int = 1


class SwapDie(Effect, tag="swap_die", frozen=True):
    """After the roll: exchange one die of yours with a die of another side, both of your choice."""


class CancelBattle(Effect, tag="cancel_battle", frozen=True):
    """The pending battle does not take place; everybody stays where they are."""


class SaveUnits(Effect, tag="save_units", frozen=True):
    """Step 7, you being defeated: up to `amount` of your units in the battle that fit `unit` are
    not put into the Underworld but "stay" in the realm or go to the "ready" area."""

    amount: int = 1
    unit: UnitFilter = "any"
    to: Literal["stay", "ready"] = "ready"


# Monsters. Only uncontrolled monsters on the map are meant unless the text says otherwise.


class ControlMonster(Effect, tag="control_monster", frozen=True):
    """Take control (EL-MONSTER-11) of a monster with at most `strength` in a realm that fits."""

    strength: int = 5
    realm: RealmFilter = "any"


class SendHome(Effect, tag="send_home", frozen=True):
    """A monster of your choice away from its lair, in a realm that fits, returns to it
    (EL-MONSTER-15); a battle due there without it may lapse (EL-BATTLE-2)."""

    realm: RealmFilter = "any"


class MoveMonster(Effect, tag="move_monster", frozen=True):
    """Relocate a monster of your choice to a realm without a monster at distance up to `reach`
    that fits `to`; no battle follows."""

    reach: int = 1
    to: RealmFilter = "any"


class DefeatMonster(Effect, tag="defeat_monster", frozen=True):
    """A monster with at most `strength` in a realm that fits is defeated (EL-MONSTER-10). There is
    no reward beyond what stands beside this effect."""

    strength: int
    realm: RealmFilter = "any"


class ReviveMonster(Effect, tag="revive_monster", frozen=True):
    """A defeated monster of your choice whose lair is on the map is put back on it, as by
    EL-MONSTER-15. `control`: it goes to your ready area under your control instead, whether or not
    its lair is on the map."""

    control: bool = False


class StopRush(Effect, tag="stop_rush", frozen=True):
    """The rush about to happen does not happen, nor another in its place."""


# Dwellings and realms


class Build(Effect, tag="build", frozen=True):
    """You may build a dwelling (EL-DWELL) in a realm that fits, paying `discount` less."""

    discount: int = 0
    realm: RealmFilter = "any"


class NewRealm(Effect, tag="new_realm", frozen=True):
    """Draw and place a realm (EL-DUNGEON-1)."""


class RealmAction(Effect, tag="realm_action", frozen=True):
    """You may carry out the action of a realm that fits as if you had placed a unit there; with a
    `kind` only of such a realm. Nothing rushes and no battle follows."""

    realm: RealmFilter = "with-unit"
    kind: RealmKind | Literal["any"] = "any"


# Composition


class Choose(Effect, tag="choose", frozen=True):
    """Do one of these lists of effects, whichever you choose among those whose first effect can do
    something; if none can, among those that can do anything."""

    of: tuple[tuple[AnyEffect, ...], ...]


class When(Effect, tag="when", frozen=True):
    """If the condition holds now, do the effects, else `otherwise`."""

    condition: AnyCondition
    effects: tuple[AnyEffect, ...]
    otherwise: tuple[AnyEffect, ...] = ()


class Gamble(Effect, tag="gamble", frozen=True):
    """Roll one die: `at_least` or more, do `effects`, else `otherwise`."""

    at_least: int
    effects: tuple[AnyEffect, ...]
    otherwise: tuple[AnyEffect, ...] = ()


class Others(Effect, tag="others", frozen=True):
    """Each opponent, or each other player in this battle ("foes"), in the order of EL-GEN-4, does
    the effects with themselves as "you"."""

    effects: tuple[AnyEffect, ...]
    who: Literal["opponents", "foes"] = "opponents"


class Grant(Effect, tag="grant", frozen=True):
    """The modifier is yours until the end of this turn, or of this battle."""

    modifier: AnyModifier
    until: Literal["turn", "battle"] = "turn"


AnyEffect: TypeAlias = (
    Gain
    | Lose
    | Steal
    | Trade
    | Sift
    | TakeDiscard
    | TakeTreasure
    | Cash
    | GainSlots
    | Vp
    | Power
    | Glory
    | Orb
    | BuyCard
    | Burn
    | DropCard
    | TakeCard
    | Activate
    | Borrow
    | Relocate
    | Recall
    | Swap
    | Summon
    | Banish
    | AddDice
    | RemoveDice
    | SetDie
    | Reroll
    | ShiftDie
    | SwapDie
    | CancelBattle
    | SaveUnits
    | ControlMonster
    | SendHome
    | MoveMonster
    | DefeatMonster
    | ReviveMonster
    | StopRush
    | Build
    | NewRealm
    | RealmAction
    | Choose
    | When
    | Gamble
    | Others
    | Grant
)
