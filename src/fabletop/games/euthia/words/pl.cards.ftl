# Jak brzmią karty, kafle i plansze (telling/).

and = { $these } i { $last }
or = { $these } lub { $last }
either = albo { $this }, albo { $that }
use = { $when }: { $what }
pay = zapłać { $cost }
set-size = Zestaw Zbroi { $size }+
per = { $text } za { $count }
per-most = { $text } (najwyżej { $most })
range = { $span }: { $effects }
range-hits = { $amount ->
    [one] { $amount } Obrażenie
    [few] { $amount } Obrażenia
   *[other] { $amount } Obrażeń
    }
range-wounds = { $amount ->
    [one] { $amount } Rana
    [few] { $amount } Rany
   *[other] { $amount } Ran
    }
span-up-to = do { $most }

count-set = każdy element największego noszonego Zestawu Zbroi
count-gaar = każdy twój żeton Gaar
count-dwurt = każdy twój żeton Dwurt
count-missing = każdy brakujący punkt Zdrowia
count-round = każdą rozpoczętą Rundę Walki
count-essences = każdą Esencję na tym kaflu
count-gems = każdy Klejnot na twoim Wyposażeniu
count-trophies = każde twoje Trofeum
count-cards = każdą Srebrną lub Złotą kartę na ręce
count-hope = każdy punkt na Kości Nadziei
count-chaos = każdy żeton Chaosu Potwora
count-hits = każde Obrażenie Potwora
count-skills = każdą Umiejętność na twojej planszy Bohatera
element-of-air = Powietrza
element-of-earth = Ziemi
element-of-water = Wody
element-of-fire = Ognia

effect-coins = zyskaj { $amount ->
    [one] { $amount } Złotą monetę
    [few] { $amount } Złote monety
   *[other] { $amount } Złotych monet
    }
effect-coins-less = strać { $amount ->
    [one] { $amount } Złotą monetę
    [few] { $amount } Złote monety
   *[other] { $amount } Złotych monet
    }
effect-reputation = zyskaj { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
    } Reputacji
effect-reputation-less = strać { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
    } Reputacji
effect-gaar = zyskaj { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[other] { $amount } żetonów
    } Gaar
effect-dwurt = zyskaj { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[other] { $amount } żetonów
    } Dwurt
effect-calm-dwurt = zmniejsz wartość na Kości Dwurt o { $amount }
effect-draw-silver = dobierz { $cards ->
    [one] { $cards } Srebrną kartę
    [few] { $cards } Srebrne karty
   *[other] { $cards } Srebrnych kart
    }
effect-draw-gold = dobierz { $cards ->
    [one] { $cards } Złotą kartę
    [few] { $cards } Złote karty
   *[other] { $cards } Złotych kart
    }
effect-gain-gem = zyskaj { $amount } × { $kind }
effect-gain-gem-any = zyskaj { $amount ->
    [one] { $amount } dowolny Klejnot
    [few] { $amount } dowolne Klejnoty
   *[other] { $amount } dowolnych Klejnotów
    }
effect-gain-essence = zyskaj { $amount ->
    [one] { $amount } Esencję
    [few] { $amount } Esencje
   *[other] { $amount } Esencji
    } { $kind }
effect-gain-essence-any = zyskaj { $amount ->
    [one] { $amount } dowolną Esencję
    [few] { $amount } dowolne Esencje
   *[other] { $amount } dowolnych Esencji
    }
effect-gain-tile = weź { $amount } × { $pile }
effect-gain-tile-look = { $text } (dobierz { $look }, zatrzymaj jeden kafel)
effect-heal = wylecz { $amount ->
    [one] { $amount } Ranę
    [few] { $amount } Rany
   *[other] { $amount } Ran
    }
effect-wound = otrzymujesz { $amount ->
    [one] { $amount } Ranę
    [few] { $amount } Rany
   *[other] { $amount } Ran
    }
effect-slay = twoje Zdrowie spada do 0
effect-move = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
    } Ruchu
