"""The table in plain lines, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.words import Say
from ..views import FigureView, HeroView, TableView
from .scenarios import dungeon_room_name

SETUP = ("classes", "pool", "perks", "goals", "equip", "hand", "place")


def describe(view: TableView, say: Say) -> list[str]:
    """Round and elements, the heroes, the figures, the order, what lies about."""
    lines = [heading(view, say)]
    lines += [dungeon_room_name(one, say) for one in view.dungeon]
    for hero in sorted(view.heroes, key=lambda one: one.seat != view.seat):
        if hero.type:
            lines += hero_lines(view, hero, say)
    lines += [figure_line(one, say) for one in view.figures if one.kind != "hero"]
    awake = [
        f"{say.name(one)} {say(f'element-{state}')}"
        for one, state in view.elements.items()
        if state
    ]
    if awake:
        lines.append(say("line-elements", list=", ".join(awake)))
    if view.order:
        order = ", ".join(f"{say.name(one.who)} {one.initiative}" for one in view.order)
        lines.append(say("line-order", list=order))
    if view.money or view.treasures:
        lines.append(say("line-loot", tokens=len(view.money), treasures=len(view.treasures)))
    return lines


def heading(view: TableView, say: Say) -> str:
    if view.phase == "over":
        return say("line-over", what=view.outcome or "lost")
    scenario = view.scenario or "random-dungeon"
    if view.phase in SETUP:
        return say("line-setup", what=scenario, level=view.level)
    return say("line-round", what=scenario, level=view.level, round=view.round)


def spoken(ids: Iterable[str], say: Say) -> str:
    return ", ".join(say.name(one) for one in ids) or "–"


def hero_lines(view: TableView, hero: HeroView, say: Say) -> list[str]:
    figure = next((one for one in view.figures if one.id == hero.type), None)
    hp, most = (figure.hp, figure.most) if figure is not None else (0, 0)
    at = f"{figure.at[0]},{figure.at[1]}" if figure is not None else "–"
    lines = [
        say("line-hero", who=hero.type, hp=hp, most=most, at=at, xp=hero.xp, tokens=hero.tokens)
    ]
    if hero.exhausted:
        lines.append(say("line-exhausted", who=hero.type))
    if figure is not None and figure.conditions:
        lines.append(say("line-conditions", list=spoken(figure.conditions, say)))
    if hero.hand.cards is not None:
        lines.append(say("line-hand", list=spoken(hero.hand.cards, say)))
    if hero.discard.cards or hero.lost.cards or hero.active:
        lines.append(
            say(
                "line-piles",
                discard=spoken(hero.discard.cards or (), say),
                lost=spoken(hero.lost.cards or (), say),
                active=spoken((one.card for one in hero.active), say),
            )
        )
    if hero.items:
        items = ", ".join(
            f"{say.name(one.item)} ({say('item-' + one.state)})" for one in hero.items
        )
        lines.append(say("line-items", list=items))
    if hero.seat == view.seat and hero.goals.cards:
        lines.append(say("line-goals", list=spoken(hero.goals.cards, say)))
    return lines


def figure_line(one: FigureView, say: Say) -> str:
    conditions = f" [{spoken(one.conditions, say)}]" if one.conditions else ""
    rank = f" ({say.name(one.rank)})" if one.rank else ""
    at = f"{one.at[0]},{one.at[1]}"
    return say("line-figure", who=one.id, hp=one.hp, most=one.most, at=at) + rank + conditions
