# Jak zní karty, destičky a desky (telling/).

and = { $these } a { $last }
or = { $these } nebo { $last }
either = buď { $this }, anebo { $that }
use = { $when }: { $what }
pay = zaplať { $cost }
set-size = sada zbroje { $size }+
per = { $text } za { $count }
per-most = { $text } (nejvýše { $most })
range = { $span }: { $effects }
range-hits = { $amount ->
    [one] { $amount } zásah
    [few] { $amount } zásahy
   *[other] { $amount } zásahů
    }
range-wounds = { $amount } zranění
span-up-to = do { $most }

count-set = každý díl největší nošené sady zbroje
count-gaar = každý tvůj žeton Gaaru
count-dwurt = každý tvůj žeton Dwurtu
count-missing = každý chybějící bod zdraví
count-round = každé započaté kolo boje
count-essences = každou esenci na této destičce
count-gems = každý drahokam na tvém vybavení
count-trophies = každou tvou trofej
count-cards = každou stříbrnou či zlatou kartu v ruce
count-hope = každý bod na kostce naděje
count-chaos = každý žeton chaosu monstra
count-hits = každý zásah, který monstrum utržilo
count-skills = každou schopnost na tvé desce
element-of-air = vzduchu
element-of-earth = země
element-of-water = vody
element-of-fire = ohně

effect-coins = získej { $amount ->
    [one] { $amount } zlatý
    [few] { $amount } zlaté
   *[other] { $amount } zlatých
    }
effect-coins-less = ztrať { $amount ->
    [one] { $amount } zlatý
    [few] { $amount } zlaté
   *[other] { $amount } zlatých
    }
effect-reputation = získej { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
    } reputace
effect-reputation-less = ztrať { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
    } reputace
effect-gaar = získej { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
   *[other] { $amount } žetonů
    } Gaaru
effect-dwurt = získej { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
   *[other] { $amount } žetonů
    } Dwurtu
effect-calm-dwurt = sniž kostku Dwurtu o { $amount }
effect-draw-silver = dober si { $cards ->
    [one] { $cards } stříbrnou kartu
    [few] { $cards } stříbrné karty
   *[other] { $cards } stříbrných karet
    }
effect-draw-gold = dober si { $cards ->
    [one] { $cards } zlatou kartu
    [few] { $cards } zlaté karty
   *[other] { $cards } zlatých karet
    }
effect-gain-gem = získej: { $amount } × { $kind }
effect-gain-gem-any = získej { $amount ->
    [one] { $amount } drahokam
    [few] { $amount } drahokamy
   *[other] { $amount } drahokamů
    } dle volby
effect-gain-essence = získej { $amount ->
    [one] { $amount } esenci
    [few] { $amount } esence
   *[other] { $amount } esencí
    } { $kind }
effect-gain-essence-any = získej { $amount ->
    [one] { $amount } esenci
    [few] { $amount } esence
   *[other] { $amount } esencí
    } dle volby
effect-gain-tile = vezmi si: { $amount } × { $pile }
effect-gain-tile-look = { $text } (dober { $look }, jednu destičku si nech)
effect-heal = vyleč { $amount } zranění
effect-wound = utrpíš { $amount } zranění
effect-slay = tvé zdraví klesne na 0
effect-move = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
    } pohybu
effect-take-action-mining = proveď akci těžba
effect-take-action-trade = proveď akci obchod
effect-take-action-combat = proveď akci boj
effect-trade-at-merchants = z kteréhokoli osvobozeného pole proveď akci obchod s kupci
effect-trade-at-alchemists = z kteréhokoli osvobozeného pole proveď akci obchod s alchymisty
effect-trade-at-dragonslayers = z kteréhokoli osvobozeného pole proveď akci obchod ve věžích drakobijců
effect-cart = důlní vozík: dober si 3 suroviny, 1 si nech
effect-teleport = teleport až o { $range ->
    [one] { $range } pole
    [few] { $range } pole
   *[other] { $range } polí
    }