effect-take-action-mining = wykonaj Akcję Wydobycia
effect-take-action-trade = wykonaj Akcję Handlu
effect-take-action-combat = wykonaj Akcję Walki
effect-trade-at-merchants = z dowolnego wyzwolonego pola wykonaj Akcję Handlu z Kupcami
effect-trade-at-alchemists = z dowolnego wyzwolonego pola wykonaj Akcję Handlu z Alchemikami
effect-trade-at-dragonslayers = z dowolnego wyzwolonego pola wykonaj Akcję Handlu w Wieżach Zabójców Smoków
effect-cart = Wózek Górniczy: dobierz 3 Surowce Naturalne, zatrzymaj 1
effect-teleport = Teleportacja maksymalnie o { $range ->
    [one] { $range } pole
    [few] { $range } pola
   *[other] { $range } pól
    }
effect-teleport-to-church = Teleportacja do Kościoła
effect-teleport-to-portal = Teleportacja na dowolny Portal
effect-teleport-to-shop = Teleportacja do dowolnego Miejsca Handlu, do którego wolno ci wejść
effect-scout = obejrzyj { $tiles ->
    [one] wierzchni kafel
    [few] { $tiles } wierzchnie kafle
   *[other] { $tiles } wierzchnich kafli
    } Mapy z Rozdziału leżącego na górze stosu i odłóż je w dowolnej kolejności
effect-track = obejrzyj wierzchnią kartę talii Potworów; zostaw ją lub odłóż na spód
effect-ready-skill = przygotuj { $amount ->
    [one] { $amount } Umiejętność
    [few] { $amount } Umiejętności
   *[other] { $amount } Umiejętności
    }
effect-ready-item = przygotuj { $amount ->
    [one] { $amount } Przedmiot
    [few] { $amount } Przedmioty
   *[other] { $amount } Przedmiotów
    }
effect-ready-tile = przygotuj { $amount ->
    [one] { $amount } inny kafel
    [few] { $amount } inne kafle
   *[other] { $amount } innych kafli
    }
effect-wake-gems = obróć { $amount ->
    [one] { $amount } Klejnot
    [few] { $amount } Klejnoty
   *[other] { $amount } Klejnotów
    } na stronę aktywną
effect-clover = Koniczyna { $signed }
effect-reroll-monster = przerzuć { $dice ->
    [one] { $dice } kość Potwora
   *[other] obie kości Potwora
    }
effect-reroll-hero = przerzuć { $dice ->
    [one] { $dice } swoją kość
   *[other] obie swoje kości
    }
effect-turn-die-monster = obróć jedną kość Potwora na { $face }
effect-turn-die-monster-over = obróć jedną kość Potwora na przeciwną stronę
effect-turn-die-hero = obróć jedną swoją kość na { $face }
effect-turn-die-hero-over = obróć jedną swoją kość na przeciwną stronę
effect-roll = wykonaj Rzut Bohatera ({ $ranges })
effect-hope = Kość Nadziei +{ $amount }
effect-paw = Królicza Łapka { $signed }
effect-wounds = Rany { $signed }
effect-hit = { $amount ->
    [one] { $amount } Obrażenie
    [few] { $amount } Obrażenia
   *[other] { $amount } Obrażeń
    }
effect-hits = Obrażenia { $signed }
effect-monster-heals = Potwór leczy się o { $amount }
effect-monster-draws-silver = Gracz-Potwór dobiera { $cards ->
    [one] { $cards } Srebrną kartę
    [few] { $cards } Srebrne karty
   *[other] { $cards } Srebrnych kart
    }
effect-monster-draws-gold = Gracz-Potwór dobiera { $cards ->
    [one] { $cards } Złotą kartę
    [few] { $cards } Złote karty
   *[other] { $cards } Złotych kart
    }
effect-drop-die = Potwór rzuca jedną kością mniej
effect-chaos-less = Potwór traci { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[other] { $amount } żetonów
    } Chaosu
effect-chaos-more = Potwór zyskuje { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[other] { $amount } żetonów
    } Chaosu
effect-monster-gaar-less = Potwór traci { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[other] { $amount } żetonów
    } Gaar
effect-monster-gaar-more = Potwór zyskuje { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[other] { $amount } żetonów
    } Gaar
effect-take-gaar-monster = Potwór zabiera Bohaterowi { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[other] { $amount } żetonów
    } Gaar (gdy brak Gaar, to Dwurt) i trzyma je jako Gaar
effect-take-gaar-hero = zabierz Potworowi { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[other] { $amount } żetonów
    } Gaar
