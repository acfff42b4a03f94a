"""Elite monsters and bounties (EU-ELITE)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed
from ....kernel.secrecy import EVERYONE, only
from ..fields import Field, is_centre
from ..library import library
from ..records import Bounty
from ..scenarios import DeckScouting, SecondBounty
from ..state import EuthiaState, Player, Table
from .decks import refill
from .foes import special_rule
from .land import lies_around, location, monster_on, tile_at
from .life import gain_coins

MORE_THAN_PLAYERS = 2  # EU-ELITE-1
LEVELS = (1, 2, 3)


def draw_bounty(game: Table) -> str:
    """EU-ELITE-1: lowest level first, a fixed number of each; nobody knows which."""
    state = game.state
    for level in LEVELS:
        if state.bounties_left[level - 1]:
            state.bounties_left[level - 1] -= 1
            game.reveal()
            return state.decks[f"bounty-{level}"].draw()
    return ""


def next_bounty(game: Table) -> None:
    """EU-ELITE-5: the next bounty and its elite are turned up, while there are any."""
    state = game.state
    if special_rule(state, SecondBounty) is None:
        state.bounty = draw_bounty(game)
    else:  # S-1 rule 1
        state.bounty = state.next_bounty or draw_bounty(game)
        state.next_bounty = draw_bounty(game)
    if state.bounty:
        game.tell("bounty", card=state.bounty, elite=library().bounties[state.bounty].elite)


def in_lair(state: EuthiaState, field: Field, bounty: Bounty) -> bool:
    """EU-ELITE-2: on such a field, next to one, or on a hex of the tile but not its centre."""
    if is_centre(field) and bounty.lair == "tile":
        return False
    if bounty.lair == "on":
        return location(state, field) == bounty.where
    if bounty.lair == "next-to":
        return lies_around(state, field, bounty.where)
    tile = tile_at(state, field)
    return tile.kind == "start" if bounty.where == "start" else tile.special == bounty.where


def at_lair(state: EuthiaState, player: Player) -> bool:
    """EU-ELITE-2: only the face-up elite, and only from a liberated field."""
    if not state.bounty or state.bounty_won:
        return False
    bounty = library().bounties[state.bounty]
    return in_lair(state, player.at, bounty) and not monster_on(state, player.at)


def scouting_options(game: Table, player: Player) -> dict[str, Deed]:
    """S-1 rule 2: on a lair, once per turn, a look at the top of a monster deck for a coin."""
    state = game.state
    rule = special_rule(state, DeckScouting)
    if rule is None or state.peeked or player.coins < rule.coins or not at_lair(state, player):
        return {}
    return {
        f"scout-deck:{level}": partial(scout_deck, game, player, level, rule.coins)
        for level in LEVELS
        if state.decks[f"monster-{level}"].cards or state.discards[f"monster-{level}"]
    }


def scout_deck(game: Table, player: Player, level: int, coins: int) -> None:
    gain_coins(game, player, -coins)
    game.state.peeked = True
    see_front(game, player, level)


def see_front(game: Table, player: Player, level: int) -> str | None:
    """Only this player learns the front of the top monster card."""
    state = game.state
    if not refill(game, f"monster-{level}"):
        return None
    deck = state.decks[f"monster-{level}"]
    deck.seen = (EVERYONE,)
    state.fronts[level - 1] |= 1 << player.seat
    game.reveal()
    game.tell("saw-front", only(player.seat), level=level, card=deck.cards[-1])
    game.tell("looked", ~only(player.seat), who=player.hero, level=level)
    return deck.cards[-1]
