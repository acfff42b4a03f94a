"""Evaluation of a position for bots that look one answer ahead, in victory points.

What is begun counts as done: a unit placed on the Dungeon is worth the best card it can pay for,
a battle that is due the chance of winning it. Otherwise nobody who looks one answer ahead would
ever begin anything.
"""

from __future__ import annotations

from ....kernel.gamedef import Game
from ..effects.aim import Aim
from ..library import library
from ..records import MagicCard
from ..rules.counts import all_hold, amount
from ..rules.resources import HAND_LIMIT
from ..rules.tiles import tiles
from ..state import Battle, EldervaleState, Player, Table
from .odds import fight
from .prospects import begun, forces
from .sites import HAMLET, OPEN, end_worth
from .summary import (
    SLASH,
    Summary,
    elements,
    later_unlocked,
    remaining,
    standing,
    summarise,
    symbols,
    values,
)

# What so many tokens of one kind are worth; beyond the cap nothing is gained
TOKENS = (0.0, 1.0, 2.0, 2.85, 3.5, 4.0, *(4.0 + 0.25 * more for more in range(1, 16)))
COIN = 1.2
CARD = {"spell": 0.8, "quest": 1.0}
IDLE = 0.01  # what hesitating costs in the own turn
SPELL = 1.8  # a spell being cast
LATE, WEARY = 40, 0.05  # from this round on each realm still unexplored weighs more and more
EACH_RIVAL, BEST_RIVAL = 0.05, 0.15  # of the standing of all others, of the best of them
ORB_NEAR = (0.0, 0.0, 0.0, 0.7, 1.6, 1.6)  # by level, of a power track that still has its orb
ORB, ORB_NOW = 1.6, 0.4  # an orb in hand; more in the own turn, when it can be used
HOARDED = 0.2  # what each coin beyond two loses of its worth
CARD_LOST = 0.7  # a card above the hand limit
# Prophecies: the hope of fulfilling one, or of scoring more; how unsure an early score is
HOPE, HOPE_OF_MORE, UNSURE = 1.4, 0.9, 0.35
# Treasure tokens: cashed, in a vault (for each symbol), on a deposit, on a gain slot
CASHED, VAULTED, DEPOSITED, GAINS_OF_A_SLOT = 0.9, 2.0, 2.5, 2.6
SLASH_WAITS = 0.35  # a token with a choice is kept for later
SLOTTED_NOW, SLOTTED_LATER = 0.05, 0.3  # tokens are put on cards in the own turn


def evaluate(state: EldervaleState, seat: int) -> float:
    """What this seat would give for the position, in victory points."""
    player = state.players[seat]
    mate = state.mate(seat)
    value = worth(state, player)
    if mate is not None:
        value += worth(state, state.players[mate])
    best = 0.0
    for other in state.players:
        if other.seat not in (seat, mate):
            rival = standing(other)
            value -= EACH_RIVAL * rival
            if rival > best:
                best = rival
    value -= BEST_RIVAL * best
    if state.left >= 0:
        return value + ending(state, seat)
    if state.round > LATE:  # whoever would lose avoids the end, and fights would go on for ever
        value -= WEARY * (state.round - LATE) * len(state.stock.cards)
    return value


def ending(state: EldervaleState, seat: int) -> float:
    """The last turns have come: good for whoever is ahead."""
    points = []
    for player in state.players:
        summary = summarise(state, player, 0.0)
        points.append(player.vp + score(state, player, summary))
    mate = state.mate(seat)
    if mate is not None:
        own = (points[seat] + points[mate]) / 2
        best = sum(points[one.seat] for one in state.opponents(seat)) / 2
    else:
        own = points.pop(seat)
        best = max(points)
    return end_worth(own - best)


def worth(state: EldervaleState, player: Player) -> float:
    left = remaining(state, player.seat)
    summary = summarise(state, player, left)
    value = player.vp + score(state, player, summary)
    value += goods(state, player, summary)
    value += forces(state, player, summary)
    if state.casting:
        value += SPELL * len(state.casting)
    if player.seat == state.active and state.phase in ("placed", "action"):
        value += begun(state, player, summary)
    battle = state.battle
    if battle is not None:
        value += fight(state, player, battle, summary)
        if battle.waiting and battle.waiting[0] == player.seat:
            value -= IDLE
    for place in state.due:
        value += fight(state, player, Battle(place), summary)
    return value


