"""Regrouping and the actions of cards (EL-REGROUP, EL-CARD)."""

from __future__ import annotations

from functools import partial

import msgspec

from ....kernel.ask import Deed, Rule, follow, pick
from ..effects import abilities as a
from ..library import library
from ..state import ON_CARD, READY, UNDERWORLD, Held, Player, Table
from .actions import may_summon, summon
from .asking import pick_openly
from .cashing import gain_shown
from .dwellings import build, can_build, open_sites
from .free import free_actions
from .resources import gain
from .tableau import activate, aura_of, find, may_activate, payable
from .units import kind_of, on_map, one_of_each


def regroup_step(game: Table) -> Rule[None]:
    """EL-REGROUP-1: one after another, each unit to the ready area or onto a free action."""
    state, player = game.state, game.state.player
    if not on_map(player):
        state.phase = "return"
        yield from return_step(game)
        return

    def deeds() -> dict[str, Deed]:
        units = on_map(player)
        found: dict[str, Deed] = {"all-home": partial(all_home, game, player)}
        for (kind, place), unit in one_of_each(player, units).items():
            found[f"home:{kind}:{state.realms[place].tile}"] = partial(go_home, player, unit)
        for key, action in actions(game, player, units).items():
            found[key] = partial(start_action, game, player, action)
        return {**found, **free_actions(game, player)}

    chosen = yield from pick_openly(game, player, "EL-REGROUP-1", deeds)
    yield from follow(chosen)


def all_home(game: Table, player: Player) -> None:
    """EL-REGROUP-7: no unit may stay on the map."""
    for unit in on_map(player):
        player.units[unit] = READY


def go_home(player: Player, unit: str) -> None:
    player.units[unit] = READY


class CardAction(msgspec.Struct, frozen=True):
    """An action of a card that may be used now: its name, the units able to, what it does."""

    name: str
    units: list[str]
    run: Deed


def actions(game: Table, player: Player, units: list[str]) -> dict[str, CardAction]:
    """EL-REGROUP-3: free actions that one of these units could carry out now, by key."""
    found: dict[str, CardAction] = {}
    for held in player.tableau:
        if held.id not in library().adventures:
            found |= start_actions(game, player, held, units)
            continue
        card = library().adventures[held.id]
        if card.action is None or not is_free(player, held.id):
            continue
        symbol = card.action.symbol
        able = [one for one in units if may_activate(game, player, held, one, symbol)]
        if able and payable(player, player, held):
            found[f"do:{held.id}"] = CardAction(
                held.id, able, partial(activate, game, player, held.id)
            )
    return found


def is_free(player: Player, card: str) -> bool:
    """EL-REGROUP-3: once in a regroup; an aura may open it to a second unit."""
    used = player.acted.count(card)
    if not used:
        return True
    aura = aura_of(player, card)
    return used < 2 and aura is not None and isinstance(aura[1], a.TwoUnits)


def start_actions(
    game: Table, player: Player, held: Held, units: list[str]
) -> dict[str, CardAction]:
    """EL-CARD-5: Summon, Gather and Dwell, each once, each for any unit."""
    found: dict[str, CardAction] = {}
    if "summon" not in player.acted and may_summon(game, player):  # EL-CARD-6
        found["start:summon"] = CardAction("summon", units, partial(summon, game, player))
    if "gather" not in player.acted:
        found["start:gather"] = CardAction("gather", units, partial(gather, game, player, held.id))
    if "dwell" not in player.acted:  # EL-CARD-8
        # EL-REGROUP-8: one unit activates, another worker still on the map settles
        settlers = [worker for _, worker in open_sites(game, player)]
        able = [one for one in units if _others_settle(game, player, one, settlers)]
        if able:
            found["start:dwell"] = CardAction("dwell", able, partial(dwell, game, player))
    return found


def _others_settle(game: Table, player: Player, unit: str, settlers: list[str]) -> bool:
    """Could another worker build while this unit is on the card?"""
    if unit in library().monsters:  # without it on the map the price may be another
        where = player.units[unit]
        player.units[unit] = ON_CARD
        found = can_build(game, player)
        player.units[unit] = where
        return found
    return bool(settlers) and settlers != [unit]


