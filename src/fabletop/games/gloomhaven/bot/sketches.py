"""Action summaries: how far a card half walks, how hard it strikes, what else it is worth."""

from __future__ import annotations

from functools import cache

import msgspec

from ..effects import vocabulary as e
from ..effects.registry import effects
from ..library import library
from ..records import Action
from ..terms import Half

UNSURE = 2  # what a value that depends on the table is taken for
CONDITION: dict[str, float] = {
    "poison": 2.5,
    "wound": 2.5,
    "immobilize": 3.0,
    "disarm": 5.0,
    "stun": 7.0,
    "muddle": 2.0,
    "curse": 2.0,
    "invisible": 4.0,
    "strengthen": 3.0,
    "bless": 2.0,
}
CONTROL = 4.0
SECOND_ATTACK = 3.0
SHIELD, SHIELDED_GROUP = 1.5, 2.0  # a point, also of retaliation; for all allies together
INFLICTED = 0.6  # of a condition, without an attack
TRAP_DAMAGE = 0.8  # somebody may walk into it
DAMAGE, OWN_DAMAGE = 1.5, 0.5
KILLED = 16.0
RECOVERED = 5.0
INFUSED = 0.3
SUMMON = 16.0
SLOT = 2.5
AUGMENT = 14.0
OTHER = 1.5


class Strike(msgspec.Struct, frozen=True, gc=False):
    """An attack as a plan sees it."""

    value: float
    reach: int
    melee: bool
    first: int  # targets that cost nothing to find
    more: float  # further ones, with luck
    pierce: int
    extra: float  # for each target


class Sketch(msgspec.Struct, frozen=True, gc=False):
    """What a half does, in the order that matters for a plan."""

    steps: int = 0  # before the attack
    strike: Strike | None = None
    after: int = 0  # steps behind the attack
    heal: int = 0
    heal_reach: int = 0  # 0: only oneself
    loot: int = 0
    aid: float = 0.0  # everything else, where there are enemies
    recovers: bool = False  # lost cards
    lost: bool = False
    xp: int = 0


def number(value: e.Value) -> int:
    return value if isinstance(value, int) else UNSURE


@cache
def sketch_of(card: str, half: Half) -> Sketch:
    record = library().cards[card]
    return sketch(record.top if half == "top" else record.bottom)


@cache
def basic_sketch(half: Half, value: int) -> Sketch:
    if half == "top":
        return Sketch(strike=Strike(value, 1, True, 1, 0.0, 0, 0.0))
    return Sketch(steps=value)


def sketch(action: Action) -> Sketch:
    steps = after = heal = heal_reach = loot = 0
    strike: Strike | None = None
    aid = INFUSED * len(action.infuse)
    recovers = False
    for one in action.abilities:
        if isinstance(one, e.Move):
            if strike is None:
                steps += number(one.value)
            else:
                after += number(one.value)
        elif isinstance(one, e.Attack) and strike is None:
            if one.who is None or one.who.around == "self":
                strike = strike_of(one)
        elif isinstance(one, e.Heal):
            heal += number(one.value)
            heal_reach = 0 if one.who.side == "self" else max(heal_reach, one.who.range)
        elif isinstance(one, e.Loot):
            loot = max(loot, one.range)
        elif isinstance(one, e.Recover) and one.pile == "lost":
            recovers = True
        else:
            aid += aid_of(one, action)
    return Sketch(
        steps, strike, after, heal, heal_reach, loot, aid, recovers, action.lost, action.xp
    )


def strike_of(ability: e.Attack) -> Strike:
    area = ability.area
    melee = ability.range == 0 if area is None or area.free else True
    reach = max(1, ability.range)
    first, more = max(1, ability.targets), 0.0
    if area is not None:
        more = 0.3 * (len(area.hexes) - 1)
        if melee:
            reach = 1
        else:
            reach += 1
    elif ability.who is not None:
        more, reach = 1.0, max(reach, ability.who.range)
    elif ability.along:
        more = 0.7
    value = float(number(ability.value))
    extra = sum(CONDITION.get(one, 1.0) for one in ability.conditions)
    extra += 0.3 * (ability.push + ability.pull)
    for boost in ability.boosts:
        value += 0.5 * number(boost.attack)
    return Strike(value, reach, melee, first, more, ability.pierce, extra)


def aid_of(ability: e.AnyAbility, action: Action) -> float:
    """What a line is worth where enemies are about."""
    worth: float = effects.worth(ability, action)
    return worth


