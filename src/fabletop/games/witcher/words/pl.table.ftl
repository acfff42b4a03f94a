### The Witcher's table, and its words in lobby, gallery and report.

web-wi-title = Kontynent
web-wi-place = { $place }, miejsce { $number }, { $terrain }
web-wi-token = { $who }, { $place }
web-wi-monster = { $monster }, poziom { $level }, życie { $life }, { $place }
web-wi-monster-sub = poziom { $level } · życie { $life } · { $terrain }
web-wi-tracked = masz jego trop
web-wi-tavern = Tutejsza karczma jest zamknięta po ostatnim pojedynku
web-wi-market = Targ
web-wi-market-price = { $count ->
        [0] za darmo
        [one] kosztuje { $count } kartę
        [few] kosztuje { $count } karty
       *[many] kosztuje { $count } kart
    }
web-wi-pile = { $deck }: { $count ->
        [one] została { $count } karta eksploracji
        [few] zostały { $count } karty eksploracji
       *[many] zostało { $count } kart eksploracji
    }
web-wi-way-card = wystarczy { $card }
web-wi-way-any = karta: { $terrain }
web-wi-way-free = dowolna karta
web-wi-way-gold = dowolna karta i 1 złota
web-wi-way-two = dowolne dwie karty
web-wi-monsters = Potwory
web-wi-phase-one = I Podróż
web-wi-phase-two = II Walka · Medytacja · Eksploracja
web-wi-phase-three = III Trening
web-wi-level = poziom { $level }
web-wi-combat = Ile kart dobierasz na końcu swojej tury walki.
web-wi-defence = Jak wysoko może wzrosnąć twoja Tarcza.
web-wi-alchemy = Ilu eliksirów możesz użyć w jednej walce.
web-wi-shield = Tarcza
web-wi-shield-of = Tarcza { $shield } z { $most }
web-wi-gold = Złoto
web-wi-trophies-of = Tor trofeów: { $position } z 4
web-wi-cards-in-hand = Karty na ręce
web-wi-cards-in-deck = Karty w talii
web-wi-potions = Eliksiry
web-wi-value-of-five = { $value } z 5
web-wi-trail = Daje ci pierwszą turę walki z potworem ({ $terrain }).
web-wi-track = Jedź do { $place }: znajdziesz tam trop i 1 złota.
web-wi-rival = Miejsce: { $place }. Walka { $combat }, Obrona { $defence }, Alchemia { $alchemy }, Specjalizacja { $specialisation }. Tarcza { $shield }, złoto { $gold }, talia { $deck }, odrzucone { $discard }.
web-wi-hand-empty = Nie masz kart na ręce.
web-wi-belongings = Dobytek
web-wi-nothing-owned = Tu trafią eliksiry, trofea i zadania.
web-wi-cost = Koszt { $cost }
web-wi-hunt = { $who } poluje: { $monster }
web-wi-duel = Pojedynek: { $who } kontra { $rival }
web-wi-skirmish = Krótka walka
web-wi-step-start = Początek
web-wi-step-potions = Eliksiry
web-wi-step-combo = Kombo
web-wi-step-damage = Obrażenia
web-wi-step-shield = Tarcza
web-wi-step-draw = Dobieranie
web-wi-step-announce = Zapowiedź
web-wi-step-attack = Atak
web-wi-step-harm = Cios
web-wi-now-start = Obie strony się szykują.
web-wi-now-potions = Przed kombem: eliksiry i zdolności.
web-wi-now-combo = Karta po karcie: każda musi pasować do zakładki poprzedniej.
web-wi-now-damage = Kombo spada jako jeden cios.
web-wi-now-shield = Tarcza rośnie, dzieją się efekty specjalne.
web-wi-now-draw = Nowe karty na następną turę walki.
web-wi-now-announce = Trwa wybór ataku potwora.
web-wi-now-attack = Atak jest zapowiedziany; teraz odkryta zostanie karta.
web-wi-now-harm = Atak trafia: najpierw Tarcza, potem talia, potem ręka.
web-wi-beast = poziom { $level } · { $terrain }
web-wi-led-by = prowadzi { $who }
web-wi-life-left = zostało { $life } z { $most } życia
web-wi-life = życie
web-wi-of = z { $most }
web-wi-combo = Kombo
web-wi-combo-empty = Jeszcze żadnej karty
web-wi-damage = obrażenia
web-wi-draw = dobieranie
web-wi-no-damage = na razie nic
web-wi-bonus = premia
web-wi-link-to = łącznik do { $card }
web-wi-unlinked = bez łącznika
web-wi-muted = { $card }, bez efektu
web-wi-its-ability = jego zdolność
web-wi-doubled = podwojone
web-wi-at-most = najwyżej { $most }
web-wi-shield-now = Tarcza teraz
web-wi-attack = atak
web-wi-cards-lost = stracone karty
web-wi-harm-to = Cios: { $who }
web-wi-turned-over = Ostatnio odkryta karta
web-wi-known-next = Wiesz, co nadejdzie
web-wi-announced = zapowiedziany
web-wi-hidden-cards = { $count } na ręce, { $deck } w talii
web-wi-potions-used = { $count ->
        [one] użyto { $count } eliksiru
       *[other] użyto { $count } eliksirów
    }
