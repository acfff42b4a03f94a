"""Phase I: movement, and what may be done after it (WI-TURN, WI-MOVE)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from ....kernel.ask import Deed, Reasons, Rule, Text, follow, pick, pick_some
from ..effects.vocabulary import OneCardMove
from ..library import library
from ..state import Player, Table
from .abilities import usable
from .cards import discard
from .places import act, can_act
from .poker import play_poker
from .quests import open_quests, solve
from .standing import belongings
from .trails import follow_track

ON = "phase-two"


def travel(game: Table) -> Rule[None]:
    """WI-TURN-2: one round of the loop: move, use a step-2 action, or go on to phase II."""
    state, player = game.state, game.state.player
    deeds: dict[str, Deed | None] = {**moves(game, player)}
    if state.visit.moved:  # WI-TURN-3: only after at least one move in this turn
        deeds |= step_two(game, player)
    deeds |= usable(game, player, "PHASE1")
    deeds[ON] = None  # WI-TURN-2: the phase may be skipped, or left at any time
    deed = yield from pick(
        player.seat, "WI-TURN-2", deeds, reasons=lambda: why_not(game, player, list(deeds))
    )
    if deed is None:
        state.phase = "choose"
        return
    yield from follow(deed)


def step_two(game: Table, player: Player) -> dict[str, Deed]:
    """Location action, dice poker, quests: in any order, as often as each allows."""
    deeds: dict[str, Deed] = {}
    place = library().places[player.place]
    if can_act(game, player):
        deeds[f"act:{place.action}"] = lambda: act(game, player)
    for rival in dice_rivals(game, player):
        deeds[f"poker:{rival.school}"] = partial(play_poker, game, player, rival)
    for quest in open_quests(game, player):
        deeds[f"solve:{quest.card}"] = partial(solve, game, player, quest)
    return deeds


def dice_rivals(game: Table, player: Player) -> list[Player]:
    """WI-POKER-1: witchers on the same location, both with gold. WI-POKER-2: once a turn each."""
    return [
        rival
        for rival in game.state.players
        if rival.seat != player.seat
        and rival.place == player.place
        and rival.gold
        and player.gold
        and rival.seat not in game.state.visit.diced
    ]


def moves(game: Table, player: Player) -> dict[str, Deed]:
    """WI-MOVE-1: along one road or waterway. WI-TURN-5: without cards nobody moves."""
    if not player.hand.cards:
        return {}
    return {
        f"move:{library().places[to].id}": partial(move, game, player, to)
        for to in library().places[player.place].neighbours
        if payable(player, to)
    }


def payable(player: Player, to: int) -> bool:
    hand = player.hand.cards
    if len(hand) >= 2 or player.gold:
        return True
    return bool(hand) and (matches(hand[0], to) or guide(player, to) is not None)


def matches(card: str, to: int) -> bool:
    """WI-MOVE-2: the symbol of the destination, or wild; WI-MOVE-3: location 0 takes any card."""
    terrain = library().places[to].terrain
    symbol = library().cards[card].terrain
    return symbol in (terrain, "wild") or terrain == "any"


def guide(player: Player, to: int) -> str | None:
    """Something that lets the player enter this terrain for any single card, once per turn."""
    terrain = library().places[to].terrain
    for id in belongings(player):
        if id not in player.used_in_turn:
            for change in library().abilities[id].standing:
                if isinstance(change, OneCardMove) and change.terrain in (terrain, "any"):
                    return id
    return None


def move(game: Table, player: Player, to: int) -> Rule[None]:
    """Pay, go, and look what waits there. WI-MOVE-4: nobody and nothing ever blocks the way."""
    yield from pay_move(game, player, to)
    state = game.state
    player.place = to
    state.visit.moved = True
    state.visit.entered.append(to)  # WI-TURN-4: also the start location, once returned to
    game.tell("moved", who=player.school, place=library().places[to].id)
    follow_track(game, player)  # WI-MOVE-5


def pay_move(game: Table, player: Player, to: int) -> Rule[None]:
    """WI-MOVE-2: a fitting card, a wild card, any two cards, or any card and 1 gold."""
    # WI-DECK-1: every card serves for movement or in a combo
    hand = player.hand.cards
    helper = guide(player, to)
    ways: dict[str, tuple[str, str]] = {}
    for card in hand:
        if matches(card, to):
            ways[f"pay:{card}"] = ("card", card)
        elif helper is not None:
            ways[f"guided:{card}"] = ("guided", card)
    if player.gold:
        ways |= {f"pay-gold:{card}": ("gold", card) for card in hand}
    if len(hand) >= 2:
        ways["pay-two"] = ("two", "")
    way, card = yield from pick(player.seat, "WI-MOVE-2", ways, about=library().places[to].id)
    if way == "two":
        pair = yield from pick_some(
            player.seat,
            "WI-MOVE-2",
            {one: one for one in hand},
            least=2,
            most=2,
            about="both-cards",
        )
        for one in pair:
            discard(game, player, one)
        return
    discard(game, player, card)
    if way == "gold":
        player.gold -= 1
    if way == "guided" and helper is not None:
        player.used_in_turn.append(helper)


def why_not(game: Table, player: Player, open_keys: Iterable[str]) -> Reasons:
    """What a player might expect here, and why it cannot be done."""
    place = library().places[player.place]
    reasons: dict[str, Text] = {}
    for to in place.neighbours:
        if not payable(player, to):
            reasons[f"move:{library().places[to].id}"] = Text("why-no-payment")
    if not can_act(game, player):
        if not game.state.visit.moved:
            reasons[f"act:{place.action}"] = Text("why-not-moved")
        elif player.place in game.state.visit.acted:
            reasons[f"act:{place.action}"] = Text("why-acted")
        else:
            reasons[f"act:{place.action}"] = Text(f"why-act-{place.action}")
    for quest in player.quests:
        if quest.place == player.place and f"solve:{quest.card}" not in open_keys:
            why = Text("why-gold", {"price": quest.payment})
            unmoved = Text("why-not-moved")
            reasons[f"solve:{quest.card}"] = why if game.state.visit.moved else unmoved
    return reasons
