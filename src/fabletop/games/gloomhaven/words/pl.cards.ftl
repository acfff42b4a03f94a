### Teksty kart i rzeczy z gry Gloomhaven, po polsku.


## Elements and conditions
term-fire = Ogień
term-ice = Lód
term-air = Powietrze
term-earth = Ziemia
term-light = Światło
term-dark = Ciemność
term-any = dowolny żywioł
term-poison = Trucizna
term-wound = Rana
term-immobilize = Unieruchomienie
term-disarm = Rozbrojenie
term-stun = Ogłuszenie
term-muddle = Zamroczenie
term-curse = Klątwa
term-invisible = Niewidzialność
term-strengthen = Wzmocnienie
term-bless = Błogosławieństwo
term-push = Odepchnięcie
term-pull = Przyciągnięcie
term-rank-none = brak
term-rank-normal = zwykły
term-rank-elite = elitarny
term-rank-boss = boss
term-rank-named = imienny
term-slot-head = głowa
term-slot-body = tułów
term-slot-legs = nogi
term-slot-one-hand = jedna ręka
term-slot-two-hands = dwie ręce
term-slot-small = mały przedmiot
term-overlay-money = monety
term-overlay-treasure = skarb
term-overlay-trap = pułapka
term-overlay-hazard = niebezpieczny teren
term-overlay-difficult = trudny teren
term-overlay-obstacle = przeszkoda
words-or = { $these } lub { $last }
only-if = { $text } (warunek: { $clauses })
xp = { $xp } PD
infuse = wytwórz żywioł: { $elements }

## Values
measure-x = X: { $what }
measure-times = { $times } × { $what }
measure-plus = { $plus } + { $what }
measure-half-up = połowa ({ $what }), zaokrąglona w górę
measure-half-down = połowa ({ $what }), zaokrąglona w dół
measure-by-level = zależnie od poziomu: { $steps }
measure-characters = liczba bohaterów
measure-level = poziom scenariusza
measure-moved = pola przebyte w tej turze
measure-moved-now = pola przebyte tą akcją
measure-dealt = obrażenia zadane atakami w tej turze
measure-dealt-to-target = obrażenia zadane celowi
measure-negative-conditions = negatywne stany celu
measure-allies-next-to-target = sojusznicy obok celu
measure-target-shield = Tarcza celu
measure-max-hp = maksymalne życie tej figurki
measure-own-hp = własne obecne życie
measure-destroyed = pola zniszczonych przeszkód
measure-enemies-next-to-self = sąsiedni wrogowie
measure-allies-near = sojusznicy w odległości do { $within }
measure-figures = figurki na planszy: { $monster }

## Clauses
if-melee = atak wręcz
if-ranged = atak dystansowy
if-single-target = jeden cel
if-beside-ally = obok celu jest twój sojusznik
if-target-alone = obok celu nie ma jego sojusznika
if-straight = ruch był po prostej
if-returned = ruch skończył się tam, gdzie zaczął
if-target-has = cel ma stan { $conditions }
if-self-has = masz stan { $conditions }
if-target-hp = najwyżej { $hp } punktów życia
if-moved = najwyżej { $hexes } pole ruchu w tej turze

## Figures
who-same = ta sama figurka
who-self = siebie
who-enemies-all = wszyscy wrogowie
who-allies-all = wszyscy sojusznicy
who-self-and-allies-all = sam i wszyscy sojusznicy
who-figures-all = wszyscy sojusznicy i wrogowie
who-summons-all = wszystkie twoje przywołane istoty
who-enemies-some =
    { $count ->
        [one] jeden wróg
       *[other] do { $count } wrogów
    }
who-allies-some =
    { $count ->
        [one] jeden sojusznik
       *[other] do { $count } sojuszników
    }
who-self-or-ally-some =
    { $count ->
        [one] sam lub jeden sojusznik
       *[other] do { $count } figurek: sam lub sojusznicy
    }
who-normal = (tylko zwykli)
who-normal-elite = (zwykli lub elitarni)
who-when = { $who }, warunek: { $clauses }
place-anywhere = gdziekolwiek
place-room = w twoim pomieszczeniu
place-base = w zasięgu
place-adjacent = na sąsiednich polach
place-within = w zasięgu { $range }
place-by-targets = na polach obok celu
place-by-obstacle = na polach obok tej przeszkody
place-by-entered = na polach obok twojej drogi
place-by-killed = na polach obok zabitego
place-near-hex = w odległości do { $range } od tego pola
place-in-area = w obszarze
place-in-passed = przez których pola przeszedłeś