web-wi-dice = Kościany poker
web-wi-locals = Miejscowi
web-wi-leads = prowadzi
web-wi-die = Kość pokazuje { $face }
web-wi-rank-list = Układy
web-wi-pay-table = Wypłata za poszczególne układy
web-wi-kind-city = Eksploracja: miasto
web-wi-kind-wilds = Eksploracja: dzicz
web-wi-kind-event = Wydarzenie
web-wi-option-price = { $price } zł
web-wi-choose-school = Wybierz szkołę
web-wi-goal = Wygrywa, kto pierwszy zdobędzie cztery trofea. Szkoła daje ci zdolność do walki i pierwsze karty.

## Kim jesteś w pytaniu
web-wi-your-move = { $who }, twój ruch
web-wi-before = Zanim gra się zacznie
web-wi-you-hunt = Polujesz: { $monster }
web-wi-you-lead = Prowadzisz potwora { $monster }, cel: { $who }
web-wi-you-fight = Walczysz z potworem { $monster }
web-wi-you-duel = Twój pojedynek, rywal: { $who }
web-wi-hits-you = Otrzymujesz cios: { $who }
web-wi-attack-comes = { $monster } zaraz cię zaatakuje: { $side }
web-wi-you-roll = Rzucasz kośćmi
web-wi-you-roll-for-locals = Rzucasz za miejscowych
web-wi-you-roll-against-locals = Rzucasz przeciw miejscowym
web-wi-you-roll-against = Rzucasz kośćmi, rywal: { $who }
web-wi-over-defeated = { $monster } pada: twoje trofeum
web-wi-over-driven-away = Padasz, ale przepędzony jest też potwór { $monster }
web-wi-over-total-defeat = { $monster } cię pokonuje
web-wi-over-won = Wygrywasz, pokonany rywal: { $who }
web-wi-over-lost = { $who } cię pokonuje
web-wi-role-leads = prowadzi
web-wi-role-against = przeciw

## Jak stoi walka
web-wi-step-result = Wynik
web-wi-step-fight = Walka
web-wi-step-fatigue = Zmęczenie
web-wi-step-card = Karta
web-wi-step-monster = Nowy potwór
web-wi-step-train = Trening
web-wi-now-defeated = { $who } zabija potwora { $monster }: 2 sztuki złota i trofeum.
web-wi-now-driven-away = { $who } pada, ale potwór { $monster } jest przepędzony: 2 sztuki złota.
web-wi-now-total-defeat = { $monster } zwycięża, { $who } przegrywa.
web-wi-now-attacker = Pojedynek wygrywa atakujący { $who }.
web-wi-now-defender = Pojedynek wygrywa broniący się { $who }.
web-wi-now-removed = Atak usuwa z gry kartę z ręki.
web-wi-now-fatigue = Trofeum zdobyte; zmęczenie usuwa karty z gry.
web-wi-now-card = Pokonany się uczy: karta o koszcie 0 trafia na stos kart odrzuconych.
web-wi-badge-you = decydujesz ty
web-wi-badge-acts = decyduje
web-wi-badge-waits = czeka
web-wi-badge-attacks = atakuje
web-wi-badge-won = zwycięża
web-wi-badge-lost = przegrywa
web-wi-badge-slain = zabity
web-wi-badge-driven = przepędzony
web-wi-led-by-you = prowadzisz go ty
web-wi-outlook = strata od { $least } do { $most ->
        [one] { $most } karty
        [few] { $most } kart
       *[many] { $most } kart
    }, średnio { $mean }
web-wi-unseen = Stracone karty i ile z { $count } nieznanych kart walki tyle zabiera.

## Co daje odpowiedź
web-wi-alone-enough = wystarczy sama karta
web-wi-rise = { $value } → { $next }
web-wi-stake = stawiasz 1 sztukę złota, zwycięzca bierze 3
web-wi-price-why = Cena teraz { $price }: wydrukowana { $cost }, { $change } za miejsce na targu.
web-wi-price-plain = Cena teraz { $price }, jak wydrukowano.
web-wi-market-how = Cena w kartach
web-wi-special-take-top-discard = Oddaje wierzchnią odrzuconą.
web-wi-special-return-self = Wraca na twoją rękę.
web-wi-may-follow = może nastąpić

## Lobby, gallery, report
about = Przemierzaj Kontynent jako młody wiedźmin jednej z pięciu szkół, doskonal swoje umiejętności i poluj na to, przed czym inni uciekają. Talia jest twoją siłą, narzędziem i życiem, a kto pierwszy zdobędzie cztery trofea, zostanie legendą.
trademark = The Witcher jest znakiem towarowym CD PROJEKT S.A.
option-schools = Szkoły wiedźmińskie
option-schools-deal = Jedna z dwóch rozdanych
option-schools-free = Dowolny wybór
option-schools-random = Losowo
option-first = Gracz rozpoczynający
option-first-lot = Losowo
option-first-seat-1 = Pierwsze miejsce
gallery-card = Karty akcji
report-kind-card = karty
gallery-place = Lokacje
report-kind-place = miejsca
gallery-school = Szkoły
report-kind-school = szkoła
gallery-monster = Potwory
report-kind-monster = potwory
gallery-fight-card = Karty walki potworów
report-kind-fight-card = karty walki
gallery-city = Eksploracja miast
report-kind-city = eksploracje miast
gallery-wilds = Eksploracja dziczy
report-kind-wilds = eksploracje dziczy
gallery-event = Wydarzenia
report-kind-event = wydarzenia
gallery-potion = Eliksiry
report-kind-potion = eliksiry
gallery-attribute-trophy = Trofea atrybutów
report-kind-attribute-trophy = trofea atrybutów
gallery-witcher-trophy = Trofea wiedźmińskie
report-kind-witcher-trophy = trofea wiedźminów
