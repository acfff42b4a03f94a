"""The combat clock: Heal, Monster attack A to D, Heal, Your attack A to D."""

from __future__ import annotations

from ....kernel.words import Say
from ..views.models import FightView
from .models import Phase, Step

BEFORE = ("before", "control", "prep", "first-strike")
# where each stage stands on the clock: part, step
MAIN = {
    "heal-1": (0, 0),
    "mon-a": (1, 0),
    "mon-cards": (1, 0),
    "mon-b": (1, 1),
    "mon-c1": (1, 2),
    "mon-c2": (1, 2),
    "mon-d": (1, 3),
    "heal-2": (2, 0),
    "curse": (3, 0),
    "hero-a": (3, 0),
    "hero-b": (3, 1),
    "hero-c": (3, 2),
    "hero-d": (3, 3),
    "round-end": (4, 0),
    "broken": (4, 0),
}
ICONS = {"before": "walk", "control": "hand", "prep": "check"}
LETTERS = ("A", "B", "C", "D")
PARTS = {"mon-a": "1/2", "mon-cards": "2/2", "mon-c1": "1/2", "mon-c2": "2/2"}
RULES = {
    "before": "EU-COMBAT-2",
    "control": "EU-COMBAT-4",
    "prep": "EU-COMBAT-9",
    "first-strike": "EU-COMBAT-11",
    "heal-1": "EU-COMBAT-13",
    "mon-a": "EU-COMBAT-14",
    "mon-cards": "EU-COMBAT-14",
    "mon-b": "EU-COMBAT-15",
    "mon-c1": "EU-COMBAT-16",
    "mon-c2": "EU-COMBAT-17",
    "mon-d": "EU-COMBAT-19",
    "heal-2": "EU-COMBAT-13",
    "curse": "EU-COMBAT-23",
    "hero-a": "EU-COMBAT-23",
    "hero-b": "EU-COMBAT-24",
    "hero-c": "EU-COMBAT-25",
    "hero-d": "EU-COMBAT-26",
    "round-end": "EU-COMBAT-29",
    "broken": "EU-COMBAT-29",
}


def clock(fight: FightView, say: Say) -> tuple[Phase, ...]:
    if fight.stage in BEFORE or fight.first_strike:
        return first_clock(fight, say)
    part, step = MAIN[fight.stage]
    extra = PARTS.get(fight.stage, "")
    names = ("heal", "monster", "heal", "yours")
    counts = (1, 4, 1, 4)
    return tuple(
        Phase(
            say(f"web-eu-clock-{names[number]}"),
            number == part,
            tuple(one_step(number, place, (part, step), extra, count) for place in range(count)),
        )
        for number, count in enumerate(counts)
    )


def one_step(part: int, place: int, now: tuple[int, int], extra: str, count: int) -> Step:
    name = LETTERS[place] if count > 1 else ""
    here = (part, place)
    if here == now:
        return Step(f"{name} {extra}".strip(), "now", "heart" if count == 1 else "")
    if here < now:
        return Step(name, "done", "check" if count == 1 else "")
    return Step(name, "later", "heart" if count == 1 else "")


def first_clock(fight: FightView, say: Say) -> tuple[Phase, ...]:
    """Before round 1: the monster turned up, preparation, a first strike."""
    stages = ("before", "control", "prep")
    now = stages.index(fight.stage) if fight.stage in stages else 3
    found = [
        Phase(
            say(f"web-eu-clock-{stage}"),
            number == now,
            (Step("", state_of(number, now), ICONS[stage]),),
        )
        for number, stage in enumerate(stages)
    ]
    step = MAIN[fight.stage][1] if fight.stage.startswith("hero-") else -1
    steps = tuple(Step(letter, state_of(place, step)) for place, letter in enumerate(LETTERS))
    return (*found, Phase(say("web-eu-clock-first-strike"), now == 3, steps))


def state_of(place: int, now: int) -> str:
    return "now" if place == now else "done" if place < now else "later"
