### Wiedźmin: Stary Świat po polsku. Nazwy kart, miejsc i potworów pochodzą z zawartości gry.

## Nic szczególnego: pytanie, które nie dotyczy żadnej jednej rzeczy
term- = none

## Atrybuty, tereny, kolory
term-combat = Walka
term-defence = Obrona
term-alchemy = Alchemia
term-specialisation = Specjalizacja
term-forest = las
term-mountain = góry
term-water = woda
term-wild = dowolny teren
term-any-terrain = dowolny teren
term-blue = niebieska
term-red = czerwona
term-green = zielona
term-yellow = żółta
term-purple = fioletowa
blow-blue = szybki atak
blow-red = silny atak
blow-green = unik
blow-yellow = znak obronny
blow-purple = znak ofensywny

## Szkoły
term-wolf = Wilk
term-griffin = Gryf
term-bear = Niedźwiedź
term-cat = Kot
term-viper = Żmija

## Poziomy
roman-1 = I
roman-2 = II
roman-3 = III
roman-4 = IV
roman-5 = V

## Strony walki
term-charge = szarża
term-bite = ugryzienie
term-attacker = atakujący
term-defender = obrońca
term-defeated = potwór pokonany
term-driven-away = potwór przepędzony
term-total-defeat = całkowita porażka

## Kości
term-nothing = nic
term-pair = para
term-two-pairs = dwie pary
term-three-of-a-kind = trójka
term-five-high-straight = mały strit
term-six-high-straight = duży strit
term-full-house = full
term-four-of-a-kind = kareta
term-five-of-a-kind = poker

## Talie, akcje, fazy
term-city = miasto
term-wilds = dzicz
term-potion = eliksir
term-gamble = kości z miejscowymi
term-exchange = wymiana karty
term-trail = wypytywanie o potwora
term-market = porządki na rynku kart
term-school = trening
term-boards = przygotowanie gry, wybór szkół
term-level-two = przygotowanie gry, potwór poziomu II
term-deal = przygotowanie gry, rozdanie
term-bonus = przygotowanie gry, pierwsza lekcja
term-travel = faza I (ruch i akcje)
term-choose = faza II (walka, medytacja lub eksploracja)
term-fight = faza II (walka)
term-train = faza III (nowe karty)
term-over = koniec gry

## Karty walki potworów
term-fight-01 = karta walki 1
term-fight-02 = karta walki 2
term-fight-03 = karta walki 3
term-fight-04 = karta walki 4
term-fight-05 = karta walki 5
term-fight-06 = karta walki 6
term-fight-07 = karta walki 7
term-fight-08 = karta walki 8
term-fight-09 = karta walki 9
term-fight-10 = karta walki 10
term-fight-11 = karta walki 11
term-fight-12 = karta walki 12
term-fight-13 = karta walki 13
term-fight-14 = karta walki 14
term-fight-15 = karta walki 15
term-fight-16 = karta walki 16
term-fight-17 = karta walki 17
term-fight-18 = karta walki 18
term-fight-19 = karta walki 19
term-fight-20 = karta walki 20

## Jak to się skończyło
won-by-trophies = Zdecydowały trofea.
rating-legend = Żywa legenda: bardowie kłócą się, kto może o tobie śpiewać.
rating-almost-legend = Na najlepszej drodze, by stać się legendą.
rating-professional = Rozchwytywany zawodowiec.
rating-hunter = Łowca potworów, na którym można polegać.
rating-novice = Obiecujący nowicjusz.
term-won-by-trophies = { won-by-trophies }
term-rating-legend = { rating-legend }
term-rating-almost-legend = { rating-almost-legend }
term-rating-professional = { rating-professional }
term-rating-hunter = { rating-hunter }
term-rating-novice = { rating-novice }

## Kronika: tury i podróże
chose-board = Do gry wchodzi szkoła: { $who }.
turn-began = Runda { $round }, swoją turę zaczyna { $who }.
moved = { $who } przybywa do lokacji { $place }.
acted = { $who } korzysta z lokacji { $place }: { $action }.
raised = { $who } podnosi { $attribute ->
        [Walka] Walkę
        [Obrona] Obronę
        [Alchemia] Alchemię
       *[Specjalizacja] Specjalizację
    } do { $value }.
lowered = { $who }: { $attribute } spada do { $value }.
shield-rose = { $who }: Tarcza rośnie do { $value }.
shield-fell = { $who }: Tarcza spada do { $value }.
level-up = { $who } awansuje na poziom { $level ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }.
gained-gold = { $who } otrzymuje { $amount ->
        [one] { $amount } sztukę złota
        [few] { $amount } sztuki złota
       *[many] { $amount } sztuk złota
    }.
lost-gold = { $amount ->
        [0] { $who } nie ma złota, które dałoby się stracić.
        [one] { $who } traci { $amount } sztukę złota.
        [few] { $who } traci { $amount } sztuki złota.
       *[many] { $who } traci { $amount } sztuk złota.
    }
gained-potion = { $who } otrzymuje eliksir { $potion }.
discarded-potion = { $who } odrzuca eliksir { $potion }.
exchanged = { $who } wymienia kartę { $card } na { $other }.
market-cleared = { $who } usuwa z rynku kartę { $card }.
slot-cleared = Z rynku znika karta { $card }.
gained-trail = { $who } zdobywa trop { $terrain ->
        [las] leśnego
        [woda] wodnego
       *[other] górskiego
    } potwora.
took-track = { $who } otrzymuje zadanie tropienia: trop zaczyna się w lokacji { $place }.
followed-track = { $who } znajduje w lokacji { $place } trop, a przy nim 1 sztukę złota.

