"""The small parts of the ability language: values, clauses, selectors, patterns, changes."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Element: TypeAlias = Literal["fire", "ice", "air", "earth", "light", "dark"]
AnyElement: TypeAlias = Literal["fire", "ice", "air", "earth", "light", "dark", "any"]
Condition: TypeAlias = Literal[
    "poison",
    "wound",
    "immobilize",
    "disarm",
    "stun",
    "muddle",
    "curse",
    "invisible",
    "strengthen",
    "bless",
]
Rank: TypeAlias = Literal["normal", "elite", "boss", "named"]
Hex: TypeAlias = tuple[int, int]

Anchor: TypeAlias = Literal[
    "self",  # the performer's hex
    "targets",  # the hexes where the targets of the action's last attack stood when attacked
    "area",  # the hexes of the last placed area pattern, the performer's own hex left out
    "obstacle",  # the hexes of all obstacles the last ability created, destroyed or moved
    "passed",  # the hexes the last move went through, without its first and last one
    "entered",  # all hexes the last move entered
    "killed",  # the hex where the last `Kill` killed
    "hex",  # the hex chosen by the last `ChooseHex`
]


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of the language."""


# Values


class Measure(Shape, frozen=True, kw_only=True):
    """A number counted when it is needed: ``half(count * times) + plus``, never below 0.

    `of`:
    `characters` C; `level` L; `by-level` the entry of `steps` for the monster level in use;
    `moved` hexes the performer has moved this turn with its own Move abilities;
    `moved-now` hexes moved by the Move abilities of this action so far;
    `dealt` damage the performer's attacks have inflicted this turn;
    `dealt-to-target` damage the last attack of this action inflicted on its target;
    `negative-conditions` on the target (curse is a card, not a condition it has);
    `allies-next-to-target` allies of the performer adjacent to the target, not the performer;
    `target-shield` the target's whole shield value at that moment;
    `max-hp` the greatest hit points of the affected figure;
    `own-hp` present hit points of the performer;
    `destroyed` hexes that obstacles destroyed by this action covered;
    `enemies-next-to-self`; `allies-near` allies of the bearer within `within` of the bearer;
    `figures` monsters of the type `monster` on the map.
    """

    of: Literal[
        "characters",
        "level",
        "by-level",
        "moved",
        "moved-now",
        "dealt",
        "dealt-to-target",
        "negative-conditions",
        "allies-next-to-target",
        "target-shield",
        "max-hp",
        "own-hp",
        "destroyed",
        "enemies-next-to-self",
        "allies-near",
        "figures",
    ]
    times: int = 1
    plus: int = 0
    half: Literal["", "up", "down"] = ""
    within: int = 0
    monster: str = ""
    steps: tuple[int, ...] = ()


Value: TypeAlias = int | Measure


# Clauses and selectors


class If(Shape, frozen=True, kw_only=True):
    """What must hold; everything named must be true. Clauses about a target are asked for each
    target by itself."""

    attack: Literal["", "melee", "ranged"] = ""  # the kind of attack it is about
    single_target: bool = False  # the attack ability has one target and no area
    beside_ally: bool = False  # an ally of the performer is adjacent to the target
    target_alone: bool = False  # no ally of the target is adjacent to the target
    target_has: tuple[Condition, ...] = ()  # the target has at least one of these
    target_hp_at_most: int = 0  # present hit points; 0: not asked
    self_has: tuple[Condition, ...] = ()  # the performer has at least one of these
    straight: bool = False  # the last move of this action went in one straight line, 1 hex at least
    returned: bool = False  # the last move of this action ended in the hex it began in
    moved_at_most: int = -1  # hexes moved this turn; -1: not asked


ALWAYS = If()  # where nothing is said


class Who(Shape, frozen=True, kw_only=True):
    """Which figures. `count` 0: every one of them, no choice; n: up to n, chosen by the performer
    (by the rules of section 6 for monsters).

    `side`, seen from the performer: `self`; `enemies`; `allies` (never the performer);
    `self-and-allies`; `self-or-ally` (one of them); `figures` (allies and enemies, not the
    performer); `summons` (allies the performer has summoned).
    `range`: 1 to `range` hexes from at least one hex of `around`, so 1 is adjacent, and a figure in
    one of those hexes counts only if it is that near to another one; 0: in one of those hexes.
    The performer itself counts by its side, whatever the range. With `base_range` it is the
    monster's own range (melee: 1). `anywhere` means the whole revealed map, without line of sight;
    `own_room` every figure in the performer's room. A range of 2 or more needs line of sight from
    the performer. `rank` leaves out others: `normal` is normal only, `normal-elite` is no boss and
    no named monster. `same`: exactly the figures chosen or hit by the ability before this one.
    """

    side: Literal[
        "self", "enemies", "allies", "self-and-allies", "self-or-ally", "figures", "summons"
    ] = "enemies"
    range: int = 1
    base_range: bool = False
    anywhere: bool = False
    own_room: bool = False
    count: int = 0
    around: Anchor = "self"
    rank: Literal["", "normal", "normal-elite"] = ""
    when: If = ALWAYS
    same: bool = False


