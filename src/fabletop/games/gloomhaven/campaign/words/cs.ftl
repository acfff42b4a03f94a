### Kampaň Gloomhavenu, česky: otázky, odpovědi a kronika.

## Pojmy
term-gloomhaven = Gloomhaven
term-deck-city = události ve městě
term-deck-road = události na cestách
term-outcome-won = výhra
term-outcome-lost = prohra
term-difficulty = Obtížnost
term-easy = lehká
term-hard = těžká
term-very-hard = velmi těžká
term-information = Informace
term-information-secret = ruce jsou tajné
term-information-open = otevřené informace
term-randomness = Náhoda
term-randomness-standard = jak je tištěno
term-randomness-reduced = omezená
term-death = Smrt
term-death-exhaustion = jen vyčerpání
term-death-permanent = trvalá
term-penalties = Postihy náhodných kobek
term-penalties-normal = obvyklé
term-penalties-none = žádné
term-penalties-minor = jen malé
term-penalties-major = jen velké

## Otázky
ask-gh-camp-02 = Které místo chcete vidět dřív, než přijde jeho čas?
ask-gh-camp-10 = Domů, nebo rovnou dál?
ask-gh-camp-11 = { $about }: vyrazíte?
ask-gh-camp-12 = Kam se družina vydá?
ask-gh-camp-26 = Na cestách: { $about }. Co uděláte?
ask-gh-camp-31 = { $about ->
    [for-giving] Kdo ji odevzdá?
    [for-start] Koho to postihne?
    [for-effect] Co z obojího?
    [for-paying] Kolik z toho zaplatíš?
    [for-sharing] Kolik z toho je tvoje?
   *[other] Kdo dostane: { $about }?
 }
ask-gh-camp-40 = Co ve městě uděláš?
ask-gh-camp-41 = Ve městě: { $about }. Co uděláte?
ask-gh-camp-45 = { $about ->
    [for-quest] Který osobní úkol si necháš?
   *[other] { $about }: na jaké úrovni?
 }
ask-gh-camp-48 = { $about }: jak se postava jmenuje?
ask-gh-camp-51 = { $about }: která nová karta?
ask-gh-camp-53 = { $about }: která výhoda?
ask-gh-camp-57 = { $about }: kterou kartu vylepšíš?
ask-gh-camp-59 = { $about }: jaká samolepka a kam?
ask-gh-camp-70 = Které místo přibude na mapě?

## Odpovědi
key-city-event = Táhnout událost ve městě
key-create = Nová postava: { $a }
key-level-up = Postoupit o úroveň ({ $a })
key-rise = Postoupit na úroveň města ({ $a })
key-shop = Koupit: { $b } ({ $a })
key-sell = Prodat: { $b } ({ $a })
key-donate = Darovat 10 zlatých ({ $a })
key-enhance = Vylepšit kartu ({ $a })
key-retire = Odejít na odpočinek ({ $a })
key-leave = { $a } zůstane doma
key-come = { $a } jde s vámi (č. { $b })
key-set = { $a }: { $b }
key-all-done = Můžeme vyrazit
key-go-on = Dál
key-travel = { $a }
key-casual = { $a }, mimo příběh
key-spoilers = Místo, které jste ještě nenašli
key-gloomhaven = Zpět do Gloomhavenu
key-remain = Ještě ne
key-back = Zpět
key-set-out = Vyrazit
key-difficulty = Obtížnost: { $a }
key-option = { $a }
key-sticker = { $b }: { $a }, { $c } zl.
key-tick = { $a }
key-name = { $a }
key-nameless = Zatím bez jména
key-quest = { $a }
key-level = Úroveň { $a }
key-character = { $a }
key-effect = { $a ->
    [1] První
    [2] Druhé
   *[other] Třetí
 }
key-unlock = { $a }
stay-no-character = Ještě nemáš žádnou postavu.
stay-retire = Osobní úkol je splněn, { $who } musí nejdřív odejít na odpočinek.
stay-level = { $who } má zkušenosti na novou úroveň a musí ji nejdřív získat.
stay-too-few = Vyrážejí nejméně dvě postavy.
travel-requirements = Družina nemá, co toto místo vyžaduje.