## Kronika: karty
drew-card = { $who } dobiera kartę { $card }.
drew-cards = { $who } dobiera { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }.
discarded = { $who } odrzuca kartę { $card }.
removed = { $who } usuwa z gry kartę { $card }.
revealed = { $who } odkrywa kartę { $card }.
took-discard = { $who } bierze ze stosu kart odrzuconych kartę { $card }.
returned = { $who } bierze z powrotem na rękę kartę { $card }.
bought = { $who } bierze z rynku kartę { $card }.
gained-card = { $who } dokłada na stos kart odrzuconych kartę { $card }.

## Kronika: kości
poker-began = Kościany poker: { $who } kontra { $rival }.
gamble-began = { $who } siada do kości z miejscowymi.
rerolled = { $who } przerzuca { $number ->
        [one] { $number } kość
        [few] { $number } kości
       *[many] { $number } kości
    }.
poker-hands = Kości zostały rzucone. { $who }: { $mine }, druga strona: { $theirs }.
poker-won = { $who } zgarnia pulę, { $amount ->
        [one] { $amount } sztukę złota
        [few] { $amount } sztuki złota
       *[many] { $amount } sztuk złota
    }.
gamble-lost = Wygrywają miejscowi, { $who } traci postawione złoto.
solo-gamble = Na kościach: { $rank }. { $who } { $amount ->
        [0] nic nie wygrywa
        [one] wygrywa { $amount } sztukę złota
        [few] wygrywa { $amount } sztuki złota
       *[many] wygrywa { $amount } sztuk złota
    }.

## Kronika: eksploracja
explored = { $who } wyrusza na eksplorację ({ $deck }): { $card }.
chose-option = { $who } wybiera: { $option }.
event = { $who } przeżywa wydarzenie: { $card }.
outcome = { $story }
success = { $who }: sukces!
failure = { $who }: porażka.
quest = { $who } ma zadanie: { $card }. Prowadzi do lokacji { $place }.
quest-void = Na zadanie nie ma już żadnej lokacji, { $who } go nie otrzymuje.
solved = { $who } wykonuje zadanie: { $card }.
gained-keepsake = { $who } otrzymuje kartę { $card }.
lost-keepsake = { $who } rozstaje się z kartą { $card }.
rested = { $cards ->
        [1] Zły odpoczynek: { $who } ma w fazie III { $cards } kartę.
        [2] Zły odpoczynek: { $who } ma w fazie III { $cards } karty.
        [few] Dobry odpoczynek: { $who } ma w fazie III { $cards } karty.
       *[other] Dobry odpoczynek: { $who } ma w fazie III { $cards } kart.
    }

## Kronika: walki
hunt-began = { $who } rusza do walki. Potwór: { $monster }.
duel-began = Zaczyna się pojedynek wiedźminów. Atakuje { $who }, broni się { $rival }.
bet = { $who } stawia na to, że wygra { $side }.
bet-won = Trafiony zakład: { $who } zyskuje na nim { $amount ->
        [one] { $amount } sztukę złota
        [few] { $amount } sztuki złota
       *[many] { $amount } sztuk złota
    }.
used = { $who } używa karty { $thing }.
drank = { $who } pije eliksir { $potion }.
specialised = { $who } używa Specjalizacji poziomu { $row }.
played = { $who } zagrywa kartę { $card }.
monster-lost = { $monster } traci { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }, { $left ->
        [0] nie zostaje żadna.
        [one] zostaje { $left }.
        [few] zostają { $left }.
       *[many] zostaje { $left }.
    }
announced = { $monster } szykuje się do ataku: { $side }.
attack-switched = { $who } zmienia rodzaj ataku: { $side }.
attacked = { $monster } atakuje: { $side }, { $card }.
attack-told = { $kind ->
        [hits] Karta zadaje obrażenia: { $amount }.
        [equals] Karta zadaje obrażenia równe atrybutowi { $attribute }: { $amount }.
        [lowers] Karta obniża atrybut { $attribute } o 1 i zadaje obrażenia: { $amount }.
        [scatters] Karta zabiera z ręki { $amount ->
            [one] { $amount } losową kartę
            [few] { $amount } losowe karty
           *[many] { $amount } losowych kart
        }.
       *[removes] Karta usuwa kartę z ręki.
    }
hurt = { $amount ->
        [0] { $who } wychodzi bez obrażeń.
        [one] { $who } otrzymuje { $amount } obrażenie.
        [few] { $who } otrzymuje { $amount } obrażenia.
       *[many] { $who } otrzymuje { $amount } obrażeń.
    }
poisoned = { $who } ogląda karty przeciwnika i { $number ->
        [0] żadnej nie odrzuca.
        [one] odrzuca z nich { $number }.
        [few] odrzuca z nich { $number }.
       *[many] odrzuca z nich { $number }.
    }
stalemate = Nikt nie zdobywa przewagi; pojedynek wygrywa obrońca.
duel-won = Koniec pojedynku: { $who } wygrywa, { $rival } przegrywa.
defeated = { $who } pokonuje potwora { $monster } i otrzymuje 2 sztuki złota.
driven-away = { $who } pada, ale potwór { $monster } zostaje przepędzony. Nagrodą są 2 sztuki złota.
beaten = Całkowita porażka: { $monster } wygrywa, { $who } przegrywa.
monster-came = Pojawia się nowy potwór: { $monster }, lokacja { $place }.
trophy = { $who } zdobywa trofeum { $trophy }.
meditated = { $who } medytuje: { $attribute }.
game-won = { $who } wygrywa grę!

