"""The box: how many of what, and what components carry (docs/rules/eldervale.md, 2.1-2.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fabletop.games.eldervale import GAME
from fabletop.games.eldervale.effects import abilities, measures, modifiers
from fabletop.games.eldervale.effects import vocabulary as shapes
from fabletop.games.eldervale.effects.measures import Bag
from fabletop.games.eldervale.library import Library, library
from fabletop.games.eldervale.records import ElementRealm
from fabletop.games.eldervale.terms import ELEMENTS, RESOURCES, Element
from fabletop.kernel import content

# Section 2.5.3
KINDS: dict[Element, tuple[str, str]] = {
    "air": ("scroll", "tool"),
    "earth": ("tool", "gem"),
    "fire": ("sword", "potion"),
    "water": ("potion", "gem"),
    "light": ("scroll", "potion"),
    "darkness": ("gem", "scroll"),
    "order": ("tool", "sword"),
    "chaos": ("sword", "gem"),
}
CYCLE = ("gem", "scroll", "potion", "tool", "sword")


def parts(record: Any) -> Iterator[msgspec.Struct]:
    """A record and everything inside it."""
    if isinstance(record, msgspec.Struct):
        yield record
        for value in msgspec.structs.astuple(record):
            yield from parts(value)
    elif isinstance(record, (tuple, list)):
        for one in record:
            yield from parts(one)


def everything(box: Library) -> list[msgspec.Struct]:
    return [part for kind in box.kinds().values() for one in kind for part in parts(one)]


def test_the_box_holds_the_numbers_of_the_component_list() -> None:
    box = library()
    numbers = {kind: len(records) for kind, records in box.kinds().items()}
    assert numbers == {
        "faction": 16,
        "start-card": 8,
        "realm": 24,
        "landmark": 9,
        "adventure": 104,
        "magic": 60,
        "treasure": 80,
        "monster": 18,
        "mercenary": 2,
        "hoard": 5,
        "menu": 9,
        "glory": 7,
        "ghost": 24,
        "constants": 1,
        "layout": 3,
    }
    assert len(box.treasures) == 96


def test_magic_cards_are_split_by_kind_and_window() -> None:
    kinds = Counter(card.kind for card in library().magic.values())
    assert kinds == {"spell": 36, "quest": 12, "prophecy": 12}
    spells = Counter(card.on for card in library().magic.values() if card.kind == "spell")
    assert spells["own-turn"] == 18
    assert spells["join"] + spells["dice"] + spells["rolled"] == 10
    assert spells["battle-pending"] == 4
    assert spells["rush"] + spells["remove"] + spells["underworld"] + spells["card-gained"] == 4


def test_casting_costs_are_spread_over_the_elements() -> None:
    costs = [card.casting for card in library().magic.values() if card.casting is not None]
    assert 18 <= len(costs) <= 22
    spread = Counter(one.element for one in costs)
    assert all(2 <= spread[element] <= 3 for element in ELEMENTS)
    assert all(one.power == 4 and 1 <= one.pay.size <= 2 for one in costs)


def shape(realm: ElementRealm, first: str, second: str) -> tuple[int, tuple[str, ...], bool, Bag]:
    """Symbols, spaces and price, with the element's own two kinds called tool and gem."""
    called = {first: "tool", second: "gem"}
    price = {called.get(kind, kind): getattr(realm.cost, kind) for kind in (first, second, "any")}
    return realm.symbols, tuple(called[kind] for kind in realm.spaces), realm.lair, Bag(**price)


OPEN = (  # two columns in the open, power in the lair
    (1, ("tool", "gem"), False, Bag(tool=2)),
    (1, ("tool",), False, Bag(tool=1, gem=1)),
    (2, ("gem",), True, Bag(tool=2, gem=1, any=1)),
)
GUARDED = (  # power in the open, two columns in the lair
    (1, ("tool",), False, Bag(tool=1, gem=1)),
    (2, ("gem",), False, Bag(tool=2, gem=1)),
    (1, ("tool", "gem"), True, Bag(tool=2, any=1)),
)


@pytest.mark.parametrize("element", ELEMENTS)
def test_realms_of_an_element_follow_the_table(element: Element) -> None:
    first, second = KINDS[element]
    found = tuple(shape(library().realms[f"{element}-{n}"], first, second) for n in (1, 2, 3))
    assert found == (GUARDED if element in ("air", "water", "darkness", "chaos") else OPEN)


@pytest.mark.parametrize("element", ELEMENTS)
def test_no_element_is_dearer_than_another(element: Element) -> None:
    realms = [library().realms[f"{element}-{n}"] for n in (1, 2, 3)]
    assert sum(one.cost.size for one in realms) == 8
    assert sum(one.symbols for one in realms) == 4
    assert sum(len(one.spaces) for one in realms) == 4


