### Euthia's table: česky.

web-eu-title = Mapa Euthie
web-eu-round = Kolo
web-eu-round-of = Kolo { $round } z { $rounds }
web-eu-reputation = Reputace
web-eu-runner = { $who }: reputace { $value }.
web-eu-stack-left = Zbývá dílků mapy: { $count }
web-eu-tab-hero = Hrdina
web-eu-tab-trade = Obchod
web-eu-monsters = Balíčky monster a vypsané odměny
web-eu-shops = Obchody a úkoly
web-eu-quests = Úkoly
web-eu-no-quests = Na mapě zatím není žádné setkání.
web-eu-heals = léčí { $amount }
web-eu-ware = { $name }, cena { $price }
web-eu-back = Monstra úrovně { $level }: vrchní karta má vitalitu { $vitality }, při síle 2 zraní aspoň za { $wounds }, odměna při reputaci { $span }; v balíčku { $left }
web-eu-bounty = Vypsaná odměna: { $card }
web-eu-bounty-next = Příští vypsaná odměna: { $card }
web-eu-next = příští
web-eu-field = { $tile }, { $number ->
        [0] střed
        *[other] pole { $number }
    } ({ $state })
web-eu-held = monstrum
web-eu-free = osvobozeno
web-eu-under = Působí tu elementál ({ $element }).
web-eu-unknown = Zde chybí dílek: přiložit sem
web-eu-token-hero = Žeton hrdiny: { $who }
web-eu-token-trade = Žeton obchodu: { $who }
web-eu-token-interaction = Žetony interakce, { $who }: { $number }
web-eu-piece = { $who }: { $tile }, { $number ->
        [0] střed
        *[other] pole { $number }
    }
