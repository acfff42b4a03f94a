"""The table in words, for players at a terminal."""

from __future__ import annotations

from ....kernel.words import Say
from ..state import READY, UNDERWORLD
from ..terms import TOKENS
from ..views.models import BattleView, PlayerView, RealmView, TableView


def describe(view: TableView, say: Say) -> list[str]:
    """What these eyes see, line by line."""
    who = view.players[view.active].faction
    lines = [say("line-turn", round=view.round, who=who, phase=view.phase)]
    if view.peace and view.realms:
        lines.append(say("line-peace"))
    lines += [realm_line(view, place, realm, say) for place, realm in enumerate(view.realms)]
    offers = [say.name(offer.card) for offer in view.offers if offer.card]
    if offers:
        lines.append(say("line-offers", cards=", ".join(offers)))
    if view.realms:
        lines.append(say("line-stock", realms=view.stock.count, magic=view.magic.count))
    for player in view.players:
        lines += player_lines(view, player, say)
    if view.battle is not None:
        lines += battle_lines(view, view.battle, say)
    return lines


def realm_line(view: TableView, place: int, realm: RealmView, say: Say) -> str:
    parts: list[str] = []
    for column in realm.columns:
        if column.shown:
            parts.append(say("line-column", token=column.shown[-1], height=column.height))
    if realm.monster:
        parts.append(say.name(realm.monster))
    for player in view.players:
        units = [unit_name(one.id, say) for one in player.units if one.place == place]
        if units:
            parts.append(say("line-units", who=player.faction, units=", ".join(units)))
        if place in player.dwellings:
            parts.append(say("line-dwelling", who=player.faction))
    what = "; ".join(parts) or say("line-empty")
    return say("line-realm", realm=realm.tile, q=str(realm.q), r=str(realm.r), what=what)


def unit_name(unit: str, say: Say) -> str:
    return say.name("worker" if unit.startswith("worker-") else unit)


def player_lines(view: TableView, player: PlayerView, say: Say) -> list[str]:
    who = player.faction
    if not who:
        return []
    goods = ", ".join(
        say("line-amount", number=player.supply[kind], kind=kind)
        for kind in TOKENS
        if player.supply[kind]
    )
    lines = [
        say(
            "line-player",
            who=who,
            vp=player.vp,
            glory=max(0, player.glory),
            orbs=player.orbs,
            magic=player.hand.count,
            goods=goods or say("line-empty"),
        )
    ]
    ready = [unit_name(one.id, say) for one in player.units if one.place == READY]
    under = [unit_name(one.id, say) for one in player.units if one.place == UNDERWORLD]
    lines.append(say("line-ready", units=", ".join(ready) or say("line-empty"), who=who))
    if under:
        lines.append(say("line-under", units=", ".join(under), who=who))
    power = ", ".join(
        say("line-level", element=element, level=level) for element, level in player.power.items()
    )
    lines.append(say("line-power", who=who, levels=power or say("line-empty")))
    cards = ", ".join(say.name(held.id) for held in player.tableau)
    lines.append(say("line-tableau", who=who, cards=cards or say("line-empty")))
    if player.treasure:
        tokens = ", ".join(say.name(token) for token in player.treasure)
        lines.append(say("line-treasure", who=who, tokens=tokens))
    if player.hand.cards:
        cards = ", ".join(say.name(card) for card in player.hand.cards)
        lines.append(say("line-hand", who=who, cards=cards))
    return lines


def battle_lines(view: TableView, battle: BattleView, say: Say) -> list[str]:
    lines = [say("line-battle", realm=view.realms[battle.at].tile)]
    for side in battle.sides:
        who = side.monster or view.players[side.seat].faction
        faces = ", ".join(map(str, side.dice)) or str(side.pool)
        lines.append(say("line-side", who=who, faces=faces, number=side.pool))
    return lines
