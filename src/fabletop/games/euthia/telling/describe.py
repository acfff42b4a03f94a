"""The table in plain lines, for the terminal."""

from __future__ import annotations

from ....kernel.words import Say
from ..views.models import FightView, PlayerView, TableView, field_parts


def describe(view: TableView, say: Say) -> list[str]:
    """Round, heroes, map, offers and the fight, as this seat sees them."""
    lines = [say("table-round", scenario=view.scenario, round=view.round, rounds=view.rounds)]
    lines.append(say("table-map", tiles=len(view.tiles), left=sum(view.stack)))
    lines += [hero_line(player, say) for player in view.players if player.hero]
    for shop, offer in view.offers.items():
        names = ", ".join(say.name(id) for id in offer)
        lines.append(say("table-offer", shop=shop, tiles=names))
    if view.bounty:
        lines.append(say("table-bounty", card=view.bounty))
    if view.fight is not None and view.fight.card:
        lines.append(fight_line(view.fight, say))
    if view.roll is not None:
        lines.append(say("table-roll", total=view.roll.total))
    return lines


def hero_line(player: PlayerView, say: Say) -> str:
    return say(
        "table-hero",
        hero=player.hero,
        place=field_parts(player.at)[0] or "nowhere",
        health=player.health,
        most=player.max_health,
        reputation=player.reputation,
        coins=player.coins,
        gaar=player.gaar + player.dwurt,
        cards=player.hand.silver.count + player.hand.gold.count,
    )


def fight_line(fight: FightView, say: Say) -> str:
    return say(
        "table-fight",
        card=fight.card,
        round=fight.round,
        hits=fight.hits,
        vitality=fight.vitality,
        hope=fight.hope,
        chaos=fight.chaos,
        gaar=fight.gaar,
    )
