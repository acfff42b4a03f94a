### Herní plán Gloomhavenu.

## Kolem mapy
web-gh-map = Podzemí
web-gh-track = Pořadí iniciativy
web-gh-round = Kolo
web-gh-dock = Cíl, živly a balíčky modifikátorů
web-gh-phase-setup = Příprava
web-gh-phase-cards = Karty
web-gh-phase-initiative = Iniciativa
web-gh-phase-turns = Tahy
web-gh-phase-end = Konec kola
web-gh-tab-cards = Karty
web-gh-tab-party = Družina
web-gh-tab-explain = Vysvětlit
web-gh-tab-monsters = Nestvůry
web-gh-goal-note = { $alive ->
        [one] 1 nestvůra na dohled
        [few] { $alive } nestvůry na dohled
       *[other] { $alive } nestvůr na dohled
    } · { $dark ->
        [0] všechny místnosti odhaleny
        [one] 1 temná místnost
        [few] { $dark } temné místnosti
       *[other] { $dark } temných místností
    }
web-gh-elements = Živly
web-gh-element-inert = { $element }: nečinný
web-gh-element-waning = { $element }: slábne
web-gh-element-strong = { $element }: silný
web-gh-modifiers = Modifikátory
web-gh-last-drawn = naposledy
web-gh-deck-own = Ty
web-gh-deck-monsters = Nestvůry
web-gh-deck-fresh = Od zamíchání nebyla tažena žádná karta
web-gh-left = zbývá { $count }
web-gh-camera = Kamera sleduje
web-gh-camera-tip = Kamera ukazuje osvětlené místnosti a sleduje, kdo je na tahu
web-gh-goal-kills = zabito { $done } z { $wanted }
web-gh-goal-looted = cílové poklady { $done } z { $wanted }
web-gh-goal-unseen = { $who }: zatím nenalezeno
web-gh-goal-hp = { $who }: životy { $hp }/{ $most }

## Mapa
web-gh-unexplored = neprozkoumáno
web-gh-figure = { $who }: životy { $hp } z { $most }.
web-gh-elite = { $who }, elita
web-gh-money = Peníze v hodnotě { $gold }
web-gh-treasure = Poklad
web-gh-goal-treasure = Poklad: cíl výpravy
web-gh-tile-obstacle = Překážka
web-gh-tile-trap = Past
web-gh-tile-hazard = Nebezpečný terén
web-gh-tile-difficult = Obtížný terén
web-gh-trap-text = Zranění { $damage }, stavy: { $conditions }
web-gh-door-open = Otevřené dveře
web-gh-door-closed = Zavřené dveře
web-gh-door-locked = Zamčené dveře
web-gh-at = { $steps ->
        [one] 1 pole { $way }
        [few] { $steps } pole { $way }
       *[other] { $steps } polí { $way }
    }
web-gh-at-here = kde stojíš
web-gh-at-middle = střed mapy
web-gh-at-from-middle = { $where } od středu
web-gh-at-beside = sousedí: { $who }
web-gh-at-door = dveře
web-gh-at-money = peníze
web-gh-way-n = na sever
web-gh-way-ne = na severovýchod
web-gh-way-e = na východ
web-gh-way-se = na jihovýchod
web-gh-way-s = na jih
web-gh-way-sw = na jihozápad
web-gh-way-w = na západ
web-gh-way-nw = na severozápad

