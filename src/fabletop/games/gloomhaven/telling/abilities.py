"""Ability texts: how abilities, bonuses and whole actions read. All words are in ``words/``."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.words import Say
from ..effects import vocabulary as s
from ..effects.registry import effects
from ..records import Action
from .phrases import (
    boost_text,
    change_text,
    clauses,
    listed,
    meaning,
    number,
    only_if,
    sentence,
    signed,
    who_text,
)


def abilities_text(abilities: Iterable[s.AnyAbility], say: Say) -> str:
    return "; ".join(ability_text(one, say) for one in abilities)


def ability_text(ability: s.AnyAbility, say: Say) -> str:
    """One line of a card: Attack 3, Range 2, Pierce 1."""
    text = only_if(", ".join(line_parts(ability, say)), ability.when, say)
    if ability.xp:
        text = f"{text}, {say('xp', xp=ability.xp)}"
    pushing = isinstance(ability, s.Push)
    return "; ".join([text, *(augment_text(one, say, pushing) for one in ability.augments)])


def augment_text(augment: s.Augment, say: Say, pushing: bool = False) -> str:
    """What an element adds: Fire → +1 Attack, 1 XP. More of a stand-alone push is a sum."""
    parts: list[str] = []
    if augment.boost is not None and pushing:
        parts.append(say("boost-push-more", amount=signed(augment.boost.push)))
    elif augment.boost is not None:
        parts.append(boost_text(augment.boost, say))
    if augment.instead:
        parts.append(say("augment-instead", abilities=abilities_text(augment.instead, say)))
    parts += [ability_text(one, say) for one in augment.then]
    if augment.xp:
        parts.append(say("xp", xp=augment.xp))
    return say("augment", elements=listed(augment.elements, say), effects=", ".join(parts))


def line_parts(ability: s.AnyAbility, say: Say) -> list[str]:
    """The pieces of one line."""
    parts: list[str] = effects.text(ability, say)
    return parts


# The pieces of one line, kind by kind


@effects.text_of(s.Move)
def _move(move: s.Move, say: Say) -> list[str]:
    parts = [say("do-move", value=number(move.value, move.relative)), *meaning(move.value, say)]
    flags = {
        "jump": move.jump,
        "straight": move.straight,
        "loots": move.loots,
        "clears": move.clears,
    }
    parts += [say(f"part-{name}") for name, holds in flags.items() if holds]
    return [*parts, say(f"part-end-by-{move.end_by}")] if move.end_by else parts


@effects.text_of(s.Attack)
def _attack(attack: s.Attack, say: Say) -> list[str]:
    parts = [say("do-attack", value=number(attack.value, attack.relative))]
    parts += meaning(attack.value, say)
    if attack.base_range and attack.range:
        parts.append(say("part-range", range=signed(attack.range)))
    elif attack.range:
        parts.append(say("part-range", range=str(attack.range)))
    if attack.targets > 1:
        parts.append(say("part-targets", targets=attack.targets))
    if attack.area is not None:
        parts.append(say("part-area", hexes=len(attack.area.hexes)))
    if attack.who is not None:
        parts.append(who_text(attack.who, say))
    if attack.along:
        parts.append(say("part-along"))
    if attack.same_target:
        parts.append(say("part-same-target"))
    if attack.pierce:
        parts.append(say("boost-pierce", amount=attack.pierce))
    if attack.push:
        parts.append(say("part-push", amount=str(attack.push)))
    if attack.impact is not None:
        impact = attack.impact
        parts.append(say(f"part-impact-{impact.kind}", damage=impact.damage, xp=impact.xp))
    if attack.pull:
        parts.append(say("part-pull", amount=str(attack.pull)))
    parts += [say.name(one) for one in attack.conditions]
    parts += [boost_text(one, say) for one in attack.boosts]
    return [*parts, say("part-xp-target", xp=attack.xp_each)] if attack.xp_each else parts


@effects.text_of(s.Heal)
def _heal(ability: s.Heal, say: Say) -> list[str]:
    text = say("do-heal", value=number(ability.value), who=who_text(ability.who, say))
    return [text, *meaning(ability.value, say)]


@effects.text_of(s.Shield)
def _shield(ability: s.Shield, say: Say) -> list[str]:
    parts = [say("do-shield", value=number(ability.value)), *meaning(ability.value, say)]
    return parts if ability.who == s.SELF else [*parts, who_text(ability.who, say)]


@effects.text_of(s.Retaliate)
def _retaliate(ability: s.Retaliate, say: Say) -> list[str]:
    parts = [say("do-retaliate", value=number(ability.value)), *meaning(ability.value, say)]
    if ability.range > 1:
        parts.append(say("part-range", range=str(ability.range)))
    if ability.who != s.SELF:
        parts.append(who_text(ability.who, say))
    return [*parts, say("part-xp-retaliate", xp=ability.xp_each)] if ability.xp_each else parts


@effects.text_of(s.Loot)
def _loot(ability: s.Loot, say: Say) -> list[str]:
    parts = [say("do-loot", range=ability.range)]
    if ability.limit:
        parts.append(say("part-limit", limit=ability.limit))
    if ability.more:
        parts.append(say("part-more-money"))
    return [*parts, *meaning(ability.more, say)]


@effects.text_of(s.Inflict)
def _inflict(ability: s.Inflict, say: Say) -> list[str]:
    conditions = listed(ability.conditions, say)
    return [say("do-condition", conditions=conditions, who=who_text(ability.who, say))]


@effects.text_of(s.Damage)
def _damage(ability: s.Damage, say: Say) -> list[str]:
    text = say("do-damage", value=number(ability.value), who=who_text(ability.who, say))
    return [text, *meaning(ability.value, say)]


@effects.text_of(s.Push)
def _push(ability: s.Push, say: Say) -> list[str]:
    return [say("part-push", amount=number(ability.value)), who_text(ability.who, say)]


@effects.text_of(s.Pull)
def _pull(ability: s.Pull, say: Say) -> list[str]:
    parts = [say("part-pull", amount=number(ability.value)), who_text(ability.who, say)]
    return [*parts, say("part-toward-hex")] if ability.toward == "hex" else parts


@effects.text_of(s.Kill)
def _kill(ability: s.Kill, say: Say) -> list[str]:
    if ability.area is None:
        parts = [say("do-kill", who=who_text(ability.who, say))]
    else:
        hit = ", ".join(clauses(ability.who.when, say))
        parts = [say("do-kill-area", hexes=len(ability.area.hexes), clauses=hit)]
    return [*parts, say("part-xp-kill", xp=ability.xp_each)] if ability.xp_each else parts


@effects.text_of(s.Bonus)
def _bonus(ability: s.Bonus, say: Say) -> list[str]:
    return [bonus_text(ability, say)]


@effects.text_of(s.ChooseHex)
def _choose_hex(ability: s.ChooseHex, say: Say) -> list[str]:
    return [say("do-choose-hex", range=ability.range)]


@effects.text_of(s.Summon)
def _summon(ability: s.Summon, say: Say) -> list[str]:
    return [say("do-summon", summon=ability.summon)]


@effects.text_of(s.SummonMonster)
def _summon_monster(ability: s.SummonMonster, say: Say) -> list[str]:
    counts = [", ".join(say.name(f"rank-{rank}") for rank in ranks) for ranks in ability.ranks]
    told = counts[0] if len(set(counts)) == 1 else " / ".join(counts)
    types = " / ".join(say.name(one) for one in ability.cycle) or say.name(ability.monster)
    parts = [say("do-summon-monster", monster=types, ranks=told)]
    if ability.by == "target":
        parts.append(say("part-by-target"))
    if ability.hp is not None:
        parts.append(say("part-own-hp"))
    return parts


@effects.text_of(s.Recover)
def _recover(ability: s.Recover, say: Say) -> list[str]:
    kind = f"{ability.pile}-{'some' if ability.cards else 'all'}"
    if ability.owner == "neighbour":
        kind = "neighbour"
    return [say(f"do-recover-{kind}", cards=ability.cards, who=who_text(ability.who, say))]


@effects.text_of(s.LoseCards)
def _lose_cards(ability: s.LoseCards, say: Say) -> list[str]:
    return [say("do-lose-cards", cards=ability.cards, who=who_text(ability.who, say))]


@effects.text_of(s.Refresh)
def _refresh(ability: s.Refresh, say: Say) -> list[str]:
    small, many = "-small" if ability.slot else "", "some" if ability.items else "all"
    kind = f"{ability.state}{small}-{many}"
    return [say(f"do-refresh-{kind}", items=ability.items, who=who_text(ability.who, say))]


@effects.text_of(s.CreateTrap)
def _create_trap(ability: s.CreateTrap, say: Say) -> list[str]:
    effects = [say("trap-damage", damage=ability.damage)] if ability.damage else []
    effects += [say.name(one) for one in ability.conditions]
    parts = [say("do-create-trap", effects=", ".join(effects), range=ability.range)]
    return [*parts, say("part-xp-sprung", xp=ability.xp_sprung)] if ability.xp_sprung else parts


@effects.text_of(s.DisarmTrap)
def _disarm_trap(ability: s.DisarmTrap, say: Say) -> list[str]:
    return [say("do-disarm-trap", range=ability.range)]


@effects.text_of(s.SpringTrap)
def _spring_trap(ability: s.SpringTrap, say: Say) -> list[str]:
    return [say("do-spring-trap", who=who_text(ability.who, say))]


@effects.text_of(s.CreateObstacle)
def _create_obstacle(ability: s.CreateObstacle, say: Say) -> list[str]:
    if ability.at:
        return [say("do-create-obstacle-killed")]
    size, count = ability.size, ability.count
    return [say("do-create-obstacle", count=count, size=size, range=ability.range)]


@effects.text_of(s.DestroyObstacle)
def _destroy_obstacle(ability: s.DestroyObstacle, say: Say) -> list[str]:
    kind = "some" if ability.count else "all"
    return [say(f"do-destroy-obstacle-{kind}", count=ability.count, range=ability.range)]


@effects.text_of(s.MoveObstacle)
def _move_obstacle(ability: s.MoveObstacle, say: Say) -> list[str]:
    return [say("do-move-obstacle", range=ability.range, to=ability.to)]


@effects.text_of(s.Infuse)
def _infuse(ability: s.Infuse, say: Say) -> list[str]:
    return [say("infuse", elements=listed(ability.elements, say))]


@effects.text_of(s.Consume)
def _consume(ability: s.Consume, say: Say) -> list[str]:
    parts = [boost_text(ability.boost, say)] if ability.boost is not None else []
    parts += [ability_text(one, say) for one in ability.then]
    return [say("augment", elements=listed(ability.elements, say), effects=", ".join(parts))]


@effects.text_of(s.Grant)
def _grant(ability: s.Grant, say: Say) -> list[str]:
    told = abilities_text(ability.abilities, say)
    parts = [say("do-grant", who=who_text(ability.who, say), abilities=told)]
    return [*parts, say("part-augments-too")] if ability.augments_too else parts


@effects.text_of(s.Control)
def _control(ability: s.Control, say: Say) -> list[str]:
    told = abilities_text(ability.abilities, say)
    return [say("do-control", who=who_text(ability.who, say), abilities=told)]


@effects.text_of(s.ControlTurn)
def _control_turn(ability: s.ControlTurn, say: Say) -> list[str]:
    return [say(f"do-control-turn-{ability.decide}", who=who_text(ability.who, say))]


@effects.text_of(s.ShiftInitiative)
def _shift_initiative(ability: s.ShiftInitiative, say: Say) -> list[str]:
    return [say("do-shift-initiative", amount=ability.amount)]


@effects.text_of(s.PlayCard)
def _play_card(ability: s.PlayCard, say: Say) -> list[str]:
    return [say(f"do-play-card-{ability.half}")]


@effects.text_of(s.ExtraTurn)
def _extra_turn(ability: s.ExtraTurn, say: Say) -> list[str]:
    return [say("do-extra-turn")]


@effects.text_of(s.Special)
def _special(ability: s.Special, say: Say) -> list[str]:
    return [say("do-special", number=ability.number)]


@effects.text_of(s.NextMarker)
def _next_marker(ability: s.NextMarker, say: Say) -> list[str]:
    return [say("do-next-marker", markers=", ".join(ability.markers))]


@effects.text_of(s.ExtraTurns)
def _extra_turns(ability: s.ExtraTurns, say: Say) -> list[str]:
    return [say("do-extra-turns", monster=ability.monster)]


@effects.text_of(s.SummonToken)
def _summon_token(ability: s.SummonToken, say: Say) -> list[str]:
    parts = [say("do-summon-token", token=ability.token, count=number(ability.count))]
    if ability.hp is None:
        parts.append(say("part-token-safe"))
    else:
        parts.append(say("part-token-hp", hp=number(ability.hp)))
    if ability.attack is not None:
        parts.append(say("part-token-acts", move=ability.move, attack=number(ability.attack)))
    return parts


@effects.text_of(s.Hatch)
def _hatch(ability: s.Hatch, say: Say) -> list[str]:
    return [say("do-hatch", token=ability.token, monster=ability.monster)]


@effects.text_of(s.ShiftToken)
def _shift_token(ability: s.ShiftToken, say: Say) -> list[str]:
    return [say("do-shift-token", token=ability.token, markers=", ".join(ability.markers))]


@effects.text_of(s.Flee)
def _flee(ability: s.Flee, say: Say) -> list[str]:
    return [say("do-flee", value=number(ability.value))]


@effects.text_of(s.Gather)
def _gather(ability: s.Gather, say: Say) -> list[str]:
    return [say("do-gather")]


@effects.text_of(s.Betray)
def _betray(ability: s.Betray, say: Say) -> list[str]:
    return [say("do-betray", move=ability.move)]


# Bonuses and actions


def bonus_text(bonus: s.Bonus, say: Say, used: bool = False) -> str:
    """When, under which clauses, what. With `used` it is an item that serves one attack."""
    trigger = "one-attack" if used and bonus.on == "own-attack" else bonus.on
    when = [] if bonus.on == "always" else [say(f"on-{trigger}")]
    if bonus.of != s.SELF and bonus.on != "ally-attacked":  # the trigger has said it
        when.append(who_text(bonus.of, say))
    when += clauses(bonus.only, say)
    if bonus.uses:
        when.append(say("bonus-uses", uses=bonus.uses))
    if bonus.consume:
        when.append(say("bonus-consume", elements=listed(bonus.consume, say)))
    if bonus.destroy_obstacle:
        when.append(say("bonus-obstacle"))
    if bonus.optional:
        when.append(say("bonus-optional"))
    text = ", ".join(bonus_effects(bonus, say))
    if when:
        text = say("bonus", when=", ".join(when), effects=text)
    return f"{say(f'group-{bonus.group}')} {sentence(text)}" if bonus.group else text


def bonus_effects(bonus: s.Bonus, say: Say) -> list[str]:
    found = [boost_text(bonus.boost, say)] if bonus.boost is not None else []
    if bonus.shield:
        found.append(say("do-shield", value=str(bonus.shield)))
    if bonus.negate:
        found.append(say("bonus-negate"))
    if bonus.retaliate:
        found.append(say("do-retaliate", value=str(bonus.retaliate)))
        if bonus.retaliate_range > 1:
            found.append(say("part-range", range=str(bonus.retaliate_range)))
    found += [ability_text(one, say) for one in bonus.perform]
    return found + [change_text(one, say) for one in bonus.changes]


def action_text(action: Action, say: Say) -> str:
    """One half of a card."""
    texts = [sentence(ability_text(one, say)) for one in action.abilities]
    if action.infuse:
        texts.append(sentence(say("infuse", elements=listed(action.infuse, say))))
    marks = [say("xp", xp=action.xp)] if action.xp else []
    if action.slots:
        marks.append(say("slots", uses=len(action.slots), xp="–".join(map(str, action.slots))))
    if action.duration:
        marks.append(say(f"duration-{action.duration}"))
    if action.lost:
        marks.append(say("lost"))
    if action.unrecoverable:
        marks.append(say("unrecoverable"))
    return " ".join([*texts, sentence(", ".join(marks))] if marks else texts)
