## Części zdań

list-and = { $these } i { $last }
or = albo
res-nothing = nic
res-gem = { $n ->
        [one] { $n } klejnot
        [few] { $n } klejnoty
       *[other] { $n } klejnotów
    }
res-scroll = { $n ->
        [one] { $n } zwój
        [few] { $n } zwoje
       *[other] { $n } zwojów
    }
res-potion = { $n ->
        [one] { $n } miksturę
        [few] { $n } mikstury
       *[other] { $n } mikstur
    }
res-tool = { $n ->
        [one] { $n } narzędzie
        [few] { $n } narzędzia
       *[other] { $n } narzędzi
    }
res-sword = { $n ->
        [one] { $n } miecz
        [few] { $n } miecze
       *[other] { $n } mieczy
    }
res-gold = { $n ->
        [one] { $n } złotą monetę
        [few] { $n } złote monety
       *[other] { $n } złotych monet
    }
res-magic = { $n ->
        [one] { $n } kartę magii
        [few] { $n } karty magii
       *[other] { $n } kart magii
    }
res-any = { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[other] { $n } dowolnych zasobów
    }
loot-magic = { $n ->
        [one] { $n } losową kartę
        [few] { $n } losowe karty
       *[other] { $n } losowych kart
    } z ręki
any-element = dowolny żywioł
its-element = własny żywioł
may = jeśli chcesz, { $effects }
once-turn = Raz na turę.
once-battle = Raz na bitwę.
in-brackets = { $text } ({ $what })
pause = { $text }, { $more }
pause-in = { " " }{ $where }
pause-element = { " " }({ $element })
trigger = { $when }: { $effects }
option = „{ $effects }”
at-most = { $what } (najwyżej { $n })
so-much-per = { $what } za { $each }
so-much-times = { $what } × { $count }{ $n ->
        [1] { "" }
       *[other] { " " }podzielone przez { $n }, w dół
    }
up-to-times = do { $n } razy: { $effects }
or-else = { $text }; w przeciwnym razie { $otherwise }
cheaper = { " " }o { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[other] { $n } zasobów
    } taniej
with-symbol = { " " }(symbol: { $unit })
symbol = symbolem: { $unit }
any-symbol = dowolnym symbolem jednostki
with-element = { $text } ({ $element })
by-unit-summoned = { $text }, jeśli przywołujesz { $unit }
by-unit-acting = { $text }, jeśli działa { $unit }
for-each-unit = { $text } za każdą taką jednostkę w bitwie ({ $unit })
if-present = { $text }, jeśli uczestniczy { $unit }
if-standing = { $text }, jeśli w którejś krainie stoi { $unit }
against-monster = przeciw potworowi
against-player = przeciw graczowi

## Jednostki

unit-acc-any = jednostkę
unit-acc-worker = robotnika
unit-acc-dragon = smoka
unit-acc-wizard = czarodzieja
unit-acc-warrior = wojownika
unit-acc-advanced = zaawansowaną jednostkę
unit-acc-this = tę jednostkę
unit-nom-any = twoja jednostka
unit-nom-worker = twój robotnik
unit-nom-dragon = twój smok
unit-nom-wizard = twój czarodziej
unit-nom-warrior = twój wojownik
unit-nom-advanced = twoja zaawansowana jednostka
unit-nom-this = ta jednostka
unit-placed-any = jednostka
unit-placed-worker = robotnik
unit-placed-dragon = smok
unit-placed-wizard = czarodziej
unit-placed-warrior = wojownik
unit-placed-advanced = zaawansowana jednostka
unit-placed-this = ta jednostka
unit-plural-any = twoje jednostki
unit-plural-worker = twoi robotnicy
unit-plural-dragon = twoje smoki
unit-plural-wizard = twoi czarodzieje
unit-plural-warrior = twoi wojownicy
unit-plural-advanced = twoje zaawansowane jednostki
unit-plural-this = te jednostki
unit-is-any = dowolna jednostka
unit-is-worker = robotnik
unit-is-dragon = smok
unit-is-wizard = czarodziej
unit-is-warrior = wojownik
unit-is-advanced = zaawansowana jednostka
unit-is-this = ta jednostka
units-own-any = { $n ->
        [one] jedną swoją jednostkę
        [few] do { $n } swoich jednostek
       *[other] do { $n } swoich jednostek
    }
units-own-worker = { $n ->
        [one] jednego swojego robotnika
       *[other] do { $n } swoich robotników
    }