## Hrdinové a karty
web-gh-level = úroveň { $level }
web-gh-hp = životy { $hp } z { $most }
web-gh-xp = Zkušenosti
web-gh-tokens = Žetony peněz
web-gh-tokens-worth = Žetony peněz v hodnotě { $gold }
web-gh-shield = Štít
web-gh-initiative = Iniciativa
web-gh-half = { $card }: { $half }
web-gh-resolving = provádí se
web-gh-played = Zahrané
web-gh-played-note = jedna horní, jedna dolní
web-gh-picked-note = zvoleno, vidíš jen ty
web-gh-hand = Ruka
web-gh-cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }
web-gh-pile-active = Aktivní
web-gh-pile-discard = Odložené
web-gh-pile-lost = Ztracené
web-gh-pile-pool = Všechny tvé karty
web-gh-pile-new = Nové karty
web-gh-exhausted = bez sil
web-gh-ready = hotovo
web-gh-choosing = vybírá karty
web-gh-acting = je na tahu
web-gh-acted = po tahu
web-gh-resting = dlouhý odpočinek
web-gh-to-come = čeká
web-gh-acts-at = jedná při { $initiative }
web-gh-row = Odložené { $discard }, ztracené { $lost }, aktivní { $active }, modifikátory { $deck }.
web-gh-suffer = životy { $before } → { $after }
web-gh-your-turn = tvůj tah
web-gh-goal-at-most = { $count }, nejvýš { $most }
web-gh-only-you = Vidíš jen ty.
web-gh-heal = životy { $before } → { $after } z { $most }
web-gh-heal-poison = odstraní jed, nic nevyléčí ({ $hp }/{ $most })
web-gh-mark-xp = zkuš.
web-gh-mark-lost = ztracena
web-gh-mark-unrecoverable = nevrací se
web-gh-mark-persistent = zůstává
web-gh-mark-round = toto kolo
web-gh-mark-shuffle = zamíchat

## Příprava
web-gh-offer-classes = Zvol si povolání
web-gh-offer-perks = Zaškrtni výhodu
web-gh-offer-goals = Nech si jeden bojový cíl
web-gh-offer-equip = Vybav se
web-gh-class-note = karty { $cards }, životy { $hp }
web-gh-perk-note = zaškrtnuto { $ticked } z { $boxes }
web-gh-item-note = cena { $price } · { $slot }

## Útok krok za krokem
web-gh-ledger = { $who } → { $whom }
web-gh-term-attack = útok
web-gh-term-card = karta
web-gh-term-bonus = bonus
web-gh-term-times = násobek
web-gh-term-least = nejméně 0
web-gh-term-pierce = průraz
web-gh-term-parried = odvráceno
web-gh-term-poison = jed
web-gh-term-modifier = modifikátor
web-gh-term-double = modifikátor
web-gh-term-null = minutí
web-gh-term-shield = štít
web-gh-term-damage = zranění

## Vysvětlení nestvůry
web-gh-explain-title = Co udělá { $who }
web-gh-explain-who = kandidáti
web-gh-explain-head-harm = újma
web-gh-explain-head-points = kroky
web-gh-explain-head-proximity = dosah
web-gh-explain-head-order = pořadí
web-gh-explain-unseen = neviditelný
web-gh-explain-far = žádná cesta
web-gh-explain-none = Nikdo nemůže být jejím cílem.
web-gh-explain-one = Zaměří se na { $letter }.
web-gh-explain-tie = { $letters } jsou na tom stejně: rozhodnou hráči.
web-gh-explain-move = { $count ->
        [one] Jde o 1 pole, víc není třeba.
        [few] Jde o { $count } pole, víc není třeba.
       *[other] Jde o { $count } polí, víc není třeba.
    }
web-gh-explain-ends = Stejně dobrých polí: { $count }. Rozhodnou hráči.
web-gh-explain-stay = Zůstane stát.
web-gh-explain-attack = Útočí: { $names }.
web-gh-explain-no-attack = Odtud nemůže nikoho napadnout.
web-gh-explain-later = Po odhalení karet se tady dozvíš, co příští nestvůry udělají a proč.
web-gh-deck-cards = zbývá karet: { $count }

## Konec
web-gh-outcome-won = Scénář je vyhraný
web-gh-outcome-lost = Scénář je prohraný

