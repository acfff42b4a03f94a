## Části vět

list-and = { $these } a { $last }
or = nebo
res-nothing = nic
res-gem = { $n ->
        [one] { $n } drahokam
        [few] { $n } drahokamy
       *[other] { $n } drahokamů
    }
res-scroll = { $n ->
        [one] { $n } svitek
        [few] { $n } svitky
       *[other] { $n } svitků
    }
res-potion = { $n ->
        [one] { $n } lektvar
        [few] { $n } lektvary
       *[other] { $n } lektvarů
    }
res-tool = { $n ->
        [one] { $n } nástroj
        [few] { $n } nástroje
       *[other] { $n } nástrojů
    }
res-sword = { $n ->
        [one] { $n } meč
        [few] { $n } meče
       *[other] { $n } mečů
    }
res-gold = { $n ->
        [one] { $n } zlatou minci
        [few] { $n } zlaté mince
       *[other] { $n } zlatých mincí
    }
res-magic = { $n ->
        [one] { $n } kartu magie
        [few] { $n } karty magie
       *[other] { $n } karet magie
    }
res-any = { $n ->
        [one] { $n } libovolný zdroj
        [few] { $n } libovolné zdroje
       *[other] { $n } libovolných zdrojů
    }
loot-magic = { $n ->
        [one] { $n } náhodnou kartu
        [few] { $n } náhodné karty
       *[other] { $n } náhodných karet
    } z ruky
any-element = libovolný element
its-element = vlastní element
may = pokud chcete, { $effects }
once-turn = Jednou za tah.
once-battle = Jednou za bitvu.
in-brackets = { $text } ({ $what })
pause = { $text }, { $more }
pause-in = { " " }{ $where }
pause-element = { " " }({ $element })
trigger = { $when }: { $effects }
option = „{ $effects }“
at-most = { $what } (nejvýše { $n })
so-much-per = { $what } za { $each }
so-much-times = { $what } × { $count }{ $n ->
        [1] { "" }
       *[other] { " " }děleno { $n }, zaokrouhleno dolů
    }
up-to-times = až { $n }krát: { $effects }
or-else = { $text }; jinak { $otherwise }
cheaper = { " " }o { $n ->
        [one] { $n } zdroj
        [few] { $n } zdroje
       *[other] { $n } zdrojů
    } levněji
with-symbol = { " " }(symbol: { $unit })
symbol = symbolem: { $unit }
any-symbol = libovolným symbolem jednotky
with-element = { $text } ({ $element })
by-unit-summoned = { $text }, pokud povoláváte { $unit }
by-unit-acting = { $text }, pokud jedná { $unit }
for-each-unit = { $text } za každou takovou jednotku v bitvě ({ $unit })
if-present = { $text }, pokud se účastní { $unit }
if-standing = { $text }, pokud je v některé říši { $unit }
against-monster = proti nestvůře
against-player = proti hráči

## Jednotky

unit-acc-any = jednotku
unit-acc-worker = dělníka
unit-acc-dragon = draka
unit-acc-wizard = čaroděje
unit-acc-warrior = válečníka
unit-acc-advanced = pokročilou jednotku
unit-acc-this = tuto jednotku
unit-nom-any = vaše jednotka
unit-nom-worker = váš dělník
unit-nom-dragon = váš drak
unit-nom-wizard = váš čaroděj
unit-nom-warrior = váš válečník
unit-nom-advanced = vaše pokročilá jednotka
unit-nom-this = tato jednotka
unit-placed-any = jednotka
unit-placed-worker = dělník
unit-placed-dragon = drak
unit-placed-wizard = čaroděj
unit-placed-warrior = válečník
unit-placed-advanced = pokročilá jednotka
unit-placed-this = tato jednotka
unit-plural-any = vaše jednotky
unit-plural-worker = vaši dělníci
unit-plural-dragon = vaši draci
unit-plural-wizard = vaši čarodějové
unit-plural-warrior = vaši válečníci
unit-plural-advanced = vaše pokročilé jednotky
unit-plural-this = tyto jednotky
unit-is-any = libovolná jednotka
unit-is-worker = dělník
unit-is-dragon = drak
unit-is-wizard = čaroděj
unit-is-warrior = válečník
unit-is-advanced = pokročilá jednotka
unit-is-this = tato jednotka
units-own-any = { $n ->
        [one] jednu svou jednotku
        [few] až { $n } své jednotky
       *[other] až { $n } svých jednotek
    }
units-own-worker = { $n ->
        [one] jednoho svého dělníka
        [few] až { $n } své dělníky
       *[other] až { $n } svých dělníků
    }
