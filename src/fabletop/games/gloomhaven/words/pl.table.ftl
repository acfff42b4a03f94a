### Plansza Gloomhaven.

## Wokół mapy
web-gh-map = Podziemia
web-gh-track = Kolejność inicjatywy
web-gh-round = Runda
web-gh-dock = Cel, żywioły i talie modyfikatorów
web-gh-phase-setup = Przygotowanie
web-gh-phase-cards = Karty
web-gh-phase-initiative = Inicjatywa
web-gh-phase-turns = Tury
web-gh-phase-end = Koniec rundy
web-gh-tab-cards = Karty
web-gh-tab-party = Drużyna
web-gh-tab-explain = Wyjaśnij
web-gh-tab-monsters = Potwory
web-gh-goal-note = { $alive ->
        [one] 1 potwór w zasięgu wzroku
        [few] { $alive } potwory w zasięgu wzroku
       *[many] { $alive } potworów w zasięgu wzroku
    } · { $dark ->
        [0] wszystkie komnaty odkryte
        [one] 1 ciemna komnata
        [few] { $dark } ciemne komnaty
       *[many] { $dark } ciemnych komnat
    }
web-gh-elements = Żywioły
web-gh-element-inert = { $element }: nieaktywny
web-gh-element-waning = { $element }: słabnie
web-gh-element-strong = { $element }: silny
web-gh-modifiers = Modyfikatory
web-gh-last-drawn = ostatnia karta
web-gh-deck-own = Ty
web-gh-deck-monsters = Potwory
web-gh-deck-fresh = Od tasowania nie dobrano żadnej karty
web-gh-left = zostało { $count }
web-gh-camera = Kamera śledzi
web-gh-camera-tip = Kamera pokazuje oświetlone komnaty i śledzi, kto wykonuje turę
web-gh-goal-kills = zabito { $done } z { $wanted }
web-gh-goal-looted = skarby celu { $done } z { $wanted }
web-gh-goal-unseen = { $who }: jeszcze nieodnalezione
web-gh-goal-hp = { $who }: punkty życia { $hp }/{ $most }

## Mapa
web-gh-unexplored = niezbadane
web-gh-figure = { $who }: punkty życia { $hp } z { $most }.
web-gh-elite = { $who }, elita
web-gh-money = Pieniądze o wartości { $gold }
web-gh-treasure = Skarb
web-gh-goal-treasure = Skarb: cel wyprawy
web-gh-tile-obstacle = Przeszkoda
web-gh-tile-trap = Pułapka
web-gh-tile-hazard = Niebezpieczny teren
web-gh-tile-difficult = Trudny teren
web-gh-trap-text = Obrażenia { $damage }, stany: { $conditions }
web-gh-door-open = Otwarte drzwi
web-gh-door-closed = Zamknięte drzwi
web-gh-door-locked = Drzwi zamknięte na klucz
web-gh-at = { $steps ->
        [one] 1 pole { $way }
        [few] { $steps } pola { $way }
       *[many] { $steps } pól { $way }
    }
web-gh-at-here = tu, gdzie stoisz
web-gh-at-middle = środek mapy
web-gh-at-from-middle = { $where } od środka
web-gh-at-beside = obok: { $who }
web-gh-at-door = drzwi
web-gh-at-money = pieniądze
web-gh-way-n = na północ
web-gh-way-ne = na północny wschód
web-gh-way-e = na wschód
web-gh-way-se = na południowy wschód
web-gh-way-s = na południe
web-gh-way-sw = na południowy zachód
web-gh-way-w = na zachód
web-gh-way-nw = na północny zachód