effect-take-any = Gracz-Potwór zabiera Graczowi-Bohaterowi Złote monety lub karty, łącznie { $amount }
effect-silence = kary Srebrnych i Złotych kart do rzutu i Obrażeń nie liczą się w tym ataku
effect-bar-cards = w tej Fazie Ataku Potwora nie zagrywa się Srebrnych ani Złotych kart
effect-skip-attack = Potwór nie atakuje w tej Rundzie Walki
effect-riposte = jeśli nie otrzymasz Rany, Potwór otrzymuje { $hits ->
    [one] { $hits } Obrażenie
    [few] { $hits } Obrażenia
   *[other] { $hits } Obrażeń
    }
effect-strike-again = zaatakuj jeszcze raz inną Bronią lub Umiejętnością Walki
effect-each-round = na końcu każdej Rundy Walki: { $effects }
effect-this-combat = w tej Walce: { $changes }
effect-withdraw = Walka kończy się bez zwycięzcy; wróć do Kościoła w obecnym stanie
effect-choose-one = wybierz: { $choices }

change-roll-bonus-attack = twoje Rzuty Ataku { $signed }
change-roll-bonus-confront = twoje rzuty w Konfrontacji z Żywiołakami { $signed }
change-roll-bonus-all = wszystkie twoje Rzuty Bohatera { $signed }
change-strength-shift = Wartość Bitewna Potwora { $signed }
change-wound-shift = Rany każdego ataku Potwora { $signed }
change-hit-shift = Obrażenia każdego twojego ataku { $signed }
change-ease-penalty = kara Potwora do twoich rzutów jest mniejsza o { $amount }
change-shelter = Żywiołaki { $elements } nie działają na ciebie
change-shelter-laid = Żywiołaki, których Esencje leżą na tym kaflu, nie działają na ciebie
change-discount-buy = każdy zakup kosztuje o { $coins } mniej
change-discount-learn = każda Nauka kosztuje o { $coins } mniej
change-discount-unlock = każde odblokowanie pola kosztuje o { $coins } mniej
change-better-sale = każdy Surowiec Naturalny sprzedajesz o { $coins } drożej
change-no-fees = nie płacisz opłat innym graczom
change-hand-limit = limit kart na ręce +{ $cards }
change-gaar-power = każdy twój użyty żeton Gaar lub Dwurt: o { $roll } więcej do rzutu, o { $monster } więcej przeciw Potworowi
change-heal-more = każda Mikstura leczy o { $amount } więcej
change-wider-fame = Nagrody za Potwory zyskujesz też przy Reputacji do { $amount } powyżej zakresu
change-keen-eye-treasure = znajdując Skarb, dobierz o jeden kafel więcej i zatrzymaj jeden
change-keen-eye-resource = wydobywając bez Wózka Górniczego, dobierz o jeden kafel więcej i zatrzymaj jeden
change-full-shield = twoje Tarcze nie dają kary Koniczyny
change-final-score = na końcu gry { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
    } Reputacji

timing-none = w swojej turze
timing-permanent = efekt Stały
timing-anytime = w dowolnym momencie
timing-prep = Przygotowanie Walki
timing-first-strike = Pierwsze Uderzenie
timing-attack = atak
timing-mon-before = przed Rzutem Ataku Potwora
timing-mon-both = przed Rzutem Ataku Potwora lub po nim
timing-mon-after = po Rzucie Ataku Potwora
timing-hero-before = przed Rzutem Ataku Bohatera
timing-hero-after = po Rzucie Ataku Bohatera
timing-hero-roll = przy dowolnym Rzucie Bohatera
timing-mining = przy Akcji Wydobycia
trigger-combat-won = po wygranej Walce
trigger-elite-won = po pokonaniu Potwora Elitarnego
trigger-mined = po Akcji Wydobycia
trigger-traded = po Akcji Handlu
trigger-confronted = po Konfrontacji z Żywiołakiem
trigger-treasure-found = gdy znajdziesz Skarb
trigger-quest-fulfilled = gdy wypełnisz Misję
trigger-tile-placed = po każdym odkrytym kaflu Mapy
trigger-turn-start = na początku twojej tury
trigger-turn-end = na końcu twojej tury
trigger-combat-begun = gdy zaczyna się Walka
trigger-wounded = po ataku Potwora, który cię zranił
trigger-resurrected = po twoim Odrodzeniu
when-health-at-most = mając najwyżej { $health ->
    [one] { $health } punkt
    [few] { $health } punkty
   *[other] { $health } punktów
    } Zdrowia