units-own-dragon = svého draka
units-own-wizard = svého čaroděje
units-own-warrior = svého válečníka
units-own-advanced = { $n ->
        [one] jednu svou pokročilou jednotku
        [few] až { $n } své pokročilé jednotky
       *[other] až { $n } svých pokročilých jednotek
    }
units-own-this = tuto jednotku
units-opponent-any = { $n ->
        [one] jednu jednotku protivníka
        [few] až { $n } jednotky protivníků
       *[other] až { $n } jednotek protivníků
    }
units-opponent-worker = { $n ->
        [one] jednoho dělníka protivníka
        [few] až { $n } dělníky protivníků
       *[other] až { $n } dělníků protivníků
    }
units-opponent-dragon = draka protivníka
units-opponent-wizard = čaroděje protivníka
units-opponent-warrior = válečníka protivníka
units-opponent-advanced = { $n ->
        [one] jednu pokročilou jednotku protivníka
        [few] až { $n } pokročilé jednotky protivníků
       *[other] až { $n } pokročilých jednotek protivníků
    }
units-opponent-this = tuto jednotku
units-any-any = { $n ->
        [one] libovolnou jednotku
        [few] až { $n } libovolné jednotky
       *[other] až { $n } libovolných jednotek
    }
units-any-worker = { $n ->
        [one] libovolného dělníka
        [few] až { $n } libovolné dělníky
       *[other] až { $n } libovolných dělníků
    }
units-any-dragon = libovolného draka
units-any-wizard = libovolného čaroděje
units-any-warrior = libovolného válečníka
units-any-advanced = { $n ->
        [one] libovolnou pokročilou jednotku
        [few] až { $n } libovolné pokročilé jednotky
       *[other] až { $n } libovolných pokročilých jednotek
    }
units-any-this = tuto jednotku
whose-opponent = protivníků
whose-any = všech hráčů

## Říše

realm-is-any = libovolná říše
realm-is-unoccupied = neobsazená říše
realm-is-occupied = obsazená říše
realm-is-ruin = ruina
realm-is-element = říše elementu
realm-is-lair = Doupě
realm-is-own-dwelling = říše s vaším sídlem
realm-is-beside-dwelling = říše s vaším sídlem nebo vedle něj
realm-is-beside-ruin = říše vedle ruiny
realm-is-beside-unit = říše vedle vaší jednotky
realm-is-with-unit = říše s vaší jednotkou
realm-is-with-opponent = říše s jednotkou protivníka
realm-is-with-monster = říše s nestvůrou
realm-is-this-element = říše tohoto elementu
realm-is-here = tato říše
realm-is-beside-here = sousední říše
in-unoccupied = v neobsazené říši
in-occupied = v obsazené říši
in-ruin = v ruině
in-element = v říši elementu
in-lair = v Doupěti
in-own-dwelling = v říši s vaším sídlem
in-beside-dwelling = v říši s vaším sídlem nebo vedle něj
in-beside-ruin = v říši vedle ruiny
in-beside-unit = v říši vedle vaší jednotky
in-with-unit = v říši s vaší jednotkou
in-with-opponent = v říši s jednotkou protivníka
in-with-monster = v říši s nestvůrou
in-this-element = v říši tohoto elementu
in-here = v této říši
in-beside-here = v říši sousedící s touto
reach = { $n ->
        [1] do sousední říše
       *[other] do říše vzdálené nejvýše { $n } kroky
    }
reach-anywhere = do libovolné říše na mapě
goal = { $distance } ({ $realm })
goal-here = z říše vzdálené nejvýše { $n } kroky do této říše

## Počty

