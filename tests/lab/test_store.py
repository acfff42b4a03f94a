"""The result store: an interrupted simulation resumes where it stopped."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from fabletop.kernel.gamedef import BadSetup
from fabletop.lab import store as store_module
from fabletop.lab.play import FinishedGame, Plan
from fabletop.lab.simulate import simulate
from fabletop.lab.store import Store, without_cards

PLAN = Plan("toy", 20, ("random", "random", "random"), 3)


def seeds(folder: Path, plan: Plan = PLAN) -> list[int]:
    return [one.seed for one in Store(folder, plan).played(plan)]


def test_an_interrupted_simulation_goes_on(tmp_path: Path) -> None:
    finished = 0

    def interrupt(some: Sequence[FinishedGame]) -> None:
        nonlocal finished
        finished += len(some)
        if finished >= 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(PLAN, store=Store(tmp_path, PLAN), cards=True, on_finished=interrupt)
    assert len(seeds(tmp_path)) == finished < PLAN.games
    done = simulate(PLAN, store=Store(tmp_path, PLAN), cards=True)
    assert done.resumed == finished
    assert done.summary.digests == simulate(PLAN).summary.digests
    whole = simulate(PLAN, cards=True).played
    assert done.played == [without_cards(one) for one in whole]
    kept = [one for some in Store(tmp_path, PLAN).parts(PLAN) for one in some]
    assert sorted(kept, key=lambda one: one.seed) == whole


def test_games_already_there_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate(PLAN, store=Store(tmp_path, PLAN))
    monkeypatch.setattr("fabletop.lab.runners.play_batch", None)
    done = simulate(PLAN, store=Store(tmp_path, PLAN))
    assert done.resumed == done.summary.games == PLAN.games


def test_more_games_are_added_to_those_there(tmp_path: Path) -> None:
    simulate(PLAN, store=Store(tmp_path, PLAN))
    more = Plan("toy", 25, PLAN.seats, 3)
    done = simulate(more, store=Store(tmp_path, more))
    assert done.resumed == 20
    assert seeds(tmp_path, more) == list(range(3, 28))


def test_a_half_written_part_is_not_seen(tmp_path: Path) -> None:
    simulate(PLAN, store=Store(tmp_path, PLAN))
    part = min((tmp_path / "parts").iterdir())
    part.rename(part.with_suffix(".draft"))
    done = simulate(PLAN, store=Store(tmp_path, PLAN))
    assert 0 < done.resumed < PLAN.games
    assert done.summary.digests == simulate(PLAN).summary.digests


def test_a_damaged_part_is_named(tmp_path: Path) -> None:
    simulate(PLAN, store=Store(tmp_path, PLAN))
    part = min((tmp_path / "parts").iterdir())
    part.write_bytes(part.read_bytes()[:-3])
    with pytest.raises(BadSetup, match=f"{part.name} is damaged"):
        seeds(tmp_path)


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (Plan("toy", 20, ("random", "greedy"), 3), "seats: random, random, random, not random, gr"),
        (Plan("toy", 20, PLAN.seats, 4), "seed: 3, not 4"),
        (Plan("witcher", 20, PLAN.seats, 3), "game: toy, not witcher"),
    ],
)
def test_another_plan_is_refused(tmp_path: Path, other: Plan, what: str) -> None:
    Store(tmp_path, PLAN)
    with pytest.raises(BadSetup, match=f"another {what}"):
        Store(tmp_path, other)


def test_other_content_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(tmp_path, PLAN)
    changed = store_module.header(PLAN, cards=True)
    monkeypatch.setattr(
        store_module, "header", lambda *_: msgspec.structs.replace(changed, content="f00")
    )
    with pytest.raises(BadSetup, match="another content"):
        Store(tmp_path, PLAN)


def test_a_game_without_its_journal_is_played_again(tmp_path: Path) -> None:
    simulate(PLAN, store=Store(tmp_path, PLAN))
    journals = tmp_path / "journals"
    done = simulate(PLAN, store=Store(tmp_path, PLAN), journals=journals)
    assert done.resumed == 0
    assert len(list(journals.iterdir())) == PLAN.games
