### Texty karet a věcí hry Gloomhaven, česky.


## Elements and conditions
term-fire = Oheň
term-ice = Led
term-air = Vzduch
term-earth = Země
term-light = Světlo
term-dark = Temnota
term-any = libovolný živel
term-poison = Otrava
term-wound = Krvácení
term-immobilize = Znehybnění
term-disarm = Odzbrojení
term-stun = Omráčení
term-muddle = Zmatení
term-curse = Prokletí
term-invisible = Neviditelnost
term-strengthen = Posílení
term-bless = Požehnání
term-push = Odstrčení
term-pull = Přitažení
term-rank-none = žádná
term-rank-normal = obyčejná
term-rank-elite = elitní
term-rank-boss = boss
term-rank-named = pojmenovaná
term-slot-head = hlava
term-slot-body = tělo
term-slot-legs = nohy
term-slot-one-hand = jedna ruka
term-slot-two-hands = obě ruce
term-slot-small = drobný předmět
term-overlay-money = mince
term-overlay-treasure = poklad
term-overlay-trap = past
term-overlay-hazard = nebezpečný terén
term-overlay-difficult = obtížný terén
term-overlay-obstacle = překážka
words-or = { $these } nebo { $last }
only-if = { $text } (podmínka: { $clauses })
xp = { $xp } ZK
infuse = vytvoř živel: { $elements }

## Values
measure-x = X: { $what }
measure-times = { $times } × { $what }
measure-plus = { $plus } + { $what }
measure-half-up = polovina ({ $what }), zaokrouhleno nahoru
measure-half-down = polovina ({ $what }), zaokrouhleno dolů
measure-by-level = podle úrovně: { $steps }
measure-characters = počet hrdinů
measure-level = úroveň scénáře
measure-moved = pole uražená v tomto tahu
measure-moved-now = pole uražená touto akcí
measure-dealt = zranění způsobená útoky v tomto tahu
measure-dealt-to-target = zranění způsobená cíli
measure-negative-conditions = negativní stavy cíle
measure-allies-next-to-target = spojenci vedle cíle
measure-target-shield = Obrana cíle
measure-max-hp = nejvyšší počet životů té figurky
measure-own-hp = vlastní současné životy
measure-destroyed = pole zničených překážek
measure-enemies-next-to-self = sousední nepřátelé
measure-allies-near = spojenci do vzdálenosti { $within }
measure-figures = figurky na plánu: { $monster }

## Clauses
if-melee = útok na blízko
if-ranged = útok na dálku
if-single-target = jediný cíl
if-beside-ally = vedle cíle je tvůj spojenec
if-target-alone = vedle cíle není žádný jeho spojenec
if-straight = pohyb byl po přímce
if-returned = pohyb skončil tam, kde začal
if-target-has = cíl má stav { $conditions }
if-self-has = máš stav { $conditions }
if-target-hp = nejvýše { $hp } životů
if-moved = nejvýše { $hexes } pole pohybu v tomto tahu

## Figures
who-same = táž figurka
who-self = sebe
who-enemies-all = všichni nepřátelé
who-allies-all = všichni spojenci
who-self-and-allies-all = sám a všichni spojenci
who-figures-all = všichni spojenci i nepřátelé
who-summons-all = všichni tvoji pomocníci
who-enemies-some =
    { $count ->
        [one] jeden nepřítel
       *[other] až { $count } nepřátelé
    }
who-allies-some =
    { $count ->
        [one] jeden spojenec
       *[other] až { $count } spojenci
    }
who-self-or-ally-some =
    { $count ->
        [one] sám nebo jeden spojenec
       *[other] až { $count } figurky, sám nebo spojenci
    }
who-normal = (jen obyčejní)
who-normal-elite = (obyčejní nebo elitní)
who-when = { $who }, podmínka: { $clauses }
place-anywhere = kdekoli
place-room = v tvé místnosti
place-base = v dosahu
place-adjacent = na sousedních polích
place-within = v dosahu { $range }
place-by-targets = na polích vedle cíle
place-by-obstacle = na polích vedle té překážky
place-by-entered = na polích vedle tvé cesty
place-by-killed = na polích vedle zabitého
place-near-hex = do vzdálenosti { $range } od toho pole
place-in-area = v oblasti
place-in-passed = přes jejichž pole ses pohnul

