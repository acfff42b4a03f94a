"""The box: all content of the game, loaded once, checked, and looked up by id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from ...kernel import content
from . import records as r
from .checks import check, parts
from .effects.vocabulary import Measure, ShiftToken, SummonToken
from .enhanced import Cards, Summons

FOLDER = Path(__file__).parent / "content"
FILES = content.Files(FOLDER, "gloomhaven")
T = TypeVar("T")

CLASSES = ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")
STANDARD_DECK: tuple[str, ...] = (  # 2.5
    *("plus-0",) * 6, *("plus-1",) * 5, *("minus-1",) * 5,
    "plus-2", "minus-2", "times-2", "null",
)  # fmt: skip


class Library:
    """All records by id."""

    def __init__(self) -> None:
        self.modifiers = FILES.load(("modifiers.toml",), "modifier", r.Modifier)
        self.classes = FILES.load(("classes.toml",), "class", r.HeroClass)
        files = tuple(f"cards-{one}.toml" for one in self.classes)
        self.cards = Cards(FILES.load(files, "card", r.AbilityCard))
        self.summons = Summons(FILES.load(("summons.toml",), "summon", r.Summoned))
        self.monsters = FILES.load(("monsters.toml",), "monster", r.Monster)
        self.monster_cards = FILES.load(("monster-cards.toml",), "monster_card", r.MonsterCard)
        self.bosses = FILES.load(("bosses.toml",), "boss", r.Boss)
        self.named = FILES.load(("named.toml",), "named", r.Named)
        self.tokens = {
            one.token: one
            for boss in self.bosses.values()
            for one in parts(boss)
            if isinstance(one, SummonToken)
        }
        self.items = FILES.load(("items.toml",), "item", r.Item)
        self.goals = FILES.load(("goals.toml",), "battle_goal", r.BattleGoal)
        treasures = FILES.load(("treasures.toml",), "treasure", r.Treasure, "number")
        self.treasures = {one.number: one for one in treasures.values()}
        maps = tuple(sorted(file.name for file in FOLDER.glob("scenario-*.toml")))
        self.scenarios = FILES.load(maps, "scenario", r.Scenario)
        self.dungeon_rooms = FILES.load(("dungeon.toml",), "room", r.DungeonRoom)
        self.dungeon_cards = FILES.load(("dungeon.toml",), "monsters", r.DungeonCard)
        self.scenario_numbers = {one.number: id for id, one in self.scenarios.items()}
        self.item_numbers = {one.number: id for id, one in self.items.items()}
        self.decks = _decks(self.monster_cards)
        self.hands = {
            id: tuple(card for card, one in self.cards.items() if one.owner == id)
            for id in self.classes
        }
        self._stats = _stats(self.monsters, self.bosses, self.named)
        check(self)
        self.names = self._names()

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

    def _names(self) -> Mapping[str, str]:
        names: dict[str, str] = {}
        kinds: tuple[Mapping[str, Any], ...] = (
            self.classes, self.cards, self.summons, self.monsters, self.bosses, self.named,
            self.items, self.goals, self.scenarios, self.dungeon_rooms, self.dungeon_cards,
        )  # fmt: skip
        for kind in kinds:
            names |= {id: one.name for id, one in kind.items()}
        for id, scenario in self.scenarios.items():
            names[f"{id}-introduction"] = scenario.introduction
            names[f"{id}-conclusion"] = scenario.conclusion
            names |= {one.id: one.name for one in scenario.objectives}
        for boss in self.bosses.values():
            moved = [one for one in parts(boss) if isinstance(one, ShiftToken | SummonToken)]
            names |= {one.token: one.name for one in moved}
        return names

    def kinds(self) -> Mapping[str, Sequence[Any]]:
        """All records by kind, for browsing."""
        return {
            "class": list(self.classes.values()),
            "card": list(self.cards.values()),
            "modifier": list(self.modifiers.values()),
            "summon": list(self.summons.values()),
            "monster": list(self.monsters.values()),
            "monster-card": list(self.monster_cards.values()),
            "boss": list(self.bosses.values()),
            "named": list(self.named.values()),
            "item": list(self.items.values()),
            "battle-goal": list(self.goals.values()),
            "treasure": [self.treasures[number] for number in sorted(self.treasures)],
            "scenario": list(self.scenarios.values()),
            "dungeon-room": list(self.dungeon_rooms.values()),
            "dungeon-card": list(self.dungeon_cards.values()),
        }


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


@cache
def library() -> Library:
    """The box, opened once."""
    return Library()


@cache
def content_hash() -> str:
    return content.fingerprint(library().kinds().values())
