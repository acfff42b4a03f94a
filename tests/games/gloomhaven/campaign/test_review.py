"""Corners of the campaign: edited files, perks that do not fit, heroes who stay at home."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from fabletop.games.gloomhaven.campaign import GAME, document
from fabletop.games.gloomhaven.campaign.document import BadDocument, Chapter, Said
from fabletop.games.gloomhaven.campaign.rules import levelling
from fabletop.games.gloomhaven.campaign.rules.prosperity import gain_prosperity
from fabletop.games.gloomhaven.campaign.rules.reputation import gain_reputation
from fabletop.games.gloomhaven.campaign.storage import Folder
from fabletop.games.gloomhaven.campaign.telling.recap import recap
from fabletop.games.gloomhaven.campaign.upgrades import upgraded
from fabletop.games.gloomhaven.library import library
from fabletop.games.gloomhaven.records import Perk
from fabletop.kernel.chronicle import Line

from .scene import Visit, campaign, town

HERO = ("parties", 0, "characters", 0)


def edited(path: tuple[str | int, ...], value: object) -> str:
    """A document in which somebody has changed one thing."""
    plain: Any = json.loads(document.write(campaign("brute", "tinkerer")))
    place = plain
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return json.dumps(plain)


@pytest.mark.parametrize(
    ("path", "value", "part"),
    [
        ((*HERO, "type"), "smith", "character 1: the class 'smith' is not known"),
        ((*HERO, "level"), 12, "level is 12, but must be 1 to 9"),
        ((*HERO, "gold"), -5, "gold is -5, but must be 0 or more"),
        ((*HERO, "start", "blesses"), 10**12, "`int` <= 1000 - at .*start.blesses"),
        ((*HERO, "start", "minus_ones"), 10**12, "`int` <= 1000"),
        ((*HERO, "start", "damage"), -5, "`int` >= 0"),
        ((*HERO, "items"), ["spoon"], "the item 'spoon'"),
        ((*HERO, "pool"), ["fire-orbs"], "the brute card 'fire-orbs'"),
        ((*HERO, "perks"), [1], "11 perks expected, not 1"),
        ((*HERO, "perks"), [0, 9, *[0] * 9], "perk 2 is 9"),
        ((*HERO, "quest"), "spoon", "the quest 'spoon'"),
        ((*HERO, "lineage"), 7, "lineage is 7, but must be 0 to 1"),
        ((*HERO, "id"), 2, "same id"),
        (("parties", 0, "location"), 77, "the location 77"),
        (("parties", 0, "reputation"), 21, "reputation is 21"),
        (("parties", 0, "achievements"), ["spoon"], "party 1: the achievement 'spoon'"),
        (("parties", 0, "settings"), {}, "the setting 'difficulty'"),
        (("parties", 0, "settings", "death"), "sudden", "exhaustion, permanent"),
        (("parties", 0, "players"), [], "number of players is 0"),
        (("parties", 0, "rewards"), [{"scenarios": [77]}], "the scenario 77"),
        (("parties", 0, "lineages", 0, "player"), 9, "player is 9"),
        (("world", "prosperity"), -3, "prosperity is -3, but must be 0 to 64"),
        (("world", "unlocked"), [1, 77], "world: the scenario 77"),
        (("world", "items"), {"boots-of-striding": 3}, "boots-of-striding is 3"),
        (("world", "city"), ["city-00"], "the event 'city-00'"),
        (("world", "classes"), ["smith"], "the class 'smith'"),
        (("world", "enhancements"), {"trample": ["9-plus-attack"]}, "the spot '9'"),
        (("world", "enhancements"), {"trample": ["0-glue"]}, "the sticker 'glue'"),
        (
            ("world", "enhancements"),
            {"trample": ["0-plus-attack", "0-plus-attack"]},
            "holds two stickers",
        ),
        (("world", "enhancements"), {"spoon": []}, "the card has no spots"),
        (
            ("journeys",),
            {
                "4": {
                    "scenario": 1,
                    "mode": "campaign",
                    "characters": [],
                    "players": [],
                    "options": [],
                    "seed": 0,
                }
            },
            "the party '4'",
        ),
        (("parties", 0, "settings", "weather"), "rain", "party 1: the setting 'weather'"),
        (("chapters",), [{"kind": "visit", "party": 3}], "chapter 1: party is 3"),
    ],
)
def test_an_edited_file_is_refused_with_the_place_of_the_fault(
    path: tuple[str | int, ...], value: object, part: str
) -> None:
    with pytest.raises(BadDocument, match=part):
        document.read(edited(path, value))


@pytest.mark.parametrize(
    ("path", "part"),
    [
        (("wrld",), r"campaign has the unknown field 'wrld'; is 'world' meant\?"),
        (("world", "luck"), r"campaign\.world has the unknown field 'luck'$"),
        (("parties", 0, "reputaton"), r"parties\[0\] .* 'reputaton'; is 'reputation' meant\?"),
        ((*HERO, "goldd"), r"parties\[0\]\.characters\[0\] .* 'goldd'; is 'gold' meant\?"),
        ((*HERO, "start", "bless"), "unknown field `bless` - at .*start"),
        (("parties", 0, "lineages", 1, "dead"), r"lineages\[1\] has the unknown field 'dead'"),
        (("luck", "dice"), r"campaign\.luck has the unknown field 'dice'"),
    ],
)
def test_a_field_nobody_knows_is_refused_and_not_lost(
    path: tuple[str | int, ...], part: str
) -> None:
    with pytest.raises(BadDocument, match=part):
        document.read(edited(path, 1))


def test_what_lies_under_names_of_its_own_is_looked_into_as_well() -> None:
    visit = Visit(campaign("brute", "tinkerer")).leave_for("travel:black-barrow")
    plain: Any = json.loads(document.write(visit.document))
    plain["journeys"]["0"]["sed"] = 3
    plain["chapters"][0]["told"][0]["arg"] = []
    with pytest.raises(BadDocument, match=r"chapters\[0\]\.told\[0\] .* 'arg'; is 'args' meant"):
        document.read(json.dumps(plain))
    del plain["chapters"][0]["told"][0]["arg"]
    with pytest.raises(BadDocument, match=r"journeys\.0 .* 'sed'; is 'seed' meant"):
        document.read(json.dumps(plain))


def test_a_field_of_an_older_version_is_upgraded_before_anybody_calls_it_unknown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def renamed(plain: dict[str, Any]) -> dict[str, Any]:
        world = dict(plain["world"])
        world["donated"] = world.pop("alms")
        return {**plain, "world": world}

    plain: Any = json.loads(document.write(campaign("brute", "tinkerer")))
    del plain["world"]["donated"]
    plain |= {"version": 1, "world": {**plain["world"], "alms": 40}}
    with pytest.raises(BadDocument, match="'alms'"):
        document.read(json.dumps(plain))
    monkeypatch.setattr(document, "upgraded", lambda old: upgraded(old, 2, {1: renamed}))
    assert document.read(json.dumps(plain)).world.donated == 40


def test_an_edit_within_the_bounds_is_welcome() -> None:
    assert document.read(edited((*HERO, "gold"), 99)).parties[0].characters[0].gold == 99


def test_the_file_is_laid_out_for_people() -> None:
    made = campaign("brute", "tinkerer")
    line = Said("town-bought", (("who", "brute"), ("what", "boots-of-striding"), ("amount", 20)))
    made.chapters.append(Chapter("visit", 0, 1, told=(line,) * 3))
    text = document.write(made)
    assert text.count('"boots-of-striding"], ["amount", 20]], "id": "town-bought"}') == 3
    assert max(map(len, text.splitlines())) <= document.WIDTH + 40
    assert document.read(text) == made and json.loads(text)["version"] == document.VERSION
    assert document.write(document.read(text)) == text


def test_a_journal_that_belongs_elsewhere_is_refused_in_a_sentence(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.create(1, "Ours")
    visit = Visit(campaign("brute", "tinkerer")).leave_for("travel:black-barrow")
    folder.journal(1).parent.mkdir()
    folder.journal(1).write_text(visit.session.journal.to_json(), encoding="utf-8")
    with pytest.raises(BadDocument, match=r"journals/001.json does not go on .* has changed"):
        folder.load()


def test_a_chapter_left_half_written_by_an_older_program_is_told(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.create(1, "Ours")
    visit = Visit(folder.load(), 2)
    plain = json.loads(visit.session.journal.to_json())
    folder.journal(1).parent.mkdir()
    old = json.dumps({**plain, "rules_version": 1})
    folder.journal(1).write_text(old, encoding="utf-8")
    with pytest.raises(BadDocument, match=r"journals/001.json .*version 1 .* Take the file away"):
        folder.load()
    folder.journal(1).unlink()
    assert folder.load() is not None


def test_no_branch_from_a_chapter_whose_document_is_lost(tmp_path: Path) -> None:
    made = campaign("brute", "tinkerer")
    made.chapters += [Chapter("visit", 0), Chapter("scenario", 0)]
    (tmp_path / "campaign.json").write_text(document.write(made), encoding="utf-8")
    with pytest.raises(FileNotFoundError):
        Folder(tmp_path).at(2)
    assert Folder(tmp_path).at(1) is None


@pytest.mark.rule("GH-CAMP-53")
def test_a_perk_whose_card_is_gone_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    brute = library().classes["brute"]
    first = brute.perks[1]
    assert [part.card for part in first.remove] == ["minus-1"]
    parts = tuple(replace(part, card="minus-2") for part in first.remove)
    twice: Perk = replace(first, boxes=2, remove=parts)
    monkeypatch.setitem(library().classes, "brute", replace(brute, perks=(twice,)))
    one = campaign("brute").parties[0].characters[0]
    assert levelling.open_perks(one) == [0]
    one.perks = [1]
    assert levelling.open_perks(one) == [], "there was only one -2"


@pytest.mark.rule("GH-CAMP-32", "GH-CAMP-35")
def test_only_what_really_changed_is_told() -> None:
    lines: list[Line] = []
    game = town(campaign("brute", "tinkerer", reputation=19), lines=lines)
    for change in (3, 3):
        gain_reputation(game, change)
    for change in (-2, 70, 1):
        gain_prosperity(game, change)
    told = [(one.id, one.args["amount"]) for one in lines if "amount" in one.args]
    assert told == [("town-reputation", 1), ("town-prosperity", 64)]


def test_a_recap_says_where_a_visit_led_also_when_nobody_went_home() -> None:
    made = campaign("brute", "tinkerer", location=1)
    made.chapters += [Chapter("scenario", 0, 1, outcome="won"), Chapter("visit", 0, 2)]
    lines = recap(made, 0, GAME.voice())
    assert lines[0] == "Test, party 1" and "· Setting out for Barrow Lair." in lines
    assert not any("Gloomhaven" in line for line in lines)


def test_a_recap_passes_over_a_line_it_has_no_words_for() -> None:
    made = campaign("brute", "tinkerer")
    said = (Said("town-level", (("who", "brute"), ("level", 2))), Said("town-level"))
    made.chapters.append(Chapter("visit", 0, 1, told=said))
    (line,) = [one for one in recap(made, 0, GAME.voice()) if "level 2" in one and "·" in one]
    assert line.count("level") == 1


@pytest.mark.rule("GH-CAMP-36")
def test_the_terminal_tells_what_things_cost() -> None:
    visit = Visit(campaign("brute", "tinkerer", reputation=11))
    lines = GAME.face.describe(visit.session.view(0), visit.session.voice("en"))
    assert any("Boots of Striding (17 gold), Winged Shoes (17 gold)" in line for line in lines)
    assert any("Quest: none." in line for line in lines)
