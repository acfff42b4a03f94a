"""Combat strength of a hero from the tiles on the board: registered worths of effects and changes.

The worth of an effect adds to a `Force`: ``function(effect, force, share, steady)``. `share` is how
much of it counts (conditions, sets, choices), `steady` whether it works in every combat round. The
worths of lines in a weapon's diagram are their own registry (`lines`), since only hits count there.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TypeVar

import msgspec

from ....kernel.effects import Effects
from ..effects import standing as s
from ..effects import vocabulary as e
from ..effects.aim import Aim
from ..effects.registry import effects, standing
from ..effects.uses import ALWAYS, Use
from ..library import library
from ..records import Tile
from ..rules.places import in_range
from ..state import Table

ROLLS = tuple(one + two for one in range(1, 7) for two in range(1, 7))
# what counts amount to in the middle of a game
COUNTS = {
    "once": 1.0,
    "set": 2.0,
    "gaar": 2.0,
    "dwurt": 3.0,
    "missing": 2.0,
    "round": 2.0,
    "essences": 1.0,
    "gems": 1.0,
    "trophies": 1.5,
    "cards": 3.0,
    "hope": 1.0,
    "chaos": 1.0,
    "hits": 3.0,
    "skills": 3.0,
}
UNSURE = 0.5  # a use under a condition
OUT_OF_SET = 0.12  # a use whose set is not worn yet


# Weights in hits, for lines of a weapon's diagram
LINE_EACH_ROUND = 1.5  # what happens again at the end of each further round
LINE_POINT = 0.25  # a point of strength or health
LINE_WOUND = -0.5
LINE_OTHER = 0.2

# What a use costs, in hits
GAAR_COST, COIN_COST, HEALTH_COST = 0.35, 0.15, 0.2
WHEN_WOUNDED = 1.5  # what happens after each wound

# Weights in means of combat
FULL_SHIELD = 0.5
THIS_COMBAT = 0.9  # a change that lasts for one combat
EACH_ROUND = 0.8  # an effect that goes on from the middle of a combat
CHOICE = 1.2  # a choice is better than the mean of what can be chosen
REROLL = 2  # a die rerolled or turned, in points
FEWER_DICE = 0.6  # of a monster attack
STRIKE_AGAIN = 0.8
RIPOSTE = 0.4
TOKEN = 0.45  # Gaar, Dwurt, hope
MONSTER_GAAR = 0.5
BARRED_CARDS = 1.2

# Weights in reputation, of changes that help outside combat in each turn
COIN_SAVED = 0.25
WIDER_FAME, HEAL_MORE, SHELTER, HAND_LIMIT, OTHER_CHANGE = 0.03, 0.15, 0.2, 0.1, 0.3

# Weights in reputation, of effects outside combat
MOVE, COIN, REPUTATION = 0.22, 0.2, 0.6
ACTION = {"combat": 0.9, "mining": 0.5, "trade": 0.4}
TRADE_ANYWHERE = 0.5
THING_GAINED = 0.45
TELEPORT, TELEPORT_STEP = 0.1, 0.12
CARD_DRAWN = {"gold": 0.25, "silver": 0.08}
WITHDRAW = 0.8
HANDY = 0.3
KNOWLEDGE = 0.2
OTHER = 0.08


class Force(msgspec.Struct):
    """Means of combat: in every combat round, and once in a fight; and what helps elsewhere."""

    hits: float = 0.0
    clover: float = 0.0
    paw: float = 0.0
    wounds: float = 0.0
    once_hits: float = 0.0
    once_clover: float = 0.0
    once_paw: float = 0.0
    once_wounds: float = 0.0
    skips: float = 0.0  # monster attacks that do not happen
    again: float = 0.0  # further attacks
    heal: float = 0.0
    ease: float = 0.0
    gaar: float = 0.0  # what a Gaar does beyond the common
    use: float = 0.0  # reputation a turn brings by it outside combat
    score: float = 0.0  # reputation in final scoring
    weapons: tuple[tuple[str, int], ...] = ()
    skills: tuple[tuple[str, int], ...] = ()
    first: tuple[tuple[str, int], ...] = ()


@cache
def mean_hits(id: str, strike: int, shift: int) -> float:
    """Hits of an average attack with two dice and this much added."""
    diagram = library().tiles[id].uses[strike].diagram
    total = 0.0
    for roll in ROLLS:
        found = in_range(diagram, roll + shift)
        if found is not None:
            total += found.hits + sum(line_hits(one) for one in found.effects)
    return total / 36


def line_hits(effect: e.AnyEffect) -> float:
    """What else a line of a weapon's diagram does, in hits."""
    hits: float = lines.worth(effect)
    return hits