## Pytania: przygotowanie gry
ask-wi-setup-9 = Gdzie zamieszka potwór poziomu II?
ask-wi-setup-11 = Która szkoła będzie twoja?
ask-wi-setup-15 = Który atrybut zacznie od poziomu 2?

## Pytania: faza I
ask-wi-turn-2 = Twoja tura: podróżuj, zrób coś na miejscu albo przejdź dalej.
ask-wi-move-2 = { $about ->
        [both-cards] Które dwie karty odrzucasz za drogę?
       *[other] Zapłać za drogę do lokacji { $about }.
    }
ask-wi-loc-7 = { $about ->
        [none] Którą kartę z ręki usuwasz?
       *[other] Którą kartę bierzesz za { $about }?
    }
ask-wi-loc-8 = Co trenujesz?
ask-wi-loc-10 = O którego potwora pytasz?
ask-wi-loc-11 = { $most ->
        [one] Czy chcesz usunąć kartę z rynku?
       *[other] Jeśli chcesz, usuń z rynku najwyżej { $most } karty.
    }
ask-wi-poker-6 = Które kości przerzucasz? Możesz też zostawić wszystkie.
ask-wi-potion-1 = Zatrzymaj jeden z tych eliksirów.
ask-wi-potion-2 = Masz za dużo eliksirów: odrzuć { $least ->
        [one] jeden
       *[other] { $least }
    }.

## Pytania: karty i atrybuty
ask-wi-attr-2 = Który atrybut podnosisz?
ask-wi-attr-6 = Który atrybut obniżasz?
ask-wi-deck-6 = Usuń { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    } na stałe z gry.
ask-wi-trail-4 = Trop którego potwora zdobywasz?

## Pytania: faza II
ask-wi-turn-6 = Co robisz: walka, medytacja czy eksploracja?
ask-wi-explore-2 = { $about }: co robisz?
ask-wi-event-2 = { $about }: co robisz?
ask-wi-explore-4 = { $about ->
        [to-discard] Odrzuć { $least ->
                [one] { $least } kartę
                [few] { $least } karty
               *[many] { $least } kart
            }.
        [to-take] Weź kartę ze swojego stosu kart odrzuconych.
        [to-swap] Którą kartę z ręki wymieniasz na wierzchnią kartę swojego stosu kart odrzuconych?
       *[other] Efekt karty: wybierz { $least ->
               [one] { $least } kartę
               [few] { $least } karty
              *[many] { $least } kart
           }.
    }
ask-wi-explore-8 = Wybierz kartę akcji; trafi na twój stos kart odrzuconych.
ask-wi-event-6 = Krótka walka: twoja kombinacja musi zadać co najmniej tyle obrażeń: { $about }. Czy walczysz?
ask-wi-fatigue-2 = Zmęczenie: usuń { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    } na stałe z gry.

## Pytania: walki
ask-wi-hunt-3 = Potwór tego żąda: odrzuć { $least ->
        [one] { $least } kartę
        [few] { $least } karty
       *[many] { $least } kart
    }.
ask-wi-duel-3 = Czy stawiasz 1 sztukę złota na ten pojedynek?
ask-wi-fight-5 = Zanim zagrasz kombinację: czy chcesz czegoś użyć?
ask-wi-combo-2 = Układaj kombinację, karta po karcie.
ask-wi-damage-1 = Twój atak trafia: czy chcesz czegoś użyć?
ask-wi-damage-3 = Otrzymujesz obrażenia: odrzuć kartę z ręki.
ask-wi-damage-6 = W jakiej kolejności następują efekty specjalne?
ask-wi-damage-7 = Zanim dobierzesz karty: czy chcesz czegoś użyć?
ask-wi-trophy-4 = Teraz możesz czegoś użyć.
ask-wi-monster-2 = Jak atakuje potwór?
ask-wi-monster-5 = Usuń kartę z ręki na stałe z gry.
ask-wi-fight-10 = { $least ->
        [one] Czy karta zostaje na wierzchu, czy trafia na spód?
       *[other] W jakiej kolejności odkładasz karty? Pierwsza będzie na wierzchu.
    }
ask-wi-spec-2 = { $about ->
        [in-order] W jakiej kolejności odkładasz pozostałe karty? Pierwsza będzie na wierzchu.
       *[other] { $least ->
            [one] Zatruta stal: odrzuć jedną z tych kart.
           *[other] Zatruta stal: wybierz { $least ->
                   [one] { $least } kartę
                   [few] { $least } karty
                  *[many] { $least } kart
               }. Jeśli jest ich więcej, wybrane zostaną odrzucone; jeśli nie, pierwsza będzie na wierzchu.
        }
    }
ask-wi-spec-4 = { $about ->
        [in-order] W jakiej kolejności odkładasz karty? Pierwsza będzie na wierzchu.
       *[other] Szybkość: z właśnie dobranych kart odłóż na wierzch talii { $least ->
               [one] { $least } kartę
               [few] { $least } karty
              *[many] { $least } kart
           }.
    }
ask-wi-spec-6 = { $about ->
        [to-take] Magia: weź kartę ze swojego stosu kart odrzuconych.
       *[other] Magia: odrzuć z ręki { $least ->
               [one] { $least } kartę
               [few] { $least } karty
              *[many] { $least } kart
           }.
    }

## Pytania: faza III
ask-wi-market-2 = { $least ->
        [0] Odrzuć, czego nie chcesz zatrzymać.
       *[other] Odrzuć co najmniej { $least ->
               [one] { $least } kartę
               [few] { $least } karty
              *[many] { $least } kart
           }; zostać może najwyżej { $about }.
    }
