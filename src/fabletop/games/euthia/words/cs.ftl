### Euthia česky. Jména destiček, monster a míst jsou z obsahu.


## Nothing in particular: a question that is about no one thing
term- = nic
term-nowhere = zatím nikde

## Elements, mines, shops
term-air = vzduch
term-earth = země
term-water = voda
term-fire = oheň
term-mountains = hory
term-lake = jezero
term-cave = jeskyně
term-merchants = kupci
term-alchemists = alchymisté
term-dragonslayers = věže drakobijců
term-treasure-1 = poklad úrovně 1
term-treasure-2 = poklad úrovně 2
term-treasure-3 = poklad úrovně 3
term-supplies = Zásoby
term-artifacts = artefakty
term-teleports = svitky teleportu

## Actions, tokens, cards
term-mining = těžba
term-trade = obchod
term-combat = boj
term-silver = stříbrná karta
term-gold = zlatá karta
term-coin = zlatý
term-coins = zlaté
term-essence = esence
term-gaar = Gaar
term-dwurt = Dwurt
term-top-card = vrchní karta monstra

## Directions and kinds of tiles
term-north = sever
term-north-east = severovýchod
term-south-east = jihovýchod
term-south = jih
term-south-west = jihozápad
term-north-west = severozápad
term-fixed = fixní dílek
term-encounter = dílek s lokací setkání
term-scenario = scénářový dílek
term-general = obecný dílek

## Slots
term-skill = pole pro schopnost
term-first-strike = pole První rány
term-sword = pole pro zbraň či štít
term-helmet = helma
term-cuirass = kyrys
term-gloves = rukavice
term-greaves = chrániče
term-boots = boty
term-amulet = amulet
term-ring = prsten

## Options and results
term-competitive = kompetitivní
term-coop = kooperativní
term-solo = sólo
result-most-reputation = Vítězí nejvyšší reputace.
result-goal-reached = Cíl scénáře byl splněn. Výsledkem je konečná reputace.
result-goal-missed = Cíl scénáře splněn nebyl. Výsledkem je konečná reputace.

## Questions
ask-eu-setup-6 = Vyberte si hrdinu.
ask-eu-turn-2 = Váš tah: co uděláte?
ask-eu-turn-6 = Kterou esenci odevzdáte?
ask-eu-turn-8 = Který nevyužitý žeton pevné akce si necháte?
ask-eu-map-3 = Kam přiložíte další dílek?
ask-eu-portal-1 = Kam se teleportujete?
ask-eu-portal-5 = Kam se teleportujete?
ask-eu-mine-4 = Těžba: důlní vozík, a která surovina?
ask-eu-trade-2 = Prodejte něco, abyste zaplatili poplatek.
ask-eu-trade-3 = Obchod ({ $about }): co dál?
ask-eu-tiles-3 = Kterou ze stejných destiček si necháte?
ask-eu-tiles-9 = Čím za to zaplatíte?
ask-eu-items-4 = Na všechno není místo: něco využijte nebo odhoďte.
ask-eu-free-2 = Který poklad si necháte?
ask-eu-quest-3 = Co za úkol odevzdáte?
ask-eu-gen-5 = Vyberte jedno ({ $about }).
ask-eu-cards-2 = Příliš mnoho karet: vyměňte nebo odhoďte.
ask-eu-cards-3 = Kterou stříbrnou kartu odevzdáte?
ask-eu-cards-4 = Co hrdinovi vezmete?
ask-eu-cards-5 = Před útočným hodem monstra: zahrajete karty?
ask-eu-cards-6 = Před útočným hodem hrdiny: zahrajete karty?
ask-eu-solo-7 = Kterou kartu odhodíte za zlatý?
ask-eu-coop-3 = Kterou zlatou kartu odhodíte?
ask-eu-round-4 = Dračí hrůza: čeho se vzdáte?
ask-eu-combat-1 = Čím zaplatíte za boj?
ask-eu-combat-2 = Před bojem: vybavte hrdinu.
ask-eu-combat-4 = Vynesete svou kartu ovládání a stanete se hráčem-monstrem?
ask-eu-combat-9 = Příprava boje: využijete něco?
ask-eu-combat-11 = Provedete První ránu?
ask-eu-combat-13 = Fáze léčení hrdiny: využijete něco?
ask-eu-combat-14 = Před útočným hodem monstra: využijete něco?
ask-eu-combat-16 = Upravíte sílu útoku monstra, nebo pasujete?
ask-eu-combat-17 = Po útočném hodu monstra: využijete něco?
ask-eu-combat-23 = Před útočným hodem hrdiny: využijete něco?
ask-eu-combat-24 = Čím zaútočíte?
ask-eu-combat-30 = Necháte si trofej: { $about }?
ask-eu-combat-32 = Obchodovat hned a prodat, co neunesete?
ask-eu-combat-33 = Vezmete si poklad?
ask-eu-roll-7 = Upravíte svůj hod?
ask-eu-score-1 = Která strana platí: { $about }?

