"""Player panels: the own area, and the list of the others."""

from __future__ import annotations

from functools import lru_cache

from ....kernel.words import Say
from ..library import library
from ..rules.ending import CARDS_PER_DWELLING
from ..state import READY, TRAY, UNDERWORLD
from ..telling.phrases import Voice, bag_text
from ..terms import ADVANCED, TOKENS
from ..views.models import PlayerView, TableView
from .cards import card_art, magic_art, start_art, tray_token
from .lights import Lights
from .models import Ability, Good, MagicArt, Own, Rival, UnitArt
from .signs import kind_of, mate, projected, shape, told, tone

GOOD_VERBS = ("gain", "spend", "pay1", "take", "offer")
HOUSES = 6
FREE_WORKERS = 3  # EL-SETUP: from the fourth on they cost


def own_art(view: TableView, player: PlayerView, name: str, lights: Lights, say: Say) -> Own:
    box = library()
    starts = [one for one in player.tableau if one.id in box.start_designs]
    return Own(
        seat=player.seat,
        name=name,
        faction=player.faction,
        tone=tone(player),
        shape=shape(player.seat),
        sub=say("web-el-own-sub", element=player.element, houses=len(player.dwellings)),
        vp=say("web-el-points", vp=player.vp),
        ahead=say("web-el-ahead", vp=projected(player)) if player.ahead else "",
        call=say("web-el-call") if lights.exact("regroup") else "",
        abilities=abilities(player.faction, lights, say),
        ready=beside(player, READY, lights, say),
        tray=in_tray(player, lights, say),
        goods=goods(player, lights, say),
        treasure=tuple(tray_token(one, lights, say) for one in player.treasure),
        orbs=player.orbs,
        orb_key=lights.exact("orb"),
        tactics=player.tactics,
        tactics_key=lights.exact("tactics"),
        start=start_art(starts[0], player, lights, say) if starts else None,
        tableau=tuple(
            card_art(one, player, lights, say) for one in player.tableau if one.id in box.adventures
        ),
        scored=scored(player, say),
        hand=tuple(magic_art(one, lights, say) for one in player.hand.cards or ()),
        hand_count=player.hand.count,
        quests=quests(player, lights, say),
    )


def scored(player: PlayerView, say: Say) -> str:
    """EL-SCORE-4: how many adventure cards count at the end."""
    cards = sum(one.id in library().adventures for one in player.tableau)
    most = CARDS_PER_DWELLING * len(player.dwellings)
    return say("web-el-scored", cards=cards, most=most)


def abilities(faction: str, lights: Lights, say: Say) -> tuple[Ability, ...]:
    record = library().factions.get(faction)
    if record is None:
        return ()
    return tuple(
        Ability(
            one.id, say.name(one.id), one.unit, told(one.id, say), lights.exact(f"use:{one.id}")
        )
        for one in record.abilities
    )


def goods(player: PlayerView, lights: Lights, say: Say) -> tuple[Good, ...]:
    """Tokens; the own ones carry the answers that are about a resource."""
    return tuple(
        Good(
            kind,
            say.name(kind),
            player.supply.get(kind, 0),
            lights.exact(*(f"{verb}:{kind}" for verb in GOOD_VERBS)),
        )
        for kind in TOKENS
    )


def quests(player: PlayerView, lights: Lights, say: Say) -> tuple[MagicArt, ...]:
    return tuple(magic_art(one, lights, say) for one in player.quests)


# Units beside the map


def beside(player: PlayerView, where: int, lights: Lights, say: Say) -> tuple[UnitArt, ...]:
    found = []
    for unit in player.units:
        if unit.place != where:
            continue
        kind = kind_of(unit.id)
        word = "web-el-unit-ready" if where == READY else "web-el-unit-under"
        found.append(
            UnitArt(
                f"unit-{player.seat}-{unit.id}",
                kind,
                tone(player),
                shape(player.seat),
                say(word, unit=kind, who=player.faction),
                key=under_key(player, kind, where, lights),
            )
        )
    return tuple(found)


