"""GH-CAMP-57 to -61: what a sticker on an ability card costs, and what the card is with it.

An enhanced card has an id that tells its stickers: `trample--0-plus-attack--2-jump` is the card
`trample` with a sticker on the spots 0 and 2. An enhanced summon likewise: `decoy--hp--move`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

from msgspec.structs import replace

from ..effects import vocabulary as s
from ..library import library
from ..records import AbilityCard, Action, Summoned
from . import records as r
from .library import archive

Stickers: TypeAlias = Mapping[int, str]
"""The sticker on each enhanced spot of a card."""

LEVEL_PRICE, MORE_PRICE = 25, 75
NAMED = (s.Move, s.Attack, s.Heal, s.Shield, s.Retaliate, s.Push, s.Pull)  # lines with a value
GROUPS = (s.Heal, s.Shield, s.Retaliate, s.Push, s.Pull, s.Inflict)  # lines with a selector


def offers(card: str, spot: int, stickers: Stickers) -> tuple[str, ...]:
    """GH-CAMP-59: the stickers that fit on a spot of the card as it is now."""
    if spot in stickers:  # GH-CAMP-58: a spot holds one sticker
        return ()
    place = archive().spots_of(card)[spot]
    ability = line_at(card, place, stickers)
    return tuple(id for id, one in archive().stickers.items() if _fits(one, place, ability))


def price(card: str, spot: int, sticker: str, stickers: Stickers) -> int:
    """GH-CAMP-60: base (twice for several targets) + level + stickers already on the action."""
    spots, mark = archive().spots_of(card), archive().stickers[sticker]
    place = spots[spot]
    ability = line_at(card, place, stickers)
    base = mark.price
    if mark.kind == "hex":  # GH-CAMP-61: red hexes, earlier stickers included
        base = base // len(_pattern(ability))
    elif several_targets(ability):
        base = base * 2
    level = library().cards[card].level
    more = 0 if level in ("1", "X") else (int(level) - 1) * LEVEL_PRICE
    before = sum(spots[one].half == place.half for one in stickers)
    return base + more + before * MORE_PRICE


def several_targets(ability: s.AnyAbility) -> bool:
    """GH-CAMP-61: two or more targets, a pattern, all of a kind, or several allies."""
    if isinstance(ability, s.Attack):
        many = ability.who is not None and ability.who.count != 1
        return ability.targets > 1 or ability.area is not None or ability.along or many
    if isinstance(ability, s.Kill):
        return ability.area is not None or ability.who.count != 1
    if isinstance(ability, GROUPS):
        return ability.who.side != "self" and ability.who.count != 1
    return False


def enhanced_id(card: str, stickers: Stickers) -> str:
    return "--".join((card, *(f"{spot}-{stickers[spot]}" for spot in sorted(stickers))))


def printed(id: str) -> tuple[str, dict[int, str]]:
    """The card that was printed, and its stickers."""
    card, *marks = id.split("--")
    parts = (mark.partition("-") for mark in marks)
    return card, {int(spot): sticker for spot, _, sticker in parts}


def enhanced(card: str, stickers: Stickers) -> AbilityCard:
    """The card with its stickers."""
    return enhanced_card(enhanced_id(card, stickers))


@cache
def enhanced_card(id: str) -> AbilityCard:
    """The card with this id, printed or enhanced."""
    card, stickers = printed(id)
    record = library().cards[card]
    if not stickers:
        return record
    top = _enhanced_half(card, record.top, "top", stickers)
    return replace(
        record, id=id, top=top, bottom=_enhanced_half(card, record.bottom, "bottom", stickers)
    )


def enhanced_summon(id: str) -> Summoned:
    """The summon with this id, printed or enhanced."""
    summon, *stats = id.split("--")
    record = library().summons[summon]
    for stat in stats:
        record = replace(record, **{stat: getattr(record, stat) + 1})
    return replace(record, id=id)


# Which sticker fits


def _fits(sticker: r.Sticker, place: r.Spot, ability: s.AnyAbility) -> bool:
    main = place.on == "main"
    if sticker.kind == "plus":
        return sticker.on == _number_at(place, ability)
    if sticker.kind == "hex":
        return place.on == "hex"
    if sticker.kind == "jump":
        return main and isinstance(ability, s.Move) and not ability.jump
    if sticker.kind == "element":
        return main
    if sticker.condition in _conditions(ability):
        return False
    return main and (_hits_enemies(ability) if sticker.kind == "negative" else _helps(ability))


def _number_at(place: r.Spot, ability: s.AnyAbility) -> str:
    """The number that a +1 would raise; none if the line counts something instead."""
    if place.on == "hex":
        return ""
    if place.on != "main":
        return place.on
    if isinstance(ability, NAMED) and isinstance(ability.value, int):
        return type(ability).__name__.lower()
    return ""


def _conditions(ability: s.AnyAbility) -> tuple[str, ...]:
    return ability.conditions if isinstance(ability, s.Attack | s.Inflict) else ()


def _hits_enemies(ability: s.AnyAbility) -> bool:
    if isinstance(ability, s.Push | s.Pull | s.Inflict):
        return ability.who.side in ("enemies", "figures")
    return isinstance(ability, s.Attack)


def _helps(ability: s.AnyAbility) -> bool:
    if isinstance(ability, s.Inflict):
        return not _hits_enemies(ability)
    return isinstance(ability, s.Heal | s.Shield | s.Retaliate)


# What it does


def line_at(card: str, place: r.Spot, stickers: Stickers) -> s.AnyAbility:
    """The ability that a spot belongs to, with the stickers it has so far."""
    record = library().cards[card]
    action = record.top if place.half == "top" else record.bottom
    return _lines(card, action, place.half, stickers)[place.line][0]


def _enhanced_half(card: str, action: Action, half: r.Half, stickers: Stickers) -> Action:
    lines = _lines(card, action, half, stickers)
    spots, marks = archive().spots_of(card), archive().stickers
    # an element comes with the action, like the printed ones
    elements = [
        element
        for spot in sorted(stickers)
        if spots[spot].half == half and (element := marks[stickers[spot]].element)
    ]
    return replace(
        action,
        abilities=tuple(ability for line in lines for ability in line),
        infuse=(*action.infuse, *elements),
    )


def _lines(
    card: str, action: Action, half: r.Half, stickers: Stickers
) -> list[tuple[s.AnyAbility, ...]]:
    """The abilities of the half; each with the lines that conditions put behind it."""
    lines: list[tuple[s.AnyAbility, ...]] = [(ability,) for ability in action.abilities]
    spots, marks = archive().spots_of(card), archive().stickers
    for spot in sorted(stickers):
        place, sticker = spots[spot], marks[stickers[spot]]
        if place.half == half and sticker.kind in DOES:
            first, *more = lines[place.line]
            lines[place.line] = (*DOES[sticker.kind](first, place, sticker), *more)
    return lines


def _plus(ability: s.AnyAbility, place: r.Spot, sticker: r.Sticker) -> tuple[s.AnyAbility, ...]:
    if isinstance(ability, s.Summon):
        stat = place.on.removeprefix("summon-")
        return (replace(ability, summon=f"{ability.summon}--{stat}"),)
    if place.on == "target" and isinstance(ability, s.Attack):
        return (replace(ability, targets=ability.targets + 1),)
    if place.on == "target" and isinstance(ability, GROUPS):
        return (replace(ability, who=replace(ability.who, count=ability.who.count + 1)),)
    if place.on == "range" and isinstance(ability, GROUPS) and not isinstance(ability, s.Retaliate):
        return (replace(ability, who=replace(ability.who, range=ability.who.range + 1)),)
    field = "value" if place.on == "main" else place.on
    return (replace(ability, **{field: getattr(ability, field) + 1}),)


def _condition(
    ability: s.AnyAbility, place: r.Spot, sticker: r.Sticker
) -> tuple[s.AnyAbility, ...]:
    assert sticker.condition, sticker.id
    if isinstance(ability, s.Attack | s.Inflict):
        return (replace(ability, conditions=(*ability.conditions, sticker.condition)),)
    fixed = isinstance(ability, s.Shield | s.Retaliate)
    who = ability.who if fixed and isinstance(ability, GROUPS) else s.Who(same=True)
    return ability, s.Inflict(conditions=(sticker.condition,), who=who)


def _jump(ability: s.AnyAbility, place: r.Spot, sticker: r.Sticker) -> tuple[s.AnyAbility, ...]:
    assert isinstance(ability, s.Move)
    return (replace(ability, jump=True),)


def _hex(ability: s.AnyAbility, place: r.Spot, sticker: r.Sticker) -> tuple[s.AnyAbility, ...]:
    assert isinstance(ability, s.Attack | s.Kill) and ability.area and place.hex
    area = replace(ability.area, hexes=(*ability.area.hexes, place.hex))
    return (replace(ability, area=area),)


Doing: TypeAlias = Callable[[s.AnyAbility, r.Spot, r.Sticker], tuple[s.AnyAbility, ...]]
DOES: Mapping[str, Doing] = {
    "plus": _plus,
    "negative": _condition,
    "positive": _condition,
    "jump": _jump,
    "hex": _hex,
}


def _pattern(ability: s.AnyAbility) -> tuple[s.Hex, ...]:
    assert isinstance(ability, s.Attack | s.Kill) and ability.area
    return ability.area.hexes
