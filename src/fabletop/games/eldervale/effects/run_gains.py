"""What effects do with resources, treasure, points, power, glory and orbs."""

from __future__ import annotations

from ....kernel.ask import Rule, pick
from ..library import library
from ..rules.cashing import cash, gain_shown
from ..rules.counts import amount
from ..rules.filters import realm_fits
from ..rules.glory import gain_glory
from ..rules.land import element_of
from ..rules.levels import sole_leader
from ..rules.paying import can_pay, pay, spend_any, spend_magic, tell_paid
from ..rules.power import TOP, gain_any_power, gain_power
from ..rules.resources import discard_magic, draw_magic, gain_several
from ..rules.rewards import gain_vp, take_orb
from ..rules.standing import changes
from ..rules.tiles import owed
from ..rules.treasure import columns, take_top
from ..state import ORB, Player, Table
from ..terms import TOKENS
from . import vocabulary as e
from .aim import Aim
from .modifiers import Shielded
from .registry import effects

CHOICE = "EL-GEN-1"  # questions that an effect asks


# Resources and treasure


@effects.on(e.Gain)
def run_gain(game: Table, aim: Aim, effect: e.Gain) -> Rule[None]:
    for _ in range(amount(game, aim, effect.times)):
        yield from gain_several(game, aim.player, owed(effect.bag))


@effects.on(e.Lose)
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
            lost = min(number, player.supply[kind])
            player.supply[kind] -= lost
            if lost:
                tell_paid(game, player, kind, lost)


@effects.possible_if(e.Lose)
def can_lose(game: Table, aim: Aim, effect: e.Lose) -> bool:
    return False  # giving something up is never the point of an effect


@effects.on(e.Steal)
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
        victims = [one for one in victims if one.seat in seats]
    found = []
    for one in victims:
        if any(change.what == "resources" for change in changes(game, one, Shielded)):
            continue
        if effect.what == "magic":
            has = bool(one.hand.cards)
        elif effect.what == "any":
            has = any(one.supply.values()) or bool(one.hand.cards)  # EL-RES-5
        else:
            has = bool(one.supply[effect.what])
        if has:
            found.append(one)
    return found


@effects.possible_if(e.Steal)
def can_steal(game: Table, aim: Aim, effect: e.Steal) -> bool:
    return bool(stealable(game, aim, effect))


def take_from(game: Table, aim: Aim, victim: Player, what: str) -> Rule[None]:
    """EL-RES-5: any resource is a token of your choice, or a magic card at random."""
    player = aim.player
    if what == "any":
        options: dict[str, str] = {f"gain:{kind}": kind for kind in TOKENS if victim.supply[kind]}
        if victim.hand.cards:
            options["gain:magic"] = "magic"
        if not options:
            return
        what = yield from pick(player.seat, CHOICE, options, about=aim.source)
    if what == "magic":
        if victim.hand.cards:
            card = game.chance.pick("theft", sorted(victim.hand.cards))
            victim.hand.take(card)
            player.hand.put(card)
            game.reveal()
            game.tell("stole", who=player.faction, other=victim.faction, kind="magic")
        return
    if victim.supply[what]:
        victim.supply[what] -= 1
        yield from gain_several(game, player, {what: 1})
        game.tell("stole", who=player.faction, other=victim.faction, kind=what)


@effects.on(e.Trade)
def run_trade(game: Table, aim: Aim, effect: e.Trade) -> Rule[None]:
    player, price = aim.player, owed(effect.pay)
    for _ in range(amount(game, aim, effect.times)):
        if not can_pay(player, price) or not effects.possible(game, aim, effect.effects):
            return
        options = {"yes": True, "pass": False}
        if not (yield from pick(player.seat, CHOICE, options, about=aim.source)):
            return
        yield from pay(game, player, price, aim.source)
        yield from effects.run(game, aim, effect.effects)


@effects.possible_if(e.Trade)
def can_trade(game: Table, aim: Aim, effect: e.Trade) -> bool:
    return (
        amount(game, aim, effect.times) > 0
        and can_pay(aim.player, owed(effect.pay))
        and effects.possible(game, aim, effect.effects)
    )


@effects.on(e.Sift)
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


@effects.on(e.TakeDiscard)
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


@effects.possible_if(e.TakeDiscard)
def can_take_discard(game: Table, aim: Aim, effect: e.TakeDiscard) -> bool:
    return bool(discarded(game, effect))


@effects.on(e.TakeTreasure)
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


@effects.possible_if(e.TakeTreasure)
def can_take_treasure(game: Table, aim: Aim, effect: e.TakeTreasure) -> bool:
    return bool(treasure_places(game, aim, effect))


@effects.on(e.Cash)
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


@effects.possible_if(e.Cash)
def can_cash(game: Table, aim: Aim, effect: e.Cash) -> bool:
    return bool(aim.player.treasure)


@effects.on(e.GainSlots)
def run_gain_slots(game: Table, aim: Aim, effect: e.GainSlots) -> Rule[None]:
    """EL-SLOT-3; also when an opponent's card is borrowed: its tokens work for you."""
    card = library().adventures[aim.source]
    held = next(
        one for player in game.state.players for one in player.tableau if one.id == aim.source
    )
    for slot, token in zip(card.slots, held.slots, strict=True):
        if slot.kind != "gain":
            continue
        if token and token != ORB:
            yield from gain_shown(game, aim.player, token)
        else:
            yield from gain_several(game, aim.player, owed(slot.printed))


# Points, power, glory, orbs


@effects.on(e.Vp)
def run_vp(game: Table, aim: Aim, effect: e.Vp) -> None:
    gain_vp(game, aim.player, amount(game, aim, effect.amount), aim.source)


@effects.on(e.Power)
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


@effects.possible_if(e.Power)
def can_power(game: Table, aim: Aim, effect: e.Power) -> bool:
    if effect.element == "any":
        return True
    return any(aim.player.power.get(one, 0) < TOP for one in power_elements(game, aim, effect))


@effects.on(e.Glory)
def run_glory(game: Table, aim: Aim, effect: e.Glory) -> Rule[None]:
    yield from gain_glory(game, aim.player, amount(game, aim, effect.amount))


@effects.on(e.Orb)
def run_orb(game: Table, aim: Aim, effect: e.Orb) -> Rule[None]:
    """EL-SETUP-15: an orb left out of this game, while there is one."""
    if game.state.orbs_box:
        game.state.orbs_box -= 1
        take_orb(game, aim.player)
    else:
        yield from effects.run(game, aim, effect.otherwise)
