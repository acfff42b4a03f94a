### Dwellings of Eldervale na stronie, po polsku.

## Mapa
web-el-map = Mapa Eldervale
web-el-units-of = { $who }: { $count ->
    [one] { $count } jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
}
web-el-dwelling-of = Siedziba: { $who }
web-el-column = Skarb: { $token }. Żetonów w kolumnie: { $height }
web-el-exhausted = Kolumna jest wyczerpana; sama kraina daje: { $kind }
web-el-lay-here = Połóż tutaj: { $tile }
web-el-west-of = na zachód od miejsca { $realm }
web-el-north-west-of = na północny zachód od miejsca { $realm }
web-el-north-east-of = na północny wschód od miejsca { $realm }
web-el-east-of = na wschód od miejsca { $realm }
web-el-south-east-of = na południowy wschód od miejsca { $realm }
web-el-south-west-of = na południowy zachód od miejsca { $realm }
web-el-monster = { $monster }, kości: { $dice }
web-el-unit = { $unit } ({ $who }), { $place }
web-el-place-here = Umieść tutaj: { $unit } → { $place }
web-el-drawn = dobrana, do położenia
web-el-strength = kości: { $dice }
web-el-hire = do wynajęcia: złoto { $gold }, kości: { $dice }
web-el-stock = { $count ->
    [one] została { $count } kraina
    [few] zostały { $count } krainy
   *[many] zostało { $count } krain
}
web-el-vp = PZ
web-el-ruler = Punkty zwycięstwa
web-el-points = { $vp } PZ
web-el-points-of = { $who }: { $vp } PZ
web-el-sound = Odgłosy potworów

## Plansza żywiołów
web-el-elements = Żywioły
web-el-in-play = { $count } z 8 w grze
web-el-tracks = Tory mocy
web-el-track = Tor mocy: { $element }.
web-el-no-track = { $element }: nie ma w tej grze.
web-el-glory = Chwała
web-el-glory-start = Początek toru chwały
web-el-start = start
web-el-menu = Nagrody za orby
web-el-menu-once = każde pole raz na grę
web-el-underworld = Zaświaty
web-el-empty = pusto
web-el-dungeon = Podziemia
web-el-dungeon-sub = odkryte karty przygód

## Bitwa
web-el-battle = Bitwa: { $realm }
web-el-step-join = Wejście
web-el-step-dice = Kości
web-el-step-swords = Miecze
web-el-step-roll = Rzut
web-el-step-winner = Zwycięzca
web-el-step-removal = Odejście
web-el-now-join = Jednostki z sąsiednich krain mogą dołączyć.
web-el-now-dice = Wszyscy liczą kości za jednostki i siedziby.
web-el-now-swords = Za miecze są dalsze kości, najwyżej sześć.
web-el-now-roll = Kości porównuje się od najwyższej.
web-el-now-winner = Zwycięzca zdobywa chwałę albo moc.
web-el-now-removal = Pokonani idą do Zaświatów.
web-el-all-tied = Remis do ostatniej kości: przegraliby wszyscy.
web-el-leads = Prowadzi { $who }: decyduje { $column }. kość, { $high } przeciw { $low }.
web-el-you-lead = Prowadzisz: decyduje { $column }. kość, { $high } przeciw { $low }.
web-el-leads-tie = Remis do ostatniej kości; remisy wygrywa: { $who }.
web-el-side-leads = prowadzi
web-el-side-beaten = przegrywa
web-el-side-level = remis
web-el-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[many] { $count } kości
}
web-el-one-more = jeszcze jedna kość
web-el-high-first = najwyższa kość pierwsza
web-el-wins = zyskuje
web-el-loses = traci
web-el-glory-space = chwała { $number }
web-el-glory-none = bez chwały: jeszcze nie na torze
web-el-glory-beyond = za końcem toru chwały
web-el-or-power = albo { $element } { $old } → { $new }
web-el-hoard = i żeton ze smoczego skarbu
web-el-reward-of = za: { $monster }
web-el-no-glory = bez chwały; wszystkie jednostki tu padają
web-el-leaves-map = znika z mapy
web-el-goes-home = wraca do leża
web-el-go-under = → Zaświaty
web-el-house-stays = zostaje
web-el-dice-of = { $who }, kości: { $count }
web-el-decides = decyduje
web-el-tied = remis
web-el-die = kość z liczbą { $face }
web-el-preset = ustawiona zdolnością, bez rzutu
web-el-battle-with = Bitwa: { $who }
web-el-rush-of = Szarża: { $who }
web-el-rush-at = { $who } umieścili jednostkę ({ $unit }): { $realm }. Rusza do szarży: { $monsters }.
web-el-rush-at-you = Umieszczasz jednostkę ({ $unit }): { $realm }. Rusza do szarży: { $monsters }.
web-el-fight-at = Zaraz zacznie się bitwa ({ $realm }): { $sides }.
web-el-it-rushes = szarżuje: { $monsters }
web-el-it-begins = bitwa się zaczyna: { $realm }
web-el-nobody-joins = nikt nie dołącza
web-el-roll-with = rzucasz { $count ->
    [one] { $count } kością
   *[other] { $count } kośćmi
}
web-el-you-win = wygrywasz
web-el-who-wins = wygrywa { $who }
web-el-who-wins-you-lose = wygrywa { $who } · tracisz { $count ->
    [one] { $count } jednostkę
    [few] { $count } jednostki
   *[many] { $count } jednostek
}
web-el-swords-note = masz: miecze { $swords }, złoto { $gold }
web-el-more-dice = +{ $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[many] { $count } kości
}
web-el-orb = orb
web-el-space-gives = pole { $number }: { $gives }
web-el-level = poziom { $old } → { $new }

