"""Heal, damage, conditions, kills, shields, summons, allies and controlled enemies."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ....kernel.ask import Rule, pick
from ..library import library
from ..rules import memory, where
from ..rules.abilities import amount_with, perform, runs
from ..rules.bonuses import triggered, use
from ..rules.cards import gain_xp
from ..rules.conditions import give
from ..rules.damage import kill, suffer
from ..rules.figures import gone, hostile, seat_for
from ..rules.healing import heal
from ..rules.money import loot
from ..rules.selectors import candidates, choose
from ..rules.spawning import summon_hero_figure, summon_monster
from ..rules.targets import places_for
from ..rules.values import holds, measure
from ..state import ActionTally, Boon, Figure, Seat, Table
from . import vocabulary as e


@runs(e.Heal)
def run_heal(
    game: Table,
    figure: Figure,
    ability: e.Heal,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    """GH-HEAL-01; monsters heal by GH-MOTHER-02."""
    state = game.state
    changes = list(boosts)
    for held in triggered(state, "own-heal", figure):
        if held.bonus.boost is not None and holds(state, held.bonus.only, figure, tally):
            use(game, held)
            changes.append(held.bonus.boost)
    who = who_of(ability.who, changes)
    if figure.kind == "hero":
        more = amount_with(changes, "targets")
        if more and who.count:
            who = replaced(who, who.count + more)
        chosen = yield from choose(game, figure, who, tally, seat, "GH-HEAL-01", "heal")
    else:
        chosen = yield from most_hurt(
            game, figure, who, amount_with(changes, "targets"), tally, seat
        )
    for one in chosen:
        value = measure(state, ability.value, figure, tally, one) + amount_with(changes, "heal")
        heal(game, one, value)
        for boost in changes:
            for condition in boost.conditions:
                give(game, one, condition)
    tally.same = tuple(one.id for one in chosen)
    return bool(chosen) or who.side == "self" or not who.count


def who_of(who: e.Who, boosts: Sequence[e.Boost]) -> e.Who:
    """A change may name other figures than the ability does."""
    return next((one.who for one in boosts if one.who is not None), who)


def replaced(who: e.Who, count: int) -> e.Who:
    return msgspec.structs.replace(who, count=count)


def most_hurt(
    game: Table, figure: Figure, who: e.Who, more: int, tally: ActionTally, seat: Seat
) -> Rule[list[Figure]]:
    """GH-MOTHER-02: whoever has lost most hit points; then the poisoned or wounded."""
    state = game.state
    found = candidates(state, figure, who, tally)
    if not who.count:
        return found
    chosen: list[Figure] = []
    while len(chosen) < who.count + more:
        left = [one for one in found if one not in chosen]
        if not left:
            break
        lost = max(one.most - one.hp for one in left)
        best = [one for one in left if one.most - one.hp == lost]
        if not lost:
            best = [one for one in best if "poison" in one.conditions or "wound" in one.conditions]
            if not best:
                break
        options = {f"heal:{one.id}": one for one in best}
        chosen.append((yield from pick(seat, "GH-MOTHER-02", options, about=figure.id)))
    return chosen


@runs(e.Damage)
def run_damage(
    game: Table,
    figure: Figure,
    ability: e.Damage,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    """Compulsory for the performer and its allies (GH-CARDS-14)."""
    state = game.state
    chosen = yield from choose(game, figure, ability.who, tally, seat, "GH-DAMAGE-12", "hurt")
    for one in chosen:
        value = measure(state, ability.value, figure, tally, one) + amount_with(boosts, "damage")
        by = figure if hostile(one, figure) else None
        yield from suffer(game, one, value, by)
    tally.same = tuple(one.id for one in chosen)
    return bool(chosen)


@runs(e.Inflict)
def run_inflict(
    game: Table,
    figure: Figure,
    ability: e.Inflict,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    chosen = yield from chosen_by_rules(game, figure, ability.who, tally, seat, "GH-COND-01")
    for one in chosen:
        for condition in ability.conditions:
            give(game, one, condition)
    tally.same = tuple(one.id for one in chosen)
    return bool(chosen) or not ability.who.count


def chosen_by_rules(
    game: Table, figure: Figure, who: e.Who, tally: ActionTally, seat: Seat, rule: str
) -> Rule[list[Figure]]:
    """GH-MATTACK-07: monsters never skip; where they may choose, the players do it for them."""
    return (
        yield from choose(
            game, figure, who, tally, seat, rule, "target", may_skip=figure.kind == "hero"
        )
    )


@runs(e.Kill)
def run_kill(
    game: Table,
    figure: Figure,
    ability: e.Kill,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    state = game.state
    if ability.area is not None:
        options = {**places_for(state, figure, ability.area, 1), "skip": ()}
        hexes = yield from pick(seat, "GH-AOE-02", options)
        named = candidates(state, figure, ability.who, tally)
        chosen = [
            one
            for one in state.figures.values()
            if one.at in hexes
            and hostile(one, figure)
            and where.sees(state, figure.at, one.at)
            and (one in named or holds(state, ability.who.when, figure, tally, one))
            and one.kind != "objective"
        ]
    else:
        chosen = yield from choose(game, figure, ability.who, tally, seat, "GH-CARDS-14", "kill")
        # KillTarget (3.4): never on attackable obstacles
        chosen = [one for one in chosen if one.kind != "objective"]
    tally.killed = tuple(one.at for one in chosen)
    for one in chosen:
        yield from kill(game, one, figure)
        if ability.xp_each and figure.kind == "hero":
            gain_xp(game, state.heroes[figure.owner], ability.xp_each)
    return bool(chosen)


@runs(e.Shield)
def run_shield(
    game: Table,
    figure: Figure,
    ability: e.Shield,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    value = measure(game.state, ability.value, figure, tally) + amount_with(boosts, "shield")
    card, lasting = source_of(game, figure)
    boon = Boon("shield", value, card=card, lasting=lasting)
    return (yield from with_boon(game, figure, who_of(ability.who, boosts), boon, tally, seat))


@runs(e.Retaliate)
def run_retaliate(
    game: Table,
    figure: Figure,
    ability: e.Retaliate,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    value = measure(game.state, ability.value, figure, tally) + amount_with(boosts, "retaliate")
    card, lasting = source_of(game, figure)
    boon = Boon("retaliate", value, ability.range, ability.xp_each, card, lasting=lasting)
    return (yield from with_boon(game, figure, who_of(ability.who, boosts), boon, tally, seat))


def source_of(game: Table, figure: Figure) -> tuple[str, bool]:
    """The card being performed, and whether what it gives outlasts the round."""
    turn = game.state.turn
    if figure.kind != "hero" or turn.figure != figure.id or not turn.card or turn.basic:
        return "", False
    record = library().cards[turn.card]
    action = record.top if turn.half == "top" else record.bottom
    return turn.card, action.duration == "persistent"


def with_boon(
    game: Table, figure: Figure, who: e.Who, boon: Boon, tally: ActionTally, seat: Seat
) -> Rule[bool]:
    """GH-MOTHER-04: from now on until the end of the round (or of the card)."""
    chosen = yield from chosen_by_rules(game, figure, who, tally, seat, "GH-DAMAGE-10")
    for one in chosen:
        one.boons = (*one.boons, boon)
        game.tell(f"gained-{boon.kind}", who=one.id, amount=boon.amount)
    return True


@runs(e.Loot)
def run_loot(
    game: Table,
    figure: Figure,
    ability: e.Loot,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    """GH-LOOT-01."""
    state = game.state
    distance = ability.range + amount_with(boosts, "loot")
    if figure.kind == "hero":
        options = {"loot": True, "skip": False}
        if not (yield from pick(seat, "GH-LOOT-01", options)):
            return False
        state.heroes[figure.owner].tokens += measure(state, ability.more, figure, tally)
    yield from loot(game, figure, distance, ability.limit)
    return True


@runs(e.Summon)
def run_summon(
    game: Table,
    figure: Figure,
    ability: e.Summon,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    """GH-SUMMON-01."""
    return (yield from summon_hero_figure(game, figure, ability.summon, seat))


@runs(e.SummonMonster)
def run_summon_monster(
    game: Table,
    figure: Figure,
    ability: e.SummonMonster,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    """GH-MOTHER-03."""
    state = game.state
    hp = 0 if ability.hp is None else measure(state, ability.hp, figure, tally)
    around = figure.at
    if ability.by == "target" and tally.targets:
        around = tally.targets[0]
    monster = ability.monster
    if ability.cycle:  # GH-BOSS-09: by the place where the token is now
        monster = ability.cycle[memory.last_in_cycle(state, figure) % len(ability.cycle)]
    for rank in ability.ranks[state.count - 2]:
        yield from summon_monster(game, figure, monster, rank, around, hp, seat)
    return True


@runs(e.Grant)
def run_grant(
    game: Table,
    figure: Figure,
    ability: e.Grant,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    """GrantAction (3.4): the ally performs at once; its owner decides."""
    state = game.state
    chosen = yield from choose(game, figure, ability.who, tally, seat, "GH-CARDS-15", "grant")
    more: list[e.Boost] = []
    if ability.augments_too:
        for held in triggered(state, "own-attack", figure):
            if held.bonus.group == "augment" and held.bonus.boost is not None:
                more.append(held.bonus.boost)
    for one in chosen:
        who = seat if one.kind != "hero" else seat_for(state, one)
        own = ActionTally()
        for part in ability.abilities:
            yield from perform(game, one, part, own, who, more)
    return bool(chosen)


@runs(e.Control)
def run_control(
    game: Table,
    figure: Figure,
    ability: e.Control,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    """ControlEnemy (3.4): the enemy's former allies are its enemies meanwhile."""
    state = game.state
    chosen = yield from choose(game, figure, ability.who, tally, seat, "GH-CARDS-15", "control")
    for one in chosen:
        side, owner = one.side, one.owner
        one.side = "heroes"
        own = ActionTally()
        for part in ability.abilities:
            yield from perform(game, one, part, own, seat)
        if not gone(state, one):
            one.side, one.owner = side, owner
    return bool(chosen)


@runs(e.ControlTurn)
def run_control_turn(
    game: Table,
    figure: Figure,
    ability: e.ControlTurn,
    boosts: Sequence[e.Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    """Its turn of this round with sides swapped; without effect on one that has acted."""
    chosen = yield from choose(game, figure, ability.who, tally, seat, "GH-CARDS-15", "control")
    for one in chosen:
        if not one.acted:
            memory.set_control(game.state, one, memory.Control(seat, ability.decide))
    return bool(chosen)
