"""What lies hidden, pool by pool, and how many of each component there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....kernel.secrecy import Eyes, Zone
from ..library import library
from ..rules.encounters import cards_for
from ..state import EuthiaState

POOLED = ("silver", "gold", "silver-bank", "gold-bank")  # their cards are also in hands


def hidden(state: EuthiaState, eyes: Eyes) -> Iterator[Sequence[Zone]]:
    """The pools of cards that these eyes cannot tell apart."""
    for name, zone in state.decks.items():
        if len(zone.cards) > 1 and name not in POOLED:
            yield [zone]
    for colour in ("silver", "gold"):
        pool = [state.decks[colour]]
        if state.alone:
            pool.append(state.decks[f"{colour}-bank"])
        for player in state.players:
            held = player.silver if colour == "silver" else player.gold
            if not eyes.may(held.audience):
                pool.append(held)
        yield pool


def components(state: EuthiaState) -> dict[str, int]:
    """How many of each limited component are on the table: none may appear or vanish."""
    box = library()
    tiles = monsters = elites = powers = bounties = 0
    quests = maps = combat = control = dragon = 0
    things: list[str] = list(state.removed)
    for name, zone in state.decks.items():
        number = len(zone.cards)
        if name.startswith("map-"):
            maps += number if name.count("-") == 2 else 0
        elif name.startswith("monster-"):
            monsters += number
        elif name.startswith(("silver", "gold")):
            powers += number
        elif name.startswith("bounty-"):
            bounties += number
        elif name.startswith("quests-"):
            quests += number - len(cards_for(state, name.removeprefix("quests-")))
        elif name == "combat":
            combat += number
        elif name == "dragon":
            dragon += number
        elif name == "control":
            control += number
        else:
            tiles += number
    for name, cards in state.discards.items():
        things += cards if name not in ("control", "dragon", "combat", "silver", "gold") else []
        powers += len(cards) if name in ("silver", "gold") else 0
        combat += len(cards) if name == "combat" else 0
        dragon += len(cards) if name == "dragon" else 0
        control += len(cards) if name == "control" else 0
    for offer in state.offers.values():
        things += offer
    heroes = 0
    for player in state.players:
        things += [*player.bags, *player.pile, *player.beside, *(id for id in player.slots if id)]
        powers += len(player.silver.cards) + len(player.gold.cards)
        quests += len(player.quests)
        bounties += len(player.bounties)
        control += player.control
        heroes += len(box.personal[player.hero]) if player.hero else 0
    quests += sum(len(shown) for shown in state.open_quests.values())
    bounties += bool(state.bounty) + bool(state.next_bounty)
    fight = state.fight
    if fight is not None:
        powers += len(fight.played) + len(fight.clovered) + len(fight.lasting)
        # a beaten monster is on its way to the trophies or the discards
        monsters += fight.foe == "monster" and bool(fight.card) and fight.card not in things
    for id in things:
        if id in box.monsters:
            monsters += 1
        elif id in box.elites:
            elites += 1
        elif box.tiles[id].source != "healing":
            tiles += 1
    if state.chosen == len(state.players) and control:
        control -= 2 * len(state.players)
    return {
        "tiles": tiles - heroes,
        "monsters": monsters,
        "silver and gold cards": powers,
        "bounties": bounties,
        "quests beyond those in encounters": quests,
        "map tiles": maps + len(state.placed),
        "combat cards": combat,
        "dragon attacks": dragon,
        "control cards": control,
    }
