"""Scenario texts: goals, special rules, penalties of random dungeons."""

from __future__ import annotations

from ....kernel.words import Say
from .. import records as r
from ..effects.vocabulary import Measure
from ..state import Laid
from .phrases import listed, measure_text, sentence


def scenario_text(one: r.Scenario, say: Say) -> str:
    texts = [one.introduction, sentence(goal_of(one, say))]
    return " ".join([*texts, *(sentence(rule) for rule in rules_of(one, say))])


def goal_of(one: r.Scenario, say: Say) -> str:
    """What wins the scenario."""
    goal = one.goal
    parts = [say("goal-kill-all")] if goal.kill_all else []
    parts += [say("goal-kill", monster=id) for id in goal.kill]
    if goal.kill_count:
        count = goal.kill_count
        told = measure_text(count, say) if isinstance(count, Measure) else str(count)
        parts.append(say("goal-kill-count", count=told))
    parts += [say("goal-reveal", tile=one.room(room).tiles[0]) for room in goal.reveal]
    parts += [say("goal-kill-revealed")] if goal.kill_revealed else []
    parts += [say("goal-loot")] if goal.loot_goals else []
    if goal.reach:
        parts.append(say("goal-reach", objective=goal.reach))
    return say("goal", parts="; ".join(parts))


def rules_of(one: r.Scenario, say: Say) -> list[str]:
    """The special rules, one sentence each."""
    found = [say("rule-lose", objective=id) for id in one.lose]
    for effect in one.effects:
        found += _effect_parts(effect, say)
    if one.allied:
        found.append(say("rule-allied", monsters=listed(one.allied, say)))
    if one.goals_by_action:
        found.append(say("rule-goals-by-action"))
    locked = [door.label for door in one.doors if door.locked]
    if locked:
        found.append(say("rule-locked", doors=", ".join(sorted(set(locked)))))
    for objective in one.objectives:
        hp = objective.hp
        told = measure_text(hp, say) if isinstance(hp, Measure) else str(hp)
        found.append(
            say(
                "rule-objective",
                objective=objective.id,
                hp=told,
                initiative=objective.initiative,
                move=objective.move,
                marker=objective.toward,
            )
        )
    return found + [script_text(one, script, say) for script in one.scripts]


def _effect_parts(effect: r.ScenarioEffect, say: Say) -> list[str]:
    parts = [say("penalty-curses", amount=effect.curses)] if effect.curses else []
    if effect.minus_ones:
        parts.append(say("penalty-minus-ones", amount=effect.minus_ones))
    if effect.conditions:
        parts.append(say("penalty-conditions", conditions=listed(effect.conditions, say)))
    return [say("rule-each-character", text=part) for part in parts]


def script_text(one: r.Scenario, script: r.Script, say: Say) -> str:
    labels = {door.id: door.label or door.id for door in one.doors}
    if script.on in ("round-start", "round-end"):
        rounds = " / ".join(say(f"rounds-{which}") for which in script.rounds)
        when = say(f"script-{script.on}", rounds=rounds)
        if script.until:
            doors = ", ".join(labels[door] for door in script.until)
            when = say("script-until", when=when, doors=doors)
    elif script.on == "door":
        when = say("script-door", doors=", ".join(labels[door] for door in script.doors))
    else:
        counts = " / ".join(str(len(plates)) for plates in script.plates)
        when = say("script-plates", plates=counts)
    parts: list[str] = []
    for wave in script.waves:
        ranks = " / ".join(listed((f"rank-{rank}" for rank in n), say) for n in wave.ranks)
        parts.append(say("script-wave", monster=wave.monster, marker=wave.marker, ranks=ranks))
    if script.opens:
        doors = ", ".join(sorted({labels[door] for door in script.opens}))
        parts.append(say("script-opens", doors=doors))
    if script.elements:
        parts.append(say("script-elements", elements=listed(script.elements, say)))
    if script.damage != 0:
        damage = script.damage
        told = measure_text(damage, say) if isinstance(damage, Measure) else str(damage)
        parts.append(say("rule-each-character", text=say("penalty-damage", amount=told)))
    return say("script", when=when, what="; ".join(parts))


# Random dungeons


def dungeon_room_name(laid: Laid, say: Say) -> str:
    """GH-RANDOM-03: the names of both cards make the name of the room."""
    return say("dungeon-room-name", room=laid.room, monsters=laid.filling)


def dungeon_room_text(room: r.DungeonRoom, say: Say) -> str:
    entrances = ", ".join(gate.type for gate in room.entrances)
    exits = ", ".join(gate.type for gate in room.exits)
    return " ".join(
        [
            say("dungeon-room", entrances=entrances, exits=exits),
            say("dungeon-minor", text=penalty_text(room.minor, say)),
            say("dungeon-major", text=penalty_text(room.major, say)),
        ]
    )


def penalty_text(penalty: r.Penalty, say: Say) -> str:
    """What a room does when it is revealed."""
    hits = [
        say(f"penalty-{name.replace('_', '-')}", amount=getattr(penalty, name))
        for name in ("damage", "discards", "losses", "curses", "minus_ones", "spend_items")
        if getattr(penalty, name)
    ]
    if penalty.conditions:
        hits.append(say("penalty-conditions", conditions=listed(penalty.conditions, say)))
    who = "penalty-opener" if penalty.opener else "rule-each-character"
    parts = [say(who, text=", ".join(hits))] if hits else []
    if penalty.inert:
        parts.append(say("penalty-inert"))
    if penalty.blesses:
        parts.append(say("penalty-blesses", amount=penalty.blesses))
    if penalty.enemy_conditions:
        kind = "elites" if penalty.elites else "enemies"
        conditions = listed(penalty.enemy_conditions, say)
        parts.append(say(f"penalty-{kind}", conditions=conditions))
    if penalty.enemy_shield:
        parts.append(say("penalty-enemy-shield", amount=penalty.enemy_shield))
    if penalty.promote:
        parts.append(say("penalty-promote", amount=penalty.promote))
    return "; ".join(parts)


def dungeon_card_text(card: r.DungeonCard, say: Say) -> str:
    parts: list[str] = []
    for filling in card.fillings:
        if filling.kind == "monster":
            ranks = " / ".join(say.name(f"rank-{rank}") for rank in filling.ranks)
            parts.append(
                say("filling-monster", spot=filling.spot, monster=filling.monster, ranks=ranks)
            )
        else:
            parts.append(say("filling", spot=filling.spot, kind=f"overlay-{filling.kind}"))
    texts = [sentence("; ".join(parts))]
    if any(filling.kind == "trap" for filling in card.fillings):
        effects = [say("trap-scenario-damage")] if card.trap_damage else []
        effects += [say.name(one) for one in card.trap_conditions]
        texts.append(say("dungeon-trap", effects=", ".join(effects)))
    if card.gold or card.xp:
        texts.append(say("dungeon-treasure", gold=card.gold, xp=card.xp))
    return " ".join(texts)
