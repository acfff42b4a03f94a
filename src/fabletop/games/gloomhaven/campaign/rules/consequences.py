"""What events, boxes, chapters and milestones do (GH-CAMP-30 to GH-CAMP-32)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from .....kernel.ask import Rule, amount, follow, pick
from ...library import library
from ...terms import Condition
from .. import effects as e
from ..document import Character
from ..state import LEADER, Town, TownState
from .achievements import gain_achievement
from .boxes import open_box, open_record
from .decks import add_event, random_design, random_scenario, release_number
from .levelling import CHECKS_FOR_PERK, MOST_CHECK_PERKS, lowest_xp
from .prosperity import gain_prosperity
from .reputation import gain_reputation
from .scenarios import unlock
from .shop import receive

RULE = "GH-CAMP-31"


def holds(state: TownState, case: e.Case, applied: bool = False) -> bool:
    """GH-CAMP-30: all conditions of a case; what is to be paid must be there."""
    low, high = case.reputation_at_least, case.reputation_at_most
    party = state.present
    return (
        not (case.otherwise and applied)
        and (not case.classes or any(one.type in case.classes for one in party))
        and (low is None or state.party.reputation >= low)
        and (high is None or state.party.reputation <= high)
        and sum(one.gold for one in party) >= case.pay
        and all(one.gold >= case.pay_each for one in party)
        and (not case.give_item or bool(owners(state, case.give_item)))
    )


def owners(state: TownState, number: int) -> list[Character]:
    item = library().item_numbers.get(number, "")
    return [one for one in state.present if item in one.items]


def pay(game: Town, case: e.Case) -> Rule[None]:
    """GH-CAMP-30: gold is split as the players like; GH-CAMP-31: an item comes from one."""
    state = game.state
    if case.pay:
        yield from split(game, -case.pay, state.present)
    if case.pay_each:
        for one in state.present:
            change_gold(game, one, -case.pay_each)
    if case.give_item:
        item = library().item_numbers[case.give_item]
        giver = yield from choose_one(game, owners(state, case.give_item), "for-giving")
        giver.items.remove(item)
        game.tell("town-gave", who=giver.type, what=item)


def choose_one(game: Town, among: Sequence[Character], about: str) -> Rule[Character]:
    """The party agrees on a character."""
    options = {f"character:{one.type}": one for one in among}
    return (yield from pick(LEADER, RULE, options, about=about))


def split(game: Town, total: int, party: Sequence[Character]) -> Rule[None]:
    """GH-CAMP-31: collective gold; each player says how much of it is theirs."""
    left = abs(total)
    for number, one in enumerate(party):
        others = party[number + 1 :]
        if total < 0:  # GH-CAMP-32: as far as there is any
            least = max(0, left - sum(other.gold for other in others))
            most = min(one.gold, left)
            least = min(least, most)
        else:
            least, most = (left, left) if not others else (0, left)
        about = "for-paying" if total < 0 else "for-sharing"
        part = yield from amount(game.state.seat_of(one), RULE, least, most, about=about)
        change_gold(game, one, part if total > 0 else -part)
        left -= part


def change_gold(game: Town, character: Character, change: int) -> None:
    """GH-CAMP-32: never below nothing."""
    change = max(change, -character.gold)
    character.gold += change
    if change:
        game.tell(
            "town-gold" if change > 0 else "town-gold-lost", who=character.type, amount=abs(change)
        )


def change_xp(game: Town, character: Character, change: int) -> None:
    """GH-CAMP-32: never below the experience of the level."""
    before = character.xp
    character.xp = max(lowest_xp(character), character.xp + change)
    if character.xp != before:
        game.tell("town-xp", who=character.type, amount=character.xp - before)


def change_checks(game: Town, character: Character, change: int) -> None:
    """GH-CAMP-32: checkmarks that earned a perk are never lost."""
    most = CHECKS_FOR_PERK * MOST_CHECK_PERKS
    kept = min(most, character.checks - character.checks % CHECKS_FOR_PERK)
    before = character.checks
    character.checks = max(kept, character.checks + change)
    if character.checks != before:
        game.tell("town-checks", who=character.type, amount=character.checks - before)


# Effects


def each_gold(game: Town, effect: e.Gold) -> Rule[None]:
    """GH-CAMP-31: to every character, or to all together."""
    party = game.state.present
    if effect.scope == "collective" and party:
        yield from split(game, effect.amount, party)
        return
    for one in party:
        change_gold(game, one, effect.amount)


def each_xp(game: Town, effect: e.Xp) -> None:
    for one in game.state.present:
        change_xp(game, one, effect.amount)


def each_checks(game: Town, effect: e.Checks) -> None:
    for one in game.state.present:
        change_checks(game, one, effect.amount)


def find_item(game: Town, effect: e.FindItem) -> Rule[None]:
    """GH-CAMP-31: an item goes to one character."""
    item = library().item_numbers.get(effect.number)
    if item is None or not game.state.present:
        return
    who = yield from choose_one(game, game.state.present, item)
    receive(game, who, item)


def start_with(game: Town, effect: e.StartWith) -> Rule[None]:
    """GH-CAMP-31: all of the party unless one is named."""
    party = game.state.present
    if effect.who == "one" and party:
        party = [(yield from choose_one(game, party, "for-start"))]
    for one in party:
        one.start = burdened(one, effect)
        game.tell("town-burdened", who=one.type)


def burdened(character: Character, effect: e.StartWith) -> Any:
    start = character.start
    tokens: tuple[Condition, ...] = tuple(
        one for one in effect.conditions if one not in ("bless", "curse")
    )
    return msgspec.structs.replace(
        start,
        conditions=start.conditions + tokens,
        damage=start.damage + effect.damage,
        discards=start.discards + effect.discards,
        minus_ones=start.minus_ones + effect.minus_ones,
        blesses=start.blesses + effect.conditions.count("bless"),
        curses=start.curses + effect.conditions.count("curse"),
        consumed=start.consumed + (effect.slot,) * effect.used_items,
    )


def open_sealed(game: Town, effect: e.OpenBox) -> Rule[None]:
    for inside in open_box(game, effect.box):
        yield from apply(game, inside)


def choose_effect(game: Town, effect: e.ChooseOne) -> Rule[None]:
    """The party agrees on one of them."""
    options = {f"effect:{number}": one for number, one in enumerate(effect.of, 1)}
    chosen = yield from pick(LEADER, RULE, options, about="for-effect")
    yield from apply(game, chosen)


HANDLERS: dict[type[e.Effect], Callable[[Town, Any], Rule[None] | None]] = {
    e.Gold: each_gold,
    e.Xp: each_xp,
    e.Checks: each_checks,
    e.Reputation: lambda game, effect: gain_reputation(game, effect.amount),
    e.Prosperity: lambda game, effect: gain_prosperity(game, effect.amount),
    e.FindItem: find_item,
    e.Design: lambda game, effect: release_number(game, effect.number),
    e.RandomDesign: lambda game, effect: random_design(game),
    e.RandomScenario: lambda game, effect: random_scenario(game),
    e.Unlock: lambda game, effect: unlock(game, effect.scenario),
    e.Achieve: lambda game, effect: gain_achievement(game, effect.id),
    e.AddEvent: lambda game, effect: add_event(game, effect.event),
    e.OpenBox: open_sealed,
    e.OpenRecord: lambda game, effect: open_record(game),
    e.StartWith: start_with,
    e.ChooseOne: choose_effect,
}


def apply(game: Town, effect: e.Effect) -> Rule[None]:
    """One effect, if its case holds."""
    if not holds(game.state, effect.when):
        return
    yield from pay(game, effect.when)
    yield from follow(lambda: HANDLERS[type(effect)](game, effect))
