"""The dragon (scenario S-3)."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..fields import NOWHERE, Field, field_of, is_centre
from ..library import library
from ..scenarios import DragonAttack, DragonRule
from ..state import EuthiaState, Player, Table
from .costs import give_card
from .decks import refill
from .explore import CHAPTERS, place_tile
from .foes import special_rule
from .land import all_fields, monster_on, steps_from
from .lattice import BESIDE, ORIGIN, Anchor, grid_of, tile_distance
from .life import die_outside, gain_coins, suffer


def vitality_of(state: EuthiaState, rule: DragonRule) -> int:
    return rule.vitality + rule.per_player * len(state.players)


def form_of(state: EuthiaState, rule: DragonRule) -> str:
    """S-3 rule 1: the form changes at each quarter of the vitality, rounded up, and not back."""
    whole, number = vitality_of(state, rule), len(rule.forms)
    reached = max(state.peril.hits, state.peril.most_hits)
    passed = sum(reached >= -(-whole * quarter // number) for quarter in range(1, number))
    return rule.forms[passed]


def dragon_appears(game: Table) -> None:
    """S-3 rule 2: it sits on its peak, which is searched out at the latest in a certain round."""
    state = game.state
    rule = special_rule(state, DragonRule)
    if rule is None or state.peril.slain or state.peril.at != NOWHERE:
        return
    if rule.peak not in state.placed and state.round >= rule.latest_round:
        fetch_peak(game, rule)
    if rule.peak in state.placed:
        sit_on_peak(game, rule)


def sit_on_peak(game: Table, rule: DragonRule) -> None:
    state = game.state
    state.peril.at = field_of(state.placed.index(rule.peak))
    game.tell("dragon-appears", tile=rule.peak)


def fetch_peak(game: Table, rule: DragonRule) -> None:
    """S-3 rule 2: on the free position touching the map that is nearest to the start."""
    state = game.state
    for chapter in CHAPTERS:
        tiles = state.decks.get(f"map-{chapter}-scenario")
        if tiles is not None and rule.peak in tiles.cards:
            tiles.take(rule.peak)
            state.decks[f"map-{chapter}"].take("scenario")
            game.reveal()
            place_tile(game, rule.peak, free_position(state))
            return


def free_position(state: EuthiaState) -> Anchor:
    free = {
        anchor + offset
        for anchor in state.anchors
        for offset in BESIDE
        if anchor + offset not in state.grid
    }
    return min(free, key=lambda one: (tile_distance(one, ORIGIN), grid_of(one)))


def dragon_round(game: Table) -> Rule[None]:
    """S-3 rule 3: at the end of each round one of its four attacks."""
    state = game.state
    rule = special_rule(state, DragonRule)
    if rule is None or state.peril.slain:
        return
    if state.peril.at == NOWHERE:
        if rule.peak in state.placed:
            sit_on_peak(game, rule)
        else:
            return
    refill(game, "dragon")
    card = state.decks["dragon"].draw()
    state.discards["dragon"].append(card)
    game.reveal()
    game.tell("dragon-acts", card=card)
    attack = library().dragon_attacks[card]
    if attack.act == "breath":
        breathe(game, attack)
    elif attack.act == "flight":
        fly(game)
    elif attack.act == "terror":
        yield from terrify(game)
    else:
        state.peril.hits = max(0, state.peril.hits - attack.amount)


def breathe(game: Table, attack: DragonAttack) -> None:
    """Heroes nearby are wounded; deaths follow EU-DEATH-4."""
    state = game.state
    reach = steps_from(state, state.peril.at, attack.distance)
    for player in state.order:
        if player.at in reach and suffer(game, player, attack.amount):
            die_outside(game, player)


def fly(game: Table) -> None:
    """To the liberated hex nearest to the hero with most reputation."""
    state = game.state
    prey = max(state.order, key=lambda player: player.reputation)
    if prey.at == NOWHERE:
        return
    steps = steps_from(state, prey.at)
    hexes = [one for one in all_fields(state) if not is_centre(one) and not monster_on(state, one)]
    if hexes:
        state.peril.at = min(hexes, key=lambda one: (steps.get(one, 999), one))


def terrify(game: Table) -> Rule[None]:
    """Each player discards a card or loses a coin; with neither nothing happens."""
    for player in game.state.order:
        options: dict[str, str] = {}
        if player.silver.cards:
            options["give:silver"] = "silver"
        if player.gold.cards:
            options["give:gold"] = "gold"
        if player.coins:
            options["give:coin"] = "coin"
        if options:
            what = yield from pick(player.seat, "EU-ROUND-4", options)
            yield from give_up(game, player, what)


def give_up(game: Table, player: Player, what: str) -> Rule[None]:
    if what == "coin":
        gain_coins(game, player, -1)
    else:
        yield from give_card(game, player, what, "EU-ROUND-4")


def beside_peril(state: EuthiaState, field: Field) -> bool:
    """S-3 rule 4: on the field of the dragon or golem, or adjacent to it."""
    at = state.peril.at
    if at == NOWHERE:
        return False
    return field == at or field in steps_from(state, at, 1)
