### Stół w przeglądarce po polsku: wejście, zasady, galeria i wszystko wokół planszy.

## Wszędzie
web-name = Fabletop
web-skip = Przejdź do treści
web-menu = Menu główne
web-lobby = Start
web-rules = Zasady
web-gallery = Karty
web-language = Język
web-close = Zamknij
web-send = Wyślij
web-all = Wszystkie
web-you = Ty

## Wejście: powitanie
web-lobby-title = Fabletop: przygody fantasy przy jednym stole
web-hero = Każda zasada. Każda karta. Twój ruch.
web-hero-text = Wielkie planszówki fantasy przy stole, który zna zasady, więc możesz myśleć o przygodzie. W pojedynkę z botami, razem przy jednym ekranie albo z przyjaciółmi przez link. Bez konta i bez instalacji.
web-play-now = Zagraj teraz
web-play-now-what = { $title }, ty przeciw dwóm botom
web-play-now-game = Zagraj teraz: { $title }
web-set-table = Przygotuj stół
web-games = Gry
web-card-players = { $most ->
        [one] { $most } gracz
       *[other] { $least }–{ $most } graczy
    }
web-card-length = { $least }–{ $most } min
web-card-authors = { $authors }
web-card-publisher = wydawca: { $publisher }
web-weight = Złożoność
web-weight-of = Złożoność { $weight } z 5: { $word }
web-weight-1 = lekka
web-weight-2 = niewielka
web-weight-3 = średnia
web-weight-4 = duża
web-weight-5 = bardzo duża

## Wejście: przygotowanie stołu
web-build-title = Przygotuj stół
web-build-text = Wybierz, kto gdzie siedzi. Przyjaciele dostaną osobny link do każdego wolnego miejsca.
web-build-seats = Miejsca
web-build-name = Twoje imię
web-build-name-hint = tak zobaczą je inni
web-build-create = Otwórz stół
web-build-empty = Ktoś musi usiąść przy stole.
web-build-count = { $count ->
        [one] { $count } gracz przy stole
        [few] { $count } graczy przy stole
       *[many] { $count } graczy przy stole
    }
web-seat-number = Miejsce { $number }
web-seat-you = Ty
web-seat-open = Przyjaciel, przez link
web-seat-hot = Ktoś przy tym ekranie
web-seat-random = Bot: Włóczęga (gra losowo)
web-seat-greedy = Bot: Łowca (silny)
web-seat-mcts = Bot: Wieszcz (przelicza, najsilniejszy)
web-seat-none = Puste
web-bot-random = Włóczęga
web-bot-greedy = Łowca
web-bot-mcts = Wieszcz

## Wejście: moje stoły, oglądanie, wczytywanie
web-mine = Moje stoły
web-mine-none = Nie ma jeszcze stołu. Do pierwszego wystarczy jedno kliknięcie.
web-mine-resume = Graj dalej
web-mine-look = Obejrzyj
web-mine-yours = Twój ruch
web-mine-theirs = Czekamy na innych
web-mine-over = Zakończona
web-mine-watching = oglądasz
web-mine-choices = { $count ->
        [one] { $count } wybór
        [few] { $count } wybory
       *[many] { $count } wyborów
    }
web-watch = Oglądaj
web-watch-text = Masz link dla widzów? Otwórz go albo wklej tutaj.
web-watch-link = Link dla widzów
web-watch-go = Oglądaj
web-watch-wrong = To nie jest link do żadnego stołu.
web-watch-bots = Obejrzyj grę trzech botów
web-import = Wczytaj grę
web-import-text = Graj dalej z pliku dziennika, który został wcześniej zapisany.
web-import-file = Plik dziennika
web-import-go = Wczytaj
web-credits = Nieoficjalna, niekomercyjna adaptacja fanowska, niewspierana przez wydawców. Polecamy mieć te gry na półce: prawdziwego pudełka nic nie zastąpi.
web-credits-authors = { $title }: { $authors }, wydawca { $publisher }.
web-credits-marks = Wszystkie nazwy należą do ich właścicieli.
web-credits-free = Kod na licencji MIT, nasze własne teksty CC BY-SA 4.0, ikony z game-icons.net (CC BY 3.0).
web-differences = Czym różnimy się od pudełka
web-api = API dla własnych programów

## Zajmowanie miejsca
web-join-title = Miejsce jest wolne
web-join-text = Masz zaproszenie do gry { $title }. Wybierz imię i usiądź.
web-join-name = Twoje imię
web-join-sit = Usiądź
web-join-who = Przy stole już siedzą
web-invite-seat = Link do miejsca { $number }
web-invite-watch = Link dla widzów

