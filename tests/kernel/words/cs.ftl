## Otázky
ask-ty-draft-1 = Polož kartu lícem dolů.
ask-ty-bid-1 = Kolik nabízíš, od { $least } do { $most }?
ask-ty-veto-1 = Zahraješ veto?
ask-ty-veto-2 = Kterou kartu spálí { $about }?
ask-ty-bribe-1 = Koupíš si vedení?
ask-ty-sort-1 = V jakém pořadí karty leží?
ask-ty-take-1 = Kterou kartu si bereš?
ask-ty-meanwhile-1 = Mezitím smíš jednat.
ask-ty-meanwhile-4 = Jde vrchní karta pod balíček?
ask-ty-act-1 = Co uděláš?
ask-ty-act-3 = Které karty spálíš, nejvýš { $most }?
ask-ty-act-4 = Kdo dostane kartu?
ask-ty-act-5 = Kterou kartu dáš?

## Odpovědi
key-lay = polož { $a }
key-veto = zahraj { $a }
key-burn = spal { $a }
key-sweep = spal karty
key-bribe = úplatek
key-pass = dál
key-card = { $a }
key-take = vezmi { $a }
key-leave = nech ji být
key-toss = hoď mincí
key-peek = nahlédni
key-bury = zahrab ji
key-rest = odpočiň si
key-dare = riskni to
key-give = daruj kartu
key-seat = hráč { $a }

## Kronika
line-riches = Hráč { $seat } je bohatý: trh končí.
line-shuffle = Odhozené karty se zamíchaly.
line-drawn = Lízl sis { $card }.
line-draws = Hráč { $seat } si líže kartu.
line-thrown = Hráč { $seat } odhazuje { $card }.
line-laid = Pokládáš { $card }.
line-bid = Hráč { $seat } nabízí { $coins }.
line-bribe = Hráč { $seat } si koupil vedení.
line-leads = Hráč { $seat } vede za { $coins }.
line-taken = Hráč { $seat } si bere { $card }.
line-toss = Hráč { $seat } hází { $number }.
line-peeked = Navrchu balíčku vidíš { $card }.
line-peeks = Hráč { $seat } nahlíží.
line-buried = Hráč { $seat } zahrabal kartu.
line-rest = Hráč { $seat } odpočívá.
line-dare = Hráč { $seat } riskuje a hází { $number }.
line-given = { $card } dostává hráč { $seat }.
line-stands = Hráč { $seat } má { $coins ->
    [one] jednu minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}.

## Důvody a karty
blocked-coins = stojí to { $coins } minci.
card-veto = Spálí kartu z trhu.
card-worth = Má cenu { $number }.