count-units = počet vašich jednotek v říších
count-underworld = počet vašich jednotek v Podsvětí
count-ready = počet vašich jednotek v přípravné oblasti
count-summoned = počet vašich povolaných jednotek
count-dwellings = počet vašich sídel
count-dwelling-elements = počet elementů, v nichž máte sídlo
count-dwelling-chain = velikost vaší největší skupiny sousedících sídel
count-cards = počet vašich karet dobrodružství
count-card-elements = počet elementů mezi vašimi kartami dobrodružství
count-cards-of-one = počet vašich karet dobrodružství jednoho elementu
count-resource = vaše zásoba
count-resource-kinds = počet druhů žetonů zdrojů, které máte
count-resources = počet vašich zdrojů
count-treasures = počet žetonů pokladu ve vašem pořadači
count-stored = počet žetonů pokladu na vašich kartách
count-symbols = počet symbolů zdrojů uložených zde
count-power = vaše hodnota síly
count-tracks = počet ukazatelů síly s vaším žetonem
count-leads = počet ukazatelů síly, na nichž jste sami nejvýše
count-tops = počet ukazatelů síly, jejichž vrcholu jste dosáhli
count-glory = číslo vašeho pole na stupnici slávy
count-orbs = počet vašich neumístěných orbů
count-placed-orbs = počet orbů na vašich kartách
count-monsters = počet nestvůr na mapě
count-defeated = počet poražených nestvůr
count-controlled = počet nestvůr, které ovládáte
count-quests = počet vašich splněných úkolů
count-vp = počet vašich VB
count-foes = počet ostatních stran v bitvě
count-fighters = počet vašich jednotek v bitvě
count-dice = počet vašich kostek
count-behind = počet kostek, o které vás převyšuje nejsilnější jiná strana
count-neighbours = počet sousedních říší
per-behind = každou kostku, o kterou vás převyšuje nejsilnější jiná strana
per-card-elements = každý element mezi vašimi kartami dobrodružství
per-cards = { $n ->
        [1] každou kartu
       *[other] každé { $n } karty
    } dobrodružství, které máte
per-defeated = každou poraženou nestvůru
per-dwelling-chain = každé sídlo ve vaší největší skupině sousedících sídel
per-dwellings = každé své sídlo
per-dwellings-beside-ruin = každé své sídlo vedle ruiny
per-foes = každou další stranu v bitvě
per-glory = každé pole, o které jste postoupili na stupnici slávy
per-leads = každý ukazatel síly, na němž jste sami nejvýše
per-resource-kinds = každý druh žetonů zdrojů, který máte
per-resource-magic = { $n ->
        [1] každou kartu
       *[other] každé { $n } karty
    } magie v ruce
per-resource = každou zlatou minci, kterou máte
per-resource-gem = každý drahokam, který máte
per-resource-scroll = každý svitek, který máte
per-resource-sword = každý meč, který máte
per-resource-tool = každý svůj nástroj
per-resources = { $n ->
        [1] každý zdroj, který
       *[other] každé { $n } zdroje, které
    } máte
per-stored = { $n ->
        [1] každý žeton
       *[other] každé { $n } žetony
    } pokladu na vašich kartách
per-symbols = každý symbol zdroje na žetonech uložených zde
per-underworld = každou svou jednotku v Podsvětí
per-underworld-any = { $n ->
        [1] každou jednotku
       *[other] každé { $n } jednotky
    } všech hráčů v Podsvětí

## Podmínky

if-at-least = pokud { $count } je alespoň { $n }
if-at-most = pokud { $count } je nejvýše { $n }
if-most = pokud se vám nikdo nevyrovná ({ $count })
if-most-tie = pokud vás nikdo nepřevyšuje ({ $count })
if-fewest = pokud nikdo nemá méně ({ $count })
if-leads = pokud jste sami nejvýše na ukazateli elementu { $element }
if-leads-any = pokud jste sami nejvýše na některém ukazateli síly
if-facing-monster = proti nestvůře
if-facing-player = proti jinému hráči
if-active = ve vašem tahu
if-not-active = v tahu jiného hráče
if-at-least-dwellings = pokud máte alespoň { $n } sídla
if-at-least-fighters-worker = s alespoň { $n } vašimi dělníky
if-at-least-units-worker = pokud jsou v říších alespoň { $n } vaši dělníci
if-at-least-units-ruin = pokud jsou v ruinách alespoň { $n } vaše jednotky
if-at-least-resources = pokud máte alespoň { $n } zdrojů
if-at-least-stored = pokud na vašich kartách leží alespoň { $n } žetony pokladu
if-at-least-card-elements = pokud vaše karty dobrodružství patří alespoň k { $n } elementům
if-at-least-cards-of-one = pokud alespoň { $n } vaše karty dobrodružství mají stejný element
if-at-least-glory = pokud jste na stupnici slávy dosáhli pole { $n }
if-at-least-tracks = pokud máte žetony alespoň na { $n } ukazatelích síly
if-at-least-dwelling-chain = pokud spolu sousedí alespoň { $n } vaše sídla
if-fewest-vp = pokud nikdo nemá méně VB než vy
if-most-tie-dwellings = pokud nikdo nemá více sídel než vy
if-at-least-summoned-advanced = pokud jste povolali alespoň { $n } pokročilé jednotky
if-at-least-neighbours-ruin = vedle alespoň { $n } ruin
if-at-least-tops = pokud jste na vrcholu alespoň { $n } ukazatele síly
if-at-least-underworld = pokud jsou v Podsvětí alespoň { $n } vaše jednotky
if-at-most-dice = s nejvýše { $n } kostkami
if-at-least-leads = pokud jste sami nejvýše alespoň na { $n ->
        [one] { $n } ukazateli
       *[other] { $n } ukazatelích
    } síly

