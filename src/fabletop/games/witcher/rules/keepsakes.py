"""Equipment and companions: events of kind d (WI-EVENT-5, WI-EVENT-7)."""

from __future__ import annotations

from ..library import library
from ..state import Player, Table


def held(game: Table, number: int) -> bool:
    """Is this event card with any player, as a keepsake or as a quest?"""
    card = f"event-{number}"
    return any(
        number in player.keepsakes or any(quest.card == card for quest in player.quests)
        for player in game.state.players
    )


def take_keepsake(game: Table, player: Player, number: int) -> None:
    """WI-EVENT-5: kept face up; WI-EVENT-7: a card somebody already holds cannot be taken."""
    if held(game, number):
        return
    player.keepsakes.append(number)
    game.tell("gained-keepsake", who=player.school, card=f"event-{number}")


def part_after_fight(game: Table, player: Player, won: bool) -> None:
    """WI-EVENT-5: some stay only until a fight is won or lost."""
    when = "fight-won" if won else "fight-lost"
    for number in player.keepsakes[:]:
        if library().events[number].keep_until == when:
            player.keepsakes.remove(number)
            game.tell("lost-keepsake", who=player.school, card=f"event-{number}")
