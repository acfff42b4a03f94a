"""The ability language (docs/rules/gloomhaven.md, section 3): everything a card, an item or a
monster can do, as frozen records.

An action is a list of abilities, performed in printed order. Beside the abilities there are
values (`Measure`), selectors (`Who`), only-if clauses (`If`), changes of an ability (`Boost`),
element uses (`Augment`) and lasting bonuses (`Bonus`). `performer` is the figure whose action it
is; for a bonus or an item, `bearer` is the figure that has it.

While an action is performed, its abilities may refer to what earlier ones did (`Anchor`).
"""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from .parts import (
    ALWAYS,
    SELF,
    AnyElement,
    Area,
    Boost,
    Change,
    Condition,
    Element,
    Hex,
    If,
    Impact,
    Measure,
    Rank,
    Shape,
    Trigger,
    Value,
    Who,
)

__all__ = [
    "SELF",
    "Ability",
    "AnyAbility",
    "AnyElement",
    "Area",
    "Attack",
    "Augment",
    "Betray",
    "Bonus",
    "Boost",
    "Change",
    "ChooseHex",
    "Condition",
    "Consume",
    "Control",
    "ControlTurn",
    "CreateObstacle",
    "CreateTrap",
    "Damage",
    "DestroyObstacle",
    "DisarmTrap",
    "Element",
    "ExtraTurn",
    "ExtraTurns",
    "Flee",
    "Gather",
    "Grant",
    "Hatch",
    "Heal",
    "Hex",
    "If",
    "Impact",
    "Inflict",
    "Infuse",
    "Kill",
    "Loot",
    "LoseCards",
    "Measure",
    "Move",
    "MoveObstacle",
    "NextMarker",
    "Plain",
    "PlayCard",
    "Pull",
    "Push",
    "Rank",
    "Recover",
    "Refresh",
    "Retaliate",
    "Shape",
    "Shield",
    "ShiftInitiative",
    "ShiftToken",
    "Special",
    "SpringTrap",
    "Summon",
    "SummonMonster",
    "SummonToken",
    "Trigger",
    "Value",
    "Who",
]


class Augment(Shape, frozen=True, kw_only=True):
    """GH-ELEM-03: all `elements` are consumed (optional for characters, compulsory for monsters);
    then the ability is changed by `boost`, or `instead` is performed in its place, and `then` is
    performed right after it. `xp` is gained with the use."""

    elements: tuple[AnyElement, ...]
    boost: Boost | None = None
    instead: tuple[AnyAbility, ...] = ()
    then: tuple[AnyAbility, ...] = ()
    xp: int = 0


# Abilities


class Ability(Shape, frozen=True, kw_only=True, tag_field="do"):
    """One line of an action; the tag after `do` names it. `when`: performed only if it holds;
    `augments`: element uses of this line; `xp`: gained when this line is performed."""

    when: If = ALWAYS
    augments: tuple[Augment, ...] = ()
    xp: int = 0


class Move(Ability, tag="move", frozen=True, kw_only=True):
    """GH-MOVE. `relative`: the value is added to the figure's own Move (monsters, summons).
    `straight`: every step in the same direction. `end_by`: the last hex must be adjacent to an
    obstacle, or to the player's character that controls the figure. `loots`: money and treasure of
    every entered hex is looted. `clears`: obstacles on the way are destroyed, traps on the way
    disarmed."""

    value: Value
    relative: bool = False
    jump: bool = False
    straight: bool = False
    end_by: Literal["", "obstacle", "controller"] = ""
    loots: bool = False
    clears: bool = False


class Attack(Ability, tag="attack", frozen=True, kw_only=True):
    """GH-ATTACK. `relative`: the value is added to the figure's own Attack. `range` 0 is melee;
    `base_range`: `range` is added to the figure's own range (melee figures stay melee with 0).
    `targets` up to that many enemies (a monster's own Target value counts if greater); `who`
    replaces them: every enemy it names, whether melee or ranged follows from `range`. `along`:
    also every enemy on one shortest path to the target. `same_target`: all attacks of a figure
    with several targets go to one enemy. `boosts` hold for the whole ability. `xp_each` for each
    target attacked."""

    value: Value
    relative: bool = False
    range: int = 0
    base_range: bool = False
    targets: int = 1
    area: Area | None = None
    who: Who | None = None
    along: bool = False
    same_target: bool = False
    pierce: int = 0
    push: int = 0
    pull: int = 0
    impact: Impact | None = None
    conditions: tuple[Condition, ...] = ()
    boosts: tuple[Boost, ...] = ()
    xp_each: int = 0


