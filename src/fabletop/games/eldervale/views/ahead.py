"""What the end would bring if it came now (EL-SCORE), as far as these eyes can know."""

from __future__ import annotations

from ....kernel.context import Game
from ....kernel.secrecy import Eyes
from ..effects.aim import Aim
from ..effects.vocabulary import Vp
from ..library import library
from ..rules import ending
from ..rules.counts import all_hold, amount
from ..rules.standing import triggers_on
from ..state import EldervaleState, Player, Table

STEPS = (ending.orbs, ending.tracks, ending.dwellings, ending.cards)


def at_table(state: EldervaleState) -> Table:
    """A table to read from; nothing is told."""
    return Game(state, [], recording=False)


def ahead(game: Table, player: Player, eyes: Eyes) -> tuple[int, ...]:
    """EL-SCORE-1 to -6 step by step; prophecies only of a hand these eyes may look into."""
    if not player.element or game.state.phase == "over":
        return ()
    open_steps = [step(game, player) for step in STEPS]
    if player.ghost:  # EL-SOLO-8
        return (*open_steps, 0, 0)
    told = prophecies(game, player) if eyes.may(player.hand.audience) else 0
    return (*open_steps, vaults(game, player), told)


def vaults(game: Table, player: Player) -> int:
    """EL-SCORE-5, without anything being gained."""
    known = triggers_on("game-end")
    return sum(
        amount(game, Aim(player, held.id, element), effect.amount)
        for held in player.tableau
        for _, trigger, element, needs_orb in known.get(held.id, ())
        if (held.orb or not needs_orb)
        and all_hold(game, Aim(player, held.id, element), trigger.when)
        for effect in trigger.effects
        if isinstance(effect, Vp)
    )


def prophecies(game: Table, player: Player) -> int:
    """EL-SCORE-6, without anything being revealed."""
    cards = [library().magic[id] for id in player.hand.cards]
    return sum(
        (card.vp if all_hold(game, Aim(player, card.id), card.when) else 0)
        + amount(game, Aim(player, card.id), card.score)
        for card in cards
        if card.kind == "prophecy"
    )