ask-wi-market-4 = { $about ->
        [none] Którą kartę bierzesz z rynku?
       *[other] Zapłać za { $about }: odrzuć { $least ->
               [one] { $least } kartę
               [few] { $least } karty
              *[many] { $least } kart
           }.
    }
ask-wi-market-8 = Wybierz kartę o koszcie 0; trafi na twój stos kart odrzuconych.

## Odpowiedzi: przygotowanie gry i faza I
key-terrain = { $a ->
        [las] W lesie
        [woda] Nad wodą
       *[other] W górach
    }
key-board = { $a }
key-forest = Las
key-mountain = Góry
key-water = Woda
key-move = Idź do lokacji { $a }
key-pay = Odrzuć { $a }
key-pay-gold = Odrzuć { $a } i zapłać 1 sztukę złota
key-pay-two = Odrzuć dwie dowolne karty
key-guided = Odrzuć tylko { $a } dzięki swojej zdolności
key-act = Wykonaj akcję lokacji: { $a ->
        [Walka] podnieś Walkę
        [Obrona] podnieś Obronę
        [Alchemia] podnieś Alchemię
        [Specjalizacja] podnieś Specjalizację
       *[other] { $a }
    }
key-poker = Zagraj w kościanego pokera, przeciwnik: { $a }
key-solve = Wykonaj zadanie: { $a }
key-use = Użyj: { $a }
key-phase-two = Przejdź do fazy II
key-train = { $a } za { $b ->
        [one] { $b } sztukę złota
        [few] { $b } sztuki złota
       *[other] { $b } sztuk złota
    }
key-track = { $a ->
        [las] O leśnego potwora
        [woda] O wodnego potwora
       *[other] O górskiego potwora
    }
key-no-quest = O żadnego
key-take = Weź { $a }
key-die = Kość { $a }, wartość { $b }

## Odpowiedzi: faza II i walki
key-hunt = Walcz z potworem { $a }
key-duel = Wyzwij na pojedynek, przeciwnik: { $a }
key-meditate = Medytuj: { $a }
key-explore = Eksploracja: { $a }
key-option = { $a }
key-option-for = { $a } (za { $b ->
        [one] { $b } sztukę złota
        [few] { $b } sztuki złota
       *[other] { $b } sztuk złota
    })
key-fight = Walcz
key-bet = Postaw na to, że wygra { $a }
key-no-bet = Bez zakładu
key-charge = Szarża
key-bite = Ugryzienie
key-play = Zagraj { $a }
key-free = Zagraj { $a } bez połączenia
key-wild = Zagraj { $a } jako dowolny kolor, rozszerzenie { $b }
key-done = Kombinacja gotowa
key-specialise = Użyj Specjalizacji
key-pass = Nic więcej
key-leave = Zostaw ją na wierzchu
key-sink = Odłóż ją na spód
key-take_top_discard = Weź wierzchnią kartę stosu kart odrzuconych ({ $a })
key-return_self = Weź z powrotem na rękę { $a }

## Powody
why-no-payment = Nie masz czym zapłacić za drogę: kosztuje kartę właściwego terenu, dwie dowolne karty albo dowolną kartę i 1 sztukę złota.
why-not-moved = Najpierw musisz się ruszyć, dopiero potem możesz wykonać akcję lokacji.
why-acted = Akcję tej lokacji można wykonać tylko raz w turze.
why-act-combat = Twoja Walka jest już wyższa niż twój poziom albo nie może rosnąć.
why-act-defence = Twoja Obrona jest już wyższa niż twój poziom albo nie może rosnąć.
why-act-alchemy = Twoja Alchemia jest już wyższa niż twój poziom albo nie może rosnąć.
why-act-specialisation = Twoja Specjalizacja jest już wyższa niż twój poziom albo nie może rosnąć.
why-act-potion = Nie ma tu teraz żadnego eliksiru.
why-act-gamble = Miejscowi nie grają bez stawki; potrzebujesz 1 sztuki złota.
why-act-exchange = Żadnej twojej karty nie da się wymienić na kartę z rynku.
why-act-trail = Niczego nowego się tu teraz nie dowiesz.
why-act-market = Na rynku nie ma teraz nic do zrobienia.
why-act-school = Nie ma tu nic, za co można by zapłacić i czego można by się jeszcze nauczyć.
why-highest = Ten atrybut nie może już rosnąć.
why-gold = Potrzebujesz { $price ->
        [one] { $price } sztuki złota
       *[many] { $price } sztuk złota
    }.
why-foreign-school = Specjalizację możesz trenować tylko we własnej szkole.
why-price = Kosztuje { $price ->
        [one] { $price } kartę
        [few] { $price } karty
       *[many] { $price } kart
    }, na ręce masz { $hand ->
        [0] zero
       *[other] tylko { $hand }
    }.
why-no-potion = Walka zacznie się tylko, gdy odrzucisz eliksir, a nie masz żadnego.
why-solo-last = Ostatnim trofeum musi być potwór: najpierw zdobądź trofeum atrybutu.
why-school-peace = W lokacji szkoły wiedźmini ze sobą nie walczą.
why-tavern = Karczma jest tu zamknięta po ostatnim pojedynku.
why-diced = Z tym wiedźminem była już w tej turze partia kościanego pokera.

## Efekty
effect-gain-gold = otrzymujesz { $amount ->
        [one] { $amount } sztukę złota
        [few] { $amount } sztuki złota
       *[many] { $amount } sztuk złota
    }
effect-lose-gold = tracisz { $amount ->
        [one] { $amount } sztukę złota
        [few] { $amount } sztuki złota
       *[many] { $amount } sztuk złota
    }
effect-gain-potion = otrzymujesz { $amount ->
        [one] { $amount } eliksir
        [few] { $amount } eliksiry
       *[many] { $amount } eliksirów
    }
