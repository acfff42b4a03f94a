"""Texts of map tiles and scenarios."""

from __future__ import annotations

from ....kernel.words import Say
from .. import records as r
from .. import scenarios as s
from ..terms import ROMAN
from .effects import listed, sentence, tag_of, word


def map_tile_text(tile: r.MapTile, say: Say) -> str:
    chapter = ROMAN[tile.chapter]
    texts = [say("map-tile", chapter=chapter) if chapter else say("start-tile")]
    if tile.special:
        texts.append(sentence(say("map-centre", centre=say(f"centre-{tile.special}"))))
    fields = (field_text(one, tile, say) for one in tile.fields)
    texts.append(sentence("; ".join(fields)))
    return " ".join(texts)


def place_text(field: r.Field, tile: r.MapTile, say: Say) -> str:
    """The location of one hex."""
    if field.location == "encounter":
        return say("place-encounter-of", kind=tile.encounter)
    return say(f"place-{field.location or 'none'}")


def field_text(field: r.Field, tile: r.MapTile, say: Say) -> str:
    """What one hex shows."""
    place = place_text(field, tile, say)
    if not field.monster:
        return place
    loot = field.loot
    parts = [
        say(f"loot-{name}", amount=amount)
        for name in ("coins", "gaar", "potions", "silver", "gold")
        if (amount := getattr(loot, name))
    ]
    return say("field-monster", place=place, level=field.monster, loot=listed(parts, say))


def scenario_text(scenario: s.Scenario, say: Say) -> str:
    modes = listed((say(f"mode-{one}") for one in scenario.modes), say)
    texts = [say.name(f"{scenario.id}-aim")]
    texts.append(say("scenario", rounds=scenario.rounds, coins=scenario.coins, modes=modes))
    if scenario.elites:
        levels = listed((str(one) for one in scenario.elites), say)
        texts.append(say("scenario-elites", levels=levels, count=len(scenario.elites)))
    texts += [rule_text(one, say) for one in scenario.rules]
    texts.append(say(f"goal-{word(tag_of(scenario.goal))}", **_numbers(scenario.goal)))
    return " ".join(texts)


def rule_text(rule: s.AnyRule, say: Say) -> str:
    return say(f"rule-{word(tag_of(rule))}", **_numbers(rule))


def _numbers(record: s.AnyRule | s.AnyGoal) -> dict[str, str | int]:
    """Numbers as they are, lists of numbers as text."""
    found: dict[str, str | int] = {}
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if isinstance(value, int):
            found[name] = value
        elif isinstance(value, tuple) and all(isinstance(one, int) for one in value):
            found[name] = ", ".join(str(one) for one in value)
    return found
