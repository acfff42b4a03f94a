## Proč se odpověď nepřijímá
illegal-over = Hra skončila, není už co volit.
illegal-seat = Teď nevolíš ty: stůl čeká na { $seats }.
illegal-no-seat = U tohoto stolu není místo { $seat }; místa jsou 0 až { $last }.
illegal-shape = Odpověď je seznam nabídnutých klíčů, ne { $got }.
illegal-key = „{ $key }“ mezi odpověďmi na tuto otázku není.
illegal-blocked = „{ $key }“ teď nejde: { $why }
illegal-one = Zvol právě jednu odpověď.
illegal-number = Zvol { $least } až { $most } odpovědí; bylo jich { $got }.
illegal-twice = „{ $key }“ je uvedeno dvakrát.
illegal-amount = Zvol celé číslo od { $least } do { $most }.
illegal-order = Uveď každou odpověď právě jednou v pořadí, jaké chceš.
illegal-numbered = { $number }. odpověď: { $why }
illegal-other-question = Tohle odpovídá na { $rule }, ale v té chvíli se stůl ptá na { $asked }.
illegal-nothing-to-undo = Není co vzít zpět.
illegal-undo-limit = Tato hra byla obnovena později; volby z dřívějška už zpět vzít nejde.
illegal-nothing-to-redo = Není co vrátit.

## Společná slova
seat-numbered = hráč { $number }

## Stůl v prostých řádcích
plain-line = { $name }: { $text }
plain-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
