"""The monster attack phase (EU-COMBAT-14 to EU-COMBAT-22)."""

from __future__ import annotations

from functools import partial

from ....kernel.ask import Deed, Rule, follow, pick
from ..effects.aim import Aim
from ..effects.registry import effects
from ..effects.standing import StrengthShift, WoundShift
from ..state import Fight, Player, Roll, Seat, Table, Term
from .cards import exchange_silver
from .combat import current, window
from .decks import EXCHANGE
from .foes import foe_of, immune
from .land import elements_at
from .life import suffer
from .places import in_range
from .powers import card_window, end_clovers, play_options
from .rolls import (
    EARTH,
    add,
    flipped,
    gaar_power,
    hope_options,
    raise_hope,
    reroll,
    tell_sum,
)
from .skoldur import DWURT, GAAR, count_dwurt, has_dwurt
from .standing import changes
from .windows import trigger

HIGH = 10  # EU-SHIA-1


def step_a(game: Table) -> Rule[None]:
    """EU-COMBAT-14 (a), (b): the hero's window; then clover penalties end."""
    fight = current(game)
    fight.wounds = []
    fight.fewer_dice = 0
    fight.extra_wounds = 0
    fight.riposte = 0
    fight.barred = False
    yield from window(game, "mon-a", "EU-COMBAT-14", "mon-cards")
    end_clovers(game, fight)
    if fight.skipped:
        fight.stage = "heal-2"


def step_a_cards(game: Table) -> Rule[None]:
    """EU-COMBAT-14 (c): cards with timing before, or before and after, the monster's roll.
    EU-SOLO-9: alone no card is played here."""
    fight = current(game)
    yield from card_window(game, fight, "EU-CARDS-5", ("mon-before", "mon-both"))
    fight.stage = "mon-b"


def step_b(game: Table) -> None:
    """EU-COMBAT-15: the roll, the hope die, air, earth."""
    fight = current(game)
    number = 2 if not fight.fewer_dice else 1
    open_roll(game, fight, game.chance.roll("monster-dice", number), fight.monster)
    fight.stage = "mon-c1"


def open_roll(game: Table, fight: Fight, natural: list[int], seat: Seat) -> Roll:
    """The dice lie: hope, elementals (EU-COMBAT-8), and what was used before the roll."""
    state = game.state
    player = state.players[fight.hero]
    roll = state.roll = Roll(seat, "monster", natural, natural[:], [])
    game.tell("monster-rolled", dice=" + ".join(map(str, natural)))
    if sum(natural) >= HIGH:
        raise_hope(game, fight, 1)
    if not immune(state, fight):  # EU-ELITE-8, EU-ELEM-6
        here = elements_at(state, fight.field)
        if "air" in here:
            flipped(roll.dice)  # with one die left air does nothing
        if "earth" in here:
            add(roll, "earth", EARTH)
    roll.terms += fight.paws
    fight.paws = []
    if not immune(state, fight):
        for id, shift in changes(state, player, StrengthShift):
            add(roll, id, shift.amount)
    tell_sum(game, roll)
    return roll


# Step C, part 1


def step_c1(game: Table) -> Rule[None]:
    """EU-COMBAT-16: starting with the monster-player, one action or a pass each; two passes in
    succession end it."""
    state, fight = game.state, current(game)
    player, rival = state.players[fight.hero], state.players[fight.monster]
    passes = 0
    monster_acts = True
    while passes < 2:
        if monster_acts:
            deed = yield from monster_action(game, fight, rival)
        else:
            deed = yield from hero_action(game, fight, player)
        if deed is None:
            passes += 1
        else:
            passes = 0
            yield from follow(deed)
        monster_acts = not monster_acts
    fight.stage = "mon-c2"


def monster_action(game: Table, fight: Fight, rival: Player) -> Rule[Deed | None]:
    """EU-CARDS-3: silver may be exchanged first; that is no action of the alternation."""
    while True:
        cards = bool(fight.chaos and not fight.barred and (rival.silver.cards or rival.gold.cards))
        if not fight.gaar and not cards:
            return None
        options: dict[str, Deed] = {}
        if fight.gaar:
            for die in range(len(dice_of(game))):
                options[f"gaar:{die + 1}"] = partial(monster_gaar, game, fight, die)
        options |= play_options(game, fight, rival, ("mon-after", "mon-both"))
        trading: dict[str, Deed] = {}
        if cards and len(rival.silver.cards) >= EXCHANGE:
            trading["exchange"] = partial(exchange_silver, game, rival)
        offered = {**options, **trading, "pass": None}
        deed = yield from pick(rival.seat, "EU-COMBAT-16", offered, always=True)
        if deed is None or deed not in trading.values():
            return deed
        yield from follow(deed)


