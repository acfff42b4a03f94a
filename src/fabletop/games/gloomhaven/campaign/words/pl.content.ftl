### Jak brzmią wydarzenia, zadania, pudełka i tabele kampanii, po polsku.

## Warunki
case-otherwise = w przeciwnym razie
case-then = { $case }: { $text }
case-classes = jeśli w drużynie jest { $classes }
case-reputation-least = przy reputacji { $amount } lub wyższej
case-reputation-most = przy reputacji { $amount } lub niższej
case-pay = zapłaćcie wspólnie { $amount } zł
case-pay-each = każdy płaci { $amount } zł
case-give-item = oddajcie przedmiot { $item }
needs-retirements = bohaterowie na emeryturze: { $amount }
needs-donated = świątynia otrzymała { $amount } zł
needs-prosperity = miasto ma poziom dobrobytu { $amount }
needs-scenarios = ukończone scenariusze: { $amount }
needs-boxes = otwarte pudełka: { $amount }
needs-completed = ukończono: { $scenario }
needs-achievement = { $times ->
    [one] osiągnięcie: { $what }
   *[other] osiągnięcie: { $what }, { $times } razy
 }

## Skutki
effect-when = { $text } ({ $case })
effect-none = nic się nie dzieje
effect-gold-gain-each = każdy zyskuje { $amount } zł
effect-gold-gain-collective = wspólnie zyskujecie { $amount } zł
effect-gold-loss-each = każdy traci { $amount } zł
effect-gold-loss-collective = wspólnie tracicie { $amount } zł
effect-xp = każdy zyskuje { $amount } doświadczenia
effect-checks-gain = każdy zyskuje znaczniki: { $amount }
effect-checks-loss = każdy traci znaczniki: { $amount }
effect-reputation = reputacja { $amount }
effect-prosperity = dobrobyt { $amount }
effect-item = jeden z was otrzymuje przedmiot { $item }
effect-design = nowość w sklepie: { $item }
effect-random-design = do sklepu trafia losowy projekt przedmiotu
effect-random-scenario = na mapę trafia losowy scenariusz poboczny
effect-unlock = nowe na mapie: { $scenario }
effect-achievement-global = osiągnięcie globalne: { $what }
effect-achievement-party = osiągnięcie drużyny: { $what }
effect-add-city = do talii trafia wydarzenie miejskie { $number }
effect-add-road = do talii trafia wydarzenie drogowe { $number }
effect-open = otwórzcie: { $box }
effect-open-record = kronika miasta zostaje otwarta
effect-other-option = rozpatruje się także drugą opcję
effect-choose = wybierzcie jedno: { $what }
effect-start-each = na początku następnego scenariusza każdy: { $what }
effect-start-one = na początku następnego scenariusza jeden z was: { $what }
start-damage = { $amount } obrażeń
start-discards = { $amount ->
    [one] odrzuca { $amount } kartę
    [few] odrzuca { $amount } karty
   *[other] odrzuca { $amount } kart
 }
start-minus-ones = karty −1 w talii modyfikatorów: { $amount }
start-used-items = zużyte przedmioty ({ $slot }): { $amount }
after-remove = Karta opuszcza grę.
after-return = Karta trafia na spód talii.
after-other = Karta trafia tam, gdzie każe druga opcja.

## Wydarzenia, miejsca, klasy
event-answer = { $letter }: { $label }.
place-line = Scenariusz { $number }, { $what }.
place-city = Z Gloomhaven bez wydarzenia drogowego.
calling-unlock = Po odblokowaniu do talii trafiają wydarzenie miejskie { $number } i wydarzenie drogowe { $number }.
calling-retirement = Po pierwszym przejściu na emeryturę do talii trafiają wydarzenie miejskie { $number } i wydarzenie drogowe { $number }.
achievement-global = Osiągnięcie globalne: { $what }.
achievement-party = Osiągnięcie drużyny: { $what }.