## Účinky

effect-gain = získejte { $bag }
effect-lose = odevzdejte { $bag }
effect-steal-one = vezměte zvolenému protivníkovi { $loot }
effect-steal-each = vezměte každému protivníkovi { $loot }
effect-steal-foes = vezměte každému dalšímu hráči v bitvě { $loot }
effect-trade = můžete zaplatit { $pay }: { $effects }
effect-sift = prohlédněte si { $look ->
        [few] { $look } vrchní karty
       *[other] { $look } vrchních karet
    } magie, { $keep } si ponechte a ostatní odhoďte
effect-take-discard-any = vezměte si kartu magie z odhazovacího balíčku
effect-take-discard-spell = vezměte si kouzlo z odhazovacího balíčku
effect-take-discard-quest = vezměte si úkol z odhazovacího balíčku
effect-take-discard-prophecy = vezměte si proroctví z odhazovacího balíčku
effect-take-treasure = vezměte si { $n ->
        [one] vrchní žeton pokladu ze sloupce
        [few] { $n } vrchní žetony pokladu ze sloupců
       *[other] { $n } vrchních žetonů pokladu ze sloupců
    }{ $where }
effect-cash = můžete odhodit žeton pokladu z pořadače a získat { $n ->
        [1] uvedené zdroje
       *[other] { $n }krát uvedené zdroje
    }
effect-gain-slots = získejte, co ukazují pole karty
effect-vp = získejte { $n } VB
effect-power = získejte { $n } sílu elementu { $element }
effect-power-any = získejte { $n } sílu libovolného elementu
effect-power-here = získejte { $n } sílu elementu této říše
effect-power-led = získejte { $n } sílu na ukazateli, na němž jste sami nejvýše
effect-power-trailing = získejte { $n } sílu na svém ukazateli, na němž je jiný hráč výše
effect-glory = získejte { $n } slávu
effect-orb = získejte orb, který zůstal mimo hru; pokud žádný není, { $otherwise }
card-of-any = odkrytou kartu dobrodružství
card-of-led = odkrytou kartu dobrodružství elementu, na jehož ukazateli jste sami nejvýše
card-of = odkrytou kartu dobrodružství elementu { $element }
effect-buy-card = můžete koupit { $card }{ $discount }
effect-burn = dejte { $n ->
        [one] odkrytou kartu dobrodružství
       *[other] až { $n } odkryté karty dobrodružství
    } dospod { $n ->
        [one] jejího balíčku
       *[other] jejich balíčků
    }
effect-drop-card-opponent = dejte kartu dobrodružství z herní oblasti protivníka dospod jejího balíčku; její majitel získá { $bag }
effect-drop-card-own = můžete dát kartu dobrodružství ze své herní oblasti dospod jejího balíčku a pak { $effects }
effect-take-card = vezměte si z herní oblasti protivníka kartu dobrodružství s cenou nejvýše { $n } zdroje, na níž není orb; její majitel získá { $bag }
effect-activate = aktivujte jednu svou kartu dobrodružství{ $symbol } bez jednotky
effect-borrow = použijte akci karty{ $symbol } v herní oblasti protivníka; její majitel získá { $bag }
effect-relocate = přemístěte { $units }{ $where } { $goal }
effect-recall-map = vraťte { $units }{ $where } do přípravné oblasti
effect-recall-underworld = vraťte { $units } z Podsvětí do přípravné oblasti
effect-swap-ready = vyměňte { $units }{ $where } za jednotku ze své přípravné oblasti
effect-swap-own = vyměňte { $units }{ $where } za jinou svou jednotku v říši
effect-swap-opponent = vyměňte { $units }{ $where } za jednotku protivníka v jiné říši
effect-summon = můžete povolat { $unit }{ $discount }
effect-banish = pošlete { $units }{ $where } do Podsvětí
effect-add-dice = přidejte { $n ->
        [one] { $n } kostku
        [few] { $n } kostky
       *[other] { $n } kostek
    }
effect-remove-dice-one = odeberte jiné straně { $n ->
        [one] { $n } kostku
        [few] { $n } kostky
       *[other] { $n } kostek
    }
effect-remove-dice-monster = odeberte nestvůře { $n ->
        [one] { $n } kostku
        [few] { $n } kostky
       *[other] { $n } kostek
    }
