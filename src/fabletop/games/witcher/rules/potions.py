"""Potions: gaining, holding, using (WI-POTION)."""

from __future__ import annotations

from ....kernel.ask import Rule, pick, pick_some
from ..effects.vocabulary import ChoosePotion, PotionLimit, UncountedPotion
from ..library import library
from ..state import Fighter, Player, Table
from .cards import top_of
from .standing import changes

HELD = 4


def held_limit(player: Player) -> int:
    return HELD + sum(change.amount for change in changes(player, PotionLimit))


def gain_potion(game: Table, player: Player) -> Rule[None]:
    """The top potion of the deck, face up beside the board (WI-POTION-1)."""
    number = 2 if changes(player, ChoosePotion) else 1
    drawn = [card for _ in range(number) if (card := top_potion(game))]
    player.potions.extend(drawn)
    if len(drawn) == 2:
        kept = yield from pick(player.seat, "WI-POTION-1", {card: card for card in drawn})
        drawn.remove(kept)
        player.potions.remove(drawn[0])
        game.state.potion_discard.put(drawn[0])
        drawn = [kept]
    for card in drawn:
        game.tell("gained-potion", who=player.school, potion=card)
    # WI-POTION-2: whoever holds too many chooses which to give up, also the new one
    surplus = len(player.potions) - held_limit(player)
    if surplus > 0:
        yield from discard_potions(game, player, surplus, "WI-POTION-2")


def top_potion(game: Table) -> str | None:
    return top_of(game, game.state.potion_deck, game.state.potion_discard, "potions")


def discard_potions(game: Table, player: Player, number: int, rule: str) -> Rule[None]:
    """Unused potions of the player's choice, without effect."""
    chosen = yield from pick_some(
        player.seat,
        rule,
        {card: card for card in player.potions},
        least=number,
        most=number,
        about="to-discard",
    )
    for card in chosen:
        player.potions.remove(card)
        game.state.potion_discard.put(card)
        game.tell("discarded-potion", who=player.school, potion=card)


def may_drink(game: Table, player: Player, fighter: Fighter) -> bool:
    """WI-POTION-3: at most Alchemy potions per fight."""
    fight = game.state.fight
    used = len(fighter.potions)
    if fight is not None and fight.monster and player.seat == fight.attacker:
        ability = library().monsters[fight.monster].ability
        if ability.kind == "one-potion" and used >= ability.amount:
            return False
    # WI-POTION-5: a lowered Alchemy undoes nothing, it only bars further potions
    free = fighter.free_potions + len(changes(player, UncountedPotion))
    return used < player.alchemy + free


def put_aside(game: Table, player: Player, fighter: Fighter, card: str) -> None:
    """WI-POTION-4: a used potion is turned face down until the fight is over."""
    player.potions.remove(card)
    fighter.potions.append(card)
    game.tell("drank", who=player.school, potion=card)


def clear_used(game: Table, fighter: Fighter) -> None:
    """WI-POTION-4, WI-RESULT-2: used potions are discarded after the fight."""
    for card in fighter.potions:
        game.state.potion_discard.put(card)
    fighter.potions.clear()
