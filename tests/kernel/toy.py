"""A toy game that uses everything the kernel offers: a fair with hidden hands and open bids.

Each round the traders draw up to three cards, lay one face down at the same time, and bid for the
right to sort the laid cards. Then each takes one of the first two, and does one more thing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from fabletop.kernel.ask import (
    Deed,
    Offer,
    Reasons,
    Rule,
    Seat,
    Text,
    amount,
    ask_all,
    order,
    pick,
    pick_amid,
    pick_some,
)
from fabletop.kernel.chance import Chance
from fabletop.kernel.gamedef import (
    Content,
    Face,
    Game,
    GameDef,
    GameEnded,
    Judgement,
    Options,
    Result,
    Rules,
    Secrets,
    Setting,
    Step,
)
from fabletop.kernel.moments import announce
from fabletop.kernel.secrecy import EVERYONE, NOBODY, Eyes, Pile, Zone, all_but, only
from fabletop.kernel.words import Say

COLOURS = ("amber", "birch", "coral", "dusk")
RANKS = range(1, 9)
VETOES = 4
HAND = 3
RICHES = 5
BANK = 30
PEEKED_CARDS = 2
ROUNDS = {"short": 2, "long": 5}


class Trader(msgspec.Struct):
    seat: Seat
    coins: int
    hand: Zone
    laid: Zone
    stall: Zone
    bid: int = 0
    peeked: bool = False


class Fair(msgspec.Struct):
    chance: Chance
    length: str
    sudden: bool
    traders: list[Trader]
    deck: Zone
    discard: Zone
    market: Zone
    bank: int
    round: int = 1
    phase: str = "draw"
    leader: Seat = 0
    turn: int = 0
    ended: str = ""


Table: TypeAlias = Game[Fair]


# Set-up


def cards() -> list[str]:
    plain = [f"{colour}-{rank}" for colour in COLOURS for rank in RANKS]
    return plain + [f"veto-{number}" for number in range(1, VETOES + 1)]


def setup(chance: Chance, seats: int, options: Options) -> Fair:
    deck = Zone(NOBODY, cards())
    deck.shuffle(chance, "deck")
    traders = [
        Trader(seat, 3, Zone(only(seat)), Zone(only(seat)), Zone(EVERYONE)) for seat in range(seats)
    ]
    return Fair(
        chance,
        options["length"],
        options["ending"] == "sudden",
        traders,
        deck,
        Zone(EVERYONE),
        Zone(EVERYONE),
        BANK - 3 * seats,
    )


# Small deeds


def rank_of(card: str) -> int:
    colour, _, rank = card.partition("-")
    return 0 if colour == "veto" else int(rank)


def pay(state: Fair, trader: Trader, coins: int) -> None:
    trader.coins -= coins
    state.bank += coins


def earn(game: Table, trader: Trader, coins: int) -> None:
    gained = min(coins, game.state.bank)
    pay(game.state, trader, -gained)
    if game.state.sudden and trader.coins >= RICHES:  # TY-END-2: at once
        game.state.ended = "riches"
        game.tell("line-riches", seat=trader.seat)
        raise GameEnded


def draw(game: Table, trader: Trader) -> None:
    state = game.state
    if not state.deck.cards:
        while state.discard.cards:
            state.deck.put(state.discard.draw())
        state.deck.shuffle(game.chance, "deck")
        game.tell("line-shuffle")
    if state.deck.cards:
        card = game.deal(state.deck, trader.hand)
        game.tell("line-drawn", only(trader.seat), card=card)
        game.tell("line-draws", all_but(trader.seat), seat=trader.seat)


def throw(game: Table, trader: Trader, card: str) -> None:
    game.state.discard.put(trader.hand.take(card))
    game.reveal(only(trader.seat))
    game.tell("line-thrown", seat=trader.seat, card=card)


def table_order(state: Fair) -> list[Trader]:
    count = len(state.traders)
    return [state.traders[(state.leader + place) % count] for place in range(count)]


def next_turn(state: Fair, after: str) -> None:
    state.turn += 1
    if state.turn == len(state.traders):
        state.turn = 0
        state.phase = after


# Steps


def draw_up(game: Table) -> None:
    """TY-DRAW: everyone fills the hand."""
    for trader in game.state.traders:
        while len(trader.hand) < HAND and (game.state.deck.cards or game.state.discard.cards):
            draw(game, trader)
    game.state.phase = "draft"


def draft(game: Table) -> Rule[None]:
    """TY-DRAFT: all lay a card face down at the same time."""
    laid = yield from ask_all(
        "TY-DRAFT-1",
        lambda: {
            one.seat: {f"lay:{card}": card for card in one.hand.cards} for one in game.state.traders
        },
    )
    for seat, card in laid.items():
        trader = game.state.traders[seat]
        trader.laid.put(trader.hand.take(card))
        game.tell("line-laid", only(seat), card=card)
    game.state.phase = "bid"


def bid(game: Table) -> Rule[None]:
    """TY-BID: open bids in turn."""
    trader = table_order(game.state)[game.state.turn]
    trader.bid = yield from amount(trader.seat, "TY-BID-1", 0, trader.coins)
    game.tell("line-bid", seat=trader.seat, coins=trader.bid)
    next_turn(game.state, "show")


class Scandal(msgspec.Struct, frozen=True):
    """TY-VETO: a veto in the hand may be played; asking only its owners would betray them."""

    game: Table
    rule: str = "TY-VETO-1"
    discreet: bool = True

    def seats(self) -> Iterable[Seat]:
        return [trader.seat for trader in table_order(self.game.state)]

    def reactions(self, seat: Seat) -> Mapping[str, Deed]:
        trader = self.game.state.traders[seat]
        if not self.game.state.market.cards:
            return {}
        held = sorted(card for card in trader.hand.cards if card.startswith("veto"))
        return {f"veto:{card}": partial(self.veto, trader, card) for card in held}

    def veto(self, trader: Trader, card: str) -> Rule[None]:
        state = self.game.state
        throw(self.game, trader, card)
        away = yield from pick(
            trader.seat, "TY-VETO-2", {f"burn:{one}": one for one in state.market.cards}, about=card
        )
        state.discard.put(state.market.take(away))


class Auction(msgspec.Struct, frozen=True):
    """TY-BRIBE: whoever has the coins, which all can see, may buy the lead."""

    game: Table
    rule: str = "TY-BRIBE-1"
    discreet: bool = False

    def seats(self) -> Iterator[Seat]:
        for trader in table_order(self.game.state):
            yield trader.seat

    def reactions(self, seat: Seat) -> Mapping[str, Deed]:
        state = self.game.state
        if state.leader == seat or state.traders[seat].coins < 2:
            return {}
        return {"bribe": partial(self.bribe, state.traders[seat])}

    def bribe(self, trader: Trader) -> None:
        pay(self.game.state, trader, 2)
        self.game.state.leader = trader.seat
        self.game.tell("line-bribe", seat=trader.seat)


def show(game: Table) -> Rule[None]:
    """TY-SHOW: turn the laid cards up; the highest bidder pays and leads."""
    state = game.state
    for trader in state.traders:
        game.deal(trader.laid, state.market)
    highest = max(trader.bid for trader in state.traders)
    tied = [trader for trader in state.traders if trader.bid == highest]
    winner = tied[0] if len(tied) == 1 else game.chance.pick("tie", tied)
    pay(state, winner, highest)
    state.leader = winner.seat
    game.tell("line-leads", seat=winner.seat, coins=highest)
    yield from announce(Scandal(game))
    yield from announce(Auction(game))
    state.phase = "sort"


def sort(game: Table) -> Rule[None]:
    """TY-SORT: the leader puts the market into an order."""
    state = game.state
    state.market.cards = yield from order(
        state.leader, "TY-SORT-1", {f"card:{card}": card for card in state.market.cards}
    )
    state.phase = "take"


def take(game: Table) -> Rule[None]:
    """TY-TAKE: one of the first two cards, or nothing; others may peek or toss meanwhile."""
    state = game.state
    trader = table_order(state)[state.turn]

    def options() -> Mapping[str, str]:
        return {f"take:{card}": card for card in state.market.cards[:2]} | {"leave": ""}

    def offers() -> Sequence[Offer]:
        return [offer for one in state.traders if one is not trader for offer in meanwhile(one)]

    def meanwhile(one: Trader) -> list[Offer]:
        if one.peeked or not one.coins:
            return []
        acts: dict[str, Callable[[], Rule[None] | None]] = {"toss": partial(toss, game, one)}
        if state.deck.cards:
            acts["peek"] = partial(peek, game, one)
        return [Offer(one.seat, "TY-MEANWHILE-1", acts)]

    card = yield from pick_amid(trader.seat, "TY-TAKE-1", options, offers)
    if card:
        trader.stall.put(state.market.take(card))
        game.tell("line-taken", seat=trader.seat, card=card)
    next_turn(state, "act")


def toss(game: Table, trader: Trader) -> None:
    """TY-MEANWHILE-2: a coin for a throw of the die."""
    pay(game.state, trader, 1)
    trader.peeked = True
    thrown = game.chance.die("toss")
    game.tell("line-toss", seat=trader.seat, number=thrown)
    if thrown >= 5:
        earn(game, trader, 3)


def peek(game: Table, trader: Trader) -> Rule[None]:
    """TY-MEANWHILE-3: a coin for a look at the deck; the top card may go under it."""
    deck = game.state.deck
    pay(game.state, trader, 1)
    trader.peeked = True
    shown = deck.show_top(PEEKED_CARDS, trader.seat)
    game.reveal()
    game.tell("line-peeked", only(trader.seat), card=shown[0])
    game.tell("line-peeks", all_but(trader.seat), seat=trader.seat)
    bury = yield from pick(trader.seat, "TY-MEANWHILE-4", {"bury": True, "leave": False})
    if bury:
        deck.put_under(deck.draw())
        game.tell("line-buried", seat=trader.seat)


def act(game: Table) -> Rule[None]:
    """TY-ACT: rest, dare, burn cards or give one away."""
    state = game.state
    trader = table_order(state)[state.turn]
    acts: dict[str, Callable[[Table, Trader], Rule[None] | None]] = {"rest": rest}
    if trader.coins:
        acts["dare"] = dare
    if trader.hand.cards:
        acts["sweep"] = burn
        if len(state.traders) > 1:
            acts["give"] = give

    def reasons() -> Reasons:
        return {} if trader.coins else {"dare": Text("blocked-coins", {"coins": 1})}

    chosen = yield from pick(trader.seat, "TY-ACT-1", acts, reasons=reasons)
    running = chosen(game, trader)
    if running is not None:
        yield from running
    next_turn(state, "close")


def rest(game: Table, trader: Trader) -> None:
    game.tell("line-rest", seat=trader.seat)


def dare(game: Table, trader: Trader) -> None:
    """TY-ACT-2: two dice against the house."""
    pay(game.state, trader, 1)
    thrown = sum(game.chance.roll("dare", 2))
    game.tell("line-dare", seat=trader.seat, number=thrown)
    if thrown >= 7:
        earn(game, trader, 2)
    elif trader.hand.cards:
        throw(game, trader, game.chance.pick("loss", trader.hand.cards))


def burn(game: Table, trader: Trader) -> Rule[None]:
    """TY-ACT-3: up to two cards go, and as many come."""
    gone = yield from pick_some(
        trader.seat, "TY-ACT-3", {f"burn:{card}": card for card in trader.hand.cards}, most=2
    )
    for card in gone:
        throw(game, trader, card)
    for _ in gone:
        draw(game, trader)


def give(game: Table, trader: Trader) -> Rule[None]:
    """TY-ACT-4: a card for a neighbour, known to the two of them alone."""
    others = {f"seat:{one.seat}": one for one in game.state.traders if one is not trader}
    friend = yield from pick(trader.seat, "TY-ACT-4", others)
    card = yield from pick(
        trader.seat, "TY-ACT-5", {f"card:{one}": one for one in trader.hand.cards}
    )
    friend.hand.put(trader.hand.take(card), seen=only(trader.seat))
    game.reveal()
    game.tell("line-given", only(trader.seat, friend.seat), card=card, seat=friend.seat)


def close(game: Table) -> None:
    """TY-CLOSE: the market is cleared and the next round begins."""
    state = game.state
    while state.market.cards:
        state.discard.put(state.market.draw())
    for trader in state.traders:
        trader.bid = 0
        trader.peeked = False
    state.round += 1
    state.phase = "draw"
    if state.round > ROUNDS[state.length]:
        state.ended = "rounds"


STEPS: dict[str, Step] = {
    "draw": draw_up,
    "draft": draft,
    "bid": bid,
    "show": show,
    "sort": sort,
    "take": take,
    "act": act,
    "close": close,
}


def next_step(state: Fair) -> Step | None:
    return None if state.ended else STEPS[state.phase]


# Looking


class TraderView(msgspec.Struct, frozen=True):
    seat: Seat
    coins: int
    bid: int
    hand: Pile
    known: tuple[str, ...]
    laid: Pile
    stall: Pile


class FairView(msgspec.Struct, frozen=True):
    round: int
    phase: str
    leader: Seat
    traders: tuple[TraderView, ...]
    deck: Pile
    top: tuple[str, ...]
    discard: Pile
    market: Pile
    bank: int


def view(state: Fair, eyes: Eyes) -> FairView:
    return FairView(
        state.round,
        state.phase,
        state.leader,
        tuple(
            TraderView(
                one.seat,
                one.coins,
                one.bid,
                eyes.see(one.hand),
                eyes.top(one.hand),
                eyes.see(one.laid),
                eyes.see(one.stall),
            )
            for one in state.traders
        ),
        eyes.see(state.deck),
        eyes.top(state.deck),
        eyes.see(state.discard),
        eyes.see(state.market),
        state.bank,
    )


def hidden(state: Fair, eyes: Eyes) -> list[list[Zone]]:
    hands = [zone for one in state.traders for zone in (one.hand, one.laid)]
    return [[zone for zone in (state.deck, *hands) if not eyes.may(zone.audience)]]


def components(state: Fair) -> Mapping[str, int]:
    zones = [state.deck, state.discard, state.market]
    for one in state.traders:
        zones += [one.hand, one.laid, one.stall]
    counted = dict.fromkeys(cards(), 0)
    for zone in zones:
        for card in zone.cards:
            counted[card] += 1
    return counted | {"coins": state.bank + sum(one.coins for one in state.traders)}


def score(trader: Trader) -> int:
    return trader.coins + sum(map(rank_of, trader.stall.cards))


def result(state: Fair) -> Result:
    scores = tuple(score(one) for one in state.traders)
    ranking = tuple(
        tuple(seat for seat, points in enumerate(scores) if points == level)
        for level in sorted(set(scores), reverse=True)
    )
    return Result(ranking, scores, state.ended)


def evaluate(state: Fair, seat: Seat) -> float:
    return float(score(state.traders[seat]))


def rounds(state: Fair) -> int:
    return state.round


def names() -> Mapping[str, str]:
    return {card: card.replace("-", " ").title() for card in cards()}


def texts(card: str, say: Say) -> str:
    return say("card-veto") if card.startswith("veto") else say("card-worth", number=rank_of(card))


def describe(seen: FairView, say: Say) -> list[str]:
    return [say("line-stands", seat=one.seat, coins=one.coins) for one in seen.traders]


class ToyCards:
    """The cards of the fair, which lie in no file."""

    @property
    def names(self) -> Mapping[str, str]:
        return names()

    def kinds(self) -> Mapping[str, Sequence[Any]]:
        return {"card": cards()}


@cache
def library() -> ToyCards:
    return ToyCards()


TOY = GameDef(
    id="toy",
    title="The Toy Fair",
    seats=(2, 4),
    rules=Rules(
        state=Fair,
        setup=setup,
        next_step=next_step,
        result=result,
        version=3,
        rounds=rounds,
        components=components,
        prefix="TY",
        options={
            "length": Setting("short", ("short", "long")),
            "ending": Setting("rounds", ("rounds", "sudden")),
        },
    ),
    secrets=Secrets(view=view, hidden=hidden),
    content=Content(
        folder=Path(__file__).parent, library=library, hash=lambda: "toy-cards", texts=texts
    ),
    judgement=Judgement(evaluate=evaluate),
    face=Face(describe=describe),
)
