### Zaklínač: Starý svět česky. Jména karet, míst a nestvůr dává obsah hry.

## Nic určitého: otázka, která se netýká žádné jedné věci
term- = none

## Vlastnosti, terény, barvy
term-combat = Boj
term-defence = Obrana
term-alchemy = Alchymie
term-specialisation = Specializace
term-forest = les
term-mountain = hory
term-water = voda
term-wild = symbol divočiny
term-any-terrain = libovolný terén
term-blue = modrá
term-red = červená
term-green = zelená
term-yellow = žlutá
term-purple = fialová
blow-blue = rychlý úder
blow-red = silný úder
blow-green = únik
blow-yellow = obranné znamení
blow-purple = útočné znamení

## Školy
term-wolf = Vlk
term-griffin = Gryf
term-bear = Medvěd
term-cat = Kočka
term-viper = Zmije

## Úrovně
roman-1 = I
roman-2 = II
roman-3 = III
roman-4 = IV
roman-5 = V

## Strany boje
term-charge = výpad
term-bite = kousnutí
term-attacker = útočící zaklínač
term-defender = bránící se zaklínač
term-defeated = nestvůra poražena
term-driven-away = nestvůra zahnána
term-total-defeat = úplná porážka

## Kostky
term-nothing = nic
term-pair = pár
term-two-pairs = dva páry
term-three-of-a-kind = trojice
term-five-high-straight = pětková postupka
term-six-high-straight = šestková postupka
term-full-house = full house
term-four-of-a-kind = čtveřice
term-five-of-a-kind = pětice

## Balíčky, akce, fáze
term-city = město
term-wilds = divočina
term-potion = lektvar
term-gamble = kostky s místními
term-exchange = výměna karty
term-trail = vyptávání na nestvůru
term-market = úprava zásoby karet
term-school = výcvik
term-boards = příprava hry, volba škol
term-level-two = příprava hry, nestvůra úrovně II
term-deal = příprava hry, rozdávání
term-bonus = příprava hry, první lekce
term-travel = fáze I (pohyb a akce)
term-choose = fáze II (boj, meditace nebo průzkum)
term-fight = fáze II (boj)
term-train = fáze III (dobírání a získávání karet)
term-over = konec hry

## Bojové karty nestvůr
term-fight-01 = bojová karta 1
term-fight-02 = bojová karta 2
term-fight-03 = bojová karta 3
term-fight-04 = bojová karta 4
term-fight-05 = bojová karta 5
term-fight-06 = bojová karta 6
term-fight-07 = bojová karta 7
term-fight-08 = bojová karta 8
term-fight-09 = bojová karta 9
term-fight-10 = bojová karta 10
term-fight-11 = bojová karta 11
term-fight-12 = bojová karta 12
term-fight-13 = bojová karta 13
term-fight-14 = bojová karta 14
term-fight-15 = bojová karta 15
term-fight-16 = bojová karta 16
term-fight-17 = bojová karta 17
term-fight-18 = bojová karta 18
term-fight-19 = bojová karta 19
term-fight-20 = bojová karta 20

## Jak to skončilo
won-by-trophies = Rozhodly trofeje.
rating-legend = Žijící legenda: bardi se přou, kdo o tobě smí zpívat.
rating-almost-legend = Na nejlepší cestě stát se legendou.
rating-professional = Profesionál, jakého svět potřebuje.
rating-hunter = Lovec nestvůr, na kterého je spolehnutí.
rating-novice = Nadějný zelenáč.
term-won-by-trophies = { won-by-trophies }
term-rating-legend = { rating-legend }
term-rating-almost-legend = { rating-almost-legend }
term-rating-professional = { rating-professional }
term-rating-hunter = { rating-hunter }
term-rating-novice = { rating-novice }

## Kronika: tahy a cesty
chose-board = Do hry vstupuje škola: { $who }.
turn-began = Kolo { $round }, na tahu je { $who }.
moved = { $who } přichází do lokace { $place }.
acted = { $who } využívá lokaci { $place }: { $action }.
raised = { $who } zvyšuje { $attribute ->
        [Boj] Boj
        [Obrana] Obranu
        [Alchymie] Alchymii
       *[Specializace] Specializaci
    } na { $value }.
lowered = { $who }: { $attribute } klesá na { $value }.
shield-rose = { $who }: Štít stoupá na { $value }.
shield-fell = { $who }: Štít klesá na { $value }.
level-up = { $who } postupuje na úroveň { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }.
gained-gold = { $who } získává { $amount ->
        [one] { $amount } zlaťák
        [few] { $amount } zlaťáky
       *[other] { $amount } zlaťáků
    }.
lost-gold = { $amount ->
        [0] { $who } nemá žádné zlaťáky, o které by šlo přijít.
        [one] { $who } přichází o { $amount } zlaťák.
        [few] { $who } přichází o { $amount } zlaťáky.
       *[other] { $who } přichází o { $amount } zlaťáků.
    }
gained-potion = { $who } získává lektvar { $potion }.
discarded-potion = { $who } odhazuje lektvar { $potion }.
exchanged = { $who } vyměňuje kartu { $card } za { $other }.
market-cleared = { $who } odstraňuje ze zásoby kartu { $card }.
slot-cleared = Ze zásoby odchází karta { $card }.
gained-trail = { $who } získává stopu { $terrain ->
        [les] lesní
        [hory] horské
       *[voda] vodní
    } nestvůry.