effect-discard-potions = odrzuć { $amount ->
        [one] { $amount } eliksir
        [few] { $amount } eliksiry
       *[many] { $amount } eliksirów
    }
effect-discard-all-potions = odrzuć wszystkie eliksiry
effect-gamble = jeśli masz złoto, postaw 1 sztukę w kości z miejscowymi; zwycięzca bierze 3, w grze solo decyduje tabela wypłat
effect-raise-attribute = { $attribute ->
        [choice] podnieś dowolny atrybut o 1
        [Walka] podnieś Walkę o 1
        [Obrona] podnieś Obronę o 1
        [Alchemia] podnieś Alchemię o 1
       *[Specjalizacja] podnieś Specjalizację o 1
    }
effect-lower-attribute = { $attribute ->
        [choice] obniż dowolny atrybut o 1
        [Walka] obniż Walkę o 1
        [Obrona] obniż Obronę o 1
        [Alchemia] obniż Alchemię o 1
       *[Specjalizacja] obniż Specjalizację o 1
    }
effect-raise-shield = Tarcza +{ $amount }
effect-lower-shield = Tarcza −{ $amount }
effect-draw = dobierz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
effect-discard = { $how ->
        [random] odrzuć z ręki losowo { $cards ->
                [one] { $cards } kartę
                [few] { $cards } karty
               *[many] { $cards } kart
            }
       *[chosen] odrzuć z ręki { $cards ->
               [one] { $cards } kartę
               [few] { $cards } karty
              *[many] { $cards } kart
           } według wyboru
    }
