"""View-model of the viewer's own hero: health, items, battle goal, cards by pile."""

from __future__ import annotations

from ....kernel.words import Say
from ..library import library
from ..records import BattleGoal
from ..state import REST
from ..telling.texts import goal_task, text_of
from ..views import FigureView, HeroView, ItemView, TableView
from .board import FIGURE_VERBS, conditions_of
from .cards import card_art
from .faces import OWN, SHARED
from .lights import Lights
from .models import CardArt, GoalArt, Group, HeroRow, ItemArt, Me, Own, PileArt
from .naming import hero_name

SLOTS = {
    "head": "head",
    "body": "body",
    "legs": "legs",
    "one-hand": "one-hand",
    "two-hands": "attack",
    "small": "small",
}


def own_art(hero: HeroView, view: TableView, lights: Lights, say: Say) -> Own:
    figure = figure_of(hero, view)
    goals = [one for one in hero.goals.cards or () if view.phase != "goals"]
    most = library().classes[hero.type].hp[hero.level - 1]
    me = Me(
        type=hero.type,
        name=hero_name(hero, say),
        level=say("web-gh-level", level=hero.level),
        hp=max(0, figure.hp) if figure is not None else 0 if hero.exhausted else most,
        most=figure.most if figure is not None else most,
        shield=figure.shield if figure is not None else 0,
        xp=hero.xp,
        tokens=hero.tokens,
        worth=hero.tokens * view.gold_per_token,
        conditions=conditions_of(figure.conditions, say) if figure is not None else (),
        items=tuple(item_art(one, lights, say) for one in hero.items),
        goal=goal_art(goals[0], hero, figure, say) if goals else None,
    )
    cards = sorted((one for one in groups(hero, view, lights, say) if one.cards), key=wanted_first)
    return Own(me, tuple(cards), piles(hero, say))


def wanted_first(group: Group) -> tuple[bool, bool]:
    """What is being played lies first, then what is asked about."""
    return not group.large, not any(one.key for one in group.cards)


def figure_of(hero: HeroView, view: TableView) -> FigureView | None:
    return next((one for one in view.figures if one.id == hero.type), None)