units-own-dragon = swojego smoka
units-own-wizard = swojego czarodzieja
units-own-warrior = swojego wojownika
units-own-advanced = { $n ->
        [one] jedną swoją zaawansowaną jednostkę
       *[other] do { $n } swoich zaawansowanych jednostek
    }
units-own-this = tę jednostkę
units-opponent-any = { $n ->
        [one] jedną jednostkę przeciwnika
       *[other] do { $n } jednostek przeciwników
    }
units-opponent-worker = { $n ->
        [one] jednego robotnika przeciwnika
       *[other] do { $n } robotników przeciwników
    }
units-opponent-dragon = smoka przeciwnika
units-opponent-wizard = czarodzieja przeciwnika
units-opponent-warrior = wojownika przeciwnika
units-opponent-advanced = { $n ->
        [one] jedną zaawansowaną jednostkę przeciwnika
       *[other] do { $n } zaawansowanych jednostek przeciwników
    }
units-opponent-this = tę jednostkę
units-any-any = { $n ->
        [one] dowolną jednostkę
       *[other] do { $n } dowolnych jednostek
    }
units-any-worker = { $n ->
        [one] dowolnego robotnika
       *[other] do { $n } dowolnych robotników
    }
units-any-dragon = dowolnego smoka
units-any-wizard = dowolnego czarodzieja
units-any-warrior = dowolnego wojownika
units-any-advanced = { $n ->
        [one] dowolną zaawansowaną jednostkę
       *[other] do { $n } dowolnych zaawansowanych jednostek
    }
units-any-this = tę jednostkę
whose-opponent = przeciwników
whose-any = wszystkich graczy

## Krainy

realm-is-any = dowolna kraina
realm-is-unoccupied = niezajęta kraina
realm-is-occupied = zajęta kraina
realm-is-ruin = ruina
realm-is-element = kraina żywiołu
realm-is-lair = leże
realm-is-own-dwelling = kraina z twoją siedzibą
realm-is-beside-dwelling = kraina z twoją siedzibą lub obok niej
realm-is-beside-ruin = kraina obok ruiny
realm-is-beside-unit = kraina obok twojej jednostki
realm-is-with-unit = kraina z twoją jednostką
realm-is-with-opponent = kraina z jednostką przeciwnika
realm-is-with-monster = kraina z potworem
realm-is-this-element = kraina tego żywiołu
realm-is-here = ta kraina
realm-is-beside-here = kraina sąsiednia
in-unoccupied = w niezajętej krainie
in-occupied = w zajętej krainie
in-ruin = w ruinie
in-element = w krainie żywiołu
in-lair = w leżu
in-own-dwelling = w krainie z twoją siedzibą
in-beside-dwelling = w krainie z twoją siedzibą lub obok niej
in-beside-ruin = w krainie obok ruiny
in-beside-unit = w krainie obok twojej jednostki
in-with-unit = w krainie z twoją jednostką
in-with-opponent = w krainie z jednostką przeciwnika
in-with-monster = w krainie z potworem
in-this-element = w krainie tego żywiołu
in-here = w tej krainie
in-beside-here = w krainie sąsiadującej z tą
reach = { $n ->
        [1] do sąsiedniej krainy
       *[other] do krainy odległej najwyżej o { $n } kroki
    }
reach-anywhere = do dowolnej krainy na mapie
goal = { $distance } ({ $realm })
goal-here = z krainy odległej najwyżej o { $n } kroki do tej krainy

## Liczby

count-units = liczba twoich jednostek w krainach
count-underworld = liczba twoich jednostek w Zaświatach
count-ready = liczba twoich jednostek w obszarze gotowości
count-summoned = liczba twoich przywołanych jednostek
count-dwellings = liczba twoich siedzib
count-dwelling-elements = liczba żywiołów, w których masz siedzibę
count-dwelling-chain = wielkość twojej największej grupy sąsiadujących siedzib
count-cards = liczba twoich kart przygód
count-card-elements = liczba żywiołów wśród twoich kart przygód
count-cards-of-one = liczba twoich kart przygód jednego żywiołu
count-resource = twój zapas
count-resource-kinds = liczba rodzajów żetonów zasobów, które masz
count-resources = liczba twoich zasobów
count-treasures = liczba żetonów skarbu na twojej tacy
count-stored = liczba żetonów skarbu na twoich kartach
count-symbols = liczba symboli zasobów złożonych tutaj
count-power = twoja wartość mocy
count-tracks = liczba torów mocy z twoim żetonem
count-leads = liczba torów mocy, na których tylko ty jesteś najwyżej
count-tops = liczba torów mocy, których szczyt osiągnięto
count-glory = numer twojego pola na torze chwały
count-orbs = liczba twoich nieużytych orbów
count-placed-orbs = liczba orbów na twoich kartach
count-monsters = liczba potworów na mapie
count-defeated = liczba pokonanych potworów
count-controlled = liczba potworów pod twoją kontrolą
count-quests = liczba twoich wypełnionych zadań
count-vp = liczba twoich PZ
count-foes = liczba innych stron w bitwie
count-fighters = liczba twoich jednostek w bitwie
count-dice = liczba twoich kości
count-behind = liczba kości, o którą najsilniejsza inna strona cię przewyższa
count-neighbours = liczba sąsiednich krain
per-behind = każdą kość, o którą najsilniejsza inna strona cię przewyższa
per-card-elements = każdy żywioł wśród twoich kart przygód
per-cards = { $n ->
        [1] każdą kartę
       *[other] każde { $n } karty
    } przygód, które masz
