### Dwellings of Eldervale na stránce, česky.

## Mapa
web-el-map = Mapa Eldervale
web-el-units-of = { $who }: { $count ->
    [one] { $count } jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
web-el-dwelling-of = Sídlo: { $who }
web-el-column = Poklad: { $token }. Žetonů ve sloupci: { $height }
web-el-exhausted = Sloupec je vyčerpaný; říše sama dává: { $kind }
web-el-lay-here = Polož sem: { $tile }
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
web-el-tracks = Stupnice moci
web-el-track = Stupnice moci: { $element }.
web-el-no-track = { $element }: v této hře není.
web-el-glory = Sláva
web-el-glory-start = Začátek stupnice slávy
web-el-start = start
web-el-menu = Odměny za orby
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
web-el-now-winner = Vítěz získává slávu, nebo moc.
web-el-now-removal = Poražení odcházejí do Podsvětí.
web-el-all-tied = Shoda do poslední kostky: poraženi by byli všichni.
web-el-leads = Vede { $who } ({ $column }. kostkou).
web-el-dice-of = { $who }, kostky: { $count }
web-el-decides = rozhoduje
web-el-tied = shoda
web-el-die = kostka s číslem { $face }
web-el-preset = nastavena schopností, nehází se
web-el-battle-with = Bitva: { $who }
web-el-rush-of = Výpad: { $who }

## Vlastní plocha a ostatní
web-el-own-sub = { $element } · { $vp } VB · sídla { $houses } ze 6
web-el-ready = Připraveno
web-el-tray = K povolání
web-el-unit-ready = Připraven: { $unit } ({ $who })
web-el-unit-under = V Podsvětí: { $unit } ({ $who })
web-el-unit-tray = Ještě nepovolaný: { $unit }. Cena: { $price }
web-el-goods = Suroviny
web-el-treasure = Žetony pokladů
web-el-orbs = Orby
web-el-orbs-own = { $count ->
    [one] { $count } orb
    [few] { $count } orby
   *[other] { $count } orbů
}
web-el-tactics = Žeton taktiky
web-el-tactics-spent = Žeton taktiky, vyčerpaný
web-el-tableau = Vyložené karty
web-el-tableau-sub = aktivují se při svolání
web-el-no-cards = Zatím žádné karty dobrodružství.
web-el-worth = Na konci za { $vp } VB, pokud stačí sídla
web-el-orb-symbol = Symbol orbu
web-el-orb-covered = Symbol orbu, zakrytý orbem
web-el-attached-to = připojena: { $card }
web-el-slot-gain = Místo pro žeton pokladu
web-el-slot-deposit = Místo pro zálohu
web-el-slot-store = Místo ve sklepení
web-el-slot-orb = Místo s orbem
web-el-hand = Karty magie v ruce
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
web-el-last-turns = { $count ->
    [one] poslední tah
    [few] poslední { $count } tahy
   *[other] posledních { $count } tahů
}
web-el-tab-map = Mapa
web-el-tab-elements = Elementy
web-el-sheet-track = Stupnice
web-el-sheet-orbs = Orby
web-el-sheet-power = Moc
web-el-sheet-houses = Sídla
web-el-sheet-cards = Karty
web-el-sheet-vaults = Sklepení
web-el-sheet-prophecies = Proroctví

## Úvod
web-option-eldervale-factions = Frakce
web-option-eldervale-factions-deal = Jedna ze dvou rozdaných
web-option-eldervale-factions-choose = Volný výběr
web-option-eldervale-factions-random = Náhodně
web-option-eldervale-elements = Dva další elementy
web-option-eldervale-elements-random = Náhodně
web-option-eldervale-elements-choose = Podle volby
web-option-eldervale-oracle = Orákulum
web-option-eldervale-oracle-off = Ne
web-option-eldervale-oracle-on = Ano
web-option-eldervale-minotaur = Žoldák: Minotaur
web-option-eldervale-minotaur-off = Ne
web-option-eldervale-minotaur-on = Ano
web-option-eldervale-mimic = Žoldák: Miméza
web-option-eldervale-mimic-off = Ne
web-option-eldervale-mimic-on = Ano
web-option-eldervale-mother-of-dragons = Matka draků
web-option-eldervale-mother-of-dragons-off = Ne
web-option-eldervale-mother-of-dragons-on = Ano
web-option-eldervale-frost-giant = Ledový obr s mostem
web-option-eldervale-frost-giant-off = Ne
web-option-eldervale-frost-giant-on = Ano
web-option-eldervale-legendary-monsters = Legendární nestvůry
web-option-eldervale-legendary-monsters-off = Ne
web-option-eldervale-legendary-monsters-on = Ano
web-option-eldervale-team = Dvojice (čtyři hráči)
web-option-eldervale-team-off = Ne
web-option-eldervale-team-on = Ano
web-option-eldervale-magic-draft = Draft karet magie
web-option-eldervale-magic-draft-off = Ne
web-option-eldervale-magic-draft-on = Ano
web-option-eldervale-no-doorways = Bez průchodů
web-option-eldervale-no-doorways-off = Ne
web-option-eldervale-no-doorways-on = Ano
web-option-eldervale-tactics = Žetony taktiky
web-option-eldervale-tactics-off = Ne
web-option-eldervale-tactics-on = Ano
web-option-eldervale-treasure = Sloupce pokladů
web-option-eldervale-treasure-top = Odkrytý jen vrchní žeton
web-option-eldervale-treasure-open = Všechny žetony odkryté
web-option-eldervale-sound = Zvuky nestvůr
web-option-eldervale-sound-off = Ne
web-option-eldervale-sound-on = Ano
web-option-eldervale-ghost = Síla Přízraků (sólo)
web-option-eldervale-ghost-easy = Lehká
web-option-eldervale-ghost-normal = Střední
web-option-eldervale-ghost-hard = Těžká

## Galerie
web-kind-faction = Frakce
web-kind-start-card = Startovní karty
web-kind-realm = Říše
web-kind-landmark = Ruiny a zvláštní říše
web-kind-adventure = Karty dobrodružství
web-kind-magic = Karty magie
web-kind-mercenary = Žoldáci
web-kind-hoard = Dračí poklad
web-kind-menu = Nabídka odměn
web-kind-glory = Stupnice slávy
web-kind-ghost = Karty Přízraků
web-kind-constants = Stálice desky
web-kind-layout = Úvodní rozložení
