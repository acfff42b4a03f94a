"""The stepper of a fight: which step is going on, from the open question or from the table."""

from __future__ import annotations

from ....kernel.words import Say
from ..state import Blow
from ..views.models import FightView
from .models import Step

WITCHER = ("start", "potions", "combo", "damage", "shield", "draw", "result")
MONSTER = ("start", "announce", "attack", "harm", "result")
ENDINGS = {
    "defeated": ("fight", "result", "fatigue", "monster", "train"),
    "driven-away": ("fight", "result", "card", "monster", "train"),
    "total-defeat": ("fight", "result", "card", "train"),
    "attacker": ("fight", "result", "fatigue", "card", "train"),
    "defender": ("fight", "result", "card", "train"),
}

# Every rule that asks inside a fight, with the step it belongs to.
RULE_STEPS = {
    "WI-HUNT-3": "start",
    "WI-DUEL-3": "start",
    "WI-FIGHT-5": "potions",
    "WI-SPEC-4": "potions",
    "WI-SPEC-6": "potions",
    "WI-COMBO-2": "combo",
    "WI-DAMAGE-1": "damage",
    "WI-SPEC-2": "damage",
    "WI-DAMAGE-6": "shield",
    "WI-DAMAGE-7": "draw",
    "WI-MONSTER-2": "announce",
    "WI-MONSTER-5": "harm",
    "WI-FATIGUE-2": "fatigue",
    "WI-MARKET-8": "card",
}
# What abilities and potions ask, in whichever step they are used; and damage, which lands in the
# turn of a monster or of a witcher.
ANY_STEP = {
    "WI-DAMAGE-3",
    "WI-TROPHY-4",
    "WI-FIGHT-10",
    "WI-EXPLORE-4",
    "WI-EXPLORE-8",
    "WI-DECK-6",
    "WI-ATTR-2",
    "WI-ATTR-6",
    "WI-POTION-1",
    "WI-POTION-2",
    "WI-TRAIL-4",
}


def step_now(fight: FightView, rules: list[str]) -> str:
    """From the own question where there is one, else from what lies on the table."""
    steps = steps_of(fight)
    for rule in rules:
        if RULE_STEPS.get(rule) in steps:
            return RULE_STEPS[rule]
    if fight.outcome:
        return "result"
    if fight.stage == "prepare":
        return "start"
    if fight.acting < 0:
        return monster_step(fight, bool(rules))
    return witcher_step(fight, fight.blow)


def steps_of(fight: FightView, *, alone: bool = False) -> tuple[str, ...]:
    """The steps of the fight turn in progress; of a fight that is over, what follows."""
    if fight.outcome:
        steps = ENDINGS[fight.outcome]
        beaten = alone and fight.outcome == "defeated"  # WI-SOLO-9: no monster comes after it
        return tuple(one for one in steps if one != "monster") if beaten else steps
    return MONSTER if fight.monster and fight.acting < 0 else WITCHER


def monster_step(fight: FightView, asked: bool) -> str:
    if fight.turned:
        return "harm"
    if fight.strike is not None:
        return "attack"
    return "start" if asked else "announce"  # only who is asked knows that it has not begun


def witcher_step(fight: FightView, blow: Blow | None) -> str:
    if blow is None:
        return "start"
    if fight.strike is not None:
        return "damage"
    if not (blow.combo or blow.colours):
        return "potions"
    if not blow.colours:
        return "combo"
    return "damage" if blow.dealt < 0 else "draw"


def stepper(now: str, names: tuple[str, ...], say: Say) -> tuple[Step, ...]:
    at = names.index(now)
    return tuple(
        Step(
            say(f"web-wi-step-{name}"), "done" if place < at else "now" if place == at else "later"
        )
        for place, name in enumerate(names)
    )