## Changes
boost-attack = { $amount } Atak
boost-attack-measure = +1 Atak za: { $what }
boost-times = Atak ×{ $times }
boost-range = { $amount } Zasięg
boost-targets = { $amount } Cel
boost-move = { $amount } Ruch
boost-heal = { $amount } Leczenie
boost-shield = { $amount } Tarcza
boost-retaliate = { $amount } Odwet
boost-damage = obrażenia { $amount }
boost-loot = { $amount } Grabież
boost-push = Odepchnięcie { $amount }
boost-pull = Przyciągnięcie { $amount }
boost-push-more = { $amount } Odepchnięcie
boost-reach = cel w odległości do { $amount }
boost-pierce = Przebicie { $amount }
boost-self-heal = Leczenie { $amount } siebie
boost-self-shield = Tarcza { $amount } siebie w tej rundzie
boost-self-retaliate = Odwet { $amount } siebie w tej rundzie
boost-heal-per-hit = Leczenie { $amount } siebie za każdy zraniony cel
boost-ignore-shields = ignoruj całą Tarczę
boost-advantage = Przewaga
boost-disadvantage = Utrudnienie
boost-jump = Skok
boost-self-conditions = { $conditions } siebie
boost-area = zamiast celu obszar { $hexes } pól
boost-who = zamiast tego: { $who }
boost-kill-one = zamiast tego zabij jeden cel ({ $rank })
boost-kill-all = zamiast tego zabij wszystkie cele ({ $rank })
boost-xp-each = 1 PD za: { $what }
term-normal = zwykłe
term-normal-elite = zwykłe lub elitarne
change-basic-attack = akcja podstawowa: Atak { $amount } zamiast Atak 2
change-basic-move = akcja podstawowa: Ruch { $amount } zamiast Ruch 2
change-small-items = nosisz o { $amount } małe przedmioty więcej
change-double-as-zero = karta ×2 wroga, który cię atakuje, liczy się jako +0
change-unmoved = wrogowie ani scenariusz nie mogą cię odepchnąć ani przyciągnąć
change-immune = odporność: { $conditions }
change-flying = Lot
change-phasing = na polu z przeszkodą liczysz się jako niewidzialny i nie możesz atakować
change-redirect = atak mierzy zamiast tego w ciebie
change-move-as-attack = każdy swój Ruch możesz wykonać jako Atak o tej samej wartości
change-two-augments = możesz mieć naraz dwa Wzmożenia
change-augments-at-range = twoje Wzmożenia działają też na ataki dystansowe

## Abilities
do-move = Ruch { $value }
do-attack = Atak { $value }
do-heal = Leczenie { $value }, { $who }
do-shield = Tarcza { $value }
do-retaliate = Odwet { $value }
do-loot = Grabież { $range }
do-condition = { $conditions }: { $who }
do-damage = obrażenia { $value }: { $who }
do-kill = zabij: { $who }
do-kill-area = zabij wszystkich wrogów w obszarze { $hexes } pól ({ $clauses })
do-choose-hex = wybierz pole w zasięgu { $range }
do-summon = przywołaj: { $summon }
do-summon-monster = przywołaj: { $monster } ({ $ranks })
do-recover-discarded-all = odzyskanie wszystkich odrzuconych kart: { $who }
do-recover-discarded-some =
    { $cards ->
        [one] odzyskanie jednej odrzuconej karty
       *[other] odzyskanie do { $cards } odrzuconych kart
    }: { $who }
do-recover-lost-all = odzyskanie wszystkich utraconych kart: { $who }
do-recover-lost-some =
    { $cards ->
        [one] odzyskanie jednej utraconej karty
       *[other] odzyskanie do { $cards } utraconych kart
    }: { $who }
do-recover-neighbour = weź na rękę jedną utraconą kartę sojusznika obok tej figurki: { $who }
do-lose-cards = utrać { $cards } karty z ręki: { $who }
do-refresh-spent-all = odnowienie wszystkich użytych przedmiotów: { $who }
do-refresh-consumed-small-some =
    { $items ->
        [one] odnowienie jednego zużytego małego przedmiotu
       *[other] odnowienie do { $items } zużytych małych przedmiotów
    }: { $who }
