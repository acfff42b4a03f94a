"""Figures leave the map."""

from __future__ import annotations

from ..state import Figure, Table


def remove_figure(game: Table, figure: Figure) -> None:
    """Off the map; a monster's number is free again, a summon's card goes to its pile."""
    state = game.state
    del state.figures[figure.id]
    if figure.kind == "monster":
        state.numbers[figure.type] = (*state.numbers.get(figure.type, ()), figure.number)
    if state.extra:
        state.extra = tuple(one for one in state.extra if one != figure.id)
    if figure.kind == "summon":  # GH-SUMMON-02
        hero = state.heroes[figure.owner]
        for active in hero.active:
            if active.figure == figure.id:
                hero.active.remove(active)
                (hero.lost if active.lost else hero.discard).put(active.card)
                break
    else:
        end_attached(game, figure)


def end_attached(game: Table, figure: Figure) -> None:
    """A bonus laid on an enemy ends with it."""
    for hero in game.state.heroes:
        for active in [one for one in hero.active if one.figure == figure.id]:
            hero.active.remove(active)
            (hero.lost if active.lost else hero.discard).put(active.card)


def dismiss(game: Table, id: str) -> None:
    """A summon whose card left the active area."""
    figure = game.state.figures.get(id)
    if figure is not None and figure.kind == "summon":
        remove_figure(game, figure)
