"""GH-CARDS: the actions on the cards, printed and basic, line by line."""

from __future__ import annotations

from functools import cache

from ....kernel.ask import Rule
from ..effects.aim import Aim
from ..effects.vocabulary import Attack, Boost, Consume, Move
from ..library import library
from ..records import Action
from ..state import ActionTally, GloomhavenState, Hero, Table
from ..terms import Half
from .abilities import perform
from .bonuses import changes_of
from .cards import gain_xp
from .elements import infuse

BASIC = 2  # GH-CARDS-02


@cache
def basic_action(half: Half, value: int) -> Action:
    if half == "top":
        return Action(abilities=(Attack(value=value),))
    return Action(abilities=(Move(value=value),))


def action_of(state: GloomhavenState, hero: Hero, card: str, half: Half, basic: bool) -> Action:
    if not basic:
        record = library().cards[card]
        return record.top if half == "top" else record.bottom
    what = "basic-attack" if half == "top" else "basic-move"
    better = [one.amount for one in changes_of(state, hero) if one.what == what]
    return basic_action(half, max([BASIC, *better]))


def boosts_from(action: Action, tally: ActionTally) -> list[Boost]:
    """Changes by elements that an earlier line of the action consumed."""
    found = []
    for line in tally.boosts:
        if line < len(action.abilities):
            ability = action.abilities[line]
            if isinstance(ability, Consume) and ability.boost is not None:
                found.append(ability.boost)
    return found


def perform_line(
    game: Table, hero: Hero, action: Action, line: int, tally: ActionTally, first: bool
) -> Rule[bool]:
    """One ability; with the first one performed come experience and elements of the action."""
    state = game.state
    figure = state.figures.get(hero.type)
    if figure is None:
        return False
    ability = action.abilities[line]
    aim = Aim(figure, tally, hero.seat, boosts_from(action, tally))
    performed = yield from perform(game, aim, ability)
    if performed and first:  # GH-CARDS-14, GH-CARDS-20, GH-ELEM-02
        gain_xp(game, hero, action.xp)
        for element in action.infuse:
            yield from infuse(game, hero.seat, element)
    return performed


def whole_action(game: Table, hero: Hero, card: str, half: Half) -> Rule[bool]:
    """A printed action from its first to its last line, outside the two of the turn."""
    state = game.state
    turn = state.turn
    before = turn.card, turn.half, turn.basic, turn.line
    turn.card, turn.half, turn.basic = card, half, False
    action = action_of(state, hero, card, half, False)
    tally, performed = ActionTally(), False
    for line in range(len(action.abilities)):
        turn.line = line
        performed |= yield from perform_line(game, hero, action, line, tally, not performed)
    turn.card, turn.half, turn.basic, turn.line = before
    return performed
