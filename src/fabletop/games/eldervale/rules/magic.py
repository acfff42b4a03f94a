"""Magic cards: when they may be played, what they cost, casting, revealing (EL-MAGIC)."""

from __future__ import annotations

from functools import cache, partial

from ....kernel.ask import Deed, Rule
from ..effects.aim import Aim
from ..effects.registry import effects
from ..library import library
from ..records import MagicCard
from ..state import Echo, Player, Table
from .concern import concerns, side_of_player, unit_fits
from .counts import all_hold
from .events import Event
from .filters import realm_fits
from .levels import value
from .paying import Cost
from .prices import affordable, discount, pay_price
from .rewards import gain_vp
from .tiles import card_costs


@cache
def magic_on(window: str) -> frozenset[str]:
    """The spells and quests of a window; EL-MAGIC-4: a prophecy cannot be played."""
    return frozenset(
        id for id, card in library().magic.items() if card.on == window and card.kind != "prophecy"
    )


def playable(game: Table, player: Player, event: Event) -> dict[str, Deed]:
    """EL-MAGIC-1, -3: spells and fulfilled quests of a hand in their window, by key."""
    known = magic_on(event.window)
    found: dict[str, Deed] = {}
    if known.isdisjoint(player.hand.cards):
        return found
    box = library().magic
    for id in player.hand.cards:
        if id in known:
            card = box[id]
            if card.kind != "quest" and not castable(game, player, card):
                continue
            aim = Aim(player, id, "", event.here, event.unit, side_of_player(game, player))
            if answers(game, aim, card, event):
                offer(game, aim, card, found)
    return found


def offer(game: Table, aim: Aim, card: MagicCard, found: dict[str, Deed]) -> None:
    """Add the card to the options, if its conditions hold and it can do anything."""
    if card.when and not all_hold(game, aim, card.when):
        return
    if card.kind == "quest":
        found[f"reveal:{card.id}"] = partial(reveal, game, aim.player, card)
    elif effects.possible(game, aim, card.effects):
        found[f"cast:{card.id}"] = partial(cast, game, aim, card)


def answers(game: Table, aim: Aim, card: MagicCard, event: Event) -> bool:
    """Does the event fit what the card speaks of?"""
    if event.window in ("own-turn", "anytime"):
        return True
    player = aim.player
    if not concerns(game, player, card.who, event):
        return False
    anywhere = event.window in ("battle-pending", "join") and card.who == "anyone"
    if not anywhere and not unit_fits(game, player, card.unit, event):
        return False
    return event.here < 0 or realm_fits(game, aim, event.here, card.realm)


def casting_cost(game: Table, player: Player, card: MagicCard) -> tuple[Cost, int]:
    """EL-MAGIC-2: free with the minimum power (the track value), else the resources."""
    casting = card.casting
    if casting is None or value(player, casting.element) >= casting.power:
        return {}, 0
    return card_costs()[card.id], discount(game, player, "spell")


def castable(game: Table, player: Player, card: MagicCard) -> bool:

    cost, less = casting_cost(game, player, card)
    if cost.get("magic") or cost.get("any"):
        # the card being cast cannot pay for itself
        held = player.hand.cards
        at = held.index(card.id)
        held.pop(at)
        payable = affordable(player, cost, less)
        held.insert(at, card.id)
        return payable
    return not cost or affordable(player, cost, less)


def cast(game: Table, aim: Aim, card: MagicCard) -> Rule[None]:
    """EL-MAGIC-1: pay, do the effects; after resolution it goes to the discard pile."""

    player, state = aim.player, game.state
    if card.id not in player.hand.cards:  # an imagined table has dealt it to somebody else
        return
    cost, less = casting_cost(game, player, card)
    player.hand.take(card.id)
    state.casting.append(card.id)
    game.reveal(player.hand.audience)
    game.tell("cast", who=player.faction, card=card.id)
    yield from pay_price(game, player, cost, less, card.id)
    yield from effects.run(game, aim, card.effects)
    gain_vp(game, player, card.vp, card.id)
    state.casting.remove(card.id)
    state.magic_discard.put(card.id)


def reveal(game: Table, player: Player, card: MagicCard) -> None:
    """EL-MAGIC-3: its VP at once; it is kept face up and no longer counts as a hand card."""

    if card.id not in player.hand.cards:
        return
    player.hand.take(card.id)
    player.quests.append(card.id)
    game.reveal(player.hand.audience)
    game.tell("revealed-quest", who=player.faction, card=card.id)
    gain_vp(game, player, card.vp, card.id)


# Answers to what has happened in this turn


@cache
def echoing(window: str) -> tuple[MagicCard, ...]:
    return tuple(card for id, card in library().magic.items() if id in magic_on(window))


def note_echo(game: Table, event: Event) -> None:
    """Keep in mind who could answer an event with which card; hands are not looked into."""
    actor = event.actor
    if actor is None:
        return
    found: list[str] = []
    for card in echoing(event.window):
        for player in (actor,) if card.who == "you" else game.state.players:
            aim = Aim(player, card.id, "", event.here, event.unit)
            if not player.ghost and answers(game, aim, card, event):
                found.append(f"{player.seat}:{card.id}")
    if found:
        game.state.echoes.append(
            Echo(event.window, actor.seat, event.here, event.unit, event.element, tuple(found))
        )


def echoed(game: Table, player: Player) -> dict[str, Deed]:
    """Cards that answer something which has happened in this turn; nobody waits for them."""
    found: dict[str, Deed] = {}
    for echo in game.state.echoes:
        for id in player.hand.cards:
            if f"{player.seat}:{id}" not in echo.cards:
                continue
            card = library().magic[id]
            if card.kind == "quest" or castable(game, player, card):
                offer(game, Aim(player, id, "", echo.here, echo.unit), card, found)
    return found
