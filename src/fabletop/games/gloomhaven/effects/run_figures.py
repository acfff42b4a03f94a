"""Heal, damage, conditions, kills, shields, summons, allies and controlled enemies."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ....kernel.ask import Rule, pick
from ..library import library
from ..rules import memory, where
from ..rules.abilities import perform
from ..rules.bonuses import triggered, use
from ..rules.cards import gain_xp
from ..rules.clauses import holds
from ..rules.conditions import give
from ..rules.damage import kill, suffer
from ..rules.figures import gone, hostile, seat_for
from ..rules.healing import heal
from ..rules.money import loot
from ..rules.selectors import candidates, choose
from ..rules.spawning import summon_hero_figure, summon_monster
from ..rules.targets import places_for
from ..rules.values import measure
from ..state import ActionTally, Boon, Figure, Table
from . import vocabulary as e
from .aim import Aim
from .registry import effects


@effects.on(e.Heal)
def run_heal(game: Table, aim: Aim, ability: e.Heal) -> Rule[bool]:
    """GH-HEAL-01; monsters heal by GH-MOTHER-02."""
    state, figure = game.state, aim.figure
    more = []
    for held in triggered(state, "own-heal", figure):
        if held.bonus.boost is not None and holds(state, held.bonus.only, figure, aim.tally):
            use(game, held)
            more.append(held.bonus.boost)
    aim = aim.boosted([*aim.boosts, *more])
    who = who_of(ability.who, aim.boosts)
    if who.count:
        who = msgspec.structs.replace(who, count=who.count + aim.sum_of("targets"))
    if figure.kind == "hero":
        chosen = yield from choose(game, aim, who, "GH-HEAL-01", "heal")
    else:
        chosen = yield from most_hurt(game, aim, who)
    for one in chosen:
        value = measure(state, ability.value, figure, aim.tally, one) + aim.sum_of("heal")
        heal(game, one, value)
        for boost in aim.boosts:
            for condition in boost.conditions:
                give(game, one, condition)
    aim.tally.same = tuple(one.id for one in chosen)
    return bool(chosen) or who.side == "self" or not who.count


def who_of(who: e.Who, boosts: Sequence[e.Boost]) -> e.Who:
    """A change may name other figures than the ability does."""
    return next((one.who for one in boosts if one.who is not None), who)


def most_hurt(game: Table, aim: Aim, who: e.Who) -> Rule[list[Figure]]:
    """GH-MOTHER-02: whoever has lost most hit points; then the poisoned or wounded."""
    found = candidates(game.state, aim, who)
    if not who.count:
        return found
    chosen: list[Figure] = []
    while len(chosen) < who.count:
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
        chosen.append((yield from pick(aim.seat, "GH-MOTHER-02", options, about=aim.figure.id)))
    return chosen


@effects.on(e.Damage)
def run_damage(game: Table, aim: Aim, ability: e.Damage) -> Rule[bool]:
    """Compulsory for the performer and its allies (GH-CARDS-14)."""
    state, figure = game.state, aim.figure
    chosen = yield from choose(game, aim, ability.who, "GH-DAMAGE-12", "hurt")
    for one in chosen:
        value = measure(state, ability.value, figure, aim.tally, one) + aim.sum_of("damage")
        by = figure if hostile(one, figure) else None
        yield from suffer(game, one, value, by)
    aim.tally.same = tuple(one.id for one in chosen)
    return bool(chosen)


@effects.on(e.Inflict)
def run_inflict(game: Table, aim: Aim, ability: e.Inflict) -> Rule[bool]:
    chosen = yield from chosen_by_rules(game, aim, ability.who, "GH-COND-01")
    for one in chosen:
        for condition in ability.conditions:
            give(game, one, condition)
    aim.tally.same = tuple(one.id for one in chosen)
    return bool(chosen) or not ability.who.count


def chosen_by_rules(game: Table, aim: Aim, who: e.Who, rule: str) -> Rule[list[Figure]]:
    """GH-MATTACK-07: monsters never skip; where they may choose, the players do it for them."""
    return choose(game, aim, who, rule, "target", may_skip=aim.figure.kind == "hero")


@effects.on(e.Kill)
def run_kill(game: Table, aim: Aim, ability: e.Kill) -> Rule[bool]:
    state, figure = game.state, aim.figure
    if ability.area is not None:
        options = {**places_for(state, figure, ability.area, 1), "skip": ()}
        hexes = yield from pick(aim.seat, "GH-AOE-02", options)
        named = candidates(state, aim, ability.who)
        chosen = [
            one
            for one in state.figures.values()
            if one.at in hexes
            and hostile(one, figure)
            and where.sees(state, figure.at, one.at)
            and (one in named or holds(state, ability.who.when, figure, aim.tally, one))
            and one.kind != "objective"
        ]
    else:
        chosen = yield from choose(game, aim, ability.who, "GH-CARDS-14", "kill")
        # KillTarget (3.4): never on attackable obstacles
        chosen = [one for one in chosen if one.kind != "objective"]
    aim.tally.killed = tuple(one.at for one in chosen)
    for one in chosen:
        yield from kill(game, one, figure)
        if ability.xp_each and figure.kind == "hero":
            gain_xp(game, state.heroes[figure.owner], ability.xp_each)
    return bool(chosen)


@effects.on(e.Shield)
def run_shield(game: Table, aim: Aim, ability: e.Shield) -> Rule[bool]:
    value = measure(game.state, ability.value, aim.figure, aim.tally) + aim.sum_of("shield")
    card, lasting = source_of(game, aim.figure)
    boon = Boon("shield", value, card=card, lasting=lasting)
    return with_boon(game, aim, who_of(ability.who, aim.boosts), boon)


@effects.on(e.Retaliate)
def run_retaliate(game: Table, aim: Aim, ability: e.Retaliate) -> Rule[bool]:
    value = measure(game.state, ability.value, aim.figure, aim.tally) + aim.sum_of("retaliate")
    card, lasting = source_of(game, aim.figure)
    boon = Boon("retaliate", value, ability.range, ability.xp_each, card, lasting=lasting)
    return with_boon(game, aim, who_of(ability.who, aim.boosts), boon)


def source_of(game: Table, figure: Figure) -> tuple[str, bool]:
    """The card being performed, and whether what it gives outlasts the round."""
    turn = game.state.turn
    if figure.kind != "hero" or turn.figure != figure.id or not turn.card or turn.basic:
        return "", False
    record = library().cards[turn.card]
    action = record.top if turn.half == "top" else record.bottom
    return turn.card, action.duration == "persistent"


def with_boon(game: Table, aim: Aim, who: e.Who, boon: Boon) -> Rule[bool]:
    """GH-MOTHER-04: from now on until the end of the round (or of the card)."""
    chosen = yield from chosen_by_rules(game, aim, who, "GH-DAMAGE-10")
    for one in chosen:
        one.boons = (*one.boons, boon)
        game.tell(f"gained-{boon.kind}", who=one.id, amount=boon.amount)
    return True


@effects.on(e.Loot)
def run_loot(game: Table, aim: Aim, ability: e.Loot) -> Rule[bool]:
    """GH-LOOT-01."""
    state, figure = game.state, aim.figure
    distance = ability.range + aim.sum_of("loot")
    if figure.kind == "hero":
        options = {"loot": True, "skip": False}
        if not (yield from pick(aim.seat, "GH-LOOT-01", options)):
            return False
        state.heroes[figure.owner].tokens += measure(state, ability.more, figure, aim.tally)
    yield from loot(game, figure, distance, ability.limit)
    return True


@effects.on(e.Summon)
def run_summon(game: Table, aim: Aim, ability: e.Summon) -> Rule[bool]:
    """GH-SUMMON-01."""
    return summon_hero_figure(game, aim.figure, ability.summon, aim.seat)


@effects.on(e.SummonMonster)
def run_summon_monster(game: Table, aim: Aim, ability: e.SummonMonster) -> Rule[bool]:
    """GH-MOTHER-03."""
    state, figure = game.state, aim.figure
    hp = 0 if ability.hp is None else measure(state, ability.hp, figure, aim.tally)
    around = figure.at
    if ability.by == "target" and aim.tally.targets:
        around = aim.tally.targets[0]
    monster = ability.monster
    if ability.cycle:  # GH-BOSS-09: by the place where the token is now
        monster = ability.cycle[memory.last_in_cycle(state, figure) % len(ability.cycle)]
    for rank in ability.ranks[state.count - 2]:
        yield from summon_monster(game, figure, monster, rank, around, hp, aim.seat)
    return True


@effects.on(e.Grant)
def run_grant(game: Table, aim: Aim, ability: e.Grant) -> Rule[bool]:
    """GrantAction (3.4): the ally performs at once; its owner decides."""
    state, figure = game.state, aim.figure
    chosen = yield from choose(game, aim, ability.who, "GH-CARDS-15", "grant")
    more: list[e.Boost] = []
    if ability.augments_too:
        for held in triggered(state, "own-attack", figure):
            if held.bonus.group == "augment" and held.bonus.boost is not None:
                more.append(held.bonus.boost)
    for one in chosen:
        who = aim.seat if one.kind != "hero" else seat_for(state, one)
        own = Aim(one, ActionTally(), who, more)
        for part in ability.abilities:
            yield from perform(game, own, part)
    return bool(chosen)


@effects.on(e.Control)
def run_control(game: Table, aim: Aim, ability: e.Control) -> Rule[bool]:
    """ControlEnemy (3.4): the enemy's former allies are its enemies meanwhile."""
    state = game.state
    chosen = yield from choose(game, aim, ability.who, "GH-CARDS-15", "control")
    for one in chosen:
        side, owner = one.side, one.owner
        one.side = "heroes"
        memory.lead(state, one)
        own = Aim(one, ActionTally(), aim.seat)
        for part in ability.abilities:
            yield from perform(game, own, part)
        memory.let_go(state, one)
        if not gone(state, one):
            one.side, one.owner = side, owner
    return bool(chosen)


@effects.on(e.ControlTurn)
def run_control_turn(game: Table, aim: Aim, ability: e.ControlTurn) -> Rule[bool]:
    """Its turn of this round with sides swapped; without effect on one that has acted."""
    chosen = yield from choose(game, aim, ability.who, "GH-CARDS-15", "control")
    for one in chosen:
        if not one.acted:
            memory.set_control(game.state, one, memory.Control(aim.seat, ability.decide))
    return bool(chosen)