do-create-trap = umieść pułapkę ({ $effects }) na pustym polu w odległości do { $range }
do-disarm-trap = rozbrój jedną pułapkę w odległości do { $range }
do-spring-trap = działanie tej pułapki: { $who }
do-create-obstacle =
    { $count ->
        [one] umieść jedną przeszkodę
       *[other] umieść { $count } przeszkody
    } ({ $size ->
        [one] jedno pole
       *[other] { $size } pola
    }) na pustych polach w odległości do { $range }
do-create-obstacle-killed = umieść przeszkodę tam, gdzie zginął ten wróg
do-destroy-obstacle-some =
    { $count ->
        [one] zniszcz jedną przeszkodę
       *[other] zniszcz { $count } przeszkody
    } w odległości do { $range }
do-destroy-obstacle-all = zniszcz wszystkie przeszkody w odległości do { $range }
do-move-obstacle = przesuń jedną przeszkodę w odległości do { $range } na puste pole w odległości do { $to }
do-grant = { $who } może wykonać: { $abilities }
do-control = { $who } wykonuje według twojej woli: { $abilities }
do-control-turn-rules = { $who } rozgrywa turę w tej rundzie po przeciwnej stronie
do-control-turn-player = { $who } rozgrywa turę w tej rundzie po przeciwnej stronie według twojej woli
do-shift-initiative = podnieś lub obniż swoją inicjatywę o { $amount }
do-play-card-top = zagraj jedną kartę z ręki i wykonaj jej górną akcję
do-play-card-bottom = zagraj jedną kartę z ręki i wykonaj jej dolną akcję
do-extra-turn = zagraj dwie karty z ręki i rozegraj w tej rundzie kolejną turę z późniejszą inicjatywą
do-special = zdolność specjalna { $number }
do-next-marker = przenosi się na następne z { $markers }; drzwi się tam otwierają
do-extra-turns = { $monster }: każda figurka ma kolejną turę z tą samą kartą
do-summon-token = przyzywa { $count } × { $token }
part-token-safe = nie można ich zranić
part-token-hp = punkty życia: { $hp }
part-token-acts = każdy działa tuż przedtem: Ruch { $move }, Atak { $attack }
do-hatch = każdy żeton { $token } zostaje zniszczony, w jego miejscu staje zwykły { $monster }
do-shift-token = { $token } przenosi się na następne z { $markers }
do-flee = wszyscy wrogowie w kolejności inicjatywy poruszają się o { $value } jak najdalej
do-gather = wszyscy wrogowie stają obok
do-betray = postać, która działa ostatnia, zwraca się przeciw sojusznikom: Ruch { $move }, potem górna akcja jej pierwszej karty; obie karty są odrzucane
named-head = { $more ->
        [0] { $monster } z własnymi wartościami.
       *[other] { $monster } z własnymi wartościami, o poziom wyżej.
    }
part-range = Zasięg { $range }
part-targets = Cel { $targets }
part-area = obszar { $hexes } pól
part-along = i każdy wróg na drodze do niego
part-same-target = wszystkie ataki na jednego wroga
part-push = Odepchnięcie { $amount }
part-pull = Przyciągnięcie { $amount }
part-toward-hex = w stronę tego pola
part-impact-breaks = może odepchnąć w przeszkodę: za każdym razem przeszkoda ulega zniszczeniu, obrażenia { $damage }, { $xp } PD
part-impact-blocked = za każdy krok zatrzymany ścianą lub przeszkodą obrażenia { $damage }, { $xp } PD
part-jump = Skok
part-straight = po prostej
part-loots = ograb każde pole, na które wejdziesz
part-clears = przeszkody na drodze ulegają zniszczeniu, pułapki rozbrojeniu
part-end-by-obstacle = koniec obok przeszkody
part-end-by-controller = koniec obok ciebie
part-limit = najwyżej { $limit } monety i skarby
part-more-money = dodatkowo X monet z zasobów
part-xp-target = { $xp } PD za każdy cel
part-xp-retaliate = { $xp } PD za każdym razem
part-xp-kill = { $xp } PD za każdego zabitego
part-xp-sprung = { $xp } PD, gdy uruchomi ją wróg
part-augments-too = z twoimi Wzmożeniami
part-by-target = obok celu
part-own-hp = z obecnym życiem przywołującego
trap-damage = obrażenia { $damage }
trap-scenario-damage = obrażenia pułapki
augment = { $elements } → { $effects }
augment-instead = zamiast tego: { $abilities }

