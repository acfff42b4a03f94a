### Kampaň Gloomhavenu: její stránky a stůl návštěvy města. Česky.

## Město
web-gc-visit = Části návštěvy
web-gc-phase-town = Ve městě
web-gc-phase-travel = Kam dál
web-gc-phase-road = Na cestě
web-gc-phase-out = Na výpravě
web-gc-tab-town = Město
web-gc-tab-heroes = Hrdinové
web-gc-places = Místa
web-gc-at-town = Město
web-gc-at-map = Mapa
web-gc-at-shop = Obchod
web-gc-at-sanctuary = Svatyně
web-gc-at-enhancer = Vylepšení
web-gc-at-trainer = Cvičitel
web-gc-at-record = Kronika
web-gc-at-party = Družina
web-gc-note-town = Blahobyt { $level }
web-gc-note-map = { $count ->
    [one] jedno otevřené místo
    [few] { $count } otevřená místa
   *[other] { $count } otevřených míst
 }
web-gc-note-shop = { $count ->
    [one] jeden předmět
    [few] { $count } předměty
   *[other] { $count } předmětů
 }
web-gc-note-sanctuary = zatím darováno { $gold } zlatých
web-gc-note-enhancer-open = Samolepky na karty
web-gc-note-enhancer-shut = Zatím to tu nikdo neumí
web-gc-note-trainer = { $count ->
    [0] nikdo není na řadě
    [one] jeden hrdina může postoupit
    [few] { $count } hrdinové mohou postoupit
   *[other] { $count } hrdinů může postoupit
 }
web-gc-note-record = { $count ->
    [0] dosud zapečetěná
    [one] přečtena jedna kapitola
    [few] přečteny { $count } kapitoly
   *[other] přečteno { $count } kapitol
 }
web-gc-note-party = { $count ->
    [0] zatím bez hrdinů
    [one] jeden hrdina
    [few] { $count } hrdinové
   *[other] { $count } hrdinů
 }
web-gc-status-present = s družinou
web-gc-status-away = doma
web-gc-status-retired = na odpočinku
web-gc-status-dead = po smrti
web-gc-sheet = { $who }, úroveň { $level }: zkušenost { $xp }, zlato { $gold }.
web-gc-gold = Zlato
web-gc-hp = Životy
web-gc-xp = zkušenost { $now } z { $next }
web-gc-checks = Zaškrtnutí do další výhody: { $now } ze { $most }
web-gc-perks = Výhody
web-gc-pool = Karty: { $count }, do ruky se jich bere { $hand }
web-gc-quest = Osobní úkol
web-gc-no-items = žádné předměty
web-gc-sell-for = Prodat za { $gold } zlatých.
web-gc-start-damage = zranění { $amount }
web-gc-start-discards = { $amount ->
    [one] jedna odhozená karta
    [few] { $amount } odhozené karty
   *[other] { $amount } odhozených karet
 }
web-gc-start-minus = { $amount ->
    [one] jedna karta −1
    [few] { $amount } karty −1
   *[other] { $amount } karet −1
 }
web-gc-act-level-up = Postoupit
web-gc-act-rise = Dorovnat město
web-gc-act-retire = Na odpočinek
web-gc-act-donate = Darovat
web-gc-act-enhance = Vylepšit
web-gc-act-leave = Zůstat doma
web-gc-act-come = Jít s sebou
web-gc-act-chosen = Právě on
web-gc-place-open = otevřeno
web-gc-place-completed = splněno
web-gc-place-blocked = zavřeno
web-gc-place-road = cestou událost
web-gc-place-near = blízko, bez události
web-gc-price = { $gold } zlatých
web-gc-stock = zbývá { $count } z { $of }
web-gc-prices = Ceny { $change }
web-gc-prices-plain = Obvyklé ceny
web-gc-outside = Družina není ve městě.
web-gc-sanctuary-text = Deset zlatých velkému dubu, jednou za návštěvu. Kdo daruje, začne příští scénář se dvěma požehnáními.
web-gc-offerings = { $gold } z { $next } zlatých k dalšímu projevu vděku
web-gc-offerings-all = Všechny projevy vděku už město dalo
web-gc-enhancer-text = Samolepka zůstane na kartě navždy, i pro všechny, kdo budou tuto třídu hrát později. Vyber, kdo platí.
web-gc-enhanced = Dosud vylepšeno
web-gc-enhanced-count = { $who }: samolepky smí nést { $most } karet, nese { $count }
web-gc-enhanced-none = zatím žádná karta
web-gc-learn = { $who }: nová karta
web-gc-purse = zlato: { $gold }
web-gc-recruit = Noví hrdinové
web-gc-nobody = K družině se zatím nikdo nepřidal.
web-gc-decks = Zbývající karty:
web-gc-record-shut = Městská kronika je dosud zapečetěná. Otevře se, až první hrdina odejde na odpočinek.
web-gc-world-achievements = Úspěchy světa
web-gc-party-achievements = Úspěchy družiny
web-gc-boxes = Otevřené krabice
web-gc-retired-list = Na odpočinku
web-gc-none-yet = zatím nic
web-gc-others = Jiné družiny
web-gc-other-party = { $party }: { $place }
web-gc-prosperity = Blahobyt
web-gc-reputation = Reputace
web-gc-event-city = Událost ve městě
web-gc-event-road = Událost na cestě
web-gc-tale-event = Co z toho vzešlo
web-gc-tale-farewell = Rozloučení
web-gc-tale-box = Rozpečetěno
web-gc-tale-record = Městská kronika
web-gc-tale-home = Návrat ze scénáře
web-gc-home-text = Co družina zažila a našla, je v jejích denících.
web-gc-retired = { $who } odchází na odpočinek
web-gc-read = Dál
web-gc-ready = hotovo
web-gc-set-out-text = Brána se za družinou zavírá. Co si koupila, naučila se a slíbila, jde s ní.
