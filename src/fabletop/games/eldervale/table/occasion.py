"""Interrupts in words: who does what where, and what passing or acting would mean."""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.words import Say
from ..library import library
from ..rules.dice import unit_dice
from ..telling.effects import effects_text
from ..telling.phrases import Voice
from ..views.models import PlayerView, SideView, TableView
from . import stakes
from .battle import MOST, favoured, joining, ranked, verdict
from .lights import Lights
from .signs import called, kind_of

Note = Callable[[str, TableView, Say], str]


def occasion(view: TableView, lights: Lights, say: Say) -> str:
    """What is about to happen, while whoever looks may still do something about it."""
    if "EL-MONSTER-5" in lights.rules and view.rushing:
        return rush(view, say)
    if "EL-BATTLE-2" in lights.rules and view.due:
        return fight(view, view.due[0], say)
    return ""


def rush(view: TableView, say: Say) -> str:
    monsters = ", ".join(say.name(one) for one in view.rushing)
    unit, realm = kind_of(view.placed), view.realms[view.placed_at].tile
    if view.active == view.seat:
        return say("web-el-rush-at-you", monsters=monsters, unit=unit, realm=realm)
    who = view.players[view.active].faction
    return say("web-el-rush-at", monsters=monsters, unit=unit, who=who, realm=realm)


def fight(view: TableView, place: int, say: Say) -> str:
    sides = [
        called(view, one.seat, "", say)
        for one in view.players
        if any(unit.place == place for unit in one.units)
    ]
    if view.realms[place].monster:
        sides.append(say.name(view.realms[place].monster))
    return say("web-el-fight-at", realm=view.realms[place].tile, sides=", ".join(sides))


# What an answer would mean


def passed(view: TableView, lights: Lights, say: Say) -> str:
    """What happens if one lets it be."""
    if "EL-MONSTER-5" in lights.rules and view.rushing:
        return say("web-el-it-rushes", monsters=", ".join(map(say.name, view.rushing)))
    if "EL-BATTLE-2" in lights.rules and view.due:
        return say("web-el-it-begins", realm=view.realms[view.due[0]].tile)
    if "EL-BATTLE-4" in lights.rules and view.battle is not None:
        return say("web-el-nobody-joins")
    side = own_side(view)
    if "EL-BATTLE-8" in lights.rules and side is not None:
        return say("web-el-roll-with", count=side.pool)
    if "EL-BATTLE-10" in lights.rules and view.battle is not None:
        return as_it_stands(view, say)
    return ""


def as_it_stands(view: TableView, say: Say) -> str:
    """Who wins with the dice as they lie, and what that costs whoever looks."""
    battle = view.battle
    assert battle is not None
    _, _, best = verdict([ranked(one) for one in battle.sides])
    leaders = favoured(battle.sides, best)
    if not leaders:
        return ""
    if len(leaders) > 1:
        return say("web-el-all-tied")
    winner = battle.sides[next(iter(leaders))]
    if winner.seat == view.seat:
        return say("web-el-you-win")
    own = next((one for one in battle.sides if one.seat == view.seat), None)
    who = called(view, winner.seat, winner.monster, say)
    if own is None:
        return say("web-el-who-wins", who=who)
    lost = sum(one.place == battle.at for one in view.players[own.seat].units)
    return say("web-el-who-wins-you-lose", who=who, count=lost)


def swords(_: str, view: TableView, say: Say) -> str:
    """EL-BATTLE-8: out of how much; gold counts as a sword."""
    player = own(view)
    if player is None:
        return ""
    have = player.supply
    return say("web-el-swords-note", swords=have.get("sword", 0), gold=have.get("gold", 0))


def join(kind: str, view: TableView, say: Say) -> str:
    """EL-BATTLE-5: the dice it would add, up to six."""
    side = own_side(view)
    more = min(unit_dice(unit_of(kind)), MOST - (side.pool if side is not None else 0))
    return say("web-el-more-dice", count=max(0, more))


def unit_of(kind: str) -> str:
    return "worker-1" if kind == "worker" else kind


def glory(_: str, view: TableView, say: Say) -> str:
    """EL-GLORY-1: the next space and what it gives."""
    player = own(view)
    if player is None:
        return ""
    track = library().glory
    if 0 <= player.glory < len(track):
        space = track[player.glory]
        orb = space.number in view.glory_orbs
        gives = say("web-el-orb") if orb else effects_text(space.effects, Voice(say))
        return say("web-el-space-gives", number=space.number, gives=gives)
    return stakes.glory(view, player, say).text


def power(element: str, view: TableView, say: Say) -> str:
    player = own(view)
    level = player.power.get(element, 0) if player is not None else stakes.TOP
    return say("web-el-level", old=level, new=level + 1) if level < stakes.TOP else ""


def own(view: TableView) -> PlayerView | None:
    return view.players[view.seat] if view.seat is not None else None


def own_side(view: TableView) -> SideView | None:
    if view.battle is None:
        return None
    sides = view.battle.sides or joining(view, view.battle)
    return next((one for one in sides if one.seat == view.seat), None)


BATTLE_NOTES: dict[str, Note] = {"swords": swords, "join": join, "glory": glory, "power": power}
