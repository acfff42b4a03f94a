"""How abilities, bonuses and whole actions read. All words are in ``words/``."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.words import Say
from ..effects import vocabulary as s
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
    match ability:
        case s.Move():
            return _move(ability, say)
        case s.Attack():
            return _attack(ability, say)
        case s.Heal(value=value, who=who):
            return [say("do-heal", value=number(value), who=who_text(who, say)),
                    *meaning(value, say)]  # fmt: skip
        case s.Shield(value=value, who=who):
            parts = [say("do-shield", value=number(value)), *meaning(value, say)]
            return parts if who == s.SELF else [*parts, who_text(who, say)]
        case s.Retaliate():
            return _retaliate(ability, say)
        case s.Loot(range=range_, limit=limit, more=more):
            parts = [say("do-loot", range=range_)]
            parts += [say("part-limit", limit=limit)] if limit else []
            return [*parts, *([say("part-more-money")] if more else []), *meaning(more, say)]
        case s.Inflict(conditions=conditions, who=who):
            return [say("do-condition", conditions=listed(conditions, say), who=who_text(who, say))]
        case s.Damage(value=value, who=who):
            text = say("do-damage", value=number(value), who=who_text(who, say))
            return [text, *meaning(value, say)]
        case s.Push(value=value, who=who):
            return [say("part-push", amount=number(value)), who_text(who, say)]
        case s.Pull(value=value, who=who, toward=toward):
            parts = [say("part-pull", amount=number(value)), who_text(who, say)]
            return [*parts, say("part-toward-hex")] if toward == "hex" else parts
        case s.Kill():
            return _kill(ability, say)
        case s.Bonus():
            return [bonus_text(ability, say)]
    return _other(ability, say)


def _move(move: s.Move, say: Say) -> list[str]:
    parts = [say("do-move", value=number(move.value, move.relative)), *meaning(move.value, say)]
    flags = {"jump": move.jump, "straight": move.straight, "loots": move.loots,
             "clears": move.clears}  # fmt: skip
    parts += [say(f"part-{name}") for name, holds in flags.items() if holds]
    return [*parts, say(f"part-end-by-{move.end_by}")] if move.end_by else parts


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


def _retaliate(ability: s.Retaliate, say: Say) -> list[str]:
    parts = [say("do-retaliate", value=number(ability.value)), *meaning(ability.value, say)]
    if ability.range > 1:
        parts.append(say("part-range", range=str(ability.range)))
    if ability.who != s.SELF:
        parts.append(who_text(ability.who, say))
    return [*parts, say("part-xp-retaliate", xp=ability.xp_each)] if ability.xp_each else parts


def _kill(ability: s.Kill, say: Say) -> list[str]:
    if ability.area is None:
        parts = [say("do-kill", who=who_text(ability.who, say))]
    else:
        hit = ", ".join(clauses(ability.who.when, say))
        parts = [say("do-kill-area", hexes=len(ability.area.hexes), clauses=hit)]
    return [*parts, say("part-xp-kill", xp=ability.xp_each)] if ability.xp_each else parts


def _other(ability: s.AnyAbility, say: Say) -> list[str]:
    match ability:
        case s.ChooseHex(range=range_):
            return [say("do-choose-hex", range=range_)]
        case s.Summon(summon=summon):
            return [say("do-summon", summon=summon)]
        case s.SummonMonster():
            return _summon_monster(ability, say)
        case s.Recover(pile=pile, cards=cards, who=who, owner=owner):
            kind = "neighbour" if owner == "neighbour" else f"{pile}-{'some' if cards else 'all'}"
            return [say(f"do-recover-{kind}", cards=cards, who=who_text(who, say))]
        case s.LoseCards(cards=cards, who=who):
            return [say("do-lose-cards", cards=cards, who=who_text(who, say))]
        case s.Refresh(state=state, items=items, slot=slot, who=who):
            kind = f"{state}{'-small' if slot else ''}-{'some' if items else 'all'}"
            return [say(f"do-refresh-{kind}", items=items, who=who_text(who, say))]
        case s.CreateTrap():
            return _trap(ability, say)
        case s.DisarmTrap(range=range_):
            return [say("do-disarm-trap", range=range_)]
        case s.SpringTrap(who=who):
            return [say("do-spring-trap", who=who_text(who, say))]
        case s.CreateObstacle(count=count, size=size, range=range_, at=at):
            if at:
                return [say("do-create-obstacle-killed")]
            return [say("do-create-obstacle", count=count, size=size, range=range_)]
        case s.DestroyObstacle(count=count, range=range_):
            kind = "some" if count else "all"
            return [say(f"do-destroy-obstacle-{kind}", count=count, range=range_)]
        case s.MoveObstacle(range=range_, to=to):
            return [say("do-move-obstacle", range=range_, to=to)]
        case s.Infuse(elements=elements):
            return [say("infuse", elements=listed(elements, say))]
        case s.Consume(elements=elements, boost=boost, then=then):
            parts = [boost_text(boost, say)] if boost is not None else []
            parts += [ability_text(one, say) for one in then]
            return [say("augment", elements=listed(elements, say), effects=", ".join(parts))]
    return _command(ability, say)


def _command(ability: s.AnyAbility, say: Say) -> list[str]:
    match ability:
        case s.Grant(who=who, abilities=abilities, augments_too=too):
            told = abilities_text(abilities, say)
            parts = [say("do-grant", who=who_text(who, say), abilities=told)]
            return [*parts, say("part-augments-too")] if too else parts
        case s.Control(who=who, abilities=abilities):
            told = abilities_text(abilities, say)
            return [say("do-control", who=who_text(who, say), abilities=told)]
        case s.ControlTurn(who=who, decide=decide):
            return [say(f"do-control-turn-{decide}", who=who_text(who, say))]
        case s.ShiftInitiative(amount=amount):
            return [say("do-shift-initiative", amount=amount)]
        case s.PlayCard(half=half):
            return [say(f"do-play-card-{half}")]
        case s.ExtraTurn():
            return [say("do-extra-turn")]
        case s.Special(number=which):
            return [say("do-special", number=which)]
        case s.NextMarker(markers=markers):
            return [say("do-next-marker", markers=", ".join(markers))]
        case s.ExtraTurns(monster=monster):
            return [say("do-extra-turns", monster=monster)]
        case s.SummonToken():
            return _summon_token(ability, say)
        case s.Hatch(token=token, monster=monster):
            return [say("do-hatch", token=token, monster=monster)]
        case s.ShiftToken(token=token, markers=markers):
            return [say("do-shift-token", token=token, markers=", ".join(markers))]
        case s.Flee(value=value):
            return [say("do-flee", value=number(value))]
        case s.Gather():
            return [say("do-gather")]
        case s.Betray(move=move):
            return [say("do-betray", move=move)]
    raise AssertionError(f"{type(ability).__name__} has no words")


def _summon_token(ability: s.SummonToken, say: Say) -> list[str]:
    parts = [say("do-summon-token", token=ability.token, count=number(ability.count))]
    if ability.hp is None:
        parts.append(say("part-token-safe"))
    else:
        parts.append(say("part-token-hp", hp=number(ability.hp)))
    if ability.attack is not None:
        parts.append(say("part-token-acts", move=ability.move, attack=number(ability.attack)))
    return parts


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


def _trap(ability: s.CreateTrap, say: Say) -> list[str]:
    effects = [say("trap-damage", damage=ability.damage)] if ability.damage else []
    effects += [say.name(one) for one in ability.conditions]
    parts = [say("do-create-trap", effects=", ".join(effects), range=ability.range)]
    return [*parts, say("part-xp-sprung", xp=ability.xp_sprung)] if ability.xp_sprung else parts


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
