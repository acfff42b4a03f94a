"""Who stands against whom in a fight, and when somebody falls (WI-FIGHT-6 to -9)."""

from __future__ import annotations

from ....kernel.secrecy import Zone
from ..state import MONSTER, Blow, Fight, Fighter, Player, Seat, Strike, Table
from .cards import discard_top


def current(game: Table) -> Fight:
    fight = game.state.fight
    assert fight is not None
    return fight


def current_blow(game: Table) -> Blow:
    """The witcher's fight turn in progress."""
    blow = current(game).blow
    assert blow is not None
    return blow


def current_strike(game: Table) -> Strike:
    """The attack or damage instance against a witcher in progress."""
    strike = current(game).strike
    assert strike is not None
    return strike


def fighter(game: Table, player: Player) -> Fighter | None:
    """The player's part in the present fight, if there is one."""
    fight = game.state.fight
    if fight is None:
        return None
    for one in fight.fighters:
        if one.seat == player.seat:
            return one
    return None


def opponent(fight: Fight, seat: Seat) -> Seat:
    """The other side: a seat, or MONSTER."""
    return fight.defender if seat == fight.attacker else fight.attacker


def opposing_pile(game: Table, player: Player) -> Zone:
    """The life deck of the player's opponent."""
    fight = current(game)
    other = opponent(fight, player.seat)
    return fight.life if other == MONSTER else game.state.players[other].deck


def lose_life(game: Table, side: Seat, number: int) -> int:
    """Cards from the top of a life deck; says how many there were."""
    if side != MONSTER:
        return discard_top(game, game.state.players[side], number)
    fight = current(game)
    number = min(number, len(fight.life.cards))
    for _ in range(number):  # WI-DAMAGE-2, WI-HUNT-5: face down
        fight.lost.put(fight.life.draw())
    if number and game.recording:
        game.tell("monster-lost", monster=fight.monster, number=number, left=len(fight.life.cards))
    return number


def check_attacked(game: Table) -> None:
    """WI-FIGHT-7: the attacked side falls as soon as its last card is gone."""
    fight = current(game)
    if fight.outcome:
        return
    if fight.acting == MONSTER:
        if game.state.players[fight.attacker].cards_left == 0:
            fall_to_monster(game)
    elif fight.hunt:
        # WI-FIGHT-8, WI-FIGHT-9: whoever acts is not knocked out by the same blow
        if not fight.life.cards:
            fight.outcome = "defeated"
    elif game.state.players[opponent(fight, fight.acting)].cards_left == 0:
        fight.outcome = "attacker" if fight.acting == fight.attacker else "defender"


def check_acting(game: Table) -> None:
    """WI-FIGHT-6, WI-FIGHT-7: without deck and hand after step 4 the acting witcher falls."""
    fight = current(game)
    if fight.outcome or game.state.players[fight.acting].cards_left:
        return
    if fight.hunt:
        fall_to_monster(game)
    else:
        fight.outcome = "defender" if fight.acting == fight.attacker else "attacker"


def fall_to_monster(game: Table) -> None:
    """WI-RESULT-1: with 0 or 1 card left the monster is driven away, else all is lost."""
    fight = current(game)
    fight.outcome = "driven-away" if len(fight.life.cards) <= 1 else "total-defeat"
