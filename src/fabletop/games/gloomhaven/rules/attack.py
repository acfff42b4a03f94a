"""GH-ATTACK: attacks in their exact order."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ....kernel.ask import Rule, order, pick
from ..effects.aim import Aim
from ..effects.vocabulary import Area, Attack, Boost
from ..library import library
from ..records import NONE, Modifier
from ..state import Figure, GloomhavenState, Table
from . import where
from .abilities import perform
from .blows import added_effects, answer_back, deal, own_effects, reward, strike_back, triggers
from .bonuses import Held, has_change, triggered, use
from .clauses import holds
from .conditions import has
from .damage import kill
from .figures import can_be_seen_by_foes, foes_of, gone, hostile, seat_for, stats
from .modifiers import ADVANTAGE, DISADVANTAGE, NORMAL, REDUCED, deck_of, draw_for_attack
from .offers import offer
from .selectors import rank_fits
from .swing import Swing
from .values import measure


def area_of(ability: Attack, boosts: Sequence[Boost]) -> Area | None:
    for boost in boosts:
        if boost.area is not None:
            return boost.area
    return ability.area


def is_melee(
    state: GloomhavenState, figure: Figure, ability: Attack, boosts: Sequence[Boost]
) -> bool:
    """GH-ATTACK-01: no range given; also a pattern around the performer."""
    area = area_of(ability, boosts)
    if area is not None and not area.free:
        return True
    if ability.base_range:
        return stats(state, figure).range == 0
    return ability.range == 0


def reach_of(
    state: GloomhavenState, figure: Figure, ability: Attack, boosts: Sequence[Boost]
) -> int:
    if is_melee(state, figure, ability, boosts):
        return max([1, *(one.reach for one in boosts)])
    own = stats(state, figure).range if ability.base_range else 0
    return max(1, own + ability.range + sum(one.range for one in boosts))


def attackable(
    state: GloomhavenState, figure: Figure, distance: int, done: Sequence[Figure] = ()
) -> list[Figure]:
    """GH-ATTACK-02: enemies in range and sight, not invisible, not yet targeted."""
    return [
        one
        for one in foes_of(state, figure)
        if one not in done
        and can_be_seen_by_foes(state, one)
        and where.within(state, figure.at, one.at, distance)
    ]


def attack(game: Table, aim: Aim, ability: Attack, targets: Sequence[Figure]) -> Rule[bool]:
    """GH-ATTACK-05: one target after the other, each completely."""
    state, attacker, tally = game.state, aim.figure, aim.tally
    changes = [*ability.boosts, *aim.boosts]
    if attacker.kind != "hero":
        for held in triggered(state, "own-attack-ability", attacker):
            if not held.by_choice and held.bonus.boost is not None:
                use(game, held)
                changes.append(held.bonus.boost)
    melee = is_melee(state, attacker, ability, changes)
    waiting, met = list(targets), list(targets)
    tally.targets = tuple(one.at for one in targets)
    tally.same = tuple(one.id for one in targets)
    rewarded: list[Boost] = []
    struck = 0
    while waiting:
        target = waiting.pop(0)
        # GH-ATTACK-04: who has left or cannot be targeted any more is skipped
        if gone(state, target) or gone(state, attacker) or not can_be_seen_by_foes(state, target):
            continue
        swing = Swing(attacker, target, ability, melee, tally, aim.seat, [])
        more = yield from strike(game, swing, changes, rewarded)
        struck += 1
        for _ in range(more):  # GH-ATTACK-17
            reach = reach_of(state, attacker, ability, changes)
            left = {f"attack:{one.id}": one for one in attackable(state, attacker, reach, met)}
            if left and not gone(state, attacker):
                extra = yield from pick(aim.seat, "GH-ATTACK-17", left)
                waiting.append(extra)
                met.append(extra)
    return struck > 0


def strike(game: Table, swing: Swing, changes: Sequence[Boost], rewarded: list[Boost]) -> Rule[int]:
    """One attack; how many targets its modifier cards add."""
    state, tally = game.state, swing.tally
    attacker = swing.attacker
    redirect(game, swing)
    game.tell("attacks", who=attacker.id, whom=swing.target.id)
    for boost in changes:
        if fits(state, swing, boost):
            swing.sources += ((len(swing.boosts), item_behind(state, attacker, boost)),)
            swing.boosts.append(boost)
    yield from before_the_draw(game, swing)
    if (yield from killed_instead(game, swing)):
        return 0
    value = yield from attack_value(game, swing)
    # GH-ATTACK-08: for every target anew
    cards = draw_for_attack(game, deck_of(state, attacker), luck_of(state, swing), value)
    value = yield from with_cards(game, swing, cards, value)
    for card in cards:
        game.tell("drew", who=attacker.id, what=card.id)
    yield from deal(game, swing, value)
    reward(game, swing, rewarded)
    yield from own_effects(game, swing, cards)
    yield from added_effects(game, swing)
    yield from strike_back(game, swing)
    yield from perform_after(game, swing)
    tally.dealt = swing.dealt
    return sum(card.boost.targets for card in cards)


def item_behind(state: GloomhavenState, attacker: Figure, boost: Boost) -> str:
    """The item whose change of the whole ability this is, if any."""
    if attacker.kind != "hero":
        return ""
    items = library().items
    return next(
        (
            one.item
            for one in state.heroes[attacker.owner].items
            if any(bonus.boost is boost for bonus in items[one.item].bonuses)
        ),
        "",
    )


def perform_after(game: Table, swing: Swing) -> Rule[None]:
    """What a bonus lets the attacker perform after this attack."""
    aim = Aim(swing.attacker, swing.tally, swing.seat)
    for ability in swing.after:
        yield from perform(game, aim, ability)


def fits(state: GloomhavenState, swing: Swing, boost: Boost) -> bool:
    return holds(
        state, boost.when, swing.attacker, swing.tally, swing.target, swing.ability, swing.melee
    )


def redirect(game: Table, swing: Swing) -> None:
    """RedirectAttack (3.4): the attack is made against the bearer, if it can be targeted."""
    state = game.state
    for held in triggered(state, "ally-attacked", swing.target):
        bearer = held.bearer
        if (
            any(one.what == "redirect" for one in held.bonus.changes)
            and hostile(bearer, swing.attacker)
            and can_be_seen_by_foes(state, bearer)
            and where.far(state, bearer.at, swing.target.at) == 1
        ):
            use(game, held)
            game.tell("redirected", who=bearer.id, whom=swing.target.id)
            swing.target = bearer
            return


def killed_instead(game: Table, swing: Swing) -> Rule[bool]:
    """GH-ATTACK-26: a target that dies instead of being attacked."""
    for boost in swing.boosts:
        if boost.kill and (not boost.kill_rank or rank_fits(swing.target, boost.kill_rank)):
            if boost.kill == "one":
                options = {"kill-it": True, "attack-it": False}
                if not (yield from pick(swing.seat, "GH-ATTACK-26", options)):
                    continue
            yield from kill(game, swing.target, swing.attacker)
            return True
    return False


# Step A: everything before the card is drawn


def before_the_draw(game: Table, swing: Swing) -> Rule[None]:
    """GH-ATTACK-06, GH-ATTACK-12, GH-ITEM-02: bonuses and items, first the attacker's."""
    state = game.state
    optional = []
    for held in triggered(state, "own-attack", swing.attacker):
        if not triggers(state, held, swing):
            continue
        if held.by_choice:
            optional.append(held)
        else:
            take(game, swing, held)
    for held in (yield from offer(game, swing.seat, "GH-ITEM-02", optional)):
        take(game, swing, held)
    optional = []
    for held in triggered(state, "attacked", swing.target):
        if not triggers(state, held, swing):
            continue
        if held.by_choice:
            optional.append(held)
        else:
            guard(game, swing, held)
    if optional:
        seat = seat_for(state, swing.target)
        for held in (yield from offer(game, seat, "GH-ATTACK-12", optional)):
            guard(game, swing, held)


