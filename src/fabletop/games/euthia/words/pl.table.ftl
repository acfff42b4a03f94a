### Euthia's table: po polsku.

web-eu-title = Mapa Euthii
web-eu-round = Runda
web-eu-round-of = Runda { $round } z { $rounds }
web-eu-reputation = Reputacja
web-eu-runner = { $who }: Reputacja { $value }.
web-eu-stack-left = Zostało kafli Mapy: { $count }
web-eu-tab-hero = Bohater
web-eu-tab-trade = Handel
web-eu-monsters = Talie Potworów i Nagrody za Zlecenia
web-eu-shops = Miejsca Handlu i Misje
web-eu-quests = Misje
web-eu-no-quests = Na Mapie nie ma jeszcze Spotkania.
web-eu-heals = leczy { $amount }
web-eu-ware = { $name }, cena { $price }
web-eu-back = Potwory Poziomu { $level }: wierzchnia karta ma Zdrowie { $vitality }, przy wartości 2 co najmniej { $wounds } Ran, nagroda przy Reputacji { $span }; w talii { $left }
web-eu-bounty = Nagroda za Zlecenie: { $card }
web-eu-bounty-next = Następna Nagroda za Zlecenie: { $card }
web-eu-next = następna
web-eu-field = { $tile }, { $number ->
        [0] środek
        *[other] pole { $number }
    } ({ $state })
web-eu-held = Potwór
web-eu-free = wyzwolone
web-eu-under = Działa tu Żywiołak ({ $element }).
web-eu-unknown = Brak kafla Mapy: odkryj tutaj
web-eu-token-hero = Żeton Bohatera: { $who }
web-eu-token-trade = Żeton Handlu: { $who }
web-eu-token-interaction = Żetony Interakcji, { $who }: { $number }
web-eu-piece = { $who }: { $tile }, { $number ->
        [0] środek
        *[other] pole { $number }
    }
