"""First Strike and the hero attack phase (EU-COMBAT-11, EU-COMBAT-23 to EU-COMBAT-29)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed, Rule, pick
from ..effects.aim import Aim
from ..effects.registry import effects
from ..effects.standing import HitShift
from ..library import library
from ..scenarios import DragonRule, GolemRule
from ..state import Fight, Player, Table, Term
from .belongings import is_skill
from .combat import current, peril_card, settled, window
from .costs import pay
from .decks import discard_played
from .foes import special_rule
from .monster_attack import with_signed
from .places import in_range
from .powers import card_window, take_effect
from .rolls import hope_options, modify, opens, roll_hero
from .standing import changes, counted
from .windows import (
    ORDER,
    STRIKE,
    apply_waiting,
    end_of_round_effects,
    ready,
    wait_for_later,
)

ENDLESS = 30  # EU-COMBAT-29


def strikes(game: Table, player: Player, fight: Fight) -> dict[str, tuple[str, int]]:
    """EU-COMBAT-24: weapons and ready attack skills; EU-COMBAT-11, EU-TIME-5: in First Strike only
    those with its icon, and those in no other attack."""
    timing = "first-strike" if fight.first_strike else "attack"
    options: dict[str, tuple[str, int]] = {}
    for id in player.slots:
        if not id or id in player.exhausted or id in fight.struck:
            continue
        uses = library().tiles[id].uses
        for number, use in enumerate(uses):
            if use.timing == timing and ready(game, player, id, (use,)):
                key = (
                    f"strike:{id}" if f"strike:{id}" not in options else f"strike:{id}:{number + 1}"
                )
                options[key] = (id, number)
    return options


def first_strike(game: Table) -> Rule[None]:
    """EU-COMBAT-11: one attack before round 1, if wished."""
    fight = current(game)
    player = game.state.players[fight.hero]
    fight.first_strike = True
    while options := first_strike_options(game, player, fight):
        wanted = yield from pick(player.seat, "EU-COMBAT-11", {**options, "no-first-strike": None})
        if wanted is None:
            break
        if wanted is begin_strike:
            fight.stage = "hero-a"
            return
        wanted()
    fight.first_strike = False
    fight.stage = "heal-1"


def first_strike_options(game: Table, player: Player, fight: Fight) -> dict[str, Deed]:
    """EU-SKOLDUR-3: the Gaar that becomes Dwurt may pay for the blow."""
    found: dict[str, Deed] = {}
    if strikes(game, player, fight):
        found["first-strike"] = begin_strike
    return found | paying_more(game, player, fight)


def begin_strike() -> None:
    """The attack goes through the steps of the hero attack phase."""


def paying_more(game: Table, player: Player, fight: Fight) -> dict[str, Deed]:
    """EU-SHIA-2, EU-SKOLDUR-3: hope to Gaar, Gaar to Dwurt, if that pays for another strike."""
    changing = hope_options(game, player, fight)
    if changing and opens(player, fight, partial(strikes, game, player, fight)):
        return changing
    return {}


def curse(game: Table) -> Rule[None]:
    """EU-COMBAT-23: before the hero's roll the monster-player may play cards of that timing; alone
    those waiting take effect now (EU-SOLO-13)."""
    fight = current(game)
    fight.barred = False  # that was for the monster attack phase
    yield from card_window(game, fight, "EU-CARDS-6", ("hero-before",))
    waiting, fight.curses = fight.curses, []
    for card, number in waiting:
        yield from take_effect(game, fight, library().powers[card], number)
    fight.stage = "hero-a"


def step_a(game: Table) -> Rule[None]:
    """EU-COMBAT-23: effects before the hero's roll, and any number of fire essences."""
    fight = current(game)
    fight.silenced = False
    fight.extra_hits = 0
    yield from window(game, "hero-a", "EU-COMBAT-23", "hero-b")


def choose_strike(game: Table, player: Player, fight: Fight) -> Rule[tuple[str, int] | None]:
    """EU-COMBAT-24: what is at hand must be chosen from; nobody must pay for what is not."""
    while True:
        options: dict[str, tuple[str, int] | Deed | None] = {**strikes(game, player, fight)}
        changing = paying_more(game, player, fight)
        if not options:
            if not changing:
                return None
            options["pass"] = None
        chosen = yield from pick(player.seat, "EU-COMBAT-24", {**options, **changing})
        if chosen is None or isinstance(chosen, tuple):
            return chosen
        chosen()


