### The Witcher's table, and its words in lobby, gallery and report.

web-wi-title = Kontinent
web-wi-place = { $place }, místo { $number }, { $terrain }
web-wi-token = { $who }, { $place }
web-wi-monster = { $monster }, úroveň { $level }, životy { $life }, { $place }
web-wi-monster-sub = úroveň { $level } · { $life } životů · { $terrain }
web-wi-tracked = máš jeho stopu
web-wi-tavern = Zdejší krčma je po posledním souboji zavřená
web-wi-market = Trh
web-wi-market-price = { $count ->
        [0] zdarma
        [one] stojí { $count } kartu
        [few] stojí { $count } karty
       *[other] stojí { $count } karet
    }
web-wi-pile = { $deck }: { $count ->
        [one] zbývá { $count } karta průzkumu
        [few] zbývají { $count } karty průzkumu
       *[other] zbývá { $count } karet průzkumu
    }
web-wi-way-card = stačí { $card }
web-wi-way-any = karta: { $terrain }
web-wi-way-free = libovolná karta
web-wi-way-gold = libovolná karta a 1 zlaťák
web-wi-way-two = libovolné dvě karty
web-wi-monsters = Nestvůry
web-wi-phase-one = I Cesta
web-wi-phase-two = II Boj · Meditace · Průzkum
web-wi-phase-three = III Výcvik
web-wi-level = úroveň { $level }
web-wi-combat = Kolik karet si lízneš na konci bojového tahu.
web-wi-defence = Jak vysoko může vystoupat tvůj Štít.
web-wi-alchemy = Kolik lektvarů smíš použít v jednom boji.
web-wi-shield = Štít
web-wi-shield-of = Štít { $shield } z { $most }
web-wi-gold = Zlato
web-wi-trophies-of = Stupnice trofejí: { $position } ze 4
web-wi-cards-in-hand = Karty v ruce
web-wi-cards-in-deck = Karty v balíčku
web-wi-potions = Lektvary
web-wi-value-of-five = { $value } z 5
web-wi-trail = Dává ti první bojový tah proti nestvůře ({ $terrain }).
web-wi-track = Cestuj do { $place }: najdeš tam stopu a 1 zlaťák.
web-wi-rival = Místo: { $place }. Boj { $combat }, Obrana { $defence }, Alchymie { $alchemy }, Specializace { $specialisation }. Štít { $shield }, zlato { $gold }, balíček { $deck }, odhoz { $discard }.
web-wi-hand-empty = Nemáš v ruce žádnou kartu.
web-wi-belongings = Majetek
web-wi-nothing-owned = Sem přijdou lektvary, trofeje a úkoly.
web-wi-cost = Cena { $cost }
web-wi-hunt = { $who } loví: { $monster }
web-wi-duel = Souboj: { $who } proti { $rival }
web-wi-skirmish = Krátký boj
web-wi-step-start = Začátek
web-wi-step-potions = Lektvary
web-wi-step-combo = Kombo
web-wi-step-damage = Zranění
web-wi-step-shield = Štít
web-wi-step-draw = Lízání
web-wi-step-announce = Ohlášení
web-wi-step-attack = Útok
web-wi-step-harm = Zásah
web-wi-now-start = Obě strany se chystají.
web-wi-now-potions = Před kombem: lektvary a schopnosti.
web-wi-now-combo = Karta za kartou: každá musí sedět k oušku té předchozí.
web-wi-now-damage = Kombo dopadá jako jediná rána.
web-wi-now-shield = Štít stoupá, dějí se zvláštní účinky.
web-wi-now-draw = Nové karty pro další bojový tah.
web-wi-now-announce = Vybírá se útok nestvůry.
web-wi-now-attack = Útok je ohlášen; teď se otočí karta.
web-wi-now-harm = Útok dopadá: nejdřív Štít, pak balíček, pak ruka.
web-wi-beast = úroveň { $level } · { $terrain }
web-wi-led-by = vede ji { $who }
web-wi-life-left = zbývá { $life } z { $most } životů
web-wi-life = životy
web-wi-of = z { $most }
web-wi-combo = Kombo
web-wi-combo-empty = Zatím žádná karta
web-wi-damage = zranění
web-wi-draw = líznutí
web-wi-no-damage = zatím nic
web-wi-bonus = bonus
web-wi-link-to = spoj na { $card }
web-wi-unlinked = bez spoje
web-wi-muted = { $card }, bez účinku
web-wi-its-ability = její schopnost
web-wi-doubled = dvojnásobek
web-wi-at-most = nejvýš { $most }
web-wi-shield-now = Štít teď
web-wi-attack = útok
web-wi-cards-lost = ztracené karty
web-wi-harm-to = Zásah: { $who }
web-wi-turned-over = Naposledy otočená karta
web-wi-known-next = Víš, co přijde
web-wi-announced = ohlášeno
web-wi-hidden-cards = { $count } v ruce, { $deck } v balíčku
web-wi-potions-used = { $count ->
        [one] použit { $count } lektvar
        [few] použity { $count } lektvary
       *[other] použito { $count } lektvarů
    }