web-eu-golem = Golem
web-eu-dragon = Drak
web-eu-raiders = Nájezdy
web-eu-slain = Je mrtev.
web-eu-not-yet = Ještě nepřišel.
web-eu-ruined = Padlo: { $count }
web-eu-raids = Nájezdů dosud: { $count }
web-eu-hits-of-most = zásahy { $hits } z { $most }
web-eu-legend-monster = úroveň monstra
web-eu-legend-hero = žeton hrdiny
web-eu-legend-trade = žeton obchodu
web-eu-legend-interaction = těžba, konfrontace
web-eu-health = Zdraví
web-eu-coins = Zlaté
web-eu-moves = Body pohybu
web-eu-silver-cards = Stříbrné karty
web-eu-gold-cards = Zlaté karty
web-eu-of = z { $most }
web-eu-life-left = { $life } z { $most }
web-eu-of-vitality = z { $most } vitality
web-eu-used = využitá
web-eu-locked = Zamčeno: { $slot }
web-eu-free-slot = Volno: { $slot }
web-eu-token = Žeton: { $name }, připraveno: { $number }
web-eu-rival = { $place }. Reputace { $reputation }, úkoly { $quests }, odměny { $bounties }, ztracené žetony { $fallen }.
web-eu-board = Schopnosti a zbraně
web-eu-personal = Osobní destičky
web-eu-nothing-revealed = Žádná vyložená osobní destička.
web-eu-pile = v hromádce { $count }
web-eu-equipment = Vybavení
web-eu-set = sada { $size }
web-eu-bags = Vaky
web-eu-surplus = navíc: { $count }
web-eu-empty = prázdný
web-eu-gaar-gems = Gaar a drahokamy
web-eu-gaar-count = Gaar { $gaar }, Dwurt { $dwurt }
web-eu-dwurt-die = Kostka Dwurtu
web-eu-hand = Ruka: { $count }
web-eu-hand-empty = Žádné karty.
web-eu-control = Karty ovládání: { $count }
web-eu-goal-won = Cíl je splněn
web-eu-goal-lost = Cíl nebyl splněn
web-eu-final-reputation = Konečná reputace: { $score }
web-eu-bounties-of = odměny { $won } z { $wanted }
web-eu-bounties-won = získané odměny: { $won }
web-eu-bounties-wanted = Třeba vypsaných odměn: { $wanted }; získáno: { $won }.
web-eu-stored = uložený
web-eu-stored-token = Uložený žeton: { $name }
web-eu-stored-none = Místo pro uložený žeton: prázdné
web-eu-sheet-reputation = Reputace
web-eu-sheet-belongings = Majetek
web-eu-sheet-hero = Žetony hrdiny
web-eu-sheet-interaction = Žetony interakce
web-eu-sheet-trade = Žetony obchodu
web-eu-sheet-taken = Získané žetony
web-eu-sheet-quests = Úkoly
web-eu-sheet-elites = Odměny
web-eu-sheet-fallen = Smrti
web-eu-sheet-scenario = Scénář
web-eu-sheet-tiles = Destičky
web-eu-sheet-total = Celkem
web-eu-choose-hero = Vyber hrdinu
web-eu-duel = Boj, kolo { $round }
web-eu-duel-before = Boj začíná
web-eu-duel-first = První rána
web-eu-led-by = Monstrum vede { $name }
web-eu-led-by-cards = Monstrum vedou bojové karty
web-eu-may-act = na tahu
web-eu-waits = čeká
web-eu-clock-heal = Léčení
web-eu-clock-monster = Útok monstra
web-eu-clock-yours = Útok hrdiny
web-eu-clock-before = Předtím
web-eu-clock-control = Ovládání
web-eu-clock-prep = Příprava
web-eu-clock-first-strike = První rána
web-eu-now-before = Před bojem: výbava, lektvary, svitky.
web-eu-now-control = Kdo zahraje kartu ovládání, vede monstrum.
web-eu-now-prep = Monstrum je odkryté: efekty přípravy.
web-eu-now-first-strike = Jeden útok před 1. kolem, jen s tímto symbolem.
web-eu-now-heal-1 = Léčení před útokem monstra.
web-eu-now-mon-a = Před hodem monstra: efekty hrdiny.
web-eu-now-mon-cards = Před hodem monstra: karty monstra.
web-eu-now-mon-b = Monstrum hází.
web-eu-now-mon-c1 = Po hodu: Gaar a karty, střídavě.
web-eu-now-mon-c2 = Po hodu: destičky a štíty. Už žádný Gaar ani karty monstra.
web-eu-now-mon-d = Rána dopadá.
web-eu-now-heal-2 = Léčení před útokem hrdiny.
web-eu-now-curse = Před hodem hrdiny: karty monstra.
web-eu-now-hero-a = Před hodem hrdiny: efekty a esence ohně.
web-eu-now-hero-b = Hrdina volí zbraň a hází.
web-eu-now-hero-c = Po hodu: Gaar, čtyřlístky, naděje. Monstrum nedělá nic.
web-eu-now-hero-d = Počítají se zásahy.
web-eu-now-round-end = Kolo boje končí.
web-eu-now-broken = Boj se přerušuje.
web-eu-roll-monster = hod monstra
web-eu-roll-hero = hod hrdiny
web-eu-no-roll = Na stole nejsou kostky
web-eu-die = kostka
web-eu-dice = kostky
web-eu-die-shows = Kostka: { $face }
web-eu-strength = síla
web-eu-diagram = diagram
web-eu-wounds = { $count ->
        [one] zranění
        [few] zranění
        *[other] zranění
    }
web-eu-hits = { $count ->
        [one] zásah
        [few] zásahy
        *[other] zásahů
    }