effect-remove-dice-each = odeberte každé jiné straně { $n ->
        [one] { $n } kostku
        [few] { $n } kostky
       *[other] { $n } kostek
    }
effect-set-die-own = nastavte { $n ->
        [one] jednu svou kostku
       *[other] až { $n } své kostky
    } na { $face }
effect-set-die-foe = nastavte { $n ->
        [one] jednu kostku
       *[other] { $n } kostky
    } jiné strany na { $face }
effect-reroll-own = přehoďte { $n ->
        [one] jednu svou kostku
        [few] až { $n } své kostky
       *[other] až { $n } svých kostek
    }{ $limit }
effect-reroll-foe = přehoďte jiné straně { $n ->
        [one] jednu kostku
        [few] až { $n } kostky
       *[other] až { $n } kostek
    }{ $limit }
effect-reroll-monster = přehoďte nestvůře { $n ->
        [one] jednu kostku
        [few] až { $n } kostky
       *[other] až { $n } kostek
    }{ $limit }
effect-reroll-all = přehazujte všechny kostky s nejvýše { $upto }, dokud žádná taková nezbude
dice-up-to = { " " }s nejvýše { $upto }
effect-shift-die = otočte { $n ->
        [one] jednu svou kostku
       *[other] až { $n } své kostky
    } o { $by }
effect-swap-die = vyměňte jednu svou kostku za kostku jiné strany
effect-cancel-battle = bitva se nekoná
effect-save-units-stay = ponechte { $units } v říši místo odeslání do Podsvětí
effect-save-units-ready = vraťte { $units } do přípravné oblasti místo odeslání do Podsvětí
effect-control-monster = ovládněte nestvůru se silou nejvýše { $n }{ $where }
effect-send-home = vraťte nestvůru{ $where } do jejího Doupěte
effect-move-monster = přemístěte nestvůru { $goal }
effect-defeat-monster = porazte nestvůru se silou nejvýše { $n }{ $where }
effect-revive-monster = vraťte poraženou nestvůru do jejího Doupěte
effect-revive-control = ovládněte poraženou nestvůru
effect-stop-rush = nestvůra nevtrhne
effect-build = můžete postavit sídlo{ $where }{ $discount }
effect-new-realm = vezměte ze zásoby a umístěte novou říši
effect-realm-action = můžete provést akci říše{ $where }
effect-realm-action-kind = můžete provést akci říše { $realm }
effect-choose = zvolte jedno: { $options }
effect-when = { $condition }, { $effects }
effect-gamble = hoďte kostkou: padne-li { $n } a více, { $effects }
effect-others-opponents = každý protivník vyhodnotí: { $effects }
effect-others-foes = každý další hráč v bitvě vyhodnotí: { $effects }
effect-grant-turn = do konce tohoto tahu: { $change }
effect-grant-battle = v této bitvě: { $change }

## Trvalé změny

change-dice-own-more = +{ $n ->
        [one] { $n } kostka
        [few] { $n } kostky
       *[other] { $n } kostek
    } v bitvě
change-dice-own-less = −{ $n ->
        [one] { $n } kostka
        [few] { $n } kostky
       *[other] { $n } kostek
    } v bitvě
change-dice-foes-more = každá jiná strana hází o { $n ->
        [one] { $n } kostku
        [few] { $n } kostky
       *[other] { $n } kostek
    } více
change-dice-foes-less = každá jiná strana hází o { $n ->
        [one] { $n } kostku
        [few] { $n } kostky
       *[other] { $n } kostek
    } méně (alespoň 1)
change-support-fire = { $unit } v sousedních říších mohou do bitvy přidat své kostky bez přemístění do ní
change-join-reach = { $unit } se mohou připojit k bitvě až ze vzdálenosti { $n } říší
change-dwelling-dice = vaše sídla do vzdálenosti { $n } říší přidávají v bitvě kostku
change-dwelling-dice-foes = { $n ->
        [-1] sídla ostatním stranám nepřidávají kostky
       *[other] ostatním stranám přidávají kostky jen sídla do vzdálenosti { $n } říší
    }
change-sword-dice = každý meč utracený v bitvě přidá { $n } kostky
change-win-ties = vyhráváte úplné remízy
change-forbid-swords = ostatní hráči nesmějí v bitvě utrácet meče za kostky
change-forbid-join = jednotky ostatních hráčů se nesmějí připojit k bitvě
change-forbid-rerolls = ostatní hráči nesmějí v bitvě přehazovat ani měnit kostky
change-discount-dwelling = vaše sídla stojí o { $n ->
        [one] { $n } zdroj
        [few] { $n } zdroje
       *[other] { $n } zdrojů
    } méně
