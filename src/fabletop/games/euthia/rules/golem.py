"""The golem (scenario S-4)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed
from ..fields import NOWHERE, Field, mark_of, number_of, place_of
from ..scenarios import GolemRule
from ..state import EuthiaState, Player, Table
from .foes import special_rule
from .land import all_fields, interaction, neighbours_of, shop_at, steps_from, tile_id
from .life import CHURCH


def golem_round(game: Table) -> None:
    """S-4: it comes out of the church and walks to the nearest shop, round by round."""
    state = game.state
    rule = special_rule(state, GolemRule)
    if rule is None or state.peril.slain:
        return
    if state.round == rule.arrives:
        state.peril.at = CHURCH
        game.tell("golem-appears")
    elif state.round > rule.arrives:
        for _ in range(rule.steps):
            stride(game)


def tie(field: Field) -> tuple[int, int]:
    """Ties by placement of the tile, then A, B, C, the centre last."""
    return place_of(field), number_of(field) or 4


def stride(game: Table) -> None:
    state = game.state
    if state.peril.at == NOWHERE:
        return
    here = steps_from(state, state.peril.at)
    shops = [one for one in all_fields(state) if shop_at(state, one) is not None]
    if not shops:
        return
    goal = min(shops, key=lambda one: (here[one], tie(one)))
    if goal == state.peril.at:
        return
    back = steps_from(state, goal)
    near = [one for one in neighbours_of(state, state.peril.at) if back[one] == here[goal] - 1]
    trample(game, min(near, key=tie))


def trample(game: Table, field: Field) -> None:
    """Every field it enters but the church becomes rubble; a shop entered is ruined."""
    state = game.state
    state.peril.at = field
    game.tell("golem-strides", tile=tile_id(state, field), field=number_of(field))
    if field == CHURCH or field in state.peril.rubble:
        return
    if shop_at(state, field) is not None:
        state.peril.ruined += 1
        game.tell("shop-ruined", tile=tile_id(state, field))
    state.peril.rubble.append(field)


def too_many_ruined(state: EuthiaState) -> bool:
    """S-4: the goal is out of reach, and the game ends after the round."""
    rule = special_rule(state, GolemRule)
    return rule is not None and state.peril.ruined >= rule.ruined_shops + len(state.players)


def ruins_options(game: Table, player: Player) -> dict[str, Deed]:
    """S-4, the ruins: once per hero, while the golem lives."""
    state = game.state
    rule = special_rule(state, GolemRule)
    if rule is None or state.peril.slain or interaction(state, player.at, player.seat):
        return {}
    most = rule.vitality + rule.per_player * len(state.players)
    hits = min(rule.ruins_hits, most - 1 - state.peril.hits)  # never its last
    return {"ruins": partial(search_ruins, game, player, hits)} if hits > 0 else {}


def search_ruins(game: Table, player: Player, hits: int) -> None:
    """An interaction token on the ruins, and the golem has more hits."""
    game.state.interactions[mark_of(player.at, player.seat)] = 1
    game.state.peril.hits += hits
    game.tell("searched-ruins", who=player.hero, hits=hits)


def golem_goal(state: EuthiaState) -> bool:
    """Dead in time, and before too many shops were ruined."""
    return state.peril.slain and not too_many_ruined(state)
