"""Words: complete in all three languages, and a missing one is never passed over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from fabletop.kernel import phrasing
from fabletop.kernel.ask import Request, Text
from fabletop.kernel.session import Session
from fabletop.kernel.words import KERNEL_WORDS, LANGUAGES, MissingWords, Say, kernel_voice

from .toy import TOY
from .vocabulary import differences

ENGLISH = """
hello = Hello { $who }, you have { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
only-english = Only here.
term-wolf = the wolf
no-value =
    .title = An attribute and nothing else
key-move = go to { $a } by { $b }
ask-ab-one-1 = { $about }: from { $least } to { $most }
"""

CZECH = """
hello = Ahoj { $who }, máš { $coins ->
    [one] minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.
term-wolf = vlk
key-move = jdi do { $a } přes { $b }
broken = Toto { $neexistuje }
"""


def names() -> Mapping[str, str]:
    return {"wolf": "Wolf of the box", "bear": "Bear"}


@pytest.fixture
def say(tmp_path: Path) -> Callable[[str], Say]:
    for language, text in (("en", ENGLISH), ("cs", CZECH), ("pl", "")):
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    return lambda language: Say((KERNEL_WORDS, tmp_path), language, names)


def test_messages_are_said_with_their_arguments(say: Callable[[str], Say]) -> None:
    assert say("en")("hello", who="Ann", coins=1) == "Hello Ann, you have a coin."
    assert say("en")("hello", who="Ann", coins=4) == "Hello Ann, you have 4 coins."
    assert say("cs")("hello", who="Ann", coins=3) == "Ahoj Ann, máš 3 mince."
    assert say("cs").text(Text("hello", {"who": "Ann", "coins": 5})) == "Ahoj Ann, máš 5 mincí."


def test_ids_are_spoken_by_name(say: Callable[[str], Say]) -> None:
    assert say("en")("hello", who="wolf", coins=1) == "Hello the wolf, you have a coin."
    assert say("cs")("hello", who="wolf", coins=1) == "Ahoj vlk, máš minci."
    assert say("cs").name("bear") == "Bear"
    assert say("cs").name("nobody") == "nobody"


def test_what_a_language_lacks_is_said_in_english(say: Callable[[str], Say]) -> None:
    assert say("cs")("only-english") == "Only here."
    assert say("cs").has("only-english") and not say("cs").has("nowhere")


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_messages_are_faults(say: Callable[[str], Say], language: str) -> None:
    with pytest.raises(MissingWords, match="nowhere"):
        say(language)("nowhere")
    with pytest.raises(MissingWords, match="no-value"):
        say(language)("no-value")
    with pytest.raises(MissingWords, match=r"hello.*who"):
        say(language)("hello", coins=1)


def test_a_variable_nobody_gives_is_a_fault(say: Callable[[str], Say]) -> None:
    with pytest.raises(MissingWords, match=r"broken \(cs\)"):
        say("cs")("broken")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="en, cs, pl"):
        kernel_voice("tlh")
    with pytest.raises(ValueError, match="en, cs, pl"):
        TOY.voice("../en")


def test_labels_and_questions(say: Callable[[str], Say]) -> None:
    assert phrasing.label("move:wolf:bear", say("en")) == "go to the wolf by Bear"
    assert phrasing.label("move:wolf:bear", say("cs")) == "jdi do vlk přes Bear"
    assert phrasing.label("bear", say("en")) == "Bear"
    request = Request(0, "AB-ONE-1", "amount", (), 2, 5, "wolf")
    assert phrasing.question(request, say("en")) == "the wolf: from 2 to 5"
    wordless = Request(0, "AB-TWO-2", "pick", ("a",))
    assert phrasing.question(wordless, say("en")) == "AB-TWO-2"


# Complete languages


@pytest.mark.parametrize("folder", [KERNEL_WORDS, TOY.folder / "words"], ids=["kernel", "toy"])
def test_all_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    assert differences(folder) == []


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (("hello = Ahoj", "hullo = Ahoj"), "hello"),
        (("{ $who }", "{ $kdo }"), "who"),
        (("hello = Ahoj { $who }", "hello = Ahoj { $who"), "broken"),
        (("hello = ", "hello = x\nhello = "), "twice"),
    ],
)
def test_differences_between_languages_are_found(
    tmp_path: Path, change: tuple[str, str], found: str
) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("hello = Ahoj { $who }\n", encoding="utf-8")
    assert differences(tmp_path) == []
    text = (tmp_path / "cs.ftl").read_text().replace(*change)
    (tmp_path / "cs.ftl").write_text(text)
    assert any(found in one for one in differences(tmp_path))


def test_the_chronicle_is_said_in_every_language_to_those_who_may_read_it(
    fair: Callable[..., Session],
) -> None:
    session = fair(10_000, seed=2)
    for language in LANGUAGES:
        lines = [session.log(seat, language) for seat in (0, 1, None)]
        assert all(lines) and lines[0] != lines[1] and lines[2] != lines[0]
        assert len(lines[2]) < len(lines[0])
    assert session.log(0, "en") != session.log(0, "cs")


def test_chronicle_lines_reach_their_audience_only(fair: Callable[..., Session]) -> None:
    session = fair()
    own = [line for line in session.log(1) if line.startswith("You draw ")]
    assert own == [f"You draw {TOY.names()[card]}." for card in session.state.traders[1].hand.cards]
    assert not any(line.startswith("You ") for line in session.log(None))
    assert "Player 1 draws a card." not in session.log(1)
    assert session.log(0).count("Player 1 draws a card.") == 3


def test_roman_numerals() -> None:
    numerals = [phrasing.roman(number) for number in (1, 2, 3, 4, 5, 6, 9, 10, 14, 20)]
    assert numerals == ["I", "II", "III", "IV", "V", "VI", "IX", "X", "XIV", "XX"]