took-track = { $who } získává stopovací úkol: stopa začíná v lokaci { $place }.
followed-track = { $who } nachází v lokaci { $place } stopu a s ní 1 zlaťák.

## Kronika: karty
drew-card = { $who } si dobírá kartu { $card }.
drew-cards = { $who } si dobírá { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }.
discarded = { $who } odhazuje kartu { $card }.
removed = { $who } odstraňuje ze hry kartu { $card }.
revealed = { $who } odhaluje kartu { $card }.
took-discard = { $who } si bere z odhazovací hromádky kartu { $card }.
returned = { $who } si vrací do ruky kartu { $card }.
bought = { $who } si bere ze zásoby kartu { $card }.
gained-card = { $who } si přidává na odhazovací hromádku kartu { $card }.

## Kronika: kostky
poker-began = Kostkový poker: { $who } a { $rival }.
gamble-began = { $who } usedá ke kostkám s místními.
rerolled = { $who } přehazuje { $number ->
        [one] { $number } kostku
        [few] { $number } kostky
       *[other] { $number } kostek
    }.
poker-hands = Kostky rozhodly. { $who }: { $mine }, protistrana: { $theirs }.
poker-won = { $who } bere bank, { $amount ->
        [one] { $amount } zlaťák
        [few] { $amount } zlaťáky
       *[other] { $amount } zlaťáků
    }.
gamble-lost = Vyhrávají místní, { $who } přichází o vsazený zlaťák.
solo-gamble = Na kostkách: { $rank }. { $who } { $amount ->
        [0] nevyhrává nic
        [one] vyhrává { $amount } zlaťák
        [few] vyhrává { $amount } zlaťáky
       *[other] vyhrává { $amount } zlaťáků
    }.

## Kronika: průzkum
explored = { $who } jde na průzkum ({ $deck }): { $card }.
chose-option = { $who } si vybírá: { $option }.
event = { $who } zažívá událost: { $card }.
outcome = { $story }
success = { $who }: úspěch!
failure = { $who }: neúspěch.
quest = { $who } má úkol: { $card }. Vede do lokace { $place }.
quest-void = Pro úkol nezbývá žádná lokace, { $who } ho nezískává.
solved = { $who } řeší úkol: { $card }.
gained-keepsake = { $who } získává kartu { $card }.
lost-keepsake = { $who } se loučí s kartou { $card }.
rested = { $cards ->
        [1] Špatný odpočinek: { $who } bude mít ve fázi III { $cards } kartu.
        [2] Špatný odpočinek: { $who } bude mít ve fázi III { $cards } karty.
        [few] Dobrý odpočinek: { $who } bude mít ve fázi III { $cards } karty.
       *[other] Dobrý odpočinek: { $who } bude mít ve fázi III { $cards } karet.
    }

## Kronika: boje
hunt-began = { $who } se pouští do boje s nestvůrou { $monster }.
duel-began = Začíná souboj zaklínačů. Útočí { $who }, brání se { $rival }.
bet = { $who } sází na to, že zvítězí { $side }.
bet-won = Sázka vyšla: { $who } k ní získává { $amount ->
        [one] { $amount } zlaťák
        [few] { $amount } zlaťáky
       *[other] { $amount } zlaťáků
    }.
used = { $who } používá kartu { $thing }.
drank = { $who } pije lektvar { $potion }.
specialised = { $who } používá Specializaci úrovně { $row }.
played = { $who } hraje kartu { $card }.
monster-lost = { $monster } ztrácí { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }, { $left ->
        [0] nezbývá žádná.
        [one] zbývá { $left }.
        [few] zbývají { $left }.
       *[other] zbývá { $left }.
    }
announced = { $monster } se chystá zaútočit: { $side }.
attack-switched = { $who } mění druh útoku: { $side }.
attacked = { $monster } útočí: { $side }, { $card }.
attack-told = { $kind ->
        [hits] Karta způsobuje zranění: { $amount }.
        [equals] Karta způsobuje zranění ve výši vlastnosti { $attribute }: { $amount }.
        [lowers] Karta snižuje vlastnost { $attribute } o 1 a způsobuje zranění: { $amount }.
        [scatters] Karta bere z ruky { $amount ->
            [one] { $amount } náhodnou kartu
            [few] { $amount } náhodné karty
           *[other] { $amount } náhodných karet
        }.
       *[removes] Karta odstraňuje kartu z ruky.
    }
hurt = { $amount ->
        [0] { $who } odolává bez zranění.
       *[other] { $who } dostává { $amount } zranění.
    }
poisoned = { $who } si prohlíží soupeřovy karty a { $number ->
        [0] žádnou neodhazuje.
        [one] { $number } z nich odhazuje.
       *[other] { $number } z nich odhazuje.
    }
stalemate = Nikdo nemá navrch; souboj vyhrává bránící se zaklínač.
duel-won = Konec souboje: { $who } vítězí, { $rival } prohrává.
defeated = { $who } poráží nestvůru { $monster } a získává 2 zlaťáky.
driven-away = { $who } padá, ale nestvůra { $monster } je zahnána. Odměnou jsou 2 zlaťáky.
beaten = Úplná porážka: { $monster } vítězí, { $who } prohrává.
monster-came = Objevuje se nová nestvůra: { $monster }, lokace { $place }.
trophy = { $who } získává trofej { $trophy }.
meditated = { $who } medituje nad { $attribute ->
        [Boj] Bojem
        [Obrana] Obranou
        [Alchymie] Alchymií
       *[Specializace] Specializací
    }.