effect-teleport-to-church = teleport do kostela
effect-teleport-to-portal = teleport na libovolný portál
effect-teleport-to-shop = teleport na libovolnou obchodní lokaci, kam smíš vstoupit
effect-scout = prohlédni si { $tiles ->
    [one] vrchní dílek
    [few] vrchní { $tiles } dílky
   *[other] vrchních { $tiles } dílků
    } mapy z kapitoly, která leží nahoře, a vrať je v libovolném pořadí
effect-track = prohlédni si vrchní kartu balíčku monster; nech ji nahoře, nebo ji dej dospod
effect-ready-skill = aktivuj { $amount ->
    [one] { $amount } schopnost
    [few] { $amount } schopnosti
   *[other] { $amount } schopností
    }
effect-ready-item = aktivuj { $amount ->
    [one] { $amount } předmět
    [few] { $amount } předměty
   *[other] { $amount } předmětů
    }
effect-ready-tile = aktivuj { $amount ->
    [one] { $amount } jinou destičku
    [few] { $amount } jiné destičky
   *[other] { $amount } jiných destiček
    }
effect-wake-gems = otoč { $amount ->
    [one] { $amount } drahokam
    [few] { $amount } drahokamy
   *[other] { $amount } drahokamů
    } na aktivní stranu
effect-clover = čtyřlístek { $signed }
effect-reroll-monster = opakuj hod { $dice ->
    [one] { $dice } kostkou monstra
   *[other] oběma kostkami monstra
    }
effect-reroll-hero = opakuj hod { $dice ->
    [one] { $dice } svou kostkou
   *[other] oběma svými kostkami
    }
effect-turn-die-monster = otoč jednu kostku monstra na { $face }
effect-turn-die-monster-over = otoč jednu kostku monstra na protilehlou stranu
effect-turn-die-hero = otoč jednu svou kostku na { $face }
effect-turn-die-hero-over = otoč jednu svou kostku na protilehlou stranu
effect-roll = proveď hod za hrdinu ({ $ranges })
effect-hope = kostka naděje +{ $amount }
effect-paw = zaječí packa { $signed }
effect-wounds = zranění { $signed }
effect-hit = { $amount ->
    [one] { $amount } zásah
    [few] { $amount } zásahy
   *[other] { $amount } zásahů
    }
effect-hits = zásahy { $signed }
effect-monster-heals = monstru se vyhojí { $amount ->
    [one] { $amount } zásah
    [few] { $amount } zásahy
   *[other] { $amount } zásahů
    }
effect-monster-draws-silver = hráč-monstrum si dobere { $cards ->
    [one] { $cards } stříbrnou kartu
    [few] { $cards } stříbrné karty
   *[other] { $cards } stříbrných karet
    }
effect-monster-draws-gold = hráč-monstrum si dobere { $cards ->
    [one] { $cards } zlatou kartu
    [few] { $cards } zlaté karty
   *[other] { $cards } zlatých karet
    }
effect-drop-die = monstrum hází o jednu kostku méně
effect-chaos-less = monstrum ztratí { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
   *[other] { $amount } žetonů
    } chaosu
effect-chaos-more = monstrum získá { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
   *[other] { $amount } žetonů
    } chaosu
effect-monster-gaar-less = monstrum ztratí { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
   *[other] { $amount } žetonů
    } Gaaru
effect-monster-gaar-more = monstrum získá { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
   *[other] { $amount } žetonů
    } Gaaru
effect-take-gaar-monster = monstrum vezme hrdinovi { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
   *[other] { $amount } žetonů
    } Gaaru (nemá-li už Gaar, tak Dwurtu) a drží to jako Gaar
effect-take-gaar-hero = vezmi monstru { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
   *[other] { $amount } žetonů
    } Gaaru
