"""Duels: a witcher against a witcher (WI-DUEL, WI-DRESULT)."""

from __future__ import annotations

from typing import Literal

from ....kernel.ask import Rule, pick
from ..library import library
from ..state import Fight, Player, Table
from .abilities import window
from .attributes import shield_maximum
from .cards import draw, shuffle_all
from .fight import begin_turns, new_fight, prepare
from .keepsakes import part_after_fight
from .life import current
from .market import add_free_card, refill_after_loss
from .potions import clear_used
from .trophies import win_trophy

GOLD_BY_POSITION = (1, 1, 2, 3)  # section 2.6.2


def may_duel(game: Table, player: Player, rival: Player) -> bool:
    """WI-DUEL-1: a witcher on the same location. WI-DUEL-2: not everywhere, not after dice."""
    # WI-SOLO-1: alone there is nobody to duel, to bet on or to dice with
    place = library().places[player.place]
    return (
        rival.seat != player.seat
        and rival.place == player.place
        and place.action != "school"
        and game.state.tavern != player.place
        and rival.seat not in game.state.visit.diced  # WI-POKER-3
    )


def declare_duel(game: Table, player: Player, rival: Player) -> None:
    game.state.fight = new_fight(player, rival)
    game.tell("duel-began", who=player.school, rival=rival.school)


def prepare_duel(game: Table) -> Rule[None]:
    """Bets, then WI-DUEL-4: both prepare, and the attacker takes the first fight turn."""
    fight = current(game)
    yield from place_bets(game, fight)
    for one in fight.fighters:
        prepare(game, game.state.players[one.seat])
    yield from begin_turns(game, fight.attacker)


def place_bets(game: Table, fight: Fight) -> Rule[None]:
    """WI-DUEL-3: with three or more players, openly and one by one, clockwise from the attacker."""
    seat = game.state.left_of(fight.attacker)
    while seat != fight.attacker:
        player = game.state.players[seat]
        if seat != fight.defender and player.gold:
            sides: dict[str, Literal["attacker", "defender"] | None] = {
                "bet:attacker": "attacker",
                "bet:defender": "defender",
                "no-bet": None,
            }
            side = yield from pick(seat, "WI-DUEL-3", sides)
            if side is not None:
                player.gold -= 1
                fight.bets.append((seat, side))
                game.tell("bet", who=player.school, side=side)
        seat = game.state.left_of(seat)


def duel_results(game: Table) -> Rule[None]:
    """WI-DRESULT-1: in this order. WI-DUEL-5: one of the two has been knocked out."""
    fight, state = current(game), game.state
    attacker, defender = state.players[fight.attacker], state.players[fight.defender]
    yield from window(game, "END", [attacker.seat, defender.seat])
    attacker_won = fight.outcome == "attacker"
    winner, loser = (attacker, defender) if attacker_won else (defender, attacker)
    game.tell("duel-won", who=winner.school, rival=loser.school)
    for one in fight.fighters:
        clear_used(game, one)
    if attacker_won:
        yield from take_witcher_trophy(game, attacker, defender)
    prize = GOLD_BY_POSITION[loser.position]  # WI-DRESULT-3
    winner.gold += prize
    game.tell("gained-gold", who=winner.school, amount=prize)
    yield from add_free_card(game, loser)  # WI-DRESULT-4
    fight.stage = "result"
    for player in (attacker, defender):  # WI-DRESULT-5
        shuffle_all(game, player)
        player.shield = shield_maximum(game, player)
        part_after_fight(game, player, player is winner)
    state.fight = None
    draw(game, defender, 3 if attacker_won else 4)  # WI-DRESULT-6
    pay_bets(game, fight, prize)
    state.tavern = attacker.place  # WI-DUEL-6
    # WI-DRESULT-7: a beaten attacker refills to 2 in this turn's phase III
    if not attacker_won:
        state.visit.refill = refill_after_loss(attacker, fight.refill)


def take_witcher_trophy(game: Table, winner: Player, loser: Player) -> Rule[None]:
    """WI-DRESULT-2: one of the loser's own cards, if the winner has none of that school yet."""
    box = library().witcher_trophies
    # WI-TROPHY-3: at most one per other school
    if any(box[one].school == loser.school for one in winner.trophies if one in box):
        return
    trophy = loser.tokens_of_school.pop(0)
    yield from win_trophy(game, winner, trophy)


def pay_bets(game: Table, fight: Fight, prize: int) -> None:
    """WI-DRESULT-8: a right bet comes back with as much gold as the winner got."""
    for seat, side in fight.bets:
        if side == fight.outcome:
            better = game.state.players[seat]
            better.gold += 1 + prize
            game.tell("bet-won", who=better.school, amount=prize)