## The solver's page
web-gh-solver-title = Řešitel příšer
web-gh-solver-about = Pro skutečný stůl: rozlož situaci a uvidíš, co příšera udělá a proč.
web-gh-solver-tools = Co kliknutí na mapu položí
web-gh-solver-tool-floor = Podlaha
web-gh-solver-tool-wall = Tenká zeď
web-gh-solver-tool-obstacle = Překážka
web-gh-solver-tool-trap = Past
web-gh-solver-tool-hazard = Nebezpečí
web-gh-solver-tool-difficult = Těžký terén
web-gh-solver-tool-monster = Příšera
web-gh-solver-tool-enemy = Nepřítel
web-gh-solver-tool-ally = Její spojenec
web-gh-solver-tool-clear = Vyčistit pole
web-gh-solver-monster = Příšera
web-gh-solver-move = Pohyb
web-gh-solver-move-note = 0: stojí
web-gh-solver-range = Dosah
web-gh-solver-range-note = 0: zblízka
web-gh-solver-targets = Cíle
web-gh-solver-targets-note = 0: žádný, −1: všichni
web-gh-solver-flying = Létá
web-gh-solver-jump = Skáče
web-gh-solver-muddled = Zmatená
web-gh-solver-pattern = Plošný vzor
web-gh-solver-pattern-note = Zblízka: kolem příšery. Na dálku: libovolná pole, kdekoli v dosahu.
web-gh-solver-enemies = Její nepřátelé
web-gh-solver-enemies-none = Zvol „Nepřítel“ a klikni na pole.
web-gh-solver-initiative = iniciativa
web-gh-solver-remove = Odebrat
web-gh-solver-examples = Příklady
web-gh-solver-example-focus = Na koho se zaměří?
web-gh-solver-example-archer = Lučištník ustoupí
web-gh-solver-example-trap = Pasti v chodbě
web-gh-solver-example-area = Plošný útok
web-gh-solver-example-door = Úzký průchod
web-gh-solver-map = Mapa: šipky vedou z pole na pole, Enter použije nástroj, 1 až 0 ho mění
web-gh-solver-undo = Zpět
web-gh-solver-new = Nová mapa
web-gh-solver-text = Situace jako text
web-gh-solver-text-note = Stejný JSON jako pro příkaz: fabletop gloomhaven solve.
web-gh-solver-load = Načíst tento text
web-gh-solver-copy = Kopírovat
web-gh-solver-link = Kopírovat odkaz
web-gh-solver-download = Stáhnout
web-gh-solver-open = Otevřít soubor
web-gh-solver-result = Co udělá
web-gh-solver-no-monster = Polož příšeru na mapu.
web-gh-solver-no-hexes = Polož aspoň jedno pole podlahy.
web-gh-solver-outside = bez podlahy
web-gh-solver-wall-first = Tato dvě pole spolu nesousedí: zeď tu nebude.
web-gh-solver-wall-second = Teď Enter na sousedním poli za zdí.
web-gh-solver-loaded = Situace je na mapě.
web-gh-solver-copied = Zkopírováno.
web-gh-solver-unreachable = Server neodpověděl; situace zůstává na této stránce.
web-gh-solver-in-pattern = Ve vzoru:
web-gh-solver-enemy = Nepřítel { $letter }
web-gh-solver-goes = { $count ->
        [one] Pohne se o 1 pole na { $hex }.
        [few] Pohne se o { $count } pole na { $hex }.
       *[other] Pohne se o { $count } polí na { $hex }.
    }
web-gh-solver-outcomes = { $count ->
        [one] Je jen jeden výsledek.
        [few] { $count } výsledky jsou stejně dobré: vybírají hráči.
       *[other] { $count } výsledků je stejně dobrých: vybírají hráči.
    }
web-gh-solver-focus = zaměření
web-gh-solver-candidates = Na koho se zaměří
web-gh-solver-spots = Odkud zaútočí na { $letter }
web-gh-solver-from = z pole
web-gh-solver-on = zastaví na
web-gh-solver-stops = Tento tah příliš daleko: kde se zastaví
web-gh-solver-left = zbývá
web-gh-solver-head-harm = újma
web-gh-solver-head-now = hned
web-gh-solver-head-wary = nevýh.
web-gh-solver-head-count = cíle
web-gh-solver-head-points = kroky
web-gh-solver-head-whom = koho
web-gh-solver-yes = ano
web-gh-solver-no = ne
web-gh-solver-here = její pole
web-gh-solver-lost = (rozhoduje proti)
web-gh-solver-more = { $count ->
        [one] Ještě 1 pole
        [few] Ještě { $count } pole
       *[other] Ještě { $count } polí
    }