effect-take-any = hráč-monstrum vezme hráči-hrdinovi zlaté nebo karty, celkem { $amount }
effect-silence = postihy stříbrných a zlatých karet k hodu a zásahům pro tento útok neplatí
effect-bar-cards = v této Fázi útoku monstra se nehrají stříbrné ani zlaté karty
effect-skip-attack = monstrum v tomto kole boje neútočí
effect-riposte = neutrpíš-li žádné zranění, monstrum utrží { $hits ->
    [one] { $hits } zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
    }
effect-strike-again = zaútoč ještě jednou jinou zbraní nebo útočnou schopností
effect-each-round = na konci každého kola boje: { $effects }
effect-this-combat = v tomto boji: { $changes }
effect-withdraw = boj končí bez vítěze; vrať se do kostela tak, jak jsi
effect-choose-one = vyber: { $choices }

change-roll-bonus-attack = tvé útočné hody { $signed }
change-roll-bonus-confront = tvé hody při konfrontaci elementálů { $signed }
change-roll-bonus-all = všechny tvé hody za hrdinu { $signed }
change-strength-shift = síla útoku monstra { $signed }
change-wound-shift = zranění každého útoku monstra { $signed }
change-hit-shift = zásahy každého tvého útoku { $signed }
change-ease-penalty = postih monstra k tvým hodům je o { $amount } menší
change-shelter = elementálové { $elements } na tebe nepůsobí
change-shelter-laid = elementálové, jejichž esence leží na této destičce, na tebe nepůsobí
change-discount-buy = každý nákup je o { $coins } levnější
change-discount-learn = každé učení je o { $coins } levnější
change-discount-unlock = každé odemčení pole je o { $coins } levnější
change-better-sale = každá surovina se prodá o { $coins } dráž
change-no-fees = neplatíš poplatky ostatním hráčům
change-hand-limit = limit karet v ruce +{ $cards }
change-gaar-power = každý tvůj spotřebovaný žeton Gaaru či Dwurtu: o { $roll } více k hodu, o { $monster } více proti monstru
change-heal-more = každý lektvar léčí o { $amount } více
change-wider-fame = odměny za monstra získáváš i s reputací až o { $amount } nad uvedeným rozmezím
change-keen-eye-treasure = při nálezu pokladu dober o jednu destičku více a jednu si nech
change-keen-eye-resource = při těžbě bez důlního vozíku dober o jednu destičku více a jednu si nech
change-full-shield = tvé štíty nedávají postih čtyřlístku
change-final-score = na konci hry { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
    } reputace

timing-none = ve svém tahu
timing-permanent = permanentní efekt
timing-anytime = kdykoliv
timing-prep = příprava boje
timing-first-strike = První rána
timing-attack = útok
timing-mon-before = před útočným hodem monstra
timing-mon-both = před útočným hodem monstra nebo po něm
timing-mon-after = po útočném hodu monstra
timing-hero-before = před útočným hodem hrdiny
timing-hero-after = po útočném hodu hrdiny
timing-hero-roll = při kterémkoli hodu za hrdinu
timing-mining = při akci těžba
trigger-combat-won = po vyhraném boji
trigger-elite-won = po poražení elitního monstra
trigger-mined = po akci těžba
trigger-traded = po akci obchod
trigger-confronted = po konfrontaci elementála
trigger-treasure-found = když najdeš poklad
trigger-quest-fulfilled = když splníš úkol
trigger-tile-placed = po každém přiloženém dílku
trigger-turn-start = na začátku tvého tahu
trigger-turn-end = na konci tvého tahu
trigger-combat-begun = když začne boj
trigger-wounded = po útoku monstra, který tě zraní
trigger-resurrected = po tvém oživení
when-health-at-most = máš-li nejvýše { $health } zdraví
when-affected = na poli ovlivněném elementálem { $element }
when-at = na poli: { $places }
when-first-round = v prvním kole boje
when-monster-hurt = utržilo-li už monstrum zásah
when-unhurt = neutrpěl-li hrdina v tomto boji zranění
when-elite = proti elitnímu monstru
when-double = ukazují-li obě kostky totéž
when-no-gaar = nemáš-li žeton Gaaru