when-affected = na polu pod wpływem Mocy { $element }
when-at = na polu: { $places }
when-first-round = w pierwszej Rundzie Walki
when-monster-hurt = jeśli Potwór otrzymał już Obrażenie
when-unhurt = jeśli Bohater nie otrzymał Rany w tej Walce
when-elite = przeciw Potworowi Elitarnemu
when-double = jeśli obie kości pokazują to samo
when-no-gaar = jeśli nie masz żetonu Gaar

cost-coins = { $amount ->
    [one] { $amount } Złotą monetę
    [few] { $amount } Złote monety
   *[other] { $amount } Złotych monet
    }
cost-gaar = { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[other] { $amount } żetonów
    } Gaar
cost-dwurt = { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[other] { $amount } żetonów
    } Dwurt
cost-health = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
    } Zdrowia
cost-reputation = { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[other] { $amount } punktów
    } Reputacji
cost-silver = { $amount ->
    [one] { $amount } Srebrną kartę
    [few] { $amount } Srebrne karty
   *[other] { $amount } Srebrnych kart
    }
cost-gold = { $amount ->
    [one] { $amount } Złotą kartę
    [few] { $amount } Złote karty
   *[other] { $amount } Złotych kart
    }
cost-gem = { $amount ->
    [one] 1 { $kind }
   *[other] { $amount } × { $kind }
    }
cost-gem-any = { $amount ->
    [one] { $amount } Klejnot
    [few] { $amount } Klejnoty
   *[other] { $amount } Klejnotów
    }
cost-essence = { $amount ->
    [one] { $amount } Esencję { $kind }
    [few] { $amount } Esencje { $kind }
   *[other] { $amount } Esencji { $kind }
    }
cost-essence-any = { $amount ->
    [one] { $amount } Esencję
    [few] { $amount } Esencje
   *[other] { $amount } Esencji
    }
cost-resource-any = { $amount ->
    [one] { $amount } Surowiec Naturalny
    [few] { $amount } Surowce Naturalne
   *[other] { $amount } Surowców Naturalnych
    }
cost-resource-mountains = { $amount ->
    [one] { $amount } Surowiec Naturalny z Gór
    [few] { $amount } Surowce Naturalne z Gór
   *[other] { $amount } Surowców Naturalnych z Gór
    }
cost-resource-lake = { $amount ->
    [one] { $amount } Surowiec Naturalny z Jeziora
    [few] { $amount } Surowce Naturalne z Jeziora
   *[other] { $amount } Surowców Naturalnych z Jeziora
    }
cost-resource-cave = { $amount ->
    [one] { $amount } Surowiec Naturalny z Jaskini
    [few] { $amount } Surowce Naturalne z Jaskini
   *[other] { $amount } Surowców Naturalnych z Jaskini
    }
cost-trophy = { $amount ->
    [one] { $amount } Trofeum Poziomu { $level }
    [few] { $amount } Trofea Poziomu { $level }
   *[other] { $amount } Trofeów Poziomu { $level }
    }
cost-item-weapon = { $amount ->
    [one] { $amount } Broń
    [few] { $amount } Bronie
   *[other] { $amount } Broni
    }
cost-item-shield = { $amount ->
    [one] { $amount } Tarczę
    [few] { $amount } Tarcze
   *[other] { $amount } Tarcz
    }
cost-item-armour = { $amount ->
    [one] { $amount } element Zbroi
    [few] { $amount } elementy Zbroi
   *[other] { $amount } elementów Zbroi
    }
cost-item-jewellery = { $amount ->
    [one] { $amount } kafel Biżuterii
    [few] { $amount } kafle Biżuterii
   *[other] { $amount } kafli Biżuterii
    }
cost-item-scroll = { $amount ->
    [one] { $amount } Zwój
    [few] { $amount } Zwoje
   *[other] { $amount } Zwojów
    }
cost-item-potion = { $amount ->
    [one] { $amount } Miksturę
    [few] { $amount } Mikstury
   *[other] { $amount } Mikstur
    }
cost-item-resource = { $amount ->
    [one] { $amount } kafel Surowca Naturalnego
    [few] { $amount } kafle Surowców Naturalnych
   *[other] { $amount } kafli Surowców Naturalnych
    }
cost-item-chest = { $amount ->
    [one] { $amount } Skrzynię
    [few] { $amount } Skrzynie
   *[other] { $amount } Skrzyń
    }