## Changes
boost-attack = { $amount } Útok
boost-attack-measure = +1 Útok za: { $what }
boost-times = Útok ×{ $times }
boost-range = { $amount } Dosah
boost-targets = { $amount } Cíl
boost-move = { $amount } Pohyb
boost-heal = { $amount } Léčení
boost-shield = { $amount } Obrana
boost-retaliate = { $amount } Odveta
boost-damage = { $amount } zranění
boost-loot = { $amount } Kořist
boost-push = Odstrčení { $amount }
boost-pull = Přitažení { $amount }
boost-push-more = { $amount } Odstrčení
boost-reach = cíl do vzdálenosti { $amount }
boost-pierce = Průraznost { $amount }
boost-self-heal = Léčení { $amount } sebe
boost-self-shield = Obrana { $amount } sebe v tomto kole
boost-self-retaliate = Odveta { $amount } sebe v tomto kole
boost-heal-per-hit = Léčení { $amount } sebe za každý zraněný cíl
boost-ignore-shields = ignoruj veškerou Obranu
boost-advantage = Výhoda
boost-disadvantage = Nevýhoda
boost-jump = Skok
boost-self-conditions = { $conditions } sebe
boost-area = místo cíle oblast o { $hexes } polích
boost-who = místo toho: { $who }
boost-kill-one = místo toho zabij jeden cíl ({ $rank })
boost-kill-all = místo toho zabij všechny cíle ({ $rank })
boost-xp-each = 1 ZK za: { $what }
term-normal = obyčejné
term-normal-elite = obyčejné nebo elitní
change-basic-attack = základní akce: Útok { $amount } místo Útok 2
change-basic-move = základní akce: Pohyb { $amount } místo Pohyb 2
change-small-items = unes o { $amount } drobné předměty víc
change-double-as-zero = karta ×2 nepřítele, který na tebe útočí, platí za +0
change-unmoved = nepřátelé ani scénář tě nemohou odstrčit ani přitáhnout
change-immune = imunita: { $conditions }
change-flying = Létání
change-phasing = na poli s překážkou platíš za neviditelného a nesmíš útočit
change-redirect = útok míří místo toho na tebe
change-move-as-attack = kterýkoli svůj Pohyb smíš provést jako Útok stejné hodnoty
change-two-augments = smíš mít najednou dvě Zesílení
change-augments-at-range = tvá Zesílení platí i pro útoky na dálku

## Abilities
do-move = Pohyb { $value }
do-attack = Útok { $value }
do-heal = Léčení { $value }, { $who }
do-shield = Obrana { $value }
do-retaliate = Odveta { $value }
do-loot = Kořist { $range }
do-condition = { $conditions }: { $who }
do-damage = { $value } zranění: { $who }
do-kill = zabij: { $who }
do-kill-area = zabij všechny nepřátele v oblasti o { $hexes } polích ({ $clauses })
do-choose-hex = vyber pole v dosahu { $range }
do-summon = přivolej: { $summon }
do-summon-monster = přivolej: { $monster } ({ $ranks })
do-recover-discarded-all = obnova všech odhozených karet: { $who }
do-recover-discarded-some =
    { $cards ->
        [one] obnova jedné odhozené karty
       *[other] obnova až { $cards } odhozených karet
    }: { $who }
do-recover-lost-all = obnova všech ztracených karet: { $who }
do-recover-lost-some =
    { $cards ->
        [one] obnova jedné ztracené karty
       *[other] obnova až { $cards } ztracených karet
    }: { $who }
do-recover-neighbour = vezmi do ruky jednu ztracenou kartu spojence vedle té figurky: { $who }
do-lose-cards = ztrať { $cards } karty z ruky: { $who }
do-refresh-spent-all = obnova všech použitých předmětů: { $who }
do-refresh-consumed-small-some =
    { $items ->
        [one] obnova jednoho spotřebovaného drobného předmětu
       *[other] obnova až { $items } spotřebovaných drobných předmětů
    }: { $who }
