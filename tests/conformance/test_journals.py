"""Golden journals: whole games kept as files (written by `python -m tests.journals.make`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop import Journal
from fabletop.kernel.session import replay as replaying

from .cases import known_games, ours

FOLDER = Path(__file__).parents[1] / "journals"
FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("name", [*filter(ours, known_games())])
def test_every_game_has_golden_journals(name: str) -> None:
    game = known_games()[name]
    kept = [Journal.from_json(path.read_bytes()) for path in FILES if path.parent.name == name]
    assert {journal.seats for journal in kept} == set(range(game.seats[0], game.seats[1] + 1))
    for value, setting in game.options.items():
        if setting.open:
            continue
        assert all(journal.options[value] in setting.choices for journal in kept)


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_a_golden_journal_replays_with_equal_digests(path: Path) -> None:
    journal = Journal.from_json(path.read_bytes())
    game = known_games()[path.parent.name]
    assert journal.game == game.id and journal.digests
    again = replaying.replay(game, journal)
    assert again.over and again.journal.choices == journal.choices

    session = replaying.start(game, journal.seats, journal.seed, journal.options)
    compared = {}
    for choice in journal.choices:
        if not choice.forced:
            session.answer(choice.seat, choice.keys)
        number = str(len(session.journal.choices))
        if number in journal.digests and not session._pending:
            compared[number] = session.digest
            assert session.digest == journal.digests[number], f"after {number} choices"
    assert compared == journal.digests
    assert session.digest == again.digest == journal.digests[str(len(journal.choices))]
