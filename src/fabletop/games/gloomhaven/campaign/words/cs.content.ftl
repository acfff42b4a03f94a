### Jak se čtou události, úkoly, krabičky a tabulky kampaně, česky.

## Podmínky
case-otherwise = jinak
case-then = { $case }: { $text }
case-classes = je-li v družině { $classes }
case-reputation-least = s reputací { $amount } nebo vyšší
case-reputation-most = s reputací { $amount } nebo nižší
case-pay = zaplaťte společně { $amount } zl.
case-pay-each = každý zaplatí { $amount } zl.
case-give-item = odevzdejte předmět { $item }
needs-retirements = na odpočinek odešli hrdinové: { $amount }
needs-donated = svatyni bylo darováno { $amount } zl.
needs-prosperity = město má úroveň blahobytu { $amount }
needs-scenarios = splněné scénáře: { $amount }
needs-boxes = otevřené krabičky: { $amount }
needs-completed = splněno: { $scenario }
needs-achievement = { $times ->
    [one] úspěch: { $what }
   *[other] úspěch: { $what }, { $times }×
 }

## Důsledky
effect-when = { $text } ({ $case })
effect-none = nestane se nic
effect-gold-gain-each = každý získá { $amount } zl.
effect-gold-gain-collective = společně získáte { $amount } zl.
effect-gold-loss-each = každý ztratí { $amount } zl.
effect-gold-loss-collective = společně ztratíte { $amount } zl.
effect-xp = každý získá { $amount ->
    [one] { $amount } zkušenost
    [few] { $amount } zkušenosti
   *[other] { $amount } zkušeností
 }
effect-checks-gain = každý získá zaškrtnutí: { $amount }
effect-checks-loss = každý ztratí zaškrtnutí: { $amount }
effect-reputation = reputace { $amount }
effect-prosperity = blahobyt { $amount }
effect-item = jeden z vás získá předmět { $item }
effect-design = nově v obchodě: { $item }
effect-random-design = do obchodu přibude náhodný nákres předmětu
effect-random-scenario = na mapě přibude náhodný vedlejší scénář
effect-unlock = nově na mapě: { $scenario }
effect-achievement-global = globální úspěch: { $what }
effect-achievement-party = úspěch družiny: { $what }
effect-add-city = do balíčku přibude událost ve městě { $number }
effect-add-road = do balíčku přibude událost na cestách { $number }
effect-open = otevřete: { $box }
effect-open-record = otevírá se městská kronika
effect-other-option = vyhodnotí se i druhá možnost
effect-choose = vyberte jedno: { $what }
effect-start-each = na začátku příštího scénáře každý: { $what }
effect-start-one = na začátku příštího scénáře jeden z vás: { $what }
start-damage = { $amount } zranění
start-discards = { $amount ->
    [one] odhodí { $amount } kartu
    [few] odhodí { $amount } karty
   *[other] odhodí { $amount } karet
 }
start-minus-ones = karty −1 do balíčku modifikátorů: { $amount }
start-used-items = spotřebované předměty ({ $slot }): { $amount }
after-remove = Karta opouští hru.
after-return = Karta jde dospod balíčku.
after-other = Karta jde tam, kam určí druhá možnost.

## Události, místa, povolání
event-answer = { $letter }: { $label }.
place-line = Scénář { $number }, { $what }.
place-city = Z Gloomhavenu bez události na cestách.
calling-unlock = Po odemčení přibudou do balíčků událost ve městě { $number } a událost na cestách { $number }.
calling-retirement = Po prvním odchodu na odpočinek přibudou do balíčků událost ve městě { $number } a událost na cestách { $number }.
achievement-global = Globální úspěch: { $what }.
achievement-party = Úspěch družiny: { $what }.

## Osobní úkoly
quest-kills = zabij { $count }: { $monsters }
quest-kills-elite = zabij elitní nestvůry: { $count }
quest-kills-different = zabij různé druhy nestvůr: { $count }
quest-item-kills = zabij s ním { $count }: { $monsters }
quest-item-found = získej předmět { $number }
quest-scenarios-different = splň různé scénáře: { $count }
quest-scenarios-boss = splň scénáře s bossem: { $count }
quest-scenarios-side = splň vedlejší scénáře: { $count }
quest-regions = splň { $count ->
    [one] { $count } scénář zde: { $regions }
    [few] { $count } scénáře zde: { $regions }
   *[other] { $count } scénářů zde: { $regions }
 }
quest-to-the-end = dojdi až do scénáře { $number }
quest-items = vlastni { $count ->
    [one] { $count } předmět: { $slots }
    [few] { $count } předměty: { $slots }
   *[other] { $count } předmětů: { $slots }
 }
quest-gold = vlastni { $count } zl.
quest-donations = daruj svatyni { $count } zl.
quest-enhancements = kup vylepšení: { $count }
quest-checks = získej zaškrtnutí za bojové cíle: { $count }
quest-exhausted = vyčerpej se { $count }×
quest-others-exhausted = buď u toho, když se ostatní vyčerpají: { $count }×
quest-others-quests = buď u toho, když ostatní splní svůj osobní úkol: { $count }×
quest-in-order = Jedno po druhém.
quest-opens = Odměna: { $box }.
quest-not-dealt = Nerozdává se: jeho cesta vede mimo tuto krabici.

## Tabulky
tier-line = Úroveň blahobytu { $level } od { $points } bodů.
price-line = Od reputace { $reputation }: ceny { $change }.
offering-line = Celkem darováno { $total } zl.: blahobyt +1.
sticker-line = { $what }: { $price } zl.
spots-line = { $card }: místa pro samolepky: { $amount }.
term-plus-move = +1 Pohyb
term-plus-attack = +1 Útok
term-plus-range = +1 Dosah
term-plus-shield = +1 Obrana
term-plus-push = +1 Odstrčení
term-plus-pull = +1 Přitažení
term-plus-pierce = +1 Průraz
term-plus-retaliate = +1 Odveta
term-plus-heal = +1 Léčení
term-plus-target = +1 Cíl
term-plus-summon-move = +1 Pohyb (přivolaný)
term-plus-summon-attack = +1 Útok (přivolaný)
term-plus-summon-range = +1 Dosah (přivolaný)
term-plus-summon-hp = +1 Život (přivolaný)
term-jump = Skok
term-hex = další pole

## Co bylo
recap-title = { $campaign }, družina { $party }
recap-begun = Družina ještě nevyrazila.
recap-count = { $scenarios ->
    [0] V tomto světě zatím není splněn žádný scénář
    [one] V tomto světě je splněn { $scenarios } scénář
    [few] V tomto světě jsou splněny { $scenarios } scénáře
   *[other] V tomto světě je splněno { $scenarios } scénářů
 }; úroveň blahobytu { $level }, reputace { $reputation }.
recap-lately = Naposledy:
recap-visit = Výprava: { $what }.
recap-won = { $what }: výhra.
recap-lost = { $what }: prohra.
recap-where-city = Jste v Gloomhavenu.
recap-where = Jste zde: { $what }.
recap-underway = Jste na cestě: { $what }.
recap-hero = { $who }, úroveň { $level }, { $gold } zl. Úkol: { $quest }.
recap-no-quest = žádný
recap-retired = Na odpočinek už odešli: { $list }.
recap-open = Otevřené cesty: { $list }.
recap-achievements = Dosaženo: { $list }.