game-won = { $who } vítězí!

## Otázky: příprava hry
ask-wi-setup-9 = Kde bude žít nestvůra úrovně II?
ask-wi-setup-11 = Která škola bude tvoje?
ask-wi-setup-15 = Která vlastnost začne na úrovni 2?

## Otázky: fáze I
ask-wi-turn-2 = Jsi na tahu: putuj, něco tu podnikni, nebo pokračuj dál.
ask-wi-move-2 = { $about ->
        [both-cards] Které dvě karty za cestu odhodíš?
       *[other] Zaplať cestu do lokace { $about }.
    }
ask-wi-loc-7 = { $about ->
        [none] Kterou kartu z ruky odstraníš?
       *[other] Kterou kartu si vezmeš za { $about }?
    }
ask-wi-loc-8 = Co budeš cvičit?
ask-wi-loc-10 = Na kterou nestvůru se vyptáš?
ask-wi-loc-11 = { $most ->
        [one] Chceš ze zásoby odstranit kartu?
       *[other] Chceš-li, odstraň ze zásoby nejvýše { $most } karty.
    }
ask-wi-poker-6 = Které kostky přehodíš? Můžeš je i všechny nechat.
ask-wi-potion-1 = Jeden z těchto lektvarů si nech.
ask-wi-potion-2 = Máš příliš mnoho lektvarů: odhoď { $least ->
        [one] jeden
       *[other] { $least }
    }.

## Otázky: karty a vlastnosti
ask-wi-attr-2 = Kterou vlastnost zvýšíš?
ask-wi-attr-6 = Kterou vlastnost snížíš?
ask-wi-deck-6 = Odstraň { $least ->
        [one] { $least } kartu
        [few] { $least } karty
       *[other] { $least } karet
    } natrvalo ze hry.
ask-wi-trail-4 = Stopu které nestvůry získáš?

## Otázky: fáze II
ask-wi-turn-6 = Co uděláš: boj, meditace, nebo průzkum?
ask-wi-explore-2 = { $about }: co uděláš?
ask-wi-event-2 = { $about }: co uděláš?
ask-wi-explore-4 = { $about ->
        [to-discard] Odhoď { $least ->
                [one] { $least } kartu
                [few] { $least } karty
               *[other] { $least } karet
            }.
        [to-take] Vezmi si kartu ze své odhazovací hromádky.
        [to-swap] Kterou kartu z ruky vyměníš za vrchní kartu své odhazovací hromádky?
       *[other] Efekt karty: vyber { $least ->
               [one] { $least } kartu
               [few] { $least } karty
              *[other] { $least } karet
           }.
    }
ask-wi-explore-8 = Vyber kartu akce; půjde na tvou odhazovací hromádku.
ask-wi-event-6 = Krátký boj: tvá kombinace musí způsobit aspoň { $about } zranění. Chceš bojovat?
ask-wi-fatigue-2 = Únava: odstraň { $least ->
        [one] { $least } kartu
        [few] { $least } karty
       *[other] { $least } karet
    } natrvalo ze hry.

## Otázky: boje
ask-wi-hunt-3 = Nestvůra si to žádá: odhoď { $least ->
        [one] { $least } kartu
        [few] { $least } karty
       *[other] { $least } karet
    }.
ask-wi-duel-3 = Vsadíš na tento souboj 1 zlaťák?
ask-wi-fight-5 = Než zahraješ kombinaci: chceš něco použít?
ask-wi-combo-2 = Skládej svou kombinaci, kartu po kartě.
ask-wi-damage-1 = Tvůj útok dopadá: chceš něco použít?
ask-wi-damage-3 = Dostáváš zranění: odhoď kartu z ruky.
ask-wi-damage-6 = V jakém pořadí proběhnou zvláštní efekty?
ask-wi-damage-7 = Než si dobereš karty: chceš něco použít?
ask-wi-trophy-4 = Teď můžeš něco použít.
ask-wi-monster-2 = Jak nestvůra zaútočí?
ask-wi-monster-5 = Odstraň kartu z ruky natrvalo ze hry.
ask-wi-fight-10 = { $least ->
        [one] Zůstane karta navrchu, nebo půjde dospod?
       *[other] V jakém pořadí karty vrátíš? První bude navrchu.
    }
ask-wi-spec-2 = { $about ->
        [in-order] V jakém pořadí ostatní karty vrátíš? První bude navrchu.
       *[other] { $least ->
            [one] Jedovatá ocel: jednu z těchto karet odhoď.
           *[other] Jedovatá ocel: vyber { $least ->
                   [one] { $least } kartu
                   [few] { $least } karty
                  *[other] { $least } karet
               }. Je-li jich tu víc, vybrané se odhodí; jinak bude první navrchu.
        }
    }
ask-wi-spec-4 = { $about ->
        [in-order] V jakém pořadí karty vrátíš? První bude navrchu.
       *[other] Rychlost: z právě dobraných karet vrať navrch balíčku { $least ->
               [one] { $least } kartu
               [few] { $least } karty
              *[other] { $least } karet
           }.
    }
ask-wi-spec-6 = { $about ->
        [to-take] Magie: vezmi si kartu ze své odhazovací hromádky.
       *[other] Magie: odhoď z ruky { $least ->
               [one] { $least } kartu
               [few] { $least } karty
              *[other] { $least } karet
           }.
    }

