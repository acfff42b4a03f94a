"""Gaining tiles and finding room for them (EU-ITEMS-4)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed, Rule, follow, pick
from ..effects.aim import Aim
from ..effects.registry import effects
from ..effects.standing import KeenEye
from ..library import library
from ..state import EuthiaState, Player, Table
from .belongings import EQUIPMENT, bag_sum, surplus, tile
from .costs import put_away
from .decks import discard, draw
from .gear import equip_options, may_lose, socket_options
from .skoldur import exchange_gaar, has_dwurt
from .standing import changes
from .windows import Window, usable


def take_tile(game: Table, player: Player, id: str) -> Rule[None]:
    """A tile comes to the hero: what is no thing happens at once, the rest wants a place."""
    game.tell("gained", who=player.hero, thing=id)
    one = library().tiles[id]
    if one.kind == "gain":
        discard(game.state, id)
        yield from effects.run(game, Aim(player, id), one.gain)
    else:
        player.bags.append(id)


def draw_tiles(game: Table, player: Player, pile: str, look: int, rule: str) -> Rule[str | None]:
    """The top tile of a pile; of several drawn together one is kept and the rest discarded."""
    if pile == "healing":
        return library().piles["healing"][0]
    drawn: list[str] = []
    for _ in range(look):
        id = draw(game, pile)
        if id is not None:
            drawn.append(id)
    if not drawn:
        return None
    kept = drawn[0]
    if len(drawn) > 1:
        game.tell("drew-choice", who=player.hero, pile=pile, number=len(drawn))
        state = game.state
        state.discards[pile].extend(drawn)  # until one of them is chosen
        kept = yield from pick(player.seat, rule, {f"keep:{one}": one for one in drawn})
        state.discards[pile].remove(kept)
    return kept


def keen(game: Table, player: Player, pile: str) -> int:
    """Tiles looked at beyond the first."""
    return sum(one.pile == pile for _, one in changes(game.state, player, KeenEye))


def settle(game: Table, player: Player) -> Rule[None]:
    """EU-ITEMS-4: what has no place at the end of an action is used or discarded."""
    while surplus(player):
        window: Window = "turn" if free_to_go(game.state, player) else "before"
        options: dict[str, Deed] = {**equip_options(game, player)}
        options |= socket_options(game, player)
        options |= usable(game, player, window)
        if player.gaar and has_dwurt(player):
            options["gaar-to-dwurt"] = partial(exchange_gaar, game, player)
        options |= drops(game, player)
        deed = yield from pick(player.seat, "EU-ITEMS-4", options)
        yield from follow(deed)


def free_to_go(state: EuthiaState, player: Player) -> bool:
    """EU-TURN-7: in the own turn, with no action or entered field to be finished first, things
    that move the hero are used like others."""
    between = state.fight is None and state.trade is None and not state.arrived
    return between and state.phase == "turn" and player.seat == state.active


def drops(game: Table, player: Player) -> dict[str, Deed]:
    """EU-ITEMS-4: what may go to make room."""
    options: dict[str, Deed] = {}
    for id in (*player.bags, *player.loose, *cumbersome(player)):
        options[f"drop:{id}"] = partial(drop, game, player, id)
    if player.gaar:
        options["drop:gaar"] = partial(drop, game, player, "gaar")
    if player.dwurt:
        options["drop:dwurt"] = partial(drop, game, player, "dwurt")
    return options


def cumbersome(player: Player) -> list[str]:
    """EU-ITEMS-4, EU-ITEMS-7: worn items that cover a bag, as far as they may go."""
    if bag_sum(player) >= 0:
        return []
    worn = [id for id in player.slots if id and tile(id).kind in EQUIPMENT]
    return [id for id in worn if tile(id).bags < 0 and may_lose(player, id)]


def drop(game: Table, player: Player, thing: str) -> None:
    """Back to its pile or to the supply."""
    game.tell("dropped", who=player.hero, thing=thing)
    if thing == "gaar":
        player.gaar -= 1
    elif thing == "dwurt":
        player.dwurt -= 1
    elif thing in player.loose:
        player.loose.remove(thing)
    else:
        put_away(game, player, thing)
