### Strona stołu: to, co stoi wokół planszy gry, i plansza Wiedźmina.

## Stół
web-tab-table = Stół
web-tab-you = Ty
web-tab-market = Targ
web-tab-players = Gracze
web-tab-log = Kronika
web-chat-empty = Jeszcze nikt nic nie powiedział.
web-rules-drawer = Zasada, o którą chodzi
web-number-answer = Liczba od { $least } do { $most }
web-choose-in-order = Twoja kolejność: wybieraj odpowiedzi jedną po drugiej.
web-history-slider = Pokazany wybór
web-map-help = Strzałki przesuwają mapę, plus i minus ją przybliżają.
web-pile-deck = Talia
web-pile-discard = Odrzucone
web-top-of = na wierzchu: { $card }

## Wiedźmin: mapa
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
web-wi-way-card = odrzucisz { $card }
web-wi-way-any = karta: { $terrain }
web-wi-way-free = dowolna karta
web-wi-way-gold = dowolna karta i 1 złota
web-wi-way-two = dowolne dwie karty
web-wi-monsters = Potwory
web-wi-phase-one = I Podróż
web-wi-phase-two = II Walka · Medytacja · Eksploracja
web-wi-phase-three = III Trening

## Wiedźmin: własny obszar
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

## Wiedźmin: walki
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
web-wi-acts = działa
web-wi-waits = czeka
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

## Wiedźmin: kości, opowieści, szkoły, koniec
web-wi-dice = Kościany poker
web-wi-locals = Miejscowi
web-wi-leads = prowadzi
web-wi-die = Kość pokazuje { $face }
web-wi-rank-list = Układy
web-wi-kind-city = Eksploracja: miasto
web-wi-kind-wilds = Eksploracja: dzicz
web-wi-kind-event = Wydarzenie
web-wi-option-price = { $price } zł
web-wi-choose-school = Wybierz szkołę