change-discount-card = karty dobrodružství vás stojí o { $n ->
        [one] { $n } zdroj
        [few] { $n } zdroje
       *[other] { $n } zdrojů
    } méně
change-discount-summon = povolání vás stojí o { $n ->
        [one] { $n } zdroj
        [few] { $n } zdroje
       *[other] { $n } zdrojů
    } méně
change-discount-spell = seslání kouzel vás stojí o { $n ->
        [one] { $n } zdroj
        [few] { $n } zdroje
       *[other] { $n } zdrojů
    } méně
change-discount-ruin = Věž mágů a Pevnost vás stojí o { $n ->
        [one] { $n } zdroj
        [few] { $n } zdroje
       *[other] { $n } zdrojů
    } méně
change-discount-aura = přesun aury vás stojí o { $n ->
        [one] { $n } zdroj
        [few] { $n } zdroje
       *[other] { $n } zdrojů
    } méně
change-dearer-dwelling = sídla stojí navíc { $n ->
        [one] { $n } libovolný zdroj
        [few] { $n } libovolné zdroje
       *[other] { $n } libovolných zdrojů
    }
change-dearer-card = karty dobrodružství stojí navíc { $n ->
        [one] { $n } libovolný zdroj
        [few] { $n } libovolné zdroje
       *[other] { $n } libovolných zdrojů
    }
change-dearer-summon = povolání stojí navíc { $n ->
        [one] { $n } libovolný zdroj
        [few] { $n } libovolné zdroje
       *[other] { $n } libovolných zdrojů
    }
change-dearer-spell = seslání kouzel stojí navíc { $n ->
        [one] { $n } libovolný zdroj
        [few] { $n } libovolné zdroje
       *[other] { $n } libovolných zdrojů
    }
change-dearer-ruin = Věž mágů a Pevnost stojí navíc { $n ->
        [one] { $n } libovolný zdroj
        [few] { $n } libovolné zdroje
       *[other] { $n } libovolných zdrojů
    }
change-dearer-aura = přesun aury stojí navíc { $n ->
        [one] { $n } libovolný zdroj
        [few] { $n } libovolné zdroje
       *[other] { $n } libovolných zdrojů
    }
change-place-reach = { $unit } smějí být při umístění až { $n } říše daleko od ostatních vašich jednotek
change-place-flight = { $unit } smějí při umístění použít Let
change-place-teleport = { $unit } smějí při umístění použít Teleportaci
change-place-assault = { $unit } smějí při umístění použít Napadení
change-place-from = { $unit } smějí při umístění bez ohledu na vzdálenost vstoupit také sem: { $realm }
change-place-onto = { $unit } smějí při umístění vstoupit i do říše, ve které už jsou vaše jednotky
change-peaceful = když umístíte { $unit }, nevyvoláte bitvu s jinými hráči
change-no-rush = když umístíte { $unit }{ $where }, nestvůry nevtrhnou
change-cap = můžete mít o { $n } žetony každého druhu více
change-tray-limit = váš pořadač pojme o { $n } žetony pokladu více
change-hand-limit = váš limit karet v ruce je o { $n } vyšší
change-activate-as = { $unit } mohou aktivovat akce s { $symbol }
change-lead-ties = kde se o nejvyšší úroveň ukazatele síly dělíte, platíte za jediné nejvyšší
change-scored-cards = na konci bodujete až o { $n } karty dobrodružství více
change-shielded-units = karty a schopnosti protivníků nemohou přemístit vaše jednotky ani je poslat do Podsvětí
change-shielded-cards = protivníci vám nemohou vzít ani odhodit karty dobrodružství
change-shielded-resources = protivníci vám nemohou vzít zdroje
change-rush-reach = vtrhne až ze vzdálenosti { $n } říší
change-rush-at-any = vtrhne také odkudkoliv za každou jednotkou nově umístěnou{ $where }
change-rush-skips-any = nevtrhne za jednotkami nově umístěnými{ $where }
change-rush-at = vtrhne také odkudkoliv za touto nově umístěnou jednotkou{ $where }: { $unit }
change-rush-skips = nevtrhne za touto nově umístěnou jednotkou{ $where }: { $unit }
change-uncontrollable = nelze ji ovládnout
change-hoard = kdo ji porazí, vezme si také žeton dračího pokladu; s posledním žetonem je poražena natrvalo
change-homing = po každé bitvě se vrátí do svého doupěte
change-charge = kdykoliv protivník umístí jednotku do sousední říše, může se tam přemístit a vyvolat bitvu
change-mimicry = jednou za tah může použít schopnost jiného druhu vašich jednotek, nikdy Stavbu