## Otázky: fáze III
ask-wi-market-2 = { $least ->
        [0] Odhoď, co si nechceš nechat.
       *[other] Odhoď aspoň { $least ->
               [one] { $least } kartu
               [few] { $least } karty
              *[other] { $least } karet
           }; zůstat jich smí nejvýše { $about }.
    }
ask-wi-market-4 = { $about ->
        [none] Kterou kartu si vezmeš ze zásoby?
       *[other] Zaplať za { $about }: odhoď { $least ->
               [one] { $least } kartu
               [few] { $least } karty
              *[other] { $least } karet
           }.
    }
ask-wi-market-8 = Vyber kartu s cenou 0; půjde na tvou odhazovací hromádku.

## Odpovědi: příprava hry a fáze I
key-terrain = { $a ->
        [les] V lese
        [hory] V horách
       *[voda] U vody
    }
key-board = { $a }
key-forest = Les
key-mountain = Hory
key-water = Voda
key-move = Putovat do lokace { $a }
key-pay = Odhodit { $a }
key-pay-gold = Odhodit { $a } a zaplatit 1 zlaťák
key-pay-two = Odhodit dvě libovolné karty
key-guided = Odhodit jen { $a } díky své schopnosti
key-act = Využít akci lokace: { $a ->
        [Boj] zvýšit Boj
        [Obrana] zvýšit Obranu
        [Alchymie] zvýšit Alchymii
        [Specializace] zvýšit Specializaci
       *[other] { $a }
    }
key-poker = Zahrát si kostkový poker, soupeř: { $a }
key-solve = Vyřešit úkol: { $a }
key-use = Použít { $a }
key-phase-two = Pokračovat do fáze II
key-train = { $a } za { $b ->
        [one] { $b } zlaťák
        [few] { $b } zlaťáky
       *[other] { $b } zlaťáků
    }
key-track = { $a ->
        [les] Na lesní nestvůru
        [hory] Na horskou nestvůru
       *[voda] Na vodní nestvůru
    }
key-no-quest = Na žádnou
key-take = Vzít si { $a }
key-die = Kostka { $a }, hodnota { $b }

## Odpovědi: fáze II a boje
key-hunt = Bojovat s nestvůrou { $a }
key-duel = Vyzvat k souboji, soupeř: { $a }
key-meditate = Meditovat nad { $a ->
        [Boj] Bojem
        [Obrana] Obranou
        [Alchymie] Alchymií
       *[Specializace] Specializací
    }
key-explore = Průzkum: { $a }
key-option = { $a }
key-option-for = { $a } (za { $b ->
        [one] { $b } zlaťák
        [few] { $b } zlaťáky
       *[other] { $b } zlaťáků
    })
key-fight = Bojovat
key-bet = Vsadit na to, že zvítězí { $a }
key-no-bet = Nesázet
key-charge = Výpad
key-bite = Kousnutí
key-play = Zahrát { $a }
key-free = Zahrát { $a } bez propojení
key-wild = Zahrát { $a } jako libovolnou barvu, rozšíření { $b }
key-done = Kombinace je hotová
key-specialise = Použít Specializaci
key-pass = Už nic
key-leave = Nechat ji navrchu
key-sink = Dát ji dospod
key-take_top_discard = Vzít si vrchní kartu odhazovací hromádky ({ $a })
key-return_self = Vrátit si do ruky { $a }

## Důvody
why-no-payment = Na cestu nemáš: stojí kartu správného terénu, dvě libovolné karty, nebo libovolnou kartu a 1 zlaťák.
why-not-moved = Nejdřív se musíš pohnout, teprve pak můžeš provést akci lokace.
why-acted = Akce této lokace se v jednom tahu dá provést jen jednou.
why-act-combat = Tvůj Boj už je vyšší než tvá úroveň, nebo výš nemůže.
why-act-defence = Tvá Obrana už je vyšší než tvá úroveň, nebo výš nemůže.
why-act-alchemy = Tvá Alchymie už je vyšší než tvá úroveň, nebo výš nemůže.
why-act-specialisation = Tvá Specializace už je vyšší než tvá úroveň, nebo výš nemůže.
why-act-potion = Žádný lektvar tu teď není k mání.
why-act-gamble = Místní nehrají bez sázky; potřebuješ 1 zlaťák.
why-act-exchange = Žádnou tvou kartu nejde vyměnit za kartu ze zásoby.
why-act-trail = Nic nového se tu teď nedozvíš.
why-act-market = Zásobu karet teď nejde upravit.
why-act-school = Není tu nic, co by šlo zaplatit a ještě se naučit.
why-highest = Tato vlastnost už výš nemůže.
why-gold = Potřebuješ { $price ->
        [one] { $price } zlaťák
        [few] { $price } zlaťáky
       *[other] { $price } zlaťáků
    }.
why-foreign-school = Specializaci můžeš cvičit jen ve vlastní škole.
why-price = Stojí { $price ->
        [one] { $price } kartu
        [few] { $price } karty
       *[other] { $price } karet
    }, v ruce máš { $hand ->
        [0] nula
       *[other] jen { $hand }
    }.
why-no-potion = Boj začne, jen když odhodíš lektvar, a ty žádný nemáš.
why-solo-last = Poslední trofejí musí být nestvůra: nejdřív získej trofej vlastnosti.
why-school-peace = V lokaci školy spolu zaklínači nebojují.
why-tavern = Krčma je tu po posledním souboji zavřená.
why-diced = S tímto zaklínačem už v tomto tahu proběhl kostkový poker.

