"""Free actions at locations (EU-FREE): church, treasure, elementals."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed, Rule
from ..effects.aim import Aim
from ..effects.registry import effects
from ..effects.vocabulary import Range, Wound
from ..fields import mark_of
from ..library import library
from ..state import EuthiaState, Player, Table
from ..terms import ELEMENTS, TREASURES, Element
from .belongings import max_health, surplus
from .land import interaction, location, monster_on, special
from .life import gain_coins, gain_potion, heal
from .mining import can_pay_fees, pay_fees
from .rolls import modify, roll_hero
from .room import draw_tiles, drops, keen, settle, take_tile
from .windows import trigger

CHURCH_PRICE = 1  # CONST-CHURCH
CHURCH_HEALS = 6


def in_range(ranges: tuple[Range, ...], strength: int) -> Range | None:
    """The line of a diagram for a strength; outside every range nothing happens."""
    for one in ranges:
        if (one.least is None or strength >= one.least) and (
            one.most is None or strength <= one.most
        ):
            return one
    return None


# Church


def church_options(game: Table, player: Player) -> dict[str, Deed]:
    """EU-FREE-1: any number of times, a coin each. The church is not a trade location."""
    if player.coins < CHURCH_PRICE or special(game.state, player.at) != "church":
        return {}
    options: dict[str, Deed] = {}
    if room_for_potion(game, player):
        options["church-potion"] = partial(church_potion, game, player)
    if player.health < max_health(player):
        options["church-heal"] = partial(church_heal, game, player)
    return options


def room_for_potion(game: Table, player: Player) -> bool:
    """EU-ITEMS-4: a place, or something else to discard for it, or wounds to drink one at once."""
    if player.health < max_health(player):
        return True
    player.bags.append(library().piles["healing"][0])
    try:
        return not surplus(player) or len(drops(game, player)) > 1
    finally:
        player.bags.pop()


def church_heal(game: Table, player: Player) -> None:
    gain_coins(game, player, -CHURCH_PRICE)
    heal(game, player, CHURCH_HEALS)


def church_potion(game: Table, player: Player) -> Rule[None]:
    gain_coins(game, player, -CHURCH_PRICE)
    gain_potion(game, player)
    yield from settle(game, player)


# Treasure


def treasure_level(state: EuthiaState, player: Player) -> int:
    """EU-FREE-2: a liberated treasure field without any hero token."""
    level = TREASURES.get(location(state, player.at), 0)
    if not level or player.at in state.hero_tokens:
        return 0
    return 0 if monster_on(state, player.at) else level


def find_treasure(game: Table, player: Player, level: int) -> Rule[None]:
    """EU-FREE-2: an own hero token on the field, the top tile of that level."""
    game.state.hero_tokens[player.at] = player.seat
    yield from draw_treasure(game, player, level)
    yield from settle(game, player)


def draw_treasure(game: Table, player: Player, level: int) -> Rule[None]:
    look = 1 + keen(game, player, "treasure")
    tile = yield from draw_tiles(game, player, f"treasure-{level}", look, "EU-FREE-2")
    if tile is not None:
        yield from take_tile(game, player, tile)
    yield from trigger(game, player, "treasure-found")


# Elementals


def elemental_here(state: EuthiaState, player: Player) -> Element | None:
    """EU-FREE-3: once per hero and elemental field, if the others can be paid."""
    here = location(state, player.at)
    if here not in ELEMENTS or monster_on(state, player.at):
        return None
    if interaction(state, player.at, player.seat) or not can_pay_fees(state, player):
        return None
    return next(one for one in ELEMENTS if one == here)


def confront(game: Table, player: Player, element: Element) -> Rule[None]:
    """EU-FREE-3: pay, place a token, roll with all modifications, read the elemental's card."""
    state = game.state
    yield from pay_fees(game, player)
    state.interactions[mark_of(player.at, player.seat)] = 1
    game.tell("confronts", who=player.hero, element=element)
    roll = roll_hero(game, player, "confront")
    yield from modify(game, player)
    found = in_range(library().elementals[element].ranges, roll.total)
    if found is not None:
        # EU-FREE-4: a hero whom it kills gains nothing of it, so the wounds come first
        field = player.at
        aim = Aim(player, element)
        wounds = [one for one in found.effects if isinstance(one, Wound)]
        yield from effects.run(game, aim, wounds)
        if player.at != field:
            return
        yield from effects.run(game, aim, [one for one in found.effects if one not in wounds])
    yield from trigger(game, player, "confronted")
    yield from settle(game, player)


def free_actions(game: Table, player: Player) -> dict[str, Deed]:
    """EU-TURN-6: without cost and without limit, on a liberated field (EU-TURN-5)."""
    state = game.state
    options: dict[str, Deed] = {}
    level = treasure_level(state, player)
    if level:
        options["treasure"] = partial(find_treasure, game, player, level)
    element = elemental_here(state, player)
    if element is not None:
        options[f"confront:{element}"] = partial(confront, game, player, element)
    return options
