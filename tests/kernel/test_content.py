"""Content: whatever is wrong is named by file, record, field and what was expected."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from fabletop.kernel import content
from fabletop.kernel.content import OVERLAY, ContentError
from fabletop.kernel.library import Library


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mana: int


class Wound(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="wound"):
    amount: int


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="draw"):
    cards: int = 1


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    copies: int
    cost: Cost = Cost(0)
    effects: tuple[Wound | Draw, ...] = ()


GOOD = """
[[card]]
id = "ember"
copies = 2
cost = { mana = 1 }
effects = [{ do = "wound", amount = 2 }, { do = "draw" }]

[[card]]
id = "frost"
copies = 1
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv(OVERLAY, raising=False)
    (tmp_path / "box").mkdir()
    return tmp_path / "box"


def load(folder: Path, text: str | bytes) -> dict[str, Card]:
    raw = text.encode() if isinstance(text, str) else text
    (folder / "cards.toml").write_bytes(raw)
    return content.load(folder, "toy", "cards.toml", "card", Card)


def test_records_are_loaded_in_their_order(folder: Path) -> None:
    cards = load(folder, GOOD)
    assert list(cards) == ["ember", "frost"]
    assert cards["ember"] == Card("ember", 2, Cost(1), (Wound(2), Draw(1)))


