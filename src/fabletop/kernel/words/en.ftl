## Why an answer is refused
illegal-over = The game is over; there is nothing left to choose.
illegal-seat = It is not your turn to choose: the table waits for { $seats }.
illegal-no-seat = There is no seat { $seat } at this table; the seats are 0 to { $last }.
illegal-shape = An answer is a list of keys as offered, not { $got }.
illegal-key = “{ $key }” is not among the answers to this question.
illegal-blocked = “{ $key }” is not possible now: { $why }
illegal-one = Choose exactly one answer.
illegal-number = Choose between { $least } and { $most } answers; you gave { $got }.
illegal-twice = “{ $key }” was named twice.
illegal-amount = Choose a whole number from { $least } to { $most }.
illegal-order = Name every answer exactly once, in the order you want.
illegal-numbered = Answer { $number }: { $why }
illegal-other-question = This answers { $rule }, but { $asked } is asked by then.
illegal-nothing-to-undo = There is no choice to take back.
illegal-undo-limit = This game was picked up later; choices from before that cannot be taken back.
illegal-nothing-to-redo = There is no choice to bring back.

## Shared words
seat-numbered = player { $number }

## A table in plain lines
plain-line = { $name }: { $text }
plain-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
