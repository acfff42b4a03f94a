"""Plan valuation: what a hero's cards can still do in this turn, or in the next one."""

from __future__ import annotations

from itertools import product

from ..library import library
from ..map.cells import Ground
from ..map.ranges import ranges_from
from ..rules.actions import BASIC
from ..rules.bonuses import changes_of
from ..rules.levels import monster_level
from ..state import REST, Figure, GloomhavenState, Hero
from ..terms import Half, Hex
from .sketches import Sketch, Strike, attack_bonus, basic_sketch, sketch_of
from .stamina import loss_of_card

HIT, KILL = 2.4, 15.0
WALK = 1.3  # a step toward the enemy
WISH = 0.9  # of what a plan promises, against what is done
FIRM = (0.0, 0.2, 0.55, 0.85, 1.0)  # chance to deal 2 less, 1 less, ... than the value


class Plans:
    """One hero's view of the table, worked out once."""

    __slots__ = ("boost", "figure", "friends", "gap", "hero", "near", "need", "state")

    def __init__(
        self,
        state: GloomhavenState,
        hero: Hero,
        figure: Figure,
        ground: Ground,
        foes: list[Figure],
        friends: list[Figure],
        wants: int,
        need: float,
    ) -> None:
        self.state, self.hero, self.figure = state, hero, figure
        self.need = need  # rounds to go
        self.friends = friends
        self.near: list[tuple[int, Figure, int]] = []
        self.gap = 0
        index = ground.index
        if figure.at in index:
            row = ranges_from(ground, index[figure.at])
            self.near = sorted(
                (
                    (row[index[one.at]], one, shield(state, one))
                    for one in foes
                    if one.at in index and "invisible" not in one.conditions
                ),
                key=lambda one: one[0],
            )
            if self.near:
                self.gap = max(0, self.near[0][0] - wants)
            elif ground.closed:
                self.gap = min(steps_between(figure.at, door) for door in ground.closed)
        melee = ranged = 0
        for active in hero.active:
            more = attack_bonus(active.card, active.half)
            melee, ranged = melee + more[0], ranged + more[1]
        self.boost = melee, ranged

    # Whole turns

    def best_pair(self, lead: str, others: list[str]) -> float:
        """The best second card for a leading one, by what both can do."""
        return max((self.pair(lead, other) for other in others), default=0.0)

    def pair(self, first: str, second: str) -> float:
        return max(self.two(first, second), self.two(second, first))

    def two(self, top: str, bottom: str) -> float:
        """One card for its top, the other for its bottom, in either order."""
        best = 0.0
        for one, other in product(self.ways(top, "top"), self.ways(bottom, "bottom")):
            best = max(best, self.run(one, other), self.run(other, one))
        return best

    def one(self, card: str, half: Half) -> float:
        return max(self.run(way) for way in self.ways(card, half))

    def ways(self, card: str, half: Half) -> tuple[Sketch, Sketch]:
        value = BASIC
        if self.hero.items:
            what = "basic-attack" if half == "top" else "basic-move"
            for one in changes_of(self.state, self.hero):
                if one.what == what:
                    value = max(value, one.amount)
        return sketch_of(card, half), basic_sketch(half, value)

    def run(self, *halves: Sketch, aimed: tuple[Hex, ...] = ()) -> float:
        """Halves one after the other, from where the hero stands; `aimed`: the targets that the
        first attack has already."""
        worth, struck, used, steps = 0.0, False, 0, 0
        still = "immobilize" in self.figure.conditions
        for half in halves:
            part = 0.0
            if not still:
                steps += half.steps
            if half.strike is not None:
                hit = self.blow(half.strike, steps, aimed)
                aimed = ()
                if hit > 0.0:
                    part += hit
                    if not struck:
                        used = self.needed(half.strike)
                    struck = True
            if not still:
                steps += half.after
            part += self.others(half)
            if half.lost:
                part -= loss_of_card(self.hero, self.need)
            worth += max(part, 0.0) if not half.lost else part
        if not struck:
            worth += WALK * min(steps, self.gap)
        else:
            worth += 0.25 * min(3, max(0, steps - used))
        return worth

    def needed(self, strike: Strike) -> int:
        return max(0, self.near[0][0] - strike.reach) if self.near else 0

    # Parts

    def blow(self, strike: Strike, steps: int, aimed: tuple[Hex, ...] = ()) -> float:
        if "disarm" in self.figure.conditions:
            return 0.0
        far = strike.reach + steps
        value = strike.value + self.boost[0 if strike.melee else 1]
        gains = []
        for away, foe, shielded in self.near:
            if away > far:
                break
            if aimed and foe.at not in aimed:
                continue
            dealt = value - max(0, shielded - strike.pierce)
            if "poison" in foe.conditions:
                dealt += 1
            spare = dealt - foe.hp
            chance = FIRM[int(min(4, max(0, spare + 2)))]
            gain = HIT * max(0.0, min(dealt, foe.hp)) + (KILL + threat_of(foe)) * chance
            if steps and away > strike.reach:
                gain *= 0.94  # somebody may stand in the way
            gains.append(gain + (strike.extra if spare < 0 else 0.2 * strike.extra))
        if not gains:
            return 0.0
        gains.sort(reverse=True)
        if aimed:
            return sum(gains, 0.0)
        worth = sum(gains[: strike.first], 0.0)
        left = gains[strike.first :]
        if left and strike.more:
            worth += min(strike.more, len(left)) * left[0]
        if not strike.melee and self.near[0][0] == 1 and steps == 0:
            worth *= 0.8
        if "muddle" in self.figure.conditions:
            worth *= 0.85
        return worth

    def others(self, half: Sketch) -> float:
        worth = 0.5 * half.xp
        if half.heal:
            worth += 2.0 * self.mending(half)
        if half.loot:
            worth += sum(steps_between(self.figure.at, at) <= half.loot for at in self.state.money)
        if half.recovers:
            worth += 7.0 * max(0, len(self.hero.lost.cards) - 1)
        if half.aid and self.near and self.near[0][0] <= 6:
            worth += half.aid
        return worth

    def mending(self, half: Sketch) -> float:
        figure = self.figure
        most = min(half.heal, figure.most - figure.hp)
        if half.heal_reach:
            for one in self.friends:
                if one.kind == "hero":
                    most = max(most, min(half.heal, one.most - one.hp))
        return float(most)


def steps_between(a: Hex, b: Hex) -> int:
    """As the crow flies."""
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def shield(state: GloomhavenState, figure: Figure) -> int:
    amount = sum(one.amount for one in figure.boons if one.kind == "shield")
    if figure.kind == "monster":
        amount += library().stats(figure.type, figure.rank, monster_level(state)).shield
    return amount


def threat_of(foe: Figure) -> float:
    """Dead before its turn it does no harm."""
    return (4.0 if not foe.acted else 1.5) + (3.0 if foe.rank in ("elite", "boss") else 0.0)


def chosen(hero: Hero) -> list[str]:
    return [one for one in hero.picks.cards if one != REST]