effect-remove = usuń z gry { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
effect-rest = { $cards ->
        [1] odpocznij źle: w fazie III tej tury zatrzymaj najwyżej { $cards } kartę i uzupełnij rękę tylko do { $cards } karty
        [2] odpocznij źle: w fazie III tej tury zatrzymaj najwyżej { $cards } karty i uzupełnij rękę tylko do { $cards } kart
       *[other] odpocznij dobrze: w fazie III tej tury uzupełnij rękę do { $cards } kart
    }
effect-gain-card = dołóż na swój stos kart odrzuconych kartę akcji o koszcie { $cost }
effect-recycle = odłóż { $cards ->
        [one] wierzchnią kartę
        [few] { $cards } wierzchnie karty
       *[many] { $cards } wierzchnich kart
    } swojego stosu kart odrzuconych pod talię
effect-take-discard = { $which ->
        [top] weź na rękę wierzchnią kartę swojego stosu kart odrzuconych
       *[chosen] weź na rękę dowolną kartę ze swojego stosu kart odrzuconych
    }
effect-exchange = wymień kartę z ręki na wierzchnią kartę swojego stosu kart odrzuconych
effect-gain-trail = { $terrain ->
        [choice] zdobądź dowolny trop
        [las] zdobądź trop leśnego potwora
        [woda] zdobądź trop wodnego potwora
       *[other] zdobądź trop górskiego potwora
    }
effect-take-event = otrzymujesz kartę { $card }
effect-add-damage = +{ $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }
effect-add-draw = w tej turze walki dobierz o { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    } więcej
effect-add-draw-less = w tej turze walki dobierz o { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    } mniej
effect-unlinked-card = dołóż do kombinacji kartę bez pasującego rozszerzenia
effect-wild-colour = jedna karta kombinacji liczy się przy łączeniu jako dowolny kolor
effect-reduce-damage = zmniejsz te obrażenia o { $amount }
effect-retaliate = jeśli przez te obrażenia odrzucasz kartę, atakujący traci { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } z talii życia
effect-drain = przeciwnik traci { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } z talii życia
effect-scry = obejrzyj { $cards ->
        [one] wierzchnią kartę talii życia przeciwnika
        [few] { $cards } wierzchnie karty talii życia przeciwnika i odłóż je w dowolnej kolejności
       *[many] { $cards } wierzchnich kart talii życia przeciwnika i odłóż je w dowolnej kolejności
    }
effect-scry-sink = obejrzyj { $cards ->
        [one] wierzchnią kartę talii życia przeciwnika i zostaw ją albo odłóż na spód
        [few] { $cards } wierzchnie karty talii życia przeciwnika i zostaw je albo odłóż na spód
       *[many] { $cards } wierzchnich kart talii życia przeciwnika i zostaw je albo odłóż na spód
    }
effect-switch-attack = obowiązuje drugi rodzaj ataku
effect-double-shields = tarcze tej kombinacji liczą się podwójnie
effect-free-potion = jeden eliksir w tej walce nie wlicza się do limitu
effect-refill = w fazie III tej tury i tak uzupełnij rękę do { $cards ->
        [one] { $cards } karty
       *[many] { $cards } kart
    }

## Zmiany stałe
standing-one-card-move = { $terrain ->
        [any] raz na turę możesz wejść do lokacji z dowolnym terenem za jedną dowolną kartę
        [las] raz na turę możesz wejść do leśnej lokacji za jedną dowolną kartę
        [woda] raz na turę możesz wejść do wodnej lokacji za jedną dowolną kartę
       *[other] raz na turę możesz wejść do górskiej lokacji za jedną dowolną kartę
    }
standing-training-discount = trening w szkole kosztuje cię o { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    } mniej
standing-potion-limit = możesz mieć o { $amount ->
        [one] { $amount } eliksir
        [few] { $amount } eliksiry
       *[many] { $amount } eliksirów
    } więcej
standing-choose-potion = gdy otrzymujesz eliksir, dobierz dwa i zatrzymaj jeden
standing-uncounted-potion = jeden eliksir w każdej walce nie wlicza się do limitu
standing-first-turn = w każdej walce z potworem masz pierwszą turę walki
standing-shield-maximum = twoja najwyższa Tarcza jest o { $amount } wyższa
standing-extra-specialisation = w każdej walce możesz użyć Specjalizacji jeszcze raz
standing-extra-reroll = w kościanym pokerze możesz przerzucić kości jeszcze raz
standing-refill-after-loss = także po przegranej walce uzupełniasz w fazie III rękę do { $cards ->
        [one] { $cards } karty
       *[many] { $cards } kart
    }

## Kiedy działają zdolności
limit-fight = raz na walkę
limit-turn = raz na turę
limit-first = samoczynnie, pierwszy raz w każdej walce
limit-always = samoczynnie, za każdym razem
window-start = na początku walki
window-step1 = w swojej turze walki, zanim zagrasz kombinację
window-step2 = podczas układania kombinacji
window-step3 = gdy zadajesz obrażenia
window-step4 = podczas dobierania kart na koniec tury walki
window-react-type = gdy zapowiedziano atak potwora
window-react-damage = gdy masz otrzymać obrażenia
window-end = na koniec walki
window-phase1 = w fazie I
window-phase3 = w fazie III
condition-combo-at-least = jeśli twoja kombinacja ma co najmniej { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }
condition-combo-exactly = { $number ->
        [one] jeśli twoją kombinacją jest jedna karta
        [few] jeśli twoja kombinacja ma dokładnie { $number } karty
       *[many] jeśli twoja kombinacja ma dokładnie { $number } kart
    }
condition-shield-zero = jeśli twoja Tarcza wynosi 0
condition-dealt-at-least = { $number ->
        [one] jeśli zadajesz choć 1 obrażenie
        [few] jeśli zadajesz co najmniej { $number } obrażenia
       *[many] jeśli zadajesz co najmniej { $number } obrażeń
    }
condition-made-discard = jeśli przeciwnik musi odrzucić kartę
condition-fight-won = w razie wygranej
condition-fight-lost = w razie przegranej
condition-fight-lost-to-monster = gdy powali cię potwór
condition-hunt = w walce z potworem
ability = { $when }: { $effects }
hunts-only = Tylko w walce z potworem.
keep-fight-lost = Masz tę kartę, dopóki nie przegrasz walki.
keep-fight-won = Masz tę kartę, dopóki nie wygrasz walki.
keep-used = Masz tę kartę, dopóki jej nie użyjesz.

## Potwory
beast = { $when }: { $effect }.
trigger-init = przy wypowiedzeniu walki
trigger-pre = zanim przygotujesz talię życia
trigger-post = gdy twoja talia życia jest gotowa
trigger-w1 = w twojej pierwszej turze walki
trigger-m1 = w jego pierwszej turze walki
trigger-w-each = w każdej twojej turze walki
trigger-m-each = w każdej jego turze walki
trigger-fight = przez całą walkę
trigger-end = jeśli go pokonasz
beast-discard-hand = odrzuć z ręki { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    } według wyboru
beast-pay-potion = odrzuć { $amount ->
        [one] nieużyty eliksir
        [few] { $amount } nieużyte eliksiry
       *[many] { $amount } nieużytych eliksirów
    }, inaczej walki nie będzie
beast-lose-shield = Tarcza −{ $amount }
beast-lose-shield-per-card = Tarcza −{ $amount } za każdą kartę na ręce
beast-lose-defence = obniż na stałe Obronę o { $amount }
beast-less-defence = twoja Obrona liczy się jako niższa o { $amount }
beast-discard-from-deck = przejrzyj swoją talię i odrzuć z niej { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    } według wyboru
beast-untracked-discard = bez tropu tego potwora odrzuć z ręki { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    } według wyboru
beast-mute-colour = żadna { $colours } karta nie ma efektu, ale można ją łączyć
beast-weaker-with = jeśli w twojej kombinacji jest { $colours } karta, zadajesz o { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    } mniej
beast-untracked-harmless = bez tropu tego potwora nie zadajesz obrażeń
beast-at-most = zadajesz najwyżej { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }
beast-shield-loss-with = jeśli w twojej kombinacji jest { $colours } karta, Tarcza −{ $amount }
beast-no-combat = twoja Walka liczy się jako 0
beast-fewer-draw = dobierz o { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    } mniej, ale co najmniej 1
beast-fewer-draw-without = jeśli żadna karta twojej kombinacji nie jest { $colours }, dobierz o { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    } mniej
beast-worse-side = wybiera ten atak, który kosztuje cię więcej kart
beast-hand-first = obrażenia najpierw zabierają karty z ręki
beast-claw = zadaje o { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    } mniej, ale losowo odrzucasz 1 kartę z ręki
beast-random-discard = na jej koniec odrzuć losowo z ręki { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }
beast-random-first = pierwszą kartą twojej kombinacji jest losowa karta z ręki
beast-last-gasp = jeśli na początku tury ma jedną lub dwie karty, zadaje o { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    } więcej
beast-one-potion = możesz użyć najwyżej { $amount ->
        [one] { $amount } eliksiru
       *[many] { $amount } eliksirów
    }
beast-shield-cap = twoja Tarcza może wzrosnąć najwyżej o { $amount }
beast-short-refill = w fazie III tej tury uzupełniasz rękę tylko do { $amount ->
        [one] { $amount } karty
       *[many] { $amount } kart
    }
monster = Poziom { $level }, życie: { $life }.
trophy-ability = Jako trofeum: { $ability }
attack = { $side }: { $effect }.
attack-damage = { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }
attack-by-level = { $one }, { $two } lub { $three } obrażeń, zależnie od poziomu potwora
attack-equal = tyle obrażeń, ile wynosi twój poziom { $attribute ->
        [Walka] Walki
        [Obrona] Obrony
        [Alchemia] Alchemii
       *[Specjalizacja] Specjalizacji
    }
attack-random = odrzuć losowo z ręki jedną, dwie lub trzy karty, zależnie od poziomu potwora
attack-remove = usuń z gry jedną kartę z ręki
attack-lower = obniż { $attribute ->
        [Walka] Walkę
        [Obrona] Obronę
        [Alchemia] Alchemię
       *[Specjalizacja] Specjalizację
    } o 1, potem otrzymujesz tyle obrażeń, ile wynosi poziom potwora

## Karty akcji
card = { $colour }, { $blow }. Teren: { $terrain }. Koszt { $cost }.
card-short = { $colour }, { $terrain }: { $effects }
card-of-school = Karta początkowa szkoły: { $school }.
card-nothing = bez własnego efektu
part-damage = { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }
part-more-damage = +{ $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }
part-shield = Tarcza +{ $amount }
part-draw = dobierz o { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    } więcej
part-draw-less = dobierz o { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    } mniej
part-take-top-discard = weź na rękę wierzchnią kartę stosu kart odrzuconych
part-return-self = ta karta wraca na twoją rękę
link = jeśli następna jest { $colours }: { $effects }
link-only = następna może być { $colours }
either = { $these } lub { $last }

## Lokacje
place = Teren: { $terrain }. { $action }
place-any = Dostaniesz się tu za jedną dowolną kartę. { $action }
place-school = Szkoła: { $school }.
place-roads = Sąsiednie lokacje: { $places }.
action-combat = Podnieś Walkę o 1, jeśli nie jest już wyższa niż twój poziom.
action-defence = Podnieś Obronę o 1, jeśli nie jest już wyższa niż twój poziom.
action-alchemy = Podnieś Alchemię o 1, jeśli nie jest już wyższa niż twój poziom.
action-specialisation = Podnieś Specjalizację o 1, jeśli nie jest już wyższa niż twój poziom.
action-potion = Otrzymujesz 1 eliksir.
action-gamble = Postaw 1 sztukę złota w kości z miejscowymi; zwycięzca bierze 3.
action-gamble-alone = Postaw 1 sztukę złota w kości z miejscowymi; o wypłacie decyduje twój rzut: { $pays }; za niższy wynik nie dostaniesz nic.
alone = W grze solo: { $text }
dice-pay = { $rank } { $amount } zł
action-exchange = Usuń kartę z ręki i weź z rynku kartę o koszcie wyższym najwyżej o 1.
action-trail = Otrzymujesz 1 sztukę złota, a jeśli chcesz, także zadanie tropienia: lokację, w której zaczyna się trop wybranego potwora.
action-market = Jeśli nie masz złota, otrzymujesz 1 sztukę. Potem możesz usunąć z rynku jedną lub dwie karty.
action-school = Trenuj Walkę, Obronę lub Alchemię, we własnej szkole także Specjalizację; kosztuje to tyle złota, ile wynosi dotychczasowy poziom +1.

## Szkoły
school = Dom: { $place }. { $specialisation }
school-row = Specjalizacja { $row }: { $effects }.
specialisation-wolf = Szermierka, raz na walkę: gdy twoja kombinacja ma co najmniej trzy karty, wzmocnij ją.
specialisation-griffin = Magia, raz na walkę: zanim zagrasz kombinację, weź na rękę kartę ze swojego stosu kart odrzuconych.
specialisation-bear = Pancerz, raz na walkę i samoczynnie: gdy w swojej turze walki masz Tarczę 0.
specialisation-cat = Szybkość, raz na walkę: w pierwszej turze walki dobierz karty przed kombinacją.
specialisation-viper = Zatruta stal, raz na walkę: gdy przeciwnik odrzuca kartę z powodu twojego ataku, obejrzyj wierzchnie karty jego talii i odłóż je w dowolnej kolejności.
row-wolf = +{ $first ->
        [one] { $first } obrażenie
        [few] { $first } obrażenia
       *[many] { $first } obrażeń
    }{ $second ->
        [0] {""}
        [one] , dobierz o { $second } kartę więcej
        [few] , dobierz o { $second } karty więcej
       *[many] , dobierz o { $second } kart więcej
    }
row-griffin = { $first ->
        [0] weź wierzchnią kartę
       *[other] weź dowolną kartę
    }{ $second ->
        [0] {""}
        [one] , potem odrzuć z ręki { $second } kartę
        [few] , potem odrzuć z ręki { $second } karty
       *[many] , potem odrzuć z ręki { $second } kart
    }
row-bear = dobierz { $first ->
        [one] { $first } kartę
        [few] { $first } karty
       *[many] { $first } kart
    }{ $second ->
        [0] {""}
       *[other] , Tarcza +{ $second }
    }
row-cat = dobierz { $first ->
        [one] { $first } kartę
        [few] { $first } karty
       *[many] { $first } kart
    }{ $second ->
        [0] {""}
       *[other] , potem odłóż { $second } z nich na wierzch talii
    }
row-viper = obejrzyj { $first ->
        [one] { $first } kartę
        [few] { $first } karty
       *[many] { $first } kart
    }{ $second ->
        [0] {""}
       *[other] {" "}i odrzuć { $second } z nich
    }

## Eksploracja i wydarzenia
option-a = A: { $label }.
option-b = B: { $label }.
option-for = { $label } (złoto: { $price })
test-attribute = Próba: { $attribute } co najmniej { $least }.
test-colour = Próba: odkryj i odrzuć { $reveal ->
        [one] wierzchnią kartę
        [few] { $reveal } wierzchnie karty
       *[many] { $reveal } wierzchnich kart
    } swojej talii; musi być wśród nich { $colour }.
test-damage = Próba: odkryj i odrzuć { $reveal ->
        [one] wierzchnią kartę
        [few] { $reveal } wierzchnie karty
       *[many] { $reveal } wierzchnich kart
    } swojej talii; razem muszą dać co najmniej { $damage ->
            [one] { $damage } obrażenie
            [few] { $damage } obrażenia
           *[many] { $damage } obrażeń
        }.
test-dice = Próba: rzuć pięcioma kośćmi i przerzuć, które chcesz; potrzebny układ: co najmniej { $rank }.
short-fight = Krótka walka: jedna kombinacja, co najmniej { $life ->
        [one] { $life } obrażenie
        [few] { $life } obrażenia
       *[many] { $life } obrażeń
    }.
quest-terrain = Zadanie: idź do { $terrain ->
        [las] leśnej
        [woda] wodnej
       *[other] górskiej
    } lokacji, czeka tam wydarzenie { $event }.
quest-place = Zadanie: idź do lokacji { $place }, czeka tam wydarzenie { $event }.
quest-payment = Będzie cię to kosztować { $payment ->
        [one] { $payment } sztukę złota
        [few] { $payment } sztuki złota
       *[many] { $payment } sztuk złota
    }.
companion = Towarzysz.
equipment = Ekwipunek.
lasting-trophy = Trofeum.

## Stół: czyja tura
line-round = Runda { $round }, { $phase }. Tura: { $who }.
line-setup = { $phase }.
line-over = Gra skończona. Wygrywa { $who }.
line-boards = Wybierasz spośród szkół: { $schools }.

## Stół: twój wiedźmin
line-you = Twoja szkoła: { $who }. Poziom { $level }, lokacja { $place } ({ $terrain }).
line-here = Tutaj: { $action }
line-attributes = Walka { $combat }, Obrona { $defence }, Alchemia { $alchemy }, Specjalizacja { $specialisation } ({ $row }).
line-means = Tarcza { $shield } z { $maximum }, złoto { $gold }, tor trofeów { $position } z 4.
line-hand = Na ręce: { $card }. { $text }
line-hand-empty = Nie masz kart na ręce.
line-deck = Talia: { $deck ->
        [one] { $deck } karta
        [few] { $deck } karty
       *[many] { $deck } kart
    }. Stos kart odrzuconych: { $discard ->
        [one] { $discard } karta
        [few] { $discard } karty
       *[many] { $discard } kart
    }{ $top ->
        [none] .
       *[other] , na wierzchu { $top }.
    }
line-deck-top = Wiesz, co leży na wierzchu twojej talii: { $cards }.
line-potion = Eliksir: { $card }. { $text }
line-trophy = Trofeum: { $card }. { $text }
line-companion = Towarzysz: { $card }. { $text }
line-equipment = Ekwipunek: { $card }. { $text }
line-trails = Tropy: { $terrains }.
line-tracks = Zadania tropienia: { $places }.
line-quest = { $card }. { $quest }

## Stół: pozostali
line-rival = { $who }, poziom { $level }, lokacja { $place }. Walka { $combat }, Obrona { $defence }, Alchemia { $alchemy }, Specjalizacja { $specialisation }. Tor trofeów { $position } z 4.
line-rival-means = { $who }: Tarcza { $shield } z { $maximum }, złoto { $gold }, na ręce { $hand }, talia { $deck }, stos kart odrzuconych { $discard }{ $things ->
        [none] .
       *[other] . Ponadto: { $things }.
    }
line-rival-deck = Wiesz, co leży na wierzchu talii ({ $who }): { $cards }.
thing-trail = trop ({ $terrain })
thing-track = zadanie tropienia ({ $place })
thing-quest = zadanie w lokacji { $place } ({ $card })

## Stół: plansza
line-monster = { $monster }, poziom { $level }, życie { $life }, lokacja { $place } ({ $terrain }). { $text }
line-market = Na rynku: { $card }, cena { $price }. { $text }
line-attribute-trophies = Trofea do medytacji: { $trophies }.
line-tavern = Karczma w lokacji { $place } jest zamknięta, pojedynków tam nie ma.

## Stół: walki, kości, opowieści
line-hunt = Walka z potworem: { $who } kontra { $monster }. { $text }
line-duel = Pojedynek: { $who } kontra { $rival }.
line-life = { $monster }: w talii życia { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[many] { $number } kart
    }.
line-life-top = Wiesz, co leży na jej wierzchu: { $cards }.
line-shown = Odkryte już karty walki: { $cards }.
known-card = { $card } ({ $text })
line-fighter = { $who }: talia { $deck }, na ręce { $hand }, Tarcza { $shield }, użyte eliksiry { $potions }.
line-combo = Kombinacja: { $cards }. Jak dotąd: { $effects }.
line-announced = Zapowiedziany atak: { $side }.
line-incoming = { $who } ma otrzymać { $amount ->
        [one] { $amount } obrażenie
        [few] { $amount } obrażenia
       *[many] { $amount } obrażeń
    }.
line-bet = { $who } stawia na to, że wygra { $side }.
line-dice = Na kościach { $who } ma { $faces }: { $rank }.
line-dice-locals = Na kościach miejscowi mają { $faces }: { $rank }.
line-dice-pays = Wypłata: { $pays }; za niższy wynik nie dostaniesz nic.
line-open = { $card }. { $text }
line-outcome = { $card }. { $story }
line-effects = Wynik: { $effects }.