cost-item-flask = { $amount ->
    [one] { $amount } Fiolkę
    [few] { $amount } Fiolki
   *[other] { $amount } Fiolek
    }
cost-item-artifact = { $amount ->
    [one] { $amount } Artefakt
    [few] { $amount } Artefakty
   *[other] { $amount } Artefaktów
    }
cost-item-pouch = { $amount ->
    [one] { $amount } Zasobnik
    [few] { $amount } Zasobniki
   *[other] { $amount } Zasobników
    }
cost-item-rucksack = { $amount ->
    [one] { $amount } Plecak
    [few] { $amount } Plecaki
   *[other] { $amount } Plecaków
    }
cost-item-supplies = { $amount ->
    [one] { $amount } kafel Zaopatrzenia
    [few] { $amount } kafle Zaopatrzenia
   *[other] { $amount } kafli Zaopatrzenia
    }

pile-merchants = kafel Kupca
pile-alchemists = kafel Alchemika
pile-dragonslayers = kafel Zabójców Smoków
pile-mountains = Surowiec Naturalny z Gór
pile-lake = Surowiec Naturalny z Jeziora
pile-cave = Surowiec Naturalny z Jaskini
pile-treasure-1 = Skarb Poziomu 1
pile-treasure-2 = Skarb Poziomu 2
pile-treasure-3 = Skarb Poziomu 3
pile-hunter = Nagroda Łowcy
pile-armourer = Nagroda Zbrojmistrza
pile-witch = Nagroda Czarownicy
pile-healing = Mikstura Leczenia
pile-supplies = kafel Zaopatrzenia
pile-artifacts = Artefakt
pile-teleports = Zwój Teleportacji
pile-personal = kafel Bohatera

armour = Zbroja, { $piece }, Zestaw { $armour }
piece-helmet = hełm
piece-cuirass = kirys
piece-gloves = rękawice
piece-greaves = nagolenniki
piece-boots = buty
set-leather = skórzany
set-chainmail = kolczy
set-plate = płytowy
set-dragon = smoczy
kind-weapon = Broń
kind-shield = Tarcza
kind-amulet = Biżuteria, amulet
kind-ring = Biżuteria, pierścień
kind-scroll = Zwój
kind-potion = Mikstura
kind-resource = Surowiec Naturalny
kind-chest = Skrzynia
kind-flask = Fiolka
kind-artifact = Artefakt
kind-pouch = Zasobnik
kind-rucksack = Plecak
kind-supplies = Zaopatrzenie
kind-skill = Umiejętność
kind-first-strike-skill = Umiejętność Pierwszego Uderzenia
kind-gain = znalezisko
kind-players-solo = tylko w grze Jednoosobowej
kind-players-many = tylko dla 2–4 graczy
learning-cost = koszt Nauki { $coins }
buy-price = cena zakupu { $coins }
sell-price = cena sprzedaży { $coins }
starting-tile = kafel Początkowy
reputation-value = wartość Reputacji { $value }
health = Maksymalne Zdrowie +{ $amount }
bags-more = Sakwy +{ $amount }
bags-less = Sakwy −{ $amount }
sockets = { $amount ->
    [one] { $amount } pole na Klejnot
    [few] { $amount } pola na Klejnoty
   *[other] { $amount } pól na Klejnoty
    }
essence-places = { $amount ->
    [one] { $amount } miejsce na Esencję
    [few] { $amount } miejsca na Esencje
   *[other] { $amount } miejsc na Esencje
    }
holds = mieści Przedmiotów: { $amount }
holds-small = mieści małych Przedmiotów (Mikstury, Gaar, Dwurt, Esencje): { $amount }
gain-at-once = od razu: { $effects }
sale = sprzedaż za { $sides }
gem = Klejnot
gem-health = na Wyposażeniu: Maksymalne Zdrowie +{ $amount }
essence = Esencja, zużywa się
hero = Maksymalne Zdrowie { $health }, pól na Klejnoty i Esencje: { $gems }.
hero-gaar = Pól na żetony Gaar: { $amount }.
hero-dwurt = Pól na żetony Dwurt: { $amount }.
hero-slots = Pola: { $slots }.
slot-skill = Umiejętność
slot-first-strike = Pierwsze Uderzenie
slot-sword = Broń lub Tarcza
slot-helmet = hełm
slot-cuirass = kirys
slot-gloves = rękawice
slot-greaves = nagolenniki
slot-boots = buty
slot-amulet = amulet
slot-ring = pierścień
slot-locked = zablokowane, { $coins ->
    [one] { $coins } Złota moneta
    [few] { $coins } Złote monety
   *[other] { $coins } Złotych monet
    }