cost-coins = { $amount ->
    [one] { $amount } zlatý
    [few] { $amount } zlaté
   *[other] { $amount } zlatých
    }
cost-gaar = { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
   *[other] { $amount } žetonů
    } Gaaru
cost-dwurt = { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
   *[other] { $amount } žetonů
    } Dwurtu
cost-health = { $amount } zdraví
cost-reputation = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
    } reputace
cost-silver = { $amount ->
    [one] { $amount } stříbrnou kartu
    [few] { $amount } stříbrné karty
   *[other] { $amount } stříbrných karet
    }
cost-gold = { $amount ->
    [one] { $amount } zlatou kartu
    [few] { $amount } zlaté karty
   *[other] { $amount } zlatých karet
    }
cost-gem = { $amount ->
    [one] 1 { $kind }
   *[other] { $amount } × { $kind }
    }
cost-gem-any = { $amount ->
    [one] { $amount } drahokam
    [few] { $amount } drahokamy
   *[other] { $amount } drahokamů
    }
cost-essence = { $amount ->
    [one] { $amount } esenci { $kind }
    [few] { $amount } esence { $kind }
   *[other] { $amount } esencí { $kind }
    }
cost-essence-any = { $amount ->
    [one] { $amount } esenci
    [few] { $amount } esence
   *[other] { $amount } esencí
    }
cost-resource-any = { $amount ->
    [one] { $amount } surovinu
    [few] { $amount } suroviny
   *[other] { $amount } surovin
    }
cost-resource-mountains = { $amount ->
    [one] { $amount } surovinu hor
    [few] { $amount } suroviny hor
   *[other] { $amount } surovin hor
    }
cost-resource-lake = { $amount ->
    [one] { $amount } surovinu jezer
    [few] { $amount } suroviny jezer
   *[other] { $amount } surovin jezer
    }
cost-resource-cave = { $amount ->
    [one] { $amount } surovinu jeskyní
    [few] { $amount } suroviny jeskyní
   *[other] { $amount } surovin jeskyní
    }
cost-trophy = { $amount ->
    [one] { $amount } trofej úrovně { $level }
    [few] { $amount } trofeje úrovně { $level }
   *[other] { $amount } trofejí úrovně { $level }
    }
cost-item-weapon = { $amount ->
    [one] { $amount } zbraň
    [few] { $amount } zbraně
   *[other] { $amount } zbraní
    }
cost-item-shield = { $amount ->
    [one] { $amount } štít
    [few] { $amount } štíty
   *[other] { $amount } štítů
    }
cost-item-armour = { $amount ->
    [one] { $amount } díl zbroje
    [few] { $amount } díly zbroje
   *[other] { $amount } dílů zbroje
    }
cost-item-jewellery = { $amount ->
    [one] { $amount } šperk
    [few] { $amount } šperky
   *[other] { $amount } šperků
    }
cost-item-scroll = { $amount ->
    [one] { $amount } svitek
    [few] { $amount } svitky
   *[other] { $amount } svitků
    }
cost-item-potion = { $amount ->
    [one] { $amount } lektvar
    [few] { $amount } lektvary
   *[other] { $amount } lektvarů
    }
cost-item-resource = { $amount ->
    [one] { $amount } destičku suroviny
    [few] { $amount } destičky surovin
   *[other] { $amount } destiček surovin
    }
cost-item-chest = { $amount ->
    [one] { $amount } truhlu
    [few] { $amount } truhly
   *[other] { $amount } truhel
    }
cost-item-flask = { $amount ->
    [one] { $amount } baňku
    [few] { $amount } baňky
   *[other] { $amount } baněk
    }
