"""What has moved glides, what is new turns up, dice tumble; who wants no motion sees none."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from fabletop.kernel.ask import Request
from fabletop.kernel.session import Session

from .conftest import Contexts
from .house import House
from .player import Player
from .truth import Move, reached

# What scripts set in motion, by id; only what really runs then counts.
_NOTE = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const made = animate.apply(this, how);
    if (this.getAnimations().includes(made)) window.moved.push(this.id);
    return made;
  };
}"""
_MOVED = """async () => {
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  return window.moved;
}"""
_STYLED = """() => document.getAnimations()
  .filter(one => one.effect.getComputedTiming().duration > 50)
  .map(one => `${one.animationName ?? one.transitionProperty ?? ""} ${one.effect.target.id}`)"""

Find = Callable[[Session, Request], Move | None]


def _glides(session: Session, request: Request) -> Move | None:
    """Somebody comes to another place of the map."""
    seat = request.seat
    here = session.state.players[seat].place
    if not here:
        return None
    return _leading(session, request, lambda after: after.players[seat].place not in (0, here))


def _turns_up(session: Session, request: Request) -> Move | None:
    """A card of a story is drawn."""
    key = next((one for one in request.keys if one.startswith("explore:")), None)
    return Move(request.seat, (key,)) if key else None


def _tumbles(session: Session, request: Request) -> Move | None:
    """Dice are rolled that were not there before."""
    if session.state.dice is not None:
        return None
    return _leading(session, request, lambda after: after.dice is not None)


def _leading(session: Session, request: Request, to: Callable[[Any], bool]) -> Move | None:
    """An answer that leads to such a state."""
    for key in request.keys if request.kind == "pick" else ():
        trial = session.fork()
        trial.answer(request.seat, [key])
        if to(trial.state):
            return Move(request.seat, (key,))
    return None


MOMENTS = [(_glides, "witcher-"), (_turns_up, "story-"), (_tumbles, "die-")]


@cache
def _moment(find: Find) -> Session:
    return reached(2, lambda session, request: find(session, request) is not None)


def _seen(house: House, contexts: Contexts, find: Find, motion: str) -> tuple[Page, list[str]]:
    """Answer, and give what moved then."""
    session = _moment(find)
    move = find(session, session.requests[0])
    assert move is not None
    context = contexts(reduced_motion=motion)
    seats = ("you", "open") if move.seat == 0 else ("open", "you")
    player = Player(house.page(context, house.bring(context, session, *seats)))
    player.page.wait_for_selector("form.ask")
    player.page.evaluate(_NOTE)
    player.answer(move.keys)
    moved: list[str] = player.page.evaluate(_MOVED)
    return player.page, moved


@pytest.mark.parametrize(("find", "what"), MOMENTS, ids=["glide", "flip", "dice"])
def test_what_changes_is_seen_to_move(
    house: House, contexts: Contexts, find: Find, what: str
) -> None:
    _, moved = _seen(house, contexts, find, "no-preference")
    assert any(one.startswith(what) for one in moved), moved


@pytest.mark.parametrize(("find", "what"), MOMENTS, ids=["glide", "flip", "dice"])
def test_who_wants_no_motion_gets_none(
    house: House, contexts: Contexts, find: Find, what: str
) -> None:
    page, moved = _seen(house, contexts, find, "reduce")
    assert page.locator(f"[id^='{what}']").count(), "what would have moved is not there"
    assert moved == []
    assert page.evaluate(_STYLED) == []