lines: Effects[Table, Aim] = Effects(e.AnyEffect)


@lines.worth_of(e.Hit, e.Hits)
def line_more_hits(effect: e.Hit | e.Hits) -> float:
    return float(effect.amount)


@lines.worth_of(e.Paw, e.Heal, e.Clover)
def line_points(effect: e.Paw | e.Heal | e.Clover) -> float:
    return LINE_POINT * abs(effect.amount)


@lines.worth_of(e.Wound)
def line_wound(effect: e.Wound) -> float:
    return LINE_WOUND * effect.amount


@lines.worth_of(e.EachRound)
def line_each_round(effect: e.EachRound) -> float:
    return LINE_EACH_ROUND * sum(line_hits(one) for one in effect.effects)


@lines.worth_of(
    e.Coins,
    e.Reputation,
    e.Gaar,
    e.Dwurt,
    e.CalmDwurt,
    e.Draw,
    e.GainGem,
    e.GainEssence,
    e.GainTile,
    e.Slay,
    e.Move,
    e.TakeAction,
    e.TradeAt,
    e.Cart,
    e.Teleport,
    e.TeleportTo,
    e.Scout,
    e.Track,
    e.Ready,
    e.WakeGems,
    e.Reroll,
    e.TurnDie,
    e.Roll,
    e.Hope,
    e.Wounds,
    e.MonsterHeals,
    e.MonsterDraws,
    e.DropDie,
    e.Chaos,
    e.MonsterGaar,
    e.TakeGaar,
    e.TakeAny,
    e.Silence,
    e.BarCards,
    e.SkipAttack,
    e.Riposte,
    e.StrikeAgain,
    e.ThisCombat,
    e.Withdraw,
    e.ChooseOne,
)
def line_other(effect: e.Effect) -> float:
    return LINE_OTHER


# Tiles


def add_use(force: Force, id: str, one: Tile, number: int, use: Use, worn: int) -> None:
    share = 1.0
    if use.set_size and worn < use.set_size:
        share = OUT_OF_SET if worn == use.set_size - 1 else OUT_OF_SET / 2
    if use.when != ALWAYS:
        share *= UNSURE
    if use.diagram and share > UNSURE / 2:
        strike = (id, number)
        if use.timing == "first-strike":
            force.first += (strike,)
        elif one.kind == "weapon":
            force.weapons += (strike,)
        else:
            force.skills += (strike,)
    price = use.cost
    cost = GAAR_COST * (price.gaar + price.dwurt) + COIN_COST * price.coins
    force.once_hits -= share * (cost + HEALTH_COST * price.health)
    steady = one.kind == "shield" or use.timing == "permanent"
    if use.trigger == "wounded":
        share *= WHEN_WOUNDED
    elif use.trigger:
        steady = False
    for change in use.changes:
        standing.worth(change, force, share)
    for effect in use.effects:
        effects.worth(effect, force, share, steady)


# Standing changes


@standing.worth_of(s.RollBonus)
def roll_bonus(change: s.RollBonus, force: Force, share: float) -> None:
    if change.rolls != "confront":
        force.clover += share * change.amount * COUNTS[change.per]


@standing.worth_of(s.StrengthShift)
def strength_shift(change: s.StrengthShift, force: Force, share: float) -> None:
    force.paw -= share * change.amount


@standing.worth_of(s.WoundShift)
def wound_shift(change: s.WoundShift, force: Force, share: float) -> None:
    force.wounds -= share * change.amount


@standing.worth_of(s.HitShift)
def hit_shift(change: s.HitShift, force: Force, share: float) -> None:
    force.hits += share * change.amount * COUNTS[change.per]


@standing.worth_of(s.EasePenalty)
def ease_penalty(change: s.EasePenalty, force: Force, share: float) -> None:
    force.ease += share * change.amount


@standing.worth_of(s.GaarPower)
def gaar_power(change: s.GaarPower, force: Force, share: float) -> None:
    force.gaar += share * (change.roll + change.monster)


