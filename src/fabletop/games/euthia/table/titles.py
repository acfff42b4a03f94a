"""The title of a question: who you are in it, and what befalls you."""

from __future__ import annotations

from ....kernel.words import Say
from ..views.models import FightView, TableView
from .duel import attack, shown

# questions whose situation their rule alone tells
SITUATIONS = {
    "EU-SETUP-6": "web-eu-choose-hero",
    "EU-TURN-8": "web-eu-title-turn-ends",
    "EU-MAP-3": "web-eu-title-explore",
    "EU-PORTAL-1": "web-eu-title-teleport",
    "EU-PORTAL-5": "web-eu-title-teleport",
    "EU-MINE-4": "web-eu-title-mine",
    "EU-ITEMS-4": "web-eu-title-full",
    "EU-CARDS-2": "web-eu-title-cards",
    "EU-FREE-2": "web-eu-title-treasure",
    "EU-QUEST-3": "web-eu-title-quest",
    "EU-ROUND-4": "web-eu-title-dragon",
    "EU-SCORE-1": "web-eu-title-score",
    "EU-COMBAT-4": "web-eu-title-control",
    "EU-COMBAT-30": "web-eu-title-won",
    "EU-COMBAT-32": "web-eu-title-won",
    "EU-COMBAT-33": "web-eu-title-won",
}
HERO_STAGES = ("hero-a", "hero-b", "hero-c", "hero-d")


def title_of(rule: str, view: TableView, say: Say) -> str:
    """Of the open question."""
    assert view.seat is not None, "nobody asks a spectator"
    if rule in SITUATIONS:
        return say(SITUATIONS[rule])
    if view.fight is not None:
        return fight_title(view, view.fight, say)
    if view.trade is not None:
        return say("web-eu-title-trade", shop=view.trade.shop)
    if rule == "EU-ROLL-7":
        return say("web-eu-title-roll")
    hero = view.players[view.seat].hero
    return say("web-eu-title-turn", who=hero) if view.seat == view.active else say.name(hero)


def fight_title(view: TableView, fight: FightView, say: Say) -> str:
    if not fight.card:
        return say("web-eu-title-before")
    if view.seat == fight.monster:
        return say("web-eu-title-lead", foe=fight.card, who=view.players[fight.hero].hero)
    if view.seat != fight.hero:
        return say("web-eu-title-aside", foe=fight.card, who=view.players[fight.hero].hero)
    if fight.stage.startswith("mon-"):
        return blow_title(view, fight, say)
    kind = "strike" if fight.stage in HERO_STAGES else "face"
    return say(f"web-eu-title-{kind}", foe=fight.card)


def blow_title(view: TableView, fight: FightView, say: Say) -> str:
    """You are hit, or the roll does you no harm as it stands; before the roll it is coming."""
    if view.roll is None or not shown(fight, view.roll):
        return say("web-eu-title-attacked", foe=fight.card)
    hurt = attack(view)
    return say("web-eu-title-hit" if hurt else "web-eu-title-missed", foe=fight.card)
