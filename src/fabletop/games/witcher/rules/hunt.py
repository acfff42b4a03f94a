"""Hunts: a witcher against a monster (WI-HUNT, WI-MONSTER)."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..effects.vocabulary import FirstTurn
from ..library import library
from ..records import Attack
from ..state import MONSTER, Player, Section, Strike, Table
from ..terms import Side
from . import beasts
from .abilities import window
from .attributes import lower_attribute
from .cards import discard_random, discard_top, remove
from .damage import hurt
from .fight import begin_turns, new_fight, prepare
from .life import check_attacked, current
from .standing import changes
from .trails import has_trail


def monster_here(game: Table, player: Player) -> Section | None:
    """WI-HUNT-1, WI-FIGHT-1: a monster on the player's own location."""
    for section in game.state.sections:
        if section.monster and section.place == player.place:
            return section
    return None


def may_hunt(game: Table, player: Player, section: Section) -> bool:
    if not beasts.can_challenge(player, section.monster):
        return False
    # WI-SOLO-5: the attribute trophy must not be the last
    monsters = sum(bool(one.monster) for one in game.state.sections)
    return not (game.state.solo and monsters == 1 and game.state.attribute_trophies)


def declare_hunt(game: Table, player: Player, section: Section) -> None:
    """WI-HUNT-2: the right-hand player controls the monster."""
    fight = new_fight(player, None)
    fight.monster = section.monster
    fight.terrain = section.terrain
    fight.announcer = game.state.right_of(player.seat)
    game.state.fight = fight
    game.tell("hunt-began", who=player.school, monster=section.monster)


def prepare_hunt(game: Table) -> Rule[None]:
    """WI-HUNT-3: init, pre, life deck, post, monster's life deck, START, first fight turn."""
    fight = current(game)
    player = game.state.players[fight.attacker]
    yield from beasts.on_challenge(game, player)
    yield from beasts.before_preparing(game, player)
    prepare(game, player)
    yield from beasts.after_preparing(game, player)
    build_life_deck(game)
    # WI-HUNT-6: the trail token gives the first fight turn; WI-TRAIL-3: it is not spent
    first = has_trail(player, fight.terrain) or bool(changes(player, FirstTurn))
    yield from begin_turns(game, player.seat if first else MONSTER)


def build_life_deck(game: Table) -> None:
    """WI-HUNT-4: as many shuffled fight cards as the monster has life; WI-HUNT-7: always full."""
    fight, deck = current(game), game.state.fight_deck
    deck.shuffle(game.chance, "fight-cards")
    for _ in range(library().monsters[fight.monster].life):
        fight.life.put(deck.draw())


def monster_turn(game: Table) -> Rule[None]:
    """WI-MONSTER-1: announce, turn the top card over, resolve the announced side."""
    fight = current(game)
    player = game.state.players[fight.attacker]
    fight.monster_turns += 1
    gasp = beasts.kind_now(game, "last-gasp")
    bonus = gasp if gasp is not None and len(fight.life.cards) <= 2 else 0
    side = yield from announce_side(game, player)
    card = fight.life.draw()
    fight.shown.append(card)
    game.reveal()
    game.tell("attacked", monster=fight.monster, side=side, card=card)
    record = library().fight_cards[card]
    attack = record.charge if side == "charge" else record.bite
    tell_attack(game, player, attack)
    yield from resolve_attack(game, player, attack, bonus)
    if not fight.outcome:
        beasts.end_of_turn(game, player)
        check_attacked(game)
    # WI-MONSTER-7, WI-FIGHT-9: the last card is spent and the witcher still stands
    if not fight.outcome and not fight.life.cards:
        fight.outcome = "defeated"
    fight.stage = "result" if fight.outcome else "turns"
    fight.acting = player.seat


def tell_attack(game: Table, player: Player, attack: Attack) -> None:
    """WI-MONSTER-8: what the card turned over does; abilities and reactions come after."""
    level = library().monsters[current(game).monster].level
    amount = level if attack.discard_random else beasts.damage_of(player, attack, level)
    kind = attack_kind(attack)
    attribute = attack.lower or attack.equal_to or ""
    game.tell("attack-told", kind=kind, amount=amount, attribute=attribute)


def attack_kind(attack: Attack) -> str:
    """The word for it in the chronicle."""
    if attack.remove:
        return "removes"
    if attack.discard_random:
        return "scatters"
    if attack.lower is not None:
        return "lowers"
    return "hits" if attack.equal_to is None else "equals"


def announce_side(game: Table, player: Player) -> Rule[Side]:
    """WI-MONSTER-2: the controller first, then the others counter-clockwise in turn."""
    fight = current(game)
    side: Side | None = None
    if beasts.kind_now(game, "worse-side") is not None:
        side = beasts.worse_side(game, player)
        game.reveal()  # the side says something about the card
    if side is None:
        if game.state.solo:  # WI-SOLO-8
            side = "charge" if game.chance.die("attack") <= 3 else "bite"
        else:
            sides: dict[str, Side] = {"charge": "charge", "bite": "bite"}
            side = yield from pick(fight.announcer, "WI-MONSTER-2", sides)
    pass_announcing(game)
    game.tell("announced", monster=fight.monster, side=side)
    fight.strike = Strike(player.seat, side=side)
    yield from window(game, "REACT_TYPE", [player.seat])
    side = fight.strike.side
    fight.strike = None
    return side


def pass_announcing(game: Table) -> None:
    """WI-MONSTER-2: counter-clockwise, skipping the active player."""
    fight = current(game)
    fight.announcer = game.state.right_of(fight.announcer)
    if fight.announcer == fight.attacker:
        fight.announcer = game.state.right_of(fight.announcer)


def resolve_attack(game: Table, player: Player, attack: Attack, bonus: int) -> Rule[None]:
    """One side of a fight card."""
    level = library().monsters[current(game).monster].level
    if attack.remove:
        yield from lose_card_for_good(game, player)
    elif attack.discard_random:
        # WI-MONSTER-4: by level; what the hand lacks comes from the deck. WI-DAMAGE-8: no Shield
        missing = level - discard_random(game, player, level)
        discard_top(game, player, missing)
    else:
        if attack.lower is not None:
            lower_attribute(game, player, attack.lower)  # WI-MONSTER-6: for good
        amount = beasts.damage_of(player, attack, level) + bonus
        yield from hurt(game, player, beasts.claw(game, player, amount))  # WI-MONSTER-3
        return
    check_attacked(game)
    if bonus and not current(game).outcome:
        yield from hurt(game, player, bonus)


def lose_card_for_good(game: Table, player: Player) -> Rule[None]:
    """WI-MONSTER-5: a hand card of the player's choice; with an empty hand the top of the deck."""
    if player.hand.cards:
        options = {card: card for card in player.hand.cards}
        card = yield from pick(player.seat, "WI-MONSTER-5", options)
        remove(game, player, card)
    elif player.deck.cards:
        game.reveal()
        remove(game, player, player.deck.cards[-1])