@standing.worth_of(s.FullShield)
def full_shield(change: s.FullShield, force: Force, share: float) -> None:
    force.clover += share * FULL_SHIELD


@standing.worth_of(s.FinalScore)
def final_score(change: s.FinalScore, force: Force, share: float) -> None:
    force.score += share * change.amount * COUNTS[change.per]


@standing.worth_of(s.Discount, s.BetterSale)
def cheaper(change: s.Discount | s.BetterSale, force: Force, share: float) -> None:
    force.use += share * COIN_SAVED * change.coins


@standing.worth_of(s.WiderFame)
def wider_fame(change: s.WiderFame, force: Force, share: float) -> None:
    force.use += share * (WIDER_FAME * change.amount)


@standing.worth_of(s.HealMore)
def heal_more(change: s.HealMore, force: Force, share: float) -> None:
    force.use += share * (HEAL_MORE * change.amount)


@standing.worth_of(s.Shelter)
def shelter(change: s.Shelter, force: Force, share: float) -> None:
    force.use += share * (SHELTER * max(1, len(change.elements)))


@standing.worth_of(s.HandLimit)
def hand_limit(change: s.HandLimit, force: Force, share: float) -> None:
    force.use += share * (HAND_LIMIT * change.cards)


@standing.worth_of(s.NoFees, s.KeenEye)
def other_change(change: s.NoFees | s.KeenEye, force: Force, share: float) -> None:
    force.use += share * OTHER_CHANGE


# Effects in combat


def expected(effect: e.Counted, share: float) -> float:
    """The amount, times what it usually counts, within its limit."""
    amount = share * float(effect.amount) * COUNTS[effect.per]
    return max(-effect.most, min(effect.most, amount)) if effect.most else amount


@effects.worth_of(e.Hit, e.Hits)
def hits(effect: e.Hit | e.Hits, force: Force, share: float, steady: bool) -> None:
    if steady:
        force.hits += expected(effect, share)
    else:
        force.once_hits += expected(effect, share)


@effects.worth_of(e.Clover)
def clover(effect: e.Clover, force: Force, share: float, steady: bool) -> None:
    if steady:
        force.clover += expected(effect, share)
    else:
        force.once_clover += expected(effect, share)


@effects.worth_of(e.Paw)
def paw(effect: e.Paw, force: Force, share: float, steady: bool) -> None:
    if steady:
        force.paw -= expected(effect, share)
    else:
        force.once_paw -= expected(effect, share)


@effects.worth_of(e.Wounds)
def wounds(effect: e.Wounds, force: Force, share: float, steady: bool) -> None:
    if steady:
        force.wounds -= expected(effect, share)
    else:
        force.once_wounds -= expected(effect, share)


@effects.worth_of(e.Heal)
def heal(effect: e.Heal, force: Force, share: float, steady: bool) -> None:
    force.heal += expected(effect, share)


@effects.worth_of(e.Wound)
def wound(effect: e.Wound, force: Force, share: float, steady: bool) -> None:
    force.heal -= expected(effect, share)


@effects.worth_of(e.ThisCombat)
def this_combat(effect: e.ThisCombat, force: Force, share: float, steady: bool) -> None:
    for change in effect.changes:
        standing.worth(change, force, share * THIS_COMBAT)


@effects.worth_of(e.EachRound)
def each_round(effect: e.EachRound, force: Force, share: float, steady: bool) -> None:
    for one in effect.effects:
        effects.worth(one, force, share * EACH_ROUND, True)


@effects.worth_of(e.ChooseOne)
def choose_one(effect: e.ChooseOne, force: Force, share: float, steady: bool) -> None:
    for bundle in effect.of:
        for one in bundle.effects:
            effects.worth(one, force, share * CHOICE / len(effect.of), steady)


@effects.worth_of(e.Roll)
def roll(effect: e.Roll, force: Force, share: float, steady: bool) -> None:
    for line in effect.ranges:
        for one in line.effects:
            effects.worth(one, force, share / len(effect.ranges), steady)


@effects.worth_of(e.Reroll, e.TurnDie)
def reroll(effect: e.Reroll | e.TurnDie, force: Force, share: float, steady: bool) -> None:
    if effect.whose == "hero":
        force.once_clover += REROLL * share
    else:
        force.once_paw += REROLL * share