SELF = Who(side="self")


class Area(Shape, frozen=True, kw_only=True):
    """A pattern of hexes (GH-AOE), freely turned and mirrored. Not `free`: the performer is at
    [0, 0], a melee pattern. `free`: at least one hex within range of the performer."""

    hexes: tuple[Hex, ...]
    free: bool = False


# Changes of an ability


class Boost(Shape, frozen=True, kw_only=True):
    """What is added to an ability while it is performed. Fields are added to the printed numbers;
    `area` and `who` replace those of the ability. A field that does not fit the ability has no
    effect on it. Everything holds only for targets that fulfil `when`.

    `attack` is step A of GH-ATTACK-06 (`times` multiplies; order chosen there); `reach` lets a
    melee attack pick its target within that many hexes and stay a melee attack;
    `ignore_shields` is Pierce without limit. `advantage` and `disadvantage` are sources of
    GH-ATTACK-07. `infuse` happens with the attack; the `self_…` fields work on the performer once
    for each attack, `self_shield` and `self_retaliate` for the rest of the round.
    `heal_per_hit`: heal the performer this much once for each target that suffered damage.
    `kill`: `one` or `all` of the targets of rank `kill_rank` die instead of being attacked.
    `xp` is gained once for each ability changed; where it counts something of the target, or with
    `xp_each`, once for each target for which the change held.
    """

    when: If = ALWAYS
    attack: Value = 0
    times: int = 1
    range: int = 0
    reach: int = 0
    targets: int = 0
    area: Area | None = None
    who: Who | None = None
    pierce: int = 0
    ignore_shields: bool = False
    push: int = 0
    pull: int = 0
    conditions: tuple[Condition, ...] = ()
    advantage: bool = False
    disadvantage: bool = False
    infuse: tuple[AnyElement, ...] = ()
    self_heal: int = 0
    self_shield: int = 0
    self_retaliate: int = 0
    self_conditions: tuple[Condition, ...] = ()
    heal_per_hit: int = 0
    kill: Literal["", "one", "all"] = ""
    kill_rank: Literal["", "normal", "normal-elite"] = ""
    move: int = 0
    jump: bool = False
    heal: int = 0
    shield: int = 0
    retaliate: int = 0
    damage: int = 0
    loot: int = 0
    xp: Value = 0
    xp_each: bool = False


class Impact(Shape, frozen=True, kw_only=True):
    """What a push does at obstacles. `breaks`: the target may be pushed into an obstacle hex, which
    destroys the obstacle. `blocked`: for each step that a wall or an obstacle stops. Each time the
    target suffers `damage` and the attacker gains `xp`."""

    kind: Literal["breaks", "blocked"]
    damage: int
    xp: int


# Lasting bonuses


Trigger: TypeAlias = Literal[
    "always",  # `changes` hold as long as the bonus lasts; nothing is triggered
    "own-attack",  # each single attack of the figure, before the card is drawn
    "own-attack-ability",  # each attack ability, before its targets are declared
    "own-move",  # each move ability, before it begins
    "own-heal",  # each heal ability performed
    "attacked",  # an attack targets the figure, before the card is drawn
    "damaged-by-attack",  # after the draw and the shields, damage of 1 or more is left
    "suffers",  # would suffer damage of 1 or more from any source
    "ally-attacked",  # an attack targets one of the adjacent allies in `of`
    "death",  # the figure dies, before it is removed
    "turn-start",
    "turn-end",
    "own-turn",  # any time in the bearer's turn (items)
    "reveal",  # after the initiative cards are revealed (items)
]


class Change(Shape, frozen=True, kw_only=True):
    """A rule that reads otherwise for the bearer, as long as the bonus lasts.

    `basic-attack`, `basic-move`: the basic action has this value; `small-items`: so many more may
    be carried; `double-as-zero`: a 2x card drawn by an enemy attacking the bearer counts as +0;
    `unmoved`: enemies and scenario cannot push or pull the bearer; `immune`: to `conditions`;
    `flying`; `phasing`: in an obstacle hex the bearer counts as invisible and cannot attack;
    `redirect`: the triggering attack targets the bearer instead, at any range;
    `move-as-attack`: a Move may be performed as a melee Attack of the same value;
    `two-augments`: two augments may be active at once; a third sends one of the two away;
    `augments-at-range`: augments work on ranged attacks as well.
    """

    what: Literal[
        "basic-attack",
        "basic-move",
        "small-items",
        "double-as-zero",
        "unmoved",
        "immune",
        "flying",
        "phasing",
        "redirect",
        "move-as-attack",
        "two-augments",
        "augments-at-range",
    ]
    amount: int = 0
    conditions: tuple[Condition, ...] = ()