web-eu-golem = Golem
web-eu-dragon = Smok
web-eu-raiders = Najazdy
web-eu-slain = Nie żyje.
web-eu-not-yet = Jeszcze nie przybył.
web-eu-ruined = Upadło: { $count }
web-eu-raids = Najazdów dotąd: { $count }
web-eu-hits-of-most = Obrażenia { $hits } z { $most }
web-eu-legend-monster = poziom Potwora
web-eu-legend-hero = żeton Bohatera
web-eu-legend-trade = żeton Handlu
web-eu-legend-interaction = Wydobycie, Konfrontacja
web-eu-health = Zdrowie
web-eu-coins = Złote monety
web-eu-moves = Punkty Ruchu
web-eu-silver-cards = Srebrne karty
web-eu-gold-cards = Złote karty
web-eu-of = z { $most }
web-eu-life-left = { $life } z { $most }
web-eu-of-vitality = z { $most } Zdrowia
web-eu-used = wykorzystane
web-eu-locked = Zamknięte: { $slot }
web-eu-free-slot = Wolne: { $slot }
web-eu-token = Żeton: { $name }, przygotowane: { $number }
web-eu-rival = { $place }. Reputacja { $reputation }, Misje { $quests }, Zlecenia { $bounties }, stracone żetony { $fallen }.
web-eu-board = Umiejętności i Broń
web-eu-personal = Kafle Bohatera
web-eu-nothing-revealed = Brak odkrytych kafli Bohatera.
web-eu-pile = w stosie { $count }
web-eu-equipment = Wyposażenie
web-eu-set = Zestaw { $size }
web-eu-bags = Sakwy
web-eu-surplus = za dużo: { $count }
web-eu-empty = pusta
web-eu-gaar-gems = Gaar i Klejnoty
web-eu-gaar-count = Gaar { $gaar }, Dwurt { $dwurt }
web-eu-dwurt-die = Kość Dwurt
web-eu-hand = Ręka: { $count }
web-eu-hand-empty = Brak kart.
web-eu-control = Karty Kontroli: { $count }
web-eu-goal-won = Cel osiągnięty
web-eu-goal-lost = Cel nieosiągnięty
web-eu-final-reputation = Końcowa Reputacja: { $score }
web-eu-bounties-of = Zlecenia { $won } z { $wanted }
web-eu-bounties-won = zdobyte Zlecenia: { $won }
web-eu-bounties-wanted = Potrzebne Zlecenia: { $wanted }; zdobyte: { $won }.
web-eu-stored = zapas
web-eu-stored-token = Zachowany żeton: { $name }
web-eu-stored-none = Miejsce na zachowany żeton: puste
web-eu-sheet-reputation = Reputacja
web-eu-sheet-belongings = Majątek
web-eu-sheet-hero = Żetony Bohatera
web-eu-sheet-interaction = Żetony Interakcji
web-eu-sheet-trade = Żetony Handlu
web-eu-sheet-taken = Zdobyte żetony
web-eu-sheet-quests = Misje
web-eu-sheet-elites = Zlecenia
web-eu-sheet-fallen = Śmierci
web-eu-sheet-scenario = Scenariusz
web-eu-sheet-tiles = Kafle
web-eu-sheet-total = Razem
web-eu-choose-hero = Wybierz Bohatera
web-eu-duel = Walka, Runda { $round }
web-eu-duel-before = Walka się zaczyna
web-eu-duel-first = Pierwsze Uderzenie
web-eu-led-by = Potworem kieruje { $name }
web-eu-led-by-cards = Potworem kierują karty Walki
web-eu-may-act = może działać
web-eu-waits = czeka
web-eu-clock-heal = Leczenie
web-eu-clock-monster = Atak Potwora
web-eu-clock-yours = Atak Bohatera
web-eu-clock-before = Przedtem
web-eu-clock-control = Kontrola
web-eu-clock-prep = Przygotowanie
web-eu-clock-first-strike = Pierwsze Uderzenie
web-eu-now-before = Przed Walką: Wyposażenie, Mikstury, Zwoje.
web-eu-now-control = Kto zagra kartę Kontroli, kieruje Potworem.
web-eu-now-prep = Potwór jest znany: efekty przygotowania.
web-eu-now-first-strike = Jeden atak przed 1. Rundą, tylko z tym symbolem.
web-eu-now-heal-1 = Leczenie przed atakiem Potwora.
web-eu-now-mon-a = Przed rzutem Potwora: efekty Bohatera.
web-eu-now-mon-cards = Przed rzutem Potwora: karty Potwora.
web-eu-now-mon-b = Potwór rzuca.
web-eu-now-mon-c1 = Po rzucie: Gaar i karty, na zmianę.
web-eu-now-mon-c2 = Po rzucie: kafle i Tarcze. Bez Gaar i kart Potwora.
web-eu-now-mon-d = Cios trafia.
web-eu-now-heal-2 = Leczenie przed atakiem Bohatera.
web-eu-now-curse = Przed rzutem Bohatera: karty Potwora.
web-eu-now-hero-a = Przed rzutem Bohatera: efekty i Esencje Ognia.
web-eu-now-hero-b = Bohater wybiera broń i rzuca.
web-eu-now-hero-c = Po rzucie: Gaar, koniczyny, nadzieja. Potwór nic nie robi.
web-eu-now-hero-d = Liczone są Obrażenia.
web-eu-now-round-end = Runda Walki się kończy.
web-eu-now-broken = Walka zostaje przerwana.
web-eu-roll-monster = rzut Potwora
web-eu-roll-hero = rzut Bohatera
web-eu-no-roll = Brak kości na stole
web-eu-die = kość
web-eu-dice = kości
web-eu-die-shows = Kość: { $face }
web-eu-strength = wartość
web-eu-diagram = diagram
web-eu-wounds = { $count ->
        [one] Rana
        [few] Rany
        *[many] Ran
    }
web-eu-hits = { $count ->
        [one] Obrażenie
        [few] Obrażenia
        *[many] Obrażeń
    }