class Heal(Ability, tag="heal", frozen=True, kw_only=True):
    """GH-HEAL (GH-MOTHER-02 for monsters)."""

    value: Value
    who: Who = Who(side="self-or-ally", count=1)


class Shield(Ability, tag="shield", frozen=True, kw_only=True):
    """GH-DAMAGE-10, as long as the action's duration says (monsters: this round)."""

    value: Value
    who: Who = SELF


class Retaliate(Ability, tag="retaliate", frozen=True, kw_only=True):
    """GH-ATTACK-20, as long as the action's duration says (monsters: this round). `xp_each` each
    time it deals damage."""

    value: Value
    range: int = 1
    who: Who = SELF
    xp_each: int = 0


class Loot(Ability, tag="loot", frozen=True, kw_only=True):
    """GH-LOOT. `limit`: at most that many tokens and treasures (0: no limit), chosen by the player.
    `more`: that many money tokens from the supply besides."""

    range: int
    limit: int = 0
    more: Value = 0


class Inflict(Ability, tag="condition", frozen=True, kw_only=True):
    """The figures get the conditions (GH-COND), without an attack."""

    conditions: tuple[Condition, ...]
    who: Who


class Damage(Ability, tag="damage", frozen=True, kw_only=True):
    """The figures suffer damage: no attack, no modifier, no shield. Compulsory for allies."""

    value: Value
    who: Who


class Push(Ability, tag="push", frozen=True, kw_only=True):
    """GH-MOVE-20, without an attack."""

    value: Value
    who: Who


class Pull(Ability, tag="pull", frozen=True, kw_only=True):
    """GH-MOVE-20, without an attack; toward the performer, or toward the chosen hex."""

    value: Value
    who: Who
    toward: Literal["self", "hex"] = "self"


class Kill(Ability, tag="kill", frozen=True, kw_only=True):
    """The figures die at once. With `area`, every enemy in the placed pattern that is `who`."""

    who: Who
    area: Area | None = None
    xp_each: int = 0


class Summon(Ability, tag="summon", frozen=True, kw_only=True):
    """GH-SUMMON: a summon of the content, by id."""

    summon: str


class SummonMonster(Ability, tag="summon_monster", frozen=True, kw_only=True):
    """GH-MOTHER-03. `ranks`: which are summoned with two, three and four characters. `by`: adjacent
    to the summoner or to the target of the attack before. `hp`: instead of the type's own, never
    above the type's maximum. `cycle`: the type that belongs to the place where the last
    `ShiftToken` of the performer went, instead of `monster`."""

    monster: str
    ranks: tuple[tuple[Rank, ...], tuple[Rank, ...], tuple[Rank, ...]] = (
        ("normal",),
        ("normal",),
        ("normal",),
    )
    by: Literal["self", "target"] = "self"
    hp: Value | None = None
    cycle: tuple[str, ...] = ()


class Recover(Ability, tag="recover", frozen=True, kw_only=True):
    """GH-CARDS-25: each of the figures (its player may decline) takes up to `cards` cards of the
    pile back to hand; 0: all of them. `owner` `neighbour`: one lost card of an ally adjacent to
    that figure, which it takes into its own hand."""

    pile: Literal["discarded", "lost"]
    cards: int = 0
    who: Who = SELF
    owner: Literal["own", "neighbour"] = "own"


class CreateTrap(Ability, tag="create_trap", frozen=True, kw_only=True):
    """A trap on an empty hex within range (GH-TERRAIN-20, GH-MOTHER-08). `xp_sprung`: for its maker
    when an enemy springs it."""

    damage: int = 0
    conditions: tuple[Condition, ...] = ()
    range: int = 1
    xp_sprung: int = 0


class DestroyObstacle(Ability, tag="destroy_obstacle", frozen=True, kw_only=True):
    """GH-TERRAIN-22: `count` obstacles within range; 0: all of them."""

    count: int = 1
    range: int = 1


