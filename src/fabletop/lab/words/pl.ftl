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
