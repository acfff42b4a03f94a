"""Prices of the campaign: whatever is asked for is paid, and what was paid is gone.

The kinds of price are taken from the content: a kind that no test here pays fails.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from fabletop.games.gloomhaven.campaign import effects as e
from fabletop.games.gloomhaven.campaign.document import Character
from fabletop.games.gloomhaven.campaign.library import archive
from fabletop.games.gloomhaven.campaign.records import Event
from fabletop.games.gloomhaven.campaign.rules import consequences, enhancement, retirement
from fabletop.games.gloomhaven.campaign.rules.enhancement import POWER
from fabletop.games.gloomhaven.campaign.rules.events import resolve_event
from fabletop.games.gloomhaven.campaign.rules.reputation import price_of
from fabletop.games.gloomhaven.campaign.state import Town
from fabletop.games.gloomhaven.library import library

from .scene import Visit, campaign, run, town

ARCHIVE = archive()


def parts(record: object) -> Iterator[msgspec.Struct]:
    """A record and everything written in it."""
    if isinstance(record, msgspec.Struct):
        yield record
        for name in record.__struct_fields__:
            yield from parts(getattr(record, name))
    elif isinstance(record, tuple):
        for one in record:
            yield from parts(one)


def everything() -> list[msgspec.Struct]:
    """All parts of all records that can do something to a campaign."""
    shelves = (ARCHIVE.events, ARCHIVE.boxes, ARCHIVE.chapters, ARCHIVE.milestones)
    records = [
        one for shelf in shelves for one in (shelf.values() if hasattr(shelf, "values") else shelf)
    ]
    return [part for record in records for part in parts(record)]


# What cases ask for

CONDITIONS = {"classes", "reputation_at_least", "reputation_at_most", "otherwise"}
PRICES = {"pay", "pay_each", "give_item"}


def cases() -> list[e.Case]:
    """Every case with a price, without its conditions."""
    found = set()
    for part in everything():
        if isinstance(part, e.Case) and (part.pay or part.pay_each or part.give_item):
            found.add(e.Case(pay=part.pay, pay_each=part.pay_each, give_item=part.give_item))
    return sorted(found, key=str)


def test_gh_camp_30_every_field_of_a_case_is_a_condition_or_a_price() -> None:
    assert set(e.Case.__struct_fields__) == CONDITIONS | PRICES
    used = {name for case in cases() for name in PRICES if getattr(case, name)}
    assert used == PRICES, "the content uses all of them"


def golds(game: Town) -> list[int]:
    return [one.gold for one in game.state.present]


@pytest.mark.parametrize("case", cases(), ids=str)
def test_gh_camp_30_what_a_case_costs_is_gone(case: e.Case) -> None:
    """The Brute pays as little as possible of what they share."""
    game = town(campaign("brute", "tinkerer"))
    brute, tinkerer = game.state.present
    owned = [library().item_numbers[case.give_item]] if case.give_item else []
    tinkerer.items.extend(owned)
    run(consequences.pay(game, case), *(["1"] if case.pay else []))
    shares = [1, case.pay - 1] if case.pay else [0, 0]
    assert golds(game) == [30 - case.pay_each - part for part in shares]
    assert (brute.items, tinkerer.items) == ([], [])


def dear_events() -> list[tuple[str, str]]:
    """Every option with an outcome that costs something."""
    return [
        (id, letter)
        for id, event in ARCHIVE.events.items()
        for letter in "ab"
        if any(is_dear(one.case) for one in getattr(event, letter).outcomes)
    ]


def is_dear(case: e.Case) -> bool:
    return bool(case.pay or case.pay_each or case.give_item)


def bare(event: Event, letter: str) -> Event:
    """The event with nothing in its outcomes but their prices: the dear one is the first."""
    option = getattr(event, letter)
    dear = next(one for one in option.outcomes if is_dear(one.case))
    only = msgspec.structs.replace(dear, effects=())
    return msgspec.structs.replace(
        event, **{letter: msgspec.structs.replace(option, outcomes=(only,))}
    )


@pytest.mark.parametrize(("id", "letter"), dear_events())
def test_gh_camp_30_the_price_of_an_event_is_gone(
    monkeypatch: pytest.MonkeyPatch, id: str, letter: str
) -> None:
    """Drawn in the city or on the road, played by the players' answers."""
    event = bare(ARCHIVE.events[id], letter)
    monkeypatch.setitem(ARCHIVE.events, id, event)
    case = getattr(event, letter).outcomes[0].case
    standing = case.reputation_at_least if case.reputation_at_least is not None else 0
    if case.reputation_at_most is not None:
        standing = min(standing, case.reputation_at_most)
    made = campaign("brute", "tinkerer", reputation=standing)
    if case.classes:
        made.parties[0].characters[0].type = case.classes[0]
    if case.give_item:
        made.parties[0].characters[1].items.append(library().item_numbers[case.give_item])
    game = town(made)
    game.state.event, game.state.deck = id, event.deck
    run(resolve_event(game), f"option:{id}-{letter}", *(["2"] if case.pay else []))
    shares = [2, case.pay - 2] if case.pay else [0, 0]
    assert golds(game) == [30 - case.pay_each - part for part in shares]
    assert not game.state.present[1].items


