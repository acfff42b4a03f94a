### Zpráva o simulaci.

report-games = { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }
report-seat = Místo { $seat }
report-who = Kdo vyhrává
report-length = Délka
report-scores = Body
report-cards = Karty
report-wins = Podíl vyhraných her
report-fair = Podíl her, ve kterých bylo místo první, samo nebo s jinými, s 95% Wilsonovými intervaly. Přerušovaná čára je rovný podíl. Každý hráč seděl postupně na všech místech.
report-common = Všichni vyhrávají nebo prohrávají společně; podíly jsou vyhrané hry s 95% Wilsonovými intervaly.
report-by-bot = Podle hráče
report-by-seat = Podle místa
report-by-side = Podle strany ({ $kind })
report-side-note = Straně se počítá každá hra, ve které za ni někdo hrál. Strany posuzujte mezi stejně silnými hráči: silný hráč straně lichotí.
report-reasons = Jak hry skončily:
report-all-won = všichni společně vyhráli
report-all-lost = všichni společně prohráli
report-rounds = Kola
report-decisions = Rozhodnutí
report-rounds-mean = kol, průměr
report-decisions-median = rozhodnutí, medián
report-draws = remízy
report-pace = rozhodnutí za sekundu
report-score = Body
report-box = Obdélník zahrnuje prostřední polovinu výsledků s vyznačeným mediánem; čára sahá od 5 do 95 %.
report-mean = průměr
report-interval = 95% interval
report-lowest = nejméně
report-middle = medián
report-highest = nejvíce
report-cards-note = Karta je použita, když místo zvolilo odpověď s ní. Přínos říká, o kolik procentních bodů častěji vyhrála místa, která kartu použila, než místa téhož hráče a téže strany, která ji nepoužila; pomlčka znamená, že není s čím srovnávat, protože ji použila všechna. Vítězové toho udělají víc, takže většina karet trochu získává: srovnávejte karty mezi sebou, ne s nulou. Barevné body jsou od nuly zřetelně vzdálené.
report-gain = Přínos k výhře v bodech
report-uses = použití na hru
report-users = míst, která ji použila
report-rate = výhry
report-how = jak
report-all = { $count ->
        [one] { $count } použitá
        [few] Všechny { $count } použité
       *[other] Všech { $count } použitých
    }
report-untouched = { $count ->
        [one] { $count }, kterou nikdo nepoužil
        [few] { $count }, které nikdo nepoužil
       *[other] { $count }, kterých nikdo nepoužil
    }
report-seeds = Semínka { $first } až { $last }. Stejný příkaz dá stejné hry.
