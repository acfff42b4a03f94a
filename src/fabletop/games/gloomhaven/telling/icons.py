"""The face of a card as icons: for each line its symbols with their numbers, and the words that
the symbols do not say. The page draws them; the text beside is the same line in words."""

from __future__ import annotations

import msgspec

from ....kernel.words import Say
from ..effects import vocabulary as s
from ..records import Action, MonsterCard
from .abilities import ability_text, augment_text
from .phrases import number, signed


class Icon(msgspec.Struct, frozen=True):
    """A symbol and the number printed in it, if there is one."""

    id: str
    amount: str = ""


class Line(msgspec.Struct, frozen=True):
    """One line of a card. `area`: the hexes of its pattern, `melee`: the acting figure is at
    [0, 0]; `under`: it belongs to the line above."""

    icons: tuple[Icon, ...]
    text: str
    area: tuple[s.Hex, ...] = ()
    melee: bool = False
    under: bool = False


def action_lines(action: Action, say: Say) -> tuple[Line, ...]:
    """One half of an ability card."""
    lines = [line for ability in action.abilities for line in ability_lines(ability, say)]
    marks = [Icon(f"infuse-{element}") for element in action.infuse]
    marks += [Icon("xp", str(action.xp))] if action.xp else []
    marks += [Icon("slot", str(xp) if xp else "") for xp in action.slots]
    marks += [Icon(action.duration)] if action.duration else []
    marks += [Icon("lost")] if action.lost else []
    marks += [Icon("unrecoverable")] if action.unrecoverable else []
    return (*lines, Line(icons=tuple(marks), text="")) if marks else tuple(lines)


def monster_lines(card: MonsterCard, say: Say) -> tuple[Line, ...]:
    lines = [line for ability in card.abilities for line in ability_lines(ability, say)]
    marks = [Icon(f"infuse-{element}") for element in card.infuse]
    marks += [Icon("shuffle")] if card.shuffle else []
    return (*lines, Line(icons=tuple(marks), text="")) if marks else tuple(lines)


def ability_lines(ability: s.AnyAbility, say: Say) -> list[Line]:
    """The line itself, and one below it for each element it may use."""
    area = getattr(ability, "area", None)
    plain = ability
    if ability.augments:
        plain = msgspec.structs.replace(ability, augments=())
    first = Line(
        icons=tuple(icons_of(ability)),
        text=ability_text(plain, say),
        area=area.hexes if area is not None else (),
        melee=area is not None and not area.free,
    )
    return [first, *(_augment_line(one, say) for one in ability.augments)]


def _augment_line(augment: s.Augment, say: Say) -> Line:
    icons = tuple(Icon(f"consume-{element}") for element in augment.elements)
    return Line(icons=icons, text=augment_text(augment, say), under=True)


def icons_of(ability: s.AnyAbility) -> list[Icon]:
    """The symbols of one line, in printed order."""
    match ability:
        case s.Move(value=value, relative=relative, jump=jump):
            icons = [Icon("move", number(value, relative))]
            return [*icons, Icon("jump")] if jump else icons
        case s.Attack():
            return _attack_icons(ability)
        case s.Heal(value=value, who=who):
            return [Icon("heal", number(value)), _reach(who)]
        case s.Shield(value=value):
            return [Icon("shield", number(value))]
        case s.Retaliate(value=value, range=range_):
            icons = [Icon("retaliate", number(value))]
            return [*icons, Icon("range", str(range_))] if range_ > 1 else icons
        case s.Loot(range=range_):
            return [Icon("loot", str(range_))]
        case s.Inflict(conditions=conditions, who=who):
            return [*(Icon(one) for one in conditions), _reach(who)]
        case s.Damage(value=value):
            return [Icon("damage", number(value))]
        case s.Push(value=value):
            return [Icon("push", number(value))]
        case s.Pull(value=value):
            return [Icon("pull", number(value))]
        case s.Infuse(elements=elements):
            return [Icon(f"infuse-{element}") for element in elements]
        case s.Consume(elements=elements):
            return [Icon(f"consume-{element}") for element in elements]
    return [Icon(str(ability.__struct_config__.tag).replace("_", "-"))]


def _attack_icons(attack: s.Attack) -> list[Icon]:
    icons = [Icon("attack", number(attack.value, attack.relative))]
    if attack.range:
        shown = signed(attack.range) if attack.base_range else str(attack.range)
        icons.append(Icon("range", shown))
    if attack.targets > 1:
        icons.append(Icon("target", str(attack.targets)))
    for name in ("pierce", "push", "pull"):
        amount: int = getattr(attack, name)
        if amount:
            icons.append(Icon(name, str(amount)))
    return icons + [Icon(one) for one in attack.conditions]


def _reach(who: s.Who) -> Icon:
    return Icon("self") if who.side == "self" else Icon("range", str(who.range))
