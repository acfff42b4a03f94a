### Euthia po polsku. Nazwy kafli, Potworów i miejsc pochodzą z zawartości.


## Nothing in particular: a question that is about no one thing
term- = nic
term-nowhere = jeszcze nigdzie

## Elements, mines, shops
term-air = powietrze
term-earth = ziemia
term-water = woda
term-fire = ogień
term-mountains = Góry
term-lake = Jezioro
term-cave = Jaskinia
term-merchants = Kupcy
term-alchemists = Alchemicy
term-dragonslayers = Wieże Zabójców Smoków
term-treasure-1 = Skarb Poziomu 1
term-treasure-2 = Skarb Poziomu 2
term-treasure-3 = Skarb Poziomu 3
term-supplies = Zaopatrzenie
term-artifacts = Artefakty
term-teleports = Zwoje Teleportacji

## Actions, tokens, cards
term-mining = Wydobycie
term-trade = Handel
term-combat = Walka
term-silver = Srebrna karta
term-gold = Złota karta
term-coin = Złota moneta
term-coins = Złote monety
term-essence = Esencja
term-gaar = Gaar
term-dwurt = Dwurt
term-top-card = wierzchnia karta Potwora

## Directions and kinds of tiles
term-north = północ
term-north-east = północny wschód
term-south-east = południowy wschód
term-south = południe
term-south-west = południowy zachód
term-north-west = północny zachód
term-fixed = kafel Stały
term-encounter = kafel Spotkania
term-scenario = kafel Scenariusza
term-general = kafel Dodatkowy

## Slots
term-skill = pole Umiejętności
term-first-strike = pole Pierwszego Uderzenia
term-sword = pole Broni i Tarcz
term-helmet = hełm
term-cuirass = kirys
term-gloves = rękawice
term-greaves = nagolenniki
term-boots = buty
term-amulet = amulet
term-ring = pierścień

## Options and results
term-competitive = rywalizacja
term-coop = gra Kooperacyjna
term-solo = gra Jednoosobowa
result-most-reputation = Wygrywa najwyższa Reputacja.
result-goal-reached = Cel Scenariusza został osiągnięty. Wynikiem jest końcowa Reputacja.
result-goal-missed = Celu Scenariusza nie osiągnięto. Wynikiem jest końcowa Reputacja.

## Questions
ask-eu-setup-6 = Wybierz Bohatera.
ask-eu-turn-2 = Twoja tura: co robisz?
ask-eu-turn-6 = Którą Esencję oddajesz?
ask-eu-turn-8 = Który niewykorzystany żeton Akcji zachowujesz?
ask-eu-map-3 = Gdzie dołożysz następny kafel Mapy?
ask-eu-portal-1 = Dokąd się Teleportujesz?
ask-eu-portal-5 = Dokąd się Teleportujesz?
ask-eu-mine-4 = Wydobycie: Wózek Górniczy i który Surowiec Naturalny?
ask-eu-trade-2 = Sprzedaj coś, by zapłacić opłatę.
ask-eu-trade-3 = Handel ({ $about }): co dalej?
ask-eu-tiles-3 = Który z równych kafli zatrzymujesz?
ask-eu-tiles-9 = Czym za to zapłacisz?
ask-eu-items-4 = Masz za dużo: użyj czegoś lub odrzuć.
ask-eu-free-2 = Który Skarb zatrzymujesz?
ask-eu-quest-3 = Co oddajesz za Misję?
ask-eu-gen-5 = Wybierz jedno ({ $about }).
ask-eu-cards-2 = Za dużo kart: wymień lub odrzuć.
ask-eu-cards-3 = Którą Srebrną kartę odrzucasz?
ask-eu-cards-4 = Co zabierasz Bohaterowi?
ask-eu-cards-5 = Przed Rzutem Ataku Potwora: zagrywasz karty?
ask-eu-cards-6 = Przed Rzutem Ataku Bohatera: zagrywasz karty?
ask-eu-solo-7 = Którą kartę odrzucasz w zamian za Złotą monetę?
ask-eu-coop-3 = Którą Złotą kartę odrzucasz?
ask-eu-round-4 = Groza Smoka: z czego rezygnujesz?
ask-eu-combat-1 = Czym płacisz za Walkę?
ask-eu-combat-2 = Przed Walką: załóż lub zdejmij Wyposażenie.
ask-eu-combat-4 = Użyjesz swojej karty Kontroli, aby zostać Graczem-Potworem?
ask-eu-combat-9 = Przygotowanie Walki: używasz czegoś?
ask-eu-combat-11 = Wykonujesz Pierwsze Uderzenie?
ask-eu-combat-13 = Faza Leczenia Bohatera: używasz czegoś?
ask-eu-combat-14 = Przed Rzutem Ataku Potwora: używasz czegoś?
ask-eu-combat-16 = Zmieniasz Wartość Bitewną Potwora czy pasujesz?
ask-eu-combat-17 = Po Rzucie Ataku Potwora: używasz czegoś?
ask-eu-combat-23 = Przed Rzutem Ataku Bohatera: używasz czegoś?
ask-eu-combat-24 = Czym atakujesz?
ask-eu-combat-30 = Zatrzymujesz Trofeum: { $about }?
ask-eu-combat-32 = Handlować od razu i sprzedać nadmiar?
ask-eu-combat-33 = Bierzesz Skarb?
ask-eu-roll-7 = Zmieniasz swój rzut?
ask-eu-score-1 = Która strona się liczy: { $about }?

