"""Trophies, fatigue, winning, meditation (WI-TROPHY, WI-FATIGUE, WI-WIN, WI-MEDITATE)."""

from __future__ import annotations

from ....kernel.ask import Rule, pick_some
from ....kernel.gamedef import GameEnded
from ..library import library
from ..state import Player, Table
from ..terms import ATTRIBUTES, Attribute
from .cards import owned, remove, shuffle_all

TOP = 4
FATIGUE = (0, 1, 1, 2)  # section 2.6.2, by position reached


def win_trophy(game: Table, player: Player, trophy: str) -> Rule[None]:
    """WI-TROPHY-2: show it, one step up the track, fatigue, then it lies with the player."""
    show_trophy(game, player, trophy)
    advance(game, player)
    yield from fatigue(game, player)
    player.trophies.append(trophy)  # WI-TROPHY-4: its ability works from now on
    check_solo_win(game, player)


def show_trophy(game: Table, player: Player, trophy: str) -> None:
    """Its text is read whichever way it is won."""
    game.tell("trophy", who=player.school, trophy=trophy)
    game.tell("outcome", who=player.school, story=f"{trophy}-story")


def advance(game: Table, player: Player) -> None:
    """WI-TROPHY-1: markers only move upward. WI-WIN-1: the top ends the game at that moment."""
    player.position += 1
    if player.position >= TOP and not game.state.solo:
        end_game(game, player)


def end_game(game: Table, player: Player) -> None:
    """WI-WIN-2: there is no other end, and no tie."""
    game.state.winner = player.seat
    game.state.phase = "over"
    game.tell("game-won", who=player.school)
    raise GameEnded


def check_solo_win(game: Table, player: Player) -> None:
    """WI-SOLO-4: the three monsters and the attribute trophy; the game ends at once then."""
    if game.state.solo and len(player.trophies) >= TOP:
        end_game(game, player)


def fatigue(game: Table, player: Player) -> Rule[None]:
    """WI-FATIGUE-1: as many cards as the new position says. WI-FATIGUE-2: chosen from all."""
    if player.position >= TOP:
        return
    number = FATIGUE[player.position]
    cards = {card: card for card in owned(player)}
    chosen = yield from pick_some(player.seat, "WI-FATIGUE-2", cards, least=number, most=number)
    for card in chosen:
        remove(game, player, card)
    shuffle_all(game, player)


def can_meditate(game: Table, player: Player, attribute: Attribute) -> bool:
    """WI-MEDITATE-1: the attribute at 5, its trophy still there, none of it won yet."""
    # WI-TROPHY-3: at most one per attribute
    return (
        player.attribute(attribute) == 5
        and bool(available(game, attribute))
        and not any(kind_of(trophy) == attribute for trophy in player.trophies)
    )


def available(game: Table, attribute: Attribute) -> list[str]:
    return [one for one in game.state.attribute_trophies if kind_of(one) == attribute]


def kind_of(trophy: str) -> Attribute | None:
    record = library().attribute_trophies.get(trophy)
    return record.attribute if record is not None else None


def open_meditations(game: Table, player: Player) -> list[Attribute]:
    return [one for one in ATTRIBUTES if can_meditate(game, player, one)]


def meditate(game: Table, player: Player, attribute: Attribute) -> Rule[None]:
    """WI-MEDITATE-2: the trophy and its ability; WI-MEDITATE-3: one step up, and fatigue."""
    trophy = available(game, attribute)[0]
    game.state.attribute_trophies.remove(trophy)
    game.tell("meditated", who=player.school, attribute=attribute)
    # WI-MEDITATE-5: never onto the top of the track
    if player.position + 1 >= TOP:
        show_trophy(game, player, trophy)
        player.trophies.append(trophy)
        return
    yield from win_trophy(game, player, trophy)