per-defeated = każdego pokonanego potwora
per-dwelling-chain = każdą siedzibę w twojej największej grupie sąsiadujących siedzib
per-dwellings = każdą swoją siedzibę
per-dwellings-beside-ruin = każdą swoją siedzibę obok ruiny
per-foes = każdą inną stronę w bitwie
per-glory = każde pole, o które twój żeton przesunął się na torze chwały
per-leads = każdy tor mocy, na którym tylko ty jesteś najwyżej
per-resource-kinds = każdy rodzaj żetonów zasobów, który masz
per-resource-magic = { $n ->
        [1] każdą kartę
       *[other] każde { $n } karty
    } magii na ręce
per-resource = każdą złotą monetę, którą masz
per-resource-gem = każdy klejnot, który masz
per-resource-scroll = każdy zwój, który masz
per-resource-sword = każdy miecz, który masz
per-resource-tool = każde swoje narzędzie
per-resources = { $n ->
        [1] każdy zasób, który
       *[other] każde { $n } zasoby, które
    } masz
per-stored = { $n ->
        [1] każdy żeton
       *[other] każde { $n } żetony
    } skarbu na twoich kartach
per-symbols = każdy symbol zasobu na złożonych tu żetonach
per-underworld = każdą swoją jednostkę w Zaświatach
per-underworld-any = { $n ->
        [1] każdą jednostkę
       *[other] każde { $n } jednostki
    } wszystkich graczy w Zaświatach

## Warunki

if-at-least = jeśli { $count } wynosi co najmniej { $n }
if-at-most = jeśli { $count } wynosi najwyżej { $n }
if-most = jeśli nikt ci nie dorównuje ({ $count })
if-most-tie = jeśli nikt cię nie przewyższa ({ $count })
if-fewest = jeśli nikt nie ma mniej ({ $count })
if-leads = jeśli tylko ty jesteś najwyżej na torze żywiołu { $element }
if-leads-any = jeśli tylko ty jesteś najwyżej na którymś torze mocy
if-facing-monster = przeciw potworowi
if-facing-player = przeciw innemu graczowi
if-active = w twojej turze
if-not-active = w turze innego gracza
if-at-least-dwellings = jeśli masz co najmniej { $n } siedziby
if-at-least-fighters-worker = z co najmniej { $n } twoimi robotnikami
if-at-least-units-worker = jeśli w krainach jest co najmniej { $n } twoich robotników
if-at-least-units-ruin = jeśli w ruinach są co najmniej { $n } twoje jednostki
if-at-least-resources = jeśli masz co najmniej { $n } zasobów
if-at-least-stored = jeśli na twoich kartach leżą co najmniej { $n } żetony skarbu
if-at-least-card-elements = jeśli twoje karty przygód należą do co najmniej { $n } żywiołów
if-at-least-cards-of-one = jeśli co najmniej { $n } twoje karty przygód mają ten sam żywioł
if-at-least-glory = jeśli twój żeton dotarł do pola { $n } toru chwały
if-at-least-tracks = jeśli masz żetony na co najmniej { $n } torach mocy
if-at-least-dwelling-chain = jeśli co najmniej { $n } twoje siedziby sąsiadują ze sobą
if-fewest-vp = jeśli nikt nie ma mniej PZ niż ty
if-most-tie-dwellings = jeśli nikt nie ma więcej siedzib niż ty
if-at-least-summoned-advanced = jeśli przywołano co najmniej { $n } twoje zaawansowane jednostki
if-at-least-neighbours-ruin = obok co najmniej { $n } ruin
if-at-least-tops = jeśli stoisz na szczycie co najmniej { $n } toru mocy
if-at-least-underworld = jeśli w Zaświatach są co najmniej { $n } twoje jednostki
if-at-most-dice = z najwyżej { $n } kośćmi
if-at-least-leads = jeśli tylko ty jesteś najwyżej na co najmniej { $n ->
        [one] { $n } torze
       *[other] { $n } torach
    } mocy