## Answers
key-hero = { $a }
key-walk = Żeton Akcji na Ruch: { $a }
key-step = Idź na kafel { $a }, { $b ->
       [0] środek
       *[other] pole { $b }
    }
key-to = { $a }, { $b ->
       [0] środek
       *[other] pole { $b }
    }
key-portal = Portalem na kafel { $a }, { $b ->
       [0] środek
       *[other] pole { $b }
    }
key-explore = W kierunku: { $a }
key-mine = Wydobywaj
key-mine-with = Wydobywaj: { $a }
key-trade = Handluj
key-trade-with = Handluj: { $a }
key-no-trade = Bez Handlu
key-treasure = Weź Skarb
key-no-treasure = Zostaw Skarb
key-church-heal = Kościół: Leczenie za 1 Złotą monetę
key-church-potion = Kościół: Mikstura Leczenia za 1 Złotą monetę
key-confront = Konfrontacja z Żywiołakiem: { $a }
key-quest = Misja: { $a } (sposób { $b })
key-ward = Połóż żeton Magii Obronnej za: { $a }
key-ruins = Przeszukaj ruiny: słaby punkt Golema
key-scout-deck = Obejrzyj wierzchniego Potwora Poziomu { $a }
key-fight = Walka: { $a }
key-use = Użyj: { $a }
key-pay-more = Zapłać za dalszy efekt
key-no-more = Nie płać za dalszy efekt
key-gem = Użyj Klejnotu: { $a } ({ $b })
key-essence = Użyj Esencji: { $a } ({ $b })
key-equip = Załóż: { $a } (pole { $b })
key-unequip = Zdejmij: { $a }
key-socket = Połóż { $a } na kaflu: { $b }
key-exchange = Wymień 4 Srebrne karty na 1 Złotą kartę
key-silver-to-coin = Odrzuć 4 Srebrne karty w zamian za 1 Złotą monetę
key-gold-to-coin = Odrzuć 1 Złotą kartę w zamian za 1 Złotą monetę
key-gaar-to-dwurt = Wymień żeton Gaar na żeton Dwurt
key-end-turn = Zakończ turę
key-done = Gotowe
key-pass = Pas
key-store = Zachowaj: { $a }
key-store-none = Niczego nie zachowuj
key-card = { $a }
key-discard = Odrzuć: { $a }
key-drop = Odrzuć: { $a }
key-pay = Oddaj: { $a }
key-give = Oddaj: { $a }
key-rob = Zabierz: { $a }
key-keep = Zatrzymaj: { $a }
key-take = Weź: { $a }
key-cart = Wózek Górniczy: { $a }
key-no-cart = Bez Wózka Górniczego
key-buy = Kup: { $a }
key-sell = Sprzedaj: { $a }
key-trade-heal = Leczenie za 1 Złotą monetę
key-buy-gaar = Kup żeton Gaar za 1 Złotą monetę
key-reveal = Odkryj kafle Bohatera za 1 Złotą monetę
key-learn = Naucz się: { $a } (pole { $b })
key-shift = Przenieś na pole { $b }: { $a }
key-unlearn = Usuń z planszy Bohatera: { $a }
key-unlock = Odblokuj pole { $a }: { $b }
key-refresh = Zmień ofertę
key-token = Żeton: { $a }
key-source = Za pomocą: { $a }
key-offer = Użyj karty Kontroli
key-keep-card = Zatrzymaj kartę Kontroli
key-first-strike = Pierwsze Uderzenie
key-no-first-strike = Bez Pierwszego Uderzenia
key-strike = Atakuj: { $a }
key-gaar = Gaar: przerzuć kość { $a }
key-dwurt = Użyj żetonu Dwurt
key-hope = Kość Nadziei: { $a ->
       [1] +1 do rzutu
       [2] 1 żeton Gaar
       *[other] +1 do rzutu i 1 Obrażenie
    }
