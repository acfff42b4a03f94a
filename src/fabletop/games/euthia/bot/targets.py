"""Opponents within reach: the odds against them and what a victory would bring."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..fields import Field, on_map
from ..library import library
from ..rules.dragon import form_of
from ..rules.foes import special_rule
from ..rules.scenario import bounties_wanted
from ..rules.windows import FROM_BAG
from ..scenarios import BountyGoal, DragonRule, GolemRule, TrophyScore
from ..state import EuthiaState, Player
from .atlas import Atlas, Token
from .means import heals, room_of
from .odds import level_of, means_of, menace, odds, typical, typical_means
from .power import Force, force_of
from .reach import Reach
from .worth import TREASURE_FOUND, effects_worth

# a death; whoever has died before takes more care, and after the third time fights no more
LOSS = (6.5, 8.0, 14.0, 400.0)
SMALL_LOSS = (3.5, 4.0, 7.0, 40.0)  # where no rival gains by it
HEALED = 3  # for a coin
POTION, MOST_POTIONS = 2.5, 3  # health by a potion; more of them than that are hardly drunk
DRUNK = 0.85  # what a potion may give is less than what has been drunk
TWO_TOKENS = 1.8  # EU-COMBAT-31: a mine gets two, the second counts a little less
GOAL = 10.0  # a bounty that the common goal still needs


class Want(NamedTuple):
    """What a further token would add to each column, and how long things still help."""

    more: dict[str, float]
    turns: int
    shop: float  # a shop to be freed
    towers: float = 0.0  # what the towers' goods would be worth, were their hexes free


def ready_slots(player: Player) -> tuple[str, ...]:
    if not player.exhausted:
        return tuple(player.slots)
    return tuple("" if id in player.exhausted else id for id in player.slots)


def endurance(player: Player) -> float:
    """Health, and what potions could give back."""
    tiles = library().tiles
    return player.health + DRUNK * sum(heals(id) for id in player.bags if id in tiles)


@cache
def fights_along(id: str) -> bool:
    """Does a thing help in combat from the bag? What only heals is counted as health."""
    one = library().tiles.get(id)
    if one is None or one.kind not in FROM_BAG or heals(id):
        return False
    force = force_of((id,))
    return force != Force(use=force.use, score=force.score)


def at_hand(player: Player) -> tuple[str, ...]:
    """What a hero would bring to a fight: tiles that are ready, and things in the bags."""
    slots = ready_slots(player)
    if not player.bags:
        return slots
    return slots + tuple(sorted(id for id in player.bags if fights_along(id)))


def potions_of(player: Player) -> int:
    tiles = library().tiles
    return sum(id in tiles and tiles[id].kind == "potion" for id in player.bags)


def loss_of(state: EuthiaState, player: Player) -> float:
    return (SMALL_LOSS if state.alone else LOSS)[min(player.fallen, 3)]


def trophy_worth(state: EuthiaState, player: Player, level: int) -> float:
    if room_of(player) <= 0:
        return 0.0
    return 0.3 + (level if special_rule(state, TrophyScore) is not None else 0)


def fights(
    state: EuthiaState,
    player: Player,
    atlas: Atlas,
    far: dict[Field, int],
    reach: Reach,
    want: Want,
    health: float,
) -> list[float]:
    slots = at_hand(player)
    gaar = player.gaar + player.dwurt
    loss = loss_of(state, player)
    found: list[float] = []
    against: dict[int, tuple[float, float]] = {}
    tokens: dict[Token, float] = {}
    shares = reach.shares("combat")
    for steps, (level, token, loot) in atlas.nearest(player.at).monsters:
        if level not in against:
            against[level] = against_level(state, player, slots, health, gaar, level, want.turns)
        if token not in tokens:
            tokens[token] = more_of(want.more, token) + shop_of(want, token)
        won, fame = against[level]
        value = won * (fame + loot[want.turns] + tokens[token]) - (1 - won) * loss
        if value > 0:
            found.append(value * shares[steps])
    if state.bounty and not state.bounty_won:
        value = elite_worth(state, player, slots, health, gaar, want)
        if value > 0:
            soon = reach.shares_in_time("combat")
            for field in atlas.lairs(state, state.bounty):
                if field in far:  # the next bounty waits for this one, and so may rivals
                    found.append(value * soon[far[field]])
    if on_map(state.peril.at):
        value = peril_worth(state, player, slots, health)
        for field in (state.peril.at, *atlas.near.get(state.peril.at, ())):
            if field in far:
                found.append(value * shares[far[field]])
    return found


def shop_of(want: Want, token: Token) -> float:
    """The shop that a victory opens; towers open with the last of their hexes."""
    if token.towers:
        return want.towers / token.towers
    return want.shop if token.column == "trade" else 0.0


def more_of(more: dict[str, float], token: Token) -> float:
    """What a token on the field adds to its column; a treasure under it comes on top."""
    if token.column == "interaction":
        return TWO_TOKENS * more[token.column]
    return more[token.column] + TREASURE_FOUND[token.treasure]


def against_level(
    state: EuthiaState,
    player: Player,
    slots: tuple[str, ...],
    health: float,
    gaar: int,
    level: int,
    turns: int,
) -> tuple[float, float]:
    """Odds and reward against the next monster of a level; its back is known to all, its front
    to those who have looked."""
    foe, means = typical(level), typical_means(level)
    fame = trophy_worth(state, player, level)
    deck = state.decks[f"monster-{level}"].cards
    if deck:
        card = library().monsters[deck[-1]]
        foe = foe._replace(vitality=card.vitality)
        if state.fronts[level - 1] & 1 << player.seat:
            foe, means = level_of(card), means_of(card)
        if player.reputation >= card.least and (
            card.most is None or player.reputation <= card.most
        ):
            fame += effects_worth(card.reward, turns)
    foe = foe._replace(cards=menace(means, *cards_ready(state, player)))
    return odds(slots, foe.vitality, health, gaar, foe), fame


def cards_ready(state: EuthiaState, player: Player) -> tuple[float, float]:
    """Silver and gold cards that may be played against this hero: the banks, or half a hand."""
    if state.alone:
        decks = state.decks
        return len(decks["silver-bank"].cards), len(decks["gold-bank"].cards)
    rivals = len(state.players) - 1
    silver = gold = 0
    for one in state.players:
        if one is not player:
            silver += len(one.silver.cards)
            gold += len(one.gold.cards)
    return round(0.5 * silver / rivals, 1), round(0.5 * gold / rivals, 1)


def elite_prize(state: EuthiaState, player: Player, level: int, more: float, turns: int) -> float:
    prize = more + trophy_worth(state, player, 2 * level)
    if state.bounty:
        prize += effects_worth(library().bounties[state.bounty].reward, turns)
    goal = library().scenarios[state.options["scenario"]].goal
    if isinstance(goal, BountyGoal):
        if not state.alone:
            return prize + 1.0
        have = sum(len(one.bounties) for one in state.players)
        if have < bounties_wanted(state, goal):
            prize += GOAL
    return prize


def elite_worth(
    state: EuthiaState,
    player: Player,
    slots: tuple[str, ...],
    health: float,
    gaar: int,
    want: Want,
) -> float:
    card = library().elites[library().bounties[state.bounty].elite]
    foe = level_of(card)._replace(cards=menace(means_of(card), *cards_ready(state, player)))
    won = odds(slots, card.vitality, health, gaar, foe)
    prize = elite_prize(state, player, card.level, want.more["elites"], want.turns)
    return won * prize - (1 - won) * loss_of(state, player)


def peril_worth(state: EuthiaState, player: Player, slots: tuple[str, ...], health: float) -> float:
    """Three rounds with a dragon or a golem: worth it while the hero lives through them."""
    dragon, golem = special_rule(state, DragonRule), special_rule(state, GolemRule)
    if dragon is not None:
        form = library().forms[form_of(state, dragon)]
    elif golem is not None:
        form = library().forms[golem.form]
    else:
        return 0.0
    foe = level_of(form)
    lives = odds(slots, 7.0, health, 0, foe)
    return lives * (8.0 if state.alone else 4.0) - (1 - lives) * loss_of(state, player)
