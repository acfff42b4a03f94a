## Dlaczego odpowiedź nie została przyjęta
illegal-over = Gra się skończyła, nie ma już czego wybierać.
illegal-seat = Teraz nie wybierasz ty: stół czeka na { $seats }.
illegal-no-seat = Przy tym stole nie ma miejsca { $seat }; miejsca to 0 do { $last }.
illegal-shape = Odpowiedź to lista podanych kluczy, a nie { $got }.
illegal-key = „{ $key }” nie ma wśród odpowiedzi na to pytanie.
illegal-blocked = „{ $key }” nie jest teraz możliwe: { $why }
illegal-one = Wybierz dokładnie jedną odpowiedź.
illegal-number = Wybierz od { $least } do { $most } odpowiedzi; podano { $got }.
illegal-twice = „{ $key }” podano dwukrotnie.
illegal-amount = Wybierz liczbę całkowitą od { $least } do { $most }.
illegal-order = Podaj każdą odpowiedź dokładnie raz, w wybranej kolejności.
illegal-numbered = Odpowiedź { $number }: { $why }
illegal-other-question = To odpowiada na { $rule }, ale w tej chwili pada pytanie { $asked }.
illegal-nothing-to-undo = Nie ma czego cofnąć.
illegal-undo-limit = Tę grę wznowiono później; wcześniejszych wyborów nie można już cofnąć.
illegal-nothing-to-redo = Nie ma czego przywrócić.

## Wspólne słowa
seat-numbered = gracz { $number }

## Stół w prostych wierszach
plain-line = { $name }: { $text }
plain-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