## Własny obszar i inni
web-el-own-sub = { $element } · siedziby { $houses } z 6
web-el-ahead = → { $vp }, gdyby to był koniec
web-el-ahead-of = { $who }: { $vp } PZ, gdyby to był koniec, o ile widać
web-el-ahead-head = PZ → gdyby to był koniec
web-el-ahead-now = teraz
web-el-ahead-then = gdyby to był koniec
web-el-players = Gracze
web-el-scored = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} · liczy się { $most }
web-el-call = Zwołaj
web-el-ready = Gotowe
web-el-tray = Przywołaj
web-el-unit-ready = Gotowy: { $unit } ({ $who })
web-el-unit-under = W Zaświatach: { $unit } ({ $who })
web-el-unit-tray = Jeszcze nieprzywołany: { $unit }. Cena: { $price }
web-el-goods = Surowce
web-el-treasure = Żetony skarbów
web-el-orbs = Orby
web-el-orbs-own = { $count ->
    [one] { $count } orb
    [few] { $count } orby
   *[many] { $count } orbów
}
web-el-tactics = Żeton taktyki
web-el-tactics-spent = Żeton taktyki, wyczerpany
web-el-tableau = Wyłożone karty
web-el-no-cards = Jeszcze żadnych kart przygód.
web-el-worth = Na końcu za { $vp } PZ, o ile starczy siedzib
web-el-orb-symbol = Symbol orbu
web-el-orb-covered = Symbol orbu, zakryty orbem
web-el-attached-to = dołączona: { $card }
web-el-slot-gain = Miejsce na żeton skarbu
web-el-slot-deposit = Miejsce na kaucję
web-el-slot-store = Miejsce w skarbcu
web-el-slot-orb = Miejsce z orbem
web-el-hand = Karty magii
web-el-hand-of = { $count } z 7
web-el-hand-empty = Na ręce nie ma kart magii.
web-el-quest-done = wykonane zadanie
web-el-magic-spell = Zaklęcie
web-el-magic-quest = Zadanie
web-el-magic-prophecy = Proroctwo
web-el-or = albo
web-el-magic-cards = Karty magii
web-el-cards = Karty przygód
web-el-dwellings = Siedziby
web-el-mate = partner
web-el-soon = Twoja frakcja jest właśnie wybierana.