def dice_of(game: Table) -> list[int]:
    roll = game.state.roll
    assert roll is not None
    return roll.dice


def monster_gaar(game: Table, fight: Fight, die: int) -> None:
    """EU-COMBAT-18: only Gaar beside the monster card: reroll one die, two more."""
    roll = game.state.roll
    assert roll is not None
    fight.gaar -= 1
    reroll(game, roll, die)
    add(roll, "monster-gaar", GAAR)
    game.tell("monster-gaar", die=roll.dice[die], amount=GAAR)
    tell_sum(game, roll)


def hero_action(game: Table, fight: Fight, player: Player) -> Rule[Deed | None]:
    """EU-SHIA-2, EU-SKOLDUR-3: hope becomes Gaar and Gaar Dwurt at any time; that is no action of
    the alternation."""
    while True:
        options = against_roll(game, player)
        changing = hope_options(game, player, fight)
        if not (options or changing):
            return None
        offered = {**options, **changing, "pass": None}
        deed = yield from pick(player.seat, "EU-COMBAT-16", offered)
        if deed is None or deed not in changing.values():
            return deed
        deed()


def against_roll(game: Table, player: Player) -> dict[str, Deed]:
    """EU-COMBAT-16: own Gaar rerolls a die of the monster and takes two away; Dwurt takes three."""
    options: dict[str, Deed] = {}
    if has_dwurt(player):
        if player.dwurt:
            options["dwurt"] = partial(hero_dwurt, game, player)
    elif player.gaar:
        for die in range(len(dice_of(game))):
            options[f"gaar:{die + 1}"] = partial(hero_gaar, game, player, die)
    return options


def hero_gaar(game: Table, player: Player, die: int) -> None:
    roll = game.state.roll
    assert roll is not None
    player.gaar -= 1
    reroll(game, roll, die)
    amount = -GAAR - gaar_power(game.state, player, True)
    add(roll, "gaar", amount)
    game.tell("gaar-reroll", who=player.hero, die=roll.dice[die], amount=amount)
    tell_sum(game, roll)


def hero_dwurt(game: Table, player: Player) -> None:
    roll = game.state.roll
    assert roll is not None
    player.dwurt -= 1
    count_dwurt(game, player)
    amount = -DWURT - gaar_power(game.state, player, True)
    add(roll, "dwurt", amount)
    game.tell("dwurt-spent", who=player.hero, amount=amount)
    tell_sum(game, roll)


def step_c2(game: Table) -> Rule[None]:
    """EU-COMBAT-17: items and skills, shields among them (EU-COMBAT-19); no Gaar any more.
    EU-SOLO-12: alone the hero's Gaar comes first, any number."""
    state, fight = game.state, current(game)
    if state.alone:
        player = state.players[fight.hero]
        while (deed := (yield from hero_action(game, fight, player))) is not None:
            deed()
    yield from window(game, "mon-c", "EU-COMBAT-17", "mon-d")


# Step D


def with_signed(base: int, terms: list[Term]) -> int:
    """EU-COMBAT-20, EU-COMBAT-26: plus counts only if the base is at least 1, then minus, not
    below 0; on a base of 0 signed effects do nothing."""
    if base < 1:
        return 0
    return max(0, base + sum(one.amount for one in terms))


def step_d(game: Table) -> Rule[None]:
    """EU-COMBAT-20: the final strength, the diagram, the wounds."""
    state, fight = game.state, current(game)
    player, roll = state.players[fight.hero], state.roll
    assert roll is not None
    tell_sum(game, roll)
    found = in_range(foe_of(state, fight).diagram, roll.total)
    before = player.health
    base = 0
    if found is not None:
        base = found.wounds
        yield from effects.run(game, Aim(player, fight.card, "foe"), found.effects)
    base += fight.extra_wounds
    terms = list(fight.wounds)
    terms += [Term(id, one.amount) for id, one in changes(state, player, WoundShift)]
    wounds = with_signed(base, terms)
    game.tell("monster-strikes", card=fight.card, strength=roll.total, wounds=wounds)
    dead = suffer(game, player, wounds)
    fight.suffered += before - player.health
    fight.stage = "heal-2"
    if dead or player.health <= 0:
        return
    if wounds:
        yield from trigger(game, player, "wounded")
    elif fight.riposte:
        fight.hits += fight.riposte
        fight.dealt += fight.riposte
        game.tell("riposte", who=player.hero, hits=fight.riposte)
