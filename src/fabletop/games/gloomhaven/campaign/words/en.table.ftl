### The campaign of Gloomhaven: its pages, and the table of a visit to the city. English.

## The city
web-gc-visit = Parts of a visit
web-gc-phase-town = In town
web-gc-phase-travel = Where next
web-gc-phase-road = On the road
web-gc-phase-out = Set out
web-gc-tab-town = City
web-gc-tab-heroes = Heroes
web-gc-places = Places
web-gc-at-town = City
web-gc-at-map = Map
web-gc-at-shop = Shop
web-gc-at-sanctuary = Sanctuary
web-gc-at-enhancer = Enhancer
web-gc-at-trainer = Trainer
web-gc-at-record = Record
web-gc-at-party = Party
web-gc-note-town = Prosperity level { $level }
web-gc-note-map = { $count ->
    [one] one place open
   *[other] { $count } places open
 }
web-gc-note-shop = { $count ->
    [one] one item
   *[other] { $count } items
 }
web-gc-note-sanctuary = { $gold } gold given so far
web-gc-note-enhancer-open = Stickers for your cards
web-gc-note-enhancer-shut = Nobody here knows how yet
web-gc-note-trainer = { $count ->
    [0] nobody is due
    [one] one hero may rise
   *[other] { $count } heroes may rise
 }
web-gc-note-record = { $count ->
    [0] still sealed
    [one] one chapter read
   *[other] { $count } chapters read
 }
web-gc-note-party = { $count ->
    [0] no heroes yet
    [one] one hero
   *[other] { $count } heroes
 }
web-gc-status-present = with the party
web-gc-status-away = at home
web-gc-status-retired = retired
web-gc-status-dead = dead
web-gc-sheet = { $who }, level { $level }: { $xp } experience, { $gold } gold.
web-gc-gold = Gold
web-gc-hp = Hit points
web-gc-xp = { $now } of { $next } experience
web-gc-checks = Checkmarks to the next perk: { $now } of { $most }
web-gc-perks = Perks
web-gc-pool = Cards: { $count }, of which { $hand } go along
web-gc-quest = Personal quest
web-gc-no-items = no items
web-gc-sell-for = Sell for { $gold } gold.
web-gc-start-damage = { $amount } damage
web-gc-start-discards = { $amount ->
    [one] one card discarded
   *[other] { $amount } cards discarded
 }
web-gc-start-minus = { $amount ->
    [one] one −1 card
   *[other] { $amount } −1 cards
 }
web-gc-act-level-up = Gain a level
web-gc-act-rise = Rise with the city
web-gc-act-retire = Retire
web-gc-act-donate = Donate
web-gc-act-enhance = Enhance
web-gc-act-leave = Stay at home
web-gc-act-come = Come along
web-gc-act-chosen = This one
web-gc-place-open = open
web-gc-place-completed = done
web-gc-place-blocked = closed
web-gc-place-road = a road event on the way
web-gc-place-near = close by, no road event
web-gc-price = { $gold } gold
web-gc-stock = { $count } of { $of } left
web-gc-prices = Prices { $change }
web-gc-prices-plain = Usual prices
web-gc-outside = The party is not in the city.
web-gc-sanctuary-text = Ten gold for the great oak, once a visit. Whoever gives begins the next scenario with two blessings.
web-gc-offerings = { $gold } of { $next } gold on the way to the next sign of gratitude
web-gc-offerings-all = Every sign of gratitude has been given
web-gc-enhancer-text = A sticker stays on its card for good, also for everybody who plays this class later. Choose who pays.
web-gc-enhanced = Enhanced so far
web-gc-enhanced-count = { $who }: { $count } of { $most } cards may carry stickers
web-gc-enhanced-none = no card yet
web-gc-learn = { $who } learns a card
web-gc-purse = { $gold } gold
web-gc-recruit = New heroes
web-gc-nobody = Nobody has joined the party yet.
web-gc-decks = Cards left:
web-gc-record-shut = The city record is still sealed. It opens when the first hero retires.
web-gc-world-achievements = Achievements of the world
web-gc-party-achievements = Achievements of the party
web-gc-boxes = Opened boxes
web-gc-retired-list = Retired
web-gc-none-yet = none yet
web-gc-others = Other parties
web-gc-other-party = { $party }: { $place }
web-gc-prosperity = Prosperity
web-gc-reputation = Reputation
web-gc-event-city = City event
web-gc-event-road = Road event
web-gc-tale-event = What came of it
web-gc-tale-farewell = A farewell
web-gc-tale-box = Unsealed
web-gc-tale-record = City record
web-gc-tale-home = Home from the scenario
web-gc-home-text = What the party has learned and found is on its sheets.
web-gc-retired = { $who } retires
web-gc-read = Go on
web-gc-ready = ready
web-gc-set-out-text = The gate closes behind you. Whatever the party has bought, learned and promised goes along.