def gather(game: Table, player: Player, card: str) -> Rule[None]:
    """EL-CARD-7: the printed resource, or what the token lying there shows."""
    (token,) = player.tableau[find(player, card)].slots
    if token:
        yield from gain_shown(game, player, token)
    else:
        start = library().start_cards[player.element]
        gain(game, player, start.gather)


def dwell(game: Table, player: Player) -> Rule[None]:
    yield from build(game, player)


def start_action(game: Table, player: Player, action: CardAction) -> Rule[None]:
    """Choose the unit, put it on the card, carry the action out at once."""
    state = game.state
    state.doing = action.name
    player.acted.append(action.name)
    choices = {
        f"unit:{kind}:{state.realms[place].tile}": unit
        for (kind, place), unit in one_of_each(player, action.units).items()
    }
    unit = yield from pick(player.seat, "EL-CARD-1", choices, about=action.name)
    yield from carry_out(game, player, action, unit)


def carry_out(game: Table, player: Player, action: CardAction, unit: str) -> Rule[None]:
    state = game.state
    player.units[unit] = ON_CARD
    state.placed, state.doing = unit, action.name
    game.tell("acts", who=player.faction, unit=kind_of(unit), what=action.name)
    yield from follow(action.run)
    state.placed = state.doing = ""
    aura = aura_of(player, action.name)
    if aura is not None and isinstance(aura[1], a.PassOn) and player.units.get(unit) == ON_CARD:
        yield from pass_on(game, player, unit, aura[0].id)


def pass_on(game: Table, player: Player, unit: str, aura: str) -> Rule[None]:
    """The unit is not bound to the card: another free action, or the ready area."""
    others = actions(game, player, [unit])
    options: dict[str, CardAction | None] = {"ready": None, **others}
    action = yield from pick(player.seat, "EL-REGROUP-1", options, about=aura)
    if action is None:
        player.units[unit] = READY
    else:
        player.acted.append(action.name)
        yield from carry_out(game, player, action, unit)


def return_step(game: Table) -> Rule[None]:
    """EL-REGROUP-4, EL-REGROUP-5, EL-REGROUP-6: units and mercenaries return."""
    state, player = game.state, game.state.player
    yield from from_underworld(game, player)
    for unit, where in list(player.units.items()):
        if where in (UNDERWORLD, ON_CARD):
            player.units[unit] = READY
    for mercenary, turn in list(player.hired.items()):
        # EL-VAR-MERC-5: hired with gold in an earlier turn, wherever it was meanwhile
        if 0 < turn < state.turns:
            del player.hired[mercenary], player.units[mercenary]
            state.mercenaries.append(mercenary)
            state.released.append(mercenary)
            game.tell("released", who=player.faction, unit=mercenary)
    player.acted.clear()
    state.placed = ""
    first_regroup(game, player)
    state.phase = "late"


def from_underworld(game: Table, player: Player) -> Rule[None]:
    """EL-REGROUP-2: units from the Underworld activate nothing, unless an aura lets one."""
    back = [unit for unit, where in player.units.items() if where == UNDERWORLD]
    for held in list(player.tableau):
        aura = aura_of(player, held.id) if back else None
        if aura is None or not isinstance(aura[1], a.FromUnderworld):
            continue
        action = actions(game, player, back).get(f"do:{held.id}")
        if action is None:
            continue
        options: dict[str, str] = {"pass": ""}
        options |= {f"raise:{kind_of(unit)}": unit for unit in action.units}
        unit = yield from pick(player.seat, "EL-REGROUP-4", options, about=held.id)
        if unit:
            player.acted.append(action.name)
            yield from carry_out(game, player, action, unit)


def first_regroup(game: Table, player: Player) -> None:
    """EL-PEACE-2: at its end the last token goes to the glory track."""
    if player.regrouped:
        return
    player.regrouped = True
    player.glory = 0
    game.tell("first-regroup", who=player.faction)
    if not game.state.peace:  # EL-PEACE-4, EL-PEACE-5: nobody fights for standing together
        game.tell("peace-ended")
