"""What is drawn of a combat, of a roll and of the choice of heroes, while it lasts."""

from __future__ import annotations

from .shapes import Shape


class Term(Shape, frozen=True):
    """A tile of a ledger."""

    amount: str
    label: str
    kind: str  # plain, mine, its, quiet, harm, good


class Ledger(Shape, frozen=True):
    id: str
    title: str
    rule: str
    terms: tuple[Term, ...]
    total: Term


class Step(Shape, frozen=True):
    name: str
    state: str  # done, now, later
    icon: str = ""


class Phase(Shape, frozen=True):
    """A part of the combat clock."""

    name: str
    now: bool
    steps: tuple[Step, ...]


class Column(Shape, frozen=True):
    """A column of an attack diagram."""

    span: str
    wounds: str
    effects: str
    now: bool


class FoeArt(Shape, frozen=True):
    id: str
    name: str
    level: str
    icon: str
    left: int
    vitality: int
    hits: int
    columns: tuple[Column, ...]
    penalty: int
    chaos: int
    gaar: int
    immune: bool
    text: str
    elite: bool


class DieArt(Shape, frozen=True):
    id: str
    face: int
    natural: int
    key: str


class Duel(Shape, frozen=True):
    title: str
    phases: tuple[Phase, ...]
    now: str
    rule: str
    hero: str
    hero_name: str
    health: int
    most: int
    gaar: int
    gaar_free: int
    gaar_name: str
    hero_badge: str
    hero_acts: bool
    foe: FoeArt | None
    foe_level: str
    foe_badge: str
    foe_acts: bool
    leader: str
    dice: tuple[DieArt, ...]
    dice_of: str
    dice_name: str
    weapon: str
    weapon_columns: tuple[Column, ...]
    hope: int
    hope_key: str
    played: tuple[tuple[str, str, str], ...]  # name, colour, text
    ledgers: tuple[Ledger, ...]
    reward: str
    loot: str


class RollArt(Shape, frozen=True):
    """A roll outside of combat."""

    title: str
    hero: str
    dice: tuple[DieArt, ...]
    ledger: Ledger
    ranges: tuple[Column, ...]


class HeroArt(Shape, frozen=True):
    id: str
    name: str
    way: str
    text: str
    health: int
    slots: tuple[str, ...]
    key: str
