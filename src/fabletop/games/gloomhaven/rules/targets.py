"""An attack whose targets a player chooses: augments, items, areas, targets."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.ask import Rule, pick
from ..effects.vocabulary import AnyAbility, Area, Attack, Boost
from ..map.areas import placements
from ..map.ground import ground
from ..state import ActionTally, Figure, GloomhavenState, Seat, Table
from ..terms import Hex
from . import where
from .attack import area_of, attack, attackable, is_melee, reach_of
from .bonuses import Held, changes_of, triggered, use
from .figures import can_be_seen_by_foes, foes_of, gone
from .offers import affordable, pay
from .selectors import candidates
from .values import holds

SKIP = "skip"
DONE = "done"


def chosen_attack(
    game: Table,
    figure: Figure,
    ability: Attack,
    boosts: Sequence[Boost],
    tally: ActionTally,
    seat: Seat,
) -> Rule[bool]:
    """GH-ATTACK-04: all targets are declared first; GH-CARDS-22: without one nothing is done."""
    state = game.state
    if "disarm" in figure.conditions or "stun" in figure.conditions:  # GH-COND-06, GH-COND-07
        return False
    if cannot_attack(state, figure):
        return False
    changes = [*boosts]
    melee = is_melee(state, figure, ability, [*ability.boosts, *changes])
    optional: list[Held] = []
    if figure.kind == "hero":
        for held in triggered(state, "own-attack-ability", figure):
            if holds(state, held.bonus.only, figure, tally, None, ability, melee):
                if held.by_choice:
                    optional.append(held)
                elif held.bonus.boost is not None:
                    use(game, held)
                    changes.append(held.bonus.boost)
    after: list[AnyAbility] = []
    targets = yield from declare(game, figure, ability, changes, optional, after, tally, seat)
    if not targets:
        return False
    if len(targets) > 1:
        tally.targets = tuple(one.at for one in targets)
        targets = yield from in_order(game, figure, targets, seat)
    struck = yield from attack(game, figure, ability, changes, targets, tally, seat)
    if after:
        from .abilities import perform  # which leads here

        for one in after:
            yield from perform(game, figure, one, tally, seat)
    return struck


def cannot_attack(state: GloomhavenState, figure: Figure) -> bool:
    """Phasing: no attack from within an obstacle."""
    return (
        figure.kind == "hero"
        and where.kind_at(state, figure.at) == "obstacle"
        and any(one.what == "phasing" for one in changes_of(state, state.heroes[figure.owner]))
    )


def declare(
    game: Table,
    figure: Figure,
    ability: Attack,
    changes: list[Boost],
    optional: list[Held],
    after: list[AnyAbility],
    tally: ActionTally,
    seat: Seat,
) -> Rule[list[Figure]]:
    """The targets; meanwhile items for the whole ability may be used (GH-ITEM-11)."""
    state = game.state
    chosen: list[Figure] = []
    laid, in_area = False, 0
    while True:
        every = [*ability.boosts, *changes]
        area = area_of(ability, every)
        who = next((one.who for one in every if one.who is not None), ability.who)
        options: dict[str, Figure | Held | tuple[Hex, ...] | None] = {}
        if who is not None:
            if not who.count:
                found = candidates(state, figure, who, tally)
                if not optional:
                    return found
                if found:
                    options["attack-all"] = tuple(one.at for one in found)
            elif len(chosen) < who.count:
                for one in candidates(state, figure, who, tally):
                    if one not in chosen:
                        options[f"attack:{one.id}"] = one
        else:
            if area is not None and not laid:
                options |= places_for(state, figure, area, reach_of(state, figure, ability, every))
            most = (0 if area is not None else ability.targets) + sum(one.targets for one in every)
            singles = len(chosen) - in_area
            if (area is None or laid) and singles < most:
                reach = reach_of(state, figure, ability, every)
                for one in attackable(state, figure, reach, chosen):
                    options[f"attack:{one.id}"] = one
        if not chosen:  # some of them lengthen the reach, so they come before the verdict
            options |= {one.key: one for one in optional if affordable(game, one)}
        if not options:
            return chosen
        if may_skip(figure):
            options[DONE if chosen else SKIP] = None
        answer = yield from pick(seat, "GH-ATTACK-03", options)
        if answer is None:
            return chosen
        if isinstance(answer, Held):
            optional.remove(answer)
            yield from pay(game, seat, answer)
            use(game, answer)
            after.extend(answer.bonus.perform)
            if answer.bonus.boost is not None:
                changes.append(answer.bonus.boost)
        elif isinstance(answer, Figure):
            chosen.append(answer)
            if ability.along:
                yield from along_the_way(game, figure, answer, chosen, seat)
        elif who is not None:
            return [one for one in foes_of(state, figure) if one.at in answer]
        else:
            laid = True
            tally.area = answer
            chosen = hit_by(state, figure, answer)
            in_area = len(chosen)


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


def along_the_way(
    game: Table, figure: Figure, target: Figure, chosen: list[Figure], seat: Seat
) -> Rule[None]:
    """Also every enemy on one shortest path to the target."""
    state = game.state
    here = ground(state)
    foes = {one.at: one for one in foes_of(state, figure) if can_be_seen_by_foes(state, one)}
    sets: dict[tuple[str, ...], list[Figure]] = {}
    ways: list[list[Hex]] = [[figure.at]]
    for left in range(here.far(figure.at, target.at) - 1, 0, -1):
        ways = [
            [*way, at] for way in ways for at in here.around(way[-1])
            if here.far(at, target.at) == left
        ][:200]  # fmt: skip
    for way in ways:
        met = [foes[at] for at in way[1:] if at in foes]
        sets.setdefault(tuple(sorted(one.id for one in met)), met)
    options = {
        f"way:{number}:" + "+".join(ids): met for number, (ids, met) in enumerate(sets.items(), 1)
    }
    if options:
        chosen.extend((yield from pick(seat, "GH-ATTACK-04", options)))


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
