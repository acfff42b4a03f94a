### Kampania Gloomhaven, po polsku: pytania, odpowiedzi i kronika.

## Pojęcia
term-gloomhaven = Gloomhaven
term-deck-city = wydarzenia miejskie
term-deck-road = wydarzenia drogowe
term-outcome-won = wygrana
term-outcome-lost = przegrana
term-difficulty = Poziom trudności
term-easy = łatwy
term-hard = trudny
term-very-hard = bardzo trudny
term-information = Informacje
term-information-secret = ręce są tajne
term-information-open = otwarte informacje
term-randomness = Losowość
term-randomness-standard = jak wydrukowano
term-randomness-reduced = ograniczona
term-death = Śmierć
term-death-exhaustion = tylko wyczerpanie
term-death-permanent = trwała
term-penalties = Kary losowych podziemi
term-penalties-normal = zwykłe
term-penalties-none = żadne
term-penalties-minor = tylko małe
term-penalties-major = tylko duże

## Pytania
ask-gh-camp-02 = Które miejsce chcecie zobaczyć przed czasem?
ask-gh-camp-10 = Do domu czy prosto dalej?
ask-gh-camp-11 = { $about }: wyruszacie?
ask-gh-camp-12 = Dokąd idzie drużyna?
ask-gh-camp-26 = W drodze: { $about }. Co robicie?
ask-gh-camp-31 = { $about ->
    [for-giving] Kto to oddaje?
    [for-start] Kogo to spotyka?
    [for-effect] Które z dwóch?
    [for-paying] Ile z tego płacisz?
    [for-sharing] Ile z tego jest twoje?
   *[other] Kto dostaje: { $about }?
 }
ask-gh-camp-40 = Co robisz w mieście?
ask-gh-camp-41 = W mieście: { $about }. Co robicie?
ask-gh-camp-45 = { $about ->
    [for-quest] Które zadanie osobiste zachowujesz?
   *[other] { $about }: na jakim poziomie?
 }
ask-gh-camp-48 = { $about }: jak ma na imię postać?
ask-gh-camp-51 = { $about }: która nowa karta?
ask-gh-camp-53 = { $about }: który atut?
ask-gh-camp-57 = { $about }: którą kartę ulepszasz?
ask-gh-camp-59 = { $about }: jaka naklejka i gdzie?
ask-gh-camp-70 = Które miejsce trafia na mapę?

## Odpowiedzi
key-city-event = Dobierz wydarzenie miejskie
key-create = Nowa postać: { $a }
key-level-up = Zdobądź poziom ({ $a })
key-rise = Awansuj do poziomu miasta ({ $a })
key-shop = Kup: { $b } ({ $a })
key-sell = Sprzedaj: { $b } ({ $a })
key-donate = Ofiaruj 10 złota ({ $a })
key-enhance = Ulepsz kartę ({ $a })
key-retire = Przejdź na emeryturę ({ $a })
key-leave = { $a } zostaje w domu
key-come = { $a } idzie z wami (nr { $b })
key-set = { $a }: { $b }
key-all-done = Możemy wyruszać
key-go-on = Dalej
key-travel = { $a }
key-casual = { $a }, poza opowieścią
key-spoilers = Miejsce, którego jeszcze nie znaleźliście
key-gloomhaven = Z powrotem do Gloomhaven
key-remain = Jeszcze nie
key-back = Wstecz
key-set-out = Wyruszyć
key-difficulty = Poziom trudności: { $a }
key-option = { $a }
key-sticker = { $b }: { $a }, { $c } zł
key-tick = { $a }
key-name = { $a }
key-nameless = Na razie bez imienia
key-quest = { $a }
key-level = Poziom { $a }
key-character = { $a }
key-effect = { $a ->
    [1] Pierwsze
    [2] Drugie
   *[other] Trzecie
 }
key-unlock = { $a }
stay-no-character = Nie masz jeszcze postaci.
stay-retire = Zadanie osobiste jest spełnione, { $who } musi najpierw przejść na emeryturę.
stay-level = { $who } ma doświadczenie na nowy poziom i musi go najpierw zdobyć.
stay-too-few = Wyruszają co najmniej dwie postacie.
travel-requirements = Drużynie brakuje tego, czego wymaga to miejsce.