## Efekty
effect-gain-gold = získej { $amount ->
        [one] { $amount } zlaťák
        [few] { $amount } zlaťáky
       *[other] { $amount } zlaťáků
    }
effect-lose-gold = přijdeš o { $amount ->
        [one] { $amount } zlaťák
        [few] { $amount } zlaťáky
       *[other] { $amount } zlaťáků
    }
effect-gain-potion = získej { $amount ->
        [one] { $amount } lektvar
        [few] { $amount } lektvary
       *[other] { $amount } lektvarů
    }
effect-discard-potions = odhoď { $amount ->
        [one] { $amount } lektvar
        [few] { $amount } lektvary
       *[other] { $amount } lektvarů
    }
effect-discard-all-potions = odhoď všechny lektvary
effect-gamble = máš-li zlaťák, vsaď 1 v kostkách s místními; vítěz bere 3, v sólové hře rozhoduje tabulka odměn
effect-raise-attribute = { $attribute ->
        [choice] zvyš libovolnou vlastnost o 1
        [Boj] zvyš Boj o 1
        [Obrana] zvyš Obranu o 1
        [Alchymie] zvyš Alchymii o 1
       *[Specializace] zvyš Specializaci o 1
    }
effect-lower-attribute = { $attribute ->
        [choice] sniž libovolnou vlastnost o 1
        [Boj] sniž Boj o 1
        [Obrana] sniž Obranu o 1
        [Alchymie] sniž Alchymii o 1
       *[Specializace] sniž Specializaci o 1
    }
effect-raise-shield = Štít +{ $amount }
effect-lower-shield = Štít −{ $amount }
effect-draw = dober si { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }
effect-discard = { $how ->
        [random] odhoď z ruky náhodně { $cards ->
                [one] { $cards } kartu
                [few] { $cards } karty
               *[other] { $cards } karet
            }
       *[chosen] odhoď z ruky { $cards ->
               [one] { $cards } kartu
               [few] { $cards } karty
              *[other] { $cards } karet
           } podle své volby
    }
effect-remove = odstraň ze hry { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }
effect-rest = { $cards ->
        [1] špatně si odpočiň: ve fázi III tohoto tahu si ponech nejvýše { $cards } kartu a ruku si doplň jen na { $cards } kartu
        [2] špatně si odpočiň: ve fázi III tohoto tahu si ponech nejvýše { $cards } karty a ruku si doplň jen na { $cards } karty
        [few] dobře si odpočiň: ve fázi III tohoto tahu si doplň ruku na { $cards } karty
       *[other] dobře si odpočiň: ve fázi III tohoto tahu si doplň ruku na { $cards } karet
    }
effect-gain-card = přidej si na odhazovací hromádku kartu akce s cenou { $cost }
effect-recycle = dej { $cards ->
        [one] vrchní kartu
        [few] vrchní { $cards } karty
       *[other] vrchních { $cards } karet
    } své odhazovací hromádky pod balíček
effect-take-discard = { $which ->
        [top] vezmi si do ruky vrchní kartu své odhazovací hromádky
       *[chosen] vezmi si do ruky libovolnou kartu své odhazovací hromádky
    }
effect-exchange = vyměň kartu z ruky za vrchní kartu své odhazovací hromádky
effect-gain-trail = { $terrain ->
        [choice] získej libovolnou stopu
        [les] získej stopu lesní nestvůry
        [hory] získej stopu horské nestvůry
       *[voda] získej stopu vodní nestvůry
    }
effect-take-event = získej kartu { $card }
effect-add-damage = +{ $amount } zranění
effect-add-draw = v tomto bojovém tahu si dober o { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    } více
effect-add-draw-less = v tomto bojovém tahu si dober o { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    } méně
effect-unlinked-card = přidej do kombinace kartu bez odpovídajícího rozšíření
effect-wild-colour = jedna karta kombinace se při propojení počítá za libovolnou barvu
effect-reduce-damage = sniž toto zranění o { $amount }
effect-retaliate = pokud kvůli tomuto zranění odhodíš kartu, přijde soupeř o { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } z balíčku života
effect-drain = soupeř přijde o { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } z balíčku života
effect-scry = prohlédni si { $cards ->
        [one] vrchní kartu soupeřova balíčku života
        [few] vrchní { $cards } karty soupeřova balíčku života a vrať je v libovolném pořadí
       *[other] vrchních { $cards } karet soupeřova balíčku života a vrať je v libovolném pořadí
    }
effect-scry-sink = prohlédni si { $cards ->
        [one] vrchní kartu soupeřova balíčku života a nech ji tam, nebo ji dej dospod
        [few] vrchní { $cards } karty soupeřova balíčku života a nech je tam, nebo je dej dospod
       *[other] vrchních { $cards } karet soupeřova balíčku života a nech je tam, nebo je dej dospod
    }
effect-switch-attack = platí druhý druh útoku
effect-double-shields = štíty této kombinace platí dvojnásobně
effect-free-potion = jeden lektvar v tomto boji se nepočítá do tvého limitu
effect-refill = ve fázi III tohoto tahu si přesto doplň ruku na { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }

## Trvalé změny
standing-one-card-move = { $terrain ->
        [any] jednou za tah můžeš vstoupit do lokace s libovolným terénem za jednu libovolnou kartu
        [les] jednou za tah můžeš vstoupit do lesní lokace za jednu libovolnou kartu
        [hory] jednou za tah můžeš vstoupit do horské lokace za jednu libovolnou kartu
       *[voda] jednou za tah můžeš vstoupit do vodní lokace za jednu libovolnou kartu
    }