## Předsálí

## Galerie

## Lobby, gallery, report
lobby-campaign = Kampaň
lobby-solver = Řešitel příšer
about = Parta žoldnéřů vstupuje do temných míst se dvěma kartami na kolo a zcela bez kostek. Dlouhá kampaň těžkých rozhodnutí, v níž každá spálená karta přibližuje konec.
option-scenario = Scénář
option-scenario-1 = 1 · Black Barrow
option-scenario-2 = 2 · Barrow Lair
option-scenario-3 = 3 · Inox Encampment
option-scenario-4 = 4 · Crypt of the Damned
option-scenario-5 = 5 · Ruinous Crypt
option-scenario-6 = 6 · Decaying Crypt
option-scenario-7 = 7 · Vibrant Grotto
option-scenario-8 = 8 · Gloomhaven Warehouse
option-scenario-9 = 9 · Diamond Mine
option-scenario-10 = 10 · Plane of Elemental Power
option-scenario-11 = 11 · Gloomhaven Square A
option-scenario-12 = 12 · Gloomhaven Square B
option-scenario-13 = 13 · Temple of the Seer
option-scenario-14 = 14 · Frozen Hollow
option-scenario-15 = 15 · Shrine of Strength
option-scenario-16 = 16 · Mountain Pass
option-scenario-17 = 17 · Lost Island
option-scenario-18 = 18 · Abandoned Sewers
option-scenario-19 = 19 · Forgotten Crypt
option-scenario-20 = 20 · Necromancer's Sanctum
option-scenario-random = Náhodné podzemí
option-difficulty = Obtížnost
option-difficulty-easy = Snadná
option-difficulty-normal = Běžná
option-difficulty-hard = Těžká
option-difficulty-very-hard = Velmi těžká
option-level = Úroveň hrdinů
option-level-1 = Úroveň 1
option-level-2 = Úroveň 2
option-level-3 = Úroveň 3
option-level-4 = Úroveň 4
option-level-5 = Úroveň 5
option-level-6 = Úroveň 6
option-level-7 = Úroveň 7
option-level-8 = Úroveň 8
option-level-9 = Úroveň 9
option-classes = Povolání
option-classes-choose = Volný výběr
option-classes-deal = Náhodně
option-information = Ruce
option-information-secret = Tajné
option-information-open = Otevřené, silnější nestvůry
option-information-solo = Jeden hráč, silnější nestvůry
option-randomness = Karty modifikátorů
option-randomness-standard = Jak jsou vytištěny
option-randomness-reduced = Méně náhody: ±2 místo dvojnásobku a minutí
option-death = Kdo padne
option-death-exhaustion = je bez sil
option-death-permanent = zemře navždy
option-penalties = Postihy náhodných místností
option-penalties-normal = Podle karet
option-penalties-none = Žádné
option-penalties-minor = Malé v každé místnosti
option-penalties-major = Velké v každé místnosti
gallery-class = Povolání
report-kind-class = povolání
gallery-card = Karty akcí
report-kind-card = karty
gallery-modifier = Modifikátory útoku
report-kind-modifier = modifikátory útoku
gallery-summon = Přivolané bytosti
report-kind-summon = vyvolané bytosti
gallery-monster = Nestvůry
report-kind-monster = nestvůry
gallery-monster-card = Karty schopností nestvůr
report-kind-monster-card = karty nestvůr
gallery-boss = Bossové
report-kind-boss = bossové
gallery-named = Pojmenované příšery
report-kind-named = pojmenované nestvůry
gallery-item = Předměty
report-kind-item = předměty
gallery-battle-goal = Bojové cíle
report-kind-battle-goal = bojové cíle
gallery-treasure = Poklady
report-kind-treasure = poklady
gallery-scenario = Scénáře
report-kind-scenario = scénáře
gallery-dungeon-room = Místnosti náhodných podzemí
report-kind-dungeon-room = místnosti podzemí
gallery-dungeon-card = Nestvůry náhodných podzemí
report-kind-dungeon-card = karty podzemí