slot-locked-essence = zablokowane, 1 Esencja { $element }

foe = Potwór Poziomu { $level }.
elite = Potwór Elitarny Poziomu { $level }.
vitality = Zdrowie Potwora { $amount }.
foe-resources = Srebrne karty { $silver }, Złote karty { $gold }, żetony Chaosu { $chaos }, żetony Gaar { $gaar }.
attack-strength = Wartość Bitewna { $ranges }
penalty = Kara dla Rzutu Bohatera −{ $amount }.
immune = Odporny: kafle, Klejnoty i Esencje Bohatera nie zmieniają jego kości, Wartości Bitewnej, kart ani żetonów; Obrażenia, żetony Gaar i Dwurt, zmniejszanie Ran i leczenie Bohatera działają. Żywiołaki Powietrza i Ziemi nie zmieniają jego rzutu.
reward = Nagroda: { $reward }
reward-within = Nagroda przy Reputacji { $span }: { $reward }
reward-from = Nagroda od Reputacji { $least }: { $reward }
text-bounty = Nagroda za Zlecenie Poziomu { $level }: { $elite }.
lair-on = Legowisko: na polu ({ $place })
lair-next-to = Legowisko: obok pola ({ $place })
lair-tile = Legowisko: na kaflu ({ $place }), nie pośrodku
power-silver = Srebrna karta, { $timing }.
power-gold = Złota karta, { $timing }.
power-field = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
    }: { $effects }
power-lasting = do końca Walki na końcu każdej Rundy Walki: { $effects }
one-player-card = Tylko w grze Jednoosobowej i Kooperacyjnej.
text-combat-card = Kości { $left } i { $right }, symbole Gaar { $gaar }, symbole Chaosu { $chaos }.
encounter = miejsce Spotkania, w którym wypełnia się Misje
quest = { $kind } chce: { $ways }
want-roll = Rzut Bohatera { $roll } lub więcej
want-roll-for = { $cost } i Rzut Bohatera { $roll } lub więcej
quest-roll-lost = Jeśli rzut się nie uda, Misja pozostaje odkryta, a to, co zapłacono, przepada.
quest-roll-again = Jeśli rzut się nie uda, Misja pozostaje odkryta, lecz w tej turze nie można jej już wypełnić.

start-tile = Kafel Startowy.
map-tile = Kafel Mapy Rozdziału { $chapter }.
map-centre = pośrodku { $centre }
centre-church = Kościół
centre-towers = Wieże Zabójców Smoków
centre-fortress = Forteca Najemników
centre-lord = siedziba Władcy
centre-legendary = Legenda
place-none = otwarty teren
place-mountains = Góry
place-lake = Jezioro
place-cave = Jaskinia
place-treasure-1 = Skarb Poziomu 1
place-treasure-2 = Skarb Poziomu 2
place-treasure-3 = Skarb Poziomu 3
place-air = Żywiołak Powietrza
place-earth = Żywiołak Ziemi
place-water = Żywiołak Wody
place-fire = Żywiołak Ognia
place-portal = Portal
place-merchants = Kupcy
place-alchemists = Alchemicy
place-encounter = Spotkanie
place-encounter-of = Spotkanie ({ $kind })
place-ruins = Ruiny
place-towers = Wieże Zabójców Smoków
place-start = kafel Startowy
field-monster = { $place }, Potwór Poziomu { $level } (Łup: { $loot })
loot-coins = { $amount ->
    [one] { $amount } Złota moneta
    [few] { $amount } Złote monety
   *[other] { $amount } Złotych monet
    }
loot-gaar = { $amount ->
    [one] { $amount } żeton
    [few] { $amount } żetony
   *[other] { $amount } żetonów
    } Gaar
loot-potions = { $amount ->
    [one] { $amount } Mikstura Leczenia
    [few] { $amount } Mikstury Leczenia
   *[other] { $amount } Mikstur Leczenia
    }
loot-silver = { $amount ->
    [one] { $amount } Srebrna karta
    [few] { $amount } Srebrne karty
   *[other] { $amount } Srebrnych kart
    }
