"""The words of the Witcher: complete in every language, and card texts rendered from records."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import fabletop
from fabletop.games.witcher import GAME, records
from fabletop.games.witcher.effects import vocabulary as e
from fabletop.games.witcher.library import library
from fabletop.games.witcher.telling import describe, text_of
from fabletop.games.witcher.telling.texts import record_text, records_of
from fabletop.games.witcher.terms import (
    ATTRIBUTES,
    COLOURS,
    SCHOOLS,
    Action,
    CardTerrain,
    Special,
    Window,
)
from fabletop.kernel.ask import Request
from fabletop.kernel.chance import Chance
from fabletop.kernel.phrasing import label, question
from fabletop.kernel.words import KERNEL_WORDS, LANGUAGES, Say

FOLDER = GAME.folder
SOURCES = {file: file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py")}
SHOWING = {"telling", "table"}  # they ask nothing and tell nothing in the chronicle
SOURCE = "\n".join(text for file, text in SOURCES.items() if not SHOWING & set(file.parts))


def voice(language: str) -> Say:
    return Say((KERNEL_WORDS, FOLDER / "words"), language, GAME.names)


@pytest.fixture(params=LANGUAGES)
def say(request: pytest.FixtureRequest) -> Say:
    return voice(request.param)


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language with the variables it uses."""
    text = (FOLDER / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


WORDS = {language: messages(language) for language in LANGUAGES}
EN = WORDS["en"]


def test_all_languages_have_the_same_messages() -> None:
    for language in LANGUAGES:
        assert WORDS[language].keys() == EN.keys(), language


def test_all_languages_use_the_same_variables() -> None:
    for language in LANGUAGES:
        assert WORDS[language] == EN, language


def told() -> Iterator[tuple[str, set[str]]]:
    """The id and the arguments of every line of the chronicle."""
    for text in SOURCES.values():
        for node in ast.walk(ast.parse(text)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "tell"
            ):
                names = {word.arg for word in node.keywords if word.arg}
                first = node.args[0]
                ids = [first.value] if isinstance(first, ast.Constant) else ["success", "failure"]
                yield from ((str(id), names) for id in ids)


@pytest.mark.parametrize(("id", "args"), sorted(told(), key=str))
def test_chronicle_has_words(id: str, args: set[str]) -> None:
    assert EN[id] <= args


@pytest.mark.parametrize("rule", sorted(set(re.findall(r'"(WI-[A-Z]+-\d+)"', SOURCE))))
def test_questions_have_words(rule: str, say: Say) -> None:
    assert f"ask-{rule.lower()}" in EN
    for about in ("", "two", "quick-jab", "vizima", "4", "order", "take", "discard", "swap"):
        for count in range(6):
            request = Request(0, rule, "pick", (), count, count, about)
            check(question(request, say))


def keys() -> set[str]:
    verbs = set(re.findall(r'f"([a-z-]+):\{', SOURCE)) | set(
        re.findall(r'"([a-z-]+):[a-z]+"', SOURCE)
    )
    plain = set(re.findall(r'^(?:ON|DONE|KEY) = "([a-z-]+)"', SOURCE, re.MULTILINE))
    return verbs | plain | {"pass", "fight", "leave", "sink", "pay-two", "no-bet", "no-quest"}


@pytest.mark.parametrize("verb", sorted(keys() | set(get_args(Special))))
def test_answers_have_words(verb: str, say: Say) -> None:
    assert f"key-{verb}" in EN
    check(label(f"{verb}:quick-jab:2", say))


def test_reasons_have_words() -> None:
    reasons = set(re.findall(r'"(why-[a-z-]+[a-z])"', SOURCE))
    reasons |= {f"why-act-{action}" for action in get_args(Action)}
    assert len(reasons) > 15
    assert reasons <= EN.keys()


def test_ids_that_are_no_names_have_terms(say: Say) -> None:
    ids = [*ATTRIBUTES, *COLOURS, *SCHOOLS, *get_args(CardTerrain), *get_args(Action)]
    ids += ["charge", "bite", "city", "wilds", "attacker", "defender", *library().fight_cards]
    ids += re.findall(r'"([a-z-]+)"', SOURCE.split("RANKS:")[1].split(")  #")[0])
    ids += ["boards", "level-two", "deal", "bonus", "travel", "choose", "fight", "train", "over"]
    for id in ids:
        assert f"term-{id}" in EN, id
        check(say.name(id))


def test_results_have_words() -> None:
    ratings = re.findall(r'\d, "([a-z-]+)"\)', SOURCE)
    assert len(ratings) == 4
    for reason in ("won-by-trophies", *(f"rating-{one}" for one in (*ratings, "novice"))):
        assert reason in EN and f"term-{reason}" in EN


# Records


def word(tag: object) -> str:
    return str(tag).replace("_", "-").lower()


def test_every_effect_has_words() -> None:
    for kind in get_args(e.AnyEffect):
        assert f"effect-{word(kind.__struct_config__.tag)}" in EN
    for kind in get_args(e.AnyStanding):
        assert f"standing-{word(kind.__struct_config__.tag)}" in EN


def test_every_window_condition_and_monster_ability_has_words() -> None:
    assert {f"window-{word(window)}" for window in get_args(Window)} <= EN.keys()
    hints = msgspec.structs.fields(e.Condition)
    assert {f"condition-{word(one.name)}" for one in hints if one.name != "fight"} <= EN.keys()
    kinds = {monster.ability.kind for monster in library().monsters.values()}
    kinds |= set(re.findall(r'kind == "([a-z-]+)"', SOURCES[FOLDER / "rules" / "beasts.py"]))
    assert {f"beast-{kind}" for kind in kinds} <= EN.keys()
    assert {f"action-{action}" for action in get_args(Action)} <= EN.keys()


def check(text: str) -> None:
    """Nothing that only machines understand."""
    assert text and text == text.strip()
    assert "None" not in text and "{" not in text and "_" not in text
    assert not re.search(r"STEP\d|REACT|PHASE\d|  | \.|\.\.|,,|: ?\.", text), text


PROSE = ("story", "flavour", "intro", "name", "label")


def without_prose(text: str, record: msgspec.Struct) -> str:
    """The rules of a text, without the stories that stay as they were written."""
    for field in msgspec.structs.fields(record):
        value = getattr(record, field.name)
        if isinstance(value, msgspec.Struct):
            text = without_prose(text, value)
        elif field.name in PROSE:
            text = text.replace(value, "~")
        elif field.name == "stories":
            for story in value:
                text = text.replace(story, "~")
    return text.strip()


def all_ids() -> list[str]:
    box = library()
    ids = [id for id in box.names if not re.search(r"-(a|b|success|failure)$|-story$", id)]
    designs = (*box.potion_designs, *box.attribute_designs, *box.school_designs)
    return [*ids, *designs, *box.fight_cards]


def test_every_thing_has_a_text(say: Say) -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(e.AnyEffect)}
    raw = {tag for tag in tags if "_" in str(tag)}
    raw |= {one.ability.kind for one in library().monsters.values()}
    for id in all_ids():
        found = records_of(id)
        assert found, id
        for record in found:
            text = record_text(record, id, say)
            assert text in text_of(id, say)
            rules = without_prose(text, record)
            check(rules)
            assert len(rules) > 5 and not any(str(tag) in rules for tag in raw), (id, rules)