cost-item-artifact = { $amount ->
    [one] { $amount } artefakt
    [few] { $amount } artefakty
   *[other] { $amount } artefaktů
    }
cost-item-pouch = { $amount ->
    [one] { $amount } brašnu
    [few] { $amount } brašny
   *[other] { $amount } brašen
    }
cost-item-rucksack = { $amount ->
    [one] { $amount } ruksak
    [few] { $amount } ruksaky
   *[other] { $amount } ruksaků
    }
cost-item-supplies = { $amount ->
    [one] { $amount } destičku zásob
    [few] { $amount } destičky zásob
   *[other] { $amount } destiček zásob
    }

pile-merchants = destička kupců
pile-alchemists = destička alchymistů
pile-dragonslayers = destička drakobijců
pile-mountains = surovina hor
pile-lake = surovina jezer
pile-cave = surovina jeskyní
pile-treasure-1 = poklad úrovně 1
pile-treasure-2 = poklad úrovně 2
pile-treasure-3 = poklad úrovně 3
pile-hunter = odměna lovce
pile-armourer = odměna zbrojířky
pile-witch = odměna čarodějky
pile-healing = léčivý lektvar
pile-supplies = destička zásob
pile-artifacts = artefakt
pile-teleports = svitek teleportu
pile-personal = osobní destička

armour = zbroj, { $piece }, sada { $armour }
piece-helmet = helma
piece-cuirass = kyrys
piece-gloves = rukavice
piece-greaves = chrániče
piece-boots = boty
set-leather = kožená
set-chainmail = kroužková
set-plate = plátová
set-dragon = dračí
kind-weapon = zbraň
kind-shield = štít
kind-amulet = šperk, amulet
kind-ring = šperk, prsten
kind-scroll = svitek
kind-potion = lektvar
kind-resource = surovina
kind-chest = truhla
kind-flask = baňka
kind-artifact = artefakt
kind-pouch = brašna
kind-rucksack = ruksak
kind-supplies = zásoby
kind-skill = schopnost
kind-first-strike-skill = schopnost První rány
kind-gain = nález
kind-players-solo = jen pro sólovou hru
kind-players-many = jen pro 2–4 hráče
learning-cost = cena učení { $coins }
buy-price = kupní cena { $coins }
sell-price = prodejní cena { $coins }
starting-tile = počáteční destička
reputation-value = hodnota reputace { $value }
health = maximální zdraví +{ $amount }
bags-more = vaky +{ $amount }
bags-less = vaky −{ $amount }
sockets = { $amount ->
    [one] { $amount } políčko na drahokam
    [few] { $amount } políčka na drahokamy
   *[other] { $amount } políček na drahokamy
    }
essence-places = { $amount ->
    [one] { $amount } políčko na esenci
    [few] { $amount } políčka na esence
   *[other] { $amount } políček na esence
    }
holds = pojme předmětů: { $amount }
holds-small = pojme malých předmětů (lektvary, Gaar, Dwurt, esence): { $amount }
gain-at-once = ihned: { $effects }
sale = prodej za { $sides }
gem = drahokam
gem-health = na vybavení: maximální zdraví +{ $amount }
essence = esence, použitím se spotřebuje
hero = Maximální zdraví { $health }, polí pro drahokamy a esence: { $gems }.
hero-gaar = Polí pro žetony Gaaru: { $amount }.
hero-dwurt = Polí pro žetony Dwurtu: { $amount }.
hero-slots = Pole: { $slots }.
slot-skill = schopnost
slot-first-strike = První rána
slot-sword = zbraň či štít
slot-helmet = helma
slot-cuirass = kyrys
slot-gloves = rukavice
slot-greaves = chrániče
slot-boots = boty
slot-amulet = amulet
slot-ring = prsten
slot-locked = zamčeno, { $coins ->
    [one] { $coins } zlatý
    [few] { $coins } zlaté
   *[other] { $coins } zlatých
    }