## Efekty

effect-gain = zdobądź { $bag }
effect-lose = oddaj { $bag }
effect-steal-one = zabierz wybranemu przeciwnikowi { $loot }
effect-steal-each = zabierz każdemu przeciwnikowi { $loot }
effect-steal-foes = zabierz każdemu innemu graczowi w bitwie { $loot }
effect-trade = możesz zapłacić { $pay }: { $effects }
effect-sift = obejrzyj { $look ->
        [few] { $look } wierzchnie karty
       *[other] { $look } wierzchnich kart
    } magii, { $keep } zatrzymaj, resztę odrzuć
effect-take-discard-any = weź kartę magii ze stosu kart odrzuconych
effect-take-discard-spell = weź czar ze stosu kart odrzuconych
effect-take-discard-quest = weź zadanie ze stosu kart odrzuconych
effect-take-discard-prophecy = weź proroctwo ze stosu kart odrzuconych
effect-take-treasure = weź { $n ->
        [one] wierzchni żeton skarbu z kolumny
        [few] { $n } wierzchnie żetony skarbu z kolumn
       *[other] { $n } wierzchnich żetonów skarbu z kolumn
    }{ $where }
effect-cash = możesz odrzucić żeton skarbu z tacy i zdobyć { $n ->
        [1] to, co przedstawia
       *[other] { $n } razy to, co przedstawia
    }
effect-gain-slots = zdobądź to, co pokazują pola karty
effect-vp = zdobądź { $n } PZ
effect-power = zdobądź { $n } mocy żywiołu { $element }
effect-power-any = zdobądź { $n } mocy dowolnego żywiołu
effect-power-here = zdobądź { $n } mocy żywiołu tej krainy
effect-power-led = zdobądź { $n } mocy na torze, na którym tylko ty jesteś najwyżej
effect-power-trailing = zdobądź { $n } mocy na swoim torze, na którym inny gracz jest wyżej
effect-glory = zdobądź { $n } chwały
effect-orb = zdobądź orb, który pozostał poza grą; jeśli żadnego nie ma, { $otherwise }
card-of-any = odkrytą kartę przygód
card-of-led = odkrytą kartę przygód żywiołu, na którego torze tylko ty jesteś najwyżej
card-of = odkrytą kartę przygód żywiołu { $element }
effect-buy-card = możesz kupić { $card }{ $discount }
effect-burn = połóż { $n ->
        [one] odkrytą kartę przygód
       *[other] do { $n } odkrytych kart przygód
    } na spód { $n ->
        [one] jej talii
       *[other] ich talii
    }
effect-drop-card-opponent = połóż kartę przygód z obszaru gry przeciwnika na spód jej talii; właściciel zdobywa { $bag }
effect-drop-card-own = możesz położyć kartę przygód ze swojego obszaru gry na spód jej talii, a wtedy { $effects }
effect-take-card = weź z obszaru gry przeciwnika kartę przygód o koszcie najwyżej { $n } zasobów, bez orbu; właściciel zdobywa { $bag }
effect-activate = aktywuj jedną swoją kartę przygód{ $symbol } bez jednostki
effect-borrow = użyj akcji karty{ $symbol } z obszaru gry przeciwnika; właściciel zdobywa { $bag }
effect-relocate = przemieść { $units }{ $where } { $goal }
effect-recall-map = zawróć { $units }{ $where } do obszaru gotowości
effect-recall-underworld = zawróć { $units } z Zaświatów do obszaru gotowości
effect-swap-ready = zamień { $units }{ $where } z jednostką ze swojego obszaru gotowości
effect-swap-own = zamień { $units }{ $where } z inną swoją jednostką w krainie
effect-swap-opponent = zamień { $units }{ $where } z jednostką przeciwnika w innej krainie
effect-summon = możesz przywołać { $unit }{ $discount }
effect-banish = wyślij { $units }{ $where } do Zaświatów
effect-add-dice = dodaj { $n ->
        [one] { $n } kość
        [few] { $n } kości
       *[other] { $n } kości
    }