@effects.worth_of(e.Attack)
def second_attack(ability: e.Attack, action: Action) -> float:
    """An attack after the first one, or one that is not made from the hero's own hex."""
    return SECOND_ATTACK


@effects.worth_of(e.Shield)
def shield_worth(ability: e.Shield, action: Action) -> float:
    many = 1.0 if ability.who.side == "self" else SHIELDED_GROUP
    return SHIELD * number(ability.value) * many


@effects.worth_of(e.Retaliate)
def retaliate_worth(ability: e.Retaliate, action: Action) -> float:
    return SHIELD * number(ability.value)


@effects.worth_of(e.Inflict)
def inflict_worth(ability: e.Inflict, action: Action) -> float:
    return INFLICTED * sum(CONDITION.get(one, 1.0) for one in ability.conditions)


@effects.worth_of(e.Summon)
def summon_worth(ability: e.Summon, action: Action) -> float:
    return SUMMON


@effects.worth_of(e.CreateTrap)
def trap_worth(ability: e.CreateTrap, action: Action) -> float:
    return TRAP_DAMAGE * ability.damage


@effects.worth_of(e.Damage)
def damage_worth(ability: e.Damage, action: Action) -> float:
    """Damage to allies or to oneself is the price of something else."""
    return DAMAGE * number(ability.value) if ability.who.side == "enemies" else OWN_DAMAGE


@effects.worth_of(e.Grant, e.Control, e.ControlTurn)
def control_worth(ability: e.Grant | e.Control | e.ControlTurn, action: Action) -> float:
    return CONTROL


@effects.worth_of(e.Kill)
def kill_worth(ability: e.Kill, action: Action) -> float:
    return KILLED


@effects.worth_of(e.Recover)
def recover_worth(ability: e.Recover, action: Action) -> float:
    """Of discards; lost cards stand in the sketch."""
    return RECOVERED


@effects.worth_of(
    e.Betray,
    e.ChooseHex,
    e.Consume,
    e.CreateObstacle,
    e.DestroyObstacle,
    e.DisarmTrap,
    e.ExtraTurn,
    e.ExtraTurns,
    e.Flee,
    e.Gather,
    e.Hatch,
    e.Heal,
    e.Infuse,
    e.Loot,
    e.LoseCards,
    e.Move,
    e.MoveObstacle,
    e.NextMarker,
    e.PlayCard,
    e.Pull,
    e.Push,
    e.Refresh,
    e.ShiftInitiative,
    e.ShiftToken,
    e.Special,
    e.SpringTrap,
    e.SummonMonster,
    e.SummonToken,
)
def other_worth(ability: e.AnyAbility, action: Action) -> float:
    """A little of everything; moves, heals and loot stand in the sketch, and what only bosses and
    monsters do is on no card of a hero."""
    return OTHER


@effects.worth_of(e.Bonus)
def bonus_worth(bonus: e.Bonus, action: Action) -> float:
    """A lasting bonus when all of it is still to come."""
    if bonus.group == "augment":
        strength = 0 if bonus.boost is None else number(bonus.boost.attack)
        return AUGMENT if strength else 0.5 * AUGMENT
    if action.duration == "round":
        return 2.0
    return SLOT * max(1, len(action.slots))


@cache
def lasting_worth(card: str, half: Half) -> tuple[float, int]:
    """What an active card is worth, and how many slots it has."""
    record = library().cards[card]
    action = record.top if half == "top" else record.bottom
    worth = sum(
        aid_of(one, action) for one in action.abilities if isinstance(one, e.Bonus | e.Summon)
    )
    return worth, len(action.slots)


@cache
def attack_bonus(card: str, half: Half) -> tuple[int, int]:
    """What an active card adds to the bearer's melee and ranged attacks."""
    record = library().cards[card]
    action = record.top if half == "top" else record.bottom
    melee = ranged = 0
    for one in action.abilities:
        if isinstance(one, e.Bonus) and one.on == "own-attack" and one.boost is not None:
            more = number(one.boost.attack)
            melee += more if one.only.attack in ("", "melee") else 0
            ranged += more if one.only.attack in ("", "ranged") else 0
    return melee, ranged


@cache
def is_ranged(type: str) -> bool:
    """Does this class mostly strike from afar?"""
    cards = library().cards
    strikes = [
        strike
        for id in library().hand_cards(type)
        if cards[id].level in ("1", "X")
        for half in ("top", "bottom")
        if (strike := sketch_of(id, half).strike) is not None
    ]
    return 2 * sum(not one.melee for one in strikes) > len(strikes)