def test_wi_explore_2_outcomes_stay_hidden(say: Say) -> None:
    for id, card in library().explorations.items():
        text = text_of(id, say)
        assert card.intro in text and card.a.label in text and card.b.label in text
        assert card.a.story not in text and card.b.story not in text
    for number, event in library().events.items():
        text = text_of(f"event-{number}", say)
        outcomes = (event.a, event.b, event.success, event.failure)
        assert not any(one.story in text for one in outcomes if one is not None)


def test_an_unknown_id_is_said_by_its_name(say: Say) -> None:
    assert text_of("combat", say) == say.name("combat")
    assert text_of("no-such-thing", say) == "no-such-thing"


TEXTS = {
    "en": {
        "quick-jab": "Blue, fast attack. Terrain: forest. Cost 0. 1 damage. "
        "Can be followed by red or purple.",
        "wolf-cubs-nip": "Blue, fast attack. Terrain: forest. Cost 0. 1 damage. "
        "If followed by red: +1 damage. Starting card of the School of the Wolf.",
        "wormwood-1": "When you deal your damage, if your combo has 3 cards or more: +3 damage; "
        "draw 1 less in this fight turn. ~",
        "brewess": "Level III, life 17. In each of your fight turns: with a green or yellow card "
        "in your combo you deal 1 damage less. As a trophy: Once per fight, in your fight turn, "
        "before your combo: one potion of this fight does not count against your limit; "
        "draw 1 card. ~",
        "fight-04": "Charge: 2 damage. Bite: lower Alchemy by 1, then damage equal to the "
        "monster’s level.",
    },
    "cs": {
        "quick-jab": "Modrá, rychlý úder. Terén: les. Cena 0. 1 zranění. "
        "Může následovat červená nebo fialová.",
        "wolf-cubs-nip": "Modrá, rychlý úder. Terén: les. Cena 0. 1 zranění. "
        "Následuje-li červená: +1 zranění. Počáteční karta školy: Vlk.",
        "wormwood-1": "Když způsobuješ zranění, má-li tvá kombinace aspoň 3 karty: +3 zranění; "
        "v tomto bojovém tahu si dober o 1 kartu méně. ~",
        "brewess": "Úroveň III, životy: 17. V každém tvém bojovém tahu: je-li v tvé kombinaci "
        "zelená nebo žlutá karta, způsobíš o 1 zranění méně. Jako trofej: Jednou za boj, ve svém "
        "bojovém tahu, než zahraješ kombinaci: jeden lektvar v tomto boji se nepočítá do tvého "
        "limitu; dober si 1 kartu. ~",
        "fight-04": "Výpad: 2 zranění. Kousnutí: sniž Alchymii o 1, pak utrpíš tolik zranění, "
        "kolik je úroveň nestvůry.",
    },
    "pl": {
        "quick-jab": "Niebieska, szybki atak. Teren: las. Koszt 0. 1 obrażenie. "
        "Następna może być czerwona lub fioletowa.",
        "wolf-cubs-nip": "Niebieska, szybki atak. Teren: las. Koszt 0. 1 obrażenie. "
        "Jeśli następna jest czerwona: +1 obrażenie. Karta początkowa szkoły: Wilk.",
        "wormwood-1": "Gdy zadajesz obrażenia, jeśli twoja kombinacja ma co najmniej 3 karty: "
        "+3 obrażenia; w tej turze walki dobierz o 1 kartę mniej. ~",
        "brewess": "Poziom III, życie: 17. W każdej twojej turze walki: jeśli w twojej kombinacji "
        "jest zielona lub żółta karta, zadajesz o 1 obrażenie mniej. Jako trofeum: Raz na walkę, w "
        "swojej turze walki, zanim zagrasz kombinację: jeden eliksir w tej walce nie wlicza się do "
        "limitu; dobierz 1 kartę. ~",
        "fight-04": "Szarża: 2 obrażenia. Ugryzienie: obniż Alchemię o 1, potem otrzymujesz tyle "
        "obrażeń, ile wynosi poziom potwora.",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_read_as_they_should(language: str) -> None:
    for id, expected in TEXTS[language].items():
        (record,) = records_of(id)
        assert without_prose(text_of(id, voice(language)), record) == expected


def test_a_text_follows_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    card = library().cards["quick-jab"]
    extensions = (records.Extension(colours=("yellow",), draw=-2),)
    changed = msgspec.structs.replace(card, damage=5, cost=2, extensions=extensions)
    monkeypatch.setitem(library().cards, "quick-jab", changed)
    assert text_of("quick-jab", voice("pl")) == (
        "Niebieska, szybki atak. Teren: las. Koszt 2. 5 obrażeń. "
        "Jeśli następna jest żółta: dobierz o 2 karty mniej."
    )


@pytest.mark.parametrize(
    ("amount", "cs", "pl"),
    [
        (1, "Vlk získává 1 zlaťák.", "Wilk otrzymuje 1 sztukę złota."),
        (3, "Vlk získává 3 zlaťáky.", "Wilk otrzymuje 3 sztuki złota."),
        (5, "Vlk získává 5 zlaťáků.", "Wilk otrzymuje 5 sztuk złota."),
        (22, "Vlk získává 22 zlaťáků.", "Wilk otrzymuje 22 sztuki złota."),
    ],
)
def test_numbers_bend_their_nouns(amount: int, cs: str, pl: str) -> None:
    assert voice("cs")("gained-gold", who="wolf", amount=amount) == cs
    assert voice("pl")("gained-gold", who="wolf", amount=amount) == pl


# The table


def answer(chance: Chance, request: Request) -> tuple[str, ...]:
    if request.kind == "pick":
        return (chance.pick("test", request.keys),)
    keys = list(request.keys)
    chance.shuffle("test", keys)
    spare = request.most - request.least
    return tuple(keys[: request.least + (chance.below("test", spare + 1) if spare else 0)])


def prose() -> list[str]:
    """All that stays in the language it was written in, the longest first."""
    box = library()
    texts = [*box.names.values()]
    texts += [one.intro for one in box.explorations.values()]
    texts += [one.intro for one in box.events.values()]
    return sorted(set(texts), key=len, reverse=True)


@pytest.mark.parametrize(("seats", "seed"), [(1, 2), (2, 1), (4, 3)])
def test_the_table_is_described_all_the_way(seats: int, seed: int) -> None:
    session = fabletop.new("witcher", seats, seed, keep=False)
    chance, stories = Chance(seed), prose()
    voices = [voice(language) for language in LANGUAGES]
    for step in range(700):
        if session.over:
            break
        request = session.requests[0]
        if step % 25 == 0 or request.rule in ("WI-POKER-6", "WI-SPEC-2", "WI-EVENT-6"):
            for say in voices:
                for line in describe(session.view(request.seat), say):
                    check_line(line, stories)
                assert describe(session.view(None), say)
                check(question(request, say))
        session.answer(request.seat, answer(chance, request))
    for language in LANGUAGES:
        assert all(session.log(None, language))


def check_line(line: str, stories: list[str]) -> None:
    for story in stories:
        line = line.replace(story, "~")
    check(line)
    assert not re.search(r"[a-z]-\d", line), line


def test_a_spectator_sees_no_hand() -> None:
    session = fabletop.new("witcher", 3, 5, keep=False)
    chance = Chance(5)
    for _ in range(40):
        request = session.requests[0]
        session.answer(request.seat, answer(chance, request))
    text = "\n".join(describe(session.view(None), voice("en")))
    for player in session.state.players:
        hidden = set(player.hand.cards) - set(player.discard.cards)
        assert not any(f"In hand: {library().names[card]}" in text for card in hidden)


CZECH = {
    "wild": "symbol divočiny",
    "attacker": "útočící zaklínač",
    "defender": "bránící se zaklínač",
    "train": "fáze III (dobírání a získávání karet)",
    "any-terrain": "libovolný terén",  # of location 0, which has no symbol
}


@pytest.mark.parametrize("id", CZECH)
def test_czech_terms_are_those_of_the_rulebook(id: str) -> None:
    assert voice("cs").name(id) == CZECH[id]


def test_czech_places_are_connected_not_neighbours() -> None:
    say = voice("cs")
    assert "Propojené lokace: " in text_of("vengerberg", say)
    described = "\n".join(str(text_of(one.id, say)) for one in library().places.values())
    assert "ousední" not in described


def test_words_folder_is_complete() -> None:
    names = {file.name.partition(".")[0] for file in Path(FOLDER / "words").glob("*.ftl")}
    assert names == set(LANGUAGES)
