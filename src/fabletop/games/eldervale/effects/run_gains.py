"""What effects do: resources, points, composition. Importing this enters all of them."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..library import library
from ..rules.cashing import cash, gain_shown
from ..rules.counts import amount, holds
from ..rules.filters import Aim, realm_fits
from ..rules.glory import gain_glory
from ..rules.land import element_of
from ..rules.levels import sole_leader
from ..rules.paying import can_pay, pay, spend_any, spend_magic
from ..rules.power import TOP, gain_any_power, gain_power
from ..rules.resources import discard_magic, draw_magic, gain_several
from ..rules.rewards import gain_vp, take_orb
from ..rules.standing import changes
from ..rules.tiles import owed
from ..rules.treasure import columns, take_top
from ..state import Player, Side, Table
from ..terms import TOKENS
from . import run_battle, run_cards, run_units
from . import vocabulary as e
from .modifiers import Shielded
from .registry import possible, run_effects, runs, sensible

__all__ = ["run_battle", "run_cards", "run_units"]

CHOICE = "EL-GEN-1"  # questions that an effect asks


# Resources and treasure


@runs(e.Gain)
def run_gain(game: Table, aim: Aim, effect: e.Gain) -> Rule[None]:
    for _ in range(amount(game, aim, effect.times)):
        yield from gain_several(game, aim.player, owed(effect.bag))


@runs(e.Lose)
def run_lose(game: Table, aim: Aim, effect: e.Lose) -> Rule[None]:
    """As much of it as there is."""
    player = aim.player
    for kind, number in owed(effect.bag).items():
        if kind == "magic":
            yield from spend_magic(game, player, min(number, len(player.hand.cards)))
        elif kind == "any":
            held = sum(player.supply.values()) + len(player.hand.cards)
            yield from spend_any(game, player, min(number, held), aim.source)
        else:
            player.supply[kind] -= min(number, player.supply[kind])


@sensible(e.Lose)
def can_lose(game: Table, aim: Aim, effect: e.Lose) -> bool:
    return False  # giving something up is never the point of an effect


@runs(e.Steal)
def run_steal(game: Table, aim: Aim, effect: e.Steal) -> Rule[None]:
    victims = stealable(game, aim, effect)
    if effect.source == "one" and victims:
        options = {f"from:{one.faction}": one for one in victims}
        victims = [(yield from pick(aim.player.seat, CHOICE, options, about=aim.source))]
    for victim in victims:
        for _ in range(effect.amount):
            yield from take_from(game, aim, victim, effect.what)


def stealable(game: Table, aim: Aim, effect: e.Steal) -> list[Player]:
    """Opponents who have some and are not shielded."""
    state = game.state
    victims = state.opponents(aim.player.seat)
    if effect.source == "foes":
        battle = state.battle
        seats = [side.seat for side in battle.sides] if battle is not None else []
        victims = [one for one in state.players if one.seat in seats and one is not aim.player]
    found = []
    for one in victims:
        if any(change.what == "resources" for change in changes(game, one, Shielded)):
            continue
        if effect.what == "magic":
            has = bool(one.hand.cards)
        elif effect.what == "any":
            has = any(one.supply.values())
        else:
            has = bool(one.supply[effect.what])
        if has:
            found.append(one)
    return found


@sensible(e.Steal)
def can_steal(game: Table, aim: Aim, effect: e.Steal) -> bool:
    return bool(stealable(game, aim, effect))


def take_from(game: Table, aim: Aim, victim: Player, what: str) -> Rule[None]:
    player = aim.player
    if what == "magic":
        if victim.hand.cards:
            card = game.chance.pick("theft", sorted(victim.hand.cards))
            victim.hand.take(card)
            player.hand.put(card)
            game.reveal()
            game.tell("stole", who=player.faction, other=victim.faction, kind="magic")
        return
    if what == "any":
        options = {f"gain:{kind}": kind for kind in TOKENS if victim.supply[kind]}
        if not options:
            return
        what = yield from pick(player.seat, CHOICE, options, about=aim.source)
    if victim.supply[what]:
        victim.supply[what] -= 1
        yield from gain_several(game, player, {what: 1})
        game.tell("stole", who=player.faction, other=victim.faction, kind=what)


@runs(e.Trade)
def run_trade(game: Table, aim: Aim, effect: e.Trade) -> Rule[None]:
    player, price = aim.player, owed(effect.pay)
    for _ in range(amount(game, aim, effect.times)):
        if not can_pay(player, price) or not possible(game, aim, effect.effects):
            return
        options = {"yes": True, "pass": False}
        if not (yield from pick(player.seat, CHOICE, options, about=aim.source)):
            return
        yield from pay(game, player, price, aim.source)
        yield from run_effects(game, aim, effect.effects)


@sensible(e.Trade)
def can_trade(game: Table, aim: Aim, effect: e.Trade) -> bool:
    return (
        amount(game, aim, effect.times) > 0
        and can_pay(aim.player, owed(effect.pay))
        and possible(game, aim, effect.effects)
    )


@runs(e.Sift)
def run_sift(game: Table, aim: Aim, effect: e.Sift) -> Rule[None]:
    """The cards looked at are in the hand until those not kept are discarded."""
    player = aim.player
    before = list(player.hand.cards)
    drawn = draw_magic(game, player, effect.look)
    looked = [card for card in player.hand.cards if card not in before]
    for _ in range(max(0, drawn - effect.keep)):
        options = {f"drop:{card}": card for card in looked}
        card = yield from pick(player.seat, CHOICE, options, about=aim.source)
        looked.remove(card)
        discard_magic(game, player, card)


@runs(e.TakeDiscard)
def run_take_discard(game: Table, aim: Aim, effect: e.TakeDiscard) -> Rule[None]:
    found = discarded(game, effect)
    if found:
        options = {f"take-card:{card}": card for card in found}
        card = yield from pick(aim.player.seat, CHOICE, options, about=aim.source)
        game.state.magic_discard.take(card)
        aim.player.hand.put(card)
        game.tell("took-discard", who=aim.player.faction, card=card)


def discarded(game: Table, effect: e.TakeDiscard) -> list[str]:
    box = library().magic
    return [
        card for card in game.state.magic_discard.cards if effect.kind in ("any", box[card].kind)
    ]


@sensible(e.TakeDiscard)
def can_take_discard(game: Table, aim: Aim, effect: e.TakeDiscard) -> bool:
    return bool(discarded(game, effect))


@runs(e.TakeTreasure)
def run_take_treasure(game: Table, aim: Aim, effect: e.TakeTreasure) -> Rule[None]:
    state = game.state
    for _ in range(effect.amount):
        options = {}
        for place in treasure_places(game, aim, effect):
            for number in columns(game, place):
                token = state.realms[place].columns[number][-1]
                options[f"take:{token}"] = (place, number)
        if not options:
            return
        place, number = yield from pick(aim.player.seat, CHOICE, options, about=aim.source)
        yield from take_top(game, aim.player, place, number)


def treasure_places(game: Table, aim: Aim, effect: e.TakeTreasure) -> list[int]:
    return [
        place
        for place, realm in enumerate(game.state.realms)
        if any(realm.columns) and realm_fits(game, aim, place, effect.realm)
    ]


@sensible(e.TakeTreasure)
def can_take_treasure(game: Table, aim: Aim, effect: e.TakeTreasure) -> bool:
    return bool(treasure_places(game, aim, effect))


@runs(e.Cash)
def run_cash(game: Table, aim: Aim, effect: e.Cash) -> Rule[None]:
    player = aim.player
    if not player.treasure:
        return
    options: dict[str, str] = {"pass": ""}
    options |= {f"cash:{token}": token for token in player.treasure}
    token = yield from pick(player.seat, CHOICE, options, about=aim.source)
    if token:
        yield from cash(game, player, token)
        for _ in range(effect.times - 1):
            yield from gain_shown(game, player, token)


@sensible(e.Cash)
def can_cash(game: Table, aim: Aim, effect: e.Cash) -> bool:
    return bool(aim.player.treasure)


@runs(e.GainSlots)
def run_gain_slots(game: Table, aim: Aim, effect: e.GainSlots) -> Rule[None]:
    """EL-SLOT-3; also when an opponent's card is borrowed: its tokens work for you."""
    card = library().adventures[aim.source]
    held = next(
        one for player in game.state.players for one in player.tableau if one.id == aim.source
    )
    for slot, token in zip(card.slots, held.slots, strict=True):
        if slot.kind != "gain":
            continue
        if token and token != "orb":
            yield from gain_shown(game, aim.player, token)
        else:
            yield from gain_several(game, aim.player, owed(slot.printed))


