"""The page's view model, made from the view of a seat: every word said, every number reckoned.

The templates loop over the `Picture`; they decide nothing.
"""

from __future__ import annotations

import msgspec

from ....kernel.words import Say
from ....tablekit.lights import Lights
from ....tablekit.models import AnswerArt, TurnArt
from ....tablekit.shown import Shown
from ..views.models import PlayerView, TableView
from . import around
from .answers import answer_art
from .board import auras, map_art
from .chronicle import chronicle
from .duel import duel
from .finale import final_reputation, headings, standings, verdict
from .heroes import heroes
from .models import (
    BackArt,
    BountyArt,
    Duel,
    HeroArt,
    MapArt,
    Own,
    Peril,
    QuestArt,
    Rival,
    RollArt,
    ShopArt,
    Standing,
    TrackArt,
    TradeArt,
)
from .own import own_art, rivals
from .roll import roll_art
from .titles import title_of
from .trade import trade_art
from .trail import trail, turned


class Picture(msgspec.Struct, frozen=True):
    """The whole page of this game."""

    title: str
    called: str  # your name in the chronicle
    asked_as: str  # the title of your question: who you are in it
    scenario: str
    aim: str
    goal: str  # the bounties won so far, and how many are wanted
    tabs: tuple[tuple[str, str, str, int], ...]  # on a phone: id, name, icon, badge
    track: TrackArt
    map: MapArt
    auras: tuple[tuple[str, str], ...]
    backs: tuple[BackArt, ...]
    bounties: tuple[BountyArt, ...]
    peril: Peril | None
    shops: tuple[ShopArt, ...]
    quests: tuple[QuestArt, ...]
    own: Own | None
    rivals: dict[int, Rival]
    duel: Duel | None
    roll: RollArt | None
    trade: TradeArt | None
    trail: tuple[int, ...]  # the strengths the roll went through
    heroes: tuple[HeroArt, ...]
    answers: dict[str, AnswerArt]
    chronicle: tuple[TurnArt, ...]
    standings: tuple[Standing, ...]
    sheet: tuple[str, ...]  # what the columns of the standings are called
    verdict: str  # in large letters at the end
    final_reputation: str  # beside it, alone or together
    lost: bool


def draw(snap: Shown[TableView], say: Say) -> Picture:
    view, lights = snap.view, Lights(snap.questions)
    seated = view.players[snap.seat] if snap.seat is not None else None
    own = seated if seated is not None and seated.hero else None
    fight = view.fight if snap.result is None else None
    asked = {*snap.waiting_for, *(one.seat for one in snap.questions)}
    names = [one.name for one in snap.seats]
    dice = turned(view, snap.chronicle, say)
    return Picture(
        title=say("web-eu-title"),
        called=say.name(own.hero) if own is not None else "",
        asked_as=title_of(lights.rules[0], view, say) if lights.rules else "",
        scenario=say.name(view.scenario),
        aim=" ".join(
            [say.name(f"{view.scenario}-aim"), *around.win(view, say), *around.wanted(view, say)]
        ),
        goal=around.goal(view, own, say),
        tabs=tabs(own, say),
        track=around.track(view, own, say),
        map=map_art(view, own, lights, snap.options.get("map") == "bounded", say),
        auras=auras(view),
        backs=around.backs(view, lights, say),
        bounties=around.bounties(view, lights, say),
        peril=around.peril(view, say),
        shops=around.shops(view, lights, say),
        quests=around.quests(view, lights, say),
        own=own_art(own, view, lights, say) if own is not None else None,
        rivals=rivals(view, say),
        duel=duel(view, fight, lights, asked, names, dice, say) if fight is not None else None,
        roll=roll_art(view, lights, dice, say),
        trade=trade_art(view, own, lights, say) if fight is None else None,
        trail=trail(view, snap.chronicle, say),
        heroes=heroes(view, lights, say),
        answers={key: answer_art(key, view, own, say) for key in lights.keys},
        chronicle=chronicle(snap.chronicle, view, say, whole=snap.whole_chronicle),
        standings=standings(snap.result, view, say),
        sheet=headings(snap.result, view, say),
        verdict=verdict(snap.result, view, say),
        final_reputation=final_reputation(snap.result, view, say),
        lost=view.mode != "competitive" and not view.won,
    )


def tabs(own: PlayerView | None, say: Say) -> tuple[tuple[str, str, str, int], ...]:
    """What a small screen shows one at a time."""
    hand = own.hand.silver.count + own.hand.gold.count if own is not None else 0
    return (
        ("table", say("web-tab-table"), "map", 0),
        ("you", say("web-eu-tab-hero"), "person", hand),
        ("market", say("web-eu-tab-trade"), "market", 0),
        ("players", say("web-tab-players"), "companion", 0),
        ("log", say("web-tab-log"), "scroll", 0),
    )
