### Jména věcí v kampani, česky.

## Osobní úkoly
term-seeker-of-xorn = Hledač Xornu
term-merchant-class = Kupecký stav
term-greed-is-good = Chamtivost je dobrá
term-finding-the-cure = Hledání léku
term-a-study-of-anatomy = Studie anatomie
term-law-bringer = Nositel zákona
term-pounds-of-flesh = Libry masa
term-trophy-hunt = Lov trofejí
term-eternal-wanderer = Věčný poutník
term-battle-legend = Legenda bitev
term-implement-of-light = Nástroj světla
term-take-back-the-trees = Vraťte nám stromy
term-the-thin-places = Tenká místa
term-aberrant-slayer = Zabíječ zrůd
term-fearless-stand = Neohrožený postoj
term-piety-in-all-things = Ve všem zbožně
term-vengeance = Pomsta
term-zealot-of-the-blood-god = Horlivec boha krve
term-goliath-toppler = Přemožitel obrů
term-the-fall-of-man = Pád člověka
term-augmented-abilities = Vylepšené schopnosti
term-elemental-samples = Vzorky živlů
term-a-helping-hand = Pomocná ruka
term-the-perfect-poison = Dokonalý jed

## Úspěchy
term-ancient-technology = Starobylá technologie
term-city-rule-militaristic = Vláda nad městem: vojenská
term-city-rule-economic = Vláda nad městem: kupecká
term-end-of-the-invasion = Konec invaze
term-the-dead-invade = Invaze mrtvých
term-the-drake-aided = Pomoc drakovi
term-the-merchant-flees = Kupkyně prchá
term-the-power-of-enhancement = Síla vylepšení
term-the-rift-neutralized = Trhlina zneškodněna
term-a-demons-errand = Démonova pochůzka
term-dark-bounty = Temná odměna
term-first-steps = První kroky
term-jekserahs-plans = Jekseřiny plány
term-stonebreakers-censer = Kadidelnice Kamenolamova
term-the-drakes-command = Drakův rozkaz
term-the-drakes-treasure = Drakův poklad

## Kraje
term-dagger-forest = Dýkový les
term-copperneck-mountains = Hory Copperneck
term-watcher-mountains = Hory Strážců
term-lingering-swamp = Váhavá bažina
term-misty-sea = Mlžné moře
term-crypt = Krypta

## Povolání, známá jen podle znamení
term-class-sun = Slunce
term-class-three-spears = Tři oštěpy
term-class-circles = Kruhy
term-class-eclipse = Zatmění
term-class-squidface = Chapadla
term-class-lightning = Blesk
term-class-music-note = Nota
term-class-angry-face = Masky
term-class-saw = Pila
term-class-triangles = Trojúhelníky
term-class-two-mini = Dvě figurky

## Krabičky a obálky
term-sun = Krabička: Slunce
term-three-spears = Krabička: Tři oštěpy
term-circles = Krabička: Kruhy
term-eclipse = Krabička: Zatmění
term-squidface = Krabička: Chapadla
term-lightning = Krabička: Blesk
term-music-note = Krabička: Nota
term-angry-face = Krabička: Masky
term-saw = Krabička: Pila
term-triangles = Krabička: Trojúhelníky
term-two-mini = Krabička: Dvě figurky
term-envelope-a = Obálka A
term-envelope-b = Obálka B
term-envelope-x = Obálka X

## Kapitoly městské kroniky
term-chapter-1 = Novou rukou
term-chapter-2 = O ceně chleba
term-chapter-3 = Seznam dveří
term-chapter-4 = Ve věci dluhu
term-chapter-5 = Cizinci u brány
term-chapter-6 = Znamení zaklínačky
term-chapter-7 = Co vědí převozníci
term-chapter-8 = Třicet lůžek
term-chapter-9 = Stránka po této