slot-locked-essence = zamčeno, 1 esence { $element }

foe = Monstrum úrovně { $level }.
elite = Elitní monstrum úrovně { $level }.
vitality = Vitalita { $amount }.
foe-resources = Stříbrné karty { $silver }, zlaté karty { $gold }, žetony chaosu { $chaos }, žetony Gaaru { $gaar }.
attack-strength = Síla útoku { $ranges }
penalty = Postih k hodu hrdiny −{ $amount }.
immune = Imunní: destičky, drahokamy a esence hrdiny nemění jeho kostky, sílu útoku, karty ani žetony; zásahy, žetony Gaaru a Dwurtu, snížení zranění a léčení hrdiny platí. Elementálové vzduchu a země jeho hod nemění.
reward = odměna: { $reward }
reward-within = odměna při reputaci { $span }: { $reward }
reward-from = odměna od reputace { $least }: { $reward }
text-bounty = Vypsaná odměna úrovně { $level }: { $elite }.
lair-on = doupě: na poli ({ $place })
lair-next-to = doupě: vedle pole ({ $place })
lair-tile = doupě: na dílku ({ $place }), ne v jeho středu
power-silver = Stříbrná karta, { $timing }.
power-gold = Zlatá karta, { $timing }.
power-field = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
    }: { $effects }
power-lasting = do konce boje na konci každého kola boje: { $effects }
one-player-card = Jen v sólové a kooperativní hře.
text-combat-card = Kostky { $left } a { $right }, symboly Gaaru { $gaar }, symboly chaosu { $chaos }.
encounter = lokace setkání, kde se plní úkoly
quest = { $kind } chce: { $ways }
want-roll = hod za hrdinu { $roll } nebo více
want-roll-for = { $cost } a hod za hrdinu { $roll } nebo více
quest-roll-lost = Nevyjde-li hod, úkol zůstane otevřený a co bylo zaplaceno, je ztraceno.
quest-roll-again = Nevyjde-li hod, úkol zůstane otevřený, v tomto tahu už ho ale splnit nelze.

start-tile = Startovní dílek.
map-tile = Dílek mapy kapitoly { $chapter }.
map-centre = uprostřed { $centre }
centre-church = kostel
centre-towers = věže drakobijců
centre-fortress = pevnost žoldáků
centre-lord = sídlo lorda
centre-legendary = legendární lokace
place-none = volná krajina
place-mountains = hory
place-lake = jezero
place-cave = jeskyně
place-treasure-1 = poklad úrovně 1
place-treasure-2 = poklad úrovně 2
place-treasure-3 = poklad úrovně 3
place-air = elementál vzduchu
place-earth = elementál země
place-water = elementál vody
place-fire = elementál ohně
place-portal = portál
place-merchants = kupci
place-alchemists = alchymisté
place-encounter = setkání
place-encounter-of = setkání ({ $kind })
place-ruins = ruiny
place-towers = věže drakobijců
place-start = startovní dílek
field-monster = { $place }, monstrum úrovně { $level } (kořist: { $loot })
loot-coins = { $amount ->
    [one] { $amount } zlatý
    [few] { $amount } zlaté
   *[other] { $amount } zlatých
    }
loot-gaar = { $amount } Gaar
loot-potions = { $amount ->
    [one] { $amount } léčivý lektvar
    [few] { $amount } léčivé lektvary
   *[other] { $amount } léčivých lektvarů
    }
loot-silver = { $amount ->
    [one] { $amount } stříbrná karta
    [few] { $amount } stříbrné karty
   *[other] { $amount } stříbrných karet
    }
loot-gold = { $amount ->
    [one] { $amount } zlatá karta
    [few] { $amount } zlaté karty
   *[other] { $amount } zlatých karet
    }

