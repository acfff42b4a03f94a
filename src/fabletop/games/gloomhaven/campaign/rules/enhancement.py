"""GH-CAMP-57 to GH-CAMP-61: stickers on ability cards."""

from __future__ import annotations

from .....kernel.ask import Rule, pick
from ...library import library
from ..document import Character
from ..enhancing import enhanced_id, offers, price
from ..library import archive
from ..state import Town, TownState
from .achievements import has
from .prosperity import level_of
from .quests import count_feat

POWER = "the-power-of-enhancement"
BACK = "back"


def stickers_of(state: TownState, card: str) -> dict[int, str]:
    """What was put on a card, by spot."""
    found: dict[int, str] = {}
    for mark in state.world.enhancements.get(card, ()):
        spot, _, sticker = mark.partition("-")
        found[int(spot)] = sticker
    return found


def enhanced_cards(state: TownState, type: str) -> list[str]:
    cards = library().cards
    return [one for one in state.world.enhancements if cards[one].owner == type]


def open_card(state: TownState, card: str) -> bool:
    """GH-CAMP-58: no more enhanced cards of a class than the prosperity of the city."""
    if card in state.world.enhancements:
        return True
    return len(enhanced_cards(state, library().cards[card].owner)) < level_of(state)


def wares(state: TownState, card: str) -> dict[tuple[int, str], int]:
    """GH-CAMP-58, GH-CAMP-59: the stickers for each free spot, with their prices (GH-CAMP-60)."""
    if not open_card(state, card):
        return {}
    on = stickers_of(state, card)
    return {
        (spot, sticker): price(card, spot, sticker, on)
        for spot in range(len(archive().spots_of(card)))
        for sticker in offers(card, spot, on)
    }


def affordable(state: TownState, character: Character, card: str) -> dict[tuple[int, str], int]:
    return {what: cost for what, cost in wares(state, card).items() if cost <= character.gold}


def cards_to_enhance(state: TownState, character: Character) -> list[str]:
    """GH-CAMP-57: cards of its own pool, paid by itself."""
    return [one for one in character.pool if affordable(state, character, one)]


def can_enhance(state: TownState, character: Character) -> bool:
    """GH-CAMP-57: once the world knows how."""
    return has(state, POWER) and bool(cards_to_enhance(state, character))


def enhance(game: Town, character: Character) -> Rule[None]:
    """GH-CAMP-57: for good, and for all who play this class later."""
    state = game.state
    seat = state.seat_of(character)
    cards: dict[str, str] = {f"card:{one}": one for one in cards_to_enhance(state, character)}
    card = yield from pick(seat, "GH-CAMP-57", {**cards, BACK: ""}, about=character.type)
    if not card:
        return
    found: dict[str, tuple[int, str, int] | None] = {
        f"sticker:{card}-spot-{spot + 1}:{sticker}:{cost}": (spot, sticker, cost)
        for (spot, sticker), cost in affordable(state, character, card).items()
    }
    found[BACK] = None
    chosen = yield from pick(seat, "GH-CAMP-59", found, about=card)
    if chosen is None:
        return
    spot, sticker, cost = chosen
    character.gold -= cost
    state.world.enhancements.setdefault(card, []).append(f"{spot}-{sticker}")
    count_feat(character, "enhancements")
    game.tell(
        "town-stickered",
        who=character.type,
        what=card,
        spot=f"{card}-spot-{spot + 1}",
        sticker=sticker,
        amount=cost,
    )


def as_played(state: TownState, card: str) -> str:
    """The id under which a card goes into a scenario: with all its stickers."""
    return enhanced_id(card, stickers_of(state, card))