web-eu-wounds-of = Zranění tohoto útoku
web-eu-hits-of = Zásahy tohoto útoku
web-eu-coming = Připraveno pro hod
web-eu-from-gaar = Gaar hrdiny
web-eu-from-dwurt = Dwurt
web-eu-from-monster-gaar = Gaar monstra
web-eu-from-penalty = postih monstra
web-eu-from-hope = naděje
web-eu-from-earth = země
web-eu-from-extra = přidáno
web-eu-times = { $card } × { $number }
web-eu-hope = Kostka naděje: { $value }
web-eu-hope-die = Kostka naděje
web-eu-hope-text = 2 body za Gaar
web-eu-your-rolls = hody
web-eu-chaos = chaos
web-eu-unknown-foe = Neznámé monstrum
web-eu-reward = Odměna: { $text }
web-eu-reward-within = Odměna (reputace { $span }): { $text }
web-eu-no-reward = Bez odměny: chce reputaci { $span } ({ $text })
web-eu-points-left = { $count ->
        [one] { $count } bod pohybu
        [few] { $count } body pohybu
        *[other] { $count } bodů pohybu
    }
web-eu-points-how = jdi na zlaté pole
web-eu-step-price = { $count ->
        [0] Bez bodů pohybu.
        [one] { $count } bod pohybu.
        [few] { $count } body pohybu.
        *[other] { $count } bodů pohybu.
    }
web-eu-step-fire = Oheň: zranění { $amount }.
web-eu-step-water = Voda vyléčí { $amount }.
web-eu-step-fight = Následuje boj.
web-eu-step-explore = Přibude nový dílek.
web-eu-legend-price = cena pohybu
web-eu-legend-fight = následuje boj
web-eu-legend-fire = oheň zraňuje
web-eu-legend-water = voda léčí
web-eu-legend-explore = nový dílek
web-eu-market = { $shop }: trh
web-eu-heals-for = léčí { $amount } za 1
web-eu-deck = v balíčku { $count }
web-eu-on-shelf = V nabídce
web-eu-on-shelf-note = cena a kolik ti zbude
web-eu-coins-left = { $coins } zbude
web-eu-short = { $count ->
        [one] chybí { $count } zlatý
        [few] chybí { $count } zlaté
        *[other] chybí { $count } zlatých
    }
web-eu-short-sell = prodej { $keys }
web-eu-to-at-once = působí hned
web-eu-to-bag = { $count ->
        [0] vak, žádný volný
        [one] vak, { $count } volný
        [few] vak, { $count } volné
        *[other] vak, { $count } volných
    }
web-eu-to-free = { $slot }: volno
web-eu-to-worn = { $slot }: máš { $thing }
web-eu-to-locked = { $slot }: zamčeno
web-eu-to-none = { $slot }: takové místo nemáš
web-eu-loose = volně
web-eu-worn = na sobě
web-eu-in-bag = ve vaku
web-eu-group-sell = Prodat
web-eu-group-sell-note = zlaté přibudou
web-eu-group-unlock = Odemknout
web-eu-group-unlock-note = natrvalo
web-eu-group-learn = Naučit se
web-eu-group-learn-note = osobní destičky
web-eu-slot-number = místo { $number }
web-eu-pay-essence = 1 esence: { $element }
web-eu-reveal = Odhalit destičky
web-eu-no-slot = žádné volné místo
web-eu-shop-unknown = zatím ne na mapě
web-eu-shop-held = v moci monster
web-eu-shop-away = { $count ->
        [one] { $count } krok daleko
        [few] { $count } kroky daleko
        *[other] { $count } kroků daleko
    }
web-eu-refresh-price = { $price ->
        [0] jednou zdarma
        *[other] za { $price } zlatý
    }
