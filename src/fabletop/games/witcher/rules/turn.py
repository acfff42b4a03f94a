"""Phases II and III, and the change of turns (WI-TURN)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed, Reasons, Rule, Text, follow, pick
from ..library import library
from ..state import Player, Table, Visit
from .abilities import window
from .beasts import can_challenge
from .duel import declare_duel, duel_results, may_duel, prepare_duel
from .hunt import declare_hunt, may_hunt, monster_here, prepare_hunt
from .life import current
from .market import drop_cards, refill_hand, take_market_card
from .quests import decks, explore
from .results import hunt_results
from .trophies import meditate, open_meditations


def begin_turn(game: Table) -> None:
    """WI-TURN-1: a new turn starts with phase I."""
    state = game.state
    state.visit = Visit()
    state.turns += 1
    state.phase = "travel"
    state.player.used_in_turn.clear()
    game.tell("turn-began", who=state.player.school, round=state.round)


def phase_two(game: Table) -> Rule[None]:
    """WI-TURN-6: exactly one of fight, meditate, explore."""
    state, player = game.state, game.state.player
    deeds: dict[str, Deed] = {**fights(game, player)}
    for attribute in open_meditations(game, player):
        deeds[f"meditate:{attribute}"] = partial(meditate, game, player, attribute)
    for deck in decks(game):
        deeds[f"explore:{deck}"] = partial(explore, game, player, deck)
    deed = yield from pick(
        player.seat, "WI-TURN-6", deeds, reasons=lambda: why_no_fight(game, player)
    )
    yield from follow(deed)
    # WI-EXPLORE-7, WI-MEDITATE-4: on to phase III; a fight comes in between
    state.phase = "fight" if state.fight is not None else "train"


def fights(game: Table, player: Player) -> dict[str, Deed]:
    """WI-FIGHT-1: one hunt or one duel, against somebody on the same location."""
    deeds: dict[str, Deed] = {}
    section = monster_here(game, player)
    if section is not None and may_hunt(game, player, section):
        deeds[f"hunt:{section.monster}"] = lambda: declare_hunt(game, player, section)
    for rival in game.state.players:
        if may_duel(game, player, rival):
            deeds[f"duel:{rival.school}"] = partial(declare_duel, game, player, rival)
    return deeds


def why_no_fight(game: Table, player: Player) -> Reasons:
    reasons: dict[str, Text] = {}
    section = monster_here(game, player)
    if section is not None and not may_hunt(game, player, section):
        payable = can_challenge(player, section.monster)
        why = "why-solo-last" if payable else "why-no-potion"
        reasons[f"hunt:{section.monster}"] = Text(why)
    for rival in game.state.players:
        if rival.seat == player.seat or rival.place != player.place:
            continue
        if not may_duel(game, player, rival):
            school = library().places[player.place].action == "school"
            tavern = game.state.tavern == player.place
            why = "why-school-peace" if school else "why-tavern" if tavern else "why-diced"
            reasons[f"duel:{rival.school}"] = Text(why)
    return reasons


def prepare_fight(game: Table) -> Rule[None]:
    return prepare_hunt(game) if current(game).hunt else prepare_duel(game)


def fight_results(game: Table) -> Rule[None]:
    yield from (hunt_results(game) if current(game).hunt else duel_results(game))
    game.state.phase = "train"


def phase_three(game: Table) -> Rule[None]:
    """WI-TURN-7: drop, refill, take a card; WI-MARKET-9: then the turn ends."""
    state, player = game.state, game.state.player
    yield from window(game, "PHASE3", [player.seat])
    yield from drop_cards(game, player)
    refill_hand(game, player)
    yield from take_market_card(game, player)
    state.active = state.left_of(state.active)  # WI-TURN-1: clockwise
    begin_turn(game)
