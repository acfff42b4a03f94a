"""View model of the page from what a seat sees: every word said, every number computed.

The templates loop over the `Picture`; they decide nothing.
"""

from __future__ import annotations

import msgspec

from ....kernel.words import Say
from ....tablekit.models import AnswerArt, Phase, TurnArt
from ....tablekit.shown import Shown
from ..library import library
from ..views.models import PlayerView, TableView
from . import wheel
from .answers import MANY, answer_art
from .battle import battle_art
from .board import map_art
from .cards import magic_art, offer_art
from .chronicle import chronicle
from .finale import faction_art, standings
from .lights import Lights
from .models import (
    BattleArt,
    Chip,
    FactionArt,
    MagicArt,
    MapArt,
    OfferArt,
    Own,
    Peg,
    Petal,
    Rival,
    Ruler,
    Space,
    Standing,
    UnitArt,
)
from .occasion import occasion
from .own import HOUSES, own_art, rivals, underworld
from .pieces import monster_text, strength
from .signs import called, shape, told, tone

SETTING_UP = ("colours", "elements", "build", "draft")
PLACING = (
    ("place", ("start", "main", "placed")),
    ("action", ("action",)),
    ("battle", ("pending", "battle")),
    ("end", ("late", "end")),
)
FEW_REALMS = 2
REGROUPING = (("regroup", ("regroup", "return")), ("end", ("late", "end")))
ROARS = ("monster-entered", "rushed", "monster-moved", "went-home", "controlled", "placed")


class Picture(msgspec.Struct, frozen=True):
    """The whole page of this game."""

    phases: tuple[Phase, ...]
    notices: tuple[str, ...]
    near: tuple[str, str]  # how near the end is, and what follows; empty while it is far
    occasion: str  # who does what where, while somebody may answer it
    called: str
    tabs: tuple[tuple[str, str, str, int], ...]
    land: MapArt
    petals: tuple[Petal, ...]
    pegs: tuple[Peg, ...]
    playing: str
    legend: tuple[tuple[str, str, str], ...]
    glory: tuple[Space, ...]
    menu: tuple[Space, ...]
    underworld: tuple[UnitArt, ...]
    offers: tuple[OfferArt, ...]
    chips: tuple[Chip, ...]
    stock: int
    ruler: Ruler
    battle: BattleArt | None
    own: Own | None
    rivals: tuple[Rival, ...]
    factions: tuple[FactionArt, ...]
    packet: tuple[MagicArt, ...]
    answers: dict[str, AnswerArt]
    chronicle: tuple[TurnArt, ...]
    standings: tuple[Standing, ...]
    sound: bool
    roar: str


def draw(snap: Shown[TableView], say: Say) -> Picture:
    view, lights = snap.view, Lights(snap.questions)
    seated = view.players[snap.seat] if snap.seat is not None else None
    own = seated if seated is not None and seated.element else None
    names = {one.seat: one.name for one in snap.seats}
    packet = seated.packet.cards if seated is not None and seated.packet is not None else None
    many = len(lights.keys) > MANY
    return Picture(
        phases=phases(view, say),
        notices=notices(view, say),
        near=end_near(view, say),
        occasion=occasion(view, lights, say),
        called=say.name(own.faction) if own is not None else "",
        tabs=tabs(own, say),
        land=map_art(view, lights, say),
        petals=wheel.petals(view, lights, say),
        pegs=wheel.pegs(view, say),
        playing=say("web-el-in-play", count=len(view.elements)),
        legend=legend(view, names, say),
        glory=wheel.glory(view, say),
        menu=wheel.menu(view, lights, say),
        underworld=underworld(view, lights, say),
        offers=tuple(offer_art(one, lights, say) for one in view.offers if one.card),
        chips=tuple(chips(view, lights, say)),
        stock=view.stock.count,
        ruler=wheel.ruler(view, say),
        battle=battle_art(view, view.battle, lights, say) if view.battle is not None else None,
        own=own_art(view, own, names[own.seat], lights, say) if own is not None else None,
        rivals=rivals(view, names, lights, say),
        factions=tuple(
            faction_art(key.removeprefix("faction:"), key, say)
            for key in lights.starting("faction")
        ),
        packet=tuple(magic_art(one, lights, say) for one in packet or ()),
        answers={key: answer_art(key, view, lights, many, say) for key in lights.keys},
        chronicle=chronicle(snap.chronicle, view, say, whole=snap.whole_chronicle),
        standings=standings(snap.result, view, say),
        sound=snap.options.get("sound") == "on",
        roar=roar(snap),
    )