class Consume(Ability, tag="consume", frozen=True, kw_only=True):
    """An element use of its own: all `elements` are consumed (optional for characters), then the
    `boost` holds for the abilities that follow in this action and `then` is performed."""

    elements: tuple[AnyElement, ...]
    boost: Boost | None = None
    then: tuple[AnyAbility, ...] = ()


class Grant(Ability, tag="grant", frozen=True, kw_only=True):
    """The allies perform the abilities at once, if their players like; for summons the performer's
    player decides everything. `augments_too`: their attack gets the performer's augment bonuses."""

    who: Who
    abilities: tuple[AnyAbility, ...]
    augments_too: bool = False


class Control(Ability, tag="control", frozen=True, kw_only=True):
    """ControlEnemy of section 3.4: the enemy performs the abilities, the performer's player decides
    everything, the enemy's former allies are its enemies meanwhile (the characters' side is not
    attacked)."""

    who: Who
    abilities: tuple[AnyAbility, ...]


class ControlTurn(Ability, tag="control_turn", frozen=True, kw_only=True):
    """The enemy's turn of this round is taken with sides swapped; `decide`: by section 6 or by the
    performer's player. Without effect on one that has acted already."""

    who: Who
    decide: Literal["rules", "player"]


# Abilities that no element changes: hexes, cards, items, terrain, and what only bosses do


class Plain(Shape, frozen=True, kw_only=True, tag_field="do"):
    """One line of an action; the tag after `do` names it. `when`: performed only if it holds;
    `xp`: gained when this line is performed."""

    augments: ClassVar[tuple[()]] = ()
    when: If = ALWAYS
    xp: int = 0


class ChooseHex(Plain, tag="choose_hex", frozen=True, kw_only=True):
    """The performer names a hex within range and line of sight (anchor `hex`)."""

    range: int


class LoseCards(Plain, tag="lose_cards", frozen=True, kw_only=True):
    """Each of the figures loses that many cards from hand, chosen by its player (as many as there
    are)."""

    cards: int
    who: Who = SELF


class Refresh(Plain, tag="refresh", frozen=True, kw_only=True):
    """GH-ITEM-12: each of the figures (its player may decline) refreshes up to `items` items; 0:
    all. `slot` leaves out others."""

    state: Literal["spent", "consumed"]
    items: int = 0
    slot: Literal["", "small"] = ""
    who: Who = SELF


class DisarmTrap(Plain, tag="disarm_trap", frozen=True, kw_only=True):
    """GH-TERRAIN-03: one trap within range."""

    range: int = 1


class SpringTrap(Plain, tag="spring_trap", frozen=True, kw_only=True):
    """The trap disarmed by the ability before takes effect on the figure."""

    who: Who


class CreateObstacle(Plain, tag="create_obstacle", frozen=True, kw_only=True):
    """GH-TERRAIN-20, -21: `count` obstacles of `size` hexes (3: a triangle) on empty hexes within
    range, or on the hex where an enemy has just been killed."""

    count: int = 1
    size: Literal[1, 3] = 1
    range: int = 1
    at: Literal["", "killed"] = ""


class MoveObstacle(Plain, tag="move_obstacle", frozen=True, kw_only=True):
    """GH-TERRAIN-21: one obstacle of one hex within `range` goes to an empty hex within `to` of
    the performer."""

    range: int = 1
    to: int


class Infuse(Plain, tag="infuse", frozen=True, kw_only=True):
    """GH-ELEM-02, as an ability of its own (items; a stand-alone symbol stands on the action)."""

    elements: tuple[AnyElement, ...]


class ShiftInitiative(Plain, tag="shift_initiative", frozen=True, kw_only=True):
    """The bearer's initiative of this round is raised or lowered by the amount, as its player likes
    (within 1 to 99)."""

    amount: int


class PlayCard(Plain, tag="play_card", frozen=True, kw_only=True):
    """The bearer plays one card from hand and performs this half of it."""

    half: Literal["top", "bottom"]


class ExtraTurn(Plain, tag="extra_turn", frozen=True, kw_only=True):
    """The bearer plays two cards from hand and takes one more turn this round at the new leading
    card's initiative, which must be higher than the present one."""


class Special(Plain, tag="special", frozen=True, kw_only=True):
    """GH-BOSS-02: the boss performs its special 1 or 2."""

    number: Literal[1, 2]