loot-gold = { $amount ->
    [one] { $amount } Złota karta
    [few] { $amount } Złote karty
   *[other] { $amount } Złotych kart
    }

mode-competitive = rywalizacyjna
mode-solo = Jednoosobowa
mode-coop = Kooperacyjna
scenario = { $rounds ->
    [few] { $rounds } rundy
   *[other] { $rounds } rund
    }, na początku { $coins ->
    [one] { $coins } Złota moneta
    [few] { $coins } Złote monety
   *[other] { $coins } Złotych monet
    }; gra { $modes }.
scenario-elites = Potwory Elitarne { $count ->
    [one] Poziomu
   *[other] Poziomów
    } { $levels }.
rule-second-bounty = Widoczna jest też Nagroda za Zlecenie następna po odkrytej.
rule-deck-scouting = W Legowisku odkrytej Nagrody za Zlecenie raz na turę możesz zapłacić { $coins ->
    [one] { $coins } Złotą monetę
    [few] { $coins } Złote monety
   *[other] { $coins } Złotych monet
    }, by obejrzeć wierzchnią kartę talii Potworów.
rule-trophy-score = Na końcu każde Trofeum daje swój Poziom, elitarne { $elite } razy; najwięcej Nagród za Zlecenie daje jeszcze { $most_bounties }.
rule-raids = Najazdy przychodzą na końcu rund { $rounds }, od rundy { $twice_from } na dwie osady. Najazd o sile dwóch kości i liczby wcześniejszych najazdów musi przewyższyć obronę { $defence }, +{ $per_ward } za każdy żeton Magii Obronnej i +{ $per_hero } za każdego Bohatera w odległości do { $hero_distance }. Żeton Magii Obronnej kosztuje { $ward_coins ->
    [one] { $ward_coins } Złotą monetę
    [few] { $ward_coins } Złote monety
   *[other] { $ward_coins } Złotych monet
    } lub 1 Esencję, na polu najwyżej { $wards_per_field }, razem { $wards }. W grze rywalizacyjnej osada, która się obroni, daje właścicielowi { $owner_reputation ->
    [one] { $owner_reputation } punkt
    [few] { $owner_reputation } punkty
   *[other] { $owner_reputation } punktów
    } Reputacji, a Bohaterom w odległości do { $near_distance } po { $near_reputation }.
rule-dragon = Smok ma { $vitality } Zdrowia i { $per_player } za każdego gracza. Jego szczyt leży wśród ostatnich kafli ({ $among_last }); od Rundy { $latest_round } zostaje odnaleziony. Walka trwa najwyżej { $combat_rounds } Rundy Walki. Za każde { $hits_per_reputation } Obrażenia jest 1 punkt Reputacji, za zabójczy cios { $killing_blow }.
rule-golem = Golem ma { $vitality } Zdrowia i { $per_player } za każdego gracza. Na końcu Rundy { $arrives } przychodzi do Kościoła, a potem co rundę idzie { $steps } pola ku najbliższemu Miejscu Handlu. Walka trwa najwyżej { $combat_rounds } Rundy Walki. Zniszczone Miejsca Handlu w liczbie { $ruined_shops } i jedno za każdego gracza kończy grę przegraną. Bohater na ruinach raz na grę znajduje jego słaby punkt: Obrażenia { $ruins_hits }.
goal-bounties = Cel gry Jednoosobowej i Kooperacyjnej: { $base ->
    [one] { $base } Nagroda
    [few] { $base } Nagrody
   *[other] { $base } Nagród
    } za Zlecenie i jedna za każdego gracza (łatwy cel: { $easy }, trudny: { $hard }, zawsze i jedna za każdego gracza).
goal-hearths = Cel gry Jednoosobowej i Kooperacyjnej: stoją { $base } osady i jedna za każdego gracza, a upadło ich nie więcej, niż stoi.
goal-dragon = Cel gry Jednoosobowej i Kooperacyjnej: Smok na końcu nie żyje.
goal-golem = Cel: Golem zostaje rozbity na czas.
dragon-breath = Bohaterowie w odległości do { $distance } otrzymują { $amount } Rany.
dragon-flight = Smok leci na wyzwolone pole najbliższe Bohaterowi o najwyższej Reputacji.
dragon-terror = Każdy gracz odrzuca Srebrną lub Złotą kartę albo traci Złotą monetę.
dragon-rest = Smok leczy się o { $amount }.