# What effects take


TAKING = (e.Gold, e.Xp, e.Checks, e.Reputation, e.Prosperity)


def losses() -> list[e.Effect]:
    """Every effect of the content that takes something of the party or the city."""
    found: set[e.Effect] = set()
    for part in everything():
        if isinstance(part, TAKING) and part.amount < 0:
            found.add(msgspec.structs.replace(part, when=e.ALWAYS))
    return sorted(found, key=str)


def test_gh_camp_32_the_content_takes_these() -> None:
    """A kind of effect with an amount that is none of these is to be tested here."""
    counted = {
        type(one) for one in everything() if isinstance(one, e.Effect) and hasattr(one, "amount")
    }
    assert counted == set(TAKING)
    assert {type(one) for one in losses()} == set(TAKING) - {e.Xp}


def wealth(game: Town) -> dict[str, int]:
    """What the party and the city have; two characters of level 2."""
    party = game.state.present
    return {
        "gold": sum(one.gold for one in party),
        "xp": sum(one.xp for one in party),
        "checks": sum(one.checks for one in party),
        "reputation": game.state.party.reputation,
        "prosperity": game.state.world.prosperity,
    }


@pytest.mark.parametrize("effect", [*losses(), e.Xp(amount=-4)], ids=str)
def test_gh_camp_32_what_an_effect_takes_is_gone(effect: e.Effect) -> None:
    game = town(campaign("brute", "tinkerer"))
    game.state.world.prosperity = 7  # three points above its level
    for one in game.state.present:
        one.level, one.xp, one.checks = 2, 60, 5
    before = wealth(game)
    shared = isinstance(effect, e.Gold) and effect.scope == "collective"
    run(consequences.apply(game, effect), *(["1"] if shared else []))
    after = wealth(game)
    assert isinstance(effect, TAKING)
    name = type(effect).__name__.lower()
    each = isinstance(effect, e.Xp | e.Checks) or (isinstance(effect, e.Gold) and not shared)
    times = 2 if each else 1
    assert after == {**before, name: before[name] + effect.amount * times}
    if shared:
        assert golds(game) == [29, 30 + effect.amount + 1]


def burdens() -> list[e.StartWith]:
    found = {part for part in everything() if isinstance(part, e.StartWith)}
    return sorted((msgspec.structs.replace(one, when=e.ALWAYS) for one in found), key=str)


@pytest.mark.parametrize("effect", burdens(), ids=str)
def test_gh_setup_13_what_an_event_puts_on_the_next_scenario(effect: e.StartWith) -> None:
    """Twice the same event: burdens add up."""
    game = town(campaign("brute", "tinkerer"))
    answers = ["character:tinkerer"] if effect.who == "one" else []
    for _ in range(2):
        run(consequences.apply(game, effect), *answers)
    brute, tinkerer = (one.start for one in game.state.present)
    if effect.who == "one":
        assert brute == type(brute)()
    else:
        assert brute == tinkerer
    assert tinkerer.damage == 2 * effect.damage
    assert tinkerer.discards == 2 * effect.discards
    assert tinkerer.minus_ones == 2 * effect.minus_ones
    assert tinkerer.curses == 2 * effect.conditions.count("curse")
    assert tinkerer.blesses == 2 * effect.conditions.count("bless")
    assert tinkerer.consumed == (effect.slot,) * 2 * effect.used_items
    kept = tuple(one for one in effect.conditions if one not in ("curse", "bless"))
    assert tinkerer.conditions == kept * 2