## Kronika
town-prosperity = Dobrobyt { $amount ->
    [1] rośnie o punkt
   *[other] zmienia się o { $amount }
 }: teraz { $points }.
town-prosperity-level = Gloomhaven osiąga { $level }. poziom dobrobytu.
town-achievement = Osiągnięcie: { $what }.
town-unlocked = Nowe miejsce na mapie: { $what }.
town-event-added = Karta { $number } zostaje wtasowana do talii: { $deck }.
town-event-drawn = Z talii ({ $deck }): { $what }.
town-event-removed = Z gry odchodzi: { $what }.
town-event-returned = Na spód talii trafia: { $what }.
town-event-option = Drużyna wybiera: { $what }.
town-event-outcome = { $what }
town-design = Nowy przedmiot w sklepie: { $what }.
town-no-design = Nie ma już projektów przedmiotów.
town-no-side-scenario = Nie ma już scenariuszy pobocznych.
town-reputation = Reputacja { $amount ->
    [1] rośnie o jeden
   *[other] zmienia się o { $amount }
 }: teraz { $now }.
town-bought = { $who } kupuje { $what } za { $amount } zł.
town-sold = { $who } sprzedaje { $what } za { $amount } zł.
town-no-copy = Nie został żaden egzemplarz: { $what }.
town-received = { $who } otrzymuje { $what }.
town-level = { $who } osiąga poziom { $level }.
town-new-card = { $who } uczy się: { $what }.
town-new-perk = { $who } zdobywa atut: { $what }.
town-created = Gracz { $number } wprowadza nową postać: { $who }, poziom { $level }.
town-left = { $who } zostaje w domu.
town-joined = { $who } idzie z wami.
town-quest = { $who } ma zadanie osobiste: { $what }.
town-donated = { $who } składa ofiarę w świątyni; razem { $total } zł.
town-box-opened = Otwarto: { $what }.
town-class-unlocked = Nowa klasa: { $who }.
town-record-opened = Kronika miasta zostaje otwarta.
town-chapter-read = Przeczytano rozdział { $number } kroniki miasta.
town-gave = { $who } oddaje { $what }.
town-gold = { $who } zyskuje { $amount } zł.
town-gold-lost = { $who } traci { $amount } zł.
town-xp = { $who }: doświadczenie { $amount }.
town-checks = { $who }: znaczniki { $amount }.
town-burdened = { $who } odczuje to w następnym scenariuszu.
town-retired = { $who } przechodzi na emeryturę: { $what } spełnione.
town-buried = { $who } nie żyje.
town-setting = { $what }: { $value }.
town-ready = Gracz { $number } jest gotów.
town-home = Drużyna wraca do Gloomhaven.
town-set-out = Drużyna wyrusza: { $what }.
town-over = Wszyscy są gotowi i drużyna wyrusza.
town-enhanced = { $who } ulepsza { $what } ({ $sticker }) za { $amount } zł.
town-stickered = { $who } ulepsza kartę { $what } za { $amount } zł: { $sticker } ({ $spot }).
town-named = { $who } ma na imię { $name }.
town-came-home = { $what }: { $outcome }.

## Stół w prostych wierszach
town-line-place = { $campaign }. Drużyna jest tutaj: { $place }. Reputacja { $reputation }, dobrobyt { $prosperity } (poziom { $level }).
town-line-event = Na stole: { $what }.
town-line-character = { $who }, poziom { $level }: doświadczenie { $xp }, { $gold } zł, znaczniki { $checks }. Zadanie: { $quest }. Przedmioty: { $items }.
town-line-away = W domu: { $list }.
town-line-shop = W sklepie: { $list }.
town-line-map = Na mapie: { $list }.
town-line-ready = Gotowi: { $list }.
town-place-open = { $what }
town-place-blocked = { $what } (zamknięte)
town-place-completed = { $what } (ukończone)
town-ware = { $what } ({ $amount } zł)
town-nothing = nic
town-player = gracz { $number }

## Miejsca na naklejki
spot-in-top = górna połowa, { $line }
spot-in-bottom = dolna połowa, { $line }
spot-number = miejsce { $number }
spot-range = zasięg
spot-target = cele
spot-push = odepchnięcie
spot-pull = przyciągnięcie
spot-pierce = przebicie
spot-hex = obszar
spot-summon-hp = punkty życia
spot-summon-move = ruch
spot-summon-attack = atak
spot-summon-range = zasięg