web-wi-dice = Kostkový poker
web-wi-locals = Místní
web-wi-leads = vede
web-wi-die = Kostka ukazuje { $face }
web-wi-rank-list = Pořadí kombinací
web-wi-pay-table = Odměna za jednotlivé výsledky
web-wi-kind-city = Průzkum: město
web-wi-kind-wilds = Průzkum: divočina
web-wi-kind-event = Událost
web-wi-option-price = { $price } zl.
web-wi-choose-school = Vyber si školu
web-wi-goal = Kdo první získá čtyři trofeje, vyhrává. Škola ti dává schopnost do boje a první karty.

## Kdo v otázce jsi
web-wi-your-move = { $who }, jsi na tahu
web-wi-before = Než hra začne
web-wi-you-hunt = Lovíš: { $monster }
web-wi-you-lead = Vedeš nestvůru { $monster }, cíl: { $who }
web-wi-you-fight = Bojuješ s nestvůrou { $monster }
web-wi-you-duel = Tvůj souboj, soupeř: { $who }
web-wi-hits-you = Dostáváš zásah: { $who }
web-wi-attack-comes = { $monster } na tebe zaútočí: { $side }
web-wi-you-roll = Házíš kostkami
web-wi-you-roll-for-locals = Házíš za místní
web-wi-you-roll-against-locals = Házíš proti místním
web-wi-you-roll-against = Házíš kostkami, soupeř: { $who }
web-wi-over-defeated = { $monster } padá: tvoje trofej
web-wi-over-driven-away = Padáš, ale zahnaná je i nestvůra { $monster }
web-wi-over-total-defeat = { $monster } tě poráží
web-wi-over-won = Vyhráváš, poražený soupeř: { $who }
web-wi-over-lost = { $who } tě poráží
web-wi-role-leads = vede
web-wi-role-against = proti

## Jak boj stojí
web-wi-step-result = Výsledek
web-wi-step-fight = Boj
web-wi-step-fatigue = Únava
web-wi-step-card = Karta
web-wi-step-monster = Nová nestvůra
web-wi-step-train = Výcvik
web-wi-now-defeated = { $who } poráží nestvůru { $monster }: 2 zlaťáky a trofej.
web-wi-now-driven-away = { $who } padá, ale nestvůra { $monster } je zahnána: 2 zlaťáky.
web-wi-now-total-defeat = { $monster } vítězí, { $who } prohrává.
web-wi-now-attacker = Souboj vyhrává útočící { $who }.
web-wi-now-defender = Souboj vyhrává bránící se { $who }.
web-wi-now-removed = Útok odstraňuje ze hry kartu z ruky.
web-wi-now-fatigue = Trofej je získaná; únava odstraňuje karty ze hry.
web-wi-now-card = Poražený se učí: karta s cenou 0 jde na odhazovací hromádku.
web-wi-badge-you = rozhoduješ ty
web-wi-badge-acts = rozhoduje
web-wi-badge-waits = čeká
web-wi-badge-attacks = útočí
web-wi-badge-won = vítězí
web-wi-badge-lost = prohrává
web-wi-badge-slain = zabita
web-wi-badge-driven = zahnána
web-wi-led-by-you = vedeš ji ty
web-wi-outlook = ztráta { $least } až { $most ->
        [one] { $most } karta
        [few] { $most } karty
       *[other] { $most } karet
    }, průměrně { $mean }
web-wi-unseen = Ztracené karty a kolik z { $count } neviděných karet boje je bere.

## Co odpověď dělá
web-wi-alone-enough = stačí samotná karta
web-wi-rise = { $value } → { $next }
web-wi-stake = vsadíš 1 zlaťák, vítěz bere 3
web-wi-price-why = Cena teď { $price }: vytištěná { $cost }, { $change } za místo v zásobě.
web-wi-price-plain = Cena teď { $price }, jak je vytištěno.
web-wi-market-how = Cena v kartách
web-wi-special-take-top-discard = Vrátí ti vrchní odhozenou.
web-wi-special-return-self = Vrací se ti do ruky.
web-wi-may-follow = smí navázat

## Lobby, gallery, report
about = Projdi Kontinent jako mladý zaklínač jedné z pěti škol, zdokonaluj své umění a lov to, před čím jiní utíkají. Balíček karet je tvou silou, nástrojem i životem a kdo první získá čtyři trofeje, stane se legendou.
trademark = The Witcher je ochranná známka CD PROJEKT S.A.
option-schools = Zaklínačské školy
option-schools-deal = Jedna ze dvou rozdaných
option-schools-free = Volný výběr
option-schools-random = Náhodně
option-first = Začínající hráč
option-first-lot = Losem
option-first-seat-1 = První místo
gallery-card = Karty akcí
report-kind-card = karty
gallery-place = Lokace
report-kind-place = místa
gallery-school = Školy
report-kind-school = škola
gallery-monster = Nestvůry
report-kind-monster = nestvůry
gallery-fight-card = Bojové karty nestvůr
report-kind-fight-card = karty boje
gallery-city = Průzkum měst
report-kind-city = průzkumy měst
gallery-wilds = Průzkum divočiny
report-kind-wilds = průzkumy divočiny
gallery-event = Události
report-kind-event = události
gallery-potion = Lektvary
report-kind-potion = lektvary
gallery-attribute-trophy = Trofeje vlastností
report-kind-attribute-trophy = trofeje vlastností
gallery-witcher-trophy = Zaklínačské trofeje
report-kind-witcher-trophy = zaklínačské trofeje