def goal_art(id: str, hero: HeroView, figure: FigureView | None, say: Say) -> GoalArt:
    """The battle goal as it stands now: a number to reach, or one that must not be passed."""
    goal = library().goals[id]
    count = counted(goal, hero, figure)
    least = goal.least + (hero.level if goal.level else 0)
    met = count >= least and (goal.most is None or count <= goal.most)
    if goal.most is None:
        told, share = f"{count}/{least}", min(100, 100 * count // max(1, least))
    else:
        told = say("web-gh-goal-at-most", count=count, most=goal.most)
        share = 100 if met else 0
    return GoalArt(id, say.name(id), goal_task(goal, say), text_of(id, say), told, share, met)


def counted(goal: BattleGoal, hero: HeroView, figure: FigureView | None) -> int:
    """Hit points are those of the figure, as long as it stands."""
    if figure is not None and goal.feat == "hp-left":
        return figure.hp
    if figure is not None and goal.feat == "hp-missing":
        return figure.most - figure.hp
    return hero.feat


def item_art(one: ItemView, lights: Lights, say: Say) -> ItemArt:
    icon = SLOTS[library().items[one.item].slot]
    return ItemArt(
        one.item,
        say.name(one.item),
        icon,
        OWN,
        one.state,
        say("item-" + one.state),
        text_of(one.item, say),
        lights.about(one.item),
    )


def groups(hero: HeroView, view: TableView, lights: Lights, say: Say) -> list[Group]:
    """The played cards, large while they are played; the hand slim; other piles only where they are
    asked about."""
    picks = [one for one in hero.picks.cards or () if one != REST]
    played = [*dict.fromkeys([*hero.played, *picks])]
    turn = view.turn
    mine = turn.figure == hero.type
    large = []
    for card in played:
        now = turn.half if mine and turn.card == card and not turn.basic else ""
        basic = mine and turn.card == card and turn.basic
        used = card not in picks and not now and not basic
        mark = "done" if used else "now" if now or basic else ""
        large.append(card_art(card, lights, say, now=now, mark=mark, used=used))
    hand = [card_art(one, lights, say) for one in hero.hand.cards or () if one not in played]
    note = say("web-gh-played-note") if hero.played else say("web-gh-picked-note")
    found = [
        Group("played", say("web-gh-played"), note, in_play(large), tuple(large)),
        Group("hand", say("web-gh-hand"), say("web-gh-cards", count=len(hand)), False, tuple(hand)),
    ]
    for id, cards in (
        ("active", tuple(one.card for one in hero.active)),
        ("discard", hero.discard.cards or ()),
        ("lost", hero.lost.cards or ()),
        ("pool", hero.pool if view.phase in ("pool", "hand") else ()),
    ):
        drawn = tuple(card_art(one, lights, say) for one in cards if one not in played)
        if id in ("active", "pool") or any(one.key for one in drawn):
            name = say("web-gh-pile-" + id)
            found.append(Group(id, name, "", False, drawn))
    if view.phase == "pool":
        found.append(Group("new", say("web-gh-pile-new"), "", False, new_cards(hero, lights, say)))
    return found


def in_play(cards: list[CardArt]) -> bool:
    """Is one of them being performed, or may one be?"""
    return any(
        one.mark == "now" or one.discard or half.key or half.basic
        for one in cards
        for half in (one.top, one.bottom)
    )


def new_cards(hero: HeroView, lights: Lights, say: Say) -> tuple[CardArt, ...]:
    found = [one for one in library().hand_cards(hero.type) if lights.exact(f"card:{one}")]
    return tuple(card_art(one, lights, say) for one in found)


def piles(hero: HeroView, say: Say) -> tuple[PileArt, ...]:
    active = tuple(one.card for one in hero.active)
    return (
        pile("active", "persistent", OWN, len(active), active, say),
        pile("discard", "discard", SHARED, hero.discard.count, hero.discard.cards or (), say),
        pile("lost", "lost", OWN, hero.lost.count, hero.lost.cards or (), say),
    )


def pile(id: str, icon: str, sheet: str, count: int, cards: tuple[str, ...], say: Say) -> PileArt:
    text = ", ".join(say.name(one) for one in cards)
    return PileArt(id, say("web-gh-pile-" + id), icon, sheet, count, text)


# Everybody at the table


def heroes(view: TableView, lights: Lights, say: Say) -> dict[int, HeroRow]:
    return {one.seat: hero_row(one, view, lights, say) for one in view.heroes}


def hero_row(hero: HeroView, view: TableView, lights: Lights, say: Say) -> HeroRow:
    figure = figure_of(hero, view)
    return HeroRow(
        seat=hero.seat,
        type=hero.type,
        name=hero_name(hero, say),
        level=say("web-gh-level", level=hero.level),
        hp=max(0, figure.hp) if figure is not None else 0,
        most=figure.most if figure is not None else 0,
        hand=hero.hand.count,
        xp=hero.xp,
        tokens=hero.tokens,
        note=note_of(hero, figure, view, say),
        conditions=conditions_of(figure.conditions, say) if figure is not None else (),
        active=bool(hero.type) and view.turn.figure == hero.type,
        text=row_text(hero, say),
        key=lights.about(hero.type, *FIGURE_VERBS) if hero.type else "",
    )


def note_of(hero: HeroView, figure: FigureView | None, view: TableView, say: Say) -> str:
    if not hero.type:
        return ""
    if hero.exhausted:
        return say("web-gh-exhausted")
    if view.phase in ("lead", "second"):
        return say("web-gh-ready") if hero.ready else say("web-gh-choosing")
    if view.phase == "turns" and figure is not None:
        if view.turn.figure == hero.type:
            return say("web-gh-acting")
        if figure.acted:
            return say("web-gh-acted")
        return say("web-gh-acts-at", initiative=f"{hero.initiative:02}")
    return ""


def row_text(hero: HeroView, say: Say) -> str:
    if not hero.type:
        return ""
    parts = [
        say(
            "web-gh-row",
            discard=hero.discard.count,
            lost=hero.lost.count,
            active=len(hero.active),
            deck=hero.deck.count,
        )
    ]
    if hero.items:
        parts.append(", ".join(say.name(one.item) for one in hero.items))
    return " ".join(parts)