# What the city sells


@pytest.mark.parametrize("standing", [-20, -3, 0, 3, 20])
@pytest.mark.parametrize("price", sorted({one.price for one in library().items.values()}))
def test_gh_camp_42_the_price_of_an_item_is_gone(price: int, standing: int) -> None:
    """Every printed price, with a reputation that raises it, leaves it, lowers it."""
    item = next(id for id, one in library().items.items() if one.price == price)
    made = campaign("brute", "tinkerer", reputation=standing)
    made.world.items[item] = 2
    owed = price_of(town(made).state, library().items[item])
    made.parties[0].characters[0].gold = owed + 1
    visit = Visit(made).do(f"shop:brute:{item}")
    assert (visit.hero("brute").gold, visit.hero("brute").items) == (1, [item])
    assert visit.hero("tinkerer").gold == 30
    assert owed == price + ARCHIVE.price_change(standing)


@pytest.mark.parametrize("price", sorted({one.price for one in library().items.values()}))
def test_gh_camp_43_a_sold_item_is_gone(price: int) -> None:
    item = next(id for id, one in library().items.items() if one.price == price)
    made = campaign("brute", "tinkerer")
    made.world.items[item] = 2
    made.parties[0].characters[0].items.append(item)
    visit = Visit(made).do(f"sell:brute:{item}")
    assert (visit.hero("brute").gold, visit.hero("brute").items) == (30 + price // 2, [])


def test_gh_camp_55_a_donation_is_gone() -> None:
    made = campaign("brute", "tinkerer")
    made.parties[0].characters[0].gold = 10
    visit = Visit(made).do("donate:brute")
    assert (visit.hero("brute").gold, visit.hero("tinkerer").gold) == (0, 30)


def offer_of(sticker: str) -> tuple[str, str, int, int]:
    """A class, a card of it and a spot that takes the sticker, and what that costs."""
    made = campaign("brute", "tinkerer")
    made.world.prosperity = 64
    state = town(made).state
    for card in ARCHIVE.spots:
        for (spot, one), cost in enhancement.wares(state, card).items():
            if one == sticker:
                return library().cards[card].owner, card, spot, cost
    raise AssertionError(f"no card takes {sticker}")


@pytest.mark.parametrize("sticker", sorted(ARCHIVE.stickers))
def test_gh_camp_57_the_price_of_a_sticker_is_gone(sticker: str) -> None:
    """Every sticker of the box, bought with the last coin."""
    type, card, spot, cost = offer_of(sticker)
    made = campaign(type, "brute" if type != "brute" else "tinkerer")
    made.world.achievements.append(POWER)
    made.world.prosperity = 64
    buyer = made.parties[0].characters[0]
    buyer.gold = cost
    buyer.pool.append(card)
    visit = Visit(made).do(f"enhance:{type}", f"card:{card}")
    visit.do(f"sticker:{card}-spot-{spot + 1}:{sticker}:{cost}")
    assert visit.hero(type).gold == 0
    assert visit.state.world.enhancements == {card: [f"{spot}-{sticker}"]}


# What leaves with a character


def veteran(game: Town) -> Character:
    one = game.state.present[0]
    one.gold, one.items, one.quest = 77, ["boots-of-striding"], next(iter(ARCHIVE.quests))
    return one


def test_gh_camp_65_gold_and_things_of_the_retired_are_gone() -> None:
    game = town(campaign("brute", "tinkerer"))
    one = veteran(game)
    rule = retirement.retire(game, one)
    for request in rule:
        raise AssertionError(request)
    assert (one.gold, one.items, one.status) == (0, [], "retired")


def test_gh_var_05_gold_and_things_of_the_dead_are_gone() -> None:
    game = town(campaign("brute", "tinkerer"))
    one = veteran(game)
    retirement.bury(game, one)
    assert (one.gold, one.items, one.quest, one.status) == (0, [], "", "dead")
