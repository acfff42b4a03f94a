"""What only bosses do: specials, further turns, places, tokens, fear and treason (GH-BOSS)."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..library import library
from ..map.ground import ground
from ..rules import memory, where
from ..rules.abilities import perform
from ..rules.conditions import has
from ..rules.decks import current_card, draw_for_types
from ..rules.figures import foes_of, gone, seat_for
from ..rules.initiative import positions
from ..rules.moving import find_room, walk
from ..rules.placing import put_monster
from ..rules.reach import reach
from ..rules.removal import remove_figure
from ..rules.rooms import reveal
from ..rules.scenarios import scenario_of
from ..rules.scripts import go_to_marker
from ..rules.values import measure
from ..state import REST, ActionTally, Figure, Hero, Table
from . import vocabulary as e
from .aim import Aim
from .registry import effects


@effects.on(e.Special)
def run_special(game: Table, aim: Aim, ability: e.Special) -> Rule[bool]:
    """GH-BOSS-02; the turn of a boss takes them apart itself (see `monster_abilities`)."""
    boss = library().bosses[aim.figure.type]
    parts = boss.special_1 if ability.number == 1 else boss.special_2
    performed = False
    for part in parts:
        performed |= yield from perform(game, aim.boosted(()), part)
    return performed


@effects.on(e.ExtraTurns)
def run_extra_turns(game: Table, aim: Aim, ability: e.ExtraTurns) -> bool:
    """All monsters of the type act once more, in their order."""
    state = game.state
    acting = [one for one in state.figures.values() if one.type == ability.monster]
    acting.sort(key=lambda one: (one.rank == "normal", one.number))
    state.extra = (*state.extra, *(one.id for one in acting if current_card(state, one)))
    return True


@effects.on(e.NextMarker)
def run_next_marker(game: Table, aim: Aim, ability: e.NextMarker) -> Rule[bool]:
    """The boss goes to the next place of its cycle."""
    yield from go_to_marker(game, aim.figure, ability.markers, aim.seat)
    return True


@effects.on(e.SummonToken)
def run_summon_token(game: Table, aim: Aim, ability: e.SummonToken) -> Rule[bool]:
    """GH-BOSS-07: beside the boss, as close as possible to an enemy, as monsters are summoned."""
    state, figure = game.state, aim.figure
    hp = 0 if ability.hp is None else measure(state, ability.hp, figure, aim.tally)
    for _ in range(measure(state, ability.count, figure, aim.tally)):
        free = [at for at in where.near(state, figure.at) if where.empty(state, at)]
        if not free:
            break
        foes = [one.at for one in foes_of(state, figure)]
        far = {at: min((where.far(state, at, foe) for foe in foes), default=0) for at in free}
        least = min(far.values())
        options = {f"summon:{q},{r}": (q, r) for q, r in free if far[q, r] == least}
        at = yield from pick(aim.seat, "GH-BOSS-07", options, about=ability.token)
        number = next(n for n in range(1, 99) if f"{ability.token}-{n}" not in state.figures)
        id = f"{ability.token}-{number}"
        # without hit points there is nothing to lose: such a token cannot be damaged
        state.figures[id] = Figure(
            id, "objective", ability.token, at, hp, hp, figure.side, number=number, spawned=True
        )
        game.tell("monster-summoned", who=figure.id, what=id)
    return True


@effects.on(e.Hatch)
def run_hatch(game: Table, aim: Aim, ability: e.Hatch) -> bool:
    """GH-BOSS-08: as many as there are figures for."""
    state, figure = game.state, aim.figure
    tokens = [one for one in state.figures.values() if one.type == ability.token]
    for token in tokens:
        remove_figure(game, token)
        new = put_monster(game, ability.monster, "normal", token.at, spawned=True, waits=True)
        if new is not None:
            new.side = figure.side
            game.tell("spawned", what=new.id)
    draw_for_types(game)
    return bool(tokens)


@effects.on(e.ShiftToken)
def run_shift_token(game: Table, aim: Aim, ability: e.ShiftToken) -> Rule[bool]:
    """GH-BOSS-09: whoever stands in the way makes room; a dark room is revealed."""
    state, figure = game.state, aim.figure
    scenario = scenario_of(state)
    number = memory.next_in_cycle(state, figure)
    token = state.figures.get(ability.token)
    places = scenario.marker(ability.markers[number % len(ability.markers)])
    if token is None or not places:
        return False
    at = places[0]
    room = next((one.id for one in scenario.rooms if at in one.hexes), "")
    if room and room not in state.revealed:
        yield from reveal(game, room, figure)
    standing = next((one for one in state.figures.values() if one.at == at), None)
    token.at = at
    if standing is not None and standing is not token:
        yield from find_room(game, standing)
    game.tell("placed", who=token.id)
    return True


def enemies_in_order(game: Table, figure: Figure) -> list[Figure]:
    """The characters and summons against a boss, as they act this round."""
    order = positions(game.state)
    found = [one for one in foes_of(game.state, figure) if one.kind in ("hero", "summon")]
    return sorted(found, key=lambda one: order[one.id])


@effects.on(e.Flee)
def run_flee(game: Table, aim: Aim, ability: e.Flee) -> Rule[bool]:
    """GH-BOSS-10: as far from the boss as the movement leads; doors stay closed."""
    state, figure = game.state, aim.figure
    points = measure(state, ability.value, figure, aim.tally)
    for one in enemies_in_order(game, figure):
        if gone(state, one) or has(one, "immobilize") or has(one, "stun"):
            continue
        closed = ground(state).closed
        within = reach(state, one, points, False)
        ends = [one.at, *(at for at in within.stops if at not in closed)]
        most = max(where.far(state, figure.at, at) for at in ends)
        farthest = [at for at in ends if where.far(state, figure.at, at) == most]
        options = {f"to:{q},{r}": (q, r) for q, r in farthest}
        to = yield from pick(seat_for(state, one), "GH-BOSS-10", options, about=one.id)
        if to != one.at:
            yield from walk(game, one, within.way_to(to), False, ActionTally())
    return True


@effects.on(e.Gather)
def run_gather(game: Table, aim: Aim, ability: e.Gather) -> Rule[bool]:
    """GH-BOSS-11: placement, so nothing happens on the way."""
    state, figure = game.state, aim.figure
    for one in enemies_in_order(game, figure):
        beside = where.near(state, figure.at)
        free = [at for at in beside if where.empty(state, at)]
        if one.at in beside or not free:
            continue
        options = {f"to:{q},{r}": (q, r) for q, r in where.nearest(state, one.at, free)}
        one.at = yield from pick(seat_for(state, one), "GH-BOSS-11", options, about=one.id)
        game.tell("placed", who=one.id)
    return True


@effects.on(e.Betray)
def run_betray(game: Table, aim: Aim, ability: e.Betray) -> Rule[bool]:
    """GH-BOSS-12: its player leads it, but its allies are its enemies."""
    state, figure = game.state, aim.figure
    hero = last_to_act(game, figure)
    if hero is None:
        return False
    traitor = state.figures[hero.type]
    turned = [one for one in state.figures.values() if one.owner == hero.seat]
    before = [one.side for one in turned]
    for one in turned:
        one.side = figure.side
    leading = library().cards[hero.picks.cards[0]].top
    lasting = (e.Bonus, e.Summon, e.ControlTurn)
    lines = (e.Move(value=ability.move), *leading.abilities)
    own = Aim(traitor, ActionTally(), hero.seat)
    for line in lines:
        if not isinstance(line, lasting):
            yield from perform(game, own, line)
    for one, side in zip(turned, before, strict=True):
        one.side = side
    for card in list(hero.picks.cards):
        hero.discard.put(hero.picks.take(card))
    traitor.acted = True
    return True


def last_to_act(game: Table, figure: Figure) -> Hero | None:
    """The character with two cards in hand of those that have yet to act."""
    state = game.state
    order = positions(state)
    waiting = [
        one
        for one in state.heroes
        if (standing := state.figures.get(one.type)) is not None
        and standing.side != figure.side
        and not standing.acted
        and len(one.picks.cards) == 2
        and REST not in one.picks.cards
    ]
    return max(waiting, key=lambda one: order[one.type], default=None)