## Bonuses
bonus = { $when }: { $effects }
bonus-uses =
    { $uses ->
        [one] raz
       *[other] { $uses }×
    }
bonus-consume = zużyj: { $elements }
bonus-obstacle = zniszcz sąsiednią przeszkodę
bonus-optional = jeśli chcesz
bonus-negate = obrażenia wynoszą 0
group-augment = Wzmożenie.
on-own-attack = przy każdym ataku
on-one-attack = przy jednym ataku
on-own-attack-ability = przy akcji ataku
on-own-move = przy Ruchu
on-own-heal = przy każdym Leczeniu
on-attacked = gdy cię atakują
on-damaged-by-attack = gdy ranią cię atakiem
on-suffers = gdy masz ponieść obrażenia
on-ally-attacked = gdy atakują sąsiedniego sojusznika
on-death = przy śmierci
on-turn-start = na początku twojej tury
on-turn-end = na końcu twojej tury
on-own-turn = podczas twojej tury
on-reveal = po ujawnieniu inicjatywy
slots =
    { $uses ->
        [one] raz
       *[other] następne { $uses }×
    } (PD { $xp })
duration-round = w tej rundzie
duration-persistent = stale
lost = utracona
unrecoverable = nie można odzyskać

## Cards and things
card-head = Poziom { $level }, inicjatywa { $initiative }.
card-top = Góra: { $text }
card-bottom = Dół: { $text }
class-head = Ręka { $hand } kart, życie od { $least } do { $most }.
perk-remove = usuń { $cards }
perk-add = dodaj { $cards }
perk-ignore-items = ignoruj negatywne efekty przedmiotów
perk-ignore-scenario = ignoruj negatywne efekty scenariusza
perk-boxes = { $text } ({ $boxes }×)
modifier-bless = Błogosławieństwo ×2
modifier-curse = Klątwa, pudło
modifier-null = pudło
modifier-rolling = ciągła { $text }
stat-hp = życie { $hp }
stat-flying = Lot
stat-attackers-disadvantage = atakujący mają Utrudnienie
stat-immune = odporność: { $conditions }
monster-head = Liczba figurek: { $figures }.
monster-line = { $rank }, poziom { $level }: { $stats }.
initiative = Inicjatywa { $initiative }.
shuffle = Na końcu rundy potasuj talię.
boss-special = Zdolność specjalna { $number }: { $text }.
item-head = Miejsce: { $slot }, cena { $price }.
item-slots = liczba użyć { $uses }
item-minus-ones = karty −1 do twojej talii: { $cards }
use-spent = użycie
use-consumed = zużycie
use-passive = działa stale

## Battle goals
goal-checks =
    { $checks ->
        [one] Jeden znacznik.
       *[other] Znaczniki: { $checks }.
    }
feat-cards-left-least = skończ z { $amount } lub więcej kartami na ręce i w odrzuconych
feat-cards-left-most = skończ z { $amount } lub mniej kartami na ręce i w odrzuconych
feat-xp-least = zdobądź { $amount } lub więcej doświadczenia
feat-xp-most = zdobądź { $amount } lub mniej doświadczenia
feat-hp-left-most = skończ z { $amount } lub mniej punktami życia
feat-hp-missing-most = skończ z pełnią życia
feat-traps-least = uruchom lub rozbrój { $amount } pułapkę w swojej turze lub turze przywołanej istoty
feat-treasures-least = zagrab { $amount } skarb
feat-allies-exhausted-most = żaden sojuszniczy bohater nie jest wyczerpany
feat-rooms-revealed-least = odsłoń { $amount } pomieszczenie, otwierając drzwi w swojej turze
feat-tokens-least = zagrab { $amount } lub więcej monet
feat-loot-most = nie zagrab żadnej monety ani skarbu
feat-kills-least = zabij { $amount } lub więcej potworów
feat-kills-most = zabij { $amount } lub mniej potworów
feat-elite-kills-least = zabij { $amount } elitarnego potwora
feat-items-used-level = użyj przedmiotów co najmniej { $amount } razy plus twój poziom
feat-items-used-most = nie użyj żadnego przedmiotu
feat-empty-rounds-most = na początku każdej rundy na planszy jest potwór
feat-overkills-least = zabij { $amount } potwora z co najmniej 4 obrażeniami ponad potrzebę
feat-first-kill-least = zabij pierwszego potwora scenariusza
feat-below-half-most = nigdy nie spadnij poniżej połowy życia, zaokrąglonej w górę
feat-clean-kills-least = zabij { $amount } nieranionego potwora jednym atakiem
feat-short-rests-most = nie bierz krótkiego odpoczynku
feat-long-rests-most = nie bierz długiego odpoczynku

