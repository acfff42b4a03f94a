"""The words of the table: the same in all languages, all there, and with proper plurals."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast, visitor

import fabletop
from fabletop.games import games, with_parts
from fabletop.games.witcher.terms import ATTRIBUTES
from fabletop.kernel.words import LANGUAGES, files
from fabletop.web.lobby.page import SEAT_KINDS, TableState
from fabletop.web.view.voice import WORDS, voice

WEB = Path(fabletop.__file__).parent / "web"
GAMES = Path(fabletop.__file__).parent / "games"
KIT = Path(fabletop.__file__).parent / "tablekit" / "plain.py"
PLURALS = {"en": {"one", "other"}, "cs": {"one", "few", "other"}, "pl": {"one", "few", "many"}}

# Ids made of parts, such as ``say("web-mine-" ~ table.state)``: how each of them starts.
MADE = re.compile(r"""["'](web-[a-z0-9-]*-)["'{]|["'](web-[a-z0-9-]*-)\{""")
# Where such a beginning is shared with other messages: the ends that are meant.
ENDS = {
    "web-wi-": ATTRIBUTES,
    "web-seat-": (*SEAT_KINDS, "none"),
    "web-mine-": get_args(TableState),
}
FORMAL = re.compile(r"\b(?:v[áa]s|v[áa]m|vámi|váš|vaš[eiu]|jste|\w+(?:[áíeě]te|[jďťň]te))\b", re.I)
WHOLE = re.compile(r"""["'](web-[a-z0-9]+(?:-[a-z0-9]+)*)["']""")


class Uses(visitor.Visitor):
    """What a message needs to be given, and by which plural forms it counts."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        names = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        self.forms.append(names)
        self.generic_visit(node)


def word_files(language: str) -> list[Path]:
    """The table's own words, and those that games bring for their tables and pages."""
    tables = sorted(GAMES.rglob(f"words/{language}.table.ftl"))
    return [*files(WORDS, language), *tables, *sorted(GAMES.glob(f"*/web/words/{language}*.ftl"))]


def shared_by_games(id: str) -> bool:
    """Lobby, gallery and report ask every game for these."""
    return id in ("about", "trademark") or id.startswith(
        ("option-", "gallery-", "report-kind-", "lobby-")
    )


def messages(language: str) -> dict[str, Uses]:
    found: dict[str, Uses] = {}
    for file in word_files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message) and not shared_by_games(entry.id.name):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} stands twice"
                uses = found[entry.id.name] = Uses()
                uses.visit(entry)
    return found


def sources() -> list[Path]:
    folders = [*GAMES.iterdir(), *GAMES.glob("*/campaign")]
    tables = [
        file for game in folders for part in ("table", "web") for file in (game / part).rglob("*.*")
    ]
    found = [*WEB.rglob("*.py"), *WEB.rglob("*.html"), *tables, KIT]
    return [file for file in found if file.suffix in (".py", ".html")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    wanted, own = messages("en"), messages(language)
    assert own.keys() == wanted.keys()
    for id, uses in own.items():
        assert uses.variables == wanted[id].variables, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_counting_uses_the_forms_of_the_language(language: str) -> None:
    known = PLURALS[language]
    for id, uses in messages(language).items():
        for names in uses.forms:
            if names & {"one", "few", "many"}:
                assert names - {"other"} <= known, f"{id}: {names}"


def test_every_id_used_exists() -> None:
    known = messages("en").keys()
    missing = {
        f"{file.name}: {id}"
        for file in sources()
        for id in WHOLE.findall(file.read_text(encoding="utf-8"))
        if id not in known
    }
    assert not missing


def test_every_id_made_of_parts_has_a_beginning_that_exists() -> None:
    known = messages("en").keys()
    for file in sources():
        for groups in MADE.findall(file.read_text(encoding="utf-8")):
            start = groups[0] or groups[1]
            assert any(id.startswith(start) for id in known), f"{file.name}: {start}"


def test_every_message_is_used() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in sources())
    whole = set(WHOLE.findall(text))
    made = [start or other for start, other in MADE.findall(text)]

    def used(id: str) -> bool:
        return id in whole or any(
            id.startswith(start) and (start not in ENDS or id.removeprefix(start) in ENDS[start])
            for start in made
        )

    assert not [id for id in messages("en") if not used(id)]


def test_czech_is_on_first_name_terms() -> None:
    for file in word_files("cs"):
        formal = FORMAL.findall(file.read_text(encoding="utf-8"))
        assert not formal, f"{file.name}: {formal}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    voices = [voice(language), *(voice(language, game) for game in with_parts().values())]
    for id, uses in messages(language).items():
        say = next(one for one in voices if one.has(id))
        for sample in (0, 1, 2, 5, 22):
            assert say(id, **dict.fromkeys(uses.variables, sample)).strip(), id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_game_has_words_for_lobby_gallery_and_report(game: str, language: str) -> None:
    found = games()[game]
    say = found.voice(language)
    wanted = ["about", *(f"gallery-{kind}" for kind in found.kinds())]
    wanted += [f"report-kind-{kind}" for kind in found.kinds()]
    for name, setting in found.options.items():
        if not setting.open:
            wanted += [f"option-{name}", *(f"option-{name}-{one}" for one in setting.choices)]
    assert not [id for id in wanted if not say.has(id)]


@pytest.mark.parametrize(
    ("language", "expected"),
    [("cs", ["1 karta", "3 karty", "5 karet"]), ("pl", ["1 karta", "3 karty", "5 kart"])],
)
def test_plurals(language: str, expected: list[str]) -> None:
    say = voice(language)
    assert [say("web-gallery-found", count=count) for count in (1, 3, 5)] == expected


def test_an_unknown_language_is_answered_in_english() -> None:
    assert voice("xx").language == "en"
