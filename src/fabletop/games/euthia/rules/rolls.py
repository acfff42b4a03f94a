"""Hero rolls (EU-ROLL) and the hope die (EU-SHIA). Every number of a sum is kept with its name."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache, partial
from typing import Literal, TypeAlias

from ....kernel.ask import Deed, Rule, follow, pick
from ..effects.standing import EasePenalty, GaarPower, RollBonus
from ..fields import on_map
from ..library import library
from ..state import EuthiaState, Fight, Player, Roll, Table, Term
from .foes import foe_of
from .land import elements_at
from .life import gain_gaar
from .skoldur import DWURT, GAAR, count_dwurt, exchange_gaar, has_dwurt
from .standing import changes, counted, sheltered
from .windows import Window, usable

EARTH = 2  # CONST-EARTH
HOPE = 5  # CONST-HOPE
LOW = 5  # EU-SHIA-1: a natural hero roll up to this gives hope
Sort: TypeAlias = Literal["attack", "confront", "other"]


def flipped(dice: list[int]) -> None:
    """EU-ROLL-2: the higher of two different dice is turned to its opposite side."""
    if len(dice) == 2 and dice[0] != dice[1]:
        high = 0 if dice[0] > dice[1] else 1
        dice[high] = 7 - dice[high]


def roll_hero(game: Table, player: Player, sort: Sort) -> Roll:
    """EU-ROLL-1: dice, hope, air, earth, then what stands for or against the hero."""
    state = game.state
    natural = game.chance.roll("hero-dice", 2)
    roll = state.roll = Roll(player.seat, "hero", natural, natural[:], [])
    fight = state.fight
    game.tell("rolled", who=player.hero, first=natural[0], second=natural[1])
    if fight is not None and fight.card and sum(natural) <= LOW:  # EU-SHIA-1: on the natural sum
        raise_hope(game, fight, 1)
    here = elements_at(state, player.at) if on_map(player.at) else ()
    # EU-ROLL-4: air before earth, both once, directly after the roll
    if "air" in here and not sheltered(state, player, "air"):
        flipped(roll.dice)
    if "earth" in here and not sheltered(state, player, "earth"):
        roll.terms.append(Term("earth", EARTH))  # EU-ROLL-3
    for id, bonus in changes(state, player, RollBonus):
        if bonus.rolls in (sort, "all"):
            add(roll, id, bonus.amount * counted(state, player, bonus.per, id))
    if fight is not None:
        fight_terms(state, player, fight, roll, sort)
    return roll


def fight_terms(state: EuthiaState, player: Player, fight: Fight, roll: Roll, sort: Sort) -> None:
    """EU-COMBAT-25: printed and clover penalties; EU-CARDS-9: those of cards on every roll."""
    for term in fight.clovers:
        if not (fight.silenced and term.what in library().powers):
            roll.terms.append(term)
    if sort != "attack":
        return
    eased = sum(one.amount for _, one in changes(state, player, EasePenalty))
    add(roll, "penalty", -max(0, foe_of(state, fight).penalty - eased))
    roll.terms += fight.next_clovers
    roll.terms += fight.bonuses
    fight.next_clovers = []
    fight.bonuses = []


def add(roll: Roll, what: str, amount: int) -> None:
    if amount:
        roll.terms.append(Term(what, amount))


def spoken_sum(roll: Roll) -> str:
    """The line of the rulebook: 4 + 6 − 2 + 2."""
    told = " + ".join(map(str, roll.dice))
    for term in roll.terms:
        told += f" + {term.amount}" if term.amount > 0 else f" − {-term.amount}"
    return told


SUMS = ("sum", "rolled", "monster-rolled", "combat-card")  # a sum, or the start of a roll


def tell_sum(game: Table, roll: Roll) -> None:
    """Once for each change: what was told last of this roll is not told again."""
    if game.recording:
        told = spoken_sum(roll)
        last = next((one for one in reversed(game.lines) if one.id in SUMS), None)
        if last is None or last.id != "sum" or last.args["sum"] != told:
            game.tell("sum", sum=told, total=roll.total)


def reroll(game: Table, roll: Roll, die: int) -> None:
    """EU-ROLL-4: a die rerolled later is not flipped again."""
    stream = "hero-dice" if roll.of == "hero" else "monster-dice"
    roll.dice[die] = game.chance.die(stream)


def modify(game: Table, player: Player) -> Rule[None]:
    """EU-ROLL-5 to EU-ROLL-7: Gaar, clovers and hope in any order, each result seen first."""
    state = game.state
    fight = state.fight
    window: Window = "hero-c" if fight is not None and fight.stage == "hero-c" else "roll"
    while state.roll is not None:
        options = modifications(game, player)
        options |= usable(game, player, window)  # EU-ROLL-6: any number of clovers
        if not options:
            break
        deed = yield from pick(player.seat, "EU-ROLL-7", {**options, "done": None})
        if deed is None:
            break
        yield from follow(deed)
    if state.roll is not None:
        state.roll.done = True
        tell_sum(game, state.roll)


def modifications(game: Table, player: Player) -> dict[str, Deed]:
    """Gaar or Dwurt, and in combat the hope die (EU-ROLL-9)."""
    options: dict[str, Deed] = {}
    if has_dwurt(player):
        if player.dwurt:  # EU-SKOLDUR-2
            options["dwurt"] = partial(spend_dwurt, game, player)
        if player.gaar:
            options["gaar-to-dwurt"] = partial(exchange_gaar, game, player)
    elif player.gaar:
        options["gaar:1"] = partial(spend_gaar, game, player, 0)
        options["gaar:2"] = partial(spend_gaar, game, player, 1)
    fight = game.state.fight
    if fight is not None and fight.card and fight.hope:
        options |= hope_on_roll(game, player, fight)
    return options


def gaar_power(state: EuthiaState, player: Player, monster: bool) -> int:
    found = (one for _, one in changes(state, player, GaarPower))
    return sum(one.monster if monster else one.roll for one in found)


def spend_gaar(game: Table, player: Player, die: int) -> None:
    """EU-ROLL-5: one token back, one die rerolled, two more; CONST-GAAR."""
    roll = game.state.roll
    assert roll is not None
    player.gaar -= 1
    reroll(game, roll, die)
    amount = GAAR + gaar_power(game.state, player, False)
    add(roll, "gaar", amount)
    game.tell("gaar-reroll", who=player.hero, die=roll.dice[die], amount=amount)
    tell_sum(game, roll)


def spend_dwurt(game: Table, player: Player) -> None:
    """EU-SKOLDUR-2: three more, no reroll."""
    roll = game.state.roll
    assert roll is not None
    player.dwurt -= 1
    count_dwurt(game, player)
    amount = DWURT + gaar_power(game.state, player, False)
    add(roll, "dwurt", amount)
    game.tell("dwurt-spent", who=player.hero, amount=amount)
    tell_sum(game, roll)


# Prayer to Shia (EU-SHIA)


def raise_hope(game: Table, fight: Fight, amount: int) -> None:
    """EU-SHIA-1: at most 5; rerolls never count."""
    fight.hope = min(HOPE, fight.hope + amount)
    game.tell("hope", value=fight.hope)


def hope_on_roll(game: Table, player: Player, fight: Fight) -> dict[str, Deed]:
    """EU-SHIA-2: one point: +1; three points: +1 and a hit; two points: a Gaar."""
    options: dict[str, Deed] = {"hope:1": partial(hope_bonus, game, fight, 1)}
    if fight.hope >= 2:
        options["hope:2"] = partial(hope_gaar, game, player, fight)
    if fight.hope >= 3:
        options["hope:3"] = partial(hope_bonus, game, fight, 3)
    return options


def hope_bonus(game: Table, fight: Fight, points: int) -> None:
    """EU-SHIA-3: the hit of three points is unsigned and joins the attack's base."""
    roll = game.state.roll
    assert roll is not None
    fight.hope -= points
    add(roll, "hope", 1)
    if points == 3:
        if fight.stage == "hero-c":
            fight.extra_hits += 1
        else:
            fight.hits += 1
            fight.dealt += 1
    game.tell("hope", value=fight.hope)
    tell_sum(game, roll)


