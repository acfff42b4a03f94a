"""Is there a well of coins? A bot that looks for gain within one action, from many positions.

    python bench/trade_loops.py                      # every game, 200 positions each
    python bench/trade_loops.py euthia --positions 40 --choices 300

From each position one seat goes on as long as it is asked in the same turn, or visit to town. Each
option is tried on a fork (`Seeker`), and the action is not ended while anything else can be done.
Whoever gains more than luck explains in the first half of many such choices, and again in the
second, has found a loop with profit. Exit code 1 if one was found.

Wealth is whatever the game takes for payment or scores (`PURSES`). Eldervale's limit of 5 tokens
of a kind (EL-RES-3) is lifted meanwhile: behind it a loop would come to rest.

Chance is not foreseen: a fork gets its own dice, so a good roll cannot be picked out.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple

import fabletop
from fabletop.bots import RandomBot
from fabletop.games import with_parts
from fabletop.games.eldervale.library import library as eldervale_library
from fabletop.games.eldervale.rules import resources
from fabletop.games.eldervale.rules.tableau import new_card
from fabletop.games.eldervale.state import READY, EldervaleState
from fabletop.games.eldervale.state import Player as Settler
from fabletop.games.euthia.library import library
from fabletop.games.euthia.rules.sales import LOOSE
from fabletop.games.euthia.state import Trade
from fabletop.games.euthia.terms import SHOPS
from fabletop.games.gloomhaven.campaign import chapters
from fabletop.games.gloomhaven.campaign.document import Character
from fabletop.games.gloomhaven.campaign.rules.creation import GOLD_PER_LEVEL
from fabletop.games.gloomhaven.campaign.terms import FEWEST
from fabletop.games.gloomhaven.library import library as gloomhaven_library
from fabletop.games.witcher.library import library as witcher_library
from fabletop.kernel.ask import Keys, Request
from fabletop.kernel.session import Session

POSITIONS, CHOICES, START = 200, 240, 12
DEEP = 400  # choices into a game, at most, where a position is taken
PROFIT = 12  # what one lucky chest may bring
LAST = ("done", "pass", "end-turn", "end", "decline", "stop", "all-home", "all-done", "leave")
LOOKED_AT = 16  # options tried of one question

UNSOLD = 0.99
SMALL = 1  # what may be spent on something new

Cash = Callable[[Session, int], float]


class Found(NamedTuple):
    position: str
    start: float
    middle: float
    end: float
    choices: int

    @property
    def loops(self) -> bool:
        """Richer by more than luck, and as much in the second half as in the first."""
        first, second = self.middle - self.start, self.end - self.middle
        return first > PROFIT and second > PROFIT


def euthia_cash(session: Session, seat: int) -> float:
    """Coins, and what can be sold at a fixed price, a little less so that it is sold."""
    player = session.state.players[seat]
    tiles = [library().tiles.get(id) for id in (*player.bags, *player.slots)]
    sold = sum((one.sell or 0) for one in tiles if one is not None)
    sides = sum(max(side.coins for side in one.sides) for one in tiles if one and one.sides)
    return float(player.coins + UNSOLD * (sold + sides + LOOSE * len(player.loose)))


def witcher_cash(session: Session, seat: int) -> float:
    """All that prices are paid in: gold, potions, Shield and cards of the hand."""
    player = session.state.players[seat]
    return float(player.gold + len(player.potions) + player.shield + len(player.hand.cards))


# Worth in Eldervale (docs/rules/eldervale.md, section 2.5.2)
GOLD, ORB, GLORY, POWER = 1.25, 4.0, 2.5, 3.0


def eldervale_cash(session: Session, seat: int) -> float:
    """Resources, and what they are spent for in the end: points, glory, power and orbs."""
    player: Settler = session.state.players[seat]
    faces = [eldervale_library().treasures[one] for one in player.treasure]
    tokens = sum(player.supply.values()) + (GOLD - 1) * player.supply["gold"]
    treasure = UNSOLD * sum(1 if one.slash else len(one.shows) for one in faces)
    points = player.vp + GLORY * player.glory + POWER * sum(player.power.values())
    return tokens + len(player.hand.cards) + treasure + points + ORB * player.orbs


def gloomhaven_cash(session: Session, seat: int) -> float:
    """What a hero takes home from a scenario: tokens, gold, finds at half price, experience."""
    hero = session.state.heroes[seat]
    found = sum(sale_price(one) for one in hero.found)
    return float(hero.tokens + hero.gold + found + hero.xp)


def campaign_cash(session: Session, seat: int) -> float:
    """The gold of a player's characters and half the prices of their items, without the gold that
    every new character is given."""
    state = session.state
    own = [one for one in state.party.characters if state.seat_of(one) == seat]
    return sum(map(fortune, own))


def fortune(one: Character) -> float:
    sold = sum(sale_price(item) for item in one.items)
    return one.gold + UNSOLD * sold - GOLD_PER_LEVEL * (one.level + 1)


def sale_price(item: str) -> int:
    found = gloomhaven_library().items.get(item)
    return found.price // 2 if found else 0


class Purse(NamedTuple):
    """What counts as wealth in a game, and what is the same throughout one action."""

    cash: Cash
    action: Callable[[Any], Hashable]


PURSES = {
    "witcher": Purse(witcher_cash, lambda state: state.turns),
    "eldervale": Purse(eldervale_cash, lambda state: state.turns),
    "euthia": Purse(euthia_cash, lambda state: (state.round, state.active)),
    "gloomhaven": Purse(gloomhaven_cash, lambda state: (state.round, state.turn.figure)),
    "gloomhaven-campaign": Purse(campaign_cash, lambda state: state.phase),
}


# Positions


def in_play(game: str, number: int) -> Session:
    """Somewhere in a game of random players."""
    least, most = with_parts()[game].seats
    seats = least + number % (most - least + 1)
    session = fabletop.new(game, seats, number, options(game, number), log=False)
    dice = random.Random(number)
    player = RandomBot(number)
    for _ in range(dice.randrange(DEEP)):
        if not session.requests:
            break
        request = session.requests[0]
        session.answer(request.seat, player.choose(session, request))
    return session


def options(game: str, number: int) -> dict[str, str]:
    """All scenarios of Gloomhaven, and in every other game of Eldervale mercenaries for hire."""
    if game == "gloomhaven":
        return {"scenario": str(1 + number % 20)}
    if game == "eldervale" and number % 2:
        return {"minotaur": "on", "mimic": "on", "frost-giant": "on", "tactics": "on"}
    return {}


def in_a_shop(number: int) -> Session:
    """Euthia: the first turn, in a trade action of one of the shops, with money."""
    session = fabletop.new("euthia", 1 + number % 2, number, {"heroes": "random"}, log=False)
    state = session.state
    player = state.player
    player.coins = START + number % 9
    if number % 3 == 0:  # with everything that makes goods cheaper
        player.bags.append("peddlers-medallion")
    state.trade = Trade(SHOPS[number % len(SHOPS)], paid=True)
    return resumed(session)


def in_a_location(number: int) -> Session:
    """The Witcher: somebody with gold who has just come to one of the locations."""
    session = fabletop.new("witcher", 1 + number % 5, number, {"schools": "random"}, log=False)
    player = RandomBot(number)
    while session.state.phase != "travel":
        request = session.requests[0]
        session.answer(request.seat, player.choose(session, request))
    state = session.state
    state.player.place = number % len(witcher_library().places)
    state.player.gold = START
    state.visit.moved = True
    return resumed(session)


def in_a_rich_tableau(number: int) -> Session:
    """Eldervale: somebody who has a third of all cards, a full hand and some of everything, about
    to regroup or to place a unit."""
    session = fabletop.new("eldervale", 2 + number % 3, number, {"factions": "random"}, log=False)
    player = RandomBot(number)
    while session.state.phase != "main":
        request = session.requests[0]
        session.answer(request.seat, player.choose(session, request))
    enrich(session.state, random.Random(number))
    if number % 2:
        session.state.phase = "regroup"
    return resumed(session)


def enrich(state: EldervaleState, dice: random.Random) -> None:
    player = state.player
    for deck in state.decks.values():
        for _ in range(len(deck.cards) // 3):
            card = deck.cards.pop(dice.randrange(len(deck.cards)))
            player.tableau.append(new_card(card))
    for _ in range(resources.HAND_LIMIT):
        player.hand.put(state.magic.draw())
    player.orbs = 2
    player.supply = dict.fromkeys(player.supply, 3)
    places = range(len(state.realms))
    for unit in player.units:
        player.units[unit] = dice.choice(places) if dice.random() < 0.7 else READY


def in_town(number: int) -> Session:
    """A campaign's first visit: two characters of one player with money, every item in the shop,
    and a reputation from -20 to 20."""
    session = chapters.visit(None, 0, 1, number)
    player = RandomBot(number)
    while session.requests[0].rule != "GH-CAMP-40" or len(session.state.present) < FEWEST:
        request = session.requests[0]
        wanted = [key for key in request.keys if verb(key) == "create"]
        keys = (wanted[number % len(wanted)],) if wanted else player.choose(session, request)
        session.answer(request.seat, keys)
    state = session.state
    state.party.reputation = -20 + number % 41
    state.world.items = {id: one.copies for id, one in gloomhaven_library().items.items()}
    for one in state.present:
        one.gold = START + 10 * (number % 9)
    return resumed(session)


def resumed(session: Session) -> Session:
    """The session as it goes on from its state, which was changed by hand between two steps."""
    again = Session(session.game, session.state, session.journal, log=False)
    again.begin()
    return again


def in_a_turn(number: int) -> Session:
    """Gloomhaven: a hero's turn somewhere in a scenario."""
    for attempt in range(number, number + DEEP * POSITIONS, POSITIONS):
        session, player = in_play("gloomhaven", attempt), RandomBot(number)
        for _ in range(DEEP):
            if not session.requests or session.state.turn.stage == "choose":
                break
            request = session.requests[0]
            session.answer(request.seat, player.choose(session, request))
        if session.requests:
            return session
    raise RuntimeError(f"no hero has a turn near position {number}")


