"""The two sides of a fight: who they are, how they stand, what they are doing now."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.words import Say
from ..library import library
from ..telling.abilities import beast_text
from ..views.models import FightView, PlayerView, TableView
from .models import Side

HUNT_BADGES = {"defeated": "won", "driven-away": "lost", "total-defeat": "lost"}
MONSTER_BADGES = {"defeated": "slain", "driven-away": "driven", "total-defeat": "won"}


def witcher_side(
    player: PlayerView, view: TableView, fight: FightView, waiting: Sequence[int], say: Say
) -> Side:
    mine = next((one for one in fight.fighters if one.seat == player.seat), None)
    level = say("web-wi-level", level=say(f"roman-{player.level}"))
    you = player.seat == view.seat
    state = witcher_state(player.seat, view, fight, waiting)
    return Side(
        name=say("web-you") if you else say.name(player.school),
        icon=player.school,
        school=player.school,
        sub=f"{say.name(player.school)} · {level}" if you else level,
        text="",
        life=player.deck.count + player.hand.count,
        life_of=player.deck.count + player.hand.count + player.discard.count,
        hand=player.hand.count,
        deck=player.deck.count,
        shield=player.shield,
        shield_maximum=player.shield_maximum,
        potions=len(mine.potions) if mine is not None else 0,
        badge=witcher_badge(player.seat, fight, state, say),
        state=state,
    )


def witcher_state(seat: int, view: TableView, fight: FightView, waiting: Sequence[int]) -> str:
    """From the open question where there is one; else whose fight turn it is."""
    if seat in waiting:
        return "you" if seat == view.seat else "acts"
    if waiting or fight.outcome:
        return "waits"
    return "acts" if fight.acting == seat else "waits"


def witcher_badge(seat: int, fight: FightView, state: str, say: Say) -> str:
    if state == "you":
        return say("web-wi-badge-you")
    if fight.outcome and state == "waits":
        won = (fight.outcome == "attacker") == (seat == fight.attacker)
        duel = "won" if won else "lost"
        return say(f"web-wi-badge-{HUNT_BADGES.get(fight.outcome, duel)}")
    return say(f"web-wi-badge-{state}")


def monster_side(view: TableView, fight: FightView, waiting: Sequence[int], say: Say) -> Side:
    monster = library().monsters[fight.monster]
    level = say(f"roman-{monster.level}")
    left = fight.life.count if fight.stage != "prepare" or fight.life.count else monster.life
    state = monster_state(view, fight, waiting)
    return Side(
        name=say.name(fight.monster),
        icon=fight.monster,
        school="",
        sub=say("web-wi-beast", level=level, terrain=fight.terrain),
        text=beast_text(monster.ability, say),
        life=left,
        life_of=monster.life,
        hand=0,
        deck=0,
        shield=0,
        shield_maximum=0,
        potions=0,
        badge=monster_badge(view, fight, state, say),
        state=state,
    )


def monster_state(view: TableView, fight: FightView, waiting: Sequence[int]) -> str:
    """It acts in its own turn; while its attack is being chosen, whoever is asked leads it."""
    if fight.outcome or fight.stage != "turns" or fight.acting >= 0:
        return "waits"
    return "you" if choosing(fight) and view.seat in waiting and leads(view, fight) else "acts"


def monster_badge(view: TableView, fight: FightView, state: str, say: Say) -> str:
    if fight.outcome:
        return say(f"web-wi-badge-{MONSTER_BADGES[fight.outcome]}")
    if state == "you":
        return say("web-wi-led-by-you")
    if state == "acts" and choosing(fight) and len(view.players) > 1:
        return say("web-wi-led-by", who=view.players[fight.announcer].school)
    return say("web-wi-badge-attacks" if state == "acts" else "web-wi-badge-waits")


def choosing(fight: FightView) -> bool:
    """Its attack is not announced yet."""
    return fight.acting < 0 and fight.strike is None and not fight.turned


def leads(view: TableView, fight: FightView) -> bool:
    """WI-MONSTER-2: you say how the monster attacks."""
    return len(view.players) > 1 and fight.announcer == view.seat