## Przy stole: miejsca i tury
web-table-of = stół { $table }
web-round = Runda { $round }
web-seats = Gracze
web-seat-bot = Bot
web-seat-free = wolne miejsce
web-seat-away = poza stołem
web-seat-here = przy stole
web-playing = gra
web-thinking = myśli …
web-thinking-who = { $name } myśli …
web-waiting = Oczekiwanie
web-waiting-for = Czekamy: { $names }
web-your-move-name = { $name }, twój ruch
web-watching = Oglądasz grę
web-curtain = Przekaż ekran: { $name }
web-curtain-text = Pozostali niech nie patrzą.
web-curtain-ready = Tu { $name }

## Przy stole: pytanie
web-question = Pytanie
web-answers = Odpowiedzi
web-confirm = Potwierdź
web-pick-some = { $least ->
        [0] { $most ->
            [one] Wybierz najwyżej { $most } możliwość
            [few] Wybierz najwyżej { $most } możliwości
           *[many] Wybierz najwyżej { $most } możliwości
        }
       *[other] Wybierz od { $least } do { $most }
    }
web-pick-exactly = { $count ->
        [one] Wybierz { $count } możliwość
        [few] Wybierz { $count } możliwości
       *[many] Wybierz { $count } możliwości
    }
web-keys-text = Cyfry i litery wybierają odpowiedź, Enter potwierdza, U cofa, R ponawia, H podpowiada, W próbuje na sucho, znak zapytania otwiera zasadę.

## Przy stole: cofanie
web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-redo = Ponów
web-vote = Głosowanie
web-vote-ask = { $name } prosi o cofnięcie wyboru. Od tego czasu coś odkryto. Zgadzasz się?
web-vote-yes = Zgadzam się
web-vote-no = Nie zgadzam się
web-vote-waiting = { $count ->
        [one] Czekamy na { $count } głos
        [few] Czekamy na { $count } głosy
       *[many] Czekamy na { $count } głosów
    }

## Przy stole: pomoc
web-hint = Podpowiedź
web-analysis = Spojrzeć wstecz na grę
web-analysis-wait = Patrzę wstecz: twoje decyzje są ważone z tym, co można było zrobić inaczej …
web-analysis-title = Twoje najkosztowniejsze decyzje
web-analysis-none = Żadna decyzja nie była wyraźnie gorsza od innej.
web-analysis-show = Pokaż
web-analysis-early = Wstecz można spojrzeć tylko na skończoną grę.
web-analysis-scale = Liczby to te, którymi bot ocenia pozycję.
web-analysis-old = Nie można spojrzeć wstecz na grę zaczętą według innych zasad.
web-whatif = Co gdyby
web-whatif-start = Wypróbuj
web-whatif-text = Próbujesz swojej tury na osobności. Nikt jej nie zobaczy, dopóki jej nie zachowasz.
web-whatif-stop = Odtąd decyduje los albo coś zakrytego. Zachowaj wybory albo je odrzuć.
web-keep = Zachowaj
web-drop = Odrzuć

## Przy stole: kronika, historia, rozmowa
web-chronicle = Kronika
web-chronicle-empty = Nic się jeszcze nie wydarzyło.
web-history-at = Wybór { $at } z { $count }
web-history-now = Wróć do teraz
web-history-text = Oglądasz wcześniejszą chwilę. Gra toczy się dalej, a ty w nią nie ingerujesz.
web-history-earlier = Wcześniej
web-history-later = Później
web-undone = cofnięte
web-chat = Czat
web-chat-say = Powiedz coś
web-hand = Ręka
web-own = Twój obszar
web-board = Plansza
web-export = Zapisz dziennik
web-zoom-in = Bliżej
web-zoom-out = Dalej
web-zoom-fit = Cała plansza
web-zoom-how = kółko przybliża, przeciąganie przesuwa
web-leave = Odejdź od stołu

## Koniec
web-over = Koniec gry
web-won = Wygrywa { $name }
web-won-you = Zwycięstwo jest twoje!
web-again = Zagraj jeszcze raz
web-seed = Ziarno tej gry: { $seed }
web-seed-hash = Zapieczętowane ziarno: { $hash }
web-seed-text = Pieczęć ogłoszono na początku, ziarno na końcu: kto chce, sprawdzi, że nikt nie pomagał losowi.

## Na żywo
web-offline = Połączenie przerwane. Próbuję ponownie …
web-stale = Stół poszedł tymczasem dalej; tak wygląda teraz. Nic nie zostało wybrane.
web-repeated = To już zostało zrobione; drugi raz nic się nie stało.