## Answers
key-hero = { $a }
key-walk = Žeton pevné akce na pohyb: { $a }
key-step = Jít na dílek { $a }, { $b ->
       [0] střed
       *[other] pole { $b }
    }
key-to = { $a }, { $b ->
       [0] střed
       *[other] pole { $b }
    }
key-portal = Portálem na dílek { $a }, { $b ->
       [0] střed
       *[other] pole { $b }
    }
key-explore = Směrem: { $a }
key-mine = Těžit
key-mine-with = Těžit: { $a }
key-trade = Obchodovat
key-trade-with = Obchodovat: { $a }
key-no-trade = Bez obchodu
key-treasure = Vzít poklad
key-no-treasure = Nechat poklad
key-church-heal = Kostel: léčení za 1 zlatý
key-church-potion = Kostel: léčivý lektvar za 1 zlatý
key-confront = Konfrontovat elementála: { $a }
key-quest = Úkol: { $a } (způsob { $b })
key-ward = Položit žeton obranné magie za: { $a }
key-ruins = Prohledat ruiny: slabé místo golema
key-scout-deck = Podívat se na vrchní monstrum úrovně { $a }
key-fight = Boj: { $a }
key-use = Využít: { $a }
key-pay-more = Zaplatit za další efekt
key-no-more = Za další efekt neplatit
key-gem = Využít drahokam: { $a } ({ $b })
key-essence = Využít esenci: { $a } ({ $b })
key-equip = Vybavit hrdinu: { $a } (pole { $b })
key-unequip = Sbalit: { $a }
key-socket = Položit { $a } na destičku: { $b }
key-exchange = Vyměnit 4 stříbrné karty za zlatou
key-silver-to-coin = Odhodit 4 stříbrné karty za 1 zlatý
key-gold-to-coin = Odhodit zlatou kartu za 1 zlatý
key-gaar-to-dwurt = Vyměnit žeton Gaaru za žeton Dwurtu
key-end-turn = Ukončit tah
key-done = Hotovo
key-pass = Pasovat
key-store = Nechat si: { $a }
key-store-none = Nenechat si nic
key-card = { $a }
key-discard = Odhodit: { $a }
key-drop = Odhodit: { $a }
key-pay = Odevzdat: { $a }
key-give = Vzdát se: { $a }
key-rob = Vzít: { $a }
key-keep = Nechat si: { $a }
key-take = Vzít: { $a }
key-cart = Důlní vozík: { $a }
key-no-cart = Bez důlního vozíku
key-buy = Koupit: { $a }
key-sell = Prodat: { $a }
key-trade-heal = Léčení za 1 zlatý
key-buy-gaar = Koupit žeton Gaaru za 1 zlatý
key-reveal = Vyložit osobní destičky za 1 zlatý
key-learn = Naučit se: { $a } (pole { $b })
key-shift = Přesunout na pole { $b }: { $a }
key-unlearn = Vrátit do zásoby: { $a }
key-unlock = Odemknout pole { $a }: { $b }
key-refresh = Vyměnit nabídku
key-token = Žeton: { $a }
key-source = Pomocí: { $a }
key-offer = Vynést kartu ovládání
key-keep-card = Nechat si kartu ovládání
key-first-strike = První rána
key-no-first-strike = Bez První rány
key-strike = Zaútočit: { $a }
key-gaar = Gaar: opakovat hod kostkou { $a }
key-dwurt = Spotřebovat žeton Dwurtu
key-hope = Kostka naděje: { $a ->
       [1] +1 k hodu
       [2] žeton Gaaru
       *[other] +1 k hodu a 1 zásah
    }
