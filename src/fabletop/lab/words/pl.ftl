### Raport z symulacji.

report-games = { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
report-seat = Miejsce { $seat }
report-who = Kto wygrywa
report-length = Długość
report-scores = Punkty
report-cards = Karty
report-wins = Udział wygranych gier
report-fair = Udział gier, w których miejsce było pierwsze, samo lub z innymi, z 95% przedziałami Wilsona. Linia przerywana to równy udział. Każdy gracz siedział po kolei na każdym miejscu.
report-common = Wszyscy wygrywają lub przegrywają razem; udziały to wygrane gry z 95% przedziałami Wilsona.
report-by-bot = Według gracza
report-by-seat = Według miejsca
report-by-side = Według strony ({ $kind })
report-side-note = Stronie liczy się każda gra, w której ktoś nią grał. Strony oceniaj wśród równych graczy: silny gracz stronie schlebia.
report-reasons = Jak kończyły się gry:
report-all-won = wszyscy razem wygrali
report-all-lost = wszyscy razem przegrali
report-rounds = Rundy
report-decisions = Decyzje
report-rounds-mean = rund, średnio
report-decisions-median = decyzji, mediana
report-draws = remisy
report-pace = decyzji na sekundę
report-score = Punkty
report-box = Prostokąt obejmuje środkową połowę wyników z zaznaczoną medianą; linia sięga od 5 do 95 %.
report-mean = średnia
report-interval = przedział 95%
report-lowest = najmniej
report-middle = mediana
report-highest = najwięcej
report-cards-note = Karta jest użyta, gdy miejsce wybrało odpowiedź z nią. Wkład mówi, o ile punktów procentowych częściej wygrywały miejsca, które karty użyły, niż miejsca tego samego gracza i tej samej strony, które jej nie użyły; kreska oznacza, że nie ma z czym porównać, bo użyły jej wszystkie. Zwycięzcy robią więcej, więc większość kart trochę zyskuje: porównuj karty ze sobą, nie z zerem. Kolorowe punkty są wyraźnie odległe od zera.
report-gain = Wkład w zwycięstwo w punktach
report-uses = użyć na grę
report-users = miejsc, które jej użyły
report-rate = wygrane
report-how = jak
report-all = { $count ->
        [one] { $count } użyta
        [few] Wszystkie { $count } użyte
       *[many] Wszystkie { $count } użytych
    }
report-untouched = { $count ->
        [one] { $count }, której nikt nie użył
        [few] { $count }, których nikt nie użył
       *[many] { $count }, których nikt nie użył
    }
report-seeds = Ziarna od { $first } do { $last }. To samo polecenie da te same gry.

## Rodzaje treści; strony w liczbie pojedynczej
kind-card = karty
kind-place = miejsca
kind-school = szkoła
kind-monster = potwory
kind-fight-card = karty walki
kind-city = eksploracje miast
kind-wilds = eksploracje dziczy
kind-event = wydarzenia
kind-potion = eliksiry
kind-attribute-trophy = trofea atrybutów
kind-witcher-trophy = trofea wiedźminów
kind-faction = frakcja
kind-start-card = karty startowe
kind-realm = krainy
kind-landmark = miejsca szczególne
kind-adventure = karty przygód
kind-magic = karty magii
kind-treasure = skarby
kind-mercenary = najemnicy
kind-hoard = żetony skarbca
kind-menu = menu nagród
kind-glory = tor chwały
kind-ghost = karty ducha
kind-constants = stałe
kind-layout = układy
kind-map-tile = kafelki mapy
kind-hero = bohater
kind-tile = kafelki
kind-gem = klejnoty
kind-essence = esencje
kind-elite = elity
kind-bounty = nagrody
kind-power = moce
kind-combat-card = karty walki
kind-encounter = spotkania
kind-quest = zadania
kind-elemental = żywiołaki
kind-dwurt-face = ścianki kości Dwurt
kind-scenario = scenariusze
kind-form = postacie
kind-dragon-attack = ataki smoka
kind-class = klasa
kind-modifier = modyfikatory ataku
kind-summon = przywołańcy
kind-monster-card = karty potworów
kind-boss = bossowie
kind-named = potwory z imieniem
kind-item = przedmioty
kind-battle-goal = cele bitewne
kind-dungeon-room = komnaty lochu
kind-dungeon-card = karty lochu
