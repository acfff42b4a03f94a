"""Location actions (WI-LOC)."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.ask import Rule, Text, pick, pick_some
from ..effects.vocabulary import TrainingDiscount
from ..library import library
from ..state import Player, Table
from ..terms import ATTRIBUTES, TERRAINS, Attribute, Terrain
from .attributes import HIGHEST, raise_attribute
from .market import refill_market
from .poker import gamble
from .potions import gain_potion
from .standing import changes
from .trails import return_token


def can_act(game: Table, player: Player) -> bool:
    """WI-LOC-1, WI-LOC-2: each location's action once a turn, after a move (WI-TURN-3)."""
    visit = game.state.visit
    if not visit.moved or player.place in visit.acted:
        return False
    action = library().places[player.place].action
    if action in ATTRIBUTES:
        value = player.attribute(action)
        return value <= player.level and value < HIGHEST  # WI-LOC-4, WI-ATTR-8
    if action == "gamble":
        return player.gold > 0
    if action == "exchange":
        return bool(exchanges(game, player))
    if action == "school":
        return bool(trainable(player))
    return True


def act(game: Table, player: Player) -> Rule[None]:
    """Use the action of the present location."""
    place = library().places[player.place]
    game.state.visit.acted.append(player.place)
    game.tell("acted", who=player.school, place=place.id, action=place.action)
    if place.action in ATTRIBUTES:
        yield from raise_attribute(game, player, place.action)  # WI-LOC-4
        return
    deeds: dict[str, Callable[[Table, Player], Rule[None]]] = {
        "potion": gain_potion,  # WI-LOC-5
        "gamble": gamble,
        "exchange": exchange_for_market,
        "school": train_at_school,
        "trail": take_trail_quest,
        "market": clear_market,
    }
    yield from deeds[place.action](game, player)


def exchanges(game: Table, player: Player) -> dict[str, list[str]]:
    """For each hand card the market cards of at most its printed cost + 1."""
    cards = library().cards
    found = {
        card: [other for other in game.state.market if cards[other].cost <= cards[card].cost + 1]
        for card in player.hand.cards
    }
    return {card: others for card, others in found.items() if others}


def exchange_for_market(game: Table, player: Player) -> Rule[None]:
    """WI-LOC-7: remove a hand card, take a market card to the hand; slots do not matter."""
    pairs = exchanges(game, player)
    given = yield from pick(player.seat, "WI-LOC-7", {card: card for card in pairs})
    taken = yield from pick(
        player.seat, "WI-LOC-7", {f"take:{card}": card for card in pairs[given]}, about=given
    )
    game.state.removed.append(player.hand.take(given))
    game.state.market.remove(taken)
    player.hand.put(taken)
    game.tell("exchanged", who=player.school, card=given, other=taken)
    refill_market(game)


def training_price(player: Player, attribute: Attribute) -> int:
    """WI-LOC-8: the current value + 1."""
    discount = sum(change.gold for change in changes(player, TrainingDiscount))
    return max(0, player.attribute(attribute) + 1 - discount)


def trainable(player: Player) -> dict[str, Attribute]:
    """WI-LOC-8: what can be paid; WI-LOC-9: Specialisation only at the own school."""
    own = library().places[player.place].school == player.school
    return {
        f"train:{one}:{training_price(player, one)}": one
        for one in ATTRIBUTES
        if (own or one != "specialisation")
        and player.attribute(one) < HIGHEST
        and training_price(player, one) <= player.gold
    }


def train_at_school(game: Table, player: Player) -> Rule[None]:
    """WI-LOC-8: pay gold, raise an attribute; the witcher's level is no limit."""

    def reasons() -> dict[str, Text]:
        found: dict[str, Text] = {}
        for one in ATTRIBUTES:
            key = f"train:{one}:{training_price(player, one)}"
            if key in trainable(player):
                continue
            if player.attribute(one) >= HIGHEST:
                found[key] = Text("why-highest")
            elif training_price(player, one) > player.gold:
                found[key] = Text("why-gold", {"price": training_price(player, one)})
            else:
                found[key] = Text("why-foreign-school")
        return found

    attribute = yield from pick(player.seat, "WI-LOC-8", trainable(player), reasons=reasons)
    player.gold -= training_price(player, attribute)
    yield from raise_attribute(game, player, attribute)


def take_trail_quest(game: Table, player: Player) -> Rule[None]:
    """WI-LOC-10: 1 gold, and if wanted a trail quest for one of the monsters."""
    player.gold += 1
    game.tell("gained-gold", who=player.school, amount=1)
    terrains: dict[str, Terrain | None] = {
        f"track:{terrain}": terrain
        for terrain in TERRAINS
        if game.state.section(terrain).monster
        and game.state.location_tokens[terrain].cards  # WI-TRAIL-5 is the only bar (WI-TRAIL-6)
    }
    if not terrains:
        return
    terrains["no-quest"] = None
    terrain = yield from pick(player.seat, "WI-LOC-10", terrains)
    if terrain is not None:
        place_track(game, player, terrain)


def place_track(game: Table, player: Player, terrain: Terrain) -> None:
    """A random token, face up with 1 gold on it; never the present location."""
    pile = game.state.location_tokens[terrain]
    game.reveal()
    token, back = pile.draw(), ""
    if int(token) == player.place:
        back, token = token, pile.draw() if pile.cards else ""
    if back:
        return_token(game, back)
    if token:
        player.tracks.append(int(token))
        game.tell("took-track", who=player.school, place=library().places[int(token)].id)


def clear_market(game: Table, player: Player) -> Rule[None]:
    """WI-LOC-11: a penniless player gains 1 gold; up to 2 market cards leave the game."""
    if not player.gold:
        player.gold = 1
        game.tell("gained-gold", who=player.school, amount=1)
    state = game.state
    chosen = yield from pick_some(
        player.seat, "WI-LOC-11", {card: card for card in state.market}, most=2
    )
    for card in chosen:
        state.market.remove(card)
        state.removed.append(card)
        game.tell("market-cleared", who=player.school, card=card)
    refill_market(game)