do-create-trap = umísti past ({ $effects }) na prázdné pole do vzdálenosti { $range }
do-disarm-trap = zneškodni jednu past do vzdálenosti { $range }
do-spring-trap = účinek té pasti: { $who }
do-create-obstacle =
    { $count ->
        [one] umísti jednu překážku
       *[other] umísti { $count } překážky
    } ({ $size ->
        [one] jedno pole
       *[other] { $size } pole
    }) na prázdná pole do vzdálenosti { $range }
do-create-obstacle-killed = umísti překážku tam, kde ten nepřítel zemřel
do-destroy-obstacle-some =
    { $count ->
        [one] znič jednu překážku
       *[other] znič { $count } překážky
    } do vzdálenosti { $range }
do-destroy-obstacle-all = znič všechny překážky do vzdálenosti { $range }
do-move-obstacle = přesuň jednu překážku do vzdálenosti { $range } na prázdné pole do vzdálenosti { $to }
do-grant = { $who } smí provést: { $abilities }
do-control = { $who } provede podle tvé volby: { $abilities }
do-control-turn-rules = { $who } odehraje tah v tomto kole na opačné straně
do-control-turn-player = { $who } odehraje tah v tomto kole na opačné straně podle tvé volby
do-shift-initiative = zvyš nebo sniž svou iniciativu o { $amount }
do-play-card-top = zahraj jednu kartu z ruky a proveď její horní akci
do-play-card-bottom = zahraj jednu kartu z ruky a proveď její dolní akci
do-extra-turn = zahraj dvě karty z ruky a odehraj v tomto kole další tah s pozdější iniciativou
do-special = zvláštní schopnost { $number }
do-next-marker = přesune se na další z { $markers }; dveře se tam otevřou
do-extra-turns = { $monster }: každá figurka má další tah s touž kartou
do-summon-token = přivolá { $count } × { $token }
part-token-safe = nelze je zranit
part-token-hp = životy: { $hp }
part-token-acts = každý jedná těsně předtím: Pohyb { $move }, Útok { $attack }
do-hatch = každý žeton { $token } je zničen, na jeho místě stojí obyčejný { $monster }
do-shift-token = { $token } se přesune na další z { $markers }
do-flee = všichni nepřátelé se v pořadí iniciativy pohnou o { $value } co nejdál
do-gather = všichni nepřátelé jsou umístěni vedle něj
do-betray = postava, která jedná poslední, se obrátí proti spojencům: Pohyb { $move }, pak horní akce její první karty; obě karty jsou odhozeny
named-head = { $more ->
        [0] { $monster } s vlastními hodnotami.
       *[other] { $monster } s vlastními hodnotami, o úroveň výš.
    }
part-range = Dosah { $range }
part-targets = Cíl { $targets }
part-area = oblast o { $hexes } polích
part-along = a každý nepřítel na cestě k němu
part-same-target = všechny útoky na jednoho nepřítele
part-push = Odstrčení { $amount }
part-pull = Přitažení { $amount }
part-toward-hex = směrem k tomu poli
part-impact-breaks = smí odstrčit do překážky: pokaždé se překážka zničí, { $damage } zranění, { $xp } ZK
part-impact-blocked = za každý krok zastavený zdí nebo překážkou { $damage } zranění, { $xp } ZK
part-jump = Skok
part-straight = po přímce
part-loots = ukořisti každé pole, na které vstoupíš
part-clears = překážky na cestě se zničí, pasti zneškodní
part-end-by-obstacle = konec vedle překážky
part-end-by-controller = konec vedle tebe
part-limit = nejvýše { $limit } mince a poklady
part-more-money = navíc X mincí ze zásoby
part-xp-target = { $xp } ZK za každý cíl
part-xp-retaliate = { $xp } ZK pokaždé
part-xp-kill = { $xp } ZK za každého zabitého
part-xp-sprung = { $xp } ZK, když ji spustí nepřítel
part-augments-too = s tvými Zesíleními
part-by-target = vedle cíle
part-own-hp = se současnými životy přivolávajícího
trap-damage = { $damage } zranění
trap-scenario-damage = zranění pasti
augment = { $elements } → { $effects }
augment-instead = místo toho: { $abilities }