## Początek, tura i koniec
web-el-choose-faction = Która frakcja jest twoja?
web-el-packet = Jedną kartę zatrzymaj, resztę podaj dalej
web-el-phase-setup = Przygotowanie
web-el-phase-place = Umieszczenie
web-el-phase-action = Akcja
web-el-phase-battle = Bitwa
web-el-phase-regroup = Zwołanie
web-el-phase-end = Koniec tury
web-el-phase-ghost = Zjawy
web-el-phase-over = Koniec
web-el-peace = Pokój
web-el-near-realms = { $count ->
    [0] Nie ma już krain
    [one] Została { $count } kraina
    [few] Zostały { $count } krainy
   *[many] Zostało { $count } krain
}
web-el-near-house = { $who }: 5 z 6 siedzib
web-el-near-then = potem każdy ma ostatnią turę
web-el-last-turns = { $count ->
    [0] Ostatnia tura
    [one] Ostatnie tury: jeszcze { $count }
   *[other] Ostatnie tury: jeszcze { $count }
}
web-el-tab-map = Mapa
web-el-tab-elements = Żywioły
web-el-sheet-track = Tor
web-el-sheet-orbs = Orby
web-el-sheet-power = Moc
web-el-sheet-houses = Siedziby
web-el-sheet-cards = Karty
web-el-sheet-vaults = Skarbce
web-el-sheet-prophecies = Proroctwa

## Wejście

## Galeria

## Lobby, gallery, report
about = Wysyłaj robotników, czarodziejów, wojowników i smoki do krainy ośmiu żywiołów, która rośnie ci pod stopami. Zakładaj siedziby, budź potwory i wezwij wszystkich do domu w samą porę.
option-factions = Frakcje
option-factions-deal = Jedna z dwóch rozdanych
option-factions-choose = Dowolny wybór
option-factions-random = Losowo
option-elements = Dwa dalsze żywioły
option-elements-random = Losowo
option-elements-choose = Wybrane
option-oracle = Wyrocznia
option-oracle-off = Nie
option-oracle-on = Tak
option-minotaur = Najemnik: Minotaur
option-minotaur-off = Nie
option-minotaur-on = Tak
option-mimic = Najemnik: Mimik
option-mimic-off = Nie
option-mimic-on = Tak
option-mother-of-dragons = Matka smoków
option-mother-of-dragons-off = Nie
option-mother-of-dragons-on = Tak
option-frost-giant = Lodowy olbrzym z mostem
option-frost-giant-off = Nie
option-frost-giant-on = Tak
option-legendary-monsters = Legendarne potwory
option-legendary-monsters-off = Nie
option-legendary-monsters-on = Tak
option-team = Drużyny po dwoje (czworo graczy)
option-team-off = Nie
option-team-on = Tak
option-magic-draft = Draft kart magii
option-magic-draft-off = Nie
option-magic-draft-on = Tak
option-no-doorways = Bez przejść
option-no-doorways-off = Nie
option-no-doorways-on = Tak
option-tactics = Żetony taktyki
option-tactics-off = Nie
option-tactics-on = Tak
option-treasure = Kolumny skarbów
option-treasure-top = Odkryty tylko wierzchni żeton
option-treasure-open = Wszystkie żetony odkryte
option-sound = Odgłosy potworów
option-sound-off = Nie
option-sound-on = Tak
option-ghost = Siła Zjaw (solo)
option-ghost-easy = Łatwa
option-ghost-normal = Zwykła
option-ghost-hard = Trudna
gallery-faction = Frakcje
report-kind-faction = frakcja
gallery-start-card = Karty startowe
report-kind-start-card = karty startowe
gallery-realm = Krainy
report-kind-realm = krainy
gallery-landmark = Ruiny i krainy szczególne
report-kind-landmark = miejsca szczególne
gallery-adventure = Karty przygód
report-kind-adventure = karty przygód
gallery-magic = Karty magii
report-kind-magic = karty magii
gallery-treasure = Skarby
report-kind-treasure = skarby
gallery-monster = Potwory
report-kind-monster = potwory
gallery-mercenary = Najemnicy
report-kind-mercenary = najemnicy
gallery-hoard = Smoczy skarb
report-kind-hoard = żetony skarbca
gallery-menu = Menu nagród
report-kind-menu = menu nagród
gallery-glory = Tor chwały
report-kind-glory = tor chwały
gallery-ghost = Karty Zjaw
report-kind-ghost = karty ducha
gallery-constants = Stałe planszy
report-kind-constants = stałe
gallery-layout = Układy początkowe
report-kind-layout = układy
