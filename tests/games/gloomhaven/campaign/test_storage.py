"""The document on disk: readable, upgraded, whole after every crash, branched at any chapter."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fabletop.games.gloomhaven.campaign import GAME, chapters, document, storage
from fabletop.games.gloomhaven.campaign.document import BadDocument, Campaign
from fabletop.games.gloomhaven.campaign.storage import Folder
from fabletop.games.gloomhaven.campaign.telling.recap import recap
from fabletop.games.gloomhaven.campaign.upgrades import upgraded
from fabletop.kernel.chance import Chance
from fabletop.kernel.copying import copier
from fabletop.kernel.session import Session

from ....kernel.player import choose
from .golden import DOCUMENTS
from .scene import Visit, campaign


def finished(session: Session, seed: int = 5) -> Session:
    luck = Chance(seed)
    while not session.over:
        choose(session, luck)
    return session


@pytest.fixture(scope="module")
def played() -> list[Session]:
    """Two visits with a scenario between them."""
    first = finished(chapters.visit(None, 0, 2, 4))
    gone = chapters.after(None, first)
    scenario = finished(chapters.scenario(gone.journeys["0"]))
    home = chapters.after(gone, scenario)
    return [first, scenario, finished(chapters.visit(home, 0, 2), 8)]


def chain(sessions: list[Session]) -> Iterator[Campaign]:
    """The documents after each of them."""
    made: Campaign | None = None
    for session in sessions:
        made = chapters.after(made, session)
        yield made


# The text


def test_a_document_reads_back_to_the_same() -> None:
    made = campaign("brute", "tinkerer")
    text = document.write(made)
    assert document.write(document.read(text)) == text
    assert document.digest(document.read(text)) == document.digest(made)
    assert '\n  "prosperity": 0' in text, "people can read it"


def test_old_documents_are_upgraded_step_by_step() -> None:
    def second(plain: dict[str, Any]) -> dict[str, Any]:
        return {**plain, "title": plain["name"]}

    def third(plain: dict[str, Any]) -> dict[str, Any]:
        return {**plain, "title": plain["title"].upper()}

    old = {"version": 1, "name": "far"}
    new = upgraded(old, 3, {1: second, 2: third})
    assert new == {"version": 3, "name": "far", "title": "FAR"} and old["version"] == 1
    with pytest.raises(BadDocument, match="upgrade"):
        upgraded({"version": 4}, 3, {})


def test_a_field_that_a_newer_program_added_has_its_default() -> None:
    plain = json.loads(document.write(campaign("brute")))
    del plain["world"]["offerings"], plain["parties"][0]["notes"]
    assert document.read(json.dumps(plain)).world.offerings == 0


@pytest.mark.parametrize("file", sorted(DOCUMENTS.glob("*.json")), ids=lambda file: file.stem)
def test_a_document_of_every_version_is_read_and_goes_on(file: Path) -> None:
    """A campaign under way, as the program of then has written it."""
    text = file.read_text(encoding="utf-8")
    assert json.loads(text)["version"] <= document.VERSION
    made = document.read(text)
    assert [one.name for one in made.parties] == ["The Lanterns", "2"]
    assert made.parties[0].characters[0].name == "Tharok"
    assert [one.kind for one in made.chapters] == ["visit", "scenario", "visit"]
    assert made.world.enhancements["trample"][0] == "0-plus-attack"
    assert all(recap(made, number, GAME.voice()) for number in (0, 1))
    session = finished(chapters.visit(made, 0, 2))
    gone = chapters.after(made, session)
    assert document.read(document.write(gone)) == gone and len(gone.journeys) == 2
    out = chapters.scenario(gone.journeys["1"])
    assert not out.over, "the scenario of the other party can still be played"


def test_there_is_a_document_of_the_present_version() -> None:
    text = (DOCUMENTS / f"version-{document.VERSION}.json").read_text(encoding="utf-8")
    assert document.write(document.read(text)) == text


def test_a_document_can_be_copied_like_a_state() -> None:
    made = campaign("brute", "tinkerer")
    twin = copier(Campaign)(made)
    twin.parties[0].characters[0].items.append("x")
    twin.world.city.clear()
    assert made.parties[0].characters[0].items == [] and len(made.world.city) == 30


# The folder


def test_chapters_are_added_and_read_back(tmp_path: Path, played: list[Session]) -> None:
    folder = Folder(tmp_path / "ours")
    assert folder.load() is None
    for session, expected in zip(played, chain(played), strict=True):
        added = folder.add(session)
        assert document.digest(added) == document.digest(expected)
        again = folder.load()
        assert again is not None and document.digest(again) == document.digest(expected)
    assert [one.name for one in sorted((tmp_path / "ours").rglob("*.json"))] == [
        "campaign.json",
        "002.json",
        "003.json",
        "001.json",
        "002.json",
        "003.json",
    ]
    with pytest.raises(ValueError):
        folder.add(played[1])


class PowerCut(Exception):
    pass


def cuts(folder: Path, session: Session, after: int, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Add a chapter, and cut the power after so many files; False when it came to the end."""
    write, left = storage.write_whole, [after]

    def failing(path: Path, text: str) -> None:
        if left[0] == 0:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.with_name(f"{path.name}.draft").write_text(text[: len(text) // 2])
            raise PowerCut
        left[0] -= 1
        write(path, text)

    with monkeypatch.context() as patch:
        patch.setattr(storage, "write_whole", failing)
        try:
            Folder(folder).add(session)
        except PowerCut:
            return True
    return False


@pytest.mark.parametrize("chapter", [0, 1, 2])
def test_a_crash_between_any_two_files_loses_and_doubles_nothing(
    chapter: int, tmp_path: Path, played: list[Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = [document.digest(one) for one in chain(played)]
    moment = 0
    while True:
        place = tmp_path / str(moment)
        for session in played[:chapter]:
            Folder(place).add(session)
        cut = cuts(place, played[chapter], moment, monkeypatch)
        found = Folder(place).load()
        if found is None or len(found.chapters) <= chapter:
            assert cut and moment == 0, "once its journal is there a chapter is not lost"
            assert (document.digest(found) if found else "") == (
                expected[chapter - 1] if chapter else ""
            )
            found = Folder(place).add(played[chapter])
        assert document.digest(found) == expected[chapter]
        assert document.digest(Folder(place).load() or campaign()) == expected[chapter]
        if not cut:
            break
        moment += 1
    assert moment >= 2


def test_any_earlier_point_can_be_branched(tmp_path: Path, played: list[Session]) -> None:
    folder = Folder(tmp_path / "ours")
    for session in played:
        folder.add(session)
    digests = [document.digest(one) for one in chain(played)]
    twin = folder.branch(3, tmp_path / "theirs")
    found = twin.load()
    assert found is not None and document.digest(found) == digests[1]
    twin.add(played[2])
    assert document.digest(twin.load() or campaign()) == digests[2]
    fresh = folder.branch(1, tmp_path / "again")
    assert fresh.load() is None
    for wrong in (0, 5):
        with pytest.raises(BadDocument, match="no chapter"):
            folder.branch(wrong, tmp_path / "nowhere")
    with pytest.raises(BadDocument, match="not empty"):
        folder.branch(2, tmp_path / "theirs")


def test_the_same_point_has_the_same_luck(played: list[Session]) -> None:
    _, home, _ = chain(played)
    first, second = Visit(home, 2), Visit(home, 2)
    assert first.session.digest == second.session.digest
