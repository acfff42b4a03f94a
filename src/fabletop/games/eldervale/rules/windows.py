"""Windows: what happens by itself or by choice when something has happened (section 2.5.13)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from ....kernel.ask import Deed, Rule, follow, pick
from ....kernel.moments import PASS
from ..state import Player, Seat, Table
from .cashing import cashable
from .events import ECHOING, WAITED, Event
from .magic import magic_on, note_echo, playable
from .standing import heard, held_of, stands
from .triggers import monster_triggers_on, monsters_act, out_of_purse, owned

REST = "pass-turn"  # pass, and be asked no more in this turn


def _nothing() -> Rule[None]:
    yield from ()


NOTHING = _nothing()  # a rule that is over already, for the many events nobody answers
next(NOTHING, None)


def fire(game: Table, event: Event) -> Rule[None]:
    """Let all abilities and cards of a window act; EL-GEN-4: the active player last."""
    state, actor, window = game.state, event.actor, event.window
    listeners = heard(window)
    if actor is None or listeners.others or window in WAITED:
        return _fire(game, event, state.asking_order())
    acting = monster_triggers_on(window)
    if (listeners.known and held_of(actor, listeners.known)) or (
        acting and any(stands(state, one) for one in acting)
    ):
        return _fire(game, event, (actor.seat,))  # it is nobody else's business
    if window in ECHOING and magic_on(window):
        note_echo(game, event)
    return NOTHING


def _fire(game: Table, event: Event, order: tuple[Seat, ...]) -> Rule[None]:
    state = game.state
    window = event.window
    listeners = heard(window)
    yield from monsters_act(game, event)
    for seat in order:
        player = state.players[seat]
        if player.ghost:
            continue
        everything = event.actor is player or event.actor is None
        wanted = listeners.known if everything else listeners.others
        if wanted and held_of(player, wanted):
            if listeners.must:
                yield from must_use(game, player, event)
            if window not in WAITED:
                yield from may_use(game, player, event)
        if window in WAITED:
            yield from asked_window(game, player, event, "EL-MONSTER-5")
    if window in ECHOING and magic_on(window):
        note_echo(game, event)


def must_use(game: Table, player: Player, event: Event) -> Rule[None]:
    """What has to be done; EL-GEN-3: of several things at once the player chooses the order."""
    done: list[str] = []
    while True:
        found = owned(game, player, event, must=True)
        must = {key: act for key, act in found.items() if key not in done}
        if not must:
            return
        key = next(iter(must))
        if len(must) > 1 and event.window not in ("power", "underworld"):
            same = {one: one for one in must}
            key = yield from pick(player.seat, "EL-GEN-3", same, about=event.window)
        done.append(key)
        yield from follow(must[key])


def may_use(game: Table, player: Player, event: Event) -> Rule[None]:
    """What may be done: abilities lie open, so only who can use one is asked.

    Nobody is asked here because of his hand: see `note_echo`.
    """
    done: list[str] = []
    while True:
        found = owned(game, player, event, must=False)
        options: dict[str, Deed | None] = {
            key: act for key, act in found.items() if key not in done
        }
        if not options and not (player.treasure and out_of_purse(game, player, event)):
            return
        options |= cashable(game, player)
        options[PASS] = None
        key = yield from pick(
            player.seat, "EL-FREE-5", {one: one for one in options}, about=event.window
        )
        act = options[key]
        if act is None:
            return
        if key in found:
            done.append(key)
        yield from follow(act)


# Asking others without betraying their hands


def asked_window(
    game: Table,
    player: Player,
    event: Event,
    rule: str,
    more: Callable[[], dict[str, Deed]] | None = None,
) -> Rule[bool]:
    """Offer one player what fits a window until he passes; True if anything was done.

    Section 6: whoever holds any magic card is asked, for being asked must not betray a hand;
    whoever passed for the rest of the turn is not. `more` are the things that may be done besides:
    EL-FREE-9: of the active player these are free actions, and he is asked for their sake, too.
    """
    acted = False
    while not player.ghost:
        if player.quiet == game.state.turns:
            return acted
        options: dict[str, Deed | None] = {
            **owned(game, player, event, must=False),
            **playable(game, player, event),
        }
        asked = bool(player.hand.cards) and bool(magic_on(event.window))
        besides = cashable(game, player) if more is None else more()
        if not options and not asked:
            asked = bool(player.treasure) and out_of_purse(game, player, event)
            if not asked and not worth_a_question(game, player, besides):
                return acted
        options |= besides
        options[PASS] = None
        options[REST] = partial(rest, game, player)
        chosen = yield from pick(player.seat, rule, options, about=event.window, always=asked)
        if chosen is None or chosen is options[REST]:
            if chosen is not None:
                chosen()
            return acted
        acted = True
        yield from follow(chosen)
    return acted


def worth_a_question(game: Table, player: Player, free: Iterable[str]) -> bool:
    """EL-FREE-9: free actions of the own turn that may change what the battle finds.

    EL-FREE-3: cashing is no reason; slots and auras are read in a regroup, so these can wait.
    """
    return player.seat == game.state.active and any(
        not key.startswith(("cash:", "slot:", "aura:")) for key in free
    )


def rest(game: Table, player: Player) -> None:
    """Be asked no more in this turn."""
    player.quiet = game.state.turns
