"""Runs of effects in combat."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..library import library
from ..rules.decks import colour_of, draw_cards, feed_bank, hand
from ..rules.foes import immune
from ..rules.powers import add_clover
from ..rules.rolls import raise_hope
from ..rules.standing import any_of
from ..rules.windows import begin_each_round
from ..state import NOBODY_PLAYS, Fight, Table, Term
from . import vocabulary as e
from .aim import Aim
from .registry import effects
from .run_turn import amount_of
from .standing import FullShield

AFTER_ROLL = ("mon-c1", "mon-c2", "mon-d")
HERO_ATTACK = ("hero-a", "hero-b", "hero-c", "hero-d", "curse")


def fight_of(game: Table) -> Fight | None:
    fight = game.state.fight
    return fight if fight is not None and fight.card else None


def touchable(game: Table, aim: Aim) -> Fight | None:
    """The fight, unless its monster ignores the effect: EU-ELITE-8: an immune one ignores what
    tiles and essences do to it."""
    fight = fight_of(game)
    if fight is not None and aim.side == "hero" and immune(game.state, fight):
        return None
    return fight


# Rolls and strengths


@effects.on(e.Clover)
def clover(game: Table, aim: Aim, effect: e.Clover) -> None:
    """EU-ROLL-6: to the roll just made, or to the coming attack; EU-COMBAT-19, EU-CARDS-9."""
    amount = amount_of(game, aim, effect)
    fight, roll = game.state.fight, game.state.roll
    term = Term(aim.source, amount)
    if fight is None:
        if roll is not None:
            roll.terms.append(term)
    elif aim.side == "foe":
        add_clover(fight, aim.source, amount)
    elif amount < 0:
        if not full_shield(game, aim):
            fight.next_clovers.append(term)
    elif roll is not None and roll.of == "hero" and not roll.done:
        roll.terms.append(term)
    else:
        fight.bonuses.append(term)


def full_shield(game: Table, aim: Aim) -> bool:
    one = library().tiles.get(aim.source)
    shield = one is not None and one.kind == "shield"
    return shield and any_of(game.state, aim.player, FullShield)


@effects.on(e.Paw)
def paw(game: Table, aim: Aim, effect: e.Paw) -> None:
    fight, roll = touchable(game, aim), game.state.roll
    if fight is None:
        return
    term = Term(aim.source, amount_of(game, aim, effect))
    if fight.stage in AFTER_ROLL and roll is not None and roll.of == "monster":
        roll.terms.append(term)
    else:
        fight.paws.append(term)


@effects.possible_if(e.Paw, e.DropDie, e.Chaos, e.MonsterGaar, e.BarCards, e.SkipAttack)
def touches_monster(game: Table, aim: Aim, effect: e.Effect) -> bool:
    return touchable(game, aim) is not None


@effects.on(e.Wounds)
def wounds(game: Table, aim: Aim, effect: e.Wounds) -> None:
    fight = fight_of(game)
    if fight is not None:
        fight.wounds.append(Term(aim.source, amount_of(game, aim, effect)))


@effects.on(e.Hits)
def hits(game: Table, aim: Aim, effect: e.Hits) -> None:
    fight = fight_of(game)
    if fight is not None:
        fight.hit_terms.append(Term(aim.source, amount_of(game, aim, effect)))


@effects.on(e.Hit)
def hit(game: Table, aim: Aim, effect: e.Hit) -> None:
    """EU-COMBAT-26: with an attack part of its base; else dealt at once (EU-COMBAT-27)."""
    fight = fight_of(game)
    if fight is None:
        return
    amount = amount_of(game, aim, effect)
    if fight.stage in HERO_ATTACK:
        fight.extra_hits += amount
        return
    fight.hits += amount
    fight.dealt += amount
    game.tell("hit", card=fight.card, hits=amount)


@effects.possible_if(e.Wounds, e.Hits, e.Hit, e.Riposte, e.StrikeAgain, e.EachRound, e.Withdraw)
def in_fight(game: Table, aim: Aim, effect: e.Effect) -> bool:
    return fight_of(game) is not None


@effects.on(e.Hope)
def hope(game: Table, aim: Aim, effect: e.Hope) -> None:
    fight = game.state.fight
    if fight is not None:
        raise_hope(game, fight, effect.amount)


# The monster and its tokens


@effects.on(e.MonsterHeals)
def monster_heals(game: Table, aim: Aim, effect: e.MonsterHeals) -> None:
    """EU-COMBAT-21: not below 0."""
    fight = fight_of(game)
    if fight is not None and fight.hits:
        healed = min(fight.hits, amount_of(game, aim, effect))
        fight.hits -= healed
        game.tell("monster-healed", card=fight.card, amount=healed)


@effects.on(e.MonsterDraws)
def monster_draws(game: Table, aim: Aim, effect: e.MonsterDraws) -> None:
    """EU-ELITE-9; EU-SOLO-20: alone the cards go to the bank."""
    fight = fight_of(game)
    if fight is None:
        return
    if fight.monster == NOBODY_PLAYS:
        for _ in range(effect.cards):
            feed_bank(game, effect.colour)
    else:
        draw_cards(game, game.state.players[fight.monster], effect.colour, effect.cards)


@effects.on(e.DropDie)
def drop_die(game: Table, aim: Aim, effect: e.DropDie) -> None:
    fight = touchable(game, aim)
    if fight is not None:
        fight.fewer_dice = 1


@effects.on(e.Chaos)
def chaos(game: Table, aim: Aim, effect: e.Chaos) -> None:
    fight = touchable(game, aim)
    if fight is not None:
        fight.chaos = max(0, fight.chaos + effect.amount)


@effects.on(e.MonsterGaar)
def monster_gaar(game: Table, aim: Aim, effect: e.MonsterGaar) -> None:
    fight = touchable(game, aim)
    if fight is not None:
        fight.gaar = max(0, fight.gaar + effect.amount)


@effects.on(e.TakeGaar)
def take_gaar(game: Table, aim: Aim, effect: e.TakeGaar) -> None:
    """EU-SOLO-17: what a monster takes it may use from the next round on."""
    fight, player = fight_of(game), aim.player
    if fight is None:
        return
    if effect.by == "hero":
        if touchable(game, aim) is None:
            return
        taken = min(effect.amount, fight.gaar)
        fight.gaar -= taken
        player.gaar += taken
        return
    first = min(effect.amount, player.gaar)
    player.gaar -= first
    second = min(effect.amount - first, player.dwurt)
    player.dwurt -= second
    fight.gaar += first + second
    game.tell("gaar-stolen", who=player.hero, amount=first + second)


@effects.possible_if(e.TakeGaar)
def gaar_there(game: Table, aim: Aim, effect: e.TakeGaar) -> bool:
    fight = touchable(game, aim)
    return fight is not None and (effect.by == "monster" or fight.gaar > 0)


@effects.on(e.TakeAny)
def take_any(game: Table, aim: Aim, effect: e.TakeAny) -> Rule[None]:
    """The monster-player takes coins or cards of the hero-player."""
    fight, player = fight_of(game), aim.player
    if fight is None or fight.monster == NOBODY_PLAYS:
        return
    rival = game.state.players[fight.monster]
    for _ in range(effect.amount):
        options: dict[str, str] = {"rob:coin": "coin"} if player.coins else {}
        options |= {"rob:silver": "silver"} if player.silver.cards else {}
        options |= {"rob:gold": "gold"} if player.gold.cards else {}
        if not options:
            return
        what = yield from pick(rival.seat, "EU-CARDS-4", options)
        game.tell("robbed", who=rival.hero, of=player.hero, thing=what)
        if what == "coin":
            player.coins -= 1
            rival.coins += 1
            continue
        zone = player.silver if what == "silver" else player.gold
        card = game.chance.pick("rob", zone.cards)
        zone.take(card)
        hand(rival, colour_of(card)).put(card)
        game.reveal()


# Attacks


@effects.on(e.Silence)
def silence(game: Table, aim: Aim, effect: e.Silence) -> None:
    fight = touchable(game, aim)
    if fight is not None:
        fight.silenced = True


@effects.possible_if(e.Silence)
def something_to_silence(game: Table, aim: Aim, effect: e.Silence) -> bool:
    fight = touchable(game, aim)
    return fight is not None and bool(fight.clovers or fight.hit_terms)


@effects.on(e.BarCards)
def bar_cards(game: Table, aim: Aim, effect: e.BarCards) -> None:
    fight = touchable(game, aim)
    if fight is not None:
        fight.barred = True


@effects.on(e.SkipAttack)
def skip_attack(game: Table, aim: Aim, effect: e.SkipAttack) -> None:
    fight = touchable(game, aim)
    if fight is not None:
        fight.skipped = True


@effects.on(e.Riposte)
def riposte(game: Table, aim: Aim, effect: e.Riposte) -> None:
    fight = fight_of(game)
    if fight is not None:
        fight.riposte += effect.hits


@effects.on(e.StrikeAgain)
def strike_again(game: Table, aim: Aim, effect: e.StrikeAgain) -> None:
    fight = fight_of(game)
    if fight is not None and not fight.again:
        fight.again = 1


@effects.on(e.EachRound)
def each_round(game: Table, aim: Aim, effect: e.EachRound) -> None:
    fight = fight_of(game)
    if fight is not None:
        begin_each_round(fight, aim.source, effect)


@effects.on(e.ThisCombat)
def this_combat(game: Table, aim: Aim, effect: e.ThisCombat) -> None:
    game.state.blessings.extend(effect.changes)


@effects.on(e.Slay)
def slay(game: Table, aim: Aim, effect: e.Slay) -> None:
    """EU-ELITE-9: the hero's health is set to 0."""
    aim.player.health = 0


@effects.on(e.Withdraw)
def withdraw(game: Table, aim: Aim, effect: e.Withdraw) -> None:
    fight = fight_of(game)
    if fight is not None:
        fight.withdrawn = True
