"""Resources: gaining, counting, magic cards as resources (EL-RES)."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.ask import Rule, pick
from ....kernel.secrecy import only
from ..effects.modifiers import Cap
from ..state import Player, Table
from ..terms import RESOURCES
from .standing import changes

CAP = 5  # EL-RES-3
HAND_LIMIT = 7  # EL-RES-9


# Gaining


def gain(game: Table, player: Player, kind: str, number: int = 1) -> int:
    """EL-RES-2: from the common supply. EL-RES-3: the excess over 5 is lost.

    EL-RES-6: the supply counts as unlimited.
    """
    if kind == "magic":
        return draw_magic(game, player, number)
    if player.ghost and kind != "sword":  # EL-SOLO-1: it gains no resources except swords
        return 0
    have = player.supply[kind]
    got = number
    if have + number > CAP:
        got = min(number, cap(game, player) - have)
    if got > 0:
        player.supply[kind] = have + got
        game.tell("gained", who=player.faction, kind=kind, number=got)
    got = max(0, got)
    if got < number:  # EL-RES-14
        game.tell("excess", who=player.faction, kind=kind, number=number - got)
    return got


def cap(game: Table, player: Player) -> int:
    """EL-RES-3: never more than 5 of one kind, magic cards excepted."""
    return CAP + sum(one.amount for one in changes(game, player, Cap))


def gain_any(game: Table, player: Player, number: int = 1) -> Rule[None]:
    """EL-RES-5: the chest: the player chooses the kind; a magic card is drawn."""
    if player.ghost:  # EL-SOLO-9: resources from glory spaces: none
        return
    for _ in range(number):
        kind = yield from pick(player.seat, "EL-RES-5", {f"gain:{one}": one for one in RESOURCES})
        gain(game, player, kind)


def gain_several(game: Table, player: Player, gains: Mapping[str, int]) -> Rule[None]:
    """Kinds and "any", in the order given."""
    for kind, number in gains.items():
        if kind == "any":
            yield from gain_any(game, player, number)
        else:
            gain(game, player, kind, number)


def draw_magic(game: Table, player: Player, number: int) -> int:
    """EL-RES-8: the discard pile becomes a new deck; if both are empty, as many as possible."""
    state = game.state
    if player.ghost:
        return 0
    drawn = 0
    for _ in range(number):
        if not state.magic.cards:
            if not state.magic_discard.cards:
                break
            state.magic.cards[:] = state.magic_discard.cards
            state.magic_discard.cards.clear()
            state.magic.shuffle(game.chance, "magic")
            game.tell("magic-reshuffled")
        card = game.deal(state.magic, player.hand)
        drawn += 1
        game.tell("drew-card", only(*seers(game, player)), who=player.faction, card=card)
    if drawn:
        game.tell("drew-magic", who=player.faction, number=drawn)
    return drawn


def seers(game: Table, player: Player) -> tuple[int, ...]:
    """Section 6: who may look into a hand; EL-VAR-TEAM-4: the teammate, too."""
    mate = game.state.mate(player.seat)
    return (player.seat,) if mate is None else (player.seat, mate)


def discard_magic(game: Table, player: Player, card: str) -> None:
    """EL-RES-7: spent or cast cards go face up to one common discard pile."""
    player.hand.take(card)
    game.state.magic_discard.put(card)
    game.reveal(player.hand.audience)


# Counting and losing


def total(player: Player) -> int:
    """All resources: tokens and magic cards in hand."""
    return sum(player.supply.values()) + len(player.hand.cards)


def lose(game: Table, player: Player, kind: str, number: int) -> int:
    """Take tokens of one kind away, as far as there are any."""
    lost = min(number, player.supply[kind])
    player.supply[kind] -= lost
    return lost
