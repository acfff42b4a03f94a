"""Prices: whatever the box asks for is paid, and what was paid is gone.

The kinds of price are taken from the content: a kind that no test here pays fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from fabletop.games.witcher.effects import vocabulary as e
from fabletop.games.witcher.library import library
from fabletop.games.witcher.records import Option, Quest
from fabletop.games.witcher.rules.market import PRICE_CHANGE
from fabletop.games.witcher.rules.potions import clear_used, put_aside
from fabletop.games.witcher.state import Fighter, Player
from fabletop.games.witcher.terms import ATTRIBUTES, Attribute
from fabletop.kernel.gamedef import Game

from .arena import hunting
from .scene import Scene
from .tales import Tales, give_quest, option, put_on_top

BOX = library()


@pytest.fixture
def tales(monkeypatch: pytest.MonkeyPatch) -> Tales:
    return Tales(monkeypatch)


# What somebody has


class Purse(NamedTuple):
    """Everything a price can be paid with."""

    gold: int
    shield: int
    hand: int
    owned: int  # cards in hand, deck and discard pile
    potions: int
    attributes: int  # all four together


def purse(player: Player) -> Purse:
    cards = (player.hand.cards, player.deck.cards, player.discard.cards)
    return Purse(
        player.gold,
        player.shield,
        len(player.hand.cards),
        sum(map(len, cards)),
        len(player.potions),
        sum(player.attribute(one) for one in ATTRIBUTES),
    )


def gone(before: Purse, after: Purse) -> dict[str, int]:
    """What is less than before, by name."""
    return {
        name: old - new
        for name, old, new in zip(Purse._fields, before, after, strict=True)
        if old != new
    }


def rich(scene: type[Scene]) -> Scene:
    """The Bear with some of everything, to choose in phase II on a place with nobody else."""
    table = scene("bear", "wolf")
    potions = [table.state.potion_deck.draw() for _ in range(3)]
    table.lay(
        "bear",
        place="behelt-nar",
        gold=9,
        shield=3,
        combat=3,
        defence=3,
        alchemy=3,
        specialisation=3,
        hand=table.cards(5),
        deck=table.cards(6),
        discard=[],
        potions=potions,
    )
    table.phase("choose")
    return table


def answer_all(table: Scene) -> None:
    """The first answers that are allowed, until phase III."""
    while table.state.phase == "choose":
        asked = table.asked
        table.choose(*asked.keys[: max(asked.least, 1 if asked.kind == "pick" else 0)])


# What the content asks for


def parts(record: object) -> Iterator[msgspec.Struct]:
    """A record and everything written in it."""
    if isinstance(record, msgspec.Struct):
        yield record
        for name in record.__struct_fields__:
            yield from parts(getattr(record, name))
    elif isinstance(record, tuple):
        for one in record:
            yield from parts(one)


STORIES = [*BOX.explorations.values(), *BOX.events.values()]
ALL = [*STORIES, *BOX.potions.values(), *BOX.monsters.values(), *BOX.abilities.values()]

# Effects that take something from whoever carries them out: what is gone afterwards.
TAKES: dict[type[e.Effect], Callable[[Any], dict[str, int]]] = {
    e.LoseGold: lambda one: {"gold": one.amount},
    e.DiscardPotions: lambda one: {"potions": one.amount},
    e.DiscardAllPotions: lambda one: {"potions": 3},
    e.LowerAttribute: lambda one: (
        {"attributes": 1} | ({"shield": 1} if one.attribute == "defence" else {})
    ),
    e.LowerShield: lambda one: {"shield": min(3, one.amount)},
    e.Discard: lambda one: {"hand": one.cards},
    e.Remove: lambda one: {"owned": one.cards, "hand": one.cards},
}
STAKES = {e.Gamble}
GIVES = {
    e.GainGold, e.GainPotion, e.RaiseAttribute, e.RaiseShield, e.Draw, e.GainCard, e.Recycle,
    e.TakeDiscard, e.Exchange, e.GainTrail, e.TakeEvent,
}  # fmt: skip
LATER = {e.Rest}  # takes or gives in phase III
IN_FIGHTS = {
    e.AddDamage, e.AddDraw, e.UnlinkedCard, e.WildColour, e.ReduceDamage, e.Retaliate, e.Drain,
    e.Scry, e.SwitchAttack, e.DoubleShields, e.FreePotion, e.Refill,
}  # fmt: skip


def effects() -> list[e.Effect]:
    """Every effect of the box that differs from the others."""
    found = {part for record in ALL for part in parts(record) if isinstance(part, e.Effect)}
    return sorted(found, key=str)


def taking() -> list[e.Effect]:
    return [one for one in effects() if type(one) in TAKES]


def test_wi_gen_3_every_kind_of_effect_takes_or_gives_or_belongs_to_fights() -> None:
    kinds = {type(one) for one in effects()}
    assert kinds == set(TAKES) | STAKES | GIVES | LATER | IN_FIGHTS


@pytest.mark.parametrize("effect", taking(), ids=str)
def test_wi_explore_4_what_an_outcome_takes_is_gone(
    scene: type[Scene], tales: Tales, effect: Any
) -> None:
    table = rich(scene)
    card = tales.card(table, option(effect))
    before = purse(table.bear)
    removed, refused = len(table.state.removed), len(table.state.potion_discard.cards)
    table.choose("explore:city")
    table.choose(f"option:{card}-a")
    answer_all(table)
    loss = gone(before, purse(table.bear))
    assert loss == TAKES[type(effect)](effect)
    assert len(table.state.removed) - removed == loss.get("owned", 0)
    assert len(table.state.potion_discard.cards) - refused == loss.get("potions", 0)
    if isinstance(effect, e.Discard):  # it lies on the own pile now
        assert len(table.bear.discard.cards) == effect.cards


@pytest.mark.parametrize("cards", [1, 2, 4, 5])
def test_wi_explore_10_what_a_rest_takes_or_gives(
    scene: type[Scene], tales: Tales, cards: int
) -> None:
    """Against a usual rest, with five cards in hand: the difference is in hand and deck."""
    hands = {}
    for rest in (3, cards):
        table = rich(scene)
        card = tales.card(table, option(*[e.Rest(rest)] * (rest != 3)))
        table.choose("explore:city")
        table.choose(f"option:{card}-a")
        asked = table.asked
        assert asked.rule == "WI-MARKET-2"
        table.choose(*asked.keys[: asked.least])
        hands[rest] = (len(table.bear.hand), len(table.bear.deck), len(table.bear.discard))
    assert hands[3] == (3, 6, 2)
    assert hands[cards] == (cards, 6 - max(0, cards - 3), 2 + max(0, 3 - cards))


# Options, quests


def dear_options() -> list[tuple[str, str]]:
    return [
        (record.id, side)
        for record in BOX.explorations.values()
        for side in "ab"
        if getattr(record, side).price
    ]


def test_wi_explore_3_prices_stand_on_explorations_only() -> None:
    """Options of events cost nothing; if one ever does, it is to be paid here as well."""
    assert dear_options()
    options = [one for event in BOX.events.values() for one in parts(event)]
    assert not any(one.price for one in options if isinstance(one, Option))


@pytest.mark.parametrize(("card", "side"), dear_options())
def test_wi_explore_3_the_price_of_an_option_is_gone(
    scene: type[Scene], card: str, side: str
) -> None:
    """With the gold that the outcome brings or takes reckoned in."""
    table = rich(scene)
    put_on_top(table, card)
    table.choose(f"explore:{'city' if card in BOX.city else 'wilds'}")
    chosen: Option = getattr(BOX.explorations[card], side)
    table.choose(f"option-for:{card}-{side}:{chosen.price}")
    answer_all(table)
    won = sum(one.amount for one in chosen.effects if isinstance(one, e.GainGold))
    lost = sum(one.amount for one in chosen.effects if isinstance(one, e.LoseGold))
    assert not any(isinstance(one, e.Gamble) for one in chosen.effects)
    assert table.bear.gold == 9 - chosen.price + won - lost


@pytest.mark.parametrize(("card", "side"), dear_options())
def test_wi_explore_3_no_option_gives_back_its_price(card: str, side: str) -> None:
    """Else it would be no price; gold is the only thing that can be bought and paid with."""
    chosen: Option = getattr(BOX.explorations[card], side)
    assert sum(one.amount for one in chosen.effects if isinstance(one, e.GainGold)) < chosen.price


def payments() -> list[int]:
    """Every payment that a quest of the box asks for."""
    found = {part.payment for one in STORIES for part in parts(one) if isinstance(part, Quest)}
    return sorted(found - {0})


def test_wi_quest_6_there_are_quests_with_a_payment() -> None:
    assert payments()


@pytest.mark.parametrize("payment", payments())
def test_wi_quest_6_the_payment_of_a_quest_is_gone(
    scene: type[Scene], tales: Tales, payment: int
) -> None:
    table = rich(scene)
    tales.event(60, "story", a=option(), b=option())
    quest = give_quest(table, "bear", 60, "novigrad", payment=payment)
    table.lay("bear", place="novigrad", gold=payment)
    table.phase("travel")
    table.moved()
    before = purse(table.bear)
    table.choose(f"solve:{quest.card}")
    assert gone(before, purse(table.bear)) == {"gold": payment}


# Moves


WAYS: dict[str, tuple[tuple[str, ...], dict[str, int]]] = {
    "a fitting card": (("pay:{fits}",), {"hand": 1}),
    "a wild card": (("pay:{wild}",), {"hand": 1}),
    "a card and gold": (("pay-gold:{other}",), {"hand": 1, "gold": 1}),
    "two cards": (("pay-two", "{other} {third}"), {"hand": 2}),
}


@pytest.mark.parametrize("way", WAYS)
def test_wi_move_2_what_a_move_costs_is_gone(scene: type[Scene], way: str) -> None:
    answers, loss = WAYS[way]
    table = rich(scene)
    names = {
        "fits": table.card(terrain="forest"),
        "wild": table.card(terrain="wild"),
        "other": table.card(terrain="water"),
        "third": table.card(terrain="water"),
    }
    table.lay("bear", place="vizima", hand=names.values())
    table.phase("travel")
    before = purse(table.bear)
    table.choose("move:novigrad")  # a forest
    for answer in answers:
        table.choose(*answer.format(**names).split())
    assert table.bear.place == table.place("novigrad")
    assert gone(before, purse(table.bear)) == loss
    assert len(table.bear.discard.cards) == loss["hand"]


def guides() -> list[str]:
    """Everything that lets its owner move for any single card."""
    return [
        id
        for id, ability in BOX.abilities.items()
        if any(isinstance(one, e.OneCardMove) for one in ability.standing)
    ]


@pytest.mark.parametrize("thing", guides())
def test_wi_move_2_a_guided_move_costs_a_card_and_the_use(scene: type[Scene], thing: str) -> None:
    table = rich(scene)
    if thing.startswith("event-"):
        table.lay("bear", keepsakes=[int(thing.removeprefix("event-"))])
    else:
        table.lay("bear", trophies=[thing])
    (change,) = (one for one in BOX.abilities[thing].standing if isinstance(one, e.OneCardMove))
    start, end = way_into(change.terrain)
    wrong = {"forest": "water", "water": "mountain", "mountain": "forest"}[terrain_of(end)]
    table.lay("bear", place=start, hand=table.cards(2, terrain=wrong), gold=0)
    table.phase("travel")
    table.choose(f"move:{end}")
    table.choose(f"guided:{table.bear.hand.cards[0]}")
    assert table.bear.place == table.place(end)
    assert len(table.bear.hand.cards) == len(table.bear.discard.cards) == 1
    assert table.bear.used_in_turn == [thing]


def terrain_of(place: str) -> str:
    return BOX.places[BOX.place_numbers[place]].terrain


def way_into(terrain: str) -> tuple[str, str]:
    """Two neighbours, the second one of this terrain and without anything to find there."""
    for place in BOX.places.values():
        for number in place.neighbours:
            end = BOX.places[number]
            if end.terrain == terrain or (terrain == "any" and end.terrain == "forest"):
                return place.id, end.id
    raise AssertionError(terrain)


# Market and locations


@pytest.mark.parametrize("slot", range(6))
@pytest.mark.parametrize("cost", sorted({card.cost for card in BOX.cards.values()}))
def test_wi_market_4_the_price_of_a_card_is_discarded(
    scene: type[Scene], cost: int, slot: int
) -> None:
    table = scene("bear", "wolf")
    row = [table.card(cost=cost) for _ in range(6)]
    table.market(*row)
    owed = max(0, cost + PRICE_CHANGE[slot])
    hand = table.cards(3)
    table.lay("bear", hand=hand, deck=table.cards(6), discard=[])
    table.phase("train")
    table.choose()  # WI-MARKET-2: all three stay
    if owed > 3:
        assert f"take:{row[slot]}" not in table.offered
        return
    table.choose(f"take:{row[slot]}")
    if 0 < owed < 3:
        table.choose(*hand[:owed])
    assert sorted(table.bear.discard.cards) == sorted(hand[:owed])
    assert table.bear.hand.cards == [*hand[owed:], row[slot]]
    assert row[slot] not in table.state.market


def at(table: Scene, action: str, **bear: Any) -> None:
    """The Bear has just come to a place with this action and uses it; of schools, its own."""
    schools = ("", "bear")
    places = [one for one in BOX.places.values() if one.action == action]
    place = next(one for one in places if one.school in schools)
    table.lay("bear", place=place.id, **bear)
    table.phase("travel")
    table.moved()
    table.choose(f"act:{action}")


@pytest.mark.parametrize("attribute", ATTRIBUTES)
@pytest.mark.parametrize("value", range(1, 5))
def test_wi_loc_8_training_takes_its_gold(
    scene: type[Scene], attribute: Attribute, value: int
) -> None:
    table = rich(scene)
    table.lay("bear", **{attribute: value, "potions": []})
    at(table, "school", gold=7)
    table.choose(f"train:{attribute}:{value + 1}")
    assert table.bear.attribute(attribute) == value + 1
    assert table.bear.gold == 7 - (value + 1)


def discounts() -> list[str]:
    return [
        id
        for id, ability in BOX.abilities.items()
        if any(isinstance(one, e.TrainingDiscount) for one in ability.standing)
    ]


@pytest.mark.parametrize("thing", discounts())
def test_wi_loc_8_a_discount_is_not_paid_and_the_rest_is(scene: type[Scene], thing: str) -> None:
    table = rich(scene)
    if thing.startswith("event-"):
        table.lay("bear", keepsakes=[int(thing.removeprefix("event-"))])
    else:
        table.lay("bear", trophies=[thing])
    standing = BOX.abilities[thing].standing
    off = sum(one.gold for one in standing if isinstance(one, e.TrainingDiscount))
    assert 0 < off < 4
    at(table, "school", gold=7)
    table.choose(f"train:combat:{4 - off}")
    assert table.bear.gold == 7 - (4 - off)


def test_wi_loc_7_the_exchanged_card_is_gone_for_good(scene: type[Scene]) -> None:
    table = rich(scene)
    row = [table.card(cost=0) for _ in range(6)]
    table.market(*row)
    given = table.bear.hand.cards[0]
    before = purse(table.bear)
    at(table, "exchange")
    table.choose(given)
    table.choose(f"take:{row[2]}")
    assert given in table.state.removed
    assert given not in table.bear.hand.cards + table.bear.discard.cards
    assert row[2] in table.bear.hand.cards
    assert gone(before, purse(table.bear)) == {}  # one for one


# Stakes

LOSING, WINNING = (1, 2, 3, 4, 6), (6, 6, 6, 6, 6)


@pytest.mark.parametrize(("mine", "gold"), [(LOSING, 8), (WINNING, 8 + 3)])
def test_wi_loc_6_the_stake_against_the_locals(
    scene: type[Scene], mine: tuple[int, ...], gold: int
) -> None:
    table = rich(scene)
    table.luck("poker", *mine, *(2, 2, 3, 3, 4))
    at(table, "gamble")
    assert table.bear.gold == 8  # staked before the dice are rolled
    table.choose(by="wolf")
    table.choose(by="bear")
    assert table.bear.gold == gold


@pytest.mark.parametrize(("mine", "gold"), [(LOSING, 8), (WINNING, 8 + 6)])
def test_wi_solo_6_the_stake_of_the_pay_table(
    scene: type[Scene], mine: tuple[int, ...], gold: int
) -> None:
    table = scene("bear")
    table.lay("bear", gold=9)
    table.luck("poker", *mine)
    at(table, "gamble")
    assert table.bear.gold == 8
    table.choose()
    assert table.bear.gold == gold


@pytest.mark.parametrize(("mine", "gold"), [(LOSING, (8, 6)), (WINNING, (11, 3))])
def test_wi_poker_4_both_stakes(
    scene: type[Scene], mine: tuple[int, ...], gold: tuple[int, int]
) -> None:
    table = rich(scene)
    table.lay("bear", place="novigrad")
    table.lay("wolf", place="novigrad", gold=4)
    table.luck("poker", *mine, *(2, 2, 3, 3, 4))
    table.phase("travel")
    table.moved()
    table.choose("poker:wolf")
    assert (table.bear.gold, table.wolf.gold) == (8, 3)
    table.choose(by="wolf")
    table.choose(by="bear")
    assert (table.bear.gold, table.wolf.gold) == gold


# Hunts

# What a hunt costs before its first turn, by the kind of the monster's ability.
TOLLS: dict[str, Callable[[int], dict[str, int]]] = {
    "pay-potion": lambda amount: {"potions": amount},
    "discard-hand": lambda amount: {"hand": amount},
    "lose-shield": lambda amount: {"shield": amount},
    "lose-shield-per-card": lambda amount: {"shield": amount * 2},
    "lose-defence": lambda amount: {"attributes": amount, "shield": amount},
    "less-defence": lambda amount: {"shield": amount},
    "discard-from-deck": lambda amount: {},  # from the deck to the discard pile
    "untracked-discard": lambda amount: {"hand": amount},
}


def tolls() -> list[str]:
    early = ("init", "pre", "post")
    return [
        id
        for id, one in BOX.monsters.items()
        if one.ability.trigger in early or one.ability.kind in TOLLS
    ]


@pytest.mark.parametrize("monster", tolls())
def test_wi_hunt_3_what_a_hunt_takes_beforehand_is_gone(scene: type[Scene], monster: str) -> None:
    """A witcher with two hand cards and Shield 3; the trail is missing where it would help."""
    ability = BOX.monsters[monster].ability
    table = scene("bear", "wolf")
    potions = [table.state.potion_deck.draw() for _ in range(2)]
    table.lay("bear", shield=3, defence=3, combat=2, alchemy=2, specialisation=2, potions=potions)
    table.lay("bear", hand=table.cards(2), deck=table.cards(10), discard=[])
    bear = table.bear
    before = purse(bear)._replace(owned=12, hand=2)
    hunting(table, monster, tracked=ability.kind != "untracked-discard", potions=potions)
    table.stack_life()
    while table.asked.rule == "WI-HUNT-3":
        table.choose(table.offered[0])
    assert gone(before, purse(table.bear)) == TOLLS[ability.kind](ability.amount)
    if ability.kind == "discard-from-deck":
        assert len(table.bear.discard.cards) == ability.amount


@pytest.mark.parametrize("potion", sorted(BOX.potions))
def test_wi_potion_4_a_used_potion_is_gone(scene: type[Scene], potion: str) -> None:
    """Aside during the fight, on the discard pile after it."""
    table = rich(scene)
    table.lay("bear", potions=[potion])
    table.state.potion_discard.cards.clear()
    game = Game(table.state, [], False)
    fighter = Fighter(table.bear.seat)
    put_aside(game, table.bear, fighter, potion)
    assert (table.bear.potions, fighter.potions) == ([], [potion])
    clear_used(game, fighter)
    assert (fighter.potions, table.state.potion_discard.cards) == ([], [potion])
