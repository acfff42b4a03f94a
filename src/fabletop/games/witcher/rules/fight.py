"""Fights: what hunts and duels have in common (WI-FIGHT)."""

from __future__ import annotations

from ....kernel.ask import Rule
from ..state import Blow, Fight, Fighter, Player, Table
from .abilities import usable, window
from .beasts import muted, random_first
from .cards import reshuffle
from .combo import note_colours, play_combo, put_away, worth
from .damage import deal_damage, draw_step, raise_shields, special_effects
from .life import check_acting, current, opponent
from .specialisations import after_damage, armour, before_damage, in_step_one


def prepare(game: Table, player: Player) -> None:
    """WI-FIGHT-2: keep the hand, draw nothing, shuffle the discard pile into the life deck."""
    player.used_in_fight.clear()
    reshuffle(game, player)


def begin_turns(game: Table, first: int) -> Rule[None]:
    """The life decks exist: START effects, then the first fight turn."""
    fight = current(game)
    fight.stage = "turns"
    fight.acting = first
    for one in fight.fighters:
        one.lowest = game.state.players[one.seat].cards_left
    yield from window(game, "START", [fight.attacker, fight.defender])


def witcher_turn(game: Table) -> Rule[None]:
    """WI-FIGHT-4: potions and abilities, combo, effects, draw."""
    fight = current(game)
    player = game.state.players[fight.acting]
    one = next(one for one in fight.fighters if one.seat == player.seat)
    one.turns += 1
    blow = fight.blow = Blow()
    armour(game, player)
    # WI-FIGHT-5, step 1: any number of usable effects, in any order
    yield from window(game, "STEP1", [player.seat], lambda one: in_step_one(game, one))
    if not fight.outcome:
        first = random_first(game, player)
        yield from play_combo(game, player, blow, first, lambda: usable(game, player, "STEP2"))
        note_colours(blow)
        yield from resolve(game, player, blow)
    # WI-FIGHT-11: whatever ended the fight, the combo lies in the discard pile before the results
    put_away(player, blow)
    check_acting(game)
    fight.blow = None
    pass_turn(game, one)


def resolve(game: Table, player: Player, blow: Blow) -> Rule[None]:
    """Steps 3 and 4; WI-FIGHT-11: the rest is dropped when the fight ends on the way."""
    fight = current(game)
    yield from window(game, "STEP3", [player.seat], lambda one: before_damage(game, one))
    yield from deal_damage(game, player, blow)
    if not fight.outcome:
        yield from window(game, "STEP3", [player.seat], lambda one: after_damage(game, one))
    if fight.outcome:
        return
    modifiers = worth(blow.combo, blow.links, muted(game)).draw
    raise_shields(game, player, blow)
    armour(game, player)  # WI-SPEC-3: the monster may have taken the last Shield
    yield from special_effects(game, player, blow)
    yield from window(game, "STEP4", [player.seat])
    draw_step(game, player, blow, modifiers)


def pass_turn(game: Table, one: Fighter) -> None:
    """WI-FIGHT-3: fight turns alternate until the fight ends."""
    fight = current(game)
    if not fight.hunt:
        watch_stalemate(game, fight)
    if fight.outcome:
        fight.stage = "result"
    else:
        fight.acting = opponent(fight, one.seat)


def watch_stalemate(game: Table, fight: Fight) -> None:
    """WI-DUEL-7: after ten fight turns without progress on either side the defender wins."""
    progress = False
    for one in fight.fighters:
        left = game.state.players[one.seat].cards_left
        if left < one.lowest:
            one.lowest = left
            progress = True
    fight.quiet_turns = 0 if progress else fight.quiet_turns + 1
    if fight.quiet_turns >= 10 and not fight.outcome:
        fight.outcome = "defender"
        game.tell("stalemate")


def new_fight(attacker: Player, defender: Player | None) -> Fight:
    fighters = [Fighter(attacker.seat)]
    if defender is None:
        return Fight(attacker.seat, fighters)
    fighters.append(Fighter(defender.seat))
    return Fight(attacker.seat, fighters, defender.seat)
