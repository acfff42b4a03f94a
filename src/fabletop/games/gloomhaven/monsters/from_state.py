"""Positions from the state: what a figure's turn depends on, and the shape of its attack."""

from __future__ import annotations

from ..effects import vocabulary as e
from ..library import library
from ..map.footing import Gait
from ..map.ground import ground
from ..records import NONE
from ..rules import where
from ..rules.attack import area_of, is_melee, reach_of
from ..rules.augments import foreseen
from ..rules.bonuses import triggered
from ..rules.conditions import has
from ..rules.decks import current_card
from ..rules.figures import can_be_seen_by_foes, flies, stats
from ..rules.selectors import range_of
from ..state import Figure, GloomhavenState
from ..terms import Hex
from .position import EVERYBODY, MELEE, AttackShape, Foe, Mover, Position

# GH-SUMMON-04: the permanent card of every summon
SUMMON_CARD: tuple[e.AnyAbility, ...] = (
    e.Move(value=0, relative=True),
    e.Attack(value=0, relative=True, base_range=True),
)

_LAST = 1 << 20  # after everybody in the initiative order
_SLOT = 1 << 10  # figures that share a place in it
_NORMAL = 1 << 5


def abilities_of(state: GloomhavenState, figure: Figure) -> tuple[e.AnyAbility, ...]:
    """What a figure does on its turn, in printed order; a boss's specials spelled out."""
    if figure.kind == "summon":
        return SUMMON_CARD
    if figure.kind != "monster":
        return ()
    card = current_card(state, figure)
    if card is None:
        return ()
    boss = library().bosses.get(figure.type)
    if boss is None:
        return card.abilities
    found: list[e.AnyAbility] = []
    for ability in card.abilities:
        # GH-BOSS-02: as its stat card says. GH-BOSS-05: all bosses share the drawn card
        if isinstance(ability, e.Special):
            found += boss.special_1 if ability.number == 1 else boss.special_2
        else:
            found.append(ability)
    return tuple(found)


def servants(
    state: GloomhavenState, figure: Figure
) -> list[tuple[Figure, tuple[e.AnyAbility, ...]]]:
    """GH-BOSS-07: the tokens that act just before their boss, with what they do."""
    if figure.rank != "boss":
        return []
    boss = library().bosses[figure.type]
    found: list[tuple[Figure, tuple[e.AnyAbility, ...]]] = []
    for line in (*boss.special_1, *boss.special_2):
        if isinstance(line, e.SummonToken) and line.attack is not None:
            lines = (e.Move(value=line.move), e.Attack(value=line.attack))
            tokens = [one for one in state.figures.values() if one.type == line.token]
            found += [(one, lines) for one in tokens]
    return found


def position_for(state: GloomhavenState, figure: Figure, *, jump: bool = False) -> Position:
    """The table as this figure sees it. GH-MMOVE-12: nothing else influences its movement."""
    foes, friends = [], []
    side = figure.side
    for one in state.figures.values():
        if one.side != side:
            unseen = not can_be_seen_by_foes(state, one)
            foes.append(Foe(one.id, one.at, order_of(state, one), unseen))
        elif one is not figure:
            friends.append(one.at)
    tiles: dict[str, list[Hex]] = {"obstacle": [], "trap": [], "hazard": [], "difficult": []}
    for at, tile in where.tiles(state).items():
        tiles[tile.kind].append(at)
    gait: Gait = "walk"
    if flies(state, figure):
        gait = "fly"
    elif jump:
        gait = "jump"
    return Position(
        ground(state),
        Mover(figure.at, gait, has(figure, "muddle")),
        tuple(foes),
        tuple(friends),
        tuple(tiles["obstacle"]),
        (*tiles["trap"], *tiles["hazard"]),
        tuple(tiles["difficult"]),
    )


def order_of(state: GloomhavenState, figure: Figure) -> int:
    """GH-INIT-08: the place in the round's initiative list; lower is earlier."""
    place = place_in_order(state, figure)
    if place is None:
        return _LAST  # GH-SPECIAL-10: attackable obstacles count as 99, after everything
    if figure.kind == "summon":  # GH-SUMMON-08: before its owner, in the order of summoning
        return place * _SLOT + figure.order
    if figure.kind == "monster":  # GH-INIT-07: elites first, then by number
        return place * _SLOT + figure.number + (_NORMAL if figure.rank == "normal" else 0)
    return place * _SLOT + _SLOT - 1


def place_in_order(state: GloomhavenState, figure: Figure) -> int | None:
    """The entry of the list by which a figure acts; a summon goes by its owner's."""
    who = state.heroes[figure.owner].type if figure.owner >= 0 else figure.type
    if figure.kind == "objective":
        who = figure.id
    for place, one in enumerate(state.order):
        if one.who in (who, figure.type):
            return place
    return None


def can_attack_with(state: GloomhavenState, figure: Figure, ability: e.AnyAbility) -> bool:
    """GH-FOCUS-14: a disarmed figure has no attack; nor has one whose own value is a dash."""
    return (
        isinstance(ability, e.Attack)
        and not has(figure, "disarm")
        and (not ability.relative or stats(state, figure).attack != NONE)
    )


def attack_shape(state: GloomhavenState, figure: Figure, ability: e.Attack | None) -> AttackShape:
    """The attack as it counts for focus, movement and targets."""
    if ability is None:
        return MELEE  # GH-FOCUS-04
    boosts = [*ability.boosts, *foreseen(state, figure, ability)]  # GH-ELEM-10
    for held in triggered(state, "own-attack-ability", figure):
        if held.bonus.boost is not None and not held.by_choice:
            boosts.append(held.bonus.boost)
    # GH-FOCUS-17: the card decides; a pattern around the figure is melee, a range is ranged
    ranged = not is_melee(state, figure, ability, boosts)
    who = ability.who
    for boost in boosts:
        if boost.who is not None:
            who = boost.who
            break
    if who is not None:
        extra = who.count - 1 if who.count else EVERYBODY
        return AttackShape(range_of(state, figure, who), ranged, extra)
    # GH-MATTACK-03: range by the card or by the figure. GH-MATTACK-06: its own extra targets
    reach = reach_of(state, figure, ability, boosts)
    extra = target_count(state, figure, ability, boosts) - 1
    area = area_of(ability, boosts)
    if ability.same_target:
        extra = 0
    return AttackShape(reach, ranged, extra, None if area is None else area.hexes)


def target_count(
    state: GloomhavenState, figure: Figure, ability: e.Attack, boosts: list[e.Boost]
) -> int:
    """How many single targets the attack has."""
    own = stats(state, figure).targets
    return max(ability.targets, own) + sum(one.targets for one in boosts)


def jumps(state: GloomhavenState, figure: Figure, abilities: tuple[e.AnyAbility, ...]) -> bool:
    """Is the move on the card a jump, with the elements it can have?"""
    return any(
        isinstance(one, e.Move)
        and (one.jump or any(boost.jump for boost in foreseen(state, figure, one)))
        for one in abilities
    )
