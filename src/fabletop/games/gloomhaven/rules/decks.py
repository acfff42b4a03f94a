"""Monster ability decks (GH-ROUND-04 to GH-ROUND-08, GH-EOR-02)."""

from __future__ import annotations

from ....kernel.secrecy import EVERYONE, NOBODY, Zone
from ..library import library
from ..records import MonsterCard
from ..state import Figure, GloomhavenState, MonsterDeck, Place, Table

BOSS_DECK = "boss"


def deck_name(type: str) -> str:
    """GH-BOSS-01: all bosses use the one Boss deck; GH-ROUND-08: types may share a deck."""
    box = library()
    if type in box.named:
        type = box.named[type].of
    return BOSS_DECK if type in box.bosses else box.monsters[type].deck


def deck_for(game: Table, type: str) -> MonsterDeck:
    state = game.state
    name = deck_name(type)
    deck = state.decks.get(name)
    if deck is None:
        draw = Zone(NOBODY, [one.id for one in library().decks[name]])
        draw.shuffle(game.chance, f"deck-{name}")
        deck = state.decks[name] = MonsterDeck(draw, Zone(EVERYONE))
    return deck


def draw_for_types(game: Table) -> None:
    """GH-ROUND-04: one card for every deck of a type on the map; GH-DOOR-06: also later."""
    state = game.state
    in_round = state.phase in ("initiative", "turns")
    for figure in state.figures.values():
        if figure.kind != "monster":
            continue
        deck = deck_for(game, figure.type)
        # GH-MOTHER-03: for what was only just summoned a card comes in the next round
        if in_round and not deck.current and not figure.waits:
            if not deck.draw.cards:  # GH-ROUND-05
                deck.draw.cards[:] = deck.gone.cards
                deck.gone.cards.clear()
                deck.draw.shuffle(game.chance, f"deck-{deck_name(figure.type)}")
            deck.current = deck.draw.draw()
            game.reveal()
            game.tell("monster-card", who=figure.type, what=deck.current)
    if state.phase == "turns":
        insert_types(state)


def insert_types(state: GloomhavenState) -> None:
    """GH-INIT-08: types revealed later are inserted at their initiative."""
    known = {place.who for place in state.order}
    for figure in state.figures.values():
        if figure.kind == "monster" and figure.type not in known and not figure.waits:
            known.add(figure.type)
            card = current_card(state, figure)
            if card is None:
                continue
            place = Place(figure.type, "monster", card.initiative)
            at = next(
                (
                    number
                    for number, other in enumerate(state.order)
                    if other.initiative > place.initiative
                ),
                len(state.order),
            )
            state.order = (*state.order[:at], place, *state.order[at:])


def current_card(state: GloomhavenState, figure: Figure) -> MonsterCard | None:
    deck = state.decks.get(deck_name(figure.type))
    if deck is None or not deck.current:
        return None
    return library().monster_cards[deck.current]


def put_decks_in_order(game: Table) -> None:
    """GH-EOR-02: cards with the shuffle symbol bring their deck together again."""
    for name, deck in game.state.decks.items():
        if not deck.current:
            continue
        deck.gone.put(deck.current)
        if library().monster_cards[deck.current].shuffle:
            deck.draw.cards.extend(deck.gone.cards)
            deck.gone.cards.clear()
            deck.draw.shuffle(game.chance, f"deck-{name}")
        deck.current = ""
        deck.consumed = ()
        deck.kept = ()
