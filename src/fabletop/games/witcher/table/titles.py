"""The title of a question: who you are in it, and what befalls you."""

from __future__ import annotations

from ....kernel.words import Say
from ..state import Dice
from ..views.models import FightView, TableView

HITS = {"WI-DAMAGE-3", "WI-MONSTER-5"}


def title_of(rule: str, view: TableView, say: Say) -> str:
    """Of the open question."""
    assert view.seat is not None, "nobody asks a spectator"
    if rule == "WI-SETUP-11":
        return say("web-wi-choose-school")
    if rule == "WI-POKER-6" and view.dice is not None:
        return dice_title(view, view.dice, say)
    if view.fight is not None:
        return fight_title(rule, view, view.fight, say)
    if view.skirmish is not None or rule == "WI-EVENT-6":
        return say("web-wi-skirmish")
    school = view.players[view.seat].school
    return say("web-wi-your-move", who=school) if school else say("web-wi-before")


def dice_title(view: TableView, dice: Dice, say: Say) -> str:
    if dice.pays or not dice.theirs:
        return say("web-wi-you-roll")
    if dice.locals:
        mine = dice.active == view.seat
        return say("web-wi-you-roll-against-locals" if mine else "web-wi-you-roll-for-locals")
    other = dice.other if dice.active == view.seat else dice.active
    return say("web-wi-you-roll-against", who=view.players[other].school)


def fight_title(rule: str, view: TableView, fight: FightView, say: Say) -> str:
    attacker = view.players[fight.attacker].school
    if rule == "WI-MONSTER-2":
        return say("web-wi-you-lead", monster=fight.monster, who=attacker)
    if rule == "WI-DUEL-3":
        return say("web-wi-duel", who=attacker, rival=view.players[fight.defender].school)
    if fight.outcome:
        return outcome_title(view, fight, say)
    if rule in HITS or fight.strike is not None:
        return strike_title(rule, view, fight, say)
    if fight.monster:
        return say("web-wi-you-fight", monster=fight.monster)
    return say("web-wi-you-duel", who=rival_of(view, fight))


def strike_title(rule: str, view: TableView, fight: FightView, say: Say) -> str:
    """You are hit, or an attack is announced that will hit you."""
    strike = fight.strike
    if strike is not None and not (strike.amount or fight.turned) and rule not in HITS:
        return say("web-wi-attack-comes", monster=fight.monster, side=strike.side)
    return say("web-wi-hits-you", who=fight.monster or rival_of(view, fight))


def outcome_title(view: TableView, fight: FightView, say: Say) -> str:
    if fight.monster:
        return say(f"web-wi-over-{fight.outcome}", monster=fight.monster)
    won = (fight.outcome == "attacker") == (view.seat == fight.attacker)
    return say("web-wi-over-won" if won else "web-wi-over-lost", who=rival_of(view, fight))


def rival_of(view: TableView, fight: FightView) -> str:
    other = fight.defender if view.seat == fight.attacker else fight.attacker
    return view.players[other].school