key-play = Zagraj: { $a } × { $b }
key-trophy = Zatrzymaj Trofeum
key-no-trophy = Odrzuć kartę
key-die = Kość { $a }
key-option = Opcja { $a }
key-side = Strona { $a }
key-deck = Talia Potworów Poziomu { $a }
key-leave-top = Zostaw na wierzchu
key-put-under = Włóż pod talię
key-tile = { $a }
key-ready = Przygotuj: { $a }
key-wake = Aktywuj Klejnot: { $a } ({ $b })

## Reasons
why-no-points = Nie ma już punktów Ruchu.
why-no-combat = Jest tam Potwór, a nie masz Akcji Walki.
why-centre = Środek otworzy się po wyzwoleniu wszystkich trzech pól.
why-cannot-pay = Nie możesz oddać tego, co potrzebne.
why-coins = Koszt w Złotych monetach: { $price }.

## Chronicle
chose-hero = Gracz { $number } prowadzi: { $who }.
round = Zaczyna się Runda { $number }.
turn = Tura: { $who }.
coins = { $who }: Złote monety { $amount }.
coins-gained = { $who }: Złote monety +{ $amount }.
reputation = { $who }: Reputacja { $amount }.
reputation-gained = { $who }: Reputacja +{ $amount }.
gaar = { $who }: Gaar { $amount }.
gaar-gained = { $who }: Gaar +{ $amount }.
dwurt = { $who }: Dwurt { $amount }.
dwurt-gained = { $who }: Dwurt +{ $amount }.
gained = { $who } zdobywa: { $thing }.
gained-essence = { $who } zdobywa Esencję: { $element }.
healed = { $who } leczy Rany: { $amount }.
wounded = { $who } otrzymuje Rany: { $amount }.
died = { $who } ginie i Odradza się w Kościele.
died-in-combat = { $who } ginie w Walce i Odradza się w Kościele.
withdrew = { $who } wymyka się do Kościoła.
entered = { $who } wchodzi na kafel { $tile }, { $field ->
       [0] środek
       *[other] pole { $field }
    }.