# Points


def score(state: EldervaleState, player: Player, summary: Summary) -> float:
    """EL-SCORE-1 to -6, as if the game ended now; cards not yet unlocked count in part."""
    worth_of, power, left = values(), player.power, summary.left
    total = 0.0
    for element, level in power.items():
        total += worth_of[level]
        if level >= 3 and element in state.power_orbs:  # EL-POWER-8: an orb is near
            total += ORB_NEAR[level] * left
    total += worth_of[power.get(player.element, 0)]
    box = tiles()
    for place in player.dwellings:
        total += worth_of[power.get(box[state.realms[place].tile].element, 0)]
    of = elements()
    cards = [worth_of[power.get(of[held.id], 0)] for held in player.tableau if held.id in of]
    most = 3 * len(player.dwellings)
    if len(cards) > most:
        cards.sort(reverse=True)
        total += sum(cards[:most]) + later_unlocked(left) * sum(cards[most:])
    else:
        total += sum(cards) + OPEN * min(most - len(cards), 6) * min(1.0, 2 * left)
    roofs = len(player.dwellings)  # whoever has many gets the next ones, and the end, sooner
    return total + player.orbs + HAMLET * roofs * roofs * min(1.0, 3 * left)


# Things at hand


def goods(state: EldervaleState, player: Player, summary: Summary) -> float:
    rate, left = summary.rate, summary.left
    supply = player.supply
    value = COIN * min(supply["gold"], 4) - HOARDED * COIN * max(0, supply["gold"] - 2)
    for kind, number in supply.items():
        if kind != "gold":
            value += TOKENS[number]
    value *= rate
    magic = library().magic
    for id in player.hand.cards:
        card = magic[id]
        if card.kind == "prophecy":
            value += foretold(state, player, card, left)
        else:
            value += CARD[card.kind] * rate
    extra = len(player.hand.cards) - HAND_LIMIT
    if extra > 0:
        value -= CARD_LOST * rate * extra
    own_turn = player.seat == state.active and state.phase not in ("start", "end")
    value += tokens(player, summary, own_turn)
    if own_turn:
        value -= IDLE  # to go on doing nothing
    return value + player.orbs * (ORB * left + (ORB_NOW if own_turn else 0.0))


def foretold(state: EldervaleState, player: Player, card: MagicCard, left: float) -> float:
    """A prophecy: what it would score now, and the hope of fulfilling it."""
    game: Table = Game(state, [], recording=False)
    aim = Aim(player, card.id)
    now = float(amount(game, aim, card.score))
    if card.vp and all_hold(game, aim, card.when):
        now += card.vp
    hope = HOPE_OF_MORE if now else HOPE
    return now * (1 - UNSURE * left) + hope * min(1.0, 2 * left)


def tokens(player: Player, summary: Summary, own_turn: bool) -> float:
    """Treasure in the tray and on cards: in vaults it scores, on gain slots it comes again."""
    shows, faces = symbols(), library().treasures
    adventures = library().adventures
    rate, again = summary.rate, GAINS_OF_A_SLOT * summary.left
    value = 0.0
    vaults = slots = deposits = 0
    for held in player.tableau:
        if not held.slots:
            continue
        card = adventures.get(held.id)
        vault = card is not None and card.kind == "vault"
        deposit = card is not None and card.number == 9
        for token in held.slots:
            if vault:
                if token:
                    value += VAULTED * len(faces[token].shows)
                else:
                    vaults += 1
            elif deposit:
                deposits += not token
            elif token:
                value += 0.1 + again * (shows[token] - 1.0)
            else:
                slots += 1
    late = SLOTTED_NOW if own_turn else SLOTTED_LATER
    for token in player.treasure:
        best = (CASHED * shows[token] - (SLASH_WAITS if shows[token] == SLASH else 0.0)) * rate
        if vaults:
            vaults -= 1
            best = max(best, VAULTED * len(faces[token].shows) - late)
        elif slots and shows[token] > 1.5:
            slots -= 1
            best = max(best, again * (shows[token] - 1.0) - late)
        elif deposits and shows[token] < 1.5:
            deposits -= 1
            best = max(best, DEPOSITED * summary.left - late)
        value += best
    return value
