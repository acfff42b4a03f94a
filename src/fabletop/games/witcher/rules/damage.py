"""Damage, Shield, special effects, draw (WI-DAMAGE)."""

from __future__ import annotations

from ....kernel.ask import Rule, order, pick
from ..state import MONSTER, Blow, Player, Strike, Table
from ..terms import Special
from .abilities import window
from .attributes import lower_shield, raise_shield
from .beasts import (
    after_shields,
    combat_counts,
    kind_now,
    limit_damage,
    limit_draw,
    limit_shield,
    muted,
)
from .cards import HAND_LIMIT, discard, discard_top, draw, take_to_hand
from .combo import worth
from .life import check_attacked, current, lose_life, opponent


def deal_damage(game: Table, player: Player, blow: Blow) -> Rule[None]:
    """WI-DAMAGE-1, step 3a: everything added up is one damage instance."""
    total = worth(blow.combo, blow.links, muted(game)).damage + blow.damage
    total = limit_damage(game, player, blow, max(0, total))
    fight = current(game)
    other = opponent(fight, player.seat)
    if other == MONSTER:
        blow.dealt = lose_life(game, MONSTER, total)  # WI-DAMAGE-2: surplus is lost
        blow.made_discard = blow.made_discard or blow.dealt > 0
        check_attacked(game)
        return
    blow.dealt = 0
    if total:
        blow.dealt, lost = yield from hurt(game, game.state.players[other], total)
        blow.made_discard = blow.made_discard or lost > 0


def hurt(game: Table, victim: Player, amount: int) -> Rule[tuple[int, int]]:
    """One damage instance against a witcher; says how much it was and how many cards it cost."""
    fight = current(game)
    fight.strike = Strike(victim.seat, amount)
    yield from window(game, "REACT_DAMAGE", [victim.seat])
    strike = fight.strike
    game.tell("hurt", who=victim.school, amount=strike.amount)
    hand_first = kind_now(game, "hand-first") is not None
    lost = yield from lose_points(game, victim, strike.amount, hand_first)
    fight.strike = None
    if lost and strike.retaliate:
        lose_life(game, opponent(fight, victim.seat), strike.retaliate)
    check_attacked(game)
    return strike.amount, lost


def lose_points(game: Table, victim: Player, points: int, hand_first: bool) -> Rule[int]:
    """WI-DAMAGE-3: first Shield, then deck, then hand; says how many cards were lost.

    `hand_first` is an ability of monsters: hand, then Shield, then deck.
    """
    from_hand = 0
    if hand_first:
        from_hand = yield from lose_from_hand(game, victim, points)
        points -= from_hand
    points -= lower_shield(game, victim, points)
    from_deck = discard_top(game, victim, points)
    if not hand_first:
        from_hand = yield from lose_from_hand(game, victim, points - from_deck)
    return from_deck + from_hand


def lose_from_hand(game: Table, victim: Player, points: int) -> Rule[int]:
    """WI-DAMAGE-3: for each point one card chosen by the damaged player."""
    lost = 0
    while lost < points and victim.hand.cards:
        card = yield from pick(
            victim.seat, "WI-DAMAGE-3", {card: card for card in victim.hand.cards}
        )
        discard(game, victim, card)
        lost += 1
    return lost  # WI-DAMAGE-4: the last card counts like any other


def raise_shields(game: Table, player: Player, blow: Blow) -> None:
    """WI-DAMAGE-5, step 3b: all shield symbols, up to the maximum."""
    symbols = worth(blow.combo, blow.links, muted(game)).shield
    gain_shield(game, player, symbols * 2 if blow.doubled else symbols)
    after_shields(game, player, blow)


def gain_shield(game: Table, player: Player, amount: int) -> None:
    """Shield rises, also in the own fight turn, where a monster may limit it."""
    fight = game.state.fight
    if fight is None or fight.blow is None or fight.acting != player.seat:
        raise_shield(game, player, amount)
        return
    amount = limit_shield(game, fight.blow, amount)
    fight.blow.shield_gained += raise_shield(game, player, amount)


def special_effects(game: Table, player: Player, blow: Blow) -> Rule[None]:
    """WI-DAMAGE-6, step 3c: in an order chosen by the acting player."""
    specials = worth(blow.combo, blow.links, muted(game)).specials
    named: dict[str, tuple[Special, str]] = {}
    for special, card in specials:
        name = f"{special}:{card}"
        named[name if name not in named else f"{name}:again"] = (special, card)
    if len({special for special, _ in specials}) > 1 or (
        len(specials) > 1 and len(player.hand.cards) + len(specials) > HAND_LIMIT
    ):
        chosen = yield from order(player.seat, "WI-DAMAGE-6", named)
    else:
        chosen = list(named.values())  # equal effects: the order makes no difference
    for special, card in chosen:
        if special == "take_top_discard":
            if player.discard.cards:  # cards of the combo are not there yet
                take_to_hand(game, player, player.discard.cards[-1])
        elif card in blow.combo and len(player.hand.cards) < HAND_LIMIT:
            return_to_hand(game, player, blow, card)


def return_to_hand(game: Table, player: Player, blow: Blow, card: str) -> None:
    """`return_self`: the card leaves the combo; nothing else asks for the links any more."""
    blow.combo.remove(card)
    player.hand.put(card)
    game.tell("returned", who=player.school, card=card)


def draw_step(game: Table, player: Player, blow: Blow, modifiers: int) -> None:
    """WI-DAMAGE-7, step 4: Combat and all modifiers, at least 0."""
    number = combat_counts(game, player) + modifiers + blow.draw
    draw(game, player, max(0, limit_draw(game, blow, number)))
