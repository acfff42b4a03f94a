### Legendy Dávnozemě, česky. Jména karet, frakcí a říší pocházejí z obsahu hry.

## Nothing in particular
term- = nic

## Numbers of the map
term--1 = −1
term--2 = −2
term--3 = −3
term--4 = −4
term--5 = −5
term--6 = −6
term--7 = −7
term--8 = −8
term--9 = −9

## Elements
term-air = Vzduch
term-earth = Země
term-fire = Oheň
term-water = Voda
term-light = Světlo
term-darkness = Temnota
term-order = Řád
term-chaos = Chaos

## Resources
term-gem = drahokam
term-scroll = svitek
term-potion = lektvar
term-tool = nástroj
term-sword = meč
term-gold = zlatá mince
term-magic = karta magie
term-any = libovolný zdroj

## Units
term-worker = dělník
term-dragon = drak
term-wizard = čaroděj
term-warrior = válečník
term-guardian = Strážce
term-ghost = Přízraky

## Abilities of the kinds of units
term-flight = Let
term-teleport = Teleportace
term-assault = Napadení

## Actions of the start card
term-summon = Povolání
term-gather = Sběr
term-dwell = Osídlení

## Moments
term-turn-start = začátek tahu
term-own-turn = váš tah
term-placed = umístění jednotky
term-rush = vtrhnutí
term-action = akce říše
term-battle-pending = bitva má být vyvolána
term-join = připojení k bitvě
term-dice = kostky do bitvy
term-rolled = hod kostkami
term-won = vítězství v bitvě
term-remove = porážka
term-underworld = Podsvětí
term-power = zisk síly
term-card-gained = zisk karty dobrodružství
term-regroup = svolání jednotek
term-turn-end = konec tahu
term-anytime = kdykoliv
term-game-end = konec hry

## Parts of a turn
term-colours = volba frakcí
term-elements = volba elementů
term-build = příprava hry
term-draft = výběr karet magie
term-start = začátek tahu
term-main = umístění, nebo svolání
term-pending = před bitvou
term-battle = bitva
term-return = návrat jednotek
term-late = poslední volné akce
term-end = konec tahu
term-over = konec

## How it ended
won-by-points = Rozhodly vítězné body.
won-by-team = Rozhodl součet obou spoluhráčů.
ghost-beaten = Přízraky mizí: Dávnozem je vaše.
ghost-won = Dávnozem zůstává Přízrakům.
term-won-by-points = { won-by-points }
term-won-by-team = { won-by-team }
term-ghost-beaten = { ghost-beaten }
term-ghost-won = { ghost-won }

