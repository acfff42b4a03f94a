"""Evaluation of the fight in progress: its odds, and what victory or death would mean."""

from __future__ import annotations

from ..fields import Field
from ..library import library
from ..records import Foe, Monster
from ..rules.dragon import form_of
from ..rules.foes import foe_of, special_rule, vitality
from ..rules.land import hex_at
from ..rules.monster_attack import with_signed
from ..rules.places import in_range
from ..scenarios import DragonRule, GolemRule
from ..state import EuthiaState, Fight, Player
from .atlas import token_left
from .odds import Level, Means, bite_of, means_of, menace, odds
from .targets import (
    Want,
    against_level,
    at_hand,
    cards_ready,
    elite_prize,
    endurance,
    loss_of,
    more_of,
    ready_slots,
    trophy_worth,
)
from .worth import effects_worth, loot_worth

SURE = 0.9  # victory itself is worth more than its promise
TOKEN_TAKEN = 2.5  # what a hero's death is worth to the monster-player
AFTER = ("mon-c1", "mon-c2", "mon-d")
HERO_NEXT = ("heal-2", "curse", "hero-a", "hero-b")


def fight_worth(state: EuthiaState, player: Player, fight: Fight, want: Want) -> float:
    """For the hero-player."""
    if not fight.card:
        if fight.foe != "monster":
            prize = elite_prize(state, player, fight.level, want.more["elites"], want.turns)
            won = winning(state, player, fight)
        else:
            slots, health = at_hand(player), endurance(player)
            gaar = player.gaar + player.dwurt
            won, fame = against_level(state, player, slots, health, gaar, fight.level, want.turns)
            prize = fame + field_worth(state, fight.field, want)
    else:
        won = winning(state, player, fight)
        prize = prize_of(state, player, fight, want)
    return SURE * won * prize - (1 - won) * loss_of(state, player) + 0.15 * fight.hope


def field_worth(state: EuthiaState, field: Field, want: Want) -> float:
    return loot_worth(hex_at(state, field).loot, want.turns) + more_of(
        want.more, token_left(state, field)
    )


def prize_of(state: EuthiaState, player: Player, fight: Fight, want: Want) -> float:
    foe = foe_of(state, fight)
    if fight.foe == "elite":
        return elite_prize(state, player, foe.level, want.more["elites"], want.turns)
    if not isinstance(foe, Monster):
        return 6.0
    prize = trophy_worth(state, player, foe.level) + field_worth(state, fight.field, want)
    if player.reputation >= foe.least and (foe.most is None or player.reputation <= foe.most):
        prize += effects_worth(foe.reward, want.turns)
    return prize


def opponent(state: EuthiaState, fight: Fight) -> Foe:
    if fight.card:
        return foe_of(state, fight)
    if fight.foe in ("dragon", "golem"):
        return library().forms[form_now(state)]
    return library().elites[library().bounties[state.bounty].elite]


def form_now(state: EuthiaState) -> str:
    """The form in which the scenario's dragon or golem would be met."""
    dragon = special_rule(state, DragonRule)
    if dragon is not None:
        return form_of(state, dragon)
    golem = special_rule(state, GolemRule)
    assert golem is not None
    return golem.form


def cards_held(state: EuthiaState, player: Player, fight: Fight) -> tuple[float, float]:
    if fight.monster < 0:
        return cards_ready(state, player)
    rival = state.players[fight.monster]
    return len(rival.silver.cards), 0.7 * len(rival.gold.cards)


def winning(state: EuthiaState, player: Player, fight: Fight) -> float:
    """The odds from this moment on: what was rolled, what was laid up, what is still at hand."""
    if player.health <= 0:
        return 0.0
    foe = opponent(state, fight)
    bite = bite_of(foe)
    total = vitality(state, fight) if fight.card else foe.vitality
    left = float(total - fight.hits)
    health = endurance(player)
    stage, roll = fight.stage, state.roll
    hero_next = stage in HERO_NEXT
    if stage in AFTER and roll is not None and roll.of == "monster":
        found = in_range(foe.diagram, roll.total)
        base = (found.wounds if found is not None else 0) + fight.extra_wounds
        wounds = with_signed(base, fight.wounds)
        if wounds >= player.health:
            return 0.0
        health -= wounds
        hero_next = True
        if not wounds:
            left -= fight.riposte
    elif stage == "hero-c" and roll is not None and fight.weapon:
        diagram = library().tiles[fight.weapon].uses[fight.strike].diagram
        found = in_range(diagram, roll.total)
        left -= with_signed(
            (found.hits if found is not None else 0) + fight.extra_hits, fight.hit_terms
        )
        # a point more might reach the next line
        left -= 0.02 * roll.total
    else:
        health -= bite.slope * sum(one.amount for one in fight.paws)
        health -= 0.8 * sum(one.amount for one in fight.wounds)
        if fight.skipped and not hero_next:
            health += bite.mean
        elif fight.fewer_dice and not hero_next:
            health += 0.6 * bite.mean
        left -= fight.extra_hits + 0.8 * sum(one.amount for one in fight.hit_terms)
        left -= 0.22 * sum(one.amount for one in (*fight.bonuses, *fight.next_clovers))
    left -= 0.22 * sum(one.amount for one in fight.clovers)
    left -= 1.2 * len(fight.each_round) - 0.8 * len(fight.regeneration)
    if fight.again == 1:
        left -= 1.5
    health += 0.6 * len(state.blessings)
    if not fight.card:
        cards = menace(means_of(foe), *cards_ready(state, player))
    else:
        rest = Means(fight.chaos, fight.gaar, 0, 0)
        cards = menace(rest, *cards_held(state, player, fight))
    foe_level = Level(foe.vitality, bite, foe.penalty, cards)
    if left <= 0 and stage == "hero-c":
        return 1.0
    return odds(
        ready_slots(player) if fight.card else at_hand(player),
        round(max(0.2, left), 1),
        round(health, 1),
        player.gaar + player.dwurt,
        foe_level,
        hero_next,
        fight.round > 0 or stage == "hero-c",
    )
