"""What a scenario does for a personal quest (2.14)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ...library import library
from ...records import Scenario
from ...state import Hero
from ..document import Character, Journey
from ..records import QuestStep
from .quests import note, open_steps
from .scenarios import known, scenario

KILLED = "killed:"


class Deeds(msgspec.Struct, frozen=True):
    """What a character did in a scenario."""

    hero: Hero
    scenario: Scenario | None  # won; None after a defeat and for random dungeons

    @property
    def kills(self) -> dict[str, int]:
        """Monsters killed, by type."""
        return {
            feat.removeprefix(KILLED): count
            for feat, count in self.hero.feats.items()
            if feat.startswith(KILLED)
        }


def count_scenario(character: Character, hero: Hero, journey: Journey, won: bool) -> None:
    """Every step that is open now counts."""
    number = journey.scenario
    deeds = Deeds(hero, scenario(number) if won and known(number) else None)
    for place, step in open_steps(character):
        counter = COUNTERS.get(step.feat)
        if counter is not None:
            for thing, amount in counter(step, deeds).items():
                note(character, place, amount, thing if step.different else "")


def kills(step: QuestStep, deeds: Deeds) -> dict[str, int]:
    """Of the types named, or of any; elites alone if it says so."""
    if step.elite:
        count = deeds.hero.feats.get("elite-kills", 0)
        return {"elite": count} if count else {}
    return {
        type: count
        for type, count in deeds.kills.items()
        if not step.monsters or type in step.monsters
    }


def scenarios(step: QuestStep, deeds: Deeds) -> dict[str, int]:
    """A scenario completed that fits all filters."""
    done = deeds.scenario
    if done is None:
        return {}
    fits = (
        (not step.scenarios or done.number in step.scenarios)
        and (not step.regions or any(one in step.regions for one in done.regions))
        and (not step.boss or done.boss)
        and (not step.side or done.side)
    )
    return {done.id: 1} if fits else {}


def goal_checks(step: QuestStep, deeds: Deeds) -> dict[str, int]:
    """Checkmarks of the battle goal, without those from treasures."""
    treasures = library().treasures
    found = sum(treasures[int(one)].checks for one in deeds.hero.treasures if one.isdecimal())
    return counted("checks", deeds.hero.checks - found)


def counted(name: str, amount: int) -> dict[str, int]:
    return {name: amount} if amount > 0 else {}


COUNTERS: dict[str, Callable[[QuestStep, Deeds], dict[str, int]]] = {
    "kills": kills,
    "scenarios": scenarios,
    "checks": goal_checks,
    "exhausted": lambda step, deeds: counted("exhausted", int(deeds.hero.exhausted)),
    "others-exhausted": lambda step, deeds: counted(
        "others", deeds.hero.feats.get("allies-exhausted", 0)
    ),
}
