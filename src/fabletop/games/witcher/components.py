"""Counting components: none may appear or vanish."""

from __future__ import annotations

from .library import library
from .state import WitcherState


def components(state: WitcherState) -> dict[str, int]:
    """How many of each component are on the table: none may appear or vanish."""
    fight = state.fight
    action = len(state.market) + len(state.removed)
    action += len(state.shared) + len(state.shared_discard)
    potions = len(state.potion_deck) + len(state.potion_discard)
    tokens = sum(len(pile) for pile in state.location_tokens.values())
    tokens += sum(one.place >= 0 for one in state.sections)
    monsters = sum(len(pile) for pile in state.monster_tokens) + len(state.extra)
    monsters += sum(len(away) for away in state.driven_away)
    monsters += sum(bool(one.monster) for one in state.sections)
    explorations = len(state.city) + len(state.wilds) + len(state.city_gone)
    explorations += len(state.wilds_gone)
    card = state.open_card
    explorations += card is not None and card.card in library().explorations
    fights = len(state.fight_deck)
    if fight is not None:
        fights += len(fight.life) + len(fight.lost) + len(fight.shown)
        potions += sum(len(one.potions) for one in fight.fighters)
        # a defeated monster is on its way to the trophies
        taken = fight.monster in state.players[fight.attacker].trophies
        monsters += fight.outcome == "defeated" and not taken
    for blow in (state.skirmish, fight.blow if fight is not None else None):
        action += len(blow.combo) if blow is not None else 0
    boards = len(state.boards) + sum(len(one) for one in state.dealt_boards)
    for player in state.players:
        action += len(player.deck) + len(player.hand) + len(player.discard)
        potions += len(player.potions)
        tokens += len(player.trails) + len(player.tracks)
        tokens += sum(quest.token for quest in player.quests)
        monsters += sum(trophy in library().monsters for trophy in player.trophies)
        explorations += sum(quest.card in library().explorations for quest in player.quests)
        boards += bool(player.school)
    # starting decks come on the table with the boards
    if all(player.school for player in state.players) and state.phase != "deal":
        action -= 10 * len(state.players)
    return {
        "action cards": action,
        "potions": potions,
        "location tokens": tokens,
        "monsters": monsters,
        "explorations": explorations,
        "fight cards": fights,
        "boards": boards,
    }
