"""`fabletop campaign`: new, name, recap, branch, simulate, play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from fabletop.cli.main import app
from fabletop.games.gloomhaven.campaign import GAME, document
from fabletop.games.gloomhaven.campaign.storage import Folder

from .scene import campaign


def fabletop(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, ["campaign", *words], input=typed)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Result]:
    """A campaign of two scenarios by bots that answer at random."""
    folder = tmp_path_factory.mktemp("campaigns") / "ours"
    words = ("simulate", "--scenarios", "2", "--seed", "4", "--bots", "random")
    return folder, fabletop(*words, "--folder", str(folder), "--json")


def test_a_simulated_campaign_is_kept(kept: tuple[Path, Result]) -> None:
    folder, result = kept
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    found = Folder(folder).load()
    assert found is not None and len(found.chapters) == 4
    assert told["digest"] == document.digest(found) == told["scenarios"][-1]["digest"]
    assert len(told["scenarios"]) == 2 and told["decisions"] > 100


def test_the_same_seed_gives_the_same_campaign(kept: tuple[Path, Result]) -> None:
    again = fabletop("simulate", "--scenarios", "2", "--seed", "4", "--bots", "random", "--json")
    assert json.loads(again.stdout)["digest"] == json.loads(kept[1].stdout)["digest"]


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_recap_in_every_language(kept: tuple[Path, Result], language: str) -> None:
    result = fabletop("recap", str(kept[0]), "--lang", language)
    assert result.exit_code == 0 and len(result.output.splitlines()) > 5


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_line_that_was_told_can_be_told_again(
    kept: tuple[Path, Result], language: str
) -> None:
    found, say = Folder(kept[0]).load(), GAME.voice(language)
    assert found is not None
    lines = [line for chapter in found.chapters for line in chapter.told]
    assert len(lines) > 20 and all(say(one.id, **dict(one.args)).strip() for one in lines)


def test_a_branch_goes_on_from_an_earlier_chapter(
    kept: tuple[Path, Result], tmp_path: Path
) -> None:
    result = fabletop("branch", str(kept[0]), "3", str(tmp_path / "theirs"))
    assert result.exit_code == 0
    found = Folder(tmp_path / "theirs").load()
    assert found is not None and len(found.chapters) == 2


def test_a_campaign_can_be_played_in_the_terminal(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert fabletop("new", str(folder), "--seed", "5").exit_code == 0
    for chapter in (1, 2):
        result = fabletop("play", str(folder), "--seats", "greedy,greedy")
        assert result.exit_code == 0, result.output
        found = Folder(folder).load()
        assert found is not None and len(found.chapters) == chapter
    assert found is not None and found.journeys == {}
    left = fabletop("play", str(folder), "--seats", "you,greedy", typed="")
    assert "nothing is written" in left.output or left.exit_code != 0
    assert len((Folder(folder).load() or found).chapters) == 2


@pytest.mark.rule("GH-CAMP-48")
def test_a_hero_gets_a_name(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "ours")
    (tmp_path / "ours").mkdir()
    folder.write(campaign("brute", "tinkerer"))
    where = str(tmp_path / "ours")
    result = fabletop("name", where, "tinkerer", " Pim   the Odd ")
    assert "Tinkerer is called Pim the Odd from now on." in result.output
    found = folder.load()
    assert found is not None
    assert [one.name for one in found.parties[0].characters] == ["", "Pim the Odd"]
    assert "Pim the Odd, Tinkerer" in fabletop("recap", where).output
    for words, part in (
        (("mindthief", "Nib"), "no living Mindthief"),
        (("brute", "x" * 25), "at most 24 signs"),
        (("brute", "Nib", "--party", "2"), "no living Brute"),
    ):
        refused = fabletop("name", where, *words)
        assert refused.exit_code == 2 and part in refused.output
    assert folder.load() == found


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("recap", "{}/none"), "no campaign"),
        (("new", "{}/full"), "not empty"),
        (("branch", "{}/none", "1", "{}/x"), "no campaign"),
        (("simulate", "--bots", "nobody"), "no bot"),
        (("recap", "{}/full"), "not a campaign"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    tmp_path: Path, words: tuple[str, ...], part: str
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "campaign.json").write_text("{")
    result = fabletop(*(word.format(tmp_path) for word in words))
    assert result.exit_code == 2 and part in result.output
    assert "Traceback" not in result.output