standing-training-discount = výcvik ve škole tě stojí o { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    } méně
standing-potion-limit = můžeš mít o { $amount ->
        [one] { $amount } lektvar
        [few] { $amount } lektvary
       *[other] { $amount } lektvarů
    } více
standing-choose-potion = když získáváš lektvar, dober si dva a jeden si nech
standing-uncounted-potion = jeden lektvar v každém boji se nepočítá do tvého limitu
standing-first-turn = v každém boji s nestvůrou máš první bojový tah
standing-shield-maximum = tvůj nejvyšší Štít je o { $amount } vyšší
standing-extra-specialisation = v každém boji můžeš Specializaci použít ještě jednou
standing-extra-reroll = v kostkovém pokeru můžeš přehodit ještě jednou
standing-refill-after-loss = i po prohraném boji si ve fázi III doplň ruku na { $cards ->
        [one] { $cards } kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }

## Kdy schopnosti platí
limit-fight = jednou za boj
limit-turn = jednou za tah
limit-first = samovolně, poprvé v každém boji
limit-always = samovolně, pokaždé
window-start = na začátku boje
window-step1 = ve svém bojovém tahu, než zahraješ kombinaci
window-step2 = při skládání kombinace
window-step3 = když způsobuješ zranění
window-step4 = při doplňování ruky na konci bojového tahu
window-react-type = když je ohlášen útok nestvůry
window-react-damage = když máš utrpět zranění
window-end = na konci boje
window-phase1 = ve fázi I
window-phase3 = ve fázi III
condition-combo-at-least = má-li tvá kombinace aspoň { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }
condition-combo-exactly = { $number ->
        [one] je-li tvou kombinací jediná karta
        [few] má-li tvá kombinace právě { $number } karty
       *[other] má-li tvá kombinace právě { $number } karet
    }
condition-shield-zero = je-li tvůj Štít 0
condition-dealt-at-least = { $number ->
        [one] je-li soupeř zraněn
       *[other] činí-li zranění aspoň { $number }
    }
condition-made-discard = musí-li soupeř odhodit kartu
condition-fight-won = v případě výhry
condition-fight-lost = v případě prohry
condition-fight-lost-to-monster = když tě vyřadí nestvůra
condition-hunt = v boji s nestvůrou
ability = { $when }: { $effects }
hunts-only = Jen v boji s nestvůrou.
keep-fight-lost = Máš ji, dokud neprohraješ boj.
keep-fight-won = Máš ji, dokud nevyhraješ boj.
keep-used = Máš ji, dokud ji nepoužiješ.

## Nestvůry
beast = { $when }: { $effect }.
trigger-init = při vyhlášení boje
trigger-pre = než si připravíš balíček života
trigger-post = jakmile je tvůj balíček života připraven
trigger-w1 = ve tvém prvním bojovém tahu
trigger-m1 = v jejím prvním bojovém tahu
trigger-w-each = v každém tvém bojovém tahu
trigger-m-each = v každém jejím bojovém tahu
trigger-fight = po celý boj
trigger-end = pokud ji porazíš
beast-discard-hand = odhoď z ruky { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    } podle své volby
beast-pay-potion = odhoď { $amount ->
        [one] nepoužitý lektvar
        [few] { $amount } nepoužité lektvary
       *[other] { $amount } nepoužitých lektvarů
    }, jinak boj nezačne
beast-lose-shield = Štít −{ $amount }
beast-lose-shield-per-card = Štít −{ $amount } za každou kartu v ruce
beast-lose-defence = sniž natrvalo Obranu o { $amount }
beast-less-defence = tvá Obrana se počítá o { $amount } nižší
beast-discard-from-deck = prohlédni si svůj balíček a odhoď z něj { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    } podle své volby
beast-untracked-discard = bez stopy této nestvůry odhoď z ruky { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    } podle své volby
beast-mute-colour = žádná { $colours } karta nemá efekt, propojovat ji ale lze
beast-weaker-with = je-li v tvé kombinaci { $colours } karta, způsobíš o { $amount } zranění méně
beast-untracked-harmless = bez stopy této nestvůry nezpůsobíš žádné zranění
beast-at-most = způsobíš nejvýše { $amount } zranění
beast-shield-loss-with = je-li v tvé kombinaci { $colours } karta, Štít −{ $amount }
beast-no-combat = tvůj Boj se počítá jako 0
beast-fewer-draw = dober si o { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    } méně, nejméně však 1
beast-fewer-draw-without = není-li v tvé kombinaci { $colours } karta, dober si o { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    } méně
beast-worse-side = zvolí ten druh útoku, který tě stojí víc karet
beast-hand-first = zranění tě nejprve připraví o karty v ruce
beast-claw = její zranění je o { $amount } nižší, ale náhodně odhodíš 1 kartu z ruky
beast-random-discard = na jeho konci náhodně odhoď z ruky { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    }
beast-random-first = první kartou tvé kombinace je náhodná karta z ruky
beast-last-gasp = zbývá-li jí na začátku tahu jedna nebo dvě karty, způsobí o { $amount } zranění více
beast-one-potion = můžeš použít nejvýše { $amount ->
        [one] { $amount } lektvar
        [few] { $amount } lektvary
       *[other] { $amount } lektvarů
    }
