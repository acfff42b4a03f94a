"""Movement, entering, teleports and portals (EU-MOVE, EU-ELEM, EU-PORTAL)."""

from __future__ import annotations

from functools import cache, partial

from ....kernel.ask import Deed, Reasons, Rule, Text, pick
from ..effects.uses import Use
from ..effects.vocabulary import TakeAction
from ..fields import Field, is_centre, number_of
from ..library import library
from ..state import EuthiaState, Player, Table
from ..terms import Action
from .belongings import max_health
from .land import (
    all_fields,
    centre_open,
    elements_at,
    field_key,
    location,
    monster_on,
    neighbours_of,
    steps_from,
    tile_id,
)
from .life import die_outside, heal, suffer
from .standing import sheltered
from .windows import FROM_BAG, ready

STEP = 1  # CONST-STEP
VALUES: dict[Action, int] = {"mining": 1, "trade": 2, "combat": 2}  # CONST-MP
FIRE = WATER = 2  # CONST-FIRE, CONST-WATER


# Sources of actions (EU-TURN-4)


def source_tiles(game: Table, player: Player, action: Action) -> list[str]:
    """Ready tiles that grant a fixed action."""
    found = []
    for id in (*player.slots, *player.bags):
        uses = granting_uses(id, action)
        if not uses or id in player.exhausted:
            continue
        if (id in player.slots or works_from_bag(id)) and ready(game, player, id, uses):
            found.append(id)
    return found


@cache
def granting_uses(id: str, action: Action) -> tuple[Use, ...]:
    one = library().tiles.get(id)
    if one is None:
        return ()
    return tuple(
        use
        for use in one.uses
        if any(isinstance(fx, TakeAction) and fx.action == action for fx in use.effects)
    )


def works_from_bag(id: str) -> bool:
    return library().tiles[id].kind in FROM_BAG


def combat_ready(game: Table, player: Player) -> bool:
    """EU-MOVE-3: an unused combat token, or a ready source."""
    return "combat" in player.tokens or bool(source_tiles(game, player, "combat"))


# Steps


def may_enter(game: Table, player: Player, field: Field, can_fight: bool) -> bool:
    """EU-MOVE-3, EU-MAP-8: a monster needs a combat action, a centre three liberated hexes.
    EU-MOVE-2: heroes never block."""
    if is_centre(field):
        return centre_open(game.state, field)
    return can_fight or not monster_on(game.state, field)


def step_options(game: Table, player: Player) -> dict[str, Deed]:
    """EU-MOVE-1: one movement point, one adjacent field."""
    state = game.state
    if state.mp < STEP:
        return {}
    can_fight = combat_ready(game, player)
    return {
        f"step:{field_key(state, field)}": partial(walk, game, player, field)
        for field in neighbours_of(state, player.at)
        if may_enter(game, player, field, can_fight)
    }


def why_no_step(game: Table, player: Player) -> Reasons:
    state = game.state
    reasons: dict[str, Text] = {}
    can_fight = combat_ready(game, player)
    for field in neighbours_of(state, player.at):
        key = f"step:{field_key(state, field)}"
        if not may_enter(game, player, field, can_fight):
            why = "why-centre" if is_centre(field) else "why-no-combat"
            reasons[key] = Text(why)
        elif state.mp < STEP:
            reasons[key] = Text("why-no-points")
    return reasons


def walk(game: Table, player: Player, field: Field) -> None:
    game.state.mp -= STEP
    enter(game, player, field, portal=False)


def enter(game: Table, player: Player, field: Field, *, portal: bool) -> None:
    """EU-MOVE-4: the hero is on the field; fire or water; exploration and combat follow."""
    state = game.state
    player.at = field
    game.tell("entered", who=player.hero, tile=tile_id(state, field), field=number_of(field))
    if not portal and field in state.portals:  # EU-PORTAL-4: left, and come back
        state.portals.remove(field)
    if feel_elements(game, player):
        state.arrived = True


def feel_elements(game: Table, player: Player) -> bool:
    """EU-ELEM-2, EU-ELEM-3, EU-ELEM-4: fire wounds, water heals, both do nothing. True if alive.
    EU-ELEM-7: only on entering; staying causes nothing."""
    state = game.state
    here = elements_at(state, player.at)
    if not here:
        return True
    fire, water = "fire" in here, "water" in here
    if fire and not water and not sheltered(state, player, "fire"):
        game.tell("fire-burns", who=player.hero)
        if suffer(game, player, FIRE):
            die_outside(game, player)
            return False
    elif water and not fire and not sheltered(state, player, "water"):
        soothe(game, player)
    return True


def soothe(game: Table, player: Player) -> None:
    """EU-ELEM-3: water heals; nothing is told of it where there is nothing to heal."""
    if player.health < max_health(player):
        game.tell("water-soothes", who=player.hero)
        heal(game, player, WATER)


# Teleports


def targets(game: Table, player: Player, fields: list[Field]) -> dict[str, Field]:
    """EU-PORTAL-2: monsters only with a combat action, centres by EU-MAP-8; not the own field."""
    can_fight = combat_ready(game, player)
    return {
        f"to:{field_key(game.state, field)}": field
        for field in fields
        if field != player.at and may_enter(game, player, field, can_fight)
    }


def teleport(game: Table, player: Player, fields: list[Field], rule: str) -> Rule[None]:
    """EU-PORTAL-1: no movement points; it counts as entering."""
    open_fields = targets(game, player, fields)
    if open_fields:
        field = yield from pick(player.seat, rule, open_fields)
        enter(game, player, field, portal=False)


def within_reach(state: EuthiaState, player: Player, most: int) -> list[Field]:
    """EU-PORTAL-5: fewest steps over existing fields, ignoring monsters."""
    return sorted(steps_from(state, player.at, most))


def portal_fields(state: EuthiaState) -> list[Field]:
    return [field for field in all_fields(state) if location(state, field) == "portal"]


def portal_options(game: Table, player: Player) -> dict[str, Deed]:
    """EU-PORTAL-3: to any other portal field. EU-PORTAL-4: each portal at most once per turn."""
    state = game.state
    if location(state, player.at) != "portal" or player.at in state.portals:
        return {}
    return {
        f"portal:{field_key(state, field)}": partial(pass_portal, game, player, field)
        for field in targets(game, player, portal_fields(state)).values()
    }


def pass_portal(game: Table, player: Player, field: Field) -> None:
    state = game.state
    state.portals.append(player.at)
    enter(game, player, field, portal=True)