## Bonuses
bonus = { $when }: { $effects }
bonus-uses =
    { $uses ->
        [one] jednou
       *[other] { $uses }×
    }
bonus-consume = spotřebuj: { $elements }
bonus-obstacle = znič sousední překážku
bonus-optional = chceš-li
bonus-negate = zranění se změní na 0
group-augment = Zesílení.
on-own-attack = při každém útoku
on-one-attack = při jednom útoku
on-own-attack-ability = při útočné akci
on-own-move = při Pohybu
on-own-heal = při každém Léčení
on-attacked = při útoku na tebe
on-damaged-by-attack = při zranění útokem
on-suffers = když bys měl utrpět zranění
on-ally-attacked = při útoku na sousedního spojence
on-death = při smrti
on-turn-start = na začátku tvého tahu
on-turn-end = na konci tvého tahu
on-own-turn = během tvého tahu
on-reveal = po odhalení iniciativy
slots =
    { $uses ->
        [one] jednou
       *[other] příštích { $uses }×
    } (ZK { $xp })
duration-round = v tomto kole
duration-persistent = trvale
lost = ztracená
unrecoverable = nelze obnovit

## Cards and things
card-head = Úroveň { $level }, iniciativa { $initiative }.
card-top = Nahoře: { $text }
card-bottom = Dole: { $text }
class-head = Ruka { $hand } karet, životy { $least } až { $most }.
perk-remove = odstraň { $cards }
perk-add = přidej { $cards }
perk-ignore-items = ignoruj negativní efekty předmětů
perk-ignore-scenario = ignoruj negativní efekty scénáře
perk-boxes = { $text } ({ $boxes }×)
modifier-bless = Požehnání ×2
modifier-curse = Prokletí, vedle
modifier-null = vedle
modifier-rolling = valivá { $text }
stat-hp = životy { $hp }
stat-flying = Létání
stat-attackers-disadvantage = útočníci mají Nevýhodu
stat-immune = imunita: { $conditions }
monster-head = Počet figurek: { $figures }.
monster-line = { $rank }, úroveň { $level }: { $stats }.
initiative = Iniciativa { $initiative }.
shuffle = Na konci kola balíček zamíchej.
boss-special = Zvláštní schopnost { $number }: { $text }.
item-head = Místo: { $slot }, cena { $price }.
item-slots = počet použití { $uses }
item-minus-ones = karty −1 do tvého balíčku: { $cards }
use-spent = použije se
use-consumed = spotřebuje se
use-passive = působí stále

## Battle goals
goal-checks =
    { $checks ->
        [one] Jedna odrážka.
       *[other] Odrážky: { $checks }.
    }
feat-cards-left-least = skonči s { $amount } nebo více kartami v ruce a odhazovacím balíčku
feat-cards-left-most = skonči s { $amount } nebo méně kartami v ruce a odhazovacím balíčku
feat-xp-least = získej { $amount } nebo více zkušeností
feat-xp-most = získej { $amount } nebo méně zkušeností
feat-hp-left-most = skonči s { $amount } nebo méně životy
feat-hp-missing-most = skonči se všemi životy
feat-traps-least = spusť nebo zneškodni { $amount } past ve svém tahu nebo v tahu svého pomocníka
feat-treasures-least = ukořisti { $amount } poklad
feat-allies-exhausted-most = žádný spojenecký hrdina není vyčerpán
feat-rooms-revealed-least = odhal { $amount } místnost otevřením dveří ve svém tahu
feat-tokens-least = ukořisti { $amount } nebo více mincí
feat-loot-most = neukořisti žádnou minci ani poklad
feat-kills-least = zabij { $amount } nebo více nestvůr
feat-kills-most = zabij { $amount } nebo méně nestvůr
feat-elite-kills-least = zabij { $amount } elitní nestvůru
feat-items-used-level = použij předměty alespoň { $amount }× plus tvá úroveň
feat-items-used-most = nepoužij žádný předmět
feat-empty-rounds-most = na začátku každého kola je na plánu nestvůra
feat-overkills-least = zabij { $amount } nestvůru aspoň o 4 zranění víc, než bylo třeba
feat-first-kill-least = zabij první nestvůru scénáře
feat-below-half-most = nikdy neklesni pod polovinu životů, zaokrouhleno nahoru
feat-clean-kills-least = zabij { $amount } nezraněnou nestvůru jediným útokem
feat-short-rests-most = nedopřej si krátký odpočinek
feat-long-rests-most = nedopřej si dlouhý odpočinek