## Bohaterowie i karty
web-gh-level = poziom { $level }
web-gh-hp = punkty życia { $hp } z { $most }
web-gh-xp = Doświadczenie
web-gh-tokens = Żetony pieniędzy
web-gh-tokens-worth = Żetony pieniędzy o wartości { $gold }
web-gh-shield = Tarcza
web-gh-initiative = Inicjatywa
web-gh-half = { $card }: { $half }
web-gh-resolving = w toku
web-gh-played = Zagrane
web-gh-played-note = jedna górna, jedna dolna
web-gh-picked-note = wybrane, widzisz tylko ty
web-gh-hand = Ręka
web-gh-cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
web-gh-pile-active = Aktywne
web-gh-pile-discard = Odrzucone
web-gh-pile-lost = Utracone
web-gh-pile-pool = Wszystkie twoje karty
web-gh-pile-new = Nowe karty
web-gh-exhausted = bez sił
web-gh-ready = gotowe
web-gh-choosing = wybiera karty
web-gh-acting = wykonuje turę
web-gh-acted = po turze
web-gh-resting = długi odpoczynek
web-gh-to-come = czeka
web-gh-acts-at = działa przy { $initiative }
web-gh-row = Odrzucone { $discard }, utracone { $lost }, aktywne { $active }, modyfikatory { $deck }.
web-gh-suffer = punkty życia { $before } → { $after }
web-gh-your-turn = twoja tura
web-gh-goal-at-most = { $count }, najwyżej { $most }
web-gh-only-you = Widzisz tylko ty.
web-gh-heal = punkty życia { $before } → { $after } z { $most }
web-gh-heal-poison = usuwa truciznę, nic nie leczy ({ $hp }/{ $most })
web-gh-mark-xp = PD
web-gh-mark-lost = utracona
web-gh-mark-unrecoverable = nie wraca
web-gh-mark-persistent = zostaje w grze
web-gh-mark-round = ta runda
web-gh-mark-shuffle = tasuj

## Przygotowanie
web-gh-offer-classes = Wybierz klasę
web-gh-offer-perks = Zaznacz atut
web-gh-offer-goals = Zatrzymaj jeden cel bitewny
web-gh-offer-equip = Wyposaż się
web-gh-class-note = karty { $cards }, punkty życia { $hp }
web-gh-perk-note = zaznaczono { $ticked } z { $boxes }
web-gh-item-note = cena { $price } · { $slot }

## Atak krok po kroku
web-gh-ledger = { $who } → { $whom }
web-gh-term-attack = atak
web-gh-term-card = karta
web-gh-term-bonus = premia
web-gh-term-times = mnożnik
web-gh-term-least = co najmniej 0
web-gh-term-pierce = przebicie
web-gh-term-parried = odparte
web-gh-term-poison = trucizna
web-gh-term-modifier = modyfikator
web-gh-term-double = modyfikator
web-gh-term-null = pudło
web-gh-term-shield = tarcza
web-gh-term-damage = obrażenia

## Wyjaśnienie potwora
web-gh-explain-title = Co zrobi { $who }
web-gh-explain-who = kandydaci
web-gh-explain-head-harm = szkoda
web-gh-explain-head-points = kroki
web-gh-explain-head-proximity = zasięg
web-gh-explain-head-order = kolejność
web-gh-explain-unseen = niewidzialny
web-gh-explain-far = brak drogi
web-gh-explain-none = Nikt nie może być jego celem.
web-gh-explain-one = Jego celem jest { $letter }.
web-gh-explain-tie = { $letters } remisują: decydują gracze.
web-gh-explain-move = { $count ->
        [one] Idzie o 1 pole, więcej nie trzeba.
        [few] Idzie o { $count } pola, więcej nie trzeba.
       *[many] Idzie o { $count } pól, więcej nie trzeba.
    }
web-gh-explain-ends = Równie dobrych pól: { $count }. Decydują gracze.
web-gh-explain-stay = Zostaje na miejscu.
web-gh-explain-attack = Atakuje: { $names }.
web-gh-explain-no-attack = Stamtąd nie może nikogo zaatakować.
web-gh-explain-later = Po odkryciu kart dowiesz się tutaj, co zrobią następne potwory i dlaczego.
web-gh-deck-cards = zostało kart: { $count }

