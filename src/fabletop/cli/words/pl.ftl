## Przy stole
you = ty
welcome = { $title }. { $players }.
welcome-help = Odpowiadaj numerem odpowiedzi. Pozostałe słowa wypisze „help”.
help =
    Wpisz numer swojej odpowiedzi; gdy ma ich być kilka, oddziel numery spacjami.
    u cofa twój ostatni wybór, r go przywraca.
    a powtarza pytanie.
    h daje wskazówkę.
    ? podaje zasadę, z której wynika pytanie, ? i numer zasady dowolną inną.
    v opisuje cały stół.
    c i numer odpowiedzi, oznaczenie lub nazwa mówi, co robi karta.
    l czyta kronikę, l i liczba jej ostatnie wiersze.
    s i nazwa pliku zapisuje grę.
    q odchodzi od stołu.
turn = Runda { $round }, { $player }.
asked = Wybiera { $player }.
blocked = Teraz niemożliwe: { $answer }. { $why }
prompt-pick = Twój wybór:
prompt-pick-some = Wybierz od { $least } do { $most }, numery oddziel spacjami:
prompt-pick-any = Wybierz najwyżej { $most }, numery oddziel spacjami, albo sam Enter, jeśli nic:
prompt-amount = Liczba od { $least } do { $most }:
prompt-order = Wszystkie numery w wybranej kolejności:
prompt-offer = Możesz wybrać jedno albo pominąć Enterem:
prompt-end = u cofa ostatni wybór, s i nazwa pliku zapisuje grę, Enter kończy:
read-nothing = Wybierz proszę jeden z numerów. Pozostałe słowa wypisze „help”.
read-amount = Wpisz proszę liczbę całkowitą od { $least } do { $most }.
read-unknown = „{ $word }” nie jest ani numerem odpowiedzi, ani znanym słowem. Słowa wypisze „help”.
read-number = Nie ma odpowiedzi { $number }; odpowiedzi są od 1 do { $count }.
undo-done = Cofnięto.
undo-none = Nie masz jeszcze wyboru do cofnięcia.
redo-done = Przywrócono.
card-unknown = Nie ma karty „{ $card }”. Wpisz c i jej oznaczenie, nazwę lub numer odpowiedzi.
chronicle-empty = Jeszcze nic się nie wydarzyło.
save-where = Wpisz s i nazwę pliku, na przykład: s wieczor.json
save-done = Zapisano w { $file }.
end = Gra skończona.
end-place = { $place }. { $player }, { $score } { $score ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }.
end-seed = Ziarno tej gry to { $seed }.
farewell = Do zobaczenia. Ziarno tej gry to { $seed }.

## Symulacje
sim-games = { $title }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    } w { $seconds } s.
sim-wins = { $entry }. { $name }: wygrane { $wins }, { $rate } % (z 95% pewnością od { $low } do { $high } %).
sim-draws = Remisy: { $draws }.
sim-length = Gra trwa średnio { $rounds } rund i { $decisions } decyzji.
sim-pace = { $pace } decyzji na sekundę.
sim-journals = Zapisy są w { $folder }.
sim-report = Raport to { $file }.
sim-resumed = { $games ->
        [one] { $games } z nich rozegrano już wcześniej.
        [few] { $games } z nich rozegrano już wcześniej.
       *[many] { $games } z nich rozegrano już wcześniej.
    }
sim-score = { $name } { $rate } % (od { $low } do { $high })
sim-tables = Tabele są w { $folder }: games.parquet, seats.parquet, cards.parquet.
sim-paused = Zatrzymano. Dotychczasowe gry są w { $folder }; to samo polecenie będzie je kontynuować.
sim-stopped = Zatrzymano; nic nie zachowano. Z --out FOLDER symulację można kontynuować.

## Turnieje
tour-games = { $title }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    } przy stole dla { $seats }.
tour-common = Wszyscy wygrywają lub przegrywają razem, więc każdy bot obsadza cały stół; „(game)” to sama gra.
tour-row = { $place }. { $name }: siła { $mu } (z 95% pewnością od { $low } do { $high }); pierwszy na { $wins } z { $seats } miejsc, { $rate } % (od { $least } do { $most } %).

## Zapisy
replay-good = { $file }: { $choices ->
        [one] { $choices } wybór
        [few] { $choices } wybory
       *[other] { $choices } wyborów
    }, wszystko zgodnie z zapisem. Skrót { $digest }.
replay-bad = { $file }: { $why }
analyse-bar = Miejsce { $seat }
position = { $title } po { $choices ->
        [one] { $choices } wyborze.
       *[other] { $choices } wyborach.
    }

## Zasady i zawartość
coverage-game = { $title }: zasad { $total }, w kodzie { $cited }, wymienionych w nazwie testu { $tested }.
coverage-unexplained = { $count ->
        [one] { $count } zasady brakuje bez podania powodu.
       *[other] { $count } zasad brakuje bez podania powodu.
    }
content-good = { $title }: wpisów { $records }, rodzajów { $kinds }, wszystko w porządku.

## Koszty
bench-game = { $title }: { $pace } decyzji/s, kopia { $fork } µs, widok { $view } µs, odtworzenie gry { $replay } ms.
bench-peer = { $name }: { $pace } decyzji/s, kopia { $copy } µs.
bench-ratio = { $title } gra { $ratio } razy tak szybko jak rywal.
bench-alone = Nie zainstalowano nikogo do porównania (catanatron).

## Co się nie udało
fault-file = Pliku { $file } nie można użyć: { $why }.
fault-game = Nie ma gry „{ $game }”; są: { $known }.
fault-seat = Nie ma gracza „{ $name }”; są: { $known }.
fault-no-seat = Nie ma miejsca { $seat }; miejsca są od 0 do { $last }.
fault-option = „{ $option }” nie jest ustawieniem; pisz NAZWA=WARTOŚĆ.
fault-language = Nie ma słów w języku „{ $lang }”; są w: { $known }.
fault-load = { $file } to gra { $title }, miejsc przy stole: { $seats }; podaj tę grę i tylu graczy.
fault-folder = Nie ma folderu { $folder }.
fault-overlay = W folderze { $folder } nie ma nic dla żadnej gry; oczekiwano w nim: { $known }.
fault-kind = Nie ma rodzaju „{ $kind }”; są: { $known }.
fault-extra = Do tego potrzeba { $name }, a nie jest zainstalowane: pip install 'fabletop[{ $extra }]'
fault-alone = Turniej wymaga co najmniej dwóch różnych botów.

## The server
serve-ready = Stół jest pod adresem { $address } (Ctrl+C go zamyka).
serve-workers = Kilka procesów wymaga PostgreSQL: --db postgresql://…
serve-db = „{ $url }” nie jest magazynem danych; wpisz sqlite:///plik albo postgresql://…