effect-remove-dice-one = odbierz innej stronie { $n ->
        [one] { $n } kość
       *[other] { $n } kości
    }
effect-remove-dice-monster = odbierz potworowi { $n ->
        [one] { $n } kość
       *[other] { $n } kości
    }
effect-remove-dice-each = odbierz każdej innej stronie { $n ->
        [one] { $n } kość
       *[other] { $n } kości
    }
effect-set-die-own = ustaw { $n ->
        [one] jedną swoją kość
       *[other] do { $n } swoich kości
    } na { $face }
effect-set-die-foe = ustaw { $n ->
        [one] jedną kość
       *[other] { $n } kości
    } innej strony na { $face }
effect-reroll-own = przerzuć { $n ->
        [one] jedną swoją kość
       *[other] do { $n } swoich kości
    }{ $limit }
effect-reroll-foe = przerzuć { $n ->
        [one] jedną kość innej strony
       *[other] do { $n } kości innej strony
    }{ $limit }
effect-reroll-monster = przerzuć { $n ->
        [one] jedną kość potwora
       *[other] do { $n } kości potwora
    }{ $limit }
effect-reroll-all = przerzucaj wszystkie kości z wynikiem najwyżej { $upto }, dopóki jakaś zostaje
dice-up-to = { " " }z wynikiem najwyżej { $upto }
effect-shift-die = obróć { $n ->
        [one] jedną swoją kość
       *[other] do { $n } swoich kości
    } o { $by }
effect-swap-die = zamień jedną swoją kość z kością innej strony
effect-cancel-battle = bitwa się nie odbywa
effect-save-units-stay = zostaw { $units } w krainie zamiast wysyłać do Zaświatów
effect-save-units-ready = zawróć { $units } do obszaru gotowości zamiast wysyłać do Zaświatów
effect-control-monster = przejmij kontrolę nad potworem o sile najwyżej { $n }{ $where }
effect-send-home = odeślij potwora{ $where } do jego leża
effect-move-monster = przemieść potwora { $goal }
effect-defeat-monster = pokonaj potwora o sile najwyżej { $n }{ $where }
effect-revive-monster = postaw pokonanego potwora z powrotem w jego leżu
effect-revive-control = przejmij kontrolę nad pokonanym potworem
effect-stop-rush = potwór nie wpada do krainy
effect-build = możesz zbudować siedzibę{ $where }{ $discount }
effect-new-realm = dobierz i umieść nową krainę
effect-realm-action = możesz wykonać akcję krainy{ $where }
effect-realm-action-kind = możesz wykonać akcję krainy { $realm }
effect-choose = wybierz jedno: { $options }
effect-when = { $condition }, { $effects }
effect-gamble = rzuć kością: przy wyniku { $n } lub więcej { $effects }
effect-others-opponents = każdy przeciwnik rozpatruje: { $effects }
effect-others-foes = każdy inny gracz w bitwie rozpatruje: { $effects }
effect-grant-turn = do końca tej tury: { $change }
effect-grant-battle = w tej bitwie: { $change }

## Trwałe zmiany

change-dice-own-more = +{ $n ->
        [one] { $n } kość
       *[other] { $n } kości
    } w bitwie
change-dice-own-less = −{ $n ->
        [one] { $n } kość
       *[other] { $n } kości
    } w bitwie
change-dice-foes-more = każda inna strona rzuca o { $n ->
        [one] { $n } kość
       *[other] { $n } kości
    } więcej
change-dice-foes-less = każda inna strona rzuca o { $n ->
        [one] { $n } kość
       *[other] { $n } kości
    } mniej (co najmniej 1)
change-support-fire = { $unit } w sąsiednich krainach mogą dodać swoje kości do bitwy bez przemieszczania się do niej
change-join-reach = { $unit } mogą dołączać do bitwy z odległości do { $n } krain
change-dwelling-dice = twoje siedziby w odległości do { $n } krain dodają kość w bitwie
change-dwelling-dice-foes = { $n ->
        [-1] siedziby nie dodają kości innym stronom
       *[other] innym stronom dodają kości tylko siedziby w odległości do { $n } krain
    }
change-sword-dice = każdy miecz wydany w bitwie dodaje { $n } kości
change-win-ties = wygrywasz pełne remisy
change-forbid-swords = inni gracze nie mogą w bitwie wydawać mieczy na kości
change-forbid-join = jednostki innych graczy nie mogą dołączyć do bitwy
change-forbid-rerolls = inni gracze nie mogą w bitwie przerzucać ani zmieniać kości
change-discount-dwelling = twoje siedziby kosztują o { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[other] { $n } zasobów
    } mniej
