"""Location tokens, trail tokens and trail quests (WI-TRAIL)."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ....kernel.secrecy import EVERYONE, NOBODY, Zone
from ..library import library
from ..state import Player, Table
from ..terms import TERRAINS, Terrain


def terrain_of(token: str) -> Terrain:
    terrain = library().places[int(token)].terrain
    assert terrain != "any"  # location 0 has no token
    return terrain


def has_trail(player: Player, terrain: Terrain) -> bool:
    """WI-TRAIL-2: a token counts for the monster of its terrain, whatever is printed on it."""
    return any(terrain_of(trail.cards[0]) == terrain for trail in player.trails)


def offers_trail(game: Table, player: Player, terrain: Terrain) -> bool:
    """Can a trail token of this terrain be taken?"""
    # WI-TRAIL-5: neither from an empty pile nor where no monster lives
    if not game.state.location_tokens[terrain].cards or not game.state.section(terrain).monster:
        return False
    return not has_trail(player, terrain)  # WI-TRAIL-6: one per terrain


def gain_trail(game: Table, player: Player, terrain: Terrain) -> None:
    """WI-TRAIL-4: a random token of the terrain, kept face down."""
    if not offers_trail(game, player, terrain):
        return
    token = draw_token(game, terrain)
    player.trails.append(Zone(NOBODY, [token]))
    game.tell("gained-trail", who=player.school, terrain=terrain)


def gain_any_trail(game: Table, player: Player, rule: str) -> Rule[None]:
    """WI-TRAIL-4: the terrain is chosen first."""
    terrains: dict[str, Terrain] = {one: one for one in TERRAINS if offers_trail(game, player, one)}
    if terrains:
        terrain = yield from pick(player.seat, rule, terrains)
        gain_trail(game, player, terrain)


def draw_token(game: Table, terrain: Terrain) -> str:
    """A random token of the pile (it is kept shuffled)."""
    return game.state.location_tokens[terrain].draw()


def return_token(game: Table, token: str) -> None:
    """WI-TRAIL-1: back to its pile, which is shuffled."""
    terrain = terrain_of(token)
    pile = game.state.location_tokens[terrain]
    pile.put(token)
    pile.shuffle(game.chance, f"tokens-{terrain}")


def follow_track(game: Table, player: Player) -> None:
    """WI-TRAIL-7: entering the printed location turns a trail quest into a trail token."""
    place = player.place
    if place not in player.tracks:
        return
    player.tracks.remove(place)
    player.gold += 1
    terrain = terrain_of(str(place))
    if has_trail(player, terrain):
        return_token(game, str(place))
    else:
        player.trails.append(Zone(EVERYONE, [str(place)]))
    game.tell("followed-track", who=player.school, place=library().places[place].id)


def lose_trails(game: Table, terrain: Terrain) -> None:
    """WI-TRAIL-8: the monster is gone, and all trails and trail quests of its terrain with it."""
    for player in game.state.players:
        for trail in [one for one in player.trails if terrain_of(one.cards[0]) == terrain]:
            player.trails.remove(trail)
            return_token(game, trail.cards[0])
        for place in [one for one in player.tracks if library().places[one].terrain == terrain]:
            player.tracks.remove(place)
            return_token(game, str(place))
