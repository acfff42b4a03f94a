"""What the content must keep to (docs/rules/eldervale.md, sections 2.4 and 2.5)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fabletop.games.eldervale import records as r
from fabletop.games.eldervale.effects import abilities as a
from fabletop.games.eldervale.effects import modifiers as c
from fabletop.games.eldervale.effects import vocabulary as e
from fabletop.games.eldervale.effects.measures import Bag
from fabletop.games.eldervale.library import library
from fabletop.games.eldervale.terms import BASICS, ELEMENTS, Element

from .test_content import KINDS, everything, parts
from .worth import bag, worth

CARDS = sorted(library().adventures)
SPELLS = sorted(card.id for card in library().magic.values() if card.kind == "spell")

# Section 2.5.8: kind and cost of each of the thirteen
SLOTS: dict[int, tuple[str, tuple[int, ...]]] = {
    1: ("doorway", (2,)),
    2: ("vault", (3,)),
    3: ("aura", (2,)),
    4: ("ward", (2,)),
    5: ("weapon", (3,)),
    6: ("activation", (2,)),
    7: ("activation", (2,)),
    8: ("activation", (3,)),
    9: ("activation", (3,)),
    10: ("activation", (3,)),
    11: ("activation", (4,)),
    12: ("activation", (4, 5)),
    13: ("passive", (4,)),
}
SYMBOLS = {
    1: "worker",
    6: "worker",
    7: "worker",
    8: "worker",
    9: "worker",
    10: "warrior",
    11: "wizard",
    12: "dragon",
}
BANDS = {6: (2, 3), 7: (2, 3), 8: (2, 3), 9: (2.5, 4), 10: (2.5, 3.5), 11: (3, 4), 12: (4, 5)}


def found(*kinds: type) -> list[Any]:
    return [part for part in everything(library()) if isinstance(part, kinds)]


# Adventure cards


@pytest.mark.parametrize("id", CARDS)
def test_an_adventure_card_fits_its_slot(id: str) -> None:
    card = library().adventures[id]
    kind, costs = SLOTS[card.number]
    assert (card.kind, card.cost.size in costs) == (kind, True)
    symbol = card.action.symbol if card.action is not None else None
    assert symbol == SYMBOLS.get(card.number)


@pytest.mark.parametrize("id", CARDS)
def test_costs_are_mostly_of_the_elements_own_kinds(id: str) -> None:
    card = library().adventures[id]
    first, second = KINDS[card.element]
    own = getattr(card.cost, first) + getattr(card.cost, second)
    assert 2 * own >= card.cost.size
    assert card.cost.gold == card.cost.any == card.cost.magic == 0


def test_a_bought_card_gives_no_resources_at_once() -> None:
    """It gives power (EL-CARD-10). If its buyer's other things answered to either with resources,
    one purchase could pay for the next."""
    answers = [
        one
        for one in found(a.Trigger)
        if one.on in ("card-gained", "power") and one.who != "opponent"
    ]
    given = (e.Gain, e.Steal, e.TakeTreasure, e.Cash, e.GainSlots, e.Sift, e.TakeDiscard)
    assert not any(isinstance(part, given) for one in answers for part in parts(one))


def test_whatever_turns_resources_into_more_has_a_limit() -> None:
    """An exchange within one action ends after a few times, and what can be done at any time of
    the own turn is done once a turn."""
    for one in found(e.Trade):
        most = one.times if isinstance(one.times, int) else one.times.most
        assert most <= 3, one
    assert all(one.once == "turn" for one in found(a.Trigger) if one.on == "own-turn")


@pytest.mark.parametrize("id", [id for id in CARDS if library().adventures[id].number in BANDS])
def test_an_activation_is_worth_what_its_slot_allows(id: str) -> None:
    card = library().adventures[id]
    assert card.action is not None
    slots = sum(max(bag(slot.printed), 1.5) for slot in card.slots if slot.kind == "gain")
    value = worth(card.action.effects, slots) - bag(card.action.pay)
    low, high = BANDS[card.number]
    assert low <= value <= high


@pytest.mark.parametrize("element", ELEMENTS)
def test_an_element_has_orb_symbols_slots_and_deposits(element: Element) -> None:
    cards = [library().adventures[id] for id in library().decks[element]]
    assert sum(card.orb.symbol != "none" for card in cards) >= 3
    assert sum(any(slot.kind == "gain" for slot in card.slots) for card in cards) >= 2
    assert sum(any(slot.kind == "deposit" for slot in card.slots) for card in cards) == 1
    average = sum(card.cost.size for card in cards) / 13
    assert 2.7 <= average <= 3.1


def test_a_deposit_slot_stands_only_in_front_of_an_action() -> None:
    for card in library().adventures.values():
        kinds = {slot.kind for slot in card.slots}
        assert "deposit" not in kinds or card.action is not None
        gains = any(isinstance(part, e.GainSlots) for part in parts(card))
        assert gains == ("gain" in kinds), card.id
        assert ("store" in kinds) == (card.kind == "vault"), card.id


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_vault_scores_two_points_for_each_symbol(element: Element) -> None:
    vault = library().adventures[library().decks[element][1]]
    (trigger,) = vault.ability.triggers
    (points,) = trigger.effects
    assert isinstance(points, e.Vp) and not isinstance(points.amount, int)
    assert (trigger.on, points.amount.of, points.amount.each) == ("game-end", "symbols", 2)
    assert len(vault.slots) == 3 and vault.orb.symbol == "upgrade"


@pytest.mark.parametrize("element", ELEMENTS)
def test_el_vault_1_with_an_orb_it_scores_resources_in_the_supply(element: Element) -> None:
    """The rulebook: stored tokens, and resources in your supply; nothing else."""
    vault = library().adventures[library().decks[element][1]]
    (trigger,) = vault.orb.ability.triggers
    (points,) = trigger.effects
    assert isinstance(points, e.Vp) and not isinstance(points.amount, int)
    assert trigger.on == "game-end" and points.amount.most <= 6
    assert points.amount.of in ("resource", "resources", "resource-kinds")


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_ward_answers_opponents_on_its_track(element: Element) -> None:
    ward = library().adventures[library().decks[element][3]]
    (trigger,) = ward.ability.triggers
    assert (trigger.on, trigger.who, trigger.element, trigger.may) == (
        "power",
        "opponent",
        "this",
        False,
    )
    (gain,) = trigger.effects
    assert isinstance(gain, e.Gain) and gain.bag.size == 1
    assert any(getattr(gain.bag, kind) for kind in KINDS[element])


def test_every_aura_strengthens_in_its_own_way() -> None:
    auras = [type(card.aura) for card in library().adventures.values() if card.aura is not None]
    assert sorted(one.__name__ for one in auras) == sorted(
        one.__name__ for one in a.AnyAura.__args__
    )


# Known facts of section 2.4


def test_known_adventure_cards_are_as_given() -> None:
    cards = library().adventures
    assert cards["arched-bridge"].cost == Bag(tool=3)
    citadel = cards["citadel"].action
    assert citadel is not None
    assert (citadel.symbol, citadel.effects) == ("warrior", (e.Glory(),))
    assert cards["chaotic-aura"].aura == a.DoubleOrNothing(at_least=4)
    assert (cards["root-cave"].element, cards["root-cave"].kind) == ("earth", "vault")
    door = cards["shining-door"]
    assert (door.element, door.kind, door.slots[0].printed) == ("light", "doorway", Bag())
    assert door.action is not None and door.action.effects[0] == e.Gain(bag=Bag(scroll=1))
    assert any(card.cost == Bag(potion=2) for card in cards.values())


def test_known_magic_cards_are_as_given() -> None:
    wolf, change = library().magic["wolf-charm"], library().magic["transformation"]
    assert (wolf.on, wolf.who, wolf.effects) == ("battle-pending", "anyone", (e.CancelBattle(),))
    assert (change.on, change.effects) == ("join", (e.Swap(other="ready"),))


def test_known_factions_are_as_given() -> None:
    box = library()
    hooves = box.unit_abilities["force-of-hooves"]
    assert hooves.unit == "warrior"
    assert hooves.ability.triggers[0].effects == (e.SetDie(face=6),)
    assert box.unit_abilities["longbows"].ability.modifiers == (c.SupportFire(unit="worker"),)
    sage = box.unit_abilities["wandering-sage"].ability.triggers[0]
    assert (sage.on, sage.effects) == ("turn-end", (e.Relocate(unit="wizard", reach=1),))
    elements = {id: box.factions[id].element for id in box.factions}
    assert elements["goblin-fire-witches"] == "fire"
    assert elements["atlanteans"] == "water" and elements["shadow-demons"] == "darkness"
    assert elements["rovnokraj-guardians"] == "order" and elements["vile-ogres"] == "chaos"
    assert elements["heath-elves"] == "earth"


def test_known_monsters_and_mercenaries_are_as_given() -> None:
    box = library()
    assert box.monster_of["fire", "base"] == "demon-of-might"
    assert box.monster_of["fire", "legendary"] == "lava-fury"
    mother = box.monsters["mother-of-dragons"]
    kinds = {type(part) for part in parts(mother)}
    assert {c.RushAt, c.Uncontrollable, c.Hoard, c.Homing, e.Reroll} <= kinds
    assert (mother.strength, box.monsters["frost-giant"].strength) == (5, 4)
    assert (box.mercenaries["minotaur"].dice, box.mercenaries["mimic"].dice) == (3, 2)


# Factions and monsters


@pytest.mark.parametrize("element", ELEMENTS)
def test_the_two_factions_of_an_element_use_different_pairs_of_units(element: Element) -> None:
    one, other = (library().factions[id] for id in library().factions_of[element])
    assert {x.unit for x in one.abilities} != {x.unit for x in other.abilities}
    assert {one.side, other.side} == {"front", "back"}


def test_no_two_factions_share_an_ability() -> None:
    seen = Counter(repr(one.ability) for one in library().unit_abilities.values())
    assert max(seen.values()) == 1


def test_monsters_have_their_strengths_and_kinds_of_abilities() -> None:
    elemental = [one for one in library().monsters.values() if one.element is not None]
    for one in elemental:
        assert one.strength in ((3, 4) if one.edition == "base" else (4, 5)), one.id
        assert 1 <= len(one.abilities) <= 2 and not one.reward
    assert sum(any(x.chain for x in one.abilities) for one in elemental) >= 6
    assert sum(any(x.scope == "while" for x in one.abilities) for one in elemental) >= 4


# Magic cards


@pytest.mark.parametrize("id", SPELLS)
def test_a_spell_is_worth_two_to_four(id: str) -> None:
    card = library().magic[id]
    cost = bag(card.casting.pay) / 2 if card.casting is not None else 0  # half of them cast free
    assert 2 <= worth(card.effects) + card.vp - cost <= 4
    assert card.vp <= 3


def test_quests_and_prophecies_keep_their_bands() -> None:
    for card in library().magic.values():
        if card.kind == "quest":
            assert 3 <= card.vp <= 6, card.id
        if card.kind == "prophecy":
            most = card.score.most if not isinstance(card.score, int) else 0
            assert 3 <= card.vp + most <= 8, card.id


def test_no_prophecy_depends_on_a_named_element() -> None:
    for card in library().magic.values():
        if card.kind == "prophecy":
            named = [
                value
                for part in parts(card)
                for value in [getattr(part, "element", "any")]
                if value in ELEMENTS
            ]
            assert not named, card.id


# Section 2.5.1


def test_no_price_exceeds_five_of_a_kind() -> None:
    for one in found(Bag):
        assert all(getattr(one, kind) <= 5 for kind in (*BASICS, "gold", "any", "magic"))


@pytest.mark.parametrize(
    ("kinds", "least"),
    [
        ((e.ControlMonster,), 2),
        ((e.SendHome, c.Homing), 2),
        ((e.ReviveMonster,), 1),
        ((e.DropCard, e.TakeCard), 2),
        ((e.Borrow,), 1),
        ((e.CancelBattle,), 2),
        ((e.AddDice, c.Dice), 4),
        ((e.Reroll, e.SetDie, e.ShiftDie), 4),
        ((e.Relocate,), 3),
        ((e.Banish,), 2),
        ((e.Glory,), 2),
        ((e.Power,), 2),
    ],
)
def test_every_category_the_rulebook_mentions_exists(kinds: tuple[type, ...], least: int) -> None:
    assert len(found(*kinds)) >= least


def test_monsters_roll_at_most_five_dice() -> None:
    assert max(one.strength for one in library().monsters.values()) == 5


def test_every_orb_effect_knows_what_to_do_when_none_is_left() -> None:
    assert all(one.otherwise for one in found(e.Orb))


def test_origins_are_marked() -> None:
    origins = Counter(one.origin for one in found(r.Record))
    assert set(origins) == {"rulebook", "public", "design"}
    for id in ("shining-door", "root-cave", "chaotic-aura", "citadel", "arched-bridge"):
        assert library().adventures[id].origin == "rulebook"
