"""The designed action cards keep the limits of docs/rules/witcher.md, 2.6.4 and 2.6.5."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from fabletop.games.witcher.library import FOLDER
from fabletop.games.witcher.records import ActionCard, Extension
from fabletop.games.witcher.terms import COLOURS, SCHOOLS, TERRAINS, Colour, School
from fabletop.kernel.content import load

STARTING = load(FOLDER, "witcher", "starting.toml", "card", ActionCard)
SHARED = load(FOLDER, "witcher", "cards.toml", "card", ActionCard)
EVERY = [*STARTING.values(), *SHARED.values()]

SPECIAL_VALUE = {"take_top_discard": 1.0, "return_self": 1.5}

# by cost: cards, budget of the base, numbers of extensions, budget of one extension
COUNT = {0: 30, 1: 27, 2: 21, 3: 12}
BASE = {0: (1.0, 1.5), 1: (1.75, 2.25), 2: (2.5, 3.0), 3: (3.5, 4.0)}
LINKS = {0: (0, 1), 1: (1, 2), 2: (2, 2), 3: (2, 3)}
LINK = {0: (0.0, 0.75), 1: (0.5, 1.0), 2: (1.0, 1.5), 3: (1.0, 2.0)}


def value(part: ActionCard | Extension) -> float:
    specials = sum(SPECIAL_VALUE[one] for one in part.special)
    return part.damage + 0.75 * part.shield + part.draw + specials


def accepted(card: ActionCard) -> set[Colour]:
    return {colour for extension in card.extensions for colour in extension.colours}


def specials(card: ActionCard) -> int:
    return len(card.special) + sum(len(extension.special) for extension in card.extensions)


def deck(school: School) -> list[ActionCard]:
    return [card for card in STARTING.values() if card.school == school]


def shared(colour: Colour) -> list[ActionCard]:
    return [card for card in SHARED.values() if card.colour == colour]


def by_colour(measure: Callable[[ActionCard], int]) -> dict[Colour, int]:
    return {colour: sum(measure(card) for card in shared(colour)) for colour in COLOURS}


def ranked(totals: dict[Colour, int]) -> list[Colour]:
    return sorted(totals, key=lambda colour: -totals[colour])


def named(cards: Iterable[ActionCard]) -> list[str]:
    return [card.id for card in cards]


# both files


def test_content_ids_and_names_unique() -> None:
    assert len({card.id for card in EVERY}) == len(EVERY) == 140
    assert len({card.name for card in EVERY}) == len(EVERY)


def test_content_id_is_the_name_in_kebab_case() -> None:
    for card in EVERY:
        plain = card.name.lower().replace("'", "").replace(" ", "-")
        assert card.id == plain


def test_content_colour_in_one_extension_only() -> None:
    for card in EVERY:
        colours = [colour for extension in card.extensions for colour in extension.colours]
        assert len(colours) == len(set(colours)), card.id


def test_content_returning_cards_cannot_stall_a_duel() -> None:
    """A card that comes back, or brings one back, deals more than it shields, and does so once.

    Otherwise two witchers with empty decks could go on for ever without losing a card.
    """
    for card in EVERY:
        for used in (None, *card.extensions):
            link = used or Extension(colours=("blue",))
            back = len(card.special) + len(link.special)
            assert back <= 1, card.id
            if back:
                assert card.damage + link.damage > card.shield + link.shield, card.id


# starting decks, 2.6.4


@pytest.mark.parametrize("school", SCHOOLS)
def test_content_starting_deck_size_and_cost(school: School) -> None:
    cards = deck(school)
    assert len(cards) == 10
    assert all(card.cost == 0 for card in cards)
    assert all(card.origin == "design" for card in cards)


def test_content_starting_decks_belong_to_the_schools() -> None:
    assert Counter(card.school for card in STARTING.values()) == dict.fromkeys(SCHOOLS, 10)


@pytest.mark.parametrize("school", SCHOOLS)
def test_content_starting_deck_terrains(school: School) -> None:
    terrains = Counter(card.terrain for card in deck(school))
    assert terrains == {"forest": 3, "mountain": 3, "water": 3, "wild": 1}


@pytest.mark.parametrize("school", SCHOOLS)
def test_content_starting_deck_sums(school: School) -> None:
    cards = deck(school)
    assert 6 <= sum(card.damage for card in cards) <= 8
    assert 3 <= sum(card.shield for card in cards) <= 7
    assert -1 <= sum(card.draw for card in cards) <= 3


@pytest.mark.parametrize("school", SCHOOLS)
def test_content_starting_deck_colours_and_extensions(school: School) -> None:
    cards = deck(school)
    assert {card.colour for card in cards} == set(COLOURS)
    assert sum(bool(card.extensions) for card in cards) >= 7


@pytest.mark.parametrize("school", SCHOOLS)
def test_content_starting_deck_returns_no_card_to_hand(school: School) -> None:
    for card in deck(school):
        assert "return_self" not in card.special, card.id
        assert all("return_self" not in link.special for link in card.extensions), card.id


# shared cards, 2.6.5


def test_content_shared_count_by_cost() -> None:
    assert all(card.school == "shared" for card in SHARED.values())
    assert Counter(card.cost for card in SHARED.values()) == COUNT


@pytest.mark.parametrize("colour", COLOURS)
def test_content_shared_count_by_colour(colour: Colour) -> None:
    costs = Counter(card.cost for card in shared(colour))
    assert costs.total() == 18
    assert costs[0] >= 5
    assert costs[3] >= 2


def test_content_shared_terrains() -> None:
    terrains = Counter(card.terrain for card in SHARED.values())
    assert all(terrains[terrain] == 27 for terrain in TERRAINS)
    assert terrains["wild"] == 9
    assert all(card.cost >= 1 for card in SHARED.values() if card.terrain == "wild")


@pytest.mark.parametrize("card", SHARED.values(), ids=named(SHARED.values()))
def test_content_shared_budget(card: ActionCard) -> None:
    low, high = BASE[card.cost]
    assert low <= value(card) <= high
    low, high = LINK[card.cost]
    for extension in card.extensions:
        assert low <= value(extension) <= high
    fewest, most = LINKS[card.cost]
    assert fewest <= len(card.extensions) <= most


def test_content_shared_cards_without_extension() -> None:
    bare = [card for card in SHARED.values() if not card.extensions]
    assert all(card.cost == 0 for card in bare)
    assert 5 <= len(bare) <= 7


def test_content_shared_designs_differ() -> None:
    designs = {
        (card.colour, card.damage, card.shield, card.draw, card.special, card.extensions)
        for card in SHARED.values()
    }
    assert len(designs) == 90


def test_content_shared_colour_identity() -> None:
    damage = by_colour(lambda card: card.damage)
    assert ranked(damage)[:2] == ["red", "blue"]
    assert max(SHARED.values(), key=lambda card: card.damage).colour == "red"
    assert ranked(by_colour(lambda card: len(card.extensions)))[0] == "blue"
    assert ranked(by_colour(lambda card: card.draw))[0] == "green"
    assert ranked(by_colour(lambda card: card.shield))[0] == "yellow"
    assert ranked(by_colour(specials))[0] == "purple"


def test_content_shared_combo_graph_strongly_connected() -> None:
    links = {colour: {to for card in shared(colour) for to in accepted(card)} for colour in COLOURS}
    for start in COLOURS:
        reached: set[Colour] = {start}
        edge = [start]
        while edge:
            fresh = links[edge.pop()] - reached
            reached |= fresh
            edge.extend(fresh)
        assert reached == set(COLOURS), start


@pytest.mark.parametrize("colour", COLOURS)
def test_content_shared_colour_accepted(colour: Colour) -> None:
    assert 20 <= sum(colour in accepted(card) for card in SHARED.values()) <= 35


def test_content_shared_own_colour_links_are_few() -> None:
    own = [card.colour in link.colours for card in SHARED.values() for link in card.extensions]
    assert sum(own) <= 0.2 * len(own)


def test_content_lightning_reflexes() -> None:
    assert SHARED["lightning-reflexes"].name == "Lightning Reflexes"
    assert SHARED["lightning-reflexes"].cost == 2
    known = [card.id for card in SHARED.values() if card.origin == "rulebook"]
    assert known == ["lightning-reflexes"]
    assert all(card.origin in ("rulebook", "design") for card in SHARED.values())
