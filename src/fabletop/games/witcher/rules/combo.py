"""Combos: linking cards, and what they are worth (WI-COMBO)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ....kernel.ask import Deed, Rule, follow, pick
from ..library import library
from ..records import Extension
from ..state import Blow, Player, Table
from ..terms import Special

DONE = "done"


class Worth(NamedTuple):
    """All effects of a combo (WI-COMBO-4)."""

    damage: int
    shield: int
    draw: int
    specials: tuple[tuple[Special, str], ...]


def link(below: str, card: str) -> int:
    """WI-COMBO-2: the extension of the card below that accepts this card's colour; -1 if none."""
    colour = library().cards[card].colour
    for place, extension in enumerate(library().cards[below].extensions):
        if colour in extension.colours:
            return place
    return -1


def worth(combo: list[str], links: list[int], muted: tuple[str, ...] = ()) -> Worth:
    """WI-COMBO-4: base effects of every card and of every extension used."""
    cards = library().cards
    damage = shield = draw = 0
    specials: list[tuple[Special, str]] = []
    for place, id in enumerate(combo):
        card = cards[id]
        if card.colour in muted:
            continue
        damage += card.damage
        shield += card.shield
        draw += card.draw
        specials += [(special, id) for special in card.special]
        used = used_extension(combo, links, place)
        if used is not None:
            damage += used.damage
            shield += used.shield
            draw += used.draw
            specials += [(special, id) for special in used.special]
    return Worth(damage, shield, draw, tuple(specials))


def used_extension(combo: list[str], links: list[int], place: int) -> Extension | None:
    """The extension by which the next card is linked; the top card uses none."""
    if place + 1 >= len(combo) or links[place] < 0:
        return None
    return library().cards[combo[place]].extensions[links[place]]


def play_combo(
    game: Table,
    player: Player,
    blow: Blow,
    first: str | None = None,
    more: Callable[[], Mapping[str, Deed]] | None = None,
) -> Rule[None]:
    """WI-COMBO-1, step 2: card upon card until the player stops or nothing fits.

    `first` is a card that must lie first; `more` gives abilities usable meanwhile.
    """
    if first is not None:
        lay(game, player, blow, first, -1)
    while True:
        options: dict[str, tuple[str, int] | Deed | None] = {**next_cards(player, blow)}
        if more is not None:
            options |= more()
        if not options:
            return
        if blow.combo or not player.hand.cards:
            options[DONE] = None
        choice = yield from pick(player.seat, "WI-COMBO-2", options)
        if choice is None:
            return
        if isinstance(choice, tuple):
            lay(game, player, blow, *choice)
        else:
            yield from follow(choice)


def next_cards(player: Player, blow: Blow) -> dict[str, tuple[str, int]]:
    """The cards that may come next, each with the extension it would use."""
    if not blow.combo:
        return {f"play:{card}": (card, -1) for card in player.hand.cards}
    below = blow.combo[-1]
    found: dict[str, tuple[str, int]] = {}
    for card in player.hand.cards:
        linked = link(below, card)
        if linked >= 0:
            found[f"play:{card}"] = (card, linked)
        elif blow.unlinked:  # WI-COMBO-5: a full member, but the card below uses no extension
            found[f"free:{card}"] = (card, -1)
        if blow.wild:
            for place in range(len(library().cards[below].extensions)):
                if place != linked:
                    found[f"wild:{card}:{place + 1}"] = (card, place)
    return found


def lay(game: Table, player: Player, blow: Blow, card: str, linked: int) -> None:
    """WI-COMBO-3: the chain goes on with this card."""
    if blow.combo:
        natural = link(blow.combo[-1], card)
        if linked < 0:
            blow.unlinked -= 1
        elif linked != natural:
            blow.wild -= 1
        blow.links.append(linked)
    blow.combo.append(player.hand.take(card))
    if game.recording:
        game.tell("played", who=player.school, card=card)


def note_colours(blow: Blow) -> None:
    """What the finished combo shows, also after cards have left it."""
    blow.colours = [library().cards[card].colour for card in blow.combo]


def put_away(player: Player, blow: Blow) -> None:
    """WI-COMBO-6: to the discard pile in playing order, the last card on top."""
    for card in blow.combo:
        player.discard.put(card)
    blow.combo.clear()
    blow.links.clear()