web-eu-wounds-of = Rany tego ataku
web-eu-hits-of = Obrażenia tego ataku
web-eu-coming = Zebrane na rzut
web-eu-from-gaar = Gaar Bohatera
web-eu-from-dwurt = Dwurt
web-eu-from-monster-gaar = Gaar Potwora
web-eu-from-penalty = kara Potwora
web-eu-from-hope = nadzieja
web-eu-from-earth = ziemia
web-eu-from-extra = dodane
web-eu-times = { $card } × { $number }
web-eu-hope = Kość Nadziei: { $value }
web-eu-hope-die = Kość Nadziei
web-eu-hope-text = 2 punkty za Gaar
web-eu-your-rolls = rzuty
web-eu-chaos = Chaos
web-eu-unknown-foe = Nieznany Potwór
web-eu-reward = Nagroda: { $text }
web-eu-reward-within = Nagroda (Reputacja { $span }): { $text }
web-eu-no-reward = Bez nagrody: wymaga Reputacji { $span } ({ $text })
web-eu-points-left = { $count ->
        [one] { $count } punkt ruchu
        [few] { $count } punkty ruchu
        *[other] { $count } punktów ruchu
    }
web-eu-points-how = idź na złote pole
web-eu-step-price = { $count ->
        [0] Bez punktów ruchu.
        [one] { $count } punkt ruchu.
        [few] { $count } punkty ruchu.
        *[other] { $count } punktów ruchu.
    }
web-eu-step-fire = Ogień: rany { $amount }.
web-eu-step-water = Woda leczy { $amount }.
web-eu-step-fight = Nastąpi walka.
web-eu-step-explore = Dojdzie nowy kafel.
web-eu-legend-price = koszt ruchu
web-eu-legend-fight = nastąpi walka
web-eu-legend-fire = ogień rani
web-eu-legend-water = woda leczy
web-eu-legend-explore = nowy kafel
web-eu-market = { $shop }: targ
web-eu-heals-for = leczy { $amount } za 1
web-eu-deck = w talii { $count }
web-eu-on-shelf = Na ladzie
web-eu-on-shelf-note = cena i ile ci zostanie
web-eu-coins-left = { $coins } zostanie
web-eu-short = { $count ->
        [one] brakuje { $count } monety
        *[other] brakuje { $count } monet
    }
web-eu-short-sell = sprzedaj { $keys }
web-eu-to-at-once = działa od razu
web-eu-to-bag = { $count ->
        [0] sakwa, brak wolnych
        [one] sakwa, { $count } wolna
        [few] sakwa, { $count } wolne
        *[other] sakwa, { $count } wolnych
    }
web-eu-to-free = { $slot }: wolne
web-eu-to-worn = { $slot }: masz { $thing }
web-eu-to-locked = { $slot }: zamknięte
web-eu-to-none = { $slot }: nie masz takiego pola
web-eu-loose = luzem
web-eu-worn = założone
web-eu-in-bag = w sakwie
web-eu-group-sell = Sprzedaj
web-eu-group-sell-note = monety przybywają
web-eu-group-unlock = Odblokuj
web-eu-group-unlock-note = na stałe
web-eu-group-learn = Naucz się
web-eu-group-learn-note = kafle Bohatera
web-eu-slot-number = pole { $number }
web-eu-pay-essence = 1 esencja: { $element }
web-eu-reveal = Odkryj kafle
web-eu-no-slot = brak wolnego pola
web-eu-shop-unknown = jeszcze nie na mapie
web-eu-shop-held = w rękach potworów
web-eu-shop-away = { $count ->
        [one] { $count } krok stąd
        [few] { $count } kroki stąd
        *[other] { $count } kroków stąd
    }
web-eu-refresh-price = { $price ->
        [0] raz za darmo
        *[other] za { $price } monetę
    }
