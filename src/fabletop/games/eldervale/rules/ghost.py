"""The automated opponent of the solo game (EL-SOLO)."""

from __future__ import annotations

from ....kernel.ask import Rule
from ..library import library
from ..records import GhostCard
from ..state import READY, Place, Player, Table
from .dwellings import build, sites
from .ghost_actions import ADDED, add_unit
from .ghost_choices import along, level, mind
from .land import distances, dwelling_at, is_ruin, near, occupied
from .monsters import GUARDIAN
from .placement import reach
from .regroup import all_home, first_regroup
from .rewards import gain_vp
from .tiles import tiles
from .turn import place_unit
from .units import on_map, ready_units


def ghost_turn(game: Table) -> Rule[None]:
    """EL-SOLO-3: draw a card; place the preferred unit on the first legal target, or regroup."""
    player, ghost = game.state.player, mind(game)
    ghost.card = ghost.deck.draw()
    ghost.spent.append(ghost.card)
    game.reveal()
    card = library().ghosts[ghost.card]
    game.tell("ghost-card", card=ghost.card)
    if card.guardian:
        move_guardian(game, card)
    chosen = choose_turn(game, player, card)
    if chosen is None:
        yield from ghost_regroup(game, player, card)
        return
    unit, place = chosen
    place_unit(game, player, unit, place)
    gain_vp(game, player, card.vp)


def choose_turn(game: Table, player: Player, card: GhostCard) -> tuple[str, Place] | None:
    ready = ready_units(player)
    unit = ready.get(card.unit) or ready.get("worker") or next(iter(ready.values()), "")
    if not unit or not card.targets:
        return None
    state = game.state
    taken = occupied(state)
    open_to = reach(game, player, unit, taken)
    for target in card.targets:
        found = [
            place
            for place in open_to
            if tiles()[state.realms[place].tile].kind == target and useful(game, player, place)
        ]
        if found:
            return unit, max(
                found,
                key=lambda place: (
                    place not in taken,
                    sum(dwelling_at(state, one) is not None for one in near(state, place)),
                    along(state.hexes[place], card.direction),
                ),
            )
    return None


def useful(game: Table, player: Player, place: Place) -> bool:
    """Normal placement rules, costs ignored: can the action be carried out?"""
    kind = tiles()[game.state.realms[place].tile].kind
    if kind == "mill":
        return bool(sites(game, player))
    if kind == "portal":
        return mind(game).added < len(ADDED)
    if kind == "dungeon":
        return any(game.state.offers.values())
    return True


def ghost_regroup(game: Table, player: Player, card: GhostCard) -> Rule[None]:
    """EL-SOLO-5: all units return, one is added; the deck is reshuffled after the second card."""
    ghost = mind(game)
    game.tell("regroups", who=player.faction)
    if level(game).dwells and len(on_map(player)) > 1:
        yield from build(game, player)  # EL-SOLO-10, as EL-REGROUP-8: one acts, one settles
    all_home(game, player)
    for unit, where in player.units.items():
        if where == -3:
            player.units[unit] = READY
    add_unit(game, player)
    first_regroup(game, player)
    if not card.targets:
        ghost.regroups += 1
    if ghost.regroups >= 2 or not ghost.deck.cards:
        ghost.deck.cards += ghost.spent
        ghost.spent.clear()
        ghost.regroups = 0
        ghost.deck.shuffle(game.chance, "ghosts")
    game.state.phase = "end"


# EL-SOLO-7


def move_guardian(game: Table, card: GhostCard) -> None:
    """After peace it enters, or goes to the unoccupied ruin nearest to your units."""
    state = game.state
    if state.peace:
        return
    taken = occupied(state)
    rival = state.players[0]
    own = [where for where in rival.units.values() if where >= 0]
    free = [
        place for place in range(len(state.realms)) if is_ruin(state, place) and place not in taken
    ]
    if not free:
        return

    def rank(place: Place) -> tuple[int, int]:
        steps = distances(state.hexes, place)
        return (
            min((steps[one] for one in own), default=0),
            -along(state.hexes[place], card.direction),
        )

    place = min(free, key=rank)
    state.monsters[GUARDIAN] = place
    game.tell("guardian-moved", realm=state.realms[place].tile)