web-eu-health-to = zdraví { $now } → { $then }
web-eu-end-trade = ukončí obchod
web-eu-title-turn = Jsi na tahu, { $who }
web-eu-title-turn-ends = Tvůj tah končí
web-eu-title-explore = Objevuješ novou zemi
web-eu-title-teleport = Teleportuješ se
web-eu-title-mine = Těžíš
web-eu-title-full = Neseš toho příliš
web-eu-title-cards = Máš příliš mnoho karet
web-eu-title-treasure = Nacházíš poklad
web-eu-title-quest = Platíš za úkol
web-eu-title-dragon = Drak tě olupuje
web-eu-title-score = Hra se sčítá
web-eu-title-control = Monstrum čeká na velení
web-eu-title-won = Boj jsi vyhrál
web-eu-title-trade = Obchoduješ: { $shop }
web-eu-title-roll = Tvůj hod
web-eu-title-before = Tvůj boj právě začíná
web-eu-title-lead = Vedeš: { $foe } proti: { $who }
web-eu-title-aside = { $who } bojuje: { $foe }
web-eu-title-face = Stojíš proti: { $foe }
web-eu-title-strike = Útočíš na: { $foe }
web-eu-title-attacked = { $foe } na tebe útočí
web-eu-title-hit = Zásah! Útočí { $foe }
web-eu-title-missed = { $foe } tě mine
web-eu-stands = jak to leží: { $outcome }
web-eu-back-title = Monstra úrovně { $level }
web-eu-nothing = nestane se nic
web-eu-die-turned = { $cause }: { $from } → { $to }
web-eu-from-air = vzduch
web-eu-rerolled = přehozeno
web-eu-wins = Po { $rounds }. kole vyhrává nejvyšší reputace.
web-eu-resale = za kolik by se prodalo

## Lobby, gallery, report
about = Veď hrdinu neznámou zemí, osvobozuj ji pole za polem a z otrhance vyrosti v postrach monster. Otevřený svět nalezišť, obchodů, úkolů a těžkých soubojů.
option-scenario = Scénář
option-scenario-the-hunt = Hon
option-scenario-defence-of-the-settlements = Obrana osad
option-scenario-wings-over-the-vale = Křídla nad údolím
option-scenario-the-striding-ruin = Kráčející pohroma
option-mode = Režim
option-mode-competitive = Kompetitivní
option-mode-coop = Kooperativní
option-heroes = Hrdinové
option-heroes-choose = Volný výběr
option-heroes-random = Náhodně
option-elites = Elitní monstra
option-elites-scenario = Podle scénáře
option-elites-always = Vždy
option-elites-never = Nikdy
option-map = Okraj mapy
option-map-open = Otevřený
option-map-bounded = Omezený
option-edition = Vydání
option-edition-both = Společná pravidla
option-edition-czech = České
option-edition-polish = Polské
option-tower-fee = Poplatek u věží
option-tower-fee-no = Ne
option-tower-fee-yes = Ano
option-difficulty = Cíl sóla a kooperace
option-difficulty-easy = Lehký
option-difficulty-normal = Běžný
option-difficulty-hard = Těžký
gallery-map-tile = Dílky mapy
report-kind-map-tile = dílky mapy
gallery-hero = Hrdinové
report-kind-hero = hrdina
gallery-tile = Destičky
report-kind-tile = dílky
gallery-gem = Drahokamy
report-kind-gem = drahokamy
gallery-essence = Esence
report-kind-essence = esence
gallery-monster = Nestvůry
report-kind-monster = nestvůry
gallery-elite = Elitní monstra
report-kind-elite = elity
gallery-bounty = Karty vypsané odměny
report-kind-bounty = vypsané odměny
gallery-power = Stříbrné a zlaté karty
report-kind-power = moci
gallery-combat-card = Bojové karty
report-kind-combat-card = bojové karty
gallery-encounter = Setkání
report-kind-encounter = setkání
gallery-quest = Úkoly
report-kind-quest = úkoly
gallery-elemental = Elementálové
report-kind-elemental = elementálové
gallery-dwurt-face = Stěny kostky Dwurtu
report-kind-dwurt-face = stěny kostky Dwurt
gallery-scenario = Scénáře
report-kind-scenario = scénáře
gallery-form = Podoby draka a golema
report-kind-form = podoby
gallery-dragon-attack = Útoky draka
report-kind-dragon-attack = dračí útoky