@effects.worth_of(e.DropDie)
def drop_die(effect: e.DropDie, force: Force, share: float, steady: bool) -> None:
    force.skips += FEWER_DICE * share


@effects.worth_of(e.SkipAttack)
def skip_attack(effect: e.SkipAttack, force: Force, share: float, steady: bool) -> None:
    force.skips += share


@effects.worth_of(e.StrikeAgain)
def strike_again(effect: e.StrikeAgain, force: Force, share: float, steady: bool) -> None:
    force.again += STRIKE_AGAIN * share


@effects.worth_of(e.Riposte)
def riposte(effect: e.Riposte, force: Force, share: float, steady: bool) -> None:
    force.once_hits += RIPOSTE * share * effect.hits


@effects.worth_of(e.Gaar, e.Dwurt, e.TakeGaar, e.Hope)
def combat_tokens(
    effect: e.Gaar | e.Dwurt | e.TakeGaar | e.Hope, force: Force, share: float, steady: bool
) -> None:
    force.once_hits += TOKEN * (share * float(effect.amount))


@effects.worth_of(e.Chaos)
def chaos(effect: e.Chaos, force: Force, share: float, steady: bool) -> None:
    """Each token is a play of cards."""
    force.once_wounds -= share * float(effect.amount)


@effects.worth_of(e.MonsterGaar)
def monster_gaar(effect: e.MonsterGaar, force: Force, share: float, steady: bool) -> None:
    force.once_wounds -= MONSTER_GAAR * (share * float(effect.amount))


@effects.worth_of(e.BarCards, e.Silence)
def bar_cards(effect: e.BarCards | e.Silence, force: Force, share: float, steady: bool) -> None:
    force.once_wounds += BARRED_CARDS * share


# Effects outside combat

W = TypeVar("W", bound=Callable[..., float])


def outside(*kinds: type) -> Callable[[W], W]:
    """Register what effects bring outside combat, roughly in reputation."""

    def enter(function: W) -> W:
        def add(effect: e.Effect, force: Force, share: float, steady: bool) -> None:
            force.use += share * function(effect)

        effects.worth_of(*kinds)(add)
        return function

    return enter


@outside(e.Move)
def move(effect: e.Move) -> float:
    return MOVE * effect.amount


@outside(e.Coins)
def coins(effect: e.Coins) -> float:
    return COIN * effect.amount


@outside(e.Reputation)
def reputation(effect: e.Reputation) -> float:
    return REPUTATION * effect.amount


@outside(e.TakeAction)
def take_action(effect: e.TakeAction) -> float:
    return ACTION[effect.action]


@outside(e.TradeAt)
def trade_at(effect: e.TradeAt) -> float:
    return TRADE_ANYWHERE


@outside(e.GainGem, e.GainEssence, e.GainTile)
def gain(effect: e.GainGem | e.GainEssence | e.GainTile) -> float:
    return THING_GAINED * effect.amount


@outside(e.Teleport)
def teleport(effect: e.Teleport) -> float:
    return TELEPORT + TELEPORT_STEP * effect.range


@outside(e.Draw)
def draw(effect: e.Draw) -> float:
    return CARD_DRAWN[effect.colour]


@outside(e.Withdraw)
def withdraw(effect: e.Withdraw) -> float:
    return WITHDRAW


@outside(e.Ready, e.TeleportTo, e.Cart)
def handy(effect: e.Ready | e.TeleportTo | e.Cart) -> float:
    return HANDY


@outside(e.Scout, e.Track)
def knowledge(effect: e.Scout | e.Track) -> float:
    return KNOWLEDGE


@outside(e.CalmDwurt, e.Slay, e.WakeGems, e.MonsterHeals, e.MonsterDraws, e.TakeAny)
def other(effect: e.Effect) -> float:
    return OTHER


# The whole board


@lru_cache(maxsize=4096)
def force_of(slots: tuple[str, ...]) -> Force:
    """Of all tiles on the board that are ready to be used (others as "")."""
    tiles = [library().tiles[id] for id in slots if id]
    worn: dict[str, int] = {}
    for one in tiles:
        if one.armour:
            worn[one.armour] = worn.get(one.armour, 0) + 1
    pieces = max(worn.values(), default=0)
    force = Force()
    for id in slots:
        if id:
            one = library().tiles[id]
            for number, use in enumerate(one.uses):
                add_use(force, id, one, number, use, pieces)
    return force
