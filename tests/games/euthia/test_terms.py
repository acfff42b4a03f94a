"""The words of the Czech and of the Polish rulebook: what each book calls a thing, we call so."""

from __future__ import annotations

import pytest

from fabletop.games.euthia import GAME

FOLDER = GAME.folder / "words"

# message, Czech, Polish, as the rulebooks' lists of components, items and places have them
TERMS = """
term-mining | těžba | Wydobycie
term-trade | obchod | Handel
term-combat | boj | Walka
term-silver | stříbrná karta | Srebrna karta
term-gold | zlatá karta | Złota karta
term-coin | zlatý | Złota moneta
term-essence | esence | Esencja
term-gaar | Gaar | Gaar
term-dwurt | Dwurt | Dwurt
term-merchants | kupci | Kupcy
term-alchemists | alchymisté | Alchemicy
term-dragonslayers | věže drakobijců | Wieże Zabójców Smoków
term-fortress | Pevnost žoldáků | Forteca Najemników
term-lord | Lord | Władca
term-the-hunt | Hon | Polowanie
term-defence-of-the-settlements | Obrana osad | Obrona Krainy
term-the-striding-ruin | Kráčející pohroma | Chodzące Zniszczenie
term-demonite | démonit | Demoniczny Kamień
term-mountains | hory | Góry
term-lake | jezero | Jezioro
term-cave | jeskyně | Jaskinia
term-supplies | Zásoby | Zaopatrzenie
term-fixed | fixní dílek | kafel Stały
term-general | obecný dílek | kafel Dodatkowy
term-first-strike | První rány | Pierwszego Uderzenia
term-sword | pole pro zbraň či štít | Broni i Tarcz
term-cuirass | kyrys | kirys
term-greaves | chrániče | nagolenniki
term-gloves | rukavice | rękawice
term-competitive | kompetitivní | rywalizacja
term-solo | sólo | Jednoosobowa
kind-weapon | zbraň | Broń
kind-shield | štít | Tarcza
kind-amulet | šperk | Biżuteria
kind-scroll | svitek | Zwój
kind-potion | lektvar | Mikstura
kind-resource | surovina | Surowiec Naturalny
kind-chest | truhla | Skrzynia
kind-flask | baňka | Fiolka
kind-artifact | artefakt | Artefakt
kind-pouch | brašna | Zasobnik
kind-rucksack | ruksak | Plecak
kind-skill | schopnost | Umiejętność
ask-eu-setup-6 | hrdinu | Bohatera
ask-eu-quest-3 | úkol | Misję
ask-eu-free-2 | poklad | Skarb
ask-eu-mine-4 | důlní vozík | Wózek Górniczy
ask-eu-combat-4 | kartu ovládání | karty Kontroli
ask-eu-combat-11 | První ránu | Pierwsze Uderzenie
ask-eu-combat-13 | Fáze léčení hrdiny | Faza Leczenia Bohatera
ask-eu-combat-14 | útočným hodem monstra | Rzutem Ataku Potwora
ask-eu-combat-16 | sílu útoku monstra | Wartość Bitewną Potwora
ask-eu-combat-30 | trofej | Trofeum
key-confront | elementála | Żywiołakiem
key-church-heal | Kostel | Kościół
key-church-potion | léčivý lektvar | Mikstura Leczenia
monster-player | Hráč-monstrum | Gracz-Potwór
combat-card | Bojová karta | Karta Walki
dwurt-die | Kostka Dwurtu | Kość Dwurt
hope | Kostka naděje | Kość Nadziei
hit | zásahy | Obrażenia
wounded | zranění | Rany
died | oživení | Odradza
bank-turned | stříbrné zásoby | banku Srebrnych kart
unlocked | odemyká | odblokowuje
refreshed | vyměňuje nabídku | zmienia ofertę
placed-tile | dílek kapitoly | kafel Mapy Rozdziału
walks | body pohybu | punkty Ruchu
bounty | Vypsaná odměna | Zlecenie
quest-open | úkol | Misja
starting-tile | počáteční destička | kafel Początkowy
trigger-confronted | konfrontaci elementála | Konfrontacji z Żywiołakiem
trigger-resurrected | oživení | Odrodzeniu
shop-ruined | Obchodní lokace | Miejsce Handlu
table-round | kolo | Runda
table-hero | reputace | Reputacja
"""


def messages(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for file in sorted(FOLDER.glob(f"{language}*.ftl")):
        name = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if line[:1].isalpha():
                name, _, text = line.partition(" = ")
                found[name] = text
            elif name and line.startswith(" "):
                found[name] += line
    return found


@pytest.mark.parametrize("column", [1, 2], ids=["cs", "pl"])
def test_things_are_called_as_in_the_rulebook(column: int) -> None:
    said = messages(("", "cs", "pl")[column])
    wrong = []
    for line in TERMS.strip().splitlines():
        parts = [part.strip() for part in line.split("|")]
        if parts[column] not in said[parts[0]]:
            wrong.append(f"{parts[0]}: {said[parts[0]]!r}, the rulebook says {parts[column]!r}")
    assert not wrong, "\n".join(wrong)
