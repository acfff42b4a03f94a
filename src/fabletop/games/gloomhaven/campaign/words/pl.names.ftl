### Nazwy rzeczy w kampanii, po polsku.

## Zadania osobiste
term-seeker-of-xorn = Poszukiwacz Xorna
term-merchant-class = Stan kupiecki
term-greed-is-good = Chciwość jest dobra
term-finding-the-cure = W poszukiwaniu leku
term-a-study-of-anatomy = Studium anatomii
term-law-bringer = Niosący prawo
term-pounds-of-flesh = Funty mięsa
term-trophy-hunt = Łowy na trofea
term-eternal-wanderer = Wieczny wędrowiec
term-battle-legend = Legenda bitew
term-implement-of-light = Narzędzie światła
term-take-back-the-trees = Odzyskać drzewa
term-the-thin-places = Cienkie miejsca
term-aberrant-slayer = Pogromca wynaturzeń
term-fearless-stand = Nieustraszona postawa
term-piety-in-all-things = Pobożność we wszystkim
term-vengeance = Zemsta
term-zealot-of-the-blood-god = Gorliwiec boga krwi
term-goliath-toppler = Pogromca olbrzymów
term-the-fall-of-man = Upadek człowieka
term-augmented-abilities = Wzmocnione zdolności
term-elemental-samples = Próbki żywiołów
term-a-helping-hand = Pomocna dłoń
term-the-perfect-poison = Doskonała trucizna

## Osiągnięcia
term-ancient-technology = Starożytna technika
term-city-rule-militaristic = Władza w mieście: wojskowa
term-city-rule-economic = Władza w mieście: kupiecka
term-end-of-the-invasion = Koniec najazdu
term-the-dead-invade = Najazd umarłych
term-the-drake-aided = Pomoc dla draka
term-the-merchant-flees = Ucieczka handlarki
term-the-power-of-enhancement = Moc ulepszania
term-the-rift-neutralized = Szczelina zneutralizowana
term-a-demons-errand = Posłanie demona
term-dark-bounty = Mroczna nagroda
term-first-steps = Pierwsze kroki
term-jekserahs-plans = Plany Jekserah
term-stonebreakers-censer = Kadzielnica Kamieniołoma
term-the-drakes-command = Rozkaz draka
term-the-drakes-treasure = Skarb draka

## Krainy
term-dagger-forest = Las Sztyletów
term-copperneck-mountains = Góry Copperneck
term-watcher-mountains = Góry Strażników
term-lingering-swamp = Bagno Zwłoki
term-misty-sea = Mgliste Morze
term-crypt = Krypta

## Klasy, znane tylko ze znaku
term-class-sun = Słońce
term-class-three-spears = Trzy włócznie
term-class-circles = Kręgi
term-class-eclipse = Zaćmienie
term-class-squidface = Macki
term-class-lightning = Błyskawica
term-class-music-note = Nuta
term-class-angry-face = Maski
term-class-saw = Piła
term-class-triangles = Trójkąty
term-class-two-mini = Dwie figurki

## Pudełka i koperty
term-sun = Pudełko: Słońce
term-three-spears = Pudełko: Trzy włócznie
term-circles = Pudełko: Kręgi
term-eclipse = Pudełko: Zaćmienie
term-squidface = Pudełko: Macki
term-lightning = Pudełko: Błyskawica
term-music-note = Pudełko: Nuta
term-angry-face = Pudełko: Maski
term-saw = Pudełko: Piła
term-triangles = Pudełko: Trójkąty
term-two-mini = Pudełko: Dwie figurki
term-envelope-a = Koperta A
term-envelope-b = Koperta B
term-envelope-x = Koperta X

## Rozdziały kroniki miasta
term-chapter-1 = Nową ręką
term-chapter-2 = O cenie chleba
term-chapter-3 = Spis drzwi
term-chapter-4 = W sprawie długu
term-chapter-5 = Obcy u bramy
term-chapter-6 = Szyld zaklinaczki
term-chapter-7 = Co wiedzą przewoźnicy
term-chapter-8 = Trzydzieści łóżek
term-chapter-9 = Strona po tej