def under_key(player: PlayerView, kind: str, where: int, lights: Lights) -> str:
    if where == UNDERWORLD:
        return lights.exact(f"raise-unit:{player.faction}:{kind}", f"raise:{kind}")
    return lights.exact(f"swap-ready:{player.faction}:{kind}")


def in_tray(player: PlayerView, lights: Lights, say: Say) -> tuple[UnitArt, ...]:
    """Units still to be summoned, with their price; of the workers the next one."""
    found = []
    workers = sorted(
        one.id for one in player.units if one.place == TRAY and kind_of(one.id) == "worker"
    )
    others = [
        kind
        for kind in ADVANCED
        if any(one.id == kind and one.place == TRAY for one in player.units)
    ]
    for unit in (*workers[:1], *others):
        kind = kind_of(unit)
        price = summon_price(player.element, kind, len(workers), say)
        title = say("web-el-unit-tray", unit=kind, price=price)
        key = lights.exact(f"summon:{kind}")
        note = f"×{len(workers)}" if kind == "worker" and len(workers) > 1 else ""
        found.append(
            UnitArt(
                f"unit-{player.seat}-{unit}",
                kind,
                tone(player),
                shape(player.seat),
                title,
                key=key,
                lit=bool(key),
                note=note,
                quiet=not key,
            )
        )
    return tuple(found)


@lru_cache(maxsize=500)
def summon_price(element: str, kind: str, left: int, say: Say) -> str:
    start = library().start_cards.get(element)
    if start is None:
        return ""
    voice = Voice(say)
    if kind == "worker":
        number = start.workers[max(0, min(FREE_WORKERS, len(start.workers)) - left)]
        return voice("res-any", n=number)
    return bag_text(getattr(start, kind), voice)


# The others


def rivals(view: TableView, names: dict[int, str], lights: Lights, say: Say) -> tuple[Rival, ...]:
    return tuple(
        rival(view, one, names.get(one.seat, say.name("ghost")), lights, say)
        for one in view.players
        if one.seat != view.seat
    )


def rival(view: TableView, player: PlayerView, name: str, lights: Lights, say: Say) -> Rival:
    box = library()
    faction = player.faction if player.element else ""
    cards = [one for one in player.tableau if one.id in box.adventures]
    texts = [told(faction, say)] if faction in box.factions else []
    if cards:
        texts.append(", ".join(say.name(one.id) for one in cards) + ".")
    counts = (
        ("magic", str(player.hand.count), say("web-el-magic-cards")),
        ("any", str(len(player.treasure)), say("web-el-treasure")),
        ("card", str(len(cards)), say("web-el-cards")),
        ("house", f"{len(player.dwellings)}/{HOUSES}", say("web-el-dwellings")),
        ("orb", str(player.orbs), say("web-el-orbs")),
    )
    watching = view.seat is None
    return Rival(
        seat=player.seat,
        name=name,
        faction=faction,
        faction_name=say.name(faction) if faction else "",
        tone=tone(player),
        shape=shape(player.seat),
        vp=player.vp,
        ahead=projected(player),
        active=player.seat == view.active,
        ghost=player.ghost,
        mate=player.seat == mate(view),
        goods=goods(player, Lights(()), say) if faction else (),
        counts=counts,
        ready=beside(player, READY, lights, say),
        treasure=tuple(tray_token(one, Lights(()), say) for one in player.treasure),
        cards=tuple(card_art(one, player, lights, say) for one in cards) if watching else (),
        quests=quests(player, Lights(()), say) if watching else (),
        text=" ".join(texts),
        key=lights.exact(f"from:{faction}"),
    )


def underworld(view: TableView, lights: Lights, say: Say) -> tuple[UnitArt, ...]:
    return tuple(
        unit for player in view.players for unit in beside(player, UNDERWORLD, lights, say)
    )
