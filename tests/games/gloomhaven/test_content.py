"""The box is complete and its records fit together."""

from __future__ import annotations

from collections import Counter
from typing import get_args, get_type_hints

import pytest

from fabletop.games.gloomhaven import GAME
from fabletop.games.gloomhaven import records as r
from fabletop.games.gloomhaven.checks import parts
from fabletop.games.gloomhaven.effects import vocabulary as s
from fabletop.games.gloomhaven.library import STANDARD_DECK, Library
from fabletop.kernel import content

BOX = Library()  # a box of its own: scenes put things into the common one
HANDS = {
    "brute": 10,
    "tinkerer": 12,
    "spellweaver": 8,
    "scoundrel": 9,
    "cragheart": 11,
    "mindthief": 10,
}
USED = {type(part) for kind in BOX.kinds().values() for one in kind for part in parts(one)}


def test_the_box_holds_what_the_specification_lists() -> None:
    counts = {kind: len(found) for kind, found in BOX.kinds().items()}
    assert counts["class"] == 6
    assert counts["card"] == 174
    assert counts["monster"] == 34
    assert counts["monster-card"] == 232
    assert counts["item"] == 70
    assert counts["battle-goal"] == 24
    assert counts["scenario"] == 20
    assert counts["dungeon-room"] == 20
    assert counts["dungeon-card"] == 20


@pytest.mark.parametrize("owner", HANDS)
def test_each_class_has_its_hand_three_x_cards_and_two_of_each_higher_level(owner: str) -> None:
    levels = Counter(BOX.cards[card].level for card in BOX.hand_cards(owner))
    assert BOX.classes[owner].hand == HANDS[owner] == levels["1"]
    assert levels["X"] == 3
    assert {levels[str(level)] for level in range(2, 10)} == {2}  # type: ignore[index]


@pytest.mark.parametrize("id", BOX.cards)
def test_both_halves_of_every_card_do_something(id: str) -> None:
    card = BOX.cards[id]
    assert card.top.abilities and card.bottom.abilities
    assert 1 <= card.initiative <= 99


def test_no_two_cards_of_a_class_share_number_or_name() -> None:
    numbers = [card.number for card in BOX.cards.values()]
    assert numbers == list(range(1, 175))
    assert len({card.name for card in BOX.cards.values()}) == 174


def test_ids_are_unique_across_kinds_so_that_a_name_is_never_ambiguous() -> None:
    kinds = (
        BOX.classes,
        BOX.cards,
        BOX.summons,
        BOX.monsters,
        BOX.monster_cards,
        BOX.bosses,
        BOX.items,
        BOX.goals,
        BOX.scenarios,
        BOX.modifiers,
        BOX.dungeon_rooms,
        BOX.dungeon_cards,
    )
    ids = Counter(id for kind in kinds for id in kind)
    assert [id for id, count in ids.items() if count > 1] == []


def test_the_standard_deck_has_twenty_cards() -> None:
    assert len(STANDARD_DECK) == 20
    assert sum(BOX.modifiers[face].value for face in STANDARD_DECK) == 0
    shuffled = {face for face in STANDARD_DECK if BOX.modifiers[face].shuffle}
    assert shuffled == {"times-2", "null"}


@pytest.mark.parametrize("id", BOX.classes)
def test_perks_leave_a_deck_to_draw_from(id: str) -> None:
    """All boxes ticked: nothing is removed that is not there."""
    deck = Counter(STANDARD_DECK)
    for perk in BOX.classes[id].perks:
        for _ in range(perk.boxes):
            for cards in perk.remove:
                deck[cards.card] -= cards.n
                assert deck[cards.card] >= 0, perk
            for cards in perk.add:
                deck[cards.card] += cards.n
    assert sum(deck.values()) >= 15


@pytest.mark.parametrize("shape", get_args(s.AnyAbility))
def test_every_ability_of_the_language_is_used_and_explained(shape: type[s.Ability]) -> None:
    assert shape in USED
    assert (shape.__doc__ or "").strip()


@pytest.mark.parametrize("shape", [s.Measure, s.If, s.Who, s.Area, s.Boost, s.Augment, s.Change])
def test_every_part_of_the_language_is_used_and_explained(shape: type[s.Shape]) -> None:
    assert shape in USED
    assert (shape.__doc__ or "").strip()


def test_every_trigger_and_every_change_occurs() -> None:
    bonuses = [
        part
        for kind in BOX.kinds().values()
        for one in kind
        for part in parts(one)
        if isinstance(part, s.Bonus)
    ]
    assert {bonus.on for bonus in bonuses} == set(get_args(s.Trigger))
    changes = {change.what for bonus in bonuses for change in bonus.changes}
    assert changes == set(get_args(get_type_hints(s.Change)["what"]))


def test_every_measure_counts_something_that_a_card_names() -> None:
    named = {
        part.of
        for kind in BOX.kinds().values()
        for one in kind
        for part in parts(one)
        if isinstance(part, s.Measure)
    }
    assert named | {"characters", "level"} == set(get_args(get_type_hints(s.Measure)["of"]))


def test_every_monster_has_stats_for_all_levels_and_grows() -> None:
    for id in BOX.monsters:
        for rank in ("normal", "elite"):
            hp = [BOX.stats(id, rank, level).hp for level in range(r.LEVELS)]
            assert all(isinstance(one, int) and one >= 1 for one in hp), id
            assert hp[0] < hp[-1], id  # type: ignore[operator]


def test_every_deck_can_be_reshuffled() -> None:
    """2.18: two cards with the shuffle symbol at least; one deck of the original has none."""
    without = {deck for deck, cards in BOX.decks.items() if not any(one.shuffle for one in cards)}
    assert without == set()


def test_battle_goals_that_forbid_something_allow_none_of_it() -> None:
    """Their words say so."""
    strict = {
        "hp-missing",
        "allies-exhausted",
        "loot",
        "items-used",
        "empty-rounds",
        "below-half",
        "short-rests",
        "long-rests",
    }
    for goal in BOX.goals.values():
        if goal.feat in strict and goal.most is not None:
            assert goal.most == 0, goal.id


@pytest.mark.parametrize("id", BOX.items)
def test_spent_and_consumed_items_say_when_they_are_used(id: str) -> None:
    item = BOX.items[id]
    standing = all(bonus.on == "always" for bonus in item.bonuses)
    assert item.use == "passive" if standing else item.bonuses


def test_prosperity_brings_the_items_of_2_9() -> None:
    tiers = {
        1: range(1, 15),
        **{n: range(15 + 7 * (n - 2), 22 + 7 * (n - 2)) for n in range(2, 10)},
    }
    for item in BOX.items.values():
        assert item.number in tiers[item.prosperity]


def test_a_wrong_record_is_refused_with_its_place() -> None:
    raw = {
        "id": "fizzle",
        "number": 999,
        "owner": "brute",
        "name": "Fizzle",
        "level": "1",
        "initiative": 50,
        "origin": "design",
        "top": {"abilities": [{"do": "attack", "value": 2, "rnage": 3}]},
        "bottom": {"abilities": [{"do": "move", "value": 2}]},
    }
    with pytest.raises(content.ContentError, match=r"fizzle.*rnage"):
        content.convert("cards-brute.toml", raw, r.AbilityCard)
    raw["top"] = {"abilities": [{"do": "atack", "value": 2}]}
    with pytest.raises(content.ContentError, match="atack"):
        content.convert("cards-brute.toml", raw, r.AbilityCard)


def test_the_content_has_a_fingerprint() -> None:
    assert len(GAME.content_hash()) == 16