web-eu-health-to = zdrowie { $now } → { $then }
web-eu-end-trade = kończy handel
web-eu-title-turn = Twoja tura, { $who }
web-eu-title-turn-ends = Twoja tura się kończy
web-eu-title-explore = Odkrywasz nową ziemię
web-eu-title-teleport = Teleportujesz się
web-eu-title-mine = Wydobywasz
web-eu-title-full = Niesiesz za dużo
web-eu-title-cards = Masz za dużo kart
web-eu-title-treasure = Znajdujesz skarb
web-eu-title-quest = Płacisz za Misję
web-eu-title-dragon = Smok cię okrada
web-eu-title-score = Gra jest liczona
web-eu-title-control = Potwór czeka na przywódcę
web-eu-title-won = Walka wygrana
web-eu-title-trade = Handlujesz: { $shop }
web-eu-title-roll = Twój rzut
web-eu-title-before = Zaraz zacznie się twoja walka
web-eu-title-lead = Prowadzisz: { $foe } przeciw: { $who }
web-eu-title-aside = { $who } walczy: { $foe }
web-eu-title-face = Stoisz naprzeciw: { $foe }
web-eu-title-strike = Atakujesz: { $foe }
web-eu-title-attacked = { $foe } cię atakuje
web-eu-title-hit = Trafienie! Atakuje { $foe }
web-eu-title-missed = { $foe } chybia
web-eu-stands = w tym stanie: { $outcome }
web-eu-back-title = Potwory poziomu { $level }
web-eu-nothing = nic się nie dzieje
web-eu-die-turned = { $cause }: { $from } → { $to }
web-eu-from-air = powietrze
web-eu-rerolled = przerzut
web-eu-wins = Po { $rounds }. rundzie wygrywa największa reputacja.
web-eu-resale = za ile można to sprzedać

## Lobby, gallery, report
about = Prowadź bohatera przez nieznaną krainę, wyzwalaj ją pole po polu i z biedaka wyrośnij na postrach potworów. Otwarty świat kopalń, sklepów, zadań i ciężkich walk.
option-scenario = Scenariusz
option-scenario-the-hunt = Polowanie
option-scenario-defence-of-the-settlements = Obrona Krainy
option-scenario-wings-over-the-vale = Skrzydła nad Doliną
option-scenario-the-striding-ruin = Chodzące Zniszczenie
option-mode = Tryb
option-mode-competitive = Rywalizacja
option-mode-coop = Kooperacja
option-heroes = Bohaterowie
option-heroes-choose = Wolny wybór
option-heroes-random = Losowo
option-elites = Potwory Elitarne
option-elites-scenario = Według scenariusza
option-elites-always = Zawsze
option-elites-never = Nigdy
option-map = Krawędź mapy
option-map-open = Otwarta
option-map-bounded = Ograniczona
option-edition = Edycja
option-edition-both = Wspólne zasady
option-edition-czech = Czeska
option-edition-polish = Polska
option-tower-fee = Opłata przy wieżach
option-tower-fee-no = Nie
option-tower-fee-yes = Tak
option-difficulty = Cel gry Jednoosobowej i kooperacji
option-difficulty-easy = Łatwy
option-difficulty-normal = Zwykły
option-difficulty-hard = Trudny
gallery-map-tile = Kafle Mapy
report-kind-map-tile = kafle Mapy
gallery-hero = Bohaterowie
report-kind-hero = bohater
gallery-tile = Kafle
report-kind-tile = kafle
gallery-gem = Klejnoty
report-kind-gem = klejnoty
gallery-essence = Esencje
report-kind-essence = esencje
gallery-monster = Potwory
report-kind-monster = potwory
gallery-elite = Potwory Elitarne
report-kind-elite = elity
gallery-bounty = Nagrody za Zlecenia
report-kind-bounty = nagrody
gallery-power = Srebrne i Złote karty
report-kind-power = moce
gallery-combat-card = Karty Walki
report-kind-combat-card = karty walki
gallery-encounter = Spotkania
report-kind-encounter = spotkania
gallery-quest = Misje
report-kind-quest = Misje
gallery-elemental = Żywiołaki
report-kind-elemental = żywiołaki
gallery-dwurt-face = Ścianki Kości Dwurt
report-kind-dwurt-face = ścianki kości Dwurt
gallery-scenario = Scenariusze
report-kind-scenario = scenariusze
gallery-form = Formy Smoka i Golema
report-kind-form = postacie
gallery-dragon-attack = Ataki Smoka
report-kind-dragon-attack = ataki smoka