## Treasures
treasure-gold = { $amount } zlatých
treasure-xp = { $amount } zkušeností
treasure-checks = odrážky: { $amount }
treasure-damage = { $amount } zranění
treasure-item = předmět: { $item }
treasure-design = nákres předmětu: { $item }
treasure-random-design = nákres náhodného předmětu
treasure-random-scenario = náhodný vedlejší scénář
treasure-scenario = scénář { $number }

## Scenarios
goal = Cíl: { $parts }
goal-kill-all = zabij všechny nepřátele
goal-kill = zabij: { $monster }
goal-kill-count = zabij tolik nepřátel: { $count }
goal-reveal = odhal místnost s dílem { $tile }
goal-kill-revealed = zabij všechny odhalené nepřátele
goal-loot = ukořisti všechny cílové poklady
goal-reach = { $objective } dojde na označené místo
rule-lose = prohra, zemře-li { $objective }
rule-each-character = každý hrdina: { $text }
rule-allied = spojenci hrdinů, nepřátelé ostatních nestvůr: { $monsters }
rule-goals-by-action = cílové poklady lze získat jen akcí Kořist
rule-locked = zamčené dveře: { $doors }
rule-objective = { $objective }: životy { $hp }, iniciativa { $initiative }, Pohyb { $move } směrem k { $marker }
script = { $when }: { $what }
script-round-start = na začátku kola (2 / 3 / 4 hrdinové: { $rounds })
script-round-end = na konci kola (2 / 3 / 4 hrdinové: { $rounds })
script-until = { $when }, dokud nejsou otevřené dveře { $doors }
script-door = při otevření dveří { $doors }
script-plates = stojí-li na konci tahu hrdinové na všech plotnách ({ $plates } při 2 / 3 / 4 hrdinech)
script-wave = na { $marker } se objeví { $monster } ({ $ranks })
script-opens = otevřou se dveře { $doors }
script-elements = zesílí živly: { $elements }
rounds-none = žádné
rounds-even = sudé
rounds-odd = liché
rounds-every = každé

## Random dungeons
dungeon-room = Vchody { $entrances }, východy { $exits }.
dungeon-room-name = { $room } { $monsters }
dungeon-minor = Malý postih: { $text }.
dungeon-major = Velký postih: { $text }.
dungeon-trap = Pasti: { $effects }.
dungeon-treasure = Poklad: { $gold } mince, { $xp } zkušeností.
filling = { $spot }: { $kind }
filling-monster = { $spot }: { $monster } ({ $ranks })
penalty-opener = kdo otevřel dveře: { $text }
penalty-damage = { $amount } zranění
penalty-discards =
    { $amount ->
        [one] odhoď jednu kartu
       *[other] odhoď { $amount } karty
    }
penalty-losses =
    { $amount ->
        [one] ztrať jednu kartu
       *[other] ztrať { $amount } karty
    }
penalty-curses = Prokletí do vlastního balíčku: { $amount }
penalty-minus-ones = karty −1 do vlastního balíčku: { $amount }
penalty-spend-items = předměty k použití: { $amount }
penalty-conditions = { $conditions }
penalty-inert = všechny živly zmizí
penalty-blesses = Požehnání do balíčku nestvůr: { $amount }
penalty-enemies = všichni nepřátelé místnosti: { $conditions }
penalty-elites = elitní nepřátelé místnosti: { $conditions }
penalty-enemy-shield = všichni nepřátelé místnosti: Obrana { $amount } v tomto kole
penalty-promote = obyčejní nepřátelé místnosti, kteří se stanou elitními: { $amount }
