"""Czech and Polish words are those of the two rulebooks, in the game and at its table."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

GAME = files("fabletop.games.euthia") / "words"


# what a rulebook never says, and what it says instead
STRANGE = {
    "cs": {
        "první úder": "První rána",
        "za hlavu": "vypsaná odměna",
        "osobní díl": "osobní destička",
        "přilb": "helma",
        "vzkříš": "oživení",
        "kostku Dwurt ": "kostka Dwurtu",
        "přehoď": "opakovat hod",
        "ochranné kouzl": "obranná magie",
        "vzdušný element": "elementál vzduchu",
        "opačnou stranu": "protilehlá strana",
        "ametyst": "amethyst",
    },
    "pl": {
        "kafelk": "kafel",
        "Zadani": "Misja",
        "Torby": "Sakwy",
        "Ekwipun": "Wyposażenie",
        "Elitarne Potwor": "Potwory Elitarne",
        "Gaaru": "Gaar",
        "Dwurtu": "Dwurt",
        "gry solo": "gra Jednoosobowa",
        "wskrzesz": "Odrodzenie",
        "po starciu": "Konfrontacja",
        "Sklep ": "Miejsce Handlu",
        "gniazd na Klejnot": "pole na Klejnot",
    },
}
USED = {
    "cs": (
        "První rána",
        "vypsan",
        "osobní destič",
        "zaječí packa",
        "kostka naděje",
        "hráč-monstr",
        "opakuj hod",
        "obranné magie",
        "hod za hrdinu",
        "permanentní efekt",
    ),
    "pl": (
        "Pierwsze Uderzenie",
        "Misj",
        "Nagroda za Zlecenie",
        "Wartość Bitewna",
        "Sakw",
        "Królicza Łapka",
        "Kość Nadziei",
        "Gracz-Potwór",
        "Magii Obronnej",
        "Kara dla Rzutu Bohatera",
        "efekt Stały",
        "Odrodzeni",
    ),
}


def sentences(language: str) -> str:
    """All that is said in a language; ids of messages left out."""
    told = [one for one in GAME.iterdir() if one.name.startswith(f"{language}.")]
    return "\n".join(re.sub(r"(?m)^[a-z0-9-]+ = ", "", one.read_text("utf-8")) for one in told)


@pytest.mark.parametrize("language", STRANGE)
def test_no_word_that_the_rulebook_does_not_know(language: str) -> None:
    said = sentences(language).casefold()
    found = {strange for strange in STRANGE[language] if strange.casefold() in said}
    assert not found, {one: STRANGE[language][one] for one in found}


@pytest.mark.parametrize("language", USED)
def test_the_words_of_the_rulebook_are_used(language: str) -> None:
    said = sentences(language).casefold()
    assert not [word for word in USED[language] if word.casefold() not in said]
