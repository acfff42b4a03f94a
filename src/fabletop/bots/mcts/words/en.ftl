## What the searching bot says about its choice
bot-nothing = nothing
bot-at-once = { $answer }: there is nothing to search for.
bot-best = I would choose: { $answer }. Expected worth { $worth } after { $count ->
        [one] one imagined continuation
       *[other] { $count } imagined continuations
    }.
bot-other = Instead, { $answer }: { $less } less.
bot-other-even = Instead, { $answer }: about as good.
bot-other-seldom = Instead, { $answer }: { $more } more, but looked at only { $count ->
        [one] once
       *[other] { $count } times
    }, which is not enough to trust it.
bot-close = The difference is too small to be sure of it.
bot-fear-reply = I fear that player { $player } answers “{ $answer }”: that costs { $loss }.
bot-fear-luck = I fear bad luck: in the worst tenth of the cases it costs { $loss }.
bot-costly = Round { $round }: you chose “{ $chosen }”; “{ $better }” would have been better by about { $cost }.
bot-costly-none = I have found no choice that was clearly worse than another.
bot-scale = The numbers are those by which the bot reckons a position in this game.
