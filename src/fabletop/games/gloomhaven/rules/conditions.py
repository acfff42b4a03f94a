"""GH-COND: conditions come, work and go."""

from __future__ import annotations

from ..state import Figure, Table
from ..terms import PASSING, Condition
from .figures import immune
from .modifiers import put_bless, put_curse


def has(figure: Figure, condition: Condition) -> bool:
    return condition in figure.conditions


def give(game: Table, figure: Figure, condition: Condition) -> None:
    """GH-COND-01: at most once each; a new one refreshes its duration."""
    state = game.state
    if immune(state, figure, condition):  # GH-COND-13
        game.tell("immune", who=figure.id, what=condition)
        return
    if condition == "bless":  # GH-COND-09: cards, no tokens
        put_bless(game, figure)
        return
    if condition == "curse":
        put_curse(game, figure)
        return
    # GH-COND-14: tokens are unlimited
    if condition not in figure.conditions:
        figure.conditions = (*figure.conditions, condition)
    # GH-COND-02: received during the own turn it outlasts the end of that turn
    if state.turn.figure == figure.id and condition not in figure.fresh:
        figure.fresh = (*figure.fresh, condition)
    game.tell("condition", who=figure.id, what=condition)


def remove(figure: Figure, *conditions: Condition) -> None:
    figure.conditions = tuple(one for one in figure.conditions if one not in conditions)


def expire(figure: Figure) -> None:
    """GH-COND-02: at the end of a full turn those go that were there before it began; who had
    no turn keeps them (GH-COND-15).

    GH-COND-12: nothing removes a positive condition earlier."""
    figure.conditions = tuple(
        one for one in figure.conditions if one not in PASSING or one in figure.fresh
    )
    figure.fresh = ()
