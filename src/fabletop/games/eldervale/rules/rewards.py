"""Victory points and orbs: what a player gains besides resources."""

from __future__ import annotations

from ..state import Player, Table


def gain_vp(game: Table, player: Player, number: int, source: str = "") -> None:
    """EL-SCORE-0: VP gained during the game are on the track at once.

    EL-SCORE-8: told with the card or realm they come from.
    """
    if not number:
        return
    player.vp = max(0, player.vp + number)
    if source and source != player.faction:
        game.tell("gained-vp-by", who=player.faction, number=number, source=source)
    else:
        game.tell("gained-vp", who=player.faction, number=number)


def take_orb(game: Table, player: Player) -> None:
    """EL-ORB-1: kept in the own supply until used."""
    player.orbs += 1
    game.tell("took-orb", who=player.faction)
