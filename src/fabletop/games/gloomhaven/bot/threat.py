"""Threat estimate: the damage monsters will deal if nothing happens before their turns."""

from __future__ import annotations

from functools import cache

from ..effects import vocabulary as e
from ..library import library
from ..map.cells import Ground
from ..map.ranges import ranges_from
from ..rules.decks import deck_name
from ..rules.levels import monster_level
from ..state import Figure, GloomhavenState

LATER = 0.55  # of the damage of those that act only in the next round
SUMMON_HIT = 1.2


@cache
def intent(card: str) -> tuple[bool, int, int, int, int, bool]:
    """Of a monster's card: does it attack, what it adds to attack, move, range and targets, and
    whether its range is the figure's own."""
    attacks, more, walk, reach, targets, own = False, 0, -99, 0, 1, True
    for one in library().monster_cards[card].abilities:
        if isinstance(one, e.Move):
            walk = one.value if isinstance(one.value, int) else 0
        elif isinstance(one, e.Attack) and not attacks:
            attacks = True
            more = one.value if isinstance(one.value, int) else 0
            reach, own, targets = one.range, one.base_range, one.targets
    return attacks, more, walk, reach, targets, own


USUAL = (True, 0, 0, 0, 1, True)


def threats(
    state: GloomhavenState, ground: Ground, foes: list[Figure], friends: list[Figure]
) -> dict[str, float]:
    """Damage to be expected by each of the heroes' figures, blow by blow without shields."""
    index = ground.index
    found: dict[str, float] = {}
    targets = [
        (index[one.at], one)
        for one in friends
        if one.at in index and "invisible" not in one.conditions
    ]
    level = monster_level(state)
    in_round = state.phase == "turns"
    for foe in foes:
        if foe.at not in index or foe.kind != "monster":
            continue
        own = library().stats(foe.type, foe.rank, level)
        if not isinstance(own.attack, int) or own.attack < 0:
            continue
        acts = in_round and not foe.acted and not foe.waits
        attacks, more, walk, reach, many, own_range = USUAL
        if acts:
            deck = state.decks.get(deck_name(foe.type))
            if deck is not None and deck.current:
                attacks, more, walk, reach, many, own_range = intent(deck.current)
        weight = 1.0 if acts else LATER
        for one in foe.conditions:
            if one in ("stun", "disarm"):
                attacks = attacks and not acts
                weight *= 0.6
            elif one == "immobilize" and acts:
                walk = -99
            elif one == "muddle":
                weight *= 0.8
        if not attacks:
            continue
        far = max(1, reach + own.range) if own_range else max(1, reach)
        far += max(0, own.move + walk)
        many = max(many, own.targets)
        row = ranges_from(ground, index[foe.at])
        near = sorted((row[cell], place) for place, (cell, _) in enumerate(targets))
        left = many
        for place, (steps, number) in enumerate(near):
            if steps > far or not left:
                break
            victim = targets[number][1]
            shield = sum(one.amount for one in victim.boons if one.kind == "shield")
            value = max(0.3, own.attack + more - (shield if acts else 0))
            if "poison" in victim.conditions:
                value += 1
            if left == 1 and place + 1 < len(near) and near[place + 1][0] == steps:
                # as near as another one: either may be the focus
                other = targets[near[place + 1][1]][1]
                found[other.id] = found.get(other.id, 0.0) + 0.5 * weight * value
                value *= 0.5
            found[victim.id] = found.get(victim.id, 0.0) + weight * value
            left -= 1
    return found