def take(game: Table, swing: Swing, held: Held) -> None:
    """GH-ITEM-03: what is added works as if it were part of the attack. GH-SUMMON-06: a bonus
    of the owner is none of its summons'."""
    use(game, held)
    swing.after += held.bonus.perform
    boost = held.bonus.boost
    if boost is not None and fits(game.state, swing, boost):
        value = boost.attack
        if not isinstance(value, int):  # what counts around the bearer is counted there
            amount = measure(game.state, value, held.bearer, swing.tally, swing.target)
            boost = msgspec.structs.replace(boost, attack=amount)
        swing.sources += ((len(swing.boosts), held.source),)
        swing.boosts.append(boost)


def guard(game: Table, swing: Swing, held: Held) -> None:
    """The target's bonus against this attack."""
    use(game, held)
    if held.bonus.boost is not None:
        swing.sources += ((len(swing.boosts), held.source),)
        swing.boosts.append(held.bonus.boost)
    swing.shield += held.bonus.shield
    answer_back(swing, held)


def attack_value(game: Table, swing: Swing) -> Rule[int]:
    """GH-ATTACK-06: the player orders what is added and what is doubled."""
    state = game.state
    value = base_value(state, swing)
    sources = dict(swing.sources)
    added: list[tuple[str, int, str]] = []
    doubled: list[tuple[str, int, str]] = []
    for number, boost in enumerate(swing.boosts):
        amount = measure(state, boost.attack, swing.attacker, swing.tally, swing.target)
        if amount:
            added.append((f"add:{amount}:{number}", amount, sources.get(number, "")))
        if boost.times > 1:
            doubled.append((f"times:{boost.times}:{number}", boost.times, sources.get(number, "")))
    if has(swing.target, "poison"):  # GH-COND-03
        added.append(("poison", 1, ""))
    if added and doubled:
        steps = {step[0]: step for step in (*added, *doubled)}
        chosen = yield from order(swing.seat, "GH-ATTACK-06", steps)
    else:
        chosen = [*added, *doubled]
    for key, amount, source in chosen:
        value = value * amount if key.startswith("times") else value + amount
        kind = key.partition(":")[0]
        swing.note("bonus" if kind == "add" else kind, amount, source)
    if value < 0:
        swing.note("least", -value)
    return max(0, value)