change-discount-card = karty przygód kosztują cię o { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[other] { $n } zasobów
    } mniej
change-discount-summon = przywołanie kosztuje cię o { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[other] { $n } zasobów
    } mniej
change-discount-spell = rzucanie czarów kosztuje cię o { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[other] { $n } zasobów
    } mniej
change-discount-ruin = Wieża Magów i Twierdza kosztują cię o { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[other] { $n } zasobów
    } mniej
change-discount-aura = przeniesienie aury kosztuje cię o { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[other] { $n } zasobów
    } mniej
change-dearer-dwelling = siedziby kosztują dodatkowo { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[other] { $n } dowolnych zasobów
    }
change-dearer-card = karty przygód kosztują dodatkowo { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[other] { $n } dowolnych zasobów
    }
change-dearer-summon = przywołanie kosztuje dodatkowo { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[other] { $n } dowolnych zasobów
    }
change-dearer-spell = rzucanie czarów kosztuje dodatkowo { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[other] { $n } dowolnych zasobów
    }
change-dearer-ruin = Wieża Magów i Twierdza kosztują dodatkowo { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[other] { $n } dowolnych zasobów
    }
change-dearer-aura = przeniesienie aury kosztuje dodatkowo { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[other] { $n } dowolnych zasobów
    }
change-place-reach = { $unit } mogą przy umieszczaniu stanąć do { $n } krain od twoich jednostek
change-place-flight = { $unit } mogą przy umieszczaniu użyć Lotu
change-place-teleport = { $unit } mogą przy umieszczaniu użyć Teleportu
change-place-assault = { $unit } mogą przy umieszczaniu użyć Natarcia
change-place-from = { $unit } mogą przy umieszczaniu, bez względu na odległość, stanąć także tutaj: { $realm }
change-place-onto = { $unit } mogą przy umieszczaniu stanąć także w krainie z twoimi jednostkami
change-peaceful = umieszczając { $unit }, nie wywołujesz bitwy z innymi graczami
change-no-rush = gdy umieszczasz { $unit }{ $where }, potwory nie wpadają do krainy
change-cap = możesz mieć o { $n } żetony każdego rodzaju więcej
change-tray-limit = twoja taca mieści o { $n } żetony skarbu więcej
change-hand-limit = twój limit kart na ręce jest o { $n } wyższy
change-activate-as = { $unit } mogą aktywować akcje z { $symbol }
change-lead-ties = gdy dzielisz najwyższy poziom toru mocy, liczy się tak, jakbyś tylko ty był najwyżej
change-scored-cards = na koniec punktujesz do { $n } kart przygód więcej
change-shielded-units = karty i zdolności przeciwników nie mogą przemieszczać twoich jednostek ani wysyłać ich do Zaświatów
change-shielded-cards = przeciwnicy nie mogą zabrać ani odrzucić twoich kart przygód
change-shielded-resources = przeciwnicy nie mogą zabrać twoich zasobów
change-rush-reach = wpada z odległości do { $n } krain
change-rush-at-any = wpada także z dowolnego miejsca za każdą jednostką nowo umieszczoną{ $where }
change-rush-skips-any = nie wpada za jednostkami nowo umieszczonymi{ $where }
change-rush-at = wpada także z dowolnego miejsca za tą nowo umieszczoną jednostką{ $where }: { $unit }
change-rush-skips = nie wpada za tą nowo umieszczoną jednostką{ $where }: { $unit }
change-uncontrollable = nie można przejąć nad nią kontroli
change-hoard = kto wygra, bierze także żeton smoczego skarbu; wraz z ostatnim potwór jest pokonany na dobre
change-homing = po każdej bitwie wraca do swojego leża
change-charge = gdy przeciwnik umieści jednostkę w sąsiedniej krainie, może się tam przemieścić i wywołać bitwę
change-mimicry = raz na turę może użyć zdolności innego rodzaju twoich jednostek, nigdy Budowy

## Chwile

