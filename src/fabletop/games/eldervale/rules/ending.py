"""The end of the game and scoring (EL-END, EL-SCORE)."""

from __future__ import annotations

from ..effects.abilities import Trigger
from ..effects.aim import Aim
from ..effects.modifiers import ScoredCards
from ..effects.registry import effects
from ..library import library
from ..state import EldervaleState, Player, Table
from .counts import all_hold, amount
from .land import element_of
from .levels import value
from .resources import total
from .standing import changes, triggers_on

CARDS_PER_DWELLING = 3  # EL-SCORE-4


def trigger_end(game: Table, player: Player) -> None:
    """EL-END-1: a sixth dwelling, or the last realm; EL-END-3: a second trigger changes nothing."""
    state = game.state
    if state.trigger < 0:
        state.trigger = player.seat
        # EL-END-2: everybody, from the next player to the one whose turn it is
        state.left = len(state.players)
        game.tell("end-triggered", who=player.faction)


def score(game: Table) -> None:
    """Each step for all players before the next."""
    state = game.state
    sheets: list[list[int]] = [[player.vp] for player in state.players]  # EL-SCORE-0
    for step in (orbs, tracks, dwellings, cards, vaults):
        for player, sheet in zip(state.players, sheets, strict=True):
            gained = step(game, player)
            sheet.append(gained)
            player.vp += gained
            if gained and step is not vaults:  # EL-SCORE-8: these tell each card
                game.tell(f"score-{step.__name__}", who=player.faction, number=gained)
    for player in reveal_order(state):
        gained = prophecies(game, player)
        sheets[player.seat].append(gained)
        player.vp += gained
    state.sheet = [tuple(sheet) for sheet in sheets]
    for player in state.players:
        game.tell("scored", who=player.faction, number=player.vp)


def reveal_order(state: EldervaleState) -> list[Player]:
    """EL-SCORE-6: from the lowest VP to the highest; level: the later in turn order first."""
    seats = len(state.players)
    return sorted(state.players, key=lambda one: (one.vp, -((one.seat - state.first) % seats)))


def orbs(game: Table, player: Player) -> int:
    """EL-SCORE-1, EL-ORB-7: 1 VP per unplaced orb."""
    return player.orbs


def tracks(game: Table, player: Player) -> int:
    """EL-SCORE-2: the value of the level of each power token."""
    return sum(value(player, element) for element in player.power)


def dwellings(game: Table, player: Player) -> int:
    """EL-SCORE-3, EL-DWELL-8: the power value in the element of each dwelling's realm."""
    return sum(value(player, element_of(game.state, place)) for place in player.dwellings)


def cards(game: Table, player: Player) -> int:
    """EL-SCORE-4: the start card always, adventure cards three per dwelling, the best ones.

    EL-AURA-7: auras are adventure cards, attached or not.
    """
    box = library().adventures
    worth = sorted(
        (value(player, box[held.id].element) for held in player.tableau if held.id in box),
        reverse=True,
    )
    most = CARDS_PER_DWELLING * len(player.dwellings)
    most += sum(one.amount for one in changes(game, player, ScoredCards))
    return value(player, player.element) + sum(worth[:most])


def vaults(game: Table, player: Player) -> int:
    """EL-SCORE-5, EL-VAULT-1, EL-VAULT-3: by their text, among the scored cards or not."""
    if player.ghost:  # EL-SOLO-8: it scores steps 1 to 4
        return 0
    before = player.vp
    known = triggers_on("game-end")
    for held in list(player.tableau):
        for _, trigger, element, needs_orb in known.get(held.id, ()):
            if needs_orb and not held.orb:
                continue
            finish(game, Aim(player, held.id, element), trigger)
    gained = player.vp - before
    player.vp = before
    return gained


def finish(game: Table, aim: Aim, trigger: Trigger) -> None:
    if all_hold(game, aim, trigger.when):
        for _ in effects.run(game, aim, trigger.effects):
            raise RuntimeError("nothing is asked while scoring")


def prophecies(game: Table, player: Player) -> int:
    """EL-SCORE-6: all prophecies in hand are revealed, each scored separately."""
    gained = 0
    for id in player.hand.cards:
        card = library().magic[id]
        if card.kind != "prophecy":
            continue
        aim = Aim(player, id)
        worth = card.vp if all_hold(game, aim, card.when) else 0
        worth += amount(game, aim, card.score)
        game.reveal(player.hand.audience)
        game.tell("prophecy", who=player.faction, card=id, number=worth)
        gained += worth
    return gained


def standing_of(player: Player) -> tuple[int, int]:
    """EL-SCORE-7: VP, then resources with magic cards in hand."""
    return player.vp, total(player)
