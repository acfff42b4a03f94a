"""The five Specialisations (WI-SPEC). Only the row of the current value counts (WI-SPEC-7)."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel.ask import Deed, Rule, order, pick, pick_some
from ....kernel.secrecy import only
from ..effects.vocabulary import ExtraSpecialisation
from ..library import library
from ..state import MONSTER, Blow, Player, Table
from .cards import HAND_LIMIT, discard_chosen, draw, put_back, take_to_hand
from .damage import gain_shield
from .life import check_attacked, current, fighter, opponent, opposing_pile
from .standing import changes

KEY = "specialise"


def row(player: Player) -> tuple[int, int]:
    """The two numbers of the current row."""
    assert player.school
    return library().schools[player.school].rows[player.specialisation - 1]


def unspent(game: Table, player: Player) -> bool:
    """WI-SPEC-1: once per fight, with the Specialisation trophy twice."""
    one = fighter(game, player)
    return one is not None and one.specialised < 1 + len(changes(player, ExtraSpecialisation))


def spend(game: Table, player: Player) -> None:
    one = fighter(game, player)
    assert one is not None
    one.specialised += 1
    game.tell("specialised", who=player.school, row=player.specialisation)


def in_step_one(game: Table, player: Player) -> Mapping[str, Deed]:
    """Griffin and Cat act before the combo."""
    if not unspent(game, player):
        return {}
    room = len(player.hand.cards) < HAND_LIMIT
    if player.school == "griffin" and player.discard.cards and room:  # WI-SPEC-6
        return {KEY: lambda: magic(game, player)}
    one = fighter(game, player)
    if player.school == "cat" and one is not None and one.turns == 1 and player.deck.cards:
        return {KEY: lambda: speed(game, player)}  # WI-SPEC-4: in the first fight turn
    return {}


def before_damage(game: Table, player: Player) -> Mapping[str, Deed]:
    """WI-SPEC-5: the Wolf, when the combo just completed has three or more cards."""
    blow = current(game).blow
    if player.school != "wolf" or blow is None or len(blow.combo) < 3:
        return {}
    return {KEY: lambda: swordsmanship(game, player, blow)} if unspent(game, player) else {}


def after_damage(game: Table, player: Player) -> Mapping[str, Deed]:
    """WI-SPEC-2: the Viper, when the opponent has just discarded because of the attack."""
    blow = current(game).blow
    if player.school != "viper" or blow is None or not blow.made_discard:
        return {}
    ready = unspent(game, player) and opposing_pile(game, player).cards
    return {KEY: lambda: poisonous_steel(game, player)} if ready else {}


def armour(game: Table, player: Player) -> None:
    """WI-SPEC-3: the Bear, by itself, with Shield 0 in an own fight turn; once in a turn."""
    one = fighter(game, player)
    if player.school != "bear" or player.shield or one is None or one.armoured == one.turns:
        return
    if not unspent(game, player):
        return
    one.armoured = one.turns
    cards, shield = row(player)
    spend(game, player)
    gain_shield(game, player, shield)  # Shield first, then the cards
    draw(game, player, cards)


def speed(game: Table, player: Player) -> Rule[None]:
    """WI-SPEC-4: draw, then put some of these cards back on top in any order."""
    number, back = row(player)
    spend(game, player)
    drawn = draw(game, player, number)
    new = player.hand.cards[len(player.hand.cards) - drawn :]
    if not back or not new:
        return
    chosen = yield from pick_some(
        player.seat, "WI-SPEC-4", {card: card for card in new}, least=back, most=back
    )
    ordered = yield from order(
        player.seat, "WI-SPEC-4", {card: card for card in chosen}, about="in-order"
    )
    for card in reversed(ordered):
        player.deck.put(player.hand.take(card), only(player.seat))


def swordsmanship(game: Table, player: Player, blow: Blow) -> None:
    """WI-SPEC-5: damage now, and from row 2 cards in step 4."""
    damage, cards = row(player)
    spend(game, player)
    blow.damage += damage
    blow.draw += cards


def magic(game: Table, player: Player) -> Rule[None]:
    """WI-SPEC-6: a card of the discard pile to the hand, then discard as the row says."""
    any_card, dropped = row(player)
    spend(game, player)
    pile = player.discard.cards
    card = pile[-1]
    if any_card:
        card = yield from pick(
            player.seat, "WI-SPEC-6", {one: one for one in pile}, about="to-take"
        )
    take_to_hand(game, player, card)
    if dropped:
        yield from discard_chosen(game, player, dropped, "WI-SPEC-6")


def poisonous_steel(game: Table, player: Player) -> Rule[None]:
    """WI-SPEC-2: look at the top cards, discard some of them, put the rest back in any order."""
    look, dropped = row(player)
    spend(game, player)
    fight = current(game)
    pile = opposing_pile(game, player)
    top = pile.show_top(look, player.seat)
    game.reveal()
    chosen = yield from pick_some(
        player.seat, "WI-SPEC-2", {card: card for card in top}, least=dropped, most=dropped
    )
    other = opponent(fight, player.seat)
    target = fight.lost if other == MONSTER else game.state.players[other].discard
    for card in chosen:
        target.put(pile.take(card))
        if other != MONSTER:
            game.tell("discarded", who=game.state.players[other].school, card=card)
    game.tell("poisoned", who=player.school, number=len(chosen))
    rest = {card: card for card in top if card not in chosen}
    if rest:
        ordered = yield from order(player.seat, "WI-SPEC-2", rest, about="in-order")
        put_back(pile, ordered, player.seat)
    check_attacked(game)
