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
from ..views.models import PlayerView, Slot, TableView
from . import board
from .answers import answer_art
from .cards import card_art
from .chronicle import chronicle
from .fight import fight_art, played
from .ledgers import signed, skirmish_ledger
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
from .titles import title_of

PHASES = (("one", ("travel",)), ("two", ("choose", "fight")), ("three", ("train",)))


class Picture(msgspec.Struct, frozen=True):
    """The whole page of this game."""

    phases: tuple[Phase, ...]
    title: str
    called: str  # your name in the chronicle
    asked_as: str  # the title of your question: who you are in it
    school: str  # what your school is called
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
        asked_as=title_of(lights.rules[0], view, say) if lights.rules else "",
        school=say.name(own.school) if own is not None else "",
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
        fight=fight_art(view, fight, lights, say, snap.waiting_for, snap.chronicle)
        if fight is not None and not over
        else None,
        dice=dice_art(view, dice, lights, say) if dice is not None else None,
        story=story_art(card, lights, say) if card is not None else None,
        schools=schools_art(seated, lights, say),
        skirmish=skirmish(view, view.skirmish, say) if view.skirmish is not None else None,
        answers={key: answer_art(key, view, own, lights, say) for key in lights.keys},
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
        card_art(
            slot.card,
            say,
            key=lights.about(slot.card),
            price=slot.price,
            price_text=price_text(slot, say),
        )
        for slot in view.market
    )


def price_text(slot: Slot, say: Say) -> str:
    """WI-MARKET-4: why the price is not the cost printed on the card."""
    cost = library().cards[slot.card].cost
    if slot.price == cost:
        return say("web-wi-price-plain", price=slot.price)
    change = signed(slot.price - cost)
    return say("web-wi-price-why", price=slot.price, cost=cost, change=change)


def skirmish(view: TableView, blow: Blow, say: Say) -> FightArt:
    """A short fight: one combo against a number on an event card."""
    player = view.players[view.active]
    return FightArt(
        title=say("web-wi-skirmish"),
        steps=(),
        now=say("web-wi-now-combo"),
        left=plain_side(player, player.seat == view.seat, say),
        right=plain_side(player, player.seat == view.seat, say),
        combo=played(blow, say),
        shown=(),
        known=(),
        announce=(),
        unseen="",
        ledgers=skirmish_ledger(blow, say),
        bets=(),
    )


def plain_side(player: PlayerView, you: bool, say: Say) -> Side:
    cards = player.deck.count + player.hand.count
    return Side(
        name=say("web-you") if you else say.name(player.school),
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
        badge=say("web-wi-badge-you" if you else "web-wi-badge-acts"),
        state="you" if you else "acts",
    )


def standings(result: Ended | None, view: TableView, say: Say) -> tuple[Standing, ...]:
    if result is None:
        return ()
    found = []
    for one in result.places:
        player = view.players[one.seat]
        you = one.seat == view.seat
        found.append(
            Standing(
                place=one.place,
                seat=one.seat,
                name=say("web-you") if you else one.name,
                school=player.school,
                school_name=say.name(player.school),
                score=one.score,
                trophies=tuple(trophy_icon(id) for id in won_trophies(player, view)),
                you=you,
            )
        )
    return tuple(found)


def won_trophies(player: PlayerView, view: TableView) -> tuple[str, ...]:
    """WI-WIN-1: the trophy that wins ends the game before it lies with the others."""
    fight = view.fight
    if player.seat != view.winner or fight is None or len(player.trophies) >= player.position:
        return player.trophies
    last = fight.monster or f"trophy-{view.players[fight.defender].school}-1"
    return (*player.trophies, last)


def trophy_icon(id: str) -> str:
    return id if id in library().monsters else id.split("-")[1]