@pytest.mark.parametrize("element", ELEMENTS)
def test_treasure_tokens_of_an_element_follow_the_table(element: Element) -> None:
    first, second = KINDS[element]
    at = CYCLE.index(first)
    x, y = [kind for kind in CYCLE[at + 1 :] + CYCLE[:at] if kind != second][:2]
    faces = Counter(library().treasures[token].shows for token in library().tokens[element])
    assert faces == {
        ("magic",): 2,
        ("gold",): 1,
        (first,): 1,
        (second,): 1,
        (first, first): 2,
        (second, second): 1,
        (first, second): 1,
        (first, x): 1,
        (second, y): 1,
        (x, y): 1,
    }


def test_start_cards_gather_their_elements_first_resource() -> None:
    for card in library().start_cards.values():
        assert card.gather == KINDS[card.element][0]
        assert card.workers == (1, 2, 3)
    order = library().start_cards["order"].warrior
    assert (order.tool, order.sword, order.size) == (2, 1, 3)  # the rulebook's price


def test_layouts_have_the_right_number_of_hexes() -> None:
    sizes = {players: len(hexes) for players, hexes in library().layouts.items()}
    assert sizes == {1: 10, 2: 10, 3: 12, 4: 14, 5: 14}
    for hexes in library().layouts.values():
        assert len(set(hexes)) == len(hexes)


def test_the_glory_track_has_its_orbs_on_the_fourth_and_seventh_space() -> None:
    assert [space.number for space in library().glory] == list(range(1, 8))
    assert [space.number for space in library().glory if space.orb] == [4, 7]


def test_hoard_tokens_give_what_the_specification_says() -> None:
    assert sorted(token.vp for token in library().hoard.values()) == [3, 3, 3, 3, 6]
    assert [token.id for token in library().hoard.values() if not token.effects] == ["hoard-crown"]


def test_el_solo_2_ghost_cards_are_composed_as_the_rule_says() -> None:
    ghosts = library().ghosts.values()
    first = Counter(card.targets[0] if card.targets else "regroup" for card in ghosts)
    assert (first["element"], first["dungeon"], first["mill"], first["portal"]) == (8, 6, 4, 2)
    assert first["fortress"] + first["mage-tower"] == 2
    assert first["regroup"] == 2
    assert sum(card.guardian for card in ghosts) == 8
    assert Counter(card.direction for card in ghosts) == dict.fromkeys(range(6), 4)


def test_every_word_of_the_vocabulary_is_used() -> None:
    used = {type(part) for part in everything(library())}
    for module, union in (
        (shapes, shapes.AnyEffect),
        (modifiers, modifiers.AnyModifier),
        (measures, measures.AnyCondition),
        (abilities, abilities.AnyAura),
    ):
        unused = sorted(one.__name__ for one in union.__args__ if one not in used)
        assert not unused, (module.__name__, unused)


def test_every_thing_has_a_name_of_its_own() -> None:
    box = library()
    tokens = {*box.treasures, *box.treasure_designs}
    names = Counter(name for id, name in box.names.items() if id not in tokens)
    assert [name for name, times in names.items() if times > 1] == []
    for kind, records in box.kinds().items():
        if kind not in ("constants", "layout"):
            assert all(one.id in box.names for one in records), kind
    assert all(resource not in box.names for resource in RESOURCES)


@pytest.mark.parametrize(
    ("file", "kind"), [("adventure-air.toml", "adventrue"), ("adventure.toml", "adventure")]
)
def test_what_nobody_reads_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, kind: str
) -> None:
    folder = tmp_path / "eldervale"
    folder.mkdir()
    (folder / file).write_text(f'[[{kind}]]\nid = "x"\n', encoding="utf-8")
    monkeypatch.setenv("FABLETOP_CONTENT", str(tmp_path))
    with pytest.raises(content.ContentError, match=file):
        Library()


def test_the_content_hash_covers_all_kinds() -> None:
    assert GAME.content_hash() == content.fingerprint(library().kinds().values())


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("cost = { gem = 2 }\nprice = 3", "price"),
        ("cost = { pearl = 2 }", "pearl"),
        ('cost = { gem = 2 }\naction = { effects = [{ do = "sing" }] }', "sing"),
    ],
)
def test_a_faulty_record_is_refused_and_named(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, line: str, expected: str
) -> None:
    folder = tmp_path / "eldervale"
    folder.mkdir()
    (folder / "adventure-air.toml").write_text(
        '[[adventure]]\nid = "paper-cranes"\norigin = "design"\nname = "X"\nelement = "air"\n'
        f'number = 6\nkind = "activation"\n{line}\n',
        encoding="utf-8",
    )
    monkeypatch.setenv("FABLETOP_CONTENT", str(tmp_path))
    with pytest.raises(content.ContentError) as fault:
        Library()
    assert "adventure-air.toml" in str(fault.value)
    assert "paper-cranes" in str(fault.value)
    assert expected in str(fault.value)
