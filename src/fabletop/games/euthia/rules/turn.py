"""Rounds and turns (EU-ROUND, EU-TURN)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed, Reasons, Rule, follow, pick
from ..fields import is_centre, on_map
from ..library import library
from ..state import Player, Table
from ..stones import active
from ..terms import ACTIONS, Action, Location
from .belongings import surplus
from .cards import card_options, hand_limit, too_many_cards
from .combat import begin_combat, combat_options
from .decks import feed_bank
from .dragon import dragon_appears
from .dwurt import resolve_dwurt
from .elites import at_lair, next_bounty, scouting_options
from .encounters import quest_options, refill_encounters, why_no_quest
from .explore import explore, to_explore
from .gear import arrange_options
from .golem import ruins_options, too_many_ruined
from .hearths import ward_options
from .land import is_mine, location, monster_on
from .life import CHURCH
from .mining import may_mine, mine
from .movement import VALUES, portal_options, source_tiles, step_options, why_no_step
from .places import church_options, free_actions
from .room import settle
from .scenario import round_ends, round_starts
from .skoldur import exchange_gaar, has_dwurt
from .trade import may_trade, start_trade
from .windows import spend_source, trigger, usable

# Rounds


def start_round(game: Table) -> None:
    """EU-ROUND-1: action tokens, tiles readied, gems active; a stored token stays."""
    state = game.state
    state.round += 1
    game.tell("round", number=state.round)
    round_starts(game)  # EU-ROUND-4
    for player in state.players:
        player.tokens.extend(ACTIONS)
        player.exhausted.clear()  # EU-GEN-7: for all players at once
        for id, held in player.inlaid.items():
            player.inlaid[id] = tuple(active(one) for one in held)
    if state.mode == "solo":  # EU-SOLO-3
        feed_bank(game, "silver")
    state.active = state.first  # EU-ROUND-2: first player, then clockwise
    begin_turn(game)


def begin_turn(game: Table) -> None:
    state, player = game.state, game.state.player
    state.phase = "turn"
    state.mp = 0
    state.portals = []
    state.tried = []
    state.blessings = []
    state.peeked = False
    state.bounty_won = False
    state.begun = False
    game.tell("turn", who=player.hero)
    if state.mode == "coop":  # EU-COOP-2
        feed_bank(game, "silver")
    if not on_map(player.at):  # EU-TURN-1, EU-MAP-6: nothing is explored from the church
        player.at = CHURCH


def end_round(game: Table) -> Rule[None]:
    """EU-ROUND-3: the last round leads to final scoring; EU-ROUND-4: the scenario comes first."""
    state = game.state
    yield from round_ends(game)
    rounds = library().scenarios[state.options["scenario"]].rounds
    if state.round >= rounds or state.peril.slain or too_many_ruined(state):
        state.phase = "score"
    else:
        state.phase = "round"


# The turn


def turn(game: Table) -> Rule[None]:
    """EU-TURN-2: one activity after another, in any order, until the player ends the turn."""
    state, player = game.state, game.state.player
    if not state.begun:
        state.begun = True
        yield from trigger(game, player, "turn-start")
        yield from tidy(game, player)
        if state.arrived or state.trade is not None:  # EU-ITEMS-4: surplus was used to travel
            return
    options = activities(game, player)
    options["end-turn"] = None
    why = partial(why_not, game, player)
    deed = yield from pick(player.seat, "EU-TURN-2", options, reasons=why)
    if deed is None:
        state.phase = "turn-end"
        return
    yield from follow(deed)
    if state.fight is None and state.trade is None and not state.arrived and untidy(game, player):
        yield from tidy(game, player)


def tidy(game: Table, player: Player) -> Rule[None]:
    """EU-ITEMS-4, EU-CARDS-2: room for everything, at most five cards."""
    yield from settle(game, player)
    yield from hand_limit(game, player)


def untidy(game: Table, player: Player) -> bool:
    return bool(surplus(player)) or too_many_cards(game, player)


def activities(game: Table, player: Player) -> dict[str, Deed | None]:
    # EU-GEN-4, EU-COOP-5: nothing here touches another player or their things
    state, at = game.state, player.at
    options: dict[str, Deed | None] = {}
    for token in player.tokens:  # EU-TURN-3: its movement points, or its action
        options[f"walk:{token}"] = partial(use_for_movement, game, player, token)
    if state.mp:
        options |= step_options(game, player)
    if on_map(at) and not monster_on(state, at):  # EU-TURN-5
        here = location(state, at)
        if here:
            options |= actions_here(game, player, here)
        elif is_centre(at):
            options |= actions_in_centre(game, player)
        lair = at_lair(state, player)
        if lair:
            options |= scouting_options(game, player)
        if lair or on_map(state.peril.at):
            options |= combat_options(game, player)
    options |= usable(game, player, "turn")  # EU-TURN-7
    options |= arrange_options(game, player)
    options |= card_options(game, player)
    if player.gaar and has_dwurt(player):  # EU-SKOLDUR-3
        options["gaar-to-dwurt"] = partial(exchange_gaar, game, player)
    return options


def actions_here(game: Table, player: Player, here: Location) -> dict[str, Deed]:
    """What the location of the hero's liberated field is good for."""
    if is_mine(here):
        return mining_actions(game, player)
    if here == "portal":
        return portal_options(game, player)
    if here == "encounter":
        return quest_options(game, player)
    if here == "merchants" or here == "alchemists":
        return trade_actions(game, player) | ward_options(game, player)
    if here == "ruins":
        return ruins_options(game, player)
    return free_actions(game, player)