## Zadania osobiste
quest-kills = zabij { $count }: { $monsters }
quest-kills-elite = zabij potwory elitarne: { $count }
quest-kills-different = zabij różne rodzaje potworów: { $count }
quest-item-kills = zabij nim { $count }: { $monsters }
quest-item-found = zdobądź przedmiot { $number }
quest-scenarios-different = ukończ różne scenariusze: { $count }
quest-scenarios-boss = ukończ scenariusze z bossem: { $count }
quest-scenarios-side = ukończ scenariusze poboczne: { $count }
quest-regions = ukończ { $count ->
    [one] { $count } scenariusz tutaj: { $regions }
    [few] { $count } scenariusze tutaj: { $regions }
   *[other] { $count } scenariuszy tutaj: { $regions }
 }
quest-to-the-end = dojdź aż do scenariusza { $number }
quest-items = miej { $count ->
    [one] { $count } przedmiot: { $slots }
    [few] { $count } przedmioty: { $slots }
   *[other] { $count } przedmiotów: { $slots }
 }
quest-gold = miej { $count } zł
quest-donations = ofiaruj świątyni { $count } zł
quest-enhancements = kup ulepszenia: { $count }
quest-checks = zdobądź znaczniki za cele bitewne: { $count }
quest-exhausted = padnij z wyczerpania { $count } razy
quest-others-exhausted = bądź świadkiem wyczerpania innych: { $count } razy
quest-others-quests = bądź świadkiem, jak inni spełniają zadania osobiste: { $count }
quest-in-order = Jedno po drugim.
quest-opens = Nagroda: { $box }.
quest-not-dealt = Nie rozdaje się: jego droga wiedzie poza to pudełko.

## Tabele
tier-line = Poziom dobrobytu { $level } od { $points } punktów.
price-line = Od reputacji { $reputation }: ceny { $change }.
offering-line = Razem ofiarowano { $total } zł: dobrobyt +1.
sticker-line = { $what }: { $price } zł.
spots-line = { $card }: miejsca na naklejki: { $amount }.
term-plus-move = +1 Ruch
term-plus-attack = +1 Atak
term-plus-range = +1 Zasięg
term-plus-shield = +1 Tarcza
term-plus-push = +1 Odepchnięcie
term-plus-pull = +1 Przyciągnięcie
term-plus-pierce = +1 Przebicie
term-plus-retaliate = +1 Odwet
term-plus-heal = +1 Leczenie
term-plus-target = +1 Cel
term-plus-summon-move = +1 Ruch (przywołaniec)
term-plus-summon-attack = +1 Atak (przywołaniec)
term-plus-summon-range = +1 Zasięg (przywołaniec)
term-plus-summon-hp = +1 Życie (przywołaniec)
term-jump = Skok
term-hex = dodatkowe pole

## Co się działo
recap-title = { $campaign }, drużyna { $party }
recap-begun = Drużyna jeszcze nie wyruszyła.
recap-count = { $scenarios ->
    [0] W tym świecie nie ukończono jeszcze żadnego scenariusza
    [one] W tym świecie ukończono { $scenarios } scenariusz
    [few] W tym świecie ukończono { $scenarios } scenariusze
   *[other] W tym świecie ukończono { $scenarios } scenariuszy
 }; poziom dobrobytu { $level }, reputacja { $reputation }.
recap-lately = Ostatnio:
recap-visit = Wyprawa: { $what }.
recap-won = { $what }: wygrana.
recap-lost = { $what }: przegrana.
recap-where-city = Jesteście w Gloomhaven.
recap-where = Jesteście tutaj: { $what }.
recap-underway = Jesteście w drodze: { $what }.
recap-hero = { $who }, poziom { $level }, { $gold } zł. Zadanie: { $quest }.
recap-no-quest = brak
recap-retired = Na emeryturę przeszli już: { $list }.
recap-open = Otwarte drogi: { $list }.
recap-achievements = Osiągnięto: { $list }.
