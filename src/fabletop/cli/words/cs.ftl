## U stolu
you = ty
welcome = { $title }. { $players }.
welcome-help = Odpovídej číslem odpovědi. Ostatní slova vypíše „help“.
help =
    Napiš číslo své odpovědi; kde jich má být víc, odděl čísla mezerami.
    u vezme tvou poslední volbu zpět, r ji vrátí.
    a položí otázku znovu.
    h poradí.
    ? řekne pravidlo, z něhož otázka plyne, ? a číslo pravidla kterékoli jiné.
    v popíše celý stůl.
    c a číslo odpovědi, označení nebo jméno řekne, co karta dělá.
    l přečte kroniku, l a číslo její poslední řádky.
    s a jméno souboru hru uloží.
    q odejde od stolu.
turn = Kolo { $round }, { $player }.
asked = Na řadě je { $player }.
blocked = Teď nejde: { $answer }. { $why }
prompt-pick = Tvá volba:
prompt-pick-some = Zvol { $least } až { $most }, čísla odděl mezerami:
prompt-pick-any = Zvol nejvýše { $most }, čísla odděl mezerami, nebo jen Enter, když nic:
prompt-amount = Číslo od { $least } do { $most }:
prompt-order = Všechna čísla v pořadí, jaké chceš:
prompt-offer = Můžeš jedno zvolit, nebo to Enterem nechat být:
prompt-end = u vezme poslední volbu zpět, s a jméno souboru hru uloží, Enter odejde:
read-nothing = Zvol prosím jedno z čísel. Ostatní slova vypíše „help“.
read-amount = Napiš prosím celé číslo od { $least } do { $most }.
read-unknown = „{ $word }“ není číslo odpovědi ani slovo, které znám. Slova vypíše „help“.
read-number = Odpověď { $number } tu není; odpovědi jsou 1 až { $count }.
undo-done = Vzato zpět.
undo-none = Zatím není žádná tvá volba, kterou by šlo vzít zpět.
redo-done = Vráceno.
card-unknown = Karta „{ $card }“ tu není. Napiš c a její označení, jméno nebo číslo odpovědi.
chronicle-empty = Ještě se nic nestalo.
save-where = Napiš s a jméno souboru, třeba: s vecer.json
save-done = Uloženo do { $file }.
end = Hra skončila.
end-place = { $place }. { $player }, { $score } { $score ->
        [one] bod
        [few] body
       *[other] bodů
    }.
end-seed = Semínko této hry bylo { $seed }.
farewell = Na shledanou. Semínko této hry bylo { $seed }.

## Simulace
sim-games = { $title }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    } za { $seconds } s.
sim-wins = { $entry }. { $name }: výher { $wins }, { $rate } % (s 95% jistotou { $low } až { $high } %).
sim-draws = Remízy: { $draws }.
sim-length = Hra trvá průměrně { $rounds } kol a { $decisions } rozhodnutí.
sim-pace = { $pace } rozhodnutí za sekundu.
sim-journals = Záznamy jsou v { $folder }.
sim-report = Zpráva je { $file }.
sim-resumed = { $games ->
        [one] { $games } z nich byla odehrána už dříve.
        [few] { $games } z nich byly odehrány už dříve.
       *[other] { $games } z nich bylo odehráno už dříve.
    }
sim-score = { $name } { $rate } % ({ $low } až { $high })
sim-tables = Tabulky jsou v { $folder }: games.parquet, seats.parquet, cards.parquet.
sim-paused = Zastaveno. Dosavadní hry jsou v { $folder }; stejný příkaz v nich bude pokračovat.
sim-stopped = Zastaveno; nic se neuložilo. S --out SLOŽKA lze v simulaci pokračovat.

## Turnaje
tour-games = { $title }: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    } u stolu pro { $seats }.
tour-common = Všichni vyhrávají nebo prohrávají společně, proto každý bot obsadí celý stůl; „(game)“ je hra sama.
tour-row = { $place }. { $name }: síla { $mu } (s 95% jistotou { $low } až { $high }); první na { $wins } z { $seats } míst, { $rate } % ({ $least } až { $most } %).

## Záznamy
replay-good = { $file }: { $choices ->
        [one] { $choices } volba
        [few] { $choices } volby
       *[other] { $choices } voleb
    }, vše podle záznamu. Otisk { $digest }.
replay-bad = { $file }: { $why }
analyse-bar = Místo { $seat }
position = { $title } po { $choices ->
        [one] { $choices } volbě.
       *[other] { $choices } volbách.
    }

## Pravidla a obsah
coverage-game = { $title }: pravidel { $total }, v kódu { $cited }, uvedených v názvu testu { $tested }.
coverage-unexplained = { $count ->
        [one] { $count } pravidlo chybí bez udání důvodu.
        [few] { $count } pravidla chybějí bez udání důvodu.
       *[other] { $count } pravidel chybí bez udání důvodu.
    }
content-good = { $title }: záznamů { $records }, druhů { $kinds }, vše v pořádku.

## Náklady
bench-game = { $title }: { $pace } rozhodnutí/s, kopie { $fork } µs, pohled { $view } µs, přehrání hry { $replay } ms.
bench-peer = { $name }: { $pace } rozhodnutí/s, kopie { $copy } µs.
bench-ratio = { $title } hraje { $ratio }krát tak rychle jako soupeř.
bench-alone = Není nainstalován nikdo ke srovnání (catanatron).

## Co se nepovedlo
fault-file = Soubor { $file } nelze použít: { $why }.
fault-game = Hra „{ $game }“ tu není; jsou tu: { $known }.
fault-seat = Hráč „{ $name }“ tu není; jsou tu: { $known }.
fault-no-seat = Místo { $seat } tu není; místa jsou 0 až { $last }.
fault-option = „{ $option }“ není nastavení; piš JMÉNO=HODNOTA.
fault-language = V jazyce „{ $lang }“ slova nejsou; jsou v: { $known }.
fault-load = { $file } je hra { $title }, míst u stolu: { $seats }; uveď tuto hru a stejný počet hráčů.
fault-folder = Složka { $folder } neexistuje.
fault-overlay = Ve složce { $folder } není nic pro žádnou hru; čeká se v ní: { $known }.
fault-kind = Druh „{ $kind }“ tu není; jsou tu: { $known }.
fault-extra = K tomu je třeba { $name }, které není nainstalováno: pip install 'fabletop[{ $extra }]'
fault-alone = Turnaj potřebuje alespoň dva různé boty.

## The server
serve-ready = Stůl běží na { $address } (ukončíš ho Ctrl+C).
serve-workers = Více procesů potřebuje PostgreSQL: --db postgresql://…
serve-db = „{ $url }“ není úložiště; napište sqlite:///soubor nebo postgresql://…