# Points, power, glory, orbs


@runs(e.Vp)
def run_vp(game: Table, aim: Aim, effect: e.Vp) -> None:
    gain_vp(game, aim.player, amount(game, aim, effect.amount))


@runs(e.Power)
def run_power(game: Table, aim: Aim, effect: e.Power) -> Rule[None]:
    player = aim.player
    for _ in range(amount(game, aim, effect.amount)):
        if effect.element == "any":
            yield from gain_any_power(game, player)
            continue
        elements = power_elements(game, aim, effect)
        if elements:
            options = {f"power:{one}": one for one in elements}
            element = yield from pick(player.seat, CHOICE, options, about=aim.source)
            yield from gain_power(game, player, element)


def power_elements(game: Table, aim: Aim, effect: e.Power) -> list[str]:
    """The tracks an effect may mean now."""
    state, player, wanted = game.state, aim.player, effect.element
    if wanted == "led":
        return [one for one in state.elements if sole_leader(game, player, one)]
    if wanted == "trailing":
        return [
            one
            for one in state.elements
            if one in player.power
            and any(other.power.get(one, 0) > player.power[one] for other in state.players)
        ]
    if wanted == "here":
        one = element_of(state, aim.here) if aim.here >= 0 else ""
    else:
        one = aim.element if wanted == "this" else wanted
    return [one] if one in state.elements else []