## Okamžiky

on-turn-start = na začátku vašeho tahu
on-turn-end = na konci vašeho tahu
on-own-turn = během vašeho tahu
on-regroup = když svoláváte jednotky
on-anytime = kdykoliv
on-game-end = na konci hry
on-placed-you = když umístíte { $unit }
on-placed-opponent = když protivník umístí { $unit }
on-placed-anyone = když kdokoliv umístí { $unit }
on-rush-you = když má nestvůra vtrhnout poté, co jste umístili { $unit }
on-rush-opponent = když má nestvůra vtrhnout poté, co protivník umístil { $unit }
on-rush-anyone = když má nestvůra vtrhnout poté, co kdokoliv umístil { $unit }
on-action-you = po akci říše, do níž jste umístili { $unit }
on-action-opponent = po akci říše, do níž protivník umístil { $unit }
on-action-anyone = po akci říše, do níž kdokoliv umístil { $unit }
on-battle-pending-you = když má být vyvolána bitva s vašimi jednotkami
on-battle-pending-opponent = když má být vyvolána bitva s jednotkami protivníků
on-battle-pending-anyone = když má být vyvolána bitva
on-join-you = ve vašich bitvách při připojování jednotek
on-join-opponent = v bitvách protivníků při připojování jednotek
on-join-anyone = v libovolné bitvě, když rozhodujete o připojení
on-dice-you = ve vašich bitvách před hodem
on-dice-opponent = v bitvách protivníků před hodem
on-dice-anyone = v libovolné bitvě před hodem
on-rolled-you = ve vašich bitvách po hodu
on-rolled-opponent = v bitvách protivníků po hodu
on-rolled-anyone = v libovolné bitvě po hodu
on-won-you = když vyhrajete bitvu
on-won-opponent = když protivník vyhraje bitvu
on-won-anyone = když kdokoliv vyhraje bitvu
on-remove-you = když jste v bitvě poraženi
on-remove-opponent = když je protivník v bitvě poražen
on-remove-anyone = když je kdokoliv v bitvě poražen
on-underworld-you = když pošlete { $unit } do Podsvětí
on-underworld-opponent = když protivník pošle { $unit } do Podsvětí
on-underworld-anyone = když kdokoliv pošle { $unit } do Podsvětí
on-power-you = kdykoliv postoupíte na ukazateli síly{ $element }
on-power-opponent = kdykoliv některý protivník postoupí na ukazateli síly{ $element }
on-power-anyone = kdykoliv kdokoliv postoupí na ukazateli síly{ $element }
on-card-gained-you = když získáte kartu dobrodružství{ $element }
on-card-gained-opponent = když protivník získá kartu dobrodružství{ $element }
on-card-gained-anyone = když kdokoliv získá kartu dobrodružství{ $element }
on-dwell-you = když postavíte sídlo{ $element }
on-dwell-opponent = když protivník postaví sídlo{ $element }
on-dwell-anyone = když kdokoliv postaví sídlo{ $element }
monster-on-dice = před hodem pro její stranu
monster-on-rolled = po hodu pro její stranu
monster-on-won = každý hráč, kterého porazí
monster-on-remove = kdo ji porazí
monster-on-action = poté, co vtrhla, hráč, za nímž vtrhla
while-on-turn-start = dokud je v Dávnozemi, každý hráč na začátku svého tahu
while-on-turn-end = dokud je v Dávnozemi, každý hráč na konci svého tahu
while-on-regroup = dokud je v Dávnozemi, každý hráč, který svolává jednotky
while-on-placed = dokud je v Dávnozemi, každý hráč, který umístí jednotku
while-on-dwell = dokud je v Dávnozemi, každý hráč, který postaví sídlo
while-on-card-gained = dokud je v Dávnozemi, každý hráč, který získá kartu dobrodružství
while-on-underworld = dokud je v Dávnozemi, každý hráč za každou jednotku poslanou do Podsvětí
scope-while = Dokud je v Dávnozemi: { $text }
scope-battle = V jejích bitvách pro její stranu: { $text }

## Karty

card-kind-doorway = Průchod
card-kind-vault = Skrýš
card-kind-aura = Aura
card-kind-ward = Hradby
card-kind-weapon = Zbraň
card-kind-activation = Karta s akcí
card-kind-passive = Trvalá karta
adventure = { $kind }, element { $element }, cena: { $cost }.
slots-printed = { $n ->
        [one] Pole
       *[other] { $n } pole
    } (potisk dává { $printed }).