## Questions
ask-el-setup-1 = Za kterou frakci hrajete?
ask-el-setup-4 = Který další element bude ve hře?
ask-el-var-draft-1 = Kterou kartu si necháte, než zbytek pošlete doleva?
ask-el-turn-1 = Váš tah: umístěte jednotku, nebo svolejte jednotky.
ask-el-turn-3 = Ještě něco, než váš tah skončí?
ask-el-free-3 = Můžete proměnit poklad nebo odpovědět na to, co se stalo.
ask-el-free-4 = Na které pole umístíte { $about }?
ask-el-free-5 = Použijete něco? ({ $about })
ask-el-gen-1 = { $about }: co zvolíte?
ask-el-gen-3 = Více účinků najednou: který bude první? ({ $about })
ask-el-gen-5 = { $about }: co z obojího?
ask-el-res-4 = Který zdroj utratíte? ({ $about })
ask-el-res-5 = Který zdroj získáte?
ask-el-res-9 = Víc než sedm karet magie: odhoďte { $least }.
ask-el-res-10 = Jak zaplatíte? ({ $about })
ask-el-res-12 = Pořadač je plný: který žeton půjde?
ask-el-magic-5 = Které karty magie se vzdáte?
ask-el-slot-7 = Co utratíte jako vklad?
ask-el-action-1 = { $about }: který poklad si vezmete?
ask-el-action-4 = Kterou jednotku povoláte?
ask-el-dwell-2 = Kde postavíte sídlo?
ask-el-realm-5 = Kam položíte dílek { $about }?
ask-el-geo-5 = Kde bude začínat most? ({ $about })
ask-el-dungeon-2 = Kterou kartu dobrodružství si vezmete?
ask-el-dungeon-3 = Vezmete si druhou kartu, nebo některou spálíte?
ask-el-var-oracle-2 = Orákulum: karta magie, nebo karta dobrodružství?
ask-el-regroup-1 = Která jednotka opustí mapu a kam půjde?
ask-el-regroup-4 = Aktivuje jednotka z Podsvětí kartu { $about }?
ask-el-card-1 = Která jednotka provede akci { $about }?
ask-el-aura-1 = { $about }: ke které kartě?
ask-el-aura-2 = { $about }: připojíte ji hned?
ask-el-orb-2 = Kam umístíte orb?
ask-el-power-5 = Všechny žetony síly používáte: přesunete některý na element { $about }?
ask-el-glory-5 = Ve kterém elementu získáte sílu?
ask-el-monster-5 = { $about ->
    [nic] Která nestvůra vtrhne?
   *[other] Nestvůra se chystá vtrhnout. Uděláte něco?
}
ask-el-monster-15 = Kam ustoupí { $about }?
ask-el-var-merc-7 = { $about }: zteč do říše?
ask-el-var-merc-8 = Kterou schopnost Miméza napodobí?
ask-el-battle-2 = Má být vyvolána bitva. Uděláte něco?
ask-el-battle-3 = Která bitva proběhne první?
ask-el-battle-4 = { $about ->
    [nic] Které vaše sousední jednotky se připojí k bitvě?
   *[other] Jednotky se mohou připojit k bitvě. Uděláte předtím něco?
}
ask-el-battle-8 = Kolik mečů utratíte za kostky?
ask-el-battle-10 = Kostky jsou hozeny. Změníte něco?
ask-el-battle-14 = Vítězství! Jakou odměnu? ({ $about })
ask-el-battle-15 = Vaše jednotky jsou poraženy. Uděláte něco?
ask-el-var-tactics-2 = Vyčerpáte žeton taktiky, aby vaše jednotky zůstaly?
ask-el-var-team-5 = Spoluhráč nabízí { $about }: co za to dáte?
ask-el-var-team-6 = { $about }: necháte si ji, nebo ji dáte spoluhráči?

## Answers
key-pass = Nic
key-pass-turn = Nic až do konce tohoto tahu
key-yes = Ano
key-faction = { $a }
key-element = { $a }
key-place = Umístit: { $a } → { $b }
key-regroup = Svolat jednotky
key-end-turn = Ukončit tah
key-cash = Proměnit poklad: { $a }
key-slot = Dát na pole: { $a }
key-slot-on = { $a }, pole { $b }
key-cast = Seslat: { $a }
key-reveal = Odhalit úkol: { $a }
key-use = Použít: { $a }
key-aura = Připojit nebo přesunout: { $a }
key-host = Ke kartě { $a }
key-unattached = Nechat nepřipojenou
key-orb = Použít orb
key-menu = Nabídka odměn: { $a }
key-deposit = Na pole vkladu karty { $a }
key-cover = Na symbol orbu karty { $a }
key-hire = Najmout za zlato: { $a }
key-hire-orb = Najmout natrvalo: { $a }
key-tactics = Žeton taktiky
key-offer = Nabídnout spoluhráči: { $a }
key-refuse = Odmítnout
key-swap-card = Dát: { $a }
key-take = Vzít: { $a }
key-gain = Získat: { $a }
key-spend = Utratit: { $a }
key-pay1 = Zaplatit: { $a }
key-pay2 = Zaplatit: { $a }, { $b }
key-pay3 = Zaplatit: { $a }, { $b }, { $c }
key-pay4 = Zaplatit: { $a }, { $b }, { $c }, { $d }
key-pay5 = Zaplatit: { $a }, { $b }, { $c }, { $d }, { $e }
key-pay6 = Zaplatit: { $a }, { $b }, { $c }, { $d }, { $e }, { $f }
key-spare1 = Sleva: { $a }
key-spare2 = Sleva: { $a }, { $b }
key-spare3 = Sleva: { $a }, { $b }, { $c }
key-spare4 = Sleva: { $a }, { $b }, { $c }, { $d }
key-summon = Povolat: { $a }
key-dwell = Postavit sídlo: { $a }
key-hex = Pole { $a } / { $b }
key-buy = Vzít kartu: { $a }
key-burn = Spálit: { $a }
key-all-home = Všechny jednotky do přípravné oblasti
key-home = Do přípravné oblasti: { $a } ({ $b })
key-ready = Do přípravné oblasti
key-start = Počáteční karta: { $a }
key-do = Aktivovat: { $a }
key-unit = { $a } ({ $b })
key-raise = { $a } z Podsvětí
key-again = Ještě jednou
key-keep = Nechat si
key-give = Dát spoluhráči
key-keep-card = Nechat si: { $a }
key-power = Síla: { $a }
key-glory = Sláva
key-ignore = Nechat sílu být
key-move-token = Přesunout žeton elementu { $a }
key-rush = Vtrhne { $a }
key-charge = Zteč
key-battle-at = { $a }
key-join = { $a } z říše { $b }
key-swords = Meče: { $a }
key-aid = Meče pro spoluhráče: { $a }
key-die = Kostka s hodnotou { $a }
key-side = { $a }
key-save = Zachránit: { $a }
key-monster = { $a }
key-to = Do říše { $a }
key-move = { $b } ({ $a }), { $c }
key-recall = Odvolat: { $b } ({ $a }), { $c }
key-raise-unit = { $b } ({ $a }) z Podsvětí
key-swap = Vyměnit s jednotkou { $b } ({ $a }), { $c }
key-swap-ready = Vyměnit s připravenou jednotkou { $b } ({ $a })
key-banish = Do Podsvětí: { $b } ({ $a }), { $c }
key-from = Od frakce { $a }
key-drop = Odhodit: { $a }
key-take-card = Vzít: { $a }
key-option = { $a }
key-mimic = Napodobit: { $a }
key-realm = Akce říše { $a }