on-turn-start = na początku twojej tury
on-turn-end = na końcu twojej tury
on-own-turn = w twojej turze
on-regroup = gdy zwołujesz jednostki
on-anytime = w dowolnej chwili
on-game-end = na końcu gry
on-placed-you = gdy umieszczasz { $unit }
on-placed-opponent = gdy przeciwnik umieszcza { $unit }
on-placed-anyone = gdy ktokolwiek umieszcza { $unit }
on-rush-you = gdy potwór ma wpaść po tym, jak umieszczasz { $unit }
on-rush-opponent = gdy potwór ma wpaść po tym, jak przeciwnik umieścił { $unit }
on-rush-anyone = gdy potwór ma wpaść po tym, jak ktokolwiek umieścił { $unit }
on-action-you = po akcji krainy, w której umieszczasz { $unit }
on-action-opponent = po akcji krainy, w której przeciwnik umieścił { $unit }
on-action-anyone = po akcji krainy, w której ktokolwiek umieścił { $unit }
on-battle-pending-you = gdy ma wybuchnąć bitwa z twoimi jednostkami
on-battle-pending-opponent = gdy ma wybuchnąć bitwa z jednostkami przeciwników
on-battle-pending-anyone = gdy ma wybuchnąć bitwa
on-join-you = w twoich bitwach, gdy dołączają jednostki
on-join-opponent = w bitwach przeciwników, gdy dołączają jednostki
on-join-anyone = w dowolnej bitwie, gdy decydujesz o dołączeniu
on-dice-you = w twoich bitwach przed rzutem
on-dice-opponent = w bitwach przeciwników przed rzutem
on-dice-anyone = w dowolnej bitwie przed rzutem
on-rolled-you = w twoich bitwach po rzucie
on-rolled-opponent = w bitwach przeciwników po rzucie
on-rolled-anyone = w dowolnej bitwie po rzucie
on-won-you = gdy wygrywasz bitwę
on-won-opponent = gdy przeciwnik wygrywa bitwę
on-won-anyone = gdy ktokolwiek wygrywa bitwę
on-remove-you = gdy przegrywasz bitwę
on-remove-opponent = gdy przeciwnik przegrywa bitwę
on-remove-anyone = gdy ktokolwiek przegrywa bitwę
on-underworld-you = gdy wysyłasz { $unit } do Zaświatów
on-underworld-opponent = gdy przeciwnik wysyła { $unit } do Zaświatów
on-underworld-anyone = gdy ktokolwiek wysyła { $unit } do Zaświatów
on-power-you = ilekroć awansujesz na torze mocy{ $element }
on-power-opponent = ilekroć przeciwnik awansuje na torze mocy{ $element }
on-power-anyone = ilekroć ktokolwiek awansuje na torze mocy{ $element }
on-card-gained-you = gdy zdobywasz kartę przygód{ $element }
on-card-gained-opponent = gdy przeciwnik zdobywa kartę przygód{ $element }
on-card-gained-anyone = gdy ktokolwiek zdobywa kartę przygód{ $element }
on-dwell-you = gdy budujesz siedzibę{ $element }
on-dwell-opponent = gdy przeciwnik buduje siedzibę{ $element }
on-dwell-anyone = gdy ktokolwiek buduje siedzibę{ $element }
monster-on-dice = przed rzutem, dla jego strony
monster-on-rolled = po rzucie, dla jego strony
monster-on-won = każdy gracz, którego pokona
monster-on-remove = kto go pokona
monster-on-action = po jego wpadnięciu gracz, za którym wpadł
while-on-turn-start = dopóki jest w Eldervale, każdy gracz na początku swojej tury
while-on-turn-end = dopóki jest w Eldervale, każdy gracz na końcu swojej tury
while-on-regroup = dopóki jest w Eldervale, każdy gracz zwołujący jednostki
while-on-placed = dopóki jest w Eldervale, każdy gracz, który umieszcza jednostkę
while-on-dwell = dopóki jest w Eldervale, każdy gracz, który buduje siedzibę
while-on-card-gained = dopóki jest w Eldervale, każdy gracz, który zdobywa kartę przygód
while-on-underworld = dopóki jest w Eldervale, każdy gracz za każdą jednostkę wysłaną do Zaświatów
scope-while = Dopóki jest w Eldervale: { $text }
scope-battle = W jego bitwach, dla jego strony: { $text }

## Karty

card-kind-doorway = Przejście
card-kind-vault = Skrytka
card-kind-aura = Aura
card-kind-ward = Mury
card-kind-weapon = Broń
card-kind-activation = Karta z akcją
card-kind-passive = Karta trwała
adventure = { $kind }, żywioł { $element }, kosztuje { $cost }.
slots-printed = { $n ->
        [one] Pole
       *[other] { $n } pola
    } (nadruk daje { $printed }).
slots-gain = { $n ->
        [one] Puste pole
       *[other] { $n } puste pola
    }.