def step_b(game: Table) -> Rule[None]:
    """EU-COMBAT-24: one weapon or ready attack skill must be chosen; then the roll."""
    fight = current(game)
    player = game.state.players[fight.hero]
    chosen = yield from choose_strike(game, player, fight)
    if chosen is None:
        after_attack(fight)
        return
    id, number = chosen
    use = library().tiles[id].uses[number]
    fight.weapon, fight.strike = id, number
    fight.struck.append(id)
    game.tell("strikes", who=player.hero, thing=id)
    if is_skill(library().tiles[id]):  # EU-TIME-5: weapons are not exhausted by it
        player.exhausted.append(id)
        wait_for_later(fight, id, STRIKE)
    yield from pay(game, player, use.cost, "EU-TILES-9")
    yield from effects.run(game, Aim(player, id), use.effects)
    roll_hero(game, player, "attack")
    fight.stage = "hero-c"


def step_c(game: Table) -> Rule[None]:
    """EU-COMBAT-25: Gaar, clovers, hope, effects after the roll; the monster does nothing."""
    fight = current(game)
    player = game.state.players[fight.hero]
    yield from apply_waiting(game, player, fight, ORDER[-1])
    yield from modify(game, player)
    fight.stage = "hero-d"


def step_d(game: Table) -> Rule[None]:
    """EU-COMBAT-26: the final strength, the weapon's diagram, the hits."""
    state, fight = game.state, current(game)
    player, roll = state.players[fight.hero], state.roll
    assert roll is not None
    found = in_range(library().tiles[fight.weapon].uses[fight.strike].diagram, roll.total)
    base = 0
    if found is not None:
        base = found.hits
        yield from effects.run(game, Aim(player, fight.weapon), found.effects)
    base += fight.extra_hits
    terms = [
        one
        for one in fight.hit_terms
        if not (fight.silenced and one.what in library().powers and one.amount < 0)
    ]
    terms += [
        Term(id, one.amount * counted(state, player, one.per, id))
        for id, one in changes(state, player, HitShift)
    ]
    hits = with_signed(base, terms)
    fight.hits += hits
    fight.dealt += hits
    game.tell("hero-strikes", who=player.hero, strength=roll.total, hits=hits)
    fight.hit_terms = []
    fight.extra_hits = 0
    if fight.again == 1 and not settled(game, fight):
        fight.again = 2
        fight.stage = "hero-b"
        return
    after_attack(fight)


def after_attack(fight: Fight) -> None:
    """What was meant for this attack ends with it, also when there was nothing to strike with."""
    fight.bonuses = []
    fight.hit_terms = []
    fight.extra_hits = 0
    if fight.first_strike:
        fight.first_strike = False
        fight.again = 0
        fight.stage = "heal-1"
    else:
        fight.stage = "round-end"


def end_round(game: Table) -> Rule[None]:
    """EU-COMBAT-28: played cards that are neither lasting nor carry a clover are discarded."""
    state, fight = game.state, current(game)
    player = state.players[fight.hero]
    for card in fight.regeneration:  # EU-CARDS-8
        aim = Aim(player, card, "foe")
        yield from effects.run(game, aim, library().powers[card].lasting)
    for id, lasting in end_of_round_effects(fight):
        yield from effects.run(game, Aim(player, id), lasting.effects)
    discard_played(state, fight.played)
    fight.waiting = []
    fight.stage = "heal-1"
    if settled(game, fight):
        return
    if fight.round >= ENDLESS:
        game.tell("endless", who=player.hero)
        player.health = 0
        return
    peril_round(game, fight)


def peril_round(game: Table, fight: Fight) -> None:
    """S-3 rules 1 and 4: forms change at the end of a combat round; three rounds are the limit."""
    state = game.state
    rule: DragonRule | GolemRule | None = None
    if fight.foe == "dragon":
        rule = special_rule(state, DragonRule)
    elif fight.foe == "golem":
        rule = special_rule(state, GolemRule)
    if rule is None:
        return
    state.peril.hits = fight.hits
    state.peril.most_hits = max(state.peril.most_hits, fight.hits)
    fight.card = peril_card(game, fight.foe)
    if fight.round >= rule.combat_rounds:
        fight.stage = "broken"
