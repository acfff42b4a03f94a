"""Encounters and quests (EU-QUEST)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed, Reasons, Rule, Text
from ....kernel.secrecy import NOBODY, Zone
from ..effects.aim import Aim
from ..effects.registry import effects
from ..library import library
from ..records import Quest, Want
from ..state import EuthiaState, Player, Table
from .costs import pay, payable
from .land import encounter_at, monster_on
from .rolls import modify, roll_hero
from .windows import trigger

OPEN = 2
MORE_THAN_PLAYERS = 2  # EU-QUEST-1
ALONE = 3  # EU-SOLO-2, EU-COOP-7


def deck_size(state: EuthiaState) -> int:
    """EU-QUEST-1: players + 2; EU-SOLO-2, EU-COOP-7: three."""
    return ALONE if state.alone else len(state.players) + MORE_THAN_PLAYERS


def cards_for(state: EuthiaState, kind: str) -> list[str]:
    """EU-QUEST-1: of the witch only cards without the one-player symbol; EU-SOLO-2: only with."""
    own = library().quests_of[kind]
    single = [id for id in own if library().quests[id].solo]
    if single and state.alone:
        return single
    return [id for id in own if not library().quests[id].solo]


def prepare_encounter(game: Table, kind: str) -> None:
    """EU-QUEST-1: shuffle, count off, turn up two; the cards beyond the number are never drawn."""
    state = game.state
    deck = Zone(NOBODY, cards_for(state, kind))
    deck.shuffle(game.chance, f"quests-{kind}")
    state.decks[f"quests-{kind}"] = deck
    state.quests_left[kind] = min(deck_size(state), len(deck.cards))
    state.open_quests[kind] = []
    turn_up(game, kind)


def turn_up(game: Table, kind: str) -> None:
    """EU-QUEST-4: to two face up, as far as there are cards; EU-GEN-2: none is used again."""
    state = game.state
    shown = state.open_quests[kind]
    while len(shown) < OPEN and state.quests_left[kind]:
        shown.append(state.decks[f"quests-{kind}"].draw())
        state.quests_left[kind] -= 1
        game.reveal()
        game.tell("quest-open", card=shown[-1], kind=kind)


def refill_encounters(game: Table) -> None:
    """EU-TURN-8 (5)."""
    for kind, shown in game.state.open_quests.items():
        if len(shown) < OPEN:
            turn_up(game, kind)


def here(state: EuthiaState, player: Player) -> list[str]:
    """EU-QUEST-2: the open cards of the encounter on the hero's liberated field. EU-QUEST-6: quests
    of legendary places would lie open in the same way; no scenario of this box has any."""
    kind = encounter_at(state, player.at)
    if not kind or monster_on(state, player.at):
        return []
    return [id for id in state.open_quests.get(kind, ()) if id not in state.tried]


def quest_options(game: Table, player: Player) -> dict[str, Deed]:
    """EU-QUEST-3: one of the alternatives that can be paid."""
    options: dict[str, Deed] = {}
    for id in here(game.state, player):
        for number, want in enumerate(library().quests[id].wants, 1):
            if payable(player, want.cost):
                options[f"quest:{id}:{number}"] = partial(fulfil, game, player, id, want)
    return options


def why_no_quest(game: Table, player: Player) -> Reasons:
    return {
        f"quest:{id}:{number}": Text("why-cannot-pay")
        for id in here(game.state, player)
        for number, want in enumerate(library().quests[id].wants, 1)
        if not payable(player, want.cost)
    }


def fulfil(game: Table, player: Player, id: str, want: Want) -> Rule[None]:
    """EU-QUEST-2: meet the requirement, take the reward, keep the card for scoring."""
    state = game.state
    quest: Quest = library().quests[id]
    yield from pay(game, player, want.cost, "EU-QUEST-3")
    if want.roll:
        roll = roll_hero(game, player, "other")
        yield from modify(game, player)
        if roll.total < want.roll:
            state.tried.append(id)
            game.tell("quest-failed", who=player.hero, card=id)
            return
    state.open_quests[quest.kind].remove(id)
    player.quests.append(id)
    game.tell("quest-fulfilled", who=player.hero, card=id)
    yield from effects.run(
        game, Aim(player, id), quest.reward
    )  # EU-QUEST-5: reward tiles are drawn
    yield from trigger(game, player, "quest-fulfilled")