key-play = Zahrát { $a } × { $b }
key-trophy = Nechat si trofej
key-no-trophy = Odhodit kartu
key-die = Kostka { $a }
key-option = Možnost { $a }
key-side = Strana { $a }
key-deck = Balíček monster úrovně { $a }
key-leave-top = Nechat nahoře
key-put-under = Dát pod balíček
key-tile = { $a }
key-ready = Aktivovat: { $a }
key-wake = Aktivovat drahokam: { $a } ({ $b })

## Reasons
why-no-points = Nezbývají body pohybu.
why-no-combat = Je tam monstrum a nemáte akci boj.
why-centre = Střed se otevře, až budou osvobozena všechna tři pole.
why-cannot-pay = Nemůžete odevzdat, co se žádá.
why-coins = Stojí zlatých: { $price }.

## Chronicle
chose-hero = Hráč { $number } hraje za hrdinu { $who }.
round = Začíná kolo { $number }.
turn = Na tahu: { $who }.
coins = { $who }: zlaté { $amount }.
coins-gained = { $who }: zlaté +{ $amount }.
reputation = { $who }: reputace { $amount }.
reputation-gained = { $who }: reputace +{ $amount }.
gaar = { $who }: Gaar { $amount }.
gaar-gained = { $who }: Gaar +{ $amount }.
dwurt = { $who }: Dwurt { $amount }.
dwurt-gained = { $who }: Dwurt +{ $amount }.
gained = { $who } získává: { $thing }.
gained-essence = { $who } získává esenci: { $element }.
healed = { $who }: vyléčená zranění { $amount }.
wounded = { $who } utrpí zranění: { $amount }.
died = { $who } umírá; oživení v kostele.
died-in-combat = { $who } umírá v boji; oživení v kostele.
withdrew = { $who } uniká do kostela.
entered = { $who } vstupuje na dílek { $tile }, { $field ->
       [0] střed
       *[other] pole { $field }
    }.