## Koniec
web-gh-outcome-won = Scenariusz wygrany
web-gh-outcome-lost = Scenariusz przegrany

## The solver's page
web-gh-solver-title = Rozwiązywacz potworów
web-gh-solver-about = Dla prawdziwego stołu: ułóż sytuację i zobacz, co zrobi potwór i dlaczego.
web-gh-solver-tools = Co kładzie kliknięcie na mapie
web-gh-solver-tool-floor = Podłoga
web-gh-solver-tool-wall = Cienka ściana
web-gh-solver-tool-obstacle = Przeszkoda
web-gh-solver-tool-trap = Pułapka
web-gh-solver-tool-hazard = Zagrożenie
web-gh-solver-tool-difficult = Trudny teren
web-gh-solver-tool-monster = Potwór
web-gh-solver-tool-enemy = Wróg
web-gh-solver-tool-ally = Jego sojusznik
web-gh-solver-tool-clear = Wyczyść pole
web-gh-solver-monster = Potwór
web-gh-solver-move = Ruch
web-gh-solver-move-note = 0: stoi
web-gh-solver-range = Zasięg
web-gh-solver-range-note = 0: wręcz
web-gh-solver-targets = Cele
web-gh-solver-targets-note = 0: brak, −1: wszyscy
web-gh-solver-flying = Lata
web-gh-solver-jump = Skacze
web-gh-solver-muddled = Zamroczony
web-gh-solver-pattern = Wzór obszaru
web-gh-solver-pattern-note = Wręcz: wokół potwora. Na dystans: dowolne pola, gdziekolwiek w zasięgu.
web-gh-solver-enemies = Jego wrogowie
web-gh-solver-enemies-none = Wybierz „Wróg” i kliknij pole.
web-gh-solver-initiative = inicjatywa
web-gh-solver-remove = Usuń
web-gh-solver-examples = Przykłady
web-gh-solver-example-focus = Na kim się skupi?
web-gh-solver-example-archer = Łucznik się cofa
web-gh-solver-example-trap = Pułapki w korytarzu
web-gh-solver-example-area = Atak obszarowy
web-gh-solver-example-door = Wąskie przejście
web-gh-solver-map = Mapa: strzałki prowadzą z pola na pole, Enter używa narzędzia, 1 do 0 je zmienia
web-gh-solver-undo = Cofnij
web-gh-solver-new = Nowa mapa
web-gh-solver-text = Sytuacja jako tekst
web-gh-solver-text-note = Ten sam JSON co dla polecenia: fabletop gloomhaven solve.
web-gh-solver-load = Wczytaj ten tekst
web-gh-solver-copy = Kopiuj
web-gh-solver-link = Kopiuj odnośnik
web-gh-solver-download = Pobierz
web-gh-solver-open = Otwórz plik
web-gh-solver-result = Co zrobi
web-gh-solver-no-monster = Połóż potwora na mapie.
web-gh-solver-no-hexes = Połóż co najmniej jedno pole podłogi.
web-gh-solver-outside = bez podłogi
web-gh-solver-wall-first = Te dwa pola nie sąsiadują: ściany tu nie będzie.
web-gh-solver-wall-second = Teraz Enter na sąsiednim polu za ścianą.
web-gh-solver-loaded = Sytuacja jest na mapie.
web-gh-solver-copied = Skopiowano.
web-gh-solver-unreachable = Serwer nie odpowiedział; sytuacja zostaje na tej stronie.
web-gh-solver-in-pattern = We wzorze:
web-gh-solver-enemy = Wróg { $letter }
web-gh-solver-goes = { $count ->
        [one] Przesuwa się o 1 pole na { $hex }.
        [few] Przesuwa się o { $count } pola na { $hex }.
       *[many] Przesuwa się o { $count } pól na { $hex }.
    }