## Reasons
why-no-action = Akci říše { $realm } teď nelze provést.
why-cash-first = Akci říše { $realm } můžete provést, až proměníte poklady.

## Chronicle
chose-faction = Místo { $number }: { $who } ({ $element }).
elements-chosen = Elementů ve hře: { $number }.
drafted = { $who } si nechávají kartu { $card }.
turn-began = Kolo { $round }: na tahu jsou { $who }.
placed = { $who } umísťují jednotku: { $unit } → { $realm }.
regroups = { $who } svolávají jednotky.
acts = { $who }: { $unit } provádí { $what }.
activated = { $who } aktivují kartu { $card }.
action-lapsed = { $who }: akci říše už nelze provést.
gained = { $who } získávají { $number }× { $kind }.
excess = { $who }: { $number }× { $kind } nad limit propadá.
paid = { $who } platí { $number }× { $kind }.
spent = { $who } utrácejí { $what }.
drew-card = { $who } si berou kartu { $card }.
drew-magic = { $who } si berou karty magie: { $number }.
magic-reshuffled = Karty magie se znovu zamíchaly.
discarded = { $who } odhazují kartu { $card }.
took-discard = { $who } si berou zpět kartu { $card }.
stole = { $who } berou frakci { $other }: { $kind }.
cast = { $who } sesílají kouzlo { $card }.
revealed-quest = { $who } plní úkol { $card }.
used = { $who } používají: { $what }.
took-token = { $who } berou poklad: { $token }.
cashed = { $who } proměňují poklad: { $token }.
slotted = { $who } umísťují { $token } na kartu { $card }.
gained-vp = { $who }: { $number } VB.
gained-vp-by = { $who }: { $number } VB ({ $source }).
gained-power = { $who }: { $element } stoupá na úroveň { $level }.
ignored-power = { $who } nechávají sílu být: { $element }.
left-track = { $who } opouštějí ukazatel elementu { $element }.
took-orb = { $who } získávají orb.
orb-placed = { $who } umísťují orb na kartu { $card }.
ordered = { $who } využívají nabídku odměn: { $space }.
gained-glory = { $who }: pole slávy { $space }.
glory-lost = { $who } ještě nejsou na stupnici slávy; sláva propadá.
drew-realm = { $who } objevují říši { $realm }.
gained-card = { $who } získávají kartu { $card }.
lost-card = { $who } přicházejí o kartu { $card }.
turned-up = Odhaluje se karta { $card }.
burned = Karta { $card } je spálena.
attached = { $who } připojují { $card } ke kartě { $host }.
rolled-die = { $who } házejí { $face }.
built = { $who } stavějí sídlo: { $realm }.
summoned = { $who } povolávají jednotku: { $unit }.
hired = { $who } najímají: { $unit }.
released = { $unit } opouští službu frakce { $who }.
relocated = { $who }: { $unit } se přemísťuje do říše { $realm }.
recalled = { $who }: { $unit } se vrací do přípravné oblasti.
swapped = { $who }: { $unit } a { $other } si vyměnili místo.
went-under = { $who }: { $unit } odchází do Podsvětí.
first-regroup = { $who } vstupují na stupnici slávy.
peace-ended = Mír skončil.
monster-entered = Objevuje se { $monster }: { $realm }.
rushed = { $monster } vtrhává: { $realm }.
monster-moved = { $monster } se přesouvá: { $realm }.
went-home = { $monster } se vrací do doupěte: { $realm }.
monster-acts = { $monster } uplatňuje svou schopnost.
monster-defeated = Nestvůra poražena: { $monster }.
controlled = { $who } ovládli nestvůru: { $monster }.
charged = { $who }: { $unit } útočí ztečí.
mimicked = { $who }: Miméza napodobuje schopnost { $what }.
battle-began = Bitva: { $realm }!
battle-cancelled = Bitva se nekoná: { $realm }.
joined = { $who }: { $unit } se připojuje k bitvě.
has-dice = { $who }: { $number ->
    [one] { $number } kostka
    [few] { $number } kostky
   *[other] { $number } kostek
}.
spent-swords = { $who } utrácejí meče: { $number }; kostek je teď { $dice }.
rolled = { $who }: hod { $faces }.
won-battle = Vítězství: { $who }.
all-defeated = Úplná remíza: poraženi jsou všichni.
battle-over = Bitva skončila.
took-hoard = { $who } berou z dračího pokladu: { $token }.
used-tactics = { $who } používají žeton taktiky: jednotky zůstávají.
tactics-ready = { $who } obnovují žeton taktiky.
exchanged = { $who } a { $other } si vyměnili kartu magie.
end-triggered = { $who } spouštějí konec hry: každý má ještě jeden tah.
score-orbs = { $who }: { $number } VB za neumístěné orby.
score-tracks = { $who }: { $number } VB za ukazatele síly.
score-dwellings = { $who }: { $number } VB za sídla.
score-cards = { $who }: { $number } VB za karty.
prophecy = { $who }: { $card } přináší { $number } VB.
scored = { $who }: nakonec { $number } VB.
ghost-card = Přízraky se řídí kartou { $card }.
guardian-moved = Objevuje se Strážce: { $realm }.

