### Legendy Dávnozemě na stránce, česky.

## Mapa
web-el-map = Mapa Dávnozemě
web-el-units-of = { $who }: { $count ->
    [one] { $count } jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
web-el-dwelling-of = Sídlo: { $who }
web-el-column = Poklad: { $token }. Žetonů ve sloupci: { $height }
web-el-exhausted = Sloupec je vyčerpaný; říše sama dává: { $kind }
web-el-lay-here = Polož sem: { $tile }
web-el-west-of = na západ od místa { $realm }
web-el-north-west-of = na severozápad od místa { $realm }
web-el-north-east-of = na severovýchod od místa { $realm }
web-el-east-of = na východ od místa { $realm }
web-el-south-east-of = na jihovýchod od místa { $realm }
web-el-south-west-of = na jihozápad od místa { $realm }
web-el-monster = { $monster }, kostky: { $dice }
web-el-unit = { $unit } ({ $who }), { $place }
web-el-place-here = Umísti sem: { $unit } → { $place }
web-el-drawn = tažená, čeká na položení
web-el-strength = kostky: { $dice }
web-el-hire = k najmutí: zlato { $gold }, kostky: { $dice }
web-el-stock = { $count ->
    [one] zbývá { $count } říše
    [few] zbývají { $count } říše
   *[other] zbývá { $count } říší
}
web-el-vp = VB
web-el-ruler = Vítězné body
web-el-points = { $vp } VB
web-el-points-of = { $who }: { $vp } VB
web-el-sound = Zvuky nestvůr

## Deska elementů
web-el-elements = Elementy
web-el-in-play = { $count } z 8 ve hře
web-el-tracks = Ukazatele síly
web-el-track = Ukazatel síly: { $element }.
web-el-no-track = { $element }: v této hře není.
web-el-glory = Sláva
web-el-glory-start = Začátek stupnice slávy
web-el-start = start
web-el-menu = Nabídka odměn
web-el-menu-once = každé pole jednou za hru
web-el-underworld = Podsvětí
web-el-empty = prázdné
web-el-dungeon = Podzemí
web-el-dungeon-sub = odkryté karty dobrodružství

## Bitva
web-el-battle = Bitva: { $realm }
web-el-step-join = Vstup
web-el-step-dice = Kostky
web-el-step-swords = Meče
web-el-step-roll = Hod
web-el-step-winner = Vítěz
web-el-step-removal = Odchod
web-el-now-join = Jednotky ze sousedních říší se mohou přidat.
web-el-now-dice = Všichni počítají kostky za jednotky a sídla.
web-el-now-swords = Za meče jsou další kostky, nejvýš šest.
web-el-now-roll = Kostky se porovnávají od nejvyšší.
web-el-now-winner = Vítěz získává slávu, nebo sílu.
web-el-now-removal = Poražení odcházejí do Podsvětí.
web-el-all-tied = Shoda do poslední kostky: poraženi by byli všichni.
web-el-leads = Vede { $who }: rozhoduje { $column }. kostka, { $high } proti { $low }.
web-el-you-lead = Vedeš: rozhoduje { $column }. kostka, { $high } proti { $low }.
web-el-leads-tie = Shoda do poslední kostky; při shodě vítězí: { $who }.
web-el-side-leads = vede
web-el-side-beaten = prohrává
web-el-side-level = shoda
web-el-dice = { $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
web-el-one-more = další kostka
web-el-high-first = nejvyšší kostka první
web-el-wins = získá
web-el-loses = ztratí
web-el-glory-space = sláva { $number }
web-el-glory-none = žádnou slávu: ještě není na stupnici
web-el-glory-beyond = za koncem stupnice slávy
web-el-or-power = nebo { $element } { $old } → { $new }
web-el-hoard = a žeton z pokladu draků
web-el-reward-of = za: { $monster }
web-el-no-glory = žádnou slávu; všechny jednotky zde padnou
web-el-leaves-map = odejde z mapy
web-el-goes-home = vrátí se domů
web-el-go-under = → Podsvětí
web-el-house-stays = zůstává
web-el-dice-of = { $who }, kostky: { $count }
web-el-decides = rozhoduje
web-el-tied = shoda
web-el-die = kostka s číslem { $face }
web-el-preset = nastavena schopností, nehází se
web-el-battle-with = Bitva: { $who }
web-el-rush-of = Vtrhnutí: { $who }
web-el-rush-at = { $who } umístili jednotku ({ $unit }): { $realm }. Chystá se vtrhnout: { $monsters }.
web-el-rush-at-you = Tvá jednotka ({ $unit }) je na místě: { $realm }. Chystá se vtrhnout: { $monsters }.
web-el-fight-at = Má začít bitva ({ $realm }): { $sides }.
web-el-it-rushes = vtrhne: { $monsters }
web-el-it-begins = bitva začne: { $realm }
web-el-nobody-joins = nikdo se nepřipojí
web-el-roll-with = házíš { $count ->
    [one] { $count } kostkou
   *[other] { $count } kostkami
}
web-el-you-win = vítězíš
web-el-who-wins = vítězí { $who }
web-el-who-wins-you-lose = vítězí { $who } · ztratíš { $count ->
    [one] { $count } jednotku
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
web-el-swords-note = máš: meče { $swords }, zlato { $gold }
web-el-more-dice = +{ $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}
web-el-orb = orb
web-el-space-gives = pole { $number }: { $gives }
web-el-level = úroveň { $old } → { $new }

## Vlastní plocha a ostatní
web-el-own-sub = { $element } · sídla { $houses } ze 6
web-el-ahead = → { $vp }, kdyby teď byl konec
web-el-ahead-of = { $who }: { $vp } VB, kdyby teď byl konec, pokud je vidět
web-el-ahead-head = VB → kdyby teď byl konec
web-el-ahead-now = teď
web-el-ahead-then = kdyby teď byl konec
web-el-players = Hráči
web-el-scored = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
} · počítá se { $most }
web-el-call = Svolat
web-el-ready = Připraveno
web-el-tray = K povolání
web-el-unit-ready = Připraven: { $unit } ({ $who })
web-el-unit-under = V Podsvětí: { $unit } ({ $who })
web-el-unit-tray = Ještě nepovolaný: { $unit }. Cena: { $price }
web-el-goods = Zdroje
web-el-treasure = Žetony pokladů
web-el-orbs = Orby
web-el-orbs-own = { $count ->
    [one] { $count } orb
    [few] { $count } orby
   *[other] { $count } orbů
}
web-el-tactics = Žeton taktiky
web-el-tactics-spent = Žeton taktiky, vyčerpaný
web-el-tableau = Herní oblast
web-el-no-cards = Zatím žádné karty dobrodružství.
web-el-worth = Na konci za { $vp } VB, pokud stačí sídla
web-el-orb-symbol = Symbol orbu
web-el-orb-covered = Symbol orbu, zakrytý orbem
web-el-attached-to = připojena: { $card }
web-el-slot-gain = Místo pro žeton pokladu
web-el-slot-deposit = Pole vkladu
web-el-slot-store = Pole skrýše
web-el-slot-orb = Místo s orbem
web-el-hand = Karty magie
web-el-hand-of = { $count } ze 7
web-el-hand-empty = V ruce nejsou žádné karty magie.
web-el-quest-done = splněný úkol
web-el-magic-spell = Kouzlo
web-el-magic-quest = Úkol
web-el-magic-prophecy = Proroctví
web-el-or = nebo
web-el-magic-cards = Karty magie
web-el-cards = Karty dobrodružství
web-el-dwellings = Sídla
web-el-mate = spoluhráč
web-el-soon = Tvá frakce se právě vybírá.

## Začátek, tah a konec
web-el-choose-faction = Která frakce je tvá?
web-el-packet = Jednu kartu si nech, zbytek putuje dál
web-el-phase-setup = Příprava
web-el-phase-place = Umístění
web-el-phase-action = Akce
web-el-phase-battle = Bitva
web-el-phase-regroup = Svolání
web-el-phase-end = Konec tahu
web-el-phase-ghost = Přízraky
web-el-phase-over = Konec
web-el-peace = Mír
web-el-near-realms = { $count ->
    [0] Nezbývá žádná říše
    [one] Zbývá { $count } říše
    [few] Zbývají { $count } říše
   *[other] Zbývá { $count } říší
}
web-el-near-house = { $who }: 5 ze 6 sídel
web-el-near-then = pak každý poslední tah
web-el-last-turns = { $count ->
    [0] Poslední tah
    [one] Poslední tahy: ještě { $count }
   *[other] Poslední tahy: ještě { $count }
}
web-el-tab-map = Mapa
web-el-tab-elements = Elementy
web-el-sheet-track = Stupnice
web-el-sheet-orbs = Orby
web-el-sheet-power = Síla
web-el-sheet-houses = Sídla
web-el-sheet-cards = Karty
web-el-sheet-vaults = Skrýše
web-el-sheet-prophecies = Proroctví

## Úvod

## Galerie

## Lobby, gallery, report
about = Vysílej dělníky, čaroděje, válečníky a draky do země osmi elementů, která ti roste pod nohama. Zakládej sídla, probouzej nestvůry a svolej všechny domů přesně v pravou chvíli.
option-factions = Frakce
option-factions-deal = Jedna ze dvou rozdaných
option-factions-choose = Volný výběr
option-factions-random = Náhodně
option-elements = Dva další elementy
option-elements-random = Náhodně
option-elements-choose = Podle volby
option-oracle = Orákulum
option-oracle-off = Ne
option-oracle-on = Ano
option-minotaur = Žoldák: Minotaur
option-minotaur-off = Ne
option-minotaur-on = Ano
option-mimic = Žoldák: Miméza
option-mimic-off = Ne
option-mimic-on = Ano
option-mother-of-dragons = Matka draků
option-mother-of-dragons-off = Ne
option-mother-of-dragons-on = Ano
option-frost-giant = Ledový obr s mostem
option-frost-giant-off = Ne
option-frost-giant-on = Ano
option-legendary-monsters = Legendární nestvůry
option-legendary-monsters-off = Ne
option-legendary-monsters-on = Ano
option-team = Týmová hra 2v2 (čtyři hráči)
option-team-off = Ne
option-team-on = Ano
option-magic-draft = Výběr karet magie
option-magic-draft-off = Ne
option-magic-draft-on = Ano
option-no-doorways = Bez průchodů
option-no-doorways-off = Ne
option-no-doorways-on = Ano
option-tactics = Žetony taktiky
option-tactics-off = Ne
option-tactics-on = Ano
option-treasure = Sloupce pokladů
option-treasure-top = Odkrytý jen vrchní žeton
option-treasure-open = Všechny žetony odkryté
option-sound = Zvuky nestvůr
option-sound-off = Ne
option-sound-on = Ano
option-ghost = Síla Přízraků (sólo)
option-ghost-easy = Lehká
option-ghost-normal = Střední
option-ghost-hard = Těžká
gallery-faction = Frakce
report-kind-faction = frakce
gallery-start-card = Počáteční karty
report-kind-start-card = počáteční karty
gallery-realm = Říše
report-kind-realm = říše
gallery-landmark = Ruiny a zvláštní říše
report-kind-landmark = význačná místa
gallery-adventure = Karty dobrodružství
report-kind-adventure = karty dobrodružství
gallery-magic = Karty magie
report-kind-magic = karty magie
gallery-treasure = Poklady
report-kind-treasure = poklady
gallery-monster = Nestvůry
report-kind-monster = nestvůry
gallery-mercenary = Žoldáci
report-kind-mercenary = žoldnéři
gallery-hoard = Dračí poklad
report-kind-hoard = žetony pokladu
gallery-menu = Nabídka odměn
report-kind-menu = nabídka odměn
gallery-glory = Stupnice slávy
report-kind-glory = stupnice slávy
gallery-ghost = Karty Přízraků
report-kind-ghost = karty ducha
gallery-constants = Stálice desky
report-kind-constants = konstanty
gallery-layout = Úvodní rozložení
report-kind-layout = rozložení
