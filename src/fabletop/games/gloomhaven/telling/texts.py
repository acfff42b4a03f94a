"""Record texts: the full text of every card and item, rendered from its record."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.words import Say
from .. import records as r
from ..library import library
from .abilities import abilities_text, ability_text, action_text, bonus_text
from .phrases import boost_parts, listed, measure_text, sentence, signed
from .scenarios import dungeon_card_text, dungeon_room_text, scenario_text


def text_of(id: str, say: Say) -> str:
    """The text of a thing by its id."""
    return "\n".join(record_text(one, say) for one in records_of(id)) or say.name(id)


def records_of(id: str) -> list[r.Record]:
    box = library()
    kinds: tuple[Mapping[str, r.Record], ...] = (
        box.cards,
        box.classes,
        box.summons,
        box.monsters,
        box.monster_cards,
        box.bosses,
        box.named,
        box.items,
        box.goals,
        box.modifiers,
        box.scenarios,
        box.dungeon_rooms,
        box.dungeon_cards,
    )
    return [kind[id] for kind in kinds if id in kind]


def record_text(record: r.Record, say: Say) -> str:
    match record:
        case r.AbilityCard():
            return card_text(record, say)
        case r.HeroClass():
            return class_text(record, say)
        case r.Summoned():
            return summon_text(record, say)
        case r.Monster():
            return monster_text(record, say)
        case r.MonsterCard():
            return monster_card_text(record, say)
        case r.Boss():
            return boss_text(record, say)
        case r.Named():
            return named_text(record, say)
        case r.Item():
            return item_text(record, say)
        case r.BattleGoal():
            return goal_text(record, say)
        case r.Modifier():
            return sentence(modifier_text(record, say))
        case r.Treasure():
            return treasure_text(record, say)
        case r.Scenario():
            return scenario_text(record, say)
        case r.DungeonRoom():
            return dungeon_room_text(record, say)
        case r.DungeonCard():
            return dungeon_card_text(record, say)
    raise AssertionError(f"{type(record).__name__} has no text")


# Characters


def card_text(card: r.AbilityCard, say: Say) -> str:
    """The whole card: both halves."""
    head = say("card-head", level=card.level, initiative=card.initiative)
    top, bottom = action_text(card.top, say), action_text(card.bottom, say)
    return " ".join([head, say("card-top", text=top), say("card-bottom", text=bottom)])


def class_text(one: r.HeroClass, say: Say) -> str:
    head = say("class-head", hand=one.hand, least=one.hp[0], most=one.hp[-1])
    perks = [sentence(perk_text(perk, say)) for perk in one.perks]
    return " ".join([head, *perks, one.flavour])


def perk_text(perk: r.Perk, say: Say) -> str:
    """What one box does."""
    parts = [say("perk-remove", cards=cards_text(perk.remove, say))] if perk.remove else []
    if perk.add:
        parts.append(say("perk-add", cards=cards_text(perk.add, say)))
    if perk.ignore_items:
        parts.append(say("perk-ignore-items"))
    if perk.ignore_scenario:
        parts.append(say("perk-ignore-scenario"))
    text = "; ".join(parts)
    return say("perk-boxes", text=text, boxes=perk.boxes) if perk.boxes > 1 else text


def cards_text(cards: tuple[r.Cards, ...], say: Say) -> str:
    faces = library().modifiers
    return ", ".join(f"{one.n}× {modifier_text(faces[one.card], say)}" for one in cards)


def modifier_text(face: r.Modifier, say: Say) -> str:
    """A face: +1 Wound; rolling Push 1."""
    if face.kind in ("bless", "curse"):
        return say(f"modifier-{face.kind}")
    value = {0: say("modifier-null"), 2: "×2"}.get(face.times, signed(face.value))
    parts = boost_parts(face.boost, say)
    text = ", ".join(parts if parts and not face.value and face.rolling else [value, *parts])
    return say("modifier-rolling", text=text) if face.rolling else text


def summon_text(one: r.Summoned, say: Say) -> str:
    attack = one.attack
    shown = attack if isinstance(attack, int) else say("measure-x", what=measure_text(attack, say))
    parts = [say("stat-hp", hp=str(one.hp)), *figures_parts(one.move, shown, one.range, say)]
    parts += [say("stat-flying")] if one.flying else []
    parts += [say.name(condition) for condition in one.conditions]
    traits = [bonus_text(trait, say) for trait in one.traits]
    return " ".join(sentence(text) for text in [", ".join(parts), *traits])


# Monsters


def figures_parts(move: int, attack: int | str, range_: int, say: Say) -> list[str]:
    """Move, attack and range of a stat line; a dash is said as one."""
    shown = "–" if attack == r.NONE else str(attack)
    parts = [say("do-move", value="–" if move == r.NONE else str(move))]
    parts.append(say("do-attack", value=shown))
    return [*parts, say("part-range", range=str(range_))] if range_ else parts


def stats_text(stats: r.Stats, say: Say) -> str:
    """One line of a statistic card."""
    hp, attack = stats.hp, stats.attack
    told_hp = str(hp) if isinstance(hp, int) else measure_text(hp, say)
    told_attack = attack if isinstance(attack, int) else measure_text(attack, say)
    parts = [say("stat-hp", hp=told_hp)]
    parts += figures_parts(stats.move, told_attack, stats.range, say)
    if stats.targets > 1:
        parts.append(say("part-targets", targets=stats.targets))
    if stats.shield:
        parts.append(say("do-shield", value=str(stats.shield)))
    if stats.retaliate:
        parts.append(say("do-retaliate", value=str(stats.retaliate)))
        if stats.retaliate_range > 1:
            parts.append(say("part-range", range=str(stats.retaliate_range)))
    if stats.pierce:
        parts.append(say("boost-pierce", amount=stats.pierce))
    parts += [say.name(one) for one in stats.conditions]
    parts += [say("boost-advantage")] if stats.advantage else []
    parts += [say("stat-attackers-disadvantage")] if stats.attackers_disadvantage else []
    parts += [say("stat-flying")] if stats.flying else []
    if stats.immune:
        parts.append(say("stat-immune", conditions=listed(stats.immune, say)))
    return ", ".join(parts)


def monster_text(monster: r.Monster, say: Say) -> str:
    """Levels 0 and 7 of both ranks; the whole table is for the page to draw."""
    box = library()
    texts = [say("monster-head", figures=monster.figures)]
    for rank in ("normal", "elite"):
        for level in (0, r.LEVELS - 1):
            stats = stats_text(box.stats(monster.id, rank, level), say)
            texts.append(say("monster-line", rank=f"rank-{rank}", level=level, stats=stats))
    return " ".join(texts)


def monster_card_text(card: r.MonsterCard, say: Say) -> str:
    texts = [say("initiative", initiative=card.initiative)]
    texts += [sentence(ability_text(one, say)) for one in card.abilities]
    if card.infuse:
        texts.append(sentence(say("infuse", elements=listed(card.infuse, say))))
    return " ".join([*texts, say("shuffle")] if card.shuffle else texts)


def boss_text(boss: r.Boss, say: Say) -> str:
    stats = stats_text(library().stats(boss.id, "boss", 0), say)
    texts = [say("monster-line", rank="rank-boss", level=0, stats=stats)]
    for number, abilities in ((1, boss.special_1), (2, boss.special_2)):
        texts.append(say("boss-special", number=number, text=abilities_text(abilities, say)))
    return " ".join(texts)


def named_text(named: r.Named, say: Say) -> str:
    texts = [say("named-head", monster=named.of, more=named.level_more)]
    for level in (0, r.LEVELS - 1):
        stats = stats_text(library().stats(named.id, "named", level), say)
        texts.append(say("monster-line", rank="rank-named", level=level, stats=stats))
    return " ".join(texts)


# Items, goals, treasures


def item_text(item: r.Item, say: Say) -> str:
    texts = [say("item-head", slot=f"slot-{item.slot}", price=item.price)]
    used = item.use != "passive"
    texts += [sentence(bonus_text(one, say, used)) for one in item.bonuses]
    marks = [say(f"use-{item.use}")]
    if item.use_slots:
        marks.append(say("item-slots", uses=item.use_slots))
    if item.minus_ones:
        marks.append(say("item-minus-ones", cards=item.minus_ones))
    return " ".join([*texts, sentence(", ".join(marks))])


def goal_text(goal: r.BattleGoal, say: Say) -> str:
    return " ".join([goal_task(goal, say), say("goal-checks", checks=goal.checks), goal.flavour])


def goal_task(goal: r.BattleGoal, say: Say) -> str:
    """What has to be done, without the reward."""
    if goal.level:
        return sentence(say(f"feat-{goal.feat}-level", amount=goal.least))
    if goal.most is None:
        return sentence(say(f"feat-{goal.feat}-least", amount=goal.least))
    return sentence(say(f"feat-{goal.feat}-most", amount=goal.most))


def treasure_text(one: r.Treasure, say: Say) -> str:
    parts: list[str] = []
    for name in ("gold", "xp", "checks", "damage"):
        amount: int = getattr(one, name)
        if amount:
            parts.append(say(f"treasure-{name}", amount=amount))
    parts += [say.name(condition) for condition in one.conditions]
    box = library()
    for name, numbers in (("item", one.items), ("design", one.designs)):
        for number in numbers:
            known = box.item_numbers.get(number, f"{number:03}")
            parts.append(say(f"treasure-{name}", item=known))
    if one.random_design:
        parts.append(say("treasure-random-design"))
    if one.random_scenario:
        parts.append(say("treasure-random-scenario"))
    if one.scenario:
        parts.append(say("treasure-scenario", number=one.scenario))
    return sentence(", ".join(parts))