@sensible(e.Power)
def can_power(game: Table, aim: Aim, effect: e.Power) -> bool:
    if effect.element == "any":
        return True
    return any(aim.player.power.get(one, 0) < TOP for one in power_elements(game, aim, effect))


@runs(e.Glory)
def run_glory(game: Table, aim: Aim, effect: e.Glory) -> Rule[None]:
    yield from gain_glory(game, aim.player, amount(game, aim, effect.amount))


@runs(e.Orb)
def run_orb(game: Table, aim: Aim, effect: e.Orb) -> Rule[None]:
    """EL-SETUP-15: an orb left out of this game, while there is one."""
    if game.state.orbs_box:
        game.state.orbs_box -= 1
        take_orb(game, aim.player)
    else:
        yield from run_effects(game, aim, effect.otherwise)


# Composition


@runs(e.Choose)
def run_choose(game: Table, aim: Aim, effect: e.Choose) -> Rule[None]:
    options = {
        f"option:{aim.source}-{number}": some
        for number, some in enumerate(effect.of, 1)
        if possible(game, aim, some)
    }
    if options:
        some = yield from pick(aim.player.seat, CHOICE, options, about=aim.source)
        yield from run_effects(game, aim, some)


@sensible(e.Choose)
def can_choose(game: Table, aim: Aim, effect: e.Choose) -> bool:
    return any(possible(game, aim, some) for some in effect.of)


@runs(e.When)
def run_when(game: Table, aim: Aim, effect: e.When) -> Rule[None]:
    met = holds(game, aim, effect.condition)
    yield from run_effects(game, aim, effect.effects if met else effect.otherwise)


@sensible(e.When)
def can_when(game: Table, aim: Aim, effect: e.When) -> bool:
    met = holds(game, aim, effect.condition)
    return possible(game, aim, effect.effects if met else effect.otherwise)


@runs(e.Gamble)
def run_gamble(game: Table, aim: Aim, effect: e.Gamble) -> Rule[None]:
    face = game.chance.die("gamble")
    game.tell("rolled-die", who=aim.player.faction, face=face)
    lucky = face >= effect.at_least
    yield from run_effects(game, aim, effect.effects if lucky else effect.otherwise)


@runs(e.Others)
def run_others(game: Table, aim: Aim, effect: e.Others) -> Rule[None]:
    """EL-VAR-TEAM-7: the teammate is no opponent."""
    state = game.state
    battle = state.battle
    for seat in state.asking_order():
        other = state.players[seat]
        if effect.who == "foes":
            sides: list[Side] = battle.sides if battle is not None else []
            own = aim.side.seat if aim.side is not None else aim.player.seat
            if seat == own or all(side.seat != seat for side in sides):
                continue
        elif seat in (aim.player.seat, state.mate(aim.player.seat)):
            continue
        if not other.ghost:
            yield from run_effects(game, aim.as_player(other), effect.effects)


@runs(e.Grant)
def run_grant(game: Table, aim: Aim, effect: e.Grant) -> None:
    player = aim.player
    lent = player.granted if effect.until == "turn" else player.granted_now
    lent.append(effect.modifier)