def hope_gaar(game: Table, player: Player, fight: Fight) -> None:
    """EU-SHIA-2: two points, at any time in combat."""
    fight.hope -= 2
    gain_gaar(game, player, 1)
    game.tell("hope", value=fight.hope)


def hope_options(game: Table, player: Player, fight: Fight) -> dict[str, Deed]:
    """What a hero may do in every window of a combat: hope to Gaar, Gaar to Dwurt."""
    options: dict[str, Deed] = {}
    if fight.hope >= 2:
        options["hope:2"] = partial(hope_gaar, game, player, fight)
    if player.gaar and has_dwurt(player):  # EU-SKOLDUR-3
        options["gaar-to-dwurt"] = partial(exchange_gaar, game, player)
    return options


def opens(player: Player, fight: Fight, look: Callable[[], Collection[object]]) -> bool:
    """EU-SHIA-2, EU-SKOLDUR-3: would there be more to choose from, with hope turned into Gaar and
    Gaar into Dwurt? Where not, nobody is asked."""
    if not any(asks_for_tokens(id) for id in player.slots if id):
        return False
    number, gaar, dwurt = len(look()), player.gaar, player.dwurt
    try:
        player.gaar += fight.hope // 2
        if has_dwurt(player):
            player.dwurt += player.gaar
        return len(look()) > number
    finally:
        player.gaar, player.dwurt = gaar, dwurt


@cache
def asks_for_tokens(id: str) -> bool:
    """A tile with a use that is paid in Gaar or Dwurt."""
    return any(use.cost.gaar or use.cost.dwurt for use in library().tiles[id].uses)


def end_hope(game: Table, player: Player, fight: Fight) -> None:
    """EU-SHIA-4: every two points become a Gaar, won or lost; an odd point is lost."""
    gain_gaar(game, player, fight.hope // 2)
    fight.hope = 0
