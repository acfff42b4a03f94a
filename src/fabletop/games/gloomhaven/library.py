"""The content library: all records of the box, loaded once, checked, and looked up by id."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from ...kernel.library import Library as RecordLibrary
from . import records as r
from .checks import check, parts
from .effects.vocabulary import Measure, ShiftToken, SummonToken
from .enhanced import Cards, Summons

FOLDER = Path(__file__).parent / "content"

STANDARD_DECK: tuple[str, ...] = (  # 2.5
    *("plus-0",) * 6,
    *("plus-1",) * 5,
    *("minus-1",) * 5,
    "plus-2",
    "minus-2",
    "times-2",
    "null",
)


class Library(RecordLibrary):
    """All records by id."""

    def __init__(self) -> None:
        super().__init__(FOLDER, "gloomhaven")
        self.classes = self.records("class", r.HeroClass, "classes.toml")
        files = [f"cards-{one}.toml" for one in self.classes]
        self.cards = Cards(self.records("card", r.AbilityCard, *files))
        self.modifiers = self.records("modifier", r.Modifier, "modifiers.toml", named=False)
        self.summons = Summons(self.records("summon", r.Summoned, "summons.toml"))
        self.monsters = self.records("monster", r.Monster, "monsters.toml")
        self.monster_cards = self.records(
            "monster_card", r.MonsterCard, "monster-cards.toml", named=False
        )
        self.bosses = self.records("boss", r.Boss, "bosses.toml")
        self.named = self.records("named", r.Named, "named.toml")
        self.items = self.records("item", r.Item, "items.toml")
        self.goals = self.records("battle_goal", r.BattleGoal, "goals.toml")
        self.treasures = self._treasures()
        maps = sorted(file.name for file in FOLDER.glob("scenario-*.toml"))
        self.scenarios = self.records("scenario", r.Scenario, *maps)
        self.dungeon_rooms = self.records(
            "room", r.DungeonRoom, "dungeon.toml", shown="dungeon-room"
        )
        self.dungeon_cards = self.records(
            "monsters", r.DungeonCard, "dungeon.toml", shown="dungeon-card"
        )
        self.close()
        self.tokens = {
            one.token: one
            for boss in self.bosses.values()
            for one in parts(boss)
            if isinstance(one, SummonToken)
        }
        self.scenario_numbers = {one.number: id for id, one in self.scenarios.items()}
        self.item_numbers = {one.number: id for id, one in self.items.items()}
        self.decks = _decks(self.monster_cards)
        self.hands = {
            id: tuple(card for card, one in self.cards.items() if one.owner == id)
            for id in self.classes
        }
        self._stats = _stats(self.monsters, self.bosses, self.named)
        self._name_parts()
        check(self)

    def _treasures(self) -> dict[int, r.Treasure]:
        """By number, and listed in that order."""
        found = self.records(
            "treasure", r.Treasure, "treasures.toml", key="number", shown=None, named=False
        )
        numbered = {one.number: one for one in found.values()}
        self.show("treasure", [numbered[number] for number in sorted(numbered)])
        return numbered

    def _name_parts(self) -> None:
        """Of what is no record of its own: texts and figures of scenarios, tokens of bosses."""
        for id, scenario in self.scenarios.items():
            self.names[f"{id}-introduction"] = scenario.introduction
            self.names[f"{id}-conclusion"] = scenario.conclusion
            self.name({one.id: one for one in scenario.objectives})
        for boss in self.bosses.values():
            moved = [one for one in parts(boss) if isinstance(one, ShiftToken | SummonToken)]
            self.name({one.token: one for one in moved})

    def hand_cards(self, owner: str) -> tuple[str, ...]:
        """All cards of a class, in the order of their numbers."""
        return self.hands[owner]

    def stats(self, type: str, rank: str, level: int) -> r.Stats:
        """What is printed for a monster or boss of this rank and monster level. Named monsters
        without a card of their own are elites of their type."""
        found = self._stats.get((type, rank == "normal", level))
        if found is None:
            raise KeyError(f"no statistics of {type}, {rank}, level {level}")
        return found

    def figures(self, type: str) -> int:
        """How many figures of a type the box has; a named monster is one of a kind."""
        if type in self.named:
            return 1
        return self.bosses[type].figures if type in self.bosses else self.monsters[type].figures


def _decks(cards: Mapping[str, r.MonsterCard]) -> dict[str, tuple[r.MonsterCard, ...]]:
    decks: dict[str, tuple[r.MonsterCard, ...]] = {}
    for one in cards.values():
        decks[one.deck] = (*decks.get(one.deck, ()), one)
    return decks


def _stats(
    monsters: Mapping[str, r.Monster],
    bosses: Mapping[str, r.Boss],
    named: Mapping[str, r.Named],
) -> dict[tuple[str, bool, int], r.Stats]:
    """By type, whether the figure is a normal one, and level; only monsters make a difference."""
    found: dict[tuple[str, bool, int], r.Stats] = {}
    for level in range(r.LEVELS):
        for id, other in named.items():
            row = _named_row(other, level, monsters[other.of].flying)
            found[id, True, level] = found[id, False, level] = row
        for id, boss in bosses.items():
            found[id, True, level] = found[id, False, level] = _boss_row(boss, level)
        for id, one in monsters.items():
            found[id, True, level] = _row(one.normal, level, one.flying)
            found[id, False, level] = _row(one.elite, level, one.flying)
    return found


def _row(columns: r.Columns, level: int, flying: bool) -> r.Stats:
    return r.Stats(
        hp=columns.hp[level],
        move=columns.move[level],
        attack=columns.attack[level],
        range=columns.range[level],
        shield=columns.shield[level],
        retaliate=columns.retaliate[level],
        retaliate_range=columns.retaliate_range[level],
        pierce=columns.pierce[level],
        targets=columns.targets[level],
        conditions=columns.conditions[level],
        advantage=bool(columns.advantage[level]),
        attackers_disadvantage=bool(columns.attackers_disadvantage[level]),
        flying=flying,
    )


def _boss_row(boss: r.Boss, level: int) -> r.Stats:
    """GH-BOSS-03: hit points grow with the number of characters."""
    more = boss.attack_more
    attack = boss.attack[level]
    return r.Stats(
        hp=Measure(of="characters", times=boss.hp[level]),
        move=boss.move[level],
        attack=attack
        if more is None
        else Measure(of=more.of, times=more.times, plus=attack, monster=more.monster),
        range=boss.range[level],
        immune=boss.immune,
    )


def _named_row(named: r.Named, level: int, flying: bool) -> r.Stats:
    row = _row(named.stats, level, flying)
    if not named.hp_of:
        return row
    half: Literal["", "up"] = "up" if named.hp_of == "half-characters" else ""
    hp = Measure(of="characters", times=named.stats.hp[level], half=half)
    return msgspec.structs.replace(row, hp=hp)


def scenario_choices() -> tuple[str, ...]:
    """The numbers of the scenarios, by their files: a lobby asks before anything is loaded."""
    files = sorted(FOLDER.glob("scenario-*.toml"))
    return tuple(str(int(file.stem.removeprefix("scenario-"))) for file in files)


@cache
def library() -> Library:
    """The box, opened once."""
    return Library()