walks = { $who } używa żetonu Akcji ({ $token }) na punkty Ruchu: { $points }.
points = { $who }: punkty Ruchu { $points }.
stored = { $who } zachowuje żeton Akcji: { $token }.
fire-burns = Ogień pali: { $who }.
placed-tile = Odkryto kafel Mapy Rozdziału { $chapter }: { $tile }.
quest-open = Odkryta Misja ({ $kind }): { $card }.
quest-failed = { $who } nie wypełnia Misji { $card }.
quest-fulfilled = { $who } wypełnia Misję { $card }.
bounty = Nagroda za Zlecenie: { $card } ({ $elite }).
looked = { $who } ogląda wierzchnią kartę Potwora Poziomu { $level }.
saw-front = Wierzchnia karta Potwora Poziomu { $level }: { $card }.
scouts = { $who } ogląda następne kafle Mapy: { $number }.
scouted = Kafel Mapy { $number } w kolejności: { $tile }.
mined = { $who } wydobywa: { $place }.
drew-choice = { $who } dobiera kafle ({ $pile }): { $number }.
paid-fee = { $who } płaci 1 Złotą monetę: { $to }.
paid-thing = { $who } oddaje: { $thing }.
dropped = { $who } odrzuca: { $thing }.
trades = { $who } handluje: { $shop }.
trade-ended = { $who } kończy Handel.
bought = { $who } kupuje: { $thing } (cena { $price }).
sold = { $who } sprzedaje: { $thing } (cena { $price }).
refreshed = { $who } zmienia ofertę: { $shop }.
revealed-tile = { $who } odkrywa: { $thing }.
learned = { $who } uczy się: { $thing }.
unlearned = { $who } usuwa z planszy Bohatera: { $thing }.
shifted = { $who } przenosi: { $thing }.
unlocked = { $who } odblokowuje: { $slot }.
equipped = { $who } zakłada: { $thing }.
unequipped = { $who } zdejmuje: { $thing }.
socketed = { $who } kładzie { $thing } na kaflu: { $into }.
used = { $who } używa: { $thing }.
used-essence = { $who } używa Esencji: { $element }.
drew-silver = { $who } dobiera Srebrne karty: { $number }.
drew-gold = { $who } dobiera Złote karty: { $number }.
discarded-card = { $who } odrzuca: { $card }.
discarded-silver = { $who } odrzuca Srebrną kartę.
discarded-gold = { $who } odrzuca Złotą kartę.
exchanged-silver = { $who } wymienia 4 Srebrne karty na 1 Złotą kartę.
exchanged-gaar = { $who } wymienia żeton Gaar na żeton Dwurt.
bank-turned = Cztery karty banku Srebrnych kart zmieniają się w 1 kartę banku Złotych kart.
dwurt-die = Kość Dwurt ({ $who }) pokazuje { $face }.
confronts = Konfrontacja z Żywiołakiem ({ $element }): { $who }.
combat = { $who } walczy z Potworem Poziomu { $level }.
combat-elite = { $who } walczy z Potworem Elitarnym.
combat-dragon = { $who } walczy ze Smokiem.
combat-golem = { $who } walczy z Golemem.
played-control = { $who } zagrywa kartę Kontroli.
water-soothes = Woda leczy: { $who }.
monster = Potwór: { $card }, żetony Chaosu { $chaos }, żetony Gaar { $gaar }.
monster-player = Gracz-Potwór: { $who }.
kept-control = { $who } zatrzymuje kartę Kontroli.
rolled = { $who } rzuca { $first } i { $second }.
monster-rolled = Potwór rzuca { $dice }.
combat-card = Karta Walki: { $first } i { $second }, Gaar { $gaar }, Chaos { $chaos }.
sum = { $sum } = { $total }
gaar-reroll = { $who } używa żetonu Gaar: kość pokazuje { $die }, { $amount }.
dwurt-spent = { $who } używa żetonu Dwurt: { $amount }.
monster-gaar = Potwór używa żetonu Gaar: kość pokazuje { $die }, { $amount }.
gaar-stolen = Potwór zabiera żetony ({ $who }) i trzyma je jako Gaar: { $amount }.
robbed = { $who } zabiera ({ $of }): { $thing }.
hope = Kość Nadziei pokazuje { $value }.
played = Karty Potwora: { $card } × { $number }.
monster-strikes = { $card } atakuje, Wartość Bitewna { $strength }: Rany { $wounds }.
strikes = { $who } atakuje: { $thing }.
hero-strikes = { $who } atakuje, Wartość Bitewna { $strength }: Obrażenia { $hits }.
hit = { $card } otrzymuje Obrażenia: { $hits }.
riposte = { $who } oddaje cios: Obrażenia { $hits }.
monster-healed = { $card } leczy Obrażenia: { $amount }.
endless = Walka nie ma końca; { $who } ginie.
beaten = { $who } pokonuje: { $card }.
peril-slain = { $who } zabija: { $card }.
warded = { $who } kładzie żeton Magii Obronnej na kaflu { $tile }.
searched-ruins = { $who } znajduje, gdzie pęka kryształ: Golem otrzymuje Obrażenia ({ $hits }).
raid = Najazd na kafel { $tile }: siła { $strength } przeciw { $defence }.
settlement-fell = Osada na kaflu { $tile } upadła.
settlement-held = Osada na kaflu { $tile } wytrwała.
dragon-appears = Smok siedzi na kaflu { $tile }.
dragon-acts = Smok: { $card }.
golem-appears = Golem powstaje przy Kościele.
golem-strides = Golem kroczy na kafel { $tile }, { $field ->
       [0] środek
       *[other] pole { $field }
    }.
shop-ruined = Miejsce Handlu na kaflu { $tile } leży w gruzach.
final-score = { $who }: dobytek w Złotych monetach { $coins }, końcowa Reputacja { $score }.
goal-reached = Cel Scenariusza został osiągnięty; końcowa Reputacja { $score }.
goal-missed = Celu Scenariusza nie osiągnięto; końcowa Reputacja { $score }.

## The table in plain lines
table-round = { $scenario }: Runda { $round } z { $rounds }
table-map = Mapa: kafli { $tiles }, w stosie { $left }
table-hero = { $hero }, { $place }: Zdrowie { $health }/{ $most }, Reputacja { $reputation }, Złote monety { $coins }, żetony Gaar i Dwurt { $gaar }, karty { $cards }
table-offer = Oferta ({ $shop }): { $tiles }
table-bounty = Nagroda za Zlecenie: { $card }
table-fight = Walka, { $card }, Runda Walki { $round }: Obrażenia { $hits }/{ $vitality }, Kość Nadziei { $hope }, żetony Chaosu { $chaos }, żetony Gaar { $gaar }
table-roll = Ostatni rzut: { $total }
setup-elites = { $scenario } w grze Jednoosobowej i Kooperacyjnej wygrywa się Nagrodami za Zlecenia: Potwory Elitarne muszą brać udział.