FAULTS = {
    "wrong type": ('id = "ash"\ncopies = "two"', "ash", "copies", "Expected `int`, got `str`"),
    "missing": ('id = "ash"', "ash", "copies", "missing required field `copies`"),
    "unknown": (
        'id = "ash"\ncopies = 1\ncolour = "red"',
        "ash",
        "colour",
        "unknown field `colour`",
    ),
    "nested type": ('id = "ash"\ncopies = 1\ncost = { mana = "x" }', "ash", "cost.mana", "`int`"),
    "nested missing": ('id = "ash"\ncopies = 1\ncost = { }', "ash", "cost", "field `mana`"),
    "nested unknown": (
        'id = "ash"\ncopies = 1\ncost = { mana = 1, gold = 2 }',
        "ash",
        "cost",
        "unknown field `gold`",
    ),
    "unknown effect": (
        'id = "ash"\ncopies = 1\neffects = [{ do = "draw" }, { do = "explode" }]',
        "ash",
        "effects[1].do",
        "explode",
    ),
    "effect field": (
        'id = "ash"\ncopies = 1\neffects = [{ do = "wound", amount = 1.5 }]',
        "ash",
        "effects[0].amount",
        "Expected `int`, got `float`",
    ),
    "id of wrong type": ("id = 5\ncopies = 1", "5", "id", "Expected `str`"),
    "no id": ("copies = 1", "?", "id", "missing required field `id`"),
    "id taken": ('id = "frost"\ncopies = 1', "frost", "id", "taken"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_named_by_file_record_field_and_expectation(folder: Path, fault: str) -> None:
    text, record, field, expected = FAULTS[fault]
    with pytest.raises(ContentError) as caught:
        load(folder, f"{GOOD}\n[[card]]\n{text}\n")
    error = caught.value
    assert (Path(error.file).name, error.record, error.field) == ("cards.toml", record, field)
    assert expected in error.expected
    for part in ("cards.toml", record, field, expected):
        assert part in str(error)


def test_broken_toml_is_named_with_its_line(folder: Path) -> None:
    with pytest.raises(ContentError, match=r"cards\.toml.*valid TOML expected.*line 11"):
        load(folder, GOOD + "copies =\n")


def test_a_file_in_another_encoding_is_named(folder: Path) -> None:
    with pytest.raises(ContentError, match=r"cards\.toml"):
        load(folder, '[[card]]\nid = "žár"\ncopies = 1\n'.encode("cp1250"))


@pytest.mark.parametrize("text", ['[card]\nid = "a"', "card = 5", 'card = ["a", "b"]'])
def test_a_kind_must_be_a_list_of_records(folder: Path, text: str) -> None:
    with pytest.raises(ContentError, match=r"'card'.*\[\[card\]\] expected"):
        load(folder, text)


class Box(Library):
    """A library of one kind of record in one file."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, "toy")
        self.cards = self.records("card", Card, "cards.toml")
        self.close()


@pytest.mark.parametrize(
    ("file", "text", "fault"),
    [
        ("cards.toml", GOOD + '[[crad]]\nid = "slip"\n', r"cards.toml.*'crad'.*\[\[card\]\]"),
        ("card.toml", '[[card]]\nid = "slip"\ncopies = 1\n', r"card.toml.*cards.toml expected"),
        ("cards.toml", '[[card]]\nid = "slip"\ncopis = 1\n', r"'copis'|'copies'"),
    ],
    ids=["kind", "file", "field"],
)
@pytest.mark.parametrize("owner", ["box", "overlay"])
def test_what_nobody_reads_is_refused(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    owner: str,
    file: str,
    text: str,
    fault: str,
) -> None:
    (folder / "cards.toml").write_text(GOOD)
    Box(folder)
    own = tmp_path / "own" / "toy"
    own.mkdir(parents=True)
    monkeypatch.setenv(OVERLAY, str(own.parent))
    ((folder if owner == "box" else own) / file).write_text(text.replace("ember", "ember-2"))
    with pytest.raises(ContentError, match=fault):
        Box(folder)


def test_a_folder_of_no_game_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OVERLAY, str(tmp_path))
    (tmp_path / "toy").mkdir()
    assert content.check_overlay(["toy"]) == tmp_path
    (tmp_path / "tyo").mkdir()
    with pytest.raises(ContentError, match=r"tyo.*one of toy/ expected"):
        content.check_overlay(["toy"])
    monkeypatch.setenv(OVERLAY, str(tmp_path / "nowhere"))
    with pytest.raises(ContentError, match="a folder expected"):
        content.check_overlay(["toy"])
    monkeypatch.delenv(OVERLAY)
    assert content.check_overlay(["toy"]) is None


def test_a_condition_between_records_names_its_place() -> None:
    content.require(True, "cards.toml", "ember", "next", "an id")
    with pytest.raises(ContentError, match=r"cards\.toml.*'ember'.*'next'.*an id"):
        content.require(False, "cards.toml", "ember", "next", "an id")
    with pytest.raises(ContentError, match="later"):
        content.require(False, "cards.toml", "ember", "next", lambda: "said later")


def test_another_field_may_be_the_key(folder: Path) -> None:
    class Place(msgspec.Struct, frozen=True):
        number: int

    (folder / "places.toml").write_text("[[place]]\nnumber = 3\n[[place]]\nnumber = 1\n")
    places = content.load(folder, "toy", "places.toml", "place", Place, key="number")
    assert list(places) == ["3", "1"]


# The owner's own cards


@pytest.fixture
def overlay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: Path) -> Path:
    own = tmp_path / "own"
    (own / "toy").mkdir(parents=True)
    monkeypatch.setenv(OVERLAY, str(own))
    return own / "toy"


def test_the_overlay_adds_and_replaces(folder: Path, overlay: Path) -> None:
    (overlay / "cards.toml").write_text(
        '[[card]]\nid = "frost"\ncopies = 9\n[[card]]\nid = "gale"\ncopies = 3\n'
    )
    cards = load(folder, GOOD)
    assert {name: card.copies for name, card in cards.items()} == {
        "ember": 2,
        "frost": 9,
        "gale": 3,
    }
    assert list(cards) == ["ember", "frost", "gale"]


def test_the_overlay_of_another_game_or_without_the_file_changes_nothing(
    folder: Path, overlay: Path
) -> None:
    plain = load(folder, GOOD)
    (overlay.parent / "other").mkdir()
    (overlay.parent / "other" / "cards.toml").write_text('[[card]]\nid = "x"\ncopies = 1\n')
    (overlay / "tiles.toml").write_text('[[card]]\nid = "x"\ncopies = 1\n')
    assert load(folder, GOOD) == plain


def test_the_overlay_is_checked_like_the_box(folder: Path, overlay: Path) -> None:
    (overlay / "cards.toml").write_text('[[card]]\nid = "gale"\ncopies = "many"\n')
    with pytest.raises(ContentError, match=r"cards\.toml.*'gale'.*'copies'.*int"):
        load(folder, GOOD)
    (overlay / "cards.toml").write_text('[[card]]\nid = "g"\ncopies = 1\n' * 2)
    with pytest.raises(ContentError, match=r"'g'.*taken"):
        load(folder, GOOD)


def test_an_error_tells_the_owners_file_from_the_box(folder: Path, overlay: Path) -> None:
    (overlay / "cards.toml").write_text('[[card]]\nid = "gale"\ncopies = "many"\n')
    with pytest.raises(ContentError) as ours:
        load(folder, GOOD)
    (overlay / "cards.toml").unlink()
    with pytest.raises(ContentError) as boxed:
        load(folder, '[[card]]\nid = "gale"\ncopies = "many"\n')
    assert str(ours.value) != str(boxed.value)


def test_the_fingerprint_tells_contents_apart(folder: Path) -> None:
    one = load(folder, GOOD)
    other = load(folder, GOOD.replace("amount = 2", "amount = 3"))
    assert content.fingerprint([one]) == content.fingerprint([load(folder, GOOD)])
    assert content.fingerprint([one]) != content.fingerprint([other])
    assert content.fingerprint([one, other]) != content.fingerprint([other, one])
    assert content.fingerprint([{"a": 1, "b": 2}]) == content.fingerprint([{"b": 2, "a": 1}])
