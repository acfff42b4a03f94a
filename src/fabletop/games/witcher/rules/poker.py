"""Dice poker, with witchers, with the locals, and alone (WI-POKER, WI-LOC-6, WI-SOLO-6)."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from ....kernel.ask import Rule, pick_some
from ..effects.vocabulary import ExtraReroll
from ..records import PokerRank
from ..state import Dice, Player, Seat, Table
from .standing import changes

RANKS: tuple[str, ...] = ("nothing", *get_args(PokerRank))  # WI-POKER-7, low to high

UNUSED_COUNT = 2  # WI-POKER-9: the highest unused die and the second highest

SOLO_PAY = (0, 0, 1, 2, 3, 3, 4, 5, 6)  # WI-SOLO-6, by rank


def hand_value(dice: list[int]) -> tuple[int, list[int]]:
    """The rank of a roll, and the numbers that break ties in their order."""
    counts = Counter(dice)
    # WI-POKER-8: the made part first, the larger group before the smaller (triple, then pair)
    groups = sorted(((number, value) for value, number in counts.items()), reverse=True)
    shape = tuple(number for number, _ in groups)
    values = [value for _, value in groups]
    faces = sorted(dice)
    if shape == (1, 1, 1, 1, 1):
        if faces == [1, 2, 3, 4, 5]:
            return 4, []
        if faces == [2, 3, 4, 5, 6]:
            return 5, []
        return 0, values[:UNUSED_COUNT]  # WI-POKER-9: with nothing, all dice are unused
    rank = {(2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 6, (4, 1): 7, (5,): 8}[shape]
    made = sum(number > 1 for number in shape)
    return rank, values[: made + UNUSED_COUNT]


def beats(active: list[int], other: list[int]) -> bool:
    """WI-POKER-10: the active player also wins a complete tie."""
    return hand_value(active) >= hand_value(other)


def play_poker(game: Table, player: Player, rival: Player) -> Rule[None]:
    """A game between two witchers."""
    # WI-POKER-4: one gold of each, one of the bank
    player.gold -= 1
    rival.gold -= 1
    game.state.visit.diced.append(rival.seat)  # WI-POKER-2, WI-POKER-3
    game.tell("poker-began", who=player.school, rival=rival.school)
    won = yield from roll_off(game, player, rival.seat, locals=False)
    winner = player if won else rival
    winner.gold += 3
    game.tell("poker-won", who=winner.school, amount=3)


def gamble(game: Table, player: Player) -> Rule[None]:
    """WI-LOC-6: one gold against two of the bank; the right-hand player rolls for the locals."""
    player.gold -= 1
    if game.state.solo:
        yield from gamble_alone(game, player)
        return
    game.tell("gamble-began", who=player.school)
    won = yield from roll_off(game, player, game.state.right_of(player.seat), locals=True)
    if won:
        player.gold += 3
        game.tell("poker-won", who=player.school, amount=3)
    else:
        game.tell("gamble-lost", who=player.school)


def gamble_alone(game: Table, player: Player) -> Rule[None]:
    """WI-SOLO-6: the pay table instead of an opponent."""
    dice = Dice(player.seat, player.seat, True, roll(game), [], pays=True)
    game.state.dice = dice
    yield from reroll(game, player.seat, dice.mine, rerolls(player))
    rank, _ = hand_value(dice.mine)
    game.state.dice = None
    player.gold += SOLO_PAY[rank]
    game.tell("solo-gamble", who=player.school, rank=RANKS[rank], amount=SOLO_PAY[rank])


def roll(game: Table) -> list[int]:
    return game.chance.roll("poker", 5)


def rerolls(player: Player) -> int:
    return 1 + len(changes(player, ExtraReroll))


def roll_off(game: Table, player: Player, other: Seat, locals: bool) -> Rule[bool]:
    """Both roll, both may roll again; True when the active player wins."""
    # WI-POKER-5: both roll at the same time, openly
    dice = Dice(player.seat, other, locals, roll(game), roll(game))
    game.state.dice = dice
    # WI-POKER-6: the non-active side rolls again first, then the active one
    rival = game.state.players[other]
    yield from reroll(game, other, dice.theirs, 1 if locals else rerolls(rival))
    yield from reroll(game, player.seat, dice.mine, rerolls(player))
    game.state.dice = None
    mine, theirs = RANKS[hand_value(dice.mine)[0]], RANKS[hand_value(dice.theirs)[0]]
    game.tell("poker-hands", who=player.school, mine=mine, theirs=theirs)
    return beats(dice.mine, dice.theirs)


def reroll(game: Table, seat: Seat, dice: list[int], times: int) -> Rule[None]:
    """WI-POKER-6: any number of own dice; the new result must be accepted."""
    for _ in range(times):
        again = yield from pick_some(
            seat,
            "WI-POKER-6",
            {f"die:{place + 1}:{face}": place for place, face in enumerate(dice)},
        )
        if not again:
            return
        for place in again:
            dice[place] = game.chance.die("poker")
        game.tell("rerolled", who=game.state.players[seat].school, number=len(again))
