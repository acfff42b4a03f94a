"""The guide "Adding a game" is true: Pig is the code it shows, and needs not a line elsewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from .conftest import PIG, ROOT, Run

GUIDE = ROOT / "docs" / "guide" / "adding-a-game.md"
SHOWN = ("pyproject.toml", "src/pig/__init__.py", "src/pig/words/en.ftl", "src/pig/rules.md")


def blocks(guide: Path) -> list[str]:
    """The code blocks of a guide."""
    return re.findall(r"```\w*\n(.*?)```", guide.read_text(encoding="utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize("file", SHOWN)
def test_the_guide_shows_the_file_as_it_is(file: str) -> None:
    """The blocks of a file, one after another, are the file."""
    text = (PIG / file).read_text(encoding="utf-8")
    rest = text
    for block in blocks(GUIDE):
        if rest.lstrip("\n").startswith(block):
            rest = rest.lstrip("\n").removeprefix(block)
    assert not rest.strip(), f"the guide does not show: {rest[:300]}"


def test_the_game_is_small() -> None:
    lines = (PIG / "src" / "pig" / "__init__.py").read_text(encoding="utf-8").splitlines()
    assert len([line for line in lines if line.strip()]) <= 85


def test_the_registry_finds_it_beside_our_games(with_pig: Run) -> None:
    found = with_pig("python", "-c", "import fabletop; print(*fabletop.games())")
    assert found.stdout.split() == ["witcher", "eldervale", "euthia", "gloomhaven", "pig"]


def test_simulation(with_pig: Run) -> None:
    words = ("--games", "20", "--seats", "greedy,random", "--seed", "1", "--json")
    found = json.loads(with_pig("fabletop", "simulate", "pig", *words).stdout)
    assert found["game"] == "pig" and found["wins"][0] > found["wins"][1]


def test_terminal(with_pig: Run) -> None:
    seats = ("--seats", "you,greedy", "--seed", "3")
    found = with_pig("fabletop", "play", "pig", "--terminal", *seats, answers="roll\nhold\nquit\n")
    assert "Roll again, or hold what you have? [PG-TURN-1]" in found.stdout
    assert "Player 1 rolls a 4." in found.stdout


def test_rules_and_content(with_pig: Run) -> None:
    assert "The active player rolls" in with_pig("fabletop", "rules", "pig", "PG-TURN-1").stdout
    assert with_pig("fabletop", "content", "check").returncode == 0


ENVIRONMENT = """
import fabletop
from pettingzoo.test import api_test
api_test(fabletop.env("pig", 2), num_cycles=200)
env = fabletop.solo_env("pig", ("greedy",))
env.reset(seed=1)
print("played")
"""


def test_research_environment(with_pig: Run) -> None:
    found = with_pig("python", "-c", ENVIRONMENT)
    assert found.returncode == 0, found.stderr
    assert "played" in found.stdout


API = """
import asyncio, httpx
from fabletop.web.app import create_app
from fabletop.web.tables.registry import Rooms

async def story():
    rooms = Rooms("sqlite://", bot_workers=1)
    await rooms.start()
    try:
        transport = httpx.ASGITransport(app=create_app(rooms, key=b"k" * 32))
        async with httpx.AsyncClient(transport=transport, base_url="http://t") as client:
            games = (await client.get("/api/v1/games")).json()
            print([one["id"] for one in games])
            opened = await client.post("/api/v1/tables", json={
                "game": "pig", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "human"}],
            })
            print(opened.status_code, opened.json()["table"] != "")
    finally:
        await rooms.stop()

asyncio.run(story())
"""


def test_json_api(with_pig: Run, tmp_path: Path) -> None:
    script = API.replace("sqlite://", f"sqlite:///{tmp_path}/tables.db")
    found = with_pig("python", "-c", script)
    assert "'pig'" in found.stdout and " True" in found.stdout, found.stderr


def test_conformance_suite(with_pig: Run) -> None:
    found = with_pig("pytest", "-q", "-p", "no:cacheprovider", "tests/conformance", "-k", "pig")
    assert found.returncode == 0, found.stdout[-3000:]
    assert found.stdout.count(".") > 80  # with -q, a dot for each test
