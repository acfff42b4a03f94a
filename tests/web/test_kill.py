"""kill -9 at random moments under load: what was acknowledged is there, and every table goes on.
By hand with more kills: `python bench/kill.py --kills 50`, over HTTP with `--http`."""

from __future__ import annotations

from pathlib import Path

import pytest

from . import postgres
from .killing import kill_often
from .served import kill_served


def test_sqlite_keeps_every_acknowledged_choice(tmp_path: Path) -> None:
    harvest = kill_often(f"sqlite:///{tmp_path}/tables.db", tmp_path, kills=10)
    assert harvest.kills == 10
    assert harvest.acknowledged > 50


@pytest.mark.skipif(postgres.programs() is None, reason="no PostgreSQL server here")
def test_postgresql_keeps_every_acknowledged_choice(tmp_path: Path) -> None:
    with postgres.running() as url:
        harvest = kill_often(url, tmp_path, kills=10)
    assert harvest.kills == 10
    assert harvest.acknowledged > 50


def test_a_killed_server_keeps_every_acknowledged_answer(tmp_path: Path) -> None:
    """The whole way: `fabletop serve`, and programs that post answers and wait for the reply."""
    harvest = kill_served(f"sqlite:///{tmp_path}/tables.db", tmp_path, kills=3)
    assert harvest.kills == 3
    assert harvest.acknowledged > 12
    assert harvest.entries >= harvest.acknowledged