def actions_in_centre(game: Table, player: Player) -> dict[str, Deed]:
    """EU-MAP-12: church, towers, fortress, lord."""
    options = church_options(game, player)
    options |= trade_actions(game, player)
    options |= quest_options(game, player)
    return options


def why_not(game: Table, player: Player) -> Reasons:
    return {**why_no_step(game, player), **why_no_quest(game, player)}


def use_for_movement(game: Table, player: Player, token: Action) -> None:
    player.tokens.remove(token)
    game.state.mp += VALUES[token]
    game.tell("walks", who=player.hero, token=token, points=VALUES[token])


def mining_actions(game: Table, player: Player) -> dict[str, Deed]:
    """EU-TURN-4: with a token; tiles that grant the action are offered as well."""
    options: dict[str, Deed] = {}
    if may_mine(game, player):
        if "mining" in player.tokens:
            options["mine"] = partial(with_token, game, player, "mining")
        for id in source_tiles(game, player, "mining"):
            options[f"mine-with:{id}"] = partial(with_tile, game, player, id, "mining")
    return options


def trade_actions(game: Table, player: Player) -> dict[str, Deed]:
    options: dict[str, Deed] = {}
    if may_trade(game, player) is not None:
        if "trade" in player.tokens:
            options["trade"] = partial(with_token, game, player, "trade")
        for id in source_tiles(game, player, "trade"):
            if may_trade(game, player, id) is not None:
                options[f"trade-with:{id}"] = partial(with_tile, game, player, id, "trade")
    return options


def with_token(game: Table, player: Player, action: Action) -> Rule[None]:
    player.tokens.remove(action)
    yield from take_action(game, player, action)


def with_tile(game: Table, player: Player, id: str, action: Action) -> Rule[None]:
    """EU-TURN-4: the tile is spent as a source; whatever else it does happens first."""
    yield from spend_source(game, player, id)
    yield from take_action(game, player, action, id)


def take_action(game: Table, player: Player, action: Action, source: str = "") -> Rule[None]:
    if action == "mining":
        yield from mine(game, player, source)
    else:
        shop = may_trade(game, player)
        if shop is not None:
            start_trade(game, player, shop)


def arrive(game: Table) -> Rule[None]:
    """EU-MOVE-4 (3), (4): exploration tile by tile, then the fight for the field."""
    state, player = game.state, game.state.player
    if to_explore(state, player):
        yield from explore(game)
        dragon_appears(game)  # S-3 rule 2: from the moment its peak lies on the map
        return
    state.arrived = False
    level = monster_on(state, player.at)
    if level:
        yield from begin_combat(game, player, "monster", level)
    elif untidy(game, player):
        yield from tidy(game, player)


# The end of a turn


def end_turn(game: Table) -> Rule[None]:
    """EU-TURN-8, in this order."""
    state, player = game.state, game.state.player
    yield from trigger(game, player, "turn-end")
    state.mp = 0
    yield from store_token(game, player)
    if has_dwurt(player):
        yield from resolve_dwurt(game, player)
    yield from tidy(game, player)
    refill_encounters(game)
    if state.bounty_won:
        next_bounty(game)
        state.bounty_won = False
    state.blessings = []
    state.roll = None
    following = (state.active + 1) % len(state.players)
    if following == state.first:
        state.phase = "round-end"
    else:
        state.active = following
        begin_turn(game)


def store_token(game: Table, player: Player) -> Rule[None]:
    """EU-TURN-8 (2), EU-TURN-9: one unused token may stay for the next round."""
    if player.tokens:
        options: dict[str, Action | None] = {f"store:{one}": one for one in player.tokens}
        kept = yield from pick(player.seat, "EU-TURN-8", {**options, "store-none": None})
        player.tokens = [kept] if kept else []
        if kept:
            game.tell("stored", who=player.hero, token=kept)
