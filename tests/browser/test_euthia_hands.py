"""Euthia's hero board by hand: things dragged onto slots, into bags and into sockets, and the same
without a mouse."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import fabletop
from fabletop.bots import RandomBot
from fabletop.kernel.session import Session

from .conftest import Contexts
from .house import House
from .player import Player
from .test_euthia import Hurried, order
from .test_keyboard import by_keys
from .truth import Truth, asked

SEEDS = 600  # a game of one played at random takes some hundredths of a second
TURN = "EU-TURN-2"


def met(wanted: Callable[[Session], bool]) -> Session:
    """The first moment like this in games played at random."""
    for seed in range(1, SEEDS):
        session, bot = fabletop.new("euthia", 1, seed), RandomBot(seed)
        while not session.over:
            if wanted(session):
                return session
            session.answer(0, bot.choose(session, asked(session)))
    raise AssertionError("no such moment")


def offered(session: Session, verb: str) -> list[tuple[str, ...]]:
    """What the question offers of this verb, in parts."""
    keys = [tuple(key.split(":")) for key in asked(session).keys]
    return [key for key in keys if key[0] == verb]


def swap(session: Session) -> tuple[str, str, str] | None:
    """EU-ITEMS-6: a thing in a bag, a full slot for it, and what lies there; after the swap either
    may be put away and taken out again."""
    if session.over or asked(session).rule != TURN:
        return None
    for _, thing, slot in offered(session, "equip"):
        worn = session.state.players[0].slots[int(slot) - 1]
        if not worn:
            continue
        after = session.fork()
        after.answer(0, (f"equip:{thing}:{slot}",))
        if {f"unequip:{thing}", f"equip:{worn}:{slot}"} <= set(asked(after).keys):
            return thing, slot, worn
    return None


class Hand:
    """Somebody who drags things on the page of a table."""

    def __init__(self, house: House, contexts: Contexts, session: Session) -> None:
        context = contexts()
        table = house.bring(context, session, "you")
        self.truth: Truth = house.truth(table)
        self.player = Player(house.page(context, table))

    def drag(self, thing: str, to: str) -> str:
        """Drag one thing onto another; the answer that the server got."""
        version = self.player.version
        page = self.player.page
        page.locator(thing).drag_to(page.locator(to))
        self.player.wait_after(version)
        self.truth.sync()
        last = self.truth.last
        assert last is not None
        return last.keys[0]


@pytest.mark.rule("EU-ITEMS-6")
def test_things_are_swapped_stored_and_equipped_by_drag(house: House, contexts: Contexts) -> None:
    session = met(lambda one: swap(one) is not None)
    found = swap(session)
    assert found is not None
    thing, slot, worn = found
    hand = Hand(house, contexts, session)
    place = f'[data-slot="{slot}"]'
    # onto a full slot: a swap
    assert hand.drag(f"#tile-{thing}", place) == f"equip:{thing}:{slot}"
    hero = hand.truth.session.state.players[0]
    assert hero.slots[int(slot) - 1] == thing and worn in hero.bags
    # what is worn onto a thing in a bag: the same swap from the other side
    assert hand.drag(place, f"#tile-{worn}") == f"equip:{worn}:{slot}"
    # into the bags
    assert hand.drag(place, ".bags .bag.none >> nth=0") == f"unequip:{worn}"
    # from a bag onto the free slot
    assert hand.drag(f"#tile-{thing}", f"#slot-{slot}") == f"equip:{thing}:{slot}"


@pytest.mark.rule("EU-ITEMS-9")
def test_a_gem_is_dragged_into_a_socket(house: House, contexts: Contexts) -> None:
    session = met(lambda one: asked(one).rule == TURN and bool(offered(one, "socket")))
    _, gem, into = offered(session, "socket")[0]
    hand = Hand(house, contexts, session)
    assert hand.drag(f"#loose-{gem}", f"#tile-{into}") == f"socket:{gem}:{into}"


@pytest.mark.rule("EU-TURN-8")
def test_a_token_is_dragged_onto_the_slot_for_the_stored_one(
    house: House, contexts: Contexts
) -> None:
    session = met(lambda one: asked(one).rule == "EU-TURN-8")
    _, token = offered(session, "store")[0]
    hand = Hand(house, contexts, session)
    assert hand.drag(f"#token-{token}", "#token-stored") == f"store:{token}"


def test_a_hunt_by_keyboard_alone(house: House, contexts: Contexts) -> None:
    """Hero, turns, fights and rolls of two rounds, a tile put into a bag and back, a token stored:
    nothing of it needs a mouse."""
    context = contexts()
    table = order(house, context, "you")
    truth = house.truth(table)
    player = Player(house.page(context, table))
    hurried = Hurried(3, 2)
    arranged: set[str] = set()
    for _ in range(120):
        player.wait_for(truth.version)
        session, request = truth.session, asked(truth.session)
        if session.state.round == 3:
            break
        keys = arranging(session, arranged) or hurried.choose(session, request)
        by_keys(player, truth, keys)
        arranged.add(keys[0].split(":")[0])
    assert truth.session.state.round == 3
    assert {"hero", "unequip", "equip", "end-turn", "store"} <= arranged


def arranging(session: Session, done: set[str]) -> tuple[str, ...]:
    """Once in the game a worn thing goes into a bag and back; a token is kept where it can be."""
    for verb in ("unequip", "equip", "store"):
        if (found := offered(session, verb)) and (verb == "store" or verb not in done):
            return (":".join(found[0]),)
    return ()


@pytest.mark.rule("EU-ITEMS-6")
def test_a_swap_by_keyboard_alone(house: House, contexts: Contexts) -> None:
    session = met(lambda one: swap(one) is not None)
    found = swap(session)
    assert found is not None
    thing, slot, worn = found
    hand = Hand(house, contexts, session)
    by_keys(hand.player, hand.truth, (f"equip:{thing}:{slot}",))
    by_keys(hand.player, hand.truth, (f"equip:{worn}:{slot}",))
    assert hand.truth.session.state.players[0].slots[int(slot) - 1] == worn
