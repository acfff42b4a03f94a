"""Content records of scenarios (docs/rules/euthia.md, section 8): map, special rules, goal."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from .records import Count, Foe, Id, Level, Part, Record, Text
from .terms import Mode


class MapRow(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tiles of one chapter: `encounter` for 1-2 and for 3-4 players, `general` for 1, 2, 3, 4."""

    chapter: Annotated[int, Meta(ge=1, le=5)]
    encounter: tuple[int, int]
    scenario: tuple[Id, ...] = ()
    general: tuple[int, int, int, int]


class Rule(msgspec.Struct, frozen=True, tag_field="rule", forbid_unknown_fields=True):
    """A special rule of a scenario (8.3); the numbers are here, the doing in the rules."""


class SecondBounty(Rule, tag="second_bounty", frozen=True):
    """S-1 rule 1: the second bounty card is shown too."""


class DeckScouting(Rule, tag="deck_scouting", frozen=True):
    """S-1 rule 2: on a lair of the open bounty, once per turn, look into a monster deck."""

    coins: int


class TrophyScore(Rule, tag="trophy_score", frozen=True):
    """S-1 rule 3: each trophy on the board scores its level, times `elite` for elite trophies; most
    bounty cards (at least one) give `most_bounties`."""

    elite: int
    most_bounties: int


class Raids(Rule, tag="raids", frozen=True):
    """S-2 rules 1-4."""

    rounds: tuple[int, ...]
    twice_from: int
    defence: int
    per_ward: int
    per_hero: int
    hero_distance: int
    ward_coins: int
    wards_per_field: int
    wards: int
    owner_reputation: int
    near_reputation: int
    near_distance: int


class DragonRule(Rule, tag="dragon", frozen=True):
    """S-3: forms by id in order; vitality = base + per_player x players."""

    vitality: int
    per_player: int
    peak: Id
    forms: tuple[Id, ...]
    attacks: tuple[Id, ...]
    latest_round: int
    among_last: int
    combat_rounds: int
    hits_per_reputation: int
    killing_blow: int


class GolemRule(Rule, tag="golem", frozen=True):
    """S-4: put on the church at the end of `arrives`, walks `steps` fields at each later end."""

    vitality: int
    per_player: int
    form: Id
    arrives: int
    steps: int
    combat_rounds: int
    ruined_shops: int
    ruins_hits: int


AnyRule: TypeAlias = SecondBounty | DeckScouting | TrophyScore | Raids | DragonRule | GolemRule


class Goal(msgspec.Struct, frozen=True, tag_field="goal", forbid_unknown_fields=True):
    """What solo and cooperative players must reach."""


class BountyGoal(Goal, tag="bounties", frozen=True):
    """At least `base` + players bounty cards; `easy` or `hard` + players where that is agreed."""

    easy: int
    base: int
    hard: int


class HearthGoal(Goal, tag="hearths", frozen=True):
    """At least `base` + players settlements stand and no more have fallen than stand."""

    base: int


class DragonGoal(Goal, tag="dragon", frozen=True):
    """The dragon is dead by the end of the last round."""


class GolemGoal(Goal, tag="golem", frozen=True):
    """The golem is dead before `ruined_shops` + players shops are ruined and in time."""


AnyGoal: TypeAlias = BountyGoal | HearthGoal | DragonGoal | GolemGoal


class Scenario(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    modes: tuple[Mode, ...]
    rounds: int
    coins: Count = 0
    reputation: Count = 0
    priest: bool = False
    map: tuple[MapRow, ...]
    elites: tuple[Level, ...] = ()
    rules: tuple[AnyRule, ...] = ()
    goal: AnyGoal
    story: Text
    aim: Text


class Form(Foe, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One form of a dragon, or a golem; its vitality here is 0: the scenario's rule gives it."""


class DragonAttack(Record, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """S-3 rule 3: one of the four things a dragon does at the end of a round."""

    act: Literal["breath", "flight", "terror", "rest"]
    distance: int = 0
    amount: int = 0
    flavour: Text