slots-deposit = Pole wkładu.
slots-store = { $n ->
        [one] Pole
       *[other] { $n } pola
    } na żetony skarbu.
symbol-worker = Dowolna jednostka
symbol-dragon = Smok
symbol-wizard = Czarodziej
symbol-warrior = Wojownik
action = { $symbol } — { $effects }
price = zapłać { $price } → { $effects }
deposit = zasoby z pola wkładu
orb-required = Nie działa, dopóki orb nie zakryje symbolu.
orb-effects = Z orbem dodatkowo: { $effects }
orb-ability = Z orbem dodatkowo: { $ability }
aura-double-or-nothing = Gdy aktywujesz wzmocnioną kartę, rzuć kością: przy wyniku { $n } lub więcej rozpatrz ją dwa razy, w przeciwnym razie wcale. Koszt płaci się za każde rozpatrzenie.
aura-again = Po aktywacji wzmocnionej karty możesz zapłacić { $bag } i rozpatrzyć ją jeszcze raz.
aura-also = Po aktywacji wzmocnionej karty: { $effects }.
aura-open-to = Wzmocnioną kartę może aktywować dowolna jednostka{ $n ->
        [0] { "" }
       *[other] , a jej koszt jest o { $n } niższy
    }.
aura-two-units = Wzmocnionej karty mogą przy jednym zwołaniu użyć dwie jednostki.
aura-pass-on = Po rozpatrzeniu wzmocnionej karty jednostka może od razu aktywować kolejną akcję.
aura-deepen = Wzmocniona karta ma o jedno pole zysku więcej (nadruk daje { $bag }).
aura-from-underworld = Przy zwołaniu wzmocnioną kartę może aktywować jedna jednostka wracająca z Zaświatów.
magic-text-spell = Czar. { $when }
casting = Rzucenie kosztuje { $pay } / { $element } { $n }.
magic-text-quest = Zadanie. { $when }
magic-text-prophecy = Proroctwo.
prophecy-if = { $condition }, na koniec { $n } PZ
points = { $n } PZ.
faction = Frakcja żywiołu { $element }.
unit-ability = { $unit }, { $name }: { $text }
start-card = Karta startowa żywiołu { $element }.
start-summon = Przywołanie: kolejni robotnicy za { $first }, { $second }, { $third } dowolne zasoby; { $prices }.
summon-price = { $unit } za { $bag }
start-gather = Zbieranie: zdobądź { $bag } albo to, co pokazuje żeton na polu.
start-dwell = Osiedlenie: zbuduj siedzibę.
realm = Kraina żywiołu { $element } z { $n ->
        [one] jednym symbolem
       *[other] dwoma symbolami
    }.
realm-spaces = { $n ->
        [one] Jedna kolumna skarbów
       *[other] Dwie kolumny skarbów
    }, nadruk daje { $printed }.
realm-cost = Siedziba kosztuje { $bag }.
realm-lair = Leże jej potwora.
landmark = Nie jest ruiną.
landmark-ruin = Ruina.
landmark-mill = Zbuduj siedzibę.
landmark-portal = Przywołaj jednostkę.
landmark-dungeon = Wyprawa do podziemi: umieść nową krainę, kup kartę przygód, potem kup następną albo jedną odłóż.
landmark-oracle = Dobierz 1 kartę magii albo kup odkrytą kartę przygód.
monster-base = Potwór żywiołu { $element }, siła { $n }.
monster-legendary = Legendarny potwór żywiołu { $element }, siła { $n }.
monster-special = Potwór bez żywiołu, siła { $n }.
named-ability = { $name }{ $chain }: { $text }
chain = { " " }(także pod kontrolą)
monster-reward = Kto go pokona: { $effects }
mercenary = Najemnik, liczba kości: { $n }. Najmowany za 1 złotą monetę do twojego następnego zwołania albo za orb do końca gry.
glory-orb = Kto dotrze pierwszy, bierze orb, pozostali: { $effects }
ghost = Zjawy umieszczają jednostkę ({ $unit }) tutaj: { $targets }. Kierunek { $direction }.
ghost-regroup = Zjawy zwołują jednostki.
ghost-guardian = Strażnik się porusza.
ghost-target-element = kraina żywiołu
ghost-target-mage-tower = Wieża Magów
ghost-target-fortress = Twierdza
ghost-target-mill = Młyn
ghost-target-portal = Portal Przywołań
ghost-target-dungeon = Podziemia
ghost-target-oracle = Wyrocznia
ghost-target-dragons-lair = Smocze Leże
ghost-target-bridge = Most Bifröst
