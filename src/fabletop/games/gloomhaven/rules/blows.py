"""GH-ATTACK-11 to GH-ATTACK-24: what a single attack does once its cards are drawn."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..effects.vocabulary import Boost
from ..records import Modifier
from ..state import Boon, GloomhavenState, Table
from . import where
from .bonuses import Held, has_change, triggered, use
from .cards import gain_xp
from .clauses import holds
from .conditions import give
from .damage import suffer
from .defence import retaliation, shield_of
from .elements import infuse
from .feats import count
from .figures import gone, seat_for, stats
from .forced import force
from .healing import heal
from .offers import offer
from .swing import Swing
from .values import measure

OVERKILL = 4


def triggers(state: GloomhavenState, held: Held, swing: Swing) -> bool:
    melee = swing.melee
    if held.bonus.group == "augment" and held.hero is not None and not melee:
        melee = has_change(state, held.hero, "augments-at-range")
    return holds(
        state, held.bonus.only, swing.attacker, swing.tally, swing.target, swing.ability, melee
    )


# Steps D and E: defence and damage


def deal(game: Table, swing: Swing, value: int) -> Rule[None]:
    """GH-ATTACK-11, GH-ATTACK-13, GH-ATTACK-14."""
    state, target, attacker = game.state, swing.target, swing.attacker
    own = stats(state, attacker).pierce if attacker.kind == "monster" else 0
    swing.pierce = own + swing.ability.pierce + sum(one.pierce for one in swing.boosts)
    if any(one.ignore_shields for one in swing.boosts):
        swing.pierce = 999
    shield = shield_of(state, target) + swing.shield
    damage = max(0, value - max(0, shield - swing.pierce))
    if shield:
        swing.note("shield", -shield)
        if swing.pierce:
            swing.note("pierce", min(shield, swing.pierce))
    swing.pierce = max(0, swing.pierce - shield)
    if swing.null:
        damage = 0
    if damage and target.kind == "hero":
        damage = yield from damaged(game, swing, damage)
    whole = target.hp == target.most
    state.blow = swing.blow(damage)
    swing.dealt = yield from suffer(game, target, damage, attacker)
    state.blow = swing.blow(damage, suffered=True)
    if state.turn.figure == attacker.id:
        state.turn.inflicted += swing.dealt
    if gone(state, target) and target.kind == "monster" and attacker.owner >= 0:
        hero = state.heroes[attacker.owner]
        if whole:
            count(hero, "clean-kills")
        if -target.hp >= OVERKILL:
            count(hero, "overkills")


def damaged(game: Table, swing: Swing, damage: int) -> Rule[int]:
    """GH-ATTACK-12: reactions to the damage of an attack, before it is suffered."""
    state, target = game.state, swing.target
    optional = []
    for held in triggered(state, "damaged-by-attack", target):
        if not triggers(state, held, swing):
            continue
        if held.by_choice:
            optional.append(held)
        elif damage:
            damage = parry(game, swing, held, damage)
    if optional and damage:
        seat = seat_for(state, target)
        about = str(damage)
        for held in (yield from offer(game, seat, "GH-ITEM-08", optional, about)):
            damage = parry(game, swing, held, damage)
    return damage


def answer_back(swing: Swing, held: Held) -> None:
    """A bonus that retaliates against this very attack."""
    if held.bonus.retaliate:
        more = (held.bonus.retaliate, held.bonus.retaliate_range)
        swing.retaliates = (*swing.retaliates, more)


def parry(game: Table, swing: Swing, held: Held, damage: int) -> int:
    use(game, held)
    answer_back(swing, held)
    if held.bonus.negate:
        swing.note("parried", -damage, held.source)
        return 0
    shield = max(0, held.bonus.shield - swing.pierce)
    swing.pierce = max(0, swing.pierce - held.bonus.shield)
    swing.note("parried", -min(damage, shield), held.source)
    return max(0, damage - shield)


# Steps F and G: effects and retaliation


def added_effects(game: Table, swing: Swing) -> Rule[None]:
    """GH-ATTACK-15: on whoever is still on the map, also without damage."""
    state, target = game.state, swing.target
    if gone(state, target):
        return
    innate = stats(state, swing.attacker).conditions if swing.attacker.kind != "hero" else ()
    for condition in (*swing.ability.conditions, *innate):
        give(game, target, condition)  # GH-ATTACK-18: too late for this attack's own value
    for boost in swing.boosts:
        for condition in boost.conditions:
            give(game, target, condition)
    yield from forced_effects(game, swing)


def forced_effects(game: Table, swing: Swing) -> Rule[None]:
    """GH-MOVE-24: each push and pull by itself; GH-ATTACK-16: in the attacker's order."""
    state = game.state
    waiting = [("push", one) for one in pushes(swing)] + [("pull", one) for one in pulls(swing)]
    while waiting and not gone(state, swing.target):
        if len(waiting) == 1:
            kind, amount = waiting[0]
        else:
            options = {f"{kind}:{amount}": (kind, amount) for kind, amount in waiting}
            kind, amount = yield from pick(swing.seat, "GH-ATTACK-16", options)
        waiting.remove((kind, amount))
        yield from force(
            game,
            "push" if kind == "push" else "pull",
            swing.target,
            amount,
            swing.attacker.at,
            swing.attacker,
            swing.seat,
            swing.ability.impact if kind == "push" else None,
            may_skip=swing.attacker.kind != "monster",  # GH-MATTACK-07
        )


