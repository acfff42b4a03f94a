"""Exploration and event cards keep the limits of docs/rules/witcher.md, 2.6.8 and 2.6.9."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from fabletop.games.witcher.effects import vocabulary as e
from fabletop.games.witcher.effects.registry import effects
from fabletop.games.witcher.library import library
from fabletop.games.witcher.records import (
    AttributeTest,
    CardTest,
    DiceTest,
    Event,
    Exploration,
    Option,
    Outcome,
    Quest,
)

BOX = library()
DECKS = {"city": BOX.city, "wilds": BOX.wilds}
TALES: list[Exploration | Event] = [*BOX.explorations.values(), *BOX.events.values()]

# what an outcome may do: all effects that need no fight
VOCABULARY = (
    e.GainGold,
    e.LoseGold,
    e.GainPotion,
    e.DiscardPotions,
    e.DiscardAllPotions,
    e.Gamble,
    e.RaiseAttribute,
    e.LowerAttribute,
    e.RaiseShield,
    e.LowerShield,
    e.Draw,
    e.Discard,
    e.Remove,
    e.GainCard,
    e.Rest,
    e.Recycle,
    e.GainTrail,
    e.TakeEvent,
)


def worth(effect: e.AnyEffect) -> float:
    """The value scale of 2.6.8."""
    return float(effects.worth(effect, False))


def value(outcome: Option | Outcome) -> float:
    price = outcome.price if isinstance(outcome, Option) else 0
    return sum(worth(effect) for effect in outcome.effects) - price


def outcomes_of(tale: Exploration | Event) -> dict[str, Option | Outcome]:
    sides = ("a", "b", "success", "failure")
    found = {side: getattr(tale, side, None) for side in sides}
    return {side: one for side, one in found.items() if one is not None}


def all_outcomes() -> Iterator[tuple[str, Option | Outcome]]:
    for tale in TALES:
        for side, one in outcomes_of(tale).items():
            yield f"{tale.name}/{side}", one


def quests(tales: list[Exploration] | list[Event]) -> list[Quest]:
    return [one.quest for tale in tales for one in outcomes_of(tale).values() if one.quest]


def words(text: str) -> int:
    return len(text.split())


# Numbers


@pytest.mark.parametrize("deck", DECKS)
def test_content_36_exploration_cards_per_deck(deck: str) -> None:
    cards = DECKS[deck].values()
    numbers = Counter(sum(one.quest is not None for one in (card.a, card.b)) for card in cards)
    assert numbers == {0: 20, 1: 16}


def test_content_56_events_by_kind() -> None:
    assert sorted(BOX.events) == list(range(1, 57))
    kinds = Counter(one.kind for one in BOX.events.values())
    assert kinds == {"story": 18, "test": 13, "fight": 13, "keepsake": 12}


def test_content_eight_pieces_of_equipment_and_four_companions() -> None:
    kept = [one for one in BOX.events.values() if one.kind == "keepsake"]
    assert Counter(one.companion for one in kept) == {False: 8, True: 4}
    assert all(one.companion for one in BOX.events.values() if one.keep_until)


def test_content_32_entry_and_12_follow_up_events() -> None:
    entries = Counter(one.event for one in quests(list(BOX.explorations.values())))
    follow_ups = Counter(one.event for one in quests(list(BOX.events.values())))
    assert (len(entries), len(follow_ups)) == (32, 12)
    assert 34 in entries
    # each number of kinds a to c exactly once
    told = {number for number, one in BOX.events.items() if one.kind != "keepsake"}
    assert entries + follow_ups == Counter(told)


def test_content_each_keepsake_taken_by_one_outcome() -> None:
    taken = Counter(
        effect.number
        for _, one in all_outcomes()
        for effect in one.effects
        if isinstance(effect, e.TakeEvent)
    )
    assert taken == Counter(n for n, one in BOX.events.items() if one.kind == "keepsake")


def test_content_quests_lead_to_numbered_locations() -> None:
    for quest in quests(list(BOX.explorations.values())) + quests(list(BOX.events.values())):
        assert quest.place in ("forest", "mountain", "water") or BOX.place_numbers[quest.place] > 0


# The cards the rulebook shows


def test_content_the_guard() -> None:
    card = BOX.city["the-permit"]
    assert card.origin == "rulebook"
    assert card.a.effects == (e.LoseGold(2), e.RaiseAttribute("combat"))
    assert card.b.effects == (e.GainGold(2),)
    assert (card.a.price, card.b.price, card.a.quest, card.b.quest) == (0, 0, None, None)


def test_content_the_potion_seller() -> None:
    card = BOX.explorations["the-potion-seller"]
    assert card.origin == "rulebook"
    assert card.b.effects == (e.DiscardAllPotions(),)
    assert card.b.quest == Quest(place="mountain", event=34)
    assert card.b.price == 0


def test_content_no_other_card_is_from_the_rulebook() -> None:
    known = [one.name for one in TALES if one.origin != "design"]
    assert known == ["The Permit", "The Potion Seller"]


# Values


def test_content_values_of_immediate_outcomes() -> None:
    values = {
        name: value(one)
        for card in BOX.explorations.values()
        for name, one in ((f"{card.id}/a", card.a), (f"{card.id}/b", card.b))
        if one.quest is None
    }
    assert {name: one for name, one in values.items() if not 0 <= one <= 3} == {}
    assert 1.25 <= sum(values.values()) / len(values) <= 1.75


def test_content_values_of_quest_outcomes() -> None:
    values = {
        card.id: value(one)
        for card in BOX.explorations.values()
        for one in (card.a, card.b)
        if one.quest is not None and card.id != "the-potion-seller"
    }
    assert {name: one for name, one in values.items() if not -1 <= one <= 1} == {}


def test_content_about_a_third_has_a_negative_part() -> None:
    immediate = [
        one for card in BOX.explorations.values() for one in (card.a, card.b) if one.quest is None
    ]
    negative = [one for one in immediate if any(worth(effect) < 0 for effect in one.effects)]
    assert 0.25 <= len(negative) / len(immediate) <= 0.45


@pytest.mark.parametrize("number", [n for n, one in BOX.events.items() if one.kind != "keepsake"])
def test_content_values_of_events(number: int) -> None:
    """Worth 3 to 6; a failure -1 to 1; less now where a follow-up is still to come."""
    for side, one in outcomes_of(BOX.events[number]).items():
        low, high = (3, 6)
        if side == "failure":
            low, high = (-1, 1)
        elif one.quest is not None:
            low, high = (0, 2)
        assert low <= value(one) <= high, side


def test_content_city_and_wilds_lean_their_ways() -> None:
    def count(deck: str, *kinds: type) -> int:
        cards = DECKS[deck].values()
        return sum(
            isinstance(effect, kinds)
            for card in cards
            for one in (card.a, card.b)
            for effect in one.effects
        )

    town = (e.GainGold, e.Gamble, e.RaiseAttribute, e.GainPotion)
    wild = (e.GainTrail, e.Remove, e.LowerShield, e.Rest)
    assert count("city", *town) > count("wilds", *town)
    assert count("wilds", *wild) > count("city", *wild)


# Options and effects


def test_content_at_most_one_option_has_a_price() -> None:
    for tale in TALES:
        prices = [one.price for one in outcomes_of(tale).values() if isinstance(one, Option)]
        assert sum(price > 0 for price in prices) <= 1, tale.name


def test_content_outcomes_use_the_whole_vocabulary_and_no_more() -> None:
    used = {type(effect) for _, one in all_outcomes() for effect in one.effects}
    assert used == set(VOCABULARY)
    assert set(VOCABULARY) < set(get_args(e.AnyEffect))


def test_content_explorations_leave_the_hand_alone() -> None:
    """2.6.8: phase III refills the hand a moment later; what costs or brings cards is a rest."""
    on_the_hand = (e.Draw, e.Discard, e.TakeDiscard, e.Exchange)
    found = [
        f"{card.id}/{side}"
        for card in BOX.explorations.values()
        for side, one in outcomes_of(card).items()
        if any(isinstance(effect, on_the_hand) for effect in one.effects)
    ]
    assert found == []


def test_content_rests_are_of_explorations_and_within_limits() -> None:
    def rests(tale: Exploration | Event) -> set[int]:
        told = [effect for one in outcomes_of(tale).values() for effect in one.effects]
        return {effect.cards for effect in told if isinstance(effect, e.Rest)}

    assert set().union(*map(rests, BOX.explorations.values())) == {1, 2, 4, 5}
    assert not any(map(rests, BOX.events.values()))


def test_content_an_attribute_is_never_free() -> None:
    """2.6.8: every step of an attribute costs something that is still gone in the next turn."""
    for card in BOX.explorations.values():
        for side, one in outcomes_of(card).items():
            if any(isinstance(effect, e.RaiseAttribute) for effect in one.effects):
                assert value(one) < 3, f"{card.id}/{side}"


def test_content_tests_within_their_limits() -> None:
    forms = Counter()  # type: Counter[type]
    for one in BOX.events.values():
        forms[type(one.test)] += one.test is not None
        match one.test:
            case AttributeTest(at_least=least):
                assert 2 <= least <= 4
            case CardTest(reveal=reveal, colour=colour, damage=damage):
                assert 1 <= reveal <= 3
                assert (colour is None) == (damage > 0)
    assert forms[AttributeTest] and forms[CardTest] and forms[DiceTest]


def test_content_short_fights_can_be_won() -> None:
    assert all(2 <= one.life <= 5 for one in BOX.events.values() if one.kind == "fight")


def test_content_keepsakes_differ() -> None:
    kept = [one.ability for one in BOX.events.values() if one.kind == "keepsake"]
    assert len(set(kept)) == 12
    for ability in kept:
        assert ability is not None
        assert bool(ability.effects) == (ability.window is not None)
        assert ability.effects or ability.standing


# Words


@pytest.mark.parametrize("tale", TALES, ids=[one.name for one in TALES])
def test_content_word_counts(tale: Exploration | Event) -> None:
    assert 30 <= words(tale.intro) <= 80
    for one in outcomes_of(tale).values():
        assert 20 <= words(one.story) <= 60
        if isinstance(one, Option):
            assert 1 <= words(one.label) <= 8


def test_content_no_two_intros_begin_alike() -> None:
    openings = Counter(" ".join(tale.intro.lower().split()[:4]) for tale in TALES)
    assert [opening for opening, number in openings.items() if number > 1] == []


def test_content_names_and_stories_are_told_once() -> None:
    assert len({tale.name for tale in TALES}) == len(TALES)
    stories = [one.story for _, one in all_outcomes()]
    assert len(set(stories)) == len(stories)