walks = { $who } využívá žeton pevné akce ({ $token }) na body pohybu: { $points }.
points = { $who }: body pohybu { $points }.
stored = { $who } si nechává žeton pevné akce: { $token }.
fire-burns = Oheň pálí: { $who }.
placed-tile = Přibyl dílek kapitoly { $chapter }: { $tile }.
quest-open = Otevřený úkol ({ $kind }): { $card }.
quest-failed = { $who }: úkol { $card } se nepodařil.
quest-fulfilled = { $who } plní úkol { $card }.
bounty = Vypsaná odměna: { $card } ({ $elite }).
looked = { $who } si prohlíží vrchní kartu monstra úrovně { $level }.
saw-front = Vrchní karta monstra úrovně { $level }: { $card }.
scouts = { $who } si prohlíží další dílky mapy: { $number }.
scouted = Dílek mapy { $number } v pořadí: { $tile }.
mined = { $who } těží: { $place }.
drew-choice = { $who } dobírá destičky ({ $pile }): { $number }.
paid-fee = { $who } platí 1 zlatý: { $to }.
paid-thing = { $who } odevzdává: { $thing }.
dropped = { $who } odhazuje: { $thing }.
trades = { $who } obchoduje: { $shop }.
trade-ended = { $who } končí obchod.
bought = { $who } kupuje: { $thing } (cena { $price }).
sold = { $who } prodává: { $thing } (cena { $price }).
refreshed = { $who } vyměňuje nabídku: { $shop }.
revealed-tile = { $who } vykládá: { $thing }.
learned = { $who } se učí: { $thing }.
unlearned = { $who } vrací do zásoby: { $thing }.
shifted = { $who } přesouvá: { $thing }.
unlocked = { $who } odemyká: { $slot }.
equipped = { $who } se vybavuje: { $thing }.
unequipped = { $who } balí: { $thing }.
socketed = { $who } pokládá { $thing } na destičku: { $into }.
used = { $who } využívá: { $thing }.
used-essence = { $who } využívá esenci: { $element }.
drew-silver = { $who } dobírá stříbrné karty: { $number }.
drew-gold = { $who } dobírá zlaté karty: { $number }.
discarded-card = { $who } odhazuje: { $card }.
discarded-silver = { $who } odhazuje stříbrnou kartu.
discarded-gold = { $who } odhazuje zlatou kartu.
exchanged-silver = { $who } vyměňuje 4 stříbrné karty za zlatou.
exchanged-gaar = { $who } vyměňuje žeton Gaaru za žeton Dwurtu.
bank-turned = Čtyři karty stříbrné zásoby se mění v 1 kartu zlaté zásoby.
dwurt-die = Kostka Dwurtu ({ $who }) ukazuje { $face }.
confronts = { $who } konfrontuje elementála: { $element }.
combat = { $who } bojuje s monstrem úrovně { $level }.
combat-elite = { $who } bojuje s elitním monstrem.
combat-dragon = { $who } bojuje s drakem.
combat-golem = { $who } bojuje s golemem.
played-control = { $who } hraje kartu ovládání.
water-soothes = Voda léčí: { $who }.
monster = Monstrum: { $card }, žetony chaosu { $chaos }, žetony Gaaru { $gaar }.
monster-player = Hráč-monstrum: { $who }.
kept-control = { $who } si nechává kartu ovládání.
rolled = { $who } hází { $first } a { $second }.
monster-rolled = Monstrum hází { $dice }.
combat-card = Bojová karta: { $first } a { $second }, Gaar { $gaar }, chaos { $chaos }.
sum = { $sum } = { $total }
gaar-reroll = { $who } spotřebovává žeton Gaaru: kostka ukazuje { $die }, { $amount }.
dwurt-spent = { $who } spotřebovává žeton Dwurtu: { $amount }.
monster-gaar = Monstrum spotřebovává žeton Gaaru: kostka ukazuje { $die }, { $amount }.
gaar-stolen = Monstrum bere žetony ({ $who }) a drží je jako Gaar: { $amount }.
robbed = { $who } bere ({ $of }): { $thing }.
hope = Kostka naděje ukazuje { $value }.
played = Karty monstra: { $card } × { $number }.
monster-strikes = { $card } útočí silou { $strength }: zranění { $wounds }.
strikes = { $who } útočí: { $thing }.
hero-strikes = { $who } útočí silou { $strength }: zásahy { $hits }.
hit = { $card } utrží zásahy: { $hits }.
riposte = { $who } vrací úder: zásahy { $hits }.
monster-healed = { $card }: vyhojené zásahy { $amount }.
endless = Boj nemá konce; { $who } umírá.
beaten = { $who } poráží: { $card }.
peril-slain = { $who } zabíjí: { $card }.
warded = { $who } pokládá žeton obranné magie na dílek { $tile }.
searched-ruins = { $who } nachází, kde se krystal láme: golem utrpí zásahy ({ $hits }).
raid = Nájezd na dílek { $tile }: síla { $strength } proti { $defence }.
settlement-fell = Osada na dílku { $tile } padla.
settlement-held = Osada na dílku { $tile } odolala.
dragon-appears = Drak sedí na dílku { $tile }.
dragon-acts = Drak: { $card }.
golem-appears = Golem povstává u kostela.
golem-strides = Golem kráčí na dílek { $tile }, { $field ->
       [0] střed
       *[other] pole { $field }
    }.
shop-ruined = Obchodní lokace na dílku { $tile } je v troskách.
final-score = { $who }: jmění ve zlatých { $coins }, konečná reputace { $score }.
goal-reached = Cíl scénáře byl splněn; konečná reputace { $score }.
goal-missed = Cíl scénáře splněn nebyl; konečná reputace { $score }.

## The table in plain lines
table-round = { $scenario }: kolo { $round } z { $rounds }
table-map = Mapa: dílků { $tiles }, ve sloupečku { $left }
table-hero = { $hero }, { $place }: zdraví { $health }/{ $most }, reputace { $reputation }, zlaté { $coins }, žetony Gaaru a Dwurtu { $gaar }, karty { $cards }
table-offer = Nabídka ({ $shop }): { $tiles }
table-bounty = Vypsaná odměna: { $card }
table-fight = Boj, { $card }, kolo boje { $round }: zásahy { $hits }/{ $vitality }, kostka naděje { $hope }, žetony chaosu { $chaos }, žetony Gaaru { $gaar }
table-roll = Poslední hod: { $total }
setup-elites = { $scenario } se v sólové i kooperativní hře vyhrává vypsanými odměnami: elitní monstra musí být ve hře.