class NextMarker(Plain, tag="next_marker", frozen=True, kw_only=True):
    """The boss goes to the next of the scenario's places in the cycle (the first use goes to the
    first), over any distance, as placement. At a closed or locked door it opens the door and
    reveals the room (GH-BOSS-06). An occupied place: the nearest empty hex."""

    markers: tuple[str, ...]


class ExtraTurns(Plain, tag="extra_turns", frozen=True, kw_only=True):
    """All monsters of the type take one more turn now with their ability card of this round."""

    monster: str


class SummonToken(Plain, tag="summon_token", frozen=True, kw_only=True):
    """GH-BOSS-07: so many tokens of the boss's side come, placed like summoned monsters. Without
    `hp` they cannot be damaged. With `move` or `attack` each acts just before the boss."""

    token: str
    name: str
    count: Value = 1
    hp: Value | None = None
    move: int = 0
    attack: Value | None = None


class Hatch(Plain, tag="hatch", frozen=True, kw_only=True):
    """GH-BOSS-08: every token of that kind is destroyed, a normal monster stands in its place."""

    token: str
    monster: str


class ShiftToken(Plain, tag="shift_token", frozen=True, kw_only=True):
    """GH-BOSS-09: the scenario's token goes to the next of the places in the cycle; who stands
    there goes to the nearest empty hex, and a dark room there is revealed."""

    token: str
    name: str
    markers: tuple[str, ...]


class Flee(Plain, tag="flee", frozen=True, kw_only=True):
    """GH-BOSS-10: every enemy of the performer, in initiative order, moves up to `value` so that it
    ends as far from the performer as it can."""

    value: Value


class Gather(Plain, tag="gather", frozen=True, kw_only=True):
    """GH-BOSS-11: every enemy of the performer, in initiative order, is put on the nearest empty
    hex adjacent to the performer."""


class Betray(Plain, tag="betray", frozen=True, kw_only=True):
    """GH-BOSS-12: of the characters that have yet to act with two cards, the last in the order
    turns against its allies at once, with its summons: Move `move`, then the top of its leading
    card without what would last. Both cards are discarded, and its turn is over."""

    move: int


# Lasting bonuses and items


class Bonus(Ability, tag="bonus", frozen=True, kw_only=True):
    """ActiveBonus of section 3.4, and what an item does.

    `of`: the figures whose doings trigger it, seen from the bearer at that moment. `only`: clauses
    of the trigger; if they do not hold it is not triggered. Each triggering uses one slot of the
    card or item (GH-CARDS-18); `uses` limits a round bonus without slots (0: no limit).
    Compulsory on cards, by choice on spent and consumed items, unless `optional` says so.
    What happens: `boost` changes the ability or the attack that triggered it (on `attacked`, the
    enemy's attack); `shield` and `retaliate` count for the triggering attack (with `always`: while
    it lasts); `negate`: the damage becomes 0; `perform`: abilities performed by the figure;
    `changes`. `consume`: only by consuming these elements. `destroy_obstacle`: only by destroying
    an obstacle adjacent to the bearer. `group` augment: GH 3.4, one at a time; `song`, `doom`
    likewise."""

    on: Trigger
    of: Who = SELF
    only: If = ALWAYS
    boost: Boost | None = None
    shield: int = 0
    retaliate: int = 0
    retaliate_range: int = 1
    negate: bool = False
    perform: tuple[AnyAbility, ...] = ()
    changes: tuple[Change, ...] = ()
    consume: tuple[AnyElement, ...] = ()
    destroy_obstacle: bool = False
    uses: int = 0
    optional: bool = False
    group: Literal["", "augment", "song", "doom"] = ""


AnyAbility: TypeAlias = (
    Move
    | Attack
    | Heal
    | Shield
    | Retaliate
    | Loot
    | Inflict
    | Damage
    | Push
    | Pull
    | ChooseHex
    | Kill
    | Summon
    | SummonMonster
    | Recover
    | LoseCards
    | Refresh
    | CreateTrap
    | DisarmTrap
    | SpringTrap
    | CreateObstacle
    | DestroyObstacle
    | MoveObstacle
    | Infuse
    | Consume
    | Grant
    | Control
    | ControlTurn
    | ShiftInitiative
    | PlayCard
    | ExtraTurn
    | Special
    | NextMarker
    | ExtraTurns
    | SummonToken
    | Hatch
    | ShiftToken
    | Flee
    | Gather
    | Betray
    | Bonus
)
