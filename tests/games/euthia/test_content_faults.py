"""A faulty record stops the load and says where it stands and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.games.euthia.library import Library
from fabletop.kernel.content import OVERLAY, ContentError

RING = """
[[tile]]
id = "ring-of-errors"
name = "Ring of Errors"
kind = "jewellery"
jewel = "ring"
source = "merchants"
buy = 3
sell = 2
origin = "design"
"""


def load(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str, file: str) -> Library:
    (folder / "euthia").mkdir()
    (folder / "euthia" / file).write_text(text, encoding="utf-8")
    monkeypatch.setenv(OVERLAY, str(folder))
    return Library()


def test_an_owner_may_add_a_tile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    box = load(tmp_path, monkeypatch, RING, "merchants.toml")
    assert "ring-of-errors" in box.piles["merchants"]
    assert box.names["ring-of-errors"] == "Ring of Errors"


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ("glamour = 3", "glamour"),
        ('uses = [{ timing = "noon" }]', "uses[0].timing"),
        ('uses = [{ timing = "none", effects = [{ do = "dance" }] }]', "uses[0].effects[0].do"),
        ('uses = [{ timing = "none", effects = [{ do = "heal" }] }]', "uses[0].effects[0]"),
        ('uses = [{ timing = "attack" }]', "uses"),
        ('uses = [{ timing = "permanent" }]', "uses"),
        ('piece = "boots"\narmour = "leather"', "piece"),
        ("holds = { items = 2 }", "holds"),
        ('hero = "dral"', "hero"),
        ("sides = [{ coins = 2 }]", "sides"),
    ],
)
def test_a_faulty_tile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str, field: str
) -> None:
    with pytest.raises(ContentError) as fault:
        load(tmp_path, monkeypatch, RING + more + "\n", "merchants.toml")
    assert fault.value.record == "ring-of-errors"
    assert fault.value.field.startswith(field)


BOUNTY = """
[[bounty]]
id = "for-nobody"
name = "For Nobody"
level = 1
elite = "nobody"
lair = "on"
where = "cave"
reward = [{ do = "reputation", amount = 3 }]
flavour = "Paid in advance."
origin = "design"
"""


def test_a_bounty_on_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ContentError) as fault:
        load(tmp_path, monkeypatch, BOUNTY, "elites.toml")
    assert (fault.value.record, fault.value.field) == ("for-nobody", "elite")


LAND = """
[[map_tile]]
id = "nowhere"
name = "Nowhere"
chapter = 1
kind = "general"
fields = [{ FIELD }, {}, {}]
flavour = "Not on the map."
origin = "design"
"""


@pytest.mark.parametrize(
    ("shown", "field"),
    [("loot = { coins = 2 }", "fields"), ('location = "encounter"', "encounter")],
)
def test_a_faulty_map_tile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shown: str, field: str
) -> None:
    with pytest.raises(ContentError) as fault:
        load(tmp_path, monkeypatch, LAND.replace("FIELD", shown), "map-1.toml")
    assert (fault.value.record, fault.value.field) == ("nowhere", field)


STRANGER = """
[[encounter]]
id = "stranger"
name = "Stranger"
flavour = "Nobody saw him come."
origin = "design"
"""
QUEST = """
[[quest]]
id = "a-light-in-the-window"
name = "A Light in the Window"
kind = "stranger"
wants = [{ cost = { coins = 1 } }]
reward = [{ do = "reputation", amount = 1 }]
story = "Somebody waits."
origin = "design"
"""


def test_an_owner_may_add_a_kind_of_encounter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "euthia").mkdir()
    (tmp_path / "euthia" / "encounters.toml").write_text(STRANGER, encoding="utf-8")
    (tmp_path / "euthia" / "quests-people.toml").write_text(QUEST, encoding="utf-8")
    monkeypatch.setenv(OVERLAY, str(tmp_path))
    assert Library().quests_of["stranger"] == ("a-light-in-the-window",)


def test_a_quest_of_an_unknown_encounter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ContentError) as fault:
        load(tmp_path, monkeypatch, QUEST, "quests-people.toml")
    assert (fault.value.record, fault.value.field) == ("a-light-in-the-window", "kind")


@pytest.mark.parametrize(("file", "text"), [("tile.toml", RING), ("merchants.toml", "[[tlie]]\n")])
def test_what_nobody_reads_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, text: str
) -> None:
    with pytest.raises(ContentError):
        load(tmp_path, monkeypatch, text, file)