def pushes(swing: Swing) -> list[int]:
    return [one for one in (swing.ability.push, *(b.push for b in swing.boosts)) if one]


def pulls(swing: Swing) -> list[int]:
    return [one for one in (swing.ability.pull, *(b.pull for b in swing.boosts)) if one]


def own_effects(game: Table, swing: Swing, cards: list[Modifier]) -> Rule[None]:
    """What an attack does to the attacker itself (3.6)."""
    state, attacker = game.state, swing.attacker
    for boost in swing.boosts:
        if gone(state, attacker):
            return
        if boost.self_heal:  # GH-MOD-15
            heal(game, attacker, boost.self_heal)
        if boost.heal_per_hit and swing.dealt:
            heal(game, attacker, boost.heal_per_hit)
        if boost.self_shield:
            attacker.boons = (*attacker.boons, Boon("shield", boost.self_shield))
        if boost.self_retaliate:
            attacker.boons = (*attacker.boons, Boon("retaliate", boost.self_retaliate))
        for condition in boost.self_conditions:
            give(game, attacker, condition)
        for element in boost.infuse:
            if any(card.boost is boost for card in cards) and attacker.kind == "hero":
                options = {"infuse": True, "skip": False}  # GH-CARDS-14: may be skipped
                if not (yield from pick(swing.seat, "GH-MOD-15", options, about=element)):
                    continue
            yield from infuse(game, swing.seat, element)


def strike_back(game: Table, swing: Swing) -> Rule[None]:
    """GH-ATTACK-20: with the positions after push and pull (GH-ATTACK-21), each time
    (GH-ATTACK-22), also by the disarmed (GH-ATTACK-23)."""
    state, target, attacker = game.state, swing.target, swing.attacker
    if gone(state, target) or gone(state, attacker):
        return
    amount, xp = retaliation(state, target, attacker)
    distance = where.far(state, target.at, attacker.at)
    amount += sum(more for more, reach in swing.retaliates if distance <= reach)
    if not amount:
        return
    game.tell("retaliated", who=target.id, whom=attacker.id, amount=amount)
    yield from suffer(game, attacker, amount, target)
    if xp and target.kind == "hero":
        gain_xp(game, state.heroes[target.owner], xp)


def reward(game: Table, swing: Swing, rewarded: list[Boost]) -> None:
    """Experience tied to targets and to changes (GH-CARDS-20)."""
    state = game.state
    if swing.attacker.kind != "hero":
        return
    hero = state.heroes[swing.attacker.owner]
    gain_xp(game, hero, swing.ability.xp_each)
    for boost in swing.boosts:
        if boost.xp == 0:
            continue
        if not boost.xp_each and isinstance(boost.xp, int) and boost in rewarded:
            continue
        rewarded.append(boost)
        gain_xp(game, hero, measure(state, boost.xp, swing.attacker, swing.tally, swing.target))
