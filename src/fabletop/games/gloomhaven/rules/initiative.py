"""GH-INIT: who acts when."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ....kernel.secrecy import EVERYONE
from ..library import library
from ..state import REST, Figure, GloomhavenState, Hero, Place, Table
from .decks import current_card
from .scenarios import scenario_of

LAST = 99


def next_actor(state: GloomhavenState) -> Figure | None:
    """GH-ROUND-06: the first in the order that has not acted. What came to light at a lower
    initiative than the present one is therefore next (GH-DOOR-08, GH-DOOR-10), everything else in
    its own time, and nobody twice (GH-DOOR-09)."""
    for id in state.extra:
        if id in state.figures:
            return state.figures[id]
    by_type: dict[str, list[Figure]] = {}
    by_owner: dict[int, list[Figure]] = {}
    for one in state.figures.values():
        if one.acted or one.waits:
            continue
        if one.kind == "summon":
            by_owner.setdefault(one.owner, []).append(one)
        else:
            by_type.setdefault(one.type, []).append(one)
    for place in state.order:
        if place.kind == "hero":
            hero = state.hero(place.who)
            if hero.exhausted:  # GH-VAR-03: it stands there and cannot act
                continue
            summons = by_owner.get(hero.seat)
            if summons:  # GH-INIT-06: directly before their owner, in order of summoning
                return min(summons, key=lambda one: one.order)
        waiting = by_type.get(place.who)
        if waiting:
            # GH-INIT-07: elites first, then ascending numbers
            return min(waiting, key=lambda one: (one.rank == "normal", one.number))
    return None


def positions(state: GloomhavenState) -> dict[str, int]:
    """GH-INIT-08: the place of every figure in the order; a summon counts before its owner."""
    found: dict[str, int] = {}
    place_of = {place.who: number for number, place in enumerate(state.order)}
    for one in state.figures.values():
        if one.kind == "summon":
            at = place_of.get(state.heroes[one.owner].type, len(state.order))
            found[one.id] = at * 100 + min(one.order, 90)
        else:
            found[one.id] = place_of.get(one.type, len(state.order)) * 100 + 99
    return found


def decide_order(game: Table) -> Rule[None]:
    """GH-INIT-02 to GH-INIT-05: lowest first; what is tied the players decide."""
    state = game.state
    places: list[Place] = []
    for hero in state.heroes:
        if not hero.exhausted:
            places.append(Place(hero.type, "hero", hero.initiative))
        elif hero.type in state.figures:  # GH-VAR-03
            places.append(Place(hero.type, "hero", LAST))
    seen: list[str] = []
    for figure in state.figures.values():
        if figure.kind == "monster" and figure.type not in seen:
            card = current_card(state, figure)
            if card is not None:
                seen.append(figure.type)
                places.append(Place(figure.type, "monster", card.initiative))
        elif figure.kind == "objective" and figure.type not in seen:
            seen.append(figure.type)
            places.append(Place(figure.type, "objective", objective_initiative(state, figure)))
    ordered: list[Place] = []
    left = sorted(places, key=lambda one: rank_key(state, one))
    while left:
        key = rank_key(state, left[0])
        tied = [one for one in left if rank_key(state, one) == key]
        first = tied[0]
        if len(tied) > 1:  # GH-INIT-03, GH-INIT-05, GH-ROUND-08
            options = {f"first:{one.who}": one for one in tied}
            first = yield from pick(state.asked, "GH-INIT-05", options)
        ordered.append(first)
        left.remove(first)
    state.order = tuple(ordered)


def rank_key(state: GloomhavenState, place: Place) -> tuple[int, int, int]:
    """GH-INIT-04: heroes before monsters; GH-INIT-03: then the lower other card."""
    if place.kind != "hero":
        return place.initiative, 2 if place.kind == "objective" else 1, 0
    return place.initiative, 0, other_initiative(state.hero(place.who))


def other_initiative(hero: Hero) -> int:
    if len(hero.played) < 2:
        return LAST + 1
    return library().cards[hero.played[1]].initiative


def objective_initiative(state: GloomhavenState, figure: Figure) -> int:
    return next(
        (one.initiative for one in scenario_of(state).objectives if one.id == figure.type), LAST
    )


def reveal_cards(game: Table) -> None:
    """GH-INIT-01, GH-INIT-09: all choices are turned over together."""
    game.reveal()
    for hero in game.state.heroes:
        if hero.exhausted:
            continue
        hero.picks.audience = EVERYONE
        if hero.picks.cards[:1] == [REST]:
            hero.played, hero.initiative = (), LAST
            game.tell("rests", who=hero.type)
        else:
            hero.played = tuple(hero.picks.cards)
            hero.initiative = library().cards[hero.played[0]].initiative
            game.tell("revealed", who=hero.type, what=hero.played[0], other=hero.played[1])