beast-shield-cap = tvůj Štít může stoupnout nejvýše o { $amount }
beast-short-refill = ve fázi III tohoto tahu si doplň ruku jen na { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    }
monster = Úroveň { $level }, životy: { $life }.
trophy-ability = Jako trofej: { $ability }
attack = { $side }: { $effect }.
attack-damage = { $amount } zranění
attack-by-level = { $one }, { $two } nebo { $three } zranění podle úrovně nestvůry
attack-equal = tolik zranění, kolik je tvá úroveň { $attribute ->
        [Boj] Boje
        [Obrana] Obrany
        [Alchymie] Alchymie
       *[Specializace] Specializace
    }
attack-random = náhodně odhoď z ruky jednu, dvě nebo tři karty podle úrovně nestvůry
attack-remove = odstraň ze hry jednu kartu z ruky
attack-lower = sniž { $attribute ->
        [Boj] Boj
        [Obrana] Obranu
        [Alchymie] Alchymii
       *[Specializace] Specializaci
    } o 1, pak utrpíš tolik zranění, kolik je úroveň nestvůry

## Karty akcí
card = { $colour }, { $blow }. Terén: { $terrain }. Cena { $cost }.
card-short = { $colour }, { $terrain }: { $effects }
card-of-school = Počáteční karta školy: { $school }.
card-nothing = bez vlastního efektu
part-damage = { $amount } zranění
part-more-damage = +{ $amount } zranění
part-shield = Štít +{ $amount }
part-draw = dober si o { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    } více
part-draw-less = dober si o { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    } méně
part-take-top-discard = vezmi si do ruky vrchní kartu odhazovací hromádky
part-return-self = tato karta se ti vrací do ruky
link = následuje-li { $colours }: { $effects }
link-only = může následovat { $colours }
either = { $these } nebo { $last }

## Lokace
place = Terén: { $terrain }. { $action }
place-any = Dostaneš se sem za jednu libovolnou kartu. { $action }
place-school = Škola: { $school }.
place-roads = Propojené lokace: { $places }.
action-combat = Zvyš Boj o 1, není-li už vyšší než tvá úroveň.
action-defence = Zvyš Obranu o 1, není-li už vyšší než tvá úroveň.
action-alchemy = Zvyš Alchymii o 1, není-li už vyšší než tvá úroveň.
action-specialisation = Zvyš Specializaci o 1, není-li už vyšší než tvá úroveň.
action-potion = Získej 1 lektvar.
action-gamble = Vsaď 1 zlaťák v kostkách s místními; vítěz bere 3.
action-gamble-alone = Vsaď 1 zlaťák v kostkách s místními; odměnu určí tvůj hod: { $pays }; za cokoli nižšího nedostaneš nic.
alone = V sólové hře: { $text }
dice-pay = { $rank } { $amount ->
        [one] { $amount } zlaťák
        [few] { $amount } zlaťáky
       *[other] { $amount } zlaťáků
    }
action-exchange = Odstraň kartu z ruky a vezmi si ze zásoby kartu, jejíž cena je nejvýše o 1 vyšší.
action-trail = Získej 1 zlaťák a chceš-li, i stopovací úkol: lokaci, kde začíná stopa vybrané nestvůry.
action-market = Nemáš-li žádné zlaťáky, získej 1. Pak můžeš ze zásoby odstranit jednu nebo dvě karty.
action-school = Cvič Boj, Obranu nebo Alchymii, ve vlastní škole i Specializaci; cenou je dosavadní úroveň +1 ve zlaťácích.

## Školy
school = Domov: { $place }. { $specialisation }
school-row = Specializace { $row }: { $effects }.
specialisation-wolf = Šermířské umění, jednou za boj: když má tvá kombinace aspoň tři karty, zesil ji.
specialisation-griffin = Magie, jednou za boj: než zahraješ kombinaci, vezmi si do ruky kartu ze své odhazovací hromádky.
specialisation-bear = Brnění, jednou za boj a samovolně: máš-li ve svém bojovém tahu Štít 0.
specialisation-cat = Rychlost, jednou za boj: v prvním bojovém tahu si před kombinací dober karty.
specialisation-viper = Jedovatá ocel, jednou za boj: když soupeř kvůli tvému útoku odhodí kartu, prohlédni si vrchní karty jeho balíčku a vrať je v libovolném pořadí.
row-wolf = +{ $first } zranění{ $second ->
        [0] {""}
        [one] , dober si o { $second } kartu více
        [few] , dober si o { $second } karty více
       *[other] , dober si o { $second } karet více
    }
row-griffin = { $first ->
        [0] vezmi si vrchní kartu
       *[other] vezmi si libovolnou kartu
    }{ $second ->
        [0] {""}
        [one] , pak odhoď z ruky { $second } kartu
        [few] , pak odhoď z ruky { $second } karty
       *[other] , pak odhoď z ruky { $second } karet
    }
row-bear = dober si { $first ->
        [one] { $first } kartu
        [few] { $first } karty
       *[other] { $first } karet
    }{ $second ->
        [0] {""}
       *[other] , Štít +{ $second }
    }
row-cat = dober si { $first ->
        [one] { $first } kartu
        [few] { $first } karty
       *[other] { $first } karet
    }{ $second ->
        [0] {""}
       *[other] , pak { $second } z nich vrať navrch balíčku
    }
row-viper = prohlédni si { $first ->
        [one] { $first } kartu
        [few] { $first } karty
       *[other] { $first } karet
    }{ $second ->
        [0] {""}
       *[other] {" "}a { $second } z nich odhoď
    }