## Treasures
treasure-gold = { $amount } złota
treasure-xp = { $amount } doświadczenia
treasure-checks = znaczniki: { $amount }
treasure-damage = obrażenia { $amount }
treasure-item = przedmiot: { $item }
treasure-design = projekt przedmiotu: { $item }
treasure-random-design = projekt losowego przedmiotu
treasure-random-scenario = losowy scenariusz poboczny
treasure-scenario = scenariusz { $number }

## Scenarios
goal = Cel: { $parts }
goal-kill-all = zabij wszystkich wrogów
goal-kill = zabij: { $monster }
goal-kill-count = zabij tylu wrogów: { $count }
goal-reveal = odsłoń pomieszczenie z elementem { $tile }
goal-kill-revealed = zabij wszystkich odsłoniętych wrogów
goal-loot = zagrab wszystkie skarby będące celem
goal-reach = { $objective } dociera do oznaczonego miejsca
rule-lose = przegrana, gdy zginie { $objective }
rule-each-character = każdy bohater: { $text }
rule-allied = sojusznicy bohaterów, wrogowie innych potworów: { $monsters }
rule-goals-by-action = skarby będące celem można zdobyć tylko akcją Grabież
rule-locked = zamknięte drzwi: { $doors }
rule-objective = { $objective }: życie { $hp }, inicjatywa { $initiative }, Ruch { $move } w stronę { $marker }
script = { $when }: { $what }
script-round-start = na początku rundy (2 / 3 / 4 bohaterów: { $rounds })
script-round-end = na końcu rundy (2 / 3 / 4 bohaterów: { $rounds })
script-until = { $when }, dopóki drzwi { $doors } nie są otwarte
script-door = przy otwarciu drzwi { $doors }
script-plates = gdy na końcu tury bohaterowie stoją na wszystkich płytach ({ $plates } przy 2 / 3 / 4 bohaterach)
script-wave = na { $marker } pojawia się { $monster } ({ $ranks })
script-opens = otwierają się drzwi { $doors }
script-elements = silne żywioły: { $elements }
rounds-none = żadna
rounds-even = parzyste
rounds-odd = nieparzyste
rounds-every = każda

## Random dungeons
dungeon-room = Wejścia { $entrances }, wyjścia { $exits }.
dungeon-room-name = { $room } { $monsters }
dungeon-minor = Mniejsza kara: { $text }.
dungeon-major = Większa kara: { $text }.
dungeon-trap = Pułapki: { $effects }.
dungeon-treasure = Skarb: { $gold } monety, { $xp } doświadczenia.
filling = { $spot }: { $kind }
filling-monster = { $spot }: { $monster } ({ $ranks })
penalty-opener = kto otworzył drzwi: { $text }
penalty-damage = obrażenia { $amount }
penalty-discards =
    { $amount ->
        [one] odrzuć jedną kartę
       *[other] odrzuć { $amount } karty
    }
penalty-losses =
    { $amount ->
        [one] utrać jedną kartę
       *[other] utrać { $amount } karty
    }
penalty-curses = Klątwy do własnej talii: { $amount }
penalty-minus-ones = karty −1 do własnej talii: { $amount }
penalty-spend-items = przedmioty do użycia: { $amount }
penalty-conditions = { $conditions }
penalty-inert = wszystkie żywioły gasną
penalty-blesses = Błogosławieństwa do talii potworów: { $amount }
penalty-enemies = wszyscy wrogowie w pomieszczeniu: { $conditions }
penalty-elites = elitarni wrogowie w pomieszczeniu: { $conditions }
penalty-enemy-shield = wszyscy wrogowie w pomieszczeniu: Tarcza { $amount } w tej rundzie
penalty-promote = zwykli wrogowie w pomieszczeniu, którzy stają się elitarni: { $amount }
