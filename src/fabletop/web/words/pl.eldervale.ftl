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
web-el-leads = Prowadzi { $who } ({ $column }. kością).
web-el-dice-of = { $who }, kości: { $count }
web-el-decides = decyduje
web-el-tied = remis
web-el-die = kość z liczbą { $face }
web-el-preset = ustawiona zdolnością, bez rzutu
web-el-battle-with = Bitwa: { $who }
web-el-rush-of = Szarża: { $who }

## Własny obszar i inni
web-el-own-sub = { $element } · { $vp } PZ · siedziby { $houses } z 6
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
web-el-tableau-sub = aktywowane przy zwołaniu
web-el-no-cards = Jeszcze żadnych kart przygód.
web-el-worth = Na końcu za { $vp } PZ, o ile starczy siedzib
web-el-orb-symbol = Symbol orbu
web-el-orb-covered = Symbol orbu, zakryty orbem
web-el-attached-to = dołączona: { $card }
web-el-slot-gain = Miejsce na żeton skarbu
web-el-slot-deposit = Miejsce na kaucję
web-el-slot-store = Miejsce w skarbcu
web-el-slot-orb = Miejsce z orbem
web-el-hand = Karty magii na ręce
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
web-el-last-turns = { $count ->
    [one] ostatnia tura
    [few] ostatnie { $count } tury
   *[many] ostatnich { $count } tur
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
web-option-eldervale-factions = Frakcje
web-option-eldervale-factions-deal = Jedna z dwóch rozdanych
web-option-eldervale-factions-choose = Dowolny wybór
web-option-eldervale-factions-random = Losowo
web-option-eldervale-elements = Dwa dalsze żywioły
web-option-eldervale-elements-random = Losowo
web-option-eldervale-elements-choose = Wybrane
web-option-eldervale-oracle = Wyrocznia
web-option-eldervale-oracle-off = Nie
web-option-eldervale-oracle-on = Tak
web-option-eldervale-minotaur = Najemnik: Minotaur
web-option-eldervale-minotaur-off = Nie
web-option-eldervale-minotaur-on = Tak
web-option-eldervale-mimic = Najemnik: Mimik
web-option-eldervale-mimic-off = Nie
web-option-eldervale-mimic-on = Tak
web-option-eldervale-mother-of-dragons = Matka smoków
web-option-eldervale-mother-of-dragons-off = Nie
web-option-eldervale-mother-of-dragons-on = Tak
web-option-eldervale-frost-giant = Lodowy olbrzym z mostem
web-option-eldervale-frost-giant-off = Nie
web-option-eldervale-frost-giant-on = Tak
web-option-eldervale-legendary-monsters = Legendarne potwory
web-option-eldervale-legendary-monsters-off = Nie
web-option-eldervale-legendary-monsters-on = Tak
web-option-eldervale-team = Drużyny po dwoje (czworo graczy)
web-option-eldervale-team-off = Nie
web-option-eldervale-team-on = Tak
web-option-eldervale-magic-draft = Draft kart magii
web-option-eldervale-magic-draft-off = Nie
web-option-eldervale-magic-draft-on = Tak
web-option-eldervale-no-doorways = Bez przejść
web-option-eldervale-no-doorways-off = Nie
web-option-eldervale-no-doorways-on = Tak
web-option-eldervale-tactics = Żetony taktyki
web-option-eldervale-tactics-off = Nie
web-option-eldervale-tactics-on = Tak
web-option-eldervale-treasure = Kolumny skarbów
web-option-eldervale-treasure-top = Odkryty tylko wierzchni żeton
web-option-eldervale-treasure-open = Wszystkie żetony odkryte
web-option-eldervale-sound = Odgłosy potworów
web-option-eldervale-sound-off = Nie
web-option-eldervale-sound-on = Tak
web-option-eldervale-ghost = Siła Zjaw (solo)
web-option-eldervale-ghost-easy = Łatwa
web-option-eldervale-ghost-normal = Zwykła
web-option-eldervale-ghost-hard = Trudna

## Galeria
web-kind-faction = Frakcje
web-kind-start-card = Karty startowe
web-kind-realm = Krainy
web-kind-landmark = Ruiny i krainy szczególne
web-kind-adventure = Karty przygód
web-kind-magic = Karty magii
web-kind-mercenary = Najemnicy
web-kind-hoard = Smoczy skarb
web-kind-menu = Menu nagród
web-kind-glory = Tor chwały
web-kind-ghost = Karty Zjaw
web-kind-constants = Stałe planszy
web-kind-layout = Układy początkowe