## Průzkum a události
option-a = A: { $label }.
option-b = B: { $label }.
option-for = { $label } (zlaťáky: { $price })
test-attribute = Zkouška: { $attribute } aspoň { $least }.
test-colour = Zkouška: odhal a odhoď { $reveal ->
        [one] vrchní kartu
        [few] vrchní { $reveal } karty
       *[other] vrchních { $reveal } karet
    } svého balíčku; mezi nimi musí být { $colour }.
test-damage = Zkouška: odhal a odhoď { $reveal ->
        [one] vrchní kartu
        [few] vrchní { $reveal } karty
       *[other] vrchních { $reveal } karet
    } svého balíčku; dohromady musí dát aspoň { $damage } zranění.
test-dice = Zkouška: hoď pěti kostkami a které chceš, přehoď; potřebný výsledek: aspoň { $rank }.
short-fight = Krátký boj: jediná kombinace, aspoň { $life } zranění.
quest-terrain = Úkol: jdi do { $terrain ->
        [les] lesní
        [hory] horské
       *[voda] vodní
    } lokace, čeká tam událost { $event }.
quest-place = Úkol: jdi do lokace { $place }, čeká tam událost { $event }.
quest-payment = Bude tě to stát { $payment ->
        [one] { $payment } zlaťák
        [few] { $payment } zlaťáky
       *[other] { $payment } zlaťáků
    }.
companion = Společník.
equipment = Vybavení.
lasting-trophy = Trofej.

## Stůl: kdo je na tahu
line-round = Kolo { $round }, { $phase }. Na tahu: { $who }.
line-setup = { $phase }.
line-over = Hra skončila. Vítězí { $who }.
line-boards = Vybíráš ze škol: { $schools }.

## Stůl: tvůj zaklínač
line-you = Tvá škola: { $who }. Úroveň { $level }, lokace { $place } ({ $terrain }).
line-here = Zde: { $action }
line-attributes = Boj { $combat }, Obrana { $defence }, Alchymie { $alchemy }, Specializace { $specialisation } ({ $row }).
line-means = Štít { $shield } z { $maximum }, zlaťáky { $gold }, stupnice trofejí { $position } ze 4.
line-hand = V ruce: { $card }. { $text }
line-hand-empty = V ruce nemáš nic.
line-deck = Balíček: { $deck ->
        [one] { $deck } karta
        [few] { $deck } karty
       *[other] { $deck } karet
    }. Odhazovací hromádka: { $discard ->
        [one] { $discard } karta
        [few] { $discard } karty
       *[other] { $discard } karet
    }{ $top ->
        [none] .
       *[other] , navrchu { $top }.
    }
line-deck-top = Víš, co leží navrchu tvého balíčku: { $cards }.
line-potion = Lektvar: { $card }. { $text }
line-trophy = Trofej: { $card }. { $text }
line-companion = Společník: { $card }. { $text }
line-equipment = Vybavení: { $card }. { $text }
line-trails = Stopy: { $terrains }.
line-tracks = Stopovací úkoly: { $places }.
line-quest = { $card }. { $quest }

## Stůl: ostatní
line-rival = { $who }, úroveň { $level }, lokace { $place }. Boj { $combat }, Obrana { $defence }, Alchymie { $alchemy }, Specializace { $specialisation }. Stupnice trofejí { $position } ze 4.
line-rival-means = { $who }: Štít { $shield } z { $maximum }, zlaťáky { $gold }, v ruce { $hand }, balíček { $deck }, odhazovací hromádka { $discard }{ $things ->
        [none] .
       *[other] . Dále: { $things }.
    }
line-rival-deck = Víš, co leží navrchu balíčku ({ $who }): { $cards }.
thing-trail = stopa ({ $terrain })
thing-track = stopovací úkol ({ $place })
thing-quest = úkol v lokaci { $place } ({ $card })

## Stůl: herní plán
line-monster = { $monster }, úroveň { $level }, životy { $life }, lokace { $place } ({ $terrain }). { $text }
line-market = V zásobě: { $card }, cena { $price }. { $text }
line-attribute-trophies = Trofeje pro meditaci: { $trophies }.
line-tavern = Krčma v lokaci { $place } je zavřená, souboje tam nejsou možné.

## Stůl: boje, kostky, příběhy
line-hunt = Boj s nestvůrou: { $who } a { $monster }. { $text }
line-duel = Souboj zaklínačů: { $who } a { $rival }.
line-life = { $monster }: v balíčku života { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } karet
    }.
line-life-top = Víš, co v něm leží navrchu: { $cards }.
line-shown = Už odhalené bojové karty: { $cards }.
known-card = { $card } ({ $text })
line-fighter = { $who }: balíček { $deck }, v ruce { $hand }, Štít { $shield }, použité lektvary { $potions }.
line-combo = Kombinace: { $cards }. Zatím: { $effects }.
line-announced = Ohlášený útok: { $side }.
line-incoming = { $who } má utrpět { $amount } zranění.
line-bet = { $who } sází na to, že zvítězí { $side }.
line-dice = Na kostkách má { $who } { $faces }: { $rank }.
line-dice-locals = Na kostkách mají místní { $faces }: { $rank }.
line-dice-pays = Odměna: { $pays }; za cokoli nižšího nedostaneš nic.
line-open = { $card }. { $text }
line-outcome = { $card }. { $story }
line-effects = Výsledek: { $effects }.
