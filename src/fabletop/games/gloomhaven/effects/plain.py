"""Lines of the ability language that no element changes: hexes, cards, items, terrain, and what
only bosses do."""

from __future__ import annotations

from typing import ClassVar, Literal

from .parts import ALWAYS, SELF, AnyElement, If, Shape, Value, Who


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
