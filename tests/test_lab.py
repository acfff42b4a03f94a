"""The lab: journals, benchmarks, rulebooks and rule coverage."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import fabletop
from fabletop.kernel import rulebook
from fabletop.kernel.session.journal import Journal
from fabletop.lab import bench, coverage, peer, verify
from fabletop.lab.play import Plan, Recording, play_game

from .kernel.toy import TOY


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is one of the games."""
    monkeypatch.setitem(fabletop.games(), "toy", TOY)


# Journals


def journal(**changes: object) -> Journal:
    found = play_game(Plan("toy", 1, ("random",) * 3), 0, Recording(journal=True)).journal
    assert found is not None
    return msgspec.structs.replace(Journal.from_json(found), **changes)


def verdict(folder: Path, written: Journal) -> verify.Verdict:
    file = folder / "game.json"
    file.write_text(written.to_json(), encoding="utf-8")
    return verify.verify(file)


def test_a_changed_answer_is_found(tmp_path: Path) -> None:
    written = journal()
    place = next(at for at, one in enumerate(written.choices) if one.rule == "TY-SORT-1")
    written.choices[place] = written.choices[place]._replace(keys=("nonsense",))
    found = verdict(tmp_path, written)
    assert not found.ok
    assert found.first_difference is not None
    assert found.first_difference.startswith(f"Entry {place}:")


def test_a_changed_digest_is_found(tmp_path: Path) -> None:
    last = str(len(journal().choices))
    found = verdict(tmp_path, journal(digests={last: "0" * 24}))
    assert not found.ok
    assert "was written" in str(found.first_difference)


def test_a_journal_of_an_unknown_game_is_refused(tmp_path: Path) -> None:
    assert "'chess'" in str(verdict(tmp_path, journal(game="chess")).first_difference)


def test_a_position_is_the_session_after_so_many_choices() -> None:
    written = journal()
    session = verify.replay(written, 4)
    assert session.journal.choices[:4] == written.choices[:4]
    assert not session.over


# Benchmarks


def test_bench_measures_a_game_and_its_peer() -> None:
    found = bench.bench(["toy"], seconds=0.05)
    cost = found.games["toy"]
    assert min(cost.decisions_per_second, cost.fork_us, cost.view_us, cost.replay_ms) > 0
    assert set(found.peers) == ({"catanatron"} if peer.installed() else set())
    assert set(found.ratio) == ({"toy"} if peer.installed() else set())


def test_positions_are_spread_over_games() -> None:
    seeds = [session.journal.seed for session in bench.positions(TOY, 60)]
    assert len(seeds) == 60
    assert len(set(seeds)) > 2


# Rulebooks and coverage

RULES = """# Rules
## 1. Moving (TO-MOVE)
- **TO-MOVE-1** Go one step.
- **TO-MOVE-2** Or two, by this table:

| from | to |
|---|---|
| a | b |

A remark that belongs to nobody.

- **TO-MOVE-3** Withdrawn.
- **TO-MOVE-20** Never
  backwards.
### 1.1 Resting (TO-REST)
- **TO-REST-1** Sleep. See **TO-MOVE-2** and - **TO-NONE-9**.
"""


def test_a_rule_has_its_continuation_and_its_table() -> None:
    rules = rulebook.parse("toy", RULES).rules
    assert list(rules) == ["TO-MOVE-1", "TO-MOVE-2", "TO-MOVE-3", "TO-MOVE-20", "TO-REST-1"]
    assert rules["TO-MOVE-2"].text.endswith("| a | b |")
    assert rules["TO-MOVE-20"].text == "Never\n  backwards."
    assert rules["TO-REST-1"].chapter == "1.1 Resting (TO-REST)"


def test_an_unknown_rule_names_near_ones() -> None:
    with pytest.raises(rulebook.UnknownRule, match="TO-MOVE-1"):
        rulebook.parse("toy", RULES).rule("TO-MOV-1")


def test_a_rule_number_given_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        rulebook.parse("toy", "- **TO-MOVE-1** a\n- **TO-MOVE-1** b\n")


def test_witcher_has_its_rulebook() -> None:
    book = rulebook.rulebook("witcher")
    assert len(book.rules) > 200
    assert "| 1st |" in book.rule("wi-setup-13").text


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small project: rules, a game's code, its tests."""
    for folder in ("docs/rules", "src/fabletop/games/toy/rules", "tests/games/toy"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "docs/rules/toy.md").write_text(RULES)
    code = "# TO-MOVE-20: never\n# TO-MOVE-1: one step\n"
    (tmp_path / "src/fabletop/games/toy/rules/move.py").write_text(code)
    tests = (
        "import pytest\n"
        "def test_to_move_20_never_backwards(): ...\n"
        "@pytest.mark.rule('TO-REST-1')\n"
        "def test_to_move_1_one_step(): ...\n"
    )
    (tmp_path / "tests/games/toy/test_move.py").write_text(tests)
    return tmp_path


def test_coverage_counts_whole_ids_only(checkout: Path) -> None:
    found, unexplained = coverage.coverage("toy", checkout)
    assert (found.total, found.cited, found.tested) == (4, 2, 3)
    assert [(one.id, one.why) for one in found.missing] == [
        ("TO-MOVE-2", "neither cited nor named in a test"),
        ("TO-REST-1", "named in a test, but not cited"),
    ]
    assert unexplained == ["TO-MOVE-2", "TO-REST-1"]


def test_reasons_explain_what_is_missing(checkout: Path) -> None:
    reasons = checkout / "docs/rules/toy-untested.toml"
    reasons.write_text('[missing]\n"TO-MOVE-2" = "no table here"\n')
    found, unexplained = coverage.coverage("toy", checkout)
    assert found.missing[0] == coverage.Missing("TO-MOVE-2", "no table here")
    assert unexplained == ["TO-REST-1"]


@pytest.mark.parametrize("text", ['[missing]\n"TO-GONE-1" = "why"\n', "[missing", "missing = 3\n"])
def test_bad_reasons_are_refused(checkout: Path, text: str) -> None:
    (checkout / "docs/rules/toy-untested.toml").write_text(text)
    with pytest.raises(coverage.BadReasons, match="toy-untested"):
        coverage.coverage("toy", checkout)


def test_without_a_checkout_there_is_no_coverage(tmp_path: Path) -> None:
    with pytest.raises(coverage.NoCheckout):
        coverage.coverage("toy", tmp_path)