def phases(view: TableView, say: Say) -> tuple[Phase, ...]:
    """The parts of a turn, the present one marked."""
    if view.phase in SETTING_UP:
        return (Phase(say("web-el-phase-setup"), "now"),)
    if view.phase == "ghost":
        return (Phase(say("web-el-phase-ghost"), "now"),)
    if view.phase == "over":
        return (Phase(say("web-el-phase-over"), "now"),)
    plan = REGROUPING if view.phase in ("regroup", "return") else PLACING
    now = next((at for at, (_, inside) in enumerate(plan) if view.phase in inside), 0)
    return tuple(
        Phase(say(f"web-el-phase-{name}"), ("now", "done", "later")[(at < now) + 2 * (at > now)])
        for at, (name, _) in enumerate(plan)
    )


def notices(view: TableView, say: Say) -> tuple[str, ...]:
    """What holds for the whole table just now."""
    found = []
    if view.peace and view.realms:
        found.append(say("web-el-peace"))
    return tuple(found)


def end_near(view: TableView, say: Say) -> tuple[str, str]:
    """EL-END-1, EL-END-2: the last turns, or what would bring them soon."""
    if view.phase in (*SETTING_UP, "over"):
        return "", ""
    if view.trigger >= 0:
        return say("web-el-last-turns", count=max(0, view.left)), ""
    roofs = [one for one in view.players if len(one.dwellings) == HOUSES - 1]
    if roofs:
        who = ", ".join(called(view, one.seat, "", say) for one in roofs)
        return say("web-el-near-house", who=who), say("web-el-near-then")
    if view.stock.count <= FEW_REALMS:
        return say("web-el-near-realms", count=view.stock.count), say("web-el-near-then")
    return "", ""


def tabs(own: PlayerView | None, say: Say) -> tuple[tuple[str, str, str, int], ...]:
    """What a small screen shows one at a time."""
    return (
        ("table", say("web-el-tab-map"), "map", 0),
        ("you", say("web-tab-you"), "hand", own.hand.count if own is not None else 0),
        ("market", say("web-el-tab-elements"), "specialisation", 0),
        ("players", say("web-tab-players"), "person", 0),
        ("log", say("web-tab-log"), "scroll", 0),
    )


def legend(view: TableView, names: dict[int, str], say: Say) -> tuple[tuple[str, str, str], ...]:
    return tuple(
        (
            shape(one.seat),
            tone(one),
            say("web-you") if one.seat == view.seat else names.get(one.seat, say.name("ghost")),
        )
        for one in view.players
        if one.element
    )


def chips(view: TableView, lights: Lights, say: Say) -> list[Chip]:
    """Monsters on the map, mercenaries for hire, the realm just drawn."""
    found = []
    if view.drawn:
        found.append(
            Chip(
                f"drawn-{view.drawn}",
                "realm",
                say.name(view.drawn),
                say("web-el-drawn"),
                told(view.drawn, say),
                "",
                "drawn",
            )
        )
    for realm in view.realms:
        if realm.monster:
            note = say("web-el-strength", dice=strength(realm.monster))
            found.append(
                Chip(
                    f"beast-card-{realm.monster}",
                    realm.monster,
                    say.name(realm.monster),
                    f"{note} · {say.name(realm.tile)}",
                    monster_text(realm.monster, say),
                    lights.exact(f"rush:{realm.monster}", f"monster:{realm.monster}"),
                    "beast",
                    str(strength(realm.monster)),
                )
            )
    for one in view.mercenaries:
        record = library().mercenaries[one]
        key = lights.exact(f"hire:{one}", f"hire-orb:{one}")
        note = say("web-el-hire", gold=record.gold, dice=record.dice)
        found.append(
            Chip(
                f"merc-{one}",
                one,
                say.name(one),
                note,
                told(one, say),
                key,
                "merc",
                str(record.dice),
            )
        )
    return found


def roar(snap: Shown[TableView]) -> str:
    """EL-VAR-SOUND-1: the last monster that has moved, with the version so that it sounds once."""
    for event in reversed(snap.events):
        thing = event.args.get("monster") or event.args.get("unit")
        if event.id in ROARS and isinstance(thing, str) and thing in library().monsters:
            return f"{thing}:{snap.version}"
    return ""