## The table at a glance
line-turn = Kolo { $round }, { $who }: { $phase }.
line-peace = Ještě trvá mír.
line-offers = Odkryté karty dobrodružství: { $cards }.
line-stock = Říší v zásobě: { $realms }; karet magie v balíčku: { $magic }.
line-column = { $token } (z { $height })
line-units = { $who }: { $units }
line-dwelling = sídlo frakce { $who }
line-empty = nic
line-realm = { $realm } [{ $q }, { $r }]: { $what }.
line-amount = { $number }× { $kind }
line-player = { $who }: { $vp } VB, sláva { $glory }, orby { $orbs }, karty magie { $magic }; { $goods }.
line-ready = { $who }, připraveni: { $units }.
line-under = { $who }, v Podsvětí: { $units }.
line-power = { $who }, síla: { $levels }.
line-level = { $element } { $level }
line-tableau = { $who }, karty: { $cards }.
line-treasure = { $who }, poklad: { $tokens }.
line-hand = { $who }, ruka: { $cards }.
line-battle = Bitva: { $realm }.
line-side = { $who }: { $faces } (kostek { $number }).
setup-team = Týmová hra je přesně pro čtyři hráče, ne pro { $seats }.
setup-draft = Při výběru karet magie musí být komu karty podat: hrají aspoň dva.
