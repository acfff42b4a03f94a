"""Simulations: results do not depend on the workers; statistics; refused plans."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from fabletop.lab import play, verify
from fabletop.lab.intervals import mean, wilson
from fabletop.lab.play import BrokenGame, Plan, entry_at
from fabletop.lab.simulate import is_cooperative, simulate

FIELDS = [
    "game",
    "games",
    "seats",
    "wins",
    "draws",
    "decisions",
    "seconds",
    "decisions_per_second",
    "rounds_mean",
    "digests",
]


def test_digests_do_not_depend_on_the_number_of_jobs() -> None:
    plan = Plan("toy", 30, ("random", "greedy", "random"), 5)
    alone, many = simulate(plan), simulate(plan, jobs=3)
    assert alone.summary.digests == many.summary.digests
    assert alone.summary.wins == many.summary.wins


def test_game_i_has_seed_s_plus_i() -> None:
    whole = simulate(Plan("toy", 6, ("random",) * 2, 10))
    assert [one.seed for one in whole.played] == list(range(10, 16))


def test_entries_rotate_over_the_seats() -> None:
    entries = [[entry_at(seat, number, 3) for seat in range(3)] for number in range(3)]
    assert entries == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


def test_the_summary_has_the_fields_others_rely_on() -> None:
    summary = simulate(Plan("toy", 8, ("random",) * 3)).summary
    assert list(msgspec.to_builtins(summary)) == FIELDS
    assert sum(summary.wins) + summary.draws == 8
    assert len(summary.digests) == 8


def test_journals_are_written_and_replay(tmp_path: Path) -> None:
    done = simulate(Plan("toy", 4, ("random",) * 2, 3), journals=tmp_path / "j")
    files = sorted((tmp_path / "j").iterdir())
    assert [file.name for file in files] == [f"toy-{seed}.json" for seed in (3, 4, 5, 6)]
    verdicts = [verify.verify(file) for file in files]
    assert [one.digest for one in verdicts] == done.summary.digests
    assert all(one.ok for one in verdicts)


def test_a_broken_game_names_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def trip(*_: object) -> None:
        raise ZeroDivisionError("a fault in a rule")

    monkeypatch.setattr(play, "play_out", trip)
    with pytest.raises(BrokenGame, match=r"Seed 7: .*a fault in a rule"):
        simulate(Plan("toy", 1, ("random",) * 2, 7))


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        (Plan("chess", 1, ("random",)), "no game 'chess'"),
        (Plan("toy", 1, ("random",)), "2 to 4 players"),
        (Plan("toy", 0, ("random",) * 2), "At least one game"),
        (Plan("toy", 1, ("random", "clever")), "no bot 'clever'"),
        (Plan("toy", 1, ("random",) * 2, 0, {"mood": "good"}), "no option 'mood'"),
    ],
)
def test_a_bad_plan_is_refused(plan: Plan, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        simulate(plan)


def test_wilson_intervals_are_those_of_the_books() -> None:
    assert wilson(10, 20) == pytest.approx((0.2993, 0.7007), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10)[1] == 1.0


def test_witcher_simulates() -> None:
    plan = Plan("witcher", 4, ("random",) * 4, 100)
    one, two = simulate(plan), simulate(plan, jobs=2)
    assert one.summary.digests == two.summary.digests
    assert one.summary.rounds_mean > 1


def test_the_interval_of_a_mean_shrinks_with_the_root_of_the_number() -> None:
    _, low, high = mean([0, 2] * 50)
    _, lower, higher = mean([0, 2] * 200)
    assert (high - low) / (higher - lower) == pytest.approx(2, rel=0.01)


def test_heroes_win_and_lose_together() -> None:
    done = simulate(Plan("gloomhaven", 3, ("random",) * 2, 5))
    assert is_cooperative(done.played)
    assert done.summary.draws == 0
    assert done.summary.wins == [sum(bool(one.winners) for one in done.played)] * 2


def test_rivals_do_not_win_together() -> None:
    assert not is_cooperative(simulate(Plan("toy", 12, ("random",) * 3)).played)


def test_every_seat_has_its_place_and_score() -> None:
    for one in simulate(Plan("toy", 6, ("random",) * 3)).played:
        scores = [seat.score for seat in sorted(one.seats, key=lambda seat: seat.place)]
        assert scores == sorted(scores, reverse=True)
        assert tuple(sorted(seat.entry for seat in one.seats if seat.won)) == one.winners
