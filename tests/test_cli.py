"""The command line: results on stdout, one sentence on stderr when something is wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.visitor import Visitor
from typer.testing import CliRunner, Result

import fabletop
from fabletop.bots import Bot, GreedyBot, RandomBot
from fabletop.bots.mcts import Budget
from fabletop.cli import serve as serve_command_module
from fabletop.cli.input import NotUnderstood, read_answer
from fabletop.cli.main import app
from fabletop.cli.output import TerminalOutput
from fabletop.cli.terminal import Terminal
from fabletop.cli.voice import WORDS, voice
from fabletop.games.gloomhaven.commands.voice import WORDS as GAME_WORDS
from fabletop.kernel.ask import Request
from fabletop.kernel.chance import Chance
from fabletop.kernel.content import OVERLAY
from fabletop.kernel.gamedef import GameDef
from fabletop.kernel.session import Session
from fabletop.kernel.session import replay as replaying
from fabletop.kernel.session.journal import Journal
from fabletop.kernel.words import LANGUAGES
from fabletop.web import serve

from .kernel.toy import TOY

Fabletop = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Fabletop:
    """The command, with the toy fair among the games."""
    monkeypatch.setitem(fabletop.games(), "toy", TOY)
    monkeypatch.delenv("FABLETOP_LANG", raising=False)

    def invoke(*words: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(words), input=typed)

    return invoke


@pytest.fixture
def journal(run: Fabletop, tmp_path: Path) -> Path:
    """A finished game of the toy fair."""
    run("simulate", "toy", "--games", "1", "--seats", "random,random", "--journals", str(tmp_path))
    return tmp_path / "toy-0.json"


def objects(result: Result) -> Any:
    """The one JSON object on stdout."""
    return json.loads(result.stdout)


# Words


def messages(language: str, folder: Path = WORDS) -> dict[str, Message]:
    parsed = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in parsed.body if type(entry).__name__ == "Junk"]
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, Message)}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def variables(message: Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


@pytest.mark.parametrize("folder", [WORDS, GAME_WORDS], ids=["general", "of a game"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message_with_the_same_arguments(
    language: str, folder: Path
) -> None:
    english, other = messages("en", folder), messages(language, folder)
    assert list(other) == list(english)
    for id, message in english.items():
        assert variables(other[id]) == variables(message), id


@pytest.mark.parametrize("folder", [WORDS, GAME_WORDS], ids=["general", "of a game"])
def test_every_message_is_used(folder: Path) -> None:
    source = "\n".join(file.read_text() for file in folder.parent.glob("*.py"))
    spoken = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', source))
    prompts = {id for id in messages("en", folder) if id.startswith("prompt-")}
    assert set(messages("en", folder)) - spoken - prompts == set()


# Wrong use


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("play", "chess"), 2, "There is no game 'chess'"),
        (("play", "toy", "--seats", "you,bob"), 2, "There is no player “bob”"),
        (("play", "toy", "--seats", "you"), 2, "2 to 4 players"),
        (("play", "toy", "--lang", "de"), 2, "There are no words in “de”"),
        (("play", "toy", "--option", "length"), 2, "NAME=VALUE"),
        (("play", "toy", "--option", "length=endless"), 2, "must be one of"),
        (("play", "toy", "--load", "/nowhere.json"), 2, "/nowhere.json"),
        (("simulate", "chess"), 2, "There is no game 'chess'"),
        (("simulate", "toy", "--seats", "you,random"), 2, "There is no player “you”"),
        (("simulate", "toy", "--report", "/nowhere/a.html"), 2, "/nowhere/a.html"),
        (("replay", "/nowhere.json"), 2, "/nowhere.json"),
        (("replay", "/"), 2, "Is a directory"),
        (("rules", "chess"), 2, "There is no game “chess”"),
        (("rules", "witcher", "WI-MOV-1"), 2, "WI-MOVE-1"),
        (("coverage", "chess"), 2, "There is no game “chess”"),
        (("content", "check", "/nowhere"), 2, "There is no folder /nowhere"),
        (("content", "list", "toy", "stone"), 2, "There is no kind “stone”"),
        (("bench", "chess"), 2, "There is no game “chess”"),
    ],
)
def test_wrong_use_is_one_sentence(
    run: Fabletop, words: tuple[str, ...], code: int, sentence: str
) -> None:
    result = run(*words)
    assert result.exit_code == code
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


@pytest.mark.parametrize("words", [("dance",), ("simulate",), ("simulate", "toy", "--games", "0")])
def test_wrong_words_exit_2(run: Fabletop, words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert "Traceback" not in result.stderr


# Journals


def test_replay_checks_a_journal(run: Fabletop, journal: Path) -> None:
    result = run("replay", str(journal))
    assert result.exit_code == 0
    assert "all as written" in result.stdout


def test_replay_as_json(run: Fabletop, journal: Path) -> None:
    found = objects(run("replay", str(journal), "--json"))
    assert list(found) == ["file", "ok", "choices", "digest", "first_difference"]
    assert (found["ok"], found["first_difference"]) == (True, None)
    several = objects(run("replay", str(journal), str(journal), "--json"))
    assert several == {"files": [found, found]}


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[: len(text) // 2],
        lambda text: text.replace("TY-BID-1", "TY-BID-9"),
        lambda text: "[1, 2]",
        lambda text: text.replace('"seats":2', '"seats":"two"'),
        lambda text: text.replace('"seed":0', '"seed":1'),
        lambda text: text.replace('"game":"toy"', '"game":"chess"'),
    ],
)
def test_a_damaged_journal_exits_1(
    run: Fabletop, journal: Path, damage: Callable[[str], str]
) -> None:
    journal.write_text(damage(journal.read_text()))
    result = run("replay", str(journal), "--json")
    assert result.exit_code == 1
    assert objects(result)["ok"] is False
    assert result.stderr.count("\n") == 1
    assert run("play", "toy", "--load", str(journal)).exit_code == 1


def test_a_journal_of_noise_exits_1(run: Fabletop, tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    result = run("replay", str(tmp_path / "noise"))
    assert (result.exit_code, result.stderr.count("\n")) == (1, 1)


def test_replay_shows_a_position_through_a_seats_eyes(run: Fabletop, journal: Path) -> None:
    session = fabletop.replay(part_of(journal, 6))
    asked = session.requests[0].seat
    own = run("replay", str(journal), "--at", "6", "--seat", str(asked))
    other = run("replay", str(journal), "--at", "6", "--seat", str(1 - asked))
    assert own.exit_code == other.exit_code == 0
    assert "1. " in own.stdout and "1. " not in other.stdout
    assert run("replay", str(journal), "--at", "6", "--seat", "5").exit_code == 2
    assert run("replay", str(journal), "--at", "9999").exit_code == 2


def part_of(journal: Path, count: int) -> Journal:
    whole = Journal.from_json(journal.read_text())
    return msgspec.structs.replace(whole, choices=whole.choices[:count])


# Simulations, rules, content, coverage, bench


def test_simulate_as_json(run: Fabletop) -> None:
    words = ("simulate", "toy", "--games", "6", "--seats", "greedy,random", "--seed", "3")
    alone = objects(run(*words, "--jobs", "1", "--json"))
    many = objects(run(*words, "--jobs", "2", "--json"))
    assert alone["digests"] == many["digests"]
    assert (alone["game"], alone["games"], alone["seats"]) == ("toy", 6, ["greedy", "random"])


def test_simulate_in_words_with_a_report(run: Fabletop, tmp_path: Path) -> None:
    page = tmp_path / "out.html"
    result = run("simulate", "toy", "--games", "3", "--report", str(page))
    assert result.exit_code == 0
    assert "3 games" in result.stdout
    assert page.read_text().startswith("<!DOCTYPE html>")


def test_witcher_simulates_from_the_command_line(run: Fabletop) -> None:
    found = objects(
        run("simulate", "witcher", "--games", "2", "--seats", "random,random", "--json")
    )
    assert len(found["digests"]) == 2


def test_rules_tells_one_or_all(run: Fabletop) -> None:
    one = run("rules", "witcher", "wi-move-1")
    assert one.stdout.startswith("WI-MOVE-1. ")
    listing = run("rules", "witcher").stdout
    assert "WI-MOVE-1  " in listing and "3.8 Movement (WI-MOVE)" in listing


def test_coverage_as_json(run: Fabletop) -> None:
    found = objects(run("coverage", "witcher", "--json"))["witcher"]
    assert list(found) == ["total", "cited", "tested", "missing"]
    assert all(set(one) == {"id", "why"} for one in found["missing"])


def test_content_is_checked_and_listed(run: Fabletop) -> None:
    assert run("content", "check").exit_code == 0
    kinds = run("content", "list", "witcher").stdout.splitlines()
    kind = kinds[0].split()[0]
    assert len(run("content", "list", "witcher", kind).stdout.splitlines()) > 0


def test_content_of_a_folder_is_read_only_if_some_game_reads_it(
    run: Fabletop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(OVERLAY, "")
    assert "holds nothing" in run("content", "check", str(tmp_path)).stderr
    (tmp_path / "witcher").mkdir()
    (tmp_path / "witcher" / "typo.toml").write_text("")
    result = run("content", "check", str(tmp_path))
    assert result.exit_code == 1
    assert "typo.toml" in result.stderr


def test_bench_as_json(run: Fabletop) -> None:
    found = objects(run("bench", "toy", "--seconds", "0.02", "--json"))
    assert list(found) == ["games", "peers", "ratio"]
    assert list(found["games"]["toy"]) == [
        "decisions_per_second",
        "fork_us",
        "view_us",
        "replay_ms",
    ]


def test_version(run: Fabletop) -> None:
    assert run("--version").stdout == f"fabletop {fabletop.__version__}\n"


# At the table


def test_the_end_of_input_leaves_politely(run: Fabletop) -> None:
    result = run("play", "toy", "--terminal", "--seed", "5")
    assert result.exit_code == 0
    assert "Goodbye. The seed of this game was 5." in result.stdout


def test_fabletop_alone_starts_the_web_table(
    run: Fabletop, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[bool] = []
    monkeypatch.setattr(serve_command_module, "start", lambda browser: started.append(browser))
    assert run().exit_code == 0
    assert run("--no-browser").exit_code == 0
    assert started == [True, False]


def test_several_workers_need_a_store_they_can_share(run: Fabletop) -> None:
    result = run("serve", "--workers", "2", "--db", "sqlite:///x.db")
    assert result.exit_code == 2
    assert "PostgreSQL" in result.stderr
    assert run("serve", "--db", "oracle://x").exit_code == 2


def test_serve_limits_new_tables_as_told(
    run: Fabletop, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[serve.Settings] = []
    monkeypatch.setattr(serve, "run", lambda settings, ready: asked.append(settings))
    where = ("--db", f"sqlite:///{tmp_path}/tables.db")
    assert run("serve", *where, "--tables-per-minute", "120").exit_code == 0
    monkeypatch.setenv(serve.SETTINGS, msgspec.json.encode(asked[0]).decode())
    monkeypatch.setenv(serve.SECRET, "secret")
    assert serve.make_app().state.site.creations.per_second == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_at_the_table(run: Fabletop, tmp_path: Path, language: str) -> None:
    file = tmp_path / "saved.json"
    words = ["help", "99", "nonsense", "", "h", "?", "? X-1", "v", "c 1", "c nothing", "l", "a"]
    typed = "\n".join([*words, "u", "r", "s", f"s {file}", "s /no/x", "q", ""])
    result = run("play", "witcher", "--seed", "2", "--lang", language, typed=typed)
    assert result.exit_code == 0
    assert not result.stderr
    assert voice(language)("save-done", file=str(file)) in result.stdout
    again = run("play", "witcher", "--load", str(file), "--lang", language)
    assert again.exit_code == 0


def test_a_saved_game_wants_its_own_number_of_players(run: Fabletop, tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    run("play", "toy", "--seats", "you,random,random", typed=f"s {file}\nq\n")
    result = run("play", "toy", "--seats", "you,random", "--load", str(file))
    assert result.exit_code == 2
    assert "3 seats" in result.stderr


def test_bots_alone_play_to_the_end(run: Fabletop) -> None:
    result = run("play", "toy", "--seats", "greedy,random", "--seed", "1")
    assert "The game is over." in result.stdout


class Typist:
    """Types answers at random, now and then a word, for so many lines."""

    def __init__(self, session: Session, lines: int, words: tuple[str, ...]) -> None:
        self._session = session
        self._left = lines
        self._luck = Chance(7, {}, {})
        self._words = words
        self._bot = RandomBot(7)

    def __call__(self, prompt: str) -> str:
        self._left -= 1
        if self._left < 0:
            raise EOFError
        if self._words and self._luck.below("word", 4) == 0:
            return self._luck.pick("words", self._words)
        if self._session.over:
            return ""
        mine = [one for one in self._session.requests if one.seat == 0]
        request = mine[0] if mine else self._session.requests[0]
        return " ".join(self._bot.choose(self._session, request))


def sit(session: Session, players: list[Bot | None], typist: Typist) -> list[str]:
    lines: list[str] = []
    show = TerminalOutput(voice("en"), session.voice("en"), lines.append)
    Terminal(session, players, show, typist, hints=Budget(iterations=6)).play()
    return lines


@pytest.fixture
def fair(tmp_path: Path) -> GameDef:
    """The toy fair with a label for the bare key `burn`, which its own words have with a card."""
    (tmp_path / "words").mkdir()
    for file in (TOY.folder / "words").iterdir():
        text = re.sub(r"(?m)^(key-burn = \w+).*$", r"\1", file.read_text(encoding="utf-8"))
        (tmp_path / "words" / file.name).write_text(text, encoding="utf-8")
    return replace(TOY, content=replace(TOY.content, folder=tmp_path))


def test_a_person_plays_to_the_end(fair: GameDef) -> None:
    session = replaying.start(fair, 3, 4, {})
    lines = sit(session, [None, GreedyBot(1), RandomBot(2)], Typist(session, 500, ()))
    assert session.over
    assert "The game is over." in lines


@pytest.mark.parametrize("people", [1, 3])
def test_taking_back_and_bringing_back_never_break_the_table(fair: GameDef, people: int) -> None:
    session = replaying.start(fair, 3, 4, {"length": "long"})
    players: list[Bot | None] = [None if seat < people else RandomBot(seat) for seat in range(3)]
    sit(session, players, Typist(session, 800, ("u", "r", "h", "u", "v", "l 5")))
    again = replaying.replay(fair, session.journal)
    assert again.journal.choices == session.journal.choices


def test_each_person_reads_only_their_own_chronicle(fair: GameDef) -> None:
    session = replaying.start(fair, 2, 4, {})
    lines = sit(session, [None, RandomBot(1)], Typist(session, 60, ()))
    own = session.log(0)
    assert all(line in lines for line in own)
    assert not [line for line in session.log(1) if line not in own and line in lines]


@pytest.mark.parametrize("kind", ["pick", "amount"])
def test_what_is_no_answer_is_said_so(kind: str) -> None:
    request = Request(0, "TY-ACT-1", kind, ("a", "b") if kind == "pick" else (), 1, 4)  # type: ignore[arg-type]
    for typed in ("", "x", "-1", "1.5", "²"):
        with pytest.raises(NotUnderstood):
            read_answer(request, typed)


def test_answers_are_numbers_or_keys() -> None:
    request = Request(0, "TY-ACT-1", "pick_some", ("burn:a", "burn:b", "c"), 0, 3)
    assert read_answer(request, "3, 1") == ("c", "burn:a")
    assert read_answer(request, "burn:b") == ("burn:b",)
    assert read_answer(request, "") == ()
