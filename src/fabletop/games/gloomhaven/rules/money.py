"""GH-LOOT: money tokens and treasures on the map."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..map.ground import ground
from ..state import Figure, GloomhavenState, Hero, Table
from ..terms import Hex
from .endings import check_goal
from .feats import count
from .memory import count_goal_treasure
from .scenarios import scenario_of
from .treasures import gain


def in_loot_range(state: GloomhavenState, figure: Figure, distance: int, at: Hex) -> bool:
    """GH-LOOT-01: in range and in sight; monsters and obstacles do not matter."""
    here = ground(state)
    return figure.at == at or (here.far(figure.at, at) <= distance and here.sees(figure.at, at))


def loot(game: Table, figure: Figure, distance: int, limit: int = 0) -> Rule[None]:
    """GH-LOOT-01: everything within range; monsters take no treasure (GH-MOTHER-05)."""
    state = game.state
    taken = [at for at in state.money if in_loot_range(state, figure, distance, at)]
    if figure.kind == "hero" and limit:
        yield from loot_some(game, figure, distance, limit)
        return
    if taken:
        state.money = tuple(at for at in state.money if at not in taken)
    if figure.kind != "hero":
        if taken:  # GH-MOTHER-05: gone for good
            game.tell("monster-looted", who=figure.id, amount=len(taken))
        return
    hero = state.heroes[figure.owner]
    if taken:  # GH-LOOT-02: personal
        gain_tokens(game, hero, len(taken))
    for at, treasure in state.treasures:
        if in_loot_range(state, figure, distance, at):
            yield from open_treasure(game, hero, at, treasure)


def loot_at_end_of_turn(game: Table, figure: Figure) -> Rule[None]:
    """GH-LOOT-06: what lies under a hero at the end of its turn must be looted."""
    yield from loot_hex(game, figure, figure.at)


def goal_by_loot_only(state: GloomhavenState) -> bool:
    return scenario_of(state).goals_by_action


def loot_some(game: Table, figure: Figure, distance: int, limit: int) -> Rule[None]:
    """Only so many tokens and treasures, one after the other."""
    state = game.state
    hero = state.heroes[figure.owner]
    for _ in range(limit):
        options: dict[str, Hex | tuple[Hex, str] | None] = {
            f"token:{at[0]},{at[1]}": at
            for at in state.money
            if in_loot_range(state, figure, distance, at)
        }
        for at, treasure in state.treasures:
            if in_loot_range(state, figure, distance, at):
                options[f"treasure:{at[0]},{at[1]}"] = (at, treasure)
        if not options:
            return
        options["skip"] = None
        answer = yield from pick(hero.seat, "GH-LOOT-01", options)
        if answer is None:
            return
        first, second = answer
        if isinstance(first, tuple) and isinstance(second, str):
            yield from open_treasure(game, hero, first, second)
        else:
            place = state.money.index(answer)
            state.money = state.money[:place] + state.money[place + 1 :]
            gain_tokens(game, hero, 1)


def gain_tokens(game: Table, hero: Hero, amount: int) -> None:
    hero.tokens += amount
    count(hero, "tokens", amount)
    count(hero, "loot", amount)
    game.tell("looted", who=hero.type, amount=amount)


def loot_hex(game: Table, figure: Figure, at: Hex) -> Rule[None]:
    """Everything on one hex."""
    state = game.state
    hero = state.heroes[figure.owner]
    taken = state.money.count(at)
    if taken:
        state.money = tuple(one for one in state.money if one != at)
        gain_tokens(game, hero, taken)
    for place, treasure in state.treasures:
        if place == at and not (treasure.startswith("goal") and goal_by_loot_only(state)):
            yield from open_treasure(game, hero, place, treasure)


def open_treasure(game: Table, hero: Hero, at: Hex, treasure: str) -> Rule[None]:
    """GH-LOOT-03: looked up and resolved at once."""
    state = game.state
    state.treasures = tuple(one for one in state.treasures if one != (at, treasure))
    hero.treasures = (*hero.treasures, treasure)
    count(hero, "treasures")
    count(hero, "loot")
    game.tell("treasure", who=hero.type)
    game.reveal()
    if treasure.startswith("goal"):  # GH-LOOT-07
        count_goal_treasure(state)
        check_goal(game)
        return
    yield from gain(game, hero, treasure)