PLACES: dict[str, tuple[Callable[[int], Session], ...]] = {
    "witcher": (in_a_location, partial(in_play, "witcher")),
    "eldervale": (in_a_rich_tableau, partial(in_play, "eldervale")),
    "euthia": (in_a_shop, partial(in_play, "euthia")),
    "gloomhaven": (in_a_turn,),
    "gloomhaven-campaign": (in_town,),
}


def positions(game: str, number: int) -> Iterator[tuple[str, Session]]:
    """In turn from each kind of place of the game."""
    places = PLACES[game]
    for one in range(number):
        found = places[one % len(places)](one // len(places))
        yield f"{game} {one}", found


# Looking for gain


class Seeker:
    """Takes the option that gains most, counting what can be done only after it. Where nothing
    gains, the one that opens most of what was seldom seen yet, for little money, and more so where
    gain came of it before."""

    def __init__(self, purse: Purse, seed: int) -> None:
        self.purse = purse
        self.cash = purse.cash
        self.dice = random.Random(seed)
        self.seen: Counter[str] = Counter()
        self.tried: Counter[str] = Counter()
        self.paid_off: Counter[str] = Counter()
        self.last = ""

    def choose(self, session: Session, request: Request) -> Keys:
        keys = [one for one in request.keys if verb(one) not in LAST]
        if request.least > 1 or not keys:
            return tuple(self.dice.sample(request.keys, max(1, request.least)))
        self.seen.update(request.keys)
        now = self.cash(session, request.seat)
        looked_at = self.dice.sample(keys, min(LOOKED_AT, len(keys)))
        outlook = {key: self.ahead(session, request, key) for key in looked_at}
        best = max(looked_at, key=lambda key: outlook[key].cash)
        if outlook[best].cash > now:
            self.paid_off[self.last] += 1
            return (best,)
        cheap = [key for key in looked_at if outlook[key].cash >= now - SMALL] or looked_at
        chosen = max(cheap, key=lambda key: outlook[key].news * self.hope(verb(key)))
        self.last = verb(chosen)
        self.tried[self.last] += 1
        return (chosen,)

    def hope(self, verb: str) -> float:
        """How often gain came next after this."""
        return (1 + self.paid_off[verb]) / (1 + self.tried[verb])

    def ahead(self, session: Session, request: Request, key: str) -> Outlook:
        """The cash after this answer, or after one more that only this one made possible."""
        seat = request.seat
        after = session.imagine(seat, self.dice.randrange(1 << 30), keep=False)
        after.answer(seat, (key,))
        most = self.cash(after, seat)
        follow = after.request(seat)
        if follow is None or follow.least > 1:
            return Outlook(most, 0)
        new = [one for one in follow.keys if one not in request.keys]
        for one in new[:LOOKED_AT]:
            further = after.fork(keep=False, log=False)
            further.answer(seat, (one,))
            most = max(most, self.cash(further, seat))
        return Outlook(most, sum(1 / (1 + self.seen[one]) for one in new))


def verb(key: str) -> str:
    return key.split(":")[0]


class Outlook(NamedTuple):
    cash: float
    news: float


def seek(position: str, session: Session, seeker: Seeker, choices: int) -> Found:
    """Follow the gain for so many choices, or until the action ends."""
    purse = seeker.purse
    if not session.requests:
        return Found(position, 0, 0, 0, 0)
    seat = session.requests[0].seat
    start = middle = end = purse.cash(session, seat)
    action = purse.action(session.state)
    made = 0
    while made < choices and purse.action(session.state) == action:
        request = session.request(seat)
        if request is None or all(verb(one) in LAST for one in request.keys):
            break
        session.answer(seat, seeker.choose(session, request))
        made += 1
        end = purse.cash(session, seat)
        if made <= choices // 2:
            middle = end
    return Found(position, start, middle, end, made)


@contextmanager
def without_cap() -> Iterator[None]:
    """EL-RES-3 set aside."""
    cap, resources.CAP = resources.CAP, sys.maxsize
    try:
        yield
    finally:
        resources.CAP = cap


def search(game: str, number: int, choices: int) -> list[Found]:
    seeker = Seeker(PURSES[game], 1)
    with without_cap():
        return [seek(name, session, seeker, choices) for name, session in positions(game, number)]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--positions", type=int, default=POSITIONS)
    parser.add_argument("--choices", type=int, default=CHOICES)
    wanted = parser.parse_args(arguments)
    loops = 0
    for game in wanted.games or PURSES:
        found = search(game, wanted.positions, wanted.choices)
        wells = [one for one in found if one.loops]
        most = max((one.end - one.start for one in found), default=0)
        made = sum(one.choices for one in found)
        print(
            f"{game}: {len(found)} positions, {made} choices, largest gain {most:.0f}, "
            f"loops {len(wells)}",
            flush=True,
        )
        for one in wells:
            print(f"  {one}")
        loops += len(wells)
    return 1 if loops else 0


if __name__ == "__main__":
    sys.exit(main())