## Kronika
town-prosperity = Blahobyt { $amount ->
    [1] stoupá o bod
   *[other] se mění o { $amount }
 }: nyní { $points }.
town-prosperity-level = Gloomhaven dosahuje { $level }. úrovně blahobytu.
town-achievement = Úspěch: { $what }.
town-unlocked = Nové místo na mapě: { $what }.
town-event-added = Karta { $number } je zamíchána do balíčku: { $deck }.
town-event-drawn = Z balíčku ({ $deck }): { $what }.
town-event-removed = Ze hry mizí: { $what }.
town-event-returned = Vespod balíčku jde: { $what }.
town-event-option = Družina volí: { $what }.
town-event-outcome = { $what }
town-design = Nový předmět v obchodě: { $what }.
town-no-design = Žádné nákresy předmětů už nezbývají.
town-no-side-scenario = Žádné vedlejší scénáře už nezbývají.
town-reputation = Reputace { $amount ->
    [1] stoupá o jedna
   *[other] se mění o { $amount }
 }: nyní { $now }.
town-bought = { $who } kupuje { $what } za { $amount } zl.
town-sold = { $who } prodává { $what } za { $amount } zl.
town-no-copy = Nezbývá žádný kus: { $what }.
town-received = { $who } dostává { $what }.
town-level = { $who } dosahuje úrovně { $level }.
town-new-card = { $who } se učí { $what }.
town-new-perk = { $who } získává výhodu: { $what }.
town-created = Hráč { $number } přivádí novou postavu: { $who }, úroveň { $level }.
town-left = { $who } zůstává doma.
town-joined = { $who } jde s vámi.
town-quest = { $who } má osobní úkol: { $what }.
town-donated = { $who } přispívá svatyni; celkem { $total } zl.
town-box-opened = Otevřeno: { $what }.
town-class-unlocked = Nové povolání: { $who }.
town-record-opened = Městská kronika je otevřena.
town-chapter-read = Přečtena { $number }. kapitola městské kroniky.
town-gave = { $who } odevzdává { $what }.
town-gold = { $who } získává { $amount } zl.
town-gold-lost = { $who } ztrácí { $amount } zl.
town-xp = { $who }: zkušenost { $amount }.
town-checks = { $who }: zaškrtnutí { $amount }.
town-burdened = { $who } to pocítí v příštím scénáři.
town-retired = { $who } odchází na odpočinek: { $what } je splněno.
town-buried = { $who } je po smrti.
town-setting = { $what }: { $value }.
town-ready = Hráč { $number } je připraven.
town-home = Družina se vrací do Gloomhavenu.
town-set-out = Družina vyráží: { $what }.
town-over = Všichni jsou připraveni a družina vyráží.
town-enhanced = { $who } vylepšuje { $what } ({ $sticker }) za { $amount } zl.
town-stickered = { $who } vylepšuje kartu { $what } za { $amount } zl.: { $sticker } ({ $spot }).
town-named = { $who } se jmenuje { $name }.
town-came-home = { $what }: { $outcome }.

## Stůl v prostých řádcích
town-line-place = { $campaign }. Družina je zde: { $place }. Reputace { $reputation }, blahobyt { $prosperity } (úroveň { $level }).
town-line-event = Na stole: { $what }.
town-line-character = { $who }, úroveň { $level }: zkušenost { $xp }, { $gold } zl., zaškrtnutí { $checks }. Úkol: { $quest }. Předměty: { $items }.
town-line-away = Doma: { $list }.
town-line-shop = V obchodě: { $list }.
town-line-map = Na mapě: { $list }.
town-line-ready = Připraveni: { $list }.
town-place-open = { $what }
town-place-blocked = { $what } (uzavřeno)
town-place-completed = { $what } (hotovo)
town-ware = { $what } ({ $amount } zl.)
town-nothing = nic
town-player = hráč { $number }

## Místa pro samolepky
spot-in-top = horní polovina, { $line }
spot-in-bottom = dolní polovina, { $line }
spot-number = místo { $number }
spot-range = dosah
spot-target = cíle
spot-push = odstrčení
spot-pull = přitažení
spot-pierce = průraznost
spot-hex = oblast
spot-summon-hp = body zdraví
spot-summon-move = pohyb
spot-summon-attack = útok
spot-summon-range = dosah