mode-competitive = kompetitivní
mode-solo = sólová
mode-coop = kooperativní
scenario = { $rounds ->
    [few] { $rounds } kola
   *[other] { $rounds } kol
    }, na začátku { $coins ->
    [one] { $coins } zlatý
    [few] { $coins } zlaté
   *[other] { $coins } zlatých
    }; hra { $modes }.
scenario-elites = Elitní monstra { $count ->
    [one] úrovně
   *[other] úrovní
    } { $levels }.
rule-second-bounty = Je vidět i vypsaná odměna po té otevřené.
rule-deck-scouting = V doupěti otevřené vypsané odměny smíš jednou za tah za { $coins ->
    [one] { $coins } zlatý
    [few] { $coins } zlaté
   *[other] { $coins } zlatých
    } nahlédnout na vrchní kartu balíčku monster.
rule-trophy-score = Na konci každá trofej přinese svou úroveň, elitní { $elite }krát; nejvíce vypsaných odměn přinese ještě { $most_bounties }.
rule-raids = Nájezdy přicházejí na konci kol { $rounds }, od kola { $twice_from } na dvě osady. Nájezd o síle dvou kostek a počtu dřívějších nájezdů musí překonat obranu { $defence }, +{ $per_ward } za každý žeton obranné magie a +{ $per_hero } za každého hrdinu do vzdálenosti { $hero_distance }. Žeton obranné magie stojí { $ward_coins ->
    [one] { $ward_coins } zlatý
    [few] { $ward_coins } zlaté
   *[other] { $ward_coins } zlatých
    } nebo 1 esenci, na pole nejvýše { $wards_per_field }, celkem { $wards }. V kompetitivní hře osada, která odolá, dá vlastníkovi { $owner_reputation ->
    [one] { $owner_reputation } bod
    [few] { $owner_reputation } body
   *[other] { $owner_reputation } bodů
    } reputace a hrdinům do vzdálenosti { $near_distance } po { $near_reputation }.
rule-dragon = Drak má vitalitu { $vitality } a { $per_player } za každého hráče. Jeho štít leží mezi posledními dílky ({ $among_last }); od kola { $latest_round } je nalezen. Boj trvá nejvýše { $combat_rounds } kola boje. Za každé { $hits_per_reputation } zásahy je 1 bod reputace, za smrtící ránu { $killing_blow }.
rule-golem = Golem má vitalitu { $vitality } a { $per_player } za každého hráče. Na konci kola { $arrives } přijde ke kostelu a pak každé kolo ujde { $steps } pole k nejbližší obchodní lokaci. Boj trvá nejvýše { $combat_rounds } kola boje. Zničené obchodní lokace v počtu { $ruined_shops } a jedna za každého hráče ukončí hru prohrou. Hrdina na ruinách jednou za hru najde jeho slabé místo: zásahy { $ruins_hits }.
goal-bounties = Cíl pro sólovou a kooperativní hru: { $base ->
    [one] { $base } vypsaná odměna
    [few] { $base } vypsané odměny
   *[other] { $base } vypsaných odměn
    } a jedna za každého hráče (lehký cíl: { $easy }, těžký: { $hard }, vždy a jedna za každého hráče).
goal-hearths = Cíl pro sólovou a kooperativní hru: stojí { $base } osady a jedna za každého hráče a nepadlo jich víc, než stojí.
goal-dragon = Cíl pro sólovou a kooperativní hru: drak je na konci mrtev.
goal-golem = Cíl: golem je včas rozbit.
dragon-breath = Hrdinové do vzdálenosti { $distance } utrpí { $amount } zranění.
dragon-flight = Drak letí na osvobozené pole nejblíže hrdinovi s nejvyšší reputací.
dragon-terror = Každý hráč odhodí stříbrnou či zlatou kartu, nebo ztratí zlatý.
dragon-rest = Draku se vyhojí { $amount ->
    [one] { $amount } zásah
    [few] { $amount } zásahy
   *[other] { $amount } zásahů
    }.