## Zasady
web-rules-title = Zasady: { $title }
web-rules-text = { $count ->
        [one] { $count } numerowana zasada, dokładnie tak, jak pilnuje jej stół.
        [few] { $count } numerowane zasady, dokładnie tak, jak pilnuje ich stół.
       *[many] { $count } numerowanych zasad, dokładnie tak, jak pilnuje ich stół.
    }
web-rules-english = Zasady są napisane po angielsku.
web-rules-search = Szukaj w zasadach
web-rules-chapters = Rozdziały
web-rules-found = { $count ->
        [0] Nie znaleziono żadnej zasady
        [one] Znaleziono { $count } zasadę
        [few] Znaleziono { $count } zasady
       *[many] Znaleziono { $count } zasad
    }
web-rules-link = Link do zasady { $rule }
web-rules-whole = Całe zasady
web-rules-withdrawn = wycofana

## Galeria
web-gallery-title = Wszystkie karty: { $title }
web-gallery-text = To, co na nich wydrukowano, nigdy to, dokąd prowadzi przygoda.
web-gallery-search = Szukaj w kartach
web-gallery-kinds = Rodzaje
web-gallery-found = { $count ->
        [0] Nie znaleziono żadnej karty
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
web-gallery-link = Link: { $name }
web-gallery-reset = Pokaż wszystkie
web-facet-colour = Kolor
web-facet-terrain = Teren
web-facet-cost = Koszt
web-facet-level = Poziom
web-facet-school = Szkoła
web-facet-attribute = Atrybut
web-facet-shared = Dla wszystkich
web-facet-any = dowolny

## Co się nie udało
web-error = Coś się nie udało
web-error-lost = Tu droga się kończy
web-error-home = Na stronę główną
web-error-table = Nie ma takiego stołu. Może link jest niepełny.
web-error-page = Nie ma takiej strony.
web-error-seat = Ten link nie otwiera żadnego miejsca. Może jest niepełny.
web-error-not-yours = To miejsce należy do kogoś innego.
web-error-not-seated = Nie masz miejsca przy tym stole.
web-error-watching = Widzowie nie wybierają.
web-error-game = Nie ma gry „{ $game }”.
web-error-rule = Nie ma zasady „{ $rule }”.
web-error-kind = Nie ma kart rodzaju „{ $kind }”.
web-error-language = Nie ma słów w języku „{ $lang }”; są: { $known }.
web-error-setup = Takiego stołu nie da się przygotować: { $why }
web-error-seats = { $title } jest dla { $least } do { $most } graczy.
web-error-seat-kind = Miejsce zajmujesz ty, przyjaciel, ktoś przy tym ekranie albo bot, a nie „{ $kind }”.
web-error-option = Nie ma opcji „{ $name }” o wartości „{ $value }”.
web-error-name = Imię ma od 1 do { $most } znaków.
web-error-chat = Wiadomość ma od 1 do { $most } znaków.
web-error-journal-shape = Ten plik nie jest dziennikiem gry.
web-error-journal-entry = Wybór numer { $number } w tym pliku nie pasuje do gry: został zmieniony albo zapisany według innych zasad.
web-error-journal-other-rules = Tę grę rozegrano według innych zasad albo innymi kartami niż na tym serwerze, a plik nie zawiera pozycji, od której można kontynuować.
web-error-journal-other-game = Ten serwer nie zna gry z tego pliku.
web-error-journal-position = Gra nie mogła dojść do pozycji z tego pliku: plik został zmieniony albo jest uszkodzony.
web-error-journal-limits = Wczytanie tego pliku zajęłoby serwerowi zbyt dużo czasu albo pamięci.
web-error-journal-none = Wybierz plik dziennika.
web-error-big = To za dużo naraz.
web-error-form = Formularz dotarł niepełny.
web-error-origin = To żądanie przyszło z innej strony i zostało odrzucone.
web-error-often = { $seconds ->
        [one] Za szybko. Poczekaj { $seconds } sekundę.
        [few] Za szybko. Poczekaj { $seconds } sekundy.
       *[many] Za szybko. Poczekaj { $seconds } sekund.
    }
web-error-method = Tego nie można tu zrobić.
web-error-server = Stół się potknął. Twoje wybory są bezpieczne; spróbuj ponownie.

## What happens, told at one's own pace

web-replay = Odtwórz
web-turn-quiet = nic szczególnego
web-chronicle-whole = Cała kronika
web-since = Od twojej ostatniej tury
web-tell-pause = Wstrzymaj
web-tell-go = Dalej
web-tell-step = Następny krok
web-tell-back = Od początku
web-tell-skip = Pomiń
web-tell-pace = Tempo
web-telling = Co się dzieje
web-tell-of = { $at } z { $count }
web-pace-step = krok
web-pace-slow = wolno
web-pace-normal = zwykle
web-pace-fast = szybko
web-pace-off = wył.