def base_value(state: GloomhavenState, swing: Swing) -> int:
    """What is printed: the card's value, added to the figure's own where it is relative."""
    ability, attacker = swing.ability, swing.attacker
    printed = measure(state, ability.value, attacker, swing.tally, swing.target)
    if not ability.relative:
        swing.note("attack", printed)
        return printed
    own = stats(state, attacker).attack
    base = measure(state, own, attacker, swing.tally)
    base = 0 if base == NONE else base
    swing.note("attack", base)
    swing.note("card", printed)
    return printed + base


# Steps B and C: luck and cards


def luck_of(state: GloomhavenState, swing: Swing) -> int:
    """GH-ATTACK-07: at least one source of each cancels to normal."""
    attacker, target = swing.attacker, swing.target
    good = (
        has(attacker, "strengthen")  # GH-COND-11
        or any(one.advantage for one in swing.boosts)
        or (attacker.kind == "monster" and stats(state, attacker).advantage)
    )
    bad = (
        has(attacker, "muddle")  # GH-COND-08
        or any(one.disadvantage for one in swing.boosts)
        or (not swing.melee and where.far(state, attacker.at, target.at) == 1)
        or (target.kind == "monster" and stats(state, target).attackers_disadvantage)
    )
    if good == bad:
        return NORMAL
    return ADVANTAGE if good else DISADVANTAGE


def with_cards(game: Table, swing: Swing, cards: list[Modifier], value: int) -> Rule[int]:
    """GH-MOD-02: numbers are added, 2x doubles, Null makes the damage 0 (GH-ATTACK-09)."""
    state = game.state
    added, doublings = 0, 0
    reduced = state.options.get("randomness") == "reduced"
    helmet = swing.target.kind == "hero" and has_change(
        state, state.heroes[swing.target.owner], "double-as-zero"
    )
    for card in cards:
        swing.boosts.append(card.boost)
        if card.times == 1:
            added += card.value
        elif reduced:  # GH-VAR-01
            added += REDUCED if card.times else -REDUCED
        elif card.times == 0:
            swing.null = True
        elif not helmet:
            doublings += 1
    for card in cards:
        added += measure(state, card.boost.attack, swing.attacker, swing.tally, swing.target)
    swing.drawn = tuple(card.id for card in cards)
    if swing.null:
        swing.note("null", 0)
    elif added and doublings:  # GH-MOD-03: the player chooses the order
        first = {"add-first": True, "double-first": False}
        if (yield from pick(swing.seat, "GH-MOD-03", first)):
            swing.note("modifier", added)
            swing.note("double", 1 << doublings)
            return max(0, (value + added) << doublings)
    if doublings and not swing.null:
        swing.note("double", 1 << doublings)
    if not swing.null and (added or not doublings):
        swing.note("modifier", added)
    return max(0, (value << doublings) + added)  # GH-ATTACK-10