slots-gain = { $n ->
        [one] Prázdné pole
       *[other] { $n } prázdná pole
    }.
slots-deposit = Pole vkladu.
slots-store = { $n ->
        [one] Pole
       *[other] { $n } pole
    } pro žetony pokladu.
symbol-worker = Libovolná jednotka
symbol-dragon = Drak
symbol-wizard = Čaroděj
symbol-warrior = Válečník
action = { $symbol } — { $effects }
price = zaplaťte { $price } → { $effects }
deposit = zdroje z pole vkladu
orb-required = Dokud symbol nezakryje orb, karta nemá účinek.
orb-effects = S orbem navíc: { $effects }
orb-ability = S orbem navíc: { $ability }
aura-double-or-nothing = Při aktivaci posílené karty hoďte kostkou: padne-li { $n } a více, vyhodnoťte ji dvakrát, jinak vůbec. Cena se platí za každé vyhodnocení.
aura-again = Po aktivaci posílené karty můžete zaplatit { $bag } a vyhodnotit ji ještě jednou.
aura-also = Po aktivaci posílené karty: { $effects }.
aura-open-to = Posílenou kartu může aktivovat libovolná jednotka{ $n ->
        [0] { "" }
       *[other] { " " }a její cena je o { $n } nižší
    }.
aura-two-units = Posílenou kartu mohou při jednom svolání použít dvě jednotky.
aura-pass-on = Po vyhodnocení posílené karty může jednotka hned aktivovat další akci.
aura-deepen = Posílená karta má o jedno pole zisku více (potisk dává { $bag }).
aura-from-underworld = Při svolání může posílenou kartu aktivovat jedna jednotka vracející se z Podsvětí.
magic-text-spell = Kouzlo. { $when }
casting = Cena seslání: { $pay } / { $element } { $n }.
magic-text-quest = Úkol. { $when }
magic-text-prophecy = Proroctví.
prophecy-if = { $condition }, na konci { $n } VB
points = { $n } VB.
faction = Frakce elementu { $element }.
unit-ability = { $unit }, { $name }: { $text }
start-card = Počáteční karta elementu { $element }.
start-summon = Povolání: další dělníci za { $first }, { $second }, { $third } libovolné zdroje; { $prices }.
summon-price = { $unit } za { $bag }
start-gather = Sběr: získejte { $bag }, nebo co ukazuje žeton na poli.
start-dwell = Osídlení: postavte sídlo.
realm = Říše elementu { $element } s { $n ->
        [one] jedním symbolem
       *[other] dvěma symboly
    }.
realm-spaces = { $n ->
        [one] Jeden sloupec pokladů
       *[other] Dva sloupce pokladů
    }, potisk dává { $printed }.
realm-cost = Sídlo stojí { $bag }.
realm-lair = Doupě její nestvůry.
landmark = Není ruina.
landmark-ruin = Ruina.
landmark-mill = Postavte sídlo.
landmark-portal = Povolejte jednotku.
landmark-dungeon = Výprava do podzemí: umístěte novou říši, kupte kartu dobrodružství, pak kupte další, nebo jednu spalte.
landmark-oracle = Doberte 1 kartu magie, nebo kupte odkrytou kartu dobrodružství.
monster-base = Nestvůra elementu { $element }, síla { $n }.
monster-legendary = Legendární nestvůra elementu { $element }, síla { $n }.
monster-special = Nestvůra bez elementu, síla { $n }.
named-ability = { $name }{ $chain }: { $text }
chain = { " " }(i pod ovládáním)
monster-reward = Kdo ji porazí: { $effects }
mercenary = Žoldák, počet kostek: { $n }. Najímá se za 1 zlatou minci do vašeho příštího svolání, nebo za orb do konce hry.
glory-orb = Kdo dorazí první, vezme orb, ostatní: { $effects }
ghost = Přízraky umístí jednotku ({ $unit }) sem: { $targets }. Směr { $direction }.
ghost-regroup = Přízraky svolávají jednotky.
ghost-guardian = Strážce se pohne.
ghost-target-element = říše elementu
ghost-target-mage-tower = Věž mágů
ghost-target-fortress = Pevnost
ghost-target-mill = Mlýn
ghost-target-portal = Povolávací portál
ghost-target-dungeon = Podzemí
ghost-target-oracle = Orákulum
ghost-target-dragons-lair = Dračí sluj
ghost-target-bridge = Most Bifröst
