"""Turns: start, the choice, placement, the end (EL-TURN)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain, product

import msgspec

from ....kernel.ask import Deed, Reasons, Rule, Text, follow, pick, pick_some
from ....kernel.secrecy import Zone
from ..effects.modifiers import HandLimit, Peaceful
from ..library import library
from ..state import Place, Player, Table
from .actions import act, feasible
from .asking import pick_openly
from .ending import score
from .events import Event
from .free import free_actions
from .ghost_actions import ghost_action
from .land import monster_at, occupied
from .mimicry import MIMIC, copy
from .monsters import add_due, charge, rush
from .placement import mimic_reach, placements, reach
from .resources import HAND_LIMIT, cap, discard_magic
from .standing import changes
from .units import fits, kind_of, ready_units
from .windows import fire

FROM_HAND = ("cast:", "reveal:")  # keys of free actions that come out of a hand


def start_step(game: Table) -> Rule[None]:
    """EL-TURN-3, EL-TURN-4: start-of-turn effects, then free actions and the choice."""
    state = game.state
    state.turns += 1
    state.phase = "ghost" if state.player.ghost else "main"
    game.tell("turn-began", who=state.player.faction, round=state.round)
    yield from fire(game, Event("turn-start", state.player))


def main_step(game: Table) -> Rule[None]:
    """EL-TURN-1: exactly one of placing a unit and regrouping, free actions besides."""
    player = game.state.player

    def deeds() -> dict[str, tuple[str, Place] | Deed]:
        return {
            **placements(game, player),
            "regroup": partial(begin_regroup, game),  # EL-TURN-2: always legal
            **free_actions(game, player),
        }

    deed = yield from pick_openly(game, player, "EL-TURN-1", deeds, lambda: why_not(game, player))
    if isinstance(deed, tuple):
        deed = partial(place_mimic if deed[0] == MIMIC else place_unit, game, player, *deed)
    yield from follow(deed)
    if game.state.phase == "placed":
        yield from placed_step(game)


def why_not(game: Table, player: Player) -> Reasons:
    """EL-PLACE-2: realms within reach whose action cannot be carried out, and why."""
    state = game.state
    taken = occupied(state)
    reasons: dict[str, Text] = {}
    for kind, unit in ready_units(player).items():
        for place in reach(game, player, unit, taken):
            if not feasible(game, player, place, unit):
                tile = state.realms[place].tile
                richer = any(
                    feasible(game, one, place, unit) for one in after_cashing(game, player)
                )
                why = "why-cash-first" if richer else "why-no-action"
                reasons[f"place:{kind}:{tile}"] = Text(why, {"realm": tile})
    return reasons


def after_cashing(game: Table, player: Player) -> Iterator[Player]:
    """The player with all treasure cashed, once for every way to choose at a slash (EL-GEN-5)."""
    faces = [library().treasures[token] for token in player.treasure]
    if not faces:
        return
    most = cap(game, player)
    for ways in product(
        *([(kind,) for kind in one.shows] if one.slash else [one.shows] for one in faces)
    ):
        supply, drawn = dict(player.supply), 0
        for kind in chain.from_iterable(ways):
            if kind == "magic":
                drawn += 1
            else:
                supply[kind] = min(most, supply[kind] + 1)
        hand = Zone(player.hand.audience, [*player.hand.cards, *("",) * drawn])
        yield msgspec.structs.replace(player, supply=supply, hand=hand)


def place_mimic(game: Table, player: Player, unit: str, place: Place) -> Rule[None]:
    """EL-VAR-MERC-8: which ability it copies to get there, if more than one would do."""
    ways = mimic_reach(game, player, occupied(game.state))[place]
    ability = yield from pick(player.seat, "EL-VAR-MERC-8", {f"mimic:{one}": one for one in ways})
    if ability:
        copy(game, player, ability)
    place_unit(game, player, unit, place)


def place_unit(game: Table, player: Player, unit: str, place: Place) -> None:
    """EL-PLACE-1: the unit enters the realm; what follows comes step by step."""
    state = game.state
    player.units[unit] = place
    state.placed, state.placed_at = unit, place
    state.phase = "placed"
    game.tell("placed", who=player.faction, unit=kind_of(unit), realm=state.realms[place].tile)
    if triggers_battle(game, player, unit, place):
        add_due(game, place)


def triggers_battle(game: Table, player: Player, unit: str, place: Place) -> bool:
    """EL-BATTLE-1: an opponent's unit or a monster is there; EL-PLACE-11: none during peace.

    EL-VAR-TEAM-8: a teammate's unit alone is no cause.
    """
    state = game.state
    if state.peace:
        return False
    if monster_at(state, place):
        return True
    for other in state.opponents(player.seat):
        if place in other.units.values():
            return not any(fits(unit, one.unit) for one in changes(game, player, Peaceful))
    return False


def placed_step(game: Table) -> Rule[None]:
    """EL-TURN-3: what happens between placement and action: abilities, rush, charge."""
    state, player = game.state, game.state.player
    yield from fire(game, Event("placed", player, state.placed_at, state.placed))
    if player.units.get(state.placed) == state.placed_at:
        yield from rush(game, player, state.placed, state.placed_at)
        yield from charge(game, player, state.placed_at)
    state.phase = "action"


def action_step(game: Table) -> Rule[None]:
    """EL-PLACE-1: the realm action is mandatory; EL-BATTLE-2: a battle comes after it."""
    state, player = game.state, game.state.player
    unit, place = state.placed, state.placed_at
    if player.ghost:
        yield from ghost_action(game, player, place)
    else:
        yield from act(game, player, place, unit)
    yield from fire(game, Event("action", player, place, unit))
    state.phase = "pending" if state.due else "late"
    if state.phase == "late" and not (player.hand.cards or player.treasure or state.echoes):
        yield from late_step(game)  # mostly nothing is left to ask


def begin_regroup(game: Table) -> Rule[None]:
    state = game.state
    state.phase = "regroup"
    game.tell("regroups", who=state.player.faction)
    yield from fire(game, Event("regroup", state.player))


def late_step(game: Table) -> Rule[None]:
    """EL-TURN-3: free actions after everything else; EL-END-4: also in the last turn."""
    player = game.state.player
    if player.ghost or not more_to_ask(game, player):
        yield from end_step(game)
        return

    def deeds() -> dict[str, Deed]:
        return {"end-turn": partial(end_step, game), **free_actions(game, player)}

    deed = yield from pick_openly(game, player, "EL-TURN-3", deeds)
    yield from follow(deed)


def more_to_ask(game: Table, player: Player) -> bool:
    """Is the end of the turn put as a question? EL-TURN-6: only where silence tells nothing.

    In company everybody who holds magic cards is asked, whatever they are; whoever passed for the
    rest of the turn only for what lies open. Alone nobody listens.
    """
    state = game.state
    free = free_actions(game, player)
    if state.solo:
        if player.hand.cards:
            game.reveal(player.hand.audience)  # whether it is put tells a spectator something
        return bool(free)
    if player.hand.cards and player.quiet != state.turns:
        return True
    heard = any(one.hand.cards for one in state.players if one is not player)
    return bool(state.echoes and heard) or any(not key.startswith(FROM_HAND) for key in free)


def end_step(game: Table) -> Rule[None]:
    """EL-TURN-3: end-of-turn effects, hand limit, next player."""
    player = game.state.player
    yield from fire(game, Event("turn-end", player))
    over = len(player.hand.cards) - HAND_LIMIT
    if over > 0:
        over -= sum(one.amount for one in changes(game, player, HandLimit))
    if over > 0 and not player.ghost:  # EL-RES-9
        dropped = yield from pick_some(
            player.seat,
            "EL-RES-9",
            {card: card for card in player.hand.cards},
            least=over,
            most=over,
        )
        for card in dropped:
            discard_magic(game, player, card)
            game.tell("discarded", who=player.faction, card=card)
    next_turn(game)
    if game.state.phase == "start":
        yield from start_step(game)


def next_turn(game: Table) -> None:
    """EL-TURN-5: clockwise; EL-END-2: until everybody has had one more turn."""
    state = game.state
    for player in state.players:
        if player.used:
            player.used.clear()
        if player.granted:
            player.granted.clear()
    state.released.clear()
    state.due.clear()
    state.echoes.clear()
    state.placed, state.placed_at = "", -1
    if state.left == 0:
        score(game)
        state.phase = "over"
        return
    if state.left > 0:
        state.left -= 1
    state.active = (state.active + 1) % len(state.players)
    state.phase = "start"
