### The campaign of Gloomhaven: its pages, and the table of a visit to the city. English.

## Pages
web-campaign = Campaign
web-campaign-title = A new campaign
web-campaign-text = A party, a city and a map with one mark on it. You visit the city, set out, come home richer or poorer, and go on next week where you stopped.
web-campaign-party = Name of the party
web-campaign-party-hint = as the city will know it
web-campaign-who = Who plays
web-campaign-who-text = Every player keeps one link through the whole campaign. One player may lead several heroes.
web-campaign-variants = Variants
web-campaign-create = Begin the campaign
web-campaign-own = Your campaigns
web-campaign-none-yet = None yet.
web-campaign-chapters = { $count ->
    [0] just begun
    [one] one chapter
   *[other] { $count } chapters
 }
web-campaign-import = Go on from a file
web-campaign-import-text = A campaign file holds everything: world, parties, heroes, decks.
web-campaign-import-file = Campaign file
web-campaign-import-go = Open the campaign
web-campaign-prosperity = Prosperity of the city: { $level }
web-campaign-reputation = Reputation { $amount }
web-campaign-recap = The story so far
web-campaign-chapters-title = Chapters
web-campaign-visit = A visit to the city
web-campaign-look = Look at the table
web-campaign-branch = Branch off before this chapter
web-campaign-branch-now = Branch off here
web-campaign-branch-text = Another campaign begins at this point; this one stays as it is.
web-campaign-export = Save the campaign as a file
web-campaign-add = Another party
web-campaign-add-text = It shares this world: what one party opens, the others find open.
web-campaign-add-go = Found the party
web-campaign-your-link = Your link, for another device
web-campaign-their-link = Link for { $name }
web-campaign-rename = Your name
web-campaign-rename-go = Save
web-campaign-notes = Notes of the party
web-campaign-hero-name = Name of the hero: { $who }
web-campaign-world = The world
web-campaign-achievements = Achievements
web-campaign-retired = Retired heroes
web-campaign-files = File and branches
web-campaign-nobody = No heroes yet.
web-campaign-go-on = Go on
web-campaign-state-begin = The city gate is open.
web-campaign-state-visit = The party is in the city or at a crossroads.
web-campaign-state-scenario = The scenario is under way.
web-campaign-state-out = The party has set out.
web-campaign-state-back = The scenario is over; the party comes home.
web-campaign-go-begin = Enter the city
web-campaign-go-visit = To the city
web-campaign-go-scenario = To the scenario
web-campaign-go-out = Set out
web-campaign-go-back = Come home
web-campaign-none = There is no such campaign.
web-campaign-stranger = This browser has no link to this campaign. Ask whoever began it for yours.
web-campaign-nameless = The party needs a name.
web-campaign-players = A party has 1 to { $most } players, and one of them is you.
web-campaign-file-none = The campaign file is empty.
web-campaign-file = This campaign file cannot be used. { $why }
web-campaign-point = This point of the campaign was not kept.
web-campaign-other-party = You play in another party of this world.

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
