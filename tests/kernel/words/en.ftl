## Questions
ask-ty-draft-1 = Lay a card face down.
ask-ty-bid-1 = How much do you bid, from { $least } to { $most }?
ask-ty-veto-1 = Do you play a veto?
ask-ty-veto-2 = Which card does { $about } burn?
ask-ty-bribe-1 = Do you buy the lead?
ask-ty-sort-1 = In which order do the cards lie?
ask-ty-take-1 = Which card do you take?
ask-ty-meanwhile-1 = You may act between the lines.
ask-ty-meanwhile-4 = Does the top card go under the deck?
ask-ty-act-1 = What do you do?
ask-ty-act-3 = Which cards do you burn, up to { $most }?
ask-ty-act-4 = Who gets a card?
ask-ty-act-5 = Which card do you give?

## Answers
key-lay = lay { $a }
key-veto = play { $a }
key-burn = burn { $a }
key-sweep = burn cards
key-bribe = bribe
key-pass = pass
key-card = { $a }
key-take = take { $a }
key-leave = leave it
key-toss = toss a coin
key-peek = peek
key-bury = bury it
key-rest = rest
key-dare = dare
key-give = give a card away
key-seat = player { $a }

## Chronicle
line-riches = Player { $seat } is rich: the fair is over.
line-shuffle = The discard pile is shuffled.
line-drawn = You draw { $card }.
line-draws = Player { $seat } draws a card.
line-thrown = Player { $seat } throws { $card } away.
line-laid = You lay { $card }.
line-bid = Player { $seat } bids { $coins }.
line-bribe = Player { $seat } buys the lead.
line-leads = Player { $seat } leads for { $coins }.
line-taken = Player { $seat } takes { $card }.
line-toss = Player { $seat } tosses a { $number }.
line-peeked = You see { $card } on top of the deck.
line-peeks = Player { $seat } peeks.
line-buried = Player { $seat } buries a card.
line-rest = Player { $seat } rests.
line-dare = Player { $seat } dares and throws { $number }.
line-given = { $card } goes to player { $seat }.
line-stands = Player { $seat } has { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.

## Reasons and cards
blocked-coins = it costs { $coins } coin.
card-veto = Burns a card of the market.
card-worth = Worth { $number }.
