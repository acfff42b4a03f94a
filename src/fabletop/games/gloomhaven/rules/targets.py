"""GH-ATTACK-03, GH-ATTACK-04: an attack whose targets a player declares."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from ....kernel.ask import Deed, Rule, follow, pick
from ..effects.aim import Aim
from ..effects.vocabulary import Area, Attack, Boost, Who
from ..map.areas import placements
from ..map.ground import ground
from ..state import Figure, GloomhavenState, Seat, Table
from ..terms import Hex
from . import where
from .abilities import perform
from .attack import area_of, attack, attackable, is_melee, reach_of
from .bonuses import changes_of
from .figures import can_be_seen_by_foes, foes_of, gone
from .offers import Changes, collect, optional_changes
from .selectors import candidates

SKIP = "skip"
DONE = "done"
MOST_WAYS = 200  # to a far target, of which most pass the same enemies


def chosen_attack(game: Table, aim: Aim, ability: Attack) -> Rule[bool]:
    """GH-ATTACK-04: all targets are declared first; GH-CARDS-22: without one nothing is done."""
    state, figure = game.state, aim.figure
    if "disarm" in figure.conditions or "stun" in figure.conditions:  # GH-COND-06, GH-COND-07
        return False
    if cannot_attack(state, figure):
        return False
    melee = is_melee(state, figure, ability, [*ability.boosts, *aim.boosts])
    changes = collect(game, aim, "own-attack-ability", ability, melee)
    targets = yield from declare(game, aim, ability, changes)
    if not targets:
        return False
    if len(targets) > 1:
        aim.tally.targets = tuple(one.at for one in targets)
        targets = yield from in_order(game, figure, targets, aim.seat)
    struck = yield from attack(game, aim.boosted(changes.boosts), ability, targets)
    for one in changes.after:
        yield from perform(game, aim.boosted(()), one)
    return struck


def cannot_attack(state: GloomhavenState, figure: Figure) -> bool:
    """Phasing: no attack from within an obstacle."""
    return (
        figure.kind == "hero"
        and where.kind_at(state, figure.at) == "obstacle"
        and any(one.what == "phasing" for one in changes_of(state, state.heroes[figure.owner]))
    )


class Declaration(msgspec.Struct, gc=False):
    """The targets of an attack ability while they are declared."""

    aim: Aim
    ability: Attack
    changes: Changes
    targets: list[Figure] = []
    laid: bool = False  # the area is
    in_area: int = 0  # targets that the area hits
    complete: bool = False

    @property
    def boosts(self) -> list[Boost]:
        return [*self.ability.boosts, *self.changes.boosts]


def declare(game: Table, aim: Aim, ability: Attack, changes: Changes) -> Rule[list[Figure]]:
    """GH-ATTACK-03: the targets; meanwhile items for the whole ability may be used (GH-ITEM-11)."""
    declared = Declaration(aim, ability, changes)
    while not declared.complete:
        boosts = declared.boosts
        who = named_by(ability, boosts)
        if who is not None and not who.count and not changes.optional:
            return candidates(game.state, aim, who)  # every such enemy, without a choice
        options: dict[str, Deed | None] = {}
        if who is not None:
            options |= named_targets(game, declared, who)
        else:
            options |= next_targets(game, declared, boosts)
        if not declared.targets:  # some items lengthen the reach, so they come before the verdict
            options |= optional_changes(game, aim.seat, changes)
        if not options:
            break
        if may_skip(aim.figure):
            options[DONE if declared.targets else SKIP] = None
        chosen = yield from pick(aim.seat, "GH-ATTACK-03", options)
        if chosen is None:
            break
        yield from follow(chosen)
    return declared.targets


def named_by(ability: Attack, boosts: Sequence[Boost]) -> Who | None:
    """The enemies that the ability, or a change of it, names."""
    for one in boosts:
        if one.who is not None:
            return one.who
    return ability.who


def next_targets(game: Table, declared: Declaration, boosts: Sequence[Boost]) -> dict[str, Deed]:
    """What can be declared next: the place of an area, or single targets."""
    state, figure, ability = game.state, declared.aim.figure, declared.ability
    area, reach = area_of(ability, boosts), reach_of(state, figure, ability, boosts)
    if area is not None and not declared.laid:
        return {
            key: partial(lay_area, state, declared, hexes)
            for key, hexes in places_for(state, figure, area, reach).items()
        }
    # "Target n"; beside an area only what is added to the ability
    most = (0 if area is not None else ability.targets) + sum(one.targets for one in boosts)
    if len(declared.targets) - declared.in_area >= most:
        return {}
    return single_targets(game, declared, attackable(state, figure, reach, declared.targets))


def named_targets(game: Table, declared: Declaration, who: Who) -> dict[str, Deed]:
    """All adjacent, all within r: every such enemy (GH-AOE-06); with a number, so many."""
    found = candidates(game.state, declared.aim, who)
    if not who.count:
        return {"attack-all": partial(target_all, declared, found)} if found else {}
    if len(declared.targets) >= who.count:
        return {}
    return single_targets(game, declared, [one for one in found if one not in declared.targets])


def single_targets(game: Table, declared: Declaration, found: list[Figure]) -> dict[str, Deed]:
    return {f"attack:{one.id}": partial(target, game, declared, one) for one in found}


def target(game: Table, declared: Declaration, one: Figure) -> Rule[None] | None:
    """A single target; with some abilities also every enemy on the way to it."""
    declared.targets.append(one)
    if declared.ability.along:
        return along_the_way(game, declared.aim, one, declared.targets)
    return None


def target_all(declared: Declaration, found: list[Figure]) -> None:
    declared.targets = found
    declared.complete = True


def lay_area(state: GloomhavenState, declared: Declaration, hexes: tuple[Hex, ...]) -> None:
    """GH-ATTACK-04: the placement of the area declares everybody in it."""
    declared.laid = True
    declared.aim.tally.area = hexes
    declared.targets = hit_by(state, declared.aim.figure, hexes)
    declared.in_area = len(declared.targets)


def hit_by(state: GloomhavenState, figure: Figure, hexes: tuple[Hex, ...]) -> list[Figure]:
    """GH-AOE-05: every enemy in the pattern that can be targeted; each needs line of sight.
    GH-ATTACK-25: an ally inside is simply not hit."""
    return [
        one
        for one in foes_of(state, figure)
        if one.at in hexes
        and can_be_seen_by_foes(state, one)
        and where.sees(state, figure.at, one.at)
    ]


def places_for(
    state: GloomhavenState, figure: Figure, area: Area, reach: int
) -> dict[str, tuple[Hex, ...]]:
    """GH-AOE-01 to -04: the ways to lay the pattern, one for each set of figures in it."""
    found: dict[tuple[str, ...], tuple[Hex, ...]] = {}
    here = ground(state)
    foes = [one for one in foes_of(state, figure) if can_be_seen_by_foes(state, one)]
    others = [one for one in state.figures.values() if one is not figure]
    if not area.free:  # GH-AOE-02: around the performer
        laid = [moved(one, figure.at) for one in placements(area.hexes, True)]
    else:
        laid = []
        for foe in foes:
            for one in placements(area.hexes, False):
                hexes = moved(one, foe.at)
                # GH-AOE-03, GH-AOE-04: one hex of the revealed map in range
                if any(at in here and here.far(figure.at, at) <= reach for at in hexes):
                    laid.append(hexes)
    for hexes in laid:
        inside = tuple(one.id for one in others if one.at in hexes)
        if inside not in found and any(
            one.at in hexes and here.sees(figure.at, one.at) for one in foes
        ):
            found[inside] = hexes
    return {
        f"area:{number}:" + ";".join(f"{q},{r}" for q, r in hexes): hexes
        for number, hexes in enumerate(found.values(), 1)
    }


def moved(hexes: Sequence[Hex], by: Hex) -> tuple[Hex, ...]:
    return tuple((q + by[0], r + by[1]) for q, r in hexes)


def along_the_way(game: Table, aim: Aim, target: Figure, targets: list[Figure]) -> Rule[None]:
    """Also every enemy on one shortest path to the target."""
    state, figure = game.state, aim.figure
    here = ground(state)
    foes = {one.at: one for one in foes_of(state, figure) if can_be_seen_by_foes(state, one)}
    sets: dict[tuple[str, ...], list[Figure]] = {}
    ways: list[list[Hex]] = [[figure.at]]
    for left in range(here.far(figure.at, target.at) - 1, 0, -1):
        ways = [
            [*way, at]
            for way in ways
            for at in here.around(way[-1])
            if here.far(at, target.at) == left
        ][:MOST_WAYS]
    for way in ways:
        met = [foes[at] for at in way[1:] if at in foes]
        sets.setdefault(tuple(sorted(one.id for one in met)), met)
    options = {
        f"way:{number}:" + "+".join(ids): met for number, (ids, met) in enumerate(sets.items(), 1)
    }
    if options:
        targets.extend((yield from pick(aim.seat, "GH-ATTACK-04", options)))


def may_skip(figure: Figure) -> bool:
    """GH-AOE-06: a player may leave attacks out, monsters never (unless a player leads them)."""
    return figure.kind != "monster" or figure.side == "heroes"


def in_order(game: Table, figure: Figure, targets: list[Figure], seat: Seat) -> Rule[list[Figure]]:
    """GH-ATTACK-04: in the order of the attacker's choice; GH-AOE-06: some may be left out."""
    left = list(targets)
    chosen: list[Figure] = []
    while left:
        options: dict[str, Figure | None] = {f"attack:{one.id}": one for one in left}
        if chosen and may_skip(figure):
            options[DONE] = None
        one = yield from pick(seat, "GH-ATTACK-05", options)
        if one is None:
            break
        chosen.append(one)
        left.remove(one)
    return [one for one in chosen if not gone(game.state, one)]
