"""GH-ELEM-01: six elements, inert, waning or strong."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.ask import Rule, pick
from ..state import GloomhavenState, Seat, Table
from ..terms import ELEMENTS, INERT, STRONG, Element, ElementOrAny


def usable(state: GloomhavenState, element: Element) -> bool:
    """GH-ELEM-03: strong or waning. GH-ELEM-04: what this turn creates is not there yet."""
    return state.elements[element] > INERT


def ways_to_pay(state: GloomhavenState, icons: Sequence[ElementOrAny]) -> bool:
    """Can all icons be paid, each with an element of its own?"""
    fixed = [one for one in icons if one != "any"]
    if any(not usable(state, one) for one in fixed):
        return False
    left = [one for one in ELEMENTS if usable(state, one) and one not in fixed]
    return len(left) >= len(icons) - len(fixed)


def consume(game: Table, seat: Seat, icons: Sequence[ElementOrAny]) -> Rule[None]:
    """GH-ELEM-03: inert at once; GH-ELEM-05: "any" is chosen."""
    state = game.state
    fixed: list[Element] = [one for one in icons if one != "any"]
    for element in fixed:
        state.elements[element] = INERT
    for _ in range(len(icons) - len(fixed)):
        open_ones = {f"element:{one}": one for one in ELEMENTS if usable(state, one)}
        element = yield from pick(seat, "GH-ELEM-05", open_ones)
        state.elements[element] = INERT
        fixed.append(element)
    for element in fixed:
        game.tell("consumed-element", what=element)


def infuse(game: Table, seat: Seat, element: ElementOrAny) -> Rule[None]:
    """GH-ELEM-02: strong at the end of the turn."""
    state = game.state
    if element == "any":
        chosen = yield from pick(seat, "GH-ELEM-05", {f"element:{one}": one for one in ELEMENTS})
    else:
        chosen = element
    if chosen not in state.infusing:
        state.infusing = (*state.infusing, chosen)


def infusions_become_strong(game: Table) -> None:
    """GH-ELEM-09: also those of a figure that died in its turn."""
    state = game.state
    for element in state.infusing:
        state.elements[element] = STRONG
        game.tell("infused", what=element)
    state.infusing = ()


def wane(state: GloomhavenState) -> None:
    """GH-ELEM-08: strong to waning, waning to inert."""
    for element in ELEMENTS:
        state.elements[element] = max(INERT, state.elements[element] - 1)
