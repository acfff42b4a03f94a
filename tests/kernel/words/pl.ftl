## Pytania
ask-ty-draft-1 = Połóż kartę zakrytą.
ask-ty-bid-1 = Ile dajesz, od { $least } do { $most }?
ask-ty-veto-1 = Zagrasz weto?
ask-ty-veto-2 = Którą kartę spali { $about }?
ask-ty-bribe-1 = Kupujesz prowadzenie?
ask-ty-sort-1 = W jakiej kolejności leżą karty?
ask-ty-take-1 = Którą kartę bierzesz?
ask-ty-meanwhile-1 = Możesz tymczasem działać.
ask-ty-meanwhile-4 = Czy wierzchnia karta idzie pod talię?
ask-ty-act-1 = Co robisz?
ask-ty-act-3 = Które karty palisz, najwyżej { $most }?
ask-ty-act-4 = Kto dostanie kartę?
ask-ty-act-5 = Którą kartę dajesz?

## Odpowiedzi
key-lay = połóż { $a }
key-veto = zagraj { $a }
key-burn = spal { $a }
key-sweep = spal karty
key-bribe = łapówka
key-pass = pas
key-card = { $a }
key-take = weź { $a }
key-leave = zostaw
key-toss = rzuć monetą
key-peek = zajrzyj
key-bury = zakop
key-rest = odpocznij
key-dare = zaryzykuj
key-give = oddaj kartę
key-seat = gracz { $a }

## Kronika
line-riches = Gracz { $seat } jest bogaty: koniec targu.
line-shuffle = Odrzucone karty przetasowano.
line-drawn = Dobierasz { $card }.
line-draws = Gracz { $seat } dobiera kartę.
line-thrown = Gracz { $seat } odrzuca { $card }.
line-laid = Kładziesz { $card }.
line-bid = Gracz { $seat } daje { $coins }.
line-bribe = Gracz { $seat } kupuje prowadzenie.
line-leads = Gracz { $seat } prowadzi za { $coins }.
line-taken = Gracz { $seat } bierze { $card }.
line-toss = Gracz { $seat } wyrzuca { $number }.
line-peeked = Na wierzchu talii widzisz { $card }.
line-peeks = Gracz { $seat } zagląda.
line-buried = Gracz { $seat } zakopał kartę.
line-rest = Gracz { $seat } odpoczywa.
line-dare = Gracz { $seat } ryzykuje i wyrzuca { $number }.
line-given = { $card } trafia do gracza { $seat }.
line-stands = Gracz { $seat } ma { $coins ->
    [one] jedną monetę
    [few] { $coins } monety
   *[many] { $coins } monet
}.

## Powody i karty
blocked-coins = to kosztuje { $coins } monetę.
card-veto = Pali kartę z targu.
card-worth = Warta { $number }.
