"""The view model of the page, made from a snapshot: every word said, every number computed.

The templates loop over the `Picture`; they decide nothing.
"""

from __future__ import annotations

import msgspec

from ....kernel.words import Say
from ....tablekit.lights import Lights
from ....tablekit.models import AnswerArt, Phase, TurnArt
from ....tablekit.shown import Ended, Shown
from ..library import library
from ..state import Blow
from ..views.models import PlayerView, TableView
from . import board
from .answers import answer_art
from .cards import card_art
from .chronicle import chronicle
from .fight import fight_art, played
from .ledgers import skirmish_ledger
from .models import (
    CardArt,
    DiceArt,
    FightArt,
    MonsterArt,
    Own,
    PlaceArt,
    Rival,
    Road,
    SchoolArt,
    Side,
    Standing,
    Story,
    Thing,
    TokenArt,
)
from .own import own_art, piles, rivals
from .scenes import dice_art, schools_art, story_art

PHASES = (("one", ("travel",)), ("two", ("choose", "fight")), ("three", ("train",)))


class Picture(msgspec.Struct, frozen=True):
    """The whole page of this game."""

    phases: tuple[Phase, ...]
    title: str
    called: str  # how the question addresses you
    tabs: tuple[tuple[str, str, str, int], ...]  # on a phone: id, name, icon, badge
    places: tuple[PlaceArt, ...]
    roads: tuple[Road, ...]
    tokens: tuple[TokenArt, ...]
    monsters: tuple[MonsterArt, ...]
    market: tuple[CardArt, ...]
    piles: tuple[Thing, ...]
    scenery: tuple[tuple[str, int, int, int], ...]
    glows: tuple[tuple[str, int, int], ...]
    centre: tuple[int, int]
    drama: str  # where the panel of a fight, of dice or of a story stands: left, right, none
    own: Own | None
    rivals: dict[int, Rival]
    fight: FightArt | None
    dice: DiceArt | None
    story: Story | None
    schools: tuple[SchoolArt, ...]
    skirmish: FightArt | None
    answers: dict[str, AnswerArt]
    chronicle: tuple[TurnArt, ...]
    standings: tuple[Standing, ...]


def draw(snap: Shown[TableView], say: Say) -> Picture:
    view, lights = snap.view, Lights(snap.questions)
    seated = view.players[snap.seat] if snap.seat is not None else None
    own = seated if seated is not None and seated.school else None
    fight, dice, card = view.fight, view.dice, view.open_card
    over = snap.result is not None
    return Picture(
        phases=phases(view, say),
        title=say("web-wi-title"),
        called=say.name(own.school) if own is not None else "",
        tabs=tabs(own, say),
        places=tuple(board.places(view, own, lights, say)),
        roads=tuple(board.roads(own, lights)),
        tokens=tuple(board.tokens(view, lights, say)),
        monsters=tuple(board.monsters(view, own, lights, say)),
        market=market(view, lights, say),
        piles=piles(view, lights, say),
        scenery=board.scenery(),
        glows=board.glows(),
        centre=board.centre(view, own),
        drama=board.drama_side(view),
        own=own_art(own, lights, say) if own is not None else None,
        rivals=rivals(view, lights, say),
        fight=fight_art(view, fight, lights, say) if fight is not None and not over else None,
        dice=dice_art(view, dice, lights, say) if dice is not None else None,
        story=story_art(card, lights, say) if card is not None else None,
        schools=schools_art(seated, lights, say),
        skirmish=skirmish(view, view.skirmish, say) if view.skirmish is not None else None,
        answers={key: answer_art(key, view, own, say) for key in lights.keys},
        chronicle=chronicle(snap.chronicle, view, say, whole=snap.whole_chronicle),
        standings=standings(snap.result, view, say),
    )


def phases(view: TableView, say: Say) -> tuple[Phase, ...]:
    """The three phases of a turn, the present one marked."""
    return tuple(
        Phase(say(f"web-wi-phase-{name}"), "now" if view.phase in inside else "later")
        for name, inside in PHASES
    )


def tabs(own: PlayerView | None, say: Say) -> tuple[tuple[str, str, str, int], ...]:
    """What a small screen shows one at a time."""
    hand = own.hand.count if own is not None else 0
    return (
        ("table", say("web-tab-table"), "map", 0),
        ("you", say("web-tab-you"), "hand", hand),
        ("market", say("web-tab-market"), "market", 0),
        ("players", say("web-tab-players"), "person", 0),
        ("log", say("web-tab-log"), "scroll", 0),
    )


def market(view: TableView, lights: Lights, say: Say) -> tuple[CardArt, ...]:
    return tuple(
        card_art(slot.card, say, key=lights.about(slot.card), price=slot.price)
        for slot in view.market
    )


def skirmish(view: TableView, blow: Blow, say: Say) -> FightArt:
    """A short fight: one combo against a number on an event card."""
    player = view.players[view.active]
    return FightArt(
        title=say("web-wi-skirmish"),
        steps=(),
        now=say("web-wi-now-combo"),
        left=plain_side(player, say),
        right=plain_side(player, say),
        combo=played(blow, say),
        shown=(),
        known=(),
        announce=(),
        ledgers=skirmish_ledger(blow, say),
        bets=(),
    )


def plain_side(player: PlayerView, say: Say) -> Side:
    cards = player.deck.count + player.hand.count
    return Side(
        name=say.name(player.school),
        icon=player.school,
        school=player.school,
        sub="",
        text="",
        life=cards,
        life_of=cards,
        hand=player.hand.count,
        deck=player.deck.count,
        shield=player.shield,
        shield_maximum=player.shield_maximum,
        potions=0,
        badge="",
        acts=True,
    )


def standings(result: Ended | None, view: TableView, say: Say) -> tuple[Standing, ...]:
    if result is None:
        return ()
    found = []
    for one in result.places:
        player = view.players[one.seat]
        icons = tuple(
            id if id in library().monsters else id.split("-")[1] for id in player.trophies
        )
        found.append(
            Standing(
                place=one.place,
                seat=one.seat,
                name=one.name,
                school=player.school,
                school_name=say.name(player.school),
                score=one.score,
                trophies=icons,
            )
        )
    return tuple(found)