web-gh-solver-outcomes = { $count ->
        [one] Jest tylko jeden wynik.
        [few] { $count } wyniki są równie dobre: wybierają gracze.
       *[many] { $count } wyników jest równie dobrych: wybierają gracze.
    }
web-gh-solver-focus = cel główny
web-gh-solver-candidates = Na kim się skupi
web-gh-solver-spots = Skąd zaatakuje { $letter }
web-gh-solver-from = z pola
web-gh-solver-on = staje na
web-gh-solver-stops = W tej turze za daleko: gdzie się zatrzyma
web-gh-solver-left = zostaje
web-gh-solver-head-harm = szkoda
web-gh-solver-head-now = teraz
web-gh-solver-head-wary = niekorz.
web-gh-solver-head-count = cele
web-gh-solver-head-points = kroki
web-gh-solver-head-whom = kogo
web-gh-solver-yes = tak
web-gh-solver-no = nie
web-gh-solver-here = jego pole
web-gh-solver-lost = (przesądza na nie)
web-gh-solver-more = { $count ->
        [one] Jeszcze 1 pole
        [few] Jeszcze { $count } pola
       *[many] Jeszcze { $count } pól
    }

## Poczekalnia

## Galeria

## Lobby, gallery, report
lobby-campaign = Kampania
lobby-solver = Rozwiązywacz potworów
about = Drużyna najemników wchodzi w mroczne miejsca z dwiema kartami na rundę i zupełnie bez kości. Długa kampania trudnych wyborów, w której każda spalona karta przybliża koniec.
option-scenario = Scenariusz
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
option-scenario-random = Losowe podziemia
option-difficulty = Trudność
option-difficulty-easy = Łatwa
option-difficulty-normal = Zwykła
option-difficulty-hard = Trudna
option-difficulty-very-hard = Bardzo trudna
option-level = Poziom bohaterów
option-level-1 = Poziom 1
option-level-2 = Poziom 2
option-level-3 = Poziom 3
option-level-4 = Poziom 4
option-level-5 = Poziom 5
option-level-6 = Poziom 6
option-level-7 = Poziom 7
option-level-8 = Poziom 8
option-level-9 = Poziom 9
option-classes = Klasy
option-classes-choose = Dowolny wybór
option-classes-deal = Losowo
option-information = Ręce
option-information-secret = Tajne
option-information-open = Jawne, silniejsze potwory
option-information-solo = Jeden gracz, silniejsze potwory
option-randomness = Karty modyfikatorów
option-randomness-standard = Jak wydrukowano
option-randomness-reduced = Mniej losu: ±2 zamiast podwojenia i pudła
option-death = Kto padnie
option-death-exhaustion = jest bez sił
option-death-permanent = ginie na zawsze
option-penalties = Kary losowych komnat
option-penalties-normal = Według kart
option-penalties-none = Żadne
option-penalties-minor = Małe w każdej komnacie
option-penalties-major = Duże w każdej komnacie
gallery-class = Klasy
report-kind-class = klasa
gallery-card = Karty akcji
report-kind-card = karty
gallery-modifier = Modyfikatory ataku
report-kind-modifier = modyfikatory ataku
gallery-summon = Przywołane istoty
report-kind-summon = przywołańcy
gallery-monster = Potwory
report-kind-monster = potwory
gallery-monster-card = Karty zdolności potworów
report-kind-monster-card = karty potworów
gallery-boss = Bossowie
report-kind-boss = bossowie
gallery-named = Nazwane potwory
report-kind-named = potwory z imieniem
gallery-item = Przedmioty
report-kind-item = przedmioty
gallery-battle-goal = Cele bitewne
report-kind-battle-goal = cele bitewne
gallery-treasure = Skarby
report-kind-treasure = skarby
gallery-scenario = Scenariusze
report-kind-scenario = scenariusze
gallery-dungeon-room = Komnaty losowych podziemi
report-kind-dungeon-room = komnaty lochu
gallery-dungeon-card = Potwory losowych podziemi
report-kind-dungeon-card = karty lochu
